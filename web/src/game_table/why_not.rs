//! *Why not?* (play.md, section 2, point 9): a touch that comes to nothing is told what it was up
//! against, for a moment, at its square. Nothing waits for it, and the next touch ends it.

use std::rc::Rc;

use rochade_table::{Happening, KingsReason, Reason, Refusal, SquareId, TypedError, View, WhyNot};
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

    /// Returns why a typed move is not possible, if it names one man and one square, and where the
    /// laws say so, if it is by law.
    pub(super) fn why_not_typed(
        &self,
        ctx: &Context<Self>,
        attempt: &Attempt,
    ) -> Option<(String, Option<String>)> {
        let is_illegal = attempt.reply == Err(Refusal::Typed(TypedError::Illegal));
        let typed = attempt.typed.as_ref().filter(|_| is_illegal)?;
        if !ctx.props().settings.is_on(Setting::Why) {
            return None;
        }
        let view = self.session.view();
        let english = words::of(view.game).typed(self.texts, typed);
        let mut meant = words::typed::meant(view, &english);
        if meant.is_empty() {
            meant = words::typed::meant(view, typed);
        }
        let why = meant.into_iter();
        let why = why.filter_map(|(from, to)| self.session.why_not(from, Some(to)));
        let why = likely(why.collect())?;
        let said = words::why(self.texts, view, &why)?;
        let law = self.session.table().law_behind(&why);
        Some((self.texts.typed_illegal_why(typed, &said), law))
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

/// Returns the reason that is worth telling of those why none of several men can go there: the one
/// that holds for all, or for the only one whose way would lead there.
fn likely(mut reasons: Vec<WhyNot>) -> Option<WhyNot> {
    let leads_there = |why: &WhyNot| why.reason != Reason::Kings(KingsReason::Way);
    if reasons.iter().any(leads_there) {
        reasons.retain(leads_there);
    }
    let first = reasons.first()?.clone();
    let is_same = |why: &WhyNot| why.reason == first.reason && why.by == first.by;
    reasons.iter().all(is_same).then_some(first)
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

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Start, Table};

    use super::*;
    use crate::text::tests::texts;

    /// What is said of a typed move in a position in which Black's bishop gives check from b4.
    fn said(typed: &str) -> Option<String> {
        let checked = "rnbqk1nr/pppp1ppp/8/4p3/1b6/3P4/PPP1PPPP/RNBQKBNR w KQkq - 0 1";
        let start = Start::new(GameKind::Chess, Vec::new());
        let table = Table::from_position(start, checked).expect("a position");
        let view = table.view();
        let meant = words::typed::meant(&view, typed).into_iter();
        let reasons = meant.filter_map(|(from, to)| table.why_not(from, Some(to)));
        words::why(texts("en"), &view, &likely(reasons.collect())?)
    }

    #[test]
    fn a_typed_move_is_told_the_reason_of_the_man_that_it_names() {
        let check = "your king is in check from the bishop on b4";
        assert_eq!(said("d4").as_deref(), Some(check));
        assert_eq!(said("Nf3").as_deref(), Some(check), "only one comes there");
        let way = "a knight goes two squares straight and one to the side";
        assert_eq!(said("Ne4").as_deref(), Some(way), "it holds for both");
        assert_eq!(said("d7d5").as_deref(), Some("not your turn"));
        assert_eq!(said("c3"), None, "that can be played");
        assert_eq!(said("d4e5"), None, "no man is there");
    }
}
