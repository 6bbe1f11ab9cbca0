//! Any text is read without a panic, and any game that is written reads back equal.

use rochade_draughts::{Position, Square};
use rochade_gametext::{Eval, GameResult, Text, Variations};
use rochade_pdn::{Game, Games, Pdn, Variant, limits};
use rochade_testkit::{Result, SIGNS, Unstructured, any_text, damage, try_seeds};

use crate::games::{check_round_trip, noris};

/// Positions where kings come soon, and long captures (draughts.md, section 4).
const STARTS: [&str; 4] = [
    "W:WKa1,Kc1,e3,f2:BKh8,Kf8,d6,c7",
    "W:WKd4,c3,g3:BKe7,b6,f6,g5",
    "B:Wb6,Kc1:Bc7,f6,Kh2",
    "W:WKa1:Bc3,e5,f6,b6,d6",
];

/// What texts are made of: all that means something in the format, and some that doesn't.
const PIECES: [&[&str]; 3] = [
    &SIGNS,
    &[
        "(?)", "/", "2-0", "0-0", "1/2-1/2", "12...", "c3-b4", "d6-c5", "b4xd6", "c3b4", "b4:d6",
        "22-17", "10-14", "17x10", "{~b4}", "{~17}", "~b4", "~", "x", ":", "e3-f4", "\u{feff}",
    ],
    &[
        "[Event \"x\"]",
        "[GameType \"25\"]",
        "[GameType \"20\"]",
        "[Laws \"german\"]",
        "[FEN \"W:Wc3,Kd4:Be5\"]",
        "/FEN \"B:W21-32:B1-12\"/",
        "[Result \"1-1\"]",
        "(1. c3-d4 {x} d6-c5)",
        "[%eval -0.35]",
        "[%eval ",
    ],
];

fn any_comment(source: &mut Unstructured) -> Result<Text> {
    match source.ratio(1, 4)? {
        true => Ok(Text::new(&any_text(source, &PIECES, 20)?).expect("not too long")),
        false => Ok(Text::EMPTY),
    }
}

fn any_variations(source: &mut Unstructured) -> Result<Variations> {
    match source.ratio(1, 6)? {
        // Not everything is a variation.
        true => Ok(format!("({})", any_text(source, &PIECES, 20)?)
            .parse()
            .unwrap_or_default()),
        false => Ok(Variations::EMPTY),
    }
}

fn any_start(source: &mut Unstructured, variant: &Variant) -> Result<Position> {
    let fen = *source.choose(&STARTS)?;
    Ok(match source.ratio(1, 2)? {
        true => Position::initial(&variant.rules),
        false => Position::from_fen(fen, &variant.rules).expect("a position"),
    })
}

fn any_eval(source: &mut Unstructured) -> Result<Eval> {
    let number = source.int_in_range(-100_000..=100_000)?;
    Ok(match source.arbitrary()? {
        true => Eval::Score(number),
        false => Eval::Mate(number),
    })
}

fn any_game(source: &mut Unstructured) -> Result<Game> {
    let variant = *source.choose(&Variant::ALL)?;
    let mut game = Game::new(any_start(source, variant)?).expect("rules with a name");
    for _ in 0..source.int_in_range(0..=6)? {
        let name = source.choose(&[
            "Event",
            "Date",
            "Black",
            "Site",
            "PlyCount",
            "Termination",
            "Variant",
            "x:y",
        ])?;
        game.sheet
            .set_tag(name, &any_text(source, &PIECES, 8)?)
            .expect("a tag");
    }
    game.sheet.result = *source.choose(&[
        GameResult::White,
        GameResult::Black,
        GameResult::Draw,
        GameResult::Unknown,
    ])?;
    game.sheet.preface = any_comment(source)?;
    for _ in 0..source.int_in_range(0..=60)? {
        let blowable: Vec<Square> = game.position().blowable().into_iter().collect();
        if !blowable.is_empty() && source.arbitrary()? {
            game.blow(*source.choose(&blowable)?)
                .expect("a man that can be blown");
        }
        let moves = game.position().legal_moves();
        if game.is_over() || moves.is_empty() || source.ratio(1, 60)? {
            break;
        }
        let notes = game.play(source.choose(&moves)?).expect("a legal move");
        notes.before = any_comment(source)?;
        notes.after = any_comment(source)?;
        notes.variations = any_variations(source)?;
        if source.ratio(1, 3)? {
            notes.clock = Some(source.arbitrary()?);
        }
        if source.ratio(1, 3)? {
            notes.eval = Some(any_eval(source)?);
        }
        if source.ratio(1, 4)? {
            notes.nags = source.arbitrary()?;
        }
    }
    Ok(game)
}

