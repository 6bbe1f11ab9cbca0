//! Moves against the rules (laws.md, section 4).

mod clocks;
mod gustavus;
mod handbuch;

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Control, Event, Happening, Intent, Laws, Mark, Odds, OddsKind, Press, PromptKind,
    Refusal, Review, Seat, Start, Table, Task,
};

use super::{but, claims, end, ended, laws, under, with};
use crate::saved_games::{assert_same, read, text};
use crate::table::{
    answer, drag, let_go, man, marked, play, position, prompts, question, square, start, tap, touch,
};

use Answer::{Capture, KingMove, Stand, TakeBack};
use PromptKind::IllegalMove;

const HANDBUCH: [&str; 2] = ["handbuch-early", "handbuch-late"];

/// What the opponent can answer to the move against the rules, and whether the board waits for it.
fn asked(table: &Table) -> Option<(Vec<Answer>, bool)> {
    let prompts = table.view().prompts;
    let prompt = prompts
        .iter()
        .find(|prompt| prompt.question.kind == IllegalMove)?;
    assert_ne!(prompt.question.of, prompt.question.by);
    assert_eq!(prompt.question.of, table.view().turn);
    Some((prompt.answers.clone(), prompt.blocks))
}

/// The answers, where the opponent may also just play on.
fn open(answers: &[Answer]) -> Option<(Vec<Answer>, bool)> {
    Some((answers.to_vec(), false))
}

/// The answers, where the game can't go on with the move.
fn blocking(answers: &[Answer]) -> Option<(Vec<Answer>, bool)> {
    Some((answers.to_vec(), true))
}

/// The opponent decides.
fn decide(table: &mut Table, verdict: Answer) -> Vec<Happening> {
    let of = table.view().turn;
    let happened = answer(table, of, IllegalMove, verdict).expect("one of the answers");
    assert_same(&read(&text(table)), table);
    happened
}

/// The men that can do what is owed.
fn must(table: &Table) -> Vec<String> {
    marked(table, Mark::Must)
}

/// What is owed, and where the laws say so.
fn duty(table: &Table) -> Option<(Task, String)> {
    let duty = table.view().duty?;
    Some((duty.task, duty.law))
}

/// The squares to which the man on a square can go; it is put back.
fn targets(table: &mut Table, from: &str) -> Vec<String> {
    touch(table, from).expect("an own man");
    let mut targets = marked(table, Mark::Move);
    targets.extend(marked(table, Mark::Capture));
    targets.sort();
    table.apply(Intent::Cancel).expect("a man in hand");
    targets
}

/// The board, without the rest of the position.
fn board(table: &Table) -> String {
    let position = position(table);
    position.split(' ').next().unwrap_or_default().to_owned()
}

/// The notation of the moves that stand, and whether each was against the rules.
fn moves(table: &Table) -> Vec<(String, bool)> {
    let view = table.view();
    let entries = view.entries.iter();
    entries
        .map(|entry| (entry.notation.clone(), entry.illegal))
        .collect()
}

fn told(happened: &[Happening]) -> bool {
    matches!(happened, [.., Happening::FalseMove(_), Happening::Asked(_)])
}

#[test]
fn other_presets_know_no_false_moves() {
    for preset in ["modern", "club", "leaflet"] {
        let mut table = under(preset, None);
        drag(&mut table, "b1", "b5");
        let _ = table.apply(Intent::Cancel);
        tap(&mut table, "b1");
        tap(&mut table, "b5");
        drag(&mut table, "a2", "b8");
        assert_eq!(table.view().promotion, None, "{preset}");
        let b8 = square(&table, "b8");
        let _ = touch(&mut table, "b2");
        assert!(table.apply(Intent::AskChoice(b8)).is_err());
        assert_eq!((table.plies(), table.view().turn), (0, WHITE));
        let mut record = table.record().clone();
        let made = table.record().events.len();
        let step = rochade_table::Step::new(square(&table, "b1"), square(&table, "b5"), None);
        record.events.push(Event::FalseMove(step));
        assert!(Table::replay(&record).is_err(), "{preset}");
        assert_eq!(table.record().events.len(), made);
    }
}

#[test]
fn custom_laws_may_know_false_moves_alone() {
    let mut table = with(but("modern", "illegal-move", "stand-back-or-king"), None);
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    drag(&mut table, "b1", "b5");
    assert_eq!(prompts(&table), [(IllegalMove, BLACK)]);
    decide(&mut table, TakeBack);
    assert!(table.view().seats[0].has_offered_draw);
    drag(&mut table, "b1", "b5");
    decide(&mut table, Stand);
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    assert_eq!(end(&table), None);
}

#[test]
fn laws_section_4_what_nobody_was_asked_is_not_answered() {
    let mut table = under("handbuch-late", None);
    let asked = question(IllegalMove, BLACK);
    assert_eq!(
        table.apply(Intent::Answer(asked, Stand)),
        Err(Refusal::NotAsked)
    );
}
