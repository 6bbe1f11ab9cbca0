//! One game: its record, and all that follows from it.

mod time;

use std::rc::Rc;

use crate::clock::Clocks;
use crate::intent::{Happening, Refusal};
use crate::man::Seat;
use crate::outcome::{Outcome, Termination, Verdict};
use crate::prompt::{Answer, PromptKind};
use crate::questions::Questions;
use crate::record::{Entry, Event, Record, Step};
use crate::rules::{Rules, Start};

/// One game. Whatever changes it is an event ([`Game::enter`]), so that replaying the record leads to the same game.
pub(crate) struct Game {
    record: Record,
    /// The present position and how it came about.
    rules: Box<dyn Rules>,
    /// The moves that stand. Shared with the views: it is copied only where a view is still held when a move is made.
    entries: Rc<Vec<Entry>>,
    questions: Questions,
    clocks: Option<Clocks>,
    /// How the players or the clock ended the game, whatever stands on the board.
    decision: Option<Outcome>,
}

impl Game {
    pub(crate) fn new(start: Start, rules: Box<dyn Rules>) -> Game {
        Game {
            clocks: time::clocks(&start.controls, &*rules),
            record: Record {
                start,
                events: Vec::new(),
            },
            rules,
            entries: Rc::default(),
            questions: Questions::default(),
            decision: None,
        }
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn rules(&self) -> &dyn Rules {
        &*self.rules
    }

    pub(crate) fn entries(&self) -> &Rc<Vec<Entry>> {
        &self.entries
    }

    pub(crate) fn questions(&self) -> &Questions {
        &self.questions
    }

    /// How the game ended; `None` while it goes on.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.decision.or_else(|| self.rules.ending())
    }

    /// Begins anew from where the game began.
    pub(crate) fn restart(&mut self) {
        self.rules.restart();
        self.record.events.clear();
        self.entries = Rc::default();
        self.questions = Questions::default();
        self.decision = None;
        self.restart_clocks();
    }

