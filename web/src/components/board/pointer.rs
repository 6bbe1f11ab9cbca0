//! Mouse, pen and finger on the board.
//!
//! Listeners are attached by hand and work past the virtual DOM: while a man is dragged, each frame
//! writes one transform. Pointer events and `touch-action` are used throughout, since the framework
//! registers touch listeners as passive.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_render::request_animation_frame;
use gloo_timers::callback::Timeout;
use rochade_table::{Geometry, Intent, Mark, SquareId, View};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, PointerEvent};
use yew::{Callback, NodeRef};

use super::carried::{lift, settle, show_ring, translate};
use super::near::{self, has, is_target};
use super::press::{Bounds, Dropped, Pointed, Press, REST, place};
use super::scene::{self, can_huff};
use super::{loupe, squares};
use crate::page::px;
use crate::settings::{Setting, Settings};

/// The pointers on the board. One counts at a time.
pub(crate) struct Pointers {
    state: Rc<RefCell<State>>,
    _listeners: Vec<EventListener>,
}

struct State {
    grid: HtmlElement,
    ring: NodeRef,
    /// Where what a finger covers is shown; without it, fingers are not helped.
    loupe: Option<NodeRef>,
    geometry: Rc<Geometry>,
    view: Rc<View>,
    settings: Settings,
    on_intent: Callback<Intent>,
    on_pointed: Callback<Pointed>,
    press: Option<Press>,
    dropped: Option<Dropped>,
}

impl Pointers {
    /// Listens on `grid`; `ring` shows the target under the pointer, and `loupe` what a finger
    /// covers on small squares.
    pub(crate) fn listen(
        grid: HtmlElement,
        (ring, loupe): (NodeRef, Option<NodeRef>),
        geometry: Rc<Geometry>,
        view: Rc<View>,
        settings: Settings,
        on_intent: Callback<Intent>,
        on_pointed: Callback<Pointed>,
    ) -> Pointers {
        let target = grid.clone();
        let state = Rc::new(RefCell::new(State {
            grid,
            ring,
            loupe,
            geometry,
            view,
            settings,
            on_intent,
            on_pointed,
            press: None,
            dropped: None,
        }));
        let on = |name: &'static str, handle: fn(&Rc<RefCell<State>>, &PointerEvent)| {
            let state = state.clone();
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&target, name, options, move |event: &Event| {
                handle(&state, event.unchecked_ref());
            })
        };
        let listeners = vec![
            on("pointerdown", |state, event| state.borrow_mut().down(event)),
            on("pointermove", moved),
            on("pointerleave", |state, event| {
                state.borrow().capture(event);
            }),
            on("pointerup", |state, event| state.borrow_mut().up(event)),
            on("pointercancel", |state, event| {
                state.borrow_mut().cancelled(event);
            }),
            on("lostpointercapture", |state, event| {
                state.borrow_mut().lost(event)
            }),
            // The question that a tap has opened keeps the focus.
            on("mousedown", |state, event| {
                if state.borrow().view.promotion.is_some() {
                    event.prevent_default();
                }
            }),
            on("contextmenu", |state, event| {
                state.borrow_mut().context_menu(event);
            }),
        ];
        Pointers {
            state,
            _listeners: listeners,
        }
    }

    /// Takes note of what the board shows now and of what the user has chosen, and hands over the
    /// man that was let go since.
    pub(crate) fn show(
        &self,
        view: &Rc<View>,
        geometry: &Rc<Geometry>,
        settings: Settings,
    ) -> Option<Dropped> {
        let mut state = self.state.borrow_mut();
        state.view = view.clone();
        state.settings = settings;
        state.abandon_stale_drag(geometry);
        state.take_up_early();
        state.show_loupe();
        state.dropped.take()
    }

    /// Forgets what is down: it draws.
    pub(super) fn forget(&self) {
        let mut state = self.state.borrow_mut();
        if let Some(press) = state.press.take() {
            state.lay_down(&press);
        }
    }
}

