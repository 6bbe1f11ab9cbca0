//! The answers for chess.

use std::str::FromStr;

use rochade_chess::{FenError, File, Move, Position, Rank, Role, Square, Terms, TolerantPosition};
use rochade_table::chess::{BISHOP, KNIGHT, QUEEN, ROOK, ending};
use rochade_table::{Deed, Laws, Plan, SquareId, Step};

use crate::board::{Board, Root};
use crate::failure::Failure;

/// Reads a position in FEN; without a text, it is the initial one.
pub(crate) fn position(text: Option<&str>) -> Result<Position, Failure> {
    read_or(text, Position::initial())
}

/// Reads a position as it is played from under these laws: some know a king that was left in an unsaid check.
pub(crate) fn board(text: Option<&str>, laws: &'static Laws) -> Result<UnderLaws, Failure> {
    let position = if laws.want_check_said() {
        read_or(text, TolerantPosition::initial())?.answering()
    } else {
        position(text)?.into()
    };
    Ok(UnderLaws { position, laws })
}

fn read_or<P: FromStr<Err = FenError>>(text: Option<&str>, usual: P) -> Result<P, Failure> {
    let Some(text) = text else {
        return Ok(usual);
    };
    text.parse()
        .map_err(|error| Failure::Error(format!("unreadable FEN: {error}")))
}

impl Root for Position {
    fn perft(&self, depth: u8) -> u64 {
        Position::perft(self, depth)
    }

    fn divide(&self, depth: u8) -> Vec<(String, u64)> {
        let Some(rest) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let moves = self.legal_moves();
        moves
            .map(|mv| (mv.to_string(), self.play_unchecked(mv).perft(rest)))
            .collect()
    }
}

pub(crate) struct UnderLaws {
    position: TolerantPosition,
    laws: &'static Laws,
}

impl Board for UnderLaws {
    /// What can be played is the same under all laws that know the position.
    fn plies(&self) -> Vec<String> {
        let moves = self.position.legal_moves(&Terms::FREE);
        moves.map(|mv| mv.to_string()).collect()
    }

    fn status(&self) -> &'static str {
        match ending(self.laws, &self.position.to_string(), []) {
            Some(ending) => ending.word(),
            None if self.position.is_check() => "check",
            None => "ongoing",
        }
    }

    fn rows(&self) -> [[char; 8]; 8] {
        let letter = |file, rank| match self.position.piece_at(Square::new(file, rank)) {
            Some(piece) => piece.letter(),
            None => '.',
        };
        let mut rows = Rank::ALL.map(|rank| File::ALL.map(|file| letter(file, rank)));
        rows.reverse();
        rows
    }

    fn text(&self) -> String {
        self.position.to_string()
    }
}

/// A move of the rules as a hand makes it at the table.
pub(crate) fn step(mv: Move) -> Step {
    let id = |square: Square| SquareId(square.index() as u16);
    let kind = mv.promotion.and_then(|role| match role {
        Role::Queen => Some(QUEEN),
        Role::Rook => Some(ROOK),
        Role::Bishop => Some(BISHOP),
        Role::Knight => Some(KNIGHT),
        Role::Pawn | Role::King => None,
    });
    Step::new(id(mv.from), id(mv.to), kind)
}

/// A move as UCI writes it: its squares, and what a pawn becomes.
pub(crate) fn written(deed: &Deed, plan: &Plan) -> String {
    let step = &deed.step;
    let squares = step.path.iter().map(|&square| plan.name(square));
    let kind = step.choice.and_then(|kind| plan.kinds.get(kind.index()));
    let letter = kind.map(|kind| kind.letter.to_lowercase());
    squares.map(str::to_owned).chain(letter).collect()
}
