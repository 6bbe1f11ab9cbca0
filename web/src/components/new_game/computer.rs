//! The fields about computers: with whom the game is played, who plays in a seat, and what
//! computers may do.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::form::Form;
use super::hands::{Against, Hand};
use crate::components::fields::{Choice, Row, Switch};
use crate::components::settings::words;
use crate::context::use_texts;
use crate::settings::{Change, Setting, use_settings};

#[derive(Properties, PartialEq)]
pub(super) struct AgainstProps {
    /// With whom the game is played, if one of the choices says that.
    pub(super) against: Option<Against>,
    /// Is told the choice.
    pub(super) onchange: Callback<Against>,
}

/// With whom the game is played: one tap says that for all seats.
#[component]
pub(super) fn AgainstFields(props: &AgainstProps) -> Html {
    let texts = use_texts();
    let options = Against::ALL.map(|against| match against {
        Against::People => (against.word(), texts.against_people()),
        Against::Computer => (against.word(), texts.against_computer()),
    });
    let chosen = props.against.map_or("", Against::word);
    let onchange = props.onchange.clone();
    let onchange = Callback::from(move |word: String| {
        if let Some(against) = Against::of_word(&word) {
            onchange.emit(against);
        }
    });
    html! { <Row name="against" label={texts.against()} options={options.to_vec()} {chosen} {onchange} /> }
}

#[derive(Properties, PartialEq)]
pub(super) struct HandProps {
    /// The letter of the seat.
    pub(super) letter: &'static str,
    /// What its side is called.
    pub(super) side: &'static str,
    pub(super) hand: Hand,
    /// Is told the choice.
    pub(super) onchange: Callback<Hand>,
}

/// Who plays in a seat, beside its name.
#[component]
pub(super) fn HandChoice(props: &HandProps) -> Html {
    let texts = use_texts();
    let chosen = props.hand;
    let onchange = props.onchange.reform(move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let hand = select.and_then(|select| Hand::of_word(&select.value()));
        hand.unwrap_or(chosen)
    });
    let option = |hand: Hand| {
        let text = match hand {
            Hand::Person => texts.hand_person(),
            Hand::Computer => texts.hand_computer(),
        };
        html! { <option key={hand.word()} value={hand.word()} selected={hand == chosen}>{ text }</option> }
    };
    html! {
        // As in `Choice`, what is chosen from elsewhere has to be set as a property.
        <select name={["hand-", props.letter].concat()} ~value={chosen.word()} aria-label={texts.hand(props.side)} {onchange}>
            { for Hand::ALL.map(option) }
        </select>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct ComputersProps {
    pub(super) form: Form,
    /// Is told whether hints are given.
    pub(super) onhints: Callback<bool>,
    /// Is told whether computers may resign.
    pub(super) onresign: Callback<bool>,
}

/// What computers may do, and how fast they move among themselves.
#[component]
pub(super) fn ComputerFields(props: &ComputersProps) -> Html {
    let (texts, settings) = (use_texts(), use_settings());
    let form = &props.form;
    if !form.has_computer() {
        return Html::default();
    }
    let is_on = |value: String| value == "on";
    let pace = Setting::Pace;
    let chosen = settings.get(pace).to_owned();
    let onpace = Callback::from(move |word: String| {
        // If the device does not remember it, it holds so all the same.
        let _ = settings.change(Change::Set(pace, word));
    });
    html! {
        <>
            if form.asks_for_hints() {
                <Switch name="hints" label={texts.hints()} about={texts.about_hints()} on={form.hints}
                    onchange={props.onhints.reform(is_on)} />
            }
            <Switch name="computers-resign" label={texts.computers_resign()} about={texts.about_computers_resign()}
                on={form.computers_resign} onchange={props.onresign.reform(is_on)} />
            if form.has_only_computers() {
                <Choice name={pace.name()} label={words::label(texts, pace)} about={words::about(texts, pace)}
                    options={words::options(texts, pace)} {chosen} onchange={onpace} />
            }
        </>
    }
}
