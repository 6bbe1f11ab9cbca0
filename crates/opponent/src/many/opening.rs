//! How games of four and of three are begun: the pawns before king and queen go first, and knights
//! come out.

use rochade_many::{Kind, Man, Move, Position, Square};
use rochade_search::mix;

use super::exchange::risk;
use super::{Many, Node, distance};
use crate::scene::Scene;

/// The files of the two middle pawns, from a player's left hand.
const MIDDLE: [u8; 2] = [3, 4];

/// How many of its own moves a player makes so.
const MOVES: usize = 2;

impl Many {
    /// Returns a choice by which games are begun, drawn by a seed; `None` later, and as soon as
    /// something is attacked.
    pub(super) fn begin(&self, scene: &Scene<Many>, seed: u64) -> Option<usize> {
        let position = &scene.node.as_ref()?.position;
        let is_begun = scene.plies >= MOVES * position.game().seats().len();
        if is_begun || hangs(position, position) {
            return None;
        }
        let choices = scene.choices.iter().enumerate();
        let usual: Vec<usize> = choices
            .filter(|(_, made)| self.is_usual(position, made.mv, &made.node))
            .map(|(choice, _)| choice)
            .collect();
        let drawn = mix(seed ^ mix(scene.plies as u64)) % usual.len().max(1) as u64;
        usual.get(drawn as usize).copied()
    }

    /// Returns whether a move begins the game, and leaves nothing to be taken.
    fn is_usual(&self, position: &Position, mv: Move, made: &Node) -> bool {
        let Some(man) = position.man_at(mv.from) else {
            return false;
        };
        let is_home = |kind, file| self.rules.board.home(man.seat, kind, file) == Some(mv.from);
        let begins = match man.kind {
            Kind::Pawn => {
                let is_middle = MIDDLE.into_iter().any(|file| is_home(man.kind, file));
                is_middle && distance(mv.from, mv.to) == 2
            }
            Kind::Knight => self.placement.gain(man, mv) > 0,
            _ => false,
        };
        begins && !hangs(position, &made.position)
    }
}

/// Returns whether a man of the player to move in `before` can be captured with a gain in
/// `position`.
fn hangs(before: &Position, position: &Position) -> bool {
    let seat = before.turn();
    let loses = |square: Square| {
        let kind = position.man_at(square).map(|man| man.kind);
        kind.is_some_and(|kind| risk(position, Man { seat, kind }, square, square) > 0)
    };
    position.checks(seat).any() || position.men(seat).into_iter().any(loses)
}
