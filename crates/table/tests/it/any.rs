//! Any sequence of intents: the table never panics, and what it shows holds together.

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use rochade_table::{
    Answer, Event, Happening, Intent, Kind, Mark, PromptKind, Refusal, ReplayError, Review, Seat,
    SquareId, Step, Table,
};

use crate::table::{start, table};

fn intent(source: &mut Unstructured) -> Result<Intent> {
    // Squares beyond the board are touched, too.
    let square = |source: &mut Unstructured| source.int_in_range(0..=70).map(SquareId);
    Ok(match source.int_in_range(0..=40)? {
        0 => Intent::Cancel,
        1 => Intent::Choose(*source.choose(&Kind::ALL)?),
        2 => Intent::Rematch,
        3 => Intent::Type(source.arbitrary()?),
        4 => Intent::LetGo(None),
        5 if source.ratio(1, 20)? => Intent::Start(start("", "")),
        6..=10 => Intent::LetGo(Some(square(source)?)),
        11..=13 => Intent::OfferDraw(seat(source)?),
        14..=16 => Intent::AskTakeBack(seat(source)?),
        17 => Intent::Resign(seat(source)?),
        18..=25 => answer(source)?,
        26..=28 => Intent::Review(review(source)?),
        _ => Intent::Touch(square(source)?),
    })
}

/// A seat; one that nobody has, too.
fn seat(source: &mut Unstructured) -> Result<Seat> {
    source.int_in_range(0..=2).map(Seat)
}

/// An answer, seldom to a draw offer or to whether one resigns, so that games last.
fn answer(source: &mut Unstructured) -> Result<Intent> {
    use Answer::{Accept, Cancel, Confirm, Decline};
    let kind = *source.choose(&PromptKind::ALL)?;
    let mut answer = *source.choose(&[Accept, Decline, Confirm, Cancel])?;
    if kind != PromptKind::TakeBack && !source.ratio(1, 8)? {
        answer = Decline;
    }
    let seat = seat(source)?;
    Ok(Intent::Answer { seat, kind, answer })
}

fn review(source: &mut Unstructured) -> Result<Review> {
    use Review::{Back, First, Forward, Last};
    let ply = Review::Ply(source.int_in_range(0..=40)?);
    Ok(*source.choose(&[First, Back, Forward, Last, Last, ply])?)
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
    assert!(view.shown_ply == view.plies || count(Mark::Selected) == 0);
    assert_eq!(count(Mark::LastFrom), usize::from(view.shown_ply > 0));
    assert_eq!(
        view.outcome.is_some(),
        view.seats.iter().all(|seat| !seat.to_move)
    );
    assert_eq!(view.plies, table.record().line().len());
    assert_eq!(view.plies, view.entries.len());
    assert!(view.shown_ply <= view.plies);
    assert!(view.prompts.is_empty() || view.outcome.is_none());
    let again = Table::from_position(start("", ""), &view.position);
    assert!(again.is_ok(), "the position reads back: {}", view.position);
}

/// The record holds all that was played and said: it replays to the same view, once the hand is empty, nobody is asked
/// whether to resign, and the present is shown.
fn check_record(table: &mut Table) {
    let _ = table.apply(Intent::Cancel);
    let _ = table.apply(Intent::Review(Review::Last));
    for seat in Seat::PAIR {
        let (kind, answer) = (PromptKind::Resign, Answer::Cancel);
        let _ = table.apply(Intent::Answer { seat, kind, answer });
    }
    let again = Table::replay(table.record()).expect("what was recorded has happened");
    let again = again.in_sitting(table.sitting());
    assert_eq!(again.view(), table.view());
    assert_eq!(again.record(), table.record());
}

/// After the end, only a new game, a rematch and looking back do anything.
fn is_idle(intent: &Intent) -> bool {
    !matches!(
        intent,
        Intent::Start(_) | Intent::Rematch | Intent::Review(_)
    )
}

