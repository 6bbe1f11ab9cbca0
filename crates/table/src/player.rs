//! Who sits at the table.

/// A picture that a player can have: a chess man, whatever is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Avatar {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    #[default]
    King,
}

impl Avatar {
    /// Every picture.
    pub const ALL: [Avatar; 6] = [
        Avatar::Pawn,
        Avatar::Knight,
        Avatar::Bishop,
        Avatar::Rook,
        Avatar::Queen,
        Avatar::King,
    ];

    /// The letter of the man in the picture, a capital.
    pub fn letter(self) -> &'static str {
        match self {
            Avatar::Pawn => "P",
            Avatar::Knight => "N",
            Avatar::Bishop => "B",
            Avatar::Rook => "R",
            Avatar::Queen => "Q",
            Avatar::King => "K",
        }
    }
}

/// The computer in a player's place (opponent.md): it answers with intents like anybody else, and
/// comes from outside ([`Table::waits_for`](crate::Table::waits_for)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Computer {
    /// How strong it plays, from 1 to [`Computer::STRONGEST`].
    pub level: u8,
    /// From what its chance comes.
    pub seed: u32,
}

impl Computer {
    /// The strongest level.
    pub const STRONGEST: u8 = 10;

    /// The computer at a level; `None` if there is no such level.
    pub fn new(level: u8, seed: u32) -> Option<Computer> {
        let is_level = (1..=Computer::STRONGEST).contains(&level);
        is_level.then_some(Computer { level, seed })
    }
}

/// Somebody at the table. The name and the picture stay, whatever the seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name; empty if the players did not care to give one.
    pub name: String,
    /// The picture, shown in the colour that the player has in this game.
    pub avatar: Avatar,
    /// The computer, if it plays in this place; `None` for a person.
    pub computer: Option<Computer>,
}

impl Player {
    /// Returns whether two are persons, or computers of one level.
    pub(crate) fn is_like(&self, other: &Player) -> bool {
        let level = |player: &Player| player.computer.map(|computer| computer.level);
        level(self) == level(other)
    }
}
