use crate::board::Board;
use crate::seat::{Game, Seat};

/// By which rules a game is played: what differs from one board or reading of the articles to
/// another, as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The board with its array.
    pub board: Board,
    /// Which way the turn goes round.
    pub turns: Turns,
    /// Who may take a pawn in passing.
    pub en_passant: Takers,
    /// What two stalemates are worth to the third player.
    pub two_stalemates: TwoStalemates,
    /// When a count that somebody has claimed is complete.
    pub limit: Limit,
    /// Whether a check may be ignored that nobody has said (2p-18 by 4p-18). Which one that is, the
    /// position doesn't know: it is told ([`Position::ignoring`](crate::Position::ignoring)).
    pub unsaid: bool,
}

impl Rules {
    /// Chess for four, as many-laws.md, section 3, has it.
    pub const FOUR: Rules = Rules {
        board: Board::Four,
        turns: Turns::Right,
        en_passant: Takers::EachEnemy,
        two_stalemates: TwoStalemates::Full,
        limit: Limit::Side(30),
        unsaid: false,
    };

    /// Chess for three, as many-laws.md, section 3, has it.
    pub const THREE: Rules = Rules {
        board: Board::T112,
        limit: Limit::Each(50),
        ..Rules::FOUR
    };

    /// Returns which game it is.
    pub const fn game(&self) -> Game {
        self.board.game()
    }

    /// Returns who moves first if nothing else is said: C of four, Black of three (3p-38).
    pub const fn first(&self) -> Seat {
        match self.game() {
            Game::Four => Seat::C,
            Game::Three => Seat::BLACK,
        }
    }
}

/// Which way the turn goes round: "van de linker- naar de regterhand" (4p-1, 3p-38; many-handed.md,
/// section 4, N4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turns {
    /// To the player on one's right, counter-clockwise seen from above.
    Right,
    /// To the player on one's left.
    Left,
}

/// Who may take a pawn in passing (2p-11; many-handed.md, section 4, N9; many-laws.md, section 2,
/// C13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takers {
    /// Each enemy once, in the own next turn.
    EachEnemy,
    /// Only the enemy whose turn comes first.
    NextEnemy,
}

/// What two stalemates are worth in the game for three (3p-37; many-laws.md, section 2, C15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwoStalemates {
    /// A victory.
    Full,
    /// An incomplete victory.
    Incomplete,
}

/// When a count is complete (4p-23, 3p-23; many-laws.md, section 2, C9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// When both players of each side together have made this number of moves.
    Side(u16),
    /// When each player who is not frozen has made this number of moves.
    Each(u16),
}
