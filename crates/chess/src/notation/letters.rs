use crate::piece::Role;

/// What stands for the men in a notation: letters of a language, or pictures.
///
/// The rules know the English letters only; those of other languages come from the caller (the
/// page).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it all
pub struct Letters {
    pub pawn: &'static str,
    pub knight: &'static str,
    pub bishop: &'static str,
    pub rook: &'static str,
    pub queen: &'static str,
    pub king: &'static str,
}

impl Letters {
    /// The letters of PGN.
    pub const ENGLISH: Letters = Letters {
        pawn: "P",
        knight: "N",
        bishop: "B",
        rook: "R",
        queen: "Q",
        king: "K",
    };

    /// Pictures, the same for both sides (play.md section 4).
    pub const FIGURINES: Letters = Letters {
        pawn: "♟",
        knight: "♞",
        bishop: "♝",
        rook: "♜",
        queen: "♛",
        king: "♚",
    };

    /// The outlined pictures that other programs use for White; read, not written.
    pub(crate) const OUTLINES: Letters = Letters {
        pawn: "♙",
        knight: "♘",
        bishop: "♗",
        rook: "♖",
        queen: "♕",
        king: "♔",
    };

    /// Returns what stands for a kind of man.
    #[inline]
    pub const fn of(&self, role: Role) -> &'static str {
        match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.queen,
            Role::King => self.king,
        }
    }
}

impl Default for Letters {
    /// English.
    fn default() -> Letters {
        Letters::ENGLISH
    }
}
