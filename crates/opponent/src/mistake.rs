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

/// The logarithm of the odds from which on a game is as good as won.
const CERTAIN: f64 = 7.4;

/// Returns the chances to win that a score stands for, from 0 to 1 (opponent.md, section 1,
/// "Review").
fn chances(score: i32, slope: f64) -> f64 {
    let score = (slope * f64::from(score)).clamp(-CERTAIN, CERTAIN);
    // e^x, alike on all machines.
    let mut power = 1.0 - score / 1_024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use rochade_search::{Limits, Unwatched};
    use rochade_table::{Check, GameKind, Seat, Start, Table};

    use super::chances;
    use crate::chess::Chess;
    use crate::draughts::Draughts;
    use crate::many::Many;
    use crate::{Level, Mind, Player, hands};

    /// Plays a game in which once a move is made that seems to lose a game which was even, and
    /// returns the ply that is told to its player as the mistake, and that of the move.
    fn blunder<M: Mind>(game: GameKind, losing: i32) -> [Option<usize>; 2] {
        let mut table = Table::new(Start::new(game, Vec::new()));
        let quick = Limits {
            width: 3_000,
            ..Limits::NONE.with_nodes(8_000)
        };
        let mut player = Player::<M>::of(Level::FULL, 0, 1 << 18).within(quick);
        let mut made: Option<(usize, Seat)> = None;
        let is_long = |table: &Table, (ply, _)| table.plies() > ply + 8;
        while table.outcome().is_none() && !made.is_some_and(|made| is_long(&table, made)) {
            let (view, laws) = (table.view(), table.record().start.laws.clone());
            let scene = player.scene(&table).expect("a scene");
            let thought = player.think_of(&scene, &mut Unwatched).expect("a move");
            let worst = thought.found.worths.last();
            let worst = worst.filter(|worst| {
                let is_judged = made.is_none() && view.plies >= M::OPENING;
                is_judged && thought.score > -losing / 2 && worst.score < -3 * losing / 2
            });
            let play = match worst {
                Some(worst) => {
                    made = Some((view.plies, view.turn));
                    scene.plays[worst.choice].clone()
                }
                None => thought.play,
            };
            for intent in hands::play(&view, &laws, view.turn, &play, Check::None) {
                table.apply(intent).expect("a legal move");
            }
        }
        let (ply, unhappy) = made.unwrap_or_else(|| panic!("no blunder in {game:?}"));
        [player.mistake(&table, unhappy, &mut Unwatched), Some(ply)]
    }

    #[test]
    fn a_blunder_is_found_in_every_game() {
        for [told, made] in [
            blunder::<Draughts>(GameKind::Draughts, 60),
            blunder::<Many>(GameKind::Four, 400),
            blunder::<Many>(GameKind::Three, 400),
        ] {
            assert_eq!(told, made);
        }
    }

    #[test]
    fn whoever_mates_gives_nothing_away_though_the_partner_is_next() {
        // Black mates White, and Blue, its partner, is to move.
        let before = "AR1ABAKAQABANAR/APAPAPAPAP1APAP/8/BR7AP3DPDR/BNBP10DPDN/BBBPAN9DPDB/\
            BQBP6BB3DPDK/BKBP10DP1/1BP8DP2DB/BN1BP9DP1/BRBP1CP8DPDR/5CN2/1CPCPCPCPDQCPCR/CR1CBCQCKCB2 \
            B AKQBKQCQDKQ Cd3:B - -";
        let after = "AR1ABAKAQABANAR/APAPAPAPAP1APAP/8/BR7AP3DPDR/BNBP10DPDN/BBBPAN9DPDB/BQBP10DPDK/\
            BKBP10DP1/1BP8DP2DB/BN1BP2BB6DP1/BRBP1CP8DPDR/5CN2/1CPCPCPCPDQCPCR/CR1CBCQCKCB2 \
            D AKQBKQCQDKQ - Cm -";
        let mut player = Player::<Many>::of(Level::FULL, 0, 1 << 18);
        let given = player.given_away(&[before.to_owned(), after.to_owned()], 2_000);
        assert!(given.is_some_and(|given| given < 0.05), "{given:?}");
    }

    #[test]
    fn chances_grow_with_the_score() {
        let percent =
            [-30_000, -300, 0, 100, 300, 30_000].map(|score| chances(score, Chess::SLOPE) * 100.0);
        let rounded = percent.map(|percent| percent.round() as i32);
        assert_eq!(rounded, [0, 25, 50, 59, 75, 100]);
    }
}
