//! The laws of chess in plain words: four choices, of which three stand for one of the texts.

use rochade_table::{GameKind, Laws, Preset};
use yew::prelude::*;

use super::laws::Chosen;
use super::picks::{Pick, Picks};
use crate::context::use_texts;
use crate::text::Texts;
use crate::words::laws;

/// Returns whether there are plain words for the laws of a game.
pub(super) fn are_for(game: GameKind) -> bool {
    game == GameKind::Chess
}

/// The sets of laws that have plain words. The earlier text of the Handbuch is the one of about
/// 1850.
fn sets(texts: &Texts) -> [(&'static str, &'static str); 4] {
    [
        ("modern", texts.laws_today()),
        ("club", texts.laws_club()),
        ("leaflet", texts.laws_home()),
        ("handbuch-early", texts.laws_1850()),
    ]
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) laws: Laws,
    /// Is told what is chosen now.
    pub(super) onchange: Callback<Chosen>,
    /// All laws are wanted.
    pub(super) onall: Callback<()>,
}

/// The choice of the laws in plain words, and the way to all of them. What has no plain word is
/// told by its name.
#[component]
pub(super) fn PlainLaws(props: &Props) -> Html {
    let texts = use_texts();
    let (sets, chosen) = (sets(texts), props.laws.name());
    let is_plain = sets.iter().any(|(word, _)| *word == chosen);
    let now: Chosen = props.laws.clone().into();
    let onchange = props
        .onchange
        .reform(move |word: String| match Preset::find(&word) {
            Some(preset) => preset.laws.clone().into(),
            None => now.clone(),
        });
    let onclick = props.onall.reform(|_: MouseEvent| ());
    let more = html! {
        <button type="button" class="all-laws" data-action="all-laws" aria-label={texts.laws_all()} {onclick}>
            <i />
        </button>
    };
    html! {
        <Picks name="plain-laws" label={texts.laws()} picks={sets.map(Pick::from).to_vec()} {chosen} {onchange} {more}>
            if !is_plain {
                <p class="about">{ laws::name(texts, chosen) }</p>
            }
        </Picks>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn every_plain_word_stands_for_a_set_of_laws_of_chess() {
        for (word, _) in sets(texts("en")) {
            let preset = Preset::find(word).expect("laws");
            assert_eq!((preset.name, preset.laws.game), (word, GameKind::Chess));
        }
    }
}
