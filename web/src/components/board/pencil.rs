//! The pencil: what the reader draws on the board, with the right button of the mouse or with a
//! finger that has rested on a square. A press and a letting go on the same square is a circle,
//! else it is an arrow.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use rochade_table::{Geometry, SquareId, View};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, PointerEvent};
use yew::{Callback, Context};

use super::near::is_target;
use super::press::{Bounds, Press, REST, is_finger, place};
use super::scene::in_hand;
use super::{Board, Msg};
use crate::command::Command;
use crate::drawn::{Color, Shape};

/// What can draw on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawer {
    /// Nothing can: it is a picture.
    Nobody,
    /// The right button of the mouse can.
    Mouse,
    /// A finger that has rested can, too.
    Finger,
}

/// What the pencil does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sketch {
    /// It has come to this shape, and is still down. There is none where it is beside the board, or
    /// was taken away.
    Goes(Option<Shape>),
    /// It has drawn this shape.
    Drew(Shape),
    /// All that it has drawn goes.
    Wiped,
}

/// The pencil on a board.
pub(crate) struct Pencil {
    state: Rc<RefCell<State>>,
    _listeners: Vec<EventListener>,
}

struct State {
    grid: HtmlElement,
    geometry: Rc<Geometry>,
    view: Rc<View>,
    drawer: Drawer,
    on_sketch: Callback<Sketch>,
    line: Option<Line>,
}

/// A pointer that is down, and draws or may come to draw.
struct Line {
    press: Press,
    color: Color,
    /// Whether it draws: a finger has to rest first.
    draws: bool,
    /// The square under it.
    to: Option<SquareId>,
    /// What the board showed when it came down.
    view: Rc<View>,
}

/// Takes up the pencil with which the reader draws on the board.
pub(super) fn take(ctx: &Context<Board>, geometry: &Rc<Geometry>) -> Pencil {
    let props = ctx.props();
    Pencil::listen(
        props.squares.clone(),
        geometry.clone(),
        props.view.clone(),
        props.drawer,
        ctx.link().callback(Msg::Sketched),
    )
}

impl Board {
    /// Shows what the pencil does, and tells what has come of it. Returns whether there is anything
    /// new to draw.
    pub(super) fn sketch(&mut self, ctx: &Context<Self>, sketch: Sketch) -> bool {
        let props = ctx.props();
        let goes_on = match sketch {
            Sketch::Goes(shape) => shape,
            Sketch::Drew(shape) => {
                props.commands.emit(Command::Draw(shape));
                None
            }
            Sketch::Wiped => {
                if !props.own.is_empty() {
                    props.commands.emit(Command::Wipe);
                }
                return false;
            }
        };
        if goes_on.is_some() {
            self.pointers.forget();
        }
        self.sketch = goes_on;
        true
    }
}

impl Pencil {
    /// Listens on the element with the squares.
    pub(crate) fn listen(
        grid: HtmlElement,
        geometry: Rc<Geometry>,
        view: Rc<View>,
        drawer: Drawer,
        on_sketch: Callback<Sketch>,
    ) -> Pencil {
        let target = grid.clone();
        let state = Rc::new(RefCell::new(State {
            grid,
            geometry,
            view,
            drawer,
            on_sketch,
            line: None,
        }));
        let on = |name: &'static str, handle: fn(&Rc<RefCell<State>>, &Event)| {
            let state = state.clone();
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&target, name, options, move |event: &Event| {
                handle(&state, event);
            })
        };
        let mut listeners = vec![
            on("pointerdown", down),
            on("pointermove", |state, event| {
                state.borrow_mut().moved(event.unchecked_ref());
            }),
            on("pointerleave", |state, event| {
                state.borrow().capture(event.unchecked_ref());
            }),
            on("pointerup", |state, event| {
                state.borrow_mut().up(event.unchecked_ref());
            }),
            on("pointercancel", |state, _| state.borrow_mut().break_off()),
        ];
        if drawer == Drawer::Finger {
            // A finger that draws does not scroll the page around. Only this event can tell the
            // browser so once the finger is down.
            listeners.push(on("touchmove", |state, event| {
                if state.borrow().line.as_ref().is_some_and(|line| line.draws) {
                    event.prevent_default();
                }
            }));
        }
        Pencil {
            state,
            _listeners: listeners,
        }
    }

    /// Takes note of what the board shows now.
    pub(crate) fn show(&self, view: &Rc<View>, geometry: &Rc<Geometry>) {
        let mut state = self.state.borrow_mut();
        state.view = view.clone();
        if !Rc::ptr_eq(&state.geometry, geometry) {
            state.geometry = geometry.clone();
            state.break_off();
        }
    }
}

