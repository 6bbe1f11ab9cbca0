//! The names of openings (play.md, section 4). The build makes a table of them for each language: a
//! line for each position that has a name, in the order of the positions, which are FEN without
//! counters.

use std::cell::OnceCell;

use wasm_bindgen::prelude::*;

pub(crate) use super::fetch::NotFetched;

#[wasm_bindgen(module = "/platform/addresses.js")]
extern "C" {
    // The address of the table in a language.
    #[wasm_bindgen(js_name = openings)]
    fn address(language: &str) -> String;
}

thread_local! {
    static LOADED: OnceCell<&'static Openings> = const { OnceCell::new() };
}

/// The names of openings in one language.
#[derive(Debug)]
pub(crate) struct Openings {
    /// Positions with their names.
    named: Vec<(&'static str, &'static str)>,
}

impl Openings {
    /// The names in the user's language, fetched when they are first asked for. They stay for as
    /// long as the page lives.
    pub(crate) async fn load(language: &str) -> Result<&'static Openings, NotFetched> {
        if let Some(openings) = Openings::loaded() {
            return Ok(openings);
        }
        let table = super::fetch::text(&address(language)).await?;
        let openings = Box::leak(Box::new(Openings::read(table.leak())));
        Ok(LOADED.with(|loaded| *loaded.get_or_init(|| openings)))
    }

    /// The names, if they were fetched before.
    pub(crate) fn loaded() -> Option<&'static Openings> {
        LOADED.with(|loaded| loaded.get().copied())
    }

    fn read(table: &'static str) -> Openings {
        let named = table.lines().filter_map(|line| line.split_once('\t'));
        Openings {
            named: named.collect(),
        }
    }

    /// The name of the last of these positions that has one. They are given as FEN, in the order of
    /// the game.
    pub(crate) fn name(&self, positions: &[String]) -> Option<&'static str> {
        positions.iter().rev().find_map(|fen| {
            let position = without_counters(fen);
            let found = self
                .named
                .binary_search_by_key(&position, |(named, _)| named);
            found.ok().map(|index| self.named[index].1)
        })
    }
}

/// Returns what of a FEN is the position itself: its first four fields.
fn without_counters(fen: &str) -> &str {
    let end = fen.match_indices(' ').nth(3);
    end.map_or(fen, |(end, _)| &fen[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "8/8/8/8/8/8/8/8 b - -\tEmpty\n\
        rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -\tKing’s Pawn\n\
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\tStart\n";

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const KINGS_PAWN: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    const UNNAMED: &str = "rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

    fn name(positions: &[&str]) -> Option<&'static str> {
        let positions: Vec<String> = positions.iter().map(|&fen| fen.to_owned()).collect();
        Openings::read(TABLE).name(&positions)
    }

    #[test]
    fn the_last_position_with_a_name_counts() {
        assert_eq!(name(&[START, KINGS_PAWN]), Some("King’s Pawn"));
        assert_eq!(name(&[START, KINGS_PAWN, UNNAMED]), Some("King’s Pawn"));
        assert_eq!(name(&[KINGS_PAWN, START]), Some("Start"));
    }

    #[test]
    fn a_position_without_a_name_has_none() {
        assert_eq!(name(&[UNNAMED]), None);
        assert_eq!(name(&[]), None);
        assert_eq!(name(&["no position"]), None);
    }
}
