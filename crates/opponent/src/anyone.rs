//! A computer of any game.

use rochade_search::{Limits, Watch};
use rochade_table::{GameKind, Intent, Seat, Table};

use crate::chess::Chess;
use crate::draughts::{Draughts, Turn};
use crate::level::Level;
use crate::many::Many;
use crate::player::Player;
use crate::{Difficulty, Play};

/// A player of one of the games, which is known only when a table is seen.
#[derive(Debug)]
pub enum Anyone {
    /// Chess for two.
    Chess(Player<Chess>),
    /// Draughts.
    Draughts(Player<Draughts>),
    /// Chess for four or for three.
    Many(Player<Many>),
}

/// Whoever waits for a computer, whatever it plays.
pub trait AnyWatch: Watch<rochade_chess::Move> + Watch<Turn> + Watch<rochade_many::Move> {}

impl<W: Watch<rochade_chess::Move> + Watch<Turn> + Watch<rochade_many::Move>> AnyWatch for W {}

/// Does the same with a player of any game.
macro_rules! with_player {
    ($anyone:expr, $player:ident => $done:expr) => {
        match $anyone {
            Anyone::Chess($player) => $done,
            Anyone::Draughts($player) => $done,
            Anyone::Many($player) => $done,
        }
    };
}

impl Anyone {
    /// A player of a game and a level, whose chance comes from the seed, with a transposition table
    /// of this number of bytes.
    pub fn of(game: GameKind, level: Level, seed: u64, bytes: usize) -> Anyone {
        match game {
            GameKind::Chess => Anyone::Chess(Player::of(level, seed, bytes)),
            GameKind::Draughts => Anyone::Draughts(Player::of(level, seed, bytes)),
            GameKind::Four | GameKind::Three => Anyone::Many(Player::of(level, seed, bytes)),
        }
    }

    /// Sets how far it may look, whatever the level does.
    pub fn set_ceiling(&mut self, ceiling: Limits) {
        with_player!(self, player => player.set_ceiling(ceiling));
    }

    /// Returns whether it plays a game.
    pub(crate) fn plays(&self, game: GameKind) -> bool {
        match self {
            Anyone::Chess(_) => game == GameKind::Chess,
            Anyone::Draughts(_) => game == GameKind::Draughts,
            Anyone::Many(_) => matches!(game, GameKind::Four | GameKind::Three),
        }
    }

    /// Its level.
    pub(crate) fn level(&self) -> Level {
        with_player!(self, player => player.level)
    }

    /// Lets its chance come from another seed.
    pub(crate) fn set_seed(&mut self, seed: u64) {
        with_player!(self, player => player.seed = seed);
    }

    /// Returns what it does at a seat now ([`Player::act`]).
    pub fn act(
        &mut self,
        table: &Table,
        seat: Seat,
        may_resign: bool,
        watch: &mut impl AnyWatch,
    ) -> Vec<Intent> {
        with_player!(self, player => player.act(table, seat, may_resign, watch))
    }

    /// Returns how hard the next move of a seat is to choose ([`Player::difficulty`]).
    pub fn difficulty(&mut self, table: &Table, seat: Seat) -> Difficulty {
        with_player!(self, player => player.difficulty(table, seat))
    }

    /// Returns what it would do now; `None` if there is no step.
    pub(crate) fn play(&mut self, table: &Table, watch: &mut impl AnyWatch) -> Option<Play> {
        with_player!(self, player => Some(player.think(table, watch)?.play))
    }
}
