//! The names of openings (`web/openings.txt`), written as one file for each language: a line for
//! each position that has a name, so that however it came about, it is known.

use std::collections::BTreeMap;
use std::path::Path;

use rochade_chess::Position;
use rochade_lang::LANGUAGES;

use crate::Trouble;
use crate::files::{read, write};

/// A position's names, in the order of the fields and of [`LANGUAGES`], by what of its FEN is the
/// position itself: all but the counters.
type Names<'a> = BTreeMap<String, [&'a str; 3]>;

/// Writes `openings-en.tsv` and its like.
pub(crate) fn names(path: &Path, parts: &Path) -> Result<(), Trouble> {
    let table = read(path)?;
    let names = parse(&table).map_err(|why| Trouble::odd(format!("{}: {why}", path.display())))?;
    for (index, language) in LANGUAGES.into_iter().enumerate() {
        let lines = names
            .iter()
            .map(|(position, names)| format!("{position}\t{}\n", names[index]));
        let file = parts.join(format!("openings-{language}.tsv"));
        write(&file, &lines.collect::<String>())?;
    }
    Ok(())
}

/// Reads the table; or says which line can't be right, and why.
fn parse(table: &str) -> Result<Names<'_>, String> {
    let mut names = Names::new();
    let lines = table.lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [moves, english, german, dutch] = fields[..] else {
            return Err(format!(
                "`{line}` does not hold moves and a name in each language"
            ));
        };
        let named = names.insert(after(moves)?, [english, german, dutch]);
        if let Some([other, ..]) = named {
            return Err(format!("`{line}` leads to the same position as {other}"));
        }
    }
    Ok(names)
}

/// The position after moves from the initial one, without its counters.
fn after(moves: &str) -> Result<String, String> {
    let mut position = Position::initial();
    for text in moves.split(' ') {
        let played = position
            .parse_move(text)
            .map_err(|why| format!("`{text}` in `{moves}`: {why}"))?;
        position = position.play_unchecked(played);
    }
    let fen = position.to_string();
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    Ok(fields.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_named_however_it_came_about() {
        let names = parse("# Indian\n\nd4 Nf6 c4 g6 | King’s | Königs | Konings").expect("a table");
        let position = after("c4 g6 d4 Nf6").expect("legal moves");
        assert_eq!(names[&position], ["King’s", "Königs", "Konings"]);
    }

    #[test]
    fn what_is_wrong_in_the_table_is_told() {
        let why = |table| parse(table).expect_err("something is wrong");
        assert!(why("e4 | King’s pawn | Königsbauer").contains("in each language"));
        assert!(why("e4 Ke2 | a | b | c").contains("`Ke2`"));
        assert!(why("d4 c5 e4 | a | b | c\ne4 c5 d4 | d | e | f").contains("same position as a"));
    }
}
