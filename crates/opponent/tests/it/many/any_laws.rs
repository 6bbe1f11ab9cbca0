//! Games of four and of three under any laws, disturbed by offers, claims, touches and moves
//! against the rules.

use rochade_opponent::many::Many;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{
    Computer, GameKind, Happening, Intent, Man, Player as Seated, Seat, SquareId, Start, Table,
};
use rochade_testkit::Chance;

use crate::sitting;

/// Players of whom some are persons, whose seats anybody's hand may move.
fn any_players(game: GameKind, chance: &mut Chance) -> Vec<Seated> {
    let player = |_| Seated {
        computer: Computer::new(1 + chance.below(10) as u8, 1).filter(|_| chance.below(4) > 0),
        ..Seated::default()
    };
    (0..game.seats()).map(player).collect()
}

/// Something that somebody may do who does anything, moves against the rules among it.
fn anything(table: &Table, chance: &mut Chance) -> Vec<Intent> {
    let view = table.view();
    if chance.below(4) > 0 {
        return vec![sitting::anything(&view, chance)];
    }
    let squares = 0..view.squares.len();
    let is_own = |man: Man| man.seat == view.turn;
    let own = squares.filter(|&at| view.squares[at].man.is_some_and(is_own));
    let from = *chance.pick(&own.collect::<Vec<_>>());
    let to = chance.below(view.squares.len());
    let [from, to] = [from, to].map(|at| SquareId(at as u16));
    vec![Intent::Touch(from), Intent::LetGo(Some(to))]
}

/// Plays a game to its end, and returns the table. It fails if a player does what the table
/// refuses, moves against the rules, or leaves the table waiting.
fn play(game: GameKind, seed: u64, is_disturbed: bool) -> Table {
    let mut chance = Chance::new(seed);
    let laws = sitting::any_laws(game, &mut chance);
    let told = format!("game {seed} of {game:?} under {laws:?}");
    let mut start = Start::under(laws, any_players(game, &mut chance));
    start.computers_resign = chance.below(2) == 0;
    let may_resign = start.computers_resign;
    let mut table = Table::sit_down(start).expect("a game");
    let quick = Limits::NONE.with_nodes(40).with_plies(2);
    let mut players: Vec<Player<Many>> = (0..game.seats() as u64)
        .map(|seat| {
            let level = Level::new(1 + chance.below(10) as u8).expect("a level");
            Player::of(level, seed ^ seat, 1 << 14).within(quick)
        })
        .collect();
    for turn in 0..6_000 {
        if table.outcome().is_some() {
            return table;
        }
        if is_disturbed && turn < 300 && chance.below(3) == 0 {
            for intent in anything(&table, &mut chance) {
                // What is refused changes nothing.
                let _ = table.apply(intent);
            }
            let _ = table.apply(Intent::Cancel);
            continue;
        }
        let acts = (0..)
            .map(Seat)
            .zip(&mut players)
            .find_map(|(seat, player)| {
                let acts = player.act(&table, seat, may_resign, &mut Unwatched);
                (!acts.is_empty()).then_some(acts)
            });
        let Some(acts) = acts else {
            let (waits, position) = (table.waits_for(), table.view().position);
            panic!("{waits:?} in {position}, {told}");
        };
        for intent in acts {
            let text = format!("{intent:?} in {}, {told}", table.view().position);
            let happened = table.apply(intent);
            let happened = happened.unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
            let is_false = |told: &Happening| matches!(told, Happening::FalseMove(_));
            assert!(!happened.iter().any(is_false), "{text}");
        }
    }
    panic!("no end: {told}");
}

#[test]
fn four_and_three_are_played_to_the_end_under_any_laws() {
    for game in [GameKind::Four, GameKind::Three] {
        for seed in 0..4 {
            play(game, seed, false);
        }
    }
}

#[test]
fn nothing_that_a_person_does_disturbs_them_in_four_and_three() {
    for game in [GameKind::Four, GameKind::Three] {
        for seed in 1_000..1_006 {
            play(game, seed, true);
        }
    }
}

/// More of them, for a developer's machine.
#[test]
#[ignore = "takes long"]
fn a_hundred_games_of_four_and_three() {
    for game in [GameKind::Four, GameKind::Three] {
        for seed in 10_000..10_050 {
            play(game, seed, seed % 3 > 0);
        }
    }
}
