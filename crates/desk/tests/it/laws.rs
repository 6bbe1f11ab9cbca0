//! Games under old laws, to PGN and back: each test is named after its preset, or the section of
//! laws.md.

use rochade_desk::{Import, Incoming, to_text};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::{self, Times};
use rochade_table::{
    Answer, Claim, GameKind, Intent, Law, Laws, Preset, PromptKind, Question, Start, Table,
};
use rochade_testkit::{Result, Unstructured};

use crate::coming_in::game;
use crate::reading::fault;

/// The knights out and home again.
const ROUND: &str = "Nf3 Nf6 Ng1 Ng8";

pub(crate) fn under(laws: Laws, position: Option<&str>) -> Table {
    let start = Start {
        laws: laws.clone(),
        position: position.map(str::to_owned),
        ..Start::new(laws.game, Vec::new())
    };
    Table::sit_down(start).expect("a game")
}

/// Returns the laws with some of them changed at random, as players do.
pub(crate) fn changed(mut laws: Laws, source: &mut Unstructured) -> Result<Laws> {
    let all: Vec<&Law> = Law::of(laws.game).collect();
    while source.ratio(1, 4)? {
        let law = source.choose(&all)?;
        let choices: Vec<_> = law.choices_in(laws.game).collect();
        law.set(&mut laws, source.choose(&choices)?)
            .expect("one of its choices");
    }
    Ok(laws)
}

pub(crate) fn preset(name: &str) -> Laws {
    Preset::find(name).expect("a preset").laws.clone()
}

pub(crate) fn play(table: &mut Table, moves: &str) {
    for mv in moves.split(' ') {
        act(table, Intent::Type(mv.to_owned()));
    }
}

pub(crate) fn act(table: &mut Table, intent: Intent) {
    let done = table.apply(intent.clone());
    done.unwrap_or_else(|refusal| panic!("{intent:?}: {refusal:?}"));
}

pub(crate) fn question(kind: PromptKind, by: rochade_table::Seat) -> Question {
    let of = if by == WHITE { BLACK } else { WHITE };
    Question { kind, of, by }
}

pub(crate) fn export(table: &Table) -> String {
    let saved = saved::write(table, Times::Kept).expect("it fits");
    to_text(&saved, "", "").expect("a saved game")
}

/// The game in PGN, which comes back the same and says nothing that has to be kept beside it.
#[track_caller]
pub(crate) fn there_and_back(table: &Table) -> String {
    let pgn = export(table);
    let back = game(&pgn);
    let again = saved::read(&back.saved).expect("a saved game");
    assert_eq!(again.view().entries, table.view().entries, "{pgn}");
    assert_eq!(again.outcome(), table.outcome(), "{pgn}");
    assert_eq!(
        again.record().start.laws,
        table.record().start.laws,
        "{pgn}"
    );
    assert_eq!(again.begun_count(), table.begun_count(), "{pgn}");
    assert_eq!(again.view().count, table.view().count, "{pgn}");
    assert_eq!(claimed(&again), claimed(table), "{pgn}");
    assert_eq!(back.extra, "", "{pgn}");
    assert_eq!(export(&again), pgn);
    pgn
}

/// The claim that has ended the game.
fn claimed(table: &Table) -> Option<&rochade_table::Event> {
    let last = table.record().events.last();
    last.filter(|event| matches!(event, rochade_table::Event::Claimed(..)))
}

#[test]
fn laws_section_7_the_tag_names_the_laws_unless_they_are_modern() {
    for laws in Preset::of(GameKind::Chess) {
        let mut table = under(laws.laws.clone(), None);
        play(&mut table, "e4 e5");
        let pgn = there_and_back(&table);
        let tag = format!("[Laws \"{}\"]\n", laws.name);
        assert_eq!(pgn.contains(&tag), laws.name != "modern", "{pgn}");
        assert_eq!(pgn.contains("[Laws"), laws.name != "modern", "{pgn}");
    }
}

#[test]
fn laws_section_7_single_laws_stand_in_the_tag() {
    let mut laws = preset("club");
    let bare_king = Law::find("bare-king").expect("a law");
    bare_king.set(&mut laws, "half-win").expect("a choice");
    let mut table = under(laws, Some("4k3/8/8/8/8/8/3q4/R3K3 w - - 0 1"));
    play(&mut table, "Kxd2");
    let pgn = there_and_back(&table);
    assert!(
        pgn.contains("[Laws \"club,bare-king:half-win\"]\n"),
        "{pgn}"
    );
}

