//! The table itself: intents in, happenings out.

use std::fmt;

use crate::hand::Hand;
use crate::intent::{Happening, Intent, Refusal, TypedError};
use crate::man::{Kind, Seat};
use crate::outcome::Outcome;
use crate::plan::SquareId;
use crate::record::{Event, Record, Step};
use crate::rules::{Rules, Start, set_up, set_up_from};
use crate::sitting::Sitting;
use crate::view::{Mark, Promotion, SeatView, SquareView, View};

/// What an intent leads to: all that happened, in order, or why nothing did.
type Answer = Result<Vec<Happening>, Refusal>;

/// A sitting at the table.
pub struct Table {
    sitting: Sitting,
    record: Record,
    /// The present position and how it came about: follows from `record`, kept because replaying costs.
    rules: Box<dyn Rules>,
    hand: Hand,
}

/// The rules are left out: a way to print them would go with every page, since they stand behind a pointer.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("sitting", &self.sitting)
            .field("record", &self.record)
            .field("hand", &self.hand)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Sits down to a first game, from the usual position.
    pub fn new(mut start: Start) -> Table {
        start.position = None;
        let rules = set_up(start.game);
        Table::with(start, rules)
    }

    /// Sits down to a game that begins from a position, written in the game's own notation. So do its rematches.
    ///
    /// # Errors
    ///
    /// [`Refusal::Position`] if the position can't be read or played.
    pub fn from_position(mut start: Start, position: &str) -> Result<Table, Refusal> {
        let rules = set_up_from(start.game, position)?;
        start.position = Some(position.to_owned());
        Ok(Table::with(start, rules))
    }

    fn with(start: Start, rules: Box<dyn Rules>) -> Table {
        Table {
            sitting: Sitting::default(),
            rules,
            record: Record {
                start,
                events: Vec::new(),
            },
            hand: Hand::Empty,
        }
    }

    /// Does what a person at the table does, and tells what came of it.
    ///
    /// # Errors
    ///
    /// Why nothing happened; the table is then as it was.
    pub fn apply(&mut self, intent: Intent) -> Answer {
        match intent {
            Intent::Touch(square) => self.touch(square),
            Intent::LetGo(square) => self.let_go(square),
            Intent::Choose(kind) => self.choose(kind),
            Intent::Cancel => self.cancel(),
            Intent::Type(text) => self.type_move(&text),
            Intent::Start(start) => {
                *self = Table::new(start);
                Ok(vec![Happening::Began])
            }
            Intent::Rematch => self.rematch(),
        }
    }

    /// The record of the game on the board.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.ending()
    }

    /// All that can be drawn.
    pub fn view(&self) -> View {
        let plan = self.rules.plan().clone();
        let outcome = self.outcome();
        let turn = self.rules.to_move();
        let seat_view = |seat| SeatView {
            seat,
            player_number: self.sitting.player_at(seat),
            player: self.record.start.players[self.sitting.player_at(seat)].clone(),
            half_points: self.sitting.half_points(seat),
            to_move: outcome.is_none() && seat == turn,
        };
        View {
            game: self.record.start.game.word(),
            squares: self.squares(),
            last: self.rules.last(),
            promotion: self.promotion(),
            seats: [Seat::FIRST, Seat::SECOND].map(seat_view).into(),
            turn,
            plies: self.record.events.len(),
            outcome,
            position: self.rules.position_text(),
            plan,
        }
    }

    fn touch(&mut self, square: SquareId) -> Answer {
        match self.hand {
            Hand::Promoting { .. } => self.cancel(),
            Hand::Holding { square: held, .. } if held == square => Ok(Vec::new()),
            Hand::Holding { square: held, .. } if self.is_target(held, square) => {
                self.go(held, square)
            }
            Hand::Holding { .. } if !self.can_lift(square) => self.cancel(),
            Hand::Holding { .. } | Hand::Empty => self.lift(square),
        }
    }

    fn lift(&mut self, square: SquareId) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.can_lift(square) {
            return Err(Refusal::NothingToLift);
        }
        self.hand = Hand::Holding {
            square,
            fresh: true,
        };
        Ok(vec![Happening::Lifted(square)])
    }

    fn let_go(&mut self, square: Option<SquareId>) -> Answer {
        let Hand::Holding {
            square: held,
            fresh,
        } = self.hand
        else {
            return Ok(Vec::new());
        };
        match square.map(|square| self.rules.meant(held, square)) {
            Some(square) if square == held && fresh => {
                self.hand = Hand::Holding {
                    square,
                    fresh: false,
                };
                Ok(Vec::new())
            }
            Some(square) if self.is_target(held, square) => self.go(held, square),
            _ => self.cancel(),
        }
    }

    fn cancel(&mut self) -> Answer {
        match std::mem::take(&mut self.hand) {
            Hand::Empty => Err(Refusal::NothingInHand),
            Hand::Holding { .. } | Hand::Promoting { .. } => Ok(vec![Happening::PutBack]),
        }
    }

    /// Goes from one square to another, which must be a target: makes the move, or asks what the pawn becomes.
    fn go(&mut self, from: SquareId, to: SquareId) -> Answer {
        if self.rules.choices(from, to).is_empty() {
            let choice = None;
            self.play(Step { from, to, choice })
                .ok_or(Refusal::NothingToLift)
        } else {
            self.hand = Hand::Promoting { from, to };
            Ok(vec![Happening::PromotionAsked])
        }
    }

    fn choose(&mut self, kind: Kind) -> Answer {
        let Hand::Promoting { from, to } = self.hand else {
            return Err(Refusal::NoSuchChoice);
        };
        let choice = Some(kind);
        self.play(Step { from, to, choice })
            .ok_or(Refusal::NoSuchChoice)
    }

    fn type_move(&mut self, text: &str) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        let step = self.rules.read(text).map_err(Refusal::Typed)?;
        match step.choice {
            Some(_) => self.play(step).ok_or(Refusal::Typed(TypedError::Illegal)),
            None => self.go(step.from, step.to),
        }
    }

    fn rematch(&mut self) -> Answer {
        if self.outcome().is_none() {
            return Err(Refusal::GameGoesOn);
        }
        self.rules.restart();
        self.record.events.clear();
        self.hand = Hand::Empty;
        self.sitting.change_sides();
        Ok(vec![Happening::Began])
    }

    /// Makes a move and enters it in the record; `None`, and nothing changed, if it is not legal.
    fn play(&mut self, step: Step) -> Option<Vec<Happening>> {
        if self.outcome().is_some() {
            return None;
        }
        let deed = self.rules.play(step)?;
        self.record.events.push(Event::Played(step));
        self.hand = Hand::Empty;
        let mut happenings = vec![Happening::Moved(deed)];
        if let Some(outcome) = self.outcome() {
            self.sitting.score(outcome);
            happenings.push(Happening::Ended(outcome));
        }
        Some(happenings)
    }

    fn can_lift(&self, square: SquareId) -> bool {
        self.rules
            .man_at(square)
            .is_some_and(|man| man.seat == self.rules.to_move())
    }

    fn is_target(&self, from: SquareId, to: SquareId) -> bool {
        self.rules
            .targets(from)
            .iter()
            .any(|target| target.square == to)
    }

    fn promotion(&self) -> Option<Promotion> {
        let Hand::Promoting { from, to } = self.hand else {
            return None;
        };
        Some(Promotion {
            seat: self.rules.to_move(),
            from,
            to,
            choices: self.rules.choices(from, to),
        })
    }

    fn squares(&self) -> Vec<SquareView> {
        let bare = |square| SquareView {
            man: self.rules.man_at(square),
            ..SquareView::default()
        };
        let mut squares: Vec<SquareView> = self.rules.plan().ids().map(bare).collect();
        let mut mark = |square: SquareId, mark| {
            if let Some(view) = squares.get_mut(square.index()) {
                view.marks.set(mark);
            }
        };
        if let Some((from, to)) = self.rules.last() {
            mark(from, Mark::LastFrom);
            mark(to, Mark::LastTo);
        }
        for king in self.rules.checked() {
            mark(king, Mark::Check);
        }
        if let Some(held) = self.hand.square() {
            mark(held, Mark::Selected);
        }
        if let Hand::Holding { square, .. } = self.hand {
            for target in self.rules.targets(square) {
                let kind = if target.capture {
                    Mark::Capture
                } else {
                    Mark::Move
                };
                mark(target.square, kind);
            }
        }
        squares
    }
}
