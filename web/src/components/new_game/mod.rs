//! The panel for a new game: what is played, with whom, with which clock and by which laws.
//! Everything has a sensible default; one tap starts. What is chosen more seldom opens below.

mod clocks;
mod colour;
mod computer;
mod form;
pub(crate) mod games;
mod hands;
mod laws;
mod lots;
mod more;
mod odds;
pub(crate) mod picks;
mod plain_laws;
mod played;
mod player;
mod players;
mod remembered;
mod sketch;

use rochade_table::{Intent, Player, Start};
use yew::prelude::*;

use self::clocks::ClockFields;
use self::colour::ColourFields;
use self::computer::{AgainstFields, LevelFields};
use self::form::Form;
use self::games::GameFields;
use self::laws::LawFields;
use self::more::{More, Opened};
use self::plain_laws::PlainLaws;
use self::player::Persons;
pub(crate) use self::remembered::forget;
use self::sketch::Sketch;
use crate::command::{Command, Panel};
use crate::components::clock_only;
use crate::components::dialog::Dialog;
use crate::components::setup::SetUp;
use crate::context::{use_commands, use_texts};
use crate::offered::Offered;
use crate::platform::live_region::use_announcement;
use crate::settings::{Change, use_settings};
use crate::text::Texts;
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
    let opened = use_state(Opened::default);
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
    let onedit = {
        let editing = editing.clone();
        Callback::from(move |()| editing.set(Some(false)))
    };
    let onclockonly = {
        let (form, wrong, commands) = (form.clone(), wrong.clone(), commands.clone());
        Callback::from(move |()| match form.start(texts) {
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
    let open = {
        let opened = opened.clone();
        Callback::from(move |part| opened.set(part))
    };
    let toggle = {
        let next = if *opened == Opened::Nothing {
            Opened::All
        } else {
            Opened::Nothing
        };
        open.reform(move |_: MouseEvent| next)
    };
    let onlaws = changed_by(&form, |form, chosen| form.played.choose(chosen));
    let game = form.game();
    use_announcement(texts.new_game_heard());
    use_announcement((*wrong).clone());
    let buttons = html! {
        <>
            <p class="notice" data-notice="clock">{ (*wrong).clone() }</p>
            <button type="button" data-action="more-choices" aria-expanded={(*opened != Opened::Nothing).to_string()}
                aria-controls={more::ID} onclick={toggle}>
                { texts.more_choices() }
            </button>
            <button class="main" type="submit" data-action="start-game">{ texts.start_game() }</button>
        </>
    };
    html! {
        <>
        <Dialog kind="new-game" title={texts.new_game()} corner=true onclose={commands.reform(|()| Command::Close)} {onsubmit} {buttons}>
            <GameFields {game} onchange={changed_by(&form, Form::play)} />
            <AgainstFields against={form.against()} onchange={changed_by(&form, Form::play_against)} />
            if form.has_computer() {
                <LevelFields form={(*form).clone()} onchange={changed_by(&form, |form, (seat, level)| form.choose_level(seat, level))} />
                <ColourFields form={(*form).clone()} onchange={changed_by(&form, Form::choose_colour)} />
            } else {
                <Persons form={form.clone()} />
            }
            <ClockFields {game} clock={form.clock.clone()} own={form.own.clone()} onclock={changed_by(&form, |form, clock| form.clock = clock)}
                onown={changed_by(&form, |form, (seat, typed)| form.type_control(seat, typed))} />
            if plain_laws::are_for(game) {
                <PlainLaws laws={form.played.laws().clone()} onchange={onlaws} onall={open.reform(|()| Opened::Laws)} />
            } else {
                <fieldset>
                    <LawFields chosen={form.played.chosen.clone()} onchange={onlaws} />
                    { board(&form, texts) }
                </fieldset>
            }
            <More form={form.clone()} opened={*opened} {can_go_on} {onedit} {onclockonly} />
        </Dialog>
        if let Some((setup, refused)) = form.setup().zip(*editing) {
            <SetUp {setup} {refused} done={texts.start_game()} {onstart} onclose={onset_up} />
        }
        </>
    }
}

/// The board as it will stand, with who begins.
fn board(form: &Form, texts: &Texts) -> Html {
    let laws = form.played.laws().clone();
    let side = words::of(form.game()).side(texts, laws.first_seat());
    let about = (!form.asks_first()).then(|| texts.begins(side));
    html! { <Sketch start={Start::under(laws, Vec::new())} about={about.unwrap_or_default()} /> }
}

/// Lets a value change the form.
fn changed_by<T: 'static>(
    form: &UseStateHandle<Form>,
    apply: impl Fn(&mut Form, T) + 'static,
) -> Callback<T> {
    let form = form.clone();
    Callback::from(move |value| {
        let mut changed = (*form).clone();
        apply(&mut changed, value);
        form.set(changed);
    })
}
