//! The start of a game, as it stands in its tags.

use std::borrow::Cow;

use rochade_draughts::{Color, Position, Rules, Setup};
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
type TagValue<'a> = Option<(usize, Cow<'a, str>)>;

/// The rules that a reader can look up.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// Those of games that don't name theirs.
    pub(crate) usual: &'static Variant,
    /// Those that laws mean.
    pub(crate) rules: fn(&str) -> Option<Rules>,
}

/// What the tags say of the start. It is judged when the first move has come, as tags stand in any
/// order.
#[derive(Default)]
pub(crate) struct Head<'a> {
    game_type: TagValue<'a>,
    laws: TagValue<'a>,
    fen: TagValue<'a>,
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
        let told = if is(GAME_TYPE) {
            &mut self.game_type
        } else if is(LAWS) {
            &mut self.laws
        } else if is("FEN") {
            &mut self.fen
        } else {
            return Some(value);
        };
        *told = Some((at, value));
        None
    }

    /// Returns whether a position is set up.
    pub(crate) const fn has_position(&self) -> bool {
        self.fen.is_some()
    }

    /// Whether nothing tells the rules.
    pub(crate) fn is_untold(&self, variant: Option<&str>) -> bool {
        let word = variant.and_then(|text| text.split(' ').next());
        self.laws.is_none()
            && word.and_then(Variant::find).is_none()
            && self
                .game_type
                .as_ref()
                .is_none_or(|(_, text)| matches!(GameType::read(text), GameType::Unknown))
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

    /// The game that begins so.
    pub(crate) fn begin(
        &self,
        variant: Option<&str>,
        known: &Known,
    ) -> Result<Game, Fault<Reason>> {
        let (rules, laws, first) = match self.game_type()? {
            Some(GameType::Known(variant, first)) => {
                let laws = self.laws.as_ref().map(|(_, laws)| laws.as_ref());
                // Laws of other rules can't be those of this game.
                let laws = laws.filter(|laws| (known.rules)(laws) == Some(variant.rules));
                (variant.rules, laws.unwrap_or(variant.name), first)
            }
            _ => {
                let (rules, laws) = self.named(variant, known)?;
                (rules, laws, None)
            }
        };
        let start = self.start(&rules, first)?;
        Game::under(laws, start).map_err(|flaw| Fault {
            at: self.laws.as_ref().map_or(0, |(at, _)| *at),
            reason: flaw.into(),
        })
    }

    fn start(&self, rules: &Rules, first: Option<Color>) -> Result<Position, Fault<Reason>> {
        if let Some((at, fen)) = &self.fen {
            return Position::from_fen(fen, rules).map_err(|error| Fault {
                at: *at,
                reason: Reason::Fen(error),
            });
        }
        let usual = Position::initial(rules);
        let setup = Setup {
            turn: first.unwrap_or(usual.turn()),
            ..usual.to_setup()
        };
        Ok(Position::from_setup(&setup, rules).unwrap_or(usual))
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

    /// The rules that the tags name, the laws first; else the usual ones.
    fn named(&self, variant: Option<&str>, known: &Known) -> Result<(Rules, &str), Fault<Reason>> {
        if let Some((at, text)) = &self.laws {
            let rules = (known.rules)(text).ok_or_else(|| Fault {
                at: *at,
                reason: Reason::Laws {
                    text: excerpt(text),
                },
            });
            return Ok((rules?, text));
        }
        // It may say `Russian draughts`.
        let word = variant.and_then(|text| text.split(' ').next());
        let variant = word.and_then(Variant::find).unwrap_or(known.usual);
        Ok((variant.rules, variant.name))
    }
}
