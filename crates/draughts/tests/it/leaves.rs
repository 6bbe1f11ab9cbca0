//! Perft counts in sets what the list of legal moves has one by one.

use rochade_draughts::{Ply, Position};
use rochade_testkit::Chance;

use crate::walks::walk;

/// Perft by the list.
fn listed(position: &Position, depth: u8) -> u64 {
    let enemy = position.turn().other();
    if depth == 0 {
        return 1;
    }
    let blown = position.blowable().into_iter().map(|man| {
        let next = position.blow(man).expect("blowable");
        match next.has_men(enemy) {
            true => listed_moves(&next, depth),
            false => u64::from(depth == 1),
        }
    });
    blown.sum::<u64>() + listed_moves(position, depth)
}

fn listed_moves(position: &Position, depth: u8) -> u64 {
    let after = |mv| position.play(mv).expect("legal");
    let moves = position.legal_moves();
    moves.iter().map(|mv| listed(&after(mv), depth - 1)).sum()
}

fn divided(position: &Position, depth: u8) -> u64 {
    let parts = position.divide(depth);
    let legal = |ply: &Ply| match ply.blow {
        Some(man) => position.blow(man).is_some(),
        None => ply.mv.is_some_and(|mv| position.is_legal(&mv)),
    };
    assert!(parts.iter().all(|(ply, _)| legal(ply)));
    parts.iter().map(|(_, count)| count).sum()
}

#[test]
fn leaves_are_those_of_the_list() {
    let mut chance = Chance::new(2);
    let mut blowable = 0;
    for _ in 0..700 {
        walk(&mut chance, |position| {
            blowable += position.blowable().len();
            for depth in 0..=2 {
                let wanted = listed(position, depth);
                assert_eq!(
                    position.perft(depth),
                    wanted,
                    "{position} {:?}",
                    position.rules()
                );
                if depth > 0 {
                    assert_eq!(divided(position, depth), wanted, "{position}");
                }
            }
        });
    }
    assert!(blowable > 2000, "only {blowable} men could be blown");
}
