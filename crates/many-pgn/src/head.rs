//! The start of a game, as it stands in its tags.

use std::borrow::Cow;

use rochade_many::{self as many, Board, Position, Rules};
use rochade_pgn::sheet::{Fault, excerpt};

use crate::error::Reason;
use crate::game::Game;
use crate::names;

/// The tags that a game keeps as something else, besides those of PGN.
pub(crate) const OWN_TAGS: &[&str] = &[VARIANT, LAWS, POSITION];
pub(crate) const VARIANT: &str = "Variant";
pub(crate) const LAWS: &str = "Laws";
pub(crate) const POSITION: &str = "Position";

/// A value, and where it begins in the text.
type TagValue<'a> = Option<(usize, Cow<'a, str>)>;

/// What a reader can look up.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// The game that is played where nothing tells it.
    pub(crate) usual: many::Game,
    /// The rules that laws mean.
    pub(crate) rules: fn(&str) -> Option<Rules>,
}

/// What the tags say of the start. It is judged when the first move has come, as tags stand in any
/// order.
#[derive(Default)]
pub(crate) struct Head<'a> {
    variant: TagValue<'a>,
    laws: TagValue<'a>,
    position: TagValue<'a>,
}

impl<'a> Head<'a> {
    /// Takes a tag, if it is one of these.
    pub(crate) fn take(
        &mut self,
        at: usize,
        name: &str,
        value: Cow<'a, str>,
    ) -> Option<Cow<'a, str>> {
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        let told = if is(VARIANT) {
            &mut self.variant
        } else if is(LAWS) {
            &mut self.laws
        } else if is(POSITION) || is("FEN") {
            &mut self.position
        } else {
            return Some(value);
        };
        *told = Some((at, value));
        None
    }

    /// The game that begins so.
    pub(crate) fn begin(&self, known: &Known) -> Result<Game, Fault<Reason>> {
        let (laws, rules) = self.laws(known)?;
        let start = match &self.position {
            None => Position::initial(&rules),
            Some((at, text)) => Position::from_text(text, &rules).map_err(|error| Fault {
                at: *at,
                reason: Reason::Position(error),
            })?,
        };
        Game::under(&laws, start).map_err(|flaw| Fault {
            at: self.laws.as_ref().map_or(0, |(at, _)| *at),
            reason: flaw.into(),
        })
    }

    /// The laws, and the rules that they mean: those of the tag; else the usual ones of the game
    /// that another tag names, on the board that a position has.
    fn laws(&self, known: &Known) -> Result<(Cow<'_, str>, Rules), Fault<Reason>> {
        let named = self.named()?;
        let fault = |at, text: &str| Fault {
            at,
            reason: Reason::Laws {
                text: excerpt(text),
            },
        };
        if let Some((at, text)) = &self.laws {
            let rules = (known.rules)(text);
            let rules = rules.filter(|rules| named.is_none_or(|game| game == rules.game()));
            let rules = rules.ok_or_else(|| fault(*at, text))?;
            return Ok((Cow::Borrowed(text), rules));
        }
        let told = self.position.as_ref();
        let board = told.and_then(|(_, text)| Board::of_text(text));
        let board = board.filter(|board| named.is_none_or(|game| game == board.game()));
        let game = board.map(Board::game).or(named).unwrap_or(known.usual);
        let word = names::word(game);
        let laws = match board {
            Some(board) if board != usual_board(game) => format!("{word},board:{}", board.word()),
            _ => word.to_owned(),
        };
        let rules = (known.rules)(&laws).ok_or_else(|| fault(0, &laws))?;
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
}

/// The rules of laws that are nothing but the name of a game, and perhaps a board.
pub(crate) fn plain_rules(laws: &str) -> Option<Rules> {
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
