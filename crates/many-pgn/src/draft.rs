//! A game while it is read: each part that comes is judged by the rules.

use std::borrow::Cow;
use std::collections::VecDeque;

use rochade_many::{self as many, Frozen, Move, MoveTextError, is_dash};
use rochade_pgn::sheet::{Due, Fault, Order, Outline, Sheet, excerpt};
use rochade_pgn::{Event, Flaw, Oddity};

use crate::act::{Leaving, Pass};
use crate::error::Reason;
use crate::game::Game;
use crate::head::{Head, Known, POSITION};
use crate::names;
use crate::write::ILLEGAL;

/// A game that is being read.
pub(crate) struct Draft<'a> {
    pub(crate) outline: Outline<'a>,
    pub(crate) order: Order,
    head: Head<'a>,
    /// The tags and comments before the first move.
    sheet: Sheet,
    /// The result that the tag tells, and where.
    result: Option<(usize, Cow<'a, str>)>,
    known: Known,
    pub(crate) remarks: Vec<(usize, Oddity)>,
    /// The game, from its first move on: only then all tags are known, and with them the start.
    pub(crate) game: Option<Game>,
    /// The turns that were passed over since the last move, and for which no sign has come.
    passed: VecDeque<Pass>,
    /// The number of turns that were made or passed over.
    turns: usize,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(known: Known) -> Draft<'a> {
        Draft {
            outline: Outline::default(),
            order: Order::default(),
            head: Head::default(),
            sheet: Game::empty_sheet(),
            result: None,
            known,
            remarks: Vec::new(),
            game: None,
            passed: VecDeque::new(),
            turns: 0,
        }
    }

    /// Returns whether a word is part of a heading: it names no two squares, and nothing of a game
    /// stands before it.
    pub(crate) fn is_heading(&self, text: &str) -> bool {
        let is_begun = self.outline.is_game() || self.outline.is_numbered();
        let mut boards = many::Board::ALL.into_iter();
        !is_begun && boards.all(|board| Move::read_long(text, board).is_none())
    }

    pub(crate) fn tag(&mut self, at: usize, name: &'a str, value: Cow<'a, str>) {
        self.outline.tag(name);
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        if is("FEN") || is(POSITION) {
            self.order.set_up();
        }
        let Some(value) = self.head.take(at, name, value) else {
            return;
        };
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
    pub(crate) fn add(&mut self, at: usize, event: &Event<'a>) -> Result<(), Fault<Reason>> {
        self.hold(at, event)?;
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

    /// Holds the numbers against the moves.
    fn hold(&mut self, at: usize, event: &Event<'a>) -> Result<(), Fault<Reason>> {
        match event {
            Event::Move(_) => self.order.move_on().map_err(Fault::widen)?,
            Event::Number(number) => {
                let players = self
                    .game
                    .as_ref()
                    .map_or(1, |game| game.game().seats().len());
                let due = Due {
                    plies: self.turns,
                    number: u32::try_from(self.turns / players + 1).unwrap_or(u32::MAX),
                    is_second: !self.turns.is_multiple_of(players),
                };
                let odd = self.order.count(at, *number, due).map_err(|fault| {
                    // Where moves were swallowed, nobody knows what was played.
                    self.game = self.game.take().filter(|_| !fault.reason.is_gap());
                    fault.widen()
                })?;
                self.remarks.extend(odd.map(|flaw| (at, flaw.into())));
            }
            Event::Unknown(text) => self.order.doubt(at, text),
            Event::Comment(_) | Event::Variation(_) | Event::LeftOut(_) => {
                self.order.hide(self.turns);
            }
            _ => {}
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
            game.play(game.before_move().read_move(text).map_err(amiss)?)
        };
        let notes = notes.map_err(|reason| match reason {
            Reason::Move { fault, .. } => amiss(fault),
            other => other,
        })?;
        notes.before = before;
        self.passed = game.last_passes().into();
        self.turns += 1 + self.passed.len();
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
        let in_turn = game.position().turn() == seat;
        game.leave(seat, how).map_err(|_| wrong)?;
        let passed = game.last_passes();
        self.turns += usize::from(in_turn) + passed.len();
        self.passed.extend(passed);
        Ok(())
    }

    /// The game, which begins here if it hasn't yet.
    pub(crate) fn game(&mut self) -> Result<&mut Game, Fault<Reason>> {
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
    pub(crate) fn finish(
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

/// Why a move can't be added: at the move itself, or at another place, which is known.
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
    let sign = if is_dash(first) { '-' } else { first };
    let names_player = Leaving::of_sign(sign).is_some();
    let is_sign = matches!(sign, '#' | 'S' | '-') && letter.is_none() || names_player;
    (is_sign && rest.is_none()).then_some((sign, letter))
}
