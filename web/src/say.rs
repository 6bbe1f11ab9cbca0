//! What is said: the names of squares, moves and results, for eyes and for screen readers.

use rochade_table::{
    Answer, GameKind, Happening, Kind, Mark, Outcome, PromptKind, Question, Remark, Seat, SeatView,
    SquareId, SquareView, Task, Termination, View, WHOLE,
};

use crate::components::question;
use crate::settings::Way;
use crate::text::{Texts, isolated};
use crate::words::{self, Words};

/// A square with what stands on it and what its marks mean: "e4, white pawn, last move".
pub(crate) fn square(words: Words<'_>, name: &str, square: &SquareView) -> String {
    let Words { texts, game } = words;
    let marks = [
        (Mark::Frozen, texts.mark_frozen()),
        (Mark::Check, texts.mark_check()),
        (Mark::Touched, texts.mark_touched()),
        (Mark::Must, texts.mark_must()),
        (Mark::Blowable, texts.mark_blowable()),
        (Mark::Path, texts.mark_path()),
        (Mark::Victim, texts.mark_victim()),
        (Mark::Selected, texts.mark_selected()),
        (Mark::Move, texts.mark_move()),
        (Mark::Capture, texts.mark_capture()),
        (Mark::LastFrom, texts.mark_last()),
        (Mark::LastTo, texts.mark_last()),
    ];
    let mut said = String::with_capacity(40);
    said.push_str(name);
    let man = square.man.map(|man| words::of(game).man(texts, man));
    let marks = marks
        .iter()
        .filter(|(mark, _)| square.marks.has(*mark))
        .map(|(_, said)| *said);
    for part in man.into_iter().chain(marks) {
        said.push_str(", ");
        said.push_str(part);
    }
    said
}

/// The ways to sit, each with what it means.
pub(crate) fn ways_to_sit(texts: &Texts) -> Vec<(&'static str, &'static str)> {
    let way = |way: Way| {
        let means = match way {
            Way::Fixed => texts.seating_fixed(),
            Way::Face => texts.seating_face(),
            Way::Turning => texts.seating_turning(),
            Way::Pass => texts.seating_pass(),
        };
        (way.word(), means)
    };
    Way::ALL.map(way).to_vec()
}

