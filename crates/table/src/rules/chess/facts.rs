//! What is the case in a game of chess, for the laws to judge.

use rochade_chess as chess;

use super::dead;
use crate::laws::{Bare, Facts, Restart};
use crate::rules::kings;

impl Facts for chess::Line<chess::TolerantPosition> {
    fn check(&self) -> bool {
        self.position().is_check()
    }

    fn no_move(&self) -> bool {
        !self.position().has_move(&chess::Terms::FREE)
    }

    /// By moves that are legal by today's rules, also where the laws let a check be ignored: those are the ones that the texts know,
    /// and a king is never taken.
    fn dead(&self) -> bool {
        dead::proof(self.position()).is_some()
    }

    fn occurrences(&self) -> u32 {
        count(Self::occurrences(self))
    }

    fn series(&self, times: u32) -> bool {
        let moves = self.deeds().map(|deed| (deed.man, deed.from, deed.to));
        kings::is_series(&moves.collect::<Vec<_>>(), times)
    }

    fn perpetual_check(&self) -> bool {
        chess::Color::ALL.into_iter().any(|color| {
            let moves = self.deeds().rev().zip(self.positions().rev());
            kings::checks_for_ever(moves.map(|(deed, position)| kings::Made {
                by_the_seat: deed.man.color == color,
                checks: deed.check != chess::Check::None,
                led_here: position == self.position(),
            }))
        })
    }

    fn plies_since(&self, restart: Restart) -> u32 {
        let quiet = self.position().halfmove_clock();
        match restart {
            Restart::PawnOrCapture => quiet,
            Restart::CastlingToo => {
                let castling = self.deeds().rev().position(|deed| deed.castling.is_some());
                quiet.min(castling.map_or(u32::MAX, count))
            }
            Restart::CaptureOrPromotion => {
                let changes = |deed: &chess::Deed| deed.capture.or(promoted(deed)).is_some();
                let change = self.deeds().rev().position(changes);
                // Before the game there was none for as long as the position itself says.
                let all = plies(self).saturating_add(self.initial().halfmove_clock());
                change.map_or(all, count)
            }
            Restart::Nothing => plies(self),
        }
    }

    fn bare(&self) -> Option<Bare> {
        let winner = bared(self.position())?.other();
        let mut men = men(self.position(), winner);
        let has_officer = men.any(|role| role != chess::Role::Pawn);
        Some(if has_officer {
            Bare::AgainstOfficers
        } else {
            Bare::AgainstPawns
        })
    }

    fn endgame(&self) -> bool {
        let counts = |role| matches!(role, chess::Role::Pawn | chess::Role::Queen);
        let mut sides = chess::Color::ALL.into_iter();
        sides.any(|color| !men(self.position(), color).any(counts))
    }
}

/// How many moves were made; several in a row, with which one side began, count as one (laws.md, section 6).
fn plies(line: &chess::Line<chess::TolerantPosition>) -> u32 {
    count(line.len() - line.ahead())
}

/// Returns whether any pawn is left.
pub(super) fn has_pawn(position: &chess::TolerantPosition) -> bool {
    let mut all = chess::Color::ALL.into_iter();
    all.any(|color| men(position, color).any(|role| role == chess::Role::Pawn))
}

/// The only side that has nothing left but its king.
pub(super) fn bared(position: &chess::TolerantPosition) -> Option<chess::Color> {
    let is_bare = |color| men(position, color).next().is_none();
    match chess::Color::ALL.map(is_bare) {
        [true, false] => Some(chess::Color::ALL[0]),
        [false, true] => Some(chess::Color::ALL[1]),
        _ => None,
    }
}

/// What a side has beside its king.
fn men(
    position: &chess::TolerantPosition,
    color: chess::Color,
) -> impl Iterator<Item = chess::Role> {
    let squares = (0..64).filter_map(chess::Square::from_index);
    let pieces = squares.filter_map(|square| position.piece_at(square));
    let own = pieces.filter(move |piece| piece.color == color);
    own.map(|piece| piece.role)
        .filter(|&role| role != chess::Role::King)
}

fn promoted(deed: &chess::Deed) -> Option<(chess::Square, chess::Role)> {
    deed.promotion.map(|role| (deed.to, role))
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
