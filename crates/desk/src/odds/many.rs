//! Odds of more than two players in a text (many-laws.md, section 2, C10).
//!
//! The tag `Odds` holds, man by man, what is given, the giver's letter, and the square:
//! `knight A j14`.

use rochade_many_pgn::Game;
use rochade_table::saved::Telling;
use rochade_table::{Laws, Odds, OddsKind, Start, Table};

use super::TAG;

/// Returns what the tag holds; `None` for a game without odds.
pub(super) fn text(table: &Table) -> Option<String> {
    let start = &table.record().start;
    let plan = start.laws.plan();
    let men: Option<Vec<String>> = start
        .odds
        .iter()
        .map(|&odds| {
            let square = plan.name(start.laws.square_given(odds)?);
            Some([odds.kind.word(), plan.letter(odds.giver), square].join(" "))
        })
        .collect();
    men.map(|men| men.join(" ")).filter(|men| !men.is_empty())
}

/// Begins a game with the odds of its tag; `None` unless its text begins so.
pub(crate) fn begun(game: &Game, start: &Start) -> Option<Telling> {
    let start = Start {
        position: None,
        odds: parse(game.sheet.tags().get(TAG)?, &start.laws)?,
        ..start.clone()
    };
    let telling = Telling::new(&start)?;
    let position = telling.table().positions(0).pop()?;
    (position == game.start().to_string()).then_some(telling)
}

fn parse(text: &str, laws: &Laws) -> Option<Vec<Odds>> {
    let plan = laws.plan();
    let words: Vec<&str> = text.split(' ').collect();
    let man = |man: &[&str]| {
        let &[kind, letter, square] = man else {
            return None;
        };
        let (kind, giver) = (OddsKind::of_word(kind)?, plan.seat(letter)?);
        let square = plan.find(square)?;
        let files = kind.files().iter();
        let mut odds = files.map(|&file| Odds { kind, giver, file });
        odds.find(|&odds| laws.square_given(odds) == Some(square))
    };
    words.chunks(3).map(man).collect()
}
