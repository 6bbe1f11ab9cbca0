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

/// Somebody at the table. The name and the picture stay, whatever the seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name; empty if the players did not care to give one.
    pub name: String,
    /// The picture, shown in the colour that the player has in this game.
    pub avatar: Avatar,
}
