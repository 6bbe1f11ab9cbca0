//! Reading games: the scanner's parts, judged by the rules.

use std::borrow::Cow;

use rochade_draughts::{Rules, Square};
use rochade_pgn::sheet::{Fault, Format, Outline, excerpt};
use rochade_pgn::{Event, GameResult, Mark, Scanner, Tags, Text, Token};

use crate::error::{PdnError, Reason};
use crate::game::Game;
use crate::head::{Head, Known, VARIANT};
use crate::variant::Variant;

/// The word for a game that both players have lost: no result in numbers says so.
const BOTH_LOST: &str = "0-0";

/// What the tag `Termination` says then, if it is not there.
const DOUBLE_FORFEIT: (&str, &str) = ("Termination", "double forfeit");

/// An iterator over the games of a text: each is a game, or the error for which it can't be read.
///
/// Games come one by one, so a page can read a large file in slices, show how far it is
/// ([`Games::offset`]) and stop at any time.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    text: &'a str,
    scanner: Scanner<'a>,
    known: Known,
    torn: Option<Game>,
}

impl<'a> Games<'a> {
    /// Reads a text from its beginning. Games that don't name their rules have the usual ones.
    pub fn new(text: &'a str, usual: &'static Variant) -> Games<'a> {
        Games::resume(text, usual, Mark::start(text))
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, usual: &'static Variant, mark: Mark) -> Games<'a> {
        Games {
            text,
            scanner: Scanner::resume(text, Format::Pdn, mark),
            known: Known {
                usual,
                rules: name_of_rules,
            },
            torn: None,
        }
    }

    /// Sets a function that finds the rules for a value of the tag `Laws`, besides the names of
    /// rules that are known here.
    pub fn with_laws(mut self, rules: fn(&str) -> Option<Rules>) -> Games<'a> {
        self.known.rules = rules;
        self
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
        let mut draft = Draft::new(self.known.clone());
        self.torn = None;
        match self.fill(&mut draft) {
            Ok(None) => Ok(None),
            Ok(Some((at, result))) => {
                let finished = draft.finish(at, result).inspect_err(|_| {
                    // The end of this game is still to be found, and no other.
                    self.scanner.back_to(at);
                });
                finished.map(Some)
            }
            Err(fault) => {
                self.torn = draft.torn();
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
            match event {
                Event::Tag { name, value } => {
                    let gap = || self.scanner.follows_empty_line(at);
                    if draft.outline.ends_before(name, gap) {
                        self.scanner.back_to(at);
                        return Ok(Some((at, None)));
                    }
                    draft
                        .tag(at, name, value)
                        .map_err(|reason| Fault { at, reason })?;
                }
                Event::Result(result) => {
                    let rest = self.text.get(at..).unwrap_or_default();
                    draft.both_lost |= rest.starts_with(BOTH_LOST);
                    return Ok(Some((at, Some(result))));
                }
                event => draft.add(at, &event)?,
            }
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(Fault { at, reason }) => {
                let place = self.scanner.give_up(at, reason.is_in_tags());
                Some(Err(PdnError { place, reason }))
            }
        }
    }
}

/// A game that is being read.
struct Draft<'a> {
    outline: Outline<'a>,
    head: Head<'a>,
    tags: Tags,
    preface: Text,
    result: GameResult,
    both_lost: bool,
    known: Known,
    /// The game, from its first move on: only then all tags are known, and with them the start.
    game: Option<Game>,
}

