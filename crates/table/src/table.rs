//! The table itself: intents in, happenings out.

mod computers;
mod false_move;
mod hands;
mod owing;
mod rematch;
mod show;
mod story;
mod time;
mod until;
mod waiting;
mod waits;
mod why;

use std::error::Error;
use std::fmt;

use crate::count::Count;
use crate::game::Game;
use crate::hand::Hand;
use crate::intent::{Happening, Intent, Refusal, Review};
use crate::man::Seat;
use crate::outcome::Outcome;
use crate::prompt::{Answer, PromptKind, Question};
use crate::record::{Event, Record, Remark};
use crate::rules::Rules;
use crate::sitting::Sitting;
use crate::start::Start;

pub use story::Story;
pub use waits::Waits;

/// What an intent leads to: all that happened, in order, or why nothing did.
type Reply = Result<Vec<Happening>, Refusal>;

/// A sitting at the table.
#[derive(Clone)]
pub struct Table {
    /// The sitting as it stood when the game began.
    sitting: Sitting,
    game: Game,
    hand: Hand,
    /// The ply after which the board is shown, while that is not the present.
    review: Option<usize>,
    /// Whether a move that is finished now waits in the hand.
    lets_wait: bool,
    /// The seats that have said, after the game, that they want new partners.
    partings: Vec<Seat>,
}

/// The rules are left out: a way to print them would go with every page, since they stand behind a
/// pointer.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("sitting", &self.sitting)
            .field("record", self.record())
            .field("hand", &self.hand)
            .field("review", &self.review)
            .finish_non_exhaustive()
    }
}

/// Why a record can't be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayError {
    /// The position that it starts from can't be read or played.
    Start(Refusal),
    /// An event can't have happened after those before it, which are a record that can be replayed.
    Event {
        /// The event's index in the record.
        index: usize,
        /// Why it can't have happened.
        refusal: Refusal,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Start(refusal) => write!(f, "the game can't begin: {refusal}"),
            ReplayError::Event { index, refusal } => {
                write!(f, "event {index} can't have happened: {refusal}")
            }
        }
    }
}

impl Error for ReplayError {}

impl Table {
    /// Sits down to a first game, as it usually starts: a position in `start` is left out, and so
    /// are odds.
    pub fn new(mut start: Start) -> Table {
        start.position = None;
        start.odds.clear();
        let table = Table::sit_down(start);
        table.expect("every game can start as usual")
    }

    /// Sits down to a game that begins from a position, written in the game's own notation. So do
    /// its rematches.
    ///
    /// # Errors
    ///
    /// [`Refusal::Position`] if the position can't be read or played.
    pub fn from_position(mut start: Start, position: &str) -> Result<Table, Refusal> {
        start.position = Some(position.to_owned());
        Table::sit_down(start)
    }

    /// Sits down to a game that begins as `start` says.
    ///
    /// # Errors
    ///
    /// [`Refusal::Position`] if there is a position that can't be read or played;
    /// [`Refusal::Forbidden`] if the laws don't know the odds.
    pub fn sit_down(start: Start) -> Result<Table, Refusal> {
        let start = start.fitted();
        for &odds in &start.odds {
            start.laws.may_give(odds)?;
        }
        let rules = start.set_up().map_err(Refusal::Position)?;
        Ok(Table {
            sitting: Sitting::default().fitted(start.players.len()),
            game: Game::new(start, rules),
            hand: Hand::Empty,
            review: None,
            lets_wait: false,
            partings: Vec::new(),
        })
    }

    /// Comes back to a game: lets all events of its record happen again. Then the table is as it
    /// was, but that nothing is in hand, nobody is asked whether to resign, the present is shown,
    /// and the clocks rest.
    ///
    /// It is the first game of its sitting, unless [`Table::in_sitting`] says otherwise.
    ///
    /// # Errors
    ///
    /// Where the record stops making sense, and why.
    pub fn replay(record: &Record) -> Result<Table, ReplayError> {
        let mut table = Table::sit_down(record.start.clone()).map_err(ReplayError::Start)?;
        for (index, event) in record.events.iter().enumerate() {
            if let Err(refusal) = table.relive(event.clone()) {
                return Err(ReplayError::Event { index, refusal });
            }
        }
        Ok(table)
    }

    /// Lets an event of a record happen again. The clocks rest then: nobody has sat down yet.
    pub(crate) fn relive(&mut self, event: Event) -> Result<(), Refusal> {
        self.relive_telling(event).map(|_| ())
    }

    /// The same, and returns what happened.
    fn relive_telling(&mut self, event: Event) -> Reply {
        let happenings = self.game.enter(event)?;
        if let Some(clocks) = self.game.clocks_mut() {
            clocks.pause();
        }
        Ok(happenings)
    }

    /// The rules of the game on the board, in its present position.
    pub(crate) fn rules(&self) -> &dyn Rules {
        self.game.rules()
    }

    /// The same game at this point of a sitting.
    #[must_use]
    pub fn in_sitting(mut self, sitting: Sitting) -> Table {
        self.sitting = sitting.fitted(self.record().start.players.len());
        self
    }

