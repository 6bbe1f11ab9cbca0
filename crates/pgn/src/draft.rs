//! A game while it is read: each part that comes is judged by the rules.

use rochade_chess::notation::is_dash;
use rochade_chess::{Color, Letters, Move, MoveTextError, Position};

use crate::error::{Flaw, Reason, excerpt};
use crate::game::Game;
use crate::languages::LANGUAGES;
use crate::remark::Oddity;
use crate::result::{BOTH_LOST, DOUBLE_FORFEIT, GameResult, is_lost_by_both};
use crate::scan::{Event, Fault, sign_before};
use crate::sheet::{Due, Order, Outline};
use crate::tags::{FEN, RESULT, VARIANT, own_place};
use crate::variant::{Rules, is_other_array};

/// Returns whether a word stands for a null move, in one of the ways in which programs write it:
/// of two hyphens some make one dash, which is longer.
pub(crate) fn is_null(text: &str) -> bool {
    // Nearly all words are moves: they cost no more than a look.
    if text.starts_with(|c: char| c.is_ascii_alphanumeric() && c != 'Z') {
        return false;
    }
    let mut signs = text.chars();
    let is_long = |c: char| is_dash(c) && c != '-';
    match (signs.next(), signs.next(), signs.next()) {
        (Some(dash), None, _) => is_long(dash),
        (Some(first), Some(second), None) => {
            is_dash(first) && is_dash(second) || (first, second) == ('Z', '0')
        }
        _ => text == "@@@@",
    }
}

/// A game that is being read.
pub(crate) struct Draft<'a> {
    pub(crate) game: Game,
    pub(crate) outline: Outline<'a>,
    pub(crate) order: Order,
    /// The letters of the men.
    letters: &'static Letters,
    pub(crate) remarks: Vec<(usize, Oddity)>,
    /// The byte of the first null move (`--`): only the moves before it can be imported.
    pub(crate) passed: Option<usize>,
    /// The name of chess from another array, if a tag names that.
    shuffled: Option<String>,
    /// Whether a move was read that names a pawn by its letter (`Pf3`).
    pub(crate) names_pawn: bool,
    /// Whether the tag `Result` says that both have lost (`0-0`).
    both_lost: bool,
}

