//! A player's bar: picture, name, captures, questions, score, clock, and whose turn it is.

pub(crate) mod rights;
mod thinking;

use std::rc::Rc;

use rochade_table::{Frozen, Intent, Plan, SeatView};
use web_sys::Element;
use yew::prelude::*;

use self::rights::Rights;
use self::thinking::Thinking;
use crate::command::Command;
use crate::components::character::Face;
use crate::components::clock::{self, Clock};
use crate::components::level_switch::LevelSwitch;
use crate::components::pause::Pause;
use crate::components::question::{self, Question};
use crate::components::told::{self, Told};
use crate::context::{use_commands, use_texts};
use crate::say;
use crate::sides::Side;
use crate::text::Texts;
use crate::words::characters;

/// What a replayed game tells of a player.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Replayed {
    /// The title, such as `GM`; empty if there is none.
    pub(crate) title: String,
    /// The rating.
    pub(crate) elo: Option<u16>,
    /// What the clock showed at the place that is looked at, in milliseconds.
    pub(crate) left: Option<u32>,
    /// Where and when the game was played, and how it ended, in place of the side; `None` where
    /// that is not told.
    pub(crate) about: Option<String>,
}

/// How it is with a computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mind {
    /// It has nothing to do.
    Resting,
    /// It thinks.
    Thinking,
    /// It has thought for some time, and can be told to move.
    Long,
    /// It could not be loaded.
    Missing,
    /// It could not be loaded, and comes only with a newer page.
    Outdated,
}

/// What a bar shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The seat whose bar it is.
    pub(crate) seat: SeatView,
    /// The side of the page at which it stands.
    pub(crate) side: Side,
    /// What the player goes by, and what stands beside the name.
    pub(crate) name: String,
    pub(crate) beside: String,
    /// Whether the level can be changed, if a computer plays.
    pub(crate) changes_level: bool,
    /// The plan, for letters and figurines.
    pub(crate) plan: Rc<Plan>,
    /// What the player is asked.
    pub(crate) question: Option<question::Props>,
    /// The player's clock, if there are clocks.
    pub(crate) clock: Option<clock::Props>,
    /// What a replayed game tells of the player.
    pub(crate) replayed: Replayed,
    /// Whether anybody has a score in this sitting.
    pub(crate) scored: bool,
    /// How the player stands, if frozen, in words.
    pub(crate) frozen: Option<String>,
    /// Whether what the player decides, to which the picture leads, is open; `None` where the
    /// picture is no button.
    pub(crate) open: Option<bool>,
    /// Whose turn it is, in words, where the bar says it.
    pub(crate) turn: Option<String>,
    /// What the laws let the player do now, where it stands in the bar.
    pub(crate) rights: Option<rights::Props>,
    /// Whether the clocks rest, where the bar has the button for that.
    pub(crate) paused: Option<bool>,
    /// What the player is told, where that stands in the bar.
    pub(crate) told: Option<told::Props>,
    /// How it is with the computer that plays; `None` where a person does.
    pub(crate) mind: Option<Mind>,
}