#[test]
fn no_sequence_of_intents_breaks_the_table() {
    arbtest(|source| {
        let mut table = table();
        while !source.is_empty() {
            if source.ratio(1, 10)? && can_move(&table) {
                one_move(&mut table, source)?;
                continue;
            }
            if source.ratio(1, 100)? {
                check_record(&mut table);
            }
            let intent = intent(source)?;
            let before = table.view();
            match table.apply(intent.clone()) {
                Ok(happened) => {
                    check(&table);
                    if before.outcome.is_some() && is_idle(&intent) {
                        assert!(happened.is_empty(), "after the end: {happened:?}");
                        assert_eq!(table.view(), before);
                    }
                }
                Err(_) => assert_eq!(
                    table.view(),
                    before,
                    "{intent:?} was refused, and yet it changed something"
                ),
            }
        }
        check_record(&mut table);
        Ok(())
    })
    .size_min(2_000)
    .size_max(20_000)
    .budget_ms(3_000);
}

#[test]
fn no_record_breaks_the_table() {
    arbtest(|source| {
        let mut record = table().record().clone();
        while !source.is_empty() {
            record.events.push(event(source)?);
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
    })
    .size_min(500)
    .size_max(2_000)
    .budget_ms(2_000);
}

/// Something that may have happened, or not. The moves are such as pawns and knights make.
fn event(source: &mut Unstructured) -> Result<Event> {
    let number: u16 = source.int_in_range(0..=3)?;
    Ok(match source.int_in_range(0..=60)? {
        0..=2 => Event::DrawOffered(seat(source)?),
        3..=4 => Event::DrawDeclined(seat(source)?),
        5 if source.ratio(1, 3)? => Event::DrawAgreed,
        6..=9 => Event::TakeBackAsked(seat(source)?),
        10..=11 => Event::TakeBackDeclined(seat(source)?),
        12..=15 => Event::TakenBack(number),
        16 if source.ratio(1, 20)? => Event::Resigned(seat(source)?),
        17 if source.ratio(1, 20)? => Event::FlagFallen(seat(source)?),
        18 => Event::TimeLeft(source.arbitrary()?),
        _ => {
            let from: u16 = source.int_in_range(0..=70)?;
            let ahead = *source.choose(&[8, 16, 17, 15, 7, 9])?;
            let to = if source.arbitrary()? {
                from + ahead
            } else {
                from.saturating_sub(ahead)
            };
            Event::Played(Step {
                from: SquareId(from),
                to: SquareId(to),
                choice: None,
            })
        }
    })
}

/// Whether a man can be lifted: the game goes on, and the present is shown.
fn can_move(table: &Table) -> bool {
    let view = table.view();
    view.outcome.is_none() && view.shown_ply == view.plies
}

#[test]
fn a_seat_can_do_what_the_view_says_and_nothing_else() {
    arbtest(|source| {
        let mut table = table();
        while !source.is_empty() {
            if source.ratio(1, 3)? && can_move(&table) {
                one_move(&mut table, source)?;
            }
            let intent = intent(source)?;
            let view = table.view();
            let allowed = |seat: Seat| view.seats.get(seat.index());
            let promised = match intent {
                Intent::OfferDraw(seat) => allowed(seat).map(|seat| seat.can_offer_draw),
                Intent::AskTakeBack(seat) => allowed(seat).map(|seat| seat.can_ask_take_back),
                Intent::Answer { seat, kind, answer } => {
                    let prompts = &view.prompts;
                    let of = |p: &&rochade_table::Prompt| p.kind == kind && p.seat == seat;
                    let prompt = prompts.iter().find(of);
                    Some(prompt.is_some_and(|p| p.answers.contains(&answer)))
                }
                _ => None,
            };
            let answer = table.apply(intent.clone());
            if let Some(promised) = promised {
                assert_eq!(answer.is_ok(), promised, "{intent:?}: {answer:?}");
            }
            if let Intent::Resign(seat) = intent {
                let can = allowed(seat).is_some_and(|seat| seat.can_resign);
                let asked_already = answer == Err(Refusal::AlreadyAsked);
                assert_eq!(answer.is_ok() || asked_already, can);
            }
        }
        Ok(())
    })
    .size_min(2_000)
    .size_max(10_000)
    .budget_ms(2_000);
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
        check_record(&mut table);
        Ok(())
    })
    .size_min(8_000)
    .budget_ms(3_000);
}

/// Lifts one man after another until one has a target, and goes to one of its targets.
fn one_move(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let _ = table.apply(Intent::Cancel);
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
