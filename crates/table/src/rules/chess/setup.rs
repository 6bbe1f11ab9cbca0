//! A position of chess while it is being set up.

use rochade_chess as chess;

use super::{color, ending, id, man, role, seat, square_of};
use crate::deed::Wing;
use crate::game_kind::GameKind;
use crate::laws::Laws;
use crate::man::{Man, Seat};
use crate::plan::SquareId;
use crate::rules::PositionError;

/// A position while it is being set up: any men anywhere, and all else that its text tells. Whether
/// it can be played on is asked last ([`Setup::faults`]).
#[derive(Clone, PartialEq, Debug)]
pub struct Setup(chess::Setup);

/// A right to castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Right {
    /// Its letter in positions: `K`.
    pub letter: &'static str,
    /// Whose right it is.
    pub seat: Seat,
    /// On which wing.
    pub wing: Wing,
    /// Whether the seat has it in this position.
    pub held: bool,
    /// Whether king and rook stand where it needs them.
    pub in_place: bool,
}

/// The rights to castle, in the order in which a position tells them.
const RIGHTS: [(&str, chess::Color, chess::Wing); 4] = [
    ("K", chess::Color::White, chess::Wing::KingSide),
    ("Q", chess::Color::White, chess::Wing::QueenSide),
    ("k", chess::Color::Black, chess::Wing::KingSide),
    ("q", chess::Color::Black, chess::Wing::QueenSide),
];

impl Setup {
    /// The position from which a game usually starts; `None` for a game in which no other one can
    /// be set up.
    pub fn usual(game: GameKind) -> Option<Setup> {
        match game {
            GameKind::Chess => Some(Setup(chess::Position::initial().to_setup())),
            GameKind::Draughts | GameKind::Four | GameKind::Three => None,
        }
    }

    /// A board without men, and the first seat to move.
    #[must_use]
    pub fn empty(&self) -> Setup {
        Setup(chess::Setup::EMPTY)
    }

    /// Reads a position in the game's own notation, whether or not it can be played on.
    ///
    /// # Errors
    ///
    /// Why it can't be read.
    pub fn read(&self, text: &str) -> Result<Setup, PositionError> {
        text.parse().map(Setup).map_err(error)
    }

    /// The position in the game's own notation.
    pub fn text(&self) -> String {
        self.0.to_string()
    }

    /// Returns what stands on a square.
    pub fn man_at(&self, square: SquareId) -> Option<Man> {
        self.0.placement.piece_at(square_of(square)?).map(man)
    }

    /// Puts a man on a square in place of what stands there, or takes that off. Men that the game
    /// doesn't have are left out.
    pub fn put(&mut self, square: SquareId, man: Option<Man>) {
        let Some(square) = square_of(square) else {
            return;
        };
        self.0.placement.remove(square);
        let piece = |man: Man| Some(chess::Piece::new(color(man.seat)?, role(man.kind)?));
        if let Some(piece) = man.and_then(piece) {
            self.0.placement.put(square, piece);
        }
    }

    /// Returns whose turn it is.
    pub fn turn(&self) -> Seat {
        seat(self.0.turn)
    }

    /// Lets a seat have the move; nothing changes for a seat that the game doesn't have.
    pub fn set_turn(&mut self, seat: Seat) {
        self.0.turn = color(seat).unwrap_or(self.0.turn);
    }

    /// The rights to castle.
    pub fn rights(&self) -> [Right; 4] {
        RIGHTS.map(|(letter, color, wing)| {
            let castling = chess::Castling::NONE.with(color, wing);
            let alone = chess::Setup {
                castling,
                ..self.0.clone()
            };
            let is_missing = |fault| matches!(fault, chess::SetupError::Castling { .. });
            Right {
                letter,
                seat: seat(color),
                wing: match wing {
                    chess::Wing::KingSide => Wing::King,
                    chess::Wing::QueenSide => Wing::Queen,
                },
                held: self.0.castling.has(color, wing),
                in_place: !alone.faults().into_iter().any(is_missing),
            }
        })
    }

    /// Gives a right to castle, named by its letter, or takes it away.
    pub fn set_right(&mut self, letter: &str, held: bool) {
        let found = RIGHTS.into_iter().find(|right| right.0 == letter);
        let castling = self.0.castling;
        self.0.castling = match found {
            Some((_, color, wing)) if held => castling.with(color, wing),
            Some((_, color, wing)) => castling.without(color, wing),
            None => castling,
        };
    }

    /// The square that a pawn has just passed over.
    pub fn passed(&self) -> Option<SquareId> {
        self.0.en_passant.map(id)
    }

    /// Lets a pawn just have passed over a square, or none.
    pub fn set_passed(&mut self, square: Option<SquareId>) {
        self.0.en_passant = square.and_then(square_of);
    }

    /// The squares on which a pawn could be captured en passant.
    pub fn passable(&self) -> Vec<SquareId> {
        let is_passable = |square: &chess::Square| {
            let trial = chess::Setup {
                castling: chess::Castling::NONE,
                en_passant: Some(*square),
                ..self.0.clone()
            };
            // A position keeps the square only where the capture is legal.
            chess::Position::from_setup(&trial)
                .is_ok_and(|position| position.en_passant().is_some())
        };
        chess::Square::all().filter(is_passable).map(id).collect()
    }

    /// All reasons why this can't be played on; none if it can. A game that would be over at once
    /// can't.
    pub fn faults(&self) -> Vec<PositionError> {
        let faults = self.0.faults().into_iter();
        let faults = faults.map(|fault| error(fault.into()));
        let mut faults = faults.collect::<Vec<_>>();
        if faults.is_empty() && ending(&Laws::MODERN, &self.text(), []).is_some() {
            faults.push(PositionError {
                part: chess::FenField::Placement.to_string(),
                word: "fen-over",
            });
        }
        faults
    }
}

/// Returns what is wrong with a position, in the table's terms.
pub(super) fn error(error: chess::FenError) -> PositionError {
    let field = error.field();
    PositionError {
        part: field.map_or_else(String::new, |field| field.to_string()),
        word: error.word(),
    }
}