/// A player's bar.
#[component]
pub(crate) fn PlayerBar(props: &Props) -> Html {
    let texts = use_texts();
    let commands = use_commands();
    let seat = &props.seat;
    let id = seat.seat;
    let toggle = commands.reform(move |_| Command::ToggleMoveTable(Some(id)));
    let by_hand = props.clock.as_ref().is_some_and(|clock| clock.by_hand);
    let onpointerdown = by_hand.then(|| {
        let pressed = Intent::PressClock(seat.seat);
        Callback::from(move |event: PointerEvent| {
            if presses(&event) {
                commands.emit(Command::Intent(pressed.clone()));
            }
        })
    });
    let name = props.name.clone();
    let class = classes!(
        "bar",
        props.side.word(),
        seat.to_move.then_some("to-move"),
        (!seat.in_game).then_some("out"),
        props.question.is_some().then_some("asked"),
        props.clock.is_some().then_some("timed"),
    );
    let middle = match props.question.clone() {
        Some(question) => html! { <Question ..question /> },
        None => who(texts, props),
    };
    let score = say::score(seat.score);
    let picture = match seat.player.computer {
        Some(computer) => html! { <Face level={computer.level} /> },
        None => html! { <i class="man" /> },
    };
    let man = [seat.letter, seat.player.avatar.letter()].concat();
    html! {
        <div {class} data-seat={seat.letter} data-hand={hand(seat)} data-frozen={seat.frozen.map(frozen)} role="group" aria-label={name.clone()} {onpointerdown}>
            if let Some(open) = props.open {
                <button class="avatar" type="button" data-man={man} data-action="move-table" data-seat={seat.letter}
                    aria-label={texts.move_table_of(&name)} aria-expanded={open.to_string()} onclick={toggle}>
                    { picture }
                </button>
            } else {
                <span class="avatar" data-man={man}>{ picture }</span>
            }
            <span class="name">{ middle }</span>
            if let Some(told) = props.told.clone() {
                <Told ..told />
            }
            if let Some(mind) = props.mind {
                <Thinking {mind} seat={seat.seat} letter={seat.letter} />
            } else if let Some(rights) = props.rights.clone() {
                <Rights ..rights />
            }
            <span class="score" role="img" data-score={seat.letter} hidden={!props.scored}
                aria-label={texts.score_of(&name, &score)}>{ &score }</span>
            if let Some(paused) = props.paused {
                <Pause {paused} />
            }
            { for props.clock.clone().map(|clock| html! { <Clock ..clock /> }) }
            { for props.replayed.left.map(|left| clock::stopped(texts, &name, seat.letter, left)) }
        </div>
    }
}

/// Returns who plays a seat, in the words of the page's contract.
fn hand(seat: &SeatView) -> &'static str {
    match seat.player.computer {
        Some(_) => "computer",
        None => "person",
    }
}

/// Returns how a player stands who is passed over, in the words of the page's contract.
fn frozen(how: Frozen) -> &'static str {
    match how {
        Frozen::Mated => "mated",
        Frozen::Stalemated => "stalemated",
    }
}

/// Returns whether a pointer that comes down on a bar presses the clock: anywhere but on other
/// buttons and where a question stands. Any finger does, since the other player may have one on the
/// board.
fn presses(event: &PointerEvent) -> bool {
    let target = event.target_dyn_into::<Element>();
    let elsewhere = |target: Element| target.closest("button:not(.clock), .prompt");
    event.button() == 0 && target.is_some_and(|target| matches!(elsewhere(target), Ok(None)))
}

/// The player's name with title and rating, what stands beside it, and what was captured.
fn who(texts: &Texts, props: &Props) -> Html {
    let Props {
        seat,
        name,
        beside,
        plan,
        replayed,
        ..
    } = props;
    let level = seat.player.computer.map(|computer| computer.level);
    // The side by which two of one name are told apart stands beside it.
    let name = match level {
        Some(level) => characters::name(texts, level).to_owned(),
        None => name.clone(),
    };
    let level = level.filter(|_| props.changes_level);
    let surplus = seat.captures.surplus.iter();
    let mut captured: String = surplus.map(|&kind| plan.figurine(kind)).collect();
    if seat.captures.points_ahead > 0 {
        captured.push_str(&format!(" +{}", seat.captures.points_ahead));
    }
    html! {
        <span class="who">
            <b dir="auto">
                if !replayed.title.is_empty() {
                    <span class="rank" dir="ltr">{ &replayed.title }{ "\u{a0}" }</span>
                }
                { name }
            </b>
            if let Some(elo) = replayed.elo {
                <span class="elo" data-elo={seat.letter}>{ elo }</span>
            }
            if let Some(turn) = &props.turn {
                <small class="whose">{ turn }</small>
            }
            if let Some(level) = level {
                <LevelSwitch seat={seat.seat} letter={seat.letter} {level} told={beside.clone()} />
            } else {
                <small>{ replayed.about.as_deref().unwrap_or(beside).to_owned() }</small>
            }
            <small data-captured={seat.letter}>{ captured }</small>
            if let Some(frozen) = &props.frozen {
                <small class="frozen" title={frozen.clone()}>{ frozen }</small>
            }
        </span>
    }
}
