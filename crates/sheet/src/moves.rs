//! The table of moves: blocks beside one another, each with a column of numbers and one for each
//! player.

use crate::face::Type;
use crate::ink::{Anchor, BLACK, FAINT, GREY, Ink};
use crate::told::{Told, Turn};

/// The sizes of the letters and the distances of the lines, of which the largest is taken that
/// lets everything fit.
pub(crate) const SIZES: [(f64, f64); 6] = [
    (10.5, 15.0),
    (10.0, 14.0),
    (9.5, 12.6),
    (9.0, 11.5),
    (8.5, 10.4),
    (8.2, 9.7),
];

/// The most lines that a block has.
const MOST_LINES: usize = 60;

/// Room above the lines of a block, with the heads of its columns.
pub(crate) const HEAD: f64 = 11.0;

/// Room between two blocks, and between a number and its move.
const GUTTER: f64 = 24.0;
const GAP: f64 = 9.0;

/// Room behind the widest move of a column.
const BEHIND: f64 = 8.0;

/// The narrowest column, in points.
const NARROWEST: f64 = 36.0;

/// The most room that a column has beyond its widest move, in points.
const SPARE: f64 = 64.0;

/// The most blocks.
const MOST_BLOCKS: usize = 3;

/// The most lines of one move: more than the longest chain of jumps needs.
const MOST_PARTS: usize = 6;

/// The longest move, in letters, that is never broken into two lines.
const USUAL: usize = 12;

/// The most columns that are drawn; no game has more than four.
const MOST_COLUMNS: usize = 6;

/// The moves that are still to be set.
#[derive(Clone, Copy)]
pub(crate) struct Moves<'a> {
    pub(crate) told: &'a Told,
    pub(crate) turns: &'a [Turn],
}

/// The layout of moves in a place: broken into lines, rows and blocks.
pub(crate) struct Setting<'a> {
    moves: Moves<'a>,
    set: Type,
    pitch: f64,
    /// The rows: the lines of each cell.
    rows: Vec<Vec<Vec<String>>>,
    blocks: usize,
    /// How far the left edges of two blocks are apart.
    step: f64,
    /// The widths of the numbers and of a column.
    number: f64,
    cell: f64,
    /// How many lines a block has room for.
    room: usize,
}

impl<'a> Moves<'a> {
    fn columns(&self) -> usize {
        let cells = self.told.turns.iter().map(|turn| turn.cells.len()).max();
        let columns = cells.unwrap_or_default().max(self.told.players.len());
        columns.clamp(1, MOST_COLUMNS)
    }

    /// Lays the moves out in a place of this width and height, with letters of this size and lines
    /// at this distance.
    pub(crate) fn setting(
        self,
        (width, height): (f64, f64),
        (size, pitch): (f64, f64),
    ) -> Setting<'a> {
        let set = Type::roman(size);
        let columns = self.columns();
        let numbers = self
            .told
            .turns
            .iter()
            .map(|turn| set.width(&turn.number.to_string()));
        let number = numbers.fold(0.0, f64::max);
        let cells = || self.told.turns.iter().flat_map(|turn| &turn.cells);
        let widest = cells()
            .map(|cell| set.width(cell))
            .fold(NARROWEST, f64::max);
        let lines_in = (height - HEAD) / pitch;
        let with = |blocks: usize| {
            let step = (width + GUTTER) / blocks as f64;
            let share = (step - GUTTER - number - GAP) / columns as f64;
            let cell = share.min(widest + SPARE);
            let row = |turn: &Turn| -> Vec<Vec<String>> {
                let cells = turn.cells.iter().take(columns);
                let parts = cells.map(|text| parts(set, text, (cell - BEHIND).max(12.0)));
                parts.collect()
            };
            Setting {
                moves: self,
                set,
                pitch,
                rows: self.turns.iter().map(row).collect(),
                blocks,
                step,
                number,
                cell,
                room: (lines_in.max(1.0) as usize).min(MOST_LINES),
            }
        };
        let several = (2..=MOST_BLOCKS).rev().map(with);
        let mut fitting = several.filter(|setting| {
            // A long chain now and then may take two lines, but no usual move.
            let is_whole = |cell: &Vec<String>| cell.len() == 1 || letters(cell) > USUAL;
            let are_whole = setting.rows.iter().flatten().all(is_whole);
            let few = setting.rows.len() / 20 + 1;
            setting.cell >= NARROWEST && are_whole && setting.lines() <= setting.rows.len() + few
        });
        fitting.next().unwrap_or_else(|| with(1))
    }
}

fn letters(cell: &[String]) -> usize {
    cell.iter().map(|part| part.chars().count()).sum()
}

