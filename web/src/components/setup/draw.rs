//! What the editor shows: the trays, the board, the fields, and what is wrong.

use rochade_table::{Kind, Man, PositionError, Right, Seat, Wing};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::edit::is_ours;
use super::tray::TrayTool;
use super::{Msg, SetUp, Tool};
use crate::components::board::keys::clicked_square;
use crate::components::dialog::Dialog;
use crate::words;

/// A field of a position: its word here, and what the rules call it.
type Field = (&'static str, &'static str);

pub(super) const PLACEMENT: Field = ("placement", "placement");
const TURN: Field = ("turn", "turn");
const CASTLING: Field = ("castling", "castling");
const EN_PASSANT: Field = ("en-passant", "en passant");

impl SetUp {
    pub(super) fn draw(&self, ctx: &Context<Self>) -> Html {
        let (texts, plan) = (self.texts, self.geometry.plan());
        let is_near = |seat: &Seat| plan.home(*seat) == self.geometry.turn();
        let near = plan.all_seats().find(is_near).unwrap_or(Seat(0));
        let far = Seat((near.0 + 1) % plan.seats.len() as u8);
        let link = ctx.link();
        let onstart = link.callback(|_: MouseEvent| Msg::Start);
        let buttons = html! {
            <button class="main" type="button" data-action="set-up" onclick={onstart}>{ ctx.props().done }</button>
        };
        // Enter in a field starts nothing.
        let onsubmit = Callback::from(|event: SubmitEvent| event.prevent_default());
        let holds = self.held.is_some();
        let onkeydown = link.callback(move |event: KeyboardEvent| {
            if is_ours(&event, holds) {
                event.prevent_default();
            }
            Msg::Key(event)
        });
        let onclick =
            link.batch_callback(|event: MouseEvent| clicked_square(&event).map(Msg::Clicked));
        html! {
            <Dialog kind="setup" title={texts.set_up()} onclose={link.callback(|()| Msg::Closed)} {onsubmit} {buttons}>
                <div class="editor">
                    <div class="bench" data-game={self.game.word()}>
                        { self.tray(ctx, far, Tool::Hand, "hand", texts.tool_hand()) }
                        <div class="board" {onkeydown} {onclick}>
                            { Html::VRef(self.squares.grid().clone().into()) }
                            <div class="layer" aria-hidden="true"><div class="ring" ref={self.ring.clone()}></div></div>
                        </div>
                        { self.tray(ctx, near, Tool::Off, "off", texts.tool_off()) }
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
        word: &str,
        label: &'static str,
    ) -> Html {
        let plan = self.geometry.plan();
        let mut tools = vec![self.tool(ctx, tool, word.to_owned(), label)];
        for kind in (0..plan.kinds.len() as u8).rev().map(Kind) {
            let man = Man { seat, kind };
            let label = words::of(self.game).man(self.texts, man);
            tools.push(self.tool(ctx, Tool::Man(man), plan.code(man), label));
        }
        html! {
            <div class="tray" role="radiogroup" aria-label={words::of(self.game).side(self.texts, seat)}>{ tools }</div>
        }
    }

    fn tool(&self, ctx: &Context<Self>, tool: Tool, value: String, label: &'static str) -> Html {
        let onchoose = ctx.link().callback(Msg::Take);
        let ondrop = ctx.link().callback(|(man, place)| Msg::Dropped(man, place));
        html! {
            <TrayTool key={value.as_str()} {tool} value={value.clone()} {label} chosen={self.tool == tool} {onchoose} {ondrop} />
        }
    }

    fn fields(&self, ctx: &Context<Self>) -> Html {
        let (texts, plan) = (self.texts, self.geometry.plan());
        let side = |seat: Seat| {
            (
                plan.letter(seat).to_owned(),
                words::of(self.game).side(texts, seat).to_owned(),
            )
        };
        let sides = plan.all_seats().map(side).collect();
        let mut passed = vec![(String::new(), "–".to_owned())];
        let mut passable = self.setup.passable();
        // What was chosen stays in sight, even if it has become impossible.
        passable.extend(
            self.setup
                .passed()
                .filter(|passed| !passable.contains(passed)),
        );
        for square in passable {
            let name = plan.name(square).to_owned();
            passed.push((name.clone(), name));
        }
        let fen = self.typed.clone().unwrap_or_else(|| self.setup.text());
        let unread = self.unread.as_ref().filter(|_| self.refused);
        let link = ctx.link();
        let oninput = link.batch_callback(|event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            field.map(|field| Msg::Typing(field.value()))
        });
        html! {
            <div class="facts">
                { self.fault(PLACEMENT) }
                <div class="row">
                    <button type="button" data-action="start-position" onclick={link.callback(|_: MouseEvent| Msg::LayOut)}>{ texts.usual_position() }</button>
                    <button type="button" data-action="clear" onclick={link.callback(|_: MouseEvent| Msg::Clear)}>{ texts.clear_board() }</button>
                    <button type="button" data-action="turn-board" onclick={link.callback(|_: MouseEvent| Msg::Flip)}>{ texts.flip() }</button>
                </div>
                { self.choice(ctx, TURN, texts.to_move(), &self.turn, sides, Msg::Turn) }
                <fieldset>
                    <legend>{ texts.castling() }</legend>
                    { for self.setup.rights().into_iter().map(|right| self.right(ctx, right)) }
                </fieldset>
                { self.fault(CASTLING) }
                { self.choice(ctx, EN_PASSANT, texts.said_en_passant(), &self.passed, passed, Msg::Passed) }
                <label class="field">
                    <span>{ texts.fen() }</span>
                    <input name="fen" value={fen} autocomplete="off" autocapitalize="off" spellcheck="false"
                        {oninput} onchange={link.callback(|_: Event| Msg::Typed)}
                        aria-invalid={unread.map(|_| "true")} aria-describedby={unread.map(|_| "setup-fen")} />
                </label>
                if let Some(error) = unread {
                    { self.say_fault("fen", error) }
                }
            </div>
        }
    }

