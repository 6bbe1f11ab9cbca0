use crate::error::{Flaw, excerpt};
use crate::notes::Notes;
use crate::result::GameResult;
use crate::tags::Tags;
use crate::termination::Termination;
use crate::text::Text;

/// The tag that tells how the game ended.
const TERMINATION: &str = "Termination";

/// What a text tells of a game besides its moves, whatever is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The comment before the first move.
    pub preface: Text,
    /// The result.
    pub result: GameResult,
    tags: Tags,
    /// The names of tags that the game keeps as something else.
    own: &'static [&'static str],
    notes: Vec<Notes>,
}

impl Sheet {
    /// Returns an empty sheet of a game that keeps these tags as something else, besides those that
    /// every game does.
    pub fn keeping(own: &'static [&'static str]) -> Sheet {
        Sheet {
            own,
            ..Sheet::default()
        }
    }

    /// Returns the tags.
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets a tag, as [`Tags::set`] does.
    ///
    /// # Errors
    ///
    /// The same, and [`Flaw::Tag`] for those that the game keeps as something else.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Flaw> {
        if self.own.contains(&name) {
            let text = excerpt(name);
            return Err(Flaw::Tag { text });
        }
        self.tags.set(name, value)
    }

    /// Takes a tag away, if it is there.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.remove(name);
    }

    /// Tells by a tag that both have lost, which PGN has no result for, unless a tag tells the end.
    pub fn tell_double_forfeit(&mut self) {
        if self.tags.get(TERMINATION).is_none() {
            // Where there is no room for another tag, the game counts more than how it ended.
            let _ = self.set_tag(TERMINATION, "double forfeit");
        }
    }

    /// Returns what is said of each move.
    pub fn notes(&self) -> impl DoubleEndedIterator<Item = &Notes> + ExactSizeIterator + Clone {
        self.notes.iter()
    }

    /// Returns what is said of the move with this index, counted from 0.
    pub fn notes_mut(&mut self, index: usize) -> Option<&mut Notes> {
        self.notes.get_mut(index)
    }

    /// Adds room for what is said of another move.
    pub fn add_move(&mut self) -> &mut Notes {
        let index = self.notes.len();
        self.notes.push(Notes::default());
        &mut self.notes[index]
    }

    /// Returns where something may be said: before all moves, and of the last one.
    pub fn margins(&mut self) -> (&mut Text, Option<&mut Notes>) {
        (&mut self.preface, self.notes.last_mut())
    }

    /// Returns the sheet with the notes of the first `moves` moves only.
    pub fn up_to(&self, moves: usize) -> Sheet {
        let mut sheet = self.clone();
        sheet.notes.truncate(moves);
        sheet
    }

    /// Returns the same without moves: nothing is said of them and before them.
    pub fn without_moves(&self) -> Sheet {
        Sheet {
            preface: Text::EMPTY,
            ..self.up_to(0)
        }
    }

    /// Returns how the game ended, as far as the tag `Termination` and the result say.
    pub fn termination(&self) -> Option<Termination> {
        Termination::from_tag(self.tags.get(TERMINATION)?, self.result)
    }
}
