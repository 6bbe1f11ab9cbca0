//! The game that proves that the table holds any game. Nobody plays it: it is compiled for tests
//! only, and has what chess for two hasn't.
//!
//! Three seats; a cross-shaped board with a hole in its middle; stones that step to a neighbouring
//! square, or jump straight over a neighbouring stone of another seat, take it, and may go on
//! jumping or stop. A seat without stones, or one that resigns or runs out of time, is out, and
//! what it has left stays where it is; a seat that can't move is passed over. The last one standing
//! wins two thirds, the last one out gets the other.

mod board;
mod state;
mod text;

use std::rc::Rc;

use super::why::{self, WhyNot};
use super::{
    Huffing, Moves, Next, Overlooked, PositionError, Rules, Scene, Target, Typed, TypedError,
};
use crate::deed::{Check, Deed, Entry, Path, Step, Victim};
use crate::laws::{Bound, Facts, Restart};
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Frozen, Outcome, Termination, WHOLE};
use crate::plan::{Plan, SquareId};

pub use self::board::STONE;
pub(crate) use self::board::{SEATS, plan};
use self::state::State;

/// What keeps a stone from going somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing stands on the square.
    Empty,
    /// The stone is another seat's.
    NotYourTurn,
    /// It goes one square, or jumps over another seat's stone.
    Way,
}

/// The course of a game.
#[derive(Clone)]
pub(crate) struct Proof {
    plan: Rc<Plan>,
    initial: State,
    /// What each ply led to.
    states: Vec<State>,
}

impl Proof {
    /// A game that begins from a position; or as usual, with `first` to move.
    pub(crate) fn set_up(position: Option<&str>, first: Seat) -> Result<Proof, PositionError> {
        let plan = plan();
        let initial = match position {
            Some(text) => text::read(&plan, text)?,
            None => State::initial(&plan, first),
        };
        Ok(Proof {
            plan: Rc::new(plan),
            initial,
            states: Vec::new(),
        })
    }

    fn state(&self) -> &State {
        self.states.last().unwrap_or(&self.initial)
    }

    fn state_mut(&mut self) -> &mut State {
        self.states.last_mut().unwrap_or(&mut self.initial)
    }

    /// Returns whether a path is a whole step.
    fn is_whole(&self, path: &[SquareId]) -> bool {
        let goes_to = |at: usize| {
            let next = self.next(&path[..at]).targets;
            next.iter().any(|target| target.square == path[at])
        };
        path.len() > 1 && (1..path.len()).all(goes_to)
    }
}

impl Bound for Proof {
    fn to_move(&self) -> Seat {
        self.state().turn
    }
}

impl Moves for Proof {
    fn man_at(&self, square: SquareId) -> Option<Man> {
        self.state().stone(square).map(man)
    }

    fn next(&self, path: &[SquareId]) -> Next {
        let Some((state, victims)) = self.state().gone(&self.plan, path) else {
            return Next::default();
        };
        let Some(&at) = path.last() else {
            return Next::default();
        };
        let target = |square, capture| Target { square, capture };
        let mut targets = Vec::new();
        if path.len() == 1 {
            let steps = state.steps(&self.plan, at);
            targets.extend(steps.into_iter().map(|to| target(to, false)));
        }
        if path.len() == 1 || !victims.is_empty() {
            let jumps = state.jumps(&self.plan, at);
            targets.extend(jumps.into_iter().map(|(_, to)| target(to, true)));
        }
        targets.sort_by_key(|target| target.square);
        Next {
            may_stop: path.len() > 1,
            targets,
        }
    }

    fn choices(&self, _: &[SquareId]) -> Vec<Kind> {
        Vec::new()
    }

    fn meant(&self, _: SquareId, to: SquareId) -> SquareId {
        to
    }

    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        let stone = self.state().stone(from);
        let targets = self.next(&[from]).targets;
        let reason = match (stone, to) {
            (None, _) => Reason::Empty,
            (Some(seat), _) if seat != self.to_move() => Reason::NotYourTurn,
            (_, None) if !targets.is_empty() => return None,
            (_, Some(to)) if targets.iter().any(|target| target.square == to) => return None,
            _ => Reason::Way,
        };
        Some(WhyNot {
            reason: why::Reason::Proof(reason),
            man: stone.map(man),
            by: Vec::new(),
            at: None,
            right_lost: None,
        })
    }

    fn read(&self, text: &str) -> Result<Typed, TypedError> {
        let names = text.trim().split(['-', 'x']);
        let path: Option<Path> = names.map(|name| self.plan.find(name)).collect();
        match path {
            Some(path) if self.is_whole(&path) => Ok(Step { path, choice: None }.into()),
            Some(path) if path.len() > 1 => Err(TypedError::Illegal),
            _ => Err(TypedError::Unreadable),
        }
    }

    fn play(&mut self, step: &Step) -> Option<Entry> {
        if step.choice.is_some() || !self.is_whole(&step.path) {
            return None;
        }
        let (mut next, victims) = self.state().gone(&self.plan, &step.path)?;
        let (mover, round) = (self.to_move(), self.state().round);
        next.finish(&self.plan, mover, !victims.is_empty());
        self.states.push(next);
        let names = step.path.iter().map(|&square| self.plan.name(square));
        let names: Vec<&str> = names.collect();
        let between = if victims.is_empty() { "-" } else { "x" };
        let victim = |(square, seat)| Victim {
            man: man(seat),
            square,
        };
        Some(Entry {
            round,
            notation: names.join(between),
            deed: Deed {
                man: man(mover),
                step: step.clone(),
                victims: victims.into_iter().map(victim).collect(),
                castling: None,
                en_passant: false,
                check: Check::None,
                blown: None,
            },
            offer: false,
            illegal: false,
            time_left: None,
            check_said: false,
            passed: Vec::new(),
        })
    }

    fn take_back(&mut self) {
        self.states.pop();
    }
}