/// What happened, in a sentence; `None` where nothing needs to be said.
pub(crate) fn happening(texts: &Texts, view: &View, happening: &Happening) -> Option<String> {
    Some(match happening {
        Happening::Began => with_ahead(texts, view, texts.game_began(turn(texts, view))),
        Happening::Moved(deed) => with_ahead(texts, view, words::of(view.game).deed(texts, view, deed)),
        Happening::Ended(outcome) => {
            let verdict = verdict(texts, view, outcome);
            texts.ended(reason(texts, outcome), &verdict)
        }
        Happening::Asked(question) => {
            let mut prompts = view.prompts.iter();
            let prompt = prompts.find(|prompt| prompt.question == *question);
            let touched = prompt.and_then(|prompt| prompt.touched);
            let asker = player(texts, view, question.by);
            let game = (view.game, &*view.plan);
            question::sentence(texts, game, question.kind, touched, &asker)?
        }
        Happening::Answered(Question { kind, .. }, Answer::Decline) => match kind {
            PromptKind::TakeBack => texts.take_back_declined(),
            PromptKind::ResignTogether => texts.resign_declined(),
            PromptKind::Tempo => texts.tempo_declined(),
            PromptKind::Touched | PromptKind::IllegalMove | PromptKind::FalseCheck => {
                texts.waived()
            }
            PromptKind::DrawOffer | PromptKind::Resign => texts.draw_declined(),
        }
        .to_owned(),
        Happening::FalseMove(deed) => texts.false_move(&words::of(view.game).deed(texts, view, deed)),
        Happening::Answered(Question { kind, .. }, answer) if *kind == PromptKind::IllegalMove => {
            match answer {
                Answer::Stand => texts.false_move_stands(),
                _ => texts.false_move_taken_back(),
            }
            .to_owned()
        }
        Happening::DroppedOut(seat) => texts.dropped_out(&player(texts, view, *seat)),
        Happening::DrawOffered(_) => texts.draw_is_offered().to_owned(),
        Happening::Claimed(_, seat) => texts.claimed(&player(texts, view, *seat)),
        Happening::NewPartners(seat) => texts.new_partners(&player(texts, view, *seat)),
        Happening::CountStarted(seat) => texts.count_begun(&player(texts, view, *seat)),
        Happening::CheckSaid(seat) => texts.check_said(&player(texts, view, *seat)),
        Happening::Remarked(remark, seat) => {
            let name = player(texts, view, *seat);
            match remark {
                Remark::PointedOut => texts.check_pointed_out(&name),
                Remark::Noticed => texts.check_noticed(&name),
            }
        }
        Happening::CountStruck => texts.count_struck().to_owned(),
        Happening::TakenBack(_) => texts.taken_back(turn(texts, view)),
        Happening::Paused => texts.paused().to_owned(),
        Happening::Resumed => texts.goes_on().to_owned(),
        Happening::Pressed(seat) => texts.pressed(&player(texts, view, *seat)),
        Happening::TimeLow(seat) => texts.time_low(&player(texts, view, *seat)),
        Happening::Shown(plies) => match plies.checked_sub(1).and_then(|ply| view.entries.get(ply))
        {
            Some(entry) if entry.illegal => {
                texts.false_move(&words::of(view.game).deed(texts, view, &entry.deed))
            }
            Some(entry) => words::of(view.game).deed(texts, view, &entry.deed),
            None => texts.start_position().to_owned(),
        },
        Happening::Owed => duty(texts, view)?,
        Happening::Adjusting(_) => texts.adjusting().to_owned(),
        Happening::Adjusted(_) => texts.adjusted().to_owned(),
        Happening::Blowing(_) => texts.blowing().to_owned(),
        Happening::Blown(victim) => {
            let man = words::of(view.game).the(texts, victim.man.kind);
            let side = words::of(view.game).side(texts, view.turn);
            texts.said_blown(man, side, view.plan.name(victim.square))
        }
        Happening::Restored(victim) => {
            let man = words::of(view.game).the(texts, victim.man.kind);
            texts.said_restored(man, view.plan.name(victim.square))
        }
        Happening::OnTheWay(square) if view.can_stop => {
            texts.said_may_stop(view.plan.name(*square))
        }
        Happening::OnTheWay(square) => texts.said_goes_on(view.plan.name(*square)),
        Happening::Lifted(_)
        | Happening::PutBack
        | Happening::PromotionAsked
        | Happening::Waits(_)
        | Happening::Answered(..)
        // No game that is played here passes a seat over.
        | Happening::Froze(_)
        | Happening::Freed(_)
        | Happening::Passed(_)
        | Happening::FlagFell(_)
        | Happening::CheckSwitched(_)
        | Happening::ClockStarted => return None,
    })
}

/// What the one to move owes.
pub(crate) fn duty(texts: &Texts, view: &View) -> Option<String> {
    let kind = |square: SquareId| Some(view.squares.get(square.index())?.man?.kind);
    owed(texts, view, view.duty.as_ref()?.task, kind)
}

/// What a player owes, or has owed when these men stood there.
pub(crate) fn owed(
    texts: &Texts,
    view: &View,
    task: Task,
    kind: impl Fn(SquareId) -> Option<Kind>,
) -> Option<String> {
    let man = |square: SquareId| Some(words::of(view.game).the(texts, kind(square)?));
    let place = |square: SquareId| Some(&*view.plan.squares.get(square.index())?.name);
    Some(match task {
        Task::Move(square) => texts.owes_move(man(square)?, place(square)?),
        Task::Capture(square) => texts.owes_capture(man(square)?, place(square)?),
        Task::MoveKing => texts.owes_king_move().to_owned(),
        Task::MoveKingOrRook => texts.owes_king_or_rook().to_owned(),
        Task::CaptureAny => texts.owes_capture_any().to_owned(),
        Task::Blow => texts.owes_blow().to_owned(),
    })
}

