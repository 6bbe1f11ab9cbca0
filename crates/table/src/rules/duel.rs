//! What games of two sides have in common.

use crate::deed::Entry;
use crate::laws::{Ending, Worth};
use crate::man::{Kind, Seat};
use crate::outcome::{Outcome, Termination, WHOLE};
use crate::rules::Captures;

/// Who has the white men.
pub const WHITE: Seat = Seat(0);
/// Who has the black men.
pub const BLACK: Seat = Seat(1);

/// A game that this seat has won; a seat that nobody has gets nothing.
pub(super) fn won(winner: Seat, termination: Termination) -> Outcome {
    let (shares, result, winners) = match winner {
        WHITE => (vec![WHOLE, 0], "1-0", vec![WHITE]),
        BLACK => (vec![0, WHOLE], "0-1", vec![BLACK]),
        _ => (vec![0; 2], "", Vec::new()),
    };
    Outcome {
        shares,
        result,
        termination,
        winners,
        half: false,
        dead: None,
    }
}

/// Returns what it means for both seats that the game ends like this, with this seat to move.
pub(super) fn outcome(to_move: Seat, ending: Ending) -> Outcome {
    let Ending { termination, worth } = ending;
    let other = if to_move == WHITE { BLACK } else { WHITE };
    match worth {
        Worth::Lost => won(other, termination),
        Worth::HalfLost => half_won(won(other, termination)),
        Worth::Drawn => drawn(termination),
        Worth::HalfWon => half_won(won(to_move, termination)),
        Worth::Won => won(to_move, termination),
    }
}

/// The same won by half: half-way between a win and a draw, and written as a draw.
fn half_won(won: Outcome) -> Outcome {
    let drawn = drawn(won.termination);
    let shares = won.shares.iter().zip(&drawn.shares);
    Outcome {
        shares: shares.map(|(won, drawn)| (won + drawn) / 2).collect(),
        result: drawn.result,
        half: true,
        ..won
    }
}

/// A game that nobody has won.
pub(super) fn drawn(termination: Termination) -> Outcome {
    Outcome {
        shares: vec![WHOLE / 2; 2],
        result: "1/2-1/2",
        termination,
        winners: Vec::new(),
        half: false,
        dead: None,
    }
}

/// What White and Black have taken more than the other with these moves (play.md, section 4, point
/// 3), with the points of each kind of man.
pub(super) fn captures<const KINDS: usize>(
    entries: &[Entry],
    worth: [u32; KINDS],
) -> Vec<Captures> {
    let mut balance = [0_i32; KINDS];
    for Entry { deed, .. } in entries {
        let by = match deed.man.seat {
            WHITE => 1,
            BLACK => -1,
            _ => continue,
        };
        for victim in &deed.victims {
            balance[victim.man.kind.index()] += by;
        }
        if let Some(blown) = deed.blown {
            balance[blown.man.kind.index()] += by;
        }
    }
    let side = |sign: i32| {
        let mut surplus = Vec::new();
        let mut points = 0;
        for (index, worth) in worth.iter().enumerate().rev() {
            let more = sign * balance[index];
            surplus.extend((0..more).map(|_| Kind(index as u8)));
            points += more * *worth as i32;
        }
        Captures {
            surplus,
            points_ahead: points.max(0) as u32,
        }
    };
    vec![side(1), side(-1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deed::{Check, Deed, Step, Victim};
    use crate::game_kind::GameKind;
    use crate::man::Man;
    use crate::plan::SquareId;
    use crate::start::Start;

    /// A seat that no game for two has.
    const THIRD: Seat = Seat(2);

    #[test]
    fn a_third_seat_neither_loses_nor_wins() {
        for game in [GameKind::Chess, GameKind::Draughts] {
            let start = Start::new(game, Vec::new());
            let mut rules = start.set_up().expect("the usual position");
            for by in [Termination::Resignation, Termination::Time] {
                let results = [WHITE, BLACK, THIRD].map(|seat| rules.lose(seat, by));
                let told =
                    results.map(|outcome| outcome.map(|told| (told.result, told.termination)));
                let wanted = [Some(("0-1", by)), Some(("1-0", by)), None];
                assert_eq!(told, wanted, "{game:?}");
            }
        }
        let nobody = won(THIRD, Termination::Resignation);
        assert_eq!((nobody.shares, nobody.result), (vec![0, 0], ""));
    }

    #[test]
    fn what_a_third_seat_takes_is_nobodys() {
        let kind = Kind(0);
        let capture = |by: Seat| Entry {
            round: 1,
            notation: String::new(),
            deed: Deed {
                man: Man { seat: by, kind },
                step: Step::new(SquareId(0), SquareId(1), None),
                victims: vec![Victim {
                    man: Man { seat: BLACK, kind },
                    square: SquareId(1),
                }]
                .into(),
                castling: None,
                en_passant: false,
                check: Check::None,
                blown: None,
            },
            offer: false,
            illegal: false,
            time_left: None,
            check_said: false,
            passed: Vec::new(),
        };
        let ahead = |by| {
            let each = captures(&[capture(by)], [1]);
            each.iter()
                .map(|seat| seat.points_ahead)
                .collect::<Vec<_>>()
        };
        assert_eq!(ahead(WHITE), [1, 0]);
        assert_eq!(ahead(THIRD), [0, 0]);
    }
}
