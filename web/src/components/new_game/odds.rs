//! Odds: what one player gives the other, who does, and how the board stands then.

use std::sync::LazyLock;

use rochade_sort::insertion_sort;
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
        let known = |kind: &OddsKind| laws.game.odds().contains(kind) && laws.know_odds(*kind);
        let kind = self.kind.filter(known)?;
        let sits = |giver: &Seat| giver.index() < laws.game.seats();
        let giver = self.giver.filter(sits);
        let giver = giver.unwrap_or(seat(kind.gives_move().into()));
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

    fn give(&self, letter: &str, laws: &Laws) -> Chosen {
        Chosen {
            giver: laws.plan().seat(letter),
            ..self.clone()
        }
    }

    fn take_from(&self, place: &str, laws: &Laws) -> Chosen {
        let odds = self.odds(laws);
        let mut places = odds.into_iter().flat_map(|odds| places(laws, odds));
        let chosen = places.find(|(_, name)| *name == place);
        Chosen {
            file: chosen.map(|(file, _)| file),
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
    let change = |apply: fn(&Chosen, &str, &Laws) -> Chosen| {
        let (chosen, laws) = (chosen.clone(), laws.clone());
        onchange.reform(move |word: String| apply(&chosen, &word, &laws))
    };
    let odds = chosen.odds(laws).filter(|_| !set_up);
    let kinds = laws.game.odds();
    let forbidden: Vec<&'static str> = kinds
        .iter()
        .copied()
        .filter(|&kind| *set_up || !laws.know_odds(kind))
        .map(OddsKind::word)
        .collect();
    let about = match odds {
        _ if *set_up => texts.odds_set_up().to_owned(),
        Some(odds) => about(texts, odds, names),
        None => String::new(),
    };
    let plan = laws.plan();
    let side = |seat| (plan.letter(seat), words::of(laws.game).side(texts, seat));
    let givers = plan.all_seats().map(side);
    let law = (!set_up && !forbidden.is_empty()).then(|| laws.cite(Subject::Odds));
    html! {
        <>
            <Choice name="odds" label={texts.odds()} options={options(texts, kinds)} {forbidden}
                chosen={odds.map_or(NONE, |odds| odds.kind.word())} {about} onchange={change(|chosen, word, _| chosen.choose(word))} />
            if let Some(law) = law {
                <p class="about"><Law said={texts.odds_forbidden()} cited={law} /></p>
            }
            if let Some(odds) = odds {
                <Choice name="odds-giver" label={texts.odds_giver()} chosen={plan.letter(odds.giver)}
                    options={givers.collect::<Vec<_>>()} onchange={change(Chosen::give)} />
                if odds.kind.files().len() > 1 {
                    <Choice name="odds-file" label={of_place(texts, laws)} chosen={place(laws, odds)}
                        options={in_order(laws, odds)} onchange={change(Chosen::take_from)} />
                }
                <Sketch start={Start { odds: vec![odds], ..Start::under(laws.clone(), Vec::new()) }} />
            }
        </>
    }
}

/// Returns what can be given, with the words for it.
fn options(texts: &Texts, kinds: &[OddsKind]) -> Vec<(&'static str, &'static str)> {
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
            OddsKind::Bishop => texts.odds_bishop(),
        };
        (kind.word(), text)
    };
    let none = (NONE, texts.odds_none());
    [none]
        .into_iter()
        .chain(kinds.iter().copied().map(option))
        .collect()
}

/// The names of all squares that boards for more than two have: the options of a choice live on.
static SQUARES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let columns = 'a'..='n';
    let squares = columns.flat_map(|column| (1..=14).map(move |row| format!("{column}{row}")));
    squares.collect()
});

/// Returns from where the man is given: by its file, or, of more than two players, by its square.
fn place(laws: &Laws, odds: Odds) -> &'static str {
    let file = FILES[usize::from(odds.file % 8)];
    let Some(square) = laws.square_given(odds) else {
        return file;
    };
    let plan = laws.plan();
    let mut squares = SQUARES.iter();
    squares
        .find(|name| **name == plan.name(square))
        .map_or(file, |name| name)
}

/// Returns from where such a man can be given, each with its file, in their order on the board.
fn places(laws: &Laws, odds: Odds) -> Vec<(u8, &'static str)> {
    let mut files = odds.kind.files().to_vec();
    insertion_sort(&mut files, |file| *file);
    let place = |file| (file, place(laws, Odds { file, ..odds }));
    files.into_iter().map(place).collect()
}

/// Returns the same as options.
fn in_order(laws: &Laws, odds: Odds) -> Vec<(&'static str, &'static str)> {
    let places = places(laws, odds).into_iter();
    places.map(|(_, place)| (place, place)).collect()
}

/// Returns what stands before such a place.
fn of_place<'a>(texts: &'a Texts, laws: &Laws) -> &'a str {
    match laws.game {
        GameKind::Chess => texts.odds_file(),
        _ => texts.odds_square(),
    }
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
        assert_eq!(moves.give("w", &modern).odds(&modern), white_gives);
        assert_eq!(moves.choose(NONE).odds(&modern), None);
    }

    #[test]
    fn another_man_is_chosen_anew_with_other_odds() {
        let modern = laws("modern");
        let file = |chosen: &Chosen| chosen.odds(&modern).map(|odds| odds.file);
        let rook = Chosen::default().choose("rook");
        assert_eq!(file(&rook), Some(0));
        assert_eq!(file(&rook.take_from("h", &modern)), Some(7));
        assert_eq!(
            file(&rook.take_from("c", &modern)),
            Some(0),
            "no rook stands there"
        );
        assert_eq!(
            file(&rook.take_from("h", &modern).choose("knight")),
            Some(1)
        );
    }

    #[test]
    fn of_more_than_two_the_man_is_named_by_its_square() {
        let four = laws("gustavus-four");
        let rook = Chosen::default().choose("rook").give("D", &four);
        let odds = rook.odds(&four).expect("odds");
        assert_eq!((odds.giver, place(&four, odds)), (seat(3), "n4"));
        let other = rook.take_from("n11", &four).odds(&four).expect("odds");
        assert_eq!(other.file, 7);
        let three = laws("three");
        let bishop = Chosen::default().choose("bishop");
        assert_eq!(
            (bishop.odds(&four), bishop.odds(&laws("modern"))),
            (None, None)
        );
        let odds = bishop.odds(&three).expect("odds");
        assert_eq!(places(&three, odds), [(2, "e1"), (5, "h1")]);
        // Who sits at the fourth seat is nobody there.
        assert_eq!(rook.odds(&three).expect("odds").giver, seat(0));
        assert_eq!(Chosen::default().choose("pawn-2").odds(&four), None);
    }

    #[test]
    fn what_the_laws_do_not_know_is_not_given() {
        let moves = Chosen::default().choose("pawn-2");
        assert_eq!(moves.odds(&laws("gustavus")), None);
        assert!(moves.odds(&laws("club")).is_some());
    }
}
