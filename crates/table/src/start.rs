//! How a game starts: what is played, by whom, under which laws.

use crate::clock::{Control, Press};
use crate::laws::Laws;
use crate::man::Seat;
use crate::odds::Odds;
use crate::plan::Plan;
use crate::rules;
use crate::sitting::Player;

/// A game that can be played at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    /// Chess for two.
    Chess,
    /// Draughts on 64 squares.
    Draughts,
    /// The game that proves that the table holds any game; made for tests only.
    #[cfg(feature = "proof")]
    Proof,
}

impl GameKind {
    /// Every game.
    pub const ALL: &[GameKind] = &[
        GameKind::Chess,
        GameKind::Draughts,
        #[cfg(feature = "proof")]
        GameKind::Proof,
    ];

    /// The word that the page's contract uses (`data-game`).
    pub fn word(self) -> &'static str {
        match self {
            GameKind::Chess => "chess",
            GameKind::Draughts => "draughts",
            #[cfg(feature = "proof")]
            GameKind::Proof => "proof",
        }
    }

    /// The game with this word.
    pub fn of_word(word: &str) -> Option<GameKind> {
        let mut games = GameKind::ALL.iter().copied();
        games.find(|game| game.word() == word)
    }

    /// The game's board, seats and men.
    pub fn plan(self) -> Plan {
        match self {
            GameKind::Chess => rules::chess::plan(),
            GameKind::Draughts => rules::draughts::plan(),
            #[cfg(feature = "proof")]
            GameKind::Proof => rules::proof::plan(),
        }
    }

    /// How many seats the game has: those of its plan, without making that.
    pub fn seats(self) -> usize {
        match self {
            GameKind::Chess => rules::chess::SEATS,
            GameKind::Draughts => rules::draughts::SEATS,
            #[cfg(feature = "proof")]
            GameKind::Proof => rules::proof::SEATS,
        }
    }

    /// The laws that the game is played under unless the players choose others.
    pub fn usual_laws(self) -> Laws {
        match self {
            GameKind::Chess => Laws::MODERN,
            GameKind::Draughts => Laws::NORIS,
            #[cfg(feature = "proof")]
            GameKind::Proof => rules::proof::LAWS,
        }
    }
}

/// How a game starts. Lists by seat that are too short or too long for the game are made to fit when the table is set.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// Under which laws; they say what is played.
    pub laws: Laws,
    /// Who plays, in the order in which the players sit; in the first game of a sitting that is the order of seats.
    pub players: Vec<Player>,
    /// Who has the first move, if the game starts as usual; a position or odds say it themselves.
    pub first: Seat,
    /// The position to start from, in the game's own notation; the usual one if `None`.
    pub position: Option<String>,
    /// What one player gives the other; nothing where the game starts from a position that was set up.
    pub odds: Option<Odds>,
    /// What time the players have, in the order of seats; no clock if `None`. Where players change seats for the next
    /// game, their times go with them.
    pub controls: Option<Vec<Control>>,
    /// What ends a player's time for a move; without a clock, [`Press::Auto`].
    pub press: Press,
}

impl Start {
    /// A game as it usually starts, without a clock.
    pub fn new(game: GameKind, players: Vec<Player>) -> Start {
        Start::under(game.usual_laws(), players)
    }

    /// The same under other laws.
    pub fn under(laws: Laws, players: Vec<Player>) -> Start {
        Start {
            first: laws.first_seat(),
            laws,
            players,
            position: None,
            odds: None,
            controls: None,
            press: Press::Auto,
        }
    }

    /// What is played.
    pub fn game(&self) -> GameKind {
        self.laws.game
    }

    /// The same, with a player and a control for each seat and none more, and a first seat that the game has.
    pub(crate) fn fitted(mut self) -> Start {
        let seats = self.game().seats();
        self.players.resize_with(seats, Player::default);
        if let Some(controls) = &mut self.controls {
            match controls.last().cloned() {
                Some(last) => controls.resize(seats, last),
                None => self.controls = None,
            }
        }
        if self.controls.is_none() {
            self.press = Press::Auto;
        }
        // Draughts has no law that gives the other side the first move.
        if self.first.index() >= seats || self.game() == GameKind::Draughts {
            self.first = self.laws.first_seat();
        }
        self.fit_odds();
        self
    }

    /// Leaves odds that the game doesn't know, or that a position leaves no room for; the others say who has the first move.
    fn fit_odds(&mut self) {
        let seats = self.game().seats();
        let are_given = |odds: &Odds| odds.giver.index() < seats;
        let odds = self.odds.filter(are_given).map(Odds::fitted);
        self.odds = match self.game() {
            GameKind::Chess if self.position.is_none() => odds,
            _ => None,
        };
        if let Some(odds) = self.odds {
            self.first = rules::chess::first_with(odds);
        }
    }
}
