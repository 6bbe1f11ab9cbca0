//! Checks that nobody has said (laws.md, section 5): the line holds each as a deed without a check.

use rochade_chess as chess;

use super::Chess;
use crate::deed::{Check, Entry};

impl Chess {
    /// Whether the check that stands after so many plies was said, or needed no saying.
    pub(super) fn is_said(&self, plies: usize) -> bool {
        let last = plies
            .checked_sub(1)
            .and_then(|ply| self.line.deeds().nth(ply));
        last.is_none_or(|deed| deed.check != chess::Check::None)
    }

    /// Whether the one to move is in a check that nobody has said, and needn't answer it.
    pub(super) fn is_in_unsaid_check(&self) -> bool {
        self.tolerant && self.position().is_check() && !self.is_said(self.line.len())
    }

    /// A position after so many plies as FEN tells it, which knows no unsaid checks: whoever reads it has to answer the check that
    /// stands.
    pub(super) fn told(
        &self,
        plies: usize,
        position: &chess::TolerantPosition,
    ) -> chess::TolerantPosition {
        if position.is_check() && !self.is_said(plies) {
            position.answering()
        } else {
            *position
        }
    }

    /// How many plies stood when this king came into the check in which it still stands, if nobody has said it. It is the same
    /// check as long as one man gives it from one square (001, art. 18: "dit schaak").
    pub(super) fn unsaid_since(&self, king: chess::Color) -> Option<usize> {
        let mut checkers = chess::Bitboard::FULL;
        let mut since = None;
        let plies = self.line.deeds().zip(self.line.positions().skip(1));
        for (ply, (deed, position)) in plies.enumerate().rev() {
            checkers &= position.checkers(king);
            let is_given = deed.man.color != king;
            if checkers.is_empty() || is_given && deed.check != chess::Check::None {
                break;
            }
            if is_given {
                since = Some(ply + 1);
            }
        }
        since
    }

    /// The check that stands after the last move counts as said.
    pub(super) fn count_as_said(&mut self, last: &mut Entry) {
        let position = *self.position();
        let Some(mut deed) = self.line.take_back() else {
            return;
        };
        deed.check = chess::Check::Check;
        last.deed.check = Check::Check;
        let before = self.position();
        let san = if last.illegal {
            before.false_san(&deed)
        } else {
            before.san(&deed)
        };
        last.notation = san.to_string();
        self.line.enter(deed, position.answering());
    }
}
