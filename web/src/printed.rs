//! A game as text, for paper: who plays, and all moves, whatever of them is seen on the screen.
//! Games of a file are written in `components/replay/printed.rs`, and before the rules are there by
//! `web/early/printed.js`.

use rochade_table::{Seat, View};
use serde::Serialize;

use crate::notation::Notation;
use crate::say;
use crate::text::Texts;
use crate::words;

/// What is printed of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub(crate) struct Printed {
    /// The players.
    pub(crate) title: String,
    /// Where and when it was played, as far as that is known.
    pub(crate) about: String,
    /// The moves and the result; each variation stands in a line of its own.
    pub(crate) text: String,
}

impl Printed {
    /// Writes the game on the board, in which a seat moves first.
    pub(crate) fn of_table(texts: &Texts, view: &View, first: Seat, notation: Notation) -> Printed {
        let mut seats: Vec<_> = view.seats.iter().collect();
        seats.rotate_left(first.index());
        let names: Vec<_> = seats
            .into_iter()
            .map(|seat| say::of_seat(texts, view, seat))
            .collect();
        let mut text = String::new();
        let mut round = None;
        for entry in &*view.entries {
            if round != Some(entry.round) {
                let begins = round.is_some() || entry.deed.man.seat == first;
                let dots = if begins { "." } else { "…" };
                add(&mut text, &[&entry.round.to_string(), dots].concat());
            }
            round = Some(entry.round);
            add(
                &mut text,
                &words::of(view.game).entry(&view.plan, notation, entry),
            );
            if entry.illegal {
                add(&mut text, "✗");
            }
        }
        if let Some(outcome) = &view.outcome {
            add(&mut text, &say::result(texts, view.game, outcome));
        }
        Printed {
            title: names.join(" – "),
            about: String::new(),
            text,
        }
    }
}

/// Adds something, with a blank before it where that is wanted.
pub(crate) fn add(text: &mut String, part: &str) {
    if !text.is_empty() && !text.ends_with(['(', '\n']) {
        text.push(' ');
    }
    text.push_str(part);
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Intent, Start, Table};

    use super::*;
    use crate::text::tests::texts;

    /// Returns what is printed of a game from a position.
    fn printed(game: GameKind, position: &str, moves: &[&str]) -> Printed {
        let start = Start::new(game, Vec::new());
        let mut table = Table::from_position(start, position).expect("a position");
        for text in moves {
            table
                .apply(Intent::Type((*text).to_owned()))
                .expect("a legal move");
        }
        let first = table.record().start.laws.first_seat();
        let notation = Notation::in_text("long", "SLTDK");
        Printed::of_table(texts("de"), &table.view(), first, notation)
    }

    #[test]
    fn a_game_is_printed_with_numbers_letters_and_its_end() {
        let position = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 12";
        let game = printed(GameKind::Chess, position, &["h6", "Rd8+", "Kh7", "Rd1"]);
        assert_eq!(game.title, "Weiß – Schwarz");
        assert_eq!(game.text, "12… h6 13. Td8+ Kh7 14. Td1");
        let game = printed(
            GameKind::Chess,
            "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
            &["Rd8#"],
        );
        assert_eq!(game.text, "1. Td8# 1–0, Schachmatt");
    }

    #[test]
    fn a_game_of_draughts_is_printed() {
        let game = printed(GameKind::Draughts, "W:Wc3:Bb6,d6", &["c3-b4", "d6-e5"]);
        assert_eq!(game.text, "1. c3–b4 d6–e5");
    }
}
