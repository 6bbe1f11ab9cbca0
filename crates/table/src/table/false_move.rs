//! Moves against the rules at the board (laws.md, section 4).

use super::{Reply, Table};
use crate::deed::{Path, Step};
use crate::hand::Hand;
use crate::intent::{Happening, Refusal};
use crate::plan::SquareId;
use crate::prompt::Answer;
use crate::record::Event;

impl Table {
    /// Returns whether a man can be dropped here against the rules.
    pub(super) fn is_false_target(&self, path: &[SquareId], to: SquareId) -> bool {
        let mut path = Path::from_slice(path);
        path.push(to);
        self.game.may_move_falsely(&path)
    }

    /// Drops the man in hand against the rules, once it is known what it becomes there.
    pub(super) fn drop_falsely(&mut self, mut path: Path, to: SquareId) -> Reply {
        path.push(to);
        if self.game.rules().choices(&path).is_empty() {
            return self.make(Event::FalseMove(Step { path, choice: None }));
        }
        self.hand = Hand::Choosing { path };
        Ok(vec![Happening::PromotionAsked])
    }

    /// The event by which a move is entered, once it is known what the man becomes: a legal move,
    /// or one against the rules.
    pub(super) fn event_of(&self, step: Step) -> Event {
        if self.game.may_move_falsely(&step.path) {
            Event::FalseMove(step)
        } else {
            Event::Played(step)
        }
    }

    /// A player who touches an own man lets the opponent's move against the rules stand (000, § 4;
    /// 001, art. 6).
    pub(super) fn let_stand_by_touch(&mut self, square: SquareId) -> Reply {
        if self.game.false_move().is_some() && !self.can_lift(square) {
            return Err(Refusal::AnswerFirst);
        }
        self.let_stand()
    }

    /// So does a player who plays on; and a move that ends the game stands, unless it is taken back
    /// for a touch.
    pub(super) fn let_stand(&mut self) -> Reply {
        if let Some(question) = self.game.question_of_false_move() {
            self.enter(Event::Answered(question, Answer::Stand))
        } else if let Some(question) = self.game.demand_that_decides() {
            self.enter(Event::Answered(question, Answer::Decline))
        } else {
            Ok(Vec::new())
        }
    }
}
