//! The laws of chess for four and for three that chess for two doesn't know (many-laws.md, section
//! 3).

mod presets;

use rochade_many as many;

use super::Laws;
use super::law::law_choices;
use crate::game_kind::GameKind;

pub(super) use presets::{FOUR, GUSTAVUS_FOUR, GUSTAVUS_THREE, THREE};

law_choices! {
    /// Which way the turn goes round (many-handed.md, section 4, N4).
    Turns:
    /// To the player on one's right.
    Right = "right",
    /// To the player on one's left.
    Left = "left",
}

law_choices! {
    /// On which board three play (many-handed.md, section 2.3).
    BoardOfThree:
    /// The common board with wings of two rows at three sides.
    T112 = "t112",
    /// The same with a fourth wing.
    Cross128 = "cross128",
    /// The same with a third row in Black's wing.
    T120 = "t120",
    /// Twelve columns and ten rows.
    Rect = "rect",
}

law_choices! {
    /// Who may take a pawn in passing (many-laws.md, section 2, C13).
    EnPassant:
    /// Each enemy once, in the own next turn.
    EachEnemy = "each-enemy",
    /// The enemy whose turn comes first.
    NextEnemy = "next-enemy",
}

law_choices! {
    /// What two stalemates are worth in the game for three (many-laws.md, section 2, C15).
    TwoStalemates:
    /// A victory.
    Full = "full",
    /// An incomplete victory.
    Incomplete = "incomplete",
}

law_choices! {
    /// Whose moves a count is of (many-laws.md, section 2, C9).
    CountOf:
    /// Of each player who can move.
    Each = "each",
    /// Of each side, both players together.
    Side = "side",
}

impl Laws {
    /// Returns the rules of chess for four or for three under these laws. The table counts by
    /// itself: only a count that the text of a position tells is the rules' to end.
    pub fn many_rules(&self) -> many::Rules {
        many::Rules {
            board: match (self.game, self.board) {
                (GameKind::Three, BoardOfThree::T112) => many::Board::T112,
                (GameKind::Three, BoardOfThree::Cross128) => many::Board::Cross128,
                (GameKind::Three, BoardOfThree::T120) => many::Board::T120,
                (GameKind::Three, BoardOfThree::Rect) => many::Board::Rect,
                _ => many::Board::Four,
            },
            turns: match self.direction {
                Turns::Right => many::Turns::Right,
                Turns::Left => many::Turns::Left,
            },
            en_passant: match self.en_passant {
                EnPassant::EachEnemy => many::Takers::EachEnemy,
                EnPassant::NextEnemy => many::Takers::NextEnemy,
            },
            two_stalemates: match self.two_stalemates {
                TwoStalemates::Full => many::TwoStalemates::Full,
                TwoStalemates::Incomplete => many::TwoStalemates::Incomplete,
            },
            limit: self.count_limit(),
            unsaid: self.want_check_said(),
        }
    }

    /// Returns when a count is complete; at the end of all counting, where the laws know none.
    fn count_limit(&self) -> many::Limit {
        let moves = u16::try_from(self.limit_plies.get() / 2).unwrap_or(u16::MAX);
        if self.may_count().is_err() {
            many::Limit::Each(u16::MAX)
        } else if self.game == GameKind::Four && self.count_by_side() {
            many::Limit::Side(moves)
        } else {
            many::Limit::Each(moves)
        }
    }

    /// Returns whether a count is of both players of a side together.
    pub(crate) fn count_by_side(&self) -> bool {
        self.count_of == CountOf::Side
    }
}
