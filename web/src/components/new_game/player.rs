//! A player's name and picture.

use rochade_table::{Avatar, GameKind, Seat};
use yew::prelude::*;

use super::form::PlayerForm;
use crate::components::fields::Line;
use crate::context::use_texts;
use crate::text::Texts;
use crate::words;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// What is to be played.
    pub(super) game: GameKind,
    pub(super) seat: Seat,
    pub(super) player: PlayerForm,
    /// Is told the player as changed.
    pub(super) onchange: Callback<PlayerForm>,
}

/// A player's name and picture.
#[component]
pub(super) fn PlayerFields(props: &Props) -> Html {
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
    let oninput = {
        let player = player.clone();
        onchange.reform(move |name| PlayerForm {
            name,
            ..player.clone()
        })
    };
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
