//! The component that owns the table. It hands the table every intent, and its parts show what comes of it.

mod around;
mod autosave;
mod clocks;
mod embedded;
mod exports;
mod focus;
mod huffing;
mod layout;
mod layout_embedded;
mod links;
mod messages;
mod move_table;
mod panels;
mod passing;
mod play;
mod replaying;
mod session;
mod telling;
mod why_not;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use rochade_table::{ClockState, Intent, Seat, SquareId};
use wasm_bindgen::JsValue;
use web_sys::{Blob, HtmlElement};
use yew::prelude::*;

use self::around::Around;
use self::autosave::Autosave;
use self::clocks::Clocks;
pub(crate) use self::huffing::is_taken_off;
use self::links::Sent;
use self::messages::Messages;
use self::panels::{NewBuild, Panels};
use self::replaying::{News, Replaying};
use self::session::Session;
pub(crate) use self::why_not::{Blame, in_hand};
use crate::command::{Command, Panel};
use crate::components::clock_only;
use crate::embed::{Embedded, Request};
use crate::offered::Offered;
use crate::page;
use crate::platform::{builds, drops, leaving, wake_lock};
use crate::refusal::refusal;
use crate::root;
use crate::settings::{Setting, SettingsHandle};
use crate::store::{Entry, Store};
use crate::text::Texts;

/// What the game table is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The words of the user's language.
    pub(crate) texts: &'static Texts,
    /// What the user has chosen.
    pub(crate) settings: SettingsHandle,
    /// The squares with which the page opened.
    pub(crate) squares: HtmlElement,
    /// The games on the device.
    pub(crate) store: Store,
    /// The one that was left.
    pub(crate) left: Option<Entry>,
    /// What the page has beside that where it is a part of another one.
    pub(crate) embedded: Option<Embedded>,
}

/// What the game table is told.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The user wants something.
    Do(Command),
    /// What a clock shows changes by itself.
    Tick,
    /// The device may be passed on to the player to move.
    PassOn,
    /// A reason has been on the board long enough.
    EndBlame,
    /// There may be a game in the page's address.
    AddressChanged,
    /// Whether a game that another player sent may come onto the board.
    MayOpen(bool, Sent),
    /// Whether the game on the board may be replaced.
    MayReplace(bool),
    /// The new link is not offered any more.
    CloseHint,
    /// Another build than the page's own is there.
    NewBuild,
    /// The new build is not offered before the next game is over.
    PutOffNewBuild,
    /// A message is shown.
    Tell(String),
    /// The browser did not let this text be copied.
    CopyByHand(String),
    /// A file was dropped on the page.
    Dropped(Blob),
    /// There is news of the game that is to be replayed.
    Replay(News),
    /// The page is about to be left.
    Leave,
    /// The page around an embedded one asks for something, under this id.
    Asked(JsValue, Request),
    /// Whether the move of this number, which waits, may be made.
    MayMove(u32, bool),
}

/// The component that owns the table.
pub(crate) struct GameTable {
    texts: &'static Texts,
    store: Store,
    /// What the page's address offers.
    offered: Offered,
    session: Session,
    autosave: Autosave,
    clocks: Clocks,
    messages: Messages,
    panels: Panels,
    move_table_open: bool,
    focus: Focus,
    hand: Hand,
    /// The game that another player sent, as long as the move that answers it is not made.
    answering: Option<String>,
    /// Whose turn it was after how many plies, when the device was passed on last.
    passed_on: (Seat, usize),
    /// Asks before the page is left, as long as that would lose the game.
    guard: Option<EventListener>,
    commands: Callback<Command>,
    embedding: Embedding,
    _listeners: Vec<EventListener>,
}

/// Where the focus goes on the page.
#[derive(Default)]
struct Focus {
    /// What had it when the move table was opened.
    opener: Option<HtmlElement>,
    /// What is to get it when the page is drawn next.
    next: Option<String>,
}

/// What is known of the player's hand beside what it holds, which the table knows.
#[derive(Default)]
struct Hand {
    /// The square that it has touched last.
    touched: Option<SquareId>,
    /// The man that is taken off if it lets go on its square.
    to_blow: Option<SquareId>,
    /// Why its touch came to nothing, as long as the board shows that.
    blame: Option<(Rc<Blame>, Timeout)>,
}

