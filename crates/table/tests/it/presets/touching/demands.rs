//! What the opponent may demand for a touch (000, § 3; 001, art. 6 and 7).

use std::num::NonZeroU32;

use rochade_table::Laws;

use super::super::laws;
use super::*;

#[test]
fn handbuch_3_if_neither_man_nor_king_can_move_a_touch_has_no_consequence_laws_example_1() {
    let mut table = under("handbuch-early", None);
    tap(&mut table, "a1");
    assert_eq!(task(&table), None);
    assert_eq!(answers(&table, BLACK), []);
    play(&mut table, "e4");
}

#[test]
fn handbuch_3_the_king_may_be_demanded_for_a_man_that_can_not_move() {
    let mut table = under("handbuch-late", Some(SHUT_IN));
    tap(&mut table, "c2");
    assert_eq!(answers(&table, BLACK), [Answer::KingMove, Answer::Decline]);
    assert_eq!(task(&table), None, "as long as nobody asks for it");
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!(task(&table), Some(Task::MoveKing));
    assert_eq!(law(&table).as_deref(), Some("handbuch-late:3"));
    assert_eq!(marked(&table, Mark::Must), ["d1"]);
    assert_eq!(touch(&mut table, "b3"), Err(Refusal::Owed));
    drag(&mut table, "d1", "d2");
    assert_eq!(task(&table), None);
}

#[test]
fn handbuch_3_the_penalty_is_no_castling() {
    let castles = "4k3/8/8/8/8/8/P7/R3K2R w KQ - 0 1";
    let mut table = under("handbuch-early", Some(&castles.replace("P7", "PR6")));
    tap(&mut table, "a1");
    tap(&mut table, "a1");
    // The rook can move; on a board on which it can't, the king may not castle.
    let shut = "4k3/8/8/8/8/P7/RPP5/BN2K2R w K - 0 1";
    let mut table = under("handbuch-early", Some(shut));
    tap(&mut table, "a1");
    answer(&mut table, BLACK, Answer::KingMove);
    tap(&mut table, "e1");
    assert!(!marked(&table, Mark::Move).contains(&"g1".to_owned()));
    assert!(marked(&table, Mark::Move).contains(&"f1".to_owned()));
}

#[test]
fn handbuch_3_the_opponent_may_insist_until_touching_a_man() {
    let mut table = under("handbuch-early", Some(SHUT_IN));
    tap(&mut table, "c2");
    play(&mut table, "b4");
    assert_eq!(answers(&table, BLACK), [Answer::KingMove, Answer::Decline]);
    let mut later = read(&text(&table));
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!(
        man(&table, "b3").as_deref(),
        Some("wP"),
        "the move is taken back"
    );
    assert_eq!(task(&table), Some(Task::MoveKing));
    assert_eq!(table.view().turn, WHITE);

    tap(&mut later, "e8");
    assert_eq!(answers(&later, BLACK), [], "Black has touched a man");
    assert_eq!(later.plies(), 1);
    assert_eq!(answers(&read(&text(&later)), BLACK), []);
}

#[test]
fn handbuch_3_the_opponent_may_waive_the_penalty() {
    let mut table = under("handbuch-early", Some(SHUT_IN));
    tap(&mut table, "c2");
    answer(&mut table, BLACK, Answer::Decline);
    assert_eq!(answers(&table, BLACK), []);
    tap(&mut table, "c2");
    assert_eq!(
        answers(&table, BLACK),
        [],
        "the same touch is not asked about twice"
    );
    play(&mut table, "b4");
    assert_eq!(answers(&table, BLACK), []);
}

#[test]
fn handbuch_3_whoever_touches_another_man_is_held_to_the_first() {
    let mut table = under("handbuch-early", None);
    tap(&mut table, "b1");
    tap(&mut table, "e2");
    assert_eq!(answers(&table, BLACK), [Answer::Confirm, Answer::Decline]);
    assert_eq!(touch(&mut table, "d2"), Err(Refusal::Owed), "asked already");
    answer(&mut table, BLACK, Answer::Confirm);
    assert_eq!(task(&table), Some(Task::Move(square(&table, "b1"))));
    assert_eq!(touch(&mut table, "e2"), Err(Refusal::Owed));
    drag(&mut table, "b1", "a3");
    assert_eq!(answers(&table, BLACK), []);
}

