//! What a player may do by law at this moment: claim a draw, have moves counted. A further right is
//! one more row.

use std::rc::Rc;

use rochade_table::{Claim, CountView, Intent, Plan, Seat, SeatView, SquareId};
use yew::prelude::*;

use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::text::Texts;
use crate::words::laws::part;

/// A right, as a button.
struct Right {
    /// What it does (`data-action`).
    action: &'static str,
    /// What it is called, in few words and in full.
    text: &'static str,
    /// Whether it has been used, and waits for what it is for.
    on: bool,
    command: Wanted,
}

/// What comes of a right.
#[derive(Clone)]
enum Wanted {
    /// The table decides.
    Intent(Intent),
    /// A computer is asked first.
    Hint(Seat),
}

impl Wanted {
    fn command(&self) -> Command {
        match self {
            Wanted::Intent(intent) => Command::Intent(intent.clone()),
            Wanted::Hint(seat) => Command::Hint(*seat),
        }
    }
}

/// Which of a seat's rights stand somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// All of them.
    All,
    /// All but the count of moves.
    ButCount,
    /// All but the button that begins a count.
    ButStartCount,
    /// The button that begins a count.
    StartCount,
    /// The count, as long as it runs.
    Count,
}

/// What the buttons are given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    /// Whose they are.
    pub(crate) seat: SeatView,
    /// Which of them stand here.
    pub(crate) part: Part,
    /// Whether a hint is among them; where there is a row of decisions, it stands there.
    pub(crate) hints: bool,
    /// The count, as long as this player has moves counted.
    pub(crate) count: Option<CountView>,
    /// The men that this player may take off.
    pub(crate) missed: Vec<SquareId>,
    /// The plan, for the names of squares.
    pub(crate) plan: Rc<Plan>,
}

/// The buttons for what a player may do by law.
#[component]
pub(crate) fn Rights(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props {
        seat,
        part: of,
        hints,
        count,
        missed,
        plan,
    } = props;
    // In full it is a description: the name has to hold the words that are seen.
    let button = |right: Right| {
        let (label, on) = (part(right.text, 1), right.on);
        // Where everybody may begin a count, voices describe it once, and not with each player.
        let is_told = right.action != START_COUNT || seat.to_move;
        let parts = matches!(right.command, Wanted::Intent(Intent::NewPartners(_)));
        let onclick = commands.reform(move |_| right.command.command());
        let by = plan.partner(seat.seat);
        let by = by.filter(|_| parts && seat.is_asked_for_new_partners);
        html! {
            <button key={right.action} type="button" class={classes!(on.then_some("on"))} aria-pressed={on.then_some("true")} data-action={right.action} data-seat={seat.letter}
                data-by={by.map(|by| plan.letter(by))} title={is_told.then_some(label)} {onclick}>{ part(right.text, 0) }</button>
        }
    };
    // It tells how far the count is.
    let counting = |count: &CountView| {
        let said = texts.count(&count.moves.to_string(), &count.of.to_string());
        html! {
            <button key={START_COUNT} type="button" class="on" data-action={START_COUNT} data-seat={seat.letter}
                data-count={count.text()} aria-disabled="true" title={said}>{ count.text() }</button>
        }
    };
    let many_missed = missed.len() > 2;
    let blow = |&square: &SquareId| {
        let onclick = commands.reform(move |_| Command::Intent(Intent::Blow(square)));
        let name = plan.name(square).to_owned();
        let said = texts.blow_man(&name);
        // Where there are many, there is room for their squares only.
        let seen = if many_missed { &name } else { &said };
        html! {
            <button key={name.clone()} type="button" data-action={BLOW} data-seat={seat.letter} data-at={name.clone()}
                aria-label={said.clone()} title={part(texts.say_blow(), 2)} {onclick}>{ seen }</button>
        }
    };
    let mut rights = rights(texts, seat, *hints);
    rights.retain(|right| match of {
        Part::All => true,
        Part::ButCount | Part::ButStartCount => right.action != START_COUNT,
        Part::StartCount => right.action == START_COUNT,
        Part::Count => false,
    });
    let count = count.as_ref();
    let count = count.filter(|_| matches!(of, Part::All | Part::ButStartCount | Part::Count));
    let missed = missed.iter();
    let missed = missed.filter(|_| !matches!(of, Part::StartCount | Part::Count));
    let missed: Vec<_> = missed.collect();
    if rights.is_empty() && count.is_none() && missed.is_empty() {
        return Html::default();
    }
    html! {
        <span class="rights">
            { for missed.into_iter().map(blow) }
            { for rights.into_iter().map(button) }
            { for count.map(counting) }
        </span>
    }
}

/// The button that begins a count.
const START_COUNT: &str = "start-count";

/// The button that takes a man off which has failed to capture.
const BLOW: &str = "blow";

/// Returns what a player may do now.
fn rights(texts: &Texts, seat: &SeatView, hints: bool) -> Vec<Right> {
    let id = seat.seat;
    let claims = seat.claims.iter().map(|&claim| Right {
        action: claim.word(),
        text: match claim {
            Claim::Repetition => texts.claim_repetition(),
            Claim::Series => texts.claim_series(),
            Claim::FiftyMoves => texts.claim_fifty(),
            Claim::PerpetualCheck => texts.claim_perpetual(),
        },
        on: false,
        command: Wanted::Intent(Intent::Claim(claim, id)),
    });
    let right = |action, may: bool, on: bool, text, intent| {
        let right = Right {
            action,
            text,
            on,
            command: Wanted::Intent(intent),
        };
        (may || on).then_some(right)
    };
    let others = [
        right(
            "say-check",
            seat.can_say_check,
            seat.says_check,
            texts.say_check(),
            Intent::SayCheck(id),
        ),
        right(
            "point-out-check",
            seat.can_point_out,
            false,
            texts.point_out_check(),
            Intent::PointOutCheck(id),
        ),
        right(
            "notice-check",
            seat.can_notice,
            false,
            texts.notice_check(),
            Intent::NoticeCheck(id),
        ),
        right(
            "adjust",
            seat.can_adjust,
            seat.is_adjusting,
            texts.adjust(),
            Intent::Adjust(id),
        ),
        right(
            BLOW,
            seat.can_blow,
            seat.is_blowing,
            texts.say_blow(),
            Intent::SayBlow(id),
        ),
        right(
            START_COUNT,
            seat.can_start_count,
            false,
            texts.start_count(),
            Intent::StartCount(id),
        ),
        right(
            "strike-count",
            seat.can_ask_strike,
            false,
            texts.strike_count(),
            Intent::AskStrike(id),
        ),
        right(
            "new-partners",
            seat.can_want_new_partners,
            seat.wants_new_partners,
            texts.want_new_partners(),
            Intent::NewPartners(id),
        ),
    ];
    let others = others.into_iter().flatten();
    let hint = (hints && seat.can_take_hint).then(|| Right {
        action: "hint",
        text: texts.take_hint(),
        on: false,
        command: Wanted::Hint(id),
    });
    claims.chain(others).chain(hint).collect()
}