    /// A choice, and below it what is wrong with it. What is chosen is set later, since attributes
    /// change nothing once somebody has chosen.
    fn choice(
        &self,
        ctx: &Context<Self>,
        field: Field,
        label: &'static str,
        node: &NodeRef,
        options: Vec<(String, String)>,
        chosen: fn(String) -> Msg,
    ) -> Html {
        let blamed = self.blamed(field);
        let onchange = ctx.link().batch_callback(move |event: Event| {
            let list = event.target_dyn_into::<HtmlSelectElement>();
            list.map(|list| chosen(list.value()))
        });
        let option = |(value, text)| html! { <option {value}>{ text }</option> };
        html! {
            <>
                <label class="field">
                    <span>{ label }</span>
                    <select name={field.0} ref={node.clone()} {onchange} aria-invalid={blamed.is_some().then_some("true")} aria-describedby={blamed}>
                        { for options.into_iter().map(option) }
                    </select>
                </label>
                { self.fault(field) }
            </>
        }
    }

    fn right(&self, ctx: &Context<Self>, right: Right) -> Html {
        let letter = right.letter;
        let onchange = ctx.link().batch_callback(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            field.map(|field| Msg::Right(letter, field.checked()))
        });
        let blamed = self
            .blamed(CASTLING)
            .filter(|_| right.held && !right.in_place);
        let castles = match right.wing {
            Wing::King => " 0–0",
            Wing::Queen => " 0–0–0",
        };
        html! {
            <label class="switch">
                <input type="checkbox" name="castling" value={letter} checked={right.held} {onchange}
                    aria-invalid={blamed.is_some().then_some("true")} aria-describedby={blamed} />
                { words::of(self.game).side(self.texts, right.seat) }{ castles }
            </label>
        }
    }

    /// Returns what is wrong with a field, as far as it is said.
    fn wrong(&self, (_, part): Field) -> Option<&PositionError> {
        self.faults.iter().find(|fault| fault.part == part)
    }

    /// The id of what is said to be wrong with a field.
    pub(super) fn blamed(&self, field: Field) -> Option<String> {
        self.wrong(field).map(|_| id(field.0))
    }

    fn fault(&self, field: Field) -> Html {
        html! {
            if let Some(error) = self.wrong(field) {
                { self.say_fault(field.0, error) }
            }
        }
    }

    fn say_fault(&self, word: &'static str, error: &PositionError) -> Html {
        html! {
            <p class="said" id={id(word)} data-fault={word}>
                { words::position_fault(self.texts, error.word) }
            </p>
        }
    }
}

fn id(word: &str) -> String {
    ["setup-", word].concat()
}
