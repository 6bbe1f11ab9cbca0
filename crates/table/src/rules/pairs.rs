//! The game for pairs that proves that the table's laws hold for any number of seats. Nobody plays it: like [`proof`](super::proof), it
//! is compiled for tests only.
//!
//! Four seats, of which those face to face play together; a king each, that goes one square, and two guards, that go straight. No
//! king may be left in a check that was said. A seat without a move stands frozen, mated or stalemated, and is passed over until it
//! has one again; its men neither check nor can be taken. The side that is frozen, both of it, has lost; half, if one of the others
//! is frozen, too.

mod board;
mod facts;
mod overlooked;
mod state;
mod text;

use std::rc::Rc;

use smallvec::SmallVec;

use super::why::WhyNot;
use super::{Huffing, Moves, Next, PositionError, Rules, Scene, Target, Typed, TypedError};
use crate::deed::{Check, Deed, Entry, Step, Victim};
use crate::laws::{Bonds, Bound, Facts};
use crate::man::{Kind, Man, Seat};
use crate::odds::{Odds, OddsKind};
use crate::outcome::{Frozen, Outcome, Termination, WHOLE};
use crate::plan::{Plan, SquareId};

pub use self::board::{GUARD, KING};
pub(crate) use self::board::{SEATS, plan};
use self::state::State;

/// The course of a game.
#[derive(Clone)]
pub(crate) struct Pairs {
    plan: Rc<Plan>,
    initial: State,
    /// What was done with each ply, and what it led to.
    plies: Vec<(Deed, State)>,
    bonds: Bonds,
    /// What a move against the rules would lead to, as long as the enemies are to decide about it.
    pending: Option<(Deed, State)>,
}

impl Pairs {
    /// A game that begins from a position; or as usual, with `first` to move, less the men that are given as odds.
    pub(crate) fn set_up(
        position: Option<&str>,
        first: Seat,
        odds: &[Odds],
    ) -> Result<Pairs, PositionError> {
        let plan = plan();
        let mut initial = match position {
            Some(text) => text::read(&plan, text)?,
            None => State::initial(&plan, first),
        };
        for given in odds.iter().filter_map(|&odds| guard(&plan, odds)) {
            initial.men[given.index()] = None;
        }
        Ok(Pairs {
            plan: Rc::new(plan),
            initial,
            plies: Vec::new(),
            bonds: Bonds::default(),
            pending: None,
        })
    }

    fn state(&self) -> &State {
        self.plies.last().map_or(&self.initial, |(_, state)| state)
    }

    /// The position that the board shows.
    fn shown(&self) -> &State {
        match &self.pending {
            Some((_, state)) => state,
            None => self.state(),
        }
    }

    /// Goes from one square to another, whether that is legal or not.
    fn go(&self, from: SquareId, to: SquareId) -> Option<(Deed, State)> {
        let before = self.state();
        let (man, taken) = (before.man(from)?, before.man(to));
        let mut next = before.put(from, to);
        let checked = next.checked_anew(before, man.seat);
        let is_silent = self.bonds.silent;
        let plies = self.plies.len() + 1;
        next.finish(taken.is_some(), &checked, is_silent.then_some(plies));
        let victim = taken.map(|man| Victim { man, square: to });
        let deed = Deed {
            man,
            step: Step::new(from, to, None),
            victims: SmallVec::from_iter(victim),
            castling: None,
            en_passant: false,
            check: if checked.is_empty() || is_silent {
                Check::None
            } else {
                Check::Check
            },
            blown: None,
        };
        Some((deed, next))
    }

    /// The entry of a move in the present position.
    fn entry(&self, deed: &Deed, illegal: bool) -> Entry {
        Entry {
            round: self.state().round,
            notation: self.notation(deed),
            deed: deed.clone(),
            offer: false,
            illegal,
            time_left: None,
            check_said: false,
        }
    }

    fn notation(&self, deed: &Deed) -> String {
        let names = deed.step.path.iter().map(|&square| self.plan.name(square));
        let between = if deed.victims.is_empty() { "-" } else { "x" };
        let sign = if deed.man.kind == KING { "K" } else { "" };
        let check = if deed.check == Check::None { "" } else { "+" };
        [sign, &names.collect::<Vec<_>>().join(between), check].concat()
    }

    /// The squares of a move that goes from one to another.
    fn ends(step: &Step) -> Option<(SquareId, SquareId)> {
        match (step.path.as_slice(), step.choice) {
            (&[from, to], None) => Some((from, to)),
            _ => None,
        }
    }
}

