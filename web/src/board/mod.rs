//! The board: squares with a place on the page, men and marks on them. It knows no rules and no game, and any shape of
//! board will do: all that it draws stands in the view, and where it is drawn stands in the geometry.

mod glide;
mod keys;
mod pointer;
mod promotion;
mod size;
mod squares;

use std::cell::Cell as StdCell;
use std::rc::Rc;

use gloo_events::EventListener;
use rochade_table::{Direction, Geometry, Intent, Promotion, SquareId, Turn, View};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use self::pointer::Pointers;
use self::promotion::Chooser;
use self::squares::{Cursor, Squares};
use crate::page;
use crate::text::Texts;
use crate::words::Words;

/// What the board is given.
#[derive(Properties)]
pub(crate) struct Props {
    /// What is drawn.
    pub(crate) view: Rc<View>,
    /// From which side of the table it is seen.
    pub(crate) turn: Turn,
    /// The words for the squares' names.
    pub(crate) texts: &'static Texts,
    /// Whom to tell what the player does.
    pub(crate) on_intent: Callback<Intent>,
    /// The squares with which the page opened.
    pub(crate) grid: HtmlElement,
}

impl PartialEq for Props {
    /// A view is made anew whenever it may differ, so that comparing addresses is enough.
    fn eq(&self, other: &Props) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && self.turn == other.turn
            && std::ptr::eq(self.texts, other.texts)
            && self.on_intent == other.on_intent
    }
}

/// What the board tells itself.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The keyboard's cursor goes somewhere.
    Walk(Direction),
    /// The square under the cursor is touched, and let go, by a key.
    Press,
    /// A finger, a pen or the mouse touched this square: the cursor follows, unseen.
    Pointed(SquareId),
    /// The board got the focus: the cursor is seen if it came by the keyboard.
    Focused,
    /// The focus left the board.
    Blurred,
    /// The square of this name was clicked without being pointed at: screen readers do so.
    Clicked(String),
}

