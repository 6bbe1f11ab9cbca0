//! Whatever is set up is either refused or can be played on.

use rochade_chess::{
    Board, Castling, Color, Move, Piece, Position, Role, San, Setup, Square, Wing,
};
use rochade_testkit::Chance;

pub(crate) fn any_setup(chance: &mut Chance) -> Setup {
    let mut placement = Board::EMPTY;
    let men = [0, 2, 6, 20, 40, 64][chance.below(6)];
    for _ in 0..men {
        let square = Square::ALL[chance.below(64)];
        let role = Role::ALL[chance.below(5)];
        if role != Role::Pawn || !matches!(square.index(), 0..8 | 56..64) || chance.one_in(200) {
            placement.put(square, Piece::new(*chance.pick(&Color::ALL), role));
        }
    }
    for color in Color::ALL {
        let home = Square::new(rochade_chess::File::E, color.home_rank());
        let square = if chance.one_in(2) {
            home
        } else {
            Square::ALL[chance.below(64)]
        };
        if !chance.one_in(50) {
            placement.put(square, Piece::new(color, Role::King));
        }
    }
    let turn = *chance.pick(&Color::ALL);
    let mut castling = Castling::NONE;
    for color in Color::ALL {
        for wing in Wing::ALL {
            if chance.one_in(4) {
                castling = castling.with(color, wing);
                if chance.one_in(2) {
                    placement.put(wing.rook_from(color), Piece::new(color, Role::Rook));
                }
            }
        }
    }
    let mut en_passant = None;
    if chance.one_in(3) {
        let file = *chance.pick(&rochade_chess::File::ALL);
        let (rank, front, back) = match turn {
            Color::White => (5, 4, 6),
            Color::Black => (2, 3, 1),
        };
        let [square, front, back] =
            [rank, front, back].map(|rank| Square::new(file, rochade_chess::Rank::ALL[rank]));
        en_passant = Some(square);
        if chance.one_in(2) {
            placement.remove(square);
            placement.remove(back);
            placement.put(front, Piece::new(turn.other(), Role::Pawn));
            // With a pawn beside it that may be able to capture it.
            let beside = if chance.one_in(2) { 1 } else { -1 };
            if let Some(square) = front.offset(beside, 0)
                && placement.role_at(square) != Some(Role::King)
            {
                placement.put(square, Piece::new(turn, Role::Pawn));
            }
        }
    }
    let halfmove = if chance.one_in(3) {
        chance.next_u64() as u16
    } else {
        0
    };
    let fullmove = if chance.one_in(3) {
        chance.next_u64() as u32
    } else {
        1
    };
    Setup {
        placement,
        turn,
        castling,
        en_passant,
        halfmove,
        fullmove,
    }
}

#[test]
fn every_setup_reads_back() {
    let mut chance = Chance::new(7);
    for _ in 0..50_000 {
        let setup = any_setup(&mut chance);
        let text = setup.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&setup), "{text}");
    }
}

#[test]
fn every_accepted_setup_can_be_played_on() {
    let mut chance = Chance::new(8);
    let mut accepted = 0;
    for _ in 0..60_000 {
        let setup = any_setup(&mut chance);
        let Ok(position) = Position::from_setup(&setup) else {
            assert!(!setup.faults().is_empty());
            continue;
        };
        accepted += 1;
        let text = position.to_string();
        let back: Position = text.parse().expect(&text);
        assert_eq!(back, position, "{text}");
        assert_eq!(back.to_string(), text);
        let (mut moves, mut sum) = (0, 0);
        for mv in position.legal_moves() {
            moves += 1;
            let next = position.play(mv).expect("a legal move");
            assert_eq!(next.to_setup().faults(), [], "{mv} in {text}");
            sum += next.legal_moves().count() as u64;
            if chance.one_in(10) {
                let san = San::of(&position, mv).expect("a legal move").to_string();
                assert_eq!(position.parse_move(&san), Ok(mv), "{san} in {text}");
            }
        }
        // The fast counting and the listing are two ways to the same numbers.
        assert_eq!(position.perft(1), moves, "{text}");
        assert_eq!(position.perft(2), sum, "{text}");
        let _ = position.is_dead();
    }
    assert!(accepted > 5_000, "only {accepted} were accepted");
}

/// What `play_unchecked` promises for moves that aren't legal: no panic, whatever comes after.
#[test]
fn illegal_moves_do_no_harm() {
    let mut chance = Chance::new(9);
    for _ in 0..2_000 {
        let mut position = Position::initial();
        for _ in 0..40 {
            let mv = Move {
                from: Square::ALL[chance.below(64)],
                to: Square::ALL[chance.below(64)],
                promotion: [None, Some(Role::ALL[chance.below(6)])][chance.below(2)],
            };
            position = position.play_unchecked(mv);
            let _ = position.legal_moves().count();
            let _ = position.perft(2);
            let _ = position.is_dead();
            let _ = position.describe(mv);
            let _ = position.to_string();
        }
    }
}
