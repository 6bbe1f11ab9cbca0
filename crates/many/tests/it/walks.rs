//! What is true of every position of any game, from arrays and from texts by chance.

use rochade_many::{Board, Happening, Kind, Line, Position};

use crate::chance::Chance;
use crate::chance_texts::{any_move, beginning};

fn walk(board: Board, seed: u64, games: usize, mut visit: impl FnMut(&Line)) {
    let mut chance = Chance::new(seed);
    for _ in 0..games {
        let mut line = Line::new(beginning(&mut chance, board));
        visit(&line);
        for _ in 0..80 {
            let Some(mv) = any_move(&mut chance, line.position()) else {
                break;
            };
            line.play(mv).expect("legal");
            visit(&line);
        }
    }
}

fn every_board(seed: u64, games: usize, mut visit: impl FnMut(&Line)) {
    for board in Board::ALL {
        walk(board, seed, games, &mut visit);
    }
}

#[test]
fn no_king_is_taken() {
    every_board(11, 150, |line| {
        let position = line.position();
        for seat in position.game().seats() {
            let kings = position.men(seat).into_iter().filter(|square| {
                position
                    .man_at(*square)
                    .is_some_and(|man| man.kind == Kind::King)
            });
            assert_eq!(kings.collect::<Vec<_>>(), [position.king(seat)]);
        }
        let last = line.deeds().last().and_then(|deed| deed.capture);
        assert!(last.is_none_or(|(_, man)| man.kind != Kind::King));
    });
}

#[test]
fn a_frozen_man_neither_moves_nor_goes() {
    let mut frozen = 0;
    every_board(12, 150, |line| {
        let mut positions = line.positions().rev();
        let (Some(now), Some(before)) = (positions.next(), positions.next()) else {
            return;
        };
        let moved = before.turn();
        for seat in before.all_frozen() {
            assert_ne!(seat, moved);
            assert_eq!(before.men(seat), now.men(seat), "{before:?}");
            frozen += 1;
        }
    });
    assert!(frozen > 1000, "only {frozen} frozen players were seen");
}

#[test]
fn who_is_to_move_has_a_move_and_is_not_frozen() {
    every_board(13, 150, |line| {
        let position = line.position();
        let moves = position.legal_moves();
        assert_eq!(moves.is_empty(), position.outcome().is_some(), "{position}");
        if !moves.is_empty() {
            assert_eq!(position.frozen(position.turn()), None, "{position}");
        }
    });
}

#[test]
fn reading_what_is_written_changes_nothing() {
    every_board(14, 150, |line| {
        let position = line.position();
        let text = position.to_string();
        let back = Position::from_text(&text, position.rules()).expect(&text);
        assert_eq!(back.to_string(), text);
        assert_eq!(&back, position);
        assert_eq!(back.outcome(), position.outcome(), "{text}");
    });
}

#[test]
fn moves_are_listed_in_their_fixed_order() {
    every_board(15, 30, |line| {
        let position = line.position();
        let moves = position.legal_moves();
        let order = |kind: Kind| Kind::OFFICERS.iter().position(|other| *other == kind);
        let keys: Vec<_> = moves
            .iter()
            .map(|mv| {
                let square = |square: rochade_many::Square| (square.row(), square.column());
                (square(mv.from), square(mv.to), mv.promotion.map(order))
            })
            .collect();
        assert!(keys.is_sorted() && keys.len() == moves.len(), "{position}");
        for mv in &moves {
            let board = position.rules().board;
            assert!(position.is_legal(*mv));
            assert_eq!(position.parse_move(&mv.on(board).to_string()), Some(*mv));
        }
    });
}

#[test]
fn happenings_tell_who_is_frozen_and_released() {
    let (mut falls, mut releases, mut passes) = (0, 0, 0);
    every_board(16, 200, |line| {
        let mut positions = line.positions().rev();
        let (Some(now), Some(before), Some(deed)) =
            (positions.next(), positions.next(), line.deeds().last())
        else {
            return;
        };
        let mut frozen = before.all_frozen();
        for happening in &deed.happenings {
            match *happening {
                Happening::Frozen(seat, _) => {
                    falls += 1;
                    assert!(!frozen.contains(seat));
                    frozen = frozen.with(seat);
                }
                Happening::Released(seat) => {
                    releases += 1;
                    assert!(frozen.contains(seat) && now.turn() == seat);
                    frozen = frozen.without(rochade_many::Seats::of(seat));
                }
                Happening::StaysFrozen(seat, _) => {
                    passes += 1;
                    assert!(frozen.contains(seat));
                }
                Happening::Passed(seat) => assert!(!frozen.contains(seat)),
            }
        }
        assert_eq!(frozen, now.all_frozen(), "{now}");
    });
    assert!(
        falls > 100 && releases > 20 && passes > 100,
        "{falls} {releases} {passes}"
    );
}
