//! Words for what is drawn on the board.

use rochade_table::Plan;

use crate::drawn::{Color, Drawn, Shape};
use crate::text::Texts;

/// Returns what an author has drawn on the board, in a sentence for each arrow and each circle.
pub(crate) fn said(texts: &Texts, plan: &Plan, drawn: &Drawn) -> String {
    let sentence = |shape: &Shape| {
        let color = match shape.color {
            Color::Green => texts.drawn_green(),
            Color::Red => texts.drawn_red(),
            Color::Yellow => texts.drawn_yellow(),
            Color::Blue => texts.drawn_blue(),
        };
        let from = plan.name(shape.from);
        if shape.is_circle() {
            texts.drawn_circle(from, color)
        } else {
            texts.drawn_arrow(from, plan.name(shape.to), color)
        }
    };
    let sentences: Vec<String> = drawn.shapes().iter().map(sentence).collect();
    sentences.join(". ")
}
