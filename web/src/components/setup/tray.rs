//! The tools of a tray: whoever taps one chooses it, and a man can be dragged from it onto the
//! board, too.

use rochade_table::Man;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{SetUp, Tool};
use crate::page::{self, px};

/// Where something is on the screen.
pub(crate) type Place = (i32, i32);

/// What a tool is given.
#[derive(Properties, PartialEq, Debug)]
pub(super) struct Props {
    /// What it does.
    pub(super) tool: Tool,
    /// The word for that; of a man, it is the man's own.
    pub(super) value: String,
    /// What it is called.
    pub(super) label: &'static str,
    /// Whether it is the one that is chosen.
    pub(super) chosen: bool,
    /// Is told when it is chosen.
    pub(super) onchoose: Callback<Tool>,
    /// Is told which man was dragged from it, and where it was let go.
    pub(super) ondrop: Callback<(Man, Place)>,
}

/// The pointer that drags a man, and where it has taken it up.
#[derive(Clone, Copy)]
struct Drag {
    pointer: i32,
    start: Place,
}

/// A tool of a tray. Its picture goes along with the pointer: that is written by hand, into a style
/// that Yew doesn't know.
#[component]
pub(super) fn TrayTool(props: &Props) -> Html {
    let (place, picture) = (use_node_ref(), use_node_ref());
    let drag = use_state(|| None::<Drag>);
    let man = match props.tool {
        Tool::Man(man) => Some(man),
        _ => None,
    };
    let onpointer = man.map(|man| {
        let (place, picture) = (place.clone(), picture.clone());
        let (drag, ondrop) = (drag.clone(), props.ondrop.clone());
        Callback::from(move |event: PointerEvent| match (&*event.type_(), *drag) {
            ("pointerdown", None) => drag.set(take_up(&place, &event)),
            ("pointermove", Some(Drag { pointer, start })) if pointer == event.pointer_id() => {
                carry(&picture, start, &event);
            }
            ("pointerup" | "pointercancel", Some(Drag { pointer, .. }))
                if pointer == event.pointer_id() =>
            {
                drag.set(None);
                put_back(&picture);
                if event.type_() == "pointerup" {
                    ondrop.emit((man, (event.client_x(), event.client_y())));
                }
            }
            _ => {}
        })
    });
    let onchange = {
        let tool = props.tool;
        props.onchoose.reform(move |_: Event| tool)
    };
    let Props { value, label, .. } = props;
    html! {
        <label class="tool" title={*label} data-man={man.map(|_| value.clone())} ref={place}
            onpointerdown={onpointer.clone()} onpointermove={onpointer.clone()} onpointerup={onpointer.clone()} onpointercancel={onpointer}>
            <input type="radio" name="tool" value={value.clone()} checked={props.chosen} aria-label={*label} {onchange} />
            <i class={classes!("man", drag.map(|_| "dragged"))} ref={picture} />
        </label>
    }
}

/// Takes up a man: from now on, the tool hears of the pointer wherever it goes.
fn take_up(tool: &NodeRef, event: &PointerEvent) -> Option<Drag> {
    let tool = tool.cast::<Element>()?;
    // Refused only to a pointer that is no longer there.
    let _ = tool.set_pointer_capture(event.pointer_id());
    Some(Drag {
        pointer: event.pointer_id(),
        start: (event.client_x(), event.client_y()),
    })
}

fn carry(picture: &NodeRef, start: Place, event: &PointerEvent) {
    if let Some(picture) = picture.cast::<HtmlElement>() {
        let (x, y) = (event.client_x() - start.0, event.client_y() - start.1);
        let place = [px(x.into()), px(y.into())].join(" ");
        // The style can't refuse these words.
        let _ = picture.style().set_property("translate", &place);
    }
}

fn put_back(picture: &NodeRef) {
    if let Some(picture) = picture.cast::<HtmlElement>() {
        let _ = picture.style().remove_property("translate");
    }
}

impl SetUp {
    /// Puts a man from a tray on the square at a place of the screen, if there is one.
    pub(super) fn drop_man(&mut self, man: Man, place: Place) {
        let square = square_at(place);
        let square = square.and_then(|name| self.geometry.plan().find(&name));
        if let Some(square) = square {
            self.put(square, Some(man));
        }
    }
}

/// The name of the editor's square at a place of the screen.
fn square_at((x, y): Place) -> Option<String> {
    let element = page::document().element_from_point(x as f32, y as f32)?;
    let square = element.closest(".setup [data-square]").ok().flatten()?;
    square.get_attribute("data-square")
}
