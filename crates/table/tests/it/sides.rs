//! The laws at more than two seats, by the game for pairs that is made for tests: each test is
//! named after the place where two seats were once assumed (L1 to L24), and its ruling stands in
//! `docs/spec/many-laws.md`. Positions are written in the game's own notation: the men of A, B, C
//! and D, the turn, quiet plies, who stands frozen, the round.

mod checks;
mod counts;
mod frozen;
mod sittings;
mod touches;

use rochade_table::pairs::KING;
use rochade_table::{
    Answer, GameKind, Happening, Intent, Law, PromptKind, Question, Refusal, Seat, Start, Table,
};

use crate::saved_games::{assert_same, read, text};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// Kings that go to and fro, each with a guard that stays.
const TO_AND_FRO: &str = "Kc1,e1/Kf3,f5/Kd6,b6/Ka4,a2 A 0 - 1";
const ROUND: &str = "c1-d1 f3-f2 d6-c6 a4-a5";
const BACK: &str = "d1-c1 f2-f3 c6-d6 a5-a4";

/// A game under the usual laws, but for some.
fn under(laws: &[(&str, &str)], position: Option<&str>) -> Table {
    let mut start = Start::new(GameKind::Pairs, Vec::new());
    for (word, says) in laws {
        let law = Law::find(word).expect("a law");
        law.set(&mut start.laws, says).expect("a choice");
    }
    start.position = position.map(str::to_owned);
    Table::sit_down(start).expect("a game")
}

/// A game under the usual laws, from a position.
fn at(position: &str) -> Table {
    under(&[], Some(position))
}

/// A game as it usually begins.
fn usual() -> Table {
    under(&[], None)
}

fn square(table: &Table, name: &str) -> rochade_table::SquareId {
    table.view().plan.find(name).expect("a square")
}

fn touch(table: &mut Table, name: &str) -> Result<Vec<Happening>, Refusal> {
    let square = square(table, name);
    let happened = table.apply(Intent::Touch(square))?;
    let _ = table.apply(Intent::LetGo(Some(square)));
    let _ = table.apply(Intent::Cancel);
    assert_same(&read(&text(table)), table);
    Ok(happened)
}

/// Plays moves, as `c2-c3`.
fn play(table: &mut Table, moves: &str) {
    for step in moves.split(' ') {
        let played = table.apply(Intent::Type(step.to_owned()));
        played.unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
        assert_same(&read(&text(table)), table);
    }
}

/// Drops a man somewhere, whether or not it may go there.
fn drop(table: &mut Table, from: &str, to: &str) -> Vec<Happening> {
    let (from, to) = (square(table, from), square(table, to));
    table.apply(Intent::Touch(from)).expect("a man");
    table.apply(Intent::LetGo(Some(to))).expect("a drop")
}

fn answer(
    table: &mut Table,
    (kind, of, by): (PromptKind, Seat, Seat),
    answer: Answer,
) -> Result<Vec<Happening>, Refusal> {
    let answered = table.apply(Intent::Answer(Question { kind, of, by }, answer));
    assert_same(&read(&text(table)), table);
    answered
}

/// Who is asked such a question.
fn asked(table: &Table, kind: PromptKind) -> Vec<Seat> {
    let prompts = table.view().prompts;
    let questions = prompts.iter().map(|prompt| prompt.question);
    let asked = questions.filter(|question| question.kind == kind);
    asked.map(|question| question.of).collect()
}

/// The moves that stand.
fn moves(table: &Table) -> Vec<String> {
    let entries = table.view().entries;
    entries.iter().map(|entry| entry.notation.clone()).collect()
}

/// The result, and why the game is over.
fn end(table: &Table) -> Option<(&'static str, &'static str)> {
    let outcome = table.outcome()?;
    Some((outcome.result, outcome.termination.word()))
}

#[test]
fn the_plan_knows_who_plays_against_whom() {
    let plan = GameKind::Pairs.plan();
    assert_eq!(plan.partner(A), Some(C));
    let enemies: Vec<Vec<Seat>> = plan
        .all_seats()
        .map(|seat| plan.enemies(seat).collect())
        .collect();
    assert_eq!(enemies, [[B, D], [C, A], [D, B], [A, C]]);
    // A seat that nobody has plays against none.
    assert!(!plan.are_enemies(A, Seat(4)) && !plan.are_enemies(A, A));
    let two = GameKind::Chess.plan();
    assert!(two.enemies(A).eq([B]) && two.enemies(B).eq([A]));
    assert_eq!(two.partner(A), None);
}

#[test]
fn l17_the_game_says_who_begins() {
    assert_eq!(usual().view().turn, C);
    assert_eq!(GameKind::Pairs.usual_laws().first_seat(), C);
    assert_eq!(GameKind::Chess.usual_laws().first_seat(), A);
}

#[test]
fn l19_a_game_cites_the_articles_that_it_shares_with_another() {
    let mut table = at("Kc1,c2,d1/Kf3,e3,f4/Kd6,d5,c6/Ka4,b4,a3 A 0 - 1");
    touch(&mut table, "c2").expect("a touch");
    let law = table.view().duty.expect("a duty").law;
    assert_eq!(law, "gustavus:6");
    // What it says itself stands in its own text.
    let mut repeated = at(TO_AND_FRO);
    for moves in [ROUND, BACK, ROUND, BACK] {
        play(&mut repeated, moves);
    }
    assert_eq!(end(&repeated), Some(("1/2-1/2", "repetition")));
    assert_eq!(repeated.view().law.as_deref(), Some("pairs:1"));
}

#[test]
fn l20_a_game_brings_what_it_says() {
    let mut table = usual();
    table.apply(Intent::Resign(B)).expect("a question");
    answer(&mut table, (PromptKind::Resign, B, B), Answer::Confirm).expect("it is meant");
    let together = (PromptKind::ResignTogether, D, B);
    answer(&mut table, together, Answer::Accept).expect("the partner's word");
    let outcome = table.outcome().expect("the end");
    assert_eq!(outcome.shares, [24, 0, 24, 0]);
    assert_eq!(outcome.winners, [A, C]);
    let brought =
        [GameKind::Pairs, GameKind::Proof, GameKind::Chess].map(|game| game.plan().brings());
    assert_eq!(brought, [48, 24, 24]);
}

#[test]
fn l16_odds_are_a_list_of_men() {
    use rochade_table::{Odds, OddsKind};

    let rook = |file| Odds {
        file,
        ..Odds::new(OddsKind::Rook, B)
    };
    let start = Start {
        odds: vec![rook(0), rook(7)],
        ..Start::new(GameKind::Pairs, Vec::new())
    };
    let table = Table::sit_down(start).expect("odds");
    let view = table.view();
    assert_eq!(view.turn, B, "the giver has the first move (001, art. 3)");
    let men = view.squares.iter().filter_map(|square| square.man);
    let kinds: Vec<_> = men
        .filter(|man| man.seat == B)
        .map(|man| man.kind)
        .collect();
    assert_eq!(kinds, [KING]);
    assert_same(&read(&text(&table)), &table);
    // In chess, one man is given.
    let two = Start {
        odds: vec![rook(0), rook(7)],
        ..Start::new(GameKind::Chess, Vec::new())
    };
    let odds = &Table::sit_down(two)
        .expect("odds")
        .record()
        .start
        .odds
        .clone();
    assert_eq!(odds, &[rook(7)]);
}
