//! The later part of the page, which is loaded lazily (code splitting): panels, games that are
//! read or replayed, the look back, exercises, exports, and what only an embedded page has. No move
//! needs it.
//!
//! The build puts all that can only be reached through a function of [`Later`] into a module of its
//! own (`crates/site/src/split.rs`). The page fetches it as soon as it stands; what is wanted
//! before waits for it, and is told where it doesn't come.

use std::sync::OnceLock;

use gloo_timers::callback::Timeout;
use rochade_table::{Happening, Intent};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::due::{Due, after};
use super::embedded::{self, Embedding};
use super::paper::Paper;
use super::session::Session;
use super::{GameTable, Msg, Redraw};
use crate::author::Author;
use crate::command::Command;
use crate::components::ending::Edge;
use crate::components::notice::Offer;
use crate::embed::{Asked, Mode};
use crate::text::Texts;

/// How long whoever wants something of the part waits before that is told, in milliseconds.
const PATIENCE: u32 = 500;

/// What an embedded page opens with, and what is to be told of that.
type Opened = (Embedding, Option<String>);

/// The doors to the later part of the page.
pub(crate) struct Later {
    /// Does what a message wants.
    hear: fn(&mut GameTable, &Context<GameTable>, Msg) -> Redraw,
    /// Draws a piece of the page.
    draw: fn(&GameTable, &Context<GameTable>, Piece) -> Html,
    /// Opens what an embedded page has beside the page itself.
    pub(super) embed: fn(&Context<GameTable>, Mode, &mut Session) -> Opened,
    /// Puts on the board what the address of an embedded page asks for.
    pub(super) open_asked: fn(&Texts, &mut Session, &Asked) -> Vec<String>,
    /// Opens games and exercises with which the page begins.
    begin: fn(&mut GameTable, &Context<GameTable>),
    /// Does what a person wants at a board that is not played on: one that is looked at, a puzzle,
    /// an exercise.
    want: fn(&mut GameTable, &Context<GameTable>, Intent) -> Redraw,
    /// Judges the move that waits, in a puzzle.
    judge: fn(&mut GameTable, &Context<GameTable>),
    /// Tells the host what happened.
    tell_host: fn(&mut GameTable, &Context<GameTable>, &[Happening]),
    /// Tells host and paper how the game stands, once it is drawn.
    tell_drawn: fn(&mut GameTable, &Context<GameTable>),
    /// What the authors' page asks for.
    pub(crate) author: Author,
}

static LATER: Later = Later {
    hear: GameTable::hear_later,
    draw: GameTable::draw_later,
    embed: Embedding::new,
    open_asked: embedded::open,
    begin: GameTable::begin_later,
    want: GameTable::want_later,
    judge: GameTable::judge_try,
    tell_host: GameTable::tell_host_of,
    tell_drawn: GameTable::tell_of_drawn,
    author: Author::WHOLE,
};

/// The doors, once their part is there.
static LOADED: OnceLock<&Later> = OnceLock::new();

#[wasm_split(later, fallible)]
fn doors() -> Result<&'static Later, SplitLoaderError> {
    Ok(&LATER)
}

/// Fetches the later part of the page.
///
/// # Errors
///
/// If it did not come; it can be fetched again.
pub(crate) async fn fetch() -> Result<(), SplitLoaderError> {
    let doors = doors().await?;
    LOADED.get_or_init(|| doors);
    Ok(())
}

/// Returns the doors, if their part is there.
pub(crate) fn loaded() -> Option<&'static Later> {
    LOADED.get().copied()
}

/// A piece of the page that is drawn by the later part.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece {
    /// The panels above the page.
    Panels,
    /// How the game has ended, at a player's edge if that has its own.
    Ending(Option<Edge>),
    /// The text of the game that is read, and what stands below it.
    Read,
    /// The tools of an exercise in the rules.
    Practice,
    /// What stands beside an embedded board.
    EmbeddedTools,
    /// The moves beside an embedded board.
    Moves,
    /// What the position that is replayed is worth.
    EvalBar,
}

