//! The text of games for four and for three as a dialect of PGN: its tags, and signs where a turn
//! was passed over.

use std::borrow::Cow;
use std::collections::VecDeque;

use rochade_gametext::{
    Dialect, Draft, Due, Event, Fault, Flaw, Format, Notes, Outline, Scanner, Sheet, excerpt,
};
use rochade_many::{self as many, Board, Frozen, Move, MoveTextError, Position, Rules, is_dash};

use crate::act::{Leaving, Pass};
use crate::error::Reason;
use crate::game::Game;
use crate::names;
use crate::write::ILLEGAL;

/// The tags that a game keeps as something else, besides those that every game does.
pub(crate) const VARIANT: &str = "Variant";
pub(crate) const LAWS: &str = "Laws";
pub(crate) const POSITION: &str = "Position";

/// A value, and where it begins in the text.
type TagValue = Option<(usize, String)>;

/// The text of games of chess for four and for three. What the tags say of the start is judged when
/// the first move has come, as tags stand in any order.
#[derive(Clone, Debug)]
pub struct ManyPgn {
    /// The game that is played where nothing tells it.
    usual: many::Game,
    /// The rules that laws mean.
    rules: fn(&str) -> Option<Rules>,
    variant: TagValue,
    laws: TagValue,
    position: TagValue,
    result: TagValue,
    /// The turns that were passed over since the last move, and for which no sign has come.
    passed: VecDeque<Pass>,
    /// The number of turns that were made or passed over.
    turns: usize,
}

impl ManyPgn {
    /// Where nothing tells what is played, it is the usual game.
    pub const fn new(usual: many::Game) -> ManyPgn {
        ManyPgn {
            usual,
            rules: plain_rules,
            variant: None,
            laws: None,
            position: None,
            result: None,
            passed: VecDeque::new(),
            turns: 0,
        }
    }

    /// Sets a function that finds the rules for a value of the tag `Laws`. Without it, the names of
    /// the games are known, and their boards: `three,board:t120`.
    pub const fn with_laws(mut self, rules: fn(&str) -> Option<Rules>) -> ManyPgn {
        self.rules = rules;
        self
    }

    /// The laws, and the rules that they mean: those of the tag; else the usual ones of the game
    /// that another tag names, on the board that a position has.
    fn laws(&self) -> Result<(Cow<'_, str>, Rules), Fault<Reason>> {
        let named = self.named()?;
        let fault = |at, text: &str| Fault {
            at,
            reason: Reason::Laws {
                text: excerpt(text),
            },
        };
        if let Some((at, text)) = &self.laws {
            let rules = (self.rules)(text);
            let rules = rules.filter(|rules| named.is_none_or(|game| game == rules.game()));
            let rules = rules.ok_or_else(|| fault(*at, text))?;
            return Ok((Cow::Borrowed(text), rules));
        }
        let told = self.position.as_ref();
        let board = told.and_then(|(_, text)| Board::of_text(text));
        let board = board.filter(|board| named.is_none_or(|game| game == board.game()));
        let game = board.map(Board::game).or(named).unwrap_or(self.usual);
        let word = names::word(game);
        let laws = match board {
            Some(board) if board != usual_board(game) => format!("{word},board:{}", board.word()),
            _ => word.to_owned(),
        };
        let rules = (self.rules)(&laws).ok_or_else(|| fault(0, &laws))?;
        Ok((Cow::Owned(laws), rules))
    }

    /// The game that the tag `Variant` names, if there is one.
    fn named(&self) -> Result<Option<many::Game>, Fault<Reason>> {
        let Some((at, text)) = &self.variant else {
            return Ok(None);
        };
        let game = names::game(text).ok_or_else(|| Fault {
            at: *at,
            reason: Reason::Variant {
                text: excerpt(text),
            },
        })?;
        Ok(Some(game))
    }

    /// A sign stands in the place of a move: the turn was passed over, or a player left.
    fn sign(
        &mut self,
        game: &mut Game,
        text: &str,
        (sign, letter): (char, Option<char>),
    ) -> Result<(), Reason> {
        let wrong = Reason::Sign {
            text: excerpt(text),
            ply: game.len() + 1,
        };
        let how = Leaving::of_sign(sign);
        if letter.is_none()
            && let Some(pass) = self.passed.pop_front()
        {
            let has_left = how.is_some() && pass.frozen == Some(Frozen::Left);
            let fits = has_left || game.sign(&pass) == sign;
            return if fits { Ok(()) } else { Err(wrong) };
        }
        let seat = match letter {
            None => Some(game.position().turn()),
            Some(letter) => game.game().seat(letter),
        };
        let (Some(how), Some(seat)) = (how, seat) else {
            return Err(wrong);
        };
        let in_turn = game.position().turn() == seat;
        game.leave(seat, how).map_err(|_| wrong)?;
        let passed = game.last_passes();
        self.turns += usize::from(in_turn) + passed.len();
        self.passed.extend(passed);
        Ok(())
    }
}

