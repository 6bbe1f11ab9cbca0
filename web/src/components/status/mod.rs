//! Whose turn it is, or how the game ended.

use rochade_table::Intent;
use yew::prelude::*;

use crate::command::Command;
use crate::components::law::Law;
use crate::context::{use_commands, use_texts};
use crate::say;

/// The `id` of the sentence that says whose turn it is: it describes the board, and the field for
/// typed moves.
pub(crate) const TURN: &str = "turn";

/// How the game stands.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// How it stands.
    pub(crate) standing: Standing,
    /// Whether the turn and the button for a pause stand here, and not in the bars.
    pub(crate) whole: bool,
}

/// How a game stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Standing {
    /// It goes on.
    GoesOn {
        /// Whose turn it is, in words; or what else is waited for.
        turn: &'static str,
        /// Whether it is something else.
        told: bool,
        /// How many moves it still makes first, where odds let it make several.
        ahead: usize,
        /// What the one to move owes, in words, and where the laws say so.
        duty: Option<(String, String)>,
        /// Whether the man in hand may stay where it is, though it could go on.
        can_stop: bool,
        /// Whether computers among themselves rest; `None` where a person plays, or clocks run.
        rests: Option<bool>,
        /// Whether the clocks rest; `None` if they can't.
        paused: Option<bool>,
    },
    /// It is over.
    Over {
        /// The names of those who won; nothing after a draw.
        winners: String,
        /// Who won, in words.
        verdict: String,
        /// Why it ended.
        reason: &'static str,
        /// Where the laws say so, if they differ in that.
        law: Option<String>,
    },
}

/// Whose turn it is, or how the game ended.
#[component]
pub(crate) fn Status(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str,
                  text: &'static str,
                  class: &'static str,
                  command: fn() -> Command| {
        let onclick = commands.reform(move |_| command());
        html! { <button {class} type="button" data-action={action} {onclick}>{ text }</button> }
    };
    let done = || {
        button("done", texts.done(), "main", || {
            Command::Intent(Intent::Done)
        })
    };
    let pause = |paused| {
        let text = if paused { texts.go_on() } else { texts.pause() };
        button("pause", text, "", || Command::Pause)
    };
    let rematch = || {
        button("rematch", texts.rematch(), "main", || {
            Command::Intent(Intent::Rematch)
        })
    };
    match &props.standing {
        Standing::GoesOn {
            turn,
            told,
            ahead,
            duty,
            can_stop,
            rests,
            paused,
        } => html! {
            <div class="goes-on" key="goes-on">
                <div>
                    if props.whole || *told {
                        <p class="turn" id={TURN} role="heading" aria-level="2">{ *turn }</p>
                    } else {
                        // The bars tell it those who see.
                        <h2 class="unseen" id={TURN}>{ *turn }</h2>
                    }
                    if let Some(said) = say::ahead(texts, *ahead) {
                        <p class="reason" data-ahead={ahead.to_string()}>{ said }</p>
                    }
                    if let Some((said, cited)) = duty.clone() {
                        <p class="reason duty"><Law {said} {cited} /></p>
                    }
                </div>
                if *can_stop {
                    { done() }
                }
                if *rests == Some(true) {
                    { button("move-now", texts.one_move(), "", || Command::MoveNow) }
                }
                if let Some(paused) = rests.or(*paused).filter(|_| props.whole) {
                    { pause(paused) }
                }
            </div>
        },
        Standing::Over {
            winners,
            verdict,
            reason,
            law,
        } => html! {
            <div class="result" key="over">
                { said(winners, verdict) }
                <p class="reason">
                    if let Some(cited) = law.clone() {
                        <Law said={*reason} {cited} />
                    } else {
                        { *reason }
                    }
                </p>
                { rematch() }
            </div>
        },
    }
}

/// The verdict. A long name in it ends early, so that the words around it have room.
fn said(winners: &str, verdict: &str) -> Html {
    let (before, after) = verdict.split_once(winners).unwrap_or((verdict, ""));
    html! { <p class="verdict">{ before }<span dir="auto">{ winners }</span>{ after }</p> }
}
