//! The games that can be played at the table, by name.

/// A game that can be played at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    /// Chess for two.
    Chess,
    /// Draughts on 64 squares.
    Draughts,
    /// Chess for four.
    Four,
    /// Chess for three.
    Three,
}

impl GameKind {
    /// Every game.
    pub const ALL: &[GameKind] = &[
        GameKind::Chess,
        GameKind::Draughts,
        GameKind::Four,
        GameKind::Three,
    ];

    /// The word that the page's contract uses (`data-game`).
    pub fn word(self) -> &'static str {
        match self {
            GameKind::Chess => "chess",
            GameKind::Draughts => "draughts",
            GameKind::Four => "four",
            GameKind::Three => "three",
        }
    }

    /// The game with this word.
    pub fn of_word(word: &str) -> Option<GameKind> {
        let mut games = GameKind::ALL.iter().copied();
        games.find(|game| game.word() == word)
    }
}
