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
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use self::pointer::Pointers;
use self::promotion::Chooser;
use self::squares::{Cursor, Squares};
use crate::page;
use crate::text::Texts;

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
    /// The board got (or lost) the focus by way of the keyboard.
    ShowCursor(bool),
}

/// The board component.
pub(crate) struct Board {
    geometry: Rc<Geometry>,
    squares: Squares,
    cursor: Cursor,
    grid: NodeRef,
    layer: NodeRef,
    chooser: NodeRef,
    pointers: Option<Pointers>,
    /// Whether a pointer went down on the promotion buttons since they slid out.
    armed: Rc<StdCell<bool>>,
    _pixels: EventListener,
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
        let geometry = Geometry::new(props.view.plan.clone(), props.turn);
        let cursor = Cursor {
            square: first_cursor(&geometry),
            shown: false,
        };
        size::announce(&geometry);
        let by_keyboard: Rc<StdCell<bool>> = Rc::default();
        Board {
            cursor,
            squares: Squares::new(&geometry, &props.view, cursor, props.texts),
            geometry: Rc::new(geometry),
            grid: NodeRef::default(),
            layer: NodeRef::default(),
            chooser: NodeRef::default(),
            pointers: None,
            armed: Rc::default(),
            _pixels: size::watch_pixels(),
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
            self.squares = Squares::new(&geometry, &props.view, self.cursor, props.texts);
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
                self.focus_cursor(ctx);
            }
            Msg::Press => {
                let square = self.cursor.square;
                self.cursor.shown = true;
                self.show_squares(ctx);
                ctx.props().on_intent.emit(Intent::Touch(square));
                ctx.props().on_intent.emit(Intent::LetGo(Some(square)));
            }
            Msg::Pointed(square) => {
                let shown = false;
                self.cursor = Cursor { square, shown };
                self.show_squares(ctx);
            }
            Msg::ShowCursor(shown) => {
                self.cursor.shown = shown;
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
                    <div class="squares" role="grid" aria-label={props.texts.board()} ref={self.grid.clone()}
                        onkeydown={keys::on_key(ctx)} onfocusin={self.on_focus(ctx)} onfocusout={keys::on_blur(ctx)}
                        onclick={self.on_click(ctx)}>{ self.squares.html() }</div>
                    <div class="layer" aria-hidden="true" ref={self.layer.clone()}>
                        <div class="ring"></div>
                    </div>
                    <div class="questions">
                        { for props.view.promotion.iter().map(|promotion| self.question(props, promotion)) }
                    </div>
                </div>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        self.show_squares(ctx);
        let props = ctx.props();
        if first {
            self.pointers = self.listen(ctx);
        }
        let before = std::mem::replace(&mut self.shown, props.view.clone());
        if !Rc::ptr_eq(&before, &props.view) {
            let dropped = self
                .pointers
                .as_ref()
                .and_then(|pointers| pointers.show(&props.view, &self.geometry));
            self.glide(&before, &props.view, dropped);
            if before.promotion.is_none() && props.view.promotion.is_some() {
                self.armed.set(false);
                promotion::focus_first(&self.chooser);
            }
        } else if let Some(pointers) = &self.pointers {
            pointers.show(&props.view, &self.geometry);
        }
        // What had the focus may be gone: a promotion button, the panel of a new game, the rematch.
        if self.by_keyboard.get() && page::nothing_has_focus() {
            self.focus_cursor(ctx);
        }
    }
}

impl Board {
    /// Shows the view and the cursor on the squares.
    fn show_squares(&mut self, ctx: &Context<Self>) {
        let props = ctx.props();
        let (view, cursor) = (&props.view, self.cursor);
        self.on_page(ctx, |squares, place| squares.show(place, view, cursor));
    }

    fn question(&self, props: &Props, promotion: &Promotion) -> Html {
        let chooser = Chooser {
            promotion,
            geometry: &self.geometry,
            texts: props.texts,
            armed: &self.armed,
            on_intent: &props.on_intent,
        };
        promotion::draw(&chooser, &self.chooser)
    }

    /// The cursor is seen when the focus came by the keyboard.
    fn on_focus(&self, ctx: &Context<Self>) -> Callback<FocusEvent> {
        let by_keyboard = self.by_keyboard.clone();
        ctx.link()
            .callback(move |_| Msg::ShowCursor(by_keyboard.get()))
    }

    /// Screen readers click without pointing: such a click touches the square and lets go.
    fn on_click(&self, ctx: &Context<Self>) -> Callback<MouseEvent> {
        let geometry = self.geometry.clone();
        let on_intent = ctx.props().on_intent.clone();
        Callback::from(move |event: MouseEvent| {
            let pointed = event.detail() != 0;
            let square = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok())
                .and_then(|element| element.closest("[data-square]").ok().flatten())
                .and_then(|element| element.get_attribute("data-square"))
                .and_then(|name| geometry.plan().find(&name));
            if let (false, Some(square)) = (pointed, square) {
                on_intent.emit(Intent::Touch(square));
                on_intent.emit(Intent::LetGo(Some(square)));
            }
        })
    }

    fn listen(&self, ctx: &Context<Self>) -> Option<Pointers> {
        let grid = self.grid.cast::<HtmlElement>()?;
        let ring = self.layer.cast::<Element>()?.first_element_child()?;
        let link = ctx.link().clone();
        Some(Pointers::listen(
            grid,
            ring.unchecked_into(),
            self.geometry.clone(),
            ctx.props().view.clone(),
            ctx.props().on_intent.clone(),
            Callback::from(move |square| link.send_message(Msg::Pointed(square))),
        ))
    }

    fn glide(&self, before: &View, now: &View, dropped: Option<pointer::Dropped>) {
        let grid = self.grid.cast::<Element>();
        let layer = self.layer.cast::<Element>();
        if let Some((grid, layer)) = grid.zip(layer) {
            glide::show(
                &glide::Stage {
                    grid,
                    layer,
                    geometry: &self.geometry,
                },
                before,
                now,
                dropped,
            );
        }
    }

    fn focus_cursor(&mut self, ctx: &Context<Self>) {
        let square = self.cursor.square;
        self.on_page(ctx, |squares, place| squares.focus(place, square));
    }

    /// Does something with the squares where they are on the page.
    fn on_page(&mut self, ctx: &Context<Self>, act: impl FnOnce(&mut Squares, &squares::Place)) {
        if let Some(grid) = self.grid.cast::<Element>() {
            let place = squares::Place {
                grid: &grid,
                geometry: &self.geometry,
                texts: ctx.props().texts,
            };
            act(&mut self.squares, &place);
        }
    }
}

/// Where the keyboard starts: at the bottom left.
fn first_cursor(geometry: &Geometry) -> SquareId {
    let bottom = geometry.step(SquareId(0), Direction::Last);
    geometry.step(bottom, Direction::RowStart)
}
