//! Reading FEN as it is found: out of addresses, lists, suites and programs that keep no standard.

use crate::castling::{Castling, Wing};
use crate::color::Color;
use crate::fen::{FenError, FenField, is_nothing};
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::setup::{Setup, SetupError};
use crate::square::{File, Square};

/// What was mended in a FEN, or passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenMend {
    /// Rights to castle that the men refute, or letters that mean none.
    Castling,
    /// A square over which no pawn can have passed.
    EnPassant,
    /// Counters that are no numbers, or too large.
    Counters,
    /// Words behind the last field.
    Surplus,
}

impl FenMend {
    /// A word for it, for those who have texts for it in a language.
    pub const fn word(self) -> &'static str {
        match self {
            FenMend::Castling => "fen-castling-men",
            FenMend::EnPassant => "fen-en-passant",
            FenMend::Counters => "fen-counters",
            FenMend::Surplus => "fen-surplus",
        }
    }
}

impl Position {
    /// Reads FEN as it is found: with underscores for blanks, with fields missing at the end (White
    /// moves, nobody castles, no pawn has just passed, 0 and 1), with the operations of EPD, with
    /// `HAha` for the rights in the usual array. What can't be is dropped, and told.
    ///
    /// # Errors
    ///
    /// What can't be mended.
    pub fn from_found_fen(text: &str) -> Result<(Position, Vec<FenMend>), FenError> {
        let (setup, mut mends) = Setup::from_found_fen(text)?;
        let setup = setup.mended(&mut mends);
        Ok((Position::from_setup(&setup)?, mends))
    }
}

impl Setup {
    /// Reads FEN as it is found, whether or not its position can be played on.
    ///
    /// # Errors
    ///
    /// What can't be mended.
    pub fn from_found_fen(text: &str) -> Result<(Setup, Vec<FenMend>), FenError> {
        let blank = |c: char| c.is_whitespace() || c == '_';
        let mut fields = text.split(blank).filter(|field| !field.is_empty());
        let mut mends = Vec::new();
        let placement = fields.next().unwrap_or_default();
        if placement.contains(['[', ']', '~']) {
            return Err(FenError::OtherGame);
        }
        let placement = placement.strip_suffix('/').unwrap_or(placement);
        let usual = format!("{placement} w - -");
        let mut setup: Setup = usual.parse()?;
        let Some(turn) = fields.next() else {
            return Ok((setup, mends));
        };
        setup.turn = turn_of(turn).ok_or_else(|| FenError::text(FenField::Turn, turn))?;
        let letters = fields.next().unwrap_or("-");
        setup.castling = rights(letters, &setup, &mut mends)?;
        match fields.next() {
            None => {}
            Some(field) if is_nothing(field) => {}
            Some(square) => match square.parse() {
                Ok(square) => setup.en_passant = Some(square),
                Err(_) => mends.push(FenMend::EnPassant),
            },
        }
        let rest: Vec<&str> = fields.take(3).collect();
        if rest.iter().any(|field| is_checks(field)) {
            return Err(FenError::OtherGame);
        }
        setup.count(&rest, &mut mends);
        Ok((setup, mends))
    }

    /// Sets the counters. Where a word stands, the operations of EPD begin.
    fn count(&mut self, fields: &[&str], mends: &mut Vec<FenMend>) {
        let is_number = |field: &&&str| {
            let digits = field.trim_start_matches(['-', '+']);
            !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
        };
        let numbers: Vec<&&str> = fields.iter().take(2).take_while(is_number).collect();
        if let Some(halfmove) = numbers.first() {
            self.halfmove = halfmove.parse().unwrap_or_else(|_| {
                mends.push(FenMend::Counters);
                0
            });
        }
        if let Some(fullmove) = numbers.get(1) {
            self.fullmove = fullmove.parse().unwrap_or_else(|_| {
                mends.push(FenMend::Counters);
                1
            });
        }
        let is_epd = numbers.is_empty() && fields.first().is_some_and(|field| is_word(field));
        if !is_epd && fields.len() > numbers.len() {
            mends.push(FenMend::Surplus);
        }
    }

    /// The same without rights and squares that the men refute.
    fn mended(mut self, mends: &mut Vec<FenMend>) -> Setup {
        for fault in self.faults() {
            let mend = match fault {
                SetupError::Castling { color, wing, .. } => {
                    self.castling = self.castling.without(color, wing);
                    FenMend::Castling
                }
                SetupError::EnPassant { .. } => {
                    self.en_passant = None;
                    FenMend::EnPassant
                }
                _ => continue,
            };
            if !mends.contains(&mend) {
                mends.push(mend);
            }
        }
        self
    }
}

fn turn_of(text: &str) -> Option<Color> {
    match text {
        "w" | "W" | "white" | "White" => Some(Color::White),
        "b" | "B" | "black" | "Black" => Some(Color::Black),
        _ => None,
    }
}

/// The checks that are left in three-check chess: `3+3`, `+0+0`.
fn is_checks(text: &str) -> bool {
    let digits = text.replacen('+', "", 2);
    digits.len() == 2 && text.len() > 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// The rights that letters tell. Those of other arrays, `HFhf`, are rights of another game if their
/// rooks stand there.
fn rights(letters: &str, setup: &Setup, mends: &mut Vec<FenMend>) -> Result<Castling, FenError> {
    let mut castling = Castling::NONE;
    if letters == "0" || is_nothing(letters) {
        return Ok(castling);
    }
    for letter in letters.chars() {
        let color = match letter.is_ascii_uppercase() {
            true => Color::White,
            false => Color::Black,
        };
        match letter.to_ascii_lowercase() {
            'k' | 'h' => castling = castling.with(color, Wing::KingSide),
            'q' | 'a' => castling = castling.with(color, Wing::QueenSide),
            file @ 'b'..='g' => {
                let file = File::from_letter(file).unwrap_or(File::A);
                let rook = Square::new(file, color.home_rank());
                if setup.placement.piece_at(rook) == Some(Piece::new(color, Role::Rook)) {
                    return Err(FenError::OtherGame);
                }
                mends.push(FenMend::Castling);
            }
            _ => return Err(FenError::text(FenField::Castling, letters)),
        }
    }
    Ok(castling)
}
