//! What the scripts know of settings, languages, laws and first positions: they import it by the
//! name `known`, and it is written from where it is decided, so that no script repeats it.

mod many;

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use rochade_lang::{LANGUAGES, texts};
use rochade_pdn::Variant;
use rochade_settings::Setting;
use rochade_table::chess::{BISHOP, KING, KNIGHT, QUEEN, ROOK};
use rochade_table::{GameKind, Preset, Start, Table, View};

use crate::board::targets;
use crate::files::{read, write};
use crate::shell::file_trouble;
use crate::{Trouble, places};

/// Writes the script into a folder, which may not be there yet.
pub fn write_to(folder: &Path) -> Result<(), Trouble> {
    fs::create_dir_all(folder).map_err(file_trouble("make", folder))?;
    write(&folder.join("known.js"), &script()?)
}

/// What the script says. What Rust prints of texts and lists is script, too.
fn script() -> Result<String, Trouble> {
    let choices = Setting::ALL.map(|setting| (setting.name(), &setting.choices()[1..]));
    let usual = Setting::ALL.map(|setting| (setting.name(), setting.choices()[0]));
    let [chess, draughts] = [GameKind::Chess, GameKind::Draughts].map(first);
    let laws = Preset::of(GameKind::Draughts).map(|preset| preset.name);
    let laws: Vec<&str> = laws.collect();
    let letters = by_language("web/lang", "letters")?;
    let letters = letters.into_iter().chain([("figurine", figurines())]);
    let lost = by_language("web/lang/element", "lost")?;
    let parts = [
        // The settings: what can be chosen, and what holds until that is done.
        ("CHOICES", object(choices)),
        ("USUAL", bare(usual)),
        // With which positions games begin, and what is kept of one of draughts that has just begun
        // (web/src/store/entry.rs).
        ("CHESS_START", format!("{:?}", chess.position)),
        ("DRAUGHTS_START", format!("{:?}", draughts.position)),
        ("DRAUGHTS", begun(&draughts)),
        // Where men can go from the other first positions, by their texts. Those of chess stand in
        // the page (crates/site/src/board.rs).
        ("FIRST_MOVES", first_moves()),
        // Chess for four and for three.
        ("MANY", many::games()),
        ("MANY_LAWS", many::laws()),
        // The games whose boards have eight rows of eight squares.
        ("EIGHT_BY_EIGHT", format!("{:?}", eight_by_eight())),
        // The sets of laws for draughts, and those of them by which Black begins.
        ("DRAUGHTS_LAWS", format!("{laws:?}")),
        ("BLACK_BEGINS", format!("{:?}", black_begins(&draughts))),
        // The kinds of draughts in which White begins and squares have letters, by their numbers in
        // PDN.
        ("LETTERED", format!("{:?}", lettered())),
        // Knight, bishop, rook, queen and king, by the names of notations and languages.
        ("LETTERS", bare(letters)),
        // What an element says that has no frame, by language.
        ("LOST", object(lost)),
    ];
    let script = parts.map(|(name, value)| format!("export const {name} = {value};\n"));
    Ok(script.concat())
}

/// An object with these parts.
fn object<'a, T: Debug>(parts: impl IntoIterator<Item = (&'a str, T)>) -> String {
    let parts = parts.into_iter();
    let parts = parts.map(|(name, value)| format!("{name:?}: {value:?}"));
    format!("{{ {} }}", parts.collect::<Vec<_>>().join(", "))
}

/// The same, without the names that every object has: it is asked for names from addresses.
fn bare<'a, T: Debug>(parts: impl IntoIterator<Item = (&'a str, T)>) -> String {
    object(parts).replacen('{', "{ __proto__: null,", 1)
}

/// The text of a key in each language, in this folder.
fn by_language(folder: &str, key: &str) -> Result<Vec<(&'static str, String)>, Trouble> {
    let text = |language: &'static str| {
        let path = format!("{folder}/{language}.lang");
        let file = read(&places::root().join(&path))?;
        let mut texts = texts(&file).map_err(Trouble::odd)?.into_iter();
        let text = texts.find(|(known, _)| *known == key);
        let (_, text) = text.ok_or_else(|| Trouble::odd(format!("{path} has no `{key}`")))?;
        Ok((language, text.to_owned()))
    };
    LANGUAGES.into_iter().map(text).collect()
}

fn first(game: GameKind) -> View {
    table(game).view()
}

fn table(game: GameKind) -> Table {
    Table::new(Start::new(game, Vec::new()))
}

fn black_begins(usual: &View) -> Vec<&'static str> {
    let presets = Preset::of(usual.game);
    let begins = presets.filter(|preset| preset.laws.first_seat() != usual.turn);
    begins.map(|preset| preset.name).collect()
}

fn first_moves() -> String {
    let games = GameKind::ALL
        .iter()
        .filter(|&&game| game != GameKind::Chess);
    let moves = games.map(|&game| {
        let View { plan, position, .. } = first(game);
        let from = plan
            .ids()
            .filter_map(|id| Some((plan.name(id), targets(table(game), id)?)));
        format!("{position:?}: {}", object(from))
    });
    format!("{{ {} }}", moves.collect::<Vec<_>>().join(", "))
}