    /// Does what a person at the table does, and returns what happened.
    ///
    /// # Errors
    ///
    /// Why nothing happened; the table is then as it was.
    pub fn apply(&mut self, intent: Intent) -> Reply {
        match intent {
            Intent::Touch(square) => self.touch(square),
            Intent::LetGo(square) => self.let_go(square),
            Intent::Done => self.stop_here(),
            Intent::AskChoice(square) => self.ask_choice(square),
            Intent::Choose(kind) => self.choose(kind),
            Intent::Cancel => self.cancel(),
            Intent::Proceed => self.proceed(),
            Intent::Type(text) => self.type_move(&text),
            Intent::OfferDraw(seat) => self.enter(Event::DrawOffered(seat)),
            Intent::Resign(seat) => self.game.ask_resign(seat),
            Intent::Claim(claim, seat) => self.enter(Event::Claimed(claim, seat)),
            Intent::StartCount(seat) => self.enter(Event::CountStarted(seat)),
            Intent::AskStrike(seat) => self.enter(Event::StrikeAsked(seat)),
            Intent::AskTakeBack(seat) => self.ask_take_back(seat),
            Intent::Answer(question, answer) => self.answer(question, answer),
            Intent::PressClock(seat) => self.press_clock(seat),
            Intent::Pause => self.pause(),
            Intent::Resume => self.resume(),
            Intent::Review(review) => self.review(review),
            Intent::Start(start) => {
                *self = Table::sit_down(start)?;
                Ok(vec![Happening::Began])
            }
            Intent::GoOn(start) => self.go_on(start),
            Intent::Rematch => self.rematch(None),
            Intent::RematchByLot(lot) => self.rematch(Some(lot)),
            Intent::NewPartners(seat) => self.want_new_partners(seat),
            Intent::Adjust(seat) => self.enter(Event::Adjusted(seat)),
            Intent::SayCheck(seat) => self.enter(Event::CheckSaid(seat)),
            Intent::PointOutCheck(seat) => self.enter(Event::Remarked(Remark::PointedOut, seat)),
            Intent::NoticeCheck(seat) => self.enter(Event::Remarked(Remark::Noticed, seat)),
            Intent::Blow(square) => self.blow(square),
            Intent::SayBlow(seat) => self.say_blow(seat),
            Intent::TakeHint(seat) => self.take_hint(seat),
            Intent::HandOver(seat, computer) => self.hand_over(seat, computer),
        }
    }

    /// The record of the game on the board.
    pub fn record(&self) -> &Record {
        self.game.record()
    }

    /// Returns where the sitting stood when the game on the board began.
    pub fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// Returns how many plies stand.
    pub fn plies(&self) -> usize {
        self.game.entries().len()
    }

    /// The positions from the start of the game to the one that is shown, in the game's own
    /// notation; those after the first `most` plies, if there are more.
    pub fn positions(&self, most: usize) -> Vec<String> {
        let rules = self.rules();
        let plies = 0..=self.shown_ply().min(most);
        plies
            .map(|plies| {
                let counted_from = self.game.counted_from(plies);
                rules.scene(plies, &[], counted_from).position
            })
            .collect()
    }

    /// Returns how the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.game.outcome()
    }

    /// The count of moves, as it was begun; `None` if none was, or that was taken back.
    pub fn begun_count(&self) -> Option<Count> {
        self.game.counted().map(|(count, _)| count)
    }

    /// Returns what the game on the board has brought. A game that was over before it began brings
    /// nothing.
    fn brought(&self) -> Option<&Outcome> {
        self.outcome().filter(|_| !self.record().events.is_empty())
    }

    /// The ply after which the board is shown.
    fn shown_ply(&self) -> usize {
        self.review.unwrap_or(self.plies())
    }

    fn answer(&mut self, question: Question, answer: Answer) -> Reply {
        self.game.may_answer(question, answer)?;
        match (question.kind, answer) {
            (PromptKind::Resign, Answer::Confirm) => self.enter(Event::Resigned(question.of)),
            (PromptKind::Resign, _) => Ok(self.game.cancel_resign(question.of)),
            _ => self.enter(Event::Answered(question, answer)),
        }
    }

    fn review(&mut self, review: Review) -> Reply {
        let (shown, present) = (self.shown_ply(), self.plies());
        let wanted = match review {
            Review::First => Some(0),
            Review::Back => shown.checked_sub(1),
            Review::Forward => Some(shown + 1),
            Review::Last => Some(present),
            Review::Ply(ply) => Some(ply),
        };
        let wanted = wanted.filter(|&ply| ply <= present);
        let wanted = wanted.ok_or(Refusal::NoSuchPly)?;
        if wanted == shown {
            return Ok(Vec::new());
        }
        self.review = (wanted < present).then_some(wanted);
        let mut happenings = self.cancel().unwrap_or_default();
        happenings.push(Happening::Shown(wanted));
        Ok(happenings)
    }

    /// Lets something happen in the game. That leads back to the present, and empties the hand if
    /// the men have changed or move differently from now on (nobody takes the men of a seat that
    /// dropped out; a check that is remarked has to be answered; a man was taken off), or not at
    /// all.
    fn enter(&mut self, event: Event) -> Reply {
        let before = (self.plies(), self.rules().to_move());
        let happenings = self.game.enter_now(event)?;
        self.review = None;
        let changes_moves = |happening: &Happening| {
            matches!(
                happening,
                Happening::DroppedOut(_)
                    | Happening::Remarked(..)
                    | Happening::Blown(_)
                    | Happening::Restored(_)
            )
        };
        if (self.plies(), self.rules().to_move()) != before
            || self.outcome().is_some()
            || happenings.iter().any(changes_moves)
        {
            self.hand = Hand::Empty;
        }
        self.foretell_again();
        Ok(happenings)
    }
}
