//! The panel with the rules, which scroll in it.

use js_sys::futures::spawn_local;
use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_texts};
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
            <div class="leaf" tabindex="0" role="region" aria-labelledby="book-title" autofocus=true>{ handbook_html(text) }</div>
        </Dialog>
    }
}

/// The text of the rules as HTML. It comes with the site; nothing else becomes raw HTML on the page.
fn handbook_html(text: AttrValue) -> Html {
    Html::from_html_unchecked(text)
}
