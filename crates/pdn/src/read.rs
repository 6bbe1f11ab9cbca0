//! Reading games: the scanner's parts, judged by the rules.

use std::borrow::Cow;

use rochade_draughts::{Rules, Square};
use rochade_pgn::sheet::{Fault, Format, Outline, Sheet, excerpt};
use rochade_pgn::{Event, Flaw, GameResult, Mark, Oddity, Remark, Scanner, Token};

use crate::error::{PdnError, Reason};
use crate::found::{TRIED, blown, is_like_a_move, parse};
use crate::game::Game;
use crate::head::{GAME_TYPE, Head, Known, VARIANT};
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
    remarks: Vec<Remark>,
    /// Whether rules that nothing tells are found by the moves.
    guesses: bool,
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
            remarks: Vec::new(),
            guesses: false,
        }
    }

    /// The same where games that don't tell their rules have those under which their moves are
    /// legal, as far as they are: the first ones, if there are several.
    pub const fn guessing(mut self) -> Games<'a> {
        self.guesses = true;
        self
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

    /// What could be read of the game that came last, if it was an error that cuts it; nothing, if
    /// that refuses all of it.
    pub fn torn(&mut self) -> Option<Game> {
        self.torn.take()
    }

    /// What was mended or passed over in the game that came last.
    pub fn remarks(&mut self) -> Vec<Remark> {
        core::mem::take(&mut self.remarks)
    }

    /// Reads the next game under the rules with which it goes furthest.
    fn read(&mut self) -> Result<Option<Game>, Fault<Reason>> {
        let begin = self.mark();
        let from = self.scanner.clone();
        let mut best = self.read_under(self.known.clone());
        if self.guesses && best.is_untold {
            let mut furthest = None;
            for name in TRIED {
                let known = Known {
                    usual: Variant::find(name).unwrap_or(self.known.usual),
                    ..self.known.clone()
                };
                let mut other = Games {
                    scanner: from.clone(),
                    remarks: Vec::new(),
                    ..self.clone()
                };
                let read = other.read_under(known);
                let (plies, is_whole) = (read.plies, read.outcome.is_ok());
                if furthest.is_none_or(|furthest| plies > furthest) {
                    furthest = Some(plies);
                    self.scanner = other.scanner;
                    best = read;
                    let name = name.to_owned();
                    best.remarks.push((begin.offset, Oddity::Rules { name }));
                }
                if is_whole {
                    break;
                }
            }
        }
        self.remarks = self.scanner.placed(begin, best.remarks);
        self.torn = best.torn;
        best.outcome
    }

    fn read_under(&mut self, known: Known) -> Attempt {
        let mut draft = Draft::new(known);
        let filled = self.fill(&mut draft);
        let is_untold = draft.is_untold();
        let mut remarks = core::mem::take(&mut draft.remarks);
        let plies = draft.game.as_ref().map_or(0, Game::len);
        let (outcome, torn) = match filled {
            Ok(None) => (Ok(None), None),
            Ok(Some((at, result))) => match draft.finish(result) {
                Ok((game, flaw)) => {
                    remarks.extend(flaw.map(|flaw| (at, flaw.into())));
                    (Ok(Some(game)), None)
                }
                Err(fault) => {
                    // The end of this game is still to be found, and no other.
                    self.scanner.back_to(at);
                    (Err(fault), None)
                }
            },
            Err(fault) => {
                let torn = fault.reason.cuts().then(|| draft.torn()).flatten();
                (Err(fault), torn)
            }
        };
        let flaws = self.scanner.take_remarks().into_iter();
        remarks.extend(flaws.map(|(at, flaw)| (at, flaw.into())));
        Attempt {
            is_untold: is_untold && outcome.as_ref().is_ok_and(Option::is_some) | torn.is_some(),
            outcome,
            torn,
            remarks,
            plies,
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
                    if name.eq_ignore_ascii_case("Result") {
                        self.scanner.expect_result(&value);
                    }
                    draft
                        .tag(at, name, value)
                        .map_err(|reason| Fault { at, reason })?;
                }
                Event::Result(result) => {
                    let rest = self.text.get(at..).unwrap_or_default();
                    if rest.starts_with(BOTH_LOST) {
                        draft.both_lost = true;
                        let text = BOTH_LOST.to_owned();
                        draft.remarks.push((at, Flaw::Result { text }.into()));
                    }
                    return Ok(Some((at, Some(result))));
                }
                Event::Move(text) if draft.is_heading(text) => self.scanner.skip_heading(at),
                event => draft.add(at, &event)?,
            }
        }
    }
}

