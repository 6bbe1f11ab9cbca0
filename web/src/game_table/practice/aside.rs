//! The game that is put aside during an exercise in the rules.

use rochade_table::{ClockState, Intent};
use yew::prelude::*;

use crate::game_table::GameTable;
use crate::game_table::embedded::OnShow;
use crate::game_table::first::First;
use crate::game_table::reading::Reading;
use crate::game_table::session::Session;

/// The game that is put aside, with what was shown of it.
pub(super) struct Aside {
    session: Session,
    /// The reading view, if it was open.
    reading: Option<Reading>,
    /// The replay or puzzle of an embedded board.
    replayed: OnShow,
    /// The game that another player sent, to be answered.
    answering: Option<String>,
    /// The game that was replaced, and can be had back.
    replaced: Option<String>,
    /// The state of the first screen.
    first: First,
    /// Whether the move table was open.
    move_table_open: bool,
}

impl GameTable {
    /// Puts the game aside: its running clock is paused, and it is saved. A look back, and
    /// positions of the device's own games, are closed.
    pub(super) fn put_aside(&mut self, ctx: &Context<Self>) -> Aside {
        let own = self.reading.as_ref().is_some_and(|it| it.kept.is_some());
        if own {
            self.leave_reading();
            self.session.refresh_view();
        } else {
            self.drop_look_back();
        }
        let clock = self.session.view().clock.as_ref();
        if clock.is_some_and(|clock| clock.state == ClockState::Running) {
            self.apply(ctx, Intent::Pause);
        }
        self.apply(ctx, Intent::Cancel);
        self.session.note_time();
        self.save(false);
        self.clear_board();
        self.deciding = None;
        let (table, near) = (self.session.table().clone(), self.session.near_player());
        let linked = self.session.is_linked();
        let session = std::mem::replace(&mut self.session, Session::new(table, near, linked));
        Aside {
            session,
            reading: self.reading.take(),
            replayed: self.embedding.put_aside(),
            answering: self.answering.take(),
            replaced: self.replaced.take(),
            first: self.first,
            move_table_open: std::mem::take(&mut self.move_table_open),
        }
    }

    /// Puts the game back on the table.
    pub(super) fn put_back_aside(&mut self, aside: Aside) {
        let Aside {
            session,
            reading,
            replayed,
            answering,
            replaced,
            first,
            move_table_open,
        } = aside;
        self.clear_board();
        self.blame = None;
        self.session = session;
        self.reading = reading;
        self.embedding.put_back(replayed);
        self.answering = answering;
        self.replaced = replaced;
        self.first = first;
        self.move_table_open = move_table_open;
        self.deciding = None;
        self.session.refresh_view();
        self.clocks.seat(self.session.view().seats.len());
    }

    /// Returns the session of the game, whether it is on the table or put aside.
    pub(in super::super) fn players_session(&self) -> &Session {
        match &self.practicing {
            Some(practicing) => &practicing.aside.session,
            None => &self.session,
        }
    }
}
