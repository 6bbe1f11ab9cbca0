//! Writing a game, with the restrictions of the PDN 3.0 standard: captures with all their squares
//! only where that is needed.

use core::fmt::{self, Write};

use rochade_draughts::{Names, Ply, Position};
use rochade_gametext::{Lines, Notes, clock_of_side, write_head, write_tag};

use crate::dialect::{GAME_TYPE, LAWS};
use crate::game::{Game, letter};
use crate::variant::Variant;

/// Writes PDN, with a line break at the end. Between games there has to be an empty line.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_head(f, self.sheet.tags(), self.sheet.result)?;
        let typed = typed(self);
        if let Some((_, game_type)) = typed {
            write_tag(f, GAME_TYPE, game_type)?;
        }
        if typed.is_none_or(|(variant, _)| self.laws() != variant.name) {
            write_tag(f, LAWS, self.laws())?;
        }
        let start = self.start().to_setup();
        if start != Position::initial(self.start().rules()).to_setup() {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &start.fen(names(self)).to_string())?;
        }
        for (name, value) in self.sheet.tags().others() {
            write_tag(f, name, value)?;
        }
        f.write_char('\n')?;
        let mut lines = Lines::new(f);
        write_moves(&mut lines, self, 0)?;
        lines.word(self.sheet.result.text())?;
        f.write_char('\n')
    }
}

impl Game {
    /// Returns the moves as they stand in a text, with what is said of them, and with the numbers
    /// that they have after so many plies of a game.
    pub fn movetext_after(&self, plies: usize) -> String {
        fmt::from_fn(|f| write_moves(&mut Lines::new(f), self, plies)).to_string()
    }
}

fn write_moves(lines: &mut Lines<'_, '_>, game: &Game, plies: usize) -> fmt::Result {
    lines.comment(game.sheet.preface.as_str())?;
    let mut position = *game.start();
    // Who moves second may have begun.
    let is_second = position.turn() != game.start().rules().first;
    let begun = plies + usize::from(is_second != (plies % 2 == 1));
    let mut interrupted = true;
    for (index, (ply, notes)) in (begun..).zip(game.plies()) {
        // Only the number of the move shows whether a comment stands before it or after the
        // previous one.
        let is_commented = ply.blow.is_some() || !notes.before.is_empty();
        if index % 2 == 0 || interrupted || is_commented {
            let dots = if index % 2 == 0 { "." } else { "..." };
            lines.word(&format!("{}{dots}", index / 2 + 1))?;
        }
        if let Some(square) = ply.blow {
            lines.word(&format!("{{~{square}}}"))?;
            position = position.blow(square).unwrap_or(position);
        }
        lines.comment(notes.before.as_str())?;
        lines.word(&move_text(game, &position, ply))?;
        let mover = letter(position.turn());
        // What the comment tells of both clocks is not told twice.
        match clock_of_side(notes.after.as_str(), mover) {
            Some(left) if notes.clock == Some(left) => lines.notes(&Notes {
                clock: None,
                ..notes.clone()
            })?,
            _ => lines.notes(notes)?,
        }
        interrupted = notes.interrupts();
        position = ply.mv.and_then(|mv| position.play(&mv)).unwrap_or(position);
    }
    if let Some(square) = game.last_blow() {
        lines.word(&format!("{{~{square}}}"))?;
    }
    Ok(())
}

/// A move as texts of this game have it.
fn move_text(game: &Game, position: &Position, ply: &Ply) -> String {
    let text = ply.mv.map(|mv| position.short(&mv, names(game)));
    let sign = game.variant().map_or("x", |variant| variant.capture);
    text.unwrap_or_default().replace('x', sign)
}

/// The rules and their game type, where there is one.
fn typed(game: &Game) -> Option<(&'static Variant, &'static str)> {
    let variant = game.variant()?;
    Some((variant, variant.game_type?))
}

fn names(game: &Game) -> Names {
    game.variant().map_or(Names::Algebraic, Variant::names)
}
