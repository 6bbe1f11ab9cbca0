//! Reading games: the scanner's parts, judged by the rules.

use std::borrow::Cow;
use std::collections::VecDeque;

use rochade_many::{self as many, Frozen, Move, MoveTextError, Rules};
use rochade_pgn::sheet::{Fault, Format, Outline, Sheet, excerpt};
use rochade_pgn::{Event, Flaw, Mark, Oddity, Remark, Scanner, Token};

use crate::act::{Leaving, Pass};
use crate::error::{GameError, Reason};
use crate::game::Game;
use crate::head::{Head, Known, plain_rules};
use crate::names;
use crate::write::ILLEGAL;

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
}

impl<'a> Games<'a> {
    /// Reads a text from its beginning. Where nothing tells what is played, it is the usual game.
    pub fn new(text: &'a str, usual: many::Game) -> Games<'a> {
        Games::resume(text, usual, Mark::start(text))
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, usual: many::Game, mark: Mark) -> Games<'a> {
        Games {
            text,
            scanner: Scanner::resume(text, Format::Many, mark),
            known: Known {
                usual,
                rules: plain_rules,
            },
            torn: None,
            remarks: Vec::new(),
        }
    }

    /// Sets a function that finds the rules for a value of the tag `Laws`. Without it, the names of
    /// the games are known, and their boards: `three,board:t120`.
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

    fn read(&mut self) -> Result<Option<Game>, Fault<Reason>> {
        let begin = self.mark();
        let mut draft = Draft::new(self.known.clone());
        let filled = self.fill(&mut draft);
        let mut remarks = core::mem::take(&mut draft.remarks);
        let read = match filled {
            Ok(None) => Ok(None),
            Ok(Some((at, result))) => match draft.finish(result) {
                Ok((game, flaw)) => {
                    remarks.extend(flaw.map(|flaw| (at, flaw.into())));
                    Ok(Some(game))
                }
                Err(fault) => {
                    // The end of this game is still to be found, and no other.
                    self.scanner.back_to(at);
                    Err(fault)
                }
            },
            Err(fault) => {
                self.torn = fault.reason.cuts().then_some(draft.game).flatten();
                Err(fault)
            }
        };
        let flaws = self.scanner.take_remarks().into_iter();
        remarks.extend(flaws.map(|(at, flaw)| (at, flaw.into())));
        self.remarks = self.scanner.placed(begin, remarks);
        read
    }

