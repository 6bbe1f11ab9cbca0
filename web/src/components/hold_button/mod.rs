//! A button that goes on while it is held down.

use std::cell::Cell;

use gloo_timers::callback::Interval;
use yew::prelude::*;

/// Milliseconds from step to step while the button is held.
const PACE: u32 = 120;

/// The steps that are left out first, so that a short press is no more than a click: about half a
/// second.
const LEFT_OUT: u32 = 3;

/// What the button is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Its `data-action`.
    pub(crate) action: &'static str,
    /// What it does, in words.
    pub(crate) label: &'static str,
    /// What it shows.
    pub(crate) sign: &'static str,
    /// Whether a step would lead nowhere.
    #[prop_or_default]
    pub(crate) idle: bool,
    /// Is told of each step.
    pub(crate) onstep: Callback<()>,
}

/// A button that makes a step when it is clicked, and more while it is held down.
#[component]
pub(crate) fn HoldButton(props: &Props) -> Html {
    let timer = use_mut_ref(|| None::<Interval>);
    // Whether it has made steps since it was pressed: then the click that ends the press is none.
    let went_on = use_memo((), |()| Cell::new(false));
    let onpointerdown = {
        let (timer, went_on, onstep) = (timer.clone(), went_on.clone(), props.onstep.clone());
        move |event: PointerEvent| {
            went_on.set(false);
            let held = event.is_primary() && event.button() == 0;
            let (went_on, onstep) = (went_on.clone(), onstep.clone());
            *timer.borrow_mut() = held.then(|| {
                every_step(move || {
                    went_on.set(true);
                    onstep.emit(());
                })
            });
        }
    };
    let end = move |_: PointerEvent| *timer.borrow_mut() = None;
    let onclick = {
        let (went_on, onstep) = (went_on.clone(), props.onstep.clone());
        move |event: MouseEvent| {
            // Clicks by the keyboard have no detail, and end no press.
            let ends_press = event.detail() != 0 && went_on.take();
            if !ends_press {
                onstep.emit(());
            }
        }
    };
    // A finger that rests would open a menu.
    let oncontextmenu = move |event: MouseEvent| {
        if went_on.get() {
            event.prevent_default();
        }
    };
    html! {
        <button type="button" data-action={props.action} aria-label={props.label} title={props.label} aria-disabled={props.idle.then_some("true")} {onclick} {onpointerdown}
            onpointerup={end.clone()} onpointercancel={end.clone()} onpointerleave={end} {oncontextmenu}>
            { props.sign }
        </button>
    }
}

/// Calls for each step, until what this returns is dropped.
fn every_step(step: impl Fn() + 'static) -> Interval {
    let mut left_out = 0;
    Interval::new(PACE, move || {
        if left_out < LEFT_OUT {
            left_out += 1;
        } else {
            step();
        }
    })
}
