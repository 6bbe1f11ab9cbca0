//! What PGN can't tell stands before its first move (laws.md, section 4), and comes back.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Intent, PromptKind, Question, SquareId, Table};

use crate::coming_in::game;
use crate::laws::{act, export, play, preset, there_and_back, under};

fn square(table: &Table, name: &str) -> SquareId {
    table.view().plan.find(name).expect("a square")
}

fn drag(table: &mut Table, from: &str, to: &str) {
    let (from, to) = (square(table, from), square(table, to));
    act(table, Intent::Touch(from));
    act(table, Intent::LetGo(Some(to)));
}

/// Drops a man against the rules.
pub(crate) fn drop(table: &mut Table, from: &str, to: &str) {
    drag(table, from, to);
    let turn = table.view().turn;
    let asked = table.view().prompts.into_iter();
    let mut kinds = asked.map(|prompt| (prompt.question.kind, prompt.question.of));
    assert!(kinds.any(|asked| asked == (PromptKind::IllegalMove, turn)));
}

/// The opponent decides about it.
pub(crate) fn decide(table: &mut Table, verdict: Answer) {
    let of = table.view().turn;
    let by = if of == WHITE { BLACK } else { WHITE };
    let kind = PromptKind::IllegalMove;
    act(table, Intent::Answer(Question { kind, of, by }, verdict));
}

#[test]
fn handbuch_4_a_game_is_told_from_the_position_after_the_last_false_move() {
    let mut table = under(preset("handbuch-late"), None);
    play(&mut table, "e4 e5");
    drop(&mut table, "b1", "b5");
    decide(&mut table, Answer::Stand);
    play(&mut table, "Nf6");
    drop(&mut table, "b5", "e5");
    decide(&mut table, Answer::Stand);
    play(&mut table, "d6 Nc4");
    let pgn = there_and_back(&table);
    let fen = "[FEN \"rnbqkb1r/pppp1ppp/5n2/4N3/4P3/8/PPPP1PPP/R1BQKBNR b KQkq - 0 3\"]";
    assert!(pgn.contains(fen), "{pgn}");
    let movetext = "{e2e4 e7e5 b1b5 g8f6 b5e5} 3... d6 4. Nc4 *";
    assert!(pgn.contains(movetext), "{pgn}");
}

#[test]
fn handbuch_9_promotion_and_castling_against_the_rules_come_back() {
    let position = "4k2r/8/8/8/8/8/P7/4K2R w Kk - 0 1";
    let mut table = under(preset("handbuch-early"), Some(position));
    drag(&mut table, "a2", "b8");
    let knight = table.view().promotion.expect("a question").choices[3];
    act(&mut table, Intent::Choose(knight));
    decide(&mut table, Answer::Stand);
    play(&mut table, "Rf8");
    drop(&mut table, "e1", "g1");
    assert!(!table.view().prompts[0].blocks);
    decide(&mut table, Answer::Stand);
    let pgn = there_and_back(&table);
    let comment = [position, "a2b8n h8f8 e1g1"].join(" ");
    let words: Vec<&str> = pgn.split_whitespace().collect();
    assert!(words.join(" ").contains(&comment), "{pgn}");
}

#[test]
fn handbuch_6_what_was_said_before_comes_back_in_its_place() {
    let mut table = under(preset("handbuch-late"), None);
    play(&mut table, "e4");
    act(&mut table, Intent::StartCount(BLACK));
    act(&mut table, Intent::OfferDraw(BLACK));
    play(&mut table, "e5");
    drop(&mut table, "b1", "b5");
    decide(&mut table, Answer::Stand);
    play(&mut table, "d5 exd5");
    let pgn = there_and_back(&table);
    let comment = "{e2e4 [%rochade start-count,b] e7e5 (=) b1b5}";
    assert!(pgn.contains(comment), "{pgn}");
}

#[test]
fn handbuch_4_a_move_that_is_not_decided_on_is_none_yet() {
    let mut table = under(preset("handbuch-late"), None);
    play(&mut table, "e4 e5");
    drop(&mut table, "b1", "b5");
    assert!(export(&table).contains("\n1. e4 e5 *"));
    decide(&mut table, Answer::TakeBack);
    there_and_back(&table);
}

#[test]
fn a_comment_that_leads_elsewhere_stays_a_comment() {
    let start =
        "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/1N6/8/8/PPPPPPPP/R1BQKBNR b KQkq - 1 1\"]\n";
    for (laws, comment) in [
        ("modern", "b1b5"),
        ("handbuch-late", "b1b6"),
        ("handbuch-late", "b1b5 and/or"),
        ("handbuch-late", "and/or b1b5"),
    ] {
        let text = format!("{start}[Laws \"{laws}\"]\n\n{{{comment}}} 1... e5 *\n");
        let back = game(&text);
        assert_eq!(back.plies, 1, "{comment}");
        assert!(back.extra.contains(&format!("{{{comment}}}")), "{comment}");
    }
    // Nothing has to be kept beside the one that leads there.
    let text = format!("{start}[Laws \"handbuch-late\"]\n\n{{b1b5}} 1... e5 *\n");
    assert_eq!((game(&text).plies, &*game(&text).extra), (2, ""));
}
