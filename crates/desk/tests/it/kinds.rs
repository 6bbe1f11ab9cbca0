//! What is played in a text is seen in it.

use rochade_desk::{Fault, Import, Incoming, to_text};

use crate::reading::{fault, read};

/// The game that a text holds, and nothing else.
#[track_caller]
fn kind(text: &str) -> &'static str {
    match read(text).as_slice() {
        [Ok(Incoming { game, .. })] => game,
        other => panic!("not one game in {text}: {other:?}"),
    }
}

#[test]
fn a_position_shows_it_by_its_shape() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 b - -",
    ] {
        assert_eq!(kind(fen), "chess", "{fen}");
    }
    for fen in [
        "W:W21-32:B1-12",
        "B:Wc3,Kd4:Be5",
        " W : Wc3 : BK8 ",
        "W:Bd6:Wc3.",
        "W:Wc3:B",
        "W:Wb2:Bc3,h8:Xc3",
    ] {
        assert_eq!(kind(fen), "draughts", "{fen}");
    }
    // Each line for itself.
    let both = read("W:Wc3:Bd6\n\n4k3/8/8/8/8/8/8/R3K3 w - - 0 1\n");
    let kinds: Vec<_> = both.iter().flatten().map(|game| game.game).collect();
    assert_eq!(kinds, ["draughts", "chess"]);
}

#[test]
fn a_game_shows_it_by_its_tags() {
    for tag in [
        "[GameType \"25\"]",
        "[GameType \"21,B,8,8,N1,0\"]",
        "[Laws \"noris\"]",
        "[Laws \"schlagzwang,take-back:never\"]",
        "[Variant \"Russian\"]",
        "[FEN \"W:W21-32:B1-12\"]",
        "[fen \"B:Wc3:Bd6\"]",
    ] {
        assert_eq!(
            kind(&format!("[White \"Anna\"]\n{tag}\n\n*")),
            "draughts",
            "{tag}"
        );
    }
    for tag in [
        "[GameType \"0\"]",
        "[Laws \"club\"]",
        "[Variant \"Standard\"]",
        "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]",
        "[Black \"Ben\"]",
    ] {
        assert_eq!(
            kind(&format!("[White \"Anna\"]\n{tag}\n\n*")),
            "chess",
            "{tag}"
        );
    }
}

#[test]
fn a_game_without_such_tags_shows_it_by_its_first_move() {
    for text in [
        "c3-b4",
        "1. c3d4",
        "1.g3-h4!",
        "9-13",
        "{x} 1. 22-17 9-13",
        "22-18",
        "/FEN \"W:Wc3:Bd6\"/ *",
    ] {
        let game = read(text).remove(0);
        // Black begins in some: then it is a fault of draughts.
        let played = game.map_or("draughts", |game| game.game);
        assert_eq!(played, "draughts", "{text}");
    }
    for text in [
        "e4", "1. e2-e4", "d2d4", "Nf3", "g1-f3", "1. b1c3", "a2-a4 *", "1-0",
    ] {
        assert_eq!(kind(text), "chess", "{text}");
    }
}

#[test]
fn games_of_both_kinds_stand_in_one_text() {
    let text = "1. e4 e5 1-0\n\n1. c3-b4 d6-c5 0-1\n\n[Event \"a\"]\n\n*\n\n[GameType \"20\"]\n\n1. 32-28 2-0\n\n1. d4 *\n\n1. Ke3";
    let kinds: Vec<_> = read(text)
        .iter()
        .map(|reading: &Result<Incoming, Fault>| match reading {
            Ok(game) => game.game,
            Err(fault) => fault.word,
        })
        .collect();
    // What shows nothing is as the game before it.
    assert_eq!(
        kinds,
        [
            "chess",
            "draughts",
            "draughts",
            "game-type",
            "chess",
            "move-illegal"
        ]
    );
}

