//! The start of a game, as its tags tell it.

use std::borrow::Cow;

use rochade_draughts::{FenError, Position, Setup};
use rochade_pgn::sheet::{Fault, excerpt};

use crate::error::Reason;
use crate::game::Game;
use crate::variant::{GameType, Variant};

/// The tags that a game keeps as something else, besides those of PGN.
pub(crate) const GAME_TYPE: &str = "GameType";
pub(crate) const LAWS: &str = "Laws";

/// The tag by which large sites name the rules. It is kept as any other.
pub(crate) const VARIANT: &str = "Variant";

/// A value, and where it begins in the text.
type Told<'a> = Option<(usize, Cow<'a, str>)>;

/// What the tags tell of the start. It is judged when the first move has come, as tags stand in any order.
#[derive(Default)]
pub(crate) struct Head<'a> {
    game_type: Told<'a>,
    laws: Told<'a>,
    fen: Told<'a>,
}

impl<'a> Head<'a> {
    /// Takes a tag, if it is one of these.
    pub(crate) fn take(
        &mut self,
        at: usize,
        name: &str,
        value: Cow<'a, str>,
    ) -> Option<Cow<'a, str>> {
        let told = match name {
            GAME_TYPE => &mut self.game_type,
            LAWS => &mut self.laws,
            _ if name.eq_ignore_ascii_case("FEN") => &mut self.fen,
            _ => return Some(value),
        };
        *told = Some((at, value));
        None
    }

    /// Takes what stands between slashes, `FEN "…"`, in the place of the tag.
    pub(crate) fn set_up(&mut self, at: usize, text: &'a str) -> Result<(), Reason> {
        let fen = text.trim().strip_prefix("FEN").map(str::trim);
        let fen = fen.and_then(|fen| fen.strip_prefix('"')?.strip_suffix('"'));
        let fen = fen.ok_or_else(|| Reason::Setup {
            text: excerpt(text),
        })?;
        self.fen = Some((at, Cow::Borrowed(fen)));
        Ok(())
    }

    /// The game that begins so. Where nothing tells the rules, they are the usual ones.
    pub(crate) fn begin(
        &self,
        variant: Option<&str>,
        usual: &'static Variant,
    ) -> Result<Game, Fault<Reason>> {
        let (variant, first) = match self.game_type()? {
            Some(GameType::Known(variant, first)) => (variant, first),
            _ => (self.named(variant)?.unwrap_or(usual), None),
        };
        let mut start = Position::initial(&variant.rules);
        if let Some((at, fen)) = &self.fen {
            let read = Position::from_fen(fen, &variant.rules);
            start = read.map_err(|error: FenError| Fault {
                at: *at,
                reason: Reason::Fen(error),
            })?;
        } else if let Some(turn) = first {
            let setup = Setup {
                turn,
                ..start.to_setup()
            };
            start = Position::from_setup(&setup, &variant.rules).unwrap_or(start);
        }
        let mut game = Game::of(variant, start);
        if let Some((_, laws)) = &self.laws {
            game.set_laws(laws);
        }
        Ok(game)
    }

    fn game_type(&self) -> Result<Option<GameType>, Fault<Reason>> {
        let Some((at, text)) = &self.game_type else {
            return Ok(None);
        };
        match GameType::read(text) {
            GameType::Other => Err(Fault {
                at: *at,
                reason: Reason::GameType {
                    text: excerpt(text),
                },
            }),
            known => Ok(Some(known)),
        }
    }

    /// The rules that the tags name, the laws first.
    fn named(&self, variant: Option<&str>) -> Result<Option<&'static Variant>, Fault<Reason>> {
        if let Some((at, text)) = &self.laws {
            let name = text.split(',').next().unwrap_or_default();
            let found = Variant::find(name).ok_or_else(|| Fault {
                at: *at,
                reason: Reason::Laws {
                    text: excerpt(text),
                },
            });
            return found.map(Some);
        }
        // It may say `Russian draughts`.
        let word = variant.and_then(|text| text.split(' ').next());
        Ok(word.and_then(Variant::find))
    }
}
