//! Random games in which nearly anything is let happen: checks unsaid, false moves let stand,
//! several moves in a row.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use rochade_chess::{
    Bitboard, Color, Deed, FalseMove, Move, Position, Rank, Role, SetupError, Square, Terms,
    TolerantPosition,
};
use rochade_testkit::Chance;

use crate::by_the_book;
use crate::walks::STARTS;

fn any_square(chance: &mut Chance) -> Square {
    Square::ALL[chance.below(64)]
}

/// A random set of about half the squares, or of one in four, or all.
fn any_set(chance: &mut Chance) -> Bitboard {
    match chance.below(3) {
        0 => Bitboard::FULL,
        1 => Bitboard(chance.next_u64()),
        _ => Bitboard(chance.next_u64() & chance.next_u64()),
    }
}

fn any_terms(chance: &mut Chance, position: &TolerantPosition) -> Terms {
    let enemy = position.board().color(position.turn().other());
    let victims: Vec<Square> = enemy.into_iter().collect();
    Terms {
        answers_check: chance.one_in(2),
        men: any_set(chance),
        squares: any_set(chance),
        castling: chance.one_in(2),
        victim: chance.one_in(4).then(|| *chance.pick(&victims)),
    }
}

/// A random false move, if the first few tries find one.
fn any_false_move(
    chance: &mut Chance,
    position: &TolerantPosition,
    terms: &Terms,
) -> Option<(Move, FalseMove)> {
    (0..20).find_map(|_| {
        let plain = Move::new(any_square(chance), any_square(chance));
        let promoting = Move::promoting(plain.from, plain.to, *chance.pick(&Role::PROMOTIONS));
        [plain, promoting]
            .into_iter()
            .find_map(|mv| Some((mv, position.false_move(mv, terms)?)))
    })
}

/// What happened between two positions.
pub(crate) enum Step {
    Legal(Deed, Terms),
    LetStand(Deed),
    Again,
}

/// A random game. `visit` sees every position, and how it arose.
fn walk(
    chance: &mut Chance,
    mut visit: impl FnMut(&mut Chance, Option<(&TolerantPosition, &Step)>, &TolerantPosition),
) {
    let mut position: TolerantPosition = chance.pick(&STARTS).parse().expect("a start");
    visit(chance, None, &position);
    for _ in 0..150 {
        let terms = match chance.one_in(2) {
            true => Terms::FREE,
            false => Terms::FREE.ignoring_check(),
        };
        let stray = chance.one_in(5);
        let stray = stray.then(|| any_false_move(chance, &position, &terms));
        let stood = stray
            .flatten()
            .and_then(|(_, stray)| Some((*stray.deed(), stray.let_stand()?)));
        let again = chance.one_in(8).then(|| position.again()).flatten();
        let (next, step) = if let Some((deed, next)) = stood {
            (next, Step::LetStand(deed))
        } else if let Some(next) = again {
            (next, Step::Again)
        } else {
            let moves: Vec<Move> = position.legal_moves(&terms).collect();
            if moves.is_empty() {
                return;
            }
            let mv = *chance.pick(&moves);
            let (deed, next) = position.play(mv, &terms).expect("a legal move");
            (next, Step::Legal(deed, terms))
        };
        visit(chance, Some((&position, &step)), &next);
        position = next;
    }
}

pub(crate) fn walks(
    seed: u64,
    count: usize,
    mut visit: impl FnMut(&mut Chance, Option<(&TolerantPosition, &Step)>, &TolerantPosition),
) {
    let mut chance = Chance::new(seed);
    for _ in 0..count {
        walk(&mut chance, &mut visit);
    }
}

#[test]
fn whatever_happens_the_promises_hold() {
    let (mut attacked, mut again) = (0, 0);
    walks(21, 2_000, |_, came, position| {
        let board = position.board();
        for color in Color::ALL {
            assert_eq!(board.men(color, Role::King).len(), 1, "{position}");
        }
        let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        assert!((board.role(Role::Pawn) & ends).is_empty(), "{position}");
        let kings = board.role(Role::King);
        let idle = position.turn().other();
        let by = position.checkers(idle);
        assert!((by & kings).is_empty(), "the kings touch: {position}");
        attacked += usize::from(by.any());
        let faults = position.to_setup().faults();
        let taken = |fault: &SetupError| matches!(fault, SetupError::KingCanBeTaken { .. });
        assert!(faults.iter().all(taken), "{faults:?} in {position}");
        assert_eq!(faults.is_empty(), by.is_empty(), "{position}");
        for color in Color::ALL {
            let by = by_the_book::checkers(board, color);
            assert_eq!(position.checkers(color), by, "{position}");
        }

        let Some((before, step)) = came else {
            return;
        };
        let mover = before.turn();
        match step {
            Step::Legal(deed, _) | Step::LetStand(deed) => {
                assert!(deed.capture.is_none_or(|(_, role)| role != Role::King));
                assert_eq!(position.turn(), mover.other());
                let check = rochade_chess::Check::None;
                assert_eq!(position.is_check(), deed.check != check, "{position}");
            }
            Step::Again => {
                again += 1;
                assert_eq!(position.turn(), mover.other());
                assert_eq!(position.board(), before.board());
                assert_eq!(position.en_passant(), None);
            }
        }
        // Who moves brings no new attack on the own king.
        if let Step::Legal(deed, terms) = step {
            let may_stay = match deed.man.role == Role::King || terms.answers_check {
                true => Bitboard::EMPTY,
                false => before.checkers(mover),
            };
            let by = position.checkers(mover);
            assert!((by - may_stay).is_empty(), "{deed:?} to {position}");
        }
    });
    assert!(attacked > 1_000, "{attacked} idle kings were attacked");
    assert!(again > 1_000, "{again} moves in a row");
}