fn parts(set: Type, text: &str, width: f64) -> Vec<String> {
    let mut parts = set.parts(text, width);
    if parts.len() > MOST_PARTS {
        let rest = parts.split_off(MOST_PARTS - 1).concat();
        parts.push(set.cut(&rest, width));
    }
    parts
}

/// Returns the number of lines of a row.
fn lines(row: &[Vec<String>]) -> usize {
    row.iter().map(Vec::len).max().unwrap_or(1).max(1)
}

impl Setting<'_> {
    fn lines(&self) -> usize {
        self.rows.iter().map(|row| lines(row)).sum()
    }

    /// The rows of each block, if it has no more lines than that.
    fn filled(&self, most: usize) -> Vec<usize> {
        let mut blocks = Vec::new();
        let mut left = self.rows.iter().map(|row| lines(row)).peekable();
        for _ in 0..self.blocks {
            let (mut rows, mut sum) = (0, 0);
            while let Some(next) = left.next_if(|next| rows == 0 || sum + next <= most) {
                sum += next;
                rows += 1;
            }
            blocks.push(rows);
        }
        blocks
    }

    /// The rows of each block: blocks of the same height if all fit, else full ones.
    fn balanced(&self) -> Vec<usize> {
        let least = self.lines().div_ceil(self.blocks).min(self.room);
        let mut tried = (least..=self.room).map(|most| self.filled(most));
        let all = tried.find(|blocks| blocks.iter().sum::<usize>() == self.rows.len());
        all.unwrap_or_else(|| self.filled(self.room))
    }

    /// Returns whether the blocks are as long as they ever are.
    pub(crate) fn is_full_length(&self) -> bool {
        self.room == MOST_LINES
    }

    /// Returns whether all rows find room.
    pub(crate) fn holds_all(&self) -> bool {
        self.balanced().iter().sum::<usize>() == self.rows.len()
    }

    /// Returns the layout with fewer lines in each block.
    pub(crate) fn with_fewer_lines(mut self, fewer: usize) -> Self {
        let all = self.lines().div_ceil(self.blocks).min(self.room);
        self.room = all.saturating_sub(fewer).max(1);
        self
    }

    /// Returns the height of the highest block, in points.
    pub(crate) fn height(&self) -> f64 {
        let mut rows = self.rows.iter();
        let lines = |rows_of_block| {
            rows.by_ref()
                .take(rows_of_block)
                .map(|row| lines(row))
                .sum()
        };
        let highest: usize = self.balanced().into_iter().map(lines).max().unwrap_or(0);
        HEAD + highest as f64 * self.pitch
    }

    /// Draws the blocks from the top left corner, and returns the number of rows drawn.
    pub(crate) fn draw(&self, ink: &mut Ink, (x, y): (f64, f64)) -> usize {
        let blocks = self.balanced();
        let mut first = 0;
        for (block, rows) in blocks.iter().enumerate() {
            if *rows > 0 {
                let place = (x + self.step * block as f64, y);
                self.block(ink, place, first, *rows);
            }
            first += rows;
        }
        first
    }

    fn block(&self, ink: &mut Ink, (x, y): (f64, f64), first: usize, rows: usize) {
        let cells = x + self.number + GAP;
        let columns = self.moves.columns();
        let width = self.number + GAP + self.cell * columns as f64;
        let head = Type::spaced(6.2);
        for (column, player) in self.moves.told.players.iter().take(columns).enumerate() {
            let side = head.cut(&player.side.to_uppercase(), self.cell - 4.0);
            let at = (cells + self.cell * column as f64, y + 6.0);
            ink.dyed(at, head, Anchor::Start, GREY, &side);
        }
        ink.rule((x, y + HEAD), width, 0.5, BLACK);
        let mut line = y + HEAD;
        let set = self.rows.iter().zip(self.moves.turns);
        for (index, (row, turn)) in set.skip(first).take(rows).enumerate() {
            let base = line + self.pitch * 0.5 + self.set.size * 0.33 + 1.0;
            let number = turn.number.to_string();
            let place = (x + self.number, base);
            ink.dyed(place, self.set, Anchor::End, GREY, &number);
            for (column, parts) in row.iter().enumerate() {
                for (part, text) in parts.iter().enumerate() {
                    let at = cells + self.cell * column as f64;
                    let base = base + self.pitch * part as f64;
                    ink.text((at, base), self.set, Anchor::Start, text);
                }
            }
            line += self.pitch * lines(row) as f64;
            if turn.number.is_multiple_of(5) && index + 1 < rows {
                ink.rule((x, line + 0.8), width, 0.3, FAINT);
            }
        }
    }
}
