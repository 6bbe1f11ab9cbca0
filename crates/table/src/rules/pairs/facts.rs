//! What is the case in the game for pairs, for the laws to judge.

use super::Pairs;
use super::state::all_seats;
use crate::deed::Check;
use crate::laws::{Facts, Restart};
use crate::man::Seat;
use crate::outcome::Termination;
use crate::rules::kings;

impl Facts for Pairs {
    fn check(&self) -> bool {
        let state = self.state();
        !state.checkers(state.turn).is_empty()
    }

    fn dead(&self) -> bool {
        !self.state().has_guards(Seat(0)) && !self.state().has_guards(Seat(1))
    }

    fn occurrences(&self) -> u32 {
        let (now, before) = (self.state(), self.plies.iter().map(|(_, state)| state));
        let all = before.chain([&self.initial]);
        all.filter(|state| state.is_same(now)).count() as u32
    }

    fn series(&self, times: u32) -> bool {
        let moves = self.plies.iter();
        let moves: Vec<_> = moves.map(|(deed, _)| (deed.man, &deed.step)).collect();
        kings::is_series(&moves, times)
    }

    fn perpetual_check(&self) -> bool {
        all_seats().any(|seat| {
            let moves = self.plies.iter().rev().map(|(deed, state)| kings::Made {
                by_the_seat: deed.man.seat == seat,
                checks: deed.check != Check::None,
                led_here: state.is_same(self.state()),
            });
            kings::checks_for_ever(moves)
        })
    }

    fn plies_since(&self, restart: Restart) -> u32 {
        match restart {
            Restart::Nothing => self.plies.len() as u32,
            _ => self.state().quiet.min(self.plies.len() as u32),
        }
    }

    fn moves_since(&self, restart: Restart) -> u32 {
        let plies = self.plies_since(restart) as usize;
        let since = &self.plies[self.plies.len() - plies..];
        let moves = |seat: Seat| {
            since
                .iter()
                .filter(|(deed, _)| deed.man.seat == seat)
                .count()
        };
        let active = all_seats().filter(|&seat| !self.state().is_frozen(seat));
        2 * active.map(moves).min().unwrap_or_default() as u32
    }

    fn endgame(&self) -> bool {
        true
    }

    fn over(&self) -> Option<Termination> {
        let state = self.state();
        state.fallen()?;
        let all = all_seats().all(|seat| state.is_frozen(seat));
        Some(if all {
            Termination::Stalemate
        } else {
            Termination::Checkmate
        })
    }
}
