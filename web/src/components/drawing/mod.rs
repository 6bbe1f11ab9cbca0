//! A drawing that the worker has made, on the page.

use web_sys::Element;
use yew::prelude::*;

use crate::platform::trusted;

/// What is drawn.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The drawing, an `<svg>` element.
    pub(crate) svg: AttrValue,
    /// What it is, in words.
    pub(crate) name: AttrValue,
    /// A word for the style sheet.
    pub(crate) class: &'static str,
}

/// A drawing, which is one picture to who hears the page.
#[component]
pub(crate) fn Drawing(props: &Props) -> Html {
    let drawing = use_node_ref();
    {
        let drawing = drawing.clone();
        use_effect_with(props.svg.clone(), move |svg| {
            if let Some(drawing) = drawing.cast::<Element>() {
                trusted::write(&drawing, svg);
            }
        });
    }
    html! { <div class={props.class} role="img" aria-label={props.name.clone()} ref={drawing} /> }
}
