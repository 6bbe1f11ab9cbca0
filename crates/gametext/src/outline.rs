use crate::error::Flaw;
use crate::notes::Notes;
use crate::order::Order;
use crate::remark::Oddity;
use crate::scan::Event;
use crate::sheet::Sheet;
use crate::text::Text;
use crate::variations::Variations;

/// Where a reader stands in a game, and to which move it adds what is said.
#[derive(Debug, Default)]
pub struct Outline<'a> {
    /// The numbers that have come.
    pub order: Order,
    /// What was mended or passed over, and at which byte.
    pub remarks: Vec<(usize, Oddity)>,
    first_tag: Option<&'a str>,
    /// Whether something has come that can't stand among the tags.
    has_moves: bool,
    /// Whether a comment belongs to the move that comes, since its number, or a variation to the
    /// move before, has come.
    numbered: bool,
    /// The comment that belongs to the move that comes.
    before: Text,
    /// The variations that stand before the first move.
    early: Variations,
}

impl<'a> Outline<'a> {
    /// Whether there is a game at all: comments alone are not one.
    pub(crate) const fn is_game(&self) -> bool {
        self.first_tag.is_some() || self.has_moves
    }

    /// Whether a tag belongs to the next game: after moves, or if the tags begin anew after an
    /// empty line.
    pub fn ends_before(&self, tag: &str, follows_empty_line: impl FnOnce() -> bool) -> bool {
        self.has_moves || (self.first_tag == Some(tag) && follows_empty_line())
    }

    /// A tag has come.
    pub fn tag(&mut self, name: &'a str) {
        self.first_tag = self.first_tag.or(Some(name));
    }

    /// Remarks on what stands at a byte.
    pub fn remark(&mut self, at: usize, oddity: impl Into<Oddity>) {
        self.remarks.push((at, oddity.into()));
    }

    /// Something has come that is no tag. What is said of moves is added to the last one, or to the
    /// one that comes; where there is none yet, to the comment before them. What is too
    /// long is left out.
    pub fn add(&mut self, at: usize, event: &Event<'_>, sheet: &mut Sheet) {
        let (preface, last) = sheet.margins();
        if let Err(flaw) = self.add_to(event, preface, last) {
            self.remark(at, flaw);
        }
    }

    fn add_to(
        &mut self,
        event: &Event<'_>,
        preface: &mut Text,
        last: Option<&mut Notes>,
    ) -> Result<(), Flaw> {
        // A comment may stand anywhere, and a number in a heading.
        self.has_moves |= matches!(event, Event::Move(_) | Event::Setup(_));
        match event {
            Event::Number(_) => self.numbered = true,
            Event::Nag(nag) => {
                if let Some(notes) = last {
                    notes.nags.push(*nag);
                }
            }
            Event::Comment(text) => self.comment(text, preface, last)?,
            Event::Variation(text) => {
                self.numbered = true;
                match last {
                    Some(notes) => notes.variations.add(text)?,
                    None => self.early.add(text)?,
                }
            }
            Event::Move(_) => self.numbered = false,
            Event::Setup(_)
            | Event::Tag { .. }
            | Event::Result(_)
            | Event::Unknown(_)
            | Event::LeftOut(_) => {}
        }
        Ok(())
    }

    /// Whether the number of a move has come, and no move yet.
    pub const fn is_numbered(&self) -> bool {
        self.numbered
    }

    /// The variations that came before the first move.
    pub fn take_early(&mut self) -> Variations {
        core::mem::take(&mut self.early)
    }

    /// What is said from now on belongs to the move that comes.
    pub const fn expect_move(&mut self) {
        self.has_moves = true;
        self.numbered = true;
    }

    fn comment(
        &mut self,
        text: &str,
        preface: &mut Text,
        mut last: Option<&mut Notes>,
    ) -> Result<(), Flaw> {
        let told = match &mut last {
            _ if self.numbered => self.before.add(text)?,
            Some(notes) => notes.after.add(text)?,
            None => preface.add(text)?,
        };
        if let Some(notes) = last {
            let known = notes.commands();
            // What stands beside the move counts more.
            notes.set_commands(match self.numbered {
                true => known.or(told),
                false => told.or(known),
            });
        }
        Ok(())
    }

    /// The comment that belongs to the move that has come.
    pub(crate) fn take_before(&mut self) -> Text {
        core::mem::take(&mut self.before)
    }

    /// The game is over. A comment before a move that never came belongs to the last one.
    ///
    /// # Errors
    ///
    /// That the comments together are too long.
    pub(crate) fn finish(&self, sheet: &mut Sheet) -> Result<(), Flaw> {
        let (preface, last) = sheet.margins();
        let last = last.map_or(preface, |notes| &mut notes.after);
        last.add(self.before.as_str()).map(|_| ())
    }
}