impl Overlooked for Proof {}

impl Huffing for Proof {}

impl Rules for Proof {
    fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    fn is_in_game(&self, seat: Seat) -> bool {
        self.state().is_in_game(seat)
    }

    fn frozen(&self, seat: Seat) -> Option<Frozen> {
        let frozen = self.state().is_frozen(&self.plan, seat);
        frozen.then_some(Frozen::Stalemated)
    }

    fn boxed_clone(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }

    fn facts(&self) -> &dyn Facts {
        self
    }

    /// The players who are left share equally; but a player who is left alone leaves a third to the
    /// last who dropped out.
    fn outcome(&self, termination: Termination) -> Outcome {
        let state = self.state();
        let standing: Vec<Seat> = state.standing().collect();
        let mut shares = vec![0; self.plan.seats.len()];
        let alone = standing.len() == 1;
        let each = match (standing.len(), state.out.last()) {
            (1, Some(last)) => {
                shares[last.index()] = WHOLE / 3;
                WHOLE / 3 * 2
            }
            (count, _) => WHOLE / count.max(1) as u8,
        };
        for seat in &standing {
            shares[seat.index()] = each;
        }
        Outcome {
            result: result(&shares, alone),
            shares,
            termination,
            winners: if alone { standing } else { Vec::new() },
            half: false,
            dead: None,
        }
    }

    fn lose(&mut self, seat: Seat, by: Termination) -> Option<Outcome> {
        let plan = self.plan.clone();
        self.state_mut().drop_out(&plan, seat);
        (self.state().standing().count() <= 1).then(|| self.outcome(by))
    }

    fn scene(&self, plies: usize, path: &[SquareId], _: Option<usize>) -> Scene {
        let state = match plies.checked_sub(1) {
            None => &self.initial,
            Some(index) => self.states.get(index).unwrap_or(self.state()),
        };
        let begun = state.gone(&self.plan, path).map(|(state, _)| state);
        let men = begun.as_ref().unwrap_or(state);
        Scene {
            attacked: Vec::new(),
            frozen: state
                .standing()
                .filter(|&seat| state.is_frozen(&self.plan, seat))
                .collect(),
            frozen_kings: Vec::new(),
            left: state.out.clone(),
            men: self.plan.ids().map(|id| men.stone(id).map(man)).collect(),
            checked: Vec::new(),
            victims: Vec::new(),
            position: text::write(&self.plan, state),
        }
    }
}

impl Facts for Proof {
    fn no_move(&self) -> bool {
        let state = self.state();
        !state.can_move(&self.plan, state.turn)
    }

    fn plies_since(&self, _: Restart) -> u32 {
        self.state().quiet
    }

    fn over(&self) -> Option<Termination> {
        (self.state().standing().count() <= 1).then_some(Termination::LastStanding)
    }
}

fn man(seat: Seat) -> Man {
    Man { seat, kind: STONE }
}

/// The result as the game writes it: what each seat gets of the whole game.
fn result(shares: &[u8], alone: bool) -> &'static str {
    let places = |share: u8| shares.iter().position(|&found| found == share);
    match (alone, places(WHOLE / 3 * 2), places(0)) {
        (true, Some(0), Some(1)) => "2/3-0-1/3",
        (true, Some(0), _) => "2/3-1/3-0",
        (true, Some(1), Some(0)) => "0-2/3-1/3",
        (true, Some(1), _) => "1/3-2/3-0",
        (true, _, Some(0)) => "0-1/3-2/3",
        (true, _, _) => "1/3-0-2/3",
        (false, _, None) => "1/3-1/3-1/3",
        (false, _, Some(0)) => "0-1/2-1/2",
        (false, _, Some(1)) => "1/2-0-1/2",
        (false, _, Some(_)) => "1/2-1/2-0",
    }
}
