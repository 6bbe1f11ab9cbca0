//! What is refused, with which status and words; and that nothing else comes of any text.

use rochade_testkit::Chance;

use crate::rochade::{check_refused, rochade, rochade_reading};

#[test]
fn laws_of_another_game() {
    let draughts = "noris, schlagzwang, german, russian, brazilian, english, czech, pool";
    let chess = "modern, club, leaflet, handbuch-early, handbuch-late, gustavus";
    for command in [
        "perft draughts 1",
        "divide draughts 1",
        "moves draughts",
        "status draughts",
        "show draughts",
        "replay draughts -",
    ] {
        let message = format!("no such laws: 'modern' (there are {draughts})");
        check_refused(&format!("{command} --rules modern"), 2, &message);
    }
    let message = format!("no such laws: 'noris' (there are {chess})");
    check_refused("moves chess --rules noris", 2, &message);
    check_refused(
        "perft chess 1 --rules noris",
        2,
        "--rules has no meaning here",
    );
    check_refused(
        "moves draughts --rules",
        2,
        "missing argument for option '--rules'",
    );
}

#[test]
fn positions() {
    let unreadable = |text: &str, message: &str| {
        let message = format!("unreadable FEN: {message}");
        check_refused(&format!("moves draughts {text}"), 1, &message);
        check_refused(&format!("perft draughts 2 {text}"), 1, &message);
    };
    unreadable("x", "character 1: the side to move wanted, W or B");
    unreadable("W:W33:B1", "character 4: a square wanted");
    unreadable("W:Wa2:B1", "character 4: a light square");
    unreadable("W:W22:Bc3", "character 8: a second man on one square");
    unreadable(
        "W:W22;B1",
        "character 6: ':' and the letter of a side wanted",
    );
    check_refused(
        "moves draughts W W22",
        2,
        "too much: 'W22' (a position is one argument)",
    );
    // A man on the last row would be a king; and who can be blown is a man of the side that is not
    // to move.
    for position in ["W:W1:B5", "W:W22:B1:X22"] {
        let said = rochade(&["show", "draughts", position]);
        assert_eq!((said.out.as_str(), said.status), ("", 1), "{position}");
        assert!(
            said.err.starts_with("rochade: unreadable FEN: "),
            "{}",
            said.err
        );
    }
    let said = rochade(&["show", "draughts", "W:W22:B1:X1", "--rules", "czech"]);
    assert_eq!(
        (said.out.as_str(), said.status),
        ("", 1),
        "no huffing there"
    );
}

const RULES: [&str; 4] = ["noris", "schlagzwang", "english", "brazilian"];

#[test]
fn any_text_is_answered_or_refused() {
    const PARTS: [&str; 20] = [
        "W", "B", ":", ":W", ":B", ":X", ":H", "K", "c3", "d4", "22", "31-32", "21-", "x", "-",
        "~", ",", ",K", "♞", "\u{a0}",
    ];
    let mut chance = Chance::new(3);
    for round in 0..300 {
        let mut text = ["W:W", "B:W", ""][round % 3].to_owned();
        for _ in 0..chance.below(12) {
            text += *chance.pick(&PARTS);
        }
        let rules = *chance.pick(&RULES);
        for command in ["moves", "status", "show", "replay"] {
            let (position, input) = match command {
                "replay" => ("-", text.as_str()),
                _ => (text.as_str(), ""),
            };
            let args = [command, "draughts", "--rules", rules, "--", position];
            let said = rochade_reading(&args, input.as_bytes());
            assert!((0..=1).contains(&said.status), "{command} {text}: {said:?}");
            assert_eq!(said.status == 0, said.err.is_empty(), "{text}: {said:?}");
        }
    }
}

/// A text with men and kings anywhere, some of whom can be blown.
fn any_position(chance: &mut Chance) -> String {
    let (mut men, mut blowable) = ([Vec::new(), Vec::new()], Vec::new());
    for number in 1..=32 {
        let side = chance.below(5);
        if side > 1 {
            continue;
        }
        let last = [1..=4, 29..=32][side].contains(&number);
        let king = if last || chance.one_in(4) { "K" } else { "" };
        men[side].push(format!("{king}{number}"));
        if side == 1 && chance.one_in(3) {
            blowable.push(number.to_string());
        }
    }
    let [white, black] = men.map(|men| men.join(","));
    let blowable = match blowable.is_empty() {
        true => String::new(),
        false => format!(":X{}", blowable.join(",")),
    };
    format!("W:W{white}:B{black}{blowable}")
}

#[test]
fn any_position_is_shown_as_it_is_read() {
    let mut chance = Chance::new(4);
    for _ in 0..60 {
        let position = any_position(&mut chance);
        let shown = rochade(&["show", "draughts", &position]);
        assert_eq!(shown.out.lines().last(), Some(&*position), "{}", shown.err);
        for command in ["moves", "status"] {
            let said = rochade(&[command, "draughts", &position]);
            assert_eq!((said.err.as_str(), said.status), ("", 0), "{position}");
        }
    }
}
