//! The facts by which laws let a game end (draughts.md, section 2, rules 13 and 15).

use crate::man::Color;

use super::Position;

impl Position {
    /// Whether a side has men left. One that has none has lost, also if the last was blown.
    pub fn has_men(&self, color: Color) -> bool {
        self.men(color).any()
    }

    /// Whether both sides have men, but the player to move has no legal move, and nobody to blow so
    /// that it has one or wins at once (rule 13).
    pub fn is_blocked(&self) -> bool {
        let helps = |next: Position| next.has_legal_move() || !next.has_men(self.turn.other());
        let blows = self.blowable.into_iter();
        let both = Color::ALL.into_iter().all(|color| self.has_men(color));
        both && !self.has_legal_move() && !blows.filter_map(|man| self.blow(man)).any(helps)
    }

    /// Whether each side has one king and nothing else, with no capture for the side to move and
    /// nobody to blow (rule 15a). Where kings don't fly, one can still win.
    pub fn is_one_king_each(&self) -> bool {
        let alone = |color| self.men(color).len() == 1 && self.kings(color).len() == 1;
        self.rules.flying
            && Color::ALL.into_iter().all(alone)
            && self.blowable.is_empty()
            && self.capturers().is_empty()
    }
}
