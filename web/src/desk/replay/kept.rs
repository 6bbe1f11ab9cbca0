//! A game of the table, as it is looked back at.

use rochade_table::saved::{self, Times};
use rochade_table::{Intent, Table};

use super::{GAME, Game, Line, Ply, Title};

impl Game {
    /// Returns the game at a table with its players' names; `None` where it can't be written.
    pub(crate) fn of_table(table: &Table, players: Vec<String>) -> Option<Game> {
        let view = table.view();
        let laws = &table.record().start.laws;
        let first = view.entries.first();
        let mover = first.map_or(view.begins, |entry| entry.deed.man.seat);
        let is_duel = view.seats.len() == 2;
        let counted: &[_] = if is_duel { &[] } else { &view.entries };
        let plies = view.entries.iter().map(|entry| Ply {
            text: entry.notation.clone(),
            clock: entry.time_left,
            ..Ply::default()
        });
        Some(Game {
            kind: view.game,
            title: Title {
                players,
                result: view.outcome.as_ref().map_or("", |it| it.result).to_owned(),
                ..Title::default()
            },
            round: first.map_or(1, |entry| entry.round as usize),
            place: usize::from(is_duel && mover != laws.first_seat()),
            lines: vec![Line {
                plies: plies.collect(),
                ..Line::default()
            }],
            mover: mover.index(),
            turns: counted
                .iter()
                .map(|entry| (entry.round as usize, entry.deed.man.seat.index()))
                .collect(),
            clocks: Vec::new(),
            saved: saved::write(table, Times::Kept)?,
            start: None,
            before: 0,
            told: 1,
        })
    }

    /// Returns the table of a variation of such a game, as far as its moves can be made: it begins
    /// with all that happened before, be it huffed or let stand.
    pub(super) fn table_from_game(&self, line: usize) -> Option<Table> {
        let mut root = line;
        while self.lines.get(root)?.parent != GAME {
            root = self.lines[root].parent;
        }
        let at = self.lines[root].at;
        let laws = saved::read(&self.saved).ok()?;
        let mut table = self.playable(GAME, at, &laws.record().start.laws)?;
        for ply in self.path(line)?.into_iter().skip(at) {
            if table.apply(Intent::Type(ply.text.clone())).is_err() {
                break;
            }
        }
        Some(table)
    }
}
