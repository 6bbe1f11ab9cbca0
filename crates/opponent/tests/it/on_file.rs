//! The same seed has the same move, wherever it is computed: 200 moves a game on file, with the
//! number of positions that were looked at. Whoever changes how it plays writes them anew, on
//! purpose: `cargo test -p rochade-opponent --test it -- --ignored moves_are_written_anew`.

use rochade_opponent::chess::Chess;
use rochade_opponent::draughts::Draughts;
use rochade_opponent::many::Many;
use rochade_opponent::{Level, Mind, Play, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{GameKind, Intent, Law, Laws, Plan, Preset, Start, Step, Table, View};
use rochade_testkit::Chance;

/// What is on file of a game.
struct OnFile {
    game: GameKind,
    moves: &'static str,
    /// How many positions are looked at for a move, at most.
    nodes: u64,
    /// How many plies more than the position before it each one has behind it.
    apart: usize,
}

const CHESS: OnFile = OnFile {
    game: GameKind::Chess,
    moves: include_str!("../data/chess.txt"),
    nodes: 4_000,
    apart: 3,
};

const DRAUGHTS: OnFile = OnFile {
    game: GameKind::Draughts,
    moves: include_str!("../data/draughts.txt"),
    nodes: 4_000,
    apart: 2,
};

const FOUR: OnFile = OnFile {
    game: GameKind::Four,
    moves: include_str!("../data/four.txt"),
    nodes: 1_000,
    apart: 8,
};

const THREE: OnFile = OnFile {
    game: GameKind::Three,
    moves: include_str!("../data/three.txt"),
    nodes: 1_000,
    apart: 6,
};

/// In how many positions each level moves, and in how many of them as games are begun.
const PLACES: usize = 20;
const BEGUN: usize = 2;

impl OnFile {
    /// The laws that the places take in turn, with their names.
    fn laws(&self) -> Vec<(String, Laws)> {
        let presets = Preset::of(self.game);
        let named = presets.map(|preset| (preset.name.to_owned(), preset.laws.clone()));
        match self.game {
            GameKind::Chess => named.take(1).collect(),
            GameKind::Draughts | GameKind::Four => named.collect(),
            GameKind::Three => named.flat_map(on_each_board).collect(),
        }
    }

    /// Laws, level, seed, position, move and positions looked at, a line each.
    fn moves(&self) -> String {
        match self.game {
            GameKind::Chess => self.moves_of::<Chess>(),
            GameKind::Draughts => self.moves_of::<Draughts>(),
            GameKind::Four | GameKind::Three => self.moves_of::<Many>(),
        }
    }

    fn moves_of<M: Mind>(&self) -> String {
        let mut chance = Chance::new(39);
        let all = self.laws();
        let mut text = String::new();
        for place in 0..PLACES {
            let (name, laws) = &all[place % all.len()];
            let plies = match place.checked_sub(BEGUN) {
                None => 1 + place,
                Some(later) => 6 + self.apart * later,
            };
            let table = walk(laws, &mut chance, plies);
            let View { position, plan, .. } = table.view();
            for level in Level::all() {
                let seed = chance.below(1000) as u64;
                let quick = Limits::NONE.with_nodes(self.nodes);
                let mut player = Player::<M>::of(level, seed, 1 << 16).within(quick);
                let (mv, nodes) = match place < BEGUN {
                    true => (begun(&mut player, &table), 0),
                    false => {
                        let thought = player.think(&table, &mut Unwatched);
                        let thought = thought.expect("a move");
                        (written(&thought.play, &plan), thought.found.nodes)
                    }
                };
                let level = level.number();
                text += &format!("{name} {level} {seed} {position} {mv} {nodes}\n");
            }
        }
        text
    }

    #[track_caller]
    fn check(&self) {
        let found = self.moves();
        for (found, wanted) in found.lines().zip(self.moves.lines()) {
            assert_eq!(found, wanted);
        }
        assert_eq!(found.lines().count(), self.moves.lines().count());
    }

    fn write(&self) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/");
        let place = format!("{folder}{}.txt", self.game.word());
        std::fs::write(place, self.moves()).expect("a file");
    }
}

/// The same laws on each board of the game.
fn on_each_board((name, laws): (String, Laws)) -> Vec<(String, Laws)> {
    let board = Law::find("board").expect("a law");
    let boards = board.choices_in(laws.game);
    let put = boards.map(|word| {
        let mut laws = laws.clone();
        board.set(&mut laws, word).expect("a choice of the law");
        (format!("{name}-{word}"), laws)
    });
    put.collect()
}

/// Returns a game after so many random plies, or before the ply that would end it.
fn walk(laws: &Laws, chance: &mut Chance, plies: usize) -> Table {
    let mut table = Table::new(Start::under(laws.clone(), Vec::new()));
    while table.plies() < plies {
        let before = table.record().clone();
        let steps = table.steps();
        for intent in by_hand(chance.pick(&steps)) {
            table.apply(intent).expect("a step of the table");
        }
        if table.outcome().is_some() {
            return Table::replay(&before).expect("the same game");
        }
    }
    table
}

/// What a hand does for a step.
fn by_hand(step: &Step) -> Vec<Intent> {
    let mut path = step.path.iter().copied();
    let touch = path.next().map(Intent::Touch);
    let goes_on = path.map(|square| Intent::LetGo(Some(square)));
    let chosen = step.choice.map(Intent::Choose);
    touch.into_iter().chain(goes_on).chain(chosen).collect()
}

/// What a player moves at a table.
fn begun<M: Mind>(player: &mut Player<M>, table: &Table) -> String {
    let mut table = Table::replay(table.record()).expect("the same game");
    let View { turn, plan, .. } = table.view();
    for intent in player.act(&table, turn, false, &mut Unwatched) {
        table.apply(intent).expect("what it does");
    }
    let view = table.view();
    let made = view.entries.last().expect("a move");
    let play = Play {
        blow: made.deed.blown.map(|man| man.square),
        step: Some(made.deed.step.clone()),
        stops: false,
    };
    written(&play, &plan)
}

/// The square of the man that is blown, all squares of the step, and what the man becomes.
fn written(play: &Play, plan: &Plan) -> String {
    let blown = play.blow.map(|at| format!("{}~", plan.name(at)));
    let path = play.step.iter().flat_map(|step| &step.path);
    let path: String = path.map(|&at| plan.name(at)).collect();
    let choice = play.step.as_ref().and_then(|step| step.choice);
    let becomes = choice.map_or("", |kind| plan.kind_letter(kind));
    blown.unwrap_or_default() + &path + &becomes.to_lowercase()
}

#[test]
fn moves_of_chess_are_those_on_file() {
    CHESS.check();
}

#[test]
fn moves_of_draughts_are_those_on_file() {
    DRAUGHTS.check();
}

#[test]
fn moves_of_four_are_those_on_file() {
    FOUR.check();
}

#[test]
fn moves_of_three_are_those_on_file() {
    THREE.check();
}

#[test]
#[ignore = "writes the files that the other tests read"]
fn moves_are_written_anew() {
    for game in [CHESS, DRAUGHTS, FOUR, THREE] {
        game.write();
    }
}
