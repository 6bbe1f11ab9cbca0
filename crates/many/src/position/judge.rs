//! Who falls, and what the fallen are worth.

use crate::frozen::Frozen;
use crate::outcome::{End, Outcome, Verdict};
use crate::rules::TwoStalemates;
use crate::seat::{Game, Seat, Seats};

use super::Position;
use super::bonds::Terms;

impl Position {
    /// Returns how a player without a legal move falls, whose turn it is; `None` if neither enemy
    /// alone has done it (3p-33).
    pub(super) fn falls(&self, seat: Seat) -> Option<Frozen> {
        let how = |by: Seats| match self.is_attacked(self.king(seat), by, None) {
            true => Frozen::Mated,
            false => Frozen::Stalemated,
        };
        let active = self.active_enemies(seat);
        match self.game() {
            // Allies give mate together (4p-44).
            Game::Four => Some(how(active)),
            Game::Three => {
                let holding = active.into_iter().filter(|enemy| self.holds(*enemy, seat));
                let holding: Seats = holding.collect();
                (!holding.is_empty()).then(|| how(holding))
            }
        }
    }

    /// Returns whether an enemy alone leaves a player without a move: "Twee stukken van
    /// onderscheidene kleuren mogen niet Mat of Pat zetten" (3p-33; many-handed.md, section 4, N17
    /// and N18; many-laws.md, section 2, C3). The other enemy's men only stand in the way.
    fn holds(&self, enemy: Seat, seat: Seat) -> bool {
        let terms = self.terms(seat);
        let alone = Terms {
            active: Seats::of(enemy),
            third: terms.third.filter(|(next, _)| *next == enemy),
            ..terms
        };
        !self.has_move(alone)
    }

    /// Returns how a player stands frozen who still has no legal move: a mate lasts as long as any
    /// enemy man, frozen or not, attacks the king; a stalemate becomes a mate by men only that are
    /// not frozen (many-laws.md, section 2, C2).
    pub(super) fn judged(&self, seat: Seat, before: Frozen) -> Frozen {
        let by = match before {
            Frozen::Left => return Frozen::Left,
            Frozen::Mated => self.game().enemies(seat),
            Frozen::Stalemated => self.active_enemies(seat),
        };
        match self.is_attacked(self.king(seat), by, None) {
            true => Frozen::Mated,
            false => Frozen::Stalemated,
        }
    }

    /// Returns whether a frozen player counts as mated if judged anew.
    pub(super) fn is_mated_now(&self, seat: Seat) -> bool {
        self.frozen(seat)
            .is_some_and(|before| self.judged(seat, before) != Frozen::Stalemated)
    }

    /// Returns whether a player is frozen and, tested now, has no legal move.
    pub(super) fn is_stuck(&self, seat: Seat) -> bool {
        match self.frozen(seat) {
            None => false,
            Some(Frozen::Left) => true,
            Some(_) => !self.has_move(self.terms(seat)),
        }
    }

    /// Those who have lost: both players of one side, or two of three, stand frozen and have no
    /// legal move.
    pub(super) fn fallen_side(&self) -> Option<Seats> {
        let frozen = self.all_frozen();
        if frozen.len() < 2 {
            return None;
        }
        let falls = |side: &Seats| {
            side.without(frozen).is_empty() && side.into_iter().all(|seat| self.is_stuck(seat))
        };
        // Where more have fallen, as only a text can say, nobody has won.
        match self.game() {
            Game::Four => {
                let sides = [Seat::A, Seat::B].map(|seat| self.game().side(seat));
                let fallen: Vec<Seats> = sides.into_iter().filter(falls).collect();
                match fallen[..] {
                    [side] => Some(side),
                    _ => None,
                }
            }
            Game::Three => {
                let stuck = frozen.into_iter().filter(|seat| self.is_stuck(*seat));
                let stuck: Seats = stuck.collect();
                (stuck.len() == 2).then_some(stuck)
            }
        }
    }

    /// Returns what the game is worth when these have fallen and were judged anew (4p-41, 4p-42,
    /// 3p-37; many-handed.md, section 7, on N20).
    pub(super) fn result(&self, fallen: Seats) -> Outcome {
        let mated = fallen.into_iter();
        let mated = mated.filter(|seat| self.frozen(*seat) != Some(Frozen::Stalemated));
        let mated = mated.count();
        let winners: Seats = self.game().seats().collect::<Seats>().without(fallen);
        let verdict = match self.game() {
            Game::Four => match mated as u32 - self.found_mated(winners).len().min(mated as u32) {
                2 => Verdict::Full(winners),
                1 => Verdict::Half(winners),
                _ => Verdict::Draw,
            },
            Game::Three => match (mated, self.rules.two_stalemates) {
                (1, _) | (0, TwoStalemates::Incomplete) => Verdict::Half(winners),
                _ => Verdict::Full(winners),
            },
        };
        let end = match mated > 0 && verdict != Verdict::Draw {
            true => End::Checkmate,
            false => End::Stalemate,
        };
        Outcome { verdict, end }
    }
}
