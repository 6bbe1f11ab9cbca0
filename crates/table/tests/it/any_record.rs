//! Any sequence of events, for any game: a record is replayed as far as it makes sense, and what it
//! leads to holds together.

use rochade_table::{
    Answer, Claim, Event, GameKind, Plan, Remark, ReplayError, Seat, SquareId, Step, Table,
};
use rochade_testkit::{Result, Unstructured, try_seeds};

use crate::any::{any_question, check};
use crate::every::{any_table, for_every_game, seat, timed_table};

#[test]
fn no_record_breaks_the_table() {
    for_every_game(|game| {
        let plan = game.plan();
        try_seeds(150, (500, 2_000), |source| {
            let table = match source.arbitrary()? {
                true => timed_table(game, source)?,
                false => any_table(game, source)?,
            };
            let mut record = table.record().clone();
            while !source.is_empty() {
                record.events.push(event(game, &plan, source)?);
                match Table::replay(&record) {
                    Ok(table) => {
                        check(&table);
                        assert_eq!(table.record(), &record);
                    }
                    Err(ReplayError::Event { index, .. }) => {
                        assert_eq!(index, record.events.len() - 1, "what is before it replays");
                        record.events.pop();
                    }
                    Err(start) => panic!("{start:?}"),
                }
            }
            Ok(())
        });
    });
}

/// Something that may have happened, or not.
fn event(game: GameKind, plan: &Plan, source: &mut Unstructured) -> Result<Event> {
    let seats: Vec<Seat> = plan.all_seats().collect();
    Ok(match source.int_in_range(0..=89)? {
        0..=2 => Event::DrawOffered(seat(source)?),
        3..=6 => Event::TakeBackAsked(seat(source)?),
        7..=15 => Event::Answered(any_question(&seats, source)?, *source.choose(&Answer::ALL)?),
        16 if source.ratio(1, 20)? => Event::Resigned(seat(source)?),
        17 if source.ratio(1, 20)? => Event::FlagFallen(seat(source)?),
        18 => Event::TimeLeft(source.arbitrary()?),
        19..=23 => Event::Pressed(seat(source)?),
        66..=67 => Event::Claimed(*source.choose(&Claim::ALL)?, seat(source)?),
        68..=69 => Event::CountStarted(seat(source)?),
        70 => Event::StrikeAsked(seat(source)?),
        74..=76 => Event::CheckSaid(seat(source)?),
        77..=78 => Event::Remarked(*source.choose(&Remark::ALL)?, seat(source)?),
        71..=73 => Event::Touched(SquareId(source.int_in_range(0..=70)?)),
        84 => Event::Adjusted(seat(source)?),
        85..=88 => Event::Blown(SquareId(source.int_in_range(0..=70)?)),
        89 => Event::Hinted(seat(source)?),
        79..=83 => Event::FalseMove(Step::new(
            SquareId(source.int_in_range(0..=70)?),
            SquareId(source.int_in_range(0..=70)?),
            None,
        )),
        _ => {
            let path = match game {
                GameKind::Chess => chess_path(source)?,
                GameKind::Draughts => draughts_path(source)?,
                GameKind::Four | GameKind::Three => any_path(plan, source)?,
            };
            Event::Played(Step {
                path: path.into(),
                choice: None,
            })
        }
    })
}

/// Two squares of a board, and sometimes one beyond it.
fn any_path(plan: &Plan, source: &mut Unstructured) -> Result<Vec<SquareId>> {
    let last = plan.squares.len() as u16;
    let from = source.int_in_range(0..=last)?;
    let to = source.int_in_range(0..=last)?;
    Ok(vec![SquareId(from), SquareId(to)])
}

/// A path such as men go and jump; sometimes none at all.
fn draughts_path(source: &mut Unstructured) -> Result<Vec<SquareId>> {
    let mut at: i32 = source.int_in_range(0..=63)?;
    let mut path = vec![at];
    for _ in 0..source.int_in_range(0..=2)? {
        at += *source.choose(&[7, 9, -7, -9, 14, 18, -14, -18])?;
        path.push(at);
    }
    let square = |&at: &i32| SquareId(u16::try_from(at).unwrap_or(70));
    Ok(path.iter().map(square).collect())
}

/// A path such as pawns and knights go; sometimes it is too short or too long for chess.
fn chess_path(source: &mut Unstructured) -> Result<Vec<SquareId>> {
    let squares = *source.choose(&[2, 2, 2, 2, 2, 2, 2, 0, 1, 3])?;
    let from: u16 = source.int_in_range(0..=70)?;
    let ahead = *source.choose(&[8, 16, 17, 15, 7, 9])?;
    let to = if source.arbitrary()? {
        from + ahead
    } else {
        from.saturating_sub(ahead)
    };
    Ok([from, to, from].map(SquareId)[..squares].to_vec())
}
