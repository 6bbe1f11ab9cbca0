//! *Why not?* (play.md, section 2, point 9): a touch that comes to nothing is told what it was up
//! against, for a moment, at its square. Nothing waits for it, and the next touch ends it.

use std::rc::Rc;

use rochade_table::{Happening, Refusal, SquareId, View};
use yew::prelude::*;

use super::due::{Due, after};
use super::play::Attempt;
use super::{GameTable, Redraw};
use crate::components::board::{Blame, in_hand};
use crate::components::notice::Message;
use crate::settings::Setting;
use crate::words;

/// What such a message is about (`data-notice`).
pub(super) const WHY: &str = "why";

/// How long the board tells a reason, in milliseconds.
const MOMENT: u32 = 4000;

impl GameTable {
    /// Returns why a touch came to nothing, if it did and there is a reason, and where the laws say
    /// so, if it is by law.
    pub(super) fn why_not(
        &self,
        ctx: &Context<Self>,
        attempt: &Attempt,
    ) -> Option<(String, Option<String>, Blame)> {
        let at = attempt.square?;
        let (from, to) = tried_move(self.session.view(), at, &attempt.reply)?;
        let on_the_way = attempt.on_the_way.clone();
        let why = on_the_way.or_else(|| self.session.why_not(from, to))?;
        if !ctx.props().settings.is_on(Setting::Why) {
            return None;
        }
        let said = words::why(self.texts, self.session.view(), &why)?;
        let about = why.at.into_iter().chain([from]).collect();
        let law = self.session.table().law_behind(&why);
        let blame = Blame {
            at,
            by: why.by,
            about,
        };
        Some((said, law, blame))
    }

    /// Shows on the board what a reason is about, for a moment; where it leads into the laws, until
    /// the next touch, so that everybody gets there in time.
    pub(super) fn show_blame(&mut self, ctx: &Context<Self>, blame: Blame) {
        let shown = self.messages.shown.as_ref();
        let leads_on = shown.is_some_and(|message| message.law.is_some());
        let end = (!leads_on).then(|| after(MOMENT, ctx, Due::EndBlame));
        self.blame = Some((Rc::new(blame), end));
    }

    /// Ends what the board tells of a touch.
    pub(super) fn end_blame(&mut self) -> Redraw {
        let ends = self.blame.take().is_some();
        if ends {
            self.messages.shown.take_if(|message| message.about == WHY);
        }
        Redraw::when(ends)
    }

    /// Returns the reason that the board tells at a square.
    pub(super) fn told_at_square(&self) -> Option<Message> {
        let shown = self.messages.shown.as_ref();
        let is_there = self.parts.board && self.blame.is_some();
        shown
            .filter(|message| is_there && message.about == WHY)
            .cloned()
    }
}

/// The move that the player has tried: the square of the man, and where it was to go; that is
/// `None` if the man can't even be lifted, or can go nowhere.
fn tried_move(
    view: &View,
    touched: SquareId,
    reply: &Result<Vec<Happening>, Refusal>,
) -> Option<(SquareId, Option<SquareId>)> {
    match reply {
        Err(Refusal::NothingToLift) => Some((touched, None)),
        Err(Refusal::JumpByJump) => in_hand(view).map(|held| (held, Some(touched))),
        Err(_) => None,
        // What the touch has led to by law may come first.
        Ok(happenings) => happenings.iter().find_map(|happening| match happening {
            Happening::Lifted(square) => Some((*square, None)),
            Happening::FalseMove(deed) => Some((deed.step.from()?, deed.step.to())),
            // What goes back to its own square was not to go anywhere.
            Happening::PutBack if view.promotion.is_none() => in_hand(view)
                .filter(|held| *held != touched)
                .map(|held| (held, Some(touched))),
            _ => None,
        }),
    }
}
