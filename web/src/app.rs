//! The root of the component tree: it provides what every component may ask for.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::embed::Embedded;
use crate::game_table::GameTable;
use crate::platform::audio;
use crate::settings::{Setting, SettingsHandle, use_own_settings};
use crate::store::{Entry, Store};
use crate::text::Texts;

/// What the app is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The words of the user's language.
    pub(crate) texts: &'static Texts,
    /// The squares with which the page opened.
    pub(crate) squares: HtmlElement,
    /// The games on the device.
    pub(crate) store: Store,
    /// The one that was left.
    pub(crate) left: Option<Entry>,
    /// Set where the page is embedded in another one.
    pub(crate) embedded: Option<Embedded>,
}

/// The whole page.
#[component]
pub(crate) fn App(props: &Props) -> Html {
    let settings = use_own_settings();
    use_effect_with(settings.is_on(Setting::Sound), |on| {
        let listeners = on.then(audio::listen);
        move || drop(listeners)
    });
    html! {
        <ContextProvider<&'static Texts> context={props.texts}>
            <ContextProvider<SettingsHandle> context={settings.clone()}>
            <ContextProvider<Store> context={props.store.clone()}>
                <GameTable texts={props.texts} {settings} squares={props.squares.clone()} store={props.store.clone()}
                    left={props.left.clone()} embedded={props.embedded.clone()} />
            </ContextProvider<Store>>
            </ContextProvider<SettingsHandle>>
        </ContextProvider<&'static Texts>>
    }
}
