//! Codes and sheets, drawn beside the page (`rochade_sheet`). Each is one batch: none takes long.

use rochade_sheet::{Code, Sheet, Told};
use serde::Serialize;

/// The code of a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CodeBatch {
    /// The code as a picture, an `<svg>` element with a margin around it; `None` if the text is too
    /// long for one ([`Code::of`]).
    pub code: Option<String>,
    /// How much is done: all, 1.
    pub progress: f64,
    /// Whether this is the last batch: it is the only one.
    pub done: bool,
}

/// The sheets of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SheetBatch {
    /// The sheets, each an `<svg>` element whose unit is a point.
    pub pages: Vec<String>,
    /// How much is done: all, 1.
    pub progress: f64,
    /// Whether this is the last batch: it is the only one.
    pub done: bool,
}

impl CodeBatch {
    /// Draws the code of a text.
    pub fn of(text: &str) -> CodeBatch {
        CodeBatch {
            code: Code::of(text).map(|code| code.svg()),
            progress: 1.0,
            done: true,
        }
    }
}

impl SheetBatch {
    /// Sets the sheets of a game.
    pub fn of(told: &Told) -> SheetBatch {
        SheetBatch {
            pages: Sheet::of(told).pages(),
            progress: 1.0,
            done: true,
        }
    }
}
