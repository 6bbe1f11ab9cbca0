//! Hostile texts are refused, and cost no more than their length.

use rochade_pgn::{Games, Tags, Text, limits};

use crate::games::{all, check_round_trip, one};

#[test]
fn depth() {
    let nested = |depth| format!("e4 {}{} e5 *", "(x".repeat(depth), ")".repeat(depth));
    check_round_trip(&one(&nested(limits::DEPTH)));
    assert_eq!(all(&(nested(limits::DEPTH + 1) + " d4")), ["2 *", "1 *"]);
}

#[test]
fn tags() {
    let tags = |count: usize| -> String {
        let lines = (0..count).map(|index| format!("[A{index} \"\"]\n"));
        lines
            .chain(["\ne4 *\n\n[Event \"b\"]\n*".to_owned()])
            .collect()
    };
    assert_eq!(all(&tags(limits::TAGS)), ["1 *", "0 *"]);
    assert_eq!(all(&tags(limits::TAGS + 2)), ["1 *", "0 *"]);

    let tag = |length| format!("[A \"{}\"] e4 *", "\\\"".repeat(length));
    check_round_trip(&one(&tag(limits::TAG)));
    assert!(all(&tag(limits::TAG + 1)).is_empty());
    assert!(
        Tags::default()
            .set("A", &"x".repeat(limits::TAG + 1))
            .is_err()
    );
    let long_name = format!("[{} \"\"]", "A".repeat(limits::TAG + 1));
    assert_eq!(all(&long_name), ["0 *"]);
}

#[test]
fn comments() {
    let comment = |length| format!("e4 {{{}}} e5 * d4", "x".repeat(length));
    assert_eq!(all(&comment(limits::COMMENT)), ["2 *", "1 *"]);
    assert_eq!(all(&comment(limits::COMMENT + 1)), ["2 *", "1 *"]);
    assert_eq!(all(&comment(limits::COMMENT * 3)), ["2 *", "1 *"]);
    let line = format!("e4 ;{}\n* d4", "x".repeat(limits::COMMENT + 1));
    assert_eq!(all(&line), ["1 *", "1 *"]);
    // Several at the same place are one.
    let half = "x".repeat(limits::COMMENT / 2);
    assert_eq!(
        all(&format!("e4 {{{half}}} {{{half}}} * d4")),
        ["1 *", "1 *"]
    );
    // So it is if only the end shows that they stand at the same place.
    for next in ["* d4", "\n[Event \"x\"] d4"] {
        let said = all(&format!("e4 {{{half}}} 1... {{{half}}} {next}"));
        assert_eq!(said, ["1 *", "1 *"]);
    }
    assert!(Text::new(&"x".repeat(limits::COMMENT + 1)).is_err());
    let full = Text::new(&"x }".repeat(limits::COMMENT / 3)).expect("a comment");
    let mut game = one("e4");
    game.sheet.notes_mut(0).expect("notes").after = full;
    check_round_trip(&game);
}

#[test]
fn variations() {
    let variation = |length| format!("e4 ({}) e5 * d4", "x".repeat(length));
    let most = one(&variation(limits::VARIATIONS - 2).replace(" d4", ""));
    check_round_trip(&most);
    assert_eq!(all(&variation(limits::VARIATIONS - 1)), ["2 *", "1 *"]);
    assert_eq!(all(&variation(limits::VARIATIONS * 2)), ["2 *", "1 *"]);
}

#[test]
fn moves() {
    let dance = "Nf3 Nf6 Ng1 Ng8 ";
    let most = dance.repeat(limits::PLIES / 4);
    assert_eq!(all(&most), [format!("{} *", limits::PLIES)]);
    let column = most.len() + 1;
    assert_eq!(
        all(&(most + dance + "* d4")),
        [format!("1:{column} one move too many"), "1 *".to_owned()]
    );
}

/// Texts for which a careless reader looks at the same characters again and again. It would take
/// hours.
#[test]
fn no_text_takes_long() {
    for part in [
        "{",
        "(",
        "[",
        "[A \"",
        "[A \"x\"",
        "[A \"x\"]",
        "\n[A \"x\"]\n{",
        "\n[A \"x\"]\n(",
        "*{",
        "*(",
        "( {} ",
        ";",
        "\n%",
        "$",
        "!",
        "1.",
        "1",
        ".",
        "1.1-0",
        "e8(Q)",
        "a8(",
        "x",
        "e.p. ",
        "♞",
        "\u{a0}",
        "\r",
        "\n ",
        " [",
        "\n[",
        "\\",
        "\"",
        "{[%clk ",
        "[%clk 0:00:01]",
        ")",
        "}",
        "*",
        "1-0 ",
        "e4 e5 {} ",
        "[Event \"?\"]\n\n",
        "[FEN \"x\"]\n",
        "]",
    ] {
        for start in ["", "{", "(", "e4 {", "e4 (", "[A \"", "xx "] {
            let text = start.to_owned() + &part.repeat(100_000 / part.len());
            let mut games = Games::new(&text);
            while games.next().is_some() {}
            assert_eq!(games.offset(), text.len(), "{start}{part}");
        }
    }
}
