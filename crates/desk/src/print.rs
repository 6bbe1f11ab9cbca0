//! Codes and sheets, drawn beside the page (`rochade_sheet`). Each is one batch: none takes long.

use rochade_sheet::{Code, Sheet, Told};
use serde::Serialize;

/// The code of a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CodeBatch {
    /// The code; `None` if the text is too long for one ([`Code::of`]).
    pub code: Option<CodeDrawn>,
    /// How much is done: all, 1.
    pub progress: f64,
    /// Whether this is the last batch: it is the only one.
    pub done: bool,
}

/// A code as a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CodeDrawn {
    /// The picture, an `<svg>` element with a margin around the code.
    pub svg: String,
    /// The number of its modules a side, without the margin.
    pub size: usize,
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
        let code = Code::of(text).map(|code| CodeDrawn {
            svg: code.svg(),
            size: code.size(),
        });
        CodeBatch {
            code,
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
