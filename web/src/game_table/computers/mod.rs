//! The computers at the table (opponent.md): whose seat it is, they are asked in a worker, and what
//! they answer goes to the table as if a hand did it.

mod asked;
mod hints;
mod levels;
mod pace;
mod place;
mod silence;

use gloo_timers::callback::Timeout;
use rochade_table::saved::{self, Times};
use rochade_table::{Answer, Happening, Intent, Review, Seat};
use yew::prelude::*;

pub(crate) use self::asked::Answered;
use self::asked::{What, Worker};
use self::hints::Hinting;
use self::pace::Difficulty;
use self::place::Place;
use super::due::{Due, after};
use super::{GameTable, Redraw};
use crate::components::player_bar::Mind;
use crate::page;
use crate::platform::worker::WorkerFailed;
use crate::root;
use crate::say;
use crate::words::Spoken;

/// What comes of the computers.
#[derive(Debug)]
pub(crate) enum ComputerEvent {
    /// The worker has answered the question of this number.
    Answered(u32, Answered),
    /// The worker says that it is there.
    IsThere,
    /// The worker could not be loaded, or broke down.
    Failed(WorkerFailed),
}

/// The computers at the table.
#[derive(Default)]
pub(super) struct Computers {
    worker: Option<Worker>,
    /// When the worker goes that has nothing to do.
    leaves: Option<Timeout>,
    /// How many questions were asked.
    asked: u32,
    /// What is waited for.
    turn: Option<Turn>,
    /// The places at which a computer had nothing to do, since something happened last.
    idle: Vec<Place>,
    /// Why the worker is missing, if it is.
    missing: Option<Missing>,
    /// Whether computers among themselves rest, and whether one of them still moves.
    rest: bool,
    step: bool,
    hinting: Option<Hinting>,
}

/// Why the worker is missing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Missing {
    /// It could not be loaded, or is silent. It can be asked for again.
    Unheard,
    /// The server has a newer build than the page, and only the page's own worker fits.
    Outdated,
}

/// What a computer is asked, and has answered.
struct Turn {
    place: Place,
    /// The number of the question; 0 once it is answered.
    number: u32,
    /// What it does, as soon as it is time for that.
    intents: Vec<Intent>,
    /// Since when it is waited for, in milliseconds.
    since: u64,
    /// Whether it takes long: then it can be told to move.
    is_long: bool,
    timers: Vec<Timeout>,
}

/// The root's attribute with the letter of the seat for which a computer thinks.
const THINKING: &str = "data-thinking";

/// For how long a computer is waited for until it can be told to move, and until it is said that it
/// thinks, in milliseconds.
const LONG: u32 = 1_500;
const SAID: u32 = 3_000;

/// After how many milliseconds a worker that has nothing to do is ended: it takes memory, and the
/// next one is there soon.
const IDLE: u32 = 60_000;

impl Computers {
    /// Returns which seat a computer thinks for.
    pub(super) fn thinking(&self) -> Option<Seat> {
        let turn = self.turn.as_ref().filter(|turn| turn.place.moves)?;
        self.missing.is_none().then_some(turn.place.seat)
    }

    /// Another game is on the board: what was chosen and found in the one before is over.
    pub(super) fn forget(&mut self) {
        self.idle.clear();
        self.hinting = None;
        (self.missing, self.rest, self.step) = (None, false, false);
    }

    /// Ends what the worker does, and with it the worker; the next one is there at once.
    fn stop(&mut self) {
        if self.is_waited_for() {
            self.worker = None;
        }
        self.turn = None;
    }

    /// Returns whether the worker has not answered yet what it was asked.
    fn is_waited_for(&self) -> bool {
        let is_asked = self.turn.as_ref().is_some_and(|turn| turn.number > 0);
        is_asked || self.hinting.as_ref().is_some_and(Hinting::is_asked)
    }
}

impl GameTable {
    /// Lets a computer do what the table waits for; nothing where it is a person's turn.
    pub(super) fn let_computers_play(&mut self, ctx: &Context<Self>) -> Redraw {
        self.drop_old_hint() | self.let_computer_act(ctx)
    }

