//! Standard algebraic notation.

use core::fmt;
use core::str::FromStr;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Wing;
use crate::deed::{Check, Deed};
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::square::{File, Rank, Square};

use super::{Letters, MoveTextError, read};

/// A move in standard algebraic notation: what the text says, whether or not there is such a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum San {
    /// Castling.
    Castling {
        /// The wing.
        wing: Wing,
        /// The sign at the end; it isn't looked at when reading.
        check: Check,
    },
    /// Any other move.
    Man {
        /// The kind of man that moves.
        role: Role,
        /// The file it comes from, if said.
        file: Option<File>,
        /// The rank it comes from, if said.
        rank: Option<Rank>,
        /// Whether a capture is said.
        capture: bool,
        /// What is captured, as the long form says.
        captured: Option<Role>,
        /// The target square.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
        /// The sign at the end; it isn't looked at when reading.
        check: Check,
    },
}

impl San {
    /// Returns how a legal move is written: with as much about the start square as is needed.
    pub fn of(position: &Position, mv: Move) -> Option<San> {
        Some(San::of_deed(position, &position.describe(mv)?))
    }

    /// The same for a move of which it is known what it does; `position` is the one in which it is
    /// made.
    pub fn of_deed(position: &Position, deed: &Deed) -> San {
        San::among(position.board(), deed, &|man| position.targets(man))
    }

    /// The same on a board on which the men have these targets.
    pub(super) fn among(board: &Board, deed: &Deed, targets: &dyn Fn(Square) -> Bitboard) -> San {
        let (mv, check) = (deed.to_move(), deed.check);
        if let Some(wing) = deed.castling {
            return San::Castling { wing, check };
        }
        let role = deed.man.role;
        let capture = deed.capture.is_some();
        let (file, rank) = if role == Role::Pawn {
            (capture.then_some(mv.from.file()), None)
        } else {
            let (mut others, mut on_file, mut on_rank) = (false, false, false);
            for other in board.men(deed.man.color, role) {
                if other != mv.from && targets(other).contains(mv.to) {
                    others = true;
                    on_file |= other.file() == mv.from.file();
                    on_rank |= other.rank() == mv.from.rank();
                }
            }
            // The file is preferred; the rank helps where the file doesn't.
            (
                (others && (!on_file || on_rank)).then_some(mv.from.file()),
                on_file.then_some(mv.from.rank()),
            )
        };
        let promotion = mv.promotion;
        San::Man {
            role,
            file,
            rank,
            capture,
            captured: None,
            to: mv.to,
            promotion,
            check,
        }
    }

    /// Reads SAN or the long form, with the given letters or figurines.
    ///
    /// It is strict about what is meant, and lenient about signs: `+`, `#`, `!`, `?`, `e.p.` may be
    /// there or not, a capture needn't be marked, castling may be written with zeros, and the
    /// promotion as `=Q`, `(Q)`, `/Q` or `Q`.
    ///
    /// # Errors
    ///
    /// Always [`MoveTextError::Syntax`].
    pub fn parse(text: &str, letters: &Letters) -> Result<San, MoveTextError> {
        read::san(text, letters).ok_or(MoveTextError::Syntax)
    }

    /// The text with the given letters.
    pub const fn with<'a>(&'a self, letters: &'a Letters) -> SanText<'a> {
        SanText { san: self, letters }
    }
}

/// Reads SAN with English letters or figurines.
impl FromStr for San {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<San, MoveTextError> {
        San::parse(text, &Letters::ENGLISH)
    }
}

/// Writes SAN with English letters, as in PGN.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with(&Letters::ENGLISH).fmt(f)
    }
}

/// SAN in a language; made by [`San::with`].
#[derive(Clone, Copy, Debug)]
pub struct SanText<'a> {
    san: &'a San,
    letters: &'a Letters,
}

impl SanText<'_> {
    /// Writes the text. Into a `String` this is quicker than formatting, and a table writes every
    /// move.
    ///
    /// # Errors
    ///
    /// Only those of what it is written to.
    pub fn write_to(&self, text: &mut impl fmt::Write) -> fmt::Result {
        let check = match *self.san {
            San::Castling { wing, check } => {
                text.write_str(match wing {
                    Wing::KingSide => "O-O",
                    Wing::QueenSide => "O-O-O",
                })?;
                check
            }
            San::Man {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
                check,
                ..
            } => {
                if role != Role::Pawn {
                    text.write_str(self.letters.of(role))?;
                }
                file.map_or(Ok(()), |file| text.write_char(file.letter()))?;
                rank.map_or(Ok(()), |rank| text.write_char(rank.digit()))?;
                if capture {
                    text.write_char('x')?;
                }
                text.write_char(to.file().letter())?;
                text.write_char(to.rank().digit())?;
                if let Some(role) = promotion {
                    text.write_char('=')?;
                    text.write_str(self.letters.of(role))?;
                }
                check
            }
        };
        text.write_str(match check {
            Check::None => "",
            Check::Check => "+",
            Check::Mate => "#",
        })
    }
}

impl fmt::Display for SanText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_to(f)
    }
}
