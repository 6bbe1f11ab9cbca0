//! A line that is replayed by the rules.

use rochade_chess::{Color, Move, Position, Role};

use super::exchange::exchange;
use crate::chess::see::{taken, value};

/// Moves that were played one after the other.
pub(super) struct Line {
    moves: Vec<Move>,
    /// The positions, the one before the first move first.
    positions: Vec<Position>,
}

impl Line {
    /// Replays moves; `None` if one of them isn't legal.
    pub(super) fn from(start: Position, moves: impl Iterator<Item = Move>) -> Option<Line> {
        let mut line = Line {
            moves: Vec::new(),
            positions: vec![start],
        };
        for mv in moves {
            line.positions.push(line.end().play(mv).ok()?);
            line.moves.push(mv);
        }
        Some(line)
    }

    pub(super) fn start(&self) -> &Position {
        &self.positions[0]
    }

    pub(super) fn end(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    pub(super) fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }

    pub(super) fn after_first(&self) -> Option<Position> {
        self.positions.get(1).copied()
    }

    /// The moves, each with the position in which it is made.
    pub(super) fn moves(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions.iter().zip(self.moves.iter().copied())
    }

    /// Returns after how many moves of its first side it ends in a checkmate.
    pub(super) fn mates_in(&self) -> Option<i32> {
        let end = self.end();
        let is_mate = end.is_check() && !end.has_legal_move();
        let is_own = self.moves.len() % 2 == 1;
        (is_mate && is_own).then_some(self.moves.len() as i32 / 2 + 1)
    }

    /// Returns how much more a side has at the end than at the start, in hundredths of a pawn,
    /// after all captures on the last move's square.
    pub(super) fn gain(&self, side: Color) -> i32 {
        let gain = material(self.end(), side) - material(self.start(), side);
        let last = self.moves().last();
        let last = last.filter(|(position, mv)| taken(position, *mv).is_some());
        let open = last.map_or(0, |(_, mv)| exchange(self.end(), mv.to));
        match self.end().turn() == side {
            true => gain + open,
            false => gain - open,
        }
    }
}

/// Returns how much more material a side has than the other.
fn material(position: &Position, side: Color) -> i32 {
    let board = position.board();
    let count = |color, role| board.men(color, role).len() as i32;
    let more = |role| count(side, role) - count(side.other(), role);
    let roles = Role::ALL.into_iter();
    roles.map(|role| more(role) * value(role)).sum()
}