#[test]
fn laws_section_2_half_a_win_is_written_as_a_draw() {
    for (says, result) in [("half-win", "1/2-1/2"), ("loss", "1-0")] {
        let mut laws = preset("handbuch-early");
        let bare_king = Law::find("bare-king").expect("a law");
        bare_king.set(&mut laws, says).expect("a choice");
        let mut table = under(laws, Some("4k3/8/8/8/8/8/3q4/R3K3 w - - 0 1"));
        play(&mut table, "Kxd2");
        let pgn = there_and_back(&table);
        assert!(
            pgn.contains(&format!("[Result \"{result}\"]\n"))
                && pgn.contains("[Termination \"bare-king\"]\n"),
            "{pgn}"
        );
    }
}

#[test]
fn laws_that_are_not_known_are_refused() {
    for (laws, unknown) in [
        ("staunton", "staunton"),
        ("club,take-back:sometimes", "take-back:sometimes"),
        ("", ""),
    ] {
        let text = format!("1. e4 *\n\n[White \"Anna\"]\n[Laws \"{laws}\"]\n\n1. e4 e5 *");
        let read = crate::reading::read(&text);
        assert!(read[0].is_ok(), "{read:?}");
        let fault = read[1].as_ref().expect_err("unknown laws");
        assert_eq!((fault.word, &*fault.detail), ("laws", unknown));
        assert_eq!((fault.place.line, fault.place.column), (4, 1), "{fault:?}");
    }
    let long = format!("[Laws \"{}\"]\n\n1. e4 *", "x".repeat(1000));
    assert_eq!(fault(&long), (1, 1, "laws", "x".repeat(40)));
}

#[test]
fn club_a_claim_comes_back() {
    let mut table = under(preset("club"), None);
    play(&mut table, ROUND);
    play(&mut table, ROUND);
    assert_eq!(table.outcome(), None);
    there_and_back(&table);
    act(&mut table, Intent::Claim(Claim::Repetition, BLACK));
    let pgn = there_and_back(&table);
    assert!(
        pgn.ends_with("4. Ng1 Ng8 {[%rochade claim-repetition,b]}\n1/2-1/2\n"),
        "{pgn}"
    );
    assert!(pgn.contains("[Termination \"repetition\"]\n"), "{pgn}");
}

#[test]
fn club_a_claim_before_the_first_move_comes_back() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 100 80";
    let mut table = under(preset("club"), Some(fen));
    act(&mut table, Intent::Claim(Claim::FiftyMoves, WHITE));
    let pgn = there_and_back(&table);
    assert!(
        pgn.ends_with("\n\n{[%rochade claim-fifty,w]} 1/2-1/2\n"),
        "{pgn}"
    );
}

#[test]
fn club_an_agreed_draw_comes_back_whoever_offered_it() {
    for moves in ["", "e4"] {
        for by in [WHITE, BLACK] {
            let mut table = under(preset("club"), None);
            if !moves.is_empty() {
                play(&mut table, moves);
            }
            act(&mut table, Intent::OfferDraw(by));
            let accepted = Intent::Answer(question(PromptKind::DrawOffer, by), Answer::Accept);
            act(&mut table, accepted);
            there_and_back(&table);
        }
    }
}

#[test]
fn club_offers_after_the_move_and_against_an_offer_come_back() {
    let mut table = under(preset("club"), None);
    play(&mut table, "e4");
    act(&mut table, Intent::OfferDraw(WHITE));
    play(&mut table, "e5");
    act(&mut table, Intent::OfferDraw(BLACK));
    let pgn = there_and_back(&table);
    assert!(pgn.ends_with("1. e4 {(=)} 1... e5 {(=)} *\n"), "{pgn}");
}

#[test]
fn modern_an_offer_against_an_offer_comes_in() {
    let back = game("1. e4 {(=)} e5 {(=)} 1/2-1/2");
    assert_eq!(
        (back.termination, back.plies, &*back.extra),
        ("agreement", 2, "")
    );
}

