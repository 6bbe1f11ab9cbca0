//! The analysis of one position of a game: its best line, and what it is worth.

use rochade_review::{Eval, Judgement, Position, Slope, slope};
use rochade_search::{Choice, Eyes, Found, Limits, Progress, Watch};
use rochade_table::{Deed, Entry, GameKind, Outcome, Seat, Step, Table};

use super::evals::{eval, turns, worth};
use super::played::Played;
use crate::level::Level;
use crate::mind::Mind;
use crate::player::Player;
use crate::scene::{Play, Scene};

/// The size of the transposition table, in bytes.
const HASH: usize = 1 << 21;

/// The most plies of a line.
const LINE: usize = 8;

/// How much of the chances to win the next best move gives away where a move is the only good one.
const ONLY: f64 = 0.15;

/// The seat for whose side the [`Eval`]s of a game of two sides are told.
const FIRST: Seat = Seat(0);

/// A game that is analysed, with a player at full strength.
#[derive(Debug)]
pub(super) struct Analyzer<M: Mind> {
    pub(super) player: Player<M>,
    pub(super) played: Played,
    pub(super) slope: Slope,
    game: GameKind,
    turns: i32,
    /// The moves that were looked up by now.
    moves: Vec<Option<Made<M::Move>>>,
}

/// A move of the game.
#[derive(Clone, Debug)]
pub(super) struct Made<Move> {
    pub(super) seat: Seat,
    /// The move, if the rules know it.
    pub(super) mv: Option<Move>,
    /// The move as it can be typed.
    pub(super) text: Option<String>,
    /// The mildest judgement that it can get; `None` for a move that isn't judged.
    pub(super) judged: Option<Judgement>,
}

impl<M: Mind> Analyzer<M> {
    pub(super) fn new(table: &Table) -> Analyzer<M> {
        let played = Played::at(table);
        let game = table.record().start.game();
        Analyzer {
            player: Player::of(Level::FULL, 0, HASH),
            game,
            slope: slope(game),
            turns: turns(game),
            moves: vec![None; played.plies()],
            played,
        }
    }

    /// How many evals a position has.
    pub(super) fn evals(&self) -> usize {
        if self.stands_alone() { 3 } else { 1 }
    }

    /// Returns whether each seat is a side of its own, to which positions are worth something.
    fn stands_alone(&self) -> bool {
        self.game == GameKind::Three
    }

    fn place(&self, seat: Seat) -> usize {
        if self.stands_alone() { seat.index() } else { 0 }
    }

    /// Returns whether two seats are on one side.
    fn is_one(&self, one: Seat, other: Seat) -> bool {
        let game = self.player.search.game();
        match self.stands_alone() {
            true => one == other,
            false => game.side_of(one) == game.side_of(other),
        }
    }

