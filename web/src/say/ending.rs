//! What is said of the end of a game: why, who has won, and what that brings.

use rochade_table::{GameKind, Outcome, Seat, Termination, View, WHOLE};

use super::of_seat;
use crate::text::Texts;
use crate::words;

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
    }
}

/// Who won: "Anna wins", "White wins", "Draw".
pub(crate) fn verdict(texts: &Texts, view: &View, outcome: &Outcome) -> String {
    let winners = winners(texts, view, outcome);
    if winners.is_empty() {
        texts.drawn().to_owned()
    } else if outcome.half {
        words::of(view.game).half_wins(texts, &winners)
    } else if names_of(texts, view, outcome).len() > 1 {
        texts.both_win(&winners)
    } else {
        texts.wins(&winners)
    }
}

/// Who won, and what that brings: "Half a win for White + Gold: ¾ each; the others ¼ each".
pub(super) fn verdict_with_shares(texts: &Texts, view: &View, outcome: &Outcome) -> String {
    let verdict = verdict(texts, view, outcome);
    match shares(texts, outcome) {
        Some(shares) => [&verdict, ": ", &shares].concat(),
        None => verdict,
    }
}

/// What the winners and the others get of a game that is won in part, where more than two play.
fn shares(texts: &Texts, outcome: &Outcome) -> Option<String> {
    if !outcome.half {
        return None;
    }
    let seats = outcome.shares.len();
    let others = (0..seats as u8)
        .map(Seat)
        .filter(|seat| !outcome.winners.contains(seat));
    let others: Vec<Seat> = others.collect();
    let share = |seat: &Seat| score(outcome.share(*seat).into());
    let (won, rest) = (share(outcome.winners.first()?), share(others.first()?));
    match (&*outcome.winners, &*others) {
        (_, [_]) => None,
        ([_], _) => Some(texts.shares(&won, &texts.share_each(&rest))),
        _ => Some(texts.shares_each(&won, &rest)),
    }
}

/// The names of those who won; nothing after a draw.
pub(crate) fn winners(texts: &Texts, view: &View, outcome: &Outcome) -> String {
    names_of(texts, view, outcome).join(" + ")
}

/// The names of those who won, each once: one person can have both seats of a pair.
fn names_of(texts: &Texts, view: &View, outcome: &Outcome) -> Vec<String> {
    let winners = outcome.winners.iter().filter_map(|&seat| view.seat(seat));
    let mut names: Vec<String> = winners.map(|seat| of_seat(texts, view, seat)).collect();
    names.dedup();
    names
}

/// A result and its reason, as they stand under the moves: "1–0, Checkmate".
pub(crate) fn result(texts: &Texts, game: GameKind, outcome: &Outcome) -> String {
    let written = result_alone(texts, game, outcome);
    [&written, ", ", reason(texts, outcome)].concat()
}

