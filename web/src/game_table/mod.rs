//! The component that owns the table. It hands the table every intent, and its parts show what comes of it.

mod layout;
mod messages;
mod passing;
mod play;
mod why_not;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use rochade_table::{ClockState, GameKind, Intent, Seat, Start, Table, View};
use web_sys::HtmlElement;
use yew::prelude::*;

pub(crate) use self::why_not::Blame;
use crate::command::{Command, Panel};
use crate::components::clock;
use crate::components::notice::Message;
use crate::keep::{Keeper, Kept};
use crate::page;
use crate::platform::wake_lock;
use crate::root;
use crate::settings::SettingsHandle;
use crate::sides::Sides;
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
    /// The game that was left on the device.
    pub(crate) kept: Kept,
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
    /// The page is about to be left.
    Leave,
}

/// The component that owns the table.
pub(crate) struct GameTable {
    table: Table,
    view: Rc<View>,
    texts: &'static Texts,
    /// The number of the player who sits at the bottom of the page; players keep their place through a sitting.
    near_player: usize,
    panel: Option<Panel>,
    move_table_open: bool,
    /// The positions of the game up to the one that is shown, while the move table is open.
    positions: Rc<Vec<String>>,
    /// Why a touch came to nothing, as long as the board shows it.
    blame: Option<(Rc<Blame>, Timeout)>,
    message: Option<Message>,
    /// The last thing that was said to screen readers.
    said: AttrValue,
    /// The clocks' buttons, in the order of seats.
    clocks: Vec<NodeRef>,
    /// When a clock shows something else.
    alarm: Option<Timeout>,
    /// Whose turn it was after how many plies, when the device was passed on last.
    passed_on: (Seat, usize),
    keeper: Keeper,
    commands: Callback<Command>,
    on_intent: Callback<Intent>,
    _listeners: [EventListener; 2],
}

impl Component for GameTable {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let texts = ctx.props().texts;
        root::set_language(texts);
        let (keeper, kept) = Keeper::new(&ctx.props().kept);
        let (table, near_player) = kept.unwrap_or_else(|| (Table::new(first_start()), 0));
        let view = Rc::new(table.view());
        root::publish(&view);
        let seats = view.seats.len();
        GameTable {
            table,
            view,
            texts,
            near_player,
            panel: None,
            move_table_open: false,
            positions: Rc::default(),
            blame: None,
            message: None,
            said: AttrValue::default(),
            clocks: (0..seats).map(|_| NodeRef::default()).collect(),
            alarm: None,
            passed_on: (Seat(0), 0),
            keeper,
            commands: ctx.link().callback(Msg::Do),
            on_intent: ctx
                .link()
                .callback(|intent| Msg::Do(Command::Intent(intent))),
            _listeners: when_left(ctx),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Do(command) => self.obey(ctx, command),
            Msg::Tick => self.tick(ctx),
            Msg::PassOn => self.pass_on(ctx),
            Msg::EndBlame => self.blame.take().is_some(),
            Msg::Leave => self.leave(),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.lay_out(ctx)
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        self.face_players(ctx);
        self.show_clocks(ctx);
        root::set_move_table(self.move_table_open);
        wake_lock::playing(root::is_played(&self.view));
    }
}

impl GameTable {
    /// Does what the user wants; whether there is anything new to draw.
    fn obey(&mut self, ctx: &Context<Self>, command: Command) -> bool {
        match command {
            Command::Intent(intent) => return self.apply(ctx, intent),
            Command::StartGame { start, by_lot } => self.start(ctx, start, by_lot),
            Command::Pause => return self.pause(ctx),
            Command::Flip => {
                self.near_player = self.sides().next_player();
                self.keep(false);
            }
            Command::NextSeating => self.sit_otherwise(ctx),
            Command::ToggleMoveTable => self.toggle_move_table(ctx),
            Command::Open(panel) => self.panel = Some(panel),
            Command::Close => return self.panel.take().is_some(),
            Command::PutOnBoard { table, sent } => self.put_on_board(*table, sent),
            Command::AskToReplace(_) | Command::Share | Command::Export(_) => {}
            Command::Tell(text) => self.tell("told", text),
        }
        true
    }

    fn start(&mut self, ctx: &Context<Self>, start: Start, by_lot: bool) {
        let first = start.players.first();
        let white = first.map_or_else(String::new, |player| player.name.clone());
        self.panel = None;
        self.apply(ctx, Intent::Start(start));
        if by_lot && !white.is_empty() {
            self.tell("lot", self.texts.lot_drawn(&white));
        }
    }

    fn pause(&mut self, ctx: &Context<Self>) -> bool {
        let clock = self.view.clock.as_ref().map(|clock| clock.state);
        let intent = match clock {
            Some(ClockState::Paused) => Intent::Resume,
            _ => Intent::Pause,
        };
        self.apply(ctx, intent)
    }

    /// Opens or closes the move table. Whoever closes it is done with the questions and the looks back that stand in it.
    fn toggle_move_table(&mut self, ctx: &Context<Self>) {
        self.move_table_open = !self.move_table_open;
        if self.move_table_open {
            self.list_positions();
        } else {
            for intent in play::pending_in_move_table(&self.view) {
                self.apply(ctx, intent);
            }
        }
    }

    /// Lets the table know the time; where nothing happened, only the clocks show something else.
    fn tick(&mut self, ctx: &Context<Self>) -> bool {
        let happenings = self.table.tell_time(page::now());
        let happened = self.take_in(happenings);
        if !happened {
            self.show_clocks(ctx);
        }
        happened
    }

    /// Keeps what time the players have left.
    fn leave(&mut self) -> bool {
        let happenings = self.table.tell_time(page::now());
        let happened = self.take_in(happenings);
        self.table.note_time();
        self.keep(false);
        happened
    }

    /// Writes what the clocks show, and asks to be told when that changes.
    fn show_clocks(&mut self, ctx: &Context<Self>) {
        let view = self.table.clock_view();
        let faces = view.iter().flat_map(|view| &view.faces);
        for face in faces {
            if let Some(node) = self.clocks.get(face.seat.index()) {
                clock::write(node, face);
            }
        }
        let change = view.and_then(|view| view.next_change);
        self.alarm = change.map(|at| {
            let link = ctx.link().clone();
            let wait = at.saturating_sub(page::now()).max(1);
            Timeout::new(u32::try_from(wait).unwrap_or(u32::MAX), move || {
                link.send_message(Msg::Tick);
            })
        });
    }

    /// Who sits where.
    fn sides(&self) -> Sides<'_> {
        Sides::new(&self.view, self.near_player)
    }
}

/// What the page opens with: chess, modern laws, no names (play.md, section 1, point 1).
fn first_start() -> Start {
    Start::new(GameKind::Chess, Vec::new())
}

/// Listens for what comes before the page is left: nobody can say whether it is seen again.
fn when_left(ctx: &Context<GameTable>) -> [EventListener; 2] {
    let leave = || {
        let link = ctx.link().clone();
        move |_: &Event| link.send_message(Msg::Leave)
    };
    [
        EventListener::new(&page::window(), "pagehide", leave()),
        EventListener::new(&page::document(), "visibilitychange", leave()),
    ]
}
