//! What comes to the table, and what comes of it: everything new is shown, said, heard and kept.

use std::rc::Rc;

use rochade_table::saved::{self, Comparison};
use rochade_table::{Answer, Happening, Intent, PromptKind, Review, Table, View};
use yew::prelude::*;

use super::{GameTable, why_not};
use crate::{page, root, sound, words};

/// No opening has a name after more plies.
const OPENING: usize = 40;

impl GameTable {
    /// Hands an intent to the table; whether there is anything new to draw.
    pub(super) fn apply(&mut self, ctx: &Context<Self>, intent: Intent) -> bool {
        let starts = matches!(intent, Intent::Start(_));
        let lets_go = matches!(intent, Intent::LetGo(_));
        // The next touch ends what the last one was told.
        let blamed = matches!(intent, Intent::Touch(_)) && self.blame.take().is_some();
        let touched = why_not::touched(&intent);
        let (intent, typed) = self.in_english(intent);
        // Time first, so that a flag falls before what comes after it.
        let mut happenings = self.table.tell_time(page::now());
        let reply = self.table.apply(intent);
        if starts && reply.is_ok() {
            self.near_player = 0;
        }
        let why = touched.and_then(|square| self.why_not(ctx, square, &reply));
        let refusal = reply.as_ref().err();
        let explained = refusal.and_then(|refusal| self.explain(refusal, typed.as_deref()));
        let did_nothing = reply.as_ref().is_ok_and(Vec::is_empty);
        let old_message = self.message.clone();
        if let Some((text, blame)) = why {
            self.tell("why", text);
            self.show_blame(ctx, blame);
        } else if let Some(text) = explained {
            self.tell("typed", text);
        } else if !(lets_go && did_nothing) {
            // What a touch has led to is still to be read when the hand lets go.
            self.message = None;
        }
        happenings.extend(reply.unwrap_or_default());
        self.take_in(happenings) || self.message != old_message || blamed
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
        self.look();
        sound::tell(&happenings);
        self.keep(happenings.contains(&Happening::Began));
        self.say(&happenings);
        true
    }

    /// Puts a game that comes from elsewhere on the board.
    pub(super) fn put_on_board(&mut self, table: Table, sent: bool) {
        let comparison = saved::compare(&self.table, &table);
        self.table = table;
        self.message = None;
        self.look();
        let near = self.view.seats.iter().find(|seat| sent && seat.to_move);
        self.near_player = near.map_or(0, |seat| seat.player_number);
        let goes_on = matches!(comparison, Comparison::Same | Comparison::TheirsGoesOn(_));
        self.keeper.forget();
        self.keep(!goes_on);
    }

    /// Sees how the table stands now, and tells the outside.
    fn look(&mut self) {
        let before = std::mem::replace(&mut self.view, Rc::new(self.table.view()));
        self.clocks
            .resize_with(self.view.seats.len(), NodeRef::default);
        root::publish(&self.view);
        let same = Rc::ptr_eq(&before.entries, &self.view.entries)
            && before.shown_ply == self.view.shown_ply;
        if self.move_table_open && !same {
            self.list_positions();
        }
    }

    /// Lists the positions by which openings have their names.
    pub(super) fn list_positions(&mut self) {
        self.positions = Rc::new(self.table.positions(OPENING));
    }

    /// Keeps the game on the device; `begins` says that it is another one than before.
    pub(super) fn keep(&mut self, begins: bool) {
        self.keeper
            .keep(&self.table, &self.view, self.near_player, begins);
    }
}

/// The questions and looks back that stand in the move table, and how each is ended when it is closed.
pub(super) fn pending_in_move_table(view: &View) -> Vec<Intent> {
    let asked = view.prompts.iter().map(|prompt| prompt.question);
    let asked = asked.filter(|question| question.kind == PromptKind::Resign);
    let cancels = asked.map(|question| Intent::Answer(question, Answer::Cancel));
    let back = (view.shown_ply < view.plies).then_some(Intent::Review(Review::Last));
    cancels.chain(back).collect()
}
