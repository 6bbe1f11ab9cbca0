//! The moves once more, written down as a book explains them and as slow as that: no sets, no
//! tables, no pins, every move tried out. It judges positions that no game reaches, which
//! cozy-chess refuses.

use rochade_chess::{
    Bitboard, Board, Color, File, Move, Piece, Position, Role, Setup, Square, Terms,
    TolerantPosition, Wing,
};
use rochade_testkit::Chance;

use crate::setups::any_setup;

fn steps(from: Square, to: Square) -> (i32, i32) {
    let file = |s: Square| s.file().index() as i32;
    let rank = |s: Square| s.rank().index() as i32;
    (file(to) - file(from), rank(to) - rank(from))
}

/// Whether all squares between two squares on a line are empty.
fn is_free(board: &Board, from: Square, to: Square) -> bool {
    let (files, ranks) = steps(from, to);
    let between = |n: i32| from.offset(files.signum() * n, ranks.signum() * n);
    (1..files.abs().max(ranks.abs()))
        .filter_map(between)
        .all(|s| board.piece_at(s).is_none())
}

fn forward(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}

fn attacks(board: &Board, from: Square, piece: Piece, to: Square) -> bool {
    let (files, ranks) = steps(from, to);
    let straight = (files == 0) != (ranks == 0);
    let diagonal = files.abs() == ranks.abs() && files != 0;
    match piece.role {
        Role::Pawn => files.abs() == 1 && ranks == forward(piece.color),
        Role::Knight => files.abs() * ranks.abs() == 2,
        Role::Bishop => diagonal && is_free(board, from, to),
        Role::Rook => straight && is_free(board, from, to),
        Role::Queen => (straight || diagonal) && is_free(board, from, to),
        Role::King => files.abs().max(ranks.abs()) == 1,
    }
}

fn is_attacked(board: &Board, square: Square, by: Color) -> bool {
    board
        .pieces()
        .any(|(from, piece)| piece.color == by && attacks(board, from, piece, square))
}

/// The men that attack a side's king.
pub(crate) fn checkers(board: &Board, color: Color) -> Bitboard {
    let king = board.men(color, Role::King).first().expect("a king");
    let men = board.pieces();
    men.filter(|&(from, piece)| piece.color != color && attacks(board, from, piece, king))
        .map(|(from, _)| from)
        .collect()
}

/// What is legal depends on whether the check that stands has to be answered.
#[derive(Clone, Copy, PartialEq)]
enum Check {
    Answered,
    Ignored,
}

fn can_castle(setup: &Setup, wing: Wing, check: Check) -> bool {
    let (board, us) = (&setup.placement, setup.turn);
    let king = Square::new(File::E, us.home_rank());
    // On its way the king doesn't shelter the squares before it.
    let mut on_the_way = *board;
    on_the_way.remove(king);
    setup.castling.has(us, wing)
        && is_free(board, king, wing.rook_from(us))
        && (check == Check::Ignored || checkers(board, us).is_empty())
        && [wing.rook_to(us), wing.king_to(us)]
            .into_iter()
            .all(|square| !is_attacked(&on_the_way, square, us.other()))
}

