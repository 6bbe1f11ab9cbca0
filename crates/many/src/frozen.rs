/// Why a player's men stand frozen: they neither move nor are taken (4p-36, 4p-37, 3p-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Frozen {
    /// The turn came, the king was in check, and no move was legal (4p-36, 3p-32).
    Mated,
    /// The turn came, the king was not in check, and no move was legal (4p-41, 3p-25).
    Stalemated,
    /// The player has left the game for three: never released, and counts as mated (many-laws.md,
    /// section 2, C11).
    Left,
}

impl Frozen {
    /// The letter in texts: `m`, `s`, `o`.
    pub const fn letter(self) -> char {
        match self {
            Frozen::Mated => 'm',
            Frozen::Stalemated => 's',
            Frozen::Left => 'o',
        }
    }
}