/// A result as it is written: "1–0".
pub(crate) fn result_alone(texts: &Texts, game: GameKind, outcome: &Outcome) -> String {
    let parts = |&share: &u8| score(share.into());
    match outcome.result {
        "1-0" => "1–0".to_owned(),
        "0-1" => "0–1".to_owned(),
        "1/2-1/2" => outcome
            .shares
            .iter()
            .map(parts)
            .collect::<Vec<_>>()
            .join("–"),
        other => {
            let told = words::of(game).result(texts, outcome);
            let shares = shares(texts, outcome).map(|shares| format!(" ({shares})"));
            told.unwrap_or_else(|| other.to_owned()) + &shares.unwrap_or_default()
        }
    }
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
        assert_eq!(
            result(texts, GameKind::Chess, &half),
            "¾–¼, Only the king is left"
        );
        assert_eq!(verdict(texts, &view, &half), "Half a win for White");
        let draw = drawn(&[12, 12], "1/2-1/2", Termination::Stalemate);
        assert_eq!(result(texts, GameKind::Chess, &draw), "½–½, Stalemate");
        assert_eq!(verdict(texts, &view, &draw), "Draw");
        let won = Outcome {
            winners: vec![Seat(0)],
            ..drawn(&[24, 0], "1-0", Termination::BareKing)
        };
        assert_eq!(
            result(texts, GameKind::Chess, &won),
            "1–0, Only the king is left"
        );
        assert_eq!(verdict(texts, &view, &won), "White wins");
    }

    #[test]
    fn who_has_won_among_three_the_game_says_and_not_the_shares() {
        let texts = texts("en");
        let view = Table::new(Start::new(GameKind::Three, Vec::new())).view();
        let two = drawn(&[12, 0, 12], "draw", Termination::Agreement);
        assert_eq!(verdict(texts, &view, &two), "Draw");
        // So a win with three quarters may be a whole one (many-handed.md, section 6).
        let incomplete = Outcome {
            winners: vec![Seat(2)],
            ..drawn(&[3, 3, 18], "", Termination::Resignation)
        };
        assert_eq!(verdict(texts, &view, &incomplete), "White wins");
        let pair = Outcome {
            winners: vec![Seat(0), Seat(2)],
            ..two
        };
        assert_eq!(verdict(texts, &view, &pair), "Black + White win");
    }

    #[test]
    fn part_of_a_win_says_what_it_brings() {
        for (language, wanted) in [
            (
                "en",
                [
                    "White + Gold win",
                    "Half a win for White + Gold: ¾ each; the others ¼ each",
                    "Incomplete win for Red: ¾; the others ⅛ each",
                ],
            ),
            (
                "de",
                [
                    "Weiß + Gold gewinnen",
                    "Halber Gewinn für Weiß + Gold: je ¾; die anderen je ¼",
                    "Unvollständiger Sieg für Rot: ¾; die anderen je ⅛",
                ],
            ),
            (
                "nl",
                [
                    "Wit + Goud winnen",
                    "Half gewonnen voor Wit + Goud: ieder ¾; de anderen ieder ¼",
                    "Onvolledige winst voor Rood: ¾; de anderen ieder ⅛",
                ],
            ),
        ] {
            let texts = texts(language);
            let view = |game| Table::new(Start::new(game, Vec::new())).view();
            let (four, three) = (view(GameKind::Four), view(GameKind::Three));
            let pair = Outcome {
                winners: vec![Seat(2), Seat(0)],
                ..drawn(&[24, 0, 24, 0], "full AC", Termination::Checkmate)
            };
            let half = Outcome {
                shares: vec![18, 6, 18, 6],
                half: true,
                ..pair.clone()
            };
            let incomplete = Outcome {
                winners: vec![Seat(1)],
                half: true,
                ..drawn(&[3, 18, 3], "incomplete r", Termination::Checkmate)
            };
            let said = [
                verdict_with_shares(texts, &four, &pair),
                verdict_with_shares(texts, &four, &half),
                verdict_with_shares(texts, &three, &incomplete),
            ];
            assert_eq!(said, wanted);
            let written = result(texts, GameKind::Three, &incomplete);
            assert!(
                written.contains('⅛') && !written.contains("incomplete"),
                "{written}"
            );
        }
    }

    #[test]
    fn who_has_both_seats_of_a_pair_is_named_once() {
        let texts = texts("en");
        let mut start = Start::new(GameKind::Four, Vec::new());
        start.players = ["Anna", "Ben", "Anna", "Ben"]
            .map(|name| rochade_table::Player {
                name: name.to_owned(),
                ..Default::default()
            })
            .to_vec();
        let view = Table::new(start).view();
        let won = Outcome {
            winners: vec![Seat(0), Seat(2)],
            ..drawn(&[24, 0, 24, 0], "full AC", Termination::Checkmate)
        };
        assert_eq!(verdict(texts, &view, &won), "Anna wins");
        let called = |seat| crate::say::player(texts, &view, Seat(seat));
        assert_eq!([called(0), called(3)], ["Anna (Gold)", "Ben (Blue)"]);
        assert!(crate::say::plays_both(&view, Seat(1)));
    }

    #[test]
    fn scores_are_written_as_players_do() {
        let written: Vec<String> = [0, 12, 24, 36, 252, 8, 40, 1, 25].map(score).into();
        let expected = ["0", "½", "1", "1½", "10½", "⅓", "1⅔", "0 1/24", "1 1/24"];
        assert_eq!(written, expected);
    }
}
