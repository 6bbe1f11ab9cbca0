//! The promotion buttons, which slide out of the target square, inward.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use rochade_table::{Cell, Direction, GameKind, Geometry, Intent, Kind, Man, Promotion, Turn};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::board::keys;
use super::board::squares;
use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::page;
use crate::text::Texts;
use crate::words;

/// The question what a pawn becomes.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: GameKind,
    /// The question.
    pub(crate) promotion: Promotion,
    /// Where the squares are.
    pub(crate) geometry: Rc<Geometry>,
}

/// The question what a pawn becomes, as a dialog on the board.
#[component]
pub(crate) fn PromotionMenu(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let dialog = use_node_ref();
    // Whether a pointer went down on the buttons since they slid out. A finger that opened the
    // question is lifted over a button, and the browser takes that for a click on it.
    let armed = use_mut_ref(|| false);
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| focus(&dialog, |_, _| 0)
    });
    let plan = props.geometry.plan();
    let title = texts.promote_title(plan.name(props.promotion.from));
    let inward = inward(&props.geometry, &props.promotion);
    let button = |(index, &kind): (usize, &Kind)| {
        let seat = props.promotion.seat;
        let (commands, armed) = (commands.clone(), armed.clone());
        let onclick = move |event: MouseEvent| {
            // A click without a pointer (`detail` is 0) comes from the keyboard or from a screen
            // reader.
            if *armed.borrow() || event.detail() == 0 {
                commands.emit(Command::Intent(Intent::Choose(kind)));
            }
        };
        html! {
            <button type="button" role="menuitem" key={index} class={place(props, inward, index)} data-man={plan.code(Man { seat, kind })}
                data-promotion={plan.kind_letter(kind)} aria-label={words::of(props.game).kind(texts, kind)} {onclick}>
                <i class="man" />
            </button>
        }
    };
    // The press that opened the question may only now give the focus to its square.
    let hold_focus = {
        let dialog = dialog.clone();
        move |_: FocusEvent| {
            let dialog = dialog.clone();
            Timeout::new(0, move || focus_if_left(&dialog)).forget();
        }
    };
    let arm = {
        let armed = armed.clone();
        move |_| *armed.borrow_mut() = true
    };
    html! {
        <div class="promotion" role="menu" aria-label={title} ref={dialog.clone()}
            onpointerdown={arm} onfocusout={hold_focus} onkeydown={on_key(props, texts, commands.clone(), inward, dialog.clone())}>
            { for props.promotion.choices.iter().enumerate().map(button) }
        </div>
    }
}

/// Arrows, as the buttons stand, and Tab go round the buttons, and a piece's letter chooses it.
/// (Escape is heard everywhere.)
fn on_key(
    props: &Props,
    texts: &'static Texts,
    commands: Callback<Command>,
    inward: Direction,
    dialog: NodeRef,
) -> Callback<KeyboardEvent> {
    let (game, plan) = (props.game, props.geometry.plan().clone());
    let choices = props.promotion.choices.clone();
    // A piece's letter, in the page's language or in English.
    let named = move |key: &str| {
        let letter = words::of(game).typed(texts, &key.to_ascii_uppercase());
        choices
            .iter()
            .copied()
            .find(|&kind| plan.kind_letter(kind) == letter)
    };
    let count = props.promotion.choices.len() as u32;
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        let onward = match key.as_str() {
            "Tab" => Some(!event.shift_key()),
            _ => keys::direction(&key, false).map(|direction| direction == inward),
        };
        if let Some(onward) = onward {
            let by = if onward { 1 } else { count - 1 };
            focus(&dialog, |index, count| (index + by) % count);
        } else if let Some(kind) = named(&key) {
            commands.emit(Command::Intent(Intent::Choose(kind)));
        } else if !event.repeat() {
            // What is left is the browser's, but a key that is held down chooses nothing.
            return;
        }
        event.prevent_default();
    })
}

/// Gives the focus back to the buttons, if it is elsewhere.
fn focus_if_left(dialog: &NodeRef) {
    let active = page::document().active_element();
    let is_left = |dialog: &Element| !dialog.contains(active.as_deref());
    if dialog.cast::<Element>().as_ref().is_some_and(is_left) {
        focus(dialog, |_, _| 0);
    }
}

/// Moves the focus among the buttons; `next` gets the index of the one that has it, and their
/// count.
fn focus(dialog: &NodeRef, next: impl Fn(u32, u32) -> u32) {
    let Some(dialog) = dialog.cast::<Element>() else {
        return;
    };
    let buttons = dialog.children();
    let active = page::document().active_element();
    let index = (0..buttons.length())
        .find(|&index| buttons.item(index) == active)
        .unwrap_or(0);
    let button = buttons.item(next(index, buttons.length()));
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // A button that is shown and enabled takes the focus.
        let _ = button.focus();
    }
}