/// What waits for the later part.
#[derive(Default)]
pub(super) struct Waiting {
    /// What is wanted, in its order.
    messages: Vec<Msg>,
    is_fetching: bool,
    /// The time after which it is told that something waits.
    patience: Option<Timeout>,
}

impl GameTable {
    /// Lets the later part do what a message wants, once it is there.
    pub(super) fn do_later(&mut self, ctx: &Context<Self>, msg: Msg) -> Redraw {
        if let Some(later) = loaded() {
            return (later.hear)(self, ctx, msg);
        }
        if matches!(msg, Msg::Do(_)) {
            // Who wants something else wants nothing of before.
            self.waiting.messages.retain(|it| !matches!(it, Msg::Do(_)));
        }
        self.waiting.messages.push(msg);
        self.waiting.patience = None;
        Redraw::No
    }

    /// Fetches the later part, unless it is there or on its way.
    pub(super) fn fetch_later(&mut self, ctx: &Context<Self>) {
        if loaded().is_none() && !self.waiting.is_fetching {
            self.waiting.is_fetching = true;
            let fetched = async { Msg::Later(fetch().await.is_ok()) };
            ctx.link().send_future(fetched);
        }
    }

    /// Fetches the later part for whoever wants something of it, and tells after a while
    /// that it is still on its way.
    pub(super) fn wait_for_later(&mut self, ctx: &Context<Self>) {
        if loaded().is_none() && self.wants_later() && self.waiting.patience.is_none() {
            self.waiting.patience = Some(after(PATIENCE, ctx, Due::LaterIsLong));
            self.fetch_later(ctx);
        }
    }

    /// Tells that the later part is still on its way.
    pub(super) fn tell_waiting(&mut self) -> Redraw {
        if !self.waiting.is_fetching {
            return Redraw::No;
        }
        self.messages
            .tell("later", self.texts.later_coming().to_owned());
        Redraw::Yes
    }

    fn wants_later(&self) -> bool {
        !(self.waiting.messages.is_empty() && self.panels.are_closed())
    }

    /// Does what has waited for the later part; if it did not come, tells that to
    /// whoever waits for it.
    pub(super) fn hear_of_later(&mut self, ctx: &Context<Self>, is_there: bool) -> Redraw {
        self.waiting.is_fetching = false;
        if is_there {
            self.begin_with_later(ctx);
            if self
                .messages
                .shown
                .as_ref()
                .is_some_and(|it| it.about == "later")
            {
                self.messages.shown = None;
            }
            for msg in std::mem::take(&mut self.waiting.messages) {
                ctx.link().send_message(msg);
            }
            return Redraw::Yes;
        }
        if !self.wants_later() {
            return Redraw::No;
        }
        self.messages
            .tell("later", self.texts.later_missing().to_owned());
        self.messages.offer(Offer::FetchLater);
        Redraw::Yes
    }

    /// Fetches the later part once more.
    pub(super) fn try_later_again(&mut self, ctx: &Context<Self>) -> Redraw {
        self.messages.shown = None;
        self.waiting.patience = None;
        self.wait_for_later(ctx);
        Redraw::Yes
    }

    /// Opens what the page begins with, if the later part is there.
    pub(super) fn begin_with_later(&mut self, ctx: &Context<Self>) {
        if let Some(later) = loaded() {
            (later.begin)(self, ctx);
        }
    }

    /// Draws a piece of the page; nothing, as long as its part is not there.
    pub(super) fn piece(&self, ctx: &Context<Self>, piece: Piece) -> Html {
        loaded().map_or_else(Html::default, |later| (later.draw)(self, ctx, piece))
    }

    /// Does what a person wants at a board that is not played on.
    pub(super) fn pass_intent_on(&mut self, ctx: &Context<Self>, intent: Intent) -> Redraw {
        loaded().map_or(Redraw::No, |later| (later.want)(self, ctx, intent))
    }

    /// Judges the move that waits, in a puzzle.
    pub(super) fn judge(&mut self, ctx: &Context<Self>) {
        if let Some(later) = loaded() {
            (later.judge)(self, ctx);
        }
    }

