//! The board: squares with a place on the page, men and marks on them. It knows no rules and no
//! game, and any shape of board will do: all that it draws stands in the view, and where it is
//! drawn stands in the geometry.

mod above;
#[cfg(test)]
mod armies;
mod asking;
mod bubble;
mod carried;
mod drawing;
mod edge;
mod glide;
pub(super) mod keys;
mod loupe;
mod near;
pub(crate) mod pencil;
pub(super) mod pointer;
pub(super) mod press;
mod rim;
pub(super) mod scene;
mod since;
pub(super) mod squares;
#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use rochade_table::{Direction, Geometry, Intent, SquareId, Turn, View};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

pub(crate) use self::above::Above;
use self::asking::{Asking, Heard};
use self::pencil::{Drawer, Pencil, Sketch};
use self::pointer::Pointers;
use self::press::{Dropped, Pointed};
use self::rim::Rim;
pub(crate) use self::scene::{Blame, can_huff, in_hand};
use self::scene::{Cursor, Scene};
use self::since::Since;
use self::squares::Squares;
pub(crate) use self::squares::are_ahead;
use crate::command::Command;
use crate::components::promotion::PromotionMenu;
use crate::components::status::TURN;
use crate::drawn::{Drawn, Shape};
use crate::page;
use crate::platform::live_region;
use crate::root;
use crate::settings::{Setting, Settings};
use crate::sides::Way;
use crate::text::Texts;
use crate::words::Words;

/// What a game that is over leads to.
const REMATCH: &str = "[data-action=rematch]";

/// What the board is given.
#[derive(Properties)]
pub(crate) struct Props {
    /// What is drawn.
    pub(crate) view: Rc<View>,
    /// From which side of the table it is seen.
    pub(crate) turn: Turn,
    /// Why a touch came to nothing, while that is shown.
    pub(crate) blame: Option<Rc<Blame>>,
    /// What the user has chosen.
    pub(crate) settings: Settings,
    /// Whether arrows step through a game that is only looked at, and do not walk.
    pub(crate) steps: bool,
    /// What stands above its squares.
    pub(crate) above: Above,
    /// The squares of a hint, in the order in which its man moves.
    pub(crate) hint: Rc<[SquareId]>,
    /// What the author of the game has drawn on it.
    pub(crate) told: Drawn,
    /// What the reader has drawn on it.
    pub(crate) own: Drawn,
    /// What draws on it.
    pub(crate) drawer: Drawer,
    /// Whom to tell what the player does.
    pub(crate) commands: Callback<Command>,
    /// The squares with which the page opened.
    pub(crate) squares: HtmlElement,
}

impl PartialEq for Props {
    /// A view is made anew whenever it may differ, so that comparing addresses is enough.
    fn eq(&self, other: &Props) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && self.turn == other.turn
            && self.blame == other.blame
            && self.settings == other.settings
            && self.steps == other.steps
            && self.above == other.above
            && self.hint == other.hint
            && self.told == other.told
            && self.own == other.own
            && self.commands == other.commands
    }
}

/// What the board tells itself.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The keyboard's cursor goes somewhere.
    Walk(Direction),
    /// The square under the cursor is touched, and let go, by a key.
    Press,
    /// The player wants to choose what the man in hand becomes on the square under the cursor.
    AskChoice,
    /// The player asks something by a key.
    Asked(Heard),
    /// No key came that goes on with what was asked so far.
    NothingFurther,
    /// A finger, a pen or the mouse is on a square: the cursor follows, unseen.
    Pointed(Pointed),
    /// The board is to have the focus, if nothing else does.
    TakeFocus,
    /// The board got the focus: the cursor is seen if it came by the keyboard.
    Focused,
    /// The focus left the board.
    Blurred,
    /// The pencil does something.
    Sketched(Sketch),
    /// The square of this name was clicked without being pointed at: screen readers do so.
    Clicked(String),
    /// What was touched before the rules were there is done.
    Replayed,
}