fn is_legal(setup: &Setup, mv: Move, check: Check) -> bool {
    let (board, us) = (&setup.placement, setup.turn);
    let Some(piece) = board.piece_at(mv.from).filter(|piece| piece.color == us) else {
        return false;
    };
    let target = board.piece_at(mv.to);
    if target.is_some_and(|target| target.color == us || target.role == Role::King) {
        return false;
    }
    let (files, ranks) = steps(mv.from, mv.to);
    let mut after = *board;
    if piece.role == Role::King && files.abs() == 2 && ranks == 0 {
        let fits = |wing: &Wing| wing.king_to(us) == mv.to && setup.castling.has(us, *wing);
        return mv.promotion.is_none()
            && Wing::ALL
                .iter()
                .any(|wing| fits(wing) && can_castle(setup, *wing, check));
    }
    if piece.role == Role::Pawn {
        let ahead = forward(us);
        let at_home = mv.from.rank().index() == if us == Color::White { 1 } else { 6 };
        let passing = setup.en_passant == Some(mv.to);
        let moves = match (files.abs(), ranks * ahead) {
            (0, 1) => target.is_none(),
            (0, 2) => at_home && target.is_none() && is_free(board, mv.from, mv.to),
            (1, 1) => target.is_some() || passing,
            _ => false,
        };
        let on_last = mv.to.rank() == us.other().home_rank();
        let says = mv.promotion.map(|role| Role::PROMOTIONS.contains(&role));
        if !moves || says != on_last.then_some(true) {
            return false;
        }
        if passing && files != 0 {
            let captured = mv.to.offset(0, -ahead).expect("a square");
            after.remove(captured);
        }
    } else if mv.promotion.is_some() || !attacks(board, mv.from, piece, mv.to) {
        return false;
    }
    after.remove(mv.from);
    after.put(mv.to, Piece::new(us, mv.promotion.unwrap_or(piece.role)));
    let ignored = match check {
        Check::Ignored if piece.role != Role::King => checkers(board, us),
        _ => Bitboard::EMPTY,
    };
    (checkers(&after, us) - ignored).is_empty()
}

const PROMOTIONS: [Option<Role>; 4] = [
    None,
    Some(Role::Queen),
    Some(Role::Knight),
    Some(Role::King),
];

/// Every from × to, with some promotions.
fn all_moves() -> impl Iterator<Item = Move> {
    let pairs = Square::ALL.into_iter();
    let pairs = pairs.flat_map(|from| Square::ALL.map(|to| (from, to)));
    pairs.flat_map(|(from, to)| {
        PROMOTIONS.map(|promotion| Move {
            from,
            to,
            promotion,
        })
    })
}

#[test]
fn accepted_setups_have_the_moves_of_the_book() {
    let mut chance = Chance::new(12);
    let (mut accepted, mut passing, mut castling) = (0, 0, 0);
    while accepted < 3_000 {
        let setup = any_setup(&mut chance);
        let Ok(position) = Position::from_setup(&setup) else {
            continue;
        };
        accepted += 1;
        assert_eq!(
            position.is_check(),
            checkers(&setup.placement, setup.turn).any(),
            "{setup}"
        );
        for mv in all_moves() {
            let legal = is_legal(&setup, mv, Check::Answered);
            assert_eq!(position.is_legal(mv), legal, "{mv} in {setup}");
        }
        for mv in position.legal_moves() {
            let deed = position.describe(mv).expect("a legal move");
            passing += usize::from(deed.en_passant);
            castling += usize::from(deed.castling.is_some());
        }
    }
    assert!(
        passing > 20 && castling > 100,
        "{passing} captures in passing, {castling} castlings"
    );
}

/// Positions in which the idle king is attacked are among them, and checks that are ignored.
#[test]
fn tolerated_setups_have_the_moves_of_the_book() {
    let mut chance = Chance::new(13);
    let (mut tolerated, mut passing, mut castling) = (0, 0, 0);
    while tolerated < 1_500 {
        let setup = any_setup(&mut chance);
        let Ok(position) = TolerantPosition::from_setup(&setup) else {
            continue;
        };
        // Where nothing is ignored, the other test has been.
        let strict = position.to_position().is_ok();
        if strict && !position.is_check() {
            continue;
        }
        tolerated += 1;
        let ignoring = Terms::FREE.ignoring_check();
        for mv in all_moves() {
            for (terms, check) in [(Terms::FREE, Check::Answered), (ignoring, Check::Ignored)] {
                let legal = is_legal(&setup, mv, check);
                assert_eq!(position.is_legal(mv, &terms), legal, "{mv} in {setup}");
            }
        }
        for mv in position.legal_moves(&ignoring) {
            let deed = position.describe(mv, &ignoring).expect("a legal move");
            passing += usize::from(deed.en_passant);
            castling += usize::from(position.is_check() && deed.castling.is_some());
        }
    }
    assert!(
        passing > 20 && castling > 20,
        "{passing} captures in passing, {castling} castlings out of check"
    );
}