/// What only an embedded page has.
struct Embedding {
    /// The page around.
    around: Option<Around>,
    /// The game that is replayed, if one is.
    replaying: Option<Replaying>,
}

impl Component for GameTable {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let Props {
            texts, store, left, ..
        } = ctx.props();
        root::set_language(texts);
        let mut panels = Panels::default();
        let (offered, fault) = Offered::here(texts);
        let mut session = match left.as_ref().map(autosave::read) {
            Some(Ok(session)) => session,
            Some(Err(reason)) => {
                let (game, why) = (store.refuse(), refusal(texts, reason));
                panels.open = Some(Panel::Lost { game, why });
                Session::first(&offered)
            }
            None => Session::first(&offered),
        };
        let mut told: Vec<String> = fault.into_iter().collect();
        if let Some(embedded) = ctx.props().embedded.as_ref().filter(|_| left.is_none()) {
            told.extend(embedded::open(texts, &mut session, &embedded.0.asked));
        }
        if !told.is_empty() {
            ctx.link().send_message(Msg::Tell(told.join(" ")));
        }
        session.tell_of_missed(ctx.props().settings.is_on(Setting::HuffHint));
        if panels.open.is_none() {
            panels.open = clock_only::left_open().map(Panel::ClockOnly);
        }
        let around = around::listen(ctx, &mut session);
        let mut clocks = Clocks::default();
        clocks.seat(session.view().seats.len());
        if ctx.props().embedded.is_none() {
            builds::watch(ctx.link().callback(|()| Msg::NewBuild));
            // A game in the address is opened when the page is there.
            ctx.link().send_message(Msg::AddressChanged);
        }
        let mut game_table = GameTable {
            texts,
            store: store.clone(),
            offered,
            session,
            autosave: Autosave::new(store.clone()),
            clocks,
            messages: Messages::default(),
            panels,
            move_table_open: ctx.props().embedded.is_none() && move_table::opens_at_start(),
            focus: Focus::default(),
            hand: Hand::default(),
            answering: None,
            passed_on: (Seat(0), 0),
            guard: None,
            commands: ctx.link().callback(Msg::Do),
            embedding: Embedding {
                around,
                replaying: None,
            },
            _listeners: listen(ctx),
        };
        game_table.open_games(ctx);
        game_table
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Do(command) => return self.obey(ctx, command),
            Msg::Tick => return self.tick(ctx),
            Msg::PassOn => return self.pass_on(ctx),
            Msg::EndBlame => return self.hand.blame.take().is_some(),
            Msg::AddressChanged => return self.open_link(ctx),
            Msg::Leave => return self.leave(ctx),
            Msg::Asked(id, request) => return self.do_asked(ctx, &id, request),
            Msg::MayMove(id, may) => return self.may_move(ctx, id, may),
            Msg::MayOpen(may, sent) => self.open_if(may, sent),
            Msg::MayReplace(may) => {
                if let Some(waiting) = self.panels.replacing.take() {
                    waiting.emit(may);
                }
            }
            Msg::Replay(news) => self.hear_of_games(ctx, news),
            Msg::CloseHint => self.panels.hint = false,
            Msg::NewBuild => self.panels.new_build = NewBuild::Offered,
            Msg::PutOffNewBuild => self.panels.new_build = NewBuild::PutOff,
            Msg::Tell(text) => self.messages.tell("told", text),
            Msg::CopyByHand(text) => self.panels.open = Some(Panel::CopyByHand(text)),
            Msg::Dropped(file) => self.panels.open = Some(Panel::Import(Some(file))),
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Props) -> bool {
        let told = ctx.props().settings.is_on(Setting::HuffHint);
        self.session.tell_of_missed(told);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.lay_out(ctx)
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        self.face_players(ctx);
        self.show_clocks(ctx);
        self.give_focus();
        root::set_move_table(self.move_table_open);
        self.tell_state();
        self.tell_loaded(ctx);
        let clock_only = matches!(self.panels.open, Some(Panel::ClockOnly(_)));
        let plays = self.embedding.replaying.is_none() && root::is_played(self.session.view());
        wake_lock::playing(clock_only || plays);
        let is_unfinished = self.session.is_unfinished();
        if is_unfinished && self.panels.new_build == NewBuild::PutOff {
            self.panels.new_build = NewBuild::Offered;
        }
        let would_be_lost = self.autosave.unkept().is_some() && is_unfinished;
        if would_be_lost != self.guard.is_some() {
            self.guard = would_be_lost.then(leaving::guard);
        }
    }
}

