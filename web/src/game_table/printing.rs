//! What is printed of a game: all of its moves, whatever the screen shows of them.

use std::rc::Rc;

use rochade_table::{Entry, Seat};
use yew::prelude::*;

use super::{GameTable, paper};
use crate::components::replay::{self, Shown};
use crate::notation::Notation;
use crate::printed::Printed;
use crate::settings::Setting;
use crate::words::Spoken;

/// What is to be printed.
pub(super) enum Printable {
    /// The game that is replayed.
    Replayed(Shown),
    /// The moves on the table, and whether the game has ended.
    Played(Rc<Vec<Entry>>, bool),
}

impl PartialEq for Printable {
    fn eq(&self, other: &Printable) -> bool {
        match (self, other) {
            (Printable::Replayed(shown), Printable::Replayed(other)) => shown == other,
            (Printable::Played(moves, over), Printable::Played(others, other)) => {
                Rc::ptr_eq(moves, others) && over == other
            }
            _ => false,
        }
    }
}

impl GameTable {
    /// Returns what is to be printed.
    pub(super) fn printable(&self, ctx: &Context<Self>) -> Printable {
        let view = self.session.view();
        match self.show_replayed(ctx) {
            Some(replayed) => Printable::Replayed(replayed.shown),
            None => Printable::Played(view.entries.clone(), view.outcome.is_some()),
        }
    }

    /// Writes what is to be printed.
    pub(super) fn printed(&self, ctx: &Context<Self>) -> Printed {
        let notation = self.notation_in_text(ctx);
        match self.printable(ctx) {
            Printable::Replayed(Shown::Game(game)) => {
                replay::printed(self.texts, &game.0, notation)
            }
            Printable::Replayed(_) => Printed::default(),
            Printable::Played(..) => {
                Printed::of_table(self.texts, self.session.view(), self.first_seat(), notation)
            }
        }
    }

    /// Lets the page be printed with the game that is on the board now.
    pub(super) fn lay_out_on_paper(&self, ctx: &Context<Self>) {
        if let Some(paper) = &self.paper {
            let notation = self.notation_in_text(ctx);
            paper.lay_out(match self.printable(ctx) {
                Printable::Replayed(Shown::Game(game)) => paper::Game::Read(game, notation),
                _ => paper::Game::Played(self.session.view().clone(), self.first_seat(), notation),
            });
        }
    }

    fn first_seat(&self) -> Seat {
        self.session.table().record().start.laws.first_seat()
    }

    /// Returns how moves are written beside the board. The moves of more than two have no pictures:
    /// they are written with the letters of the page's language, but where others are chosen.
    pub(super) fn notation(&self, ctx: &Context<Self>) -> Notation {
        if self.session.view().seats.len() > 2 {
            return self.notation_in_text(ctx);
        }
        Notation::named(ctx.props().settings.get(Setting::Notation))
    }

    /// Returns how moves are spoken.
    pub(super) fn spoken(&self, ctx: &Context<Self>) -> Spoken {
        match ctx.props().settings.get(Setting::Spoken) {
            "letters" => Spoken::Letters,
            "written" => Spoken::Written(self.notation(ctx)),
            _ => Spoken::Words,
        }
    }

    /// Returns how moves are written in running text.
    pub(super) fn notation_in_text(&self, ctx: &Context<Self>) -> Notation {
        let notation = ctx.props().settings.get(Setting::Notation);
        Notation::in_text(notation, self.texts.letters())
    }
}
