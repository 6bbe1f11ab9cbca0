//! What can be said and read of a tolerant position: moves in writing, and why a man can't go
//! somewhere.

use rochade_chess::{Bitboard, Letters, MoveTextError, Reason, Role, Square, Terms};
use rochade_testkit::Chance;

use crate::long_form::long;
use crate::tolerant::{IGNORING, at, mv, set};
use crate::tolerant_walks::walks;

#[test]
fn every_notation_reads_back() {
    let mut ignored = 0;
    walks(31, 60, |chance, _, position| {
        if !chance.one_in(8) {
            return;
        }
        for terms in [Terms::FREE, IGNORING] {
            for mv in position.legal_moves(&terms) {
                let deed = position.describe(mv, &terms).expect("a legal move");
                let san = position.san(&deed);
                for letters in [&Letters::ENGLISH, &Letters::FIGURINES] {
                    for text in [
                        mv.to_string(),
                        san.with(letters).to_string(),
                        long(&deed, letters),
                    ] {
                        let read = position.parse_move(&text, letters, &terms);
                        assert_eq!(read, Ok(mv), "{text} in {position}");
                        let legal = position.is_legal(mv, &Terms::FREE);
                        if !legal {
                            ignored += 1;
                            let read = position.parse_move(&text, letters, &Terms::FREE);
                            assert_eq!(read, Err(MoveTextError::Illegal), "{text} in {position}");
                        }
                    }
                }
            }
        }
    });
    assert!(
        ignored > 500,
        "{ignored} texts of moves that ignore a check"
    );
}

#[test]
fn with_every_check_answered_texts_mean_what_they_mean_in_chess() {
    let (mut right, mut unclear) = (0, 0);
    walks(32, 60, |chance, _, position| {
        let Ok(strict) = position.to_position() else {
            return;
        };
        for _ in 0..30 {
            let text = any_text(chance);
            let read = position.parse_move(&text, &Letters::ENGLISH, &Terms::FREE);
            assert_eq!(read, strict.parse_move(&text), "{text} in {position}");
            right += usize::from(read.is_ok());
            unclear += usize::from(read == Err(MoveTextError::Ambiguous));
        }
        for mv in strict.legal_moves() {
            let deed = strict.describe(mv).expect("a legal move");
            assert_eq!(
                Some(position.san(&deed)),
                rochade_chess::San::of(&strict, mv)
            );
        }
    });
    assert!(right > 1_000 && unclear > 20, "{right}, {unclear}");
}

/// Something like a move.
fn any_text(chance: &mut Chance) -> String {
    let mut square = || Square::ALL[chance.below(64)];
    let (from, to) = (square(), square());
    let man = ["", "N", "B", "R", "Q", "K"][chance.below(6)];
    let sign = ["", "x", "-"][chance.below(3)];
    let new = ["", "", "", "q", "=N", "=Q"][chance.below(6)];
    match chance.below(6) {
        0 => format!("{from}{sign}{to}{new}"),
        1 => format!("{man}{}{to}", from.file()),
        2 => ["O-O", "0-0-0", "Kg1", "Kc8"][chance.below(4)].to_owned(),
        _ => format!("{man}{to}{new}"),
    }
}

#[test]
fn reasons_are_those_of_chess_where_every_check_is_answered() {
    let mut refused = 0;
    walks(33, 40, |chance, _, position| {
        if !chance.one_in(4) {
            return;
        }
        let strict = position.to_position().ok();
        for from in Square::ALL {
            let targets = Square::ALL.into_iter().map(Some);
            for to in targets.chain([None]) {
                let reason = position.why_not(from, to, &Terms::FREE);
                if let Some(strict) = strict {
                    assert_eq!(
                        reason,
                        strict.why_not(from, to),
                        "{from} {to:?} in {position}"
                    );
                }
                refused += usize::from(reason.is_some());
            }
        }
    });
    assert!(refused > 10_000, "{refused} were refused");
}

/// Nothing that is said betrays a check that nobody has said.
#[test]
fn reasons_are_silent_about_an_unsaid_check() {
    let (mut checks, mut kings) = (0, 0);
    walks(34, 200, |_, _, position| {
        let them = position.turn().other();
        if !position.is_check() && position.checkers(them).is_empty() {
            return;
        }
        checks += 1;
        for from in position.board().color(position.turn()) {
            let targets = position.targets(from, &IGNORING);
            for to in Square::ALL {
                let why = position.why_not(from, Some(to), &IGNORING);
                let castling = position.castling_by_rook(from, to, &IGNORING);
                let may = targets.contains(to) || castling.is_some();
                assert_eq!(why.is_none(), may, "{from}{to} in {position}");
                let Some(why) = why else {
                    continue;
                };
                assert!(
                    !matches!(
                        why.reason,
                        Reason::InCheck | Reason::DoubleCheck | Reason::CastlingInCheck
                    ),
                    "{why:?} for {from}{to} in {position}"
                );
                if matches!(why.reason, Reason::Pinned | Reason::EnPassantOpens) {
                    assert!(why.by.any(), "{from}{to} in {position}");
                }
                if to == position.king(them) && why.by == Bitboard::of(to) {
                    kings += 1;
                }
            }
            let stuck = position.why_not(from, None, &IGNORING);
            assert_eq!(stuck.is_none(), targets.any(), "{from} in {position}");
        }
    });
    assert!(checks > 1_000 && kings > 500, "{checks}, {kings}");
}

#[test]
fn a_king_stands_in_the_way_of_the_man_that_attacks_it() {
    let position = at("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    let why = position
        .why_not(Square::E2, Some(Square::E8), &Terms::FREE)
        .expect("a reason");
    assert_eq!((why.reason, why.by), (Reason::Blocked, set([Square::E8])));
}

#[test]
fn a_pinned_man_is_pinned_though_a_check_is_ignored() {
    let position = at("4r1k1/8/8/8/1b6/8/3N4/4K3 w - - 0 1");
    let why = position
        .why_not(Square::D2, Some(Square::F3), &IGNORING)
        .expect("a reason");
    assert_eq!((why.reason, why.by), (Reason::Pinned, set([Square::B4])));
    let why = position.why_not(Square::D2, Some(Square::F3), &Terms::FREE);
    assert_eq!(why.map(|why| why.reason), Some(Reason::InCheck));
    assert_eq!(position.board().role_at(Square::D2), Some(Role::Knight));
    assert!(!position.is_legal(mv("d2f3"), &IGNORING));
}
