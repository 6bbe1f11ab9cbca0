//! The move table, the captures beside it, and looking back (play.md, section 4).

use rochade_table::chess::{BLACK, QUEEN, WHITE};
use rochade_table::{
    Answer, Check, Entry, Happening, Intent, Mark, PromptKind, Refusal, Review, Seat, Table, Wing,
};

use crate::table::{answer, let_go, man, marked, play, position, table, table_at, tap, touch};

fn entry(table: &Table, ply: usize) -> Entry {
    table.view().entries[ply - 1].clone()
}

/// What a seat has captured more than the other, in FEN letters, and by how many points it is
/// ahead.
fn surplus(table: &Table, seat: Seat) -> (String, u32) {
    let view = table.view();
    let captures = &view.seats[seat.index()].captures;
    let letter = |&kind| view.plan.kind_letter(kind);
    let letters = captures.surplus.iter().map(letter).collect();
    (letters, captures.points_ahead)
}

fn review(table: &mut Table, review: Review) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::Review(review))
}

#[test]
fn section_4_2_an_entry_tells_the_whole_move() {
    let mut table = table();
    play(&mut table, "e4 Nf6 e5 d5 exd6");
    let passing = entry(&table, 5);
    assert_eq!(passing.round, 3);
    assert_eq!(passing.notation, "exd6");
    let plan = table.view().plan;
    assert_eq!(plan.code(passing.deed.man), "wP");
    assert!(passing.deed.en_passant);
    let [victim] = passing.deed.victims[..] else {
        panic!("one man is taken: {passing:?}");
    };
    assert_eq!(plan.code(victim.man), "bP");
    assert_eq!(plan.name(victim.square), "d5", "where it stood");
    let path = &passing.deed.step.path;
    let names: Vec<&str> = path.iter().map(|&square| plan.name(square)).collect();
    assert_eq!(names, ["e5", "d6"]);
    let knight = entry(&table, 2);
    assert_eq!((knight.round, &*knight.notation), (1, "Nf6"));
}

#[test]
fn section_4_4_the_way_to_the_position_that_is_shown_is_told() {
    let mut table = table();
    play(&mut table, "e4 c5 Nf3");
    let placements = |table: &Table, most| {
        let positions = table.positions(most).into_iter();
        let placements = positions.filter_map(|fen| fen.split(' ').next().map(String::from));
        placements.collect::<Vec<_>>()
    };
    let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR";
    let all = placements(&table, 40);
    assert_eq!((&*all[0], &*all[2], all.len()), (initial, sicilian, 4));
    assert_eq!(placements(&table, 2), all[..3]);
    review(&mut table, Review::Ply(1)).expect("there is a first ply");
    assert_eq!(placements(&table, 40), all[..2]);
}

