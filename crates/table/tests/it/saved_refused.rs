//! Texts that are no game: cut, changed, made up. Each is refused with a reason, and none breaks the reader.

use arbtest::arbtest;
use rochade_table::Table;
use rochade_table::saved::{self, MAX_LENGTH, Unreadable};

use crate::saved::{FORTY_MOVES, assert_same, decided, game, promoted, read, text, timed};

fn refusal(text: &str) -> Unreadable {
    saved::read(text).expect_err("no game")
}

/// Games of every kind.
fn games() -> [Table; 5] {
    [
        game(""),
        game("e4 e5 Nf3"),
        promoted(),
        decided(&[]),
        game(FORTY_MOVES),
    ]
}

#[test]
fn every_change_of_one_character_is_refused() {
    const CHARS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .#\0";
    for saved in games() {
        let text = text(&saved);
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
    for saved in games() {
        let text = text(&saved);
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
    let good = text(&game(FORTY_MOVES));
    assert_eq!(refusal(""), Unreadable::Foreign);
    assert_eq!(refusal("settings"), Unreadable::Foreign);
    assert_eq!(refusal("é"), Unreadable::Foreign);
    assert_eq!(refusal(&good.replacen('1', "2", 1)), Unreadable::Newer);
    assert_eq!(refusal("1"), Unreadable::Damaged);
    assert_eq!(refusal(&good[..good.len() - 1]), Unreadable::Damaged);
    let long = format!("1{}", "A".repeat(MAX_LENGTH));
    assert_eq!(refusal(&long), Unreadable::TooLong);
}

/// The numbers of a stream with the version before them and the right checksum after them.
fn sealed(numbers: &str) -> String {
    const CHARS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut text = format!("1{numbers}");
    let add = |sum: u64, byte| (sum * 251 + u64::from(byte)) % 14_776_331;
    let mut sum = text.bytes().fold(1, add);
    for _ in 0..4 {
        text.push(CHARS[sum as usize % 62].into());
        sum /= 62;
    }
    text
}

/// The numbers of a stream that holds a game.
fn numbers(table: &Table) -> String {
    let text = text(table);
    text[1..text.len() - 4].to_owned()
}

#[test]
fn no_text_breaks_the_reader() {
    const CHARS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let beginnings = [
        numbers(&game(FORTY_MOVES)),
        numbers(&decided(&[])),
        numbers(&promoted()),
        numbers(&timed()),
    ];
    arbtest(|source| {
        let any: &str = source.arbitrary()?;
        assert!(saved::read(any).is_err());
        assert!(saved::read(&sealed(any)).is_err());
        let beginning = source.choose(&beginnings)?;
        let mut text = beginning[..source.int_in_range(0..=beginning.len())?].to_owned();
        while !source.is_empty() {
            text.push((*source.choose(CHARS)?).into());
        }
        if let Ok(table) = saved::read(&sealed(&text)) {
            assert_same(&read(&self::text(&table)), &table);
        }
        Ok(())
    })
    .budget_ms(2_000);
}

#[test]
fn a_right_checksum_does_not_make_sense_of_nonsense() {
    let game = numbers(&game("e4 e5"));
    assert_eq!(refusal(&sealed("")), Unreadable::Damaged);
    assert_eq!(refusal(&sealed("-")), Unreadable::Newer);
    assert_eq!(refusal(&sealed(&game[..20])), Unreadable::Damaged);
    assert_eq!(refusal(&sealed(&format!("{game}A"))), Unreadable::Damaged);
    assert_eq!(refusal(&sealed(&format!("{game} "))), Unreadable::Damaged);
}
