//! A choice among pictures.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A choice among pictures.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    pub(crate) name: &'static str,
    pub(crate) label: &'static str,
    /// Values, with the text for each.
    pub(crate) options: Vec<(&'static str, &'static str)>,
    pub(crate) chosen: &'static str,
    /// A sentence about it, if it needs one.
    #[prop_or_default]
    pub(crate) about: &'static str,
    /// Is told the value.
    pub(crate) onchange: Callback<String>,
}

/// A choice among pictures: samples that bear the attribute which the root element would get
/// (`data-board`), so that the style sheet draws them as it would draw the board; for how the
/// players sit it has small drawings.
#[component]
pub(crate) fn Pictures(props: &Props) -> Html {
    let onchange = props.onchange.reform(|event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        input.map(|input| input.value()).unwrap_or_default()
    });
    let picture = |&(value, text): &(&'static str, &'static str)| {
        let shows = |name: &str| (props.name == name).then_some(value);
        html! {
            <label key={value} class="look">
                <input type="radio" name={props.name} {value} checked={value == props.chosen} onchange={onchange.clone()} />
                <span class="sample" data-board={shows("board")} data-pieces={shows("pieces")}
                    data-seating={shows("seating")}><i /><i /></span>
                { text }
            </label>
        }
    };
    let id = [props.name, "-about"].concat();
    html! {
        <fieldset class="looks" aria-describedby={id.clone()}>
            <legend>{ props.label }</legend>
            { for props.options.iter().map(picture) }
            <p class="about" {id}>{ props.about }</p>
        </fieldset>
    }
}
