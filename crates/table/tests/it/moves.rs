//! Moves with something to them: castling, promotion, check, typed moves (play.md, section 2,
//! points 3 to 7).

use rochade_table::chess::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};
use rochade_table::{Check, Deed, Happening, Intent, Mark, Refusal, Table, TypedError, Wing};

use crate::table::{drag, man, marked, play, position, table, table_at, tap};

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

fn deed(happened: &[Happening]) -> Deed {
    match happened {
        [.., Happening::Moved(deed)] => deed.clone(),
        other => panic!("no move: {other:?}"),
    }
}

/// The codes of the men on these squares.
fn men<const N: usize>(table: &Table, names: [&str; N]) -> [String; N] {
    names.map(|name| man(table, name).expect("a man"))
}

fn type_move(table: &mut Table, text: &str) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::Type(text.to_owned()))
}

#[test]
fn the_king_dropped_on_its_own_rook_castles() {
    let mut table = table_at(CASTLING);
    assert_eq!(
        deed(&drag(&mut table, "e1", "a1")).castling,
        Some(Wing::Queen)
    );
    assert_eq!(
        deed(&drag(&mut table, "e8", "h8")).castling,
        Some(Wing::King)
    );
    assert_eq!(men(&table, ["c1", "d1"]), ["wK", "wR"]);
}

#[test]
fn tapping_the_own_rook_moves_the_mark_to_it() {
    let mut table = table_at(CASTLING);
    tap(&mut table, "e1");
    tap(&mut table, "h1");
    assert_eq!(marked(&table, Mark::Selected), ["h1"]);
}

#[test]
fn castling_is_marked_as_long_as_it_is_allowed() {
    let mut table = table_at(CASTLING);
    tap(&mut table, "e1");
    let targets = marked(&table, Mark::Move);
    assert!(
        ["c1", "g1"]
            .map(String::from)
            .iter()
            .all(|target| targets.contains(target))
    );
    tap(&mut table, "e1");
    play(&mut table, "Kf1 Rb8 Ke1 Ra8");
    tap(&mut table, "e1");
    assert_eq!(marked(&table, Mark::Move), ["d1", "d2", "e2", "f1", "f2"]);
    tap(&mut table, "e1");
    assert_eq!(
        drag(&mut table, "e1", "h1").last(),
        Some(&Happening::PutBack)
    );
}

#[test]
fn a_pawn_on_the_last_rank_waits_for_the_choice() {
    let mut table = table_at(PROMOTION);
    let before = position(&table);
    tap(&mut table, "a7");
    assert_eq!(tap(&mut table, "b8"), [Happening::PromotionAsked]);
    let asked = table.view().promotion.expect("the question");
    assert_eq!(asked.choices, [QUEEN, ROOK, BISHOP, KNIGHT]);
    assert_eq!(position(&table), before);
}

#[test]
fn each_choice_makes_the_move() {
    for (kind, code) in [(QUEEN, "wQ"), (ROOK, "wR"), (BISHOP, "wB"), (KNIGHT, "wN")] {
        let mut table = table_at(PROMOTION);
        drag(&mut table, "a7", "a8");
        let happened = table.apply(Intent::Choose(kind)).expect("a choice");
        assert_eq!(deed(&happened).step.choice, Some(kind));
        assert_eq!(man(&table, "a8").as_deref(), Some(code));
        assert!(table.view().promotion.is_none());
    }
}

#[test]
fn tapping_elsewhere_or_escape_takes_the_pawn_back() {
    for elsewhere in ["e1", "h5", "a7"] {
        let mut table = table_at(PROMOTION);
        let before = position(&table);
        drag(&mut table, "a7", "a8");
        assert_eq!(
            tap(&mut table, elsewhere),
            [Happening::PutBack],
            "{elsewhere}"
        );
        assert_eq!(position(&table), before);
        assert!(table.view().promotion.is_none());
    }
    let mut table = table_at(PROMOTION);
    drag(&mut table, "a7", "a8");
    assert_eq!(table.apply(Intent::Cancel), Ok(vec![Happening::PutBack]));
}

#[test]
fn there_is_no_choosing_a_king_or_out_of_turn() {
    let mut table = table_at(PROMOTION);
    assert_eq!(
        table.apply(Intent::Choose(QUEEN)),
        Err(Refusal::NoSuchChoice)
    );
    drag(&mut table, "a7", "a8");
    for kind in [KING, PAWN] {
        assert_eq!(
            table.apply(Intent::Choose(kind)),
            Err(Refusal::NoSuchChoice)
        );
    }
    assert!(
        table.view().promotion.is_some(),
        "the question still stands"
    );
}

#[test]
fn check_and_mate_are_marked_and_told() {
    let mut table = table();
    play(&mut table, "f3 e5 g4");
    let happened = type_move(&mut table, "Qh4").expect("mate");
    let [Happening::Moved(deed), Happening::Ended(_)] = &happened[..] else {
        panic!("{happened:?}");
    };
    assert_eq!(deed.check, Check::Mate);
    assert_eq!(marked(&table, Mark::Check), ["e1"]);
}

