//! Who plays: a level with a seed.

use rochade_search::{
    Choice, DRAW, Eyes, Found, Limits, MATE, NoMoves, Search, Unwatched, Watch, Worth,
};
use rochade_sort::insertion_sort;
use rochade_table::{Seat, Table};

use crate::chess::Chess;
use crate::level::{Dials, Level};
use crate::mind::Mind;
use crate::scene::{Play, Scene};

/// A computer that plays one seat of a game.
#[derive(Debug)]
pub struct Player<M: Mind = Chess> {
    pub(crate) search: Search<M>,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    /// What the caller allows, below the level's own limits.
    pub(crate) ceiling: Limits,
}

/// What it would play, and what it thinks of that.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// What a hand does for it.
    pub play: Play,
    /// Its move; `None` for one that leads to a position which the rules don't know.
    pub mv: Option<M>,
    /// What it is worth to the side to move, in hundredths of a pawn.
    pub score: i32,
    /// Everything that was found; empty where nothing was to be looked at.
    pub found: Found<M>,
}

impl Player<Chess> {
    /// A player of chess, of a level, whose chance comes from the seed.
    pub fn new(level: Level, seed: u64) -> Player {
        Player::with_hash(level, seed, level.hash())
    }

    /// The same with a transposition table of this number of bytes.
    pub fn with_hash(level: Level, seed: u64, bytes: usize) -> Player {
        Player::of(level, seed, bytes)
    }
}

impl<M: Mind> Player<M> {
    /// A player of a level, whose chance comes from the seed, with a transposition table of this
    /// number of bytes.
    pub fn of(level: Level, seed: u64, bytes: usize) -> Player<M> {
        Player {
            search: Search::new(M::usual(), bytes),
            level,
            seed,
            ceiling: Limits::NONE,
        }
    }

    /// The same, bounded by the limits of `ceiling`, whatever the level does; exact scores have at
    /// least the width that they ask for.
    #[must_use]
    pub fn within(mut self, ceiling: Limits) -> Player<M> {
        self.ceiling = ceiling;
        self
    }

    /// Sets how far it may look, whatever the level does.
    pub fn set_ceiling(&mut self, ceiling: Limits) {
        self.ceiling = ceiling;
    }

    /// Returns what is to be thought about at a table; `None` if it doesn't know the game.
    pub fn scene(&mut self, table: &Table) -> Option<Scene<M>> {
        let laws = &table.record().start.laws;
        if !M::knows(laws.game) {
            return None;
        }
        let count = table.view().count;
        self.keep_to(table, count.is_some_and(|count| !count.struck));
        self.search.game().look_at(table)
    }

    /// Lets games end by the laws of a table; `is_counting` says that a player has begun to count
    /// moves.
    pub(crate) fn keep_to(&mut self, table: &Table, is_counting: bool) {
        if self.search.game_mut().keep_to(table, is_counting) {
            self.search.forget();
        }
    }

    /// Weighs positions for a seat from now on ([`Mind::think_for`]).
    pub(crate) fn think_for(&mut self, seat: Seat) {
        if self.search.game_mut().think_for(seat) {
            self.search.forget();
        }
    }

    /// Lets nothing be drawn for being long.
    pub(crate) fn play_for_ever(&mut self) {
        if self.search.game_mut().play_for_ever() {
            self.search.forget();
        }
    }

    /// The search, for those who ask it directly.
    pub fn search(&mut self) -> &mut Search<M> {
        &mut self.search
    }

