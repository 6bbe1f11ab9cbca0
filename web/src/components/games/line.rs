//! A line of the list: a game that can be opened and deleted. Whether it is to be deleted is asked
//! in its line.

use std::rc::Rc;

use rochade_table::GameKind;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::Panel;
use super::game::Game;
use crate::context::use_texts;
use crate::platform::locale::Dates;
use crate::store::Place;

/// What a line shows.
#[derive(Properties, Debug)]
pub(super) struct Props {
    pub(super) game: Rc<Game>,
    pub(super) dates: Dates,
    /// Whether the user is asked if the game is to be deleted.
    pub(super) asked: bool,
    /// Does what the user wants with the game.
    pub(super) panel: Panel,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
            && self.asked == other.asked
            && self.panel == other.panel
    }
}

/// What the user wants with a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Press {
    Open,
    /// What stands on the device for it is saved as a file.
    Download,
    AskToDelete,
    Delete,
    Cancel,
}

/// A line of the list.
#[component]
pub(super) fn Line(props: &Props) -> Html {
    let texts = use_texts();
    let Props { game, asked, .. } = props;
    let (delete, cancel) = (use_node_ref(), use_node_ref());
    use_focus_on_question(*asked, &delete, &cancel);
    let press = |press: Press| {
        let (panel, game) = (props.panel.clone(), game.clone());
        move |_| panel.press(press, game.clone())
    };
    if *asked {
        // What stands where the button for deleting stood takes back, so that tapping twice deletes
        // nothing.
        return html! {
            <li data-prompt="delete-game">
                <button key="confirm" type="button" class="warn" data-answer="confirm" onclick={press(Press::Delete)}>
                    { texts.remove_now() }
                </button>
                <span key="game">{ &game.players }</span>
                <button key="cancel" type="button" data-answer="cancel" ref={cancel} onclick={press(Press::Cancel)}>
                    { texts.remove_not() }
                </button>
            </li>
        };
    }
    let (action, wants, result) = if game.listed.is_readable {
        ("open-game", Press::Open, game.result(texts))
    } else {
        (
            "download-damaged",
            Press::Download,
            texts.download().to_owned(),
        )
    };
    let deletes = || {
        html! {
            <button key="delete" type="button" data-action="delete-game" aria-label={texts.remove(&game.players)} ref={delete}
                onclick={press(Press::AskToDelete)}>{ "×" }</button>
        }
    };
    let date = game.date(texts, &props.dates);
    let can_delete = game.listed.place != Place::Open;
    html! {
        <li>
            <button key="open" type="button" class="listed-game" data-action={action} onclick={press(wants)}>
                <i class="sign" data-kind={game.kind().map(GameKind::word)} />
                <b dir="auto">{ &game.players }</b>
                <small>
                    { &game.about }
                    if !game.about.is_empty() && !date.is_empty() {
                        { " · " }
                    }
                    <span>{ date }</span>
                </small>
                <span>{ result }</span>
            </button>
            { for can_delete.then(deletes) }
        </li>
    }
}

/// The focus goes to the answer that takes back, and from there to where the question came from.
#[hook]
fn use_focus_on_question(asked: bool, delete: &NodeRef, cancel: &NodeRef) {
    let was_asked = use_mut_ref(|| false);
    let (delete, cancel) = (delete.clone(), cancel.clone());
    use_effect_with(asked, move |&asked| {
        let before = was_asked.replace(asked);
        if asked {
            focus(cancel.cast());
        } else if before {
            focus(delete.cast());
        }
    });
}

/// Gives an element the focus, if it is there.
pub(super) fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // Refused only to what can't have it.
        let _ = element.focus();
    }
}