/// The direction in which the buttons stay on the board: towards the player, if the target lies at
/// the edge before which the pawn can go no further, else away from another edge.
fn inward(geometry: &Geometry, promotion: &Promotion) -> Direction {
    let has_room = |&direction: &Direction| {
        let mut cells = (1..promotion.choices.len()).map(|away| {
            let cell = beside(geometry.cell(promotion.to)?, direction, away as u8)?;
            geometry.square_in(cell)
        });
        cells.all(|square| square.is_some())
    };
    let is_at_edge = |&direction: &Direction| {
        let cell = geometry.cell(promotion.to);
        let beyond = cell.and_then(|cell| beside(cell, opposite(direction), 1));
        beyond.and_then(|cell| geometry.square_in(cell)).is_none()
    };
    let home = geometry.plan().home(promotion.seat);
    let to_player = match home.beyond(geometry.turn()) {
        Turn::None => Direction::Down,
        Turn::Quarter => Direction::Right,
        Turn::Half => Direction::Up,
        Turn::ThreeQuarters => Direction::Left,
    };
    let directions = [
        to_player,
        Direction::Down,
        Direction::Up,
        Direction::Right,
        Direction::Left,
    ];
    let mut inward = directions.iter().filter(|direction| has_room(direction));
    let first = inward.clone().find(|direction| is_at_edge(direction));
    first
        .or_else(|| inward.next())
        .copied()
        .unwrap_or(to_player)
}

/// The direction that leads back.
fn opposite(direction: Direction) -> Direction {
    match direction {
        Direction::Up => Direction::Down,
        Direction::Left => Direction::Right,
        Direction::Right => Direction::Left,
        _ => Direction::Up,
    }
}

/// The cell `away` squares away in a direction, unless that is above the board or left of it.
fn beside(cell: Cell, direction: Direction, away: u8) -> Option<Cell> {
    let Cell { column, row } = cell;
    let (column, row) = match direction {
        Direction::Up => (column, row.checked_sub(away)?),
        Direction::Left => (column.checked_sub(away)?, row),
        Direction::Right => (column + away, row),
        _ => (column, row + away),
    };
    Some(Cell { column, row })
}

/// The classes of the button that stands `index` squares inward from the target.
fn place(props: &Props, inward: Direction, index: usize) -> Option<String> {
    let target = props.geometry.cell(props.promotion.to)?;
    let cell = beside(target, inward, index as u8)?;
    let Cell { column, row } = cell;
    let name = match inward {
        Direction::Up => "up",
        Direction::Left => "left",
        Direction::Right => "right",
        _ => "down",
    };
    let shade = squares::shade(&props.geometry, cell);
    Some(format!(
        "choice at c{column} r{row} {shade} {name} i{index}"
    ))
}

#[cfg(test)]
mod tests {
    use rochade_table::{Seat, SquareId};

    use super::*;

    #[test]
    fn buttons_stay_on_the_board_wherever_a_pawn_is_promoted() {
        for game in [GameKind::Chess, GameKind::Four, GameKind::Three] {
            let plan = Rc::new(game.plan());
            for turn in [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters] {
                let geometry = Geometry::new(plan.clone(), turn);
                for (seat, to) in plan
                    .all_seats()
                    .flat_map(|seat| plan.ids().map(move |to| (seat, to)))
                {
                    let promotion = Promotion {
                        seat,
                        from: to,
                        to,
                        choices: vec![Kind(1), Kind(2), Kind(3), Kind(4)],
                    };
                    let (inward, cell) = (inward(&geometry, &promotion), geometry.cell(to));
                    for away in 0..4 {
                        let cell = cell.and_then(|cell| beside(cell, inward, away));
                        let square = cell.and_then(|cell| geometry.square_in(cell));
                        assert!(
                            square.is_some(),
                            "{game:?} {turn:?} {seat:?} {to:?} {inward:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn buttons_lead_from_the_last_row_to_whose_pawn_it_is() {
        let plan = Rc::new(GameKind::Four.plan());
        let at = |seat: &str, square: &str, turn| {
            let geometry = Geometry::new(plan.clone(), turn);
            let seat = plan.all_seats().find(|&of| plan.letter(of) == seat);
            let mut ids = plan.ids();
            let to = ids.find(|&id| plan.place(id).is_some_and(|place| place.name == square));
            let promotion = Promotion {
                seat: seat.unwrap_or(Seat(0)),
                from: SquareId(0),
                to: to.expect("a square"),
                choices: vec![Kind(1), Kind(2), Kind(3), Kind(4)],
            };
            inward(&geometry, &promotion)
        };
        // C below, D at the right, A across, B at the left; and the same with D below.
        for (seat, square, fixed, turned) in [
            ("C", "f14", Direction::Down, Direction::Left),
            ("D", "a7", Direction::Right, Direction::Down),
            ("A", "g1", Direction::Up, Direction::Right),
            ("B", "n8", Direction::Left, Direction::Up),
        ] {
            assert_eq!(at(seat, square, Turn::None), fixed, "{seat}");
            assert_eq!(at(seat, square, Turn::Quarter), turned, "{seat}");
        }
    }
}