/// What is kept of a game that has just begun.
fn begun(view: &View) -> String {
    object([
        ("game", view.game.word()),
        ("position", &view.position),
        ("men", &view.men()),
    ])
}

fn eight_by_eight() -> Vec<&'static str> {
    let is_it = |game: &GameKind| {
        let plan = game.plan();
        (plan.columns, plan.rows, plan.squares.len()) == (8, 8, 64)
    };
    let games = GameKind::ALL.iter().copied().filter(is_it);
    games.map(GameKind::word).collect()
}

fn lettered() -> Vec<&'static str> {
    let types = Variant::ALL.into_iter().filter_map(|known| known.game_type);
    let lettered = types.filter_map(|text| text.split_once(",W,8,8,A"));
    lettered.map(|(number, _)| number).collect()
}

fn figurines() -> String {
    let plan = GameKind::Chess.plan();
    [KNIGHT, BISHOP, ROOK, QUEEN, KING]
        .map(|kind| plan.figurine(kind))
        .concat()
}

#[cfg(test)]
mod tests {
    use rochade_table::{Law, Laws, SquareId};

    use super::*;

    #[test]
    fn the_scripts_are_told_what_is_decided_elsewhere() {
        let script = script().expect("it can be written");
        for line in [
            "EIGHT_BY_EIGHT = [\"chess\", \"draughts\"]",
            "LETTERED = [\"25\", \"26\", \"29\"]",
            "LETTERS = { __proto__: null, \"en\": \"NBRQK\", \"de\": \"SLTDK\", \
             \"nl\": \"PLTDK\", \"figurine\": \"♞♝♜♛♚\" }",
            "CHESS_START = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"",
        ] {
            let line = format!("export const {line};\n");
            assert!(script.contains(&line), "{line} is not in {script}");
        }
        for part in [
            "CHOICES = { \"theme\": [\"light\", \"dark\"], \"board\": [\"green\", \"blue\", \"grey\"], ",
            "USUAL = { __proto__: null, \"theme\": \"system\", \"board\": \"wood\", ",
            "DRAUGHTS_START = \"W:Wa1,c1,",
            "DRAUGHTS = { \"game\": \"draughts\", \"position\": \"W:Wa1,c1,",
            ", \"men\": \"-bM-bM-bM-bM/bM-bM-bM-bM-/",
            "FIRST_MOVES = { \"W:Wa1,c1,",
            ": { \"a3\": \"b4\", \"c3\": \"b4 d4\", ",
            "BLACK_BEGINS = [\"english\", \"pool\"]",
            "DRAUGHTS_LAWS = [\"noris\", \"schlagzwang\", ",
            "\"en\": \"This board could not be loaded. ",
        ] {
            assert!(script.contains(part), "{part} is not in {script}");
        }
    }

    /// The laws of a game: each set, and each with one law changed.
    fn laws(game: GameKind) -> impl Iterator<Item = (&'static Preset, Laws)> {
        Preset::of(game).flat_map(move |preset| {
            let changed = Law::of(game).flat_map(move |law| {
                law.choices.iter().filter_map(move |choice| {
                    let mut laws = preset.laws.clone();
                    law.set(&mut laws, choice).map(|()| laws)
                })
            });
            let all = std::iter::once(preset.laws.clone()).chain(changed);
            all.map(move |laws| (preset, laws))
        })
    }

    #[test]
    fn from_the_same_first_position_the_same_moves_are_made_whatever_the_laws_say() {
        let moves = |table: &Table| {
            let view = table.view();
            let is_own = |id: &SquareId| {
                let man = view.squares[id.index()].man;
                man.is_some_and(|man| man.seat == view.turn)
            };
            let own = view.plan.ids().filter(is_own);
            own.map(|id| (id, targets(table.clone(), id)))
                .collect::<Vec<_>>()
        };
        for &game in GameKind::ALL {
            let usual = table(game);
            let (position, moved) = (usual.view().position, moves(&usual));
            for (preset, laws) in laws(game) {
                let is_preset = preset.laws == laws;
                let table = Table::new(Start::under(laws, Vec::new()));
                let begins = table.view().position;
                if begins == position {
                    assert_eq!(moves(&table), moved, "{}", preset.name);
                } else if is_preset {
                    // web/early/game.js has it from the usual one.
                    let others = black_begins(&usual.view());
                    assert!(others.contains(&preset.name), "{}", preset.name);
                    assert_eq!(begins, position.replacen('W', "B", 1), "{}", preset.name);
                }
            }
        }
    }

    #[test]
    fn the_languages_that_can_be_chosen_are_those_that_there_are() {
        let mut choices = Setting::Language.choices()[1..].to_vec();
        choices.sort_unstable_by_key(|choice| LANGUAGES.iter().position(|known| known == choice));
        assert_eq!(choices, LANGUAGES);
    }
}
