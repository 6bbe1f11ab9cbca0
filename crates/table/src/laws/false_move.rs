//! What the opponent can make of a move against the rules (laws.md, section 4).

use super::{Bound, Duty, IllegalMove, Laws, Subject, king_move};
use crate::deed::FalseMove;
use crate::prompt::Answer;

impl Laws {
    /// Returns whether the opponent decides what becomes of a move against the rules.
    pub(crate) fn tolerate_false_moves(&self) -> bool {
        self.illegal_move != IllegalMove::Replaced
    }

    /// Returns what the opponent can decide: 000, § 4, and § 5 for the king that is left in check;
    /// 001, art. 7, and art. 15 for castling. The board as it stood before the move says what can
    /// be captured.
    pub(crate) fn verdicts(
        &self,
        rules: &(impl Bound + ?Sized),
        false_move: &FalseMove,
    ) -> Vec<Answer> {
        let mut verdicts = Vec::with_capacity(3);
        let in_check_too = self.illegal_move == IllegalMove::StandInCheckToo;
        if false_move.can_stand && (in_check_too || !false_move.is_exposed) {
            verdicts.push(Answer::Stand);
        }
        match self.illegal_move {
            // "dadelijk eenen anderen zet" (001, four, art. 34): any other one.
            IllegalMove::StandInCheckToo if false_move.is_only_exposed => {
                verdicts.push(Answer::TakeBack);
            }
            IllegalMove::StandCaptureOrKing | IllegalMove::StandInCheckToo
                if false_move.castled.is_empty() =>
            {
                if capture(false_move).is_some_and(|duty| rules.can_move(&duty.bonds)) {
                    verdicts.push(Answer::Capture);
                }
                verdicts.push(Answer::KingMove);
            }
            IllegalMove::StandCaptureOrKing | IllegalMove::StandInCheckToo => {
                verdicts.push(Answer::TakeBack);
            }
            IllegalMove::StandBackOrKing | IllegalMove::Replaced => {
                verdicts.extend([Answer::TakeBack, Answer::KingMove]);
            }
        }
        verdicts
    }

    /// Returns what is owed by the player to move, whose move against the rules was taken back;
    /// nothing, if that can't be done.
    pub(crate) fn owed_after(
        &self,
        rules: &(impl Bound + ?Sized),
        false_move: &FalseMove,
        verdict: Answer,
    ) -> Option<Duty> {
        let owed = match verdict {
            Answer::KingMove => king_move(rules, Subject::IllegalMove)?,
            Answer::Capture => capture(false_move)?,
            Answer::TakeBack
                if !false_move.castled.is_empty()
                    && self.illegal_move != IllegalMove::StandBackOrKing =>
            {
                Duty::to_move_castled(false_move.castled.clone())
            }
            _ => return None,
        };
        rules.can_move(&owed.bonds).then_some(owed)
    }
}

/// The duty to capture the man on which another was dropped.
fn capture(false_move: &FalseMove) -> Option<Duty> {
    let victim = false_move.entry.deed.victims.first()?;
    Some(Duty::to_capture(victim.square, Subject::IllegalMove))
}
