//! After an error, the next game is found.

use rochade_pgn::{Game, Games};

use crate::games::all;

/// The game that begins with this text is refused; the two games that follow are read.
#[track_caller]
fn check(broken: &str) {
    let tagged = "[Event \"next\"]\n[Site \"x\"]\n\n1. d4 d5 {1-0} 2. c4 1/2-1/2\n\n";
    let said = all(&format!("{broken}\n\n{tagged}1. c4 0-1"));
    assert_eq!(said.len(), 3, "{broken}: {said:?}");
    assert!(said[0].contains(':'), "{broken}: {said:?}");
    assert_eq!(said[1..], ["3 1/2-1/2", "1 0-1"], "{broken}");
}

#[test]
fn after_the_token_that_ends_it() {
    assert_eq!(
        all("1. e5 d5 1-0 1. d4 1/2-1/2\n1. x9 *\n1. c4 *"),
        ["1:4 'e5': no such legal move", "1 1/2-1/2", "0 *", "1 *"]
    );
    // A tag counts at the beginning of a line only.
    assert_eq!(
        all("1. e5 [Event \"x\"] d4 *\nd4"),
        ["1:4 'e5': no such legal move", "1 *"]
    );
    // The token that is itself part of something else doesn't count.
    assert_eq!(
        all("1. e5 {1-0 * } (* (0-1) 1-0) ; *\n% *\nd4* d4"),
        ["1:4 'e5': no such legal move", "1 *"]
    );
}

#[test]
fn with_the_next_tag_section() {
    check("1. e5");
    check("[Event \"a\"]\n\n1. e4 e5 2. Ke3 Nc6 1-0");
    check("[Event \"a\"]\n\n1. e4 e5 2. Ke3 Nc6 {[Event \"x\"]}");
}

#[test]
fn what_could_be_read_of_it_is_not_lost() {
    let text = "[White \"A\"]\n\n1. e4 {so} e5 (1... c5) 2. Ke3 Nc6 1-0\n\n1. Ke2 *\n\n1. d4 * 1. c4 {open";
    let mut games = Games::new(text);
    let mut torn = Vec::new();
    while let Some(game) = games.next() {
        let of = |game: Game| {
            (
                game.len(),
                game.sheet.tags().get("White").map(str::to_owned),
            )
        };
        torn.push((game.is_ok(), games.torn().map(of)));
        assert!(games.torn().is_none());
    }
    let first = Some((2, Some("A".to_owned())));
    assert_eq!(
        torn,
        [
            (false, first),
            (false, Some((0, None))),
            (true, None),
            (true, None)
        ]
    );
}

#[test]
fn a_text_full_of_errors() {
    let broken = "[Event \"a\"]\n\n1. e4 {x} e5 2. Ke3 (2. d4) *\n\n";
    let said = all(&broken.repeat(500));
    assert_eq!(said.len(), 500);
    assert_eq!(
        said[499],
        format!("{}:17 'Ke3': no such legal move", 499 * 4 + 3)
    );
}
