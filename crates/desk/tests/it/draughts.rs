//! Games of draughts, to the table and back.

use rochade_desk::{Export, Import, Outgoing, to_text};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::{self, Times};
use rochade_table::{Answer, Control, GameKind, Intent, Laws, Player, PromptKind, Start, Table};

use crate::coming_in::game;
use crate::laws::{act, play, preset, question, there_and_back, under};
use crate::reading::{fault, read};

/// White has missed a capture: the man on b4 may be blown.
const MISSED: &str = "c3-b4 d6-c5 e3-f4";

#[test]
fn a_huff_is_a_comment() {
    let mut table = under(preset("noris"), None);
    play(&mut table, MISSED);
    play(&mut table, "b4~");
    play(&mut table, "c5-d4");
    let pdn = there_and_back(&table);
    assert!(pdn.contains("[Laws \"noris\"]\n"), "{pdn}");
    assert!(
        pdn.ends_with("\n1. c3-b4 d6-c5 2. e3-f4 2... {~b4} c5-d4 *\n"),
        "{pdn}"
    );
}

#[test]
fn a_huff_that_ends_the_game_stands_before_the_result() {
    let mut table = under(preset("noris"), Some("W:Wc3:Bd4,h8"));
    play(&mut table, "c3-b4");
    play(&mut table, "b4~");
    let pdn = there_and_back(&table);
    assert!(pdn.ends_with("\n1. c3-b4 {~b4} 0-1\n"), "{pdn}");
    let back = game(&pdn);
    assert_eq!(
        (back.termination, back.plies, back.result),
        ("no-men", 1, "0-1")
    );
    // So does one after which the player resigns.
    let mut table = under(preset("noris"), None);
    play(&mut table, MISSED);
    play(&mut table, "b4~");
    act(&mut table, Intent::Resign(BLACK));
    act(
        &mut table,
        Intent::Answer(of_himself(BLACK), Answer::Confirm),
    );
    let pdn = there_and_back(&table);
    assert!(pdn.ends_with(" 2. e3-f4 {~b4} 1-0\n"), "{pdn}");
    assert_eq!(game(&pdn).termination, "resignation");
}

fn of_himself(seat: rochade_table::Seat) -> rochade_table::Question {
    rochade_table::Question {
        kind: PromptKind::Resign,
        of: seat,
        by: seat,
    }
}

#[test]
fn every_set_of_laws_comes_back() {
    for laws in rochade_table::Preset::of(GameKind::Draughts) {
        let mut table = under(laws.laws.clone(), None);
        let first = if laws.laws.first_seat() == WHITE {
            "c3-d4"
        } else {
            "d6-c5"
        };
        play(&mut table, first);
        let pdn = there_and_back(&table);
        let has_type = pdn.contains("[GameType \"2");
        assert_eq!(
            has_type,
            !["noris", "schlagzwang", "german"].contains(&laws.name),
            "{pdn}"
        );
        assert_eq!(pdn.contains("[Laws"), !has_type, "{pdn}");
    }
    // Some that have no name, under which other moves are possible.
    for laws in [
        "noris,huff:moved",
        "russian,take-back:never",
        "czech,men-capture:both-ways",
    ] {
        let laws = Laws::parse(laws).expect("laws");
        let mut table = under(laws.clone(), None);
        play(&mut table, "c3-d4 d6-c5");
        assert!(there_and_back(&table).contains(&format!("[Laws \"{}\"]", laws.text())));
    }
}

#[test]
fn a_chain_says_where_it_went_only_if_it_must() {
    let mut table = under(preset("noris"), Some("W:Wc1:Bd2,d4,d6,f4,f6,a7"));
    play(&mut table, "c1xe3xc5xe7");
    assert!(there_and_back(&table).contains("1. c1xe3xc5xe7 *"));
    let mut table = under(preset("russian"), Some("W:Wc1:Bd2,d4,a7"));
    play(&mut table, "c1xe3xc5");
    assert!(there_and_back(&table).contains("1. c1:c5 *"));
}

