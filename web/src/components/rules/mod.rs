//! The panel with the rules, which scroll in it.

use js_sys::futures::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_texts};
use crate::page;
use crate::platform::handbook;

/// The panel with the rules. It opens when their text has come.
#[component]
pub(crate) fn Rules() -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let text = use_state(|| None::<AttrValue>);
    {
        let (text, commands) = (text.clone(), commands.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                match handbook::load(texts.language_code()).await {
                    Ok(loaded) => text.set(Some(loaded.into())),
                    Err(_) => {
                        commands.emit(Command::Close);
                        commands.emit(Command::Tell(texts.rules_missing().to_owned()));
                    }
                }
            });
        });
    }
    let Some(text) = (*text).clone() else {
        return Html::default();
    };
    html! {
        <Dialog kind="book" title={texts.rules()} onclose={commands.reform(|()| Command::Close)}>
            <div class="leaf" tabindex="0" role="region" aria-labelledby="book-title" autofocus=true onclick={follow}>
                { handbook_html(text) }
            </div>
        </Dialog>
    }
}

/// Follows a link of the contents by hand: as an address, it would be taken for a game, and in a frame it would scroll the
/// page around it, too.
fn follow(click: MouseEvent) {
    let target = click.target_dyn_into::<Element>();
    let Some(link) = target.and_then(|target| target.closest("a").ok().flatten()) else {
        return;
    };
    click.prevent_default();
    let leaf = link.closest(".leaf").ok().flatten();
    let place = link.get_attribute("href").unwrap_or_default();
    let section = page::document().query_selector(&place).ok().flatten();
    let section = section.and_then(|section| section.dyn_into::<HtmlElement>().ok());
    if let (Some(leaf), Some(section)) = (leaf, section) {
        // What is read aloud, and the next press of Tab, go on from there.
        let _ = section.focus();
        leaf.set_scroll_top(section.offset_top());
    }
}

/// The text of the rules as HTML. It comes with the site; nothing else becomes raw HTML on the page.
fn handbook_html(text: AttrValue) -> Html {
    Html::from_html_unchecked(text)
}
