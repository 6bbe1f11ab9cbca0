//! The clocks of a game, and what of them stands in its record.

use super::Game;
use crate::clock::{Clocks, Control};
use crate::intent::{Happening, Refusal};
use crate::record::{Event, Record};
use crate::rules::Rules;

impl Game {
    pub(crate) fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    pub(crate) fn clocks_mut(&mut self) -> Option<&mut Clocks> {
        self.clocks.as_mut()
    }

    /// Lets something happen at the time that the clocks know, and notes before it what the seat to move had left then.
    ///
    /// # Errors
    ///
    /// As with [`Game::enter`].
    pub(crate) fn enter_now(&mut self, event: Event) -> Result<Vec<Happening>, Refusal> {
        let time_left = self.time_left();
        let happenings = self.enter(event)?;
        if let Some(left) = time_left {
            note(&mut self.record, 1, left);
        }
        Ok(happenings)
    }

    /// Notes what the seat to move has left, as the last thing in the record.
    pub(crate) fn note_time(&mut self) {
        if let Some(left) = self.time_left() {
            note(&mut self.record, 0, left);
        }
    }

    /// What the seat to move has left, if its turn is timed.
    fn time_left(&self) -> Option<u32> {
        let clocks = self.clocks.as_ref()?;
        clocks.goes_on().then(|| clocks.left(clocks.turn()))
    }

    /// A clock has run down so far, as the record tells.
    pub(super) fn run_down(&mut self, left: u32) -> Result<Vec<Happening>, Refusal> {
        let clocks = self.clocks.as_mut().ok_or(Refusal::NoClock)?;
        clocks.run_down(left);
        Ok(Vec::new())
    }
}

/// Clocks that are ready for a game.
pub(super) fn clocks(controls: Option<&[Control]>, rules: &dyn Rules) -> Option<Clocks> {
    Some(Clocks::new(controls?.to_vec(), rules.to_move()))
}

/// Notes the time before so many of the last events. A time that was noted there already is brought up to date: nothing
/// has happened since.
fn note(record: &mut Record, events_after: usize, left: u32) {
    let at = record.events.len().saturating_sub(events_after);
    match record.events[..at].last_mut() {
        Some(Event::TimeLeft(noted)) => *noted = left,
        _ => record.events.insert(at, Event::TimeLeft(left)),
    }
}
