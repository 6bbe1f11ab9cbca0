//! Whom the table waits for, and what can be played: what an opponent asks that is no person.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    ClockState, Event, Intent, Laws, Press, PromptKind, Question, Start, Step, Table, Waits,
};
use rochade_testkit::try_seeds;

use crate::every::{any_table, begin_move, can_move, for_every_game, one_move, timed_table};
use crate::table::{drag, play, square, start, tap};
use crate::timed::odds;

/// What the table waits for is what its view shows: exactly one hand, or nobody.
fn check_waits(table: &Table) {
    let view = table.view();
    let rests = view.clock.as_ref().map(|clock| clock.state) == Some(ClockState::Paused);
    match table.waits_for() {
        None => {
            let is_over = view.outcome.is_some() && !view.draws_lots;
            assert!(is_over || rests || table.waiting().is_some());
        }
        Some(Waits::Lot) => assert!(view.outcome.is_some() && view.draws_lots),
        Some(Waits::Press(seat)) => assert_eq!(view.awaited(), Some(seat)),
        Some(Waits::Answer(question)) => {
            let mut prompts = view.prompts.iter();
            assert!(prompts.any(|prompt| prompt.question == question));
            assert!(table.steps().is_empty(), "nothing is played before");
        }
        Some(Waits::Move(seat)) => {
            assert_eq!(view.turn, seat);
            let acts: Vec<bool> = view.seats.iter().map(|seat| seat.to_move).collect();
            assert_eq!(acts.iter().filter(|&&acts| acts).count(), 1);
            let can_blow = !view.missed.is_empty();
            assert!(!table.steps().is_empty() || can_blow, "{}", view.position);
        }
    }
}

#[test]
fn exactly_one_hand_is_waited_for_or_nobody() {
    for_every_game(|game| {
        try_seeds(20, (1_000, 6_000), |source| {
            let mut table = match source.arbitrary()? {
                true => timed_table(game, source)?,
                false => any_table(game, source)?,
            };
            while !source.is_empty() {
                if can_move(&table) && source.ratio(1, 2)? {
                    begin_move(&mut table, source)?;
                } else {
                    let intent = crate::any::intent(&table.view(), source)?;
                    let _ = table.apply(intent);
                }
                check_waits(&table);
            }
            Ok(())
        });
    });
}

#[test]
fn every_step_that_is_listed_can_be_played() {
    for_every_game(|game| {
        try_seeds(10, (500, 3_000), |source| {
            let mut table = any_table(game, source)?;
            while can_move(&table) {
                if let Some(step) = table.steps().pop() {
                    let mut record = table.record().clone();
                    record.events.push(Event::Played(step));
                    Table::replay(&record).expect("a step that was listed");
                }
                one_move(&mut table, source)?;
                if source.is_empty() {
                    break;
                }
            }
            Ok(())
        });
    });
}

/// A game of chess under the laws of a preset.
fn under(preset: &str, position: Option<&str>) -> Table {
    let start = Start {
        laws: Laws::parse(preset).expect("laws"),
        position: position.map(str::to_owned),
        ..start("Anna", "Ben")
    };
    Table::sit_down(start).expect("a game")
}

#[test]
fn steps_are_those_that_what_is_owed_leaves() {
    let mut table = under("club", None);
    assert_eq!(table.steps().len(), 20);
    tap(&mut table, "g1");
    let from: Vec<_> = table.steps().iter().map(Step::from).collect();
    assert_eq!(from, vec![Some(square(&table, "g1")); 2]);
}

#[test]
fn nothing_is_played_before_a_move_against_the_rules_is_decided() {
    let mut table = under("gustavus", None);
    drag(&mut table, "e2", "e5");
    assert!(table.steps().is_empty());
    let (kind, of, by) = (PromptKind::IllegalMove, BLACK, WHITE);
    let question = Question { kind, of, by };
    assert_eq!(table.waits_for(), Some(Waits::Answer(question)));
}

#[test]
fn a_clock_that_is_to_be_pressed_and_the_lot_are_waited_for() {
    let mut timed = Table::new(Start {
        press: Press::Hand,
        ..odds("60", "60")
    });
    timed.tell_time(0);
    assert_eq!(timed.waits_for(), Some(Waits::Move(WHITE)));
    play(&mut timed, "e4");
    assert_eq!(timed.waits_for(), Some(Waits::Press(WHITE)));
    timed.apply(Intent::PressClock(WHITE)).expect("a press");
    assert_eq!(timed.waits_for(), Some(Waits::Move(BLACK)));
    timed.apply(Intent::Pause).expect("a clock that runs");
    assert_eq!(timed.waits_for(), None);

    let mut by_lot = under("leaflet", Some("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"));
    play(&mut by_lot, "Qg7");
    assert_eq!(by_lot.waits_for(), Some(Waits::Lot));
    let mut modern = under("modern", Some("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"));
    play(&mut modern, "Qg7");
    assert_eq!((modern.waits_for(), modern.steps()), (None, Vec::new()));
}
