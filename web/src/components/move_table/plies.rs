//! The moves, a column for each seat. A move that is played adds its button; the others stay as
//! they are.

use std::rc::Rc;

use gloo_render::request_animation_frame;
use rochade_table::{Entry, Frozen, GameKind, Intent, Plan, Review, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::rounds::{Head, Rounds};
use super::rows::{column, empty, number};
use super::story::{Line, Story};
use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::notation::Notation;
use crate::page;
use crate::say;
use crate::text::Texts;
use crate::words;

/// What the list shows.
#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) game: GameKind,
    pub(super) plan: Rc<Plan>,
    pub(super) entries: Rc<Vec<Entry>>,
    pub(super) shown_ply: usize,
    pub(super) ended: Option<(&'static str, String)>,
    pub(super) notation: Notation,
    /// Whose columns there are, in the order of turns.
    pub(super) columns: Vec<Seat>,
    /// What stands over the columns, where more than two play.
    pub(super) heads: Vec<Head>,
    /// What stands behind them: what the laws have made of what players did.
    pub(super) story: Vec<Line>,
}

/// The moves.
#[component]
pub(super) fn Plies(props: &Props) -> Html {
    let Props {
        game,
        plan,
        entries,
        shown_ply,
        ended,
        notation,
        columns,
        heads,
        story,
    } = props;
    let texts = use_texts();
    let list = use_node_ref();
    use_effect_with((*shown_ply, entries.len(), ended.is_some()), {
        let list = list.clone();
        move |_| {
            show_current(&list);
            // A list that has just come gets its room with the page's next frame.
            let frame = request_animation_frame(move |_| show_current(&list));
            move || drop(frame)
        }
    });
    let gaps_before = |(index, entry): (usize, &Entry)| {
        let before = index.checked_sub(1).and_then(|before| entries.get(before));
        let gaps = gaps(before, entry, columns).into_iter();
        gaps.map(|gap| gap.map_or_else(|| html! { <i /> }, |gap| gap.show(texts, *game)))
    };
    let ply = |(index, entry): (usize, &Entry)| {
        let before = index.checked_sub(1).and_then(|before| entries.get(before));
        // Several moves with which one side begins count as one, under one number.
        let new_round = before.is_none_or(|before| {
            let place = |entry: &Entry| column(entry.deed.man.seat, columns);
            place(entry) <= place(before) && entry.round != before.round
        });
        html! {
            <Ply ply={index + 1} game={*game} {plan} entry={entry.clone()} notation={*notation}
                number={new_round.then_some(entry.round)} current={index + 1 == *shown_ply}
                tab_stop={index + 1 == (*shown_ply).max(1)} />
        }
    };
    let numbered = entries.iter().enumerate();
    let moves: Vec<Html> = if columns.len() > 2 {
        let cells = numbered.flat_map(|at| gaps_before(at).chain([ply(at)]));
        let cells: Vec<Html> = cells.collect();
        vec![html! { <Rounds key="rounds" heads={heads.clone()} {cells} /> }]
    } else {
        let with_gaps =
            |at: (usize, &Entry)| html! { <key={at.0}>{ for gaps_before(at) }{ ply(at) }</> };
        numbered.map(with_gaps).collect()
    };
    let result = ended.as_ref().map(|(result, text)| {
        html! { <p key="result" data-outcome={*result}>{ text }</p> }
    });
    // In one list with the moves, where everything has a key: else they would be made anew.
    let told = (!story.is_empty()).then(|| {
        let numbers = story.iter().map(|line| number(line, entries, columns));
        html! { <Story key="story" lines={story.clone()} numbers={numbers.collect::<Vec<_>>()} /> }
    });
    html! {
        <div class="plies" role="group" aria-label={texts.move_table()} ref={list}>
            { for moves.into_iter().chain(result).chain(told) }
        </div>
    }
}

/// A turn that was passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gap {
    seat: Seat,
    why: Why,
}

/// Why a turn was passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    Frozen(Frozen),
    /// The seat had no move that once.
    Held,
    /// The seat has left the game.
    Left,
}

impl Gap {
    fn show(self, texts: &Texts, game: GameKind) -> Html {
        let (sign, why) = match self.why {
            Why::Frozen(Frozen::Mated) => ("#", texts.seat_mated()),
            Why::Frozen(Frozen::Stalemated) => ("=", texts.seat_stalemated()),
            Why::Held => ("–", texts.seat_held()),
            Why::Left => ("–", texts.seat_left()),
        };
        let label = format!("{}: {why}", words::of(game).side(texts, self.seat));
        html! { <i role="img" aria-label={label.clone()} title={label}>{ sign }</i> }
    }
}

