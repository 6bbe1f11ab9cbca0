//! How hard a move is to choose, by which a computer takes its time (opponent.md, section 3.7).

use rochade_search::{Eyes, Limits, Unwatched};
use rochade_table::{Seat, Table, Waits};

use crate::mind::Mind;
use crate::player::Player;
use crate::scene::Scene;

/// How hard a move is to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difficulty {
    /// There is only one, or it takes back what was just captured and nothing else comes near.
    Obvious,
    /// Anything else.
    Usual,
    /// Several quiet moves seem equally good.
    Hard,
}

/// The difference to the best score from which on a choice is no alternative, in hundredths of a
/// pawn.
const FAR: i32 = 120;

/// The difference to the best score within which a choice counts as equally good, in hundredths of
/// a pawn.
const EQUAL: i32 = 12;

/// The number of choices as good as the best one that makes a move hard.
const MANY: usize = 3;

impl Difficulty {
    /// Its word: `obvious`, `usual`, `hard`.
    pub const fn word(self) -> &'static str {
        match self {
            Difficulty::Obvious => "obvious",
            Difficulty::Usual => "usual",
            Difficulty::Hard => "hard",
        }
    }
}

impl<M: Mind> Player<M> {
    /// Returns how hard the next move of a seat is to choose, seen with open eyes and roughly.
    pub fn difficulty(&mut self, table: &Table, seat: Seat) -> Difficulty {
        if table.waits_for() != Some(Waits::Move(seat)) {
            return Difficulty::Usual;
        }
        let Some(scene) = self.scene(table) else {
            return Difficulty::Usual;
        };
        if scene.plays.len() + scene.others.len() <= 1 {
            return Difficulty::Obvious;
        }
        let Some(node) = &scene.node else {
            return Difficulty::Usual;
        };
        let limits = Limits {
            width: FAR,
            ..self.roughly()
        };
        let (choices, before) = (&scene.choices, &scene.before);
        let found = self
            .search
            .think(node, choices, before, limits, Eyes::OPEN, &mut Unwatched);
        let Some(best) = found.worths.first() else {
            return Difficulty::Usual;
        };
        let within = |margin: i32| {
            let worths = found.worths.iter();
            worths.filter(move |it| it.score > best.score - margin)
        };
        let is_quiet = self.search.game().capture(node, best.mv).is_none();
        if within(FAR).all(|it| takes_back(table, &scene, it.choice)) {
            Difficulty::Obvious
        } else if is_quiet && within(EQUAL).count() > MANY {
            Difficulty::Hard
        } else {
            Difficulty::Usual
        }
    }
}

/// Returns whether a choice goes to where the last move has captured.
fn takes_back<M: Mind>(table: &Table, scene: &Scene<M>, choice: usize) -> bool {
    let view = table.view();
    let last = view.entries.last().map(|entry| &entry.deed);
    let at = last
        .filter(|deed| !deed.victims.is_empty())
        .and_then(|deed| deed.step.path.last().copied());
    let step = scene.plays.get(choice).and_then(|play| play.step.as_ref());
    at.is_some() && step.and_then(|step| step.path.last().copied()) == at
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Intent, Start, Table};

    use super::Difficulty;
    use crate::{Anyone, Level, Player};

    /// How hard the move is after these.
    fn after(game: GameKind, typed: &str) -> Difficulty {
        let mut table = Table::new(Start::new(game, Vec::new()));
        for typed in typed.split_whitespace() {
            table.apply(Intent::Type(typed.into())).expect("a move");
        }
        let turn = table.view().turn;
        Anyone::of(game, Level::FIRST, 1, 1 << 16).difficulty(&table, turn)
    }

    #[test]
    fn a_recapture_and_the_only_move_are_obvious() {
        let taken = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6";
        assert_eq!(after(GameKind::Chess, taken), Difficulty::Obvious);
        let start = Start::new(GameKind::Chess, Vec::new());
        let only = Table::from_position(start, "k7/7R/1K6/8/8/8/8/8 b - - 0 1").expect("a game");
        let mut player = Player::new(Level::FIRST, 1);
        let difficulty = player.difficulty(&only, only.view().turn);
        assert_eq!(difficulty, Difficulty::Obvious);
        assert_eq!(after(GameKind::Chess, "e4 e5 f4"), Difficulty::Usual);
    }

    #[test]
    fn many_moves_that_are_alike_make_it_hard() {
        assert_eq!(after(GameKind::Chess, "a3"), Difficulty::Hard);
        assert_eq!(after(GameKind::Draughts, ""), Difficulty::Hard);
    }
}
