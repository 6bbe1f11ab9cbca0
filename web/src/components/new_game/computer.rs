//! The fields about computers: with whom the game is played, who plays in a seat, and what
//! computers may do.

use rochade_table::{Computer, Seat};
use yew::prelude::*;

use super::form::{Form, PlayerForm};
use super::hands::{Against, Hand};
use super::picks::Picks;
use crate::components::character::Ladder;
use crate::components::fields::{Choice, Switch};
use crate::components::settings::words;
use crate::context::use_texts;
use crate::settings::{Change, Setting, use_settings};
use crate::words::{characters, of as words_of};

#[derive(Properties, PartialEq)]
pub(super) struct AgainstProps {
    /// With whom the game is played, if one of the choices says that.
    pub(super) against: Option<Against>,
    /// Is told the choice.
    pub(super) onchange: Callback<Against>,
}

/// With whom the game is played: one tap says that for all seats.
#[component]
pub(super) fn AgainstFields(props: &AgainstProps) -> Html {
    let texts = use_texts();
    let picks = Against::ALL.map(|against| match against {
        Against::People => (against.word(), texts.against_people()).into(),
        Against::Computer => (against.word(), texts.against_computer()).into(),
    });
    let chosen = props.against.map_or("", Against::word);
    let onchange = props.onchange.clone();
    let onchange = Callback::from(move |word: String| {
        if let Some(against) = Against::of_word(&word) {
            onchange.emit(against);
        }
    });
    html! { <Picks name="against" label={texts.against()} picks={picks.to_vec()} {chosen} {onchange} /> }
}

#[derive(Properties, PartialEq)]
pub(super) struct LevelsProps {
    pub(super) form: Form,
    /// Is told the level of the computer in a seat, or of all computers.
    pub(super) onchange: Callback<(Option<Seat>, u8)>,
}

/// The choice of a level: for each computer, or where more than two play, one for all of them.
#[component]
pub(super) fn LevelFields(props: &LevelsProps) -> Html {
    let texts = use_texts();
    let form = &props.form;
    if form.seats() > 2 {
        let onchange = props.onchange.reform(|level| (None, level));
        return html! { <Ladder name="level" label={texts.level()} level={form.first_level()} {onchange} /> };
    }
    let (plan, alone) = (form.game().plan(), form.asks_for_hints());
    let ladder = |seat: Seat| {
        let computer = form.computer(seat.index())?;
        let label = if alone {
            texts.level().to_owned()
        } else {
            [
                texts.level(),
                " · ",
                words_of(form.game()).side(texts, seat),
            ]
            .concat()
        };
        let onchange = props.onchange.reform(move |level| (Some(seat), level));
        Some(html! {
            <Ladder key={seat.index()} name={["level-", plan.letter(seat)].concat()} {label} level={computer.level} {onchange} />
        })
    };
    html! { <>{ for plan.all_seats().filter_map(ladder) }</> }
}

/// The levels, and how they are written.
const LEVELS: [(u8, &str); Computer::STRONGEST as usize] = [
    (1, "1"),
    (2, "2"),
    (3, "3"),
    (4, "4"),
    (5, "5"),
    (6, "6"),
    (7, "7"),
    (8, "8"),
    (9, "9"),
    (10, "10"),
];

#[derive(Properties, PartialEq)]
pub(super) struct HandsProps {
    pub(super) form: Form,
    /// Is told who plays in a seat.
    pub(super) onchange: Callback<(Seat, Hand)>,
    /// Is told the level of the computer in a seat.
    pub(super) onlevel: Callback<(Seat, u8)>,
}

/// The choice between person and computer for each seat, and where more than two play, of each
/// computer's level.
#[component]
pub(super) fn HandFields(props: &HandsProps) -> Html {
    let texts = use_texts();
    let form = &props.form;
    let plan = form.game().plan();
    let options = Hand::ALL.map(|hand| match hand {
        Hand::Person => (hand.word(), texts.hand_person()),
        Hand::Computer => (hand.word(), texts.hand_computer()),
    });
    let characters = LEVELS.map(|(level, word)| (word, characters::name(texts, level)));
    let field = |(seat, player): (Seat, &PlayerForm)| {
        let chosen = player.hand;
        let onchange = props
            .onchange
            .reform(move |word: String| (seat, Hand::of_word(&word).unwrap_or(chosen)));
        let level = player.level;
        let onlevel = props
            .onlevel
            .reform(move |word: String| (seat, word.parse().unwrap_or(level)));
        let side = words_of(form.game()).side(texts, seat);
        html! {
            <>
                <Choice key={seat.index()} name={["hand-", plan.letter(seat)].concat()} label={texts.hand(side)}
                    options={options.to_vec()} chosen={chosen.word()} {onchange} />
                if form.seats() > 2 && form.computer(seat.index()).is_some() {
                    <Choice name={["level-", plan.letter(seat)].concat()} label={[texts.level(), " · ", side].concat()}
                        options={characters.to_vec()} chosen={level.to_string()} onchange={onlevel} />
                }
            </>
        }
    };
    html! { <>{ for plan.all_seats().zip(form.playing()).map(field) }</> }
}

#[derive(Properties, PartialEq)]
pub(super) struct ComputersProps {
    pub(super) form: Form,
    /// Is told whether hints are given.
    pub(super) onhints: Callback<bool>,
    /// Is told whether computers may resign.
    pub(super) onresign: Callback<bool>,
}

/// What computers may do, and how fast they move among themselves.
#[component]
pub(super) fn ComputerFields(props: &ComputersProps) -> Html {
    let (texts, settings) = (use_texts(), use_settings());
    let form = &props.form;
    if !form.has_computer() {
        return Html::default();
    }
    let is_on = |value: String| value == "on";
    let pace = Setting::Pace;
    let chosen = settings.get(pace).to_owned();
    let onpace = Callback::from(move |word: String| {
        // If the device does not remember it, it holds so all the same.
        let _ = settings.change(Change::Set(pace, word));
    });
    html! {
        <>
            if form.asks_for_hints() {
                <Switch name="hints" label={texts.hints()} about={texts.about_hints()} on={form.hints}
                    onchange={props.onhints.reform(is_on)} />
            }
            <Switch name="computers-resign" label={texts.computers_resign()} about={texts.about_computers_resign()}
                on={form.computers_resign} onchange={props.onresign.reform(is_on)} />
            if form.has_only_computers() {
                <Choice name={pace.name()} label={words::label(texts, pace)} about={words::about(texts, pace)}
                    options={words::options(texts, pace)} {chosen} onchange={onpace} />
            }
        </>
    }
}
