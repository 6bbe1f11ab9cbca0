//! The app: it holds the table, hands it every intent, and shows what comes of it.

use std::rc::Rc;

use rochade_table::{
    GameKind, Happening, Intent, Kind, Player, Refusal, Seat, SeatView, Start, Table, Turn,
    TypedError, View,
};
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use crate::bar::{self, Bar};
use crate::board::Board;
use crate::new_game::{self, NewGame};
use crate::page;
use crate::say;
use crate::text::Texts;
use crate::tools::{self, Tools};

/// What the app is given.
#[derive(Properties)]
pub(crate) struct Props {
    /// The words of the user's language.
    pub(crate) texts: &'static Texts,
    /// The squares with which the page opened.
    pub(crate) grid: HtmlElement,
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
    /// The view is turned to the other side of the table.
    Flip,
    /// The "New game" panel is opened or closed.
    NewGame(bool),
}

/// The app component.
pub(crate) struct App {
    table: Table,
    view: Rc<View>,
    texts: &'static Texts,
    /// The number of the player who sits at the bottom of the page; players keep their place through a sitting.
    near_player: usize,
    asking_new_game: bool,
    /// The last thing that was said to screen readers.
    said: AttrValue,
    notice: Option<AttrValue>,
    /// The field for typed moves.
    field: NodeRef,
    /// The panel that is open.
    panel: NodeRef,
}

impl Component for App {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let texts = ctx.props().texts;
        page::set_language(texts);
        let table = Table::new(first_start());
        let view = Rc::new(table.view());
        page::publish(&view);
        App {
            table,
            view,
            texts,
            near_player: 0,
            asking_new_game: false,
            said: AttrValue::default(),
            notice: None,
            field: NodeRef::default(),
            panel: NodeRef::default(),
        }
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Intent(intent) => self.apply(intent),
            Msg::Flip => {
                self.near_player = 1 - self.near_player;
                true
            }
            Msg::NewGame(open) => std::mem::replace(&mut self.asking_new_game, open) != open,
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let texts = self.texts;
        let link = ctx.link();
        let (near, far) = self.sides();
        let on_intent = link.callback(Msg::Intent);
        let scored = self.view.seats.iter().any(|seat| seat.half_points > 0);
        let bar = |key, seat, near| {
            bar::draw(&Bar {
                key,
                seat,
                near,
                scored,
                texts,
            })
        };
        let tools = Tools {
            view: &self.view,
            notice: self.notice.as_ref(),
            texts,
            on_intent: &on_intent,
        };
        html! {
            <main class="table">
                <header class="head" key="head">
                    <h1>{ "Rochade" }</h1>
                    <button type="button" data-action="flip" onclick={link.callback(|_| Msg::Flip)}>{ texts.flip() }</button>
                    <button type="button" data-action="new-game" onclick={link.callback(|_| Msg::NewGame(true))}>
                        { texts.new_game() }
                    </button>
                </header>
                { bar("far", far, false) }
                <Board key="board" view={self.view.clone()} turn={turn(near)} {texts} on_intent={on_intent.clone()}
                    grid={ctx.props().grid.clone()} />
                { bar("near", near, true) }
                { tools::draw(&tools, &self.field) }
                <p class="unseen" key="said" role="status" aria-live="polite" aria-atomic="true">{ &self.said }</p>
                <div class="panels" key="panels">
                    { for self.asking_new_game.then(|| self.new_game(ctx)) }
                </div>
            </main>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let Some(panel) = self
            .panel
            .cast::<HtmlDialogElement>()
            .filter(|panel| !panel.open())
        {
            // Refused only if the panel is open already, and it is not.
            let _ = panel.show_modal();
        }
    }
}

impl App {
    fn new_game(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let panel = NewGame {
            players: self.players(),
            texts: self.texts,
            on_start: link.callback(|start| Msg::Intent(Intent::Start(start))),
            on_close: link.callback(|()| Msg::NewGame(false)),
        };
        new_game::draw(panel, &self.panel)
    }

    /// Hands an intent to the table; whether there is anything new to draw.
    fn apply(&mut self, intent: Intent) -> bool {
        let starts = matches!(intent, Intent::Start(_));
        let mut typed = None;
        let answer = self.table.apply(match intent {
            Intent::Type(text) => {
                let english = say::to_english_letters(self.texts, &text);
                typed = Some(text);
                Intent::Type(english)
            }
            other => other,
        });
        let old_notice = self.notice.take();
        if starts && answer.is_ok() {
            self.near_player = 0;
        }
        match answer {
            Ok(happenings) if happenings.is_empty() => old_notice.is_some(),
            Ok(happenings) => {
                if self.table.record().events.len() != self.view.plies {
                    tools::clear(&self.field);
                }
                self.view = Rc::new(self.table.view());
                page::publish(&self.view);
                self.say(&happenings);
                true
            }
            Err(refusal) => {
                let said = typed.and_then(|typed| self.explain(&refusal, &typed));
                let old = old_notice.clone().unwrap_or_default();
                self.notice = said.map(|said| again(&old, said));
                self.notice != old_notice
            }
        }
    }

    /// Says to screen readers what happened.
    fn say(&mut self, happenings: &[Happening]) {
        let texts = self.texts;
        let sentences: Vec<String> = happenings
            .iter()
            .filter_map(|happening| match happening {
                Happening::Began => Some(texts.game_began(say::turn(texts, self.view.turn))),
                Happening::Moved(deed) => Some(say::deed(texts, &self.view, deed)),
                Happening::Ended(outcome) => Some(texts.ended(
                    say::reason(texts, outcome.termination),
                    &say::verdict(texts, &self.view, *outcome),
                )),
                Happening::Lifted(_) | Happening::PutBack | Happening::PromotionAsked => None,
            })
            .collect();
        if !sentences.is_empty() {
            self.said = again(&self.said, sentences.join(". "));
        }
    }

    /// Why a typed move was not made.
    fn explain(&self, refusal: &Refusal, typed: &str) -> Option<String> {
        let texts = self.texts;
        match refusal {
            Refusal::Typed(TypedError::Unreadable) => Some(texts.typed_unreadable(typed)),
            Refusal::Typed(TypedError::Illegal) => Some(texts.typed_illegal(typed)),
            Refusal::Typed(TypedError::Ambiguous) => Some(texts.typed_ambiguous(typed)),
            _ => None,
        }
    }

    /// The seats at the bottom and at the top of the page.
    fn sides(&self) -> (&SeatView, &SeatView) {
        let [first, second] = self.view.seats.as_slice() else {
            unreachable!("chess has two seats");
        };
        if first.player_number == self.near_player {
            (first, second)
        } else {
            (second, first)
        }
    }

    /// The players as they sit now: White first.
    fn players(&self) -> [Player; 2] {
        [Seat::FIRST, Seat::SECOND].map(|seat| self.view.seats[seat.index()].player.clone())
    }
}

/// A message that is said after another one. Screen readers say only what is new, so the same words again get a blank more.
fn again(before: &str, mut said: String) -> AttrValue {
    if before == said {
        said.push('\u{a0}');
    }
    said.into()
}

/// The way the board is turned for the one who sits at the bottom of the page.
fn turn(near: &SeatView) -> Turn {
    if near.seat == Seat::FIRST {
        Turn::None
    } else {
        Turn::Half
    }
}

/// What the page opens with: chess, modern laws, no names (play.md, section 1, point 1).
fn first_start() -> Start {
    let player = |avatar| Player {
        name: String::new(),
        avatar,
    };
    Start {
        game: GameKind::Chess,
        players: [player(Kind::King), player(Kind::King)],
        position: None,
    }
}
