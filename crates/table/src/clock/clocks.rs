//! The clocks of one game.

use super::control::Control;
use super::face::{ClockFace, ClockView, Tenths, clock_text, until_next_text};
use super::side::Side;
use crate::man::Seat;

/// Whether the clocks run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockState {
    /// The first move has not been made.
    Ready,
    /// The clock of the seat to move runs.
    Running,
    /// The game rests.
    Paused,
    /// The game is over.
    Stopped,
}

/// What the passing of time can lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alarm {
    /// This seat's time is getting short.
    Low(Seat),
    /// This seat's time is over.
    Flag(Seat),
}

/// The clocks of one game, one for each seat.
///
/// They know the time that they were told last ([`Clocks::tell`]); whatever is asked or done is
/// meant at that time. All durations are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    sides: Vec<Side>,
    /// Whose clock runs, or would.
    turn: Seat,
    /// Who comes next, where the seat of `turn` has made its move and is still to press its clock.
    next: Option<Seat>,
    state: ClockState,
    /// The latest time that was told; `None` before the first one, which only says from where to
    /// count.
    now: Option<u64>,
}

impl Clocks {
    /// Clocks that are ready for a game: a control for each seat, in the order of seats, and who
    /// has the first move.
    pub fn new(controls: Vec<Control>, turn: Seat) -> Clocks {
        Clocks {
            sides: controls.into_iter().map(Side::new).collect(),
            turn,
            next: None,
            state: ClockState::Ready,
            now: None,
        }
    }

    /// Tells what time it is, in milliseconds of any source that only goes forward. A time before
    /// the latest one told counts as that one: no time has passed.
    ///
    /// However long it is since the last time was told (the tab or the device slept), all of it
    /// counts for the clock that runs.
    pub fn tell(&mut self, now: u64) -> Option<Alarm> {
        let before = self.now.unwrap_or(now);
        let passed = u32::try_from(now.saturating_sub(before)).unwrap_or(u32::MAX);
        self.now = Some(now.max(before));
        let seat = self.turn;
        let side = match self.state {
            ClockState::Running => self.sides.get_mut(seat.index())?,
            ClockState::Ready | ClockState::Paused | ClockState::Stopped => return None,
        };
        side.used = side.used.saturating_add(passed);
        if side.left() == 0 {
            self.state = ClockState::Stopped;
            return Some(Alarm::Flag(seat));
        }
        let low = side.is_low() && !side.warned;
        side.warned |= low;
        low.then_some(Alarm::Low(seat))
    }

    /// Starts the clock of the seat to move before its first move is made. Answers whether it
    /// could.
    pub fn start(&mut self) -> bool {
        self.change(ClockState::Ready, ClockState::Running)
    }

    /// Lets the game rest. Answers whether it could: a clock must run.
    pub fn pause(&mut self) -> bool {
        self.change(ClockState::Running, ClockState::Paused)
    }

    /// Goes on after a rest. Answers whether it could.
    pub fn resume(&mut self) -> bool {
        self.change(ClockState::Paused, ClockState::Running)
    }

    /// Stops for good: the game is over.
    pub fn stop(&mut self) {
        self.state = ClockState::Stopped;
        self.next = None;
    }

    /// The seat to move has finished its move, and it is the turn of `next`. Answers what the mover
    /// has left, with what the move earned: the time of PGN's `%clk`.
    ///
    /// The first move starts the clocks. If none ran before it, it took no time and earns no bonus.
    pub fn finish_move(&mut self, next: Seat) -> u32 {
        let timed = self.state != ClockState::Ready;
        let Some(side) = self.sides.get_mut(self.turn.index()) else {
            return 0;
        };
        side.finish_move(timed);
        let left = side.bank;
        self.turn = next;
        self.start();
        left
    }

    /// The seat to move has made its move, and is to press its clock by hand. Until then its turn
    /// goes on; then it is the turn of `next`.
    pub fn await_press(&mut self, next: Seat) {
        self.next = Some(next);
    }

    /// The seat that has moved and is still to press its clock, if there is one.
    pub fn awaited(&self) -> Option<Seat> {
        self.next.map(|_| self.turn)
    }

    /// The press that was awaited comes, and ends the turn as [`Clocks::finish_move`] does; `None`,
    /// and nothing changes, if there was none to come.
    pub fn press(&mut self) -> Option<u32> {
        let next = self.next.take()?;
        Some(self.finish_move(next))
    }

