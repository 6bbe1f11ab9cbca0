//! The "New game" panel: what is played, by whom, and who begins. Everything has a sensible default; one tap starts.

use rochade_table::{GameKind, Kind, Man, Player, Seat, Start};
use web_sys::{FormData, HtmlDialogElement, HtmlFormElement};
use yew::prelude::*;

use crate::say;
use crate::text::Texts;

/// What the panel shows, and whom it tells.
pub(crate) struct NewGame<'a> {
    /// The players as they sit now: White first.
    pub(crate) players: [Player; 2],
    /// The words.
    pub(crate) texts: &'a Texts,
    /// Told how the sitting starts.
    pub(crate) on_start: Callback<Start>,
    /// Told that the panel was closed.
    pub(crate) on_close: Callback<()>,
}

/// Draws the panel as `dialog`.
pub(crate) fn draw(panel: NewGame, dialog: &NodeRef) -> Html {
    let texts = panel.texts;
    let close = {
        let dialog = dialog.clone();
        move || {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        }
    };
    let on_submit = {
        let (on_start, close) = (panel.on_start, close.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form: HtmlFormElement = event.target_unchecked_into();
            if let Ok(data) = FormData::new_with_form(&form) {
                on_start.emit(start(&data));
                close();
            }
        })
    };
    let on_close = panel.on_close.reform(|_: Event| ());
    html! {
        <dialog class="panel" ref={dialog.clone()} onclose={on_close} aria-labelledby="new-game-title">
            <form onsubmit={on_submit}>
                <h2 id="new-game-title">{ texts.new_game() }</h2>
                { select("game", texts.game(), &[("chess", texts.game_chess())]) }
                { select("laws", texts.laws(), &[("modern", texts.laws_modern())]) }
                { player(texts, "white", Seat::FIRST, &panel.players[0]) }
                { player(texts, "black", Seat::SECOND, &panel.players[1]) }
                <label class="switch"><input type="checkbox" name="lots" />{ texts.lots() }</label>
                <footer>
                    <button type="button" data-action="close" onclick={move |_| close()}>{ texts.close() }</button>
                    <button type="submit" class="main" data-action="start-game" autofocus=true>{ texts.start_game() }</button>
                </footer>
            </form>
        </dialog>
    }
}

fn select(
    name: &'static str,
    label: &'static str,
    options: &[(&'static str, &'static str)],
) -> Html {
    html! {
        <label class="field">
            <span>{ label }</span>
            <select {name}>
                { for options.iter().map(|&(value, text)| html! { <option key={value} {value}>{ text }</option> }) }
            </select>
        </label>
    }
}

fn player(texts: &Texts, name: &'static str, seat: Seat, player: &Player) -> Html {
    let side = say::side(texts, seat);
    let picture = |kind: Kind| {
        html! {
            <label key={kind as usize} class="picture" data-man={Man { seat, kind }.code()}>
                <input type="radio" name={format!("{name}-avatar")} value={kind.letter().to_string()}
                    checked={player.avatar == kind} aria-label={say::kind(texts, kind)} />
                <i class="man"></i>
            </label>
        }
    };
    html! {
        <fieldset>
            <legend>{ side }</legend>
            <label class="field">
                <span>{ texts.name() }</span>
                <input {name} value={player.name.clone()} placeholder={side} maxlength="40" autocomplete="off" />
            </label>
            <div class="pictures" role="radiogroup" aria-label={texts.avatar_of(side)}>
                { for Kind::ALL.into_iter().rev().map(picture) }
            </div>
        </fieldset>
    }
}

/// Reads the form. The lot, if one is wanted, is drawn here: the table has no random source.
fn start(data: &FormData) -> Start {
    let text = |name: &str| data.get(name).as_string().unwrap_or_default();
    let player = |name: &str| Player {
        name: text(name).trim().to_owned(),
        avatar: kind(&text(&format!("{name}-avatar"))),
    };
    let mut players = [player("white"), player("black")];
    if data.has("lots") && js_sys::Math::random() < 0.5 {
        players.swap(0, 1);
    }
    Start {
        game: GameKind::Chess,
        players,
        position: None,
    }
}

fn kind(letter: &str) -> Kind {
    let named = |kind: &Kind| letter.chars().eq([kind.letter()]);
    Kind::ALL.into_iter().find(named).unwrap_or(Kind::King)
}
