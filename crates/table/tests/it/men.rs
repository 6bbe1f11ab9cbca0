//! The men on the board as a text, from which a page lays them before it has the rules.

use rochade_table::{GameKind, Start, Table};

fn at_first(game: GameKind) -> String {
    Table::new(Start::new(game, Vec::new())).view().men()
}

#[test]
fn they_stand_in_rows_from_the_upper_left_on() {
    let chess = "bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/--------/--------/\
        --------/--------/wPwPwPwPwPwPwPwP/wRwNwBwQwKwBwNwR";
    assert_eq!(at_first(GameKind::Chess), chess);
}

#[test]
fn rows_have_holes() {
    let four = at_first(GameKind::Four);
    let rows: Vec<&str> = four.split('/').collect();
    assert_eq!(rows.len(), 14);
    assert!(rows[0].starts_with("___A") && rows[0].ends_with("___"));
    assert!(rows[3].starts_with('B') && !rows[3].contains('_'));
}