impl<'a> Draft<'a> {
    /// Begins a line of moves.
    pub(crate) fn from_position(start: Position) -> Draft<'a> {
        let mut draft = Draft::new(Game::new(start), &Letters::ENGLISH);
        draft.order.set_up();
        draft
    }

    pub(crate) fn new(game: Game, letters: &'static Letters) -> Draft<'a> {
        Draft {
            game,
            outline: Outline::default(),
            order: Order::default(),
            letters,
            remarks: Vec::new(),
            passed: None,
            names_pawn: false,
            shuffled: None,
            both_lost: false,
        }
    }

    pub(crate) fn tag(&mut self, at: usize, name: &'a str, value: &str) -> Result<(), Reason> {
        self.outline.tag(name);
        match own_place(name) {
            None => {
                if name.eq_ignore_ascii_case(VARIANT) && self.is_shuffled(at, value)? {
                    return Ok(());
                }
                if let Err(flaw) = self.game.sheet.set_tag(name, value) {
                    self.remarks.push((at, flaw.into()));
                }
            }
            Some(FEN) => {
                if !value.contains('/') {
                    // An empty one, or a word: the usual array.
                    self.remarks.push((at, Oddity::NoPosition));
                    return Ok(());
                }
                let (start, mends) = Position::from_found_fen(value).map_err(Reason::Fen)?;
                if let Some(name) = self.shuffled.take_if(|_| is_other_array(&start)) {
                    return Err(Reason::Variant { name });
                }
                let mends = mends.into_iter().map(|mend| (at, Oddity::Fen(mend)));
                self.remarks.extend(mends);
                self.set_start(start);
            }
            Some(RESULT) => {
                let result = GameResult::from_tag(value);
                self.game.sheet.result = result.unwrap_or_default();
                self.both_lost = is_lost_by_both(value);
                let is_told = value.bytes().any(|byte| byte.is_ascii_alphanumeric());
                if result.is_none() && is_told {
                    let text = excerpt(value);
                    self.remarks.push((at, Flaw::Result { text }.into()));
                }
            }
            // A FEN counts whether or not it is announced.
            Some(_) => {}
        }
        Ok(())
    }

    /// Returns whether a `Variant` tag names chess with another array, such as Chess960; from the
    /// usual array that is chess, and the tag is left out.
    fn is_shuffled(&mut self, at: usize, value: &str) -> Result<bool, Reason> {
        let name = excerpt(value);
        match Rules::of(value) {
            Rules::Chess => Ok(false),
            Rules::Shuffled if !is_other_array(self.game.start()) => {
                self.shuffled = Some(name.clone());
                self.remarks.push((at, Oddity::Usual { name }));
                Ok(true)
            }
            Rules::Shuffled | Rules::Other => Err(Reason::Variant { name }),
        }
    }

    /// Returns whether a word is part of a heading: no move, and nothing of a game before it.
    pub(crate) fn is_heading(&self, text: &str) -> bool {
        let is_begun = self.outline.is_game() || self.outline.is_numbered();
        !is_begun
            && self
                .game
                .position()
                .parse_move_with(text, self.letters)
                .is_err()
    }

    /// Returns whether the game goes on behind a result: the next move's number follows.
    pub(crate) fn goes_on(&self, rest: &str) -> bool {
        let rest = rest.trim_start();
        let dots = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = rest.get(..rest.len() - dots.len()).unwrap_or_default();
        let next = self.game.position().fullmove_number();
        !self.game.is_empty()
            && dots.starts_with('.')
            && next > 1
            && number.len() < 6
            && number.parse() == Ok(next)
    }

    fn set_start(&mut self, start: Position) {
        let old = core::mem::replace(&mut self.game, Game::new(start));
        self.game.sheet = old.sheet.up_to(0);
        self.order.set_up();
    }

    /// Returns whether `0-0` is the result here and no castling, since the tag says so.
    pub(crate) fn is_lost_by_both(&self, text: &str) -> bool {
        self.both_lost && is_lost_by_both(text)
    }

    /// Ends the game so that both have lost.
    pub(crate) fn lose_by_both(&mut self, at: usize) {
        let text = BOTH_LOST.to_owned();
        self.remarks.push((at, Flaw::Result { text }.into()));
        let (name, value) = DOUBLE_FORFEIT;
        if self.game.sheet.tags().get(name).is_none() {
            // Where there is no room for another tag, the game counts more than how it ended.
            let _ = self.game.sheet.set_tag(name, value);
        }
    }

    /// Adds what stands among the moves.
    pub(crate) fn add(&mut self, at: usize, event: &Event<'_>) -> Result<(), Fault<Reason>> {
        match event {
            Event::Move(text) => {
                self.order.move_on().map_err(Fault::widen)?;
                self.make_move(at, text)
                    .map_err(|reason| Fault { at, reason })?;
            }
            Event::Number(number) => {
                let position = self.game.position();
                let due = Due {
                    plies: self.game.len(),
                    number: position.fullmove_number(),
                    is_second: position.turn() == Color::Black,
                };
                let odd = self.order.count(at, *number, due).map_err(|fault| {
                    self.game = self.game.up_to(self.order.certain(due.plies));
                    fault.widen()
                })?;
                self.remarks.extend(odd.map(|flaw| (at, flaw.into())));
            }
            Event::Unknown(text) => self.order.doubt(at, text),
            Event::Comment(_) | Event::Variation(_) | Event::LeftOut(_) => {
                self.order.hide(self.game.len());
            }
            _ => {}
        }
        self.say(at, event);
        Ok(())
    }

    /// Adds what is said.
    fn say(&mut self, at: usize, event: &Event<'_>) {
        let (preface, last) = self.game.sheet.margins();
        if let Err(flaw) = self.outline.add(event, preface, last) {
            self.remarks.push((at, flaw.into()));
        }
    }

    fn make_move(&mut self, at: usize, text: &str) -> Result<(), Reason> {
        let notes = if is_null(text) {
            self.passed = self.passed.or(Some(at));
            self.game.pass()?
        } else {
            let mv = self.meant(at, text).map_err(|fault| Reason::Move {
                text: excerpt(text),
                fault,
            })?;
            let Letters { pawn, knight, .. } = self.letters;
            self.names_pawn |= pawn != knight && text.starts_with(pawn);
            self.game.play(mv)?
        };
        notes.before = self.outline.take_before();
        notes.variations = self.outline.take_early();
        Ok(())
    }

    /// The move that a text means. The letter of a man with blanks behind it may also be a sign for
    /// the move before: `Nf3 N c6`.
    fn meant(&mut self, at: usize, text: &str) -> Result<Move, MoveTextError> {
        let position = self.game.position();
        let parse = |text: &str| position.parse_move_with(text, self.letters);
        let whole = parse(text);
        let Some((sign, alone)) = sign_before(text) else {
            return whole;
        };
        if self.game.is_empty() || self.outline.is_numbered() {
            return whole;
        }
        let fits = |letters| position.parse_move_with(text, letters).is_ok();
        let is_man = whole.is_ok() || LANGUAGES.iter().any(fits);
        match (whole, parse(alone)) {
            (_, Ok(_)) if is_man => Err(MoveTextError::Ambiguous),
            (Err(_), Ok(mv)) => {
                self.say(at, &Event::Nag(sign));
                Ok(mv)
            }
            (whole, _) => whole,
        }
    }

    /// The game, and what is wrong with its end. The token for the result counts more than the tag.
    pub(crate) fn finish(self, result: Option<GameResult>) -> (Game, Option<Flaw>) {
        let (mut game, flaw) = self.end();
        game.sheet.result = result.unwrap_or(game.sheet.result);
        (game, flaw)
    }

    /// Returns the game as far as it was read, and the flaw of its end.
    pub(crate) fn end(self) -> (Game, Option<Flaw>) {
        let mut game = self.game;
        let (preface, last) = game.sheet.margins();
        let flaw = self.outline.finish(preface, last).err();
        (game, flaw)
    }
}