    /// Returns the step that it would play now, and what it thinks of it; `None` if there is no
    /// step, or if it doesn't know the game.
    ///
    /// Below full strength the answer depends on nothing but table, level and seed. At full
    /// strength it depends on when the watch says that it is enough, and on what was found before.
    pub fn think(
        &mut self,
        table: &Table,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<Thought<M::Move>> {
        let scene = self.scene(table)?;
        self.think_of(&scene, watch)
    }

    /// The same about a scene.
    pub fn think_of(
        &mut self,
        scene: &Scene<M>,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<Thought<M::Move>> {
        self.think_with(scene, 0, watch)
    }

    /// The same, with at least this scatter.
    pub(crate) fn think_with(
        &mut self,
        scene: &Scene<M>,
        scatter: i32,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<Thought<M::Move>> {
        if self.level != Level::FULL {
            self.search.forget();
        }
        let Some(node) = scene.node.clone() else {
            return self.think_blindly(scene, watch);
        };
        if scene.choices.is_empty() {
            return self.any_other(scene);
        }
        let Dials { limits, eyes } = self.dials(scene, &node, scatter);
        let found = self
            .search
            .think(&node, &scene.choices, &scene.before, limits, eyes, watch);
        let worth = self.search.choose(&node, &scene.choices, &found, eyes)?;
        Some(Thought {
            play: scene.plays.get(worth.choice)?.clone(),
            mv: Some(worth.mv),
            score: worth.score,
            found,
        })
    }

    /// The dials of the level in this turn.
    fn dials(&self, scene: &Scene<M>, node: &M::Node, scatter: i32) -> Dials {
        let Dials {
            mut limits,
            mut eyes,
        } = M::WEAKNESSES[self.level.place()].dials();
        eyes.scatter = eyes.scatter.max(scatter);
        limits.width = eyes.width();
        if self.level.number() >= 3 && self.search.game().wins_easily(node) {
            (eyes, limits.width) = (Eyes::OPEN, 0);
            limits.plies = limits.plies.max(EASY);
        }
        if scene.is_ahead {
            limits = limits.with_plies(1);
        }
        let limits = Limits {
            plies: limits.plies.min(self.ceiling.plies),
            nodes: limits.nodes.min(self.ceiling.nodes),
            width: limits.width.max(self.ceiling.width),
            ..limits
        };
        let eyes = eyes.in_turn(self.seed, scene.plies);
        Dials { limits, eyes }
    }

    /// Returns what a move gives away: how much more the captures win that it allows than those
    /// that the best move allows, as far as that isn't made up for. `None` if it can't be played in
    /// the scene.
    pub fn gift(&mut self, scene: &Scene<M>, mv: M::Move) -> Option<i32> {
        let node = scene.node.as_ref()?;
        let search = &mut self.search;
        // What a choice is worth if only captures follow, and what they cost.
        let mut weigh = |made: &Choice<M::Move, M::Node>| {
            let worth = search.at_once(node, made);
            (worth, -search.game().evaluate(&made.node) - worth)
        };
        let choices = scene.choices.iter();
        let (best, least) = choices.map(&mut weigh).max_by_key(|&(worth, _)| worth)?;
        let made = scene.choices.iter().find(|made| made.mv == mv)?;
        let (worth, cost) = weigh(made);
        Some((best - worth).min(cost - least))
    }

    /// How far it looks where only a rough idea is wanted.
    pub(crate) fn roughly(&self) -> Limits {
        Limits::NONE.with_nodes(ROUGHLY.min(self.ceiling.nodes))
    }

    /// Thinks where the rules don't know the present position: it looks at what the
    /// opponent can answer to each step, until it is stopped.
    fn think_blindly(
        &mut self,
        scene: &Scene<M>,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<Thought<M::Move>> {
        let limits = self.roughly();
        let mut worths: Vec<Worth<M::Move>> = Vec::with_capacity(scene.choices.len());
        let mut nodes = 0;
        for (choice, made) in scene.choices.iter().enumerate() {
            if choice > 0 && (nodes >= BLINDLY || watch.stops()) {
                break;
            }
            let (answer, looked_at) = answer(&mut self.search, &made.node, limits);
            nodes += looked_at;
            let (mv, score) = (made.mv, -answer);
            worths.push(Worth { choice, mv, score });
        }
        insertion_sort(&mut worths, |worth| -worth.score);
        let Some(best) = worths.first().copied() else {
            return self.any_other(scene);
        };
        Some(Thought {
            play: scene.plays.get(best.choice)?.clone(),
            mv: Some(best.mv),
            score: best.score,
            found: Found {
                pv: vec![best.mv],
                worths,
                plies: 2,
                nodes,
            },
        })
    }

    /// Takes one of the steps that lead to positions which the rules don't know, where
    /// there is no other.
    fn any_other(&self, scene: &Scene<M>) -> Option<Thought<M::Move>> {
        let count = scene.others.len().max(1) as u64;
        let drawn = (self.seed ^ scene.plies as u64) % count;
        Some(Thought {
            play: scene.others.get(drawn as usize)?.clone(),
            mv: None,
            score: 0,
            found: Found {
                worths: Vec::new(),
                plies: 0,
                nodes: 0,
                pv: Vec::new(),
            },
        })
    }
}

/// How many plies it plans at least to mate a bare king with queen or rook: with three, the longest
/// defence holds out for fifty moves now and then.
const EASY: u8 = 5;

/// How many positions are looked at where only a rough idea is wanted.
const ROUGHLY: u64 = 2_000;

/// The most nodes for a position that the rules don't know, with an unsaid check.
const BLINDLY: u64 = 1 << 18;

/// Returns what a position is worth to its side to move, roughly and with open eyes.
pub(crate) fn reply<M: Mind>(search: &mut Search<M>, node: &M::Node, limits: Limits) -> i32 {
    answer(search, node, limits).0
}

/// Returns what [`reply`] does, and the number of nodes that it took.
fn answer<M: Mind>(search: &mut Search<M>, node: &M::Node, limits: Limits) -> (i32, u64) {
    let mut choices: Vec<Choice<M::Move, M::Node>> = Vec::new();
    let game = search.game();
    game.visit(node, false, |mv| {
        let node = game.play(node, mv);
        choices.push(Choice { mv, node });
    });
    if let Some(end) = game.ending(node) {
        return (end, 0);
    }
    let found = search.think(node, &choices, &[], limits, Eyes::OPEN, &mut Unwatched);
    let score = match found.worths.first() {
        Some(best) => best.score,
        None => match search.game().no_moves(node) {
            NoMoves::Lost => -MATE,
            NoMoves::Drawn => DRAW,
        },
    };
    (score, found.nodes)
}
