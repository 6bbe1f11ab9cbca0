//! The word "check" in PGN (laws.md, sections 5 and 7): what was said is told, and what was not
//! isn't.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, GameKind, Intent, Law, Odds, OddsKind, PromptKind, Seat, Start, Table,
};

use crate::before::{decide, drop};
use crate::coming_in::game;
use crate::laws::{act, play, preset, question, there_and_back, under};

/// Where the rook gives check on a8, and the king can only go to g7.
const ROOK: &str = "6k1/5p1p/8/8/8/8/5PPP/R5K1 w - - 0 1";

fn gustavus(position: Option<&str>) -> Table {
    under(preset("gustavus"), position)
}

/// A move with which its player says "check".
fn say_check(table: &mut Table, mv: &str) {
    act(table, Intent::SayCheck(table.view().turn));
    play(table, mv);
}

/// The text after the tags, each blank as one.
fn moves(pgn: &str) -> String {
    let (_, moves) = pgn.split_once("\n\n").expect("tags and moves");
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn agree(table: &mut Table, by: Seat) {
    act(table, Intent::OfferDraw(by));
    let agreed = Intent::Answer(question(PromptKind::DrawOffer, by), Answer::Accept);
    act(table, agreed);
}

#[test]
fn gustavus_18_what_was_said_comes_back_and_what_was_not_does_not() {
    let mut table = gustavus(None);
    play(&mut table, "e4 d5 Bb5 c6 exd5 Qa5");
    say_check(&mut table, "Qe2");
    say_check(&mut table, "Bd7");
    play(&mut table, "dxc6");
    let told = "{[%rochade say-check,w]} 4. Qe2 {[%rochade say-check,b]} 4... Bd7 5. dxc6 *";
    let pgn = there_and_back(&table);
    assert!(moves(&pgn).ends_with(told), "{pgn}");
    assert!(
        pgn.contains(" 2. Bb5+ c6 "),
        "PGN knows no unsaid check: {pgn}"
    );
}

#[test]
fn gustavus_18_pointed_out_is_said() {
    let mut table = gustavus(Some(ROOK));
    play(&mut table, "Ra8 h6");
    act(&mut table, Intent::PointOutCheck(WHITE));
    play(&mut table, "Kg7");
    let pgn = there_and_back(&table);
    assert_eq!(moves(&pgn), "{[%rochade say-check,w]} 1. Ra8+ Kg7 *");
}

#[test]
fn gustavus_19_noticed_is_not_said_but_counts() {
    let mut table = gustavus(Some(ROOK));
    play(&mut table, "Ra8 h6 h3");
    act(&mut table, Intent::NoticeCheck(BLACK));
    let pgn = there_and_back(&table);
    assert_eq!(moves(&pgn), "1. Ra8+ {[%rochade notice-check,b]} *");
    // Too much was played to take it back.
    let mut table = gustavus(Some(ROOK));
    play(&mut table, "Ra8 h6 h3 h5 h4");
    act(&mut table, Intent::NoticeCheck(BLACK));
    play(&mut table, "Kg7");
    let pgn = there_and_back(&table);
    let told = "h3h4 [%rochade notice-check,b]} 3... Kg7 *";
    assert!(moves(&pgn).ends_with(told), "{pgn}");
}

#[test]
fn gustavus_29_a_mate_is_told_with_the_word_or_without() {
    for says in [true, false] {
        let mut table = gustavus(Some("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
        if says {
            say_check(&mut table, "Ra8");
        } else {
            play(&mut table, "Ra8");
        }
        let pgn = there_and_back(&table);
        assert_eq!(pgn.contains("say-check"), says, "{pgn}");
        assert!(pgn.contains("1. Ra8# "), "{pgn}");
    }
}

#[test]
fn gustavus_18_a_game_comes_back_whose_last_move_ignores_a_check() {
    let mut table = gustavus(Some(ROOK));
    play(&mut table, "Ra8 h6");
    let pgn = there_and_back(&table);
    // PGN shows the last position that it knows.
    let fen = "[FEN \"R5k1/5p1p/8/8/8/8/5PPP/6K1 b - - 1 1\"]";
    assert!(pgn.contains(fen), "{pgn}");
    assert_eq!(
        moves(&pgn),
        format!("{{{ROOK} a1a8 g8g7}} *").replace("g8g7", "h7h6")
    );
    // A comment that leads past the position before moves stays one.
    let back = game(&pgn.replace("} *", "} 1... Kg7 *"));
    assert_eq!(back.plies, 1);
    assert!(back.extra.contains("a1a8"), "{}", back.extra);
    agree(&mut table, BLACK);
    there_and_back(&table);
    let mut lost = gustavus(Some(ROOK));
    play(&mut lost, "Ra8 h6");
    act(&mut lost, Intent::Resign(BLACK));
    let confirmed = Intent::Answer(
        rochade_table::Question {
            kind: PromptKind::Resign,
            of: BLACK,
            by: BLACK,
        },
        Answer::Confirm,
    );
    act(&mut lost, confirmed);
    there_and_back(&lost);
}

#[test]
fn gustavus_7_said_with_a_false_move_comes_back() {
    for agreed in [false, true] {
        let mut table = gustavus(Some(ROOK));
        act(&mut table, Intent::SayCheck(WHITE));
        drop(&mut table, "a1", "b8");
        decide(&mut table, Answer::Stand);
        assert!(table.view().entries[0].check_said);
        if agreed {
            agree(&mut table, WHITE);
        } else {
            play(&mut table, "Kg7");
        }
        let pgn = there_and_back(&table);
        let comment = format!("{{{ROOK} [%rochade say-check,w] a1b8");
        assert!(moves(&pgn).starts_with(&comment), "{pgn}");
    }
}

#[test]
fn gustavus_24_a_series_that_began_before_ends_the_game_by_itself() {
    let mut table = gustavus(Some("7k/8/8/8/8/1b6/6K1/R7 w - - 0 1"));
    for _ in 0..3 {
        play(&mut table, "Ra8 Bc2 Ra1 Bb3");
    }
    assert!(table.outcome().is_some());
    there_and_back(&table);
}

#[test]
fn laws_section_6_what_was_said_with_moves_in_a_row_comes_back() {
    let mut laws = preset("gustavus");
    let odds = Law::find("odds").expect("a law");
    odds.set(&mut laws, "all").expect("a choice");
    let mut table = Table::sit_down(Start {
        laws,
        odds: vec![Odds::new(OddsKind::Pawn2, BLACK)],
        ..Start::new(GameKind::Chess, Vec::new())
    })
    .expect("a game");
    say_check(&mut table, "e4");
    play(&mut table, "d4 e6");
    there_and_back(&table);
}
