//! The panel for a new game: what is played, by whom, and who begins. Everything has a sensible
//! default; one tap starts.

mod clocks;
mod computer;
mod form;
mod games;
mod hands;
mod laws;
mod lots;
mod odds;
pub(crate) mod picks;
mod played;
mod player;
mod players;
mod remembered;
mod sketch;

use rochade_table::{Intent, Player, Start};
use yew::prelude::*;

use self::clocks::ClockFields;
use self::computer::{AgainstFields, ComputerFields};
use self::form::Form;
use self::games::GameFields;
use self::laws::LawFields;
use self::lots::LotFields;
use self::odds::OddsFields;
use self::player::PlayerFields;
pub(crate) use self::remembered::forget;
use self::sketch::Sketch;
use crate::command::{Command, Panel};
use crate::components::clock_only;
use crate::components::dialog::Dialog;
use crate::components::fields::Switch;
use crate::components::pictures::Pictures;
use crate::components::setup::SetUp;
use crate::context::{use_commands, use_texts};
use crate::offered::Offered;
use crate::say;
use crate::settings::{Change, use_settings};
use crate::sides::Way;
use crate::words;

/// What the panel starts from.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The players as they sit now, in the order of seats.
    pub(crate) seated: Vec<Player>,
    /// Whether any of them has a score.
    pub(crate) scored: bool,
    /// What the page's address offers.
    pub(crate) offered: Offered,
}

