//! Odds: what one player gives the other, who does, and how the board stands then.

use rochade_table::{GameKind, Laws, Odds, OddsKind, Seat, Start, Subject};
use yew::prelude::*;

use super::form::seat;
use super::sketch::Sketch;
use crate::components::fields::Choice;
use crate::components::law::Law;
use crate::context::use_texts;
use crate::text::Texts;
use crate::words;

/// The choice of no odds.
const NONE: &str = "none";

/// The letters of the files, by number.
const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// The odds that are chosen.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Chosen {
    kind: Option<OddsKind>,
    /// Who gives them, if that was chosen; else the one by whom White begins.
    giver: Option<Seat>,
    /// From which file the man is given, if that was chosen.
    file: Option<u8>,
}

impl Chosen {
    /// The odds, if any are chosen that these laws know.
    pub(super) fn odds(&self, laws: &Laws) -> Option<Odds> {
        let kind = self.kind.filter(|&kind| laws.know_odds(kind))?;
        let giver = self.giver.unwrap_or(seat(kind.gives_move().into()));
        let usual = Odds::new(kind, giver);
        let file = self.file.filter(|file| kind.files().contains(file));
        Some(Odds {
            file: file.unwrap_or(usual.file),
            ..usual
        })
    }

    pub(super) fn choose(&self, word: &str) -> Chosen {
        Chosen {
            kind: OddsKind::of_word(word),
            file: None,
            ..self.clone()
        }
    }

    fn give(&self, letter: &str) -> Chosen {
        Chosen {
            giver: GameKind::Chess.plan().seat(letter),
            ..self.clone()
        }
    }

    fn take_from(&self, letter: &str) -> Chosen {
        let file = FILES.iter().position(|&file| file == letter);
        Chosen {
            file: file.map(|file| file as u8),
            ..self.clone()
        }
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) chosen: Chosen,
    pub(super) laws: Laws,
    /// Whether a position was set up: then there are no odds.
    pub(super) set_up: bool,
    /// The names that the players go by, in the order of seats.
    pub(super) names: Vec<String>,
    /// Is told what is chosen now.
    pub(super) onchange: Callback<Chosen>,
}

/// The choice of odds. Who gives what, and the board as it will stand, is there once some are
/// chosen.
#[component]
pub(super) fn OddsFields(props: &Props) -> Html {
    let texts = use_texts();
    let Props {
        chosen,
        laws,
        set_up,
        names,
        onchange,
    } = props;
    let change = |apply: fn(&Chosen, &str) -> Chosen| {
        let chosen = chosen.clone();
        onchange.reform(move |word: String| apply(&chosen, &word))
    };
    let odds = chosen.odds(laws).filter(|_| !set_up);
    let forbidden: Vec<&'static str> = OddsKind::ALL
        .into_iter()
        .filter(|&kind| *set_up || !laws.know_odds(kind))
        .map(OddsKind::word)
        .collect();
    let about = match odds {
        _ if *set_up => texts.odds_set_up().to_owned(),
        Some(odds) => about(texts, odds, names),
        None => String::new(),
    };
    let plan = GameKind::Chess.plan();
    let side = |seat| {
        (
            plan.letter(seat),
            words::of(GameKind::Chess).side(texts, seat),
        )
    };
    let givers = plan.all_seats().map(side);
    let law = (!set_up && !forbidden.is_empty()).then(|| laws.cite(Subject::Odds));
    html! {
        <>
            <Choice name="odds" label={texts.odds()} options={options(texts)} {forbidden}
                chosen={odds.map_or(NONE, |odds| odds.kind.word())} {about} onchange={change(Chosen::choose)} />
            if let Some(law) = law {
                <p class="about"><Law said={texts.odds_forbidden()} cited={law} /></p>
            }
            if let Some(odds) = odds {
                <Choice name="odds-giver" label={texts.odds_giver()} chosen={plan.letter(odds.giver)}
                    options={givers.collect::<Vec<_>>()} onchange={change(Chosen::give)} />
                if odds.kind.files().len() > 1 {
                    <Choice name="odds-file" label={texts.odds_file()} chosen={FILES[usize::from(odds.file % 8)]}
                        options={files(odds.kind)} onchange={change(Chosen::take_from)} />
                }
                <Sketch start={Start { odds: vec![odds], ..Start::new(laws.game, Vec::new()) }} />
            }
        </>
    }
}

