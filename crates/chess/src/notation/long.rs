//! The long form of the move table.

use core::fmt;

use crate::castling::Wing;
use crate::deed::{Check, Deed};
use crate::piece::Role;

use super::Letters;

/// A move as the move table writes it (play.md section 4): `e2–e4`, `♞ g1–f3`, `e5×d6 ♟ e.p.`,
/// `e7–e8 ♛ #`, `0–0`.
///
/// The order is: picture, squares, captured picture, promoted picture, `e.p.`, `+` or `#`.
#[derive(Clone, Copy, Debug)]
pub struct Long<'a> {
    deed: &'a Deed,
    letters: &'a Letters,
}

impl Deed {
    /// The move as the move table writes it.
    pub const fn long<'a>(&'a self, letters: &'a Letters) -> Long<'a> {
        Long {
            deed: self,
            letters,
        }
    }
}

impl fmt::Display for Long<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Long { deed, letters } = self;
        match deed.castling {
            Some(Wing::KingSide) => f.write_str("0–0")?,
            Some(Wing::QueenSide) => f.write_str("0–0–0")?,
            None => {
                if deed.man.role != Role::Pawn {
                    write!(f, "{} ", letters.of(deed.man.role))?;
                }
                let sign = if deed.capture.is_some() { '×' } else { '–' };
                write!(f, "{}{sign}{}", deed.from, deed.to)?;
                if let Some((_, captured)) = deed.capture {
                    write!(f, " {}", letters.of(captured))?;
                }
                if let Some(role) = deed.promotion {
                    write!(f, " {}", letters.of(role))?;
                }
                if deed.en_passant {
                    f.write_str(" e.p.")?;
                }
            }
        }
        f.write_str(match deed.check {
            Check::None => "",
            Check::Check => " +",
            Check::Mate => " #",
        })
    }
}
