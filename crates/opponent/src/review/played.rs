//! A game as it stood at each of its plies, and moves as they can be typed there.

use std::rc::Rc;

use rochade_table::{Entry, Intent, Outcome, Seat, Start, Table, Termination};

/// A game that is looked back at.
#[derive(Debug)]
pub(super) struct Played {
    table: Table,
    positions: Vec<String>,
    entries: Rc<Vec<Entry>>,
    /// How a table begins on which lines are typed.
    typing: Start,
}

impl Played {
    /// Takes the game of a table.
    pub(super) fn at(table: &Table) -> Played {
        let table = Table::replay(table.record()).expect("the record of a table");
        let typing = Start::under(table.record().start.laws.clone(), Vec::new());
        Played {
            positions: table.positions(usize::MAX),
            entries: table.view().entries,
            table,
            typing,
        }
    }

    /// How many plies stand.
    pub(super) fn plies(&self) -> usize {
        self.entries.len()
    }

    /// The moves that stand.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns whether it began as the game usually does.
    pub(super) fn is_usual(&self) -> bool {
        let start = &self.table.record().start;
        start.position.is_none() && start.odds.is_empty()
    }

    /// Returns who made the move after this number of plies.
    pub(super) fn mover(&self, ply: usize) -> Option<Seat> {
        Some(self.entries.get(ply)?.deed.man.seat)
    }

    /// Returns how the game ended, if it did so on the board after this number of plies: players
    /// who resign, run out of time or agree on a draw say nothing about the position.
    pub(super) fn end(&self, ply: usize) -> Option<&Outcome> {
        let outcome = self.table.outcome().filter(|_| ply == self.plies())?;
        let is_on_board = !matches!(
            outcome.termination,
            Termination::Resignation | Termination::Time | Termination::Agreement
        );
        is_on_board.then_some(outcome)
    }

    /// Returns the table as it was after this number of plies, while the game went on.
    pub(super) fn table(&self, ply: usize) -> Option<Table> {
        if ply < self.plies() {
            return self.table.until(ply);
        }
        let mut record = self.table.record().clone();
        loop {
            let table = Table::replay(&record).ok()?;
            if table.outcome().is_none() {
                return (table.plies() == ply).then_some(table);
            }
            record.events.pop()?;
        }
    }

    /// Returns a table on which moves can be typed from the position after this number of plies.
    pub(super) fn typing(&self, ply: usize) -> Option<Typing> {
        let position = self.positions.get(ply)?;
        let table = Table::from_position(self.typing.clone(), position);
        Some(Typing(table.ok()?))
    }
}

/// A table on which moves are only typed.
#[derive(Debug)]
pub(super) struct Typing(Table);

impl Typing {
    pub(super) fn table(&self) -> &Table {
        &self.0
    }

    /// Plays a move, and returns it in the table's own notation, in which it can be typed, too;
    /// `None` if it can't be played.
    pub(super) fn play(&mut self, text: &str) -> Option<String> {
        let before = self.0.plies();
        self.0.apply(Intent::Type(text.to_owned())).ok()?;
        let entries = self.0.view().entries;
        // A huff that ends the game is no move.
        let made = entries.get(before);
        Some(made.map_or(text, |entry| &entry.notation).replace(' ', ""))
    }
}
