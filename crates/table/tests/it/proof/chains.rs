//! Steps over several squares: a stone on its way, where it stays, and how it goes back.

use rochade_table::{
    Answer, Happening, Intent, Mark, PromptKind, Refusal, Review, Table, TypedError,
};

use super::{B, R, W, line, proof, proof_at, reply, resign};
use crate::table::{drag, let_go, man, marked, play, position, square, tap, touch};

/// The stone on c1 can jump to c3 and on to c5; the one on e1 can't.
const CHAIN: &str = "c1,e1/c2,g3/a3,c4 w 0 - 1";

/// The table at which the stone from c1 is on c3, in hand.
fn on_its_way() -> Table {
    let mut table = proof_at(CHAIN);
    tap(&mut table, "c1");
    let c3 = square(&table, "c3");
    assert_eq!(tap(&mut table, "c3"), [Happening::OnTheWay(c3)]);
    table
}

fn type_move(text: &str) -> Result<Vec<Happening>, Refusal> {
    proof_at(CHAIN).apply(Intent::Type(text.to_owned()))
}

#[test]
fn a_chain_is_touched_square_by_square() {
    let mut table = proof_at(CHAIN);
    tap(&mut table, "c1");
    assert_eq!(marked(&table, Mark::Move), ["d1"]);
    assert_eq!(marked(&table, Mark::Capture), ["c3"]);
    tap(&mut table, "c3");
    assert_eq!(marked(&table, Mark::Capture), ["c5"]);
    assert!(
        marked(&table, Mark::Move).is_empty(),
        "no step after a jump"
    );
    let happened = touch(&mut table, "c5").expect("the end of the way");
    let [Happening::Moved(deed)] = &happened[..] else {
        panic!("{happened:?}");
    };
    let names = ["c1", "c3", "c5"].map(|name| square(&table, name));
    assert_eq!(*deed.step.path, names);
    let taken: Vec<_> = deed.victims.iter().map(|victim| victim.square).collect();
    assert_eq!(taken, ["c2", "c4"].map(|name| square(&table, name)));
    assert_eq!(marked(&table, Mark::LastFrom), ["c1", "c3"]);
    assert_eq!(marked(&table, Mark::LastTo), ["c5"]);
    assert_eq!(position(&table), "e1,c5/g3/a3 b 0 - 1");
}

#[test]
fn the_stone_is_shown_on_its_way_and_nothing_is_played_yet() {
    let table = on_its_way();
    let shown = ["c1", "c2", "c3", "c4"].map(|name| man(&table, name));
    let stone = |code: &str| Some(code.to_owned());
    assert_eq!(shown, [None, None, stone("wM"), stone("rM")]);
    assert_eq!(marked(&table, Mark::Selected), ["c3"]);
    let view = table.view();
    assert!(view.can_stop);
    assert_eq!((view.plies, view.turn), (0, W));
    assert_eq!(view.position, CHAIN);
}

#[test]
fn a_stone_stays_where_done_is_said() {
    let mut table = on_its_way();
    let happened = table.apply(Intent::Done).expect("it may stop");
    assert!(matches!(happened[..], [Happening::Moved(_)]));
    assert_eq!(line(&table), ["c1xc3"]);
    assert_eq!(man(&table, "c4").as_deref(), Some("rM"));
    assert!(!table.view().can_stop);
}

#[test]
fn a_stone_stays_where_it_is_tapped_again() {
    let mut table = on_its_way();
    let happened = tap(&mut table, "c3");
    assert!(matches!(happened[..], [Happening::Moved(_)]));
    assert_eq!(line(&table), ["c1xc3"]);
}

#[test]
fn done_means_nothing_before_the_first_jump() {
    let mut table = proof_at(CHAIN);
    assert_eq!(table.apply(Intent::Done), Err(Refusal::NothingInHand));
    tap(&mut table, "c1");
    assert!(!table.view().can_stop);
    assert_eq!(table.apply(Intent::Done), Err(Refusal::Unfinished));
    assert_eq!(marked(&table, Mark::Selected), ["c1"]);
}

#[test]
fn a_chain_is_dragged_leg_by_leg() {
    let mut table = proof_at(CHAIN);
    let c3 = square(&table, "c3");
    assert_eq!(
        drag(&mut table, "c1", "c3").last(),
        Some(&Happening::OnTheWay(c3))
    );
    drag(&mut table, "c3", "c5");
    assert_eq!(line(&table), ["c1xc3xc5"]);
}

