//! What is drawn on the board: arrows and circles, by the author of a game or by whoever reads it.

use std::rc::Rc;

use rochade_table::SquareId;

use crate::json::Object;

/// A colour in which something is drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Color {
    Green,
    Red,
    Yellow,
    Blue,
}

/// An arrow, or a circle around one square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// Its colour.
    pub(crate) color: Color,
    /// Where the arrow begins, or the square in the circle.
    pub(crate) from: SquareId,
    /// Where the arrow points to; of a circle, the same square.
    pub(crate) to: SquareId,
}

/// All that somebody has drawn on the board; what comes later lies above.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Drawn(Rc<[Shape]>);

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

impl Shape {
    /// Returns whether it is a circle, and no arrow.
    pub(crate) fn is_circle(self) -> bool {
        self.from == self.to
    }
}

impl Drawn {
    /// Reads what is drawn at a move or before the first one; mostly nothing.
    pub(crate) fn from_object(object: &Object) -> Drawn {
        let Some(drawn) = object.object("drawn") else {
            return Drawn::default();
        };
        let shapes = |name, from: &'static str, to: &'static str| {
            let objects = drawn.objects(name).unwrap_or_default().into_iter();
            objects.filter_map(move |object| {
                Some(Shape {
                    color: Color::of(&object)?,
                    from: square(&object, from)?,
                    to: square(&object, to)?,
                })
            })
        };
        let circles = shapes("squares", "square", "square");
        Drawn(circles.chain(shapes("arrows", "from", "to")).collect())
    }

    /// Makes green arrows between squares.
    pub(crate) fn arrows(ends: impl Iterator<Item = (SquareId, SquareId)>) -> Drawn {
        let arrow = |(from, to)| Shape {
            color: Color::Green,
            from,
            to,
        };
        Drawn(ends.map(arrow).collect())
    }

    /// The shapes, the lowest first.
    pub(crate) fn shapes(&self) -> &[Shape] {
        &self.0
    }

    /// Returns whether nothing is drawn.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the same with a further shape. Drawn again it goes, and in another colour it changes
    /// that.
    #[must_use]
    pub(crate) fn with(&self, shape: Shape) -> Drawn {
        let is_same = |other: &&Shape| (other.from, other.to) == (shape.from, shape.to);
        let others = self.0.iter().filter(|other| !is_same(other)).copied();
        let is_new = !self.0.contains(&shape);
        Drawn(others.chain(is_new.then_some(shape)).collect())
    }
}

fn square(object: &Object, name: &str) -> Option<SquareId> {
    object.number(name).map(|number| SquareId(number as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(color: Color, from: u16, to: u16) -> Shape {
        Shape {
            color,
            from: SquareId(from),
            to: SquareId(to),
        }
    }

    fn drawn(shapes: &[Shape]) -> Drawn {
        let none = Drawn::default();
        shapes.iter().fold(none, |drawn, shape| drawn.with(*shape))
    }

    #[test]
    fn what_is_drawn_again_goes() {
        let (arrow, circle) = (shape(Color::Green, 1, 2), shape(Color::Green, 1, 1));
        assert_eq!(drawn(&[arrow, circle]).shapes(), [arrow, circle]);
        assert_eq!(drawn(&[arrow, circle, arrow]).shapes(), [circle]);
        assert!(drawn(&[circle, circle]).is_empty());
    }

    #[test]
    fn another_colour_takes_the_place_of_the_first() {
        let red = shape(Color::Red, 1, 2);
        let other_way = shape(Color::Green, 2, 1);
        let both = drawn(&[shape(Color::Green, 1, 2), other_way, red]);
        assert_eq!(both.shapes(), [other_way, red]);
    }
}
