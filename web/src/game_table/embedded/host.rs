//! What the host asks for, the page in which this one is (contract.md, section 11). It is done by
//! intents, as what a person does is; and where the host has a say in each move, a move waits for
//! its word.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use rochade_table::{Entry, Happening, Intent, Refusal, Review, TypedError};
use wasm_bindgen::prelude::*;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::opening;
use super::steps::Steps;
use crate::desk::replay::GAME;
use crate::embed::{self, Embedded, Host, Load, Near, Ply, Report, Request, Which};
use crate::game_table::printing::Printable;
use crate::game_table::{GameTable, Msg, Redraw};
use crate::json::Object;
use crate::printed::Printed;

/// How long a move waits for the host's answer, in milliseconds. Without one it is made.
const PATIENCE: u32 = 100;

/// How a message of the host arrives: its type, its id, and the rest.
type Hear = Closure<dyn Fn(String, JsValue, JsValue)>;

/// What the host has to say.
#[derive(Debug)]
pub(crate) enum HostEvent {
    /// It asks for something, under this id.
    Asked(JsValue, Request),
    /// Whether the move of this number, which waits, may be made.
    MayMove(u32, bool),
}

/// What a game's state is known by: how much has happened, the ply that is shown, who sits near;
/// and the list of moves, which is another one in another game.
pub(super) type State = (usize, usize, usize, Rc<Vec<Entry>>);

/// The host, and what is open between it and the page.
pub(super) struct Hosting {
    host: Host,
    /// Which game of a file it wants, where it doesn't say so.
    which: Which,
    /// The number of the move that waits for its word, and the end of its waiting.
    waiting: Option<(u32, Timeout)>,
    /// How many moves have waited.
    waited: u32,
    /// The id under which it wants games on the board that are still being read.
    loading: Option<JsValue>,
    /// Requests that arrived while games were being read.
    later: Vec<(JsValue, Request)>,
    /// What it was told of the game's state last.
    told: Option<State>,
    /// What it was told to print last.
    pub(super) printed: Option<Printable>,
    _hear: Hear,
}

impl Hosting {
    /// Tells it something.
    pub(super) fn tell(&self, kind: &str, told: &Report<'_>) {
        self.host.tell(kind, told);
    }

    /// Tells it what it may print from now on, which is written of this.
    pub(super) fn print(&mut self, told: &Printed, of: Printable) {
        self.host.print_moves(told);
        self.printed = Some(of);
    }

    /// Begins to wait for its word about a move; gives the move's number.
    pub(super) fn wait(&mut self, ctx: &Context<GameTable>) -> u32 {
        self.waited += 1;
        let (id, link) = (self.waited, ctx.link().clone());
        let made = move || link.send_message(Msg::Host(HostEvent::MayMove(id, true)));
        self.waiting = Some((id, Timeout::new(PATIENCE, made)));
        id
    }

    /// No move waits any more.
    pub(super) fn stop_waiting(&mut self) {
        self.waiting = None;
    }

    /// Returns whether it has not been told of this state yet; from now on it has.
    pub(super) fn is_news(&mut self, now: State) -> bool {
        let is_same = self.told.as_ref().is_some_and(|told| {
            (told.0, told.1, told.2) == (now.0, now.1, now.2) && Rc::ptr_eq(&told.3, &now.3)
        });
        self.told = Some(now);
        !is_same
    }
}

/// Listens to the host, if there is one.
pub(super) fn listen(ctx: &Context<GameTable>) -> Option<Hosting> {
    let Embedded(embed) = ctx.props().embedded.as_ref()?;
    let (link, host) = (ctx.link().clone(), embed.host.clone());
    let hear: Hear = Closure::new(move |kind: String, id: JsValue, detail: JsValue| {
        match Request::read(&kind, &Object::from(detail)) {
            Ok(request) => link.send_message(Msg::Host(HostEvent::Asked(id, request))),
            Err(error) => host.answer(&id, &Report::refused(error)),
        }
    });
    embed.host.set_hear(hear.as_ref().unchecked_ref());
    Some(Hosting {
        host: embed.host.clone(),
        which: embed.asked.which,
        waiting: None,
        waited: 0,
        loading: None,
        later: Vec::new(),
        told: None,
        printed: None,
        _hear: hear,
    })
}

