//! What time does at the table.

use super::{Reply, Table};
use crate::clock::{Alarm, ClockState, ClockView, Clocks, Tenths};
use crate::intent::{Happening, Refusal};
use crate::man::Seat;
use crate::record::Event;

impl Table {
    /// Tells what time it is, in milliseconds of a source that only goes forward, and answers what
    /// has happened by that: time is getting short, or a flag has fallen.
    ///
    /// It is to be told before every intent, which then counts as done at that time, and at
    /// [`ClockView::next_change`]. The first time told only says from where to count. A time before
    /// the latest one told counts as that one. However long it is since then, all of it counts for
    /// the clock that runs.
    pub fn tell_time(&mut self, now: u64) -> Vec<Happening> {
        match self.game.clocks_mut().and_then(|clocks| clocks.tell(now)) {
            None => Vec::new(),
            Some(Alarm::Low(seat)) => vec![Happening::TimeLow(seat)],
            // The game goes on as long as a clock runs, so nothing can be refused.
            Some(Alarm::Flag(seat)) => self.enter(Event::FlagFallen(seat)).unwrap_or_default(),
        }
    }

    /// Notes in the record what the seat whose clock runs has left, so that it is not lost with the
    /// page: to be called before the record is kept in the middle of a turn. With every move it is
    /// noted anyway.
    pub fn note_time(&mut self) {
        self.game.note_time();
    }

    /// All that can be drawn of the clocks, as of the time that was told last; `None` without
    /// clocks.
    pub fn clock_view(&self) -> Option<ClockView> {
        self.clock_view_with(Tenths::default())
    }

    /// The same, with tenths of a second where the players want them.
    pub fn clock_view_with(&self, tenths: Tenths) -> Option<ClockView> {
        Some(self.game.clocks()?.view_with(tenths))
    }

    /// A seat presses its clock. Players who are used to do so after their moves must not stop the
    /// game by it where the moves themselves change the clocks.
    pub(super) fn press_clock(&mut self, seat: Seat) -> Reply {
        self.game.must_be_in_game(seat)?;
        let clocks = self.clocks()?;
        match clocks.state() {
            ClockState::Paused => self.resume(),
            _ if clocks.awaited() == Some(seat) => self.enter(Event::Pressed(seat)),
            ClockState::Ready if seat != clocks.turn() => {
                clocks.start();
                Ok(vec![Happening::ClockStarted])
            }
            ClockState::Ready | ClockState::Running | ClockState::Stopped => Ok(Vec::new()),
        }
    }

    /// The game rests; what is in hand goes back.
    pub(super) fn pause(&mut self) -> Reply {
        if !self.clocks()?.pause() {
            return Err(Refusal::NotRunning);
        }
        let mut happenings = self.cancel().unwrap_or_default();
        happenings.push(Happening::Paused);
        Ok(happenings)
    }

    pub(super) fn resume(&mut self) -> Reply {
        if self.clocks()?.resume() {
            Ok(vec![Happening::Resumed])
        } else {
            Err(Refusal::NotPaused)
        }
    }

    pub(super) fn is_paused(&self) -> bool {
        let state = self.game.clocks().map(Clocks::state);
        state == Some(ClockState::Paused)
    }

    fn clocks(&mut self) -> Result<&mut Clocks, Refusal> {
        self.game.clocks_mut().ok_or(Refusal::NoClock)
    }
}
