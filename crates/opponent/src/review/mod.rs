//! The look back at a game (opponent.md, section 1, "Review"): what its positions are worth, which
//! moves gave away chances to win, and the moments at which most was given away.
//!
//! What is to be looked at next follows from what has been found alone, and no look knows anything
//! of the one before. So whoever goes on with half of a review comes to the same end.

mod analyzer;
mod evals;
mod judging;
mod moments;
mod played;
mod saying;

use rochade_review::{NODES, Position, Review};
use rochade_search::Watch;
use rochade_table::{GameKind, Table};

use crate::anyone::AnyWatch;
use crate::chess::Chess;
use crate::draughts::Draughts;
use crate::many::Many;
use crate::mind::Mind;
use analyzer::Analyzer;

/// The nodes of a closer look, as a multiple of those of a first one.
const CLOSELY: u64 = 4;

/// How many positions are looked at more closely, at most: those before and after twelve moves.
const CLOSER: usize = 24;

/// A look back at a game of any kind.
#[derive(Debug)]
pub struct LookBack {
    analyzer: AnyAnalyzer,
    review: Review,
}

#[derive(Debug)]
enum AnyAnalyzer {
    Chess(Analyzer<Chess>),
    Draughts(Analyzer<Draughts>),
    Many(Analyzer<Many>),
}

/// Evaluates an expression with the analyzer that is in an [`AnyAnalyzer`], whatever its game.
macro_rules! with_analyzer {
    ($any:expr, $analyzer:ident => $done:expr) => {
        match $any {
            AnyAnalyzer::Chess($analyzer) => $done,
            AnyAnalyzer::Draughts($analyzer) => $done,
            AnyAnalyzer::Many($analyzer) => $done,
        }
    };
}

/// What is to be done next.
enum Task {
    /// To look at the position after a number of plies for the first time.
    Position(usize),
    /// To look more closely at the positions before and after a move.
    Move(usize),
    /// To look for what was good at a moment.
    Moment(usize),
}

impl LookBack {
    /// Looks back at the game of a table, over or not, and goes on where a review of it has come
    /// to; one that doesn't fit the game begins anew.
    ///
    /// Evals are told for White, or the side of the plan's first seat, whoever begins; of three for
    /// each seat, that of a seat as of its own last look. Mates are told in moves of the side that
    /// gives them, those of a pair together, and of three in rounds. A game that was won on the
    /// board stands as a mate in one, which tells whose it is.
    pub fn new(table: &Table, so_far: Review) -> LookBack {
        let game = table.record().start.game();
        LookBack::with_nodes(table, so_far, nodes(game))
    }

    /// Looks back as [`new`](LookBack::new) does, with this number of search nodes for each
    /// position of the game.
    pub fn with_nodes(table: &Table, so_far: Review, nodes: u32) -> LookBack {
        let analyzer = match table.record().start.game() {
            GameKind::Chess => AnyAnalyzer::Chess(Analyzer::new(table)),
            GameKind::Draughts => AnyAnalyzer::Draughts(Analyzer::new(table)),
            GameKind::Four | GameKind::Three => AnyAnalyzer::Many(Analyzer::new(table)),
        };
        let fits =
            so_far.nodes == nodes && with_analyzer!(&analyzer, analyzer => analyzer.fits(&so_far));
        let begun = Review {
            nodes,
            ..Review::default()
        };
        LookBack {
            analyzer,
            review: if fits { so_far } else { begun },
        }
    }

    /// Does the next piece of work, and returns whether more is to be done. What the watch stops is
    /// done anew the next time.
    pub fn step(&mut self, watch: &mut impl AnyWatch) -> bool {
        let review = &mut self.review;
        with_analyzer!(&mut self.analyzer, analyzer => analyzer.step(review, watch))
    }

    /// The review, as far as it has come.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// Returns how much of the work is done, from 0 to 1; 1 only where all is.
    pub fn progress(&self) -> f64 {
        let plies = with_analyzer!(&self.analyzer, analyzer => analyzer.played.plies());
        progress(&self.review, plies)
    }
}

/// Returns the number of search nodes for each position of a game.
fn nodes(game: GameKind) -> u32 {
    match game {
        GameKind::Chess | GameKind::Draughts => NODES,
        // Each takes several times as long, and there are more moves.
        GameKind::Four | GameKind::Three => NODES / 4,
    }
}

fn progress(review: &Review, plies: usize) -> f64 {
    if review.is_done {
        return 1.0;
    }
    let all = plies + 1;
    let closer = CLOSELY as usize * CLOSER.min(all);
    let moments = moments::MOST * moments::TIMES as usize;
    let done = if review.positions.len() < all {
        review.positions.len()
    } else if review.moments.is_empty() {
        all + (CLOSELY as usize * closer_looks(review)).min(closer)
    } else {
        all + closer + moments::TIMES as usize * review.moments.len()
    };
    // Something is left, and be it to see that nothing is.
    done as f64 / (all + closer + moments + 1) as f64
}

/// Returns how many positions were looked at more closely.
fn closer_looks(review: &Review) -> usize {
    let all = review.positions.iter();
    all.filter(|position| position.is_closer && !position.line.is_empty())
        .count()
}

