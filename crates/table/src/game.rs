//! One game: its record, and all that follows from it.

mod asking;
mod blowing;
mod claiming;
mod ending;
mod false_move;
mod saying;
mod time;
mod touching;
mod turn;

use std::rc::Rc;

use crate::clock::Clocks;
use crate::count::Count;
use crate::deed::{Entry, FalseMove, Step};
use crate::intent::{Happening, Refusal};
use crate::man::Seat;
use crate::outcome::{Outcome, Termination};
use crate::player::Computer;
use crate::prompt::{Answer, Question};
use crate::questions::Questions;
use crate::record::{Event, Record};
use crate::rules::Rules;
use crate::start::Start;

use touching::Stuck;
pub(crate) use touching::TouchMeaning;
use turn::Turn;

/// One game. Whatever changes it is an event ([`Game::enter`]), so that replaying the record leads
/// to the same game.
#[derive(Clone)]
pub(crate) struct Game {
    record: Record,
    /// The present position and how it came about.
    rules: Box<dyn Rules>,
    /// The moves that stand. Shared with the views: it is copied only where a view is still held
    /// when a move is made.
    entries: Rc<Vec<Entry>>,
    questions: Questions,
    clocks: Option<Clocks>,
    /// How the game has ended.
    outcome: Option<Outcome>,
    /// What has happened since the last move that the laws make something of.
    turn: Turn,
    /// The men for which a king may be demanded, as long as enemies are asked about them.
    stuck: Vec<Stuck>,
    /// The move against the rules on which the opponent is still to decide.
    false_move: Option<FalseMove>,
    /// The count of moves, once a player has begun one.
    count: Option<Count>,
    /// The number of plies that stood when a seat last dropped out: nobody can take those back.
    settled: usize,
}

