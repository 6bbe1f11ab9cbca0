//! A man that attacks two at once.

use rochade_chess::{Bitboard, Board, Color, Move, Piece, Position, Role, Square};
use rochade_review::Man;
use rochade_sort::insertion_sort;

use super::exchange::{capture_gain, captures_of};
use super::line::Line;
use super::{ALIKE, man};
use crate::chess::see::{taken, value};

/// A man on the square to which it went, and the enemies that it attacks with a threat.
pub(super) struct Fork {
    role: Role,
    square: Square,
    /// The most valuable first.
    targets: Vec<(Role, Square)>,
}

impl Fork {
    /// Returns the fork that a move is; `None` if the man can be taken without loss, if it is
    /// pinned, or if it threatens less than two men, or only pawns.
    pub(super) fn by(position: &Position, mv: Move) -> Option<Fork> {
        let us = position.turn();
        let after = position.play(mv).ok()?;
        let board = after.board();
        let (role, square) = (board.role_at(mv.to)?, mv.to);
        let reach = Piece::new(us, role).reach(square, board.occupied());
        let mut targets = Vec::new();
        for target in reach & board.color(us.other()) {
            let of = board.role_at(target)?;
            let is_threat = of == Role::King
                || value(of) > value(role) + ALIKE
                || !is_defended(board, us.other(), target, square);
            if is_threat {
                targets.push((of, target));
            }
        }
        insertion_sort(&mut targets, |&(role, _)| -value(role));
        let is_two = targets.len() >= 2 && targets[0].0 != Role::Pawn;
        let is_pinned = is_pinned(&after, us, square);
        let mut takers = captures_of(&after, square);
        let is_safe = is_two && !is_pinned && takers.all(|mv| capture_gain(&after, mv) < 0);
        is_safe.then_some(Fork {
            role,
            square,
            targets,
        })
    }

    /// Returns the fork's men, if the line that it begins takes one of both with gain: the man that
    /// attacks, and both others, the more valuable first.
    pub(super) fn won_in(&self, line: &Line) -> Option<Vec<Man>> {
        let mut targets = self.targets.clone();
        for (ply, (position, mv)) in line.moves().enumerate().skip(1) {
            if ply % 2 == 1 {
                // Who is attacked may go elsewhere, or something may come in between.
                targets.retain(|&(_, at)| at != mv.from && at != mv.to);
                (mv.to != self.square).then_some(())?;
                continue;
            }
            if let Some(won) = taken(position, mv).filter(|won| targets.contains(won)) {
                let has_won = capture_gain(position, mv) >= value(Role::Pawn);
                return has_won.then(|| self.men_with(won))?;
            }
            (mv.from != self.square).then_some(())?;
        }
        None
    }

    /// Returns the fork's men, one of the attacked being given.
    fn men_with(&self, won: (Role, Square)) -> Option<Vec<Man>> {
        let other = self.targets.iter().find(|&&target| target != won)?;
        let mut both = [won, *other];
        insertion_sort(&mut both, |&(role, _)| -value(role));
        let men = [(self.role, self.square), both[0], both[1]];
        Some(
            men.into_iter()
                .map(|(role, square)| man(role, square))
                .collect(),
        )
    }
}

/// Returns whether somebody of a side attacks a square once the man on another has gone there.
fn is_defended(board: &Board, side: Color, square: Square, from: Square) -> bool {
    let occupied = board.occupied() - Bitboard::of(from);
    let by = board.attackers(square, occupied) & board.color(side);
    (by - Bitboard::of(square)).any()
}

/// Returns whether the man on a square stands between its king and an enemy that would attack it.
fn is_pinned(position: &Position, side: Color, square: Square) -> bool {
    let board = position.board();
    let occupied = board.occupied() - Bitboard::of(square);
    let king = position.king(side);
    (board.attackers(king, occupied) & board.color(side.other())).any()
}
