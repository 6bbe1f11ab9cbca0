//! Odds: what a stronger player gives a weaker one at the start of every game (laws.md, section 6).

use crate::game_kind::GameKind;
use crate::man::Seat;

/// What can be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OddsKind {
    /// A pawn; the giver has the first move.
    Pawn,
    /// A pawn, and the other side has the first move.
    PawnMove,
    /// A pawn, and the other side makes two moves first.
    Pawn2,
    /// A pawn, and the other side makes three moves first.
    Pawn3,
    /// A pawn, and the other side makes four moves first.
    Pawn4,
    /// A knight; the giver has the first move.
    Knight,
    /// A rook; the giver has the first move.
    Rook,
    /// The queen; the giver has the first move.
    Queen,
    /// A bishop; the giver has the first move.
    Bishop,
}

impl OddsKind {
    /// Everything that can be given, in the order of its numbers in a saved game: what is new comes
    /// last. A game knows some of them ([`GameKind::odds`]).
    pub const ALL: [OddsKind; 9] = [
        OddsKind::Pawn,
        OddsKind::PawnMove,
        OddsKind::Pawn2,
        OddsKind::Pawn3,
        OddsKind::Pawn4,
        OddsKind::Knight,
        OddsKind::Rook,
        OddsKind::Queen,
        OddsKind::Bishop,
    ];

    /// The word that the page's contract uses (`odds`).
    pub fn word(self) -> &'static str {
        match self {
            OddsKind::Pawn => "pawn",
            OddsKind::PawnMove => "pawn-move",
            OddsKind::Pawn2 => "pawn-2",
            OddsKind::Pawn3 => "pawn-3",
            OddsKind::Pawn4 => "pawn-4",
            OddsKind::Knight => "knight",
            OddsKind::Rook => "rook",
            OddsKind::Queen => "queen",
            OddsKind::Bishop => "bishop",
        }
    }

    /// Returns what the word of the contract means.
    pub fn of_word(word: &str) -> Option<OddsKind> {
        OddsKind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// The files from which a man can be given, by number from the a-file's 0, in games for more
    /// than two from the giver's left hand (many-laws.md, C10): first the one that is meant unless
    /// the players choose another (001, art. 5). With moves it is always the king's bishop's pawn
    /// (000, "Vorgeben").
    pub fn files(self) -> &'static [u8] {
        match self {
            OddsKind::Pawn => &[5, 0, 1, 2, 3, 4, 6, 7],
            OddsKind::PawnMove | OddsKind::Pawn2 | OddsKind::Pawn3 | OddsKind::Pawn4 => &[5],
            OddsKind::Knight => &[1, 6],
            OddsKind::Rook => &[0, 7],
            OddsKind::Queen => &[3],
            OddsKind::Bishop => &[2, 5],
        }
    }

    /// Returns whether the other side has the first move, and not the giver.
    pub fn gives_move(self) -> bool {
        self == OddsKind::PawnMove || self.moves_ahead() > 0
    }

    /// Returns how many moves in a row the other side makes first, if they are several.
    pub fn moves_ahead(self) -> u8 {
        match self {
            OddsKind::Pawn2 => 2,
            OddsKind::Pawn3 => 3,
            OddsKind::Pawn4 => 4,
            _ => 0,
        }
    }
}

/// The odds of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// What is given.
    pub kind: OddsKind,
    /// Who gives it in this game. Where players change seats for the next game, the odds go with
    /// the player.
    pub giver: Seat,
    /// From which file the man is given: one of [`OddsKind::files`].
    pub file: u8,
}

impl Odds {
    /// Odds with the man that is meant unless the players choose another.
    pub fn new(kind: OddsKind, giver: Seat) -> Odds {
        Odds {
            kind,
            giver,
            file: kind.files()[0],
        }
    }

    /// The same with a man that can be given.
    pub(crate) fn fitted(self) -> Odds {
        if self.kind.files().contains(&self.file) {
            self
        } else {
            Odds::new(self.kind, self.giver)
        }
    }
}

impl GameKind {
    /// Returns what can be given in this game. More than two know no moves in a row, and the giver
    /// has the first move; of three, any man may be named (many-laws.md, section 2, C10).
    pub fn odds(self) -> &'static [OddsKind] {
        use OddsKind::{Bishop, Knight, Pawn, Pawn2, Pawn3, Pawn4, PawnMove, Queen, Rook};
        match self {
            GameKind::Chess => &[Pawn, PawnMove, Pawn2, Pawn3, Pawn4, Knight, Rook, Queen],
            GameKind::Draughts => &[],
            GameKind::Four => &[Pawn, Knight, Rook, Queen],
            GameKind::Three => &[Pawn, Knight, Bishop, Rook, Queen],
        }
    }

    /// Returns how many men one player can give in this game.
    pub(crate) fn most_odds(self) -> usize {
        match self {
            GameKind::Chess | GameKind::Four => 1,
            GameKind::Draughts => 0,
            // "Één of meer stukken" (3p-5): all but the king.
            GameKind::Three => 15,
        }
    }

    /// Returns who has the first move with these odds, in every game: the giver (001, art. 3),
    /// unless the move is given, too, to the one after it.
    pub(crate) fn first_with(self, odds: Odds) -> Seat {
        let after = usize::from(odds.kind.gives_move());
        Seat(((odds.giver.index() + after) % self.seats()) as u8)
    }
}