    fn let_computer_act(&mut self, ctx: &Context<Self>) -> Redraw {
        let place = self.place_of_computer();
        if self.computers.turn.as_ref().map(|turn| &turn.place) == place.as_ref() {
            return Redraw::No;
        }
        self.computers.stop();
        if let Some(place) = place.filter(|_| self.computers.missing.is_none()) {
            self.ask_computer(ctx, place, What::Act { hurry: false });
        }
        Redraw::Yes
    }

    /// Another game is on the board: nothing is known of its computers, and the worker is fetched
    /// if there are any.
    pub(super) fn seat_computers(&mut self, ctx: &Context<Self>) {
        self.computers.forget();
        self.session.hint(Vec::new());
        if self.has_computer() && self.computers.worker.is_none() {
            self.computers.worker = Worker::start(ctx).ok();
        }
    }

    /// No hand moves a computer's men; whoever has typed a move is told so.
    pub(super) fn refuse_hand(&mut self, intent: &Intent) -> Redraw {
        if matches!(intent, Intent::Type(_)) {
            self.messages
                .tell("typed", self.texts.computers_turn().to_owned());
            return Redraw::Yes;
        }
        Redraw::No
    }

    /// Asks the worker, which is started if it is not there.
    fn ask_computer(&mut self, ctx: &Context<Self>, place: Place, what: What) {
        let seat = place.seat;
        let since = self.computers.turn.as_ref().map(|turn| turn.since);
        let is_long = self
            .computers
            .turn
            .as_ref()
            .is_some_and(|turn| turn.is_long);
        let number = self.ask_worker(ctx, seat, what);
        self.computers.turn = number.map(|number| Turn {
            place,
            number,
            intents: Vec::new(),
            since: since.unwrap_or_else(page::now),
            is_long,
            timers: vec![
                after(LONG, ctx, Due::ComputerIsLong),
                after(SAID, ctx, Due::SayThinking),
            ],
        });
    }

    /// Asks the worker something about a seat; gives the number of the question, unless there is no
    /// worker to be had.
    fn ask_worker(&mut self, ctx: &Context<Self>, seat: Seat, what: What) -> Option<u32> {
        self.session.note_time();
        let saved = saved::write(self.session.table(), Times::Kept)?;
        self.computers.asked += 1;
        let number = self.computers.asked;
        let worker = match self.computers.worker.take() {
            Some(worker) => Ok(worker),
            None => Worker::start(ctx),
        };
        let asked = worker.and_then(|mut worker| {
            worker.ask(ctx, number, &saved, seat, what)?;
            Ok(worker)
        });
        match asked {
            Ok(worker) => {
                self.computers.worker = Some(worker);
                Some(number)
            }
            Err(_) => {
                self.miss_computer(Missing::Unheard);
                None
            }
        }
    }

    /// Does what is to be done about what comes of the computers.
    pub(super) fn hear_computer(&mut self, ctx: &Context<Self>, event: ComputerEvent) -> Redraw {
        self.computers.leaves = Some(after(IDLE, ctx, Due::EndWorker));
        let greeted = match event {
            ComputerEvent::Failed(_) => Redraw::No,
            _ => self.greet_worker(ctx),
        };
        let done = match event {
            ComputerEvent::IsThere => Redraw::No,
            ComputerEvent::Failed(failed) => {
                // An embedded board that is loaded again begins anew.
                let is_outdated = failed == WorkerFailed::Gone && ctx.props().embedded.is_none();
                self.miss_computer(if is_outdated {
                    Missing::Outdated
                } else {
                    Missing::Unheard
                });
                Redraw::Yes
            }
            ComputerEvent::Answered(number, Answered::Squares(squares)) => {
                self.take_hint(ctx, number, squares)
            }
            ComputerEvent::Answered(number, Answered::Intents(intents, difficulty)) => {
                self.take_answer(ctx, number, intents, difficulty)
            }
        };
        greeted | done
    }

    /// The worker has found what a computer does, which is done when it is time for that.
    fn take_answer(
        &mut self,
        ctx: &Context<Self>,
        number: u32,
        intents: Vec<Intent>,
        difficulty: Difficulty,
    ) -> Redraw {
        let wait = self.wait(ctx, difficulty);
        let turn = self.computers.turn.as_mut();
        let Some(turn) = turn.filter(|turn| turn.number == number) else {
            return Redraw::No;
        };
        turn.number = 0;
        turn.intents = intents;
        if wait == 0 {
            return self.do_computers_turn(ctx);
        }
        turn.timers.push(after(wait, ctx, Due::ComputersTurn));
        Redraw::No
    }

