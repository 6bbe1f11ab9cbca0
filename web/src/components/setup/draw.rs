//! What the editor shows: the trays, the board, the fields, and what is wrong.

use rochade_table::{Kind, Man, PositionError, Seat, Setup, SquareId, Wing};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::{Msg, SetUp, Tool};
use crate::components::board::keys::direction;
use crate::components::dialog::Dialog;
use crate::words;

/// The fields of a position: their words here, and what the rules call them.
pub(super) const PLACEMENT: Field = ("placement", "placement");
const TURN: Field = ("turn", "turn");
const CASTLING: Field = ("castling", "castling");
const EN_PASSANT: Field = ("en-passant", "en passant");

type Field = (&'static str, &'static str);

impl SetUp {
    pub(super) fn draw(&self, ctx: &Context<Self>) -> Html {
        let (texts, link) = (self.texts, ctx.link());
        let plan = &self.view.plan;
        let near = plan
            .all_seats()
            .find(|seat| plan.home(*seat) == self.geometry.turn());
        let near = near.unwrap_or(Seat(0));
        let far = plan.all_seats().find(|seat| *seat != near).unwrap_or(near);
        let buttons = html! {
            <button class="main" type="button" data-action="set-up" onclick={link.callback(|_| Msg::Start)}>{ texts.start_game() }</button>
        };
        // Enter in the field for FEN starts nothing.
        let onsubmit = Callback::from(|event: SubmitEvent| event.prevent_default());
        html! {
            <Dialog kind="setup" title={texts.set_up()} onclose={link.callback(|()| Msg::Closed)} {onsubmit} {buttons}>
                <div class="editor" onchange={link.batch_callback(changed)} oninput={link.batch_callback(typed)}>
                    <div class="bench" data-game={self.view.game.word()}>
                        { self.tray(ctx, far, Tool::Hand, "hand", texts.tool_hand()) }
                        { self.board(ctx) }
                        { self.tray(ctx, near, Tool::Off, "off", texts.tool_off()) }
                        <p class="unseen" role="status">{ self.said.clone() }</p>
                    </div>
                    { self.fields(ctx) }
                </div>
            </Dialog>
        }
    }

    /// The men of a seat, the most valuable first, behind another tool.
    fn tray(
        &self,
        ctx: &Context<Self>,
        seat: Seat,
        tool: Tool,
        word: &'static str,
        label: &'static str,
    ) -> Html {
        let plan = &self.view.plan;
        let follow = ctx.link().callback(Msg::Tray);
        let kinds = (0..plan.kinds.len() as u8).rev().map(Kind);
        let men = kinds.map(|kind| {
            let man = Man { seat, kind };
            let label = words::man(self.texts, self.view.game, man);
            self.tool(Tool::Man(man), plan.code(man), label, true)
        });
        html! {
            <div class="tray" role="radiogroup" aria-label={words::side(self.texts, self.view.game, seat)}
                onpointerdown={follow.clone()} onpointermove={follow.clone()} onpointerup={follow.clone()} onpointercancel={follow}>
                { self.tool(tool, word.to_owned(), label, false) }
                { for men }
            </div>
        }
    }

    fn tool(&self, tool: Tool, value: String, label: &'static str, is_man: bool) -> Html {
        html! {
            <label key={value.clone()} class={classes!("tool", (!is_man).then(|| value.clone()))} title={label}
                data-man={is_man.then(|| value.clone())}>
                <input type="radio" name="tool" {value} checked={self.tool == tool} aria-label={label} />
                <i class="man" />
            </label>
        }
    }

    fn board(&self, ctx: &Context<Self>) -> Html {
        let held = self.held.is_some();
        let onkeydown = ctx.link().callback(move |event: KeyboardEvent| {
            let key = event.key();
            let ours = match &*key {
                "Enter" | " " | "Delete" | "Backspace" => true,
                // Closes the editor only when nothing is in hand.
                "Escape" => held,
                key => direction(key, event.ctrl_key()).is_some(),
            };
            if ours {
                event.prevent_default();
            }
            Msg::Key(event)
        });
        html! {
            <div class="board" {onkeydown} onclick={ctx.link().batch_callback(clicked)}>
                { Html::VRef(self.squares.grid().clone().into()) }
                <div class="layer" aria-hidden="true"><div class="ring" ref={self.ring.clone()}></div></div>
            </div>
        }
    }