const FOUR: &str = "ARANABAKAQABANAR/APAPAPAPAPAPAPAP/8/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP10DPDQ/\
                    BBBP10DPDB/BNBP10DPDN/BRBP10DPDR/8/CPCPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR C AKQBKQCKQDKQ - - -";

const THREE: &str = "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP8rPrN/wRwP8rPrR/\
                     kPkPkPkPkPkPkPkP/kRkNkBkQkKkBkNkR k - - -";

#[test]
fn a_position_of_a_larger_board_shows_its_game() {
    for (text, game) in [(FOUR, "four"), (THREE, "three")] {
        assert_eq!(kind(&format!("\n {text}\n")), game);
        for tag in ["FEN", "Position"] {
            let written = format!("[Event \"x\"]\n[{tag} \"{text}\"]\n\n*");
            assert_eq!(kind(&written), game);
        }
        for tag in ["Laws", "Variant"] {
            assert_eq!(kind(&format!("[{tag} \"{game}\"]\n\n*")), game);
        }
        assert_eq!(kind(&format!("[Laws \"gustavus-{game}\"]\n\n*")), game);
    }
    // A board that no game has is refused, and the game after it is of chess, as it would be alone.
    let other = [&"8/".repeat(11), "8"].concat();
    let game = format!("[White \"Anna\"]\n[FEN \"{other}\"]\n\n1. d4 d5 *\n\n1. Ke3");
    let faults: Vec<_> = read(&game).into_iter().filter_map(Result::err).collect();
    let places = faults.iter().map(|fault| (fault.place.line, fault.word));
    let wanted = [(2, "game-type"), (6, "move-illegal")];
    assert_eq!(places.collect::<Vec<_>>(), wanted);
    // A slip in a position of chess is told as one.
    for text in ["8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8/8/8 w - -"] {
        assert_eq!(fault(text).2, "fen-placement", "{text}");
    }
}

#[test]
fn a_game_for_four_by_the_rules_of_others_is_refused_as_such() {
    let moves = "1. d2-d4 .. b5-c5 .. e13-e12 .. m7-l7";
    for (tag, value) in [
        ("StartFen4", "4PCo"),
        (
            "StartFen4",
            "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR,yN/14",
        ),
        ("Variant", "Teams"),
        ("Variant", "FFA"),
        ("Yellow", "Cor"),
    ] {
        let text = format!("[Red \"Anna\"]\n[{tag} \"{value}\"]\n\n{moves} 1-0\n\n1. e4 *");
        let read = read(&text);
        let refused = read[0].as_ref().expect_err("another game");
        assert_eq!((refused.place.line, refused.word), (2, "pgn4"), "{text}");
        assert!(read[1].is_ok(), "{text}");
    }
}

#[test]
fn chess_that_is_named_stays_chess_whatever_its_position() {
    let text = format!("[GameType \"0\"]\n[FEN \"{FOUR}\"]\n\n*");
    assert_eq!(fault(&text).2, "fen-placement");
}

#[test]
fn chess_under_the_laws_of_another_game_is_refused_at_their_tag() {
    let text = "[GameType \"0\"]\n[Laws \"noris\"]\n\n1. e4 *";
    assert_eq!(fault(text), (2, 1, "laws", "noris".to_owned()));
}

#[test]
fn a_tag_of_another_game_behind_what_was_passed_over_is_taken_away() {
    let text = "[White \"Anna\"]\n0#[GameType \"26\"]\n\n*\n";
    let batch = Import::new(text.to_owned(), "", "").batch(|| false);
    assert_eq!(batch.games.len(), 1);
    assert_eq!(batch.games[0].game, "chess");
    let notes: Vec<_> = batch.notes.iter().map(|note| note.fault.word).collect();
    assert!(notes.contains(&"tag"), "{notes:?}");
    let game = &batch.games[0];
    let written = to_text(&game.saved, &game.day, &game.extra).expect("a text");
    assert!(!written.contains("GameType"), "{written}");
}
