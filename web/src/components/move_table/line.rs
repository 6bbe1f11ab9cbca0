//! The moves in one line, which follows the game; it can be pushed along and stepped through.

use std::rc::Rc;

use rochade_table::{Entry, GameKind, Intent, Plan, Review};
use yew::prelude::*;

use super::plies::{Ply, show_in_line};
use super::pull::{Pull, use_pull};
use crate::command::Command;
use crate::components::hold_button::HoldButton;
use crate::context::{use_commands, use_texts};
use crate::notation::Notation;

/// What the line shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: GameKind,
    /// The plan, for names and figurines.
    pub(crate) plan: Rc<Plan>,
    /// The moves.
    pub(crate) entries: Rc<Vec<Entry>>,
    /// The ply after which the position is shown.
    pub(crate) shown_ply: usize,
    /// How moves are written.
    pub(crate) notation: Notation,
}

/// The moves in one line.
#[component]
pub(crate) fn Line(props: &Props) -> Html {
    let Props {
        game,
        plan,
        entries,
        shown_ply,
        notation,
    } = props;
    let (texts, commands) = (use_texts(), use_commands());
    let list = use_node_ref();
    use_effect_with((*shown_ply, entries.len()), {
        let list = list.clone();
        move |_| show_in_line(&list)
    });
    let step = |review: Review| commands.reform(move |()| Command::Intent(Intent::Review(review)));
    let (onpointerdown, onpointerup) = use_pull(
        Pull::Up,
        commands.reform(|()| Command::ToggleMoveTable(None)),
    );
    let ply = |(index, entry): (usize, &Entry)| {
        let before = index.checked_sub(1).and_then(|before| entries.get(before));
        let begins = before.is_none_or(|before| before.round != entry.round);
        html! {
            <Ply key={index} ply={index + 1} game={*game} {plan} entry={entry.clone()} notation={*notation}
                number={begins.then_some(entry.round)} current={index + 1 == *shown_ply} tab_stop={false} />
        }
    };
    html! {
        <div class="latest" role="group" aria-label={texts.row_moves()} {onpointerdown} {onpointerup}>
            <HoldButton action="back" label={texts.back()} sign="‹" idle={*shown_ply == 0} onstep={step(Review::Back)} />
            <div class="run" ref={list}>{ for entries.iter().enumerate().map(ply) }</div>
            <HoldButton action="forward" label={texts.forward()} sign="›" idle={*shown_ply == entries.len()} onstep={step(Review::Forward)} />
        </div>
    }
}
