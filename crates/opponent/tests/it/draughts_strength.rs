//! How strong the computer is in draughts, told in games: benchmarks, which are run on purpose by
//! `cargo test --release -p rochade-opponent --test it -- --ignored --nocapture draughts_str`.

use rochade_draughts::{Position, Square};
use rochade_opponent::draughts::Draughts;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::draughts::{id, square_of};
use rochade_table::{GameKind, Intent, Laws, Preset, Seat, Start, Step, Table, WHOLE, Waits};
use rochade_testkit::Chance;

/// The most plies of a game; one that is longer counts as drawn.
const LONGEST: usize = 300;

/// Whoever plays a side.
enum Hand {
    Computer(Box<Player<Draughts>>),
    /// Takes what it can, and else moves by chance.
    Greedy(Chance),
}

impl Hand {
    fn computer(level: u8, seed: u64, nodes: u64) -> Hand {
        let level = Level::new(level).expect("a level");
        let quick = Limits::NONE.with_nodes(nodes);
        Hand::Computer(Box::new(Player::of(level, seed, 1 << 20).within(quick)))
    }

    fn act(&mut self, table: &Table, seat: Seat) -> Vec<Intent> {
        match self {
            Hand::Computer(player) => player.act(table, seat, false, &mut Unwatched),
            Hand::Greedy(chance) => greedy(table, chance),
        }
    }
}

/// Takes a man off that has failed to capture, and then takes as many as it can.
fn greedy(table: &Table, chance: &mut Chance) -> Vec<Intent> {
    let view = table.view();
    if view.can_stop {
        return vec![Intent::Done];
    }
    let rules = view_rules(table);
    let position = Position::from_fen(&view.position, &rules).expect("a position");
    if let Some(man) = position.blowable().first() {
        return vec![Intent::Blow(id(man))];
    }
    let taken = |step: &Step| {
        let path: Option<Vec<Square>> = step.path.iter().map(|&at| square_of(at)).collect();
        let mv = path.and_then(|path| position.resolve(&path));
        mv.map_or(0, |mv| mv.victims().len())
    };
    let steps = table.steps();
    let most = steps.iter().map(taken).max();
    let best: Vec<&Step> = steps.iter().filter(|it| Some(taken(it)) == most).collect();
    let path = &chance.pick(&best).path;
    let mut intents = vec![Intent::Touch(path[0])];
    intents.extend(path.iter().skip(1).map(|&at| Intent::LetGo(Some(at))));
    intents
}

fn view_rules(table: &Table) -> rochade_draughts::Rules {
    table.record().start.laws.draughts_rules()
}

fn laws(name: &str) -> Laws {
    let preset = Preset::of(GameKind::Draughts).find(|preset| preset.name == name);
    preset.expect("a set of laws").laws.clone()
}

/// Plays a game, and returns the share of the first hand, which has this seat.
fn play(laws: &Laws, seat: usize, mut hands: [Hand; 2]) -> f64 {
    let mut table = Table::new(Start::under(laws.clone(), Vec::new()));
    while table.plies() < LONGEST {
        let mover = match table.waits_for() {
            Some(Waits::Move(mover)) => mover,
            Some(Waits::Answer(question)) => question.of,
            _ => break,
        };
        let hand = &mut hands[usize::from(mover.index() != seat)];
        for intent in hand.act(&table, mover) {
            table.apply(intent).expect("what it does");
        }
    }
    let share = table
        .outcome()
        .map_or(WHOLE / 2, |outcome| outcome.share(Seat(seat as u8)));
    f64::from(share) / f64::from(WHOLE)
}

/// Plays games with seats in turn, and returns the share of the first hand in per cent.
fn share(laws: &Laws, games: u64, hands: impl Fn(u64) -> [Hand; 2]) -> f64 {
    let shares = (0..games).map(|game| play(laws, (game % 2) as usize, hands(game)));
    shares.sum::<f64>() * 100.0 / games as f64
}

#[test]
#[ignore = "a benchmark"]
fn draughts_strength_against_one_that_takes_what_it_can() {
    for name in ["noris", "schlagzwang"] {
        let share = share(&laws(name), 100, |game| {
            let greedy = Hand::Greedy(Chance::new(game));
            [Hand::computer(10, game, 2_000), greedy]
        });
        println!("{name}: {share:.1} %");
    }
}

#[test]
#[ignore = "a benchmark"]
fn draughts_strength_by_levels() {
    for name in ["noris", "russian"] {
        for pair in [[4, 1], [7, 4], [10, 7]] {
            let share = share(&laws(name), 30, |game| {
                [0, 1].map(|hand| Hand::computer(pair[hand], 2 * game + hand as u64, 12_000))
            });
            println!("{name} {pair:?}: {share:.1} %");
        }
    }
}
