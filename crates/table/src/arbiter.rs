//! The arbiter: reads the laws of a game, and judges by them what its rules and its players say. Nobody else at the table does.

use crate::count::Count;
use crate::intent::Refusal;
use crate::laws::{
    Adjusting, BareKing, Claim, CountBegins, CountStruck, DrawOffer, FiftyMoves, Flag, Huff,
    Insists, LaterGames, Laws, SayCheck, Subject, TakeBack,
};
use crate::man::Seat;
use crate::odds::Odds;
use crate::outcome::{Outcome, Termination};
use crate::rules::Rules;

/// How the game has ended in the present position, if it has.
pub(crate) fn ending(laws: &Laws, rules: &dyn Rules) -> Option<Outcome> {
    let termination = laws.ending(rules.facts())?;
    let outcome = rules.outcome(termination);
    let is_half = termination == Termination::BareKing && laws.bare_king == BareKing::HalfWin;
    Some(if is_half {
        half_a_win(rules, outcome)
    } else {
        outcome
    })
}

/// Half a win lies half-way between a win and a draw, and is written as a draw.
fn half_a_win(rules: &dyn Rules, won: Outcome) -> Outcome {
    let drawn = rules.outcome(Termination::Agreement);
    let shares = won.shares.iter().zip(&drawn.shares);
    Outcome {
        shares: shares.map(|(won, drawn)| (won + drawn) / 2).collect(),
        result: drawn.result,
        half: true,
        ..won
    }
}

/// How the game ends because a count is full, if it is.
pub(crate) fn counted_out(
    laws: &Laws,
    rules: &dyn Rules,
    count: Count,
    plies: usize,
) -> Option<Outcome> {
    let full = count.goes_on() && laws.is_full(counted(laws, rules, count, plies));
    full.then(|| rules.outcome(Termination::Count))
}

/// What a count has come to when so many plies stand.
pub(crate) fn counted(laws: &Laws, rules: &dyn Rules, count: Count, plies: usize) -> u32 {
    let since = rules.facts().plies_since(laws.restart);
    count.plies(plies).min(since)
}

/// How many plies a count goes to.
pub(crate) fn count_goes_to(laws: &Laws) -> u32 {
    laws.limit_plies.get()
}

/// Why no count can be begun now.
pub(crate) fn may_count(
    laws: &Laws,
    rules: &dyn Rules,
    count: Option<Count>,
) -> Result<(), Refusal> {
    if !knows_counts(laws) {
        Err(Refusal::Forbidden(Subject::FiftyMoves))
    } else if count.is_some() {
        Err(Refusal::AlreadyCounting)
    } else if laws.count_begins == CountBegins::InEndings && !rules.facts().endgame() {
        Err(Refusal::NoEnding)
    } else {
        Ok(())
    }
}

/// Whether the one who counts can be asked to strike the count.
pub(crate) fn may_strike(laws: &Laws) -> Result<(), Refusal> {
    match laws.count_struck {
        CountStruck::Agreement => Ok(()),
        CountStruck::Never => Err(Refusal::Forbidden(Subject::Tempo)),
    }
}

/// Whether the laws know a count.
pub(crate) fn knows_counts(laws: &Laws) -> bool {
    laws.fifty_moves == FiftyMoves::Counted
}

/// What can be claimed in the present position.
pub(crate) fn claims(laws: &Laws, rules: &dyn Rules) -> Vec<Claim> {
    laws.claims(rules.facts())
}

/// How the fall of a seat's flag ends the game, if it doesn't simply lose: drawn, where the laws say so when nobody else could
/// win (play.md, section 6).
pub(crate) fn spared(laws: &Laws, rules: &dyn Rules, fallen: Seat) -> Option<Outcome> {
    let mut others = rules.plan().all_seats().filter(|&seat| seat != fallen);
    let is_spared = laws.flag == Flag::LosesToMate && !others.any(|seat| rules.can_win(seat));
    is_spared.then(|| rules.outcome(Termination::Time))
}

/// Whether a draw is offered with a move only, and put to the others after it.
pub(crate) fn offers_with_move(laws: &Laws) -> bool {
    laws.draw_offer == DrawOffer::WithMove
}

/// Whether players may ask to take back at all.
pub(crate) fn may_take_back(laws: &Laws) -> Result<(), Refusal> {
    match laws.take_back {
        TakeBack::Agreement => Ok(()),
        TakeBack::Never => Err(Refusal::Forbidden(Subject::TakeBack)),
    }
}

/// Whether the lot says who plays what in the next game of a sitting.
pub(crate) fn draws_lots(laws: &Laws) -> bool {
    laws.later_games == LaterGames::Lot
}

/// By how many seats the players move on for the next game of a sitting, where the lot says so much.
pub(crate) fn seats_moved_on(laws: &Laws, lot: u8) -> usize {
    match laws.later_games {
        LaterGames::SeatsChange => 1,
        LaterGames::Lot => lot.into(),
        LaterGames::FirstMoveChanges => 0,
    }
}

/// Whether these odds may be given.
pub(crate) fn may_give(laws: &Laws, odds: Odds) -> Result<(), Refusal> {
    if laws.know_odds(odds.kind) {
        Ok(())
    } else {
        Err(Refusal::Forbidden(Subject::Odds))
    }
}

/// Whether players may say "check" with a move.
pub(crate) fn may_say_check(laws: &Laws) -> Result<(), Refusal> {
    match laws.say_check {
        SayCheck::Nothing => Err(Refusal::Forbidden(Subject::SayCheck)),
        SayCheck::Announced | SayCheck::Needed => Ok(()),
    }
}

/// Whether it follows anything from a check that nobody has said, or from "check" said where there is none.
pub(crate) fn may_remark(laws: &Laws) -> Result<(), Refusal> {
    match laws.say_check {
        SayCheck::Nothing | SayCheck::Announced => Err(Refusal::Forbidden(Subject::SayCheck)),
        SayCheck::Needed => Ok(()),
    }
}

/// Whether a man can be taken off that has failed to capture.
pub(crate) fn may_blow(laws: &Laws) -> Result<(), Refusal> {
    match laws.huff {
        Huff::Never => Err(Refusal::Forbidden(Subject::Huffing)),
        Huff::Able | Huff::Moved => Ok(()),
    }
}

/// Whether a touched man has to be moved or captured unless the opponent waives it, and not because the app insists.
pub(crate) fn opponent_insists(laws: &Laws) -> bool {
    laws.insists == Insists::Opponent
}

/// Why men can't be put straight.
pub(crate) fn may_adjust(laws: &Laws) -> Result<(), Refusal> {
    match laws.adjusting {
        Adjusting::Allowed => Ok(()),
        Adjusting::Never => Err(Refusal::Forbidden(Subject::Adjusting)),
    }
}