impl State {
    fn down(&mut self, event: &PointerEvent) {
        // A press whose end was never heard of is not waited for.
        let other = |press: &Press| press.pointer != event.pointer_id();
        if self.press.as_ref().is_some_and(other) {
            let Some(resting) = self.press.take_if(|press| press.rests(&self.view)) else {
                return;
            };
            self.lay_down(&resting);
        }
        self.dropped = None;
        if event.button() != 0 {
            self.on_intent.emit(Intent::Cancel);
            return;
        }
        let bounds = Bounds::of(&self.grid, &self.geometry);
        let view = self.loupe.is_some().then_some(&*self.view);
        let Some(mut press) = Press::begin(event, bounds, &self.geometry, view) else {
            return;
        };
        let origin = press.origin;
        press.aims = self.aims_at(origin, press.helped);
        press.early = near::man(&self.view, origin).filter(|_| !near::is_own(&self.view, origin));
        let (finger, aims) = (press.finger, press.aims);
        self.press = Some(press);
        // The browser captures a finger by itself, for the square that it touches. The board takes
        // it over at once: later, the loss of the first capture would be reported
        // (`lostpointercapture`) in the middle of a drag.
        if finger {
            self.capture(event);
        }
        self.show_loupe();
        self.on_pointed.emit(Pointed::At(origin));
        if aims {
            self.draw();
        }
        if !aims || can_huff(&self.view, origin) {
            self.on_intent.emit(Intent::Touch(origin));
        }
    }

    /// Whether a press on this square means a target that counts only when the hand lets go: to be
    /// corrected until then, as it must be on small squares, to be rested on by a player who wants
    /// to choose, or because a drag takes no man off.
    fn aims_at(&self, square: SquareId, is_small: bool) -> bool {
        let waits = [Setting::Release, Setting::Queen];
        // A man that captures what was touched first is no target, though marked as one: pressing
        // it makes the move.
        let captures = has(&self.view, square, &[Mark::Must]);
        let waits = is_small || waits.iter().any(|wait| self.settings.is_on(*wait));
        (waits || can_huff(&self.view, square)) && is_target(&self.view, square) && !captures
    }

    /// Hears of the pointer that is down wherever it goes from now on. A tap needs no capture, and
    /// is answered sooner without.
    fn capture(&self, event: &PointerEvent) {
        let pointer = event.pointer_id();
        let is_down = |press: &Press| press.pointer == pointer;
        if self.press.as_ref().is_some_and(is_down) {
            // Refused only to a pointer that is no longer there.
            let _ = self.grid.set_pointer_capture(pointer);
        }
    }

    /// Takes the press, if it belongs to this pointer, and ends its drag.
    fn take(&mut self, event: &PointerEvent) -> Option<Press> {
        self.press
            .take_if(|press| press.pointer == event.pointer_id())
            .inspect(|press| self.lay_down(press))
    }

    /// Takes up the man that was dragged before its turn, as soon as that comes.
    fn take_up_early(&mut self) {
        if let Some(press) = &mut self.press
            && press.is_due(&self.view)
        {
            self.on_intent.emit(Intent::Touch(press.origin));
        }
    }

    fn up(&mut self, event: &PointerEvent) {
        self.begin_drag(event);
        let Some(mut press) = self.take(event) else {
            return;
        };
        // A finger that slips a little over the edge of a square still means the square that it
        // touched.
        let mut square = Some(press.origin);
        if press.is_followed() {
            press.now = place(event);
            press.bounds = Bounds::of(&self.grid, &self.geometry);
            square = press.meant(&self.geometry, &self.view);
        }
        if square == Some(press.origin) {
            self.dropped = None;
        }
        self.leave_off(&press, square.unwrap_or(press.origin));
        // Whoever slides away from all targets has thought better of it, and keeps the man in hand.
        if press.aims && !square.is_some_and(|square| is_target(&self.view, square)) {
            return;
        }
        // Where men are only dragged, a tap leaves nothing in hand.
        let tapped = !press.is_followed() && self.settings.get(Setting::Input) == "drag";
        self.on_intent
            .emit(Intent::LetGo(square.filter(|_| !tapped)));
    }

    /// Says where a press has left off. A tap leads the focus to its square by itself.
    fn leave_off(&self, press: &Press, square: SquareId) {
        if press.far || square != press.origin {
            self.on_pointed.emit(Pointed::To(square));
        }
    }

    fn cancelled(&mut self, event: &PointerEvent) {
        if let Some(press) = self.take(event) {
            self.leave_off(&press, press.origin);
            self.on_intent.emit(Intent::Cancel);
        }
    }

    /// The board has lost the pointer, which ends a drag. What a square has lost means nothing: the
    /// browser had captured a finger for that square, because it came down before the rules were
    /// there, and the board has taken it over since.
    fn lost(&mut self, event: &PointerEvent) {
        if event.target().as_ref() == Some(self.grid.as_ref()) {
            self.cancelled(event);
        }
    }

    /// The right button cancels a drag with the mouse; a finger that rests on the board gets no
    /// menu.
    fn context_menu(&mut self, event: &PointerEvent) {
        event.prevent_default();
        if let Some(press) = self.press.take_if(|press| !press.finger) {
            self.lay_down(&press);
            self.on_intent.emit(Intent::Cancel);
        }
    }