    /// The last move, which was this seat's, is taken back: it is that seat's turn again. So is its
    /// press, if it has come.
    ///
    /// Time is not given back, neither what was used nor what was earned: every seat keeps what it
    /// has. The move has to be made again for the next period to begin, but no period begins twice.
    pub fn take_back(&mut self, mover: Seat) {
        let is_unpressed = self.next.take().is_some();
        if is_unpressed {
            return;
        }
        if let Some(side) = self.sides.get_mut(self.turn.index()) {
            side.bank = side.left();
            side.used = 0;
        }
        if let Some(side) = self.sides.get_mut(mover.index()) {
            side.moves = side.moves.saturating_sub(1);
        }
        self.turn = mover;
    }

    /// Runs the clock of the seat to move down to a time in the record. It never shows more than
    /// before.
    pub fn run_down(&mut self, left: u32) {
        self.start();
        if let Some(side) = self.sides.get_mut(self.turn.index()) {
            side.run_down(left);
        }
    }

    /// The seat `out` is out of the game, and the others go on: it is the turn of `next`. If that
    /// ends the turn of another, whether of the seat that is out or of one that can't move without
    /// it, no move was made in it. It does not end the turn of one that has moved and is still to
    /// press its clock.
    pub fn go_on(&mut self, out: Seat, next: Seat) {
        if self.next.is_some() && self.turn != out {
            self.next = Some(next);
        } else {
            self.pass_to(next);
        }
        // A fallen flag had stopped all clocks.
        self.change(ClockState::Stopped, ClockState::Running);
    }

    /// The seat that made the last move is to make the next one, too, though it was the turn of
    /// another meanwhile.
    pub fn pass_back(&mut self, mover: Seat) {
        if self.next.is_some() {
            self.next = Some(mover);
        } else {
            self.pass_to(mover);
        }
    }

    /// The flag of a seat has fallen.
    pub fn fall(&mut self, seat: Seat) {
        self.state = ClockState::Stopped;
        if let Some(side) = self.sides.get_mut(seat.index()) {
            side.run_down(0);
        }
    }

    /// Returns what the seat has left. A seat without a clock has nothing.
    pub fn left(&self, seat: Seat) -> u32 {
        self.sides.get(seat.index()).map_or(0, Side::left)
    }

    /// Returns whether the clocks run.
    pub fn state(&self) -> ClockState {
        self.state
    }

    /// Returns whether the present turn is timed: it has begun and not ended, though it may rest.
    pub fn goes_on(&self) -> bool {
        matches!(self.state, ClockState::Running | ClockState::Paused)
    }

    /// Returns whose clock runs, or would.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// All that can be drawn of the clocks, with tenths in the last seconds.
    pub fn view(&self) -> ClockView {
        self.view_with(Tenths::default())
    }

    /// The same, with tenths of a second where the players want them.
    pub fn view_with(&self, tenths: Tenths) -> ClockView {
        let mut faces = Vec::with_capacity(self.sides.len());
        for (index, side) in self.sides.iter().enumerate() {
            let seat = Seat(index as u8);
            let left = side.left();
            faces.push(ClockFace {
                seat,
                left,
                text: clock_text(left, tenths),
                running: self.state == ClockState::Running && seat == self.turn,
                awaited: self.awaited() == Some(seat),
                low: side.is_low(),
                flagged: left == 0,
            });
        }
        ClockView {
            state: self.state,
            faces,
            next_change: self.next_change(tenths),
        }
    }

    /// When the text of the clock that runs changes next, if no move is made: an instant of the
    /// source that [`Clocks::tell`] is told from. Warnings and flags come with a change of the
    /// text, too.
    fn next_change(&self, tenths: Tenths) -> Option<u64> {
        if self.state != ClockState::Running {
            return None;
        }
        let side = self.sides.get(self.turn.index())?;
        let wait = u64::from(side.delay_left()) + u64::from(until_next_text(side.left(), tenths));
        Some(self.now?.saturating_add(wait))
    }

    /// It is the turn of `next`. If that ends another turn, no move was made in it.
    fn pass_to(&mut self, next: Seat) {
        if self.turn != next
            && let Some(side) = self.sides.get_mut(self.turn.index())
        {
            side.bank = side.left();
            side.used = 0;
        }
        self.turn = next;
        self.next = None;
    }

    fn change(&mut self, from: ClockState, to: ClockState) -> bool {
        let can = self.state == from;
        if can {
            self.state = to;
        }
        can
    }
}
