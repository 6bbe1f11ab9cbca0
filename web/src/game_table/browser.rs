//! What the browser tells of the page, and what the page asks of the browser while a game goes on.

use gloo_events::EventListener;
use web_sys::{Blob, EventTarget};
use yew::html::Scope;
use yew::prelude::*;

use super::focus::FIELD;
use super::panels::PanelEvent;
use super::{GameTable, Msg, Redraw, move_table};
use crate::command::Panel;
use crate::embed::Mode;
use crate::page;
use crate::platform::{builds, drops, leaving, typing, wake_lock};
use crate::root;

/// What the browser tells.
#[derive(Debug)]
pub(crate) enum BrowserEvent {
    /// There may be a game in the page's address.
    AddressChanged,
    /// A file was dropped on the page.
    Dropped(Blob),
    /// The window has come to have room for the open moves beside the board, or has lost it.
    Room,
    /// The page is about to be left; nobody can say whether it is seen again.
    Leaving,
}

/// Listens from now on. To a page that is a part of another one, no games are brought, and no new
/// build of its own comes.
pub(super) fn listen(link: &Scope<GameTable>, mode: Mode) -> Vec<EventListener> {
    let (window, document) = (page::window(), page::document());
    let on = |target: &EventTarget, name: &'static str, event: fn() -> BrowserEvent| {
        let link = link.clone();
        EventListener::new(target, name, move |_| {
            link.send_message(Msg::Browser(event()));
        })
    };
    let mut listeners = vec![
        on(&window, "pagehide", || BrowserEvent::Leaving),
        on(&document, "visibilitychange", || BrowserEvent::Leaving),
    ];
    if mode == Mode::Own {
        builds::watch(link.callback(|()| Msg::Panel(PanelEvent::NewBuild)));
        // A game in the address is opened when the page is there.
        link.send_message(Msg::Browser(BrowserEvent::AddressChanged));
        listeners.push(on(&window, "hashchange", || BrowserEvent::AddressChanged));
        listeners.push(typing::lead_to(FIELD));
        listeners.push(typing::stay_in(FIELD, ".tools button"));
        let rooms = move_table::room().into_iter().flatten();
        listeners.extend(rooms.map(|room| on(&room, "change", || BrowserEvent::Room)));
        let ondrop = link.callback(|file| Msg::Browser(BrowserEvent::Dropped(file)));
        listeners.extend(drops::listen(ondrop));
    }
    listeners
}

impl GameTable {
    /// Does what is to be done about what the browser tells.
    pub(super) fn hear_browser(&mut self, ctx: &Context<Self>, event: BrowserEvent) -> Redraw {
        match event {
            BrowserEvent::AddressChanged => self.open_link(ctx),
            BrowserEvent::Dropped(file) => self.panels.open(Panel::Import(Some(file))),
            BrowserEvent::Room => self.follow_room(),
            BrowserEvent::Leaving => self.leave(ctx),
        }
    }

    /// Saves what time the players have left.
    fn leave(&mut self, ctx: &Context<Self>) -> Redraw {
        let happenings = self.session.tell_time();
        let happened = self.take_in(ctx, happenings);
        self.session.note_time();
        self.save(false);
        happened
    }

    /// Keeps the screen on while somebody plays, on this board or by its clock.
    pub(super) fn keep_awake(&self) {
        let clock_only = matches!(self.panels.open, Some(Panel::ClockOnly(_)));
        let plays = !self.replays() && root::is_played(self.session.view());
        wake_lock::playing(clock_only || plays);
    }

    /// Lets the browser ask before the page is left, as long as that would lose the game.
    pub(super) fn guard_game(&mut self) {
        let would_be_lost = self.autosave.unkept().is_some() && self.is_under_way();
        if would_be_lost != self.guard.is_some() {
            self.guard = would_be_lost.then(leaving::guard);
        }
    }
}