#[test]
fn handbuch_3_playing_the_touched_man_after_all_ends_the_question() {
    let mut table = under("handbuch-early", None);
    tap(&mut table, "b1");
    tap(&mut table, "e2");
    drag(&mut table, "b1", "a3");
    assert_eq!(answers(&table, BLACK), []);
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn handbuch_3_a_waived_man_is_free_and_so_is_the_turn() {
    let mut table = under("handbuch-early", None);
    tap(&mut table, "b1");
    tap(&mut table, "e2");
    answer(&mut table, BLACK, Answer::Decline);
    assert_eq!(task(&table), None);
    drag(&mut table, "d2", "d4");
    assert_eq!(man(&table, "d4").as_deref(), Some("wP"));
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn handbuch_3_a_touched_man_of_the_opponent_is_captured_or_the_king_moves() {
    let mut table = under("handbuch-late", Some(TO_CAPTURE));
    tap(&mut table, "d5");
    assert_eq!(task(&table), Some(Task::Capture(square(&table, "d5"))));
    tap(&mut table, "e1");
    assert_eq!(answers(&table, BLACK), [Answer::Capture, Answer::Decline]);
    answer(&mut table, BLACK, Answer::Capture);
    assert_eq!(touch(&mut table, "e1"), Err(Refusal::Owed));
    tap(&mut table, "c3");
    assert_eq!(man(&table, "d5").as_deref(), Some("wN"));

    let mut table = under("handbuch-late", Some("4k3/8/8/r7/4P3/8/8/4K3 w - - 0 1"));
    tap(&mut table, "a5");
    assert_eq!(answers(&table, BLACK), [Answer::KingMove, Answer::Decline]);
}

#[test]
fn gustavus_6_the_touched_man_moves_or_the_king_if_the_opponent_asks_laws_example_6() {
    let mut table = under("gustavus", None);
    tap(&mut table, "b1");
    tap(&mut table, "e2");
    let only = [Answer::Confirm, Answer::Decline];
    assert_eq!(answers(&table, BLACK), only, "the king can't move");

    let mut table = under("gustavus", Some("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1"));
    tap(&mut table, "a2");
    tap(&mut table, "b2");
    let all = [Answer::Confirm, Answer::KingMove, Answer::Decline];
    assert_eq!(answers(&table, BLACK), all);
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!(task(&table), Some(Task::MoveKing));
    assert_eq!(law(&table).as_deref(), Some("gustavus:6"));
    drag(&mut table, "e1", "e2");
    assert_eq!(table.plies(), 1);
}

#[test]
fn gustavus_7_a_king_that_could_only_move_into_check_may_be_touched() {
    let mut table = under("gustavus", Some("4k3/8/8/8/8/1q6/8/K7 w - - 0 1"));
    // Stalemate stands on the board: the game is over before anything is touched.
    assert!(table.outcome().is_some());
    table = under("gustavus", Some("4k3/8/8/8/8/1q5P/8/K7 w - - 0 1"));
    tap(&mut table, "a1");
    assert_eq!((task(&table), answers(&table, BLACK)), (None, vec![]));
    play(&mut table, "h4");
}

#[test]
fn custom_where_the_app_insists_it_demands_the_penalty_itself() {
    let mut table = with(but("handbuch-early", "insists", "app"), Some(SHUT_IN));
    tap(&mut table, "c2");
    assert_eq!(task(&table), Some(Task::MoveKing));
    assert_eq!(answers(&table, BLACK), []);
    assert_eq!(law(&table).as_deref(), Some("custom:touched"));
}

#[test]
fn gustavus_7_a_king_s_move_for_a_man_of_the_opponent_stands_in_that_article() {
    let mut table = under("gustavus", Some("4k3/8/8/r7/4P3/8/8/4K3 w - - 0 1"));
    tap(&mut table, "a5");
    assert_eq!(answers(&table, BLACK), [Answer::KingMove, Answer::Decline]);
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!(task(&table), Some(Task::MoveKing));
    assert_eq!(law(&table).as_deref(), Some("gustavus:7"));
}

#[test]
fn handbuch_3_who_strays_from_a_second_man_may_be_held_to_it_or_to_the_king() {
    let strayed = || {
        let mut table = under("handbuch-early", Some(SHUT_IN));
        tap(&mut table, "c2");
        tap(&mut table, "b3");
        tap(&mut table, "d3");
        let all = [Answer::Confirm, Answer::KingMove, Answer::Decline];
        assert_eq!(answers(&table, BLACK), all);
        assert_eq!(answers(&read(&text(&table)), BLACK), all);
        table
    };
    let mut table = strayed();
    answer(&mut table, BLACK, Answer::Confirm);
    assert_eq!(task(&table), Some(Task::Move(square(&table, "b3"))));
    assert_eq!(touch(&mut table, "d3"), Err(Refusal::Owed));
    play(&mut table, "b4");
    assert_eq!(answers(&table, BLACK), [], "it was answered");

    let mut table = strayed();
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!(task(&table), Some(Task::MoveKing));

    let mut table = strayed();
    answer(&mut table, BLACK, Answer::Decline);
    assert_eq!(task(&table), None);
    play(&mut table, "d4");

    // Whoever plays what is owed after all can still be made to move the king for the first.
    let mut table = strayed();
    play(&mut table, "b4");
    assert_eq!(answers(&table, BLACK), [Answer::KingMove, Answer::Decline]);
    assert_same(&read(&text(&table)), &table);
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!((table.plies(), task(&table)), (0, Some(Task::MoveKing)));
}

#[test]
fn gustavus_7_another_man_after_one_to_capture_may_cost_the_king_s_move() {
    let mut table = under("gustavus", Some(TO_CAPTURE));
    tap(&mut table, "d5");
    tap(&mut table, "e1");
    let all = [Answer::Capture, Answer::KingMove, Answer::Decline];
    assert_eq!(answers(&table, BLACK), all);
    let prompt = table.view().prompts.remove(0);
    let pawn = prompt.touched.expect("the man that is owed");
    assert_eq!((pawn.square, pawn.man.seat), (square(&table, "d5"), BLACK));
    assert_eq!(prompt.law.as_deref(), Some("gustavus:7"));
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!(law(&table).as_deref(), Some("gustavus:7"));
    drag(&mut table, "e1", "e2");
    assert_eq!(table.plies(), 1);
}

#[test]
fn gustavus_7_a_demand_after_the_move_knows_what_it_is_about() {
    let mut table = under("gustavus", Some("4k3/8/8/r7/4P3/8/8/4K3 w - - 0 1"));
    tap(&mut table, "a5");
    play(&mut table, "e5");
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!((table.plies(), task(&table)), (0, Some(Task::MoveKing)));
    assert_eq!(law(&table).as_deref(), Some("gustavus:7"));
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn laws_section_3_the_king_s_move_takes_back_one_of_several_moves_in_a_row() {
    let start = Start {
        laws: super::super::laws("handbuch-early"),
        odds: vec![Odds::new(OddsKind::Pawn3, BLACK)],
        ..start("Anna", "Ben")
    };
    let mut table = Table::sit_down(start).expect("odds");
    play(&mut table, "e4");
    tap(&mut table, "a1");
    assert_eq!(answers(&table, BLACK), [Answer::KingMove, Answer::Decline]);
    play(&mut table, "d4");
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!((table.plies(), table.view().turn), (1, WHITE));
    assert_eq!(task(&table), Some(Task::MoveKing));
    drag(&mut table, "e1", "e2");
    assert_eq!((table.plies(), table.view().turn), (2, WHITE));
}

/// White's bishop is shut in, and the rook can mate.
const MATES: &str = "7k/5ppp/8/8/8/1P1P4/2B5/RN1K4 w - - 0 1";

#[test]
fn handbuch_3_a_mate_after_a_touch_ends_the_game_once_nobody_can_insist_any_more() {
    let mated = || {
        let mut table = under("handbuch-early", Some(MATES));
        tap(&mut table, "c2");
        play(&mut table, "Ra8");
        assert_eq!(table.view().entries[0].notation, "Ra8#");
        assert_eq!(end(&table), None, "Black may still insist");
        assert_eq!(answers(&table, BLACK), [Answer::KingMove, Answer::Decline]);
        table
    };
    let lost = ended("1-0", "checkmate", "");
    let mut table = mated();
    answer(&mut table, BLACK, Answer::Decline);
    assert_eq!(end(&table), lost);

    let mut table = mated();
    tap(&mut table, "h8");
    assert_eq!(end(&table), lost, "Black has touched a man");

    let mut table = mated();
    answer(&mut table, BLACK, Answer::KingMove);
    assert_eq!((table.plies(), task(&table)), (0, Some(Task::MoveKing)));
    assert_eq!(law(&table).as_deref(), Some("handbuch-early:3"));
    drag(&mut table, "d1", "d2");
    assert_eq!((table.plies(), end(&table)), (1, None));

    // Without the touch there is nothing to insist on.
    let mut table = under("handbuch-early", Some(MATES));
    play(&mut table, "Ra8");
    assert_eq!(end(&table), lost);
}

#[test]
fn gustavus_6_who_types_on_after_a_drawing_move_lets_it_stand() {
    let mut table = under("gustavus", Some("rn5k/pp6/8/8/8/8/8/4K3 w - - 0 1"));
    let round = "Kd1 Kg8 Ke1 Kh8";
    play(&mut table, &[round, round, "Kd1 Kg8 Ke1"].join(" "));
    tap(&mut table, "a8");
    play(&mut table, "Kh8");
    assert_eq!(end(&table), None, "White may still insist");
    assert_eq!(answers(&table, WHITE), [Answer::KingMove, Answer::Decline]);
    play(&mut table, "Kd2");
    assert_eq!(table.plies(), 12, "the game was over before it");
    assert_eq!(end(&table), ended("1/2-1/2", "series", "gustavus:23"));
}

#[test]
fn handbuch_3_and_6_a_full_count_after_a_touch_ends_the_game_once_nobody_can_insist_any_more() {
    let one_move = Laws {
        limit_plies: NonZeroU32::MIN,
        ..laws("handbuch-early")
    };
    let counted = || {
        let mut table = with(one_move.clone(), Some(SHUT_IN));
        table.apply(Intent::StartCount(BLACK)).expect("an ending");
        tap(&mut table, "c2");
        play(&mut table, "b4");
        assert_eq!(end(&table), None, "Black may still insist");
        table
    };
    let mut waived = counted();
    touch(&mut waived, "e8").expect("a touch");
    assert_eq!(end(&waived).map(|end| end.1), Some("count"));
    assert_eq!(marked(&waived, Mark::Selected), Vec::<String>::new());
    let mut insisted = counted();
    answer(&mut insisted, BLACK, Answer::KingMove);
    assert_eq!(task(&insisted), Some(Task::MoveKing));
}
