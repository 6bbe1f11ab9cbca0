//! With what the page opens: the game that was left, or the one that its address asks for, and what
//! is to be told of that.

use rochade_table::saved::Unreadable;

use super::session::Session;
use super::{Props, autosave, later};
use crate::command::Panel;
use crate::components::clock_only;
use crate::offered::Offered;
use crate::refusal::refusal;
use crate::settings::Setting;

/// With what the page opens.
pub(super) struct Opening {
    /// What the address offers.
    pub(super) offered: Offered,
    /// The game on the board.
    pub(super) session: Session,
    /// The panel above the page, if one is open.
    pub(super) panel: Option<Panel>,
    /// What is to be told; nothing, if it is empty.
    pub(super) told: String,
}

/// Reads what was left and what is asked for.
pub(super) fn open(props: &Props) -> Opening {
    let asked = props.embedded.as_ref().map(|embedded| &embedded.0.asked);
    let knows_computer = asked.is_none_or(|asked| asked.knows_computer);
    let (offered, fault) = Offered::here(props.texts, knows_computer);
    let (mut session, mut panel) = take_up(props, &offered);
    let mut told: Vec<String> = fault.into_iter().collect();
    if let (Some(asked), Some(later), None) = (asked, later::loaded(), &props.left) {
        told.extend((later.open_asked)(props.texts, &mut session, asked));
    }
    session.tell_of_missed(props.settings.is_on(Setting::HuffHint));
    if panel.is_none() {
        panel = clock_only::left_open().map(Panel::ClockOnly);
    }
    Opening {
        offered,
        session,
        panel,
        told: told.join(" "),
    }
}

/// The game that was left, or a first one; what was left but can't be read is told in a panel.
fn take_up(props: &Props, offered: &Offered) -> (Session, Option<Panel>) {
    let embedded = props.embedded.as_ref();
    let near = embedded.map(|embedded| embedded.0.asked.near.clone());
    let first = || Session::first(offered, &near.unwrap_or_default());
    match props.left.as_ref().map(autosave::read) {
        Some(Ok(session)) => (session, None),
        Some(Err(reason)) => {
            let game = props.store.refuse(reason == Unreadable::Newer);
            let why = refusal(props.texts, reason);
            (first(), Some(Panel::Lost { game, why }))
        }
        None => (first(), None),
    }
}
