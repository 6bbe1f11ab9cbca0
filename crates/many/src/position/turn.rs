//! The turn rule (many-position-text.md, section 3).

use crate::frozen::Frozen;
use crate::outcome::{End, Outcome, Verdict};
use crate::seat::{Game, Seat, Seats};
use crate::squares::Squares;

use super::Position;

/// What the turn rule brings between a move and the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    /// The turn came, no move was legal, and the men freeze (4p-36, 4p-37, 4p-41; 3p-32, 3p-35).
    Frozen(Seat, Frozen),
    /// A frozen player is passed over; the second is how the men stand frozen now.
    StaysFrozen(Seat, Frozen),
    /// A player without a legal move is passed over, and isn't frozen: neither enemy alone has done
    /// it (3p-33).
    Passed(Seat),
    /// A frozen player has a legal move again, and is to move (4p-40, 4p-41, 3p-36).
    Released(Seat),
}

impl Position {
    /// The position when a player has left the game for three, by resigning or by the clock: the
    /// men stand frozen for good, and the two others go on (many-laws.md, section 2, C11). `None`
    /// if nobody can leave: in the game for four a pair leaves together, which ends it.
    pub fn leave(&self, seat: Seat) -> Option<(Vec<Happening>, Position)> {
        let gone = self.frozen(seat) == Some(Frozen::Left);
        if self.game() == Game::Four || !self.game().has(seat) || gone || self.outcome.is_some() {
            return None;
        }
        let mut next = *self;
        next.freeze(seat, Frozen::Left);
        next.drop_passed();
        let mut happenings = vec![Happening::Frozen(seat, Frozen::Left)];
        next.settle(&mut |happening| happenings.push(happening));
        Some((happenings, next))
    }

    /// The position when who is to move makes no move, as no player may: a program that searches
    /// asks what would be.
    #[must_use]
    pub fn passed_on(&self) -> Position {
        let mut next = self.ignoring(Squares::EMPTY);
        next.end_turn(&mut |_| {});
        next
    }

    /// Ends the turn of who has moved, and lets the turn rule say who is to move.
    pub(super) fn end_turn(&mut self, tell: &mut impl FnMut(Happening)) {
        self.pass_on();
        self.settle(tell);
    }

    /// Lets the turn rule say who is to move, or that the game has ended.
    pub(crate) fn settle(&mut self, tell: &mut impl FnMut(Happening)) {
        let mut passed_over = 0;
        loop {
            self.outcome = self.ending();
            if self.outcome.is_some() {
                return;
            }
            let seat = self.turn;
            let frozen = self.frozen(seat);
            if frozen != Some(Frozen::Left) && self.has_move(self.terms(seat)) {
                if frozen.is_some() {
                    self.frozen[seat.index()] = None;
                    tell(Happening::Released(seat));
                }
                return;
            }
            passed_over += 1;
            match (frozen, self.falls(seat)) {
                (Some(before), _) => {
                    let now = self.judged(seat, before);
                    self.freeze(seat, now);
                    tell(Happening::StaysFrozen(seat, now));
                }
                (None, Some(how)) => {
                    self.freeze(seat, how);
                    passed_over = 0;
                    tell(Happening::Frozen(seat, how));
                }
                (None, None) => tell(Happening::Passed(seat)),
            }
            self.pass_on();
            if passed_over == self.game().seats().len() {
                self.outcome = Some(Outcome {
                    verdict: Verdict::Draw,
                    end: End::NobodyMoves,
                });
                return;
            }
        }
    }

    /// The turn goes to the next seat, and the right to answer a double step with it.
    fn pass_on(&mut self) {
        if !self.passed.is_empty() {
            self.passed.end_turn(self.turn);
        }
        self.turn = self.game().next(self.turn, self.rules.turns);
    }

    /// Returns how the game has ended, as many-position-text.md, section 4, has it; the fallen are
    /// judged anew then.
    pub(super) fn ending(&mut self) -> Option<Outcome> {
        if let Some(fallen) = self.fallen_side() {
            for seat in fallen {
                if let Some(before) = self.frozen(seat) {
                    let now = self.judged(seat, before);
                    self.freeze(seat, now);
                }
            }
            return Some(self.result(fallen));
        }
        let draw = |end| Outcome {
            verdict: Verdict::Draw,
            end,
        };
        if self.is_bare() {
            return Some(draw(End::DeadPosition));
        }
        self.is_counted_out().then(|| Outcome {
            verdict: self.verdict_of_draw(),
            end: End::Count,
        })
    }

    /// Returns what a game is worth that is drawn by a count, by repetition or by perpetual check:
    /// half a victory for the side that has mated one king more than it has lost (4p-42;
    /// many-laws.md, section 2, C1); in the game for three always a draw.
    pub fn verdict_of_draw(&self) -> Verdict {
        if self.game() == Game::Three {
            return Verdict::Draw;
        }
        let sides = [Seat::A, Seat::B].map(|seat| self.game().side(seat));
        let [first, second] = sides;
        for (side, other) in [(first, second), (second, first)] {
            let stuck = |seat: &Seat| self.is_stuck(*seat);
            let mated = other.into_iter().filter(stuck);
            let mated = mated.filter(|seat| self.is_mated_now(*seat)).count();
            if mated > self.found_mated(side).len() as usize {
                return Verdict::Half(side);
            }
        }
        Verdict::Draw
    }

    /// Those of a side that were found mated at their last turn.
    pub(super) fn found_mated(&self, side: Seats) -> Seats {
        let mated = |seat: &Seat| self.frozen(*seat) == Some(Frozen::Mated);
        side.into_iter().filter(mated).collect()
    }
}
