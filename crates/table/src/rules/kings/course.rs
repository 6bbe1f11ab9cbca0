//! The course of a game of kings under its rules.

use std::rc::Rc;

use rochade_sort::insertion_sort;

use super::false_moves::Pending;
use super::{Line, MadeMove, Position};
use crate::deed::{Entry, Step};
use crate::laws::{Bonds, Ending, Facts};
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Frozen, Outcome, Termination};
use crate::plan::{Plan, SquareId};
use crate::rules::why::WhyNot;
use crate::rules::{Captures, Huffing, Moves, Next, Rules, Scene, Target, Typed, TypedError};

/// The course of one game: the moves that stand, and what binds the turn.
#[derive(Clone)]
pub(in crate::rules) struct Course<P: Position> {
    plan: Rc<Plan>,
    pub(in crate::rules) line: Line<P>,
    pub(in crate::rules) bonds: Bonds,
    /// Whether checks may go unsaid.
    pub(super) tolerant: bool,
    /// A move against the rules on which the enemies are still to decide.
    pub(super) pending: Option<Pending<P>>,
    /// How many moves in a row the side with the first move makes, where odds let it make several.
    pub(super) in_a_row: u8,
}

impl<P: Position> Course<P> {
    /// Begins a game. In a `tolerant` one a king can be attacked that is not to move: somebody has
    /// overlooked a check.
    pub(in crate::rules) fn new(plan: Plan, initial: P, tolerant: bool) -> Course<P> {
        Course {
            plan: Rc::new(plan),
            line: Line::new(initial),
            bonds: Bonds::default(),
            tolerant,
            pending: None,
            in_a_row: 0,
        }
    }

    /// Lets the side with the first move make this many moves in a row (laws.md, section 6).
    pub(in crate::rules) fn with_moves_in_a_row(self, in_a_row: u8) -> Course<P> {
        Course { in_a_row, ..self }
    }

    /// Returns the position that the board shows.
    pub(super) fn shown(&self) -> &P {
        match &self.pending {
            Some(pending) => &pending.shown,
            None => self.line.position(),
        }
    }

    /// Returns whether a man of the side to move stands on a square, and can be moved now.
    pub(super) fn is_own(&self, square: SquareId) -> bool {
        let position = self.line.position();
        let man = position.man_at(square);
        self.pending.is_none() && man.is_some_and(|man| man.seat == position.turn())
    }
}

impl<P: Position + 'static> Moves for Course<P> {
    fn man_at(&self, square: SquareId) -> Option<Man> {
        self.shown().man_at(square)
    }

    fn ahead(&self) -> usize {
        self.moves_ahead()
    }

    fn next(&self, path: &[SquareId]) -> Next {
        let &[from] = path else {
            return Next::default();
        };
        if !self.is_own(from) {
            return Next::default();
        }
        let unsaid = self.unsaid();
        let terms = self.terms(&self.bonds, &unsaid);
        let mut targets = self.line.position().targets(from, &terms);
        if let Some(king) = self.king_to_castle_with(from) {
            let capture = false;
            targets.push(Target {
                square: king,
                capture,
            });
            insertion_sort(&mut targets, |target| target.square);
        }
        Next {
            targets,
            may_stop: false,
        }
    }

    fn goes_to(&self, path: &[SquareId], to: SquareId) -> bool {
        let &[from] = path else {
            return false;
        };
        let unsaid = self.unsaid();
        let terms = self.terms(&self.bonds, &unsaid);
        self.is_own(from)
            && (self.line.position().goes_to(from, to, &terms)
                || self.king_to_castle_with(from) == Some(to))
    }

    fn choices(&self, path: &[SquareId]) -> Vec<Kind> {
        let &[from, to] = path else {
            return Vec::new();
        };
        let kinds = self.line.position().promotions(from, to);
        let Some(&first) = kinds.first() else {
            return Vec::new();
        };
        let step = Step::new(from, to, Some(first));
        if self.make(&step).is_some() || self.is_false(&step) {
            kinds.to_vec()
        } else {
            Vec::new()
        }
    }

    fn meant(&self, from: SquareId, to: SquareId) -> SquareId {
        let castling = self.castling(from, to, &self.bonds);
        castling.and_then(|castling| castling.to()).unwrap_or(to)
    }

    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        match &self.pending {
            Some(pending) if !pending.goes(from, to) => None,
            _ => P::why_not(self, from, to),
        }
    }

    fn read(&self, text: &str) -> Result<Typed, TypedError> {
        if let Some(pending) = &self.pending {
            return pending.read_on(text).map(Typed::from);
        }
        let (unsaid, bonds) = (self.unsaid(), Bonds::default());
        let terms = self.terms(&bonds, &unsaid);
        let step = self.line.position().read(text, &terms)?;
        Ok(self.by_touched_rook(&step).unwrap_or(step).into())
    }

    fn play(&mut self, step: &Step) -> Option<Entry> {
        let (from, to) = step.from().zip(step.to())?;
        if self.pending.is_some() {
            return None;
        }
        let castling = self.castling_by_touched_rook(to, from);
        let step = castling.unwrap_or_else(|| step.clone());
        let (made, next) = self.make(&step)?;
        let made = self.as_said(made, &next);
        let position = self.line.position();
        let entry = Entry {
            round: self.line.round(),
            notation: position.notation(&made, false),
            deed: made.tell(step),
            offer: false,
            illegal: false,
            time_left: None,
            check_said: false,
            passed: self.passed_frozen(),
        };
        let next = self.after(&made, next);
        self.line.enter(made, next);
        Some(entry)
    }

    fn take_back(&mut self) {
        self.line.take_back();
    }
}

