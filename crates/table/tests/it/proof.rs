//! The game made for tests: what chess for two hasn't, by example. Where a test needs a position,
//! it is written in the game's own notation: the stones of `w`, `b` and `r`, the turn, quiet plies,
//! who is out, the round.

mod asking;
mod chains;
mod dropping_out;
mod press;
mod sittings;
mod text;
mod time;

pub(crate) use text::games;

use rochade_table::{
    Answer, Avatar, GameKind, Happening, Intent, Player, PromptKind, Question, Refusal, Seat,
    Start, Table,
};

/// The seats: at the bottom, at the right, at the left.
pub(crate) const W: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const R: Seat = Seat(2);

/// A start with three players.
pub(crate) fn three() -> Start {
    let names = ["Anna", "Ben", "Cleo"];
    let player = |name: &str| Player {
        name: name.to_owned(),
        avatar: Avatar::King,
        ..Player::default()
    };
    Start::new(GameKind::Proof, names.map(player).to_vec())
}

/// A table with the usual position.
pub(crate) fn proof() -> Table {
    Table::new(three())
}

/// A table with another position.
fn proof_at(position: &str) -> Table {
    Table::from_position(three(), position).expect("a playable position")
}

/// What a seat is asked by another.
fn question(kind: PromptKind, of: Seat, by: Seat) -> Question {
    Question { kind, of, by }
}

/// Answers what a seat was asked by another.
fn reply(
    table: &mut Table,
    (kind, of, by): (PromptKind, Seat, Seat),
    answer: Answer,
) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::Answer(question(kind, of, by), answer))
}

/// A seat resigns, and means it: all that comes of it but the answer.
fn resign(table: &mut Table, seat: Seat) -> Vec<Happening> {
    table.apply(Intent::Resign(seat)).expect("the question");
    let asked = (PromptKind::Resign, seat, seat);
    let mut happened = reply(table, asked, Answer::Confirm).expect("it is meant");
    let answer = Happening::Answered(question(asked.0, seat, seat), Answer::Confirm);
    assert_eq!(happened.remove(0), answer);
    happened
}

/// What each seat gets, the result as it is written, and why the game is over.
fn ending(table: &Table) -> (Vec<u8>, &'static str, &'static str) {
    let outcome = table.outcome().expect("the end").clone();
    (outcome.shares, outcome.result, outcome.termination.word())
}

/// All questions that wait.
fn questions(table: &Table) -> Vec<Question> {
    let prompts = table.view().prompts;
    prompts.iter().map(|prompt| prompt.question).collect()
}

/// The moves that stand.
fn line(table: &Table) -> Vec<String> {
    let entries = table.view().entries;
    entries.iter().map(|entry| entry.notation.clone()).collect()
}
