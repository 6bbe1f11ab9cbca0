//! A test for every ruling, with its number in the name: 4p-n and 3p-n are articles, n-numbers
//! many-handed.md, section 4, c-numbers many-laws.md, section 2.

mod four_ends;
mod four_frozen;
mod four_moves;
mod three_ends;
mod three_frozen;
mod three_moves;

use rochade_many::{Board, Deed, Frozen, Happening, Position, Rules, Seat};
use rochade_testkit::placement;

/// Writes a position from its men (`CKh1`, `kPc2`) and the other fields.
fn text(board: Board, men: &str, rest: &str) -> String {
    let squares = board.squares();
    let squares = squares.map(|square| (square.row(), board.name(square).to_string()));
    format!("{} {rest}", placement(squares, men))
}

#[track_caller]
fn read(rules: &Rules, men: &str, rest: &str) -> Position {
    let text = text(rules.board, men, rest);
    Position::from_text(&text, rules).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
pub(crate) fn four(men: &str, rest: &str) -> Position {
    read(&Rules::FOUR, men, rest)
}

#[track_caller]
pub(crate) fn three(men: &str, rest: &str) -> Position {
    read(&Rules::THREE, men, rest)
}

/// Where the man on a square can go, by name.
fn targets(position: &Position, from: &str) -> Vec<String> {
    let board = position.rules().board;
    let from = board.square(from).expect(from);
    let targets = position.targets(from).into_iter();
    targets.map(|to| board.name(to).to_string()).collect()
}

fn is_legal(position: &Position, mv: &str) -> bool {
    position.parse_move(mv).is_some()
}

/// Makes a move, and says what it did.
#[track_caller]
fn play(position: &Position, mv: &str) -> (Deed, Position) {
    let found = position.parse_move(mv);
    let found = found.unwrap_or_else(|| panic!("{mv} isn't legal in {position}"));
    position.play(found).expect("legal")
}

#[track_caller]
fn after(position: &Position, moves: &str) -> Position {
    let moves = moves.split(' ');
    moves.fold(*position, |position, mv| play(&position, mv).1)
}

/// How the game has ended, as the terminal says it.
fn status(position: &Position) -> String {
    match position.outcome() {
        None => "ongoing".to_owned(),
        Some(outcome) => {
            let verdict = outcome.verdict.of(position.game());
            format!("{} {verdict}", outcome.end.word())
        }
    }
}

fn fields(position: &Position) -> String {
    let text = position.to_string();
    text.split_once(' ').expect("fields").1.to_owned()
}

const fn mated(seat: Seat) -> Happening {
    Happening::Frozen(seat, Frozen::Mated)
}

const fn stalemated(seat: Seat) -> Happening {
    Happening::Frozen(seat, Frozen::Stalemated)
}