impl GameTable {
    /// Does what the user wants; whether there is anything new to draw.
    fn obey(&mut self, ctx: &Context<Self>, command: Command) -> bool {
        match command {
            Command::Intent(intent) if !self.takes_moves(ctx) => return self.look_on(ctx, intent),
            Command::Escape if !self.takes_moves(ctx) => return false,
            Command::Step(step) => return self.step(ctx, step),
            Command::Intent(intent) => return self.apply(ctx, intent),
            Command::Pause => return self.pause(ctx),
            Command::Close => return self.panels.open.take().is_some(),
            Command::StartGame { begin, drawn } => self.start(ctx, begin, drawn),
            Command::Flip => {
                let next = self.session.sides().next_player();
                self.seat_near(next);
                self.say_who_sits_near();
            }
            Command::Sit(seating) => self.sit(ctx, seating),
            Command::ToggleMoveTable => self.toggle_move_table(ctx),
            Command::Escape => return self.escape(ctx),
            Command::TellTimes => self.tell_times(ctx),
            Command::Open(panel) => self.panels.open = Some(panel),
            Command::PutOnBoard(table) => self.put_on_board(*table, false, true),
            Command::AskToReplace(answer) => self.ask_to_replace(answer),
            Command::Share => self.share(),
            Command::Export(export) => self.export(ctx, export),
            Command::Show { line, ply } => self.show_place(ctx, (line, ply)),
            Command::ChooseGame(number) => self.replay_other(ctx, number),
            Command::Tell(text) => self.messages.tell("told", text),
            Command::Dismiss => return self.messages.shown.take().is_some(),
        }
        true
    }

    fn start(&mut self, ctx: &Context<Self>, begin: Intent, drawn: String) {
        self.panels.open = None;
        self.apply(ctx, begin);
        if !drawn.is_empty() {
            self.messages.tell("lot", drawn);
        }
    }

    fn pause(&mut self, ctx: &Context<Self>) -> bool {
        let clock = self.session.view().clock.as_ref();
        let intent = match clock.map(|clock| clock.state) {
            Some(ClockState::Paused) => Intent::Resume,
            _ => Intent::Pause,
        };
        self.apply(ctx, intent)
    }

    /// Puts back what is in hand; where nothing is, closes the move table.
    fn escape(&mut self, ctx: &Context<Self>) -> bool {
        if self.move_table_open && in_hand(self.session.view()).is_none() {
            self.toggle_move_table(ctx);
            return true;
        }
        self.apply(ctx, Intent::Cancel)
    }

    /// Lets the table know the time; where nothing happened, only the clocks show something else.
    fn tick(&mut self, ctx: &Context<Self>) -> bool {
        let happenings = self.session.tell_time();
        let happened = self.take_in(ctx, happenings);
        if !happened {
            self.show_clocks(ctx);
        }
        happened
    }

    /// Saves what time the players have left.
    fn leave(&mut self, ctx: &Context<Self>) -> bool {
        let happenings = self.session.tell_time();
        let happened = self.take_in(ctx, happenings);
        self.session.note_time();
        self.save(false);
        happened
    }
}

/// Listens for what happens around the page: it is about to be left (nobody can say whether it is seen again), its address
/// changes, a file is dropped on it.
fn listen(ctx: &Context<GameTable>) -> Vec<EventListener> {
    let (window, document) = (page::window(), page::document());
    let on = |target: &web_sys::EventTarget, name: &'static str, msg: fn() -> Msg| {
        let link = ctx.link().clone();
        EventListener::new(target, name, move |_| link.send_message(msg()))
    };
    let mut listeners = vec![
        on(&window, "pagehide", || Msg::Leave),
        on(&document, "visibilitychange", || Msg::Leave),
    ];
    // Into a part of another page no games are brought.
    if ctx.props().embedded.is_none() {
        listeners.push(on(&window, "hashchange", || Msg::AddressChanged));
        listeners.extend(drops::listen(ctx.link().callback(Msg::Dropped)));
    }
    listeners
}
