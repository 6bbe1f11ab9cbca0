//! Moves that wait in the hand for the word of somebody who has a say in them.

use rochade_table::chess::{QUEEN, WHITE};
use rochade_table::{GameKind, Happening, Intent, Laws, Refusal, Start, Table};

use crate::table::{man, play, position, square, start, table, table_at};

/// Hands an intent to the table, which lets a finished move wait.
fn wait(table: &mut Table, intent: Intent) -> Vec<Happening> {
    table.apply_but_wait(intent).expect("something to do")
}

/// Taps a square, where a finished move waits.
fn tap(table: &mut Table, name: &str) -> Vec<Happening> {
    let square = square(table, name);
    let mut happened = wait(table, Intent::Touch(square));
    happened.extend(wait(table, Intent::LetGo(Some(square))));
    happened
}

/// Checks that a move waits, and nothing is played.
fn expect_waiting(table: &Table, notation: &str, plies: usize) {
    let waiting = table.waiting().map(|entry| &*entry.notation);
    assert_eq!((waiting, table.plies()), (Some(notation), plies));
}

#[test]
fn a_move_is_made_once_it_may_be() {
    let mut table = table();
    tap(&mut table, "g1");
    let happened = tap(&mut table, "f3");
    assert!(matches!(happened[..], [Happening::Waits(_)]));
    expect_waiting(&table, "Nf3", 0);
    // The man stands where it will be, but it is still White's turn.
    assert_eq!(
        (man(&table, "g1"), man(&table, "f3")),
        (None, Some("wN".into()))
    );
    assert_eq!(table.view().turn_letter(), "w");
    let happened = table.apply(Intent::Proceed).expect("a move");
    assert!(matches!(happened[..], [Happening::Moved(_)]));
    assert_eq!((table.plies(), table.waiting()), (1, None));
    assert_eq!(table.apply(Intent::Proceed), Err(Refusal::NothingInHand));
}

#[test]
fn a_move_that_may_not_be_made_goes_back() {
    let mut table = table();
    let before = position(&table);
    tap(&mut table, "e2");
    tap(&mut table, "e4");
    assert_eq!(table.apply(Intent::Cancel), Ok(vec![Happening::PutBack]));
    assert_eq!((position(&table), table.waiting()), (before, None));
    assert_eq!(man(&table, "e2").as_deref(), Some("wP"));
    play(&mut table, "e3");
}

#[test]
fn nothing_is_doubled_while_a_move_waits() {
    let mut table = table();
    tap(&mut table, "e2");
    tap(&mut table, "e4");
    for name in ["e4", "e2", "d2", "d7"] {
        assert_eq!(tap(&mut table, name), [], "{name}");
    }
    let typed = table.apply_but_wait(Intent::Type("d4".into()));
    assert_eq!(typed, Err(Refusal::AnswerFirst));
    expect_waiting(&table, "e4", 0);
}

#[test]
fn a_drag_and_a_typed_move_wait_as_well() {
    let mut table = table();
    let (from, to) = (square(&table, "b1"), square(&table, "c3"));
    wait(&mut table, Intent::Touch(from));
    wait(&mut table, Intent::LetGo(Some(to)));
    expect_waiting(&table, "Nc3", 0);
    table.apply(Intent::Cancel).expect("a man to put back");
    wait(&mut table, Intent::Type("d4".into()));
    expect_waiting(&table, "d4", 0);
}

#[test]
fn a_pawn_waits_once_it_is_known_what_it_becomes() {
    let mut table = table_at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    tap(&mut table, "a7");
    assert_eq!(tap(&mut table, "a8"), [Happening::PromotionAsked]);
    assert_eq!(table.waiting(), None);
    wait(&mut table, Intent::Choose(QUEEN));
    expect_waiting(&table, "a8=Q+", 0);
    table.apply(Intent::Proceed).expect("a move");
    assert_eq!(man(&table, "a8").as_deref(), Some("wQ"));
}

#[test]
fn a_chain_waits_at_its_end() {
    let mut table = draughts("noris", "W:Wc1:Bd2,d4,f6");
    tap(&mut table, "c1");
    tap(&mut table, "e3");
    assert_eq!(table.waiting(), None);
    tap(&mut table, "c5");
    expect_waiting(&table, "c1xc5", 0);
    assert_eq!(
        (man(&table, "c1"), man(&table, "c5")),
        (None, Some("wM".into()))
    );
    table.apply(Intent::Proceed).expect("a move");
    assert_eq!(position(&table), "B:Wc5:Bf6");
}

#[test]
fn a_chain_that_stops_on_its_way_waits_there() {
    let mut table = draughts("noris", "W:Wc1:Bd2,d4,f6");
    tap(&mut table, "c1");
    tap(&mut table, "e3");
    wait(&mut table, Intent::Done);
    expect_waiting(&table, "c1xe3", 0);
}

#[test]
fn a_man_is_taken_off_before_the_move_that_waits() {
    let mut table = draughts("noris", "W:Wc3,g1:Bd4,h8");
    play(&mut table, "g1-f2");
    wait(&mut table, Intent::Type("c3~ d4-c3".into()));
    assert_eq!(
        (man(&table, "c3").as_deref(), table.plies()),
        (Some("bM"), 1)
    );
    table.apply(Intent::Cancel).expect("a man to put back");
    assert_eq!(
        (man(&table, "c3"), man(&table, "d4").as_deref()),
        (None, Some("bM"))
    );
}

#[test]
fn a_move_against_the_rules_waits_where_laws_tolerate_it() {
    let laws = Laws::parse("handbuch-late").expect("laws");
    let mut table = Table::new(Start {
        laws,
        ..start("Anna", "Ben")
    });
    let (from, to) = (square(&table, "e2"), square(&table, "e5"));
    wait(&mut table, Intent::Touch(from));
    let happened = wait(&mut table, Intent::LetGo(Some(to)));
    assert!(matches!(happened[..], [Happening::Waits(_)]));
    let happened = table.apply(Intent::Proceed).expect("a move");
    assert!(matches!(happened[0], Happening::FalseMove(_)));
}

#[test]
fn what_is_refused_does_not_wait() {
    let mut table = table();
    let typed = table.apply_but_wait(Intent::Type("Nd4".into()));
    assert!(matches!(typed, Err(Refusal::Typed(_))));
    assert_eq!(table.waiting(), None);
    // Nor does anything once the table is asked in the usual way again.
    play(&mut table, "e4");
}

fn draughts(laws: &str, fen: &str) -> Table {
    let laws = Laws::parse(laws).expect("laws");
    let start = Start {
        laws,
        ..Start::new(GameKind::Draughts, start("Anna", "Ben").players)
    };
    Table::from_position(start, fen).expect("a playable position")
}

#[test]
fn what_is_said_while_a_move_waits_is_told_with_it() {
    let mut table = table();
    tap(&mut table, "g1");
    tap(&mut table, "f3");
    let offers = |table: &Table| table.waiting().map(|entry| entry.offer);
    assert_eq!(offers(&table), Some(false));
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    assert_eq!(offers(&table), Some(true));
    let told = table.waiting().cloned();
    table.apply(Intent::Proceed).expect("a move");
    assert_eq!(table.view().entries.last().cloned(), told);
}
