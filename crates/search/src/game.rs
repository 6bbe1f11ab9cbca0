//! What the search asks of a game.

/// A game of two sides, as the search needs it. The side that moves is told by the node and not by
/// the parity of plies, so that a side may move twice.
pub trait Game {
    /// A position with all that is kept up move by move: key, sums of the evaluation.
    type Node: Clone;

    /// A move.
    type Move: Copy + Eq;

    /// How many numbers [`Game::index`] gives.
    const INDICES: usize;

    /// How many numbers [`Game::shape`] gives.
    const SHAPES: usize;

    /// How far apart evaluations are in this game.
    const MARGINS: Margins;

    /// A number that tells nodes apart.
    fn key(&self, node: &Self::Node) -> u64;

    /// The side to move, 0 or 1.
    fn side(&self, node: &Self::Node) -> usize;

    /// Visits the legal moves, always in the same order; only the noisy ones where `noisy` is set
    /// ([`Game::noise`]), all of which have to be among them.
    fn visit(&self, node: &Self::Node, noisy: bool, visit: impl FnMut(Self::Move));

    /// The node after a legal move.
    fn play(&self, node: &Self::Node, mv: Self::Move) -> Self::Node;

    /// The node where the side to move passes; `None` if that tells nothing about its moves.
    fn pass(&self, node: &Self::Node) -> Option<Self::Node>;

    /// Returns what the position is worth to the side to move, if nothing is pending; below
    /// [`HALF_WIN`](crate::HALF_WIN) by a good piece.
    fn evaluate(&self, node: &Self::Node) -> i32;

    /// Returns whether the side to move has to answer something (a check), so that no evaluation
    /// holds.
    fn is_pressed(&self, node: &Self::Node) -> bool;

    /// Returns whether a move leaves the other side pressed ([`Game::is_pressed`]), but for rare
    /// kinds of moves: asked before it is played.
    fn presses(&self, node: &Self::Node, mv: Self::Move) -> bool;

    /// Returns how the game ends here by law, though moves are left: what that is worth to the side
    /// to move.
    fn ending(&self, node: &Self::Node) -> Option<i32>;

    /// Returns what it means that the side to move has no move.
    fn stuck(&self, node: &Self::Node) -> Stuck;

    /// Returns how many plies ago a position can have stood that is the same as this one; 0 where
    /// the laws make nothing of that.
    fn reversible(&self, node: &Self::Node) -> usize;

    /// Returns how soon a noisy move (a capture, a promotion) is to be looked at, the higher the
    /// sooner; negative where it loses more than it takes. `None` for a quiet move.
    fn noise(&self, node: &Self::Node, mv: Self::Move) -> Option<i32>;

    /// Returns what the exchange on the move's target brings the side to move, both sides taking as
    /// long as it pays.
    fn gain(&self, node: &Self::Node, mv: Self::Move) -> i32;

    /// A number for the move: side and squares.
    fn index(&self, node: &Self::Node, mv: Self::Move) -> usize;

    /// A number for the man that moves and where it goes.
    fn shape(&self, node: &Self::Node, mv: Self::Move) -> usize;

    /// Returns how easily the move is overlooked, in thousandths of the usual: a long move or a
    /// backward one more, a recapture (`before` is the last move) less.
    fn obscurity(&self, node: &Self::Node, mv: Self::Move, before: Option<Self::Move>) -> u32;
}

/// What it means that a side has no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// It has lost.
    Lost,
    /// Nobody wins.
    Drawn,
}

/// How far apart evaluations are in a game, in hundredths of a pawn.
#[derive(Clone, Copy, Debug)]
pub struct Margins {
    /// What a ply of depth can be worth in quiet positions.
    pub ply: i32,
    /// What an exchange may lose for each ply of depth and still be looked at.
    pub exchange: i32,
    /// The first window around the last iteration's score.
    pub aspiration: i32,
    /// What a capture can bring beyond what it takes.
    pub capture: i32,
    /// The losses that the second look tells apart, the greatest first: from which one on, and with
    /// how many thousandths of its chance such a move is dropped.
    pub losses: [(i32, u32); 4],
}
