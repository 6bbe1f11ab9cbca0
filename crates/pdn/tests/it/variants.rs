//! Which rules a text tells.

use rochade_draughts::{Color, Huff, Position, Rules};
use rochade_gametext::{Flaw, Part};
use rochade_pdn::{Game, Games, Pdn, Variant};

use crate::games::{all, check_round_trip, noris, one};

#[track_caller]
fn name(tags: &str) -> &'static str {
    let variant = one(&format!("{tags}\n*")).variant();
    variant.expect("rules with a name").name
}

#[test]
fn the_game_type_comes_first() {
    for (number, wanted) in [
        ("21", "english"),
        ("23", "pool"),
        ("25", "russian"),
        ("26", "brazilian"),
        ("29", "czech"),
    ] {
        assert_eq!(name(&format!("[GameType \"{number}\"]")), wanted);
    }
    assert_eq!(
        name("[Laws \"noris\"]\n[Variant \"Czech\"]\n[GameType \"25,W,8,8,A0,0\"]"),
        "russian"
    );
    for variant in Variant::ALL {
        let Some(game_type) = variant.game_type else {
            continue;
        };
        let game = one(&format!("[GameType \"{game_type}\"]\n*"));
        assert_eq!(game.variant(), Some(variant));
        assert_eq!(game.start(), &Position::initial(&variant.rules));
    }
}

#[test]
fn then_the_laws_then_the_variant_then_the_usual_ones() {
    assert_eq!(name("[Laws \"german\"]\n[Variant \"Czech\"]"), "german");
    assert_eq!(name("[GameType \"44\"]\n[Laws \"german\"]"), "german");
    assert_eq!(name("[Variant \"Russian draughts\"]"), "russian");
    assert_eq!(name("[Variant \"brazilian\"]"), "brazilian");
    assert_eq!(name("[Variant \"From Position\"]"), "noris");
    assert_eq!(name("[GameType \"x\"]"), "noris");
    let pool = Variant::find("pool").expect("rules");
    let game = Games::of("*", Pdn::new(pool))
        .next()
        .expect("a game")
        .expect("no error");
    assert_eq!(game.variant(), Some(pool));
}

#[test]
fn who_begins_may_be_told() {
    let game = one("[GameType \"23,W,8,8,A0,0\"]\n\n1. c3-b4 d6-c5 2. b4xd6");
    assert_eq!((game.laws(), game.len()), ("pool", 3));
    assert_eq!(game.start().turn(), Color::White);
    check_round_trip(&game);
    let told = one("[GameType \"25,B,8,8,A0,0\"]\n[FEN \"W:Wc3:Bd6\"]\n*");
    assert_eq!(told.start().turn(), Color::White);
}

#[test]
fn other_games_are_refused() {
    for game_type in [
        "0",
        "0,W,8,8,S0",
        "20",
        "20,W,10,10,N2,0",
        "22,W,8,8,N2,1",
        "24",
        "27",
        "28",
        "30",
        "31",
        "40",
        "41",
        "50",
        "25,W,10,10,A0,0",
        "25,W,8,10,A0,0",
        "45,W,12,12,N2,0",
        "23,W,8,8,A1,1",
    ] {
        let text = format!(
            "[Event \"a\"]\n[GameType \"{game_type}\"]\n[Site \"b\"]\n\n1. 32-28 2-0\n\n1. c3-b4 *"
        );
        let error = format!("2:1 '{game_type}': not a game that is played here");
        assert_eq!(all(&text), [error.as_str(), "noris 1 *"]);
    }
    assert_eq!(
        all("[Laws \"modern\"]\n\n1. e4 *"),
        ["1:1 'modern': no such laws"]
    );
}

/// Laws that say more than names do, as the desk knows them.
fn rules_of(laws: &str) -> Option<Rules> {
    let (name, more) = laws.split_once(',').unwrap_or((laws, ""));
    let rules = Variant::find(name)?.rules;
    match more {
        "huff:moved" => Some(Rules {
            huff: Huff::Moved,
            ..rules
        }),
        "" | "take-back:never" => Some(rules),
        _ => None,
    }
}

/// The only game of a text, and that it is written as it was read.
fn with_laws(text: &str) -> Game {
    let read = |text: &str| {
        let mut games = Games::of(text, Pdn::new(noris()).with_laws(rules_of));
        games.next().expect("a game").expect("no error")
    };
    let game = read(text);
    assert_eq!(read(&game.to_string()), game);
    game
}

#[test]
fn laws_may_say_more_than_the_rules() {
    let text = "[Laws \"noris,take-back:never\"]\n*";
    assert_eq!(with_laws(text).laws(), "noris,take-back:never");
    let both = "[GameType \"25\"]\n[Laws \"russian,take-back:never\"]\n*";
    assert_eq!(with_laws(both).laws(), "russian,take-back:never");
    // Laws of other rules are none.
    let other = "[GameType \"25\"]\n[Laws \"noris,take-back:never\"]\n*";
    assert_eq!(with_laws(other).laws(), "russian");
    // Who knows only names doesn't know these.
    assert_eq!(all(text), ["1:1 'noris,take-back:never': no such laws"]);
}

#[test]
fn rules_need_no_name() {
    let game = with_laws("[Laws \"noris,huff:moved\"]\n\n1. c3-b4 d6-c5 2. e3-f4 {~f4} c5-d4");
    assert_eq!((game.variant(), game.len()), (None, 4));
    assert_eq!(game.start().rules().huff, Huff::Moved);
    assert!(Game::new(*game.start()).is_none());
    let long = Game::under(&"x".repeat(5000), *game.start());
    assert_eq!(long, Err(Flaw::TooLong(Part::Tag)));
}

#[test]
fn what_is_kept_as_something_else_is_no_tag() {
    let mut game = Game::new(Position::initial(&noris().rules)).expect("rules with a name");
    for name in ["Laws", "GameType", "FEN", "Result"] {
        assert!(game.sheet.set_tag(name, "x").is_err(), "{name}");
    }
}