#[test]
fn clocks_names_offers_and_the_end_come_back() {
    for controls in [["3+2", "3+2"], ["5+0", "1+1"]] {
        let player = |name: &str| Player {
            name: name.to_owned(),
            ..Player::default()
        };
        let control = |text: &str| Control::from_minutes(text).expect("a control");
        let mut start = Start::new(GameKind::Draughts, vec![player("Anna"), player("Ben")]);
        start.controls = Some(controls.map(control).into());
        let mut table = Table::new(start);
        let mut now = 0;
        for text in ["c3-b4", "d6-c5", "e3-f4", "b4~ c5-d4", "g3-h4"] {
            now += 1500;
            table.tell_time(now);
            act(&mut table, Intent::Type(text.to_owned()));
        }
        act(&mut table, Intent::OfferDraw(BLACK));
        now += 1500;
        table.tell_time(now);
        play(&mut table, "h6-g5");
        let question = question(PromptKind::DrawOffer, BLACK);
        act(&mut table, Intent::Answer(question, Answer::Accept));
        let pdn = there_and_back(&table);
        assert!(
            pdn.contains("%clk") && pdn.contains("(=)") && pdn.contains("[White \"Anna\"]"),
            "{pdn}"
        );
        assert_eq!(
            pdn.contains("[TimeControlWhite"),
            controls[0] != controls[1],
            "{pdn}"
        );
    }
}

#[test]
fn every_end_comes_in() {
    for (end, result, termination) in [
        ("1. c3-b4 d6-c5 1-0", "1-0", "resignation"),
        ("1. c3-b4 d6-c5 2-0", "1-0", "resignation"),
        ("1. c3-b4 d6-c5 1-1", "1/2-1/2", "agreement"),
        (
            "[Termination \"time forfeit\"]\n\n1. c3-b4 0-1",
            "0-1",
            "time",
        ),
        ("1. c3-b4 d6-c5 *", "*", ""),
        ("1. c3-b4 d6-c5 0-0", "*", ""),
        ("[FEN \"W:Wc3:Bd4\"]\n\n1. c3xe5 1-0", "1-0", "no-men"),
        ("[FEN \"W:Wa3:Bb4,c5\"]\n\n*", "0-1", "blocked"),
        (
            "[FEN \"W:WKa1,b6:BKh2\"]\n\n1. a1-b2 1/2-1/2",
            "1/2-1/2",
            "agreement",
        ),
    ] {
        let text = format!("[Laws \"schlagzwang\"]\n{end}");
        let game = game(&text);
        assert_eq!(
            (game.result, game.termination),
            (result, termination),
            "{text}"
        );
    }
}

#[test]
fn what_came_with_a_game_goes_out_with_it() {
    for text in [
        "[Event \"Club\"]\n[White \"Anna\"]\n[Laws \"noris\"]\n[PlyCount \"2\"]\n\n{Before.} 1. c3-b4! {Good.} (1. c3-d4) 1... d6-c5 {x} 1-0",
        "[Laws \"noris\"]\n\n1. c3-b4 d6-c5 2. e3-f4 {Oh.} {~b4} {Off it goes.} c5-d4 *",
        "[GameType \"25\"]\n[FEN \"W:Wc3:Bd6,h8\"]\n\n1. c3-b4 {x} d6-c5 2. b4:d6 *",
        "[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 25x18 {even} 0-0",
    ] {
        let came = game(text);
        let went = to_text(&came.saved, &came.day, &came.extra).expect("a saved game");
        assert_eq!(normal(&went), normal(text), "{went}");
    }
}