impl Dialect for ManyPgn {
    const FORMAT: Format = Format::Many;
    const OWN_TAGS: &'static [&'static str] = &[VARIANT, LAWS, POSITION];
    type Game = Game;
    type Reason = Reason;

    fn tag(
        &mut self,
        at: usize,
        name: &str,
        value: &str,
        _: &mut Sheet,
        outline: &mut Outline<'_>,
        _: &Scanner<'_>,
    ) -> Result<bool, Reason> {
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        let told = if is(VARIANT) {
            &mut self.variant
        } else if is(LAWS) {
            &mut self.laws
        } else if is(POSITION) || is("FEN") {
            outline.order.set_up();
            &mut self.position
        } else if is("Result") {
            &mut self.result
        } else {
            let is_unknown = value.bytes().all(|byte| byte == b'?');
            let mut games = many::Game::ALL.into_iter();
            let mut is_name = || games.any(|game| names::name_tags(game).contains(&name));
            return Ok(is("SetUp") || is_unknown && is_name());
        };
        *told = Some((at, value.to_owned()));
        Ok(true)
    }

    fn begin(&mut self, _: &Sheet, outline: &mut Outline<'_>) -> Result<Game, Fault<Reason>> {
        let (laws, rules) = self.laws()?;
        let start = match &self.position {
            None => Position::initial(&rules),
            Some((at, text)) => Position::from_text(text, &rules).map_err(|error| Fault {
                at: *at,
                reason: Reason::Position(error),
            })?,
        };
        let mut game = Game::under(&laws, start).map_err(|flaw| Fault {
            at: self.laws.as_ref().map_or(0, |(at, _)| *at),
            reason: flaw.into(),
        })?;
        if let Some((at, text)) = &self.result
            && game.set_result(text).is_none()
        {
            let text = excerpt(text);
            outline.remark(*at, Flaw::Result { text });
        }
        Ok(game)
    }

    /// Returns whether a word names two squares.
    fn is_move(&self, word: &str) -> bool {
        let mut boards = Board::ALL.into_iter();
        boards.any(|board| Move::read_long(word, board).is_some())
    }

    fn due(&self, game: Option<&Game>) -> Due {
        let players = game.map_or(1, |game| game.game().seats().len());
        Due {
            plies: self.turns,
            number: u32::try_from(self.turns / players + 1).unwrap_or(u32::MAX),
            is_second: !self.turns.is_multiple_of(players),
        }
    }

    fn make_move<'g>(
        &mut self,
        game: &'g mut Game,
        _: &mut Outline<'_>,
        _: usize,
        word: &str,
    ) -> Result<Option<&'g mut Notes>, Reason> {
        if let Some(sign) = sign(word) {
            return self.sign(game, word, sign).map(|()| None);
        }
        let (text, illegal) = match word.strip_suffix(ILLEGAL) {
            Some(text) => (text, true),
            None => (word, false),
        };
        let ply = game.len() + 1;
        let amiss = |fault| Reason::Move {
            text: excerpt(text),
            ply,
            fault,
        };
        let played = if illegal {
            let mv = Move::read_long(text, game.start().rules().board);
            game.let_stand(mv.ok_or_else(|| amiss(MoveTextError::Unreadable))?)
        } else {
            game.play(game.before_move().read_move(text).map_err(amiss)?)
        };
        played.map_err(|reason| match reason {
            Reason::Move { fault, .. } => amiss(fault),
            other => other,
        })?;
        self.passed = game.last_passes().into();
        self.turns += 1 + self.passed.len();
        Ok(game.sheet.margins().1)
    }

    /// Where moves were swallowed, nobody knows what was played.
    fn cut(game: Game, _: usize, flaw: &Flaw) -> Option<Game> {
        (!flaw.is_gap()).then_some(game)
    }

    fn end(
        draft: &mut Draft<'_, ManyPgn>,
        at: usize,
        event: &Event<'_>,
        scanner: &Scanner<'_>,
    ) -> Result<bool, Fault<Reason>> {
        if !matches!(event, Event::Result(_)) {
            return Ok(false);
        }
        let (_, game, outline) = draft.begun()?;
        let rest = scanner.text_from(at);
        match names::result_at(game.game(), rest) {
            // The token counts more than the tag.
            Some(result) => drop(game.set_result(result)),
            None => {
                let text = excerpt(rest);
                outline.remark(at, Flaw::Result { text });
            }
        }
        Ok(true)
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

/// The rules of laws that are nothing but the name of a game, and perhaps a board.
fn plain_rules(laws: &str) -> Option<Rules> {
    let (word, board) = laws.split_once(",board:").unwrap_or((laws, ""));
    let game = names::game(word)?;
    let board = match board {
        "" => usual_board(game),
        word => Board::from_word(word).filter(|board| board.game() == game)?,
    };
    let rules = match game {
        many::Game::Four => Rules::FOUR,
        many::Game::Three => Rules::THREE,
    };
    Some(Rules { board, ..rules })
}

fn usual_board(game: many::Game) -> Board {
    match game {
        many::Game::Four => Rules::FOUR.board,
        many::Game::Three => Rules::THREE.board,
    }
}
