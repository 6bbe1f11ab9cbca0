//! Clocks without a game: for a wooden board beside them.

use super::clocks::{Alarm, ClockState, Clocks};
use super::control::Control;
use super::face::ClockView;
use super::text::push_number;
use crate::man::Seat;

/// What stands in a text for a turn that took no time, since no clock ran yet.
const UNTIMED: &str = "-";

/// Clocks of a game that is played elsewhere. Nobody knows its moves: each press is one, and hands
/// the time on to the next seat.
///
/// As with [`Clocks`], the time is told, and what is done is done at the time told last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BareClocks {
    controls: Vec<Control>,
    clocks: Clocks,
    /// What each turn had left when its clock was pressed; `None` where no clock ran yet.
    turns: Vec<Option<u32>>,
}

impl BareClocks {
    /// Clocks that are ready: a control for each seat, of which the first one begins.
    pub fn new(controls: Vec<Control>) -> BareClocks {
        BareClocks {
            clocks: Clocks::new(controls.clone(), Seat(0)),
            controls,
            turns: Vec::new(),
        }
    }

    /// Tells what time it is: see [`Clocks::tell`].
    pub fn tell(&mut self, now: u64) -> Option<Alarm> {
        self.clocks.tell(now)
    }

    /// A seat presses its clock; whether that changed anything. The press of the seat whose turn it
    /// is ends the turn. Before the first one, that of another seat starts the first clock. Any
    /// press ends a rest.
    pub fn press(&mut self, seat: Seat) -> bool {
        let clocks = &mut self.clocks;
        match clocks.state() {
            ClockState::Paused => clocks.resume(),
            ClockState::Stopped => false,
            state if seat == clocks.turn() => {
                let timed = state == ClockState::Running;
                self.end_turn(timed.then(|| self.clocks.left(seat)));
                true
            }
            _ => clocks.start(),
        }
    }

    fn end_turn(&mut self, left: Option<u32>) {
        let seats = self.controls.len().max(1);
        let next = (self.clocks.turn().index() + 1) % seats;
        self.clocks.finish_move(Seat(next as u8));
        self.turns.push(left);
    }

    /// Lets the clocks rest, or go on; whether they could.
    pub fn pause_or_go_on(&mut self) -> bool {
        self.clocks.pause() || self.clocks.resume()
    }

    /// Lets the clocks rest; whether one ran.
    pub fn pause(&mut self) -> bool {
        self.clocks.pause()
    }

    /// The same clocks, ready for another game.
    #[must_use]
    pub fn anew(&self) -> BareClocks {
        BareClocks::new(self.controls.clone())
    }

    /// Returns how many moves a seat has made.
    pub fn moves(&self, seat: Seat) -> usize {
        let seats = self.controls.len().max(1);
        (self.turns.len() + seats - 1).saturating_sub(seat.index()) / seats
    }

    /// All that can be drawn of the clocks.
    pub fn view(&self) -> ClockView {
        self.clocks.view()
    }

    /// The clocks as [`BareClocks::read`] reads them: the controls, what each turn had left, and
    /// what the turn that goes on has left; `300+2 300+2;- 299500;297000`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for control in &self.controls {
            begin(&mut text);
            text.push_str(&control.in_seconds());
        }
        text.push(';');
        for turn in &self.turns {
            begin(&mut text);
            match turn {
                Some(left) => push_number(&mut text, *left),
                None => text.push_str(UNTIMED),
            }
        }
        text.push(';');
        if self.clocks.state() != ClockState::Ready {
            push_number(&mut text, self.clocks.left(self.clocks.turn()));
        }
        text
    }

    /// Reads the clocks of a text, at rest; `None` if it was not written by [`BareClocks::text`].
    pub fn read(text: &str) -> Option<BareClocks> {
        let mut parts = text.split(';');
        let (controls, turns, left) = (parts.next()?, parts.next()?, parts.next()?);
        let controls = controls.split(' ').map(Control::from_seconds);
        let mut bare = BareClocks::new(controls.collect::<Result<_, _>>().ok()?);
        for turn in turns.split(' ').filter(|turn| !turn.is_empty()) {
            let left = match turn {
                UNTIMED => None,
                left => Some(left.parse().ok()?),
            };
            if let Some(left) = left {
                bare.clocks.run_down(left);
            }
            bare.end_turn(left);
        }
        if !left.is_empty() {
            bare.clocks.run_down(left.parse().ok()?);
            bare.clocks.pause();
        }
        if bare.view().faces.iter().any(|face| face.flagged) {
            bare.clocks.stop();
        }
        Some(bare)
    }
}

/// Parts what follows from what stands there already.
fn begin(text: &mut String) {
    if !text.is_empty() && !text.ends_with(';') {
        text.push(' ');
    }
}
