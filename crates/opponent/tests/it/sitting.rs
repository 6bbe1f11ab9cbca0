//! Games that computers play at the table by intents alone.

use std::collections::BTreeMap;
use std::iter;
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use rochade_opponent::{Anyone, Budget, Left, Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{
    Computer, Control, GameKind, Happening, Intent, Kind, Law, Laws, Mark, Preset, Press, Seat,
    Start, Table,
};
use rochade_table::{Odds, Outcome, Player as Person, SquareId, View, Waits};
use rochade_testkit::Chance;

/// A game by lot, with the quick ones more often.
fn any_game(chance: &mut Chance) -> GameKind {
    match chance.below(10) {
        0..4 => GameKind::Chess,
        4..7 => GameKind::Draughts,
        7..9 => GameKind::Four,
        _ => GameKind::Three,
    }
}

/// Laws of a preset of a game, or ones in which every law is drawn by lot.
pub(crate) fn any_laws(game: GameKind, chance: &mut Chance) -> Laws {
    let presets: Vec<&Preset> = Preset::of(game).collect();
    let mut laws = chance.pick(&presets).laws.clone();
    if chance.below(2) == 0 {
        for law in Law::of(game) {
            let choices: Vec<&str> = law.choices_in(game).collect();
            let choice = *chance.pick(&choices);
            law.set(&mut laws, choice).expect("a choice of the law");
        }
    }
    laws
}

/// A game under any laws, with any odds, with or without clocks.
fn any_start(chance: &mut Chance) -> Start {
    let game = any_game(chance);
    let laws = any_laws(game, chance);
    let mut start = Start::under(laws, vec![Person::default(); game.seats()]);
    if chance.below(3) == 0
        && let Some(&kind) = chance.choose(game.odds())
        && start.laws.know_odds(kind)
    {
        let file = chance.choose(kind.files()).copied().unwrap_or_default();
        let giver = any_seat(game, chance);
        start.odds = vec![Odds { giver, kind, file }];
    }
    if chance.below(2) == 0 {
        let text = chance.pick(&["60", "1+0", "3+2", "40/90:30"]);
        let control = Control::from_minutes(text).expect("a control");
        start.controls = Some(vec![control; game.seats()]);
        start.press = *chance.pick(&Press::ALL);
    }
    start
}

fn any_seat(game: GameKind, chance: &mut Chance) -> Seat {
    Seat(chance.below(game.seats()) as u8)
}

/// Something that somebody may do who does anything: offers, claims, counts, touches, blows,
/// answers; seldom, since that ends games soon, to resign.
pub(crate) fn anything(view: &View, chance: &mut Chance) -> Intent {
    let seat = any_seat(view.game, chance);
    let square = SquareId(chance.below(view.squares.len()) as u16);
    match chance.below(20) {
        0 => Intent::OfferDraw(seat),
        1 => Intent::AskTakeBack(seat),
        2 => Intent::StartCount(seat),
        3 => Intent::AskStrike(seat),
        4 => Intent::PointOutCheck(seat),
        5 => Intent::NoticeCheck(seat),
        6 => Intent::SayCheck(seat),
        7 => Intent::Adjust(seat),
        8 => match view.seat(seat).and_then(|shown| shown.claims.first()) {
            Some(&claim) => Intent::Claim(claim, seat),
            None => Intent::PressClock(seat),
        },
        9 => match chance.choose(&view.prompts) {
            Some(prompt) => Intent::Answer(prompt.question, *chance.pick(&prompt.answers)),
            None => Intent::Pause,
        },
        10 if chance.one_in(8) => Intent::Resign(seat),
        10 => Intent::Choose(Kind(chance.below(6) as u8)),
        11 => Intent::SayBlow(seat),
        12 => match view
            .squares
            .iter()
            .position(|shown| shown.marks.has(Mark::Blowable))
        {
            Some(at) => Intent::Blow(SquareId(at as u16)),
            None => Intent::Blow(square),
        },
        13 => Intent::Done,
        14 => Intent::TakeHint(seat),
        15 => Intent::HandOver(seat, Computer::new(chance.below(11) as u8, 1)),
        16 => Intent::LetGo(Some(square)),
        _ => Intent::Touch(square),
    }
}

/// Any part of the time that a player has for its move: nearly none, where it has no time left.
fn any_time(table: &Table, chance: &mut Chance) -> u64 {
    let clock = table.clock_view();
    let running = clock.iter().flat_map(|clock| &clock.faces);
    let Some(face) = running.clone().find(|face| face.running) else {
        return 1;
    };
    let left = face.left;
    let budget = Budget::by(
        Left {
            left,
            ..Left::default()
        },
        1,
    );
    chance.below(budget.most as usize) as u64
}

/// Plays a game to its end, disturbed by chance or not, and returns how it ended. It fails if a
/// player does what the table refuses, lets its flag fall, or leaves the table waiting.
pub(crate) fn play(seed: u64, is_disturbed: bool) -> (Table, Outcome) {
    let mut chance = Chance::new(seed);
    let mut start = any_start(&mut chance);
    let (game, laws) = (start.game(), start.laws.name());
    let laws = format!("{laws} of {}", game.word());
    let mut seats = Vec::new();
    for (seat, sitting) in start.players.iter_mut().enumerate() {
        let level = Level::new(1 + chance.below(10) as u8).expect("a level");
        // Where the table takes it for a person, others may treat it otherwise.
        if !is_disturbed || !chance.one_in(4) {
            sitting.computer = Computer::new(level.number(), seat as u32);
        }
        let mut player = Anyone::of(game, level, seed ^ seat as u64, 1 << 14);
        player.set_ceiling(Limits::NONE.with_nodes(60).with_plies(2));
        seats.push(player);
    }
    let mut table = Table::sit_down(start).expect("a game");
    table.tell_time(0);
    let mut now = 0;
    for turn in 0..4_000 {
        if let Some(outcome) = table.outcome().cloned() {
            return (table, outcome);
        }
        now += any_time(&table, &mut chance);
        let told = table.tell_time(now);
        assert!(!told.iter().any(is_flag), "{told:?}: {seed} under {laws}");
        if is_disturbed && turn < 300 && chance.below(3) == 0 {
            // What is refused changes nothing.
            let _ = table.apply(anything(&table.view(), &mut chance));
            let _ = table.apply(Intent::Cancel);
            continue;
        }
        let mut has_acted = false;
        for (seat, player) in (0..).map(Seat).zip(&mut seats) {
            let intents = player.act(&table, seat, true, &mut Unwatched);
            for intent in intents {
                has_acted = true;
                let text = format!(
                    "{intent:?} under {laws}, game {seed}: {}",
                    table.view().position
                );
                let happened = table
                    .apply(intent)
                    .unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
                assert!(!happened.iter().any(is_flag), "{text}");
                assert!(!happened.iter().any(is_false), "{text}");
            }
            if has_acted {
                break;
            }
        }
        if !has_acted && table.outcome().is_none() {
            let waits = table.waits_for();
            assert!(waits.is_none(), "{waits:?} in game {seed} under {laws}");
            table.apply(Intent::Resume).expect("a game that rests");
        }
    }
    panic!("game {seed} under {laws} does not end");
}

fn is_flag(happened: &Happening) -> bool {
    matches!(happened, Happening::FlagFell(_))
}

fn is_false(happened: &Happening) -> bool {
    matches!(happened, Happening::FalseMove(_))
}

#[test]
fn computers_play_to_the_end_under_any_laws() {
    for seed in 0..25 {
        play(seed, false);
    }
}

#[test]
fn no_offer_claim_or_touch_disturbs_them() {
    for seed in 1_000..1_025 {
        play(seed, true);
    }
}

/// How games of some seeds ended, and those that failed.
#[derive(Default)]
struct Played {
    ends: BTreeMap<(&'static str, &'static str), u32>,
    failed: Vec<u64>,
}

impl Played {
    fn of(seeds: impl Iterator<Item = u64>) -> Played {
        let mut played = Played::default();
        for seed in seeds {
            match catch_unwind(|| play(seed, seed % 2 == 0)) {
                Ok((table, outcome)) => {
                    let game = table.record().start.game().word();
                    let end = (game, outcome.termination.word());
                    *played.ends.entry(end).or_default() += 1;
                }
                Err(_) => played.failed.push(seed),
            }
        }
        played
    }

    fn add(&mut self, more: Played) {
        for (end, count) in more.ends {
            *self.ends.entry(end).or_default() += count;
        }
        self.failed.extend(more.failed);
    }
}

/// The whole number of games, for a developer's machine; it tells how those of each game ended.
#[test]
#[ignore = "takes long: cargo xtask bench opponent runs it"]
fn ten_thousand_games() {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut all = Played::default();
    let next = AtomicU64::new(1_000_000);
    // Half the games take far longer than the others: each core plays the next one.
    let drawn = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&seed| seed < 1_010_000);
    thread::scope(|scope| {
        let shares: Vec<_> = (0..cores)
            .map(|_| scope.spawn(|| Played::of(iter::from_fn(drawn))))
            .collect();
        for share in shares {
            all.add(share.join().expect("a share of the games"));
        }
    });
    println!("{:#?}", all.ends);
    assert!(all.failed.is_empty(), "games {:?}", all.failed);
}

#[test]
fn nobody_acts_for_another_game_or_after_the_end() {
    let mut player = Player::new(Level::FIRST, 1);
    let draughts = Table::new(Start::new(GameKind::Draughts, Vec::new()));
    assert!(matches!(draughts.waits_for(), Some(Waits::Move(_))));
    for seat in [Seat(0), Seat(1)] {
        assert!(player.act(&draughts, seat, true, &mut Unwatched).is_empty());
        let (over, _) = play(3, false);
        assert!(player.act(&over, seat, true, &mut Unwatched).is_empty());
    }
}
