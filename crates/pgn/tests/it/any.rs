//! Any text is read without a panic, and any game that is written reads back equal.

use rochade_chess::{Move, Position};
use rochade_pgn::{Eval, Game, GameResult, Games, Scanner, Text, Variations};
use rochade_testkit::{Result, SIGNS, Unstructured, any_text, damage, try_seeds};

use crate::games::check_round_trip;

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 9",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 99 4294967295",
];

/// What texts are made of: all that means something in the format, and some that doesn't.
pub(crate) const PIECES: [&[&str]; 3] = [
    &SIGNS,
    &[
        "?!", "1/2-1/2", "12...", "…", "e4", "e5", "Nf3", "Qxh7#", "O-O", "0-0-0", "e8=Q", "a8(Q)",
        "e2e4", "e.p.", "%clk", "0:00:09]", "%eval", "0.35]", "♞", "\u{a0}", "\u{feff}", "\u{0}",
        "word", "--", "Z0", "±", "+-", "N", "e4+/-", "1:0", "½", "\n% ",
    ],
    &[
        "[Event \"x\"]",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
        "[SetUp \"1\"]",
        "[Result \"1-0\"]",
        "[%emt 1:00]",
        "[%clk 1:2.5]",
        "{[%clk 0:00:59.6]}",
        "(1. d4 {x} d5)",
        "[%eval 0.3]",
        "[%eval -1.25,12]",
        "{[%eval #-3] [%clk 0:00:59]}",
    ],
];

fn any_comment(source: &mut Unstructured) -> Result<Text> {
    match source.ratio(1, 4)? {
        true => Ok(Text::new(&any_text(source, &PIECES, 30)?).expect("not too long")),
        false => Ok(Text::EMPTY),
    }
}

fn any_variations(source: &mut Unstructured) -> Result<Variations> {
    match source.ratio(1, 6)? {
        // Not everything is a variation.
        true => Ok(format!("({})", any_text(source, &PIECES, 30)?)
            .parse()
            .unwrap_or_default()),
        false => Ok(Variations::EMPTY),
    }
}

fn any_eval(source: &mut Unstructured) -> Result<Eval> {
    let number = source.int_in_range(-100_000..=100_000)?;
    Ok(match source.arbitrary()? {
        true => Eval::Score(number),
        false => Eval::Mate(number),
    })
}

fn any_game(source: &mut Unstructured) -> Result<Game> {
    let start: Position = source.choose(&STARTS)?.parse().expect("a FEN");
    let mut game = Game::new(start);
    for _ in 0..source.int_in_range(0..=8)? {
        let name = source.choose(&[
            "Event",
            "Date",
            "Black",
            "Round",
            "Site",
            "ECO",
            "Termination",
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
        let moves: Vec<Move> = game.position().legal_moves().collect();
        if moves.is_empty() {
            break;
        }
        let is_null = source.ratio(1, 12)? && !game.position().is_check();
        let notes = match is_null {
            true => game.pass().expect("no check"),
            false => game.play(*source.choose(&moves)?).expect("a legal move"),
        };
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
    let mut games = Games::new(text);
    while let Some(game) = games.next() {
        assert!(games.offset() > last, "no progress: {text:?}");
        last = games.offset();
        match game {
            Ok(game) => {
                check_round_trip(&game);
            }
            Err(error) => {
                let line = text.split('\n').flat_map(|line| line.split('\r')).count();
                assert!(
                    error.place.line <= line && error.place.column > 0,
                    "{text:?}"
                );
                assert!(!error.to_string().contains(['\n', '\r']), "{text:?}");
            }
        }
    }
    assert_eq!(games.offset(), text.len());
    assert!(games.next().is_none());
    Scanner::new(text).for_each(drop);
}

#[test]
fn any_game_reads_back() {
    try_seeds(6_000, (200, 8_000), |source| {
        check_round_trip(&any_game(source)?);
        Ok(())
    });
}

#[test]
fn games_one_after_another_read_back() {
    try_seeds(1_300, (600, 12_000), |source| {
        let games = [any_game(source)?, any_game(source)?, any_game(source)?];
        let text: Vec<String> = games.iter().map(Game::to_string).collect();
        let back: Vec<Game> = Games::new(&text.join("\n")).flatten().collect();
        assert_eq!(back, games);
        Ok(())
    });
}

#[test]
fn any_text_is_read() {
    try_seeds(20_000, (100, 2_000), |source| {
        check(&any_text(source, &PIECES, 200)?);
        Ok(())
    });
}

#[test]
fn any_damaged_game_is_read() {
    try_seeds(3_500, (400, 8_000), |source| {
        let mut text = any_game(source)?.to_string() + "\n" + &any_game(source)?.to_string();
        damage(source, &mut text, &PIECES)?;
        check(&text);
        Ok(())
    });
}
