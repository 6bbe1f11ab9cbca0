//! How hard moves are to see, as the ratings of puzzles tell.

use rochade_chess::{Color, Move, Role};

use super::{Node, distance, see};

/// The numbers by which a move is overlooked more or less often than the usual one, in thousandths.
/// With them the shares of puzzles that weak levels solve fall with the ratings
/// (`docs/measured.md`).
const CASTLES: u32 = 50;
const CHECKS: u32 = 250;
const TAKES: u32 = 300;
const TAKES_MUCH: u32 = 600;
const TAKES_BACK: u32 = 100;
const SACRIFICES: u32 = 5000;
const FAR: u32 = 1400;
const BACKWARD: u32 = 1600;
const BY_PAWN: u32 = 600;

/// Returns how easily a move is overlooked, in thousandths of a quiet, short, forward one: checks,
/// captures and recaptures are overlooked less, sacrifices, long moves and backward ones more.
pub(super) fn obscurity(node: &Node, mv: Move) -> u32 {
    let position = &node.position;
    let role = node.role_at(mv.from);
    if role == Role::King && distance(mv.from, mv.to) == 2 {
        return CASTLES;
    }
    let victim = position.board().role_at(mv.to);
    let checks = node.gives_check(mv);
    let mut thousandths = 1000;
    let mut times = |factor: u32| thousandths = thousandths * factor / 1000;
    if checks {
        times(CHECKS);
    } else if victim.is_some() {
        times(TAKES);
    }
    if (checks || victim.is_some()) && see::see(position, mv) < 0 {
        times(SACRIFICES);
    }
    if matches!(victim, Some(Role::Rook | Role::Queen)) {
        times(TAKES_MUCH);
    }
    if node.came_to == Some(mv.to) {
        times(TAKES_BACK);
    }
    if distance(mv.from, mv.to) >= 4 && !checks {
        times(FAR);
    }
    let (from, to) = (mv.from.rank().index(), mv.to.rank().index());
    let is_backward = match position.turn() {
        Color::White => to < from,
        Color::Black => to > from,
    };
    if is_backward {
        times(BACKWARD);
    }
    if role == Role::Pawn {
        times(BY_PAWN);
    }
    thousandths
}

#[cfg(test)]
mod tests {
    use rochade_search::Game;

    use super::super::{Chess, Ends};
    use super::*;

    #[track_caller]
    fn of(fen: &str, mv: &str) -> u32 {
        let node = Chess::new(Ends::MODERN).usual_node(fen.parse().expect(fen));
        let mv: Move = mv.parse().expect(mv);
        assert!(node.position.is_legal(mv), "{mv} in {fen}");
        obscurity(&node, mv)
    }

    const ROOK: &str = "7k/8/8/3p4/q7/8/8/R2R2K1 w - - 0 1";

    #[test]
    fn loud_moves_are_seen_before_quiet_ones() {
        let quiet = of(ROOK, "d1d3");
        assert_eq!(quiet, 1000);
        assert!(of(ROOK, "d1d5") < quiet);
        assert!(of(ROOK, "a1a4") < of(ROOK, "d1d5"));
        assert!(of("7k/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8") < quiet);
    }

    #[test]
    fn what_gives_a_man_away_comes_from_afar_or_goes_back_is_hard_to_see() {
        let guarded = "7k/8/4p3/3p4/8/8/8/3R2K1 w - - 0 1";
        assert!(of(guarded, "d1d5") > of(ROOK, "d1d5"));
        let open = "7k/8/8/8/3R4/8/8/6K1 w - - 0 1";
        assert!(of(open, "d4d3") > of(open, "d4d5"));
        assert!(of(open, "d4d6") < of("7k/8/8/8/8/8/8/3R2K1 w - - 0 1", "d1d6"));
    }

    #[test]
    fn the_man_that_has_just_moved_is_taken_back() {
        let chess = Chess::new(Ends::MODERN);
        let node = chess.usual_node(
            "6k1/8/8/3r4/8/1n6/3R4/3R2K1 b - - 0 1"
                .parse()
                .expect("FEN"),
        );
        let came = chess.play(&node, "b3d2".parse().expect("a move"));
        let before = Node {
            came_to: None,
            ..came
        };
        let mv: Move = "d1d2".parse().expect("a move");
        assert_eq!(obscurity(&came, mv) * 10, obscurity(&before, mv));
    }
}