/// A text in the form that the writer gives it, without how the game ended: where that is not told,
/// it is added.
fn normal(text: &str) -> String {
    let noris = rochade_pdn::Variant::ALL[0];
    let mut games = rochade_pdn::Games::of(text, rochade_pdn::Pdn::new(noris));
    let pdn = games.next().expect("a game").expect("no error").to_string();
    let lines = pdn.lines().filter(|line| !line.starts_with("[Termination"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn both_have_lost_is_still_told_when_the_game_goes_out() {
    let came = game("1. c3-b4 d6-c5 0-0");
    let went = to_text(&came.saved, "", &came.extra).expect("a saved game");
    assert!(
        went.contains("[Termination \"double forfeit\"]\n"),
        "{went}"
    );
}

#[test]
fn faults_of_draughts() {
    for (text, line, column, word, detail) in [
        ("1. c3-b4 d6-c5\n2. b4-a3", 2, 4, "move-illegal", "b4-a3"),
        ("1. c3-b4 d6", 1, 10, "move-unreadable", "d6"),
        (
            "[FEN \"W:Wc1:Bd2,d4,d6,f4,f6\"]\nc1xe7",
            2,
            1,
            "move-ambiguous",
            "c1xe7",
        ),
        ("1. c3-b4 {~b4}", 1, 10, "huff", "~b4"),
        (
            "[Event \"a\"]\n[GameType \"20\"]\n\n*",
            2,
            1,
            "game-type",
            "20",
        ),
        (
            "[GameType \"77\"]\n[Laws \"modern\"]\n\n*",
            2,
            1,
            "laws",
            "modern",
        ),
        (
            "1. c3-b4 /FEN \"W:Wc3:Bd6\"/",
            1,
            10,
            "setup",
            "FEN \"W:Wc3:Bd6\"",
        ),
        ("1. c3-b4 /FEN", 1, 10, "setup", ""),
        ("W:Wc4:Bd6", 1, 4, "fen-light-square", ""),
        ("W:Wc3:Bd9", 1, 8, "fen-square", ""),
        ("W:Wc3:Bc3", 1, 8, "fen-twice", ""),
        (" W:Wc3:Ba1", 1, 2, "fen-man-on-last-row", ""),
    ] {
        let wanted = (line, column, word, detail.to_owned());
        assert_eq!(fault(text), wanted, "{text}");
    }
}

#[test]
fn positions_are_played_under_the_laws_that_were_chosen_if_they_are_of_their_game() {
    for (chosen, text, laws) in [
        ("russian", "W:Wc3:Bd6", "russian"),
        ("noris,huff:moved", "W:Wc3:Bd6", "noris,huff:moved"),
        ("club", "W:Wc3:Bd6", "noris"),
        ("russian", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "modern"),
        ("club", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "club"),
        // A game without a word of its rules has the first ones under which its moves are legal.
        ("russian", "1. c3-b4 *", "russian"),
        ("noris", "1. 11-15 23-19 *", "english"),
    ] {
        let batch = Import::new(text.into(), chosen, "").batch(|| false);
        let table = saved::read(&batch.games[0].saved).expect("a saved game");
        assert_eq!(
            table.record().start.laws.text(),
            laws,
            "{text} under {chosen}"
        );
    }
}

#[test]
fn games_of_both_kinds_go_out_in_one_text_and_come_back() {
    let text =
        "1. e4 e5 1-0\n\n[Laws \"noris\"]\n\n1. c3-b4 d6-c5 2. e3-f4 {~b4} c5-d4 0-1\n\n1. d4 *";
    let games: Vec<_> = read(text)
        .into_iter()
        .map(|game| game.expect("a game"))
        .collect();
    let outgoing = games.iter().map(|game| Outgoing {
        saved: game.saved.clone(),
        day: String::new(),
        extra: game.extra.clone(),
        review: None,
    });
    let batch = Export::new(outgoing.collect()).batch(|| false);
    let back: Vec<_> = read(&batch.text)
        .into_iter()
        .map(|game| game.expect("a game").saved)
        .collect();
    let went: Vec<_> = games.into_iter().map(|game| game.saved).collect();
    assert_eq!(back, went);
}

#[test]
fn a_saved_game_without_times_is_written_too() {
    let mut table = under(preset("noris"), None);
    play(&mut table, "c3-b4");
    let saved = saved::write(&table, Times::LeftOut).expect("it fits");
    assert!(
        to_text(&saved, "2026-11-22", "")
            .expect("a saved game")
            .contains("[Date \"2026.11.22\"]")
    );
}