/// Returns what can be given, with the words for it.
fn options(texts: &Texts) -> Vec<(&'static str, &'static str)> {
    let option = |kind: OddsKind| {
        let text = match kind {
            OddsKind::Pawn => texts.odds_pawn(),
            OddsKind::PawnMove => texts.odds_pawn_move(),
            OddsKind::Pawn2 => texts.odds_pawn_2(),
            OddsKind::Pawn3 => texts.odds_pawn_3(),
            OddsKind::Pawn4 => texts.odds_pawn_4(),
            OddsKind::Knight => texts.odds_knight(),
            OddsKind::Rook => texts.odds_rook(),
            OddsKind::Queen => texts.odds_queen(),
        };
        (kind.word(), text)
    };
    let none = (NONE, texts.odds_none());
    [none]
        .into_iter()
        .chain(OddsKind::ALL.map(option))
        .collect()
}

/// The files from which a man can be given, in their order on the board.
fn files(kind: OddsKind) -> Vec<(&'static str, &'static str)> {
    let can_be = |(file, _): &(u8, &'static str)| kind.files().contains(file);
    let files = (0..).zip(FILES).filter(can_be);
    files.map(|(_, letter)| (letter, letter)).collect()
}

/// Returns what odds mean, in a sentence.
fn about(texts: &Texts, odds: Odds, names: &[String]) -> String {
    let gives = |place: usize| seat(place) == odds.giver;
    let name_of = |gives_wanted: bool| {
        let mut named = names.iter().enumerate();
        let found = named.find(|&(place, _)| gives(place) == gives_wanted);
        found.map_or("", |(_, name)| name)
    };
    let (giver, other) = (name_of(true), name_of(false));
    match odds.kind.moves_ahead() {
        0 if odds.kind.gives_move() => texts.odds_about_move(giver, other),
        0 => texts.odds_about(giver),
        moves => texts.odds_about_moves(giver, other, &moves.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::Preset;

    use super::*;

    fn laws(name: &str) -> Laws {
        Preset::find(name).expect("laws").laws.clone()
    }

    #[test]
    fn white_begins_unless_the_players_choose_who_gives() {
        let modern = laws("modern");
        let none = Chosen::default();
        assert_eq!(none.odds(&modern), None);
        let rook = none.choose("rook");
        assert_eq!(rook.odds(&modern), Some(Odds::new(OddsKind::Rook, seat(0))));
        let moves = rook.choose("pawn-3");
        let black_gives = Some(Odds::new(OddsKind::Pawn3, seat(1)));
        assert_eq!(moves.odds(&modern), black_gives);
        let white_gives = Some(Odds::new(OddsKind::Pawn3, seat(0)));
        assert_eq!(moves.give("w").odds(&modern), white_gives);
        assert_eq!(moves.choose(NONE).odds(&modern), None);
    }

    #[test]
    fn another_man_is_chosen_anew_with_other_odds() {
        let modern = laws("modern");
        let file = |chosen: &Chosen| chosen.odds(&modern).map(|odds| odds.file);
        let rook = Chosen::default().choose("rook");
        assert_eq!(file(&rook), Some(0));
        assert_eq!(file(&rook.take_from("h")), Some(7));
        assert_eq!(file(&rook.take_from("c")), Some(0), "no rook stands there");
        assert_eq!(file(&rook.take_from("h").choose("knight")), Some(1));
    }

    #[test]
    fn what_the_laws_do_not_know_is_not_given() {
        let moves = Chosen::default().choose("pawn-2");
        assert_eq!(moves.odds(&laws("gustavus")), None);
        assert!(moves.odds(&laws("club")).is_some());
    }
}
