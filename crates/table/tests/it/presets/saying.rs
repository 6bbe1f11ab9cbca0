//! Saying "check": needed by the Dutch reglement (001, art. 18-20, 29), announced by the leaflet
//! (003, "Schach"), and unknown to the others.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Happening, Intent, Mark, PromptKind, Refusal, Remark, Seat, Subject, Table,
};

use super::{CHECKS, PERPETUAL, but, end, ended, under, with};
use crate::table::{answer, asked, drag, marked, play, position, prompts, start, tap};

mod any;
mod false_check;
mod unsaid;

/// Where the rook gives check on a8, and the king can only go to g7.
const ROOK: &str = "6k1/5p1p/8/8/8/8/5PPP/R5K1 w - - 0 1";

/// A typed move with which its player says "check".
pub(super) fn say_check(table: &mut Table, text: &str) -> Vec<Happening> {
    let seat = table.view().turn;
    table.apply(Intent::SayCheck(seat)).expect("the word");
    let happened = table.apply(Intent::Type(text.to_owned()));
    happened.expect("a legal move")
}

/// A typed move that is not legal.
fn refused(table: &mut Table, text: &str) -> bool {
    let before = position(table);
    let answer = table.apply(Intent::Type(text.to_owned()));
    assert_eq!(position(table), before);
    answer.is_err()
}

/// How the moves that stand are written.
fn written(table: &Table) -> Vec<String> {
    let view = table.view();
    let entries = view.entries.iter();
    entries.map(|entry| entry.notation.clone()).collect()
}

/// Whether a position can be played from under the laws of today.
fn is_chess(fen: &str) -> bool {
    Table::from_position(start("Anna", "Ben"), fen).is_ok()
}

fn point_out(table: &mut Table, seat: Seat) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::PointOutCheck(seat))
}

fn notice(table: &mut Table, seat: Seat) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::NoticeCheck(seat))
}

fn remarked(remark: Remark, seat: Seat, plies: u16) -> Result<Vec<Happening>, Refusal> {
    let mut happened = vec![Happening::Remarked(remark, seat)];
    if plies > 0 {
        happened.push(Happening::TakenBack(plies));
    }
    Ok(happened)
}

#[test]
fn gustavus_18_the_word_is_set_before_the_move_and_unset_again() {
    let mut table = under("gustavus", Some(ROOK));
    let says = |table: &Table| table.view().seats.into_iter().map(|seat| seat.says_check);
    assert_eq!(
        table.apply(Intent::SayCheck(BLACK)),
        Err(Refusal::NotYourTurn)
    );
    let set = table.apply(Intent::SayCheck(WHITE));
    assert_eq!(set, Ok(vec![Happening::CheckSwitched(WHITE)]));
    assert!(says(&table).eq([true, false]));
    end(&table);
    table.apply(Intent::SayCheck(WHITE)).expect("unset");
    assert!(says(&table).eq([false, false]));
    play(&mut table, "Ra8");
    assert!(!table.view().entries[0].check_said);
    assert!(says(&table).eq([false, false]), "a new turn");
    let can = table
        .view()
        .seats
        .into_iter()
        .map(|seat| seat.can_say_check);
    assert!(can.eq([false, true]));
    end(&table);
}

