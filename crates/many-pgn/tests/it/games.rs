//! Short ways to read.

use rochade_many::{Board, Game as Rulebook, Limit, Rules, Turns};
use rochade_many_pgn::{Game, Games, ManyPgn};

/// Some laws by name.
fn rules(laws: &str) -> Option<Rules> {
    match laws {
        "four" | "gustavus-four" => Some(Rules::FOUR),
        "four,direction:left" => Some(Rules {
            turns: Turns::Left,
            ..Rules::FOUR
        }),
        "three" => Some(Rules::THREE),
        "three,fifty-limit:30" => Some(Rules {
            limit: Limit::Each(30),
            ..Rules::THREE
        }),
        _ => {
            let board = Board::from_word(laws.strip_prefix("three,board:")?)?;
            Some(Rules {
                board,
                ..Rules::THREE
            })
        }
    }
}

/// The games of a text.
pub(crate) fn games(text: &str) -> Games<'_> {
    Games::of(text, ManyPgn::new(Rulebook::Four).with_laws(rules))
}

/// All games of a text: under which laws, how many moves and which result, or the error.
pub(crate) fn all(text: &str) -> Vec<String> {
    games(text)
        .map(|game| match game {
            Ok(game) => format!("{} {} {}", game.laws(), game.len(), game.result()),
            Err(error) => error.to_string(),
        })
        .collect()
}

/// The only game of a text.
#[track_caller]
pub(crate) fn one(text: &str) -> Game {
    let mut games: Vec<Game> = games(text)
        .collect::<Result<_, _>>()
        .unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The moves of the only game, as they are written.
#[track_caller]
pub(crate) fn moves(text: &str) -> String {
    let written = check_round_trip(&one(text));
    let (_, moves) = written.split_once("\n\n").expect("tags");
    moves.trim_end().to_owned()
}

/// The game is written and read back, and nothing has changed.
#[track_caller]
pub(crate) fn check_round_trip(game: &Game) -> String {
    let text = game.to_string();
    let back = one(&text);
    assert_eq!(&back, game, "{text}");
    assert_eq!(back.to_string(), text);
    assert_eq!(
        back.position().to_string(),
        game.position().to_string(),
        "{text}"
    );
    text
}

#[test]
fn a_clock_stays_beside_a_command_without_an_end() {
    let text = "[Variant \"three\"]\n\n1. c2-c4 {[%clk 0:04:50] see [%clock aw} *\n";
    let game = Games::of(text, ManyPgn::new(rochade_many::Game::Three))
        .next()
        .expect("a game")
        .expect("a good one");
    let clock = game.sheet.notes().next().and_then(|notes| notes.clock);
    assert_eq!(clock, Some(290_000));
    assert!(game.to_string().contains("[%clk 0:04:50]"), "{game}");
}
