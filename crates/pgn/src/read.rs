//! Reading games: the scanner's parts, judged by the rules.

use rochade_chess::{FenError, Position};

use crate::error::{PgnError, Reason, excerpt};
use crate::game::Game;
use crate::place::Mark;
use crate::result::GameResult;
use crate::scan::{Event, Fault, Scanner, Token};
use crate::tags::{FEN, RESULT, own_place};
use crate::text::Text;

/// An iterator over the games of a text: each is a game, or the error for which it can't be read.
///
/// Games come one by one, so a page can read a large file in slices, show how far it is
/// ([`Games::offset`]) and stop at any time.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    scanner: Scanner<'a>,
}

impl<'a> Games<'a> {
    /// Reads a text from its beginning.
    pub fn new(text: &'a str) -> Games<'a> {
        Games {
            scanner: Scanner::new(text),
        }
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, mark: Mark) -> Games<'a> {
        Games {
            scanner: Scanner::resume(text, mark),
        }
    }

    /// How many bytes of the text have been read.
    pub const fn offset(&self) -> usize {
        self.scanner.offset()
    }

    /// Where to go on later.
    pub fn mark(&mut self) -> Mark {
        self.scanner.mark_at(self.offset())
    }

    fn read(&mut self) -> Result<Option<Game>, Fault> {
        let mut draft = Draft::default();
        let (at, result) = loop {
            let Some(Token { at, event }) = self.scanner.token()? else {
                match draft.is_game() {
                    true => break (self.offset(), None),
                    false => return Ok(None),
                }
            };
            let fault = |reason| Fault { at, reason };
            match event {
                Event::Tag { name, value } => {
                    if draft.ends_before(name, || self.scanner.follows_empty_line(at)) {
                        self.scanner.back_to(at);
                        break (at, None);
                    }
                    draft.tag(name, &value).map_err(fault)?;
                }
                Event::Result(result) => break (at, Some(result)),
                event => draft.add(event).map_err(fault)?,
            }
        };
        let game = draft.finish(result).map_err(|reason| {
            // The end of this game is still to be found, and no other.
            self.scanner.back_to(at);
            Fault { at, reason }
        })?;
        Ok(Some(game))
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(fault) => Some(Err(self.scanner.give_up(fault))),
        }
    }
}

/// A game that is being read.
#[derive(Default)]
struct Draft<'a> {
    game: Game,
    first_tag: Option<&'a str>,
    /// Whether something has come that can't stand among the tags.
    has_moves: bool,
    /// Whether a comment belongs to the move that comes, since its number, or a variation to the move
    /// before, has come.
    numbered: bool,
    /// The comment that belongs to the move that comes.
    before: Text,
}

impl<'a> Draft<'a> {
    /// Whether there is a game at all: nothing but comments is none.
    fn is_game(&self) -> bool {
        self.first_tag.is_some() || self.has_moves
    }

    /// Whether a tag belongs to the next game: after moves, or if the tags begin anew after an empty
    /// line.
    fn ends_before(&self, tag: &str, follows_empty_line: impl FnOnce() -> bool) -> bool {
        self.has_moves || (self.first_tag == Some(tag) && follows_empty_line())
    }

    fn tag(&mut self, name: &'a str, value: &str) -> Result<(), Reason> {
        self.first_tag = self.first_tag.or(Some(name));
        match own_place(name) {
            None => self.game.tags.set(name, value),
            Some(FEN) => {
                let start = value
                    .parse()
                    .map_err(|error: FenError| Reason::Fen(error))?;
                self.set_start(start);
                Ok(())
            }
            Some(RESULT) => {
                self.game.result = GameResult::from_text(value).unwrap_or_default();
                Ok(())
            }
            // A FEN counts whether or not it is announced.
            Some(_) => Ok(()),
        }
    }

    fn set_start(&mut self, start: Position) {
        let old = core::mem::replace(&mut self.game, Game::new(start));
        self.game.tags = old.tags;
        self.game.preface = old.preface;
        self.game.result = old.result;
    }

    /// Adds what stands among the moves.
    fn add(&mut self, event: Event<'_>) -> Result<(), Reason> {
        // A comment may stand anywhere.
        self.has_moves |= !matches!(event, Event::Comment(_));
        match event {
            Event::Number => self.numbered = true,
            Event::Move(text) => {
                let parsed = self.game.position().parse_move(text);
                let mv = parsed.map_err(|fault| Reason::Move {
                    text: excerpt(text),
                    fault,
                })?;
                let before = core::mem::take(&mut self.before);
                self.game.play(mv)?.before = before;
                self.numbered = false;
            }
            Event::Nag(nag) => {
                if let Some(notes) = self.game.last_mut() {
                    notes.nags.push(nag);
                }
            }
            Event::Comment(text) => self.comment(text)?,
            Event::Variation(text) => {
                let last = self.game.last_mut();
                // There is no move to which it could be an alternative.
                let notes = last.ok_or_else(|| Reason::no_move("("))?;
                notes.variations.add(text)?;
                self.numbered = true;
            }
            Event::Tag { .. } | Event::Result(_) => {}
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) -> Result<(), Reason> {
        let left = match self.game.last_mut() {
            _ if self.numbered => self.before.add(text)?,
            Some(notes) => notes.after.add(text)?,
            None => self.game.preface.add(text)?,
        };
        if let Some(left) = left
            && let Some(notes) = self.game.last_mut()
            && (notes.clock.is_none() || !self.numbered)
        {
            notes.clock = Some(left);
        }
        Ok(())
    }

    /// The game. A comment before a move that never came belongs to the last one, and the token for the
    /// result counts more than the tag.
    fn finish(self, result: Option<GameResult>) -> Result<Game, Reason> {
        let mut game = self.game;
        let last = match game.last_mut() {
            Some(notes) => &mut notes.after,
            None => &mut game.preface,
        };
        last.add(self.before.as_str())?;
        game.result = result.unwrap_or(game.result);
        Ok(game)
    }
}
