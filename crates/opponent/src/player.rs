//! Who plays: a level with a seed.

use rochade_chess::{Color, Move, Role};
use rochade_search::{Choice, Eyes, Found, Game, Limits, Search, Unwatched, Watch, Worth};
use rochade_table::{Step, Table};

use crate::chess::{Chess, Ends, Node};
use crate::level::{Dials, Level};
use crate::scene::Scene;

/// A computer that plays one seat of a game.
#[derive(Debug)]
pub struct Player {
    pub(crate) search: Search<Chess>,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    /// What the caller allows, below the level's own limits.
    pub(crate) ceiling: Limits,
}

/// What it would play, and what it thinks of that.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The step.
    pub step: Step,
    /// Its move; `None` for one that leads where the rules of chess end.
    pub mv: Option<Move>,
    /// What it is worth to the side to move, in hundredths of a pawn.
    pub score: i32,
    /// Everything that was found; empty where nothing was to be looked at.
    pub found: Found<Move>,
}

impl Player {
    /// A player of a level, whose chance comes from the seed.
    pub fn new(level: Level, seed: u64) -> Player {
        Player::with_hash(level, seed, level.hash())
    }

    /// The same with a transposition table of this number of bytes.
    pub fn with_hash(level: Level, seed: u64, bytes: usize) -> Player {
        Player {
            search: Search::new(Chess::new(Ends::MODERN), bytes),
            level,
            seed,
            ceiling: Limits::NONE,
        }
    }

    /// The same, bounded by the limits of `ceiling`, whatever the level does; exact scores have at
    /// least the width that they ask for.
    #[must_use]
    pub fn within(mut self, ceiling: Limits) -> Player {
        self.ceiling = ceiling;
        self
    }

    /// Sets how far it may look, whatever the level does.
    pub fn set_ceiling(&mut self, ceiling: Limits) {
        self.ceiling = ceiling;
    }

    /// Returns what is to be thought about at a table.
    pub(crate) fn scene(&mut self, table: &Table) -> Option<Scene> {
        let before = self.search.game().ends();
        let scene = Scene::of(table, self.search.game_mut());
        self.forget_unless(before);
        scene
    }

    /// Lets games end otherwise from now on.
    pub(crate) fn set_ends(&mut self, ends: Ends) {
        let before = self.search.game().ends();
        self.search.game_mut().set_ends(ends);
        self.forget_unless(before);
    }

    /// Forgets what was found, unless games end as before.
    fn forget_unless(&mut self, before: Ends) {
        if self.search.game().ends() != before {
            self.search.forget();
        }
    }

    /// The search, for those who ask it directly.
    pub fn search(&mut self) -> &mut Search<Chess> {
        &mut self.search
    }

    /// Returns the step that it would play now, and what it thinks of it; `None` if there is no
    /// step, or if it doesn't know the game.
    ///
    /// Below full strength the answer depends on nothing but table, level and seed. At full
    /// strength it depends on when the watch says that it is enough, and on what was found before.
    pub fn think(&mut self, table: &Table, watch: &mut dyn Watch<Move>) -> Option<Thought> {
        let scene = self.scene(table)?;
        self.think_of(&scene, watch)
    }

    /// The same about a scene.
    pub fn think_of(&mut self, scene: &Scene, watch: &mut dyn Watch<Move>) -> Option<Thought> {
        self.think_with(scene, 0, watch)
    }

    /// The same, with at least this scatter.
    pub(crate) fn think_with(
        &mut self,
        scene: &Scene,
        scatter: i32,
        watch: &mut dyn Watch<Move>,
    ) -> Option<Thought> {
        if self.level != Level::FULL {
            self.search.forget();
        }
        let Some(node) = scene.node else {
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
            step: scene.steps.get(worth.choice)?.clone(),
            mv: Some(worth.mv),
            score: worth.score,
            found,
        })
    }

    /// The dials of the level in this turn.
    fn dials(&self, scene: &Scene, node: &Node, scatter: i32) -> Dials {
        let Dials {
            mut limits,
            mut eyes,
        } = self.level.dials();
        eyes.scatter = eyes.scatter.max(scatter);
        limits.width = eyes.width();
        if self.level.number() >= 3 && mates_easily(node) {
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
    pub fn gift(&mut self, scene: &Scene, mv: Move) -> Option<i32> {
        let node = scene.node?;
        let search = &mut self.search;
        // What a choice is worth if only captures follow, and what they cost.
        let mut weigh = |made: &Choice<Move, Node>| {
            let worth = search.at_once(&node, made);
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

    /// Thinks where the rules of chess don't know the present position: it looks at what the
    /// opponent can answer to each step, until it is stopped.
    fn think_blindly(&mut self, scene: &Scene, watch: &mut dyn Watch<Move>) -> Option<Thought> {
        let limits = self.roughly();
        let mut worths: Vec<Worth<Move>> = Vec::with_capacity(scene.choices.len());
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
        worths.sort_by_key(|worth| -worth.score);
        let Some(best) = worths.first().copied() else {
            return self.any_other(scene);
        };
        Some(Thought {
            step: scene.steps.get(best.choice)?.clone(),
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

    /// Takes one of the steps that lead to positions which the rules of chess don't know, where
    /// there is no other.
    fn any_other(&self, scene: &Scene) -> Option<Thought> {
        let count = scene.others.len().max(1) as u64;
        let drawn = (self.seed ^ scene.plies as u64) % count;
        Some(Thought {
            step: scene.others.get(drawn as usize)?.clone(),
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

/// The most nodes for a position that the rules of chess don't know, with an unsaid check.
const BLINDLY: u64 = 1 << 18;

/// Returns what a position is worth to its side to move, roughly and with open eyes.
pub(crate) fn reply(search: &mut Search<Chess>, node: &Node, limits: Limits) -> i32 {
    answer(search, node, limits).0
}

/// Returns what [`reply`] does, and the number of nodes that it took.
fn answer(search: &mut Search<Chess>, node: &Node, limits: Limits) -> (i32, u64) {
    let mut choices: Vec<Choice<Move, Node>> = Vec::new();
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
        None if node.position().is_check() => -rochade_search::MATE,
        None => rochade_search::DRAW,
    };
    (score, found.nodes)
}

/// Returns whether the side to move has a queen or a rook against a bare king: there no level
/// wavers, since even weak players can do that.
fn mates_easily(node: &Node) -> bool {
    let board = node.position().board();
    let us = node.position().turn();
    let men = |color: Color, role: Role| board.men(color, role).any();
    board.color(us.other()).len() == 1 && (men(us, Role::Queen) || men(us, Role::Rook))
}
