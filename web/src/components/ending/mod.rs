//! The end of a game: the result, how it came about, the score of the sitting, and what can be done
//! next.

use rochade_table::{Intent, SeatView};
use yew::prelude::*;

use crate::command::{Command, Look};
use crate::components::law::Law;
use crate::components::menu;
use crate::context::{use_commands, use_texts};
use crate::say;
use crate::sides::Side;

/// What the card shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The names of those who won; nothing after a draw.
    pub(crate) winners: String,
    /// Who won, in words.
    pub(crate) verdict: String,
    /// How the game ended, in words.
    pub(crate) how: String,
    /// Where the laws say so, if they differ in that.
    pub(crate) law: Option<String>,
    /// The score of the sitting, and whose it is, where two have played several games.
    pub(crate) sitting: Option<(String, String)>,
    /// Whether the moves are open already.
    pub(crate) open: bool,
    /// Whether the game can be looked back at.
    pub(crate) analyses: bool,
    /// Whose edge it stands at, face to face.
    pub(crate) edge: Option<Edge>,
    /// What can be done next against a computer.
    pub(crate) children: Html,
}

/// The edge of a player who reads the end there.
#[derive(PartialEq, Clone, Debug)]
pub(crate) struct Edge {
    /// The player's seat.
    pub(crate) seat: SeatView,
    /// The side of the page at which it stands.
    pub(crate) side: Side,
    /// Whether anybody has a score in this sitting.
    pub(crate) scored: bool,
}

/// The end of a game.
#[component]
pub(crate) fn Ending(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str, text: &'static str, command: fn() -> Command| {
        let onclick = commands.reform(move |_| command());
        html! { <button class="plain drawn" type="button" data-action={action} {onclick}>{ text }</button> }
    };
    let edge = props.edge.as_ref();
    let letter = edge.map(|edge| edge.seat.letter);
    let looks_for = edge.map(|edge| edge.seat.seat);
    let look = commands.reform(move |_| Command::ToggleMoveTable(looks_for));
    let is_far = edge.is_some_and(|edge| edge.side == Side::Far);
    let rematch = commands.reform(|_| Command::Intent(Intent::Rematch));
    // A long name ends early, so that the words around it have room.
    let (before, after) = props
        .verdict
        .split_once(&props.winners)
        .unwrap_or((&props.verdict, ""));
    html! {
        <section class={classes!("end", edge.map(|edge| edge.side.word()))} aria-label={props.verdict.clone()}>
            { for edge.map(avatar) }
            <h2 class="verdict">{ before }<span dir="auto">{ &props.winners }</span>{ after }</h2>
            if let Some((score, names)) = &props.sitting {
                <p class="sitting"><b>{ score }</b><small dir="auto">{ names }</small></p>
            }
            <p class="reason">
                if let Some(cited) = props.law.clone() {
                    <Law said={props.how.clone()} {cited} />
                } else {
                    { &props.how }
                }
            </p>
            { for edge.filter(|edge| edge.scored).map(score) }
            <div class="next">
                <button class={if is_far { "plain" } else { "main" }} type="button" data-action="rematch" data-seat={letter} onclick={rematch}>
                    { texts.rematch() }
                </button>
                if props.analyses && !is_far {
                    { button("analyse", texts.review(), || Command::Look(Look::Begin)) }
                }
                if !props.open {
                    <button class="plain drawn" type="button" data-action="look-at-game" data-seat={letter} onclick={look}>
                        { texts.look_at_game() }
                    </button>
                }
                if !is_far {
                    { button("share", texts.share(), || Command::Share) }
                }
                { props.children.clone() }
                if edge.is_some() && !is_far {
                    <button class="drawn icon" type="button" data-action="menu" popovertarget={menu::id(Side::Near)} aria-label={texts.foot_more()}
                        title={texts.foot_more()} />
                }
            </div>
        </section>
    }
}

/// The picture of the player at an edge.
fn avatar(edge: &Edge) -> Html {
    let man = [edge.seat.letter, edge.seat.player.avatar.letter()].concat();
    html! { <span class="avatar" data-man={man}><i class="man" /></span> }
}

/// Draws the score of the player at an edge in this sitting.
fn score(edge: &Edge) -> Html {
    html! { <b class="points" data-score={edge.seat.letter}>{ say::score(edge.seat.score) }</b> }
}
