//! Clocks without a game (play.md, section 7).

use rochade_table::{Alarm, BareClocks, ClockState, Control, Seat};
use rochade_testkit::{Result, Unstructured, try_seeds};

const NEAR: Seat = Seat(0);
const FAR: Seat = Seat(1);

fn clocks(controls: &[&str]) -> BareClocks {
    let control = |text: &&str| Control::from_seconds(text).expect("a control");
    let mut clocks = BareClocks::new(controls.iter().map(control).collect());
    clocks.tell(0);
    clocks
}

fn left(clocks: &BareClocks) -> Vec<u32> {
    let faces = clocks.view().faces;
    faces.iter().map(|face| face.left).collect()
}

fn running(clocks: &BareClocks) -> Vec<Seat> {
    let faces = clocks.view().faces;
    let running = faces.iter().filter(|face| face.running);
    running.map(|face| face.seat).collect()
}

#[test]
fn section_7_each_press_hands_the_time_on_and_counts_a_move() {
    let mut clocks = clocks(&["300+2", "300+2"]);
    assert!(clocks.press(NEAR), "the first move takes no time");
    for (now, seat, at_press) in [
        (10_000, FAR, [300_000, 292_000]),
        (13_000, NEAR, [299_000, 292_000]),
        (20_000, FAR, [299_000, 287_000]),
    ] {
        clocks.tell(now);
        assert!(clocks.press(seat));
        assert_eq!(left(&clocks), at_press);
        assert_ne!(running(&clocks), [seat]);
    }
    assert_eq!([NEAR, FAR].map(|seat| clocks.moves(seat)), [2, 2]);
}

#[test]
fn the_other_one_can_start_the_first_clock() {
    let mut clocks = clocks(&["300", "300"]);
    assert!(clocks.press(FAR));
    assert_eq!((running(&clocks), clocks.moves(FAR)), (vec![NEAR], 0));
    assert!(!clocks.press(FAR), "its clock does not run");
    assert!(clocks.press(NEAR));
    assert_eq!((running(&clocks), clocks.moves(NEAR)), (vec![FAR], 1));
}

#[test]
fn clocks_without_a_game_rest_and_fall() {
    let mut clocks = clocks(&["60", "60"]);
    assert!(!clocks.pause_or_go_on(), "none runs yet");
    clocks.press(NEAR);
    assert!(clocks.pause_or_go_on());
    clocks.tell(500_000);
    assert!(clocks.press(NEAR), "any press ends the rest");
    assert_eq!(left(&clocks), [60_000, 60_000]);
    assert_eq!(clocks.tell(550_000), Some(Alarm::Low(FAR)));
    assert_eq!(clocks.tell(560_000), Some(Alarm::Flag(FAR)));
    assert!(!clocks.press(FAR) && !clocks.press(NEAR) && !clocks.pause_or_go_on());
    assert_eq!(left(&clocks), [60_000, 0]);
    let again = BareClocks::read(&clocks.text()).expect("a text");
    assert_eq!(again.view().state, ClockState::Stopped);
    assert_eq!(left(&again.anew()), [60_000, 60_000]);
}

#[test]
fn three_clocks_go_round() {
    let mut clocks = clocks(&["60", "60", "60"]);
    for seat in [0, 1, 2, 0] {
        assert!(clocks.press(Seat(seat)));
    }
    let moves = [0, 1, 2].map(|seat| clocks.moves(Seat(seat)));
    assert_eq!((moves, running(&clocks)), ([2, 1, 1], vec![Seat(1)]));
}

#[test]
fn what_is_no_text_of_clocks_is_not_read() {
    for text in [
        "", ";", ";;", "300 300", "x;;", "300;x;", "300;;x", "300;1;-",
    ] {
        assert_eq!(BareClocks::read(text), None, "{text}");
    }
}

fn do_anything(source: &mut Unstructured) -> Result<()> {
    let texts = ["60", "20+1", "20b3", "30d2", "1/20:2/30+1"];
    let seats = source.int_in_range(1..=3)?;
    let mut controls = Vec::new();
    for _ in 0..seats {
        controls.push(*source.choose(&texts)?);
    }
    let (mut clocks, mut now) = (clocks(&controls), 0);
    while !source.is_empty() {
        now += source.int_in_range(0..=3_000_u64)?;
        clocks.tell(now);
        let before = clocks.clone();
        let changed = match source.int_in_range(0..=9)? {
            0 => clocks.pause_or_go_on(),
            _ => clocks.press(Seat(source.int_in_range(0..=3)?)),
        };
        assert_eq!(changed, clocks != before);
        let mut rested = clocks.clone();
        rested.pause();
        let again = BareClocks::read(&clocks.text()).expect("a text");
        assert_eq!((left(&again), again.text()), (left(&clocks), clocks.text()));
        assert_eq!(again.view().state, rested.view().state);
    }
    Ok(())
}

#[test]
fn any_presses_read_back() {
    try_seeds(30, (100, 1_000), do_anything);
}
