//! The parts of the format, without the rules.

use rochade_pgn::{Event, GameResult, Place, Scanner};

#[test]
fn events() {
    let text = "[A \"b\\\"c\"]\n{x} 1.e4! $7 (d4 (c4)) e5?\n1-0";
    let mut scanner = Scanner::new(text);
    let tokens: Vec<_> = scanner
        .by_ref()
        .map(|token| token.expect("a token"))
        .collect();
    let events: Vec<_> = tokens.iter().map(|token| token.event.clone()).collect();
    let value = "b\"c".into();
    let wanted = [
        Event::Tag { name: "A", value },
        Event::Comment("x"),
        Event::Number,
        Event::Move("e4"),
        Event::Nag(1),
        Event::Nag(7),
        Event::Variation("d4 (c4)"),
        Event::Move("e5"),
        Event::Nag(2),
        Event::Result(GameResult::White),
    ];
    assert_eq!(events, wanted);
    let places: Vec<_> = tokens
        .iter()
        .map(|token| scanner.place(token.at).to_string())
        .collect();
    assert_eq!(
        places,
        [
            "1:1", "2:1", "2:5", "2:7", "2:9", "2:11", "2:14", "2:24", "2:26", "3:1"
        ]
    );
    // Backwards, too.
    assert_eq!(scanner.place(0), Place { line: 1, column: 1 });
    assert_eq!(scanner.offset(), text.len());
}

#[test]
fn it_goes_on_after_an_error() {
    let mut scanner = Scanner::new("Zz9 } 1-0 e4");
    let mut next = || scanner.next().map(|token| token.map(|token| token.event));
    assert_eq!(next(), Some(Ok(Event::Move("Zz9"))));
    assert!(matches!(next(), Some(Err(_))));
    assert_eq!(next(), Some(Ok(Event::Move("e4"))));
    assert_eq!(next(), None);
    assert_eq!(next(), None);
}
