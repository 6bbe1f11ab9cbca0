//! What a computer has to know of a game, beside what the search asks.

use std::fmt::Debug;

use rochade_review::Sentence;
use rochade_search::{Choice, Game};
use rochade_table::{GameKind, Seat, Table, View};

use crate::level::{Level, USUAL, Weakness};
use crate::scene::Scene;
use crate::sentence::Seen;

/// A game as a computer knows it: how a table is seen, what laws make of endings, how games are
/// begun. Everything else that a computer does is the same in all games.
pub trait Mind: Game<Node: Debug, Move: Debug> + Sized {
    /// The number of plies of a game from the usual position in which it plays by
    /// [`opening`](Mind::opening), and varies where that knows nothing.
    const OPENING: usize;

    /// The number of quiet moves of each player ([`Mind::quiet_plies`]) after which computers agree
    /// on a draw, where no law ends the game.
    const LONG: usize;

    /// How many men an ending has at most.
    const FEW: usize;

    /// What makes each level weak.
    const WEAKNESSES: [Weakness; 10] = USUAL;

    /// The game under its usual laws.
    fn usual() -> Self;

    /// Returns whether it knows a game.
    fn knows(game: GameKind) -> bool;

    /// Keeps to the laws of a table from now on; `is_counting` says that a player has begun to
    /// count moves. Returns whether nodes are worth something else than before.
    fn keep_to(&mut self, table: &Table, is_counting: bool) -> bool;

    /// Weighs positions for a seat from now on, whoever is to move. Returns whether nodes are worth
    /// something else than before.
    fn think_for(&mut self, _: Seat) -> bool {
        false
    }

    /// Lets nothing be drawn for being long from now on. Returns whether that is new.
    fn play_for_ever(&mut self) -> bool;

    /// Looks at the table, whose laws it keeps to already; `None` for what it doesn't know.
    fn look_at(&self, table: &Table) -> Option<Scene<Self>>;

    /// The node of a position in the game's text; `None` where the rules don't know it.
    fn read(&self, position: &str) -> Option<Self::Node>;

    /// Returns the side that a seat belongs to ([`Game::side`]); `None` for a seat that the game
    /// doesn't have.
    fn side_of(&self, seat: Seat) -> Option<usize>;

    /// Returns whether a choice gives check, as players say it.
    fn says_check(
        &self,
        before: Option<&Self::Node>,
        choice: &Choice<Self::Move, Self::Node>,
    ) -> bool;

    /// Returns a move as the terminal writes it.
    fn text(&self, node: &Self::Node, mv: Self::Move) -> String;

    /// Returns whether the side to move wins so easily that no level is weakened.
    fn wins_easily(&self, node: &Self::Node) -> bool;

    /// Returns which choice of a scene goes on as a level begins games, drawn by a seed; `None`
    /// where nothing is known.
    fn opening(&self, scene: &Scene<Self>, level: Level, seed: u64) -> Option<usize>;

    /// Returns whether a node stands in an opening that has a name, after this number of plies from
    /// the usual position.
    fn is_in_book(&self, _plies: usize, _: &Self::Node) -> bool {
        false
    }

    /// Returns what is said of a moment: nothing that the board and the lines don't show.
    fn sentence(&self, _: &Seen<'_, Self>) -> Sentence {
        Sentence::BETTER
    }

    /// Plies since the last irreversible move.
    fn quiet_plies(&self, view: &View) -> u32;
}
