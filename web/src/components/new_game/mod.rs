//! The panel for a new game: what is played, by whom, and who begins. Everything has a sensible default; one tap starts.

mod clocks;
mod form;
mod laws;
mod odds;
mod player;

use rochade_table::{GameKind, Intent, Laws, Player, Setup};
use yew::prelude::*;

use self::clocks::ClockFields;
use self::form::Form;
use self::laws::LawFields;
use self::odds::OddsFields;
use self::player::PlayerFields;
use crate::command::{Command, Panel};
use crate::components::clock_only;
use crate::components::dialog::Dialog;
use crate::components::fields::{Choice, Switch};
use crate::components::pictures::Pictures;
use crate::components::setup::SetUp;
use crate::context::{use_commands, use_texts};
use crate::say;
use crate::settings::{Change, Way, use_settings};

/// The choice of the lot.
const LOT: &str = "lot";

/// What the panel starts from.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The players as they sit now, in the order of seats.
    pub(crate) seated: Vec<Player>,
    /// The laws that the page's address offers.
    pub(crate) offered: Option<Laws>,
}

/// The panel for a new game.
#[component]
pub(crate) fn NewGame(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let settings = use_settings();
    let form =
        use_state(|| Form::remembered(&props.seated, props.offered.as_ref(), settings.seating));
    let wrong = use_state(String::new);
    // Each field changes its part of the form.
    let change = |apply: fn(&mut Form, String)| {
        let form = form.clone();
        Callback::from(move |value: String| {
            let mut changed = (*form).clone();
            apply(&mut changed, value);
            form.set(changed);
        })
    };
    let start = {
        let (wrong, commands) = (wrong.clone(), commands.clone());
        Callback::from(move |form: Form| match form.start(texts) {
            Ok((start, drawn)) => {
                form.remember();
                // If the device does not remember it, the players sit so all the same.
                let _ = settings.change(Change::Sit(form.seating));
                commands.emit(Command::StartGame { start, drawn });
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
            if form
                .setup
                .as_ref()
                .is_some_and(|setup| !setup.faults().is_empty())
            {
                editing.set(Some(true));
            } else {
                start.emit((*form).clone());
            }
        })
    };
    // What was set up belongs to the form, whether the game starts with it at once or the editor is only closed.
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
    let setup = form.setup.clone().or_else(|| Setup::usual(GameKind::Chess));
    let onclockonly = {
        let (form, wrong, commands) = (form.clone(), wrong.clone(), commands.clone());
        Callback::from(move |_: MouseEvent| match form.start(texts) {
            Ok((start, _)) => {
                form.remember();
                let text = clock_only::text(&start.players, start.controls.unwrap_or_default());
                // The game on the board rests meanwhile.
                commands.emit(Command::Intent(Intent::Pause));
                commands.emit(Command::Open(Panel::ClockOnly(text)));
            }
            Err(text) => wrong.set(text),
        })
    };
    let player = |(seat, player): (usize, &form::PlayerForm)| {
        let form = form.clone();
        let onchange = Callback::from(move |player| {
            let mut changed = (*form).clone();
            changed.players[seat] = player;
            form.set(changed);
        });
        html! { <PlayerFields key={seat} seat={form::seat(seat)} player={player.clone()} {onchange} /> }
    };
    let onlaws = {
        let form = form.clone();
        Callback::from(move |chosen| {
            let mut changed = (*form).clone();
            changed.choose(chosen);
            form.set(changed);
        })
    };
    let onodds = {
        let form = form.clone();
        Callback::from(move |odds| {
            let mut changed = (*form).clone();
            changed.odds = odds;
            form.set(changed);
        })
    };
    let laws = &form.chosen.laws;
    // Where no law speaks of the lot, it is an offer beside others.
    let lots = if laws.colours_by_lot() || laws.first_move_by_lot() {
        let by_lot = |lot| if lot { LOT } else { "hand" };
        let first = form
            .first
            .map_or(LOT, |seat| GameKind::Chess.plan().letter(seat));
        html! {
            <>
                <Choice name="colours" label={texts.colours()} options={vec![(LOT, texts.by_lot()), ("hand", texts.by_hand())]}
                    chosen={by_lot(form.lots)} onchange={change(|form, value| form.lots = value == LOT)} />
                if form.asks_first() {
                    <Choice name="first" label={texts.first_move()} chosen={first}
                        options={vec![(LOT, texts.by_lot()), ("w", texts.white()), ("b", texts.black())]}
                        onchange={change(|form, value| form.first = GameKind::Chess.plan().seat(&value))} />
                }
            </>
        }
    } else {
        html! {
            <Switch name="lots" label={texts.lots()} on={form.lots} onchange={change(|form, value| form.lots = value == "on")} />
        }
    };
    let buttons = html! {
        <button class="main" type="submit" data-action="start-game" autofocus=true>{ texts.start_game() }</button>
    };
    html! {
        <>
        <Dialog kind="new-game" title={texts.new_game()} onclose={commands.reform(|()| Command::Close)} {onsubmit} {buttons}>
            <Choice name="game" label={texts.game()} options={vec![("chess", texts.game_chess())]} />
            <LawFields chosen={form.chosen.clone()} onchange={onlaws} />
            <div class="row">
                <button type="button" name="setup" aria-haspopup="dialog" aria-pressed={form.setup.is_some().to_string()} onclick={edit}>
                    { texts.set_up() }
                </button>
            </div>
            { for form.players.iter().enumerate().map(player) }
            { lots }
            <OddsFields chosen={form.odds.clone()} laws={laws.clone()} set_up={form.setup.is_some()} names={form.names(texts)} onchange={onodds} />
            <ClockFields clock={form.clock.clone()} own={form.own.clone()} press={form.press} onclock={change(|form, value| form.clock = value)}
                onwhite={change(|form, value| form.own[0] = value)} onblack={change(|form, value| form.own[1] = value)}
                onpress={change(|form, value| form.press = form::press(&value))} {onclockonly} />
            <Switch name="take-back" label={texts.take_backs()} on={form.takes_back()}
                onchange={change(|form, value| form.let_take_back(value == "on"))} />
            <Pictures name="seating" label={texts.seating()} options={say::ways_to_sit(texts)} chosen={form.seating.way.word()}
                onchange={change(|form, value| form.seating.way = Way::of_word(&value).unwrap_or_default())} />
            <Switch name="far-men" class="far-men" label={texts.far_men()} on={form.seating.far_men_turned}
                onchange={change(|form, value| form.seating.far_men_turned = value == "on")} />
            <p class="notice" role="alert" data-notice="clock">{ (*wrong).clone() }</p>
        </Dialog>
        if let Some((setup, refused)) = setup.zip(*editing) {
            <SetUp {setup} {refused} {onstart} onclose={onset_up} />
        }
        </>
    }
}
