//! Step by step one comes to the legal moves, and nowhere else.

use std::collections::BTreeSet;

use rochade_draughts::{Position, Square, Squares};
use rochade_testkit::Chance;

use crate::walks::walk;

/// All moves that a person can make with a man, and checks on each step.
fn stepped(position: &Position, path: &mut Vec<Square>, moves: &mut BTreeSet<String>) {
    let next = position.next(path).expect("a path that leads on");
    assert!(
        next.may_stop || !next.targets().is_empty(),
        "{position} {path:?}"
    );
    let mv = position.resolve(path);
    assert_eq!(mv.is_some(), next.may_stop, "{position} {path:?}");
    if let Some(mv) = mv {
        assert!(position.is_legal(&mv));
        assert_eq!(
            (Some(&mv.from()), Some(&mv.to())),
            (path.first(), path.last())
        );
        let victims: Squares = mv.victims().iter().copied().collect();
        assert_eq!(position.victims_so_far(path), Some(victims));
        moves.insert(format!("{mv} over {:?}", mv.victims()));
    }
    let before = position.victims_so_far(path).expect("a path");
    for to in next.targets() {
        path.push(to);
        let more = position.victims_so_far(path).expect("a path") - before;
        assert_eq!(more.first(), next.over(to), "{position} {path:?}");
        assert_eq!(next.jumps.contains(to), next.over(to).is_some());
        stepped(position, path, moves);
        path.pop();
    }
}

#[test]
fn steps_lead_to_the_legal_moves() {
    let mut chance = Chance::new(1);
    let mut captures = 0;
    for _ in 0..3000 {
        walk(&mut chance, |position| {
            let legal = position.legal_moves();
            captures += legal.iter().filter(|mv| mv.victims().len() > 2).count();
            let mut moves = BTreeSet::new();
            for from in Square::all() {
                let movable = legal.iter().any(|mv| mv.from() == from);
                assert_eq!(
                    position.next(&[from]).is_some(),
                    movable,
                    "{position} {from}"
                );
                if movable {
                    stepped(position, &mut vec![from], &mut moves);
                }
            }
            let wanted: Vec<String> = legal
                .iter()
                .map(|mv| format!("{mv} over {:?}", mv.victims()))
                .collect();
            let distinct: BTreeSet<String> = wanted.iter().cloned().collect();
            assert_eq!(distinct.len(), wanted.len(), "twice the same in {position}");
            assert_eq!(moves, distinct, "{position} {:?}", position.rules());
            for mv in &legal {
                assert_eq!(position.resolve(mv.path()), Some(*mv), "{position} {mv}");
            }
        });
    }
    assert!(captures > 1000, "only {captures} long captures");
}

/// Who can go on is told at once, and man by man.
#[test]
fn who_is_mobile_has_a_quiet_step() {
    let mut chance = Chance::new(53);
    for _ in 0..300 {
        walk(&mut chance, |position| {
            let is_over = !position.has_men(position.turn().other());
            if is_over || position.capturers().any() {
                return;
            }
            let steps = |from: &Square| position.next(&[*from]).is_some();
            let movable: Squares = Square::all().filter(steps).collect();
            assert_eq!(position.mobile(position.turn()), movable, "{position}");
        });
    }
}
