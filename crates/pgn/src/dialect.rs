//! PGN as a dialect: its tags, and moves in the letters of a language.

use rochade_chess::{Color, Letters, Move, MoveTextError, Position};
use rochade_gametext::{
    Attempt, BOTH_LOST, Dialect, Draft, Due, Event, Fault, Flaw, Format, GameResult, Notes, Oddity,
    Outline, Scanner, Sheet, Token, excerpt, is_lost_by_both, is_null, sign_before,
};

use crate::error::Reason;
use crate::game::Game;
use crate::languages::LANGUAGES;
use crate::variant::{Rules, is_other_array};

/// The tags that set up a position, and what announces it.
pub(crate) const FEN: &str = "FEN";
pub(crate) const SET_UP: &str = "SetUp";

/// The tag with the name of the game, where that is not chess alone.
const VARIANT: &str = "Variant";

/// PGN: games of chess.
#[derive(Clone, Debug)]
pub struct Pgn {
    start: Position,
    /// The letters of the men.
    letters: &'static Letters,
    /// The byte of the first null move: only the moves before it can be imported.
    null_move: Option<usize>,
    /// The name of chess from another array, if a tag names that.
    shuffled: Option<String>,
    /// Whether a move was read that names a pawn by its letter (`Pf3`).
    names_pawn: bool,
    /// Whether the tag `Result` says that both have lost (`0-0`).
    both_lost: bool,
}

impl Default for Pgn {
    /// A game from the usual start, with English letters.
    fn default() -> Pgn {
        Pgn::from_position(Position::initial())
    }
}

impl Dialect for Pgn {
    const FORMAT: Format = Format::Pgn;
    type Game = Game;
    type Reason = Reason;

    fn tag(
        &mut self,
        at: usize,
        name: &str,
        value: &str,
        sheet: &mut Sheet,
        outline: &mut Outline<'_>,
        rest: &Scanner<'_>,
    ) -> Result<bool, Reason> {
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        if is(VARIANT) {
            return self.is_shuffled(at, value, outline);
        }
        if is(FEN) {
            self.set_up(at, value, outline).map_err(|reason| {
                let named = sheet.tags().get(VARIANT).map(excerpt);
                blamed(reason, named, rest)
            })?;
            return Ok(true);
        }
        if is("Result") {
            let result = GameResult::from_tag(value);
            sheet.result = result.unwrap_or_default();
            self.both_lost = is_lost_by_both(value);
            let is_told = value.bytes().any(|byte| byte.is_ascii_alphanumeric());
            if result.is_none() && is_told {
                let text = excerpt(value);
                outline.remark(at, Flaw::Result { text });
            }
            return Ok(true);
        }
        // A FEN counts whether or not it is announced.
        Ok(is(SET_UP))
    }

    fn begin(&mut self, _: &Sheet, _: &mut Outline<'_>) -> Result<Game, Fault<Reason>> {
        Ok(Game::new(self.start))
    }

    fn is_move(&self, word: &str) -> bool {
        self.start.parse_move_with(word, self.letters).is_ok()
    }

    fn due(&self, game: Option<&Game>) -> Due {
        let position = game.map_or(&self.start, Game::position);
        Due {
            plies: game.map_or(0, Game::len),
            number: position.fullmove_number(),
            is_second: position.turn() == Color::Black,
        }
    }

