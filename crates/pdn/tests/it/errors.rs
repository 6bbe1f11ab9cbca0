//! Each reason for which a game can't be read, with its place; and the next game is found.

use rochade_draughts::MoveTextError;
use rochade_gametext::Place;
use rochade_pdn::{Game, Games, Pdn, Reason};

use crate::games::{all, noris};

/// The first game of a text is refused with these words, and the one behind it is read.
#[track_caller]
fn check(text: &str, error: &str) {
    let text = format!("{text}\n\n[Event \"next\"]\n\n1. g3-h4 1-0");
    assert_eq!(all(&text), [error, "noris 1 1-0"], "{text}");
}

#[test]
fn moves() {
    check(
        "1. c3-b4 d6-c5\n2. b4-a3",
        "2:4 'b4-a3', ply 3: no legal move",
    );
    check("1. 32-28 19-23", "1:4 '32-28', ply 1: no legal move");
    check("1. c3b", "1:4 'c3b', ply 1: not a move like c3-d4 or 22x15");
    // Two kings' captures that end on the same square: which men were taken?
    check(
        "[Laws \"german\"]\n[FEN \"W:WKa1:Bb2,b4,d6,f4,e3\"]\n\n1. a1xa1",
        "4:4 'a1xa1', ply 1: no legal move",
    );
}

#[test]
fn what_could_be_read_before_them_is_not_lost() {
    let text = "[White \"A\"]\n\n1. c3-b4 d6-c5 2. b4-a3 1-0\n\n1. a1h9 *\n\n1. g3-h4 *";
    let mut games = Games::of(text, Pdn::new(noris()));
    let mut torn = Vec::new();
    while let Some(game) = games.next() {
        let of = |game: Game| {
            (
                game.len(),
                game.sheet.tags().get("White").map(str::to_owned),
            )
        };
        torn.push((game.is_ok(), games.torn().map(of)));
    }
    assert_eq!(
        torn,
        [
            (false, Some((2, Some("A".to_owned())))),
            (false, Some((0, None))),
            (true, None)
        ]
    );
}

#[test]
fn an_ambiguous_capture_wants_all_its_squares() {
    // By c5 or by g5 the man comes to e7, and takes others on the way.
    let fen = "[FEN \"W:Wc1:Bd2,d4,d6,f4,f6\"]\n\n";
    check(
        &format!("{fen}1. c1xe7"),
        "3:4 'c1xe7', ply 1: several moves are written like that",
    );
    assert_eq!(all(&format!("{fen}1. c1xe3xc5xe7 *")), ["noris 1 *"]);
}

#[test]
fn huffs() {
    let text = "1. c3-b4 d6-c5 2. e3-f4 ";
    check(
        &format!("{text}{{~a3}} c5-d4"),
        "1:25 '~a3', ply 4: no man that can be blown",
    );
    check("{~a3} c3-b4", "1:1 '~a3', ply 1: no man that can be blown");
    // Only one, and only at once.
    check(
        &format!("{text}{{~b4}} {{~b4}} c5-d4"),
        "1:31 '~b4', ply 4: no man that can be blown",
    );
    check(
        &format!("{text} c5-d4 {{~b4}}"),
        "1:32 '~b4', ply 5: no man that can be blown",
    );
    check(
        "[GameType \"25\"]\n\n1. c3-d4 {~d4}",
        "3:10 '~d4', ply 2: no man that can be blown",
    );
}

#[test]
fn starts() {
    check(
        "[Event \"a\"]\n[FEN \"W:Wc4:B\"]\n\n*",
        "2:1 unreadable FEN: character 4: a light square",
    );
    check("/x/ c3-b4", "1:1 'x': no position to begin with");
    check(
        "c3-b4 /FEN \"W:Wc3:Bd6\"/ c3-b4",
        "1:7 'FEN \"W:Wc3:Bd6\"': no position to begin with",
    );
    check(
        "c3-b4 /FEN \"W:Wc3:Bd6\" c3-b4",
        "1:7 the position does not end",
    );
}

/// What would have refused a game loses none.
#[test]
fn the_text_itself() {
    for text in [
        "[White Anna]\n\nc3-b4",
        "c3-b4 $999",
        "c3-b4 {x",
        "c3-b4 (x",
        "hello 1. c3-b4 )",
    ] {
        let mut games = Games::of(text, Pdn::new(noris()));
        let read = games.next().expect("a game").expect("no error");
        assert_eq!(
            (read.len(), games.remarks().len()),
            (1, 1 + usize::from(text.contains("hello"))),
            "{text}"
        );
    }
}

#[test]
fn as_data() {
    let mut games = Games::of("1. c3-b4\nd6-d5", Pdn::new(noris()));
    let error = games.next().expect("an item").expect_err("an error");
    assert_eq!(error.place, Place { line: 2, column: 1 });
    let reason = Reason::Move {
        text: "d6-d5".to_owned(),
        ply: 2,
        fault: MoveTextError::NotAMove,
    };
    assert_eq!(error.reason, reason);
}
