//! The moves once more, written down as a book explains them and as slow as that: no sets, no tables, no
//! pins, every move tried out. It judges positions that no game reaches, which cozy-chess refuses.

use rochade_chess::{Board, Color, File, Move, Piece, Position, Role, Setup, Square, Wing};

use crate::chance::Chance;
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

fn is_in_check(board: &Board, color: Color) -> bool {
    let king = Piece::new(color, Role::King);
    board
        .pieces()
        .any(|(at, piece)| piece == king && is_attacked(board, at, color.other()))
}

fn can_castle(setup: &Setup, wing: Wing) -> bool {
    let (board, us) = (&setup.placement, setup.turn);
    let king = Square::new(File::E, us.home_rank());
    setup.castling.has(us, wing)
        && is_free(board, king, wing.rook_from(us))
        && [king, wing.rook_to(us), wing.king_to(us)]
            .into_iter()
            .all(|square| !is_attacked(board, square, us.other()))
}

fn is_legal(setup: &Setup, mv: Move) -> bool {
    let (board, us) = (&setup.placement, setup.turn);
    let Some(piece) = board.piece_at(mv.from).filter(|piece| piece.color == us) else {
        return false;
    };
    let target = board.piece_at(mv.to);
    if target.is_some_and(|target| target.color == us) {
        return false;
    }
    let (files, ranks) = steps(mv.from, mv.to);
    let mut after = *board;
    if piece.role == Role::King && files.abs() == 2 && ranks == 0 {
        let fits = |wing: &Wing| wing.king_to(us) == mv.to && setup.castling.has(us, *wing);
        return mv.promotion.is_none()
            && Wing::ALL
                .iter()
                .any(|wing| fits(wing) && can_castle(setup, *wing));
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
    !is_in_check(&after, us)
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
            is_in_check(&setup.placement, setup.turn),
            "{setup}"
        );
        for from in Square::ALL {
            for to in Square::ALL {
                for promotion in [
                    None,
                    Some(Role::Queen),
                    Some(Role::Knight),
                    Some(Role::King),
                ] {
                    let mv = Move {
                        from,
                        to,
                        promotion,
                    };
                    assert_eq!(
                        position.is_legal(mv),
                        is_legal(&setup, mv),
                        "{mv} in {setup}"
                    );
                }
            }
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
