//! The mistake in a game against computers that is over: the worker looks for it, and the game goes
//! back to before it, as moves are taken back.

use rochade_table::{Happening, Intent, Seat};
use yew::prelude::*;

use super::asked::What;
use crate::game_table::{GameTable, Redraw};

/// What is known of the mistake in a game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Judged {
    over: Over,
    /// The number of the question; 0 once it is answered.
    number: u32,
    /// How many plies stood before it.
    ply: Option<usize>,
}

/// A game that is over and can go back.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Over {
    /// The person's seat.
    seat: Seat,
    /// Games of the sitting before this one, and events in it.
    games: u32,
    events: usize,
}

impl GameTable {
    /// Returns the ply of the person's mistake, if the game is over and can go back to before it.
    pub(super) fn mistake(&self) -> Option<usize> {
        self.computers.judged.as_ref()?.ply
    }

    /// Forgets the mistake of a game that is no longer so on the board, and ends the search for it.
    pub(super) fn forget_mistake(&mut self) -> Redraw {
        let over = self.over();
        let is_old = |judged: &mut Judged| Some(judged.over) != over;
        let Some(old) = self.computers.judged.take_if(is_old) else {
            return Redraw::No;
        };
        if old.number > 0 {
            self.computers.worker = None;
        }
        Redraw::when(old.ply.is_some())
    }

    /// Asks the worker for the mistake in a game that is over.
    pub(super) fn look_for_mistake(&mut self, ctx: &Context<Self>) {
        let Some(over) = self.over().filter(|_| self.computers.judged.is_none()) else {
            return;
        };
        let number = self.ask_worker(ctx, over.seat, What::Mistake);
        self.computers.judged = Some(Judged {
            over,
            number: number.unwrap_or_default(),
            ply: None,
        });
    }

    /// Notes what the worker has found.
    pub(super) fn take_mistake(&mut self, number: u32, ply: Option<usize>) -> Redraw {
        match &mut self.computers.judged {
            Some(judged) if judged.number == number => {
                (judged.number, judged.ply) = (0, ply);
                Redraw::when(ply.is_some())
            }
            _ => Redraw::No,
        }
    }

    /// Gives up looking for the mistake: without a worker there is none to go back to.
    pub(super) fn miss_mistake(&mut self) {
        if let Some(judged) = &mut self.computers.judged {
            judged.number = 0;
        }
    }

    /// Takes moves back until the person's mistake is to be made again.
    pub(in super::super) fn go_back_before_mistake(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some((over, ply)) = self.over().zip(self.mistake()) else {
            return Redraw::No;
        };
        let mut last = None;
        while self.session.table().plies() > ply {
            let (_, reply) = self.session.apply(Intent::AskTakeBack(over.seat));
            let happened = reply.unwrap_or_default().into_iter();
            let mut back = happened.filter(|it| matches!(it, Happening::TakenBack(_)));
            match back.next() {
                Some(back) => last = Some(back),
                None => break,
            }
        }
        // What is said of each step would be said of the last one only.
        self.take_in(ctx, Vec::from_iter(last))
    }

    /// Returns the game on the board, if it is over and its person can take moves back.
    fn over(&self) -> Option<Over> {
        let view = self.session.view();
        let is_over = view.outcome.is_some() && self.takes_moves() && !self.is_to_be_solved();
        let mut seats = view.seats.iter().filter(|_| is_over);
        let seat = seats.find(|seat| seat.can_ask_take_back)?.seat;
        Some(Over {
            seat,
            games: self.session.table().sitting().games_before,
            events: self.events(),
        })
    }
}
