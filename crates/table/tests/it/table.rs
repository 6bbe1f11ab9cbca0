//! What the tests say to a table.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Avatar, GameKind, Happening, Intent, Mark, Player, PromptKind, Question, Refusal, Seat,
    SquareId, Start, Table,
};

/// A start with two players of the given names.
pub(crate) fn start(first: &str, second: &str) -> Start {
    let player = |name: &str, avatar| Player {
        name: name.to_owned(),
        avatar,
        ..Player::default()
    };
    let players = vec![player(first, Avatar::King), player(second, Avatar::Queen)];
    Start::new(GameKind::Chess, players)
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
pub(crate) fn man(table: &Table, name: &str) -> Option<String> {
    let square = square(table, name);
    let view = table.view();
    let man = view.squares[square.index()].man?;
    Some(view.plan.code(man))
}

/// The position on the board.
pub(crate) fn position(table: &Table) -> String {
    table.view().position
}

/// What a seat is asked by the other one; whether it means to resign, by itself.
pub(crate) fn question(kind: PromptKind, seat: Seat) -> Question {
    let by = match (kind, seat) {
        (PromptKind::Resign, _) => seat,
        (_, WHITE) => BLACK,
        _ => WHITE,
    };
    let of = seat;
    Question { kind, of, by }
}

/// Answers a question.
pub(crate) fn answer(
    table: &mut Table,
    seat: Seat,
    kind: PromptKind,
    answer: Answer,
) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::Answer(question(kind, seat), answer))
}

/// What each seat's player has scored, in 24ths.
pub(crate) fn scores(table: &Table) -> Vec<u32> {
    let seats = table.view().seats;
    seats.iter().map(|seat| seat.score).collect()
}

/// What is asked of whom.
pub(crate) fn prompts(table: &Table) -> Vec<(PromptKind, Seat)> {
    let prompts = table.view().prompts;
    prompts
        .iter()
        .map(|prompt| (prompt.question.kind, prompt.question.of))
        .collect()
}

/// The news that a seat is asked.
pub(crate) fn asked(kind: PromptKind, seat: Seat) -> Happening {
    Happening::Asked(question(kind, seat))
}

/// The news that a seat has answered.
pub(crate) fn answered(kind: PromptKind, seat: Seat, answer: Answer) -> Happening {
    Happening::Answered(question(kind, seat), answer)
}

/// A table at which White has offered a draw with 1. e4.
pub(crate) fn offered() -> Table {
    let mut table = table();
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    play(&mut table, "e4");
    table
}