/// Where the guard stands that is given; `None` for what this game doesn't have. As the rooks of chess they are told apart by their files.
fn guard(plan: &Plan, odds: Odds) -> Option<SquareId> {
    let army = board::ARMIES.get(odds.giver.index())?;
    let knows = odds.kind == OddsKind::Rook;
    plan.find(army[1 + usize::from(odds.file != odds.kind.files()[0])])
        .filter(|_| knows)
}

impl Bound for Pairs {
    fn to_move(&self) -> Seat {
        self.shown().turn
    }

    fn bind(&mut self, bonds: Bonds) {
        self.bonds = bonds;
    }

    fn can_move(&self, bonds: &Bonds) -> bool {
        self.state().has_move(bonds)
    }

    fn king(&self, seat: Seat) -> Option<SquareId> {
        self.state().king(seat)
    }
}

impl Moves for Pairs {
    fn man_at(&self, square: SquareId) -> Option<Man> {
        self.shown().man(square)
    }

    fn next(&self, path: &[SquareId]) -> Next {
        let (&[from], None) = (path, &self.pending) else {
            return Next::default();
        };
        let target = |square| Target {
            square,
            capture: self.state().man(square).is_some(),
        };
        let targets = self.state().targets(from, &self.bonds);
        Next {
            targets: targets.into_iter().map(target).collect(),
            may_stop: false,
        }
    }

    fn choices(&self, _: &[SquareId]) -> Vec<Kind> {
        Vec::new()
    }

    fn meant(&self, _: SquareId, to: SquareId) -> SquareId {
        to
    }

    fn why_not(&self, _: SquareId, _: Option<SquareId>) -> Option<WhyNot> {
        None
    }

    fn read(&self, text: &str) -> Result<Typed, TypedError> {
        let text = text.trim().trim_start_matches('K').trim_end_matches('+');
        let ends = text.split_once(['-', 'x']).or(text.split_at_checked(2));
        let ends = ends.and_then(|(from, to)| self.plan.find(from).zip(self.plan.find(to)));
        let (from, to) = ends.ok_or(TypedError::Unreadable)?;
        if self.shown().is_legal(from, to) {
            Ok(Step::new(from, to, None).into())
        } else {
            Err(TypedError::Illegal)
        }
    }

    fn play(&mut self, step: &Step) -> Option<Entry> {
        let (from, to) = Pairs::ends(step).filter(|_| self.pending.is_none())?;
        if !self.goes_to(&[from], to) {
            return None;
        }
        let (deed, next) = self.go(from, to)?;
        let entry = self.entry(&deed, false);
        self.plies.push((deed, next));
        Some(entry)
    }

    fn take_back(&mut self) {
        self.plies.pop();
    }
}

impl Huffing for Pairs {}

impl Rules for Pairs {
    fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    fn boxed_clone(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }

    fn frozen(&self, seat: Seat) -> Option<Frozen> {
        *self.shown().frozen.get(seat.index())?
    }

    fn facts(&self) -> &dyn Facts {
        self
    }

    fn can_win(&self, seat: Seat) -> bool {
        self.state().has_guards(seat)
    }

    fn outcome(&self, termination: Termination) -> Outcome {
        let fallen = self.state().fallen();
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

    fn lose(&mut self, seat: Seat, by: Termination) -> Option<Outcome> {
        Some(self.won_over(seat, by))
    }

    fn scene(&self, plies: usize, _: &[SquareId]) -> Scene {
        let state = match plies.checked_sub(1) {
            None => &self.initial,
            Some(ply) => self.plies.get(ply).map_or(self.shown(), |(_, state)| state),
        };
        let unsaid = |seat: Seat| state.unsaid.iter().any(|check| check.checked == seat);
        let checked = self.plan.all_seats();
        let checked = checked.filter(|&seat| !unsaid(seat) && !state.checkers(seat).is_empty());
        Scene {
            men: state.men.clone(),
            checked: checked.filter_map(|seat| state.king(seat)).collect(),
            victims: Vec::new(),
            position: text::write(&self.plan, &state.said()),
        }
    }
}

impl Pairs {
    /// The side of this seat has lost: half, where one of the winners stands frozen. Each of a side gets the share of the side.
    fn won_over(&self, loser: Seat, termination: Termination) -> Outcome {
        let seats = self.plan.all_seats();
        let winners: Vec<Seat> = seats
            .filter(|&seat| self.plan.are_enemies(seat, loser))
            .collect();
        let half = termination == Termination::Checkmate
            && winners.iter().any(|&seat| self.frozen(seat).is_some());
        let won = if half { WHOLE / 4 * 3 } else { WHOLE };
        let share = |seat: Seat| {
            if winners.contains(&seat) {
                won
            } else {
                WHOLE - won
            }
        };
        Outcome {
            shares: self.plan.all_seats().map(share).collect(),
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