impl Game {
    /// A game in which nothing has happened yet. `start` must fit the rules' plan
    /// ([`Start::fitted`]).
    pub(crate) fn new(start: Start, rules: Box<dyn Rules>) -> Game {
        let mut game = Game {
            clocks: time::clocks(start.controls.as_deref(), &*rules),
            outcome: ending::by_law(&start.laws, &*rules),
            record: Record {
                start,
                events: Vec::new(),
            },
            rules,
            entries: Rc::default(),
            questions: Questions::default(),
            turn: Turn::default(),
            stuck: Vec::new(),
            false_move: None,
            count: None,
            settled: 0,
        };
        game.new_turn();
        // It may be over before it has begun.
        if game.outcome.is_some() {
            game.stop_clocks();
        }
        game
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// The player of this number is a computer from now on, or a person.
    pub(crate) fn hand_over(&mut self, player: usize, computer: Option<Computer>) {
        if let Some(player) = self.record.start.players.get_mut(player) {
            player.computer = computer;
        }
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

    /// Returns how the game ended; `None` while it goes on.
    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Lets something happen, and enters it in the record.
    ///
    /// # Errors
    ///
    /// Why it can't happen now; nothing has changed then.
    pub(crate) fn enter(&mut self, event: Event) -> Result<Vec<Happening>, Refusal> {
        if self.outcome.is_some() {
            return self.reopen(event);
        }
        for seat in event.seats() {
            self.must_be_in_game(seat)?;
        }
        self.may_happen_now(&event)?;
        let (frozen, plies) = (self.frozen_seats(), self.entries.len());
        let mut happenings = match &event {
            Event::Played(step) => self.play(step),
            &Event::Touched(square) => self.touch(square),
            &Event::Adjusted(seat) => self.adjust(seat),
            &Event::DrawOffered(seat) => self.offer_draw(seat),
            &Event::Claimed(claim, seat) => self.claim(claim, seat),
            &Event::CountStarted(seat) => self.start_count(seat),
            &Event::StrikeAsked(seat) => self.ask_strike(seat),
            &Event::TakeBackAsked(seat) => self.ask_take_back(seat),
            &Event::Answered(question, answer) => self.answer(question, answer),
            &Event::Pressed(seat) => self.press(seat),
            &Event::Resigned(seat) => self.resign(seat),
            &Event::FlagFallen(seat) => Ok(self.fall(seat)),
            &Event::TimeLeft(left) => self.run_down(left),
            Event::FalseMove(step) => self.play_falsely(step),
            &Event::CheckSaid(seat) => self.switch_check(seat),
            &Event::Remarked(remark, seat) => self.remark(remark, seat),
            &Event::Blown(square) => self.blow(square),
            &Event::Hinted(seat) => self.hint(seat),
        }?;
        self.record.events.push(event);
        happenings.extend(self.frozen_since(frozen));
        if self.entries.len() > plies && self.outcome.is_none() {
            happenings.extend(self.passed_over(frozen));
        }
        if let Some(outcome) = &self.outcome {
            happenings.push(Happening::Ended(outcome.clone()));
            self.questions = Questions::default();
            self.stop_clocks();
            self.drop_false_move();
        }
        Ok(happenings)
    }

    /// Refuses a seat where nobody sits, or nobody plays any more.
    pub(crate) fn must_be_in_game(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.rules.plan().seats.len() {
            Err(Refusal::NoSuchSeat)
        } else if self.rules.is_in_game(seat) {
            Ok(())
        } else {
            Err(Refusal::OutOfGame)
        }
    }

    /// Refuses a seat that stands frozen: it does nothing but resign.
    pub(crate) fn must_be_active(&self, seat: Seat) -> Result<(), Refusal> {
        self.must_be_in_game(seat)?;
        if self.rules.is_active(seat) {
            Ok(())
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    /// The other seats that still play and don't stand frozen.
    fn others(&self, seat: Seat) -> Vec<Seat> {
        let seats = self.rules.plan().all_seats();
        let playing = seats.filter(|&other| other != seat && self.rules.is_active(other));
        playing.collect()
    }

    /// Those of them that play against a seat, beginning with the first one that moves after it.
    fn enemies(&self, seat: Seat) -> Vec<Seat> {
        let enemies = self.rules.plan().enemies(seat);
        enemies
            .filter(|&enemy| self.rules.is_active(enemy))
            .collect()
    }

    fn play(&mut self, step: &Step) -> Result<Vec<Happening>, Refusal> {
        let mover = self.rules.to_move();
        let mut entry = self.rules.play(step).ok_or(Refusal::IllegalMove)?;
        entry.check_said = self.turn.says_check;
        entry.time_left = self.time_move();
        self.end_straying(mover);
        Ok(self.enter_move(entry))
    }

    /// Enters a move among those that stand.
    fn enter_move(&mut self, mut entry: Entry) -> Vec<Happening> {
        let mover = entry.deed.man.seat;
        self.new_turn();
        entry.offer = self.questions.has_offered(mover);
        let (offer, illegal) = (entry.offer, entry.illegal);
        let check_said = entry.check_said.then_some(Happening::CheckSaid(mover));
        let moved = Happening::Moved(entry.deed.clone());
        Rc::make_mut(&mut self.entries).push(entry);
        self.forget_frozen();
        self.judge();
        // A move declines all that the others have asked (play.md, section 5).
        let mut happenings = Vec::with_capacity(1);
        happenings.extend(self.questions.asked_of(mover).map(decline));
        // Of one against the rules they have heard before.
        if !illegal {
            happenings.push(moved);
            happenings.extend(check_said);
        }
        // Only a draw that comes with the move is put to the others.
        let others = if offer {
            self.others(mover)
        } else {
            Vec::new()
        };
        self.questions.move_on(mover, &others);
        // Where it may be offered at any time, they have heard it.
        let is_news = offer && self.record.start.laws.offer_draws_with_moves();
        if is_news && self.outcome.is_none() {
            let prompts = self.questions.prompts().iter();
            let offers = prompts.filter(|prompt| prompt.question.by == mover);
            happenings.extend(offers.map(|prompt| Happening::Asked(prompt.question)));
        }
        happenings.extend(self.ask_about_false_check());
        happenings
    }

    /// The seats that stand frozen, as bits. Of two none does: the game is over then.
    fn frozen_seats(&self) -> u32 {
        let plan = self.rules.plan();
        if plan.seats.len() == 2 {
            return 0;
        }
        let frozen = plan
            .all_seats()
            .filter(|&seat| self.rules.frozen(seat).is_some());
        frozen.fold(0, |bits, seat| bits | 1 << seat.0)
    }

    /// Returns who stands frozen now and did not before, and who doesn't any more.
    fn frozen_since(&self, before: u32) -> Vec<Happening> {
        let now = self.frozen_seats();
        if now == before {
            return Vec::new();
        }
        let seats = self.rules.plan().all_seats();
        let changed = seats.filter(|seat| (now ^ before) >> seat.0 & 1 == 1);
        let told = changed.map(|seat| match now >> seat.0 & 1 {
            1 => Happening::Froze(seat),
            _ => Happening::Freed(seat),
        });
        told.collect()
    }

    /// Returns who was passed over with this move, but for those of whom it is told that they
    /// froze.
    fn passed_over(&self, frozen_before: u32) -> Vec<Happening> {
        let plan = self.rules.plan();
        if plan.seats.len() == 2 {
            return Vec::new();
        }
        let froze = self.frozen_seats() & !frozen_before;
        let mut passed = self.rules.passed_over();
        passed.retain(|seat| froze >> seat.0 & 1 == 0);
        passed.into_iter().map(Happening::Passed).collect()
    }

    /// Seats that stand frozen are not asked any more (many-laws.md, C17).
    fn forget_frozen(&mut self) {
        let frozen = self.frozen_seats();
        for seat in (0..32).filter(|seat| frozen >> seat & 1 == 1) {
            self.questions.forget(Seat(seat));
        }
    }

    fn fall(&mut self, seat: Seat) -> Vec<Happening> {
        if let Some(clocks) = &mut self.clocks {
            clocks.fall(seat);
        }
        let mut happenings = vec![Happening::FlagFell(seat)];
        happenings.extend(self.lose(seat, Termination::Time));
        happenings
    }

    /// A seat has lost. What that means, the rules say: the game is over, or goes on without it.
    /// Then nothing that was asked stands, and no move is taken back any more.
    fn lose(&mut self, seat: Seat, by: Termination) -> Option<Happening> {
        let mover = self.rules.to_move();
        let spared = match by {
            Termination::Time => self.spared(seat),
            _ => None,
        };
        self.outcome = spared.or_else(|| self.rules.lose(seat, by));
        self.questions = Questions::default();
        self.judge();
        self.settled = self.entries.len();
        if self.outcome.is_some() {
            return None;
        }
        self.void_false_move();
        self.go_on_without(seat);
        self.go_on_with_turn(mover);
        Some(Happening::DroppedOut(seat))
    }
}

fn decline(question: Question) -> Happening {
    Happening::Answered(question, Answer::Decline)
}
