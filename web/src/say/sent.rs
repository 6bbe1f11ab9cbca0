//! What whoever opens a link is told of its game.

use rochade_table::{Seat, View};

use super::{player, reason, turn, verdict};
use crate::notation::Notation;
use crate::text::Texts;
use crate::words;

/// Returns what was played last, and whose turn it is or how the game has ended: "Anna has played
/// e2–e4. You are Black." Of more than two players nobody knows who has opened it.
pub(crate) fn sent(texts: &Texts, view: &View, notation: Notation, near: Seat) -> String {
    let game = words::of(view.game);
    let played = view.entries.last().map(|entry| {
        let name = player(texts, view, entry.deed.man.seat);
        let written = game.entry(&view.plan, notation, entry);
        texts.link_played(&name, &written)
    });
    let stands = match &view.outcome {
        Some(outcome) => {
            let verdict = verdict(texts, view, outcome);
            texts.ended(reason(texts, outcome), &verdict)
        }
        None if near == view.turn && view.seats.len() == 2 => {
            texts.link_yours(game.side(texts, near))
        }
        None => [turn(texts, view), "."].concat(),
    };
    let said: Vec<String> = played.into_iter().chain([stands]).collect();
    said.join(" ")
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Intent, Player, Start, Table};

    use super::*;
    use crate::text::tests::texts;

    /// What is told of a game with these moves, to who sits at the side that is to move.
    fn told(language: &str, game: GameKind, names: &[&str], moves: &str) -> String {
        let players = names.iter().map(|name| Player {
            name: (*name).to_owned(),
            ..Player::default()
        });
        let mut table = Table::new(Start::new(game, players.collect()));
        for typed in moves.split_whitespace() {
            let done = table.apply(Intent::Type(typed.to_owned()));
            done.unwrap_or_else(|refusal| panic!("{typed}: {refusal:?}"));
        }
        let view = table.view();
        sent(texts(language), &view, Notation::Long, view.turn)
    }

    #[test]
    fn who_opens_a_link_is_told_the_last_move_and_the_own_side() {
        let told = |language, names: &[&str], moves| told(language, GameKind::Chess, names, moves);
        for (language, wanted) in [
            ("en", "Anna has played e2–e4. You are Black."),
            ("de", "Anna hat e2–e4 gespielt. Eigene Farbe: Schwarz."),
            ("nl", "Anna heeft e2–e4 gespeeld. Je kleur: Zwart."),
        ] {
            assert_eq!(told(language, &["Anna", "Ben"], "e4"), wanted);
        }
        assert_eq!(
            told("en", &[], "e4 e5"),
            "Black has played e7–e5. You are White."
        );
        assert_eq!(told("en", &[], ""), "You are White.");
    }

    #[test]
    fn of_a_game_that_is_over_the_end_is_told() {
        let told = told("en", GameKind::Chess, &["Anna", "Ben"], "f3 e5 g4 Qh4");
        assert!(told.starts_with("Ben has played ♛ d8–h4 #. "), "{told}");
        assert!(told.contains("Ben"), "{told}");
        assert!(!told.contains("You are"), "{told}");
    }

    #[test]
    fn at_a_table_for_more_than_two_it_is_said_whose_turn_it_is() {
        let told = told("en", GameKind::Four, &[], "");
        assert!(told.ends_with(" to move."), "{told}");
    }
}
