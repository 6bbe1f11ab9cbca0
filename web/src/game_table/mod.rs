//! The component that owns the table. It hands the table every intent, and its parts show what
//! comes of it.

mod above;
mod asked;
mod autosave;
mod browser;
mod clocks;
mod computers;
mod consents;
mod due;
mod embedded;
mod exercises;
mod exports;
mod first;
mod focus;
mod hand;
mod huffing;
mod kiosk;
pub(crate) mod later;
mod layout;
mod links;
mod messages;
mod move_table;
mod obey;
mod opening;
mod own;
mod panels;
mod paper;
mod passing;
mod play;
mod practice;
mod printing;
mod reading;
mod redraw;
mod replaced;
mod review;
mod session;
mod sheet;
mod sleeping;
mod text_commands;
mod why_not;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use rochade_table::Seat;
use web_sys::HtmlElement;
use yew::prelude::*;

use self::autosave::Autosave;
use self::browser::BrowserEvent;
use self::clocks::Clocks;
pub(crate) use self::computers::ComputerEvent;
use self::computers::Computers;
use self::consents::Consents;
use self::due::Due;
use self::embedded::{Embedding, HostEvent, News};
use self::exercises::Exercising;
use self::first::First;
use self::hand::Hand;
use self::kiosk::Kiosk;
use self::later::Waiting;
use self::messages::Messages;
use self::opening::Opening;
use self::panels::{PanelEvent, Panels};
use self::paper::Paper;
pub(crate) use self::practice::PracticeEvent;
use self::practice::Practicing;
use self::reading::{Brought, Reading};
use self::redraw::Redraw;
pub(crate) use self::review::LookBackEvent;
use self::review::{Found, LookBack};
use self::session::Session;
use crate::command::Command;
use crate::components::board::Blame;
use crate::drawn::Drawn;
use crate::embed::{Embedded, Mode, Ui};
use crate::offered::Offered;
use crate::platform::sleep::Watch;
use crate::root;
use crate::settings::{Setting, SettingsHandle};
use crate::sides::Way;
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
    /// The game that was left, with which the page opens.
    pub(crate) left: Option<Entry>,
    /// Set where the page is embedded in another one.
    pub(crate) embedded: Option<Embedded>,
}

/// What the game table is told, by what it is about; each has its file.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The user wants something.
    Do(Command),
    /// A timer has run out.
    Due(Due),
    /// The browser tells something.
    Browser(BrowserEvent),
    /// Something comes of what stands above the page, or is to stand there.
    Panel(PanelEvent),
    /// The host of an embedded page has its say.
    Host(HostEvent),
    /// There is news of the game that is to be replayed.
    Replay(News),
    /// The text is there that came with a game which is read.
    Brought(Brought),
    /// Something comes of the computers at the table.
    Computer(ComputerEvent),
    /// An event of a look back.
    LookBack(LookBackEvent),
    /// An event of an exercise in the rules.
    Practice(PracticeEvent),
    /// The later part of the page has come (`true`), or has failed to.
    Later(bool),
    /// A message is to be shown.
    Tell(String),
}

