//! Draughts at the table, by the rules of `rochade-draughts`.

mod facts;
mod plan;
mod why;

use std::rc::Rc;

use rochade_draughts as draughts;
use rochade_draughts::{Names, Ply, Promotion, Removal};

use super::why::WhyNot;
use super::{
    Captures, Huffing, Missed, Moves, Next, Overlooked, PositionError, Rules, Scene, Target, Typed,
    TypedError, duel,
};
use crate::deed::{Check, Deed, Entry, Step, Victim};
use crate::laws::{Bonds, Bound, Ending, Facts};
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Outcome, Termination};
use crate::plan::{Plan, SquareId};

pub use self::plan::{KING, MAN, id, seat, square_of};
pub(crate) use self::plan::{SEATS, plan};
use self::plan::{WORTH, color, ids, man, squares_of};
pub use self::why::Reason;

/// The course of a game of draughts.
#[derive(Clone)]
pub(crate) struct Draughts {
    plan: Rc<Plan>,
    line: draughts::Line,
}

impl Draughts {
    /// A game that begins from a position in PDN's FEN, or as usual.
    pub(crate) fn set_up(
        position: Option<&str>,
        rules: &draughts::Rules,
    ) -> Result<Draughts, PositionError> {
        let initial = match position {
            Some(fen) => draughts::Position::from_fen(fen, rules).map_err(error)?,
            None => draughts::Position::initial(rules),
        };
        Ok(Draughts {
            plan: Rc::new(plan()),
            line: draughts::Line::new(initial),
        })
    }

    /// The present position: without the man that was taken off in this turn.
    fn position(&self) -> &draughts::Position {
        self.line.position()
    }

    /// Returns how many moves have been made. A blow that took the last man is a ply of the line
    /// without a move.
    fn moves(&self) -> usize {
        let last = self.line.plies().last();
        self.line.len() - usize::from(last.is_some_and(|ply| ply.mv.is_none()))
    }

    /// The position in which the present turn began, and the square of the man that was taken off
    /// since.
    fn turn_began(&self) -> (&draughts::Position, Option<draughts::Square>) {
        let moves = self.moves();
        let began = self.line.position_after(moves);
        let last = self.line.plies().nth(moves).and_then(|ply| ply.blow);
        (
            began.unwrap_or(self.position()),
            self.line.open_blow().or(last),
        )
    }

    /// The number of the round that the next move belongs to: the side that begins by the rules
    /// makes the first move of each.
    fn round(&self) -> u32 {
        let initial = self.line.initial();
        let behind = usize::from(initial.turn() != initial.rules().first);
        u32::try_from((self.moves() + behind) / 2 + 1).unwrap_or(u32::MAX)
    }
}

impl Bound for Draughts {
    fn to_move(&self) -> Seat {
        seat(self.position().turn())
    }

    fn can_move(&self, _: &Bonds) -> bool {
        self.position().has_legal_move()
    }
}

impl Moves for Draughts {
    fn man_at(&self, square: SquareId) -> Option<Man> {
        let standing = self.position().man_at(square_of(square)?);
        standing.map(man)
    }

    fn next(&self, path: &[SquareId]) -> Next {
        let next = squares_of(path).and_then(|path| self.position().next(&path));
        let Some(next) = next else {
            return Next::default();
        };
        let target = |square| Target {
            square,
            capture: square_of(square).is_some_and(|square| next.jumps.contains(square)),
        };
        Next {
            targets: ids(next.targets()).map(target).collect(),
            may_stop: next.may_stop,
        }
    }

    /// A man that reaches the last row is a king: there is nothing to choose.
    fn choices(&self, _: &[SquareId]) -> Vec<Kind> {
        Vec::new()
    }

    fn meant(&self, _: SquareId, to: SquareId) -> SquareId {
        to
    }

    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        self.reason_against(from, to)
    }

    fn why_not_on(&self, path: &[SquareId], to: SquareId) -> Option<WhyNot> {
        self.reason_on(path, Some(to))
    }

    fn read(&self, text: &str) -> Result<Typed, TypedError> {
        let text = text.trim();
        if let Some(blown) = text.strip_suffix('~') {
            let blown = read_square(blown.trim_end()).ok_or(TypedError::Unreadable)?;
            return Ok(Typed {
                blow: Some(id(blown)),
                step: None,
            });
        }
        let ply = self.position().parse_ply(text).map_err(typed_error)?;
        let step = |mv: draughts::Move| Step {
            path: mv.path().iter().map(|&square| id(square)).collect(),
            choice: None,
        };
        Ok(Typed {
            blow: ply.blow.map(id),
            step: ply.mv.map(step),
        })
    }

    fn play(&mut self, step: &Step) -> Option<Entry> {
        let position = self.position();
        let mv = position.resolve(&squares_of(&step.path)?)?;
        let king = mv.promotes().then_some(KING);
        // There is no choice; but a step may say what becomes of the man anyway.
        if step.choice.is_some() && step.choice != king {
            return None;
        }
        let (began, blow) = self.turn_began();
        let notation = began.short_ply(&Ply { blow, mv: Some(mv) }, Names::Algebraic);
        let victim = |&square: &draughts::Square| {
            Some(Victim {
                man: man(position.man_at(square)?),
                square: id(square),
            })
        };
        let entry = Entry {
            round: self.round(),
            deed: Deed {
                man: man(position.man_at(mv.from())?),
                step: Step {
                    path: mv.path().iter().map(|&square| id(square)).collect(),
                    choice: king,
                },
                victims: mv.victims().iter().filter_map(victim).collect(),
                castling: None,
                en_passant: false,
                check: Check::None,
                blown: self.blown(),
            },
            notation,
            offer: false,
            illegal: false,
            time_left: None,
            check_said: false,
            passed: Vec::new(),
        };
        self.line.play(&mv).then_some(entry)
    }

    fn take_back(&mut self) {
        self.line.take_back();
    }
}

