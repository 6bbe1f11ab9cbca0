//! Who plays in a seat: a person with a name and a picture, or the computer.

use rochade_table::{Avatar, GameKind, Seat};
use yew::prelude::*;

use super::computer::HandChoice;
use super::form::PlayerForm;
use super::hands::Hand;
use crate::components::character::Ladder;
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

/// Who plays in a seat.
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
    let oninput = changed_by(player, onchange, |player, name| player.name = name);
    let onhand = changed_by(player, onchange, |player, hand| player.hand = hand);
    let onlevel = changed_by(player, onchange, |player, level| player.level = level);
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
    let has_computer = game.has_computer();
    let is_person = !has_computer || player.hand == Hand::Person;
    html! {
        <fieldset data-game={game.word()}>
            <legend>
                { side }
                if let Some(partner) = partner {
                    <small>{ texts.plays_with(partner) }</small>
                }
                if has_computer {
                    <HandChoice {letter} {side} hand={player.hand} onchange={onhand} />
                }
            </legend>
            if is_person {
                <Line {name} label={texts.name()} value={player.name.clone()} placeholder={side} {oninput} />
                <div class="pictures" role="radiogroup" aria-label={texts.avatar_of(side)}>
                    { for Avatar::ALL.into_iter().rev().map(picture) }
                </div>
            } else {
                <Ladder name={["level-", letter].concat()} label={texts.level()} level={player.level} onchange={onlevel} />
            }
        </fieldset>
    }
}

/// Lets a value change a player.
fn changed_by<T: 'static>(
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