    fn make_move<'g>(
        &mut self,
        game: &'g mut Game,
        outline: &mut Outline<'_>,
        at: usize,
        word: &str,
    ) -> Result<Option<&'g mut Notes>, Reason> {
        let notes = if is_null(word) {
            self.null_move = self.null_move.or(Some(at));
            game.pass()?
        } else {
            let mv = self.meant(game, outline, at, word);
            let mv = mv.map_err(|fault| Reason::Move {
                text: excerpt(word),
                fault,
            })?;
            let Letters { pawn, knight, .. } = self.letters;
            self.names_pawn |= pawn != knight && word.starts_with(pawn);
            game.play(mv)?
        };
        notes.variations = outline.take_early();
        Ok(Some(notes))
    }

    fn cut(game: Game, plies: usize, _: &Flaw) -> Option<Game> {
        Some(game.up_to(plies))
    }

    fn end(
        draft: &mut Draft<'_, Pgn>,
        at: usize,
        event: &Event<'_>,
        scanner: &Scanner<'_>,
    ) -> Result<bool, Fault<Reason>> {
        match event {
            // Here that is no castling, since the tag says so.
            Event::Move(word)
                if draft.dialect.both_lost && is_lost_by_both(word) && scanner.ends_game() =>
            {
                let text = BOTH_LOST.to_owned();
                draft.outline.remark(at, Flaw::Result { text });
                draft.sheet_mut().result = GameResult::Unknown;
                draft.sheet_mut().tell_double_forfeit();
                Ok(true)
            }
            Event::Result(result) if goes_on(draft.game.as_ref(), scanner.rest()) => {
                let text = excerpt(result.text());
                draft.outline.remark(at, Flaw::Stray { text });
                Ok(false)
            }
            Event::Result(result) => {
                draft.sheet_mut().result = *result;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn torn(draft: &mut Draft<'_, Pgn>) -> Option<Game> {
        draft.finish().ok()?;
        draft.game.take()
    }

    fn null_move(&self) -> Option<usize> {
        self.null_move
    }

    /// Reads the next game with the letters with which it goes furthest, English ones first. Since
    /// hardly anybody writes a letter for pawns, letters by which it is another man's come before.
    fn read(&self, scanner: &mut Scanner<'_>) -> Attempt<Pgn> {
        let from = scanner.clone();
        let mut best = Attempt::new(scanner, self.clone());
        if may_be_foreign(&best) || best.dialect.names_pawn {
            for letters in &LANGUAGES {
                let mut other = from.clone();
                let dialect = Pgn {
                    letters,
                    ..self.clone()
                };
                let read = Attempt::new(&mut other, dialect);
                if rank(&read) > rank(&best) {
                    best = read;
                    *scanner = other;
                }
            }
        }
        best
    }
}

impl Pgn {
    /// A line of moves from a position.
    pub(crate) fn from_position(start: Position) -> Pgn {
        Pgn {
            start,
            letters: &Letters::ENGLISH,
            null_move: None,
            shuffled: None,
            names_pawn: false,
            both_lost: false,
        }
    }

    /// Returns whether a `Variant` tag names chess with another array, such as Chess960; from the
    /// usual array that is chess, and the tag is left out.
    fn is_shuffled(
        &mut self,
        at: usize,
        value: &str,
        outline: &mut Outline<'_>,
    ) -> Result<bool, Reason> {
        let name = excerpt(value);
        match Rules::of(value) {
            Rules::Chess => Ok(false),
            Rules::Shuffled if !is_other_array(&self.start) => {
                self.shuffled = Some(name.clone());
                outline.remark(at, Oddity::Usual { name });
                Ok(true)
            }
            Rules::Shuffled | Rules::Other => Err(Reason::Variant { name }),
        }
    }

    fn set_up(&mut self, at: usize, fen: &str, outline: &mut Outline<'_>) -> Result<(), Reason> {
        if !fen.contains('/') {
            // An empty one, or a word: the usual array.
            outline.remark(at, Oddity::NoPosition);
            return Ok(());
        }
        let (start, mends) = Position::from_found_fen(fen).map_err(Reason::Fen)?;
        if let Some(name) = self.shuffled.take_if(|_| is_other_array(&start)) {
            return Err(Reason::Variant { name });
        }
        for mend in mends {
            outline.remark(at, Oddity::Position(mend.word()));
        }
        self.start = start;
        outline.order.set_up();
        Ok(())
    }

    /// The move that a text means. The letter of a man with blanks behind it may also be a sign for
    /// the move before: `Nf3 N c6`.
    fn meant(
        &self,
        game: &mut Game,
        outline: &mut Outline<'_>,
        at: usize,
        text: &str,
    ) -> Result<Move, MoveTextError> {
        let position = game.position();
        let parse = |text: &str| position.parse_move_with(text, self.letters);
        let whole = parse(text);
        let Some((sign, alone)) = sign_before(text) else {
            return whole;
        };
        if game.is_empty() || outline.is_numbered() {
            return whole;
        }
        let fits = |letters| position.parse_move_with(text, letters).is_ok();
        let is_man = whole.is_ok() || LANGUAGES.iter().any(fits);
        match (whole, parse(alone)) {
            (_, Ok(_)) if is_man => Err(MoveTextError::Ambiguous),
            (Err(_), Ok(mv)) => {
                outline.add(at, &Event::Nag(sign), &mut game.sheet);
                Ok(mv)
            }
            (whole, _) => whole,
        }
    }
}

/// What is to blame for a fault in a `FEN` tag: a position that chess doesn't know may be one of
/// another game, which a tag before it names, or one after it.
fn blamed(reason: Reason, before: Option<String>, rest: &Scanner<'_>) -> Reason {
    if !matches!(reason, Reason::Fen(_)) {
        return reason;
    }
    let mut rest = rest.clone();
    // Only the rest of these tags goes with the game.
    let mut tags = core::iter::from_fn(|| match rest.token().ok()?? {
        Token { at, .. } if rest.follows_empty_line(at) => None,
        Token {
            event: Event::Tag { name, value },
            ..
        } => Some((name, value)),
        _ => None,
    });
    let after = || {
        let variant = tags.find(|(name, _)| *name == VARIANT);
        variant.map(|(_, value)| excerpt(&value))
    };
    let name = before.or_else(after);
    match name.filter(|name| Rules::of(name) != Rules::Chess) {
        Some(name) => Reason::Variant { name },
        None => reason,
    }
}

/// Returns whether a game goes on behind a result: the next move's number follows.
fn goes_on(game: Option<&Game>, rest: &str) -> bool {
    let Some(game) = game.filter(|game| !game.is_empty()) else {
        return false;
    };
    let rest = rest.trim_start();
    let dots = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = rest.get(..rest.len() - dots.len()).unwrap_or_default();
    let next = game.position().fullmove_number();
    dots.starts_with('.') && next > 1 && number.len() < 6 && number.parse() == Ok(next)
}

/// Returns what makes one attempt better than another: that it goes further, and at the same length
/// that it takes no letter for a pawn's.
const fn rank(read: &Attempt<Pgn>) -> (usize, bool) {
    (read.plies, !read.dialect.names_pawn)
}

/// Returns whether the game ends at a move that may be written in another language. A letter that
/// may also be a sign for the move before it is ambiguous in every language.
fn may_be_foreign(read: &Attempt<Pgn>) -> bool {
    let Err(Fault { reason, .. }) = &read.outcome else {
        return false;
    };
    let Reason::Move { text, fault } = reason else {
        return false;
    };
    let is_open = *fault == MoveTextError::Ambiguous && sign_before(text).is_some();
    text.contains(char::is_uppercase) && !is_open
}