#[test]
fn leaflet_a_series_and_perpetual_check_end_the_game_again() {
    let mut series = under(preset("leaflet"), None);
    for _ in 0..3 {
        play(&mut series, ROUND);
    }
    assert!(there_and_back(&series).contains("[Termination \"series\"]\n"));
    let mut checks = under(preset("leaflet"), Some("6k1/6p1/8/7Q/8/8/q7/7K w - - 0 1"));
    play(&mut checks, "Qe8 Kh7 Qh5 Kg8 Qe8 Kh7 Qh5 Kg8 Qe8");
    assert!(there_and_back(&checks).contains("[Termination \"perpetual-check\"]\n"));
}

#[test]
fn handbuch_early_6_a_count_comes_back_and_ends_the_game_again() {
    let fen = "7k/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut table = under(preset("handbuch-early"), Some(fen));
    play(&mut table, "Kd1");
    act(&mut table, Intent::StartCount(BLACK));
    let pgn = there_and_back(&table);
    assert!(
        pgn.ends_with("1. Kd1 {[%rochade start-count,b]} *\n"),
        "{pgn}"
    );
    while table.outcome().is_none() {
        let mv = match table.plies() % 4 {
            1 => "Kg8",
            2 => "Ke1",
            3 => "Kh8",
            _ => "Kd1",
        };
        play(&mut table, mv);
    }
    assert_eq!(table.plies(), 101);
    assert!(there_and_back(&table).contains("[Termination \"count\"]\n"));
}

#[test]
fn gustavus_art_27_a_count_that_was_struck_comes_back() {
    let fen = "7k/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut table = under(preset("gustavus"), Some(fen));
    act(&mut table, Intent::StartCount(BLACK));
    play(&mut table, "Kd1 Kg8");
    act(&mut table, Intent::AskStrike(WHITE));
    let accepted = Intent::Answer(question(PromptKind::Tempo, WHITE), Answer::Accept);
    act(&mut table, accepted);
    play(&mut table, "Ke1");
    let pgn = there_and_back(&table);
    assert!(
        pgn.ends_with(
            "{[%rochade start-count,b]} 1. Kd1 Kg8 {[%rochade strike-count,w]} 2. Ke1 *\n"
        ),
        "{pgn}"
    );
}

#[test]
fn laws_section_7_a_position_keeps_the_laws_chosen_and_a_game_says_its_own() {
    let fen = "7k/8/8/8/8/8/8/R3K3 w - - 0 1";
    for (text, chosen, kept) in [
        (fen, "gustavus", "gustavus"),
        (fen, "club,bare-king:loss", "club,bare-king:loss"),
        (fen, "nobody's", "modern"),
        ("1. e4 *", "gustavus", "modern"),
        ("[Laws \"club\"]\n\n1. e4 *", "gustavus", "club"),
    ] {
        let batch = Import::new(text.into(), chosen, "").batch(|| false);
        let table = saved::read(&batch.games[0].saved).expect("a saved game");
        assert_eq!(table.record().start.laws.text(), kept, "{text}");
    }
}

#[test]
fn what_was_said_since_goes_out_with_what_came() {
    let came = game("[Laws \"handbuch-late\"]\n\n{Before.} 1. e4 {mine} e5 *");
    let mut table = saved::read(&came.saved).expect("a saved game");
    act(&mut table, Intent::StartCount(WHITE));
    let saved = saved::write(&table, Times::Kept).expect("it fits");
    let pgn = to_text(&saved, "", &came.extra).expect("a saved game");
    assert!(
        pgn.ends_with("{Before.} 1. e4 {mine} 1... e5 {[%rochade start-count,w]} *\n"),
        "{pgn}"
    );
}

#[test]
fn what_could_not_be_said_stays_beside() {
    for (said, result) in [
        ("[%rochade claim-repetition,w]", "1/2-1/2"),
        ("[%rochade start-count,w]", "*"),
        ("[%rochade strike-count,b]", "1-0"),
        ("[%rochade offer-draw,b]", "1/2-1/2"),
        ("[%rochade start-count,x]", "*"),
        ("[%rochade fly,w]", "*"),
        ("[%rochade start-count,w", "*"),
    ] {
        let text = format!("1. e4 e5 {{{said}}} {result}");
        let came: Incoming = game(&text);
        assert_eq!((came.result, came.plies), (result, 2), "{text}");
        assert!(came.extra.contains(said), "{}", came.extra);
        let went = to_text(&came.saved, "", &came.extra).expect("a saved game");
        assert!(went.contains(said), "{went}");
    }
}
