//! What the laws on the table make of endings.

use rochade_chess::{Color, Position, Role};
use rochade_search::{DRAW, HALF_WIN, MATE};
use rochade_table::{BareKing, FiftyMoves, Laws, PerpetualCheck, Repetition, Restart};

use super::Node;

/// How games end by law, as far as the search has to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// Whether positions or series that come again and again, or check for ever, draw, by
    /// themselves or by claim.
    pub(crate) repetition: bool,
    /// After how many plies the game is drawn; `None` where they are not counted.
    pub(crate) limit: Option<u32>,
    /// What begins their number anew.
    pub(crate) restart: Restart,
    /// What it means to have nothing left but the king.
    pub(crate) bare: BareKing,
}

impl Ends {
    /// Those of today's chess.
    pub const MODERN: Ends = Ends {
        repetition: true,
        limit: Some(100),
        restart: Restart::PawnOrCapture,
        bare: BareKing::Nothing,
    };

    /// Those of a set of laws; `is_counting` says that a player has begun to count moves.
    pub fn by(laws: &Laws, is_counting: bool) -> Ends {
        // Without `..`: a new law is to say here what the computer makes of it.
        let Laws {
            repetition,
            perpetual_check,
            fifty_moves,
            limit_plies,
            restart,
            bare_king,
            // Two positions that are the same are enough for the search, and men that can't mate.
            times: _,
            dead_position: _,
            // What players may say and ask, and what follows a touch or a false move: no move that
            // the search makes is one of these.
            count_begins: _,
            count_struck: _,
            draw_offer: _,
            take_back: _,
            flag: _,
            touched_own: _,
            touched_enemy: _,
            adjusting: _,
            insists: _,
            castling: _,
            illegal_move: _,
            say_check: _,
            // How games begin.
            first_game: _,
            later_games: _,
            odds: _,
            // Other games.
            game: _,
            begins: _,
            men_capture: _,
            king_move: _,
            landing: _,
            removal: _,
            promotion_in_capture: _,
            capture: _,
            chain: _,
            preference: _,
            huff: _,
            direction: _,
            board: _,
            en_passant: _,
            two_stalemates: _,
            count_of: _,
        } = laws;
        let counts = match fifty_moves {
            FiftyMoves::AtOnce | FiftyMoves::Claimed => true,
            FiftyMoves::Counted => is_counting,
            FiftyMoves::Nothing => false,
        };
        Ends {
            repetition: *repetition != Repetition::Nothing
                || *perpetual_check != PerpetualCheck::Nothing,
            limit: counts.then(|| limit_plies.get()),
            restart: *restart,
            bare: *bare_king,
        }
    }

    /// The same where nothing is drawn for being long.
    #[must_use]
    pub(crate) fn without_draws(self) -> Ends {
        Ends {
            repetition: false,
            limit: None,
            ..self
        }
    }

    /// Returns whether a move begins the number of plies anew.
    #[inline]
    pub(crate) fn begins_anew(
        &self,
        role: Role,
        takes: bool,
        promotes: bool,
        castles: bool,
    ) -> bool {
        match self.restart {
            Restart::PawnOrCapture => takes || role == Role::Pawn,
            Restart::CastlingToo => takes || castles || role == Role::Pawn,
            Restart::CaptureOrPromotion => takes || promotes,
            Restart::Nothing => false,
        }
    }

    /// Returns how the game ends at a node by law, though there are moves: what it is worth to the
    /// side to move.
    pub(crate) fn ending(&self, node: &Node) -> Option<i32> {
        let board = node.position.board();
        let us = node.position.turn();
        let men = |color: Color| board.color(color).len();
        if self.bare != BareKing::Nothing && (men(us) == 1) != (men(us.other()) == 1) {
            let winner = if men(us) == 1 { us.other() } else { us };
            let plain = board.role(Role::Pawn) | board.role(Role::King);
            let has_officer = (board.color(winner) - plain).any();
            let worth = match self.bare {
                BareKing::Loss => Some(MATE),
                BareKing::HalfWin => has_officer.then_some(HALF_WIN),
                BareKing::Nothing => None,
            };
            // Who is mated has lost a whole game.
            if let Some(worth) = worth
                && !node.is_mate()
            {
                return Some(if winner == us { worth } else { -worth });
            }
        }
        if too_few(&node.position) {
            return Some(DRAW);
        }
        let is_full = self.limit.is_some_and(|limit| node.plies >= limit);
        (is_full && !node.is_mate()).then_some(DRAW)
    }
}

/// Returns whether at most three men are left, with which nobody can mate.
pub(super) fn too_few(position: &Position) -> bool {
    let board = position.board();
    let minor = board.role(Role::Knight) | board.role(Role::Bishop);
    board.occupied().len() <= 3 && (board.occupied() - board.role(Role::King) - minor).is_empty()
}

impl Node {
    fn is_mate(&self) -> bool {
        self.is_check && !self.position.has_legal_move()
    }
}
