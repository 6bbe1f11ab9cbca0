//! Reading games: the scanner's parts, judged by the rules.

use rochade_chess::{FenError, Position};

use crate::error::{Flaw, PgnError, Reason, excerpt};
use crate::game::{Game, NULL};
use crate::place::Mark;
use crate::result::GameResult;
use crate::scan::{Event, Fault, Format, Scanner, Token};
use crate::sheet::Outline;
use crate::tags::{FEN, RESULT, VARIANT, own_place};
use crate::variant::Rules;

/// An iterator over the games of a text: each is a game, or the error for which it can't be read.
///
/// Games come one by one, so a page can read a large file in slices, show how far it is
/// ([`Games::offset`]) and stop at any time.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    scanner: Scanner<'a>,
    torn: Option<Game>,
}

impl<'a> Games<'a> {
    /// Reads a text from its beginning.
    pub fn new(text: &'a str) -> Games<'a> {
        Games {
            scanner: Scanner::new(text),
            torn: None,
        }
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, mark: Mark) -> Games<'a> {
        Games {
            scanner: Scanner::resume(text, Format::Pgn, mark),
            torn: None,
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

    /// What could be read of the game that came last, if it was an error that has moves before it.
    pub fn torn(&mut self) -> Option<Game> {
        self.torn.take()
    }

    fn read(&mut self) -> Result<Option<Game>, Fault<Reason>> {
        let mut draft = Draft::default();
        self.torn = None;
        match self.fill(&mut draft) {
            Ok(None) => Ok(None),
            Ok(Some((at, result))) => match draft.finish(result) {
                Ok(game) => Ok(Some(game)),
                Err(flaw) => {
                    // The end of this game is still to be found, and no other.
                    self.scanner.back_to(at);
                    let reason = flaw.into();
                    Err(Fault { at, reason })
                }
            },
            Err(fault) => {
                let (game, _) = draft.end();
                self.torn = Some(game).filter(|game| !game.is_empty());
                Err(fault)
            }
        }
    }

    /// Reads a game up to its end: where that is, and its result, if one stands there. Nothing, if
    /// there is no game any more.
    fn fill(
        &mut self,
        draft: &mut Draft<'a>,
    ) -> Result<Option<(usize, Option<GameResult>)>, Fault<Reason>> {
        loop {
            let token = self.scanner.token().map_err(Fault::widen)?;
            let Some(Token { at, event }) = token else {
                let is_game = draft.outline.is_game();
                return Ok(is_game.then(|| (self.offset(), None)));
            };
            let fault = |reason| Fault { at, reason };
            match event {
                Event::Tag { name, value } => {
                    let gap = || self.scanner.follows_empty_line(at);
                    if draft.outline.ends_before(name, gap) {
                        self.scanner.back_to(at);
                        return Ok(Some((at, None)));
                    }
                    if let Err(reason) = draft.tag(name, &value) {
                        return Err(self.blamed(draft, fault(reason)));
                    }
                }
                Event::Result(result) => return Ok(Some((at, Some(result)))),
                event => draft.add(&event).map_err(fault)?,
            }
        }
    }
}

impl<'a> Games<'a> {
    /// What is to blame for a fault: a position that chess doesn't know may be one of another game,
    /// which a tag before or after it names.
    fn blamed(&self, draft: &Draft<'a>, fault: Fault<Reason>) -> Fault<Reason> {
        if !matches!(fault.reason, Reason::Fen(_)) {
            return fault;
        }
        let before = draft.game.tags.get(VARIANT).map(excerpt);
        let mut rest = self.scanner.clone();
        let mut tags = core::iter::from_fn(|| match rest.token().ok()??.event {
            Event::Tag { name, value } => Some((name, value)),
            _ => None,
        });
        let after = || {
            let variant = tags.find(|(name, _)| *name == VARIANT);
            variant.map(|(_, value)| excerpt(&value))
        };
        let name = before.or_else(after);
        match name.filter(|name| Rules::of(name) != Rules::Chess) {
            Some(name) => Fault {
                at: fault.at,
                reason: Reason::Variant { name },
            },
            None => fault,
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(Fault { at, reason }) => {
                let place = self.scanner.give_up(at, reason.is_in_tags());
                Some(Err(PgnError { place, reason }))
            }
        }
    }
}

/// Returns whether a word stands for a null move, in one of the ways in which programs write it.
fn is_null(text: &str) -> bool {
    matches!(text, NULL | "Z0" | "@@@@")
}

/// A game that is being read.
#[derive(Default)]
pub(crate) struct Draft<'a> {
    game: Game,
    outline: Outline<'a>,
}

impl<'a> Draft<'a> {
    /// Begins a line of moves.
    pub(crate) fn from_position(start: Position) -> Draft<'a> {
        Draft {
            game: Game::new(start),
            ..Draft::default()
        }
    }

    fn tag(&mut self, name: &'a str, value: &str) -> Result<(), Reason> {
        self.outline.tag(name);
        match own_place(name) {
            None => {
                if name == VARIANT && Rules::of(value) == Rules::Other {
                    let name = excerpt(value);
                    return Err(Reason::Variant { name });
                }
                self.game.tags.set(name, value)?;
            }
            Some(FEN) => {
                let start = value
                    .parse()
                    .map_err(|error: FenError| Reason::Fen(error))?;
                self.set_start(start);
            }
            Some(RESULT) => {
                self.game.result = GameResult::from_text(value).unwrap_or_default();
            }
            // A FEN counts whether or not it is announced.
            Some(_) => {}
        }
        Ok(())
    }

    fn set_start(&mut self, start: Position) {
        let old = core::mem::replace(&mut self.game, Game::new(start));
        self.game.tags = old.tags;
        self.game.preface = old.preface;
        self.game.result = old.result;
    }

    /// Adds what stands among the moves.
    pub(crate) fn add(&mut self, event: &Event<'_>) -> Result<(), Reason> {
        if let Event::Move(text) = event {
            let notes = if is_null(text) {
                self.game.pass()?
            } else {
                let parsed = self.game.position().parse_move(text);
                let mv = parsed.map_err(|fault| Reason::Move {
                    text: excerpt(text),
                    fault,
                })?;
                self.game.play(mv)?
            };
            notes.before = self.outline.take_before();
        }
        let (preface, last) = self.game.margins();
        Ok(self.outline.add(event, preface, last)?)
    }

    /// The game. The token for the result counts more than the tag.
    fn finish(self, result: Option<GameResult>) -> Result<Game, Flaw> {
        let (mut game, flaw) = self.end();
        game.result = result.unwrap_or(game.result);
        match flaw {
            None => Ok(game),
            Some(flaw) => Err(flaw),
        }
    }

    /// What was read, and what is wrong with its end.
    pub(crate) fn end(self) -> (Game, Option<Flaw>) {
        let mut game = self.game;
        let (preface, last) = game.margins();
        let flaw = self.outline.finish(preface, last).err();
        (game, flaw)
    }
}
