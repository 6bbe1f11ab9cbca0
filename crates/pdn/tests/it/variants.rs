//! Which rules a text tells.

use rochade_draughts::{Color, Position};
use rochade_pdn::{Game, Games, Variant};

use crate::games::{all, check_round_trip, noris, one};

#[track_caller]
fn name(tags: &str) -> &'static str {
    one(&format!("{tags}\n*")).variant().name
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
        assert_eq!(game.variant(), variant);
        assert_eq!(game.start(), &Position::initial(&variant.rules));
    }
}

#[test]
fn then_the_laws_then_the_variant_then_the_usual_ones() {
    assert_eq!(name("[Laws \"german\"]\n[Variant \"Czech\"]"), "german");
    assert_eq!(
        name("[GameType \"44\"]\n[Laws \"german,take-back:never\"]"),
        "german"
    );
    assert_eq!(name("[Variant \"Russian draughts\"]"), "russian");
    assert_eq!(name("[Variant \"brazilian\"]"), "brazilian");
    assert_eq!(name("[Variant \"From Position\"]"), "noris");
    assert_eq!(name("[GameType \"x\"]"), "noris");
    let pool = Variant::find("pool").expect("rules");
    let game = Games::new("*", pool)
        .next()
        .expect("a game")
        .expect("no error");
    assert_eq!(game.variant(), pool);
}

#[test]
fn who_begins_may_be_told() {
    let game = one("[GameType \"23,W,8,8,A0,0\"]\n\n1. c3-b4 d6-c5 2. b4xd6");
    assert_eq!((game.variant().name, game.len()), ("pool", 3));
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

#[test]
fn laws_may_say_more_than_the_rules() {
    let text = "[Laws \"noris,take-back:never\"]\n*";
    assert_eq!(one(text).laws(), "noris,take-back:never");
    check_round_trip(&one(text));
    let both = "[GameType \"25\"]\n[Laws \"russian,take-back:never\"]\n*";
    assert_eq!(one(both).laws(), "russian,take-back:never");
    check_round_trip(&one(both));
    // Laws of other rules are none.
    assert_eq!(
        one("[GameType \"25\"]\n[Laws \"noris,take-back:never\"]\n*").laws(),
        "russian"
    );

    let mut game = Game::new(Position::initial(&noris().rules)).expect("rules with a name");
    game.set_laws("german");
    game.set_laws("noris\n");
    game.set_laws(&format!("noris,{}", "x".repeat(5000)));
    assert_eq!(game.laws(), "noris");
    assert!(game.set_tag("Laws", "german").is_err());
    assert!(game.set_tag("GameType", "25").is_err());
    assert!(game.set_tag("FEN", "x").is_err());
}

#[test]
fn rules_without_a_name_are_no_game() {
    let mut rules = noris().rules;
    rules.men_capture_back = true;
    assert!(Game::new(Position::initial(&rules)).is_none());
}
