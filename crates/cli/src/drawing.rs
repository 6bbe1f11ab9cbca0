//! A board of any size, drawn with letters.

use std::fmt;

use rochade_table::{Plan, SquareId};

/// What stands on the squares of a plan, in rows and columns as the first seat sees them.
pub(crate) struct Drawing {
    /// What is written beside each row, the uppermost first, and what stands in it.
    rows: Vec<(String, Vec<String>)>,
    /// What is written below each column.
    columns: Vec<String>,
    /// How many characters the longest man has.
    width: usize,
}

impl Drawing {
    /// Draws what stands on each square; where there is no square, nothing.
    pub(crate) fn new(plan: &Plan, shown: impl Fn(SquareId) -> String) -> Drawing {
        let columns = vec![String::new(); usize::from(plan.columns)];
        let row = (String::new(), columns.clone());
        let mut drawing = Drawing {
            rows: vec![row; usize::from(plan.rows)],
            columns,
            width: 1,
        };
        for (place, id) in plan.squares.iter().zip(plan.ids()) {
            let column = usize::from(place.column);
            let row = drawing.rows.iter_mut().rev().nth(place.row.into());
            let below = drawing.columns.get_mut(column);
            let (Some((beside, row)), Some(below)) = (row, below) else {
                continue;
            };
            let number = place.name.find(|c: char| c.is_ascii_digit());
            let (letter, number) = place.name.split_at(number.unwrap_or(place.name.len()));
            (*below, *beside) = (letter.to_owned(), number.to_owned());
            let man = shown(id);
            drawing.width = drawing.width.max(man.chars().count());
            if let Some(cell) = row.get_mut(column) {
                *cell = man;
            }
        }
        drawing
    }

    /// The rows without what is written around them: as many characters a square as the longest man
    /// has.
    pub(crate) fn rows(&self) -> Vec<String> {
        let width = self.width;
        let cells = self.rows.iter().map(|(_, cells)| cells.iter());
        cells
            .map(|cells| cells.map(|cell| format!("{cell:width$}")).collect())
            .collect()
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.width;
        let besides = self.rows.iter().map(|(beside, _)| beside.chars().count());
        let margin = besides.max().unwrap_or_default();
        let line = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:width$}")).collect();
            cells.join(" ").trim_end().to_owned()
        };
        for (beside, cells) in &self.rows {
            writeln!(f, "{beside:>margin$}  {}", line(cells))?;
        }
        writeln!(f, "\n{:margin$}  {}", "", line(&self.columns))
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::{Place, Plan, Shade, SquareId};

    use super::Drawing;

    /// Three columns and ten rows, of which the upper eight lack the first square.
    fn plan() -> Plan {
        let squares = (0..10).flat_map(|row| {
            let columns = ["a", "b", "m"].into_iter().zip(0..);
            columns
                .filter(move |&(_, column)| row < 2 || column > 0)
                .map(move |(letter, column)| Place {
                    name: format!("{letter}{}", row + 1),
                    column,
                    row,
                    shade: Shade::Dark,
                })
        });
        Plan {
            columns: 3,
            rows: 10,
            squares: squares.collect(),
            seats: Vec::new(),
            turns_left: false,
            kinds: Vec::new(),
        }
    }

    #[test]
    fn boards_of_any_size_and_men_of_two_letters_are_drawn() {
        let plan = plan();
        let men = [("a1", "kR"), ("b1", "kQ"), ("m10", "wK")];
        let shown = |square: SquareId| {
            let man = men.iter().find(|man| man.0 == plan.name(square));
            man.map_or(".", |man| man.1).to_owned()
        };
        let drawing = Drawing::new(&plan, shown);
        let lines = [
            "10     .  wK",
            " 9     .  .",
            " 8     .  .",
            " 7     .  .",
            " 6     .  .",
            " 5     .  .",
            " 4     .  .",
            " 3     .  .",
            " 2  .  .  .",
            " 1  kR kQ .",
            "",
            "    a  b  m",
            "",
        ];
        assert_eq!(drawing.to_string(), lines.join("\n"));
        let rows = drawing.rows();
        assert_eq!(rows.first().map(String::as_str), Some("  . wK"));
        assert_eq!(rows.last().map(String::as_str), Some("kRkQ. "));
    }
}
