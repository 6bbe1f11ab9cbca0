//! What clocks show, and the warning of short time (play.md, section 7).

use rochade_table::chess::WHITE;
use rochade_table::{Alarm, Clocks, Tenths, clock_text};

use crate::clock::{finish_at, started};

#[test]
fn section_7_shortage_is_told_once() {
    let mut clocks = started("300+2");
    assert_eq!(clocks.tell(262_999), None);
    assert!(!clocks.view().faces[0].low);
    assert_eq!(clocks.tell(263_000), Some(Alarm::Low(WHITE)));
    assert!(clocks.view().faces[0].low);
    assert_eq!(clocks.tell(264_000), None);
    finish_at(&mut clocks, 264_000);
    finish_at(&mut clocks, 264_000);
    assert!(!clocks.view().faces[0].low, "the bonus helps a moment");
    assert_eq!(
        clocks.tell(269_000),
        None,
        "and is not reason to tell again"
    );
    assert!(clocks.view().faces[0].low);
}

#[test]
fn shortage_is_told_again_after_there_was_clearly_more() {
    let mut clocks = started("1/80:80");
    assert_eq!(clocks.tell(70_000), Some(Alarm::Low(WHITE)));
    finish_at(&mut clocks, 70_000);
    finish_at(&mut clocks, 70_000);
    assert_eq!(clocks.tell(150_000), Some(Alarm::Low(WHITE)));
}

#[test]
fn shortage_depends_on_the_time_to_begin_with() {
    for (seconds, low) in [(5, 2), (30, 6), (60, 10), (180, 22), (300, 37), (3_600, 60)] {
        let mut clocks = started(&seconds.to_string());
        assert_eq!(clocks.tell((seconds - low) * 1_000 - 1), None, "{seconds}");
        let told = clocks.tell((seconds - low) * 1_000);
        assert_eq!(told, Some(Alarm::Low(WHITE)), "{seconds}");
    }
}

#[test]
fn clocks_show_tenths_in_the_last_twenty_seconds() {
    for (left, text) in [
        (0, "0:00.0"),
        (1, "0:00.1"),
        (100, "0:00.1"),
        (101, "0:00.2"),
        (19_400, "0:19.4"),
        (19_900, "0:19.9"),
        (19_901, "0:20"),
        (20_000, "0:20"),
        (20_001, "0:21"),
        (60_000, "1:00"),
        (247_000, "4:07"),
        (3_599_001, "1:00:00"),
        (3_909_000, "1:05:09"),
        (360_000_000, "100:00:00"),
        (u32::MAX, "1193:02:48"),
    ] {
        assert_eq!(clock_text(left, Tenths::Last), text, "{left} ms");
    }
}

#[test]
fn players_can_have_tenths_always_or_never() {
    for (left, never, always) in [
        (0, "0:00", "0:00.0"),
        (1, "0:01", "0:00.1"),
        (19_400, "0:20", "0:19.4"),
        (60_000, "1:00", "1:00.0"),
        (3_599_900, "1:00:00", "59:59.9"),
        (3_599_901, "1:00:00", "1:00:00"),
        (3_909_000, "1:05:09", "1:05:09"),
    ] {
        assert_eq!(clock_text(left, Tenths::Never), never, "{left} ms");
        assert_eq!(clock_text(left, Tenths::Always), always, "{left} ms");
    }
}

/// The text, the warning and the flag of White's clock.
fn shown(clocks: &Clocks, tenths: Tenths) -> (String, bool, bool) {
    let face = &clocks.view_with(tenths).faces[0];
    (face.text.clone(), face.low, face.flagged)
}

#[test]
fn nothing_changes_before_the_next_change_and_something_then() {
    for tenths in [Tenths::Last, Tenths::Never, Tenths::Always] {
        for control in ["25", "180", "3601", "3d2"] {
            let mut clocks = started(control);
            while let Some(next) = clocks.view_with(tenths).next_change {
                let before = shown(&clocks, tenths);
                clocks.tell(next - 1);
                assert_eq!(shown(&clocks, tenths), before);
                clocks.tell(next);
                assert_ne!(shown(&clocks, tenths), before);
            }
            assert_eq!(clocks.left(WHITE), 0, "up to the flag");
        }
    }
}
