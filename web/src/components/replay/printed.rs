//! A game that is replayed, as text for paper.

use super::nags::Nag;
use super::parts::{Part, parts};
use super::title;
use crate::desk::replay::Game;
use crate::fault;
use crate::notation::Notation;
use crate::printed::{Printed, add};
use crate::text::Texts;
use crate::words;

/// Writes a game with all its variations, and what is said of its moves.
pub(crate) fn printed(texts: &Texts, game: &Game, notation: Notation) -> Printed {
    let mut text = String::new();
    let writer = Writer {
        texts,
        game,
        notation,
    };
    writer.write(&parts(game), &mut text, true);
    add(&mut text, &title::result(&game.title));
    Printed {
        title: title::players(texts, &game.title, game.kind),
        about: title::about(texts, &game.title),
        text: text.trim().to_owned(),
    }
}

struct Writer<'a> {
    texts: &'a Texts,
    game: &'a Game,
    notation: Notation,
}

impl Writer<'_> {
    /// Writes a line; variations of the game have lines of their own, and those within them stand
    /// there in brackets.
    fn write(&self, parts: &[Part<'_>], text: &mut String, is_game: bool) {
        let mut begins_anew = false;
        for part in parts {
            let is_variation = matches!(part, Part::Branch(..));
            if is_game && (is_variation || begins_anew) {
                text.push('\n');
            }
            begins_anew = is_variation;
            match part {
                Part::Said(said) => add(text, said),
                Part::Move(told, _, number) => {
                    if let Some(number) = number {
                        add(text, number);
                    }
                    add(
                        text,
                        &words::of(self.game.kind).in_text(self.notation, &told.text),
                    );
                    for nag in Nag::all(self.texts, &told.nags) {
                        if !nag.judges_move {
                            text.push(' ');
                        }
                        text.push_str(&nag.sign);
                    }
                }
                Part::Branch(parts) => {
                    add(text, "(");
                    self.write(parts, text, false);
                    text.push(')');
                }
                Part::Fault(fault) => add(text, &fault::in_words(self.texts, fault)),
            }
        }
        if is_game && begins_anew {
            text.push('\n');
        }
    }
}
