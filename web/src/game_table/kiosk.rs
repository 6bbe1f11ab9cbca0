//! A tablet for everybody (`?kiosk=1`): when nobody has touched it for a while, it offers to begin
//! afresh, as the club has set it up, and forgets what the visitors have chosen.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use rochade_table::ClockState;
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

use super::due::Due;
use super::first::First;
use super::panels::Panels;
use super::session::Session;
use super::{GameTable, Msg, Redraw};
use crate::command::Command;
use crate::components::next_players::{BUTTON, NextPlayers};
use crate::components::{clock_only, new_game};
use crate::embed::Near;
use crate::page;
use crate::settings::{Change, Setting, Settings};

/// After how many milliseconds without a touch a tablet is free.
const STILL: u32 = 180_000;

/// The events of a visitor, and for each whether it closes the question, too. A key doesn't: it may
/// lead to the buttons of the question.
const TOUCHES: [(&str, bool); 2] = [("pointerdown", true), ("keydown", false)];

/// The watch for visitors.
pub(super) struct Kiosk {
    /// The time until they seem to be gone; none where nothing is to be forgotten.
    still: Rc<RefCell<Option<Timeout>>>,
    /// Whether the next ones are asked for.
    asks: Rc<Cell<bool>>,
    _listeners: Vec<EventListener>,
}

impl Kiosk {
    /// Watches from now on, if the page is for everybody. `left` says that somebody was there
    /// before it was loaded.
    pub(super) fn watch(link: &Scope<GameTable>, left: bool) -> Option<Kiosk> {
        if !page::is_kiosk() {
            return None;
        }
        let still = Rc::new(RefCell::new(left.then(|| free_after(link))));
        let asks = Rc::new(Cell::new(false));
        let listen = |(name, dismisses): (&'static str, bool)| {
            let (link, still, asks) = (link.clone(), still.clone(), asks.clone());
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&page::window(), name, options, move |event| {
                still.replace(Some(free_after(&link)));
                if dismisses && asks.get() && !begins_afresh(event) {
                    link.send_message(Msg::Do(Command::StayHere));
                }
            })
        };
        Some(Kiosk {
            _listeners: TOUCHES.map(listen).into(),
            still,
            asks,
        })
    }
}

/// Returns whether somebody presses the button that begins afresh.
fn begins_afresh(event: &Event) -> bool {
    let touched = event.target_dyn_into::<Element>();
    let button = touched.and_then(|touched| touched.closest(BUTTON).ok()?);
    button.is_some()
}

fn free_after(link: &Scope<GameTable>) -> Timeout {
    let link = link.clone();
    Timeout::new(STILL, move || link.send_message(Msg::Due(Due::NobodyThere)))
}

impl GameTable {
    /// Asks for the next players, unless a clock runs: then people think, or play on wood.
    pub(super) fn ask_for_next_players(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some(kiosk) = &self.kiosk else {
            return Redraw::No;
        };
        let clock = self.session.view().clock.as_ref();
        let runs = clock.is_some_and(|clock| clock.state == ClockState::Running);
        if runs || clock_only::is_running() {
            kiosk.still.replace(Some(free_after(ctx.link())));
            return Redraw::No;
        }
        kiosk.asks.set(true);
        Redraw::Yes
    }

    /// Asks for nobody any more: somebody is there.
    pub(super) fn stop_asking(&mut self) -> Redraw {
        let asks = self.kiosk.as_ref().map(|kiosk| kiosk.asks.take());
        Redraw::when(asks == Some(true))
    }

    /// Begins afresh with what the club offers.
    pub(super) fn begin_afresh(&mut self, ctx: &Context<Self>) -> Redraw {
        if let Some(kiosk) = &self.kiosk {
            kiosk.asks.set(false);
            kiosk.still.take();
        }
        self.panels = Panels::default();
        self.answering = None;
        self.move_table_follows = true;
        let first = Session::first(&self.offered, &Near::default());
        self.put_on_board(first.into_table(), false, true);
        self.first = First::at_start(&self.session);
        self.seat_computers(ctx);
        self.messages.shown = None;
        self.replaced = None;
        new_game::forget();
        clock_only::forget();
        let (settings, club) = (&ctx.props().settings, Settings::of_club());
        let speaks_otherwise = settings.get(Setting::Language) != club.get(Setting::Language);
        // Where nothing can be kept, nothing of the visitors was.
        let _ = settings.change(Change::Restore(club));
        if speaks_otherwise {
            page::load_in_chosen_language();
        }
        Redraw::Yes
    }

    /// Returns the question for the next players, if they are asked for.
    pub(super) fn draw_next_players(&self) -> Html {
        let asks = self.kiosk.as_ref().is_some_and(|kiosk| kiosk.asks.get());
        if asks {
            html! { <NextPlayers /> }
        } else {
            Html::default()
        }
    }
}