#[test]
fn what_it_shows_is_read_again() {
    let (mut refused, mut passing) = (0, 0);
    walks(22, 800, |_, _, position| {
        let text = position.to_string();
        let back: TolerantPosition = text.parse().expect(&text);
        assert_eq!(&back, position, "{text}");
        assert_eq!(back.to_string(), text);
        for terms in [Terms::FREE, Terms::FREE.ignoring_check()] {
            let moves: Vec<Move> = position.legal_moves(&terms).collect();
            assert_eq!(back.legal_moves(&terms).collect::<Vec<_>>(), moves);
        }
        passing += usize::from(position.en_passant().is_some());
        // The strict door refuses exactly what it must.
        let idle = position.turn().other();
        let strict = text.parse::<Position>();
        assert_eq!(strict.is_ok(), position.checkers(idle).is_empty(), "{text}");
        refused += usize::from(strict.is_err());
    });
    assert!(refused > 1_000 && passing > 50, "{refused}, {passing}");
}

#[test]
fn with_every_check_answered_it_is_chess() {
    let mut compared = 0;
    walks(23, 400, |_, _, position| {
        let Ok(strict) = position.to_position() else {
            return;
        };
        compared += 1;
        let free = &Terms::FREE;
        let moves: Vec<Move> = strict.legal_moves().collect();
        assert_eq!(position.legal_moves(free).collect::<Vec<_>>(), moves);
        assert_eq!(position.has_move(free), strict.has_legal_move());
        assert_eq!(position.is_check(), strict.is_check());
        assert_eq!(&TolerantPosition::from(strict), position);
        assert_eq!(hash(&TolerantPosition::from(strict)), hash(position));
        for mv in moves {
            assert_eq!(strict.describe(mv), position.describe(mv, free));
            let (_, next) = position.play(mv, free).expect("a legal move");
            let after = strict.play(mv).expect("a legal move");
            assert_eq!(next, TolerantPosition::from(after), "{mv} in {position}");
            assert_eq!(next.to_position(), Ok(after), "{mv} in {position}");
            assert_eq!(next.halfmove_clock(), after.halfmove_clock());
            assert_eq!(next.fullmove_number(), after.fullmove_number());
        }
        for king in Square::ALL {
            for rook in position.board().role(Role::Rook) {
                let castling = strict.castling_by_rook(king, rook);
                assert_eq!(position.castling_by_rook(king, rook, free), castling);
            }
        }
    });
    assert!(compared > 10_000, "{compared} positions were compared");
}

fn hash(position: &TolerantPosition) -> u64 {
    let mut state = DefaultHasher::new();
    position.hash(&mut state);
    state.finish()
}

/// There is a move, or the game is over by what is the case: mate or stalemate.
#[test]
fn the_game_goes_on_or_ends() {
    let (mut mates, mut stalemates) = (0, 0);
    walks(24, 1_500, |_, _, position| {
        let answering: Vec<Move> = position.legal_moves(&Terms::FREE).collect();
        let ignoring = Terms::FREE.ignoring_check();
        let ignoring: Vec<Move> = position.legal_moves(&ignoring).collect();
        let among = |mv: &Move| ignoring.contains(mv);
        assert!(answering.iter().all(among), "{position}");
        assert_eq!(position.has_move(&Terms::FREE), !answering.is_empty());
        if !position.is_check() {
            assert_eq!(answering, ignoring, "{position}");
            stalemates += usize::from(answering.is_empty());
        } else {
            mates += usize::from(answering.is_empty());
        }
    });
    assert!(mates > 50 && stalemates > 20, "{mates}, {stalemates}");
}

