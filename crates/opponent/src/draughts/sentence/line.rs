//! A line that is replayed by the rules.

use rochade_draughts::{Color, Position};
use rochade_search::Game;

use super::super::evaluation::{MAN, king};
use super::super::{Draughts, Node, Turn};
use super::exchange::{Budget, swing};

/// Turns that were played one after the other.
pub(super) struct Line {
    turns: Vec<Turn>,
    /// The positions, the one before the first turn first.
    nodes: Vec<Node>,
}

impl Draughts {
    /// All turns of a position.
    pub(super) fn turns(&self, node: &Node) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.visit(node, false, |turn| turns.push(turn));
        turns
    }

    pub(super) fn after(&self, node: &Node, turn: Turn) -> Node {
        self.play(node, turn)
    }
}

impl Line {
    /// Replays turns; `None` if one of them isn't legal.
    pub(super) fn from(
        game: &Draughts,
        start: Node,
        turns: impl Iterator<Item = Turn>,
    ) -> Option<Line> {
        let mut line = Line {
            turns: Vec::new(),
            nodes: vec![start],
        };
        for turn in turns {
            let node = line.end();
            game.turns(node).contains(&turn).then_some(())?;
            line.nodes.push(game.play(node, turn));
            line.turns.push(turn);
        }
        Some(line)
    }

    pub(super) fn start(&self) -> &Node {
        &self.nodes[0]
    }

    pub(super) fn end(&self) -> &Node {
        &self.nodes[self.turns.len()]
    }

    pub(super) fn first(&self) -> Option<Turn> {
        self.turns.first().copied()
    }

    pub(super) fn first_two(&self) -> Option<[Turn; 2]> {
        self.turns.first_chunk().copied()
    }

    pub(super) fn after_first(&self) -> Option<Node> {
        self.nodes.get(1).copied()
    }

    /// Returns how many men more a side has won than given when nobody can capture for the first
    /// time and it has won some; `None` if that isn't so in the line.
    pub(super) fn men_won(&self, side: Color) -> Option<i32> {
        let more = |node: &Node| {
            let count = |color| node.position.men(color).len() as i32;
            count(side) - count(side.other())
        };
        let quiet = self.nodes.iter().filter(|node| !node.can_capture());
        let mut won = quiet.map(|node| more(node) - more(self.start()));
        won.find(|&won| won >= 1)
    }

    /// Returns how much more a side has at the end than at the start, in hundredths of a man, after
    /// all captures that are left at the end; `None` if they are too many.
    pub(super) fn gain(&self, game: &Draughts, side: Color) -> Option<i32> {
        let open = swing(game, self.end(), side, &mut Budget::new())?;
        let of = |node: &Node| material(game, &node.position, side);
        Some(of(self.end()) - of(self.start()) + open)
    }
}

/// Returns how much more material a side has than the other.
pub(super) fn material(game: &Draughts, position: &Position, side: Color) -> i32 {
    let of = |color| {
        let kings = position.kings(color).len() as i32;
        let men = position.men(color).len() as i32 - kings;
        kings * king(&game.rules) + men * MAN
    };
    of(side) - of(side.other())
}
