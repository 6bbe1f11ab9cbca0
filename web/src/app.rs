//! The app: it holds the table, hands it every intent, and shows what comes of it.

mod notices;
mod passing;
mod play;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use rochade_table::{
    Answer, ClockState, GameKind, Intent, Player, PromptKind, Question, Seat, Start, Table, View,
};
use web_sys::{HtmlElement, HtmlFormElement};
use yew::prelude::*;

use crate::actions;
use crate::bar::{self, Bar};
use crate::board::Board;
use crate::clock;
use crate::focus::Focus;
use crate::keep::{Keeper, Kept};
use crate::later;
use crate::menu;
use crate::moves::{self, MoveTable};
use crate::new_game;
use crate::notation::Notation;
use crate::page::{self, raw};
use crate::seating;
use crate::sides::{Side, Sides};
use crate::text::Texts;
use crate::tools::{self, Tools};

/// What the app is given.
#[derive(Properties)]
pub(crate) struct Props {
    /// The words of the user's language.
    pub(crate) texts: &'static Texts,
    /// The squares with which the page opened.
    pub(crate) grid: HtmlElement,
    /// The game that was left on the device.
    pub(crate) kept: Kept,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        std::ptr::eq(self.texts, other.texts)
    }
}

/// What the app is told.
#[derive(Debug)]
pub(crate) enum Msg {
    /// A person did something.
    Intent(Intent),
    /// The seat of this letter did something.
    OfSeat(fn(Seat) -> Intent, String),
    /// The seat of one letter answers what the seat of another, or itself, has asked.
    Answer {
        /// What was asked.
        kind: PromptKind,
        /// The letter of the seat that answers.
        of: String,
        /// The letter of the seat that asked.
        by: String,
        /// What it answers.
        answer: Answer,
    },
    /// The view is turned to the next side of the table.
    Flip,
    /// The "New game" panel is opened or closed.
    NewGame(bool),
    /// The "New game" panel was filled in.
    Submit(HtmlFormElement),
    /// The clocks rest, or go on.
    Pause,
    /// The move table is opened or closed.
    Moves,
    /// What a clock shows changes by itself.
    Tick,
    /// A game that comes from elsewhere is put on the board; whether another player sent it to the one to move.
    Open(Box<Table>, bool),
    /// The page is about to be left.
    KeepTime,
    /// The players want to sit in another way.
    Seating,
    /// The device may be passed on to the player to move.
    PassOn,
    /// A message to the user is shown.
    Tell(String),
    /// Something about how the page is drawn was chosen.
    Settings,
}

/// The app component.
pub(crate) struct App {
    table: Table,
    view: Rc<View>,
    texts: &'static Texts,
    /// The number of the player who sits at the bottom of the page; players keep their place through a sitting.
    near_player: usize,
    asking_new_game: bool,
    showing_moves: bool,
    keeper: Keeper,
    /// When a clock shows something else.
    alarm: Option<Timeout>,
    on_intent: Callback<Intent>,
    focus: Focus,
    /// What is the same in every drawing.
    head: Html,
    menu: Html,
    _listeners: [EventListener; 4],
    /// The last thing that was said to screen readers.
    said: AttrValue,
    notice: Option<AttrValue>,
    /// What the notice is about (`data-notice`).
    notice_kind: &'static str,
    /// Whose turn it was after how many plies, when the device was passed on last.
    passed_on: (Seat, usize),
}