/// Every man can be dropped on every square, by the rules or against them, but on own men, kings,
/// and of pawns on their first rank.
#[test]
fn a_square_is_a_legal_target_or_a_false_one() {
    let (mut stood, mut exposed) = (0, 0);
    walks(25, 1_000, |chance, _, position| {
        let terms = any_terms(chance, position);
        let (us, board) = (position.turn(), position.board());
        let free = Terms {
            answers_check: terms.answers_check,
            ..Terms::FREE
        };
        for from in board.color(us) {
            let pawn = board.men(us, Role::Pawn).contains(from);
            let mut squares = !board.color(us) - board.role(Role::King);
            if pawn {
                squares = squares - Bitboard::rank(us.home_rank());
            }
            let legal = position.targets(from, &free);
            let wrong = position.false_targets(from, &terms);
            assert_eq!(legal | wrong, squares, "{from} in {position}");
            assert!((legal & wrong).is_empty(), "{from} in {position}");
        }
        for square in Square::ALL {
            if !board.color(us).contains(square) {
                assert!(position.false_targets(square, &terms).is_empty());
            }
        }
        if let Some((mv, stray)) = any_false_move(chance, position, &terms) {
            let deed = stray.deed();
            assert_eq!(deed.to_move(), mv);
            assert!(!position.is_legal(mv, &free), "{mv} in {position}");
            // What is seen is what was done: one man moved, and the rook with the king.
            let mut wanted = *board;
            wanted.remove(mv.from);
            let role = mv.promotion.unwrap_or(deed.man.role);
            wanted.put(mv.to, rochade_chess::Piece::new(us, role));
            if let Some(wing) = deed.castling {
                let rook = wanted.remove(wing.rook_from(us)).expect("the rook");
                wanted.put(wing.rook_to(us), rook);
            }
            assert_eq!(
                stray.shown().to_setup().placement,
                wanted,
                "{mv} in {position}"
            );
            assert_eq!(stray.shown().turn(), us.other());
            assert_eq!(stray.shown().en_passant(), None);
            let by = by_the_book::checkers(&wanted, us);
            let ignored = match terms.answers_check || deed.man.role == Role::King {
                true => Bitboard::EMPTY,
                false => by_the_book::checkers(board, us),
            };
            assert_eq!(stray.exposed_to(), by - ignored, "{mv} in {position}");
            assert_eq!(stray.let_stand().is_some(), (by - ignored).is_empty());
            match stray.let_stand() {
                Some(next) => {
                    stood += 1;
                    assert_eq!(next.to_setup(), stray.shown().to_setup());
                }
                None => exposed += 1,
            }
        }
    });
    assert!(stood > 500 && exposed > 500, "{stood}, {exposed}");
}

/// What the terms leave is what is left of all moves when each is asked.
#[test]
fn terms_leave_what_fits_them() {
    let mut left = 0;
    walks(26, 300, |chance, _, position| {
        let terms = any_terms(chance, position);
        let free = Terms {
            answers_check: terms.answers_check,
            ..Terms::FREE
        };
        let fits = |mv: &Move| {
            let deed = position.describe(*mv, &free).expect("a legal move");
            let victim = deed.capture.map(|(square, _)| square);
            terms.men.contains(mv.from)
                && terms.squares.contains(mv.to)
                && (terms.castling || deed.castling.is_none())
                && (terms.victim.is_none() || terms.victim == victim)
        };
        let wanted: Vec<Move> = position.legal_moves(&free).filter(fits).collect();
        let moves: Vec<Move> = position.legal_moves(&terms).collect();
        assert_eq!(moves, wanted, "{terms:?} in {position}");
        assert_eq!(position.has_move(&terms), !moves.is_empty());
        for from in Square::ALL {
            let to = moves.iter().filter(|mv| mv.from == from).map(|mv| mv.to);
            let targets: Bitboard = to.collect();
            assert_eq!(position.targets(from, &terms), targets);
        }
        left += moves.len();
    });
    assert!(left > 10_000, "{left} moves were left");
}

/// No text makes it panic, and what it accepts can be played on.
#[test]
fn any_setup_is_refused_or_tolerated() {
    let mut chance = Chance::new(27);
    let (mut strict, mut more) = (0, 0);
    for _ in 0..60_000 {
        let setup = crate::setups::any_setup(&mut chance);
        let accepted = Position::from_setup(&setup);
        let Ok(position) = TolerantPosition::from_setup(&setup) else {
            assert!(accepted.is_err(), "{setup}");
            continue;
        };
        match accepted {
            Ok(accepted) => {
                strict += 1;
                assert_eq!(position.to_position(), Ok(accepted));
            }
            Err(fault) => {
                more += 1;
                assert_eq!(position.to_position(), Err(fault));
                assert!(matches!(fault, SetupError::KingCanBeTaken { .. }));
            }
        }
        let text = position.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&position), "{text}");
        assert_eq!(
            text.parse::<TolerantPosition>().expect("FEN").to_string(),
            text
        );
    }
    assert!(strict > 5_000 && more > 5_000, "{strict}, {more}");
}