impl Overlooked for Draughts {}

impl Huffing for Draughts {
    fn missed(&self) -> Vec<Missed> {
        let position = self.position();
        let missed = |at: SquareId| {
            let known = position.missed().find(|missed| id(missed.now) == at);
            Missed {
                at,
                from: known.map_or(at, |missed| id(missed.stood)),
                victims: known.map_or_else(Vec::new, |missed| ids(missed.victims).collect()),
            }
        };
        ids(position.blowable()).map(missed).collect()
    }

    fn blow(&mut self, square: SquareId) -> Option<Victim> {
        let square = square_of(square)?;
        let taken = man(self.position().man_at(square)?);
        self.line.blow(square).then_some(Victim {
            man: taken,
            square: id(square),
        })
    }

    fn blown(&self) -> Option<Victim> {
        let (began, blown) = self.turn_began();
        let square = blown?;
        Some(Victim {
            man: man(began.man_at(square)?),
            square: id(square),
        })
    }

    fn restore(&mut self) {
        self.line.undo_blow();
    }

    fn must_capture(&self) -> Vec<SquareId> {
        let position = self.position();
        if position.rules().capture == draughts::Capture::May {
            return Vec::new();
        }
        let capturers = ids(position.capturers());
        capturers
            .filter(|&man| !self.next(&[man]).targets.is_empty())
            .collect()
    }
}

impl Rules for Draughts {
    fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    fn boxed_clone(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }

    fn facts(&self) -> &dyn Facts {
        self
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        self.ended(ending)
    }

    fn lose(&mut self, loser: Seat, by: Termination) -> Option<Outcome> {
        let winner = color(loser)?.other();
        Some(duel::won(seat(winner), by))
    }

    fn captures(&self, entries: &[Entry]) -> Vec<Captures> {
        duel::captures(entries, WORTH)
    }

    fn scene(&self, plies: usize, path: &[SquareId], _: Option<usize>) -> Scene {
        let position = if plies < self.moves() {
            self.line.position_after(plies)
        } else {
            None
        };
        let position = position.unwrap_or(self.position());
        let begun = squares_of(path).unwrap_or_default();
        let standing = |square| standing(position, &begun, square);
        Scene {
            attacked: Vec::new(),
            frozen: Vec::new(),
            frozen_kings: Vec::new(),
            left: Vec::new(),
            men: self.plan.ids().map(standing).collect(),
            checked: Vec::new(),
            victims: jumped(position, &begun).map_or_else(Vec::new, |men| ids(men).collect()),
            position: position.to_string(),
        }
    }
}

/// The men that a path has jumped which has been begun; `None` if none has.
fn jumped(position: &draughts::Position, begun: &[draughts::Square]) -> Option<draughts::Squares> {
    Some(begun)
        .filter(|path| path.len() > 1)
        .and_then(|path| position.victims_so_far(path))
}

/// Returns what is seen on a square while a man is on its way: it stands where it has come to, and
/// those that it has jumped are lifted where the rules lift them at once.
fn standing(
    position: &draughts::Position,
    begun: &[draughts::Square],
    square: SquareId,
) -> Option<Man> {
    let square = square_of(square)?;
    let (Some(from), Some(to)) = (begun.first(), begun.last()) else {
        return position.man_at(square).map(man);
    };
    if square == *to {
        return Some(man(on_its_way(position, begun, position.man_at(*from)?)));
    }
    let is_lifted = position.rules().removal == Removal::Now
        && jumped(position, begun).is_some_and(|men| men.contains(square));
    let standing = position.man_at(square).filter(|_| square != *from);
    standing.filter(|_| !is_lifted).map(man)
}

/// The man on its way: where the rules let it go on as a king, it is one from the last row on.
fn on_its_way(
    position: &draughts::Position,
    begun: &[draughts::Square],
    man: draughts::Man,
) -> draughts::Man {
    let last = match man.color {
        draughts::Color::White => 7,
        draughts::Color::Black => 0,
    };
    let goes_on = position.rules().promotion == Promotion::GoOn;
    let has_come = begun.iter().skip(1).any(|square| square.rank() == last);
    draughts::Man {
        king: man.king || goes_on && has_come,
        ..man
    }
}

/// A square by its name or by PDN's number, as in moves.
fn read_square(text: &str) -> Option<draughts::Square> {
    let number = || draughts::Square::from_number(text.parse().ok()?);
    text.parse().ok().or_else(number)
}

fn error(error: draughts::FenError) -> PositionError {
    PositionError {
        part: String::new(),
        word: error.word(),
    }
}

fn typed_error(error: draughts::MoveTextError) -> TypedError {
    match error {
        draughts::MoveTextError::NotAMove => TypedError::Unreadable,
        draughts::MoveTextError::Ambiguous => TypedError::Ambiguous,
        draughts::MoveTextError::NoSuchMove | draughts::MoveTextError::NotBlowable(_) => {
            TypedError::Illegal
        }
    }
}
