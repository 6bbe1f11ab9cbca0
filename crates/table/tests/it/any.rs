//! Any sequence of intents: the table never panics, and what it shows holds together.

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use rochade_table::{Happening, Intent, Kind, Mark, SquareId, Table};

use crate::table::{start, table};

fn intent(source: &mut Unstructured) -> Result<Intent> {
    // Squares beyond the board are touched, too.
    let square = |source: &mut Unstructured| source.int_in_range(0..=70).map(SquareId);
    Ok(match source.int_in_range(0..=20)? {
        0 => Intent::Cancel,
        1 => Intent::Choose(*source.choose(&Kind::ALL)?),
        2 => Intent::Rematch,
        3 => Intent::Type(source.arbitrary()?),
        4 => Intent::LetGo(None),
        5 if source.ratio(1, 20)? => Intent::Start(start("", "")),
        6..=10 => Intent::LetGo(Some(square(source)?)),
        _ => Intent::Touch(square(source)?),
    })
}

/// What must hold of every view.
fn check(table: &Table) {
    let view = table.view();
    assert_eq!(view.squares.len(), view.plan.squares.len());
    let count = |mark| {
        view.squares
            .iter()
            .filter(|square| square.marks.has(mark))
            .count()
    };
    assert!(count(Mark::Selected) <= 1);
    assert!(view.promotion.is_none() || count(Mark::Selected) == 1);
    assert_eq!(count(Mark::LastFrom), usize::from(view.plies > 0));
    assert_eq!(
        view.outcome.is_some(),
        view.seats.iter().all(|seat| !seat.to_move)
    );
    assert_eq!(view.plies, table.record().events.len());
    let again = Table::from_position(start("", ""), &view.position);
    assert!(again.is_ok(), "the position reads back: {}", view.position);
}

#[test]
fn no_sequence_of_intents_breaks_the_table() {
    arbtest(|source| {
        let mut table = table();
        while !source.is_empty() {
            let intent = intent(source)?;
            let before = table.view();
            match table.apply(intent.clone()) {
                Ok(_) => check(&table),
                Err(_) => assert_eq!(
                    table.view(),
                    before,
                    "{intent:?} was refused, and yet it changed something"
                ),
            }
        }
        Ok(())
    })
    .size_min(2_000)
    .size_max(20_000)
    .budget_ms(3_000);
}

#[test]
fn random_games_are_played_to_their_end_by_taps() {
    arbtest(|source| {
        let mut table = table();
        for _ in 0..400 {
            if table.outcome().is_some() {
                break;
            }
            one_move(&mut table, source)?;
            check(&table);
        }
        Ok(())
    })
    .size_min(8_000)
    .budget_ms(3_000);
}

/// Lifts one man after another until one has a target, and goes to one of its targets.
fn one_move(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let first: u16 = source.int_in_range(0..=63)?;
    for offset in 0..64 {
        let from = SquareId((first + offset) % 64);
        if table.apply(Intent::Touch(from)).is_err() {
            continue;
        }
        let view = table.view();
        let targets: Vec<SquareId> = view
            .plan
            .ids()
            .filter(|id| {
                let marks = view.squares[id.index()].marks;
                marks.has(Mark::Move) || marks.has(Mark::Capture)
            })
            .collect();
        if targets.is_empty() {
            table.apply(Intent::Cancel).expect("a man in hand");
            continue;
        }
        let happened = table
            .apply(Intent::Touch(*source.choose(&targets)?))
            .expect("a marked target");
        if happened == [Happening::PromotionAsked] {
            let choices = table.view().promotion.expect("the question").choices;
            table
                .apply(Intent::Choose(*source.choose(choices)?))
                .expect("one of the choices");
        }
        return Ok(());
    }
    panic!(
        "nobody can move, and yet the game goes on: {}",
        table.view().position
    );
}