#[test]
fn moves_can_be_typed_in_every_common_way() {
    let mut table = table();
    play(&mut table, "e4 e7e5 Ng1-f3 Nb8–c6 Bb5 a6 Bxc6 dxc6 O-O");
    assert_eq!(man(&table, "g1").as_deref(), Some("wK"));
}

#[test]
fn capitals_blanks_and_the_number_of_the_move_are_forgiven() {
    for game in [
        "E4|e5|nf3|NC6|BC4|bC5|o-o|nf6",
        "1. e4|1... e5|2.Nf3|2…Nc6|3 Bc4|N f6|0-0|BC5",
        "e2 e4|E7-E5|g1 f3|B8C6|F1 – c4|g8f6|O-O|b c5",
        "1.E4|D5|eXd5|QXD5|nC3|qd5 - a5|D4|b D7",
    ] {
        let mut table = table();
        for text in game.split('|') {
            let answer = type_move(&mut table, text);
            assert!(answer.is_ok(), "{text}: {answer:?}");
        }
    }
    for text in ["A8=q", "a8N", "A7A8Q", "a7 a8r", "aXb8 = r"] {
        let mut table = table_at(PROMOTION);
        let happened = type_move(&mut table, text).expect("a promotion");
        assert!(deed(&happened).step.choice.is_some(), "{text}");
    }
}

#[test]
fn what_is_written_counts_before_what_may_be_meant() {
    let both = "4k3/7p/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    for (text, man) in [("bxc3", PAWN), ("Bxc3", BISHOP), ("BXC3", PAWN)] {
        let happened = type_move(&mut table_at(both), text).expect("a capture");
        assert_eq!(deed(&happened).man.kind, man, "{text}");
    }
    for (position, text, man) in [
        ("4k3/7p/8/8/8/2p5/3B4/4K3 w - - 0 1", "bxc3", BISHOP),
        ("4k3/7p/8/8/8/2p5/1P6/4K3 w - - 0 1", "Bxc3", PAWN),
    ] {
        let happened = type_move(&mut table_at(position), text).expect("a capture");
        assert_eq!(deed(&happened).man.kind, man, "{text}");
    }
    // Two bishops: which one is to be said, and not that it was no pawn.
    let two = "4k3/8/8/8/1B6/2p5/1P1B4/4K3 w - - 0 1";
    let refused = type_move(&mut table_at(two), "Bxc3");
    assert_eq!(refused, Err(Refusal::Typed(TypedError::Ambiguous)));
}

#[test]
fn whoever_rests_on_the_last_rank_is_asked_and_nobody_else() {
    let mut table = table_at(PROMOTION);
    let a8 = table.view().plan.find("a8").expect("a square");
    assert_eq!(
        table.apply(Intent::AskChoice(a8)),
        Err(Refusal::NothingInHand)
    );
    tap(&mut table, "a7");
    let a1 = table.view().plan.find("a1").expect("a square");
    let before = table.view();
    assert_eq!(
        table.apply(Intent::AskChoice(a1)),
        Err(Refusal::NoSuchChoice)
    );
    assert_eq!(table.view().squares, before.squares);
    let asked = Ok(vec![Happening::PromotionAsked]);
    assert_eq!(table.apply(Intent::AskChoice(a8)), asked);
    assert!(table.view().promotion.is_some());
}

#[test]
fn a_typed_promotion_without_a_choice_is_asked_for() {
    for text in ["a8", "a7a8", "axb8", "a7xb8"] {
        let mut table = table_at(PROMOTION);
        let asked = Ok(vec![Happening::PromotionAsked]);
        assert_eq!(type_move(&mut table, text), asked, "{text}");
    }
    let mut table = table_at(PROMOTION);
    play(&mut table, "a8=N");
    assert_eq!(man(&table, "a8").as_deref(), Some("wN"));
}

#[test]
fn what_is_wrong_with_a_typed_move_is_told() {
    let mut table = table_at("4k3/8/8/8/8/8/4K3/N1N5 w - - 0 1");
    let typed = |table: &mut Table, text| type_move(table, text).expect_err("no move");
    assert_eq!(
        typed(&mut table, "hello"),
        Refusal::Typed(TypedError::Unreadable)
    );
    assert_eq!(
        typed(&mut table, "Qd1"),
        Refusal::Typed(TypedError::Illegal)
    );
    assert_eq!(
        typed(&mut table, "Nb3"),
        Refusal::Typed(TypedError::Ambiguous)
    );
}

#[test]
fn a_typed_move_needs_nothing_in_hand_and_leaves_nothing_there() {
    let mut table = table();
    tap(&mut table, "b1");
    play(&mut table, "e4");
    assert!(marked(&table, Mark::Selected).is_empty());
}