/// The panel for a new game.
#[component]
pub(crate) fn NewGame(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let settings = use_settings();
    let form = use_state(|| Form::remembered(&props.seated, &props.offered, settings.seating));
    let wrong = use_state(String::new);
    // Each field changes its part of the form.
    let change = |apply: fn(&mut Form, String)| changed_by(&form, apply);
    let can_go_on = props.scored && form.still_sit(&props.seated);
    let start = {
        let (wrong, commands) = (wrong.clone(), commands.clone());
        Callback::from(move |form: Form| match form.start(texts) {
            Ok((start, drawn)) => {
                remembered::keep(&form);
                // If the device does not remember it, the players sit so all the same.
                let _ = settings.change(Change::Sit(form.seating));
                let begin = if can_go_on && form.scored {
                    Intent::GoOn(start)
                } else {
                    Intent::Start(start)
                };
                commands.emit(Command::StartGame { begin, drawn });
            }
            Err(text) => wrong.set(text),
        })
    };
    // Whether the editor for the position is open, and then whether the position was refused.
    let editing = use_state(|| None);
    let onsubmit = {
        let (form, editing, start) = (form.clone(), editing.clone(), start.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let setup = form.setup().filter(|_| form.is_set_up());
            if setup.is_some_and(|setup| !setup.faults().is_empty()) {
                editing.set(Some(true));
            } else {
                start.emit((*form).clone());
            }
        })
    };
    // What was set up belongs to the form, whether the game starts with it at once or the editor is
    // only closed.
    let set_up = {
        let (form, editing) = (form.clone(), editing.clone());
        move |setup| {
            let changed = form.set_up(setup);
            form.set(changed.clone());
            editing.set(None);
            changed
        }
    };
    let onset_up = {
        let set_up = set_up.clone();
        Callback::from(move |setup| {
            set_up(setup);
        })
    };
    let onstart = Callback::from(move |setup| start.emit(set_up(setup)));
    let edit = {
        let editing = editing.clone();
        move |_| editing.set(Some(false))
    };
    let onclockonly = {
        let (form, wrong, commands) = (form.clone(), wrong.clone(), commands.clone());
        Callback::from(move |_: MouseEvent| match form.start(texts) {
            Ok((start, _)) => {
                remembered::keep(&form);
                let text = clock_only::text(&start.players, start.controls.unwrap_or_default());
                // The game on the board rests meanwhile.
                commands.emit(Command::Intent(Intent::Pause));
                commands.emit(Command::Open(Panel::ClockOnly(text)));
            }
            Err(text) => wrong.set(text),
        })
    };
    let game = form.game();
    let player = |(place, player): (usize, &form::PlayerForm)| {
        let (form, seat) = (form.clone(), form::seat(place));
        let onchange = Callback::from(move |player| {
            let mut changed = (*form).clone();
            changed.seat_player(seat, player);
            form.set(changed);
        });
        html! { <PlayerFields key={place} {game} {seat} player={player.clone()} {onchange} /> }
    };
    let onlaws = changed_by(&form, |form, chosen| form.played.choose(chosen));
    let onlots = changed_by(&form, |form, lots| form.played.lots = lots);
    let onfirst = changed_by(&form, |form, first| form.played.first = first);
    let onodds = changed_by(&form, |form, odds| form.odds = odds);
    let laws = form.played.laws();
    let begins =
        (!form.asks_first()).then(|| texts.begins(words::of(game).side(texts, laws.first_seat())));
    let buttons = html! {
        <button class="main" type="submit" data-action="start-game" autofocus=true>{ texts.start_game() }</button>
    };
    html! {
        <>
        <Dialog kind="new-game" title={texts.new_game()} onclose={commands.reform(|()| Command::Close)} {onsubmit} {buttons}>
            <GameFields {game} onchange={changed_by(&form, Form::play)} />
            if game.has_computer() {
                <AgainstFields against={form.against()} onchange={changed_by(&form, Form::play_against)} />
            }
            <LawFields chosen={form.played.chosen.clone()} onchange={onlaws} />
            if form.setup().is_some() {
                <div class="row">
                    <button type="button" name="setup" aria-haspopup="dialog" aria-pressed={form.is_set_up().to_string()} onclick={edit}>
                        { texts.set_up() }
                    </button>
                </div>
            }
            if !form.knows_odds() {
                <Sketch start={Start::under(laws.clone(), Vec::new())} about={begins.unwrap_or_default()} />
            }
            { for form.playing().iter().enumerate().map(player) }
            if can_go_on {
                <Switch name="score" label={texts.score_goes_on()} on={form.scored} onchange={change(|form, value| form.scored = value == "on")} />
            }
            <LotFields form={(*form).clone()} {onlots} {onfirst} />
            if form.knows_odds() {
                <OddsFields chosen={form.odds.clone()} laws={laws.clone()} set_up={form.is_set_up()} names={form.names(texts)} onchange={onodds} />
            }
            <ComputerFields form={(*form).clone()} onhints={changed_by(&form, |form, on| form.hints = on)}
                onresign={changed_by(&form, |form, on| form.computers_resign = on)} />
            <ClockFields {game} has_computer={form.has_computer()} clock={form.clock.clone()} own={form.own.clone()} press={form.press} onclock={change(|form, value| form.clock = value)}
                onown={changed_by(&form, |form, (seat, typed)| form.type_control(seat, typed))}
                onpress={change(|form, value| form.press = clocks::press(&value))} {onclockonly} />
            <Switch name="take-back" label={texts.take_backs()} on={form.played.takes_back()}
                onchange={change(|form, value| form.played.let_take_back(value == "on"))} />
            <Pictures name="seating" label={texts.seating()} options={say::ways_to_sit(texts)} chosen={form.seating.way.word()}
                onchange={change(|form, value| form.seating.way = Way::of_word(&value).unwrap_or_default())} />
            <Switch name="far-men" class="far-men" label={texts.far_men()} on={form.seating.far_men_turned}
                onchange={change(|form, value| form.seating.far_men_turned = value == "on")} />
            <p class="notice" role="alert" data-notice="clock">{ (*wrong).clone() }</p>
        </Dialog>
        if let Some((setup, refused)) = form.setup().zip(*editing) {
            <SetUp {setup} {refused} done={texts.start_game()} {onstart} onclose={onset_up} />
        }
        </>
    }
}

/// Lets a value change the form.
fn changed_by<T: 'static>(form: &UseStateHandle<Form>, apply: fn(&mut Form, T)) -> Callback<T> {
    let form = form.clone();
    Callback::from(move |value| {
        let mut changed = (*form).clone();
        apply(&mut changed, value);
        form.set(changed);
    })
}
