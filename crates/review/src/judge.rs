//! How moves are judged: by the chances to win that they give away.

use rochade_table::GameKind;

/// A judgement of a move by how much of its player's chances to win it gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Judgement {
    /// It gives away a twentieth: `?!`.
    Inaccuracy,
    /// It gives away a tenth: `?`.
    Mistake,
    /// It gives away three twentieths: `??`.
    Blunder,
}

/// How steeply the chances to win grow with a score in hundredths of a pawn.
pub type Slope = f64;

/// Returns the slope of a game (opponent.md, section 1, "Review").
pub const fn slope(game: GameKind) -> Slope {
    match game {
        GameKind::Chess => 0.003_682_08,
        // Who is a man ahead wins more often than with a pawn in chess.
        GameKind::Draughts => 0.009,
        // There are twice as many men, and a mated enemy is worth a queen.
        GameKind::Four | GameKind::Three => 0.002,
    }
}

impl Judgement {
    /// All judgements, the mildest first.
    pub const ALL: [Judgement; 3] = [
        Judgement::Inaccuracy,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// Returns the word that the page's contract has for it (`data-judgement`).
    pub const fn word(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }

    /// Returns its numeric annotation glyph, as PGN has it.
    pub const fn nag(self) -> u8 {
        match self {
            Judgement::Inaccuracy => 6,
            Judgement::Mistake => 2,
            Judgement::Blunder => 4,
        }
    }
}

/// Returns how a move is judged, by its player's chances to win before and after it, from 0 to 1.
pub fn judge(before: f64, after: f64) -> Option<Judgement> {
    let given = before - after;
    match given {
        _ if given >= 0.15 => Some(Judgement::Blunder),
        _ if given >= 0.10 => Some(Judgement::Mistake),
        _ if given >= 0.05 => Some(Judgement::Inaccuracy),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_judged_by_the_chances_they_give_away() {
        assert_eq!(judge(0.5, 0.46), None);
        assert_eq!(judge(0.5, 0.44), Some(Judgement::Inaccuracy));
        assert_eq!(judge(0.5, 0.39), Some(Judgement::Mistake));
        assert_eq!(judge(0.5, 0.30), Some(Judgement::Blunder));
        assert_eq!(judge(0.5, 0.90), None);
    }
}
