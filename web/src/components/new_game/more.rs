//! What is chosen more seldom than the rest, below it.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::changed_by;
use super::clocks::{self, PressFields};
use super::computer::{ComputerFields, HandFields};
use super::form::Form;
use super::laws::LawFields;
use super::lots::LotFields;
use super::odds::OddsFields;
use super::plain_laws;
use super::player::Persons;
use crate::components::fields::Switch;
use crate::components::pictures::Pictures;
use crate::context::use_texts;
use crate::say;
use crate::sides::Way;

/// The id of it in the page.
pub(super) const ID: &str = "new-game-more";

/// What of it is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Opened {
    /// Nothing yet.
    #[default]
    Nothing,
    /// All of it.
    All,
    /// The laws, and the rest beside them.
    Laws,
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) form: UseStateHandle<Form>,
    pub(super) opened: Opened,
    /// Whether the score of those who have played before can go on.
    pub(super) can_go_on: bool,
    /// A position is to be set up.
    pub(super) onedit: Callback<()>,
    /// Nothing but the clocks is wanted.
    pub(super) onclockonly: Callback<()>,
}

/// The choices behind *More*. They are scrolled into view when they are opened.
#[component]
pub(super) fn More(props: &Props) -> Html {
    let texts = use_texts();
    let Props { form, opened, .. } = props;
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(*opened, move |opened| bring(&node, *opened));
    }
    let laws = form.played.laws();
    let edit = props.onedit.reform(|_: MouseEvent| ());
    html! {
        <div class="more" id={ID} ref={node} hidden={*opened == Opened::Nothing}>
            if plain_laws::are_for(form.game()) {
                <fieldset>
                    <LawFields chosen={form.played.chosen.clone()} onchange={changed_by(form, |form, chosen| form.played.choose(chosen))} />
                </fieldset>
            }
            if form.has_computer() && !form.has_only_computers() {
                <Persons form={form.clone()} />
            }
            <fieldset>
                <HandFields form={(**form).clone()} onchange={changed_by(form, |form, (seat, hand)| form.choose_hand(seat, hand))}
                    onlevel={changed_by(form, |form, (seat, level)| form.choose_level(Some(seat), level))} />
                <LotFields form={(**form).clone()} onlots={changed_by(form, |form, lots| form.played.lots = lots)}
                    onfirst={changed_by(form, |form, first| form.played.first = first)} />
                if props.can_go_on {
                    <Switch name="score" label={texts.score_goes_on()} on={form.scored}
                        onchange={changed_by(form, |form, value: String| form.scored = value == "on")} />
                }
            </fieldset>
            <fieldset>
                if form.knows_odds() {
                    <OddsFields chosen={form.odds.clone()} laws={laws.clone()} set_up={form.is_set_up()} names={form.names(texts)}
                        onchange={changed_by(form, |form, odds| form.odds = odds)} />
                }
                if form.setup().is_some() {
                    <div class="row">
                        <button type="button" name="setup" aria-haspopup="dialog" aria-pressed={form.is_set_up().to_string()} onclick={edit}>
                            { texts.set_up() }
                        </button>
                    </div>
                }
                <Switch name="take-back" label={texts.take_backs()} on={form.played.takes_back()}
                    onchange={changed_by(form, |form, value: String| form.played.let_take_back(value == "on"))} />
                <ComputerFields form={(**form).clone()} onhints={changed_by(form, |form, on| form.hints = on)}
                    onresign={changed_by(form, |form, on| form.computers_resign = on)} />
            </fieldset>
            <PressFields press={form.press} onpress={changed_by(form, |form, value: String| form.press = clocks::press(&value))}
                may_be_alone={form.seats() == 2 && !form.has_computer()} onclockonly={props.onclockonly.clone()} />
            <Pictures name="seating" label={texts.seating()} options={say::ways_to_sit(texts, form.seats() > 2)} chosen={form.seating.way.word()}
                onchange={changed_by(form, |form, value: String| form.seating.way = Way::of_word(&value).unwrap_or_default())} />
            <Switch name="far-men" class="far-men" label={texts.far_men()} on={form.seating.far_men_turned}
                onchange={changed_by(form, |form, value: String| form.seating.far_men_turned = value == "on")} />
        </div>
    }
}

/// Brings what was opened in sight, and the keys to the laws.
fn bring(node: &NodeRef, opened: Opened) {
    let Some(more) = node.cast::<HtmlElement>() else {
        return;
    };
    if opened == Opened::Nothing {
        return;
    }
    more.scroll_into_view();
    let laws = more.query_selector("select").ok().flatten();
    let laws = laws.and_then(|laws| laws.dyn_into::<HtmlElement>().ok());
    if let Some(laws) = laws.filter(|_| opened == Opened::Laws) {
        // Without the focus, they are in sight all the same.
        let _ = laws.focus();
    }
}
