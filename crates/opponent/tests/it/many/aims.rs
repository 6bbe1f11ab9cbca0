//! What is aimed at in four and in three (opponent.md, section 4), measured on a developer's
//! machine.

use std::collections::BTreeMap;
use std::time::Instant;

use rochade_opponent::many::Many;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{
    Answer, Computer, GameKind, Intent, Player as Seated, Seat, Start, Step, Table,
};
use rochade_testkit::Chance;

/// A game some moves after its beginning, by chance.
fn begun(game: GameKind, chance: &mut Chance, plies: usize) -> Table {
    let seated = Seated {
        computer: Computer::new(Computer::STRONGEST, 1),
        ..Seated::default()
    };
    let mut table = Table::new(Start::new(game, vec![seated; game.seats()]));
    for _ in 0..plies {
        let steps = table.steps();
        make(&mut table, chance.pick(&steps));
    }
    table
}

/// Makes a step by hand.
fn make(table: &mut Table, step: &Step) {
    let mut intents = Vec::new();
    for (place, &square) in step.path.iter().enumerate() {
        intents.push(match place {
            0 => Intent::Touch(square),
            _ => Intent::LetGo(Some(square)),
        });
    }
    intents.extend(step.choice.map(Intent::Choose));
    for intent in intents {
        table.apply(intent).expect("a step");
    }
}

#[test]
#[ignore = "measures"]
fn speed() {
    for game in [GameKind::Four, GameKind::Three] {
        let (mut nodes, begin) = (0, Instant::now());
        let mut plies = 0;
        for seed in 0..8 {
            let table = begun(game, &mut Chance::new(seed), 40);
            let limits = Limits::NONE.with_nodes(20_000);
            let mut player = Player::<Many>::of(Level::FULL, 1, 1 << 20).within(limits);
            let thought = player.think(&table, &mut Unwatched).expect("a move");
            nodes += thought.found.nodes;
            plies += thought.found.plies;
        }
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{game:?}: {:.0} nodes/s, {plies} plies",
            nodes as f64 / seconds
        );
    }
}

#[test]
#[ignore = "measures"]
fn positions_by_level() {
    for game in [GameKind::Four, GameKind::Three] {
        for level in Level::all().take(9) {
            let nodes: Vec<u64> = (0..12)
                .filter_map(|seed| {
                    let table = begun(game, &mut Chance::new(seed), 8 + 8 * seed as usize);
                    let mut player = Player::<Many>::of(level, seed, 1 << 19);
                    Some(player.think(&table, &mut Unwatched)?.found.nodes)
                })
                .collect();
            let mean = nodes.iter().sum::<u64>() / nodes.len() as u64;
            println!(
                "{game:?}, level {}: {mean}, at most {:?}",
                level.number(),
                nodes.iter().max()
            );
        }
    }
}

/// Who has a seat in a match: a level, or chance.
type Hand = Option<u8>;

/// Plays a game under the usual laws from a position after some moves by chance, and returns the
/// table. Full strength looks at so many positions a move.
fn play(game: GameKind, hands: &[Hand], seed: u64, nodes: u64) -> Table {
    let mut chance = Chance::new(seed);
    let mut table = begun(game, &mut chance, 2 * game.seats());
    let mut players: Vec<Option<Player<Many>>> = hands
        .iter()
        .map(|hand| {
            let level = Level::new((*hand)?)?;
            Some(Player::of(level, seed, level_bytes(level)).within(Limits::NONE.with_nodes(nodes)))
        })
        .collect();
    while table.outcome().is_none() && table.plies() < 300 * hands.len() {
        let asked = table.view().prompts.first().map(|prompt| prompt.question);
        let seat = asked.map_or(table.view().turn, |question| question.of);
        match &mut players[seat.index()] {
            Some(player) => {
                for intent in player.act(&table, seat, false, &mut Unwatched) {
                    table.apply(intent).expect("what it does");
                }
            }
            None => match asked {
                Some(question) => {
                    let answer = Intent::Answer(question, Answer::Decline);
                    table.apply(answer).expect("an answer");
                }
                None => {
                    let steps = table.steps();
                    make(&mut table, chance.pick(&steps));
                }
            },
        }
    }
    table
}

fn level_bytes(level: Level) -> usize {
    if level == Level::FULL {
        1 << 20
    } else {
        1 << 18
    }
}

/// Plays games between hands, and prints the share of the first one: of four, pairs; of three, one
/// of the first against two of the second.
fn compete(game: GameKind, hands: [Hand; 2], games: u64, nodes: u64) {
    let (mut share, mut ends) = (0.0, BTreeMap::new());
    for seed in 0..games {
        let is_first = |seat: u64| match game {
            GameKind::Four => seat % 2 == seed % 2,
            _ => seat == seed % 3,
        };
        let seats: Vec<Hand> = (0..game.seats() as u64)
            .map(|seat| if is_first(seat) { hands[0] } else { hands[1] })
            .collect();
        let table = play(game, &seats, seed, nodes);
        let seat = Seat((0..4).find(|&seat| is_first(seat)).unwrap_or(0) as u8);
        let end = table
            .outcome()
            .map_or("none", |outcome| outcome.termination.word());
        let even = 1.0 / if game == GameKind::Four { 2.0 } else { 3.0 };
        share += table
            .outcome()
            .map_or(even, |outcome| f64::from(outcome.share(seat)) / 24.0);
        *ends.entry(end).or_insert(0) += 1;
    }
    let per_cent = 100.0 * share / games as f64;
    println!("{game:?}: {hands:?} {per_cent:.0} % of {games} games at {nodes}: {ends:?}");
}

#[test]
#[ignore = "measures"]
fn against_chance() {
    for game in [GameKind::Four, GameKind::Three] {
        compete(game, [Some(10), None], 20, 2_000);
    }
}

#[test]
#[ignore = "measures"]
fn ladder() {
    for game in [GameKind::Four, GameKind::Three] {
        for [better, other] in [[4, 1], [7, 4], [10, 7]] {
            compete(game, [Some(better), Some(other)], 10, 12_000);
        }
    }
}

/// How games of level 10 end.
#[test]
#[ignore = "measures"]
fn decisions() {
    for game in [GameKind::Four, GameKind::Three] {
        compete(game, [Some(10), Some(10)], 12, 1_000);
    }
}
