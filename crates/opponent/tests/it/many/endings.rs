//! Endings of four and of three are won, not shuffled.

use rochade_opponent::many::Many;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{FiftyMoves, GameKind, Laws, Seat, Start, Table, Waits};
use rochade_testkit::placement;

/// Lets a level play on from a position with these men, and returns who has won.
fn winners(game: GameKind, level: u8, men: &str, most: usize) -> Vec<Seat> {
    let laws = Laws {
        fifty_moves: FiftyMoves::Nothing,
        ..game.usual_laws()
    };
    let squares = laws.plan().squares.into_iter();
    let squares = squares.map(|place| (place.row, place.name.to_string()));
    let rest = match game {
        GameKind::Four => "C - - - -",
        _ => "k - - -",
    };
    let text = format!("{} {rest}", placement(squares, men));
    let mut table =
        Table::from_position(Start::under(laws, Vec::new()), &text).expect("a position");
    let quick = Limits::NONE.with_nodes(1_000);
    let level = Level::new(level).expect("a level");
    let mut player = Player::<Many>::of(level, 1, 1 << 18).within(quick);
    while let Some(Waits::Move(seat)) = table.waits_for() {
        assert!(table.plies() < most, "{men}: {}", table.view().position);
        for intent in player.act(&table, seat, false, &mut Unwatched) {
            table.apply(intent).expect("what it does");
        }
    }
    table
        .outcome()
        .map(|outcome| outcome.winners.clone())
        .unwrap_or_default()
}

#[test]
fn queens_and_rooks_win_against_bare_kings_of_four() {
    for men in [
        "AKe14 AQf13 CKh1 CQg2 BKa10 DKn5",
        "AKe14 AQf13 CKh1 CRg2 BKf8 DKg6",
        "AKe14 ARf13 ARg13 CKh1 CRi1 CRj1 BKf8 DKg6",
    ] {
        for level in [3, 10] {
            let won = winners(GameKind::Four, level, men, 400);
            assert_eq!(won, [Seat(0), Seat(2)], "{level} {men}");
        }
    }
}

#[test]
fn queens_and_rooks_win_against_bare_kings_of_three() {
    for men in ["kKe1 kQd1 kQf1 rKi5 wKd5", "kKe1 kQd1 kRf1 kRg1 rKi5 wKd5"] {
        for level in [3, 10] {
            let won = winners(GameKind::Three, level, men, 300);
            assert_eq!(won, [Seat(0)], "{level} {men}");
        }
    }
}

#[test]
fn a_pawn_beside_their_kings_saves_nobody() {
    let men = "kKe1 kQd1 kRf1 kPe2 rKi5 rPk5 wKd5 wPc5";
    assert_eq!(winners(GameKind::Three, 10, men, 300), [Seat(0)]);
}
