//! The parts of the format, without the rules.

use rochade_gametext::{
    Event, Flaw, Format, GameResult, Mark, Number, Part, Place, Scanner, limits,
};

/// As in `1.`.
const ONE: Number = Number {
    value: Some(1),
    dots: 1,
};

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
        Event::Number(ONE),
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

/// The parts of a text of PDN, up to the first error.
fn of_pdn(text: &str) -> Vec<Event<'_>> {
    let start = Mark::start(text);
    let scanner = Scanner::resume(text, Format::Pdn, start);
    let tokens = scanner.map_while(Result::ok);
    tokens.map(|token| token.event).collect()
}

#[test]
fn results_of_draughts() {
    let results = [
        ("1-0", GameResult::White),
        ("2-0", GameResult::White),
        ("0-1", GameResult::Black),
        ("0-2", GameResult::Black),
        ("1/2-1/2", GameResult::Draw),
        ("1-1", GameResult::Draw),
        ("0-0", GameResult::Unknown),
        ("*", GameResult::Unknown),
    ];
    for (text, result) in results {
        assert_eq!(of_pdn(text), [Event::Result(result)], "{text}");
    }
    // In chess that is castling.
    let token = Scanner::new("0-0")
        .next()
        .expect("a part")
        .expect("a token");
    assert_eq!(token.event, Event::Move("0-0"));
}

#[test]
fn signs_of_draughts() {
    let events = of_pdn("1. 9-13* 24x15!* c3:e5(??) (?) *");
    let wanted = [
        Event::Number(ONE),
        Event::Move("9-13"),
        Event::Nag(7),
        Event::Move("24x15"),
        Event::Nag(1),
        Event::Nag(7),
        Event::Move("c3:e5"),
        Event::Nag(4),
        Event::Variation("?"),
        Event::Result(GameResult::Unknown),
    ];
    assert_eq!(events, wanted);
}

#[test]
fn setups_of_draughts() {
    let events = of_pdn("/FEN \"W:Wc3:Bd6\"/ 1. c3-b4");
    assert_eq!(events[0], Event::Setup("FEN \"W:Wc3:Bd6\""));
    assert_eq!(events[2], Event::Move("c3-b4"));
    let flaw = |text: &str| {
        let mut scanner = Scanner::resume(text, Format::Pdn, Mark::start(text));
        scanner.token().expect_err("an error").reason
    };
    let open = Flaw::Unterminated(Part::Setup);
    assert_eq!(flaw("/FEN \"W:Wc3:Bd6\" 1. c3-b4"), open);
    assert_eq!(flaw("/FEN \"W:\n/ 1. c3-b4"), open);
    let long = format!("/{}/", "x".repeat(limits::TAG + 1));
    assert_eq!(flaw(&long), Flaw::TooLong(Part::Setup));
    let longest = format!("/{}/", "x".repeat(limits::TAG));
    assert_eq!(of_pdn(&longest).len(), 1);
}
