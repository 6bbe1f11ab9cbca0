//! A game that came in the page's address (play.md, section 9): one more move of the game on the board, or another game.

use rochade_table::saved::{self, Comparison};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::{GameTable, Msg};
use crate::page;
use crate::refusal::refusal;

impl GameTable {
    /// Opens the game in the address, if there is one. The address forgets it, so that loading the page again brings back what
    /// was played since.
    pub(super) fn open_link(&mut self, ctx: &Context<Self>) -> bool {
        let Some(text) = take_from_address() else {
            return false;
        };
        match saved::read(&text) {
            Err(reason) => self.tell(refusal(self.texts, reason)),
            Ok(theirs) => match saved::compare(self.session.table(), &theirs) {
                Comparison::MineGoesOn => self.tell(self.texts.link_behind()),
                Comparison::Same => self.answering = Some(text),
                Comparison::TheirsGoesOn(_) => self.open_sent(ctx, text),
                _ => {
                    let open = move |accepted: bool| accepted.then(|| Msg::OpenSent(text.clone()));
                    self.ask_to_replace(ctx.link().batch_callback(open));
                }
            },
        }
        true
    }

    /// Puts a game that another player sent on the board; the move that is made now answers it.
    pub(super) fn open_sent(&mut self, ctx: &Context<Self>, text: String) {
        if let Ok(table) = saved::read(&text) {
            self.put_on_board(ctx, table, true);
            self.answering = Some(text);
        }
    }

    /// Offers the new link when the move is made that answers the old one.
    pub(super) fn offer_answer(&mut self) {
        let theirs = self.answering.take().map(|text| saved::read(&text));
        let answered = theirs.and_then(Result::ok).is_some_and(|theirs| {
            saved::compare(self.session.table(), &theirs) == Comparison::MineGoesOn
        });
        self.panels.hint |= answered;
    }

    fn tell(&mut self, text: &str) {
        self.messages.tell("told", text.to_owned());
    }
}

/// The game in the page's address, which is taken out of it.
fn take_from_address() -> Option<String> {
    let window = page::window();
    let location = window.location();
    let hash = location.hash().ok()?;
    let text = hash.strip_prefix('#').filter(|text| !text.is_empty())?;
    let rest = [location.pathname().ok()?, location.search().ok()?].concat();
    let history = window.history().ok()?;
    let state = history.state().unwrap_or(JsValue::NULL);
    // Refused only where addresses change too often, and then the text stays where it is.
    let _ = history.replace_state_with_url(&state, "", Some(&rest));
    Some(text.to_owned())
}
