//! The fields that forms are made of.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A choice of one from a list.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct ChoiceProps {
    pub(crate) name: String,
    pub(crate) label: AttrValue,
    #[prop_or_default]
    pub(crate) class: Classes,
    /// Values, with the text for each.
    pub(crate) options: Vec<(&'static str, &'static str)>,
    #[prop_or_default]
    pub(crate) chosen: String,
    /// The values that can't be chosen now.
    #[prop_or_default]
    pub(crate) forbidden: Vec<&'static str>,
    /// A sentence about what is chosen, if it needs one.
    #[prop_or_default]
    pub(crate) about: String,
    /// Is told the value.
    #[prop_or_default]
    pub(crate) onchange: Callback<String>,
}

/// A choice of one from a list.
#[component]
pub(crate) fn Choice(props: &ChoiceProps) -> Html {
    let onchange = props.onchange.reform(|event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        select.map(|select| select.value()).unwrap_or_default()
    });
    let option = |&(value, text): &(&'static str, &'static str)| {
        // The names of languages, and of notations, are in these languages.
        let lang = ["de", "en", "nl"].contains(&value).then_some(value);
        html! { <option key={value} {value} {lang} selected={value == props.chosen} disabled={props.forbidden.contains(&value)}>{ text }</option> }
    };
    let id = [&props.name, "-about"].concat();
    html! {
        <>
            <label class={classes!("field", props.class.clone())}>
                <span>{ &props.label }</span>
                // What is chosen from elsewhere has to be set as a property: once somebody has
                // chosen, attributes mean nothing.
                <select name={props.name.clone()} ~value={props.chosen.clone()} aria-describedby={id.clone()} {onchange}>
                    { for props.options.iter().map(option) }
                </select>
            </label>
            <p class="about" {id}>{ &props.about }</p>
        </>
    }
}

/// A switch.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct SwitchProps {
    pub(crate) name: &'static str,
    pub(crate) label: &'static str,
    #[prop_or_default]
    pub(crate) class: Classes,
    /// A sentence about it, if it needs one.
    #[prop_or_default]
    pub(crate) about: &'static str,
    pub(crate) on: bool,
    /// Is told `on`, or nothing.
    pub(crate) onchange: Callback<String>,
}

/// A switch.
#[component]
pub(crate) fn Switch(props: &SwitchProps) -> Html {
    let onchange = props.onchange.reform(|event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let on = input.is_some_and(|input| input.checked());
        if on { "on".to_owned() } else { String::new() }
    });
    let id = [props.name, "-about"].concat();
    html! {
        <>
            <label class={classes!("switch", props.class.clone())}>
                <input type="checkbox" name={props.name} checked={props.on} aria-describedby={id.clone()} {onchange} />
                { props.label }
            </label>
            <p class="about" {id}>{ props.about }</p>
        </>
    }
}

/// A line of text.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct LineProps {
    pub(crate) name: String,
    pub(crate) label: &'static str,
    #[prop_or_default]
    pub(crate) class: Classes,
    pub(crate) value: String,
    pub(crate) placeholder: &'static str,
    /// Is told the text.
    pub(crate) oninput: Callback<String>,
}

/// A line of text.
#[component]
pub(crate) fn Line(props: &LineProps) -> Html {
    let oninput = props.oninput.reform(|event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        input.map(|input| input.value()).unwrap_or_default()
    });
    html! {
        <label class={classes!("field", props.class.clone())}>
            <span>{ props.label }</span>
            <input name={props.name.clone()} value={props.value.clone()} placeholder={props.placeholder} maxlength="40"
                dir="auto" autocomplete="off" spellcheck="false" {oninput} />
        </label>
    }
}