/// The board component.
pub(crate) struct Board {
    geometry: Rc<Geometry>,
    squares: Squares,
    cursor: Cursor,
    layer: NodeRef,
    ring: NodeRef,
    chooser: NodeRef,
    pointers: Pointers,
    /// Whether a pointer went down on the promotion buttons since they slid out.
    armed: Rc<StdCell<bool>>,
    _keys: [EventListener; 4],
    /// Whether the last thing that was touched was the keyboard: only then does the focus have to be seen and kept.
    by_keyboard: Rc<StdCell<bool>>,
    _around: [EventListener; 2],
    /// What the page showed last: glides start from there.
    shown: Rc<View>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let props = ctx.props();
        let geometry = Rc::new(Geometry::new(props.view.plan.clone(), props.turn));
        let cursor = Cursor {
            square: first_cursor(&geometry),
            shown: false,
        };
        let by_keyboard: Rc<StdCell<bool>> = Rc::default();
        let ring = NodeRef::default();
        let mut squares = Squares::adopt(props.grid.clone(), &geometry, words(props));
        if !squares.lie_as(&geometry) {
            size::announce(&geometry);
            squares.lay(&geometry, &props.view, cursor, words(props));
        }
        Board {
            cursor,
            squares,
            pointers: listen(ctx, &geometry, &ring),
            geometry,
            layer: NodeRef::default(),
            ring,
            chooser: NodeRef::default(),
            armed: Rc::default(),
            _keys: keys::listen(ctx),
            _around: keys::listen_around(props.on_intent.clone(), by_keyboard.clone()),
            by_keyboard,
            shown: props.view.clone(),
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let props = ctx.props();
        // Another game on the same board changes the squares that are there.
        if props.turn != old.turn || props.view.plan != old.view.plan {
            let geometry = Geometry::new(props.view.plan.clone(), props.turn);
            size::announce(&geometry);
            if geometry.plan().place(self.cursor.square).is_none() {
                self.cursor.square = first_cursor(&geometry);
            }
            self.squares
                .lay(&geometry, &props.view, self.cursor, words(props));
            self.geometry = Rc::new(geometry);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Walk(direction) => {
                self.cursor = Cursor {
                    square: self.geometry.step(self.cursor.square, direction),
                    shown: true,
                };
                self.show_squares(ctx);
                self.focus_cursor();
            }
            Msg::Press => {
                let square = self.cursor.square;
                self.cursor.shown = true;
                self.show_squares(ctx);
                tap(ctx, square);
            }
            Msg::Clicked(name) => {
                if let Some(square) = self.geometry.plan().find(&name) {
                    tap(ctx, square);
                }
            }
            Msg::Pointed(square) => {
                let shown = false;
                self.cursor = Cursor { square, shown };
                self.show_squares(ctx);
            }
            Msg::Focused => {
                self.cursor.shown = self.by_keyboard.get();
                self.show_squares(ctx);
            }
            Msg::Blurred => {
                self.cursor.shown = false;
                self.show_squares(ctx);
            }
        }
        // The squares are drawn by hand, and nothing else changed.
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let asking = props.view.promotion.is_some();
        html! {
            <div class="slot">
                <div class={if asking { "board asking" } else { "board" }}>
                    { Html::VRef(self.squares.grid().clone().into()) }
                    <div class="layer" aria-hidden="true" ref={self.layer.clone()}>
                        <div class="ring" ref={self.ring.clone()}></div>
                    </div>
                    <div class="questions">
                        { for props.view.promotion.iter().map(|promotion| self.question(props, promotion)) }
                    </div>
                </div>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        self.show_squares(ctx);
        let props = ctx.props();
        let before = std::mem::replace(&mut self.shown, props.view.clone());
        let dropped = self.pointers.show(&props.view, &self.geometry);
        if !Rc::ptr_eq(&before, &props.view) {
            self.glide(&before, &props.view, dropped);
            if before.promotion.is_none() && props.view.promotion.is_some() {
                self.armed.set(false);
                promotion::focus_first(&self.chooser);
            }
        }
        // What had the focus may be gone: a promotion button, the panel of a new game, the rematch.
        if self.by_keyboard.get() && page::nothing_has_focus() {
            self.focus_cursor();
        }
    }
}

impl Board {
    /// Shows the view and the cursor on the squares.
    fn show_squares(&mut self, ctx: &Context<Self>) {
        let props = ctx.props();
        self.squares
            .show(&self.geometry, &props.view, self.cursor, words(props));
    }

    fn question(&self, props: &Props, promotion: &Promotion) -> Html {
        let chooser = Chooser {
            view: &props.view,
            promotion,
            geometry: &self.geometry,
            texts: props.texts,
            armed: &self.armed,
            on_intent: &props.on_intent,
        };
        promotion::draw(&chooser, &self.chooser)
    }

    fn glide(&self, before: &View, now: &View, dropped: Option<pointer::Dropped>) {
        if let Some(layer) = self.layer.cast::<Element>() {
            let stage = glide::Stage {
                grid: self.squares.grid(),
                layer,
                geometry: &self.geometry,
            };
            glide::show(&stage, before, now, dropped);
        }
    }

    fn focus_cursor(&mut self) {
        self.squares.focus(&self.geometry, self.cursor.square);
    }
}

/// The words for the game on the board.
fn words(props: &Props) -> Words<'_> {
    Words::new(props.texts, &props.view)
}

/// Touches a square and lets go of it.
fn tap(ctx: &Context<Board>, square: SquareId) {
    let on_intent = &ctx.props().on_intent;
    on_intent.emit(Intent::Touch(square));
    on_intent.emit(Intent::LetGo(Some(square)));
}

fn listen(ctx: &Context<Board>, geometry: &Rc<Geometry>, ring: &NodeRef) -> Pointers {
    let props = ctx.props();
    let link = ctx.link().clone();
    Pointers::listen(
        props.grid.clone(),
        ring.clone(),
        geometry.clone(),
        props.view.clone(),
        props.on_intent.clone(),
        Callback::from(move |square| link.send_message(Msg::Pointed(square))),
    )
}

/// Where the keyboard starts: at the bottom left.
fn first_cursor(geometry: &Geometry) -> SquareId {
    let bottom = geometry.step(SquareId(0), Direction::Last);
    geometry.step(bottom, Direction::RowStart)
}
