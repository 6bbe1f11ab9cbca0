//! The table itself: intents in, happenings out.

mod show;
mod time;
mod why;

use std::fmt;

use crate::game::{Game, known};
use crate::hand::Hand;
use crate::intent::{Happening, Intent, Refusal, Review, TypedError};
use crate::man::{Kind, Seat};
use crate::outcome::Outcome;
use crate::plan::SquareId;
use crate::prompt::{Answer, PromptKind};
use crate::record::{Event, Record, Step};
use crate::rules::{Rules, Start, set_up, set_up_from};
use crate::sitting::Sitting;

/// What an intent leads to: all that happened, in order, or why nothing did.
type Reply = Result<Vec<Happening>, Refusal>;

/// A sitting at the table.
pub struct Table {
    /// The sitting as it stood when the game began.
    sitting: Sitting,
    game: Game,
    hand: Hand,
    /// The ply after which the board is shown, while that is not the present.
    review: Option<usize>,
}

/// The rules are left out: a way to print them would go with every page, since they stand behind a pointer.
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

impl Table {
    /// Sits down to a first game, from the usual position.
    pub fn new(mut start: Start) -> Table {
        start.position = None;
        let rules = set_up(start.game);
        Table::with(Game::new(start, rules))
    }

    /// Sits down to a game that begins from a position, written in the game's own notation. So do its rematches.
    ///
    /// # Errors
    ///
    /// [`Refusal::Position`] if the position can't be read or played.
    pub fn from_position(mut start: Start, position: &str) -> Result<Table, Refusal> {
        let rules = set_up_from(start.game, position)?;
        start.position = Some(position.to_owned());
        Ok(Table::with(Game::new(start, rules)))
    }

    /// Comes back to a game: lets everything happen again that its record tells. Then the table is as it was, but that
    /// nothing is in hand, nobody is asked whether to resign, the present is shown, and the clocks rest.
    ///
    /// It is the first game of its sitting, unless [`Table::in_sitting`] tells otherwise.
    ///
    /// # Errors
    ///
    /// Where the record stops making sense, and why.
    pub fn replay(record: &Record) -> Result<Table, ReplayError> {
        let start = record.start.clone();
        let mut table = match &record.start.position {
            None => Table::new(start),
            Some(position) => Table::from_position(start, position).map_err(ReplayError::Start)?,
        };
        for (index, &event) in record.events.iter().enumerate() {
            if let Err(refusal) = table.relive(event) {
                return Err(ReplayError::Event { index, refusal });
            }
        }
        Ok(table)
    }

    /// Lets an event of a record happen again. The clocks rest then: nobody has sat down yet.
    pub(crate) fn relive(&mut self, event: Event) -> Result<(), Refusal> {
        self.game.enter(event)?;
        if let Some(clocks) = self.game.clocks_mut() {
            clocks.pause();
        }
        Ok(())
    }

    /// The rules of the game on the board, in its present position.
    pub(crate) fn rules(&self) -> &dyn Rules {
        self.game.rules()
    }

    /// The same game at this point of a sitting.
    #[must_use]
    pub fn in_sitting(mut self, sitting: Sitting) -> Table {
        self.sitting = sitting;
        self
    }

    fn with(game: Game) -> Table {
        Table {
            sitting: Sitting::default(),
            game,
            hand: Hand::Empty,
            review: None,
        }
    }

    /// Does what a person at the table does, and tells what came of it.
    ///
    /// # Errors
    ///
    /// Why nothing happened; the table is then as it was.
    pub fn apply(&mut self, intent: Intent) -> Reply {
        match intent {
            Intent::Touch(square) => self.touch(square),
            Intent::LetGo(square) => self.let_go(square),
            Intent::Choose(kind) => self.choose(kind),
            Intent::Cancel => self.cancel(),
            Intent::Type(text) => self.type_move(&text),
            Intent::OfferDraw(seat) => self.enter(Event::DrawOffered(seat)),
            Intent::Resign(seat) => self.game.ask_resign(seat),
            Intent::AskTakeBack(seat) => self.enter(Event::TakeBackAsked(seat)),
            Intent::Answer { seat, kind, answer } => self.answer(seat, kind, answer),
            Intent::PressClock(seat) => self.press_clock(seat),
            Intent::Pause => self.pause(),
            Intent::Resume => self.resume(),
            Intent::Review(review) => self.review(review),
            Intent::Start(start) => {
                *self = Table::new(start);
                Ok(vec![Happening::Began])
            }
            Intent::Rematch => self.rematch(),
        }
    }

    /// The record of the game on the board.
    pub fn record(&self) -> &Record {
        self.game.record()
    }

    /// Where the sitting stood when the game on the board began.
    pub fn sitting(&self) -> Sitting {
        self.sitting
    }

    /// How many plies stand.
    pub fn plies(&self) -> usize {
        self.game.entries().len()
    }

