//! The component that owns the table. It hands the table every intent, and its parts show what
//! comes of it.

mod around;
mod autosave;
mod board_menu;
mod browser;
mod clocks;
mod due;
mod embedded;
mod exports;
mod focus;
mod huffing;
mod layout;
mod layout_embedded;
mod links;
mod messages;
mod move_table;
mod obey;
mod opening;
mod panels;
mod paper;
mod passing;
mod play;
mod printing;
mod puzzle;
mod replaying;
mod session;
mod sleeping;
mod steps;
mod telling;
mod why_not;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use rochade_table::{Seat, SquareId};
use web_sys::HtmlElement;
use yew::prelude::*;

use self::around::{Around, AroundEvent};
use self::autosave::Autosave;
use self::browser::BrowserEvent;
use self::clocks::Clocks;
use self::due::Due;
use self::messages::Messages;
use self::opening::Opening;
use self::panels::{PanelEvent, Panels};
use self::paper::Paper;
use self::puzzle::Puzzling;
use self::replaying::{News, Replaying};
use self::session::Session;
use self::steps::Steps;
use crate::command::Command;
use crate::components::board::Blame;
use crate::drawn::Drawn;
use crate::embed::Embedded;
use crate::offered::Offered;
use crate::platform::sleep::Watch;
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
    /// Set where the page is embedded in another one.
    pub(crate) embedded: Option<Embedded>,
}

/// What the game table is told, by what it is about; each has its file.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The user wants something.
    Do(Command),
    /// Something is due.
    Due(Due),
    /// The browser tells something.
    Browser(BrowserEvent),
    /// Something comes of what stands above the page, or is to stand there.
    Panel(PanelEvent),
    /// The page around an embedded one has its say.
    Around(AroundEvent),
    /// There is news of the game that is to be replayed.
    Replay(News),
    /// A message is to be shown.
    Tell(String),
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
    /// Whether the device sleeps while a clock runs.
    watch: Watch,
    messages: Messages,
    panels: Panels,
    move_table_open: bool,
    focus: Focus,
    hand: Hand,
    /// What the reader has drawn on the position that is shown.
    drawn: Drawn,
    /// The game that another player sent, as long as the move that answers it is not made.
    answering: Option<String>,
    /// Whose turn it was after how many plies, when the device was passed on last.
    passed_on: (Seat, usize),
    /// Asks before the page is left, as long as that would lose the game.
    guard: Option<EventListener>,
    commands: Callback<Command>,
    /// The page on paper; one that is embedded is printed by the page around it.
    paper: Option<Paper>,
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
    /// The puzzle that is to be solved, if there is one.
    puzzling: Option<Puzzling>,
    /// Where a board that is only looked at has been stepped to.
    steps: Steps,
    /// The address of the page itself with what is on the board, as it was when the menu was opened
    /// last.
    whole: Option<String>,
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
        let around = around::listen(ctx, &mut session);
        let (puzzling, fault) = puzzle::open(ctx.props(), &mut session);
        let mut told: Vec<String> = [told].into();
        told.extend(fault);
        told.retain(|told| !told.is_empty());
        if !told.is_empty() {
            link.send_message(Msg::Tell(told.join(" ")));
        }
        let mut clocks = Clocks::default();
        clocks.seat(session.view().seats.len());
        let mut game_table = GameTable {
            texts,
            store: store.clone(),
            offered,
            session,
            autosave: Autosave::new(store.clone()),
            clocks,
            watch: Watch::default(),
            messages: Messages::default(),
            panels: Panels::with(panel),
            move_table_open: embedded.is_none() && move_table::opens_at_start(),
            focus: Focus::default(),
            hand: Hand::default(),
            drawn: Drawn::default(),
            answering: None,
            passed_on: (Seat(0), 0),
            guard: None,
            commands: link.callback(Msg::Do),
            paper: embedded.is_none().then(|| Paper::new(texts)),
            embedding: Embedding {
                around,
                replaying: None,
                puzzling,
                steps: Steps::default(),
                whole: None,
            },
            _listeners: browser::listen(link, embedded.is_some()),
        };
        game_table.open_games(ctx);
        game_table
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let slept = self.notice_sleep(ctx);
        let changed = match msg {
            Msg::Do(command) => self.obey(ctx, command),
            Msg::Due(due) => self.do_due(ctx, due),
            Msg::Browser(event) => self.hear_browser(ctx, event),
            Msg::Panel(event) => self.hear_panel(ctx, event),
            Msg::Around(event) => self.hear_around(ctx, event),
            Msg::Replay(news) => self.hear_of_games(ctx, news),
            Msg::Tell(text) => self.tell(text),
        };
        slept || changed
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
        self.follow_steps(ctx);
        self.tell_printed(ctx);
        self.lay_out_on_paper(ctx);
        self.tell_loaded(ctx);
        self.keep_awake();
        self.offer_new_build_again();
        self.guard_game();
    }
}