impl<'a> Draft<'a> {
    fn new(known: Known) -> Draft<'a> {
        Draft {
            outline: Outline::default(),
            head: Head::default(),
            tags: Tags::default(),
            preface: Text::EMPTY,
            result: GameResult::Unknown,
            both_lost: false,
            known,
            game: None,
        }
    }

    fn tag(&mut self, at: usize, name: &'a str, value: Cow<'a, str>) -> Result<(), Reason> {
        self.outline.tag(name);
        let Some(value) = self.head.take(at, name, value) else {
            return Ok(());
        };
        match name {
            "Result" => {
                self.result = Format::Pdn.result(&value).unwrap_or_default();
                self.both_lost = value == BOTH_LOST;
            }
            "SetUp" => {}
            _ => self.tags.set(name, &value)?,
        }
        Ok(())
    }

    /// Adds what stands among the moves.
    fn add(&mut self, at: usize, event: &Event<'a>) -> Result<(), Fault<Reason>> {
        let fault = |reason| Fault { at, reason };
        match event {
            Event::Move(text) => {
                let before = self.outline.take_before();
                let game = self.game()?;
                let mv = game.position().parse_move(text);
                let mv = mv.map_err(|fault| Reason::Move {
                    text: excerpt(text),
                    ply: game.len() + 1,
                    fault,
                });
                game.play(&mv.map_err(fault)?).map_err(fault)?.before = before;
            }
            Event::Comment(text) => {
                if let Some(square) = blown(text) {
                    return self.blow(at, square);
                }
            }
            Event::Setup(text) => {
                let outcome = match self.game {
                    None => self.head.set_up(at, text),
                    Some(_) => Err(Reason::Setup {
                        text: excerpt(text),
                    }),
                };
                outcome.map_err(fault)?;
            }
            _ => {}
        }
        let (preface, last) = match &mut self.game {
            Some(game) => game.margins(),
            None => (&mut self.preface, None),
        };
        let added = self.outline.add(event, preface, last);
        added.map_err(|flaw| fault(flaw.into()))
    }

    /// A man is blown. What is said from now on belongs to the move that comes with it.
    fn blow(&mut self, at: usize, square: Square) -> Result<(), Fault<Reason>> {
        let blown = self.game()?.blow(square);
        self.outline.expect_move();
        blown.map_err(|reason| Fault { at, reason })
    }

    /// The game, which begins here if it hasn't yet.
    fn game(&mut self) -> Result<&mut Game, Fault<Reason>> {
        let game = match self.game.take() {
            Some(game) => game,
            None => self.begin()?,
        };
        Ok(self.game.insert(game))
    }

    fn begin(&mut self) -> Result<Game, Fault<Reason>> {
        let mut game = self.head.begin(self.tags.get(VARIANT), &self.known)?;
        game.preface = core::mem::take(&mut self.preface);
        Ok(game)
    }

    /// What there is of the game, if it has moves.
    fn torn(self) -> Option<Game> {
        let mut game = self.game.filter(|game| !game.is_empty())?;
        game.tags = self.tags;
        game.result = self.result;
        Some(game)
    }

    /// The game. The token for the result counts more than the tag.
    fn finish(mut self, at: usize, result: Option<GameResult>) -> Result<Game, Fault<Reason>> {
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.begin()?,
        };
        let (preface, last) = game.margins();
        let finished = self.outline.finish(preface, last);
        finished.map_err(|flaw| Fault {
            at,
            reason: flaw.into(),
        })?;
        game.tags = self.tags;
        game.result = result.unwrap_or(self.result);
        let (tag, value) = DOUBLE_FORFEIT;
        let is_untold = game.result == GameResult::Unknown && game.tags.get(tag).is_none();
        if self.both_lost && is_untold {
            // Where there is no room for another tag, the game counts more than how it ended.
            let _ = game.tags.set(tag, value);
        }
        Ok(game)
    }
}

/// The rules with this name.
fn name_of_rules(laws: &str) -> Option<Rules> {
    Variant::find(laws).map(|variant| variant.rules)
}

/// The man that was blown, if that is all that a comment says: `~b4`. With a blank it is a comment
/// like any other.
fn blown(comment: &str) -> Option<Square> {
    let name = comment.strip_prefix('~')?;
    let number = || name.parse().ok().and_then(Square::from_number);
    name.parse().ok().or_else(number)
}
