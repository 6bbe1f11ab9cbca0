//! Hints: what a computer would play for a person, shown in two steps (opponent.md, section 1,
//! point 5).

use rochade_table::{Intent, Seat, SquareId};
use yew::prelude::*;

use super::asked::What;
use crate::game_table::{GameTable, Redraw};

/// A hint that was asked for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hinting {
    seat: Seat,
    /// Where in the game.
    position: String,
    /// The number of the question; 0 once it is answered.
    number: u32,
    /// Over which squares the man would move.
    path: Vec<SquareId>,
    /// Whether the whole move is shown, and not only its man.
    whole: bool,
}

impl Hinting {
    /// Returns whether the worker has not answered yet.
    pub(super) fn is_asked(&self) -> bool {
        self.number > 0
    }
}

impl GameTable {
    /// A seat wants a hint: first the man, then its move.
    pub(in super::super) fn want_hint(&mut self, ctx: &Context<Self>, seat: Seat) -> Redraw {
        let can = self
            .session
            .view()
            .seat(seat)
            .is_some_and(|seat| seat.can_take_hint);
        if !can {
            return Redraw::No;
        }
        match &mut self.computers.hinting {
            Some(hinting) if hinting.is_asked() => Redraw::No,
            Some(hinting) => {
                hinting.whole = true;
                self.show_hint(ctx);
                Redraw::Yes
            }
            None => {
                let position = self.session.view().position.clone();
                let number = self.ask_worker(ctx, seat, What::Hint);
                self.computers.hinting = number.map(|number| Hinting {
                    seat,
                    position,
                    number,
                    path: Vec::new(),
                    whole: false,
                });
                Redraw::when(self.computers.missing.is_some())
            }
        }
    }

    /// The worker has found what it would play: that counts as a hint.
    pub(super) fn take_hint(
        &mut self,
        ctx: &Context<Self>,
        number: u32,
        path: Vec<SquareId>,
    ) -> Redraw {
        let Some(hinting) = &mut self.computers.hinting else {
            return Redraw::No;
        };
        if hinting.number != number || path.is_empty() {
            return Redraw::No;
        }
        (hinting.number, hinting.path) = (0, path);
        let seat = hinting.seat;
        let (_, reply) = self.session.apply(Intent::TakeHint(seat));
        if reply.is_err() {
            self.computers.hinting = None;
            return Redraw::No;
        }
        self.save(false);
        self.show_hint(ctx);
        Redraw::Yes
    }

    /// Marks on the board what the hint shows, and says it.
    fn show_hint(&mut self, ctx: &Context<Self>) {
        let Some(Hinting { path, whole, .. }) = &self.computers.hinting else {
            return;
        };
        let shown = if *whole { &path[..] } else { &path[..1] };
        let view = self.session.view();
        let said = self.spoken(ctx).path(self.texts, view, shown);
        let said = self.texts.hint_said(&said);
        self.session.hint(shown.to_vec());
        self.messages.say(said);
    }

    /// Takes the marks of a hint away once another position is on the board.
    pub(super) fn drop_old_hint(&mut self) -> Redraw {
        let position = &self.session.view().position;
        let is_old = |hinting: &Hinting| hinting.position != *position;
        let is_old = self.computers.hinting.as_ref().is_some_and(is_old);
        if is_old {
            self.computers.hinting = None;
            self.session.hint(Vec::new());
        }
        Redraw::when(is_old)
    }
}
