//! What the author of a game has drawn on the board: arrows and coloured squares.

use rochade_table::SquareId;

use crate::desk::count;
use crate::json::Object;

/// A colour in which something is drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Color {
    Green,
    Red,
    Yellow,
    Blue,
}

/// An arrow from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrow {
    /// Its colour.
    pub(crate) color: Color,
    /// Where it begins.
    pub(crate) from: SquareId,
    /// Where it points to.
    pub(crate) to: SquareId,
}

/// A coloured square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    /// The colour.
    pub(crate) color: Color,
    /// The square.
    pub(crate) square: SquareId,
}

/// What the author of a game has drawn on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Drawn {
    /// The arrows.
    pub(crate) arrows: Vec<Arrow>,
    /// The coloured squares.
    pub(crate) squares: Vec<Spot>,
}

impl Drawn {
    /// What is drawn at a move or before the first one; mostly nothing.
    pub(super) fn of(object: &Object) -> Drawn {
        let Some(drawn) = object.object("drawn") else {
            return Drawn::default();
        };
        let list = |name| drawn.objects(name).unwrap_or_default();
        let arrow = |object: &Object| {
            Some(Arrow {
                color: Color::of(object)?,
                from: square(object, "from"),
                to: square(object, "to"),
            })
        };
        let spot = |object: &Object| {
            Some(Spot {
                color: Color::of(object)?,
                square: square(object, "square"),
            })
        };
        Drawn {
            arrows: list("arrows").iter().filter_map(arrow).collect(),
            squares: list("squares").iter().filter_map(spot).collect(),
        }
    }
}

impl Color {
    fn of(object: &Object) -> Option<Color> {
        let colors = [Color::Green, Color::Red, Color::Yellow, Color::Blue];
        let word = object.text("color")?;
        colors.into_iter().find(|color| color.word() == word)
    }

    /// The word for it, as style sheets have it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Color::Green => "green",
            Color::Red => "red",
            Color::Yellow => "yellow",
            Color::Blue => "blue",
        }
    }
}

fn square(object: &Object, name: &str) -> SquareId {
    SquareId(count(object, name) as u16)
}
