//! Games that computers play at the table by intents alone.

use std::panic::catch_unwind;

use rochade_opponent::{Budget, Left, Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{
    Control, GameKind, Happening, Intent, Law, Laws, Preset, Press, Seat, Start, Table,
};
use rochade_table::{Odds, Outcome, SquareId, Waits};
use rochade_testkit::Chance;

/// Laws of a preset of chess, or ones in which every law is drawn by lot.
fn any_laws(chance: &mut Chance) -> Laws {
    let presets: Vec<&Preset> = Preset::of(GameKind::Chess).collect();
    let mut laws = chance.pick(&presets).laws.clone();
    if chance.below(2) == 0 {
        for law in Law::of(GameKind::Chess) {
            let choices: Vec<&str> = law.choices_in(GameKind::Chess).collect();
            let choice = *chance.pick(&choices);
            law.set(&mut laws, choice).expect("a choice of the law");
        }
    }
    laws
}

/// A game under any laws, with any odds, with or without a clock.
fn any_start(chance: &mut Chance) -> Start {
    let laws = any_laws(chance);
    let mut start = Start::under(laws, Vec::new());
    if chance.below(3) == 0
        && let Some(&kind) = chance.choose(GameKind::Chess.odds())
        && start.laws.know_odds(kind)
    {
        let file = chance.choose(kind.files()).copied().unwrap_or_default();
        let giver = Seat(chance.below(2) as u8);
        start.odds = vec![Odds { giver, kind, file }];
    }
    if chance.below(2) == 0 {
        let text = chance.pick(&["60", "1+0", "3+2", "40/90:30"]);
        let control = Control::from_minutes(text).expect("a control");
        start.controls = Some(vec![control; 2]);
        start.press = *chance.pick(&Press::ALL);
    }
    start
}

/// Something that somebody may do who does anything: offers, claims, counts, touches, answers.
fn anything(table: &Table, chance: &mut Chance) -> Intent {
    let seat = Seat(chance.below(2) as u8);
    let view = table.view();
    let square = SquareId(chance.below(64) as u16);
    match chance.below(12) {
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
        9 => Intent::LetGo(Some(square)),
        _ => Intent::Touch(square),
    }
}

/// Any part of the time that a player has for its move.
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
    1 + chance.below(budget.most as usize) as u64
}

/// Plays a game to its end, disturbed by chance or not, and returns how it ended. It fails if a
/// player does what the table refuses, lets its flag fall, or leaves the table waiting.
pub(crate) fn play(seed: u64, is_disturbed: bool) -> (Table, Outcome) {
    let mut chance = Chance::new(seed);
    let start = any_start(&mut chance);
    let laws = start.laws.name();
    let mut table = Table::sit_down(start).expect("a game");
    table.tell_time(0);
    let quick = Limits::NONE.with_nodes(60);
    let mut seats = [0, 1].map(|seat| {
        let level = Level::new(1 + chance.below(10) as u8).expect("a level");
        Player::with_hash(level, seed ^ seat, 1 << 14).within(quick.with_plies(2))
    });
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
            let _ = table.apply(anything(&table, &mut chance));
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

/// The whole number of games, for a developer's machine.
#[test]
#[ignore = "takes long: cargo xtask bench opponent runs it"]
fn ten_thousand_games() {
    let games = 1_000_000..1_010_000;
    let failed: Vec<u64> = games
        .filter(|&seed| catch_unwind(|| play(seed, seed % 2 == 0)).is_err())
        .collect();
    assert!(failed.is_empty(), "games {failed:?}");
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