#[test]
fn gustavus_18_a_check_that_was_said_is_shown_and_has_to_be_answered() {
    let mut table = under("gustavus", Some(ROOK));
    let happened = say_check(&mut table, "Ra8");
    assert!(matches!(happened[0], Happening::Moved(_)));
    assert_eq!(happened[1..], [Happening::CheckSaid(WHITE)]);
    assert_eq!(marked(&table, Mark::Check), ["g8"]);
    assert_eq!(written(&table), ["Ra8+"]);
    assert!(table.view().entries[0].check_said);
    assert!(refused(&mut table, "h6"));
    play(&mut table, "Kg7");
    assert!(prompts(&table).is_empty(), "the check was one");
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_29_a_mate_counts_though_nobody_has_said_anything() {
    let mut table = under("gustavus", Some("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
    play(&mut table, "Ra8");
    assert_eq!(written(&table), ["Ra8#"]);
    assert_eq!(marked(&table, Mark::Check), ["g8"]);
    assert!(table.view().seats.iter().all(|seat| !seat.can_notice));
    assert_eq!(end(&table), ended("1-0", "checkmate", ""));
    assert_eq!(notice(&mut table, BLACK), Err(Refusal::GameOver));
}

#[test]
fn gustavus_22_perpetual_check_is_check_that_was_said() {
    let mut table = under("gustavus", Some(PERPETUAL));
    play(&mut table, CHECKS);
    play(&mut table, CHECKS);
    play(&mut table, "Qe8");
    assert_eq!(end(&table), None, "nobody has said a check");
    // All were said but the last one: once that is pointed out, it is perpetual check.
    let mut table = under("gustavus", Some(PERPETUAL));
    for _ in 0..2 {
        say_check(&mut table, "Qe8");
        play(&mut table, "Kh7");
        say_check(&mut table, "Qh5");
        play(&mut table, "Kg8");
    }
    play(&mut table, "Qe8");
    assert_eq!(end(&table), None);
    point_out(&mut table, WHITE).expect("an unsaid check");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "perpetual-check", "gustavus:22")
    );
}

#[test]
fn leaflet_schach_is_announced_and_has_to_be_answered_anyway() {
    for says in [true, false] {
        let mut table = under("leaflet", Some(ROOK));
        if says {
            let happened = say_check(&mut table, "Ra8");
            assert_eq!(happened[1..], [Happening::CheckSaid(WHITE)]);
        } else {
            play(&mut table, "Ra8");
        }
        assert_eq!(marked(&table, Mark::Check), ["g8"]);
        assert_eq!(written(&table), ["Ra8+"]);
        assert_eq!(table.view().entries[0].check_said, says);
        assert!(refused(&mut table, "h6"));
        let can = |table: &Table| {
            let seats = table.view().seats;
            seats
                .into_iter()
                .any(|seat| seat.can_point_out || seat.can_notice)
        };
        assert!(!can(&table));
        let forbidden = Err(Refusal::Forbidden(Subject::SayCheck));
        assert_eq!(point_out(&mut table, WHITE), forbidden);
        assert_eq!(notice(&mut table, BLACK), forbidden);
        assert_eq!(end(&table), None);
    }
    // Said where there is none, it is only a word.
    let mut table = under("leaflet", Some(ROOK));
    let happened = say_check(&mut table, "Ra7");
    assert_eq!(happened[1..], [Happening::CheckSaid(WHITE)]);
    play(&mut table, "Kg7");
    assert!(prompts(&table).is_empty());
    assert_eq!(end(&table), None);
}

#[test]
fn laws_section_1_saying_check_is_unknown_to_the_others() {
    for (preset, law) in [
        ("modern", "modern:say-check"),
        ("club", "club:say-check"),
        ("handbuch-early", "handbuch-early:5"),
        ("handbuch-late", "handbuch-late:5"),
    ] {
        let mut table = under(preset, Some(ROOK));
        let can = table.view().seats.into_iter();
        assert!(!can.into_iter().any(|seat| seat.can_say_check));
        let refusal = Refusal::Forbidden(Subject::SayCheck);
        assert_eq!(table.law_against(&refusal).as_deref(), Some(law));
        assert_eq!(table.apply(Intent::SayCheck(WHITE)), Err(refusal));
        play(&mut table, "Ra8");
        assert_eq!(marked(&table, Mark::Check), ["g8"], "{preset}");
        assert!(refused(&mut table, "h6"), "{preset}");
    }
    let table = under("gustavus", None);
    let refusal = Refusal::NoUnsaidCheck;
    assert_eq!(table.law_against(&refusal).as_deref(), Some("gustavus:18"));
}
