//! Questions that keys on the board put ([`Ask`]): each is answered in words, and changes nothing.

use rochade_table::{Seat, SeatView, SquareId};
use yew::prelude::*;

use super::{GameTable, Redraw};
use crate::command::Ask;
use crate::say::asked;
use crate::words;

impl GameTable {
    /// Answers a question about the game. While the board is veiled, nobody hears how it stands.
    pub(super) fn answer(&mut self, ctx: &Context<Self>, ask: &Ask) -> Redraw {
        let (texts, view) = (self.texts, self.session.view());
        let spoken = self.spoken(ctx);
        let is_open = matches!(ask, Ask::Turn | Ask::Times | Ask::Keys);
        let said = match ask {
            _ if self.is_veiled() && !is_open => texts.paused().to_owned(),
            Ask::LastMove => asked::last_move(texts, view, spoken),
            Ask::Turn => asked::turn(texts, view),
            Ask::Times => self.times(ctx),
            Ask::WhichMen => texts.asked_which_men().to_owned(),
            Ask::Men(kind) => asked::men(texts, view, *kind),
            Ask::Moves(square) => self.moves_from(*square),
            Ask::WhichLine => texts.asked_which_line().to_owned(),
            Ask::Line(line) => asked::line(texts, view, line),
            Ask::Captured => asked::captured(texts, view),
            Ask::Reply => asked::reply(texts, view, self.only_person(), spoken),
            Ask::Keys => texts.asked_keys().to_owned(),
        };
        self.messages.say(said);
        Redraw::No
    }

    /// Returns where the man on a square can go at the moment that is shown, or why nowhere.
    fn moves_from(&self, square: SquareId) -> String {
        let (view, table) = (self.session.view(), self.session.table());
        let earlier = (view.shown_ply < view.plies).then(|| table.until(view.shown_ply));
        let earlier = earlier.flatten();
        let table = earlier.as_ref().unwrap_or(table);
        let why = table.why_not(square, None);
        let why = why.and_then(|why| words::why(self.texts, view, &why));
        asked::moves(self.texts, view, square, &table.steps(), why)
    }

    /// Returns the seat of the one person who plays against computers, if there is one.
    fn only_person(&self) -> Option<Seat> {
        let is_person = |seat: &&SeatView| seat.player.computer.is_none();
        let mut persons = self.session.view().seats.iter().filter(is_person);
        let person = persons.next()?;
        persons.next().is_none().then_some(person.seat)
    }
}
