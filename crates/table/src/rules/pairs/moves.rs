//! Moves of the game for pairs, legal and against the rules.

use smallvec::SmallVec;

use super::board::{KING, find, name};
use super::state::State;
use crate::deed::{Check, Deed, Step, Victim};
use crate::plan::SquareId;
use crate::rules::TypedError;
use crate::rules::kings::{MadeMove, Terms};

impl State {
    /// Goes from one square to another, whether that is legal or not.
    pub(super) fn go(&self, from: SquareId, to: SquareId) -> Option<(Deed, State)> {
        let (man, taken) = (self.man(from)?, self.man(to));
        let mut next = self.put(from, to);
        let checks = !next.checked_anew(self, man.seat).is_empty();
        next.finish(taken.is_some());
        let victim = taken.map(|man| Victim { man, square: to });
        let deed = Deed {
            man,
            step: Step::new(from, to, None),
            victims: SmallVec::from_iter(victim),
            castling: None,
            en_passant: false,
            check: if checks { Check::Check } else { Check::None },
            blown: None,
        };
        Some((deed, next))
    }

    /// Returns whether a man can be put somewhere against the rules.
    pub(super) fn is_false(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool {
        let men = terms.bonds.men.as_ref();
        let is_bound = men.is_some_and(|men| !men.contains(&from));
        let is_own = self.man(from).is_some_and(|man| man.seat == self.turn);
        is_own
            && !is_bound
            && from != to
            && self.can_land(self.turn, to)
            && !self.is_legal(from, to, terms.ignored)
    }
}

impl MadeMove for Deed {
    fn seat(&self) -> crate::man::Seat {
        self.man.seat
    }

    fn check(&self) -> Check {
        self.check
    }

    fn set_check(&mut self, check: Check) {
        self.check = check;
    }

    fn is_castling(&self) -> bool {
        self.castling.is_some()
    }

    fn changes_men(&self) -> bool {
        !self.victims.is_empty()
    }

    fn is_same(&self, other: &Deed) -> bool {
        (self.man, &self.step) == (other.man, &other.step)
    }

    fn tell(&self, step: Step) -> Deed {
        Deed {
            step,
            ..self.clone()
        }
    }
}

/// Writes a move: `c2-d2`, `Kc1xc2+`.
pub(super) fn write(deed: &Deed) -> String {
    let names: Vec<String> = deed.step.path.iter().copied().map(name).collect();
    let between = if deed.victims.is_empty() { "-" } else { "x" };
    let sign = if deed.man.kind == KING { "K" } else { "" };
    let check = if deed.check == Check::None { "" } else { "+" };
    [sign, &names.join(between), check].concat()
}

/// Reads the squares of a move.
pub(super) fn read(text: &str) -> Result<(SquareId, SquareId), TypedError> {
    let text = text.trim().trim_start_matches('K').trim_end_matches('+');
    let ends = text.split_once(['-', 'x']).or(text.split_at_checked(2));
    let ends = ends.and_then(|(from, to)| find(from).zip(find(to)));
    ends.ok_or(TypedError::Unreadable)
}

/// Returns the squares of a step that goes from one to another.
pub(super) fn ends(step: &Step) -> Option<(SquareId, SquareId)> {
    match (step.path.as_slice(), step.choice) {
        (&[from, to], None) => Some((from, to)),
        _ => None,
    }
}