/// The component that owns the table.
pub(crate) struct GameTable {
    texts: &'static Texts,
    store: Store,
    mode: Mode,
    /// The parts of the page that are shown.
    parts: Ui,
    /// What the page's address offers.
    offered: Offered,
    session: Session,
    autosave: Autosave,
    clocks: Clocks,
    computers: Computers,
    /// Whether the device sleeps while a clock runs.
    watch: Watch,
    messages: Messages,
    /// Whether a player has paused the game: then nobody sees it.
    veiled: bool,
    consents: Consents,
    panels: Panels,
    move_table_open: bool,
    /// Whether nobody has opened or closed it: then it follows the room that there is.
    move_table_follows: bool,
    /// The seat at whose edge it is open, where two have an edge each; else at the near one.
    moves_of: Option<Seat>,
    /// The seat whose picture was touched: its player decides something out of turn.
    deciding: Option<Seat>,
    /// What stands under the board as long as no move is made.
    first: First,
    /// How the players sit.
    seating: Way,
    focus: Focus,
    hand: Hand,
    /// Why its last touch came to nothing, for as long as the board shows that.
    blame: Option<(Rc<Blame>, Option<Timeout>)>,
    /// What the reader has drawn on the position that is shown.
    drawn: Drawn,
    /// The game that another player sent, as long as the move that answers it is not made.
    answering: Option<String>,
    /// The name on the device of the game that was replaced last, as long as it can come back.
    replaced: Option<String>,
    /// Whose turn it was after how many plies, when the device was passed on last.
    passed_on: (Seat, usize),
    /// The time until it is passed on next, unless somebody turns the board by hand before.
    passing_on: Option<Timeout>,
    /// Asks before the page is left, as long as that would lose the game.
    guard: Option<EventListener>,
    commands: Callback<Command>,
    /// Set on a tablet for everybody.
    kiosk: Option<Kiosk>,
    /// The page on paper; one that is embedded is printed by its host.
    paper: Option<Paper>,
    embedding: Embedding,
    /// What waits for the later part of the page.
    waiting: Waiting,
    /// The game that is read, if one is.
    reading: Option<Reading>,
    /// The look back at it, if there is one.
    look_back: Option<LookBack>,
    /// The last review.
    last_review: Option<Found>,
    /// The positions to solve, if one is on the board.
    exercising: Option<Exercising>,
    /// The exercise in the rules that is on the board, if there is one.
    practicing: Option<Practicing>,
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

impl Component for GameTable {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let Props {
            texts,
            store,
            embedded,
            ..
        } = ctx.props();
        root::set_language(texts);
        let Opening {
            offered,
            mut session,
            panel,
            told,
        } = opening::open(ctx.props());
        let link = ctx.link();
        let (mode, parts) = match embedded {
            Some(Embedded(embed)) => (embed.asked.mode, embed.asked.ui),
            None => (Mode::Own, Ui::OWN),
        };
        let (embedding, fault) = match later::loaded() {
            Some(later) => (later.embed)(ctx, mode, &mut session),
            None => Default::default(),
        };
        let first = First::at_start(&session);
        let mut told: Vec<String> = [told].into();
        told.extend(fault);
        told.retain(|told| !told.is_empty());
        if !told.is_empty() {
            link.send_message(Msg::Tell(told.join(" ")));
        }
        let mut clocks = Clocks::default();
        clocks.seat(session.view().seats.len());
        let opens = mode == Mode::Own && move_table::opens_at_start(session.view());
        let mut game_table = GameTable {
            texts,
            store: store.clone(),
            mode,
            parts,
            offered,
            session,
            autosave: Autosave::new(store.clone()),
            clocks,
            computers: Computers::default(),
            watch: Watch::default(),
            messages: Messages::default(),
            veiled: false,
            consents: Consents::default(),
            panels: Panels::with(panel),
            move_table_open: opens,
            move_table_follows: mode == Mode::Own,
            moves_of: None,
            deciding: None,
            first,
            seating: ctx.props().settings.seating.way,
            focus: Focus::default(),
            hand: Hand::default(),
            blame: None,
            drawn: Drawn::default(),
            answering: None,
            replaced: None,
            passed_on: (Seat(0), 0),
            passing_on: None,
            guard: None,
            commands: link.callback(Msg::Do),
            kiosk: Kiosk::watch(link, ctx.props().left.is_some()).filter(|_| mode == Mode::Own),
            paper: None,
            embedding,
            waiting: Waiting::default(),
            reading: None,
            look_back: None,
            last_review: None,
            exercising: None,
            practicing: None,
            _listeners: browser::listen(link, mode),
        };
        game_table.move_table_open &= !game_table.have_edges();
        game_table.begin_with_later(ctx);
        game_table.fetch_later(ctx);
        game_table.let_computers_play(ctx);
        game_table
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let slept = self.notice_sleep(ctx);
        let done = match msg {
            Msg::Do(command) => self.obey(ctx, command),
            Msg::Due(due) => self.do_due(ctx, due),
            Msg::Browser(event) => self.hear_browser(ctx, event),
            Msg::Panel(event) => self.hear_panel(ctx, event),
            Msg::Computer(event) => self.hear_computer(ctx, event),
            Msg::Later(is_there) => self.hear_of_later(ctx, is_there),
            Msg::Tell(text) => self.tell(text),
            Msg::Host(_)
            | Msg::Replay(_)
            | Msg::Brought(_)
            | Msg::LookBack(_)
            | Msg::Practice(_) => self.do_later(ctx, msg),
        };
        let played = self.let_computers_play(ctx);
        self.wait_for_later(ctx);
        (slept | done | played) == Redraw::Yes
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Props) -> bool {
        let told = ctx.props().settings.is_on(Setting::HuffHint);
        self.session.tell_of_missed(told);
        let had_edges = self.have_edges();
        self.seating = ctx.props().settings.seating.way;
        // The clocks have the room of the moves, until somebody wants these.
        self.move_table_open &= had_edges || !self.have_edges();
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.lay_out(ctx)
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        self.face_players(ctx);
        self.show_clocks(ctx);
        self.note_questions();
        self.lift_veil();
        self.tell_thinking();
        self.give_focus();
        root::set_reading(self.reading.is_some());
        root::set_move_table(self.shows_move_table());
        self.tell_drawn(ctx);
        self.keep_awake();
        self.offer_new_build_again();
        self.guard_game();
    }
}