#[test]
fn section_4_2_promotion_castling_check_and_mate() {
    let mut table = table_at("1r2k3/P7/8/8/8/8/8/R3K3 w Q - 0 31");
    play(&mut table, "axb8=Q Ke7 O-O-O");
    let promotion = entry(&table, 1);
    assert_eq!(
        (promotion.round, &*promotion.notation),
        (31, "axb8=Q+"),
        "the position says which move is the first"
    );
    assert_eq!(promotion.deed.step.choice, Some(QUEEN));
    assert_eq!(promotion.deed.check, Check::Check);
    assert_eq!(entry(&table, 3).deed.castling, Some(Wing::Queen));
    assert_eq!(entry(&table, 3).notation, "O-O-O");

    let mut table = table_at("7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    play(&mut table, "Qg7");
    assert_eq!(entry(&table, 1).deed.check, Check::Mate);
    assert_eq!(entry(&table, 1).notation, "Qg7#");
}

#[test]
fn section_4_2_the_list_stays_the_same_until_it_changes() {
    let mut table = table();
    play(&mut table, "e4");
    let before = table.view().entries;
    tap(&mut table, "e7");
    assert!(std::rc::Rc::ptr_eq(&before, &table.view().entries));
    play(&mut table, "e5");
    assert_eq!(before.len(), 1, "a view is not changed behind its back");
}

#[test]
fn section_4_3_captures_are_set_against_each_other_kind_by_kind() {
    let mut table = table();
    play(&mut table, "e4 d5 exd5");
    assert_eq!(surplus(&table, WHITE), ("P".into(), 1));
    assert_eq!(surplus(&table, BLACK), (String::new(), 0));
    play(&mut table, "Qxd5 Nc3 Qxg2");
    assert_eq!(surplus(&table, WHITE), (String::new(), 0));
    assert_eq!(surplus(&table, BLACK), ("P".into(), 1));
    play(&mut table, "Bxg2");
    assert_eq!(surplus(&table, WHITE), ("Q".into(), 8));
    assert_eq!(surplus(&table, BLACK), ("P".into(), 0));
    play(&mut table, "Bh3 Bxh3");
    assert_eq!(surplus(&table, WHITE), ("QB".into(), 11));
}

#[test]
fn section_4_3_the_most_valuable_stands_first_and_odds_are_no_captures() {
    let mut table = table_at("3qk3/8/8/2n1b3/3P1P2/8/8/4K3 w - - 0 1");
    assert_eq!(surplus(&table, BLACK), (String::new(), 0));
    play(&mut table, "dxc5 Ke7 fxe5");
    assert_eq!(surplus(&table, WHITE), ("BN".into(), 6));
}

#[test]
fn section_4_4_first_back_forward_last_and_any_ply() {
    let mut table = table();
    let start = position(&table);
    play(&mut table, "e4 e5 Nf3");
    let present = position(&table);
    for (step, shown) in [
        (Review::Back, 2),
        (Review::Back, 1),
        (Review::Forward, 2),
        (Review::First, 0),
        (Review::Ply(1), 1),
        (Review::Last, 3),
        (Review::Ply(0), 0),
        (Review::Ply(3), 3),
    ] {
        assert_eq!(review(&mut table, step), Ok(vec![Happening::Shown(shown)]));
        let view = table.view();
        assert_eq!((view.shown_ply, view.plies), (shown, 3));
        assert_eq!(view.position == start, shown == 0);
        assert_eq!(view.position == present, shown == 3);
    }
    assert_eq!(review(&mut table, Review::Last), Ok(vec![]));
    assert_eq!(review(&mut table, Review::Forward), Err(Refusal::NoSuchPly));
    for ply in [4, usize::MAX] {
        assert_eq!(
            review(&mut table, Review::Ply(ply)),
            Err(Refusal::NoSuchPly)
        );
    }
    review(&mut table, Review::First).expect("the start");
    assert_eq!(review(&mut table, Review::Back), Err(Refusal::NoSuchPly));
}

#[test]
fn section_4_4_the_board_is_shown_as_it_was() {
    let mut table = table();
    play(&mut table, "e4 f5 Qh5 g6 Qxg6 hxg6");
    review(&mut table, Review::Ply(3)).expect("the check");
    assert_eq!(man(&table, "h5").as_deref(), Some("wQ"));
    assert_eq!(man(&table, "g7").as_deref(), Some("bP"));
    assert_eq!(marked(&table, Mark::LastFrom), ["d1"]);
    assert_eq!(marked(&table, Mark::LastTo), ["h5"]);
    assert_eq!(marked(&table, Mark::Check), ["e8"]);
    assert_eq!(surplus(&table, BLACK), (String::new(), 0));
    review(&mut table, Review::Last).expect("the present");
    assert_eq!(surplus(&table, BLACK), ("Q".into(), 8));
    review(&mut table, Review::First).expect("the start");
    assert!(marked(&table, Mark::LastTo).is_empty());
    assert_eq!(table.view().turn, WHITE, "the turn is the game's");
}

#[test]
fn section_4_4_the_game_goes_on_from_the_present_only() {
    let mut table = table();
    play(&mut table, "e4 e5");
    review(&mut table, Review::First).expect("the start");
    for square in ["e2", "g1", "e5"] {
        assert_eq!(touch(&mut table, square), Err(Refusal::Reviewing));
        assert_eq!(let_go(&mut table, "e4"), Ok(vec![]));
    }
    let typed = table.apply(Intent::Type("Nf3".into()));
    assert_eq!(typed, Err(Refusal::Reviewing));
    assert_eq!(table.plies(), 2);
    review(&mut table, Review::Last).expect("the present");
    play(&mut table, "Nf3");
}

#[test]
fn section_4_4_looking_back_puts_down_what_is_in_hand() {
    let mut table = table();
    play(&mut table, "e4 e5");
    tap(&mut table, "g1");
    let happened = review(&mut table, Review::Back);
    assert_eq!(happened, Ok(vec![Happening::PutBack, Happening::Shown(1)]));
    assert!(marked(&table, Mark::Selected).is_empty());
    assert!(marked(&table, Mark::Move).is_empty());

    let mut table = table_at("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    play(&mut table, "Kd2 Kd7");
    tap(&mut table, "a7");
    tap(&mut table, "a8");
    review(&mut table, Review::First).expect("the start");
    assert_eq!(table.view().promotion, None);
    let late = table.apply(Intent::Choose(QUEEN));
    assert_eq!(late, Err(Refusal::NoSuchChoice));
}

#[test]
fn section_4_4_what_happens_in_the_game_leads_back_to_the_present() {
    let mut table = table();
    play(&mut table, "e4 e5");
    review(&mut table, Review::First).expect("the start");
    table.apply(Intent::AskTakeBack(BLACK)).expect("a request");
    assert_eq!(table.view().shown_ply, 2);
    review(&mut table, Review::First).expect("the start");
    answer(&mut table, WHITE, PromptKind::TakeBack, Answer::Accept).expect("yes");
    assert_eq!((table.view().shown_ply, table.plies()), (1, 1));
}

#[test]
fn section_4_4_a_finished_game_can_be_looked_at() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    let outcome = table.outcome().cloned();
    review(&mut table, Review::Ply(2)).expect("a ply");
    assert_eq!(table.outcome(), outcome.as_ref());
    assert!(marked(&table, Mark::Check).is_empty());
    assert_eq!(touch(&mut table, "e2"), Err(Refusal::GameOver));
    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(table.view().shown_ply, 0);
    assert_eq!(review(&mut table, Review::Forward), Err(Refusal::NoSuchPly));
}