impl State {
    /// Begins to draw, or to wait for that. Returns whether a finger is waited for.
    fn begin(&mut self, event: &PointerEvent) -> bool {
        // A second finger is for the browser.
        let is_alone = self
            .line
            .as_ref()
            .is_none_or(|line| line.is_drawn_by(event));
        self.break_off();
        let finger = is_finger(event);
        let can_draw = match self.drawer {
            Drawer::Nobody => false,
            Drawer::Mouse => !finger,
            Drawer::Finger => true,
        };
        if !finger && event.button() == 0 {
            self.on_sketch.emit(Sketch::Wiped);
        }
        if !is_alone || !can_draw || !finger && event.button() != 2 {
            return false;
        }
        let bounds = Bounds::of(&self.grid, &self.geometry);
        let Some(press) = Press::begin(event, bounds, &self.geometry, None) else {
            return false;
        };
        let origin = press.origin;
        if finger && !self.means_nothing(origin) {
            return false;
        }
        self.line = Some(Line {
            press,
            color: color(event),
            draws: false,
            to: Some(origin),
            view: self.view.clone(),
        });
        if !finger {
            self.draw();
        }
        finger
    }

    /// Returns whether a finger that rests on this square means nothing to the game.
    fn means_nothing(&self, square: SquareId) -> bool {
        let is_free = self.view.promotion.is_none() && in_hand(&self.view).is_none();
        is_free && !is_target(&self.view, square)
    }

    /// Lets a finger that has rested draw, unless its touch meant something to the game: that it
    /// goes on to mean.
    fn rested(&mut self) {
        let has_changed = |line: &mut Line| !Rc::ptr_eq(&line.view, &self.view);
        if self.line.take_if(has_changed).is_none() {
            self.draw();
        }
    }

    fn draw(&mut self) {
        if let Some(line) = &mut self.line {
            line.draws = true;
            self.on_sketch.emit(Sketch::Goes(line.shape()));
        }
    }

    fn moved(&mut self, event: &PointerEvent) {
        let Some(line) = self.line.as_mut().filter(|line| line.is_drawn_by(event)) else {
            return;
        };
        let before = line.to;
        line.go_to(event, &self.geometry);
        if !line.draws {
            // It scrolls, or pulls at a man.
            self.line.take_if(|line| line.press.far);
        } else if !line.press.finger && event.buttons() & 1 != 0 {
            // The main button ends it, and is told as a move.
            self.break_off();
        } else if line.to != before {
            self.draw();
        }
    }

    /// Hears of the pointer that draws wherever it goes from now on.
    fn capture(&self, event: &PointerEvent) {
        let draws = |line: &Line| line.is_drawn_by(event);
        if self.line.as_ref().is_some_and(draws) {
            // Refused only to a pointer that is no longer there.
            let _ = self.grid.set_pointer_capture(event.pointer_id());
        }
    }

    fn up(&mut self, event: &PointerEvent) {
        let line = self.line.take_if(|line| line.is_drawn_by(event));
        match line.filter(|line| line.draws) {
            Some(mut line) => {
                line.go_to(event, &self.geometry);
                self.on_sketch.emit(match line.shape() {
                    Some(shape) => Sketch::Drew(shape),
                    None => Sketch::Goes(None),
                });
            }
            None if is_finger(event) => self.on_sketch.emit(Sketch::Wiped),
            None => {}
        }
    }

    fn break_off(&mut self) {
        if self.line.take().is_some_and(|line| line.draws) {
            self.on_sketch.emit(Sketch::Goes(None));
        }
    }
}

impl Line {
    fn is_drawn_by(&self, event: &PointerEvent) -> bool {
        self.press.pointer == event.pointer_id()
    }

    fn go_to(&mut self, event: &PointerEvent, geometry: &Geometry) {
        self.press.go_to(place(event));
        self.to = self.press.under(geometry);
    }

    fn shape(&self) -> Option<Shape> {
        Some(Shape {
            color: self.color,
            from: self.press.origin,
            to: self.to?,
        })
    }
}

fn down(state: &Rc<RefCell<State>>, event: &Event) {
    let mut inner = state.borrow_mut();
    if inner.begin(event.unchecked_ref()) {
        let state = state.clone();
        let rest = Timeout::new(REST, move || state.borrow_mut().rested());
        if let Some(line) = &mut inner.line {
            line.press.rest = Some(rest);
        }
    }
}

/// Returns the colour that the keys held down with the mouse mean, as on lichess.
fn color(event: &PointerEvent) -> Color {
    match (event.shift_key() || event.ctrl_key(), event.alt_key()) {
        (false, false) => Color::Green,
        (true, false) => Color::Red,
        (false, true) => Color::Blue,
        (true, true) => Color::Yellow,
    }
}
