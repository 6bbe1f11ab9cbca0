//! Positions as text (many-position-text.md).

mod error;
mod fields;
mod passed;
mod placement;
mod write;

pub use error::{PassedFault, TextError, TextField};

use crate::position::Position;
use crate::rules::Rules;

impl Position {
    /// Reads a position: exactly what many-position-text.md, section 2, allows, and then the turn
    /// rule, as after a move.
    ///
    /// # Errors
    ///
    /// In which field it can't be read, and why.
    pub fn from_text(text: &str, rules: &Rules) -> Result<Position, TextError> {
        let mut texts = text.split(' ');
        let mut field = |field| texts.next().ok_or(TextError::Missing(field));
        let men = placement::read(field(TextField::Placement)?, rules.board)?;
        let turn = fields::turn(field(TextField::Turn)?, rules.game())?;
        let mut position = Position::of_men(rules, men.into_iter(), turn);
        if fields::has_castling(rules.game()) {
            fields::castling(field(TextField::Castling)?, &mut position)?;
        }
        let passed_text = field(TextField::EnPassant)?;
        let frozen_text = field(TextField::Frozen)?;
        let count_text = field(TextField::Count)?;
        if let Some(surplus) = texts.next() {
            return Err(TextError::Surplus {
                text: error::excerpt(surplus),
            });
        }
        // Who is frozen made no double step, so that is known before.
        fields::frozen(frozen_text, &mut position)?;
        passed::read(passed_text, &mut position)?;
        fields::count(count_text, &mut position)?;
        position.settle(&mut |_| {});
        Ok(position)
    }
}