    fn fields(&self, ctx: &Context<Self>) -> Html {
        let (texts, plan, game) = (self.texts, &self.view.plan, self.view.game);
        let side = |seat: Seat| {
            html! { <option value={plan.letter(seat)}>{ words::side(texts, game, seat) }</option> }
        };
        let passed = self.setup.passed();
        let mut passable = self.setup.passable();
        // What was chosen stays in sight, even if it has become impossible.
        passable.extend(passed.filter(|passed| !passable.contains(passed)));
        let square = |square: SquareId| {
            let value = plan.name(square).to_owned();
            html! { <option value={value.clone()}>{ value }</option> }
        };
        let right = |right: rochade_table::Right| {
            let wrong = right.held && !right.in_place && self.invalid(CASTLING).is_some();
            let castles = match right.wing {
                Wing::King => " 0–0",
                Wing::Queen => " 0–0–0",
            };
            html! {
                <label class="switch">
                    <input type="checkbox" name="castling" value={right.letter} checked={right.held}
                        aria-invalid={wrong.then_some("true")} aria-describedby={self.described(CASTLING)} />
                    { words::side(texts, game, right.seat) }{ castles }
                </label>
            }
        };
        let lay = |setup: Option<Setup>, said| {
            let lay = move |_: MouseEvent| setup.clone().map(|setup| Msg::Lay(setup, said));
            ctx.link().batch_callback(lay)
        };
        let fen = self.typed.clone().unwrap_or_else(|| self.setup.text());
        let unread = self.unread.as_ref().filter(|_| self.refused);
        html! {
            <div class="facts">
                { self.fault(PLACEMENT) }
                <div class="row">
                    <button type="button" data-action="start-position" onclick={lay(Setup::usual(game), texts.usual_position())}>{ texts.usual_position() }</button>
                    <button type="button" data-action="clear" onclick={lay(Some(self.setup.empty()), texts.clear_board())}>{ texts.clear_board() }</button>
                    <button type="button" data-action="turn-board" onclick={ctx.link().callback(|_| Msg::Flip)}>{ texts.flip() }</button>
                </div>
                <label class="field">
                    <span>{ texts.to_move() }</span>
                    <select name="turn" ref={self.turn.clone()} aria-invalid={self.invalid(TURN)} aria-describedby={self.described(TURN)}>
                        { for plan.all_seats().map(side) }
                    </select>
                </label>
                { self.fault(TURN) }
                <fieldset>
                    <legend>{ texts.castling() }</legend>
                    { for self.setup.rights().map(right) }
                </fieldset>
                { self.fault(CASTLING) }
                <label class="field">
                    <span>{ texts.said_en_passant() }</span>
                    <select name="en-passant" ref={self.passed.clone()} aria-invalid={self.invalid(EN_PASSANT)}
                        aria-describedby={self.described(EN_PASSANT)}>
                        <option value="">{ "–" }</option>
                        { for passable.into_iter().map(square) }
                    </select>
                </label>
                { self.fault(EN_PASSANT) }
                <label class="field">
                    <span>{ texts.fen() }</span>
                    <input name="fen" value={fen} autocomplete="off" autocapitalize="off" spellcheck="false"
                        aria-invalid={unread.map(|_| "true")} aria-describedby={unread.map(|_| "setup-fen")} />
                </label>
                if let Some(error) = unread {
                    { self.say_fault("fen", error) }
                }
            </div>
        }
    }

    /// What is wrong with a field, as far as it is said.
    fn wrong(&self, (_, part): Field) -> Option<&PositionError> {
        self.faults.iter().find(|fault| fault.part == part)
    }

    fn invalid(&self, field: Field) -> Option<&'static str> {
        self.wrong(field).map(|_| "true")
    }

    pub(super) fn described(&self, field: Field) -> Option<String> {
        self.wrong(field).map(|_| ["setup-", field.0].concat())
    }

    fn fault(&self, field: Field) -> Html {
        html! {
            if let Some(error) = self.wrong(field) {
                { self.say_fault(field.0, error) }
            }
        }
    }

    fn say_fault(&self, field: &'static str, error: &PositionError) -> Html {
        html! {
            <p class="said" role="alert" id={["setup-", field].concat()} data-fault={field}>
                { words::position_fault(self.texts, error.word) }
            </p>
        }
    }
}

/// A select has a name and a value, too.
fn changed(event: Event) -> Option<Msg> {
    let field: Element = event.target()?.dyn_into().ok()?;
    Some(Msg::Changed(field.unchecked_into()))
}

fn typed(event: InputEvent) -> Option<Msg> {
    let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
    (field.name() == "fen").then(|| Msg::Typed(field.value()))
}

/// Screen readers click without pointing.
fn clicked(event: MouseEvent) -> Option<Msg> {
    let pointed = event.detail() != 0;
    let target: Element = event.target()?.dyn_into().ok()?;
    let square = target.closest("[data-square]").ok().flatten()?;
    let name = square.get_attribute("data-square")?;
    (!pointed).then_some(Msg::Clicked(name))
}