impl<M: Mind> Analyzer<M> {
    /// Returns whether a review can be one of this game.
    fn fits(&self, review: &Review) -> bool {
        let plies = self.played.plies();
        let positions = &review.positions;
        let is_whole = positions.len() == plies + 1;
        let evals = |count: usize| count == 0 || count == self.evals();
        positions.len() <= plies + 1
            && positions.iter().all(|it| evals(it.evals.len()))
            && positions
                .iter()
                .enumerate()
                .all(|(ply, it)| self.has(ply, it))
            && review.moments.iter().all(|moment| moment.ply < plies)
            && (is_whole || !review.is_done && review.moments.is_empty())
    }

    /// Returns whether the best line after a number of plies can be played there.
    fn has(&self, ply: usize, found: &Position) -> bool {
        let plays = |text: &String| self.played.typing(ply)?.play(text);
        found.line.first().is_none_or(|best| plays(best).is_some())
    }

    fn step(&mut self, review: &mut Review, watch: &mut dyn Watch<M::Move>) -> bool {
        if let Some(task) = self.next(review) {
            // What was stopped is left as it was.
            let _ = self.fulfil(task, review, watch);
        }
        review.is_done = self.next(review).is_none();
        !review.is_done
    }

    /// Returns what is to be done next; `None` if nothing is left.
    fn next(&mut self, review: &Review) -> Option<Task> {
        let looked_at = review.positions.len();
        if review.is_done {
            None
        } else if looked_at <= self.played.plies() {
            Some(Task::Position(looked_at))
        } else if let Some(ply) = self.doubtful(review) {
            Some(Task::Move(ply))
        } else {
            self.next_moment(review).map(Task::Moment)
        }
    }

    /// Returns the move that seems to give away most of those that are to be looked at more
    /// closely.
    fn doubtful(&mut self, review: &Review) -> Option<usize> {
        if closer_looks(review) + 2 > CLOSER {
            return None;
        }
        let mut worst = None;
        for (ply, around) in review.positions.windows(2).enumerate() {
            if around.iter().all(|position| position.is_closer) {
                continue;
            }
            let doubt = self.doubt(review, ply);
            if let Some(given) = doubt.filter(|given| worst.is_none_or(|(_, most)| *given > most)) {
                worst = Some((ply, given));
            }
        }
        worst.map(|(ply, _)| ply)
    }

    /// Does what is to be done; `None` if the watch stopped it.
    fn fulfil(
        &mut self,
        task: Task,
        review: &mut Review,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<()> {
        let nodes = u64::from(review.nodes);
        match task {
            Task::Position(ply) => {
                let before = ply.checked_sub(1).and_then(|ply| review.positions.get(ply));
                let known = before.map_or(&[][..], |before| &before.evals);
                let found = self.look(ply, nodes, known, watch)?;
                review.positions.push(found);
                if let Some(before) = ply.checked_sub(1) {
                    self.judge(review, before);
                }
            }
            Task::Move(ply) => {
                let mut closer = Vec::new();
                for ply in [ply, ply + 1] {
                    let known = review.positions.get(ply)?;
                    closer.push(match known.is_closer {
                        true => known.clone(),
                        false => self.look(ply, CLOSELY * nodes, &known.evals, watch)?,
                    });
                }
                for (place, found) in closer.into_iter().enumerate() {
                    *review.positions.get_mut(ply + place)? = Position {
                        is_closer: true,
                        ..found
                    };
                }
                for ply in ply.saturating_sub(1)..=ply + 1 {
                    self.judge(review, ply);
                }
            }
            Task::Moment(ply) => {
                let moment = self.moment(review, ply, watch)?;
                let later = review.moments.iter().position(|it| it.ply > ply);
                let place = later.unwrap_or(review.moments.len());
                review.moments.insert(place, moment);
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use rochade_review::Judgement;
    use rochade_search::{Limits, Unwatched};
    use rochade_table::{Check, Start};

    use super::*;
    use crate::{Level, Player, hands};

    /// Plays a game in which once a move is made that seems to lose a game which was even, and
    /// tells how that is judged.
    fn blunder<M: Mind>(game: GameKind, losing: i32) -> Option<Judgement> {
        let mut table = Table::new(Start::new(game, Vec::new()));
        let quick = Limits {
            width: 3_000,
            ..Limits::NONE.with_nodes(8_000)
        };
        let mut player = Player::<M>::of(Level::FULL, 0, 1 << 18).within(quick);
        let mut made: Option<usize> = None;
        let is_long = |table: &Table, ply| table.plies() > ply + 8;
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
                    made = Some(view.plies);
                    scene.plays[worst.choice].clone()
                }
                None => thought.play,
            };
            for intent in hands::play(&view, &laws, view.turn, &play, Check::None) {
                table.apply(intent).expect("a legal move");
            }
        }
        let ply = made.unwrap_or_else(|| panic!("no blunder in {game:?}"));
        let mut look = LookBack::with_nodes(&table, Review::default(), 2_000);
        while look.step(&mut Unwatched) {}
        let review = look.review();
        assert!(review.moments.iter().any(|moment| moment.ply == ply));
        review.positions[ply].judgement
    }

    #[test]
    fn a_blunder_is_found_in_every_game() {
        for judged in [
            blunder::<Draughts>(GameKind::Draughts, 60),
            blunder::<Many>(GameKind::Four, 400),
            blunder::<Many>(GameKind::Three, 400),
        ] {
            assert_eq!(judged, Some(Judgement::Blunder));
        }
    }
}
