//! The clocks while the opponent decides about a move against the rules.

use super::*;

/// A game with a minute for each player and five seconds a move.
fn timed(laws: Laws, press: Press) -> Table {
    let control = Control::from_seconds("60+5").expect("a control");
    let mut table = Table::sit_down(Start {
        laws,
        controls: Some(vec![control.clone(), control]),
        press,
        ..start("Anna", "Ben")
    })
    .expect("a game");
    table.tell_time(0);
    table.apply(Intent::PressClock(BLACK)).expect("it starts");
    table
}

/// What each seat has left, and whose clock runs.
fn clocks(table: &Table) -> (Vec<u32>, Option<Seat>) {
    let faces = table.clock_view().expect("clocks").faces;
    let running = faces.iter().find(|face| face.running);
    (
        faces.iter().map(|face| face.left / 1000).collect(),
        running.map(|face| face.seat),
    )
}

#[test]
fn laws_section_4_the_opponent_s_clock_runs_while_he_decides() {
    let mut table = timed(laws("handbuch-late"), Press::Auto);
    table.tell_time(10_000);
    drag(&mut table, "b1", "b5");
    assert_eq!(clocks(&table), (vec![55, 60], Some(BLACK)));
    table.tell_time(13_000);
    decide_timed(&mut table, TakeBack);
    assert_eq!(clocks(&table), (vec![55, 57], Some(WHITE)));
    drag(&mut table, "b1", "b5");
    table.tell_time(20_000);
    decide_timed(&mut table, Stand);
    assert_eq!(clocks(&table), (vec![60, 50], Some(BLACK)));
    assert_eq!(table.view().entries[0].time_left, Some(60_000));
}

#[test]
fn laws_section_4_a_press_by_hand_belongs_to_the_move_that_is_decided_on() {
    let mut table = timed(laws("handbuch-late"), Press::Hand);
    play(&mut table, "e4");
    table.apply(Intent::PressClock(WHITE)).expect("a press");
    table.tell_time(10_000);
    drag(&mut table, "b8", "b4");
    assert_eq!(table.view().awaited(), Some(BLACK));
    assert_eq!(clocks(&table).1, Some(BLACK));
    let before = table.view().entries[0].time_left;
    table.tell_time(12_000);
    table.apply(Intent::PressClock(BLACK)).expect("a press");
    assert_eq!(table.view().entries[0].time_left, before);
    assert_eq!(clocks(&table).1, Some(WHITE));
    decide_timed(&mut table, Stand);
    assert_eq!(table.view().entries[1].time_left, Some(53_000));
    // Taken back before the press, it is the same turn still.
    drag(&mut table, "b1", "b5");
    decide_timed(&mut table, TakeBack);
    assert_eq!(
        (table.view().awaited(), clocks(&table).1),
        (None, Some(WHITE))
    );
    // A reply is the press, too.
    drag(&mut table, "b1", "b5");
    play(&mut table, "a6");
    assert!(table.view().entries[2].time_left.is_some());
}

#[test]
fn laws_section_4_a_flag_may_fall_while_it_is_decided() {
    let mut table = timed(laws("handbuch-late"), Press::Auto);
    drag(&mut table, "b1", "b5");
    table.tell_time(100_000);
    let outcome = table.outcome().expect("the end");
    assert_eq!(
        (outcome.result, outcome.termination.word()),
        ("1-0", "time")
    );
    assert_eq!(man(&table, "b1").as_deref(), Some("wN"));
}

/// The opponent decides in a game with clocks, which rest in what is read again.
fn decide_timed(table: &mut Table, verdict: Answer) {
    let of = table.view().turn;
    answer(table, of, IllegalMove, verdict).expect("one of the answers");
    let again = read(&text(table));
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view().entries, table.view().entries);
    assert_eq!(clocks(&again).0, clocks(table).0);
}

#[test]
fn laws_section_6_of_several_moves_in_a_row_one_may_be_false() {
    for press in Press::ALL {
        let kind = OddsKind::of_word("pawn-3").expect("odds");
        let mut start = timed(laws("handbuch-late"), press).record().start.clone();
        start.odds = vec![Odds::new(kind, BLACK)];
        let mut table = Table::sit_down(start).expect("a game");
        table.tell_time(0);
        play(&mut table, "e4");
        drag(&mut table, "b1", "b4");
        assert_eq!(table.view().turn, BLACK);
        // Black's own men are not to be lifted yet: White has a move left.
        let happened = touch(&mut table, "e7").expect("an own man");
        assert!(!happened.contains(&Happening::Lifted(square(&table, "e7"))));
        assert_eq!((table.view().turn, table.plies()), (WHITE, 2));
        play(&mut table, "Nf3");
        assert_eq!((table.view().turn, table.plies()), (BLACK, 3));
        if press == Press::Auto {
            assert_eq!(clocks(&table).1, Some(BLACK));
        }
        assert_eq!(read(&text(&table)).record(), table.record());
    }
}