/// The name that a seat's player goes by: the one given, else the side's.
pub(crate) fn player(texts: &Texts, view: &View, seat: Seat) -> String {
    match view.seat(seat) {
        Some(seat) => name(texts, view.game, seat),
        None => words::of(view.game).side(texts, seat).to_owned(),
    }
}

/// The name that a player goes by: the one given, else the side's.
pub(crate) fn name(texts: &Texts, game: GameKind, seat: &SeatView) -> String {
    match seat.player.name.as_str() {
        "" => words::of(game).side(texts, seat.seat).to_owned(),
        name => isolated(name).into_owned(),
    }
}

/// Whose turn it is: "White to move".
pub(crate) fn turn(texts: &Texts, view: &View) -> &'static str {
    words::of(view.game).turn(texts, view.turn)
}

/// What a link to the game is good for.
pub(crate) fn link(texts: &Texts, view: &View) -> String {
    if view.outcome.is_some() {
        texts.share_over().to_owned()
    } else {
        [turn(texts, view), ". ", texts.share_why()].concat()
    }
}

/// How many moves the one to move still makes first, where odds let it make several.
pub(crate) fn ahead(texts: &Texts, moves: usize) -> Option<String> {
    match moves {
        0 => None,
        1 => Some(texts.ahead_one().to_owned()),
        _ => Some(texts.ahead(&moves.to_string())),
    }
}

/// A sentence, and after it how many moves are still made first.
fn with_ahead(texts: &Texts, view: &View, said: String) -> String {
    match ahead(texts, view.ahead) {
        Some(ahead) => [said.trim_end_matches('.'), ". ", &ahead].concat(),
        None => said,
    }
}

/// Why the game ended.
pub(crate) fn reason(texts: &Texts, outcome: &Outcome) -> &'static str {
    match outcome.termination {
        Termination::Checkmate => texts.end_checkmate(),
        Termination::Stalemate => texts.end_stalemate(),
        Termination::DeadPosition => words::dead(texts, outcome.dead),
        Termination::Repetition => texts.end_repetition(),
        Termination::Series => texts.end_series(),
        Termination::PerpetualCheck => texts.end_perpetual_check(),
        Termination::FiftyMoves => texts.end_fifty_moves(),
        Termination::Count => texts.end_count(),
        Termination::BareKing => texts.end_bare_king(),
        Termination::Agreement => texts.end_agreement(),
        Termination::Resignation => texts.end_resignation(),
        Termination::Time => texts.end_time(),
        Termination::NoMen => texts.end_no_men(),
        Termination::Blocked => texts.end_blocked(),
        Termination::OneKingEach => texts.end_one_king_each(),
        Termination::NoProgress => texts.end_no_progress(),
        Termination::NobodyMoves => texts.end_nobody_moves(),
        #[cfg(feature = "proof")]
        Termination::LastStanding => Termination::LastStanding.word(),
    }
}

/// Who won: "Anna wins", "White wins", "Draw".
pub(crate) fn verdict(texts: &Texts, view: &View, outcome: &Outcome) -> String {
    let winners = winners(texts, view, outcome);
    if winners.is_empty() {
        texts.drawn().to_owned()
    } else if outcome.half {
        texts.half_wins(&winners)
    } else {
        texts.wins(&winners)
    }
}

/// The names of those who won; nothing after a draw.
pub(crate) fn winners(texts: &Texts, view: &View, outcome: &Outcome) -> String {
    let winners = outcome.winners.iter();
    let names: Vec<String> = winners.map(|&seat| player(texts, view, seat)).collect();
    names.join(" + ")
}

/// A result and its reason, as they stand under the moves: "1–0, Checkmate".
pub(crate) fn result(texts: &Texts, outcome: &Outcome) -> String {
    let parts = |&share: &u8| score(share.into());
    let written = match outcome.result {
        "1-0" => "1–0".to_owned(),
        "0-1" => "0–1".to_owned(),
        "1/2-1/2" => outcome
            .shares
            .iter()
            .map(parts)
            .collect::<Vec<_>>()
            .join("–"),
        other => other.to_owned(),
    };
    [&written, ", ", reason(texts, outcome)].concat()
}