    /// Looks at the position after a number of plies; `None` if the watch stopped it. Where seats
    /// stand alone, the evals of those who are not asked are taken from `known`.
    pub(super) fn look(
        &mut self,
        ply: usize,
        nodes: u64,
        known: &[Eval],
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<Position> {
        if let Some(outcome) = self.played.end(ply) {
            let evals = match self.stands_alone() {
                true => (0..3).map(|seat| self.worth(outcome, Seat(seat))).collect(),
                false => vec![self.worth(outcome, FIRST)],
            };
            return Some(Position {
                evals,
                is_closer: true,
                ..Position::default()
            });
        }
        let mut position = Position::default();
        let Some((table, scene)) = self.scene(ply) else {
            return Some(position);
        };
        let limits = limits(&scene, nodes);
        let found = self.think(&scene, &scene.choices, limits, watch)?;
        let Some(best) = found.worths.first().copied() else {
            return Some(position);
        };
        position.evals = known.to_vec();
        position.evals.resize(self.evals(), Eval::Score(0));
        let turn = table.view().turn;
        self.tell(&mut position, turn, &scene, best.score);
        position.line = self.line(ply, &scene, best.choice, &found.pv);
        let made = self.made_in(ply, &scene);
        if made.is_some_and(|made| made.mv == Some(best.mv)) {
            position.is_only = self.is_only(ply, &scene, best.choice, best.score, nodes, watch)?;
        }
        let mover = ply.checked_sub(1).and_then(|ply| self.played.mover(ply));
        if let Some(mover) = mover.filter(|&mover| self.stands_alone() && mover != turn) {
            self.player.think_for(mover);
            let found = self.think(&scene, &scene.choices, limits, watch)?;
            if let Some(best) = found.worths.first() {
                self.tell(&mut position, mover, &scene, best.score);
            }
        }
        Some(position)
    }

    fn worth(&self, outcome: &Outcome, seat: Seat) -> Eval {
        worth(outcome, seat, |one, other| self.is_one(one, other))
    }

    /// Writes a score for the side to move into a position, as the eval of the seat that thought.
    fn tell(&self, position: &mut Position, thinker: Seat, scene: &Scene<M>, score: i32) {
        let seat = if self.stands_alone() { thinker } else { FIRST };
        let game = self.player.search.game();
        let is_own = scene.node.as_ref().map(|node| game.side(node)) == game.side_of(seat);
        let eval = eval(score, self.turns);
        let place = self.place(seat);
        if let Some(told) = position.evals.get_mut(place) {
            *told = if is_own { eval } else { eval.flipped() };
        }
    }

    /// Returns what is to be thought about after a number of plies, and its table; `None` where the
    /// rules don't know the position.
    pub(super) fn scene(&mut self, ply: usize) -> Option<(Table, Scene<M>)> {
        let table = self.played.table(ply)?;
        let scene = self.player.scene(&table)?;
        scene.node.is_some().then_some((table, scene))
    }

    /// Thinks about some of the choices of a scene, as if nothing had been asked before; `None` if
    /// the watch stopped it.
    pub(super) fn think(
        &mut self,
        scene: &Scene<M>,
        choices: &[Choice<M::Move, M::Node>],
        limits: Limits,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<Found<M::Move>> {
        let node = scene.node.as_ref()?;
        let mut watch = Stopping {
            watch,
            has_stopped: false,
        };
        let search = &mut self.player.search;
        search.forget();
        let found = search.think(node, choices, &scene.before, limits, Eyes::OPEN, &mut watch);
        (!watch.has_stopped).then_some(found)
    }

    /// Returns the line that begins with a choice, as it can be typed.
    fn line(&self, ply: usize, scene: &Scene<M>, choice: usize, pv: &[M::Move]) -> Vec<String> {
        let mut texts = Vec::new();
        let typing = self.played.typing(ply);
        let (Some(mut typing), Some(mut node)) = (typing, scene.node.clone()) else {
            return texts;
        };
        let Some(first) = scene.choices.get(choice) else {
            return texts;
        };
        // The search may have been stopped as it looked at another line.
        let pv = match pv.first() == Some(&first.mv) {
            true => pv,
            false => std::slice::from_ref(&first.mv),
        };
        let game = self.player.search.game();
        for (place, &mv) in pv.iter().take(LINE).enumerate() {
            let Some(text) = typing.play(&game.text(&node, mv)) else {
                break;
            };
            texts.push(text);
            node = match place {
                0 => first.node.clone(),
                _ => game.play(&node, mv),
            };
        }
        texts
    }

    /// Returns a move of a scene as it can be typed.
    pub(super) fn text(&self, ply: usize, scene: &Scene<M>, mv: M::Move) -> Option<String> {
        let text = self.player.search.game().text(scene.node.as_ref()?, mv);
        self.played.typing(ply)?.play(&text)
    }

    /// Returns whether the best choice, which was made, is the only good one. Nobody is praised for
    /// taking back what was just taken.
    fn is_only(
        &mut self,
        ply: usize,
        scene: &Scene<M>,
        best: usize,
        score: i32,
        nodes: u64,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<bool> {
        let chances = |score| eval(score, 1).chances(self.slope);
        let before = chances(score);
        let entries = self.played.entries();
        let before_it = ply.checked_sub(1).and_then(|ply| entries.get(ply));
        let takes_back = before_it.zip(entries.get(ply)).is_some_and(takes_back);
        if before < ONLY || takes_back || scene.is_ahead {
            return Some(false);
        }
        let mut others = scene.choices.clone();
        let best = others.remove(best);
        // In draughts, two ways can come to the same.
        others.retain(|other| other.mv != best.mv);
        if others.is_empty() {
            return Some(false);
        }
        let slope = self.slope;
        let found = self.think(scene, &others, limits(scene, nodes / 2), watch)?;
        let second = found.worths.first();
        Some(second.is_some_and(|second| before - eval(second.score, 1).chances(slope) >= ONLY))
    }

    /// Returns the move made after a number of plies, with how it can be judged; `None` after the
    /// last one.
    pub(super) fn made(&mut self, ply: usize) -> Option<Made<M::Move>> {
        if let Some(known) = self.moves.get(ply)? {
            return Some(known.clone());
        }
        match self.scene(ply) {
            Some((_, scene)) => self.made_in(ply, &scene),
            None => {
                let made = Made {
                    seat: self.played.mover(ply)?,
                    mv: None,
                    text: None,
                    judged: None,
                };
                self.moves[ply] = Some(made.clone());
                Some(made)
            }
        }
    }

    /// Returns the same as [`made`](Analyzer::made), for a caller that has the scene already.
    fn made_in(&mut self, ply: usize, scene: &Scene<M>) -> Option<Made<M::Move>> {
        if let Some(known) = self.moves.get(ply)? {
            return Some(known.clone());
        }
        let deed = &self.played.entries().get(ply)?.deed;
        let choice = scene.plays.iter().position(|play| is_of(play, deed));
        let choice = choice.and_then(|choice| scene.choices.get(choice));
        let mv = choice.map(|choice| choice.mv);
        let all = scene.plays.len() + scene.others.len();
        let is_begun = self.played.is_usual() && ply < M::OPENING;
        let judged = match choice {
            _ if all < 2 || scene.is_ahead => None,
            Some(choice) if self.is_known(ply, &choice.node) => None,
            Some(_) if is_begun => Some(Judgement::Blunder),
            Some(_) => Some(Judgement::Inaccuracy),
            None => None,
        };
        let made = Made {
            seat: deed.man.seat,
            mv,
            text: mv.and_then(|mv| self.text(ply, scene, mv)),
            judged,
        };
        self.moves[ply] = Some(made.clone());
        Some(made)
    }

    /// Returns whether a move from a position after `ply` plies to a node is one of the book's.
    fn is_known(&self, ply: usize, node: &M::Node) -> bool {
        let game = self.player.search.game();
        self.played.is_usual() && game.is_in_book(ply + 1, node)
    }

    /// Returns the eval of a position for a seat.
    pub(super) fn eval(&self, position: &Position, seat: Seat) -> Option<Eval> {
        let eval = *position.evals.get(self.place(seat))?;
        let is_own = self.stands_alone() || self.is_one(seat, FIRST);
        Some(if is_own { eval } else { eval.flipped() })
    }
}

/// Returns the limits of an analysis: the search doesn't know moves that odds let a side make in a
/// row, and so looks at one of them only.
fn limits<M: Mind>(scene: &Scene<M>, nodes: u64) -> Limits {
    let limits = Limits::NONE.with_nodes(nodes);
    match scene.is_ahead {
        true => limits.with_plies(1),
        false => limits,
    }
}

/// Returns whether a play is what was done.
pub(super) fn is_of(play: &Play, deed: &Deed) -> bool {
    let blown = deed.blown.map(|blown| blown.square);
    // There can be only one thing that a man of draughts becomes, which need not be said.
    let is_step = |step: &Step| {
        let (played, made) = (step.choice, deed.step.choice);
        step.path == deed.step.path && (played == made || played.is_none() || made.is_none())
    };
    play.blow == blown && play.step.as_ref().is_some_and(is_step)
}

/// Returns whether a move takes what has just taken.
fn takes_back((before, made): (&Entry, &Entry)) -> bool {
    let was_taken = |square| made.deed.victims.iter().any(|it| Some(it.square) == square);
    !before.deed.victims.is_empty() && was_taken(before.deed.step.to())
}

/// A watch that only stops, and is remembered to have done so.
struct Stopping<'a, M> {
    watch: &'a mut dyn Watch<M>,
    has_stopped: bool,
}

impl<M> Watch<M> for Stopping<'_, M> {
    fn stops(&mut self) -> bool {
        self.has_stopped = self.has_stopped || self.watch.stops();
        self.has_stopped
    }

    fn goes_on(&mut self, _: &Progress<'_, M>) -> bool {
        true
    }
}
