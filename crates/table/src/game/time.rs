//! The clocks of a game, and what of them stands in its record.

use std::rc::Rc;

use super::Game;
use crate::clock::{Clocks, Control, Press};
use crate::intent::{Happening, Refusal};
use crate::man::Seat;
use crate::record::{Event, Record};
use crate::rules::Rules;

impl Game {
    pub(crate) fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    pub(crate) fn clocks_mut(&mut self) -> Option<&mut Clocks> {
        self.clocks.as_mut()
    }

    /// Lets something happen at the time that the clocks know, and notes before it what the seat
    /// whose clock runs had left then.
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

    /// Notes what the seat whose clock runs has left, as the last thing in the record.
    pub(crate) fn note_time(&mut self) {
        if let Some(left) = self.time_left() {
            note(&mut self.record, 0, left);
        }
    }

    /// Returns what the seat whose clock runs has left, if its turn is timed.
    fn time_left(&self) -> Option<u32> {
        let clocks = self.clocks.as_ref()?;
        clocks.goes_on().then(|| clocks.left(clocks.turn()))
    }

    /// The seat to move has just made its move: its turn ends, unless it is still to press its
    /// clock. What it has left then.
    pub(super) fn time_move(&mut self) -> Option<u32> {
        // If the one before has not pressed its clock, this move counts as the press.
        self.end_awaited_turn();
        let (next, clocks) = (self.rules.to_move(), self.clocks.as_mut()?);
        match self.record.start.press {
            Press::Auto => Some(clocks.finish_move(next)),
            Press::Hand => {
                clocks.await_press(next);
                None
            }
        }
    }

    /// A seat that has moved presses its clock.
    pub(super) fn press(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        let clocks = self.clocks.as_ref().ok_or(Refusal::NoClock)?;
        if clocks.awaited() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.end_awaited_turn();
        Ok(vec![Happening::Pressed(seat)])
    }

    /// The press that was awaited, if there was one, has come.
    fn end_awaited_turn(&mut self) {
        if let Some(left) = self.clocks.as_mut().and_then(Clocks::press) {
            self.note_on_last_move(left);
        }
    }

    /// A seat is out, and the others go on.
    pub(super) fn go_on_without(&mut self, seat: Seat) {
        if let Some(clocks) = &mut self.clocks {
            let is_awaited = clocks.awaited() == Some(seat);
            let left = clocks.left(seat);
            clocks.go_on(seat, self.rules.to_move());
            if is_awaited {
                self.note_on_last_move(left);
            }
        }
    }

    /// The game is over. A press that was still awaited does not come any more.
    pub(super) fn stop_clocks(&mut self) {
        if let Some(clocks) = &mut self.clocks {
            let awaited = clocks.awaited().map(|seat| clocks.left(seat));
            clocks.stop();
            if let Some(left) = awaited {
                self.note_on_last_move(left);
            }
        }
    }

    /// Notes what the player of the last move had left after it.
    fn note_on_last_move(&mut self, left: u32) {
        let last = match &mut self.false_move {
            Some(false_move) => Some(&mut false_move.entry),
            None => Rc::make_mut(&mut self.entries).last_mut(),
        };
        if let Some(entry) = last {
            entry.time_left = Some(left);
        }
    }

    /// A clock has run down to a time in the record.
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

/// Notes the time before the last `events_after` events. A time that was noted there already is
/// brought up to date: nothing has happened since.
fn note(record: &mut Record, events_after: usize, left: u32) {
    let at = record.events.len().saturating_sub(events_after);
    match record.events[..at].last_mut() {
        Some(Event::TimeLeft(noted)) => *noted = left,
        _ => record.events.insert(at, Event::TimeLeft(left)),
    }
}
