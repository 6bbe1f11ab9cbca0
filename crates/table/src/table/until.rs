//! The game as it stood at an earlier move.

use crate::record::Record;
use crate::table::Table;

impl Table {
    /// Returns the table as it was when this number of plies came to stand, without what came
    /// after; with all that happened, if they stand now. `None` if it has fewer.
    pub fn until(&self, plies: usize) -> Option<Table> {
        if plies > self.plies() {
            return None;
        }
        let Record { start, events } = self.record();
        let mut table = Table::sit_down(start.clone()).ok()?;
        let mut end = (plies == 0).then_some(0);
        for (index, event) in events.iter().enumerate() {
            let before = table.plies();
            table.relive(event.clone()).ok()?;
            if before != plies && table.plies() == plies {
                end = Some(index + 1);
            }
        }
        if plies == self.plies() {
            end = Some(events.len());
        }
        let record = Record {
            start: start.clone(),
            events: events.get(..end?)?.to_vec(),
        };
        let table = Table::replay(&record).ok()?;
        Some(table.in_sitting(self.sitting.clone()))
    }
}
