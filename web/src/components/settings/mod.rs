//! The panel for the settings: each acts at once.

pub(crate) mod words;

use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::{Dialog, use_beside_board};
use crate::components::fields::{Choice, Switch};
use crate::components::pictures::Pictures;
use crate::context::{use_commands, use_texts};
use crate::page;
use crate::platform::haptics;
use crate::platform::live_region::use_announcement;
use crate::settings::{Change, Setting, use_settings};
use crate::store::StoreError;

/// The panel for the settings.
#[component]
pub(crate) fn Settings() -> Html {
    let (texts, commands, settings) = (use_texts(), use_commands(), use_settings());
    let (not_kept, node) = (use_state(|| None), use_node_ref());
    use_beside_board(&node, *settings);
    let change = |setting: Setting| {
        let (settings, not_kept) = (settings.clone(), not_kept.clone());
        Callback::from(move |word: String| {
            let error = settings.change(Change::Set(setting, word)).err();
            not_kept.set(error);
            if setting == Setting::Language && error.is_none() {
                page::load_in_chosen_language();
            }
        })
    };
    let pictures = |setting: Setting| {
        html! {
            <Pictures name={setting.name()} label={words::label(texts, setting)} about={words::about(texts, setting)}
                options={words::options(texts, setting)} chosen={settings.get(setting)} onchange={change(setting)} />
        }
    };
    let list = |setting: Setting| {
        html! {
            <Choice name={setting.name()} label={words::label(texts, setting)} about={words::about(texts, setting)}
                options={words::options(texts, setting)} chosen={settings.get(setting).to_owned()} onchange={change(setting)} />
        }
    };
    let switch = |setting: Setting| {
        let onchange =
            change(setting).reform(|on: String| if on.is_empty() { "off".to_owned() } else { on });
        html! {
            <Switch name={setting.name()} label={words::label(texts, setting)} about={words::about(texts, setting)}
                on={settings.is_on(setting)} {onchange} />
        }
    };
    let not_kept = not_kept.map(|error| match error {
        StoreError::Full => texts.not_kept_full(),
        StoreError::Forbidden => texts.not_kept(),
    });
    use_announcement(not_kept.unwrap_or_default());
    html! {
        <Dialog kind="settings" done=true node={node} title={texts.settings()} onclose={commands.reform(|()| Command::Close)}>
            <div>
                <h3>{ texts.settings_board() }</h3>
                { list(Setting::Theme) }
                { pictures(Setting::Board) }
                { pictures(Setting::Pieces) }
                { list(Setting::Coordinates) }
                { list(Setting::Marks) }
                { list(Setting::BoardSide) }
            </div>
            <div>
                <h3>{ texts.settings_moving() }</h3>
                { list(Setting::Input) }
                { switch(Setting::Queen) }
                { switch(Setting::Why) }
                { switch(Setting::HuffHint) }
                { switch(Setting::Suggest) }
                { switch(Setting::AnswerKeys) }
                <details>
                    <summary>{ texts.settings_more() }</summary>
                    { list(Setting::Animation) }
                    { switch(Setting::Release) }
                    { switch(Setting::Lift) }
                    { switch(Setting::Ghost) }
                </details>
            </div>
            <div>
                <h3>{ texts.settings_time() }</h3>
                { switch(Setting::Sound) }
                if haptics::can() {
                    { switch(Setting::Haptics) }
                }
                { list(Setting::Tenths) }
                { list(Setting::ClockSide) }
            </div>
            <div>
                <h3>{ texts.settings_language() }</h3>
                { list(Setting::Language) }
                { list(Setting::Notation) }
                { list(Setting::Spoken) }
            </div>
            <p class="notice" data-notice="settings">{ not_kept }</p>
        </Dialog>
    }
}
