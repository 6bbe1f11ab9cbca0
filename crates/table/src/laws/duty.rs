//! What the player to move owes: a task, what that leaves of the moves, and the law that asks for
//! it.

use super::Subject;
use crate::plan::SquareId;

/// What a player has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To move the man on this square.
    Move(SquareId),
    /// To capture the man on this square.
    Capture(SquareId),
    /// To move the king, without castling.
    MoveKing,
    /// To move the king or a rook, without castling.
    MoveKingOrRook,
    /// To capture, with any man that can.
    CaptureAny,
    /// To take a man off that has failed to capture: there is no other move.
    Blow,
}

/// What binds the side to move for this one turn, beyond how men move (laws.md, sections 3 to 5).
/// The laws say it, and a game's rules know what is left; by default, all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bonds {
    /// The squares of the only men that may move; `None` if all may.
    pub(crate) men: Option<Vec<SquareId>>,
    /// Where the opponent's man stands that has to be captured.
    pub(crate) victim: Option<SquareId>,
    /// Whether the king may not castle.
    pub(crate) no_castling: bool,
    /// Whether a rook that is touched first castles when it is let go on its king.
    pub(crate) rook_castles: bool,
    /// Whether a check that the move gives is not said, so that nobody need answer it.
    pub(crate) silent: bool,
}

/// What the player to move owes: as a task, as what is left of the moves, and by which law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Duty {
    /// What is to be done.
    pub(crate) task: Task,
    /// The moves that do it.
    pub(crate) bonds: Bonds,
    /// What the law is about that asks for it.
    pub(crate) by: Subject,
}

impl Duty {
    /// To move the man on this square.
    pub(crate) fn to_move(man: SquareId, by: Subject) -> Duty {
        let bonds = Bonds::only(vec![man]);
        let task = Task::Move(man);
        Duty { task, bonds, by }
    }

    /// To capture the man on this square.
    pub(crate) fn to_capture(victim: SquareId, by: Subject) -> Duty {
        let bonds = Bonds {
            victim: Some(victim),
            ..Bonds::default()
        };
        let task = Task::Capture(victim);
        Duty { task, bonds, by }
    }

    /// To move the king on this square, without castling.
    pub(crate) fn to_move_king(king: SquareId, by: Subject) -> Duty {
        let bonds = Bonds {
            no_castling: true,
            ..Bonds::only(vec![king])
        };
        let task = Task::MoveKing;
        Duty { task, bonds, by }
    }

    /// To move the king or the rook of a castling that was taken back, without castling.
    pub(crate) fn to_move_castled(men: Vec<SquareId>) -> Duty {
        let bonds = Bonds {
            no_castling: true,
            ..Bonds::only(men)
        };
        let (task, by) = (Task::MoveKingOrRook, Subject::Castling);
        Duty { task, bonds, by }
    }
}

impl Bonds {
    /// Only these men may move.
    fn only(men: Vec<SquareId>) -> Bonds {
        Bonds {
            men: Some(men),
            ..Bonds::default()
        }
    }
}
