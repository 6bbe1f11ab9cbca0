//! The frame of all panels: the browser's modal dialog with a heading and its buttons.
//!
//! A panel is a function component that returns a [`Dialog`]. It is opened by
//! `Command::Open(Panel::…)`; the game table then shows it, and takes it away on `Command::Close`,
//! which the dialog sends when it is closed – by its button, by Escape, or by a click beside it.
//! Whoever wants to close it calls [`close`], so that the browser gives the focus back.

mod beside;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

pub(crate) use self::beside::use_beside_board;
use crate::context::use_texts;
use crate::platform::live_region::PanelRegion;

/// What a panel shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// A word for it, for the style sheet and the name of its heading.
    pub(crate) kind: &'static str,
    /// Its heading.
    pub(crate) title: AttrValue,
    /// What it holds.
    pub(crate) children: Html,
    /// More buttons behind the one that closes it. Where there are some, that one is quiet.
    #[prop_or_default]
    pub(crate) buttons: Option<Html>,
    /// Whether what is done in it holds already: it is closed by "Done" then.
    #[prop_or_default]
    pub(crate) done: bool,
    /// Whether a cross in its corner closes it, instead of a button at its end.
    #[prop_or_default]
    pub(crate) corner: bool,
    /// The element that says what it is about, where that is to be heard as it opens.
    #[prop_or_default]
    pub(crate) described: Option<&'static str>,
    /// The question that it asks, if it is one (`data-prompt`).
    #[prop_or_default]
    pub(crate) prompt: Option<&'static str>,
    /// What is done with its form, if it is one. Such a panel is not closed by a click beside it.
    #[prop_or_default]
    pub(crate) onsubmit: Option<Callback<SubmitEvent>>,
    /// What is done when it was closed.
    pub(crate) onclose: Callback<()>,
    /// The dialog, for [`close`].
    #[prop_or_default]
    pub(crate) node: NodeRef,
}

/// A panel above the page.
#[component]
pub(crate) fn Dialog(props: &Props) -> Html {
    let Props { kind, title, .. } = props;
    let heading = format!("{kind}-title");
    let (node, region) = (props.node.clone(), use_node_ref());
    let told = region.clone();
    use_effect_with((), move |()| {
        if let Some(dialog) = node.cast::<HtmlDialogElement>() {
            // Refused only if it is open already, and it has just been made.
            let _ = dialog.show_modal();
        }
        let heard = told.cast::<HtmlElement>().map(PanelRegion::open);
        move || drop(heard)
    });
    let onclose = props.onclose.reform(|_| ());
    let close = html! { <CloseButton node={props.node.clone()} quiet={props.buttons.is_some()} done={props.done} corner={props.corner} /> };
    let content = html! {
        <>
            if props.corner {
                <header><h2 id={heading.clone()}>{ title }</h2>{ close.clone() }</header>
            } else {
                <h2 id={heading.clone()}>{ title }</h2>
            }
            { props.children.clone() }
            if props.prompt.is_none() {
                <footer>
                    if !props.corner {
                        { close }
                    }
                    { props.buttons.clone() }
                </footer>
            }
        </>
    };
    // It scrolls, and what scrolls is a stop of the Tab key in some browsers: one without a word.
    html! {
        <dialog ref={props.node.clone()} tabindex="-1" class={classes!("panel", *kind)} aria-labelledby={heading} aria-describedby={props.described}
            data-prompt={props.prompt}
            closedby={props.onsubmit.is_none().then_some("any")} onclick={closes_beside(props)} {onclose}>
            if let Some(onsubmit) = props.onsubmit.clone() {
                <form {onsubmit}>{ content }</form>
            } else {
                <section>{ content }</section>
            }
            <div class="live unseen" role="log" aria-live="polite" ref={region}></div>
        </dialog>
    }
}

#[derive(Properties, PartialEq)]
struct CloseProps {
    node: NodeRef,
    quiet: bool,
    done: bool,
    corner: bool,
}

/// The button that closes a panel.
#[component]
fn CloseButton(props: &CloseProps) -> Html {
    let (texts, node) = (use_texts(), props.node.clone());
    let class = classes!(
        (!props.quiet).then_some("main"),
        props.corner.then_some("corner")
    );
    let label = props.corner.then(|| texts.close());
    html! {
        <button type="button" {class} data-action="close" aria-label={label} onclick={move |_| close(&node)}>
            if !props.corner {
                { if props.done { texts.done() } else { texts.close() } }
            }
        </button>
    }
}

/// Closes a panel.
pub(crate) fn close(node: &NodeRef) {
    if let Some(dialog) = node.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}

/// A click beside a panel closes it, which some browsers don't know yet (`closedby`).
fn closes_beside(props: &Props) -> Option<Callback<MouseEvent>> {
    let (node, may) = (props.node.clone(), props.onsubmit.is_none());
    let closes = move |event: MouseEvent| {
        let dialog = node.cast::<Element>();
        let beside = event.target().and_then(|target| target.dyn_into().ok()) == dialog;
        let knows = dialog.as_ref().is_some_and(|dialog| {
            js_sys::Reflect::has(dialog, &JsValue::from_str("closedBy")).unwrap_or(false)
        });
        if beside && !knows {
            close(&node);
        }
    };
    may.then(|| Callback::from(closes))
}
