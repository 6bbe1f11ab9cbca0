//! The move with which a player has lost most (opponent.md, section 1, point 10).

use rochade_search::{Limits, Watch};
use rochade_table::{Seat, Table};

use crate::mind::Mind;
use crate::player::{Player, reply};

/// How many positions are looked at for each position of the game, and for those before and after
/// the moves that seem to have lost most.
const ROUGHLY: u64 = 4_000;
const CLOSELY: u64 = 40_000;

/// The number of moves that are looked at closely.
const CLOSE: usize = 4;

/// A move that gives away less of the winning chances is no mistake.
const LEAST: f64 = 0.1;

impl<M: Mind> Player<M> {
    /// Returns the ply of the move with which a seat gave away most of its chances to win; `None`
    /// if none gave away much, or if it doesn't know the game. What it has not looked at when the
    /// watch stops it counts as no mistake.
    pub fn mistake(
        &mut self,
        table: &Table,
        seat: Seat,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<usize> {
        if !M::knows(table.record().start.game()) {
            return None;
        }
        self.keep_to(table, false);
        self.think_for(seat);
        let positions = table.positions(usize::MAX);
        let entries = table.view().entries.clone();
        let made = entries.iter().enumerate().skip(M::OPENING);
        let made = made.filter(|(_, entry)| entry.deed.man.seat == seat);
        let mut given: Vec<(usize, f64)> = Vec::new();
        for (ply, _) in made {
            if let Some(pair) = positions.get(ply..ply + 2).filter(|_| !watch.stops()) {
                given.extend(self.given_away(pair, ROUGHLY).map(|given| (ply, given)));
            }
        }
        given.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let closely = given
            .iter()
            .take(CLOSE)
            .filter(|(_, given)| *given >= LEAST);
        let mut worst = None;
        for &(ply, roughly) in closely {
            let pair = positions.get(ply..ply + 2)?;
            let given = match watch.stops() {
                true => Some(roughly),
                false => self.given_away(pair, CLOSELY),
            };
            let given = given.filter(|given| *given >= LEAST);
            if let Some(given) = given.filter(|given| worst.is_none_or(|(_, most)| *given > most)) {
                worst = Some((ply, given));
            }
        }
        worst.map(|(ply, _)| ply)
    }

    /// Returns how much of its chances to win the side to move gives away from one position to the
    /// next; `None` where the rules don't know one of them.
    fn given_away(&mut self, pair: &[String], nodes: u64) -> Option<f64> {
        let limits = Limits::NONE.with_nodes(nodes.min(self.ceiling.nodes));
        let mut weighed = |text: &String| {
            let node = self.search.game().read(text)?;
            let worth = reply(&mut self.search, &node, limits);
            Some((self.search.game().side(&node), worth))
        };
        let (side, before) = weighed(pair.first()?)?;
        // Of more than two players, the next one can be on the same side.
        let after = match weighed(pair.get(1)?)? {
            (next, worth) if next == side => worth,
            (_, worth) => -worth,
        };
        Some(chances(before, M::SLOPE) - chances(after, M::SLOPE))
    }
}

/// Returns the chances to win that a score stands for, from 0 to 1 (opponent.md, section 1,
/// "Review").
fn chances(score: i32, slope: f64) -> f64 {
    let score = f64::from(score.clamp(-2_000, 2_000));
    // e^x, alike on all machines.
    let mut power = 1.0 - slope * score / 1_024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use rochade_search::{Limits, Unwatched};
    use rochade_table::{Check, GameKind, Start, Table};

    use super::chances;
    use crate::chess::Chess;
    use crate::draughts::Draughts;
    use crate::many::Many;
    use crate::{Level, Mind, Player, hands};

    /// Plays a game in which the first seat makes the move that seems worst when it is due, and returns
    /// the ply that is told as its mistake, with the one that was it.
    fn worst_move<M: Mind>(game: GameKind, due: usize) -> [Option<usize>; 2] {
        let mut table = Table::new(Start::new(game, Vec::new()));
        let quick = Limits::NONE.with_nodes(8_000);
        let mut player = Player::<M>::of(Level::FULL, 0, 1 << 18).within(quick);
        let first = table.view().turn;
        let mut made = None;
        for _ in 0..due + 12 {
            let turn = table.view().turn;
            let scene = player.scene(&table).expect("a scene");
            let is_due = turn == first && table.plies() >= due && made.is_none();
            let all = Limits {
                width: 3_000,
                ..quick
            };
            player.set_ceiling(if is_due { all } else { quick });
            let thought = player.think_of(&scene, &mut Unwatched).expect("a move");
            let play = match thought.found.worths.last().filter(|_| is_due) {
                Some(worst) => {
                    made = Some(table.plies());
                    scene.plays[worst.choice].clone()
                }
                None => thought.play,
            };
            let (view, laws) = (table.view(), table.record().start.laws.clone());
            for intent in hands::play(&view, &laws, turn, &play, Check::None) {
                table.apply(intent).expect("a legal move");
            }
        }
        [player.mistake(&table, first, &mut Unwatched), made]
    }

    #[test]
    fn the_worst_move_is_found_in_every_game() {
        let found = [
            worst_move::<Draughts>(GameKind::Draughts, 10),
            worst_move::<Many>(GameKind::Four, 20),
            worst_move::<Many>(GameKind::Three, 18),
        ];
        for [told, made] in found {
            assert!(made.is_some());
            assert_eq!(told, made);
        }
    }

    #[test]
    fn chances_grow_with_the_score() {
        let percent =
            [-30_000, -300, 0, 100, 300, 30_000].map(|score| chances(score, Chess::SLOPE) * 100.0);
        let rounded = percent.map(|percent| percent.round() as i32);
        assert_eq!(rounded, [0, 25, 50, 59, 75, 100]);
    }
}
