//! The lines of a game: which of their plies stand at which table.

use rochade_table::{Intent, Table, saved};

use super::{GAME, Game, Line, Ply};

impl Game {
    /// The table on which a line stands after `ply` plies, with all moves up to its end or to the
    /// next null move; `None` if the line is not there.
    pub(crate) fn table(&self, line: usize, ply: usize) -> Option<Table> {
        let path = self.path(line)?;
        let begun = begun(&path, ply);
        let start = match begun.checked_sub(1) {
            None if line == GAME => return saved::read(&self.saved).ok(),
            None => match &self.start {
                Some(start) => start,
                None => return self.table_from_game(line),
            },
            Some(null) => &path.get(null)?.start,
        };
        let mut table = saved::read(start).ok()?;
        let moves = path.into_iter().skip(begun);
        for ply in moves.take_while(|ply| !ply.is_null()) {
            // A line is judged by the rules before it comes here.
            table.apply(Intent::Type(ply.text.clone())).ok()?;
        }
        Some(table)
    }

    /// Returns how many plies there are at that table then.
    pub(crate) fn plies_at_table(&self, line: usize, ply: usize) -> usize {
        match self.begun(line, ply) {
            0 if line == GAME => ply + self.before,
            begun => ply.saturating_sub(begun),
        }
    }

    /// After how many plies of a line that table begins: those up to the last null move.
    pub(crate) fn begun(&self, line: usize, ply: usize) -> usize {
        let path = self.path(line).unwrap_or_default();
        begun(&path, ply)
    }

    /// Returns the game as it stands after `ply` plies of a line, without what comes then; behind
    /// a null move, from that one on.
    pub(crate) fn table_until(&self, line: usize, ply: usize) -> Option<Table> {
        let table = self.table(line, ply)?;
        table.until(self.plies_at_table(line, ply))
    }

    /// Returns after how many plies the seat with this letter has made its move of this number;
    /// `None` if the game begins later, or has no such seat.
    pub(crate) fn ply_of_move(&self, number: usize, seat: char) -> Option<usize> {
        let seat = self
            .kind
            .plan()
            .seat(seat.encode_utf8(&mut [0; 4]))?
            .index();
        if !self.turns.is_empty() {
            let made = self.turns.iter().position(|&turn| turn == (number, seat));
            return made.map(|before| before + 1);
        }
        let seats = self.kind.seats();
        let place = (self.place + seats + seat - self.mover) % seats;
        (seats * number + place + 1).checked_sub(seats * self.round + self.place)
    }

    /// Returns the number of the move after `plies` plies, and how many seats move before it in its
    /// round.
    pub(crate) fn turn(&self, plies: usize) -> (usize, usize) {
        if let Some(&(round, _)) = self.turns.get(plies) {
            let before = self.turns.iter().take(plies);
            return (round, before.filter(|turn| turn.0 == round).count());
        }
        let (seats, place) = (self.kind.seats(), self.place + plies);
        (self.round + place / seats, place % seats)
    }

    /// The move with which a ply of a line was made.
    pub(crate) fn made(&self, line: usize, ply: usize) -> Option<&Ply> {
        let line = self.lines.get(self.home(line, ply))?;
        line.plies.get(ply.checked_sub(line.at + 1)?)
    }

    /// Returns all moves of a line from the start of the game.
    pub(super) fn path(&self, line: usize) -> Option<Vec<&Ply>> {
        let Line {
            parent, at, plies, ..
        } = self.lines.get(line)?;
        let mut path = if line == GAME {
            Vec::new()
        } else {
            let mut path = self.path(*parent)?;
            path.truncate(*at);
            path
        };
        path.extend(plies);
        Some(path)
    }

    /// The line in which a ply really stands: up to where a line departs, its plies are those of
    /// its parent.
    pub(crate) fn home(&self, mut line: usize, ply: usize) -> usize {
        while let Some(departs) = self.lines.get(line).filter(|_| line != GAME)
            && ply <= departs.at
        {
            line = departs.parent;
        }
        line
    }

    /// The last ply of a line.
    pub(crate) fn end(&self, line: usize) -> usize {
        let line = self.lines.get(line);
        line.map_or(0, |line| line.at + line.plies.len())
    }
}

/// Returns how many plies of a path come before the table on which a ply stands.
fn begun(path: &[&Ply], ply: usize) -> usize {
    let mut before = path.iter().take(ply);
    let null = before.rposition(|ply| ply.is_null());
    null.map_or(0, |null| null + 1)
}