/// What came of reading a game under some rules.
struct Attempt {
    outcome: Result<Option<Game>, Fault<Reason>>,
    torn: Option<Game>,
    remarks: Vec<(usize, Oddity)>,
    plies: usize,
    /// Whether nothing tells the rules.
    is_untold: bool,
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(Fault { at, reason }) => {
                let place = self.scanner.give_up(at, reason.is_in_tags());
                // What comes behind the cut is no part of the game.
                self.scanner.take_remarks();
                Some(Err(PdnError { place, reason }))
            }
        }
    }
}

/// A game that is being read.
struct Draft<'a> {
    outline: Outline<'a>,
    head: Head<'a>,
    /// What is told before the first move.
    sheet: Sheet,
    both_lost: bool,
    known: Known,
    remarks: Vec<(usize, Oddity)>,
    /// The game, from its first move on: only then all tags are known, and with them the start.
    game: Option<Game>,
}

impl<'a> Draft<'a> {
    fn new(known: Known) -> Draft<'a> {
        Draft {
            outline: Outline::default(),
            head: Head::default(),
            sheet: Game::empty_sheet(),
            both_lost: false,
            known,
            remarks: Vec::new(),
            game: None,
        }
    }

    /// Returns what is told of the game besides its moves.
    fn sheet(&mut self) -> &mut Sheet {
        match &mut self.game {
            Some(game) => &mut game.sheet,
            None => &mut self.sheet,
        }
    }

    /// Whether no tag tells the rules.
    fn is_untold(&self) -> bool {
        let sheet = self.game.as_ref().map_or(&self.sheet, |game| &game.sheet);
        self.head.is_untold(sheet.tags().get(VARIANT))
    }

    /// Whether what looks like a move stands in a heading: before anything of a game, and without
    /// two squares.
    fn is_heading(&self, text: &str) -> bool {
        let is_begun = self.outline.is_game() || self.outline.is_numbered();
        !is_begun && !is_like_a_move(text)
    }

    fn tag(&mut self, at: usize, name: &'a str, value: Cow<'a, str>) -> Result<(), Reason> {
        self.outline.tag(name);
        let Some(value) = self.head.take(at, name, value) else {
            return Ok(());
        };
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        if is("Result") {
            let result = Format::Pdn.result(&value).or(GameResult::from_tag(&value));
            self.sheet().result = result.unwrap_or_default();
            self.both_lost = value == BOTH_LOST;
            return Ok(());
        }
        if is("SetUp") {
            return Ok(());
        }
        if is("JoclyGame") && value == "draughts" {
            // International draughts, which has a larger board.
            self.head.take(at, GAME_TYPE, Cow::Borrowed("20"));
            return Ok(());
        }
        if let Err(flaw) = self.sheet().set_tag(name, &value) {
            self.remarks.push((at, flaw.into()));
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
                let mv = parse(game.position(), text);
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
            Some(game) => game.sheet.margins(),
            None => self.sheet.margins(),
        };
        if let Err(flaw) = self.outline.add(event, preface, last) {
            self.remarks.push((at, flaw.into()));
        }
        if let (Event::Comment(text), Some(game)) = (event, &mut self.game) {
            game.read_clock(text);
        }
        Ok(())
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
        let variant = self.sheet.tags().get(VARIANT);
        let mut game = self.head.begin(variant, &self.known)?;
        game.sheet = core::mem::replace(&mut self.sheet, Game::empty_sheet());
        Ok(game)
    }

    /// What there is of the game, if it has begun.
    fn torn(self) -> Option<Game> {
        self.game
    }

    /// The game, and what is wrong with its end. The token for the result counts more than the tag.
    fn finish(mut self, result: Option<GameResult>) -> Result<(Game, Option<Flaw>), Fault<Reason>> {
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.begin()?,
        };
        let (preface, last) = game.sheet.margins();
        let flaw = self.outline.finish(preface, last).err();
        game.sheet.result = result.unwrap_or(game.sheet.result);
        let (tag, value) = DOUBLE_FORFEIT;
        let is_untold =
            game.sheet.result == GameResult::Unknown && game.sheet.tags().get(tag).is_none();
        if self.both_lost && is_untold {
            // Where there is no room for another tag, the game counts more than how it ended.
            let _ = game.sheet.set_tag(tag, value);
        }
        Ok((game, flaw))
    }
}

/// The rules with this name.
fn name_of_rules(laws: &str) -> Option<Rules> {
    Variant::find(laws).map(|variant| variant.rules)
}
