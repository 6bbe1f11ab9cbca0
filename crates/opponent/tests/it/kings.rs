//! Endings of kings in draughts: what is won is won, in time and without shuffling, against the
//! longest defence.

use rochade_draughts::{Color, Position, Rules, Setup, Square, Squares};
use rochade_opponent::draughts::Draughts;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{GameKind, Laws, Preset, Seat, Start, Table, WHOLE, Waits};
use rochade_testkit::Chance;

fn laws(name: &str) -> Laws {
    let preset = Preset::of(GameKind::Draughts).find(|preset| preset.name == name);
    preset.expect("a set of laws").laws.clone()
}

/// Some kings of White against one of Black, somewhere, nobody to be captured.
fn any_position(chance: &mut Chance, rules: &Rules, kings: usize) -> Position {
    let all: Vec<Square> = Square::all().collect();
    loop {
        let mut set = Squares::EMPTY;
        while (set.len() as usize) < kings {
            set |= Squares::of(*chance.pick(&all));
        }
        let lonely = Squares::of(*chance.pick(&all));
        let position = |turn| {
            let setup = Setup {
                white: set,
                black: lonely,
                kings: set | lonely,
                turn,
                ..Setup::EMPTY
            };
            Position::from_setup(&setup, rules).ok()
        };
        let both = Color::ALL.map(position);
        if let [Some(one), Some(other)] = both
            && one.capturers().is_empty()
            && other.capturers().is_empty()
        {
            return *chance.pick(&[one, other]);
        }
    }
}

/// Plays a position to the end, and returns White's share of the game and its length.
fn play(laws: &Laws, position: &str, level: u8, nodes: u64) -> (u8, usize) {
    let start = Start::under(laws.clone(), Vec::new());
    let mut table = Table::from_position(start, position).expect(position);
    let level = [Level::new(level).expect("a level"), Level::FULL];
    let quick = Limits::NONE.with_nodes(nodes);
    let mut players = level.map(|level| Player::<Draughts>::of(level, 1, 1 << 18).within(quick));
    while let Some(Waits::Move(seat)) = table.waits_for() {
        for intent in players[seat.index()].act(&table, seat, false, &mut Unwatched) {
            table.apply(intent).expect("what it does");
        }
    }
    let outcome = table.outcome().expect("an end");
    (outcome.share(Seat(0)), table.plies())
}

/// Two kings that go a square catch one, as long as it can't take one of them.
#[test]
fn walking_kings_catch_a_lonely_one() {
    let laws = laws("english");
    let rules = laws.draughts_rules();
    let mut chance = Chance::new(53);
    for kings in [2, 3] {
        for _ in 0..20 {
            let position = any_position(&mut chance, &rules, kings).to_string();
            for level in [3, 10] {
                let (share, plies) = play(&laws, &position, level, 2_000);
                assert_eq!(share, WHOLE, "level {level}: {position}");
                assert!(plies <= 50, "level {level}: {position} took {plies}");
            }
        }
    }
}

/// Three flying kings that hold the main road win where the lonely one can't take one at once.
#[test]
fn flying_kings_catch_a_lonely_one_off_the_main_road() {
    let road = |square: Square| square.file() == square.rank();
    for name in [
        "noris",
        "schlagzwang",
        "german",
        "russian",
        "brazilian",
        "czech",
        "pool",
    ] {
        let laws = laws(name);
        let rules = laws.draughts_rules();
        let mut chance = Chance::new(53);
        for _ in 0..6 {
            let position = loop {
                let position = any_position(&mut chance, &rules, 3);
                let is_off = !position.men(Color::Black).into_iter().any(road);
                let is_held = position.men(Color::White).into_iter().any(road);
                if is_off && is_held && position.turn() == Color::White {
                    break position.to_string();
                }
            };
            let (share, plies) = play(&laws, &position, 10, 2_000);
            assert_eq!(share, WHOLE, "{name}: {position}");
            assert!(plies <= 30, "{name}: {position} took {plies}");
        }
    }
}

/// On the main road it holds out against three, and the computer knows that nothing is to be won.
#[test]
fn a_lonely_king_holds_the_main_road() {
    for name in ["noris", "russian", "brazilian"] {
        let laws = laws(name);
        let position = "W:WKc1,Ke1,Kg3:BKd4";
        let (share, _) = play(&laws, position, 10, 2_000);
        assert_eq!(share, WHOLE / 2, "{name}");
        let start = Start::under(laws, Vec::new());
        let table = Table::from_position(start, position).expect(position);
        let quick = Limits::NONE.with_nodes(2_000);
        let mut player = Player::<Draughts>::of(Level::FULL, 1, 1 << 18).within(quick);
        let thought = player.think(&table, &mut Unwatched).expect("a move");
        assert!(thought.score.abs() < 100, "{name}: {}", thought.score);
    }
}
