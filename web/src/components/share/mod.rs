//! The panel with the link that holds the whole game (play.md, section 9).

use js_sys::futures::spawn_local;
use rochade_table::GameKind;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::command::{Command, Export};
use crate::components::dialog::{self, Dialog};
use crate::context::{use_commands, use_texts};
use crate::platform::live_region::use_announcement;
use crate::platform::{clipboard, share_sheet};
use crate::{text, words};

/// What is shared.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What is played.
    pub(crate) game: GameKind,
    /// The link.
    pub(crate) link: String,
    /// Whose turn it is and what the link is good for, in words.
    pub(crate) text: String,
}

/// The panel with the link.
#[component]
pub(crate) fn Share(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (dialog, field) = (use_node_ref(), use_node_ref());
    let said = use_state(String::new);
    let copy = {
        let (link, field, said) = (props.link.clone(), field.clone(), said.clone());
        move |_| {
            let copied = clipboard::copy(link.clone());
            let (field, said) = (field.clone(), said.clone());
            spawn_local(async move {
                let words = if copied.await.is_ok() {
                    texts.link_copied()
                } else {
                    focus(&field);
                    texts.copy_by_hand()
                };
                said.set(text::again(&said, words.to_owned()));
            });
        }
    };
    let send = {
        let link = props.link.clone();
        move |_| share_sheet::open(&link)
    };
    // The authors' page takes the game along.
    let saved = props.link.split_once('#').map_or("", |(_, saved)| saved);
    let website = ["author.html#", saved].concat();
    let format = words::of(props.game).format(texts);
    // What these have to say stands beside the board.
    let export = |export: Export, (action, text): (&'static str, &'static str)| {
        let (commands, dialog) = (commands.clone(), dialog.clone());
        let onclick = move |_| {
            dialog::close(&dialog);
            commands.emit(Command::Export(export));
        };
        html! { <button type="button" data-action={action} {onclick}>{ text }</button> }
    };
    let shows = |action: &'static str, text: &'static str, command: fn(String) -> Command| {
        let (commands, link) = (commands.clone(), props.link.clone());
        let onclick = move |_| commands.emit(command(link.clone()));
        html! { <button type="button" data-action={action} {onclick}>{ text }</button> }
    };
    use_announcement((*said).clone());
    html! {
        <Dialog kind="share" title={texts.share_game()} onclose={commands.reform(|()| Command::Close)} node={dialog.clone()}
            buttons={Html::default()}>
            <p>{ &props.text }</p>
            <input name="link" readonly=true aria-label={texts.link()} value={props.link.clone()} ref={field} onfocus={select} />
            <div class="row">
                <button type="button" class="main" data-action="copy-link" autofocus=true onclick={copy}>{ texts.copy_link() }</button>
                if share_sheet::exists() {
                    <button type="button" data-action="share-sheet" onclick={send}>{ texts.share_sheet() }</button>
                }
            </div>
            <div class="row">
                { shows("code", texts.code_show(), Command::ShowCode) }
                { shows("sheet", texts.sheet_show(), Command::ShowSheet) }
            </div>
            <p class="said" data-notice={(!said.is_empty()).then_some("share")}>{ &*said }</p>
            <div class="row exports">
                { export(Export::CopyGame, format.copy) }
                { export(Export::DownloadGame, format.download) }
                { export(Export::CopyFen, ("copy-fen", texts.copy_fen())) }
                <a data-action="on-website" href={website} target="_blank" rel="noopener">{ texts.on_website() }</a>
            </div>
        </Dialog>
    }
}

/// A link that has the focus is selected, ready to be copied.
fn select(event: FocusEvent) {
    if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
        field.select();
    }
}

fn focus(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlInputElement>() {
        // The browser refuses the focus only to what can't have it.
        let _ = field.focus();
        field.select();
    }
}
