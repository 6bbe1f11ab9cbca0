//! What is true of every position of any game, from arrays and from texts by chance.

use rochade_many::{Board, Deed, Happening, Kind, Position};
use rochade_testkit::Chance;

use crate::chance_texts::{any_move, beginning};

/// What was played to reach a position, and where.
type Last<'a> = Option<(&'a Position, &'a Deed)>;

fn every_board(seed: u64, games: usize, mut visit: impl FnMut(&Position, Last<'_>)) {
    for board in Board::ALL {
        let mut chance = Chance::new(seed);
        for _ in 0..games {
            let mut position = beginning(&mut chance, board);
            visit(&position, None);
            for _ in 0..80 {
                let Some(mv) = any_move(&mut chance, &position) else {
                    break;
                };
                let (deed, next) = position.play(mv).expect("legal");
                visit(&next, Some((&position, &deed)));
                position = next;
            }
        }
    }
}

#[test]
fn no_king_is_taken() {
    every_board(11, 150, |position, last| {
        for seat in position.game().seats() {
            let kings = position.men(seat).into_iter().filter(|square| {
                position
                    .man_at(*square)
                    .is_some_and(|man| man.kind == Kind::King)
            });
            assert_eq!(kings.collect::<Vec<_>>(), [position.king(seat)]);
        }
        let capture = last.and_then(|(_, deed)| deed.capture);
        assert!(capture.is_none_or(|(_, man)| man.kind != Kind::King));
    });
}

#[test]
fn a_frozen_man_neither_moves_nor_goes() {
    let mut frozen = 0;
    every_board(12, 150, |now, last| {
        let Some((before, _)) = last else {
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
    every_board(13, 150, |position, _| {
        let moves = position.legal_moves();
        assert_eq!(moves.is_empty(), position.outcome().is_some(), "{position}");
        if !moves.is_empty() {
            assert_eq!(position.frozen(position.turn()), None, "{position}");
        }
    });
}

#[test]
fn reading_what_is_written_changes_nothing() {
    every_board(14, 150, |position, _| {
        let text = position.to_string();
        let back = Position::from_text(&text, position.rules()).expect(&text);
        assert_eq!(back.to_string(), text);
        assert_eq!(&back, position);
        assert_eq!(back.outcome(), position.outcome(), "{text}");
    });
}

#[test]
fn moves_are_listed_in_their_fixed_order() {
    every_board(15, 30, |position, _| {
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
    every_board(16, 200, |now, last| {
        let Some((before, deed)) = last else {
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

#[test]
fn whether_a_move_gives_check_is_known_before_it_is_played() {
    let mut checks = 0;
    every_board(13, 40, |now, last| {
        let Some((before, deed)) = last else {
            return;
        };
        let enemies = before.game().enemies(before.turn());
        let mut enemies = enemies.without(before.all_frozen()).into_iter();
        let gives = enemies.any(|enemy| {
            let by = now.attackers_of(now.king(enemy));
            by.contains(deed.mv.to) && deed.man.kind != Kind::King
        });
        assert_eq!(
            before.gives_check(deed.mv),
            gives,
            "{before:?} {:?}",
            deed.mv
        );
        checks += usize::from(gives);
    });
    assert!(checks > 200, "only {checks} checks were seen");
}

#[test]
fn who_attacks_past_a_man_attacks_the_square_once_it_is_gone() {
    every_board(14, 20, |now, last| {
        let Some((before, deed)) = last else {
            return;
        };
        let to = deed.mv.to;
        if deed.mv.promotion.is_some() || deed.man.kind == Kind::King || deed.capture.is_some() {
            return;
        }
        let enemies = now.game().enemies(deed.man.seat).without(now.all_frozen());
        let past = before.attackers_past(to, enemies, deed.mv.from);
        assert_eq!(past, now.attackers_of(to), "{before:?} {:?}", deed.mv);
    });
}

#[test]
fn who_makes_no_move_leaves_the_men_and_the_turn_goes_on() {
    let (mut all, mut again) = (0, 0);
    every_board(15, 20, |now, _| {
        if now.outcome().is_some() {
            return;
        }
        let next = now.passed_on();
        for seat in now.game().seats() {
            assert_eq!(next.men(seat), now.men(seat), "{now:?}");
        }
        all += 1;
        // Where nobody else has a move.
        again += usize::from(next.turn() == now.turn());
    });
    assert!(20 * again < all, "{again} of {all}");
}
