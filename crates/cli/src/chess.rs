//! The answers for chess.

use std::str::FromStr;

use rochade_chess::{FenError, Position, Square, Terms, TolerantPosition};
use rochade_table::chess::ending;
use rochade_table::{Deed, GameKind, Laws, Plan, SquareId};

use crate::board::{Board, EMPTY, Root};
use crate::failure::Failure;
use crate::game::Game;

/// Reads a position in FEN; without a text, it is the initial one.
pub(crate) fn position(text: Option<&str>) -> Result<Position, Failure> {
    read_or(text, Position::initial())
}

/// Reads a position as it is played from under these laws: some know a king that was left in an
/// unsaid check.
fn under_laws(text: Option<&str>, laws: &Laws) -> Result<UnderLaws, Failure> {
    let position = if laws.want_check_said() {
        read_or(text, TolerantPosition::initial())?.answering()
    } else {
        position(text)?.into()
    };
    Ok(UnderLaws {
        position,
        laws: laws.clone(),
    })
}

fn read_or<P: FromStr<Err = FenError>>(text: Option<&str>, usual: P) -> Result<P, Failure> {
    let Some(text) = text else {
        return Ok(usual);
    };
    text.parse()
        .map_err(|error| Failure::Error(format!("unreadable FEN: {error}")))
}

/// Chess for two.
pub(crate) struct Chess;

impl Game for Chess {
    fn usual_laws(&self) -> Laws {
        Laws::MODERN
    }

    fn counts_by_laws(&self) -> bool {
        false
    }

    fn is_aloud(&self) -> bool {
        false
    }

    fn root(&self, text: Option<&str>, _: &Laws) -> Result<Box<dyn Root>, Failure> {
        Ok(Box::new(position(text)?))
    }

    fn board(&self, text: Option<&str>, laws: &Laws) -> Result<Box<dyn Board>, Failure> {
        Ok(Box::new(under_laws(text, laws)?))
    }

    /// A move as UCI writes it: its squares, and what a pawn becomes.
    fn written(&self, deed: &Deed, plan: &Plan) -> String {
        let step = &deed.step;
        let squares = step.path.iter().map(|&square| plan.name(square));
        let kind = step.choice.and_then(|kind| plan.kinds.get(kind.index()));
        let letter = kind.map(|kind| kind.letter.to_lowercase());
        squares.map(str::to_owned).chain(letter).collect()
    }
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

struct UnderLaws {
    position: TolerantPosition,
    laws: Laws,
}

impl Board for UnderLaws {
    /// Returns what can be played: it is the same under all laws that know the position.
    fn plies(&self) -> Vec<String> {
        let moves = self.position.legal_moves(&Terms::FREE);
        moves.map(|mv| mv.to_string()).collect()
    }

    fn status(&self) -> String {
        let word = match ending(&self.laws, &self.position.to_string(), []) {
            Some(ending) => ending.termination.word(),
            None if self.position.is_check() => "check",
            None => "ongoing",
        };
        word.to_owned()
    }

    fn plan(&self) -> Plan {
        GameKind::Chess.plan()
    }

    fn shown(&self, square: SquareId) -> String {
        let square = Square::from_index(square.index());
        let piece = square.and_then(|square| self.position.piece_at(square));
        piece.map_or(EMPTY.to_owned(), |piece| piece.letter().to_string())
    }

    fn text(&self) -> String {
        self.position.to_string()
    }
}