impl Component for App {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let texts = ctx.props().texts;
        page::set_language(texts);
        seating::sit_down();
        later::meet(ctx.link().clone());
        let (keeper, kept) = Keeper::new(&ctx.props().kept);
        let (table, near_player) = kept.unwrap_or_else(|| (Table::new(first_start()), 0));
        let view = Rc::new(table.view());
        page::publish(&view);
        App {
            table,
            view,
            texts,
            near_player,
            asking_new_game: false,
            showing_moves: false,
            keeper,
            alarm: None,
            on_intent: ctx.link().callback(Msg::Intent),
            focus: Focus::default(),
            head: head(texts),
            menu: raw(menu::draw(texts)),
            _listeners: actions::listen(&ctx.link().callback(|msg| msg)),
            said: AttrValue::default(),
            notice: None,
            notice_kind: "",
            passed_on: (Seat(0), 0),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.focus.note();
        match msg {
            Msg::Intent(intent) => self.apply(intent),
            Msg::OfSeat(intent, letter) => match self.view.plan.seat(&letter) {
                Some(seat) => self.apply(intent(seat)),
                None => false,
            },
            Msg::Answer {
                kind,
                of,
                by,
                answer,
            } => {
                let seat = |letter: &str| self.view.plan.seat(letter);
                let Some((of, by)) = seat(&of).zip(seat(&by)) else {
                    return false;
                };
                self.apply(Intent::Answer(Question { kind, of, by }, answer))
            }
            Msg::Flip => {
                self.near_player = self.sides().next_player();
                self.keep(false);
                true
            }
            Msg::NewGame(open) => std::mem::replace(&mut self.asking_new_game, open) != open,
            Msg::Submit(form) => self.submit(&form),
            Msg::Pause => {
                let clock = self.view.clock.as_ref().map(|clock| clock.state);
                let paused = clock == Some(ClockState::Paused);
                self.apply(if paused {
                    Intent::Resume
                } else {
                    Intent::Pause
                })
            }
            Msg::Moves => {
                self.showing_moves = !self.showing_moves;
                // Who closes the table is done with what was asked and looked at there.
                if !self.showing_moves {
                    for intent in moves::put_aside(&self.view) {
                        self.apply(intent);
                    }
                }
                true
            }
            Msg::Tick => {
                let happenings = self.table.tell_time(page::now());
                let drawn = self.take_in(happenings);
                if !drawn {
                    self.show_clocks(ctx);
                }
                drawn
            }
            Msg::Open(table, sent) => {
                self.open(*table, sent);
                true
            }
            Msg::KeepTime => {
                let happenings = self.table.tell_time(page::now());
                let drawn = self.take_in(happenings);
                self.table.note_time();
                self.keep(false);
                drawn
            }
            Msg::Tell(text) => {
                self.tell("told", text);
                true
            }
            Msg::Settings => true,
            Msg::Seating => {
                self.tell("seating", seating::next(self.texts).to_owned());
                self.pass_on_soon(ctx);
                true
            }
            Msg::PassOn => self.pass_on(ctx),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let texts = self.texts;
        let sides = self.sides();
        let bar = |(side, seat)| {
            bar::draw(&Bar {
                view: &self.view,
                seat,
                side,
                open: self.showing_moves,
                texts,
            })
        };
        let near = self.view.seat(sides.near());
        let others = sides.others();
        let tools = Tools {
            view: &self.view,
            notice: self.notice.as_ref(),
            notice_kind: self.notice_kind,
            moves: self.showing_moves.then(|| MoveTable {
                view: &self.view,
                sides,
                notation: Notation::named(&page::setting("notation")),
                texts,
            }),
            texts,
        };
        let panel = self
            .asking_new_game
            .then(|| new_game::draw(texts, &self.players()));
        html! {
            <main class="table">
                { self.head.clone() }
                <div class="others" key="others">{ for others.into_iter().map(bar) }</div>
                <Board key="board" view={self.view.clone()} turn={sides.turn()} {texts} on_intent={self.on_intent.clone()}
                    grid={ctx.props().grid.clone()} />
                { for near.map(|seat| bar((Side::Near, seat))) }
                { tools::draw(&tools) }
                { self.menu.clone() }
                <p class="unseen" key="said" role="status" aria-live="polite" aria-atomic="true">{ &self.said }</p>
                <div class="panels" key="panels">{ raw(panel.unwrap_or_default()) }</div>
            </main>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        self.face_players(ctx);
        self.show_clocks(ctx);
        page::set(
            &page::root(),
            "data-moves",
            if self.showing_moves { "open" } else { "" },
        );
        if self.showing_moves {
            moves::mark(&self.view);
        }
        if self.asking_new_game {
            new_game::show();
        }
        self.focus.restore();
    }
}

fn head(texts: &Texts) -> Html {
    let head = maud::html! {
        h1 { "Rochade" }
        button type="button" data-action="flip" { (texts.flip()) }
        button type="button" data-action="new-game" { (texts.new_game()) }
        (menu::opener(texts))
    };
    html! { <header class="head" key="head">{ raw(head) }</header> }
}

impl App {
    /// Writes what the clocks show.
    fn show_clocks(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        let view = self.table.clock_view();
        let tick = move || link.send_message(Msg::Tick);
        self.alarm = clock::show(&self.view.plan, view.as_ref(), tick);
    }

    /// The table, for those who only look.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Who sits where.
    fn sides(&self) -> Sides<'_> {
        Sides::new(&self.view, self.near_player)
    }

    /// The players as they sit now, in the order of seats.
    fn players(&self) -> Vec<Player> {
        let seats = self.view.seats.iter();
        seats.map(|seat| seat.player.clone()).collect()
    }
}

/// What the page opens with: chess, modern laws, no names (play.md, section 1, point 1).
fn first_start() -> Start {
    Start::new(GameKind::Chess, Vec::new())
}
