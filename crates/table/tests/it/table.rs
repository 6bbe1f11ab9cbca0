//! What the tests say to a table.

use rochade_table::{
    GameKind, Happening, Intent, Kind, Mark, Player, Refusal, SquareId, Start, Table,
};

/// A start with two players of the given names.
pub(crate) fn start(first: &str, second: &str) -> Start {
    let player = |name: &str, avatar| Player {
        name: name.to_owned(),
        avatar,
    };
    Start {
        game: GameKind::Chess,
        players: [player(first, Kind::King), player(second, Kind::Queen)],
        position: None,
    }
}

/// A table with the usual position.
pub(crate) fn table() -> Table {
    Table::new(start("Anna", "Ben"))
}

/// A table with the position of a FEN.
pub(crate) fn table_at(fen: &str) -> Table {
    Table::from_position(start("Anna", "Ben"), fen).expect("a playable position")
}

/// The square with this name.
pub(crate) fn square(table: &Table, name: &str) -> SquareId {
    table.view().plan.find(name).expect("a square of the board")
}

/// Touches a square.
pub(crate) fn touch(table: &mut Table, name: &str) -> Result<Vec<Happening>, Refusal> {
    let square = square(table, name);
    table.apply(Intent::Touch(square))
}

/// Lets go over a square.
pub(crate) fn let_go(table: &mut Table, name: &str) -> Result<Vec<Happening>, Refusal> {
    let square = square(table, name);
    table.apply(Intent::LetGo(Some(square)))
}

/// Taps a square: touches it, and lets go.
pub(crate) fn tap(table: &mut Table, name: &str) -> Vec<Happening> {
    let mut happened = touch(table, name).unwrap_or_default();
    happened.extend(let_go(table, name).unwrap_or_default());
    happened
}

/// Drags from one square to another.
pub(crate) fn drag(table: &mut Table, from: &str, to: &str) -> Vec<Happening> {
    let mut happened = touch(table, from).unwrap_or_default();
    happened.extend(let_go(table, to).unwrap_or_default());
    happened
}

/// Plays typed moves, all of which must be legal.
pub(crate) fn play(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let answer = table.apply(Intent::Type(text.to_owned()));
        assert!(answer.is_ok(), "{text}: {answer:?}");
    }
}

/// The names of the squares with a mark, sorted.
pub(crate) fn marked(table: &Table, mark: Mark) -> Vec<String> {
    let view = table.view();
    let mut names: Vec<String> = view
        .plan
        .ids()
        .filter(|id| view.squares[id.index()].marks.has(mark))
        .filter_map(|id| Some(view.plan.place(id)?.name.clone()))
        .collect();
    names.sort();
    names
}

/// The code of the man on a square.
pub(crate) fn man(table: &Table, name: &str) -> Option<&'static str> {
    let square = square(table, name);
    table.view().squares[square.index()]
        .man
        .map(|man| man.code())
}

/// The position on the board.
pub(crate) fn position(table: &Table) -> String {
    table.view().position
}
