//! The panel for how the players sit: each choice acts at once.

use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::{Dialog, use_beside_board};
use crate::components::fields::Switch;
use crate::components::pictures::Pictures;
use crate::context::{use_commands, use_texts};
use crate::say;
use crate::settings::{Seating as Seated, use_settings};
use crate::sides::Way;

/// What the panel is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Whether more than two sit around the board.
    pub(crate) around: bool,
}

/// The panel for how the players sit.
#[component]
pub(crate) fn Seating(props: &Props) -> Html {
    let (texts, commands, settings) = (use_texts(), use_commands(), use_settings());
    let (seating, node) = (settings.seating, use_node_ref());
    use_beside_board(&node, *settings);
    let onway = commands.reform(move |word: String| {
        Command::Sit(Seated {
            way: Way::of_word(&word).unwrap_or_default(),
            ..seating
        })
    });
    let onmen = commands.reform(move |on: String| {
        Command::Sit(Seated {
            far_men_turned: !on.is_empty(),
            ..seating
        })
    });
    html! {
        <Dialog kind="seating" done=true node={node} title={texts.seating()} onclose={commands.reform(|()| Command::Close)}>
            <Pictures name="seating" label={texts.seating()} options={say::ways_to_sit(texts, props.around)} chosen={seating.way.word()} onchange={onway} />
            <Switch name="far-men" class="far-men" label={texts.far_men()} on={seating.far_men_turned} onchange={onmen} />
        </Dialog>
    }
}
