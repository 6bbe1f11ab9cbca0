//! Chess for four and for three at the table. The rules themselves are tested in `crates/many`,
//! each ruling by its number; here is what the laws, the seats and the record make of them
//! (many-laws.md, sections 2 and 3).

mod asking;
mod clocks;
mod counts;
mod frozen;
mod leaving;
mod links;
mod odds;
mod order;
mod partners;
mod presets;
mod results;
mod saying;
mod touching;
mod why;

use rochade_table::{
    Answer, GameKind, Happening, Intent, Laws, PromptKind, Question, Refusal, Seat, SquareId,
    Start, Table,
};
use rochade_testkit::placement;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);
const BLACK: Seat = Seat(0);
const RED: Seat = Seat(1);
const WHITE: Seat = Seat(2);

fn sit_down(laws: &str) -> Table {
    let laws = Laws::parse(laws).expect("laws");
    Table::sit_down(Start::under(laws, Vec::new())).expect("a game")
}

fn at(laws: &str, position: &str) -> Table {
    let laws = Laws::parse(laws).expect("laws");
    Table::from_position(Start::under(laws, Vec::new()), position).expect("a position")
}

fn play(table: &mut Table, moves: &str) {
    for typed in moves.split(' ') {
        table
            .apply(Intent::Type(typed.to_owned()))
            .unwrap_or_else(|refusal| panic!("{typed}: {refusal:?}"));
    }
}

fn square(table: &Table, name: &str) -> SquareId {
    table.view().plan.find(name).expect("a square")
}

fn tap(table: &mut Table, name: &str) -> Result<Vec<Happening>, Refusal> {
    let square = square(table, name);
    let mut told = table.apply(Intent::Touch(square))?;
    told.extend(table.apply(Intent::LetGo(Some(square)))?);
    Ok(told)
}

fn answer(table: &mut Table, question: (PromptKind, Seat, Seat), answer: Answer) -> Vec<Happening> {
    let (kind, of, by) = question;
    let question = Question { kind, of, by };
    table
        .apply(Intent::Answer(question, answer))
        .expect("an answer")
}

/// Drops a man somewhere, whether or not it may go there.
fn drop(table: &mut Table, from: &str, to: &str) -> Vec<Happening> {
    let (from, to) = (square(table, from), square(table, to));
    table.apply(Intent::Touch(from)).expect("a man");
    table.apply(Intent::LetGo(Some(to))).expect("a drop")
}

/// Writes a position from its men (`CKh1`, `kPc2`) and the other fields, for the board of the laws.
fn position(laws: &str, men: &str, rest: &str) -> String {
    let plan = Laws::parse(laws).expect("laws").plan();
    let squares = plan.squares.into_iter();
    let squares = squares.map(|place| (place.row, place.name.to_string()));
    format!("{} {rest}", placement(squares, men))
}

/// The result, and why the game is over.
fn end(table: &Table) -> Option<(&'static str, &'static str)> {
    let outcome = table.outcome()?;
    Some((outcome.result, outcome.termination.word()))
}

/// Who is asked, and by whom.
fn asked(table: &Table) -> Vec<(PromptKind, Seat, Seat)> {
    let prompts = table.view().prompts.into_iter();
    let questions = prompts.map(|prompt| prompt.question);
    questions
        .map(|question| (question.kind, question.of, question.by))
        .collect()
}

#[test]
fn four_begins_with_c_and_goes_round_to_the_right() {
    let mut table = sit_down("four");
    let mut turns = Vec::new();
    for typed in ["d2-d4", "m7-l7", "Nj14-i12", "b5-c5"] {
        turns.push(table.view().turn);
        play(&mut table, typed);
    }
    assert_eq!(turns, [C, D, A, B]);
    let view = table.view();
    assert_eq!(view.turn, C);
    let written: Vec<&str> = view
        .entries
        .iter()
        .map(|entry| entry.notation.as_str())
        .collect();
    assert_eq!(written, ["d2-d4", "m7-l7", "Nj14-i12", "b5-c5"]);
    let rounds: Vec<u32> = view.entries.iter().map(|entry| entry.round).collect();
    assert_eq!(rounds, [1, 1, 1, 1]);
    play(&mut table, "e2-e4");
    assert_eq!(table.view().entries[4].round, 2);
}

#[test]
fn three_black_begins_and_the_board_follows_from_the_laws() {
    let mut table = sit_down("three");
    assert_eq!(table.view().turn, BLACK);
    assert_eq!(table.view().plan.squares.len(), 112);
    play(&mut table, "c2-c4 l3-i3 b3-d3");
    assert_eq!(table.view().turn, BLACK);
    for (board, squares) in [("cross128", 128), ("t120", 120), ("rect", 120)] {
        let table = sit_down(&format!("three,board:{board}"));
        assert_eq!(table.view().plan.squares.len(), squares, "{board}");
    }
    // Who begins, no lot and no later game changes (3p-38).
    assert!(Laws::parse("three,later-games:first-move-changes").is_err());
}

#[test]
fn laws_of_the_articles_are_chosen_one_by_one_and_cited() {
    for name in ["four", "gustavus-four", "three", "gustavus-three"] {
        assert_eq!(Laws::parse(name).expect("laws").text(), name);
    }
    for unknown in ["four,board:rect", "three,castling:any", "three,odds:all"] {
        assert!(Laws::parse(unknown).is_err(), "{unknown}");
    }
    let mut table = sit_down("gustavus-four");
    table
        .apply(Intent::Touch(square(&table, "d2")))
        .expect("a touch");
    let duty = table.view().duty.expect("a duty");
    assert_eq!(duty.law, "gustavus:6", "shared with the game for two");
}

/// D's king stands in the corner of its wing; A and C have it in a net.
const NET: &str = "4AK3/8/8/14/14/14/BK13/14/3CQ10/13DK/14/8/8/3CK4 C - - - -";

#[test]
fn r1_r4_either_enemy_insists_and_an_allys_man_is_no_offence() {
    let mut table = sit_down("gustavus-four");
    // C puts a hand on A's pawn: that is the ally's.
    table.apply(Intent::Touch(square(&table, "d13"))).ok();
    assert!(asked(&table).is_empty());
    assert_eq!(table.view().duty, None);
    // And touches an own pawn, but moves another man.
    tap(&mut table, "d2").expect("a touch");
    tap(&mut table, "e2").expect("another man strays");
    assert_eq!(
        asked(&table),
        [(PromptKind::Touched, B, C), (PromptKind::Touched, D, C)]
    );
}

#[test]
fn a_position_of_another_board_is_refused_by_its_field() {
    let laws = Laws::parse("three").expect("laws");
    let refused = Table::from_position(Start::under(laws, Vec::new()), NET);
    match refused {
        Err(Refusal::Position(error)) => assert_eq!(error.word, "many-placement"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_game_of_many_is_in_the_list_and_has_its_seats() {
    assert_eq!(GameKind::Four.seats(), 4);
    assert_eq!(GameKind::Three.seats(), 3);
    assert_eq!(GameKind::of_word("four"), Some(GameKind::Four));
    assert_eq!(GameKind::Four.plan().brings(), 48);
    assert_eq!(GameKind::Three.plan().brings(), 24);
    let plan = GameKind::Four.plan();
    assert_eq!(
        (
            plan.partner(A),
            plan.are_enemies(B, D),
            plan.are_enemies(A, B)
        ),
        (Some(C), false, true)
    );
}
