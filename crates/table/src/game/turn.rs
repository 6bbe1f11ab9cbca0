//! What the laws make of what has happened since the last move.

use super::Game;
use crate::laws::{Duty, Touched};
use crate::man::Seat;

/// What the laws remember of the turn of the player to move. A turn begins after each move and each
/// take-back, and where the player to move has left; then nothing is remembered.
#[derive(Clone, Debug, Default)]
pub(super) struct Turn {
    /// Whether a man has been touched by which the others lost what they could claim until then.
    pub(super) has_touched: bool,
    /// Whether the player to move has said that the next man to be touched is only put straight.
    pub(super) adjusting: bool,
    /// What has been touched, and what is owed.
    pub(super) touch: Touch,
    /// Whether the player to move says "check" with the move.
    pub(super) says_check: bool,
}

/// What the player to move has touched, and owes.
///
/// `Free` → `Noted` or `Owed` by a touch; `Owed` → `Free` where an opponent waives it, → `Penalty`
/// where one demands a king's move; `Free` → `Penalty` after a move against the rules that was
/// taken back; `Owed` → `Noted` and `Penalty` → `Free` where it can't be done since a player left.
#[derive(Clone, Debug, Default)]
pub(super) enum Touch {
    /// Nothing that the laws mind.
    #[default]
    Free,
    /// A man that can't do what would be owed for it.
    Noted(Touched),
    /// A man for which something is owed.
    Owed {
        /// The man.
        touched: Touched,
        /// What is owed.
        duty: Duty,
        /// Whether another man has been touched since, and an opponent is asked whether to insist
        /// on this one.
        strayed: bool,
    },
    /// Something is owed that an opponent has demanded.
    Penalty(Duty),
}

impl Touch {
    /// The man that was touched.
    pub(super) fn touched(&self) -> Option<Touched> {
        match self {
            Touch::Noted(touched) | Touch::Owed { touched, .. } => Some(*touched),
            Touch::Free | Touch::Penalty(_) => None,
        }
    }

    /// Returns what is owed.
    pub(super) fn duty(&self) -> Option<&Duty> {
        match self {
            Touch::Owed { duty, .. } | Touch::Penalty(duty) => Some(duty),
            Touch::Free | Touch::Noted(_) => None,
        }
    }

    /// Returns whether an opponent is asked whether to insist on what is owed.
    pub(super) fn has_strayed(&self) -> bool {
        matches!(self, Touch::Owed { strayed: true, .. })
    }
}

impl Game {
    /// A turn begins, with nothing remembered of the one before.
    pub(super) fn new_turn(&mut self) {
        self.turn = Turn::default();
        self.bind();
    }

    /// A player has left, in the turn of `mover`. If it is another's turn now, that one begins
    /// anew. If not, nothing is owed any more that can't be done now, and the others are asked anew
    /// about another man that is touched (many-laws.md, R3).
    pub(super) fn go_on_with_turn(&mut self, mover: Seat) {
        if self.rules.to_move() != mover {
            return self.new_turn();
        }
        let can = self.duty().is_none_or(|duty| {
            let laws = &self.record.start.laws;
            self.rules.can_move(&laws.bonds(Some(duty), false))
        });
        match &mut self.turn.touch {
            Touch::Owed { strayed, .. } if can => *strayed = false,
            Touch::Owed { touched, .. } => {
                let touched = *touched;
                self.set_touch(Touch::Noted(touched));
            }
            Touch::Penalty(_) if !can => self.set_touch(Touch::Free),
            Touch::Penalty(_) | Touch::Noted(_) | Touch::Free => {}
        }
    }

    /// Tells the rules what binds the player to move.
    pub(super) fn bind(&mut self) {
        let laws = &self.record.start.laws;
        self.rules
            .bind(laws.bonds(self.duty(), self.turn.says_check));
    }

    /// Notes what was touched, and what is owed from now on.
    pub(super) fn set_touch(&mut self, touch: Touch) {
        self.turn.touch = touch;
        self.bind();
    }

    /// Returns what the player to move has to do, and by which law; `None` if that is nothing.
    pub(crate) fn duty(&self) -> Option<&Duty> {
        self.turn.touch.duty()
    }
}
