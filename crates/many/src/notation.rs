//! Moves as people write them: in long form, with a capital for a man (many-laws.md, section 4).

use core::fmt;

use crate::board::Board;
use crate::man::Kind;
use crate::moves::Move;
use crate::position::{Deed, Position};
use crate::square::Square;

/// Returns whether a character is a hyphen, or one of those that programs put in its place.
#[inline]
pub const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '−' | '﹘' | '﹣' | '－'
    )
}

/// Why a text is no move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveTextError {
    /// It names no two squares of the board, and isn't castling.
    Unreadable,
    /// No legal move is meant by it.
    Illegal,
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoveTextError::Unreadable => "not a move",
            MoveTextError::Illegal => "no legal move",
        })
    }
}

impl core::error::Error for MoveTextError {}

impl Move {
    /// Reads a move in long form, as [`Deed::long`] writes it, or as people do: `d2-d4`, `nj14i12`,
    /// `b5xa6=Q`. What it does is not asked here, and castling is not among it.
    pub fn read_long(text: &str, board: Board) -> Option<Move> {
        let small = bare(text).to_ascii_lowercase();
        let last = small.rfind(|letter: char| letter.is_ascii_digit())?;
        let (moved, becomes) = small.split_at(last + 1);
        let promotion = match becomes.trim_start_matches(['=', '(', '/']).chars().next() {
            None => None,
            Some(letter) => Some(Kind::from_letter(letter.to_ascii_uppercase())?),
        };
        let moved: String = moved
            .chars()
            .filter(|letter| !is_dash(*letter) && !"x:".contains(*letter))
            .collect();
        // A man's letter may stand before the squares; a small b is the file, where both could be
        // meant.
        let squares = [moved.as_str(), moved.get(1..).unwrap_or_default()];
        let (from, to) = squares.into_iter().find_map(|squares| {
            let digits = squares
                .get(1..)?
                .find(|letter: char| !letter.is_ascii_digit())?;
            let (from, to) = squares.split_at(digits + 1);
            board.square(from).zip(board.square(to))
        })?;
        Some(Move {
            from,
            to,
            promotion,
        })
    }
}

impl Position {
    /// Reads a legal move in long form ([`Move::read_long`]), or castling as `O-O`, in capitals or
    /// small letters. Where the text doesn't say what a pawn becomes, the move doesn't either.
    ///
    /// # Errors
    ///
    /// Whether it can't be read, or isn't legal.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        if let Some(long) = castling(text) {
            let found = self.legal_moves().into_iter().find(|mv| {
                let deed = self.play(*mv).ok().map(|(deed, _)| deed);
                deed.and_then(|deed| deed.castles_long()) == Some(long)
            });
            return found.ok_or(MoveTextError::Illegal);
        }
        let mv = Move::read_long(text, self.rules().board).ok_or(MoveTextError::Unreadable)?;
        let first = Kind::OFFICERS.first().copied();
        let promotion = first.filter(|_| self.promotes(mv.from, mv.to));
        let said = mv.promotion.or(promotion);
        let is_legal = self.is_legal(Move {
            promotion: said,
            ..mv
        });
        is_legal.then_some(mv).ok_or(MoveTextError::Illegal)
    }
}

impl Deed {
    /// Returns whether a king castled, and then whether on the long side: the short one has two
    /// squares between king and rook, the long one three.
    pub fn castles_long(&self) -> Option<bool> {
        let (rook, _) = self.rook?;
        Some(is_far(self.mv.from, rook))
    }

    /// The move in long form, without what is said of a check: `d2-d4`, `Nj14-i12`, `b5xa6=Q`,
    /// `O-O`.
    pub fn long(&self, board: Board) -> String {
        match self.castles_long() {
            Some(true) => "O-O-O".to_owned(),
            Some(false) => "O-O".to_owned(),
            None => self.squares(board),
        }
    }

    /// The same with squares, castling too.
    pub fn squares(&self, board: Board) -> String {
        let letter = match self.man.kind {
            Kind::Pawn => String::new(),
            kind => kind.letter().to_string(),
        };
        let sign = if self.capture.is_some() { 'x' } else { '-' };
        let (from, to) = (board.name(self.mv.from), board.name(self.mv.to));
        let becomes = self.mv.promotion.map(|kind| format!("={}", kind.letter()));
        format!("{letter}{from}{sign}{to}{}", becomes.unwrap_or_default())
    }
}

/// Returns whether three squares lie between a king and its rook, and not two.
fn is_far(king: Square, rook: Square) -> bool {
    let across = king.column().abs_diff(rook.column());
    let up = king.row().abs_diff(rook.row());
    across + up != 3
}

/// Returns whether castling is written, and then whether on the long side.
fn castling(text: &str) -> Option<bool> {
    let plain = bare(text).replace(['0', 'o'], "O").replace(is_dash, "-");
    match plain.as_str() {
        "O-O" => Some(false),
        "O-O-O" => Some(true),
        _ => None,
    }
}

/// A text without blanks, and without what is said of a move.
fn bare(text: &str) -> String {
    let text: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    text.trim_end_matches(['+', '#', '!', '?']).to_owned()
}