#[test]
fn escape_and_a_tap_elsewhere_put_back_the_whole_path() {
    let cancelled: [fn(&mut Table) -> Vec<Happening>; 4] = [
        |table| table.apply(Intent::Cancel).expect("something in hand"),
        |table| tap(table, "g3"),
        // Not even another own stone is lifted instead.
        |table| tap(table, "e1"),
        |table| {
            touch(table, "c3").expect("the stone in hand");
            table.apply(Intent::LetGo(None)).expect("off the board")
        },
    ];
    for cancel in cancelled {
        let mut table = on_its_way();
        assert_eq!(cancel(&mut table), [Happening::PutBack]);
        assert_eq!(table.view(), proof_at(CHAIN).view());
        assert_eq!(table.apply(Intent::Cancel), Err(Refusal::NothingInHand));
    }
    let mut table = on_its_way();
    let_go(&mut table, "d1").expect("nothing can be refused");
    assert_eq!(table.view(), proof_at(CHAIN).view(), "dropped elsewhere");
}

#[test]
fn a_chain_can_be_typed() {
    for (text, path) in [
        ("c1xc3xc5", "c1xc3xc5"),
        ("c1xc3", "c1xc3"),
        (" c1-c3-c5 ", "c1xc3xc5"),
        ("c1-d1", "c1-d1"),
    ] {
        let mut table = proof_at(CHAIN);
        play(&mut table, text.trim());
        assert_eq!(line(&table), [path]);
    }
    for illegal in ["c1xc5", "c1xc3xc5xc7", "c1-d1-e1", "g3-g4", "c1-c1"] {
        let refused = Err(Refusal::Typed(TypedError::Illegal));
        assert_eq!(type_move(illegal), refused, "{illegal}");
    }
    for unreadable in ["", "c1", "c1x", "xx", "c1xd4", "e4", "c1xc3xc55"] {
        let refused = Err(Refusal::Typed(TypedError::Unreadable));
        assert_eq!(type_move(unreadable), refused, "{unreadable}: d4 is a hole");
    }
}

#[test]
fn a_chain_is_one_ply_and_one_take_back() {
    let mut table = proof_at(CHAIN);
    play(&mut table, "c1xc3xc5");
    assert_eq!((table.view().plies, table.record().events.len()), (1, 1));
    play(&mut table, "g3-f3 a3-b3");
    table.apply(Intent::AskTakeBack(W)).expect("a request");
    for of in [B, R] {
        let asked = (PromptKind::TakeBack, of, W);
        reply(&mut table, asked, Answer::Accept).expect("an answer");
    }
    assert_eq!((table.plies(), &*position(&table)), (0, CHAIN));
    play(&mut table, "c1xc3");
    assert_eq!(line(&table), ["c1xc3"]);
}

#[test]
fn a_stone_may_come_back_to_where_it_began() {
    let mut table = proof_at("c1/d1,e2,g3/a3,c2,d3 w 0 - 1");
    for name in ["c1", "e1", "e3", "c3"] {
        tap(&mut table, name);
    }
    assert_eq!(marked(&table, Mark::Capture), ["c1"]);
    tap(&mut table, "c1");
    assert_eq!(position(&table), "c1/g3/a3 b 0 - 1");
    assert_eq!(marked(&table, Mark::LastFrom), ["c1", "c3", "e1", "e3"]);
    assert_eq!(marked(&table, Mark::LastTo), ["c1"]);
}

#[test]
fn looking_back_puts_the_stone_on_its_way_back() {
    let mut table = proof_at("c1,e1/c2,g3/a3,b4 r 0 - 1");
    play(&mut table, "b4-c4");
    tap(&mut table, "c1");
    tap(&mut table, "c3");
    let shown = |review| Intent::Review(review);
    assert_eq!(table.apply(shown(Review::Last)), Ok(vec![]));
    assert!(table.view().can_stop, "that was shown already");
    let back = table.apply(shown(Review::First));
    assert_eq!(back, Ok(vec![Happening::PutBack, Happening::Shown(0)]));
    assert_eq!(man(&table, "b4").as_deref(), Some("rM"));
    assert_eq!(table.apply(Intent::Done), Err(Refusal::NothingInHand));
    assert_eq!(touch(&mut table, "c1"), Err(Refusal::Reviewing));
    assert!(!table.view().can_stop);
}

// The stone that was jumped over, or was to be, may have been theirs: it can't be taken any more.
#[test]
fn a_seat_that_drops_out_meanwhile_puts_the_stone_on_its_way_back() {
    let mut table = on_its_way();
    assert_eq!(resign(&mut table, B), [Happening::DroppedOut(B)]);
    assert!(marked(&table, Mark::Selected).is_empty());
    assert_eq!(man(&table, "c2").as_deref(), Some("bM"));
    tap(&mut table, "c1");
    assert!(marked(&table, Mark::Capture).is_empty());
}

#[test]
fn there_is_no_way_over_the_hole() {
    let mut table = proof_at("c4/g3/a3 w 0 - 1");
    tap(&mut table, "c4");
    assert_eq!(marked(&table, Mark::Move), ["b4", "c3", "c5"]);
    assert_eq!(proof().view().plan.find("d4"), None);
}