/// The board component.
pub(crate) struct Board {
    texts: &'static Texts,
    geometry: Rc<Geometry>,
    squares: Squares,
    cursor: Cursor,
    layer: NodeRef,
    /// The ring on the target under a pointer, and the loupe.
    signs: [NodeRef; 2],
    pointers: Pointers,
    pencil: Pencil,
    /// What the pencil has come to, if it is down.
    sketch: Option<Shape>,
    _keys: [EventListener; 5],
    /// The keys that ask, and until when a further one belongs to them.
    asking: Rc<RefCell<Asking>>,
    further: Option<Timeout>,
    /// Whether the last thing that was touched was the keyboard: only then does the focus have to
    /// be seen and kept.
    by_keyboard: Rc<Cell<bool>>,
    _around: [EventListener; 2],
    /// What the page showed last: glides start from there.
    shown: Rc<View>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let props = ctx.props();
        let texts = ctx.link().context::<&'static Texts>(Callback::noop());
        let (texts, _) = texts.expect("the app provides the words");
        let geometry = Rc::new(Geometry::new(props.view.plan.clone(), props.turn));
        let by_keyboard: Rc<Cell<bool>> = Rc::default();
        let signs: [NodeRef; 2] = Default::default();
        let answers = props.settings.is_on(Setting::AnswerKeys);
        let asking = Rc::new(RefCell::new(Asking::new(texts, &props.view, answers)));
        let mut board = Board {
            texts,
            cursor: Cursor {
                square: first_cursor(&geometry),
                shown: false,
            },
            squares: Squares::adopt(props.squares.clone(), &geometry, texts),
            pointers: listen(ctx, &geometry, &signs),
            pencil: pencil::take(ctx, &geometry),
            sketch: None,
            geometry,
            layer: NodeRef::default(),
            signs,
            _keys: keys::listen(ctx, &asking),
            asking,
            further: None,
            _around: keys::listen_around(props.commands.clone(), by_keyboard.clone()),
            by_keyboard,
            shown: props.view.clone(),
        };
        squares::set(&props.squares, "aria-describedby", Some(TURN));
        // Before the squares go to their place in the tree: their styles are then looked for once.
        if board.squares.match_layout_of(&board.geometry) {
            board.show_squares(props);
            board.name_for_both(props);
        } else {
            board.lay_squares(props);
        }
        board
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let props = ctx.props();
        let answers = |props: &Props| props.settings.is_on(Setting::AnswerKeys);
        if props.view.plan != old.view.plan || answers(props) != answers(old) {
            self.ready_keys(props);
        }
        // Another game on the same board changes the squares that are there.
        if props.turn != old.turn || props.view.plan != old.view.plan {
            self.geometry = Rc::new(Geometry::new(props.view.plan.clone(), props.turn));
            if self.geometry.plan().place(self.cursor.square).is_none() {
                self.cursor.square = first_cursor(&self.geometry);
            }
            self.lay_squares(props);
        } else if props.settings.seating != old.settings.seating {
            self.name_for_both(props);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let mut cursor = self.cursor;
        let rests = ctx.props().above.rests;
        match msg {
            Msg::Press | Msg::AskChoice | Msg::Clicked(_) if rests => {
                ctx.props().commands.emit(Command::Pause);
                return false;
            }
            Msg::Walk(direction) if ctx.props().steps => {
                self.asking.borrow_mut().follow(false);
                if let Some(step) = keys::step(direction) {
                    ctx.props().commands.emit(Command::Step(step));
                }
                return false;
            }
            Msg::Walk(direction) => {
                self.asking.borrow_mut().follow(false);
                if let Some(met) = edge::met(self.texts, &self.geometry, cursor.square, direction) {
                    ctx.props().commands.emit(Command::Say(met));
                }
                cursor = Cursor {
                    square: self.geometry.step(cursor.square, direction),
                    shown: true,
                };
            }
            Msg::Press | Msg::AskChoice => cursor.shown = true,
            Msg::Sketched(sketch) => return self.sketch(ctx, sketch),
            Msg::Asked(heard) => {
                self.ask(ctx, heard);
                return false;
            }
            Msg::NothingFurther => {
                self.end_asking(ctx);
                return false;
            }
            Msg::Clicked(ref name) => {
                if let Some(square) = self.geometry.plan().find(name) {
                    tap(ctx, square);
                }
            }
            Msg::Pointed(Pointed::At(square) | Pointed::To(square)) => {
                self.asking.borrow_mut().follow(true);
                cursor = Cursor {
                    square,
                    shown: false,
                };
            }
            Msg::Replayed => {}
            Msg::TakeFocus => {
                self.take_focus(ctx.props());
                return false;
            }
            Msg::Focused => {
                cursor.shown = self.by_keyboard.get();
                if cursor.shown {
                    self.asking.borrow_mut().follow(false);
                }
            }
            Msg::Blurred => {
                self.end_asking(ctx);
                cursor.shown = false;
            }
        }
        self.cursor = cursor;
        self.show_squares(ctx.props());
        match msg {
            Msg::Walk(_) => self.focus_cursor(),
            Msg::Press => tap(ctx, cursor.square),
            Msg::AskChoice => tell(ctx, Intent::AskChoice(cursor.square)),
            // The keyboard goes on where the pointer has left off.
            Msg::Pointed(Pointed::To(_)) if self.has_focus() => self.focus_cursor(),
            _ => {}
        }
        // The squares are drawn by hand, and nothing else changed.
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { view, above, .. } = ctx.props();
        let View {
            game, promotion, ..
        } = &**view;
        let question = promotion.clone().map(|promotion| {
            html! { <PromotionMenu game={*game} {promotion} geometry={self.geometry.clone()} /> }
        });
        let drawing = self.drawing(ctx.props());
        let rim = rim::Props::of(view, &self.geometry);
        let since = since::Props::of(view, &self.geometry).filter(|_| !above.rests);
        let class = classes!(
            "board",
            promotion.is_some().then_some("asking"),
            above.tells_moment_of(view).then_some("past"),
        );
        let [ring, loupe] = self.signs.clone();
        html! {
            <div class="slot">
                <div {class}>
                    // Each is one node, there or not: the squares, which are none of Yew's, keep
                    // their place among their siblings.
                    if let Some(rim) = rim {
                        <Rim ..rim />
                    }
                    { Html::VRef(self.squares.grid().clone().into()) }
                    if let Some(since) = since {
                        <Since ..since />
                    }
                    <div class="layer" aria-hidden="true" ref={self.layer.clone()}>
                        <div class="ring" ref={ring}></div>
                        <div class="loupe" ref={loupe}></div>
                    </div>
                    if let Some(drawing) = drawing {
                        { drawing }
                    }
                    <div class="questions">{ for question }</div>
                    { self.above(ctx.props()) }
                </div>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let props = ctx.props();
        self.show_squares(props);
        let before = std::mem::replace(&mut self.shown, props.view.clone());
        let dropped = self
            .pointers
            .show(&props.view, &self.geometry, props.settings);
        self.pencil.show(&props.view, &self.geometry);
        if !Rc::ptr_eq(&before, &props.view)
            && !are_ahead(&props.squares)
            && glide::animates(props.settings.get(Setting::Animation))
        {
            self.glide(&before, &props.view, dropped);
        }
        // What had the focus may be gone: a promotion button, the panel of a new game, the rematch.
        if self.by_keyboard.get() && page::nothing_has_focus() {
            let link = ctx.link().clone();
            live_region::then_focus(move || link.send_message(Msg::TakeFocus));
        }
    }
}

impl Board {
    /// Lays the squares anew.
    fn lay_squares(&mut self, props: &Props) {
        root::set_shape(&self.geometry);
        let scene = self.scene(props);
        self.squares.lay(&self.geometry, &scene);
        self.name_for_both(props);
    }

