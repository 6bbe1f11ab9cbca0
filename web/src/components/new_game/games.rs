//! The choice of the game, by pictures of the boards.

use rochade_table::GameKind;
use yew::prelude::*;

use super::picks::{Pick, Picks};
use crate::components::begin::Beginning;
use crate::context::use_texts;
use crate::text::Texts;
use crate::words;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) game: GameKind,
    /// Is told the game.
    pub(crate) onchange: Callback<GameKind>,
}

/// The choice of the game.
#[component]
pub(crate) fn GameFields(props: &Props) -> Html {
    let texts = use_texts();
    let chosen = props.game;
    let picks = GameKind::ALL.iter().map(|&game| {
        let seats = game.plan().seats.len().to_string();
        Pick {
            value: game.word(),
            content: html! {
                <>
                    <Beginning {game} />
                    <span>{ name(texts, game) }</span>
                    <small>{ texts.game_people(&seats) }</small>
                </>
            },
        }
    });
    let onchange = props
        .onchange
        .reform(move |word: String| GameKind::of_word(&word).unwrap_or(chosen));
    html! { <Picks name="game" label={texts.game()} picks={picks.collect::<Vec<_>>()} chosen={chosen.word()} first=true {onchange} /> }
}

/// Returns what a game is called under its picture, which shows for how many it is.
pub(crate) fn name(texts: &Texts, game: GameKind) -> &'static str {
    match game {
        GameKind::Four => texts.game_four_short(),
        GameKind::Three => texts.game_three_short(),
        other => words::of(other).name(texts),
    }
}
