//! What is written, to the letter.

use rochade_chess::{Move, Position};
use rochade_pgn::{Eval, Game, GameResult, Text, Variations};

use crate::games::{check_round_trip, one};

#[test]
fn a_game_of_which_nothing_is_known() {
    let wanted = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"*\"]

*
";
    assert_eq!(check_round_trip(&Game::default()), wanted);
}

#[test]
fn everything() {
    let fen = "r3k2r/8/8/8/8/8/5P2/R3K2R b KQkq - 3 11";
    let start: Position = fen.parse().expect("a FEN");
    let mut game = Game::new(start);
    game.sheet.set_tag("TimeControl", "180+2").expect("a tag");
    game.sheet
        .set_tag("Termination", "time forfeit")
        .expect("a tag");
    game.sheet
        .set_tag("Black", "Müller \"M\\\" x")
        .expect("a tag");
    game.sheet.set_tag("Event", "Club\nnight").expect("a tag");
    game.sheet.result = GameResult::White;
    game.sheet.preface = Text::new(" Adjourned\n { here } ").expect("a comment");
    let mut play = |text: &str| {
        let mv: Move = text.parse().expect("a move");
        let notes = game.play(mv).expect("a legal move");
        match text {
            "e8g8" => notes.clock = Some(180_000),
            "a1a7" => {
                notes.before = Text::new("why").expect("a comment");
                notes.nags = vec![1, 14];
            }
            "a8a7" => notes.clock = Some(59_600),
            "a7a1" => notes.eval = Some(Eval::Mate(-3)),
            "e1g1" => {
                notes.clock = Some(3_600_001);
                notes.eval = Some(Eval::Score(17));
                notes.after = Text::new("[%cal Ge1g1] at last").expect("a comment");
                notes.variations = "(13. Kf2)(13.  Kd1 ; no\n)".parse().expect("variations");
            }
            _ => {}
        }
    };
    for text in ["e8g8", "a1a7", "a8a7", "e1g1", "a7a1", "f1a1", "f8a8"] {
        play(text);
    }
    let wanted = "\
[Event \"Club night\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"Müller \\\"M\\\\\\\" x\"]
[Result \"1-0\"]
[SetUp \"1\"]
[FEN \"r3k2r/8/8/8/8/8/5P2/R3K2R b KQkq - 3 11\"]
[TimeControl \"180+2\"]
[Termination \"time forfeit\"]

{Adjourned ( here )} 11... O-O {[%clk 0:03:00]} 12. {why} Ra7 $1 $14 Rxa7
{[%clk 0:00:59.6]} 13. O-O {[%eval 0.17] [%clk 1:00:00.001]} {[%cal Ge1g1] at
last} (13. Kf2) (13. Kd1 { no}) 13... Ra1 {[%eval #-3]} 14. Rxa1 Ra8 1-0
";
    assert_eq!(check_round_trip(&game), wanted);
}

#[test]
fn numbers_of_black_moves() {
    for text in [
        "1. e4 e5 *",
        "1. e4 $1 e5 *",
        "1. e4 {x} 1... e5 *",
        "1. e4 {[%clk 0:00:01]} 1... e5 *",
        "1. e4 {[%eval 0.17]} 1... e5 *",
        "1. e4 {[%eval 0.17] [%clk 0:00:01]} 1... e5 *",
        "1. e4 (1. d4) 1... e5 *",
        "1. e4 1... {x} e5 *",
    ] {
        let written = check_round_trip(&one(text));
        assert!(written.ends_with(&format!("\n\n{text}\n")), "{written}");
    }
}

#[test]
fn lines_have_at_most_79_columns() {
    let mut game = Game::default();
    for _ in 0..100 {
        for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
            let notes = game
                .play(text.parse().expect("a move"))
                .expect("a legal move");
            notes.after = Text::new("Grüße zum fünften Mal").expect("a comment");
        }
    }
    let text = check_round_trip(&game);
    let longest = text.lines().map(|line| line.chars().count()).max();
    assert_eq!(longest, Some(79));
}

#[test]
fn no_line_begins_with_what_would_be_something_else() {
    for word in ["%", "[Event \"x\"]", "[%cal Ga1a8]"] {
        let mut game = one("e4 e5");
        let comment = Text::new(&format!("{word} ").repeat(40)).expect("a comment");
        let variations: Variations = format!("(d4 {})", format!("{{{word}}} {word} ").repeat(40))
            .parse()
            .expect("variations");
        let notes = game.sheet.notes_mut(0).expect("notes");
        (notes.after, notes.variations) = (comment, variations);
        let text = check_round_trip(&game);
        let moves = text.split("\n\n").nth(1).expect("moves");
        assert!(
            moves.lines().all(|line| !line.starts_with(['%', '['])),
            "{text}"
        );
    }
}

#[test]
fn commands_stay_on_one_line() {
    let mut game = one("e4");
    let comment = "[%csl Ge4,Re5] [%evp 0.25,12] x ".repeat(30);
    game.sheet.notes_mut(0).expect("notes").after = Text::new(&comment).expect("a comment");
    let text = check_round_trip(&game);
    for line in text.lines().filter(|line| !line.starts_with('[')) {
        assert_eq!(
            line.matches('[').count(),
            line.matches(']').count(),
            "{line}"
        );
    }
}

#[test]
fn a_clock_or_an_eval_in_a_comment_is_no_comment() {
    // What is left when a command is taken away doesn't make another one.
    let text = Text::new("a [%clk [%clk 0:00:01] 0:00:02] b").expect("a comment");
    assert_eq!(text.as_str(), "a b");
    let text = Text::new("a [%clk [%eval 0.2] 0:00:02] b").expect("a comment");
    assert_eq!(text.as_str(), "a b");
    let game = one("e4 {[%clk} {0:00:05]}");
    assert_eq!(
        game.plies().next().and_then(|(_, notes)| notes.clock),
        Some(5_000)
    );
}

#[test]
fn what_is_no_part_of_a_game_is_refused() {
    let mut game = Game::default();
    for name in ["", "a b", "FEN", "setup", "Result", "ä", "_x", "x\""] {
        assert!(game.sheet.set_tag(name, "1").is_err(), "{name}");
    }
    let error = game
        .play("e2e5".parse().expect("a move"))
        .expect_err("illegal");
    assert_eq!(error.to_string(), "'e2e5': no such legal move");
    assert_eq!(game, Game::default());
    for text in ["e4", "(", ")", "(a) b", "{(a)}", "(a))"] {
        assert!(text.parse::<Variations>().is_err(), "{text}");
    }
    game.sheet.set_tag("White", "A").expect("a tag");
    game.sheet.set_tag("White", "?").expect("a tag");
    assert_eq!(game.sheet.tags().iter().len(), 0);
}
