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

    /// How many numbers [`Game::piece_to`] gives.
    const PIECE_TO_INDICES: usize;

    /// How far apart evaluations are in this game.
    const MARGINS: Margins;

    /// A number that tells nodes apart.
    fn key(&self, node: &Self::Node) -> u64;

    /// The side to move, 0 or 1.
    fn side(&self, node: &Self::Node) -> usize;

    /// Visits the legal moves, always in the same order; only the noisy ones where `noisy` is set
    /// ([`Game::capture`]), all of which have to be among them.
    fn visit(&self, node: &Self::Node, noisy: bool, visit: impl FnMut(Self::Move));

    /// The node after a legal move.
    fn play(&self, node: &Self::Node, mv: Self::Move) -> Self::Node;

    /// The node after a null move, with which the side to move passes; `None` where that tells
    /// nothing about its moves (zugzwang).
    fn null_move(&self, node: &Self::Node) -> Option<Self::Node>;

    /// The static evaluation: what the position is worth to the side to move if nothing is pending,
    /// well below [`HALF_WIN`](crate::HALF_WIN).
    fn evaluate(&self, node: &Self::Node) -> i32;

    /// Returns whether the side to move is in check; in a game without checks, whether it has to
    /// answer something, so that no static evaluation holds and the quiescence search doesn't stand
    /// pat.
    fn in_check(&self, node: &Self::Node) -> bool;

    /// Returns whether even weak eyes see all moves here, as they do in check.
    fn sees_all(&self, node: &Self::Node) -> bool {
        self.in_check(node)
    }

    /// Returns whether lines through here are searched a ply more, as those through a check are
    /// (check extension).
    fn is_extended(&self, node: &Self::Node) -> bool {
        self.in_check(node)
    }

    /// Returns whether a move gives check ([`Game::in_check`]), asked before it is played; rare
    /// kinds of moves may be missed.
    fn gives_check(&self, node: &Self::Node, mv: Self::Move) -> bool;

    /// Returns how the game ends here by law, though moves are left: what that is worth to the side
    /// to move.
    fn ending(&self, node: &Self::Node) -> Option<i32>;

    /// Returns whether the side to move, which has no legal move, has lost (checkmate) or drawn
    /// (stalemate).
    fn no_moves(&self, node: &Self::Node) -> NoMoves;

    /// Returns how many plies ago a position can have stood that is the same as this one; 0 where
    /// the laws make nothing of that.
    fn reversible(&self, node: &Self::Node) -> usize;

    /// What move ordering and pruning have to know of a noisy move, which is a capture or a
    /// promotion; `None` for a quiet move.
    fn capture(&self, node: &Self::Node, mv: Self::Move) -> Option<Capture>;

    /// Static exchange evaluation (SEE): what the exchange on the move's target brings the side to
    /// move, both sides taking as long as it pays.
    fn see(&self, node: &Self::Node, mv: Self::Move) -> i32;

    /// A number for the move: side and squares.
    fn index(&self, node: &Self::Node, mv: Self::Move) -> usize;

    /// A number for the man that moves and where it goes, as continuation history needs it.
    fn piece_to(&self, node: &Self::Node, mv: Self::Move) -> usize;

    /// Returns how easily the move is overlooked, in thousandths of the usual: a long move or a
    /// backward one more, a recapture (`before` is the last move) less.
    fn obscurity(&self, node: &Self::Node, mv: Self::Move, before: Option<Self::Move>) -> u32;

    /// Returns how far players make such a move by habit, whatever comes of it, in thousandths of a
    /// good habit, 2,000 at most; below 0 where they avoid it, −1,000 at least.
    fn habit(&self, _: &Self::Node, _: Self::Move) -> i32 {
        0
    }
}

/// A noisy move: a capture or a promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture {
    /// The MVV-LVA score: the most valuable victim first, by the least valuable attacker.
    pub mvv_lva: i32,
    /// What it takes, and what a promotion adds, in hundredths of a pawn.
    pub takes: i32,
    /// What the exchange loses by static exchange evaluation (SEE); 0 if it doesn't lose.
    pub loss: i32,
}

/// How a game ends in which the side to move has no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMoves {
    /// The side to move has lost: checkmate.
    Lost,
    /// Nobody wins: stalemate.
    Drawn,
}

/// How far apart evaluations are in a game, in hundredths of a pawn.
#[derive(Clone, Copy, Debug)]
pub struct Margins {
    /// What a ply of depth can be worth in quiet positions (futility margin).
    pub ply: i32,
    /// What an exchange may lose for each ply of depth without being pruned (SEE pruning).
    pub exchange: i32,
    /// Half of the first aspiration window around the last iteration's score.
    pub aspiration: i32,
    /// What a capture can bring beyond what it takes (delta pruning).
    pub capture: i32,
    /// The losses that the second look tells apart, the greatest first: from which one on, and with
    /// how many thousandths of its chance such a move is dropped.
    pub losses: [(i32, u32); 4],
}
