//! A choice of one from a few that stand side by side, each with a frame of its own.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A choice that can be made.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pick {
    pub(crate) value: &'static str,
    /// What is seen of it.
    pub(crate) content: Html,
}

impl From<(&'static str, &'static str)> for Pick {
    /// A word.
    fn from((value, text): (&'static str, &'static str)) -> Pick {
        Pick {
            value,
            content: text.into(),
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) name: &'static str,
    pub(crate) label: &'static str,
    /// What can be chosen.
    pub(crate) picks: Vec<Pick>,
    /// What is chosen; none of them, if it is not among them.
    pub(crate) chosen: AttrValue,
    /// Is told the value.
    pub(crate) onchange: Callback<String>,
    /// Whether the focus begins at what is chosen, as its panel opens. (Enter submits from there.)
    #[prop_or_default]
    pub(crate) first: bool,
    /// What stands behind them in the same line.
    #[prop_or_default]
    pub(crate) more: Html,
    /// What stands under them.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// A choice of one from a few.
#[component]
pub(crate) fn Picks(props: &Props) -> Html {
    let onchange = props.onchange.reform(|event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        input.map(|input| input.value()).unwrap_or_default()
    });
    let pick = |pick: &Pick| {
        let Pick { value, content } = pick;
        let is_chosen = props.chosen == *value;
        html! {
            <label key={*value} class="pick">
                <input type="radio" name={props.name} value={*value} checked={is_chosen} autofocus={props.first && is_chosen} onchange={onchange.clone()} />
                { content.clone() }
            </label>
        }
    };
    html! {
        <fieldset class={classes!("picks", ["picks-", props.name].concat())}>
            <legend>{ props.label }</legend>
            <div>
                { for props.picks.iter().map(pick) }
                { props.more.clone() }
            </div>
            { props.children.clone() }
        </fieldset>
    }
}
