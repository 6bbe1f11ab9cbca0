//! A position of the game for pairs as games of kings need it.

use super::board::SEATS;
use super::state::{State, all_seats, are_enemies};
use super::{moves, text};
use crate::deed::{Deed, Step};
use crate::man::{Man, Seat};
use crate::outcome::{Dead, Frozen, Outcome, Termination, WHOLE};
use crate::plan::SquareId;
use crate::rules::kings::{Checkers, Falsely, Position, Terms};
use crate::rules::{Target, TypedError};

impl Position for State {
    type Move = Deed;

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn round(&self) -> Option<u32> {
        Some(self.round)
    }

    fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    fn man_at(&self, square: SquareId) -> Option<Man> {
        self.man(square)
    }

    fn men(&self) -> Vec<Option<Man>> {
        self.men.clone()
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn king(&self, of: Seat) -> Option<SquareId> {
        self.king(of)
    }

    fn checkers(&self, of: Seat) -> Checkers {
        self.checkers(of)
    }

    fn shows_check(&self, _: Seat) -> bool {
        true
    }

    fn frozen(&self, seat: Seat) -> Option<Frozen> {
        *self.frozen.get(seat.index())?
    }

    fn targets(&self, from: SquareId, terms: &Terms) -> Vec<Target> {
        let target = |square| Target {
            square,
            capture: self.man(square).is_some(),
        };
        self.ways(from, terms).into_iter().map(target).collect()
    }

    fn goes_to(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool {
        self.ways(from, terms).contains(&to)
    }

    fn has_move(&self, terms: &Terms) -> bool {
        self.can_move(terms)
    }

    fn play(&self, step: &Step, terms: &Terms) -> Option<(Deed, State)> {
        let (from, to) = moves::ends(step)?;
        let is_legal = self.ways(from, terms).contains(&to);
        is_legal.then(|| self.go(from, to))?
    }

    fn can_drop(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool {
        self.is_false(from, to, terms)
    }

    /// A king that is left in check can't be taken before its own turn, so that every such move may
    /// stand (many-laws.md, R6).
    fn false_move(&self, step: &Step, terms: &Terms) -> Option<Falsely<State>> {
        let (from, to) = moves::ends(step)?;
        if !self.is_false(from, to, terms) {
            return None;
        }
        let (made, shown) = self.go(from, to)?;
        Some(Falsely {
            made,
            next: shown.clone(),
            shown,
            is_exposed: false,
            is_only_exposed: false,
            can_stand: true,
            castled: Vec::new(),
        })
    }

    fn notation(&self, made: &Deed, _: bool) -> String {
        moves::write(made)
    }

    fn read(&self, text: &str, terms: &Terms) -> Result<Step, TypedError> {
        let (from, to) = moves::read(text)?;
        if self.is_legal(from, to, terms.ignored) {
            Ok(Step::new(from, to, None))
        } else {
            Err(TypedError::Illegal)
        }
    }

    fn ends_without_move(&self) -> bool {
        false
    }

    fn dead(&self) -> Option<Dead> {
        let can_win = all_seats().any(|seat| self.has_guards(seat));
        (!can_win).then_some(Dead::TooFewMen)
    }

    fn over(&self) -> Option<Termination> {
        self.fallen()?;
        let all = all_seats().all(|seat| self.is_frozen(seat));
        Some(if all {
            Termination::Stalemate
        } else {
            Termination::Checkmate
        })
    }

    fn can_win(&self, seat: Seat) -> bool {
        self.has_guards(seat)
    }

    fn outcome(&self, termination: Termination) -> Outcome {
        let fallen = self.fallen();
        match fallen.filter(|_| termination == Termination::Checkmate) {
            Some(fallen) => self.won_over(fallen, termination),
            None => Outcome {
                shares: vec![WHOLE / 2; SEATS],
                result: "1/2-1/2",
                termination,
                winners: Vec::new(),
                half: false,
                dead: None,
            },
        }
    }

    fn lost(&self, loser: Seat, by: Termination) -> Option<Outcome> {
        Some(self.won_over(loser, by))
    }
}

impl State {
    /// The side of this seat has lost: half, where one of the winners stands frozen. Each of a side
    /// gets the share of the side.
    fn won_over(&self, loser: Seat, termination: Termination) -> Outcome {
        let winners = all_seats().filter(|&seat| are_enemies(seat, loser));
        let winners: Vec<Seat> = winners.collect();
        let half = termination == Termination::Checkmate
            && winners.iter().any(|&seat| self.is_frozen(seat));
        let won = if half { WHOLE / 4 * 3 } else { WHOLE };
        let share = |seat: Seat| {
            if winners.contains(&seat) {
                won
            } else {
                WHOLE - won
            }
        };
        Outcome {
            shares: all_seats().map(share).collect(),
            result: match (winners.contains(&Seat(0)), half) {
                (true, false) => "1-0",
                (false, false) => "0-1",
                (true, true) => "3/4-1/4",
                (false, true) => "1/4-3/4",
            },
            termination,
            winners,
            half,
            dead: None,
        }
    }
}