    /// Lets the table decide on what the computer does, now that it is time for that.
    pub(super) fn do_computers_turn(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some(turn) = self.computers.turn.take_if(|turn| turn.number == 0) else {
            return Redraw::No;
        };
        self.computers.step = false;
        let before = (self.session.view().plies, self.events());
        if turn.intents.is_empty() {
            self.computers.idle.push(turn.place);
            return Redraw::Yes;
        }
        // Whoever looks back sees what is played now.
        let (mut happenings, _) = self.session.apply(Intent::Review(Review::Last));
        for intent in turn.intents {
            let (meanwhile, reply) = self.session.apply(intent);
            happenings.extend(meanwhile);
            // It is nobody's fault that is at the table: it is asked anew.
            happenings.extend(reply.unwrap_or_default());
        }
        self.take_in(ctx, happenings.clone());
        if self.events() == before.1 {
            self.computers.idle.push(turn.place);
        } else {
            self.computers.idle.clear();
        }
        if self.session.view().plies == before.0 {
            self.tell_answer(&happenings);
        }
        Redraw::Yes
    }

    /// Shows what a computer has answered: nobody has seen it press a button.
    fn tell_answer(&mut self, happenings: &[Happening]) {
        let declines = |happening: &&Happening| {
            matches!(
                happening,
                Happening::Answered(_, Answer::Decline) | Happening::Asked(_)
            )
        };
        let answer = happenings.iter().find(declines);
        let said = answer
            .and_then(|said| say::happening(self.texts, self.session.view(), said, Spoken::Words));
        if let Some(said) = said {
            self.messages.show("told", said);
        }
    }

    /// The computer moves now, without thinking or waiting longer; one that rests moves once.
    pub(super) fn move_now(&mut self, ctx: &Context<Self>) -> Redraw {
        if self.computers.rest {
            self.computers.step = true;
            return Redraw::Yes;
        }
        match &self.computers.turn {
            Some(turn) if turn.number == 0 => self.do_computers_turn(ctx),
            Some(turn) => {
                let place = turn.place.clone();
                self.computers.worker = None;
                self.ask_computer(ctx, place, What::Act { hurry: true });
                Redraw::Yes
            }
            None => Redraw::No,
        }
    }

    /// Computers among themselves rest, or go on.
    pub(super) fn let_computers_rest(&mut self) -> Redraw {
        self.computers.rest = !self.computers.rest;
        Redraw::Yes
    }

    /// The worker goes, if it has nothing to do.
    pub(super) fn end_worker(&mut self) -> Redraw {
        if !self.computers.is_waited_for() {
            self.computers.worker = None;
        }
        Redraw::No
    }

    /// Lets the player tell a computer to move that has taken long.
    pub(super) fn let_tell_computer(&mut self) -> Redraw {
        let Some(turn) = &mut self.computers.turn else {
            return Redraw::No;
        };
        turn.is_long = true;
        Redraw::Yes
    }

    /// Says once that a computer is thinking.
    pub(super) fn say_thinking(&mut self) -> Redraw {
        let Some(seat) = self.computers.thinking() else {
            return Redraw::No;
        };
        let name = say::player(self.texts, self.session.view(), seat);
        self.messages.say(self.texts.thinking(&name));
        Redraw::Yes
    }

    /// Writes on the root whom a computer thinks for.
    pub(super) fn tell_thinking(&self) {
        let plan = &self.session.view().plan;
        let thinking = self.computers.thinking().map(|seat| plan.letter(seat));
        if thinking.is_some() || root::get(THINKING).is_some() {
            root::set(THINKING, thinking.unwrap_or_default());
        }
    }

    /// Returns how it is with the computer of a seat; `None` if a person has the seat.
    pub(super) fn mind(&self, seat: Seat) -> Option<Mind> {
        self.session.view().seat(seat)?.player.computer?;
        let turn = self.computers.turn.as_ref();
        let turn = turn.filter(|turn| turn.place.seat == seat && turn.place.moves);
        Some(match turn {
            _ if self.computers.missing == Some(Missing::Outdated) => Mind::Outdated,
            _ if self.computers.missing.is_some() => Mind::Missing,
            Some(turn) if turn.is_long => Mind::Long,
            Some(_) => Mind::Thinking,
            None => Mind::Resting,
        })
    }
}