    /// Shows what a finger covers, if the squares are smaller than it.
    fn show_loupe(&self) {
        if let Some(press) = self.press.as_ref().filter(|press| press.helped) {
            loupe::show(&self.loupe, &self.grid, &self.view, press);
        }
    }

    /// Ends the drag of `press` on the page: the man is back in its square, and remembers where it
    /// was for the glide.
    fn lay_down(&mut self, press: &Press) {
        if press.helped {
            loupe::hide(&self.loupe);
        }
        if let Some(man) = &press.drag {
            self.dropped = Some(Dropped {
                origin: press.origin,
                offset: press.offset_of(man),
            });
            settle(man);
        }
        if let Some(ring) = self.ring.cast().filter(|_| press.over.is_some()) {
            show_ring(&ring, None);
        }
    }

    /// Ends a drag whose man is no longer in hand, or no longer lies where it lay, and an aim at
    /// what is no target any more: the game or the board's turn changed.
    fn abandon_stale_drag(&mut self, geometry: &Rc<Geometry>) {
        let view = self.view.clone();
        let turned = !Rc::ptr_eq(&self.geometry, geometry);
        self.geometry = geometry.clone();
        let stale = |press: &mut Press| {
            turned
                || press.drag.is_some() && !in_hand(&view, press.origin)
                || press.aims && !is_target(&view, press.origin)
        };
        if let Some(press) = self.press.take_if(stale) {
            self.lay_down(&press);
            self.leave_off(&press, press.origin);
        }
    }

    /// Turns the press into a drag when it has gone far enough and its man is in hand.
    fn begin_drag(&mut self, event: &PointerEvent) {
        let Some(press) = &mut self.press else {
            return;
        };
        let taps = self.settings.get(Setting::Input) == "tap";
        let is_other = press.pointer != event.pointer_id();
        let is_free = press.drag.is_none() && press.far && in_hand(&self.view, press.origin);
        if is_other || taps || !is_free {
            return;
        }
        if let Some(man) = squares::man(&self.grid, &self.geometry, press.origin) {
            lift(&man, self.settings.is_on(Setting::Ghost), press.finger);
            press.drag = Some(man);
            self.capture(event);
        }
    }

    /// Draws the man under the pointer, and the ring on the target under it.
    fn draw(&mut self) {
        let Some(press) = &mut self.press else {
            return;
        };
        press.frame = None;
        if press.helped {
            loupe::go_on(&self.loupe, press);
        }
        if !press.is_followed() {
            return;
        }
        if let Some(man) = &press.drag {
            let (x, y) = press.offset();
            translate(man, &format!("{} {}", px(x), px(y)));
        }
        let over = press
            .meant(&self.geometry, &self.view)
            .filter(|square| is_target(&self.view, *square) && !squares::are_ahead(&self.grid));
        if press.over == over {
            return;
        }
        press.over = over;
        press.rest = over.map(|square| {
            let (on_intent, asks) = (self.on_intent.clone(), self.settings.is_on(Setting::Queen));
            Timeout::new(REST, move || {
                if asks {
                    on_intent.emit(Intent::AskChoice(square));
                }
            })
        });
        if let Some(ring) = self.ring.cast() {
            show_ring(&ring, over.and_then(|square| self.geometry.cell(square)));
        }
    }
}

/// A pointer moved: notes where, and asks for one drawing a frame.
fn moved(state: &Rc<RefCell<State>>, event: &PointerEvent) {
    let mut inner = state.borrow_mut();
    let Some(press) = inner
        .press
        .as_mut()
        .filter(|press| press.pointer == event.pointer_id())
    else {
        return;
    };
    // A second button of the mouse is told as a move.
    if event.buttons() & 2 != 0 {
        inner.cancelled(event);
        return;
    }
    press.go_to(place(event));
    inner.take_up_early();
    inner.begin_drag(event);
    let press = inner.press.as_mut();
    let is_drawn = |press: &&mut Press| press.is_followed() || press.helped;
    if let Some(press) = press.filter(is_drawn).filter(|press| press.frame.is_none()) {
        let state = state.clone();
        press.frame = Some(request_animation_frame(move |_| state.borrow_mut().draw()));
    }
}

/// Returns whether the man on this square is in the player's hand: one of the opponent's that is to
/// be captured is only marked.
fn in_hand(view: &View, square: SquareId) -> bool {
    view.promotion.is_none() && scene::in_hand(view) == Some(square)
}
