//! The menu of an embedded board: a button, and behind it what a reader may want to do with the
//! board or take along.

use rochade_table::GameKind;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::command::{Command, Export};
use crate::context::{use_commands, use_texts};
use crate::words;

/// The name by which the button finds the menu.
const ID: &str = "board-menu";

/// What the menu shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What is on the board.
    pub(crate) game: GameKind,
    /// Whether there is a game to take along, and not only a position.
    pub(crate) has_game: bool,
    /// The address of the page itself with what is on the board, once the menu was opened.
    pub(crate) whole: Option<AttrValue>,
}

/// The menu with its button.
#[component]
pub(crate) fn BoardMenu(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let menu = use_node_ref();
    let format = words::of(props.game).format(texts);
    let hide = {
        let menu = menu.clone();
        move || {
            // Refused only where it is hidden already.
            if let Some(menu) = menu.cast::<HtmlElement>() {
                let _ = menu.hide_popover();
            }
        }
    };
    let item = |action: &'static str, text: &'static str, command: fn() -> Command| {
        let (commands, hide) = (commands.clone(), hide.clone());
        let onclick = move |_| {
            // First: it gives the focus back to the button, and what is opened now takes it from
            // there.
            hide();
            commands.emit(command());
        };
        html! { <button type="button" key={action} data-action={action} {onclick}>{ text }</button> }
    };
    // The browser shows the menu after this.
    let onopen = commands.reform(|_| Command::LookUpWhole);
    let onleave = {
        let hide = hide.clone();
        move |_| hide()
    };
    html! {
        <>
            <button type="button" class="opener" data-action="menu" popovertarget={ID} aria-label={texts.menu()} title={texts.menu()}
                onclick={onopen} />
            <nav class="board-menu" id={ID} popover="auto" aria-label={texts.menu()} ref={menu}>
                { item("flip", texts.flip(), || Command::Flip) }
                { item("copy-fen", texts.embed_copy_position(), || Command::Export(Export::CopyFen)) }
                if props.has_game {
                    { item(format.copy.0, texts.embed_copy_game(), || Command::Export(Export::CopyGame)) }
                    { item(format.download.0, texts.embed_save_game(), || Command::Export(Export::DownloadGame)) }
                }
                if let Some(whole) = props.whole.clone() {
                    <a data-action="whole-page" href={whole} target="_blank" rel="noopener" onclick={onleave}>{ texts.embed_open_whole() }</a>
                }
            </nav>
        </>
    }
}
