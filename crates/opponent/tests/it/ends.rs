//! What endings are worth: what the laws on the table make of them.

use rochade_opponent::{Level, Player};
use rochade_search::{HALF_WIN, Limits, MATE, Unwatched};
use rochade_table::{BareKing, FiftyMoves, GameKind, Laws, Repetition, Start, Table};

/// What the side to move thinks of a position under laws.
fn worth(laws: &Laws, position: &str) -> i32 {
    let start = Start::under(laws.clone(), Vec::new());
    let table = Table::from_position(start, position).expect("a position");
    let quick = Limits::NONE.with_nodes(30_000);
    let mut player = Player::with_hash(Level::FULL, 1, 1 << 18).within(quick);
    let thought = player.think(&table, &mut Unwatched);
    thought.expect("a move").score
}

fn with_bare_king(bare_king: BareKing) -> Laws {
    Laws {
        bare_king,
        ..GameKind::Chess.usual_laws()
    }
}

/// White's king can take Black's last pawn, and has a knight.
const LAST_PAWN: &str = "8/8/8/8/k7/8/6p1/4N1K1 w - - 0 1";

/// laws.md, section 2, point 5: nothing today, half a win by Lopez, a loss in the medieval Orient.
#[test]
fn a_bare_king_is_worth_what_the_law_says() {
    let nothing = worth(&with_bare_king(BareKing::Nothing), LAST_PAWN);
    assert!(nothing.abs() < 100, "{nothing}");
    assert_eq!(
        worth(&with_bare_king(BareKing::HalfWin), LAST_PAWN),
        HALF_WIN - 1
    );
    assert_eq!(worth(&with_bare_king(BareKing::Loss), LAST_PAWN), MATE - 1);
}

#[test]
fn mate_is_worth_more_than_half_a_win() {
    let both = "k7/8/1K6/8/8/8/6p1/5R1B w - - 0 1";
    let worth = worth(&with_bare_king(BareKing::HalfWin), both);
    assert!(worth > MATE - 10, "{worth}");
}

/// With a rook more, but no move left by the fifty-move rule, where there is one.
#[test]
fn fifty_moves_draw_where_the_law_says_so() {
    let last = "8/8/3k4/8/8/3K4/8/R7 w - - 99 110";
    let laws = GameKind::Chess.usual_laws();
    assert_eq!(worth(&laws, last), 0);
    for fifty_moves in [FiftyMoves::Nothing, FiftyMoves::Counted] {
        let laws = Laws {
            fifty_moves,
            ..laws.clone()
        };
        assert!(worth(&laws, last) > 300);
    }
}

/// White is a rook down, and can check for ever.
#[test]
fn what_comes_again_draws_where_the_law_says_so() {
    let checks = "7k/5p1p/8/6Q1/8/1r6/q4PPP/6K1 w - - 0 1";
    let laws = GameKind::Chess.usual_laws();
    assert_eq!(worth(&laws, checks), 0);
    for repetition in [Repetition::SeriesAtOnce, Repetition::Claimed] {
        let laws = Laws {
            repetition,
            ..laws.clone()
        };
        assert_eq!(worth(&laws, checks), 0);
    }
    let never = Laws {
        repetition: Repetition::Nothing,
        ..laws
    };
    assert!(worth(&never, checks) < -200);
}