impl GameTable {
    /// Does what the host wants.
    pub(in super::super) fn hear_host(&mut self, ctx: &Context<Self>, event: HostEvent) -> Redraw {
        match event {
            HostEvent::Asked(id, request) => self.do_asked(ctx, &id, request),
            HostEvent::MayMove(number, may) => self.may_move(ctx, number, may),
        }
    }

    /// Does what the host asks for, and answers.
    fn do_asked(&mut self, ctx: &Context<Self>, id: &JsValue, request: Request) -> Redraw {
        let can_wait = !matches!(request, Request::Load(_) | Request::May { .. });
        if can_wait && self.found_game().is_none() {
            if let Some(host) = &mut self.embedding.host {
                host.later.push((id.clone(), request));
            }
            return Redraw::No;
        }
        let done = match request {
            Request::May { id: number, yes } => {
                let waits = self.is_waiting(number);
                self.may_move(ctx, number, yes);
                waits.then_some(()).ok_or("not-waiting")
            }
            Request::Pgn => return self.answer_pgn(id.clone()),
            Request::Renew(text) => {
                self.renew_games(ctx, &text);
                return Redraw::No;
            }
            Request::Position => Ok(()),
            Request::Move(text) => self.move_for_host(ctx, text),
            Request::GoTo(ply) => self.go_to(ctx, ply),
            Request::Load(load) if load.asked.games.is_some() => {
                self.load_games(ctx, id, &load);
                return Redraw::Yes;
            }
            Request::Load(load) => self.load(ctx, &load),
            Request::Flip(None) => {
                self.flip();
                Ok(())
            }
            Request::Flip(Some(name)) => self.turn_to_seat(&name),
        };
        // Whoever has the answer can count on it that the board comes back as it is now.
        self.tell_state();
        let is_done = done.is_ok();
        self.answer_host(id, done);
        Redraw::when(is_done)
    }

    /// Answers what the host has asked under an id: how the game stands, or why something was not
    /// done.
    fn answer_host(&self, id: &JsValue, done: Result<(), &'static str>) {
        if let Some(Hosting { host, .. }) = &self.embedding.host {
            let view = self.session.view();
            let (ply, plies) = self.shown_plies();
            let told = match done {
                Ok(()) => Report {
                    position: Some(&view.position),
                    ply: Some(ply),
                    plies: Some(plies),
                    near: Some(view.plan.letter(self.session.sides().near())),
                    ..Report::default()
                },
                Err(error) => Report::refused(error),
            };
            host.answer(id, &told);
        }
    }