/// The text is read to its end; what can be read of it can be written and read back.
fn check(text: &str) {
    let mut last = 0;
    let mut games = Games::of(text, Pdn::new(noris()));
    while let Some(game) = games.next() {
        assert!(games.offset() > last, "no progress: {text:?}");
        last = games.offset();
        match game {
            Ok(game) => {
                check_round_trip(&game);
            }
            Err(error) => {
                let lines: Vec<&str> = text.split('\n').flat_map(|line| line.split('\r')).collect();
                assert!(
                    error.place.line <= lines.len() && error.place.column > 0,
                    "{text:?}"
                );
                assert!(error.place.column <= text.chars().count() + 1, "{text:?}");
                assert!(!error.to_string().contains(['\n', '\r']), "{text:?}");
            }
        }
    }
    assert_eq!(games.offset(), text.len());
    assert!(games.next().is_none());
}

#[test]
fn any_game_reads_back() {
    try_seeds(4_000, (200, 8_000), |source| {
        check_round_trip(&any_game(source)?);
        Ok(())
    });
}

#[test]
fn games_one_after_another_read_back() {
    try_seeds(800, (600, 12_000), |source| {
        let games = [any_game(source)?, any_game(source)?, any_game(source)?];
        let text: Vec<String> = games.iter().map(Game::to_string).collect();
        let back: Vec<Game> = Games::of(&text.join("\n"), Pdn::new(noris()))
            .flatten()
            .collect();
        assert_eq!(back, games);
        Ok(())
    });
}

#[test]
fn any_text_is_read() {
    try_seeds(12_000, (100, 2_000), |source| {
        check(&any_text(source, &PIECES, 200)?);
        Ok(())
    });
}

#[test]
fn any_damaged_game_is_read() {
    try_seeds(2_500, (400, 8_000), |source| {
        let mut text = any_game(source)?.to_string() + "\n" + &any_game(source)?.to_string();
        damage(source, &mut text, &PIECES)?;
        check(&text);
        Ok(())
    });
}

/// Texts for which a careless reader looks at the same characters again and again. It would take
/// hours.
#[test]
fn no_text_takes_long() {
    for part in [
        "/",
        "/x/ ",
        "x(!",
        "(!)",
        "c3*",
        "{~b4}",
        "c3-b4 d6-c5 {",
        "[GameType \"20\"]\n",
        "a1",
        "1x",
        ":",
        "0-0 ",
    ] {
        for start in ["", "{", "(", "c3-b4 {", "/", "[A \"", "xx "] {
            let text = start.to_owned() + &part.repeat(100_000 / part.len());
            let mut games = Games::of(&text, Pdn::new(noris()));
            while games.next().is_some() {}
            assert_eq!(games.offset(), text.len(), "{start}{part}");
        }
    }
    let dance = "a1-b2 b8-a7 b2-a1 a7-b8 ".repeat(limits::PLIES / 4 + 1);
    let text = format!("[Laws \"german\"]\n[FEN \"W:WKa1:BKb8\"]\n\n{dance}");
    let error = Games::of(&text, Pdn::new(noris()))
        .next()
        .expect("an item")
        .expect_err("an error");
    assert!(error.to_string().ends_with(" one move too many"), "{error}");
}
