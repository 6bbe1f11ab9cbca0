//! A game under way that another one replaces: the players are told where it is, and can have it
//! back. It is asked about only where it would be lost, or where a link wants its place.

use rochade_table::{Intent, saved};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::first::First;
use super::panels::PanelEvent;
use super::{GameTable, Msg, Redraw};
use crate::components::notice::Offer;
use crate::embed::Mode;
use crate::refusal::refusal;
use crate::store::{Held, Missed};

impl GameTable {
    /// Begins a game; where that would lose the one on the board, only if the players let it.
    pub(super) fn start_if(&mut self, ctx: &Context<Self>, begin: Intent, drawn: String) -> Redraw {
        if self.mode != Mode::Own || self.autosave.unkept().is_none() {
            return self.start(ctx, begin, drawn);
        }
        let may_start = ctx.link().callback(move |may| {
            Msg::Panel(PanelEvent::MayStart(may, begin.clone(), drawn.clone()))
        });
        self.ask_to_replace(may_start)
    }

    /// Begins a game, and says what has become of the one before, and what the lot has said.
    pub(super) fn start(&mut self, ctx: &Context<Self>, begin: Intent, drawn: String) -> Redraw {
        self.panels.close_all();
        self.leave_practice();
        self.first = First::Play;
        self.deciding = None;
        let before = self.note_under_way();
        self.leave_reading();
        self.apply(ctx, begin);
        self.tell_replaced(before);
        if !drawn.is_empty() {
            self.messages.tell_first("lot", drawn);
        }
        Redraw::Yes
    }

    /// Returns the name of the game on the board, if it is under way, and keeps it with the times
    /// that the players have left now.
    pub(super) fn note_under_way(&mut self) -> Option<String> {
        if self.mode != Mode::Own || !self.session.is_unfinished() {
            return None;
        }
        self.session.note_time();
        self.save(false);
        let is_kept = self.autosave.unkept().is_none();
        is_kept.then(|| self.store.current())
    }

    /// Says where the game is that has been replaced, if one was, and that it can come back.
    pub(super) fn tell_replaced(&mut self, before: Option<String>) {
        self.replaced = before.filter(|before| *before != self.store.current());
        if self.replaced.is_some() {
            self.messages
                .tell("replaced", self.texts.replaced().to_owned());
            self.messages.offer(Offer::UndoNewGame);
        }
    }

    /// Lets the game that was replaced come back, if no other tab has it.
    pub(super) fn undo_new_game(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some(name) = self.replaced.take() else {
            return Redraw::No;
        };
        let (store, link) = (self.store.clone(), ctx.link().clone());
        spawn_local(async move {
            let listed = store.games().into_iter().find(|game| game.name == name);
            let held = match &listed {
                Some(game) => store.hold(game).await,
                None => Err(Missed::Gone),
            };
            link.send_message(Msg::Panel(PanelEvent::Back(held.map(Box::new))));
        });
        Redraw::No
    }

    /// Puts the game that was replaced on the board as it was, or says why not.
    pub(super) fn put_back(&mut self, held: Result<Box<Held>, Missed>) -> Redraw {
        let held = match held {
            Ok(held) => held,
            Err(Missed::Elsewhere) => return self.tell(self.texts.elsewhere()),
            Err(Missed::Gone | Missed::Changed) => return self.tell(self.texts.gone()),
        };
        let table = match saved::read(&held.entry.saved) {
            Ok(table) => table,
            Err(reason) => return self.tell(refusal(self.texts, reason)),
        };
        let (near, is_linked) = (held.entry.near, held.entry.linked);
        self.store.choose(*held);
        self.put_on_board(table, false, true);
        if is_linked {
            self.link();
        }
        if near < self.session.view().seats.len() {
            self.seat_near(near);
        }
        Redraw::Yes
    }
}
