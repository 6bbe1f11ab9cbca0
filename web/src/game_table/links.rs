//! A game that came in the page's address (play.md, section 9): one more move of the game on the
//! board, or another game.

use rochade_table::Table;
use rochade_table::saved::{self, Comparison};
use wasm_bindgen::JsValue;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::panels::PanelEvent;
use super::{GameTable, Msg, Redraw, autosave};
use crate::page;
use crate::refusal::refusal;
use crate::say;
use crate::store::Place;

/// The game of a link that the players were asked about.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    /// The game as a saved text.
    text: String,
    /// Its name in the list.
    name: String,
    /// Whether it is there.
    is_shelved: bool,
}

impl GameTable {
    /// Opens the game in the address, if there is one. The address forgets it, so that loading the
    /// page again brings back what was played since.
    pub(super) fn open_link(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some(text) = take_from_address() else {
            return Redraw::No;
        };
        self.leave_practice();
        let theirs = match saved::read(&text) {
            Err(reason) => return self.tell(refusal(self.texts, reason)),
            Ok(theirs) => theirs,
        };
        // What is read is no game that goes on.
        if self.reading.is_some() {
            self.open_sent(ctx, text, true);
            return Redraw::Yes;
        }
        let is_linked = self.session.is_linked();
        match saved::compare(self.session.table(), &theirs) {
            Comparison::Same => {
                self.link();
                self.answering = Some(text);
                self.tell_sent(ctx);
            }
            Comparison::MineGoesOn if is_linked => return self.tell(self.texts.link_behind()),
            // Nothing of what is on the board is lost. But times would be.
            Comparison::TheirsGoesOn(_) if is_linked && !self.session.has_clocks() => {
                self.open_sent(ctx, text, false);
            }
            _ => self.ask_to_open(ctx, text, theirs),
        }
        Redraw::Yes
    }

    /// Opens the game of a link, if the players let the one on the board be replaced. It is in the
    /// list until they do; where the list can't hold it, it stays in the address.
    fn ask_to_open(&mut self, ctx: &Context<Self>, text: String, theirs: Table) {
        if !self.is_under_way() {
            return self.open_sent(ctx, text, true);
        }
        // The last characters tell a game from every other: the checksum is among them.
        let end = text.get(text.len().saturating_sub(16)..).unwrap_or(&text);
        let name = ["link-", end].concat();
        let entry = autosave::entry(
            &theirs.view(),
            0,
            text.clone(),
            theirs.record().events.len(),
        );
        let is_shelved = self.store.shelve(&name, entry).is_ok();
        if !is_shelved {
            write_address(&["#", &text].concat());
        }
        let sent = Sent {
            is_shelved,
            text,
            name,
        };
        let answer = ctx
            .link()
            .callback(move |may| Msg::Panel(PanelEvent::MayOpen(may, sent.clone())));
        self.ask_to_replace(answer);
    }

    /// Opens the game of a link if it may be, or else says where it is.
    pub(super) fn open_if(&mut self, ctx: &Context<Self>, may: bool, sent: Sent) {
        if may {
            // It is there if the list could not hold the game.
            take_from_address();
            self.open_sent(ctx, sent.text.clone(), true);
            if self.autosave.unkept().is_none() {
                self.take_from_list(sent);
            }
        } else if sent.is_shelved {
            self.tell(self.texts.link_shelved());
        } else {
            self.tell(self.texts.link_unkept());
        }
    }

    /// Takes a game of a link that is on the board out of the list, unless it was gone on with
    /// there.
    fn take_from_list(&self, sent: Sent) {
        let store = self.store.clone();
        spawn_local(async move {
            // It stays for whoever has it, and may be gone.
            let _ = store.delete(Place::Done, &sent.name, &sent.text).await;
        });
    }

    /// Puts a game that another player sent on the board; the move that is made now answers it.
    /// `begins` says that it is another one than the game that was there.
    fn open_sent(&mut self, ctx: &Context<Self>, text: String, begins: bool) {
        if let Ok(table) = saved::read(&text) {
            self.put_on_board(table, true, begins);
            self.answering = Some(text);
            self.tell_sent(ctx);
        }
    }

    /// Tells whoever has opened a link what was played last, and whose turn it is.
    fn tell_sent(&mut self, ctx: &Context<Self>) {
        let (view, near) = (self.session.view(), self.session.sides().near());
        let told = say::sent(self.texts, view, self.notation(ctx), near);
        self.messages.tell_first("sent", told);
    }

    /// Lets the game on the board be passed by link: links that go on with it do so unasked from
    /// now on.
    pub(super) fn link(&mut self) {
        if !self.session.is_linked() {
            self.session.link();
            self.autosave.forget();
            self.save(false);
        }
    }

    /// Offers the new link when the move is made that answers the old one.
    pub(super) fn offer_answer(&mut self) {
        if self.has_computer() {
            // Nobody waits for a link.
            return;
        }
        let theirs = self.answering.take().map(|text| saved::read(&text));
        let answered = theirs.and_then(Result::ok).is_some_and(|theirs| {
            saved::compare(self.session.table(), &theirs) == Comparison::MineGoesOn
        });
        self.panels.hint |= answered;
    }
}

/// The game in the page's address, which is taken out of it.
fn take_from_address() -> Option<String> {
    let hash = page::window().location().hash().ok()?;
    let text = hash.strip_prefix('#').filter(|text| !text.is_empty())?;
    write_address("");
    Some(text.to_owned())
}

/// Lets the page's address end like this, from its `#` on. That loads nothing, and nobody hears of
/// it.
fn write_address(end: &str) -> Option<()> {
    let window = page::window();
    let location = window.location();
    let rest = [&location.pathname().ok()?, &location.search().ok()?, end].concat();
    let history = window.history().ok()?;
    let state = history.state().unwrap_or(JsValue::NULL);
    // Refused only where addresses change too often, and then it stays as it is.
    history.replace_state_with_url(&state, "", Some(&rest)).ok()
}