    /// Names rows and columns for the far player, too, where one sits face to face with the near
    /// one.
    fn name_for_both(&mut self, props: &Props) {
        if props.settings.seating.way == Way::Face {
            self.squares.name_far_edges(&self.geometry);
        }
    }

    /// Shows on the squares what has changed.
    fn show_squares(&mut self, props: &Props) {
        let scene = self.scene(props);
        self.squares.show(&self.geometry, &scene);
    }

    fn scene<'a>(&self, props: &'a Props) -> Scene<'a> {
        Scene {
            view: &props.view,
            veiled: props.above.rests,
            blame: props.blame.as_deref(),
            cursor: self.cursor,
            words: Words::new(self.texts, &props.view),
        }
    }

    fn glide(&self, before: &View, now: &View, dropped: Option<Dropped>) {
        if let Some(layer) = self.layer.cast::<Element>() {
            let stage = glide::Stage {
                grid: self.squares.grid(),
                layer,
                geometry: &self.geometry,
            };
            glide::show(&stage, before, now, dropped);
        }
    }

    /// Returns whether one of the squares has the focus.
    fn has_focus(&self) -> bool {
        let active = page::document().active_element();
        active.is_some_and(|active| self.squares.grid().contains(Some(&active)))
    }

    /// Takes the focus that nothing has; after the game, what leads to the next one gets it.
    fn take_focus(&mut self, props: &Props) {
        if page::nothing_has_focus() && props.view.outcome.is_some() {
            page::focus(REMATCH);
        }
        if page::nothing_has_focus() {
            self.focus_cursor();
        }
    }

    fn focus_cursor(&mut self) {
        self.squares.focus(&self.geometry, self.cursor.square);
    }
}

/// Touches a square and lets go of it.
fn tap(ctx: &Context<Board>, square: SquareId) {
    tell(ctx, Intent::Touch(square));
    tell(ctx, Intent::LetGo(Some(square)));
}

fn tell(ctx: &Context<Board>, intent: Intent) {
    ctx.props().commands.emit(Command::Intent(intent));
}

fn listen(ctx: &Context<Board>, geometry: &Rc<Geometry>, signs: &[NodeRef; 2]) -> Pointers {
    let props = ctx.props();
    let link = ctx.link().clone();
    let [ring, loupe] = signs.clone();
    Pointers::listen(
        props.squares.clone(),
        (ring, Some(loupe)),
        geometry.clone(),
        props.view.clone(),
        props.settings,
        props.commands.reform(Command::Intent),
        Callback::from(move |pointed| link.send_message(Msg::Pointed(pointed))),
    )
}

/// Returns where the keyboard starts: at the bottom left.
fn first_cursor(geometry: &Geometry) -> SquareId {
    let bottom = geometry.step(SquareId(0), Direction::Last);
    geometry.step(bottom, Direction::RowStart)
}