    /// Tells the host what happened.
    pub(super) fn tell_host(&mut self, ctx: &Context<Self>, happenings: &[Happening]) {
        if let Some(later) = loaded() {
            (later.tell_host)(self, ctx, happenings);
        }
    }

    /// Tells host and paper how the game stands, once it is drawn.
    pub(super) fn tell_drawn(&mut self, ctx: &Context<Self>) {
        if let Some(later) = loaded() {
            (later.tell_drawn)(self, ctx);
        }
    }

    fn hear_later(&mut self, ctx: &Context<Self>, msg: Msg) -> Redraw {
        match msg {
            Msg::Do(command) => self.obey_later(ctx, command),
            Msg::Due(Due::PuzzleMove) => self.make_next_of_puzzle(ctx),
            Msg::Due(Due::Practice) => self.go_on_in_practice(ctx),
            Msg::Due(Due::Step) => self.tell_step(),
            Msg::Due(Due::LookBackIsSilent) => self.fail_look_back(),
            Msg::Host(event) => self.hear_host(ctx, event),
            Msg::Replay(news) => self.hear_of_games(ctx, news),
            Msg::Brought(brought) => self.hear_brought(ctx, brought),
            Msg::LookBack(event) => self.hear_look_back(ctx, event),
            Msg::Practice(event) => self.hear_practice(ctx, event),
            _ => Redraw::No,
        }
    }

    fn obey_later(&mut self, ctx: &Context<Self>, command: Command) -> Redraw {
        match command {
            Command::Read(held, extra) => self.read(ctx, *held, extra),
            Command::PlayOn => self.play_on(),
            Command::Ask(ask) => self.answer(ctx, &ask),
            Command::Typed(typed) => self.obey_typed(ctx, typed),
            Command::Open(panel) => self.panels.open(panel),
            Command::Share => self.share(),
            Command::ShowCode(link) => self.show_code(link),
            Command::ShowSheet(link) => self.show_sheet(ctx, link),
            Command::Export(export) => self.export(ctx, export),
            Command::Show { line, ply } => self.show_place(ctx, (line, ply)),
            Command::Step(step) => self.step(ctx, step),
            Command::LookUpWhole => self.look_up_whole(ctx),
            Command::TryAgain => self.try_again(ctx),
            Command::ShowSolution => self.show_solution(ctx),
            Command::ChooseGame(number) if self.reading.is_some() => self.read_other(ctx, number),
            Command::ChooseGame(number) => self.replay_other(ctx, number),
            Command::Look(look) => self.look_back(ctx, look),
            Command::Learn(learn) => self.learn(ctx, learn),
            Command::Practise(wanted) => self.practise(ctx, wanted),
            _ => Redraw::No,
        }
    }

    fn draw_later(&self, ctx: &Context<Self>, piece: Piece) -> Html {
        match piece {
            Piece::Panels => self.draw_panels(ctx),
            Piece::Ending(edge) => self.ending(edge),
            Piece::Read => html! {
                <>
                    <section class="tools">{ self.reading_text(ctx) }</section>
                    { self.reading_foot() }
                </>
            },
            Piece::Practice => self.practice_tools(ctx),
            Piece::EmbeddedTools => self.embedded_tools(ctx),
            Piece::Moves => self.moves_beside(ctx),
            Piece::EvalBar => self.eval_bar(),
        }
    }

    fn begin_later(&mut self, ctx: &Context<Self>) {
        self.paper = (self.mode == Mode::Own).then(|| Paper::new(self.texts));
        self.open_games(ctx);
        self.read_on(ctx);
        self.open_practice_of_address(ctx);
    }

    fn want_later(&mut self, ctx: &Context<Self>, intent: Intent) -> Redraw {
        if self.practises() {
            self.try_in_practice(ctx, intent)
        } else if !self.takes_moves() {
            self.look_on(ctx, intent)
        } else {
            self.try_intent(ctx, intent)
        }
    }

    fn tell_of_drawn(&mut self, ctx: &Context<Self>) {
        self.tell_state();
        self.follow_steps(ctx);
        self.tell_printed(ctx);
        self.lay_out_on_paper(ctx);
        self.tell_loaded(ctx);
    }
}
