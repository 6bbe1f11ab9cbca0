//! Which choices of a law a game has: some need two players, others pairs.

use super::{FirstGame, LaterGames};
use crate::game_kind::GameKind;

impl GameKind {
    /// Returns whether a choice of a law is one in this game.
    pub(super) fn has_choice(self, law: &str, choice: &str) -> bool {
        let about_first_move = [
            FirstGame::LotForFirstMove.word(),
            LaterGames::FirstMoveChanges.word(),
        ];
        let is_many = matches!(self, GameKind::Four | GameKind::Three);
        match law {
            // What is claimed in chess for two, and its series, need every second ply
            // (many-laws.md, section 2, C8 and C9).
            "repetition" if is_many => !choice.starts_with("series"),
            "fifty-moves" if is_many => !["at-once", "claimed"].contains(&choice),
            "fifty-limit" => is_many || choice != "30",
            "later-games" if choice == LaterGames::NewPartners.word() => self.has_allies(),
            "illegal-move" => self.has_allies() || choice != "stand-in-check-too",
            // Black begins, and the lot says who has Black (3p-1, 3p-38).
            "first-game" if self == GameKind::Three => true,
            _ => self.lets_first_move_change() || !about_first_move.contains(&choice),
        }
    }

    /// Returns whether players fight in pairs.
    fn has_allies(self) -> bool {
        match self {
            GameKind::Chess | GameKind::Draughts | GameKind::Three => false,
            GameKind::Four => true,
            #[cfg(feature = "proof")]
            GameKind::Proof => false,
            #[cfg(feature = "proof")]
            GameKind::Pairs => true,
        }
    }
}