    /// Reads a game up to its end: where that is, and its result, if one that is known stands
    /// there. Nothing, if there is no game any more.
    fn fill(
        &mut self,
        draft: &mut Draft<'a>,
    ) -> Result<Option<(usize, Option<&'static str>)>, Fault<Reason>> {
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
                    draft.tag(at, name, value);
                }
                Event::Result(_) => {
                    let rest = self.text.get(at..).unwrap_or_default();
                    // The end of this game is found already.
                    let game = draft.game().inspect_err(|_| self.scanner.back_to(at))?;
                    let result = names::result_at(game.game(), rest);
                    if result.is_none() {
                        let text = excerpt(rest);
                        draft.remarks.push((at, Flaw::Result { text }.into()));
                    }
                    return Ok(Some((at, result)));
                }
                Event::Move(text) if draft.is_heading(text) => self.scanner.skip_heading(at),
                event => draft.add(at, &event)?,
            }
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, GameError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.torn = None;
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(Fault { at, reason }) => {
                let place = self.scanner.give_up(at, reason.is_in_tags());
                // What comes behind the cut is no part of the game.
                self.scanner.take_remarks();
                Some(Err(GameError { place, reason }))
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
    /// The result that the tag tells, and where.
    result: Option<(usize, Cow<'a, str>)>,
    known: Known,
    remarks: Vec<(usize, Oddity)>,
    /// The game, from its first move on: only then all tags are known, and with them the start.
    game: Option<Game>,
    /// The turns that were passed over since the last move, and for which no sign has come.
    passed: VecDeque<Pass>,
}

impl<'a> Draft<'a> {
    fn new(known: Known) -> Draft<'a> {
        Draft {
            outline: Outline::default(),
            head: Head::default(),
            sheet: Game::empty_sheet(),
            result: None,
            known,
            remarks: Vec::new(),
            game: None,
            passed: VecDeque::new(),
        }
    }

    /// Whether what looks like a move stands in a heading: before anything of a game, and without
    /// two squares.
    fn is_heading(&self, text: &str) -> bool {
        let is_begun = self.outline.is_game() || self.outline.is_numbered();
        let mut boards = many::Board::ALL.into_iter();
        !is_begun && boards.all(|board| Move::read_long(text, board).is_none())
    }

    fn tag(&mut self, at: usize, name: &'a str, value: Cow<'a, str>) {
        self.outline.tag(name);
        let Some(value) = self.head.take(at, name, value) else {
            return;
        };
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        let is_unknown = value.bytes().all(|byte| byte == b'?');
        let is_name = || {
            let mut games = many::Game::ALL.into_iter();
            games.any(|game| names::name_tags(game).contains(&name))
        };
        if is("Result") {
            self.result = Some((at, value));
            return;
        }
        if is("SetUp") || is_unknown && is_name() {
            return;
        }
        if let Err(flaw) = self.sheet.set_tag(name, &value) {
            self.remarks.push((at, flaw.into()));
        }
    }

    /// Adds what stands among the moves.
    fn add(&mut self, at: usize, event: &Event<'a>) -> Result<(), Fault<Reason>> {
        if let Event::Move(text) = event {
            let sign = sign(text);
            let added = match sign {
                Some((sign, letter)) => self.sign(text, sign, letter),
                None => self.make_move(text),
            };
            added.map_err(|fault| fault.or_at(at))?;
        }
        let (preface, last) = match &mut self.game {
            Some(game) => game.sheet.margins(),
            None => self.sheet.margins(),
        };
        if let Err(flaw) = self.outline.add(event, preface, last) {
            self.remarks.push((at, flaw.into()));
        }
        Ok(())
    }

    fn make_move(&mut self, text: &str) -> Result<(), Amiss> {
        let before = self.outline.take_before();
        let game = self.game()?;
        let (text, illegal) = match text.strip_suffix(ILLEGAL) {
            Some(text) => (text, true),
            None => (text, false),
        };
        let ply = game.len() + 1;
        let amiss = |fault| Reason::Move {
            text: excerpt(text),
            ply,
            fault,
        };
        let board = game.start().rules().board;
        let notes = if illegal {
            let mv = Move::read_long(text, board);
            let mv = mv.ok_or_else(|| amiss(MoveTextError::Unreadable))?;
            game.let_stand(mv)
        } else {
            game.play(game.position().read_move(text).map_err(amiss)?)
        };
        let notes = notes.map_err(|reason| match reason {
            Reason::Move { fault, .. } => amiss(fault),
            other => other,
        })?;
        notes.before = before;
        self.passed = game.last_passes().into();
        Ok(())
    }

    /// A sign stands in the place of a move: the turn was passed over, or a player left.
    fn sign(&mut self, text: &str, sign: char, letter: Option<char>) -> Result<(), Amiss> {
        let passed = self.passed.front().copied().filter(|_| letter.is_none());
        let game = self.game()?;
        let wrong = Reason::Sign {
            text: excerpt(text),
            ply: game.len() + 1,
        };
        let how = Leaving::of_sign(sign);
        if let Some(pass) = passed {
            let has_left = how.is_some() && pass.frozen == Some(Frozen::Left);
            let fits = has_left || game.sign(&pass) == sign;
            self.passed.pop_front();
            return if fits { Ok(()) } else { Err(wrong.into()) };
        }
        let seat = match letter {
            None => Some(game.position().turn()),
            Some(letter) => game.game().seat(letter),
        };
        let (Some(how), Some(seat)) = (how, seat) else {
            return Err(wrong.into());
        };
        game.leave(seat, how).map_err(|_| wrong)?;
        let passed = game.last_passes();
        self.passed.extend(passed);
        Ok(())
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
        let mut game = self.head.begin(&self.known)?;
        game.sheet = core::mem::replace(&mut self.sheet, Game::empty_sheet());
        if let Some((at, text)) = self.result.take()
            && game.set_result(&text).is_none()
        {
            let text = excerpt(&text);
            self.remarks.push((at, Flaw::Result { text }.into()));
        }
        Ok(game)
    }

    /// The game, and what is wrong with its end. The token for the result counts more than the tag.
    fn finish(
        mut self,
        result: Option<&'static str>,
    ) -> Result<(Game, Option<Flaw>), Fault<Reason>> {
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.begin()?,
        };
        let (preface, last) = game.sheet.margins();
        let flaw = self.outline.finish(preface, last).err();
        if let Some(result) = result {
            // It is one of this game.
            let _ = game.set_result(result);
        }
        Ok((game, flaw))
    }
}

/// What is wrong with a move: its place is known where that isn't the move's own.
enum Amiss {
    Elsewhere(Fault<Reason>),
    Here(Reason),
}

impl Amiss {
    fn or_at(self, at: usize) -> Fault<Reason> {
        match self {
            Amiss::Elsewhere(fault) => fault,
            Amiss::Here(reason) => Fault { at, reason },
        }
    }
}

impl From<Fault<Reason>> for Amiss {
    fn from(fault: Fault<Reason>) -> Amiss {
        Amiss::Elsewhere(fault)
    }
}

impl From<Reason> for Amiss {
    fn from(reason: Reason) -> Amiss {
        Amiss::Here(reason)
    }
}

/// The sign that a word is, and the letter of the player whom it names.
fn sign(word: &str) -> Option<(char, Option<char>)> {
    let mut chars = word.chars();
    let (first, letter, rest) = (chars.next()?, chars.next(), chars.next());
    let is_dash = matches!(first, '–' | '—' | '−' | '‐' | '‑');
    let sign = if is_dash { '-' } else { first };
    let names_player = Leaving::of_sign(sign).is_some();
    let is_sign = matches!(sign, '#' | 'S' | '-') && letter.is_none() || names_player;
    (is_sign && rest.is_none()).then_some((sign, letter))
}
