//! Where the moves stand: a column for each seat, and a row for each time that the turn goes round.

use std::iter;

use rochade_table::{Entry, Seat};

use super::story::Line;

/// Returns the column in which a seat's moves stand.
pub(super) fn column(seat: Seat, columns: &[Seat]) -> usize {
    let found = columns.iter().position(|&of| of == seat);
    found.unwrap_or_default()
}

/// Returns how many columns stay empty before a move.
pub(super) fn empty(before: Option<&Entry>, entry: &Entry, columns: &[Seat]) -> usize {
    let to = column(mover(entry), columns);
    let Some(before) = before else {
        return to;
    };
    let count = columns.len().max(1);
    (count + to - 1 - column(mover(before), columns)) % count
}

/// Returns the ply that stands a row above the one that is shown, or before that; the start of the
/// game above the first row.
pub(super) fn above(shown: usize, entries: &[Entry], columns: &[Seat]) -> usize {
    let cells = cells(entries, columns);
    let at = shown.checked_sub(1).and_then(|index| cells.get(index));
    let above = at.and_then(|at| at.checked_sub(columns.len()));
    above.map_or(0, |above| plies_to(above, &cells))
}

/// Returns the ply that stands a row below the one that is shown, or before that; the same one
/// where the moves don't go so far.
pub(super) fn below(shown: usize, entries: &[Entry], columns: &[Seat]) -> usize {
    let cells = cells(entries, columns);
    let at = shown.checked_sub(1).and_then(|index| cells.get(index));
    // The start stands before the first cell.
    let below = at.map_or(0, |at| at + 1) + columns.len().saturating_sub(1);
    match cells.last() {
        Some(&last) if below <= last => plies_to(below, &cells),
        _ => shown,
    }
}

/// Returns in which cell each move stands, counted row by row.
fn cells(entries: &[Entry], columns: &[Seat]) -> Vec<usize> {
    let before = iter::once(None).chain(entries.iter().map(Some));
    let mut free = 0;
    let cell = |(before, entry)| {
        let cell = free + empty(before, entry, columns);
        free = cell + 1;
        cell
    };
    before.zip(entries).map(cell).collect()
}

/// Returns how many plies there are up to a cell.
fn plies_to(cell: usize, cells: &[usize]) -> usize {
    cells.partition_point(|&of| of <= cell)
}

/// Returns the number under which a line of the story stands: that of its move, or of the one that
/// was to come, with dots where it is not the first of its round.
pub(super) fn number(line: &Line, entries: &[Entry], columns: &[Seat]) -> String {
    let index = line.ply.saturating_sub(1).min(entries.len());
    let (before, column_of) = (entries[..index].last(), |seat| column(seat, columns));
    let made = entries.get(index).filter(|made| mover(made) == line.mover);
    let round = match (made, before) {
        (Some(made), _) => made.round,
        // Several moves with which one of two begins count as one.
        (None, Some(before)) if columns.len() == 2 && mover(before) == line.mover => before.round,
        (None, Some(before)) => {
            let goes_round = column_of(line.mover) <= column_of(mover(before));
            before.round + u32::from(goes_round)
        }
        (None, None) => return String::new(),
    };
    let begins = before.is_some_and(|before| before.round != round);
    match begins || column_of(line.mover) == 0 {
        true => format!("{round}."),
        false => format!("{round}…"),
    }
}

fn mover(entry: &Entry) -> Seat {
    entry.deed.man.seat
}

#[cfg(test)]
mod tests {
    use super::*;
    use rochade_table::{GameKind, Intent, Start, Table};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);
    const D: Seat = Seat(3);
    /// The order of turns in the game for four.
    const FOUR: [Seat; 4] = [C, D, A, B];

    /// Moves of these seats, in rounds that the first of them begins.
    fn moves(seats: &[Seat], columns: &[Seat]) -> Vec<Entry> {
        let mut table = Table::new(Start::new(GameKind::Chess, Vec::new()));
        table
            .apply(Intent::Type("e4".to_owned()))
            .expect("a legal move");
        let mut entry = table.view().entries[0].clone();
        let mut last = None;
        let made = seats.iter().map(|&seat| {
            let place = column(seat, columns);
            entry.round += u32::from(last.is_some_and(|last| place <= last));
            (last, entry.deed.man.seat) = (Some(place), seat);
            entry.clone()
        });
        made.collect()
    }

    fn line(ply: usize, mover: Seat) -> Line {
        Line {
            ply,
            mover,
            said: String::new(),
            law: String::new(),
        }
    }

    #[test]
    fn a_row_up_or_down_is_the_same_column_though_turns_were_passed_over() {
        // B is passed over twice, then C.
        let entries = moves(&[C, D, A, C, D, A, C, D, A, B, D, A], &FOUR);
        let up = |ply| above(ply, &entries, &FOUR);
        let down = |ply| below(ply, &entries, &FOUR);
        assert_eq!([up(4), up(5), up(11), up(12)], [1, 2, 8, 9]);
        assert_eq!([down(1), down(2), down(8), down(9)], [4, 5, 11, 12]);
        // Where it was passed over, it is the move before.
        assert_eq!((up(10), down(7)), (6, 10));
        // The start is above the first row, and its end below the start.
        assert_eq!([up(0), up(1), up(3), down(0)], [0, 0, 0, 3]);
        assert_eq!([down(10), down(12)], [10, 12], "there is none");
    }

    #[test]
    fn of_two_a_row_is_a_move_of_each_and_several_in_a_row_stand_one_below_the_other() {
        let two = [A, B];
        let entries = moves(&[A, B, A, B, A], &two);
        let steps: Vec<_> = (0..=5).map(|ply| below(ply, &entries, &two)).collect();
        assert_eq!(steps, [2, 3, 4, 5, 4, 5]);
        let steps: Vec<_> = (0..=5).map(|ply| above(ply, &entries, &two)).collect();
        assert_eq!(steps, [0, 0, 0, 1, 2, 3]);
        let entries = moves(&[A, A, A, B], &two);
        assert_eq!(above(3, &entries, &two), 2);
        assert_eq!(below(1, &entries, &two), 2);
    }

    #[test]
    fn a_line_about_a_move_to_come_has_the_number_of_who_is_to_make_it() {
        let number =
            |seats: &[Seat], ply, mover| number(&line(ply, mover), &moves(seats, &FOUR), &FOUR);
        assert_eq!(number(&[C, D, A], 4, B), "1…");
        assert_eq!(number(&[C, D, A], 4, C), "2.", "B is passed over");
        assert_eq!(number(&[C, D, A, B], 5, D), "2.", "C is, and D begins");
        assert_eq!(number(&[C, D, A, B, D], 6, A), "2…");
        // A move that stands has its own number; one to come has none before the first.
        assert_eq!(number(&[C, D, A], 2, D), "1…");
        assert_eq!(number(&[], 1, C), "");
        // What D had touched before D left was not A's move, though that came next.
        assert_eq!(number(&[C, A, C], 2, D), "1…");
    }

    #[test]
    fn a_line_about_several_moves_in_a_row_has_their_one_number() {
        let two = [A, B];
        let entries = moves(&[A], &two);
        assert_eq!(number(&line(2, A), &entries, &two), "1.");
        assert_eq!(number(&line(2, B), &entries, &two), "1…");
    }
}