    /// Lets something happen, and enters it in the record.
    ///
    /// # Errors
    ///
    /// Why it can't happen now; nothing has changed then.
    pub(crate) fn enter(&mut self, event: Event) -> Result<Vec<Happening>, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if let Some(seat) = event.seat() {
            known(seat)?;
        }
        let mut happenings = match event {
            Event::Played(step) => self.play(step),
            Event::DrawOffered(seat) => self.offer_draw(seat),
            Event::DrawDeclined(seat) => self.decline_draw(seat),
            Event::DrawAgreed => self.agree_on_draw(),
            Event::TakeBackAsked(seat) => self.ask_take_back(seat),
            Event::TakeBackDeclined(seat) => self.decline_take_back(seat),
            Event::TakenBack(plies) => self.take_back(plies),
            Event::Resigned(seat) => Ok(self.resign(seat)),
            Event::FlagFallen(seat) => Ok(self.fall(seat)),
            Event::TimeLeft(left) => self.run_down(left),
        }?;
        self.record.events.push(event);
        if let Some(outcome) = self.outcome() {
            self.questions = Questions::default();
            if let Some(clocks) = &mut self.clocks {
                clocks.stop();
            }
            happenings.push(Happening::Ended(outcome));
        }
        Ok(happenings)
    }

    fn play(&mut self, step: Step) -> Result<Vec<Happening>, Refusal> {
        let mover = self.rules.to_move();
        let mut entry = self.rules.play(step).ok_or(Refusal::IllegalMove)?;
        entry.offer = self.questions.has_offered(mover);
        if let Some(clocks) = &mut self.clocks {
            entry.time_left = Some(clocks.finish_move(self.rules.to_move()));
        }
        let mut happenings = self.declined_by_move(mover);
        happenings.push(Happening::Moved(entry.deed));
        if entry.offer && self.outcome().is_none() {
            happenings.push(asked(PromptKind::DrawOffer, mover.opposite()));
        }
        Rc::make_mut(&mut self.entries).push(entry);
        self.questions.move_on(mover);
        Ok(happenings)
    }

    /// Who moves, declines whatever the opponent has asked (play.md, section 5).
    fn declined_by_move(&self, mover: Seat) -> Vec<Happening> {
        let mut happenings = Vec::new();
        for kind in [PromptKind::DrawOffer, PromptKind::TakeBack] {
            if self.questions.is_asked(kind, mover) {
                happenings.push(answered(kind, mover, Answer::Decline));
            }
        }
        happenings
    }

    /// Why a seat can't offer a draw just now: it is offered by the one to move, once a move, and not in answer to an
    /// offer (play.md, section 5, point 1).
    pub(crate) fn may_offer_draw(&self, seat: Seat) -> Result<(), Refusal> {
        if seat != self.rules.to_move() {
            Err(Refusal::NotYourTurn)
        } else if !self.questions.is_draw_open() {
            Err(Refusal::AlreadyAsked)
        } else {
            Ok(())
        }
    }

    fn offer_draw(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_offer_draw(seat)?;
        self.questions.offer_draw(seat);
        Ok(vec![Happening::DrawOffered(seat)])
    }

    fn decline_draw(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.is_asked(PromptKind::DrawOffer, seat)?;
        self.questions.decline_draw();
        Ok(vec![answered(PromptKind::DrawOffer, seat, Answer::Decline)])
    }

    fn agree_on_draw(&mut self) -> Result<Vec<Happening>, Refusal> {
        let seat = self.rules.to_move();
        self.is_asked(PromptKind::DrawOffer, seat)?;
        self.decision = Some(Outcome {
            verdict: Verdict::Drawn,
            termination: Termination::Agreement,
        });
        Ok(vec![answered(PromptKind::DrawOffer, seat, Answer::Accept)])
    }

    /// How many plies go back so that a seat makes its last move again, or why it can't ask for that just now.
    pub(crate) fn may_take_back(&self, seat: Seat) -> Result<u16, Refusal> {
        let plies = self.plies_since(seat).ok_or(Refusal::NothingToTakeBack)?;
        if self.questions.is_take_back_open(seat) {
            Ok(plies)
        } else {
            Err(Refusal::AlreadyAsked)
        }
    }

    /// The plies from a seat's last move on, that move included.
    pub(crate) fn plies_since(&self, seat: Seat) -> Option<u16> {
        let back = self
            .entries
            .iter()
            .rev()
            .position(|entry| entry.deed.man.seat == seat)?;
        u16::try_from(back + 1).ok()
    }

    fn ask_take_back(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_take_back(seat)?;
        self.questions.ask_take_back(seat);
        Ok(vec![asked(PromptKind::TakeBack, seat.opposite())])
    }

    fn decline_take_back(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.is_asked(PromptKind::TakeBack, seat)?;
        self.questions.decline_take_back(seat);
        Ok(vec![answered(PromptKind::TakeBack, seat, Answer::Decline)])
    }

    fn take_back(&mut self, plies: u16) -> Result<Vec<Happening>, Refusal> {
        let asker = Seat::PAIR.into_iter().find(|&seat| {
            self.questions.requests_take_back(seat) && self.plies_since(seat) == Some(plies)
        });
        let asker = asker.ok_or(Refusal::NotAsked)?;
        let entries = Rc::make_mut(&mut self.entries);
        for _ in 0..plies {
            self.rules.take_back();
            if let (Some(entry), Some(clocks)) = (entries.pop(), &mut self.clocks) {
                clocks.take_back(entry.deed.man.seat);
            }
        }
        self.questions = Questions::default();
        Ok(vec![
            answered(PromptKind::TakeBack, asker.opposite(), Answer::Accept),
            Happening::TakenBack(plies),
        ])
    }

    /// Asks a seat whether it means to resign. This is no event yet: whoever comes back to the game is not asked.
    pub(crate) fn ask_resign(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        known(seat)?;
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.questions.is_asked(PromptKind::Resign, seat) {
            return Err(Refusal::AlreadyAsked);
        }
        self.questions.ask_resign(seat, true);
        Ok(vec![asked(PromptKind::Resign, seat)])
    }

    /// The seat does not mean to resign.
    pub(crate) fn cancel_resign(&mut self, seat: Seat) -> Vec<Happening> {
        self.questions.ask_resign(seat, false);
        vec![answered(PromptKind::Resign, seat, Answer::Cancel)]
    }

    fn resign(&mut self, seat: Seat) -> Vec<Happening> {
        self.decision = Some(Outcome {
            verdict: Verdict::Won(seat.opposite()),
            termination: Termination::Resignation,
        });
        vec![answered(PromptKind::Resign, seat, Answer::Confirm)]
    }

    /// The flag has fallen: a loss, or a draw when the opponent could not mate (play.md, section 6).
    fn fall(&mut self, seat: Seat) -> Vec<Happening> {
        if let Some(clocks) = &mut self.clocks {
            clocks.fall(seat);
        }
        let verdict = if self.rules.can_win(seat.opposite()) {
            Verdict::Won(seat.opposite())
        } else {
            Verdict::Drawn
        };
        self.decision = Some(Outcome {
            verdict,
            termination: Termination::Time,
        });
        vec![Happening::FlagFell(seat)]
    }

    /// Whether this has been asked of the seat.
    pub(crate) fn is_asked(&self, kind: PromptKind, seat: Seat) -> Result<(), Refusal> {
        if self.questions.is_asked(kind, seat) {
            Ok(())
        } else {
            Err(Refusal::NotAsked)
        }
    }
}

/// Whether somebody sits there.
pub(crate) fn known(seat: Seat) -> Result<(), Refusal> {
    if Seat::PAIR.contains(&seat) {
        Ok(())
    } else {
        Err(Refusal::NoSuchSeat)
    }
}

fn asked(kind: PromptKind, seat: Seat) -> Happening {
    Happening::Asked { kind, seat }
}

fn answered(kind: PromptKind, seat: Seat, answer: Answer) -> Happening {
    Happening::Answered { kind, seat, answer }
}