/// Returns what stands in the columns that stay empty before a move: nothing where no turn was
/// passed over, because the seat doesn't begin, or another one moves several times.
fn gaps(before: Option<&Entry>, entry: &Entry, columns: &[Seat]) -> Vec<Option<Gap>> {
    let empty = empty(before, entry, columns);
    let Some(before) = before else {
        return vec![None; empty];
    };
    let count = columns.len();
    let after = column(before.deed.man.seat, columns) + 1;
    let seats = columns.iter().cycle().skip(after).take(empty);
    let gap = |&seat: &Seat| {
        let passed = entry.passed.iter().find(|(passed, _)| *passed == seat);
        let why = match passed {
            Some((_, Some(frozen))) => Why::Frozen(*frozen),
            Some((_, None)) => Why::Held,
            None => Why::Left,
        };
        // Of two, nobody is passed over or leaves.
        (count > 2).then_some(Gap { seat, why })
    };
    seats.map(gap).collect()
}

/// Scrolls the list, and nothing but the list, to the move after which the position is shown, and
/// to the result behind it. The focus goes along, if it is in the list.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<Element>() else {
        return;
    };
    let find = |selector| {
        let found = list.query_selector(selector).ok().flatten();
        found.and_then(|found| found.dyn_into::<HtmlElement>().ok())
    };
    if page::has_focus(".plies") {
        page::focus(".plies [tabindex='0']");
    }
    let result = find("[aria-current] + p, .rounds:has(tr:last-child [aria-current]) + p");
    let Some(current) = result.or_else(|| find("[aria-current]")) else {
        list.set_scroll_top(0);
        return;
    };
    // A cell is a place of its own, from which what stands in it is measured.
    let cell = current.closest("td").ok().flatten();
    let cell = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok());
    let current = cell.unwrap_or(current);
    let (top, height) = (current.offset_top(), current.offset_height());
    let (shown, room) = (list.scroll_top(), list.client_height());
    let heads = find("thead").map_or(0, |heads| heads.offset_height());
    if top < shown + heads || top + height > shown + room {
        list.set_scroll_top(top - (room - height) / 2);
    }
    // Where they stand in several columns, these are pushed along.
    let (left, width) = (current.offset_left(), current.offset_width());
    let (shown, room) = (list.scroll_left(), list.client_width());
    if left < shown || left + width > shown + room {
        list.set_scroll_left(left - (room - width) / 2);
    }
}

/// Pushes the line along to the move after which the position is shown, or to its end.
pub(super) fn show_in_line(line: &NodeRef) {
    let Some(line) = line.cast::<Element>() else {
        return;
    };
    let found = line.query_selector("[aria-current]").ok().flatten();
    let current = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    let right = current.map_or(0, |current| current.offset_left() + current.offset_width());
    line.set_scroll_left(right - line.client_width());
}

#[derive(Properties, PartialEq)]
pub(super) struct PlyProps {
    /// After how many plies its position is.
    pub(super) ply: usize,
    pub(super) game: GameKind,
    pub(super) plan: Rc<Plan>,
    pub(super) entry: Entry,
    pub(super) notation: Notation,
    /// The number of its round, if it begins one.
    pub(super) number: Option<u32>,
    /// Whether its position is the one that is shown.
    pub(super) current: bool,
    /// Whether the Tab key leads to it.
    pub(super) tab_stop: bool,
}

/// A move, which shows its position.
#[component]
pub(super) fn Ply(props: &PlyProps) -> Html {
    let PlyProps {
        ply,
        game,
        plan,
        entry,
        notation,
        number,
        current,
        tab_stop,
    } = props;
    let texts = use_texts();
    let review = Review::Ply(*ply);
    let onclick = use_commands().reform(move |_| Command::Intent(Intent::Review(review)));
    let name = say::of_list(texts, *game, plan, entry);
    let bare = words::of(*game).is_bare(*notation, entry).then_some("bare");
    html! {
        <button class={bare} type="button" data-ply={ply.to_string()} data-number={number.map(|number| number.to_string())}
            aria-label={name} aria-current={current.then_some("true")} tabindex={if *tab_stop { "0" } else { "-1" }} {onclick}>
            { words::of(*game).entry(plan, *notation, entry) }
            if entry.illegal {
                { " " }<span role="img" aria-label={texts.let_stand()} title={texts.let_stand()}>{ "✗" }</span>
            }
        </button>
    }
}
