//! Who can still mate by some series of legal moves, with both sides helping (play.md, section 6):
//! by a helpmate search, and by fortress detection where that finds nothing.

mod blockade;
mod freedom;
mod helpmate;
mod heuristic;
mod material;
mod mates;
mod packed;
mod queues;
mod stalemates;

use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;

use super::Position;
use helpmate::{Found, HelpmateSearch};

/// Whether a side can mate by some series of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnable {
    /// It can, by these moves of both sides.
    Yes(Vec<Move>),
    /// It never can.
    No(Unwinnable),
    /// Neither was proved with as many nodes as were allowed.
    Undetermined,
}

/// How it was proved that a side can never mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unwinnable {
    /// Its men are too few, whatever the other side does.
    TooFewMen,
    /// A fortress: no man gets past those that can never move, to where a mate could be.
    Locked,
    /// No position that can be reached is a mate.
    Searched,
}

/// The nodes for the question whether a game is over: a move must not be felt to wait. What is lost
/// in games that were really played is proved by what is locked, or with a tenth of them.
const FOR_DEAD: u64 = 1_000;
/// The nodes for the question who has lost by a fallen flag, which is asked once a game.
const FOR_FLAG: u64 = 100 * FOR_DEAD;
/// The nodes before the men that can't move are looked at: nearly every position of a real game is
/// decided by then.
const BEFORE_BLOCKADE: u64 = 500;

impl Position {
    /// Returns whether a side can mate by any series of legal moves, and how many nodes were needed
    /// to prove it: positions that the search met. It stops after about as many as are allowed,
    /// never by the time, so that all devices agree.
    pub fn winnable(&self, winner: Color, nodes: u64) -> (Winnable, u64) {
        if !self.has_legal_move() {
            let mated = self.is_check() && self.turn != winner;
            return match mated {
                true => (Winnable::Yes(Vec::new()), 0),
                false => (Winnable::No(Unwinnable::Searched), 0),
            };
        }
        if self.has_too_few_men(winner) {
            return (Winnable::No(Unwinnable::TooFewMen), 0);
        }
        let mut search = HelpmateSearch::new(self, winner);
        let mut found = search.run(nodes.min(BEFORE_BLOCKADE));
        if matches!(found, Found::Unfinished) {
            if blockade::is_blockade(self, winner) {
                return (Winnable::No(Unwinnable::Locked), search.nodes());
            }
            found = search.run(nodes);
        }
        let answer = match found {
            Found::Mate(moves) => Winnable::Yes(moves),
            Found::Nothing => Winnable::No(Unwinnable::Searched),
            Found::Unfinished => Winnable::Undetermined,
        };
        (answer, search.nodes())
    }

    /// Returns whether a side's men are too few for any mate, whatever the other side does.
    pub(super) fn has_too_few_men(&self, winner: Color) -> bool {
        material::is_too_little(&self.board, winner)
    }

    /// Returns how it is proved that neither side can mate by any series of legal moves (play.md,
    /// section 6), where 1,000 nodes for each are enough to prove it: by too few men if that is
    /// all, else by what is locked if that is needed for either side. Nothing is searched where
    /// both move so freely that no proof is to be hoped for.
    pub fn dead(&self) -> Option<Unwinnable> {
        if freedom::is_free(self) {
            return None;
        }
        // The stronger side first: mostly it can mate, and the other needn't be asked.
        let strength = |color: &Color| {
            let points = |role: Role| role.points() * self.board.men(*color, role).len();
            Role::ALL.into_iter().map(points).sum::<u32>()
        };
        let mut sides = Color::ALL;
        if strength(&sides[1]) > strength(&sides[0]) {
            sides.reverse();
        }
        let mut proof = Unwinnable::TooFewMen;
        for side in sides {
            match self.winnable(side, FOR_DEAD).0 {
                Winnable::No(Unwinnable::Locked) => proof = Unwinnable::Locked,
                Winnable::No(found) if proof != Unwinnable::Locked => proof = proof.max(found),
                Winnable::No(_) => {}
                Winnable::Yes(_) | Winnable::Undetermined => return None,
            }
        }
        Some(proof)
    }

    /// Returns whether it is proved that neither side can mate, as [`Position::dead`] says how.
    pub fn is_dead(&self) -> bool {
        self.dead().is_some()
    }

    /// Returns whether a side could still mate when the other's flag falls (play.md, section 6,
    /// `time`): `false` if 100,000 nodes are enough to prove that it never can.
    pub fn can_mate(&self, color: Color) -> bool {
        !matches!(self.winnable(color, FOR_FLAG).0, Winnable::No(_))
    }
}
