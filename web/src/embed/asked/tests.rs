use rochade_table::GameKind;
use rochade_table::chess::{BLACK, WHITE};

use super::*;

fn asked(address: &str) -> Asked {
    let pairs: Vec<_> = address
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .collect();
    Asked::read(|name| {
        let found = pairs.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn a_game_is_replayed_and_a_position_played_unless_the_address_says_otherwise() {
    let plain = asked("");
    assert_eq!(plain.mode, Mode::Play);
    assert!(plain.ui.board && plain.ui.players && !plain.ui.moves && !plain.ui.clock);
    let game = asked("pgn=1. e4");
    assert_eq!(game.mode, Mode::Replay);
    assert!(game.ui.moves);
    assert_eq!(asked("pgn=1. e4&interactive=play").mode, Mode::Play);
    assert!(asked("clock=5+3").ui.clock);
    let picture = asked("interactive=none").ui;
    assert_eq!((picture.board, picture.players), (true, false));
}

#[test]
fn games_are_a_text_or_a_file() {
    let games = |address| asked(address).games;
    assert_eq!(games("pgn=1. e4"), Some(Games::Text("1. e4".into())));
    assert_eq!(games("pgn=a/b.pgn"), Some(Games::File("a/b.pgn".into())));
    assert_eq!(games("url=a.pgn&game=3"), Some(Games::File("a.pgn".into())));
    assert_eq!(asked("url=a.pgn&game=3").which, Which::Only(3));
    assert_eq!(asked("game=draughts").which, Which::First(0));
    // The element brings a reader back to the game that was chosen, and into its variation.
    let back = asked("url=a.pgn&open=2&start=3&line=1");
    assert_eq!((back.which, back.line), (Which::First(2), 1));
    assert_eq!(asked("url=a.pgn&line=-1").line, 0);
    assert_eq!(games("fen=8/8 w"), None);
}

#[test]
fn whoever_flips_a_board_that_is_seen_from_black_sees_it_from_white() {
    let plan = GameKind::Chess.plan();
    let near = |address| asked(address).near.at(&plan);
    assert_eq!(near("orientation=black"), BLACK);
    assert_eq!([near("flip=true"), near("flip=on")], [BLACK; 2]);
    assert_eq!(near("orientation=black&flip=1"), WHITE);
    assert_eq!(near("orientation=sideways"), WHITE);
}

#[test]
fn what_means_nothing_is_noted_and_the_rest_holds() {
    let odd = asked(
        "ui=bored&interactive=dance&start=soon&game=3&flip=1&orientation=left&board=pink&sound=off&tenths=last&ground=sea&refresh=1m",
    );
    let names: Vec<_> = odd.unknown.iter().map(|(name, _)| *name).collect();
    assert_eq!(
        names,
        [
            "interactive",
            "ground",
            "ui",
            "orientation",
            "start",
            "refresh",
            "board"
        ]
    );
    assert!(odd.ui.board && odd.ui.players && odd.near.flipped);
    assert_eq!(odd.mode, Mode::Play);
    let size = asked("size=flow&odd-size=big").unknown;
    assert_eq!(size, [("size", "big".to_owned())]);
    assert!(
        asked("ui=board,moves&game=draughts&ply=last&ground=none&refresh=60")
            .unknown
            .is_empty()
    );
}

#[test]
fn parts_and_plies_are_words() {
    let ui = asked("ui=board, moves,unknown").ui;
    assert_eq!(
        (ui.board, ui.moves, ui.players, ui.clock),
        (true, true, false, false)
    );
    assert_eq!(asked("ply=12").ply, Ply::After(12));
    assert_eq!(asked("start=last").ply, Ply::Last);
    assert_eq!(asked("start=soon").ply, Ply::After(0));
    let moves = [("10w", 10, 'w'), ("1b", 1, 'b'), ("9999w", 9999, 'w')];
    for (word, number, seat) in moves {
        let asked = asked(&["ply=", word].concat());
        assert_eq!(asked.ply, Ply::Move { number, seat });
        assert!(asked.unknown.is_empty(), "{word}");
    }
    let of_four = asked("ply=7D").ply;
    let seventh = Ply::Move {
        number: 7,
        seat: 'D',
    };
    assert_eq!(of_four, seventh);
    for word in [
        "0w",
        "w",
        "10x",
        "w10",
        "+1w",
        "10000b",
        "1 0w",
        "10wb",
        "10ß",
        "99999999999999999999",
    ] {
        let odd = asked(&["ply=", word].concat());
        assert_eq!(
            (odd.ply, odd.unknown),
            (Ply::After(0), vec![("ply", word.to_owned())])
        );
    }
}

#[test]
fn what_is_played_can_be_solved() {
    let puzzle = asked("fen=x&solution=Qd8#");
    assert_eq!(puzzle.solution.as_deref(), Some("Qd8#"));
    assert!(puzzle.unknown.is_empty());
    // The host has no say in that.
    assert_eq!(asked("solution=e4&interactive=api").mode, Mode::Play);
    for address in ["solution=e4&interactive=none", "solution=e4&pgn=1. e4"] {
        let odd = asked(address);
        assert_eq!(
            (odd.solution, odd.unknown),
            (None, vec![("solution", "e4".to_owned())])
        );
    }
}

#[test]
fn a_computer_sits_only_where_a_game_is_begun() {
    for address in ["computer=4", "fen=x&orientation=black&computer=4"] {
        let begun = asked(address);
        assert!(
            begun.knows_computer && begun.unknown.is_empty(),
            "{address}"
        );
    }
    for address in [
        "interactive=none",
        "interactive=api",
        "pgn=1. e4",
        "pgn=1. e4&interactive=play",
        "link=x&interactive=play",
        "fen=x&solution=e4",
    ] {
        let odd = asked(&[address, "&computer=4"].concat());
        let told = vec![(COMPUTER, "4".to_owned())];
        assert_eq!(
            (odd.knows_computer, odd.unknown),
            (false, told),
            "{address}"
        );
    }
}

#[test]
fn a_menu_stands_beside_what_is_usual_or_listed() {
    let ui = |words| asked(words).ui;
    assert!(!ui("").menu && !ui("ui=board").menu);
    assert_eq!(
        ui("ui=menu&pgn=1. e4"),
        Ui {
            menu: true,
            ..ui("pgn=1. e4")
        }
    );
    assert_eq!(
        ui("ui=board,menu"),
        Ui {
            menu: true,
            ..ui("ui=board")
        }
    );
    assert!(asked("ui=menu").unknown.is_empty());
}
