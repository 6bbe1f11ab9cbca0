//! Texts that are no game: cut, changed, made up. Each is refused with a reason, and none breaks
//! the reader.

use rochade_table::saved::{self, MAX_LENGTH, Unreadable};
use rochade_testkit::try_seeds;

use crate::numbers::sealed;
use crate::saved_games::{FORTY_MOVES, assert_same, game, games, read, text};
use crate::saved_links::VERSION_1;

pub(crate) fn refusal(text: &str) -> Unreadable {
    saved::read(text).expect_err("no game")
}

/// Texts of every version, and of games of every kind.
fn texts() -> Vec<String> {
    let written = games().iter().map(text).collect();
    let sent = VERSION_1.map(String::from).to_vec();
    [written, sent].concat()
}

#[test]
fn every_change_of_one_character_is_refused() {
    const CHARS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .#\0";
    for text in texts() {
        for at in 0..text.len() {
            for &char in CHARS {
                let mut changed = text.clone().into_bytes();
                changed[at] = char;
                let changed = String::from_utf8(changed).expect("ASCII");
                assert!(changed == text || saved::read(&changed).is_err());
            }
        }
    }
}

#[test]
fn a_text_that_was_cut_or_went_on_is_refused() {
    for text in texts() {
        for end in 0..text.len() {
            assert!(saved::read(&text[..end]).is_err(), "{}", &text[..end]);
        }
        for end in ["A", "9", " ", ".", "%20", "é"] {
            assert_eq!(refusal(&format!("{text}{end}")), Unreadable::Damaged);
        }
    }
}

#[test]
fn a_refusal_tells_what_is_wrong() {
    for foreign in ["", "settings", "é", "0", "AAAAAAAA"] {
        assert_eq!(refusal(foreign), Unreadable::Foreign, "{foreign}");
    }
    let good = text(&game(FORTY_MOVES));
    for later in '3'..='9' {
        let text = good.replacen('2', &later.to_string(), 1);
        assert_eq!(refusal(&text), Unreadable::Newer);
    }
    for text in [&*good, VERSION_1[0]] {
        let version = &text[..1];
        assert_eq!(refusal(version), Unreadable::Damaged);
        assert_eq!(refusal(&text[..text.len() - 1]), Unreadable::Damaged);
        let long = format!("{version}{}", "A".repeat(MAX_LENGTH));
        assert_eq!(refusal(&long), Unreadable::TooLong);
    }
    let other_version = good.replacen('2', "1", 1);
    assert_eq!(refusal(&other_version), Unreadable::Damaged);
}

/// The version of a text, and the numbers of its stream.
fn parts(text: &str) -> (char, &str) {
    let version = text.chars().next().expect("a version");
    (version, &text[1..text.len() - 4])
}

#[test]
fn no_text_breaks_the_reader() {
    const CHARS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let texts = texts();
    try_seeds(600, (40, 2_000), |source| {
        let (version, numbers) = parts(source.choose(&texts)?);
        let any: &str = source.arbitrary()?;
        assert!(saved::read(any).is_err());
        assert!(saved::read(&sealed(version, any)).is_err());
        let mut text = numbers[..source.int_in_range(0..=numbers.len())?].to_owned();
        for _ in 0..source.int_in_range(0..=40)? {
            text.push((*source.choose(CHARS)?).into());
        }
        if let Ok(table) = saved::read(&sealed(version, &text)) {
            assert_same(&read(&self::text(&table)), &table);
        }
        Ok(())
    });
}

#[test]
fn a_right_checksum_does_not_make_sense_of_nonsense() {
    let game = text(&game("e4 e5"));
    let damaged = |version, numbers: &str| {
        let text = sealed(version, numbers);
        assert_eq!(refusal(&text), Unreadable::Damaged, "{text}");
    };
    for (version, numbers) in [parts(&game), parts(VERSION_1[1])] {
        damaged(version, &numbers[..20]);
        damaged(version, &format!("{numbers}A"));
        damaged(version, &format!("{numbers} "));
    }
    damaged('1', "");
    assert_eq!(refusal(&sealed('1', "-")), Unreadable::Newer);
}
