//! What comes to the table, and what comes of it: everything new is shown, said, heard and kept.

use std::rc::Rc;

use rochade_table::saved::{self, Comparison};
use rochade_table::{Happening, Intent, Table};
use web_sys::HtmlFormElement;

use super::App;
use crate::{new_game, page, sound, tools, why, words};

impl App {
    /// Starts the sitting that the "New game" panel describes.
    pub(super) fn submit(&mut self, form: &HtmlFormElement) -> bool {
        let Some((start, by_lot)) = new_game::read(self.texts, form) else {
            return false;
        };
        let first = start.players.first();
        let white = first.map_or_else(String::new, |player| player.name.clone());
        self.asking_new_game = false;
        self.apply(Intent::Start(start));
        if by_lot && !white.is_empty() {
            self.tell("lot", self.texts.lot_drawn(&white));
        }
        true
    }

    /// Hands an intent to the table; whether there is anything new to draw.
    pub(super) fn apply(&mut self, intent: Intent) -> bool {
        let starts = matches!(intent, Intent::Start(_));
        let lets_go = matches!(intent, Intent::LetGo(_));
        let touched = why::touched(&intent);
        let (intent, typed) = self.in_english(intent);
        // Time first, so that a flag falls before what comes after it.
        let mut happenings = self.table.tell_time(page::now());
        let reply = self.table.apply(intent);
        if starts && reply.is_ok() {
            self.near_player = 0;
        }
        let why_not = touched
            .and_then(|square| why::answer(&self.table, &self.view, self.texts, square, &reply));
        let refusal = reply.as_ref().err();
        let explained = refusal.and_then(|refusal| self.explain(refusal, typed.as_deref()));
        let did_nothing = reply.as_ref().is_ok_and(Vec::is_empty);
        let old_notice = self.notice.clone();
        if let Some(text) = why_not {
            self.tell("why", text);
        } else if let Some(text) = explained {
            self.tell("typed", text);
        } else if !(lets_go && did_nothing) {
            // What a touch has led to is still to be read when the hand lets go.
            self.notice = None;
        }
        happenings.extend(reply.unwrap_or_default());
        self.take_in(happenings) || self.notice != old_notice
    }

    /// A typed move in the letters that the rules read, and as it was typed; anything else as it is.
    fn in_english(&self, intent: Intent) -> (Intent, Option<String>) {
        match intent {
            Intent::Type(typed) => {
                let english = words::typed(self.texts, self.view.game, &typed);
                (Intent::Type(english), Some(typed))
            }
            other => (other, None),
        }
    }

    /// Shows and says what happened; whether anything did.
    pub(super) fn take_in(&mut self, happenings: Vec<Happening>) -> bool {
        if happenings.is_empty() {
            return false;
        }
        let plies = self.view.plies;
        self.view = Rc::new(self.table.view());
        if self.view.plies != plies {
            tools::clear();
        }
        page::publish(&self.view);
        sound::of(&happenings);
        self.keep(happenings.contains(&Happening::Began));
        self.say(&happenings);
        true
    }

    /// Puts a game that comes from elsewhere on the board.
    pub(super) fn open(&mut self, table: Table, sent: bool) {
        let comparison = saved::compare(&self.table, &table);
        self.table = table;
        self.notice = None;
        self.view = Rc::new(self.table.view());
        page::publish(&self.view);
        let near = self.view.seats.iter().find(|seat| sent && seat.to_move);
        self.near_player = near.map_or(0, |seat| seat.player_number);
        let goes_on = matches!(comparison, Comparison::Same | Comparison::TheirsGoesOn(_));
        self.keeper.forget();
        self.keep(!goes_on);
    }

    /// Keeps the game on the device; `begins` says that it is another one than before.
    pub(super) fn keep(&mut self, begins: bool) {
        self.keeper
            .keep(&self.table, &self.view, self.near_player, begins);
    }
}
