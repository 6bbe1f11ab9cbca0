//! Any sequence of intents and times: the clocks hold together, and the record tells them all.

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use rochade_table::{ClockState, Intent, Kind, PromptKind, Seat, SquareId, Table};

use crate::timed::{left, odds, state};

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

fn intent(source: &mut Unstructured) -> Result<Intent> {
    let seat = *source.choose(&[WHITE, BLACK, Seat(9)])?;
    let kind = *source.choose(&PromptKind::ALL)?;
    let square = SquareId(source.int_in_range(0..=63)?);
    let moves = [
        "e4", "e5", "Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "h4", "h5",
    ];
    let typed = (*source.choose(&moves)?).to_owned();
    Ok(match source.int_in_range(0..=15)? {
        0 => Intent::PressClock(seat),
        1 if source.ratio(1, 3)? => Intent::Pause,
        1 | 2 => Intent::Resume,
        3 => Intent::Rematch,
        4 => Intent::AskTakeBack(seat),
        5 => Intent::Resign(seat),
        6 => {
            let answer = *source.choose(kind.answers())?;
            Intent::Answer { seat, kind, answer }
        }
        7 => Intent::Choose(Kind::Queen),
        8 => Intent::LetGo(Some(square)),
        9 | 10 => Intent::Touch(square),
        _ => Intent::Type(typed),
    })
}

/// What must hold of a table, whatever was done at it: its record leads to the same clocks, but that they rest.
fn check(table: &mut Table) {
    table.note_time();
    let again = Table::replay(table.record()).expect("the same game");
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view().entries, table.view().entries);
    if state(table) != ClockState::Running {
        assert_eq!(again.clock_view(), table.clock_view());
    } else if again.record().events.is_empty() {
        assert_eq!(state(&again), ClockState::Ready);
    } else {
        assert_eq!(
            (left(&again), state(&again)),
            (left(table), ClockState::Paused)
        );
    }
}

#[test]
fn no_sequence_of_intents_and_times_breaks_the_clocks() {
    // The most that a move can earn is 31 s.
    let controls = ["60", "20+1", "20b3", "30d2", "1/20:2/30+1"];
    arbtest(|source| {
        let (white, black) = (*source.choose(&controls)?, *source.choose(&controls)?);
        let mut table = Table::new(odds(white, black));
        let mut now: u64 = 0;
        while !source.is_empty() {
            now = now.saturating_add(source.int_in_range(0..=900)?);
            let told = match source.int_in_range(0..=200)? {
                0 => source.arbitrary()?,
                1 => now.saturating_sub(5_000),
                _ => now,
            };
            now = now.max(told);
            let (before, plies) = (left(&table), table.plies());
            table.tell_time(told);
            let intent = intent(source)?;
            let rematch = intent == Intent::Rematch;
            let view = table.view();
            match table.apply(intent) {
                Err(_) => assert_eq!(table.view(), view),
                Ok(_) if rematch => assert_eq!(state(&table), ClockState::Ready),
                Ok(_) => {
                    let most = if table.plies() > plies { 31_000 } else { 0 };
                    for (after, before) in left(&table).into_iter().zip(before) {
                        assert!(after <= before + most);
                    }
                    check(&mut table);
                }
            }
        }
        Ok(())
    })
    .size_min(1_000)
    .size_max(8_000)
    .budget_ms(3_000);
}
