//! The laws: a set with a name, or what the players choose of single laws.

use rochade_table::{Law, Laws, Preset};
use yew::prelude::*;

use crate::components::fields::Choice;
use crate::context::use_texts;
use crate::words::laws::{self, CUSTOM};

/// The laws that are chosen, and how much of them is shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Chosen {
    /// The laws.
    pub(super) laws: Laws,
    /// Whether the players want to choose by themselves, and have not changed anything yet.
    own: bool,
    /// Whether the single laws lie open.
    open: bool,
}

impl From<Laws> for Chosen {
    fn from(laws: Laws) -> Chosen {
        Chosen {
            laws,
            own: false,
            open: false,
        }
    }
}

impl Chosen {
    /// Chooses a set of laws, or lets the players choose by themselves from the laws as they are.
    fn choose(&self, word: &str) -> Chosen {
        match Preset::find(word) {
            Some(preset) => preset.laws.clone().into(),
            None => Chosen {
                own: true,
                open: true,
                ..self.clone()
            },
        }
    }

    /// Changes a single law.
    pub(super) fn set(&self, law: &Law, says: &str) -> Chosen {
        let mut laws = self.laws.clone();
        // What is none of its choices changes nothing.
        let _ = law.set(&mut laws, says);
        Chosen {
            laws,
            own: false,
            ..*self
        }
    }

    /// The word for it.
    fn word(&self) -> &'static str {
        if self.own { CUSTOM } else { self.laws.name() }
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) chosen: Chosen,
    /// Is told what is chosen now.
    pub(super) onchange: Callback<Chosen>,
}

/// The choice of the laws, with those of them that say on which board the game is played, and which
/// way round. The other single ones are there when the players want them, and where they are not
/// the usual ones.
#[component]
pub(super) fn LawFields(props: &Props) -> Html {
    let texts = use_texts();
    let Props { chosen, onchange } = props;
    let game = chosen.laws.game;
    let choose = {
        let chosen = chosen.clone();
        onchange.reform(move |word: String| chosen.choose(&word))
    };
    let field = |law: &'static Law| {
        let chosen = chosen.clone();
        let says = law.says(&chosen.laws).unwrap_or_default();
        let onchange = onchange.reform(move |says: String| chosen.set(law, &says));
        html! {
            <Choice key={law.word} name={["law-", law.word].concat()} label={laws::law(texts, law)}
                options={laws::choices(texts, law, game)} chosen={says} {onchange} />
        }
    };
    let all: Vec<&'static Law> = Law::of(game).collect();
    let single = || {
        all.chunk_by(|law, next| law.group_in(game) == next.group_in(game))
            .filter_map(|group| {
                let title = laws::group(texts, group.first()?.group_in(game));
                let offered = group.iter().filter(|law| !is_asked_first(law));
                Some(html! {
                    <fieldset key={title}>
                        <legend>{ title }</legend>
                        { for offered.copied().map(field) }
                    </fieldset>
                })
            })
            .collect::<Html>()
    };
    html! {
        <>
            <Choice name="laws" label={texts.laws()} options={laws::options(texts, game)} chosen={chosen.word()}
                about={laws::about(texts, &chosen.laws)} onchange={choose} />
            { for all.iter().copied().filter(|law| is_asked_first(law)).map(field) }
            if chosen.open || chosen.laws != game.usual_laws() {
                <details class="laws" open={chosen.open}>
                    <summary>{ texts.laws_single() }</summary>
                    { single() }
                </details>
            }
        </>
    }
}

/// Returns whether a law is asked for beside the set of laws: on which board a game is played, and
/// which way the turn goes round.
fn is_asked_first(law: &Law) -> bool {
    matches!(law.word, "board" | "direction")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take_back() -> &'static Law {
        Law::find("take-back").expect("a law")
    }

    #[test]
    fn the_own_choice_begins_with_the_laws_that_were_chosen() {
        let club = Chosen::from(Laws::MODERN).choose("club");
        assert_eq!((club.word(), club.open), ("club", false));
        let own = club.choose(CUSTOM);
        assert_eq!((own.word(), own.open), (CUSTOM, true));
        assert_eq!(own.laws, club.laws);
    }

    #[test]
    fn a_single_law_makes_another_set_of_laws_and_back() {
        let own = Chosen::from(Laws::MODERN).choose(CUSTOM);
        let never = own.set(take_back(), "never");
        assert_eq!(never.word(), CUSTOM);
        let back = never.set(take_back(), "agreement");
        assert_eq!((back.word(), back.open), ("modern", true));
        assert_eq!(back.set(take_back(), "sometimes"), back);
    }
}
