//! Time controls and their texts (play.md, section 7).

use rochade_table::{Bonus, Control, ControlError, PRESETS, Period};
use rochade_testkit::{Result, Unstructured, try_seeds};

fn period(seconds: u32, moves: Option<u16>, bonus: Bonus) -> Period {
    Period {
        seconds,
        moves,
        bonus,
    }
}

fn read(text: &str) -> Vec<Period> {
    let control = Control::from_seconds(text).expect("a control");
    control.periods().to_vec()
}

#[test]
fn section_7_presets() {
    let in_seconds = PRESETS.map(|preset| {
        let control = Control::from_minutes(preset).expect("a preset reads");
        assert_eq!(control.in_minutes(), preset);
        control.in_seconds()
    });
    assert_eq!(
        in_seconds,
        [
            "60",
            "180+2",
            "300",
            "600",
            "900+10",
            "1800",
            "5400+30",
            "40/5400:1800"
        ]
    );
}

#[test]
fn the_text_of_pgn_is_read() {
    let none = Bonus::None;
    assert_eq!(read("300"), [period(300, None, none)]);
    assert_eq!(read("300+0"), [period(300, None, none)]);
    assert_eq!(read(" 300+2 "), [period(300, None, Bonus::Fischer(2))]);
    assert_eq!(read("40/9000"), [period(9000, Some(40), none)]);
    assert_eq!(
        read("40/7200:20/3600:900+30"),
        [
            period(7200, Some(40), none),
            period(3600, Some(20), none),
            period(900, None, Bonus::Fischer(30)),
        ]
    );
}

#[test]
fn delays_have_letters_of_their_own() {
    assert_eq!(read("300d5"), [period(300, None, Bonus::Delay(5))]);
    assert_eq!(read("300b5"), [period(300, None, Bonus::Bronstein(5))]);
    assert_eq!(read("300d0"), [period(300, None, Bonus::None)]);
}

#[test]
fn own_values_are_typed_in_minutes_or_seconds() {
    for (typed, in_seconds, again) in [
        ("7", "420", "7+0"),
        ("30s+1", "30+1", "30s+1"),
        ("90s", "90", "90s+0"),
        ("60s", "60", "1+0"),
        ("40/90+30:30+30", "40/5400+30:1800+30", "40/90+30:30+30"),
        ("25d3", "1500d3", "25d3"),
    ] {
        let control = Control::from_minutes(typed).expect(typed);
        assert_eq!(control.in_seconds(), in_seconds);
        assert_eq!(control.in_minutes(), again);
    }
}

#[test]
fn what_is_no_control_is_refused_with_the_reason() {
    use ControlError::{NeverBegins, OutOfRange, Periods, Unreadable};
    for (text, reason) in [
        ("", Unreadable),
        ("-", Unreadable),
        ("?", Unreadable),
        ("*180", Unreadable),
        ("300+", Unreadable),
        ("300+2x", Unreadable),
        ("300 + 2", Unreadable),
        ("300s", Unreadable),
        ("40/", Unreadable),
        ("40/5400:", Unreadable),
        ("-5", Unreadable),
        ("５", Unreadable),
        ("0", OutOfRange),
        ("0/300", OutOfRange),
        ("1000/300", OutOfRange),
        ("70000/300", OutOfRange),
        ("360000", OutOfRange),
        ("300+3601", OutOfRange),
        ("99999999", OutOfRange),
        ("300:300", NeverBegins),
        ("1/9:1/9:1/9:1/9:1/9:1/9:1/9:1/9:9", Periods),
    ] {
        assert_eq!(Control::from_seconds(text), Err(reason), "{text}");
    }
    assert_eq!(Control::new(Vec::new()), Err(Periods));
}

fn any_control(source: &mut Unstructured) -> Result<Option<Control>> {
    let count = source.int_in_range(1..=8)?;
    let mut periods = Vec::new();
    for index in 0..count {
        let seconds = source.int_in_range(0..=3_600)?;
        let bonus = match source.int_in_range(0..=3)? {
            0 => Bonus::None,
            1 => Bonus::Fischer(seconds),
            2 => Bonus::Bronstein(seconds),
            _ => Bonus::Delay(seconds),
        };
        let moves = source.int_in_range(1..=999)?;
        let moves = (index + 1 < count || source.arbitrary()?).then_some(moves);
        periods.push(period(source.int_in_range(1..=359_999)?, moves, bonus));
    }
    Ok(Control::new(periods).ok())
}

#[test]
fn every_control_reads_back_from_both_texts() {
    try_seeds(3_000, (32, 2_000), |source| {
        let control = any_control(source)?;
        let control = control.expect("all numbers are in range");
        let (seconds, minutes) = (control.in_seconds(), control.in_minutes());
        assert_eq!(Control::from_seconds(&seconds).as_ref(), Ok(&control));
        assert_eq!(Control::from_minutes(&minutes).as_ref(), Ok(&control));
        Ok(())
    });
}

#[test]
fn any_text_is_read_or_refused_and_what_is_read_reads_back() {
    try_seeds(3_000, (32, 2_000), |source| {
        let mut text: String = source.arbitrary()?;
        for _ in 0..source.int_in_range(0..=12)? {
            text.push(*source.choose(&['0', '1', '9', '/', ':', '+', 'b', 'd', 's', ' '])?);
        }
        let read = [Control::from_seconds(&text), Control::from_minutes(&text)];
        for control in read.into_iter().flatten() {
            let again = Control::from_seconds(&control.in_seconds());
            assert_eq!(again, Ok(control));
        }
        Ok(())
    });
}