    /// Shows a game at a ply; of one that is replayed, not its variations.
    fn go_to(&mut self, ctx: &Context<Self>, ply: usize) -> Result<(), &'static str> {
        match self.replayed_game() {
            None => self.do_for_host(ctx, Intent::Review(Review::Ply(ply))),
            Some((_, end)) if ply > end => Err("no-such-ply"),
            Some(_) => {
                self.show_place(ctx, (GAME, ply));
                Ok(())
            }
        }
    }

    /// Replays games; the answer is given once they are read.
    fn load_games(&mut self, ctx: &Context<Self>, id: &JsValue, load: &Load) {
        if let Some(host) = &mut self.embedding.host
            && let Some(games) = &load.asked.games
        {
            let which = match load.game {
                Some(_) => load.asked.which,
                None => host.which,
            };
            if let Some(before) = host.loading.replace(id.clone()) {
                self.answer_host(&before, Err("gone"));
            }
            if load.turns {
                self.turn_to(&load.asked.near);
            }
            self.replay(ctx, games, which, (load.asked.line, load.asked.ply));
        }
    }

    /// Tells the host what has come of the games that it wants on the board, once that is known,
    /// and does what it has asked for meanwhile.
    pub(in super::super) fn tell_loaded(&mut self, ctx: &Context<Self>) {
        let Some(found) = self.found_game() else {
            return;
        };
        let Some(host) = &mut self.embedding.host else {
            return;
        };
        for (id, request) in std::mem::take(&mut host.later) {
            let asked = HostEvent::Asked(id, request);
            ctx.link().send_message(Msg::Host(asked));
        }
        if let Some(id) = host.loading.take() {
            self.answer_host(&id, if found { Ok(()) } else { Err("games") });
        }
    }

    /// Makes a move for the host, which writes it in the game's own notation, whatever the user's
    /// language. No question is left open by it.
    fn move_for_host(&mut self, ctx: &Context<Self>, text: String) -> Result<(), &'static str> {
        // What is not to be found now comes by itself, or has to be put back.
        if self.is_to_be_solved() && !self.can_try() {
            return Err("answer-first");
        }
        self.do_for_host(ctx, Intent::Type(text))?;
        if self.session.view().promotion.is_some() {
            self.do_for_host(ctx, Intent::Cancel)?;
            return Err("promotion");
        }
        Ok(())
    }

    fn do_for_host(&mut self, ctx: &Context<Self>, intent: Intent) -> Result<(), &'static str> {
        let (mut happenings, reply) = if self.is_to_be_solved() {
            self.session.apply(intent)
        } else {
            self.session.apply_at_once(intent)
        };
        let done = reply.map(|happened| happenings.extend(happened));
        self.take_in(ctx, happenings);
        done.map_err(|refusal| word(&refusal))
    }

    /// Puts another position or game on the board. What waits in the hand goes with the old one.
    fn load(&mut self, ctx: &Context<Self>, load: &Load) -> Result<(), &'static str> {
        let near = self.session.near_player();
        let table = opening::table(load, self.session.sides().near(), self.offered.computer)?;
        self.embedding.replaying = None;
        self.drop_puzzle();
        self.embedding.steps = Steps::default();
        self.put_on_board(table, false, true);
        if load.turns {
            self.turn_to(&load.asked.near);
        } else {
            self.seat_near(near);
        }
        let goes_on = self.mode.plays() && !load.asked.starts;
        match load.asked.ply {
            Ply::Last => Ok(()),
            asked if load.asked.link.is_some() && !goes_on => {
                let ply = opening::ply(&self.session, asked).ok_or("no-such-ply")?;
                self.do_for_host(ctx, Intent::Review(Review::Ply(ply)))
            }
            _ => Ok(()),
        }
    }

    /// Turns the board to who is asked to sit near.
    fn turn_to(&mut self, near: &Near) {
        if let Some(player) = opening::player_near(self.session.view(), near) {
            self.seat_near(player);
        }
    }

    /// Turns the board to a seat, which not every game has.
    fn turn_to_seat(&mut self, name: &str) -> Result<(), &'static str> {
        let view = self.session.view();
        let seat = embed::seat_named(&view.plan, name).and_then(|seat| view.seat(seat));
        let player = seat.ok_or("orientation")?.player_number;
        self.seat_near(player);
        Ok(())
    }

    fn answer_pgn(&self, id: JsValue) -> Redraw {
        if let Some(Hosting { host, .. }) = &self.embedding.host {
            let (written, host) = (self.written(), host.clone());
            spawn_local(async move {
                let text = written.await;
                let told = Report {
                    pgn: text.as_deref(),
                    error: text.is_none().then_some("unwritable"),
                    ..Report::default()
                };
                host.answer(&id, &told);
            });
        }
        Redraw::No
    }

    /// Returns whether it is the move of this number that waits.
    fn is_waiting(&self, number: u32) -> bool {
        let waiting = self.embedding.host.as_ref();
        let waiting = waiting.and_then(|host| host.waiting.as_ref());
        waiting.is_some_and(|(waiting, _)| *waiting == number)
    }

    /// Makes the move that waits, or puts it back.
    fn may_move(&mut self, ctx: &Context<Self>, number: u32, may: bool) -> Redraw {
        if !self.is_waiting(number) {
            return Redraw::No;
        }
        if let Some(host) = &mut self.embedding.host {
            host.stop_waiting();
        }
        let intent = if may { Intent::Proceed } else { Intent::Cancel };
        let (mut happenings, reply) = self.session.apply(intent);
        // What can't be made after all is not in the hand any more.
        happenings.extend(reply.unwrap_or_else(|_| vec![Happening::PutBack]));
        self.take_in(ctx, happenings)
    }
}

/// The contract's word for why something was not done.
fn word(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Typed(TypedError::Unreadable) => "unreadable",
        Refusal::Typed(TypedError::Ambiguous) => "ambiguous",
        Refusal::NoSuchPly => "no-such-ply",
        Refusal::GameOver => "over",
        Refusal::Reviewing => "earlier-position",
        Refusal::Paused => "paused",
        Refusal::AnswerFirst => "answer-first",
        _ => "illegal",
    }
}
