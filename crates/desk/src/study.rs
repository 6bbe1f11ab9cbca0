//! The games of a file, each to be looked back at and annotated: the terminal's `rochade review`.

use rochade_review::Review;
use rochade_table::saved::Telling;
use rochade_table::{Laws, Table};

use crate::Fault;
use crate::annotate::annotate;
use crate::reader::{ReadGame, Reader, TheGame, Torn};
use crate::replay::sit_down_whole;
use crate::score::Score;

/// A game as it stands in a file, and at a table.
#[derive(Debug)]
pub struct Study {
    game: TheGame,
    telling: Telling,
    /// The number of plies at the table before the first one of the text.
    before: usize,
}

impl Study {
    /// Brings a game to the table.
    ///
    /// # Errors
    ///
    /// That it is too long for one.
    fn new(read: ReadGame) -> Result<Study, Fault> {
        let ReadGame { game, laws, place } = read;
        let seated = match &game {
            TheGame::Chess(game) => sit_down_whole(game, &laws),
            TheGame::Draughts(game) => sit_down_whole(game, &laws),
            TheGame::Many(game) => sit_down_whole(&**game, &laws),
        };
        let seated = seated.ok_or(Fault::too_long(place))?;
        Ok(Study {
            game,
            telling: seated.telling,
            before: seated.before,
        })
    }

    /// Returns the game at the table, without its times, and up to the first null move.
    pub fn table(&self) -> &Table {
        self.telling.table()
    }

    /// Returns the text of the game with what a look back at the table's has found.
    pub fn annotated(self, review: &Review) -> String {
        match self.game {
            TheGame::Chess(game) => annotated(game, review, self.before),
            TheGame::Draughts(game) => annotated(game, review, self.before),
            TheGame::Many(game) => annotated(*game, review, self.before),
        }
    }
}

fn annotated<G: Score>(mut game: G, review: &Review, before: usize) -> String {
    annotate(&mut game, review, before);
    game.to_string()
}

/// An iterator over the games of a file: each is a game, if there is anything of it, and why it
/// can't be read, or not to its end.
#[derive(Debug)]
pub struct Studies {
    reader: Reader,
}

impl Studies {
    /// Takes the text of a file. Games of draughts that name no laws have these; without them, the
    /// first ones that their moves fit.
    pub fn new(text: String, draughts: Option<Laws>) -> Studies {
        let reader = Reader::new(text, Laws::MODERN);
        let reader = match draughts {
            Some(laws) => reader.with_draughts(laws),
            None => reader,
        };
        Studies { reader }
    }
}

impl Iterator for Studies {
    type Item = (Option<Study>, Option<Fault>);

    fn next(&mut self) -> Option<Self::Item> {
        let (game, fault) = match self.reader.read_next()? {
            Ok(game) => (Some(game), self.reader.take_passed()),
            Err(torn) => Torn::shown(torn),
        };
        Some(match game.map(Study::new).transpose() {
            Ok(study) => (study, fault),
            Err(too_long) => (None, Some(too_long)),
        })
    }
}
