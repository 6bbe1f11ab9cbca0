//! Reading files: slices, places of errors, encodings, positions.

use rochade_desk::{Fault, Incoming, Reader, Reading};
use rochade_table::Laws;

/// Returns all that there is in a text: its games, or why they can't be read to their ends.
pub(crate) fn read(text: &str) -> Vec<Result<Incoming, Fault>> {
    let readings = Reader::new(text.to_owned(), Laws::MODERN);
    readings.map(result).collect()
}

fn result(reading: Reading) -> Result<Incoming, Fault> {
    let Reading { game, fault, .. } = reading;
    match fault {
        // Of a game with a null move all is kept.
        Some(fault) if !game.as_ref().is_some_and(|game| game.cut) => Err(fault),
        _ => Ok(game.expect("a game, where there is no fault")),
    }
}

/// The only fault in a text, with its line and column.
pub(crate) fn fault(text: &str) -> (usize, usize, &'static str, String) {
    let mut faults = read(text).into_iter().filter_map(Result::err);
    let (
        Some(Fault {
            place,
            word,
            detail,
        }),
        None,
    ) = (faults.next(), faults.next())
    else {
        panic!("not one fault in {text}");
    };
    (place.line, place.column, word, detail)
}

#[test]
fn faults_have_line_column_and_reason() {
    let unplayable = "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n*";
    for (text, line, column, word, detail) in [
        ("1. e4 e5\n2. Ke3 *", 2, 4, "move-illegal", "Ke3"),
        ("1. e4 e9 *", 1, 7, "move-unreadable", "e9"),
        (
            "1. d4 d5 2. Nf3 Nf6 3. Nd2 *",
            1,
            24,
            "move-ambiguous",
            "Nd2",
        ),
        (unplayable, 1, 1, "fen-no-king", ""),
    ] {
        assert_eq!(
            fault(text),
            (line, column, word, detail.to_owned()),
            "{text}"
        );
    }
}

#[test]
fn good_games_around_a_bad_one_are_read() {
    let readings =
        read("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e5 *\n\n[White \"C\"]\n\n1. d4 *");
    let names: Vec<_> = readings
        .iter()
        .map(|reading| reading.as_ref().map(|game| game.players[0].as_str()))
        .collect();
    assert!(matches!(names[..], [Ok("A"), Err(_), Ok("C")]));
}

#[test]
fn a_position_alone_is_a_game_from_there() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40";
    let readings = read(&format!("\n  {fen}\n"));
    let [Ok(game)] = &readings[..] else {
        panic!("{readings:?}");
    };
    let table = rochade_table::saved::read(&game.saved).expect("a saved game");
    assert_eq!(table.view().position, fen);
    assert_eq!((game.plies, game.result), (0, "*"));
}

#[test]
fn of_several_positions_each_is_a_game() {
    let (one, other) = (
        "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40",
        "4k3/8/8/8/8/8/8/3QK3 b - - 0 1",
    );
    let one_bad = "4k3/8/8/8/8/8/4P3/4K3 x - - 3 40";
    // As two dropped files come, too, each with the mark that some programs write.
    let readings = read(&format!(
        "\u{feff}{one}\r\n\n \u{feff}{other}\n{one_bad}\n{one}"
    ));
    let positions: Vec<_> = readings
        .iter()
        .map(|reading| reading.as_ref().map(|game| game.position.as_str()))
        .collect();
    assert!(
        matches!(positions[..], [Ok(a), Ok(b), Err(_), Ok(c)] if (a, b, c) == (one, other, one)),
        "{positions:?}"
    );
    let bad = readings[2].as_ref().expect_err("it is none");
    assert_eq!((bad.place.line, bad.place.column), (4, 23));
    // Where something else stands among them, they are no positions.
    assert_eq!(read(&format!("{one}\n\n1. e4 *")).len(), 1);
}

#[test]
fn a_bad_position_is_refused_at_the_field() {
    for (fen, line, column, word) in [
        ("4k3/8/8/8/8/8/4P3/4K3 x - - 0 1", 1, 23, "fen-turn"),
        ("4k3/8/8/8/8/8/8 w - - 0 1", 1, 1, "fen-placement"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", 1, 1, "fen-no-king"),
    ] {
        assert_eq!(fault(fen), (line, column, word, String::new()), "{fen}");
    }
}

#[test]
fn nothing_is_read_from_nothing() {
    assert!(read("").is_empty());
    assert!(read("\u{feff}\n{ only a comment }\n").is_empty());
}

#[test]
fn progress_goes_from_nothing_to_all() {
    let text = "1. e4 e5 *\n\n".repeat(10);
    let mut reader = Reader::new(text, Laws::MODERN);
    let mut last = reader.progress();
    assert_eq!(last, 0.0);
    while reader.next().is_some() {
        let now = reader.progress();
        assert!(now > last && now <= 1.0);
        last = now;
    }
    assert_eq!(reader.progress(), 1.0);
}

#[test]
fn garbage_is_only_refused() {
    for text in [
        "\0\0\0",
        "[[[[[",
        "((((",
        "1. 1. 1.",
        "////////",
        "*\n*\n*",
        "%\n%",
        "\u{1F600} 1-0",
    ] {
        read(text);
    }
}
