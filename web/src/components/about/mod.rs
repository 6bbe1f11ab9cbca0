//! The panel about the page: which version it is, what it sends (nothing), under which licence it
//! stands, and the imprint of whoever has put it on the web, if a file beside it has one.

use js_sys::futures::spawn_local;
use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_texts};
use crate::platform::beside;

/// The version, as all of the workspace has it.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The panel about the page.
#[component]
pub(crate) fn About() -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (build, imprint) = (use_state(|| None), use_state(|| None));
    {
        let (build, imprint) = (build.clone(), imprint.clone());
        use_effect_with((), move |()| {
            spawn_local(async move { build.set(beside::build().await) });
            spawn_local(async move { imprint.set(beside::imprint().await) });
        });
    }
    let version = match &*build {
        Some((day, commit)) => texts.about_version_of(VERSION, day, commit),
        None => texts.about_version(VERSION),
    };
    html! {
        <Dialog kind="about-page" title={texts.about()} onclose={commands.reform(|()| Command::Close)}>
            <p>{ texts.about_page() }</p>
            <section>
                <h3>{ texts.about_nothing_sent() }</h3>
                <p>{ texts.about_nothing_sent_why() }</p>
            </section>
            <section>
                <h3>{ texts.about_licence() }</h3>
                <p>{ texts.about_licence_why() }{ " " }<a href="licences.txt" target="_blank">{ "licences.txt" }</a></p>
            </section>
            if let Some(imprint) = &*imprint {
                <section class="imprint">
                    <h3>{ texts.imprint() }</h3>
                    <p dir="auto">{ imprint.clone() }</p>
                </section>
            }
            <p class="version">{ version }</p>
        </Dialog>
    }
}
