//! Setting a position up: what is put on and taken off, and what is refused, by field.

use rochade_table::chess::{BLACK, KING, QUEEN, ROOK, WHITE};
use rochade_table::{GameKind, Intent, Kind, Man, Seat, Setup, SquareId, Start, Table};

const BARE: &str = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";

fn usual() -> Setup {
    Setup::usual(GameKind::Chess).expect("chess can be set up")
}

fn read(text: &str) -> Setup {
    usual().read(text).expect("a position")
}

fn square(name: &str) -> SquareId {
    GameKind::Chess.plan().find(name).expect("a square")
}

fn man(seat: Seat, kind: Kind) -> Option<Man> {
    Some(Man { seat, kind })
}

/// The parts that are to blame, with the words for the reasons.
fn faults(setup: &Setup) -> Vec<(String, &'static str)> {
    let faults = setup.faults().into_iter();
    faults.map(|fault| (fault.part, fault.word)).collect()
}

#[test]
fn men_are_put_on_and_taken_off() {
    let mut setup = usual().empty();
    assert_eq!(setup.text(), "8/8/8/8/8/8/8/8 w - - 0 1");
    setup.put(square("e1"), man(WHITE, KING));
    setup.put(square("e8"), man(WHITE, QUEEN));
    // What stands there is replaced.
    setup.put(square("e8"), man(BLACK, KING));
    setup.put(square("a1"), man(WHITE, ROOK));
    setup.put(square("h1"), man(WHITE, ROOK));
    assert_eq!(setup.text(), BARE);
    assert_eq!(setup.man_at(square("a1")), man(WHITE, ROOK));
    setup.put(square("a1"), None);
    assert_eq!(setup.man_at(square("a1")), None);
    assert_eq!(faults(&setup), []);
}

#[test]
fn what_the_game_does_not_have_changes_nothing() {
    let mut setup = usual();
    setup.put(SquareId(64), man(WHITE, QUEEN));
    setup.put(square("e4"), man(Seat(2), QUEEN));
    setup.put(square("e4"), man(WHITE, Kind(6)));
    setup.set_turn(Seat(2));
    setup.set_right("x", true);
    setup.set_passed(Some(SquareId(64)));
    assert_eq!(setup, usual());
}

#[test]
fn text_goes_out_as_it_came_in() {
    for text in [
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        "8/8/8/8/8/8/8/8 b Kq a1 77 99",
        BARE,
    ] {
        assert_eq!(read(text).text(), text);
    }
}

#[test]
fn what_cannot_be_read_names_its_field() {
    let fault = |text: &str| {
        let fault = usual().read(text).expect_err("no position");
        (fault.part, fault.word)
    };
    for (text, part, word) in [
        ("8/8 w - - 0 1", "placement", "fen-placement"),
        ("8/8/8/8/8/8/8/8 x - - 0 1", "turn", "fen-turn"),
        ("8/8/8/8/8/8/8/8 w X - 0 1", "castling", "fen-castling"),
        ("8/8/8/8/8/8/8/8 w - e9 0 1", "en passant", "fen-en-passant"),
        (
            "8/8/8/8/8/8/8/8 w - - x 1",
            "halfmove clock",
            "fen-counters",
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1 1", "", "fen-surplus"),
    ] {
        assert_eq!(fault(text), (part.to_owned(), word), "{text}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_by_field() {
    for (text, part, word) in [
        ("8/8/8/8/8/8/8/R3K3 w - - 0 1", "placement", "fen-no-king"),
        (
            "4k3/8/8/8/8/8/8/R3KK2 w - - 0 1",
            "placement",
            "fen-many-kings",
        ),
        (
            "4k2P/8/8/8/8/8/8/R3K3 w - - 0 1",
            "placement",
            "fen-pawn-on-end",
        ),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "turn",
            "fen-king-can-be-taken",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w K - 0 1",
            "castling",
            "fen-castling-men",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - e6 0 1",
            "en passant",
            "fen-en-passant",
        ),
    ] {
        assert_eq!(faults(&read(text)), [(part.to_owned(), word)], "{text}");
    }
    // Each field has its own.
    let all = faults(&read("8/8/8/8/8/8/8/R3K3 w k e6 0 1"));
    let parts: Vec<&str> = all.iter().map(|fault| fault.0.as_str()).collect();
    assert_eq!(parts, ["placement", "castling", "castling", "en passant"]);
}

#[test]
fn a_game_that_would_be_over_at_once_is_refused() {
    for over in [
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w - - 100 90",
    ] {
        let fault = ("placement".to_owned(), "fen-over");
        assert_eq!(faults(&read(over)), [fault], "{over}");
    }
}

#[test]
fn rights_to_castle_are_given_and_taken() {
    let mut setup = read(BARE);
    let rights = setup.rights();
    assert!(rights.iter().all(|right| !right.held));
    let in_place = rights.map(|right| (right.letter, right.in_place));
    assert_eq!(
        in_place,
        [("K", true), ("Q", true), ("k", false), ("q", false)]
    );
    for letter in ["K", "Q"] {
        setup.set_right(letter, true);
    }
    setup.set_right("Q", false);
    assert_eq!(setup.text(), BARE.replace("w - -", "w K -"));
    assert_eq!(faults(&setup), []);
}

#[test]
fn a_pawn_can_have_passed_only_where_it_can_be_captured() {
    let mut setup = read("4k3/8/8/8/1pP1P3/8/8/4K3 b - - 0 1");
    assert_eq!(setup.passable(), [square("c3")]);
    setup.set_passed(Some(square("c3")));
    assert_eq!(setup.passed(), Some(square("c3")));
    assert_eq!(faults(&setup), []);
    setup.set_turn(WHITE);
    assert_eq!(setup.turn(), WHITE);
    assert_eq!(setup.passable(), []);
    assert_eq!(
        faults(&setup),
        [("en passant".to_owned(), "fen-en-passant")]
    );
}

#[test]
fn a_rematch_begins_from_the_same_position() {
    let mut setup = read(BARE);
    setup.set_turn(BLACK);
    let start = Start {
        position: Some(setup.text()),
        ..Start::new(GameKind::Chess, Vec::new())
    };
    let mut table = Table::sit_down(start).expect("a position that can be played");
    table.apply(Intent::Type("Kd7".to_owned())).expect("a move");
    table.apply(Intent::Resign(WHITE)).expect("asked");
    let question = table.view().prompts[0].question;
    table
        .apply(Intent::Answer(question, rochade_table::Answer::Confirm))
        .expect("resigned");
    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(table.view().position, setup.text());
}

#[test]
fn a_sitting_starts_from_a_position_or_not_at_all() {
    let mut table = Table::new(Start::new(GameKind::Chess, Vec::new()));
    let start = |position: &str| {
        let position = Some(position.to_owned());
        let usual = Start::new(GameKind::Chess, Vec::new());
        Intent::Start(Start { position, ..usual })
    };
    table.apply(start(BARE)).expect("a game");
    assert_eq!(table.view().position, BARE);
    table
        .apply(start("8/8/8/8/8/8/8/8 w - - 0 1"))
        .expect_err("no kings");
    assert_eq!(table.view().position, BARE);
}
