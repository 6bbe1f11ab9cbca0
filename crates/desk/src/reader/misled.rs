//! Tags that would have a game read as another one. They stand where its kind has shown already,
//! behind what its reader passed over.

use rochade_gametext::{Mark, Sheet};

use super::{ReadGame, Reader, TheGame, Torn};
use crate::fault::Fault;
use crate::kind::{self, Kind};

impl TheGame {
    fn kind(&self) -> Kind {
        match self {
            TheGame::Chess(_) => Kind::Chess,
            TheGame::Draughts(_) => Kind::Draughts,
            TheGame::Many(game) => Kind::Many(game.game()),
        }
    }

    fn sheet_mut(&mut self) -> &mut Sheet {
        match self {
            TheGame::Chess(game) => &mut game.sheet,
            TheGame::Draughts(game) => &mut game.sheet,
            TheGame::Many(game) => &mut game.sheet,
        }
    }
}

impl Reader {
    /// Reads the game that begins at the mark, without tags of other games: what is written of it
    /// is to be read as what it is.
    pub(super) fn next_by_itself(&mut self, mark: Mark) -> Option<Result<ReadGame, Torn>> {
        let mut next = self.next_game(mark)?;
        let read = match &mut next {
            Ok(read) => Some(read),
            Err(torn) => torn.so_far.as_deref_mut(),
        };
        if let Some(read) = read {
            self.take_misleading(read, mark);
        }
        Some(next)
    }

    /// Takes the tags of other games away, and notes that.
    fn take_misleading(&mut self, read: &mut ReadGame, mark: Mark) {
        let own = read.game.kind();
        let sheet = read.game.sheet_mut();
        let misleads = |name: &str, value: &str| {
            let shown = kind::of_tag(name, value);
            shown.is_some_and(|shown| shown != own)
        };
        let tags = sheet.tags().iter();
        let misleading: Vec<String> = tags
            .filter(|(name, value)| misleads(name, value))
            .map(|(name, _)| name.to_owned())
            .collect();
        for name in misleading {
            sheet.remove_tag(&name);
            let place = self.tag(mark, |found, _| found == name);
            let place = place.map_or(mark.place, |(place, _)| place);
            self.notes.push(Fault::tag(place, &name));
        }
    }
}
