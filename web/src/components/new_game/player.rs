//! The persons who play: a name and a picture for each.

use rochade_table::{Avatar, GameKind, Seat};
use yew::prelude::*;

use super::changed_by;
use super::form::{self, Form, PlayerForm};
use crate::components::fields::Line;
use crate::context::use_texts;
use crate::text::Texts;
use crate::words;

#[derive(Properties, PartialEq)]
pub(super) struct PersonsProps {
    pub(super) form: UseStateHandle<Form>,
}

/// The persons who play, in the order of seats.
#[component]
pub(super) fn Persons(props: &PersonsProps) -> Html {
    let form = &props.form;
    let game = form.game();
    let player = |(place, player): (usize, &PlayerForm)| {
        let (form, seat) = (form.clone(), form::seat(place));
        form.computer(place).is_none().then(|| {
            let onchange = changed_by(&form, move |form, player| form.seat_player(seat, player));
            html! { <PlayerFields key={place} {game} {seat} player={player.clone()} {onchange} /> }
        })
    };
    let players = form.playing().iter().enumerate();
    html! { <>{ for players.filter_map(player) }</> }
}

#[derive(Properties, PartialEq)]
struct Props {
    /// What is to be played.
    game: GameKind,
    seat: Seat,
    player: PlayerForm,
    /// Is told the player as changed.
    onchange: Callback<PlayerForm>,
}

/// A person's name and picture.
#[component]
fn PlayerFields(props: &Props) -> Html {
    let texts = use_texts();
    let Props {
        game,
        seat,
        player,
        onchange,
    } = props;
    let side_of = |seat| words::of(*game).side(texts, seat);
    let side = side_of(*seat);
    let plan = game.plan();
    let partner = plan.partner(*seat).map(side_of);
    let letter = plan.letter(*seat);
    let name = plan.word(*seat);
    let oninput = changed(player, onchange, |player, name| player.name = name);
    let picture = |avatar: Avatar| {
        let chosen = PlayerForm {
            avatar,
            ..player.clone()
        };
        let onchange = onchange.reform(move |_: Event| chosen.clone());
        html! {
            <label key={avatar.letter()} class="picture" data-man={[letter, avatar.letter()].concat()}>
                <input type="radio" name={format!("{name}-avatar")} value={avatar.letter()} checked={player.avatar == avatar}
                    aria-label={pictured(texts, avatar)} {onchange} />
                <i class="man" />
            </label>
        }
    };
    html! {
        <fieldset data-game={game.word()}>
            <legend>
                { side }
                if let Some(partner) = partner {
                    <small>{ texts.plays_with(partner) }</small>
                }
            </legend>
            <Line {name} label={texts.name()} value={player.name.clone()} placeholder={side} {oninput} />
            <div class="pictures" role="radiogroup" aria-label={texts.avatar_of(side)}>
                { for Avatar::ALL.into_iter().rev().map(picture) }
            </div>
        </fieldset>
    }
}

/// Lets a value change a player.
fn changed<T: 'static>(
    player: &PlayerForm,
    onchange: &Callback<PlayerForm>,
    apply: fn(&mut PlayerForm, T),
) -> Callback<T> {
    let player = player.clone();
    onchange.reform(move |value| {
        let mut changed = player.clone();
        apply(&mut changed, value);
        changed
    })
}

/// Returns what is seen in a picture.
fn pictured(texts: &Texts, picture: Avatar) -> &'static str {
    match picture {
        Avatar::Pawn => texts.pawn(),
        Avatar::Knight => texts.knight(),
        Avatar::Bishop => texts.bishop(),
        Avatar::Rook => texts.rook(),
        Avatar::Queen => texts.queen(),
        Avatar::King => texts.king(),
    }
}
