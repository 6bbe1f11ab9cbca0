//! The boards and their arrays (many-handed.md, sections 1 and 2).

use rochade_many::{Board, Kind, Position, Rules, Seat};

use crate::chance_texts::rules;

const FOUR: &str = "ARANABAKAQABANAR/APAPAPAPAPAPAPAP/8/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP10DPDQ/BBBP10DPDB/BNBP10DPDN/BRBP10DPDR/8/CPCPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR C AKQBKQCKQDKQ - - -";
const T112: &str = "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP8rPrN/wRwP8rPrR/kPkPkPkPkPkPkPkP/kRkNkBkQkKkBkNkR k - - -";

#[test]
fn arrays_are_those_of_the_spec() {
    assert_eq!(Position::initial(&Rules::FOUR).to_string(), FOUR);
    assert_eq!(Position::initial(&Rules::THREE).to_string(), T112);
    for board in Board::ALL {
        let start = Position::initial(&rules(board)).to_string();
        assert_eq!(Board::of_text(&start), Some(board));
    }
}

#[test]
fn boards_have_the_squares_of_the_spec() {
    for (board, squares) in [
        (Board::Four, 160),
        (Board::T112, 112),
        (Board::Cross128, 128),
        (Board::T120, 120),
        (Board::Rect, 120),
    ] {
        assert_eq!(board.squares().count(), squares, "{board:?}");
        assert_eq!(Board::from_word(board.word()), Some(board));
        for square in board.squares() {
            let name = board.name(square).to_string();
            assert_eq!(board.square(&name), Some(square), "{name}");
        }
        for name in [
            "", "a", "j1x", "a0", "a01", "d15", "o5", "A5", "é4", "a1", "c-1",
        ] {
            let corner = name == "a1" && board == Board::Rect;
            assert_eq!(board.square(name).is_some(), corner, "{name} on {board:?}");
        }
    }
    assert!(Board::Four.square("j5").is_some());
    // many-handed.md, section 4, N5: no J for three.
    assert!(Board::T112.square("j5").is_none());
}

#[test]
fn who_begins_has_so_many_moves() {
    for (board, moves) in [
        (Board::Four, [20, 20, 20, 20]),
        (Board::T112, [22, 21, 21, 0]),
        (Board::Cross128, [22, 21, 21, 0]),
        (Board::T120, [20, 20, 20, 0]),
        (Board::Rect, [28, 24, 24, 0]),
    ] {
        for seat in board.game().seats() {
            let start = Position::beginning_with(&rules(board), seat).expect("a seat");
            assert_eq!(start.perft(1), moves[seat.index()], "{seat:?} on {board:?}");
        }
    }
}

#[test]
fn queens_of_four_stand_on_their_colour_and_at_their_kings_left() {
    let start = Position::initial(&Rules::FOUR);
    for (seat, queen, king, light) in [
        (Seat::A, "h14", "g14", true),
        (Seat::B, "a8", "a7", false),
        (Seat::C, "g1", "h1", true),
        (Seat::D, "n7", "n8", false),
    ] {
        let square = Board::Four.square(queen).expect(queen);
        let man = start.man_at(square).expect(queen);
        assert_eq!((man.seat, man.kind), (seat, Kind::Queen));
        assert_eq!(Board::is_light(Board::Four, square), light, "{queen}");
        assert_eq!(Board::Four.name(start.king(seat)).to_string(), king);
    }
}

#[test]
fn a_seat_that_the_game_has_not_is_nobodys() {
    let start = Position::initial(&Rules::THREE);
    assert!(Position::beginning_with(&Rules::THREE, Seat::D).is_none());
    assert!(start.leave(Seat::D).is_none() && start.men(Seat::D).is_empty());
    assert!(start.checks(Seat::D).is_empty() && start.man_at(start.king(Seat::D)).is_none());
    assert_eq!(
        (start.frozen(Seat::D), start.counted(Seat::D)),
        (None, None)
    );
    assert_eq!(start.castling(Seat::D), [false; 2]);
}