/// Whether anybody has a score in the sitting.
pub(crate) fn is_scored(view: &View) -> bool {
    view.seats.iter().any(|seat| seat.score > 0)
}

/// A score in 24ths of a game, as players write it: `1½`.
pub(crate) fn score(parts: u32) -> String {
    let (games, rest) = (parts / u32::from(WHOLE), parts % u32::from(WHOLE));
    let fraction = match rest {
        0 => "",
        3 => "⅛",
        4 => "⅙",
        6 => "¼",
        8 => "⅓",
        9 => "⅜",
        12 => "½",
        15 => "⅝",
        16 => "⅔",
        18 => "¾",
        20 => "⅚",
        21 => "⅞",
        _ => return format!("{games} {rest}/{WHOLE}"),
    };
    match games {
        0 if rest > 0 => fraction.to_owned(),
        _ => format!("{games}{fraction}"),
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::{Start, Table};

    use super::*;
    use crate::text::tests::texts;

    /// The end of a game that nobody has won, with these shares.
    fn drawn(shares: &[u8], result: &'static str, termination: Termination) -> Outcome {
        Outcome {
            shares: shares.to_vec(),
            result,
            termination,
            winners: Vec::new(),
            half: false,
            dead: None,
        }
    }

    #[test]
    fn half_a_win_is_three_quarters_of_a_game() {
        let texts = texts("en");
        let start = Start::new(GameKind::Chess, Vec::new());
        let view = Table::new(start).view();
        let half = Outcome {
            winners: vec![Seat(0)],
            half: true,
            ..drawn(&[18, 6], "1/2-1/2", Termination::BareKing)
        };
        assert_eq!(result(texts, &half), "¾–¼, Only the king is left");
        assert_eq!(verdict(texts, &view, &half), "Half a win for White");
        let draw = drawn(&[12, 12], "1/2-1/2", Termination::Stalemate);
        assert_eq!(result(texts, &draw), "½–½, Stalemate");
        assert_eq!(verdict(texts, &view, &draw), "Draw");
        let won = Outcome {
            winners: vec![Seat(0)],
            ..drawn(&[24, 0], "1-0", Termination::BareKing)
        };
        assert_eq!(result(texts, &won), "1–0, Only the king is left");
        assert_eq!(verdict(texts, &view, &won), "White wins");
    }

    #[cfg(feature = "proof")]
    #[test]
    fn who_has_won_among_three_the_game_says_and_not_the_shares() {
        let texts = texts("en");
        let view = Table::new(Start::new(GameKind::Proof, Vec::new())).view();
        let two = drawn(&[12, 0, 12], "1/2-0-1/2", Termination::Agreement);
        assert_eq!(verdict(texts, &view, &two), "Draw");
        // So a win with three quarters may be a whole one (many-handed.md, section 6).
        let incomplete = Outcome {
            winners: vec![Seat(2)],
            ..drawn(&[3, 3, 18], "", Termination::LastStanding)
        };
        assert_eq!(verdict(texts, &view, &incomplete), "R wins");
        let pair = Outcome {
            winners: vec![Seat(0), Seat(2)],
            ..two
        };
        assert_eq!(verdict(texts, &view, &pair), "W + R wins");
    }

    #[cfg(feature = "proof")]
    #[test]
    fn a_link_says_whose_turn_it_is_of_all_seats() {
        let texts = texts("en");
        let mut view = Table::new(Start::new(GameKind::Proof, Vec::new())).view();
        let mut said = Vec::new();
        for seat in view.plan.all_seats() {
            view.turn = seat;
            said.push(link(texts, &view));
        }
        let why = texts.share_why();
        assert_eq!(said, ["W", "B", "R"].map(|side| format!("{side}. {why}")));
    }

    #[test]
    fn scores_are_written_as_players_do() {
        let written: Vec<String> = [0, 12, 24, 36, 252, 8, 40, 1, 25].map(score).into();
        let expected = ["0", "½", "1", "1½", "10½", "⅓", "1⅔", "0 1/24", "1 1/24"];
        assert_eq!(written, expected);
    }
}
