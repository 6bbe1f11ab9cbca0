//! What hands do on the board: touching, letting go, going on, stopping; and typed moves.

use smallvec::smallvec;

use super::{Reply, Table};
use crate::deed::{Path, Step};
use crate::game::TouchMeaning;
use crate::hand::Hand;
use crate::intent::{Happening, Refusal};
use crate::man::{Kind, Seat};
use crate::plan::SquareId;
use crate::record::Event;
use crate::rules::{Next, TypedError};

impl Table {
    /// Refuses what is done on the board, unless the present is shown in a game that goes on.
    fn needs_the_present(&self) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            Err(Refusal::GameOver)
        } else if self.review.is_some() {
            Err(Refusal::Reviewing)
        } else if self.is_paused() {
            Err(Refusal::Paused)
        } else if self.game.questions().block()
            || self.waiting().is_some()
            || self.game.waits_for_another()
        {
            Err(Refusal::AnswerFirst)
        } else {
            Ok(())
        }
    }

    pub(super) fn touch(&mut self, square: SquareId) -> Reply {
        match &self.hand {
            // A second tap neither doubles the move nor takes it back.
            Hand::Waiting(_) => Ok(Vec::new()),
            Hand::Choosing { .. } => self.cancel(),
            Hand::Blowing if self.rules().man_at(square).is_none() => self.cancel(),
            Hand::Blowing if !self.can_lift(square) => self.blow(square),
            Hand::Holding { path, .. } if path.last() == Some(&square) => Ok(Vec::new()),
            Hand::Holding { path, .. } if self.is_target(path, square) => {
                let mut path = path.clone();
                path.push(square);
                self.go(path, true)
            }
            Hand::Holding { path, .. } if self.is_false_target(path, square) => {
                self.drop_falsely(path.clone(), square)
            }
            Hand::Holding { path, .. } if self.comes_later(path, square) => {
                Err(Refusal::JumpByJump)
            }
            // What is on its way can't be exchanged for another man: it goes back first.
            Hand::Holding { path, .. } if path.len() > 1 || !self.can_lift(square) => self.cancel(),
            // A player who lifts an own man takes no man off for not having captured.
            Hand::Holding { .. } | Hand::Empty | Hand::Blowing => self.lift(square),
        }
    }

    fn lift(&mut self, square: SquareId) -> Reply {
        self.needs_the_present()?;
        if let Some(path) = self.owed_capture(square) {
            return self.go(path, true);
        }
        let mut happenings = self.let_stand_by_touch(square)?;
        let is_over = self.outcome().is_some();
        if !happenings.is_empty() && (is_over || !self.can_lift(square)) {
            return Ok(happenings);
        }
        let meaning = self.game.meaning_of_touch(square)?;
        if meaning != TouchMeaning::Nothing {
            happenings.extend(self.enter(Event::Touched(square))?);
        }
        let stays = matches!(meaning, TouchMeaning::Adjusts | TouchMeaning::Strays);
        if stays || self.game.waits_for_another() || !self.can_lift(square) {
            return Ok(happenings);
        }
        self.hand = Hand::Holding {
            path: smallvec![square],
            fresh: true,
        };
        happenings.push(Happening::Lifted(square));
        Ok(happenings)
    }

    pub(super) fn let_go(&mut self, square: Option<SquareId>) -> Reply {
        let Hand::Holding { path, fresh } = &mut self.hand else {
            return Ok(Vec::new());
        };
        let (Some(&held), Some(square)) = (path.last(), square) else {
            return self.cancel();
        };
        let square = self.game.rules().meant(held, square);
        if square == held && *fresh {
            *fresh = false;
            return Ok(Vec::new());
        }
        let mut path = path.clone();
        if square == held && path.len() > 1 {
            self.stop_here()
        } else if self.is_target(&path, square) {
            path.push(square);
            self.go(path, false)
        } else if self.is_false_target(&path, square) {
            self.drop_falsely(path, square)
        } else if self.comes_later(&path, square) {
            if let Hand::Holding { fresh, .. } = &mut self.hand {
                *fresh = false;
            }
            Err(Refusal::JumpByJump)
        } else {
            self.cancel()
        }
    }

    /// Puts back what is in hand, its whole path included.
    pub(super) fn cancel(&mut self) -> Reply {
        match std::mem::take(&mut self.hand) {
            Hand::Empty => Err(Refusal::NothingInHand),
            _ => Ok(vec![Happening::PutBack]),
        }
    }

    /// A man is taken off that has failed to capture. What is in hand goes back.
    pub(super) fn blow(&mut self, square: SquareId) -> Reply {
        self.needs_the_present()?;
        self.enter(Event::Blown(square))
    }

    /// The next man that is touched is taken off for not having captured; said again, it isn't.
    pub(super) fn say_blow(&mut self, seat: Seat) -> Reply {
        self.needs_the_present()?;
        self.game.may_blow(seat)?;
        if self.hand == Hand::Blowing {
            return self.cancel();
        }
        self.hand = Hand::Blowing;
        Ok(vec![Happening::Blowing(seat)])
    }

    /// Brings the man to the end of a path that is legal so far: makes the move, or asks what the
    /// man becomes there, or keeps it in hand if it can go on. `touching` says that the hand is
    /// still on the square.
    fn go(&mut self, path: Path, touching: bool) -> Reply {
        let rules = self.game.rules();
        if !rules.choices(&path).is_empty() {
            self.hand = Hand::Choosing { path };
            return Ok(vec![Happening::PromotionAsked]);
        }
        if rules.next(&path).targets.is_empty() {
            return self.make(Event::Played(Step { path, choice: None }));
        }
        let reached = path.last().copied();
        self.hand = Hand::Holding {
            path,
            fresh: touching,
        };
        Ok(reached.into_iter().map(Happening::OnTheWay).collect())
    }

    /// The man in hand stays where its path has brought it.
    pub(super) fn stop_here(&mut self) -> Reply {
        let Hand::Holding { path, .. } = &self.hand else {
            return Err(Refusal::NothingInHand);
        };
        if !self.next(path).may_stop {
            return Err(Refusal::Unfinished);
        }
        let path = path.clone();
        self.make(Event::Played(Step { path, choice: None }))
    }

    /// Asks what the man in hand becomes on a square, if there is a choice; else nothing happens.
    pub(super) fn ask_choice(&mut self, square: SquareId) -> Reply {
        let Hand::Holding { path, .. } = &self.hand else {
            return Err(Refusal::NothingInHand);
        };
        let can_go = self.is_target(path, square) || self.is_false_target(path, square);
        let mut path = path.clone();
        path.push(square);
        if !can_go || self.game.rules().choices(&path).is_empty() {
            return Err(Refusal::NoSuchChoice);
        }
        self.go(path, false)
    }

    pub(super) fn choose(&mut self, kind: Kind) -> Reply {
        let Hand::Choosing { path } = &self.hand else {
            return Err(Refusal::NoSuchChoice);
        };
        let step = Step {
            path: path.clone(),
            choice: Some(kind),
        };
        let event = self.event_of(step);
        self.make(event).map_err(|_| Refusal::NoSuchChoice)
    }

    pub(super) fn type_move(&mut self, text: &str) -> Reply {
        self.needs_the_present()?;
        let typed = self.game.rules().read(text).map_err(Refusal::Typed)?;
        let mut happenings = self.let_stand()?;
        if self.outcome().is_some() {
            return Ok(happenings);
        }
        if let Some(square) = typed.blow {
            happenings.extend(self.enter(Event::Blown(square))?);
        }
        let Some(step) = typed.step else {
            return Ok(happenings);
        };
        let asks = step.choice.is_none() && !self.game.rules().choices(&step.path).is_empty();
        let owes = self.game.duty().is_some();
        let played = if asks {
            self.go(step.path, false)
        } else {
            self.make(Event::Played(step))
        };
        happenings.extend(played.map_err(|_| match owes {
            true => Refusal::Owed,
            false => Refusal::Typed(TypedError::Illegal),
        })?);
        Ok(happenings)
    }

    /// Returns how the man on a square captures what was touched first and has to be captured: then
    /// touching the man is enough.
    fn owed_capture(&self, square: SquareId) -> Option<Path> {
        self.game.duty()?.bonds.victim?;
        let target = *self.next(&[square]).targets.first()?;
        Some(smallvec![square, target.square])
    }

    pub(super) fn can_lift(&self, square: SquareId) -> bool {
        let rules = self.game.rules();
        let man = rules.man_at(square);
        man.is_some_and(|man| man.seat == rules.to_move())
    }

    fn is_target(&self, path: &[SquareId], to: SquareId) -> bool {
        self.game.rules().goes_to(path, to)
    }

    /// Returns whether a man in hand comes to a square with a later jump than the next.
    fn comes_later(&self, path: &[SquareId], to: SquareId) -> bool {
        let why = self.game.rules().why_not_on(path, to);
        why.is_some_and(|why| why.reason.is_about_order())
    }

    /// Returns how the path of a man in hand can go on.
    pub(super) fn next(&self, path: &[SquareId]) -> Next {
        self.game.rules().next(path)
    }
}
