//! What the laws let players do.

use super::{
    Adjusting, CountBegins, CountStruck, DrawOffer, Facts, FiftyMoves, Flag, Huff, Insists,
    LaterGames, Laws, SayCheck, Subject, TakeBack,
};
use crate::odds::Odds;

/// Whether something may be done; else what the law that forbids it is about.
pub(crate) type Right = Result<(), Subject>;

/// The right to something that a law allows or doesn't.
fn if_allowed(allowed: bool, subject: Subject) -> Right {
    allowed.then_some(()).ok_or(subject)
}

impl Laws {
    /// Returns whether a draw is offered with a move only, and put to the others after it.
    pub(crate) fn offer_draws_with_moves(&self) -> bool {
        self.draw_offer == DrawOffer::WithMove
    }

    /// Returns whether players may ask to take back at all.
    pub(crate) fn may_take_back(&self) -> Right {
        if_allowed(self.take_back == TakeBack::Agreement, Subject::TakeBack)
    }

    /// Returns whether players may begin counts.
    pub(crate) fn may_count(&self) -> Right {
        if_allowed(self.fifty_moves == FiftyMoves::Counted, Subject::FiftyMoves)
    }

    /// Returns whether a count may begin in the present position.
    pub(crate) fn let_counts_begin(&self, facts: &dyn Facts) -> bool {
        self.count_begins == CountBegins::AnyTime || facts.endgame()
    }

    /// Returns whether the player who counts can be asked to strike the count.
    pub(crate) fn may_strike(&self) -> Right {
        if_allowed(self.count_struck == CountStruck::Agreement, Subject::Tempo)
    }

    /// Returns whether the lot says who plays what in the next game of a sitting.
    pub(crate) fn draw_lots(&self) -> bool {
        self.later_games == LaterGames::Lot
    }

    /// Returns by how many seats the players move on for the next game of a sitting, where the lot
    /// says so much.
    pub(crate) fn seats_moved_on(&self, lot: u8) -> usize {
        match self.later_games {
            LaterGames::SeatsChange => 1,
            LaterGames::Lot => lot.into(),
            LaterGames::FirstMoveChanges | LaterGames::NewPartners => 0,
        }
    }

    /// Returns whether partners change by themselves for the next game of a sitting.
    pub(crate) fn change_partners(&self) -> bool {
        self.later_games == LaterGames::NewPartners
    }

    /// Returns whether these odds may be given.
    pub(crate) fn may_give(&self, odds: Odds) -> Right {
        if_allowed(self.know_odds(odds.kind), Subject::Odds)
    }

    /// Returns whether players may say "check" with a move.
    pub(crate) fn may_say_check(&self) -> Right {
        if_allowed(self.say_check != SayCheck::Nothing, Subject::SayCheck)
    }

    /// Returns whether anything follows from a check that nobody has said, or from a "check" that
    /// is not one.
    pub(crate) fn may_remark(&self) -> Right {
        if_allowed(self.want_check_said(), Subject::SayCheck)
    }

    /// Returns whether a man can be taken off that has failed to capture.
    pub(crate) fn may_blow(&self) -> Right {
        if_allowed(self.huff != Huff::Never, Subject::Huffing)
    }

    /// Returns whether men can be put straight.
    pub(crate) fn may_adjust(&self) -> Right {
        if_allowed(self.adjusting == Adjusting::Allowed, Subject::Adjusting)
    }

    /// Returns whether a touched man has to be moved or captured unless the opponent waives it, and
    /// not because the app insists.
    pub(crate) fn let_the_opponent_insist(&self) -> bool {
        self.insists == Insists::Opponent
    }

    /// Returns whether a fallen flag doesn't lose where nobody could win against it (play.md,
    /// section 6).
    pub(crate) fn spare_who_cannot_be_beaten(&self) -> bool {
        self.flag == Flag::LosesToMate
    }
}
