//! What the user is told of a game that could not be read.

use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_texts};
use crate::platform::download::download;
use crate::store::SetAside;

/// What the panel shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: SetAside,
    /// Why it could not be read, in words.
    pub(crate) why: &'static str,
}

/// A game that could not be read: it stays on the device, and can be saved as a file.
#[component]
pub(crate) fn Lost(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let SetAside { name, value } = props.game.clone();
    let save = move |_| download(&format!("{name}.txt"), &value);
    html! {
        <Dialog kind="lost" described="lost-why" title={texts.lost()} onclose={commands.reform(|()| Command::Close)}>
            <p data-notice="lost" id="lost-why">{ props.why }{ " " }{ texts.lost_stays() }</p>
            <button type="button" data-action="download-damaged" onclick={save}>{ texts.download() }</button>
        </Dialog>
    }
}