impl<P: Position> Huffing for Course<P> {}

impl<P: Position + 'static> Rules for Course<P> {
    fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    fn boxed_clone(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }

    fn is_in_game(&self, seat: Seat) -> bool {
        self.line.position().is_in_game(seat)
    }

    fn frozen(&self, seat: Seat) -> Option<Frozen> {
        self.shown().frozen(seat)
    }

    fn passed_over(&self) -> Vec<Seat> {
        let position = self.line.position();
        let Some(last) = self.line.moves().next_back().map(MadeMove::seat) else {
            return Vec::new();
        };
        let turns = |seat: Seat| position.turns_between(last, seat);
        let next = match turns(position.turn()) {
            0 => position.seats(),
            next => next,
        };
        let is_passed = |seat: &Seat| (1..next).contains(&turns(*seat));
        let seats = self.plan.all_seats();
        let mut passed: Vec<Seat> = seats.filter(is_passed).collect();
        passed.retain(|&seat| position.is_in_game(seat));
        insertion_sort(&mut passed, |&seat| turns(seat));
        passed
    }

    fn facts(&self) -> &dyn Facts {
        &self.line
    }

    fn can_win(&self, seat: Seat) -> bool {
        self.is_in_game(seat) && self.line.position().can_win(seat)
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let outcome = self.line.position().outcome(ending);
        match ending.termination {
            Termination::DeadPosition => Outcome {
                dead: self.line.position().dead(),
                ..outcome
            },
            _ => outcome,
        }
    }

    fn lose(&mut self, loser: Seat, by: Termination) -> Option<Outcome> {
        let position = self.line.position();
        let next = position.leave(loser);
        let ends = next.as_ref().unwrap_or(position).lost(loser, by);
        if let Some(next) = next {
            self.line.go_on_from(next);
        }
        ends
    }

    fn captures(&self, entries: &[Entry]) -> Vec<Captures> {
        self.line.position().captures(entries)
    }

    fn scene(&self, plies: usize, _: &[SquareId], counted_from: Option<usize>) -> Scene {
        let pending = self.pending.as_ref().filter(|_| plies > self.line.len());
        let position = pending.map_or_else(|| self.line.position_after(plies), |it| &it.shown);
        let exposed = pending.filter(|pending| pending.is_exposed);
        let exposed = exposed.map(|pending| pending.made.seat());
        let checked = |seat: &Seat| {
            let shows =
                position.shows_check(*seat) && self.is_in_said_check(plies, position, *seat);
            shows || exposed == Some(*seat)
        };
        let checked: Vec<Seat> = self.plan.all_seats().filter(checked).collect();
        Scene {
            checked: checked
                .iter()
                .filter_map(|&seat| position.king(seat))
                .collect(),
            attacked: self.told_of(plies, position),
            frozen: self
                .plan
                .all_seats()
                .filter(|&seat| position.frozen(seat).is_some())
                .collect(),
            frozen_kings: self
                .plan
                .all_seats()
                .filter_map(|seat| Some((position.king(seat)?, position.frozen(seat)?)))
                .collect(),
            left: self
                .plan
                .all_seats()
                .filter(|&seat| !position.is_in_game(seat))
                .collect(),
            victims: Vec::new(),
            men: position.men(),
            position: self.text(plies, position, counted_from),
        }
    }
}

impl<P: Position + 'static> Course<P> {
    /// Returns who is passed over before the move that is to be made, and how each stands frozen.
    /// Of two nobody is.
    pub(super) fn passed_frozen(&self) -> Vec<(Seat, Option<Frozen>)> {
        if self.plan.seats.len() == 2 {
            return Vec::new();
        }
        let passed = self.passed_over().into_iter();
        passed
            .map(|seat| (seat, self.line.position().frozen(seat)))
            .collect()
    }

    /// Writes a position, in a notation that knows no unsaid checks: whoever reads it has to answer
    /// every check that stands. A move against the rules that is still to be decided has been made
    /// on it.
    fn text(&self, plies: usize, position: &P, counted_from: Option<usize>) -> String {
        let mut told = position.clone();
        if let Some(from) = counted_from {
            let pending = self.pending.iter().map(|pending| &pending.made);
            let moves = self.line.moves().chain(pending).take(plies).skip(from);
            let movers: Vec<Seat> = moves.map(MadeMove::seat).collect();
            told = told.counting(&movers);
        }
        let is_pending = plies > self.line.len();
        let turn = position.turn();
        let is_checked = !is_pending && !position.checkers(turn).is_empty();
        if is_checked && !self.is_in_said_check(plies, position, turn) {
            told = told.answering();
        }
        told.text()
    }
}
