//! The review of a game as the device keeps it, so that a look back goes on after the page was
//! loaded again.

use rochade_review::Review;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::work::LookBackEvent;
use super::{LookBack, State};
use crate::game_table::{GameTable, Msg};
use crate::store::reviews;

/// The last review, for devices that keep nothing.
#[derive(Clone)]
pub(in super::super) struct Found {
    /// The game's name in the store.
    name: String,
    /// The number of events in the game's record when it was reviewed.
    events: usize,
    /// The text of the review.
    text: String,
}

impl GameTable {
    /// Looks up the review that the device keeps of the game, if it keeps one.
    pub(super) fn find_kept_review(&self, ctx: &Context<Self>) {
        let Some(look) = &self.look_back else {
            return;
        };
        let (name, events) = (look.name.clone(), look.events);
        let known = self.last_review.clone();
        let known = known.filter(|last| (&last.name, last.events) == (&name, events));
        if let Some(Found { text, .. }) = known {
            let kept = LookBackEvent::Kept { name, text };
            ctx.link().send_message(Msg::LookBack(kept));
            return;
        }
        ctx.link().send_future(async move {
            let found = reviews::find(&[(&name, events)]).await;
            let text = found.into_iter().next().unwrap_or_default();
            Msg::LookBack(LookBackEvent::Kept { name, text })
        });
    }

    /// Stores the review on the device, as far as it has come.
    pub(super) fn keep_review(&mut self) {
        let has_found = |look: &&LookBack| !look.review.positions.is_empty();
        let found = self.look_back.as_ref().filter(has_found);
        if let Some(look) = found {
            let found = Found {
                name: look.name.clone(),
                events: look.events,
                text: look.review.to_string(),
            };
            self.last_review = Some(found.clone());
            let Found { name, events, text } = found;
            spawn_local(async move { reviews::keep(&name, events, &text).await });
        }
    }

    /// Goes on from a review that was kept, or shows it, if it is complete.
    pub(super) fn take_kept_review(&mut self, ctx: &Context<Self>, name: &str, text: String) {
        let Some(look) = &mut self.look_back else {
            return;
        };
        if look.name != name || !matches!(look.state, State::Opening) {
            return;
        }
        if let Ok(review) = Review::read(&text) {
            look.review = review;
        }
        if look.review.is_done {
            self.finish_look_back(ctx);
        } else {
            self.look_on_from(ctx);
        }
    }

    /// Returns the number of events in the record of the game on the board, or of the one that is
    /// read.
    pub(in super::super) fn events_kept(&self) -> usize {
        match &self.reading {
            Some(reading) => reading.entry.events.unwrap_or_default(),
            None => self.session.table().record().events.len(),
        }
    }
}
