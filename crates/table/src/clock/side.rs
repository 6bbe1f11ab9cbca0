//! One seat's clock: what is left, and how a turn uses it.

use super::SECOND;
use super::control::{Bonus, Control, Period};

/// One seat's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Side {
    pub(super) control: Control,
    /// What was left when the seat's turn began.
    pub(super) bank: u32,
    /// How long the present turn has lasted.
    pub(super) used: u32,
    /// Moves made, without those that were taken back.
    pub(super) moves: u32,
    /// Which period runs.
    period: usize,
    /// After how many moves of the whole game the next period begins.
    due: Option<u32>,
    /// Whether the shortage of time has been announced. It is announced again only after there was
    /// clearly more.
    pub(super) warned: bool,
}

impl Side {
    pub(super) fn new(control: Control) -> Side {
        let mut side = Side {
            control,
            bank: 0,
            used: 0,
            moves: 0,
            period: 0,
            due: Some(0),
            warned: false,
        };
        side.begin_period();
        side
    }

    /// The period that runs: every control has one.
    fn period(&self) -> Option<&Period> {
        self.control.periods().get(self.period)
    }

    fn bonus(&self) -> Bonus {
        self.period().map_or(Bonus::None, |period| period.bonus)
    }

    /// Adds the time of the period that begins now.
    fn begin_period(&mut self) {
        if let Some(period) = self.control.periods().get(self.period) {
            self.bank = self.bank.saturating_add(period.seconds * SECOND);
            self.due = match (self.due, period.moves) {
                (Some(due), Some(moves)) => Some(due.saturating_add(u32::from(moves))),
                _ => None,
            };
        }
    }

    pub(super) fn left(&self) -> u32 {
        self.bank
            .saturating_sub(self.used.saturating_sub(self.delay()))
    }

    /// Returns how long the clock waits in each turn before it runs down.
    fn delay(&self) -> u32 {
        match self.bonus() {
            Bonus::Delay(seconds) => seconds * SECOND,
            _ => 0,
        }
    }

    pub(super) fn delay_left(&self) -> u32 {
        self.delay().saturating_sub(self.used)
    }

    pub(super) fn finish_move(&mut self, timed: bool) {
        let earned = match self.bonus() {
            _ if !timed => 0,
            Bonus::Fischer(seconds) => seconds * SECOND,
            Bonus::Bronstein(seconds) => self.used.min(seconds * SECOND),
            Bonus::None | Bonus::Delay(_) => 0,
        };
        self.bank = self.left().saturating_add(earned);
        self.used = 0;
        self.moves = self.moves.saturating_add(1);
        if self.due == Some(self.moves) {
            let last = self.control.periods().len() - 1;
            self.period = last.min(self.period + 1);
            self.begin_period();
        }
        self.rearm();
    }

    pub(super) fn run_down(&mut self, left: u32) {
        if left < self.left() {
            self.used = (self.bank - left).saturating_add(self.delay());
        }
    }

    pub(super) fn is_low(&self) -> bool {
        self.left() <= self.low_time()
    }

    /// Readies the warning where there is clearly more time than it warns of, so that a bonus now
    /// and then does not repeat it.
    fn rearm(&mut self) {
        let low = self.low_time();
        if self.left() > low + low / 2 {
            self.warned = false;
        }
    }

    /// From when on time is short, as lichess has it: an eighth of the first period, but at least
    /// 10 s and at most 60 s; with less than a minute to begin with, a fifth, but at least 2 s. In
    /// whole seconds, so that the warning comes with a change of the text.
    fn low_time(&self) -> u32 {
        let first = self.control.periods().first();
        let start = first.map_or(0, |period| period.seconds);
        let low = if start < 60 {
            (start / 5).max(2)
        } else {
            (start / 8).clamp(10, 60)
        };
        low * SECOND
    }
}
