//! Men that are taken off because they have failed to capture: "huffing", "blowing" (draughts.md,
//! section 2, rules 11 and 12).

use super::Game;
use crate::deed::Victim;
use crate::intent::{Happening, Refusal};
use crate::man::Seat;
use crate::plan::SquareId;

impl Game {
    /// Returns why a seat can't take such a man off now, whichever one: it is done before one's
    /// move, and once.
    pub(crate) fn may_blow(&self, seat: Seat) -> Result<(), Refusal> {
        self.record.start.laws.may_blow()?;
        if seat != self.rules.to_move() {
            Err(Refusal::NotYourTurn)
        } else if self.rules.blown().is_some() {
            Err(Refusal::NothingToBlow)
        } else {
            Ok(())
        }
    }

    pub(super) fn blow(&mut self, square: SquareId) -> Result<Vec<Happening>, Refusal> {
        self.may_blow(self.rules.to_move())?;
        let blown = self.rules.blow(square).ok_or(Refusal::NothingToBlow)?;
        self.judge();
        Ok(vec![Happening::Blown(blown)])
    }

    /// The man that a seat has taken off in this turn: until it has moved, that is what it takes
    /// back.
    pub(super) fn blown_by(&self, seat: Seat) -> Option<Victim> {
        self.rules.blown().filter(|_| seat == self.rules.to_move())
    }
}
