//! How a game starts: what is played, by whom, under which laws.

use crate::clock::{Control, Press};
use crate::game_kind::GameKind;
use crate::laws::Laws;
use crate::man::Seat;
use crate::odds::Odds;
use crate::player::Player;
use crate::rules::{self, PositionError, Rules};

/// How a game starts. Lists by seat that are too short or too long for the game are made to fit
/// when the table is set.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// Under which laws; they say what is played.
    pub laws: Laws,
    /// Who plays, in the order in which the players sit; in the first game of a sitting that is the
    /// order of seats.
    pub players: Vec<Player>,
    /// Who has the first move, if the game starts as usual; a position or odds say it themselves.
    pub first: Seat,
    /// The position to start from, in the game's own notation; the usual one if `None`.
    pub position: Option<String>,
    /// What one player gives the others, man by man; nothing where the game starts from a position
    /// that was set up. Chess for two has at most one man, chess for three may have more (001,
    /// three, art. 5).
    pub odds: Vec<Odds>,
    /// What time the players have, in the order of seats; no clock if `None`. Where players change
    /// seats for the next game, their times go with them.
    pub controls: Option<Vec<Control>>,
    /// What ends a player's time for a move; without a clock, [`Press::Auto`].
    pub press: Press,
    /// Whether who plays against a computer may ask for hints.
    pub hints: bool,
    /// Whether computers may resign.
    pub computers_resign: bool,
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
            odds: Vec::new(),
            controls: None,
            press: Press::Auto,
            hints: true,
            computers_resign: false,
        }
    }

    /// Returns what is played.
    pub fn game(&self) -> GameKind {
        self.laws.game
    }

    /// The rules of the game as it starts.
    pub(crate) fn set_up(&self) -> Result<Box<dyn Rules>, PositionError> {
        rules::set_up(&self.laws, self.position.as_deref(), self.first, &self.odds)
    }

    /// The same, with a player and a control for each seat and none more, and a first seat that the
    /// game has.
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
        if self.first.index() >= seats || !self.game().lets_first_move_change() {
            self.first = self.laws.first_seat();
        }
        self.fit_odds();
        self
    }

    /// Leaves out odds that the game doesn't know, or that a position leaves no room for; the
    /// others say who has the first move.
    fn fit_odds(&mut self) {
        let (game, seats) = (self.game(), self.game().seats());
        if self.position.is_some() {
            self.odds.clear();
        }
        self.odds
            .retain(|odds| odds.giver.index() < seats && game.odds().contains(&odds.kind));
        let Some(&last) = self.odds.last() else {
            return;
        };
        self.odds.retain(|odds| odds.giver == last.giver);
        for odds in &mut self.odds {
            *odds = odds.fitted();
        }
        self.odds.dedup();
        let too_many = self.odds.len().saturating_sub(game.most_odds());
        self.odds.drain(..too_many);
        self.first = game.first_with(last);
    }
}