    /// The positions from the start of the game to the one that is shown, in the game's own notation; those after the first
    /// `most` plies, if there are more.
    pub fn positions(&self, most: usize) -> Vec<String> {
        let rules = self.rules();
        let plies = 0..=self.shown_ply().min(most);
        plies.map(|plies| rules.scene(plies).position).collect()
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The sitting with what the game on the board has brought. A game that was over before it began brings nothing.
    fn score(&self) -> Sitting {
        match self.outcome() {
            Some(outcome) if !self.record().events.is_empty() => self.sitting.with(outcome),
            _ => self.sitting,
        }
    }

    /// The ply after which the board is shown.
    fn shown_ply(&self) -> usize {
        self.review.unwrap_or(self.plies())
    }

    /// Refuses what is done on the board, unless the present is shown in a game that goes on.
    fn needs_the_present(&self) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            Err(Refusal::GameOver)
        } else if self.review.is_some() {
            Err(Refusal::Reviewing)
        } else if self.is_paused() {
            Err(Refusal::Paused)
        } else {
            Ok(())
        }
    }

    fn touch(&mut self, square: SquareId) -> Reply {
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

    fn lift(&mut self, square: SquareId) -> Reply {
        self.needs_the_present()?;
        if !self.can_lift(square) {
            return Err(Refusal::NothingToLift);
        }
        self.hand = Hand::Holding {
            square,
            fresh: true,
        };
        Ok(vec![Happening::Lifted(square)])
    }

    fn let_go(&mut self, square: Option<SquareId>) -> Reply {
        let Hand::Holding {
            square: held,
            fresh,
        } = self.hand
        else {
            return Ok(Vec::new());
        };
        match square.map(|square| self.game.rules().meant(held, square)) {
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

    fn cancel(&mut self) -> Reply {
        match std::mem::take(&mut self.hand) {
            Hand::Empty => Err(Refusal::NothingInHand),
            Hand::Holding { .. } | Hand::Promoting { .. } => Ok(vec![Happening::PutBack]),
        }
    }

    /// Goes from one square to another, which must be a target: makes the move, or asks what the pawn becomes.
    fn go(&mut self, from: SquareId, to: SquareId) -> Reply {
        if self.game.rules().choices(from, to).is_empty() {
            let choice = None;
            self.enter(Event::Played(Step { from, to, choice }))
        } else {
            self.hand = Hand::Promoting { from, to };
            Ok(vec![Happening::PromotionAsked])
        }
    }

    fn choose(&mut self, kind: Kind) -> Reply {
        let Hand::Promoting { from, to } = self.hand else {
            return Err(Refusal::NoSuchChoice);
        };
        let choice = Some(kind);
        self.enter(Event::Played(Step { from, to, choice }))
            .map_err(|_| Refusal::NoSuchChoice)
    }

    fn type_move(&mut self, text: &str) -> Reply {
        self.needs_the_present()?;
        let step = self.game.rules().read(text).map_err(Refusal::Typed)?;
        match step.choice {
            Some(_) => self
                .enter(Event::Played(step))
                .map_err(|_| Refusal::Typed(TypedError::Illegal)),
            None => self.go(step.from, step.to),
        }
    }

    fn answer(&mut self, seat: Seat, kind: PromptKind, answer: Answer) -> Reply {
        known(seat)?;
        self.game.is_asked(kind, seat)?;
        match (kind, answer) {
            (PromptKind::DrawOffer, Answer::Accept) => self.enter(Event::DrawAgreed),
            (PromptKind::DrawOffer, Answer::Decline) => self.enter(Event::DrawDeclined(seat)),
            (PromptKind::TakeBack, Answer::Accept) => {
                let plies = self.game.plies_since(seat.opposite());
                self.enter(Event::TakenBack(plies.ok_or(Refusal::NothingToTakeBack)?))
            }
            (PromptKind::TakeBack, Answer::Decline) => self.enter(Event::TakeBackDeclined(seat)),
            (PromptKind::Resign, Answer::Confirm) => self.enter(Event::Resigned(seat)),
            (PromptKind::Resign, Answer::Cancel) => Ok(self.game.cancel_resign(seat)),
            _ => Err(Refusal::NoSuchAnswer),
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

    fn rematch(&mut self) -> Reply {
        if self.outcome().is_none() {
            return Err(Refusal::GameGoesOn);
        }
        self.sitting = self.score().next();
        self.game.restart();
        self.hand = Hand::Empty;
        self.review = None;
        Ok(vec![Happening::Began])
    }

    /// Lets something happen in the game. That leads back to the present, and empties the hand if the men have changed or
    /// nothing moves any more.
    fn enter(&mut self, event: Event) -> Reply {
        let plies = self.plies();
        let happenings = self.game.enter_now(event)?;
        self.review = None;
        if self.plies() != plies || self.outcome().is_some() {
            self.hand = Hand::Empty;
        }
        Ok(happenings)
    }

    fn can_lift(&self, square: SquareId) -> bool {
        self.game
            .rules()
            .man_at(square)
            .is_some_and(|man| man.seat == self.game.rules().to_move())
    }

    fn is_target(&self, from: SquareId, to: SquareId) -> bool {
        self.game
            .rules()
            .targets(from)
            .iter()
            .any(|target| target.square == to)
    }
}
