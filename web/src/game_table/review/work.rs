//! The worker that looks back: it tells what it has found after each position, and is ended by
//! dropping it.

use rochade_review::Review;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::{LookBack, State};
use crate::game_table::due::{Due, after};
use crate::game_table::{GameTable, Msg, Redraw};
use crate::platform::worker::{self, Answers, WorkerFailed};

/// The name of the worker, which is the computers', too.
const WORKER: &str = "opponent";

/// The number of positions after which the review is kept and shown again.
const OFTEN: usize = 4;

/// How long a worker may be silent, in milliseconds: until it is loaded, and from one position to
/// the next.
const SILENT: u32 = 20_000;

/// An event of a look back.
#[derive(Debug)]
pub(crate) enum LookBackEvent {
    /// The device has answered whether it keeps a review of a game.
    Kept {
        /// The game's name in the store.
        name: String,
        /// The text of that review; empty if there is none.
        text: String,
    },
    /// The worker has gone on with the review of a game.
    Found {
        /// The game's name in the store.
        name: String,
        /// The text of the review.
        text: String,
        /// The share of the work that is done, in percent.
        percent: u32,
    },
    /// The worker could not be loaded, or broke down.
    Failed,
}

impl GameTable {
    /// Takes in an event of a look back.
    pub(in super::super) fn hear_look_back(
        &mut self,
        ctx: &Context<Self>,
        event: LookBackEvent,
    ) -> Redraw {
        match event {
            LookBackEvent::Kept { name, text } => self.take_kept_review(ctx, &name, text),
            LookBackEvent::Found {
                name,
                text,
                percent,
            } => return self.take_found(ctx, &name, text, percent),
            LookBackEvent::Failed => return self.fail_look_back(),
        }
        Redraw::Yes
    }

    /// Ends the work, since the worker is missing, or silent.
    pub(in super::super) fn fail_look_back(&mut self) -> Redraw {
        let looks = |look: &&mut LookBack| matches!(look.state, State::Looking { .. });
        let Some(look) = self.look_back.as_mut().filter(looks) else {
            return Redraw::No;
        };
        look.state = State::Failed;
        let told = self.texts.computer_missing().to_owned();
        self.messages.say(told);
        Redraw::Yes
    }

    /// Lets a worker go on with the review, from as far as it has come.
    pub(super) fn look_on_from(&mut self, ctx: &Context<Self>) {
        let Some(look) = &mut self.look_back else {
            return;
        };
        let so_far = look.review.to_string();
        let parts = [
            ("id", &1.into()),
            ("saved", &look.saved.as_str().into()),
            ("reviews", &true.into()),
            ("review", &so_far.as_str().into()),
        ];
        look.state = match worker::start(WORKER, &parts) {
            Ok((_worker, answers)) => {
                let tell = ctx.link().callback(Msg::LookBack);
                spawn_local(hear(answers, look.name.clone(), tell));
                State::Looking {
                    _worker,
                    percent: 0,
                    silence: after(SILENT, ctx, Due::LookBackIsSilent),
                }
            }
            Err(_) => State::Failed,
        };
        self.messages.say(self.texts.review_looking());
    }

    fn take_found(
        &mut self,
        ctx: &Context<Self>,
        name: &str,
        text: String,
        percent: u32,
    ) -> Redraw {
        let Some(look) = &mut self.look_back else {
            return Redraw::No;
        };
        let LookBack { state, .. } = look;
        let State::Looking {
            percent: so_far,
            silence,
            ..
        } = state
        else {
            return Redraw::No;
        };
        if look.name != name {
            return Redraw::No;
        }
        let Ok(review) = Review::read(&text) else {
            return self.fail_look_back();
        };
        *so_far = percent;
        *silence = after(SILENT, ctx, Due::LookBackIsSilent);
        look.review = review;
        if look.review.is_done {
            self.keep_review();
            self.keep_exercises();
            self.finish_look_back(ctx);
        } else if look.review.positions.len().is_multiple_of(OFTEN) {
            self.keep_review();
            self.show_found();
        }
        Redraw::Yes
    }

    /// Shows the first moment of a complete review.
    pub(super) fn finish_look_back(&mut self, ctx: &Context<Self>) {
        if let Some(look) = &mut self.look_back {
            look.state = State::Done;
        }
        self.show_found();
        self.show_moment(ctx, 0);
    }
}

/// Passes on what the worker finds, until it is ended.
async fn hear(mut answers: Answers, name: String, tell: Callback<LookBackEvent>) {
    loop {
        let batch = match answers.next().await {
            Ok(Some(batch)) => batch,
            Ok(None) => return,
            Err(WorkerFailed::Gone | _) => return tell.emit(LookBackEvent::Failed),
        };
        tell.emit(LookBackEvent::Found {
            name: name.clone(),
            text: batch.object.text("review").unwrap_or_default(),
            percent: batch.percent,
        });
        if batch.done {
            return;
        }
    }
}
