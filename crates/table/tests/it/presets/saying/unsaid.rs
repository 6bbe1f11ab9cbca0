//! Checks that nobody has said (001, art. 18 and 19).

use rochade_table::Control;

use super::*;

/// Each seat's buttons for pointing out and noticing.
fn buttons(table: &Table) -> Vec<(bool, bool)> {
    let seats = table.view().seats.into_iter();
    seats
        .map(|seat| (seat.can_point_out, seat.can_notice))
        .collect()
}

/// White has given a check on a8 and not said it; then these moves.
fn unsaid(moves: &str) -> Table {
    let mut table = under("gustavus", Some(ROOK));
    play(&mut table, &format!("Ra8 {moves}"));
    table
}

#[test]
fn gustavus_18_a_check_that_was_not_said_is_silent_and_may_be_ignored() {
    let mut table = under("gustavus", Some(ROOK));
    let happened = drag(&mut table, "a1", "a8");
    let checks = happened.iter().filter_map(|happening| match happening {
        Happening::Moved(deed) => Some(deed.check),
        _ => None,
    });
    assert!(checks.eq([rochade_table::Check::None]));
    assert!(marked(&table, Mark::Check).is_empty());
    assert_eq!(written(&table), ["Ra8"]);
    play(&mut table, "h6 h3 f5");
    assert!(
        refused(&mut table, "Rxg8"),
        "an ignored king can't be taken"
    );
    assert!(prompts(&table).is_empty(), "it is no illegal move");
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_18_the_king_may_castle_out_of_it_but_not_into_another() {
    let castling = "4k3/8/8/8/r7/8/8/4K2R b K - 0 1";
    let mut table = under("gustavus", Some(castling));
    play(&mut table, "Re4");
    assert!(refused(&mut table, "Ke2"), "that square is attacked");
    play(&mut table, "O-O");
    assert_eq!(point_out(&mut table, BLACK), Err(Refusal::NoUnsaidCheck));
    let mut table = under("gustavus", Some(castling));
    say_check(&mut table, "Re4");
    assert!(refused(&mut table, "O-O"));
    play(&mut table, "Kf2");
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_18_once_it_is_pointed_out_the_moves_since_are_taken_back() {
    for (moves, plies) in [("", 0), ("h6", 1), ("h6 h3", 2), ("h6 h3 f5", 3)] {
        let mut table = unsaid(moves);
        let happened = point_out(&mut table, WHITE);
        assert_eq!(happened, remarked(Remark::PointedOut, WHITE, plies));
        assert_eq!(position(&table), position(&unsaid("")));
        assert_eq!(written(&table), ["Ra8+"]);
        assert!(table.view().entries[0].check_said);
        assert_eq!(marked(&table, Mark::Check), ["g8"]);
        assert!(refused(&mut table, "h6"), "the king must be protected");
        let again = point_out(&mut table, WHITE);
        assert_eq!(again, Err(Refusal::NoUnsaidCheck));
        play(&mut table, "Kg7");
        assert_eq!(end(&table), None);
    }
}

#[test]
fn gustavus_18_the_king_is_protected_by_free_choice_whatever_was_in_hand() {
    let mut table = unsaid("");
    table.apply(Intent::SayCheck(BLACK)).expect("the word");
    tap(&mut table, "h7");
    assert_eq!(marked(&table, Mark::Selected), ["h7"]);
    point_out(&mut table, WHITE).expect("an unsaid check");
    assert!(marked(&table, Mark::Selected).is_empty());
    assert!(!table.view().seats[1].says_check, "the turn begins anew");
    assert!(drag(&mut table, "g8", "g7").len() > 1);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_18_it_is_pointed_out_by_the_side_that_gave_it_as_long_as_it_stands() {
    let nothing = Err(Refusal::NoUnsaidCheck);
    for (moves, seat) in [
        // Black's own king is the one in check, and White's in none.
        ("", BLACK),
        ("h6", BLACK),
        // Answered by chance.
        ("Kg7", WHITE),
        ("h6 h3 Kg7", WHITE),
        // White has gone away.
        ("h6 Ra1", WHITE),
    ] {
        let mut table = unsaid(moves);
        assert_eq!(point_out(&mut table, seat), nothing, "{moves}");
    }
    // Another check, of the rook on another square: the first one stands no more.
    let mut table = unsaid("h6 Rb8 f5");
    let happened = point_out(&mut table, WHITE);
    assert_eq!(happened, remarked(Remark::PointedOut, WHITE, 1));
    assert_eq!(written(&table), ["Ra8", "h6", "Rb8+"]);
    assert_eq!(end(&table), None);
    // What was said needs no pointing out.
    let mut table = under("gustavus", Some(ROOK));
    say_check(&mut table, "Ra8");
    assert_eq!(point_out(&mut table, WHITE), nothing);
    assert_eq!(notice(&mut table, BLACK), nothing);
}

#[test]
fn gustavus_18_the_word_with_a_later_move_counts_from_there() {
    let mut table = unsaid("h6");
    say_check(&mut table, "h3");
    assert_eq!(written(&table), ["Ra8", "h6", "h3+"]);
    assert_eq!(marked(&table, Mark::Check), ["g8"]);
    assert!(refused(&mut table, "f5"));
    play(&mut table, "Kg7");
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_19_who_has_overlooked_it_may_take_the_last_move_back() {
    for (moves, plies) in [("h6", 1), ("h6 h3", 2)] {
        let mut table = unsaid(moves);
        let happened = notice(&mut table, BLACK);
        assert_eq!(happened, remarked(Remark::Noticed, BLACK, plies));
        assert_eq!(position(&table), position(&unsaid("")));
        assert!(!table.view().entries[0].check_said, "nobody has said it");
        assert_eq!(marked(&table, Mark::Check), ["g8"]);
        assert!(refused(&mut table, "h6"), "the king must be protected");
        play(&mut table, "Kg7");
        assert_eq!(end(&table), None);
    }
    // Who has noticed it at once has overlooked nothing: it counts as said.
    let mut table = unsaid("");
    assert_eq!(
        notice(&mut table, BLACK),
        remarked(Remark::Noticed, BLACK, 0)
    );
    assert!(refused(&mut table, "h6"));
    assert_eq!(notice(&mut table, WHITE), Err(Refusal::NoUnsaidCheck));
}

#[test]
fn gustavus_19_after_more_moves_the_king_must_be_protected_now() {
    let mut table = unsaid("h6 h3 f5");
    let before = position(&table);
    let refusal = Refusal::MoreMovesPassed;
    assert_eq!(table.law_against(&refusal).as_deref(), Some("gustavus:19"));
    assert_eq!(notice(&mut table, BLACK), Err(refusal));
    assert_eq!(position(&table), before);
    play(&mut table, "g3");
    assert_eq!(
        notice(&mut table, BLACK),
        remarked(Remark::Noticed, BLACK, 0)
    );
    assert_eq!(table.plies(), 5, "nothing is taken back");
    assert_eq!(marked(&table, Mark::Check), ["g8"]);
    assert_eq!(written(&table)[4], "g3+");
    assert!(refused(&mut table, "f4"), "the king must be protected");
    play(&mut table, "Kh7");
    assert_eq!(end(&table), None);
}

#[test]
fn laws_section_5_buttons_do_not_tell_whether_there_is_such_a_check() {
    let mut table = under("gustavus", None);
    assert_eq!(buttons(&table), [(false, false); 2]);
    play(&mut table, "e4");
    assert_eq!(buttons(&table), [(true, false), (false, true)]);
    play(&mut table, "e5");
    assert_eq!(buttons(&table), [(true, true); 2]);
    let before = table.view();
    for seat in [WHITE, BLACK] {
        assert_eq!(point_out(&mut table, seat), Err(Refusal::NoUnsaidCheck));
        assert_eq!(notice(&mut table, seat), Err(Refusal::NoUnsaidCheck));
    }
    assert_eq!(table.view(), before);
    assert_eq!(buttons(&unsaid("h6")), [(true, true); 2]);
}

#[test]
fn laws_section_5_a_position_with_an_overlooked_check_is_read_again() {
    let table = unsaid("h6");
    let fen = position(&table);
    assert_eq!(position(&under("gustavus", Some(&fen))), fen);
    assert!(!is_chess(&fen));
    // En passant, by which the check would not be answered, is no capture for those who read the
    // position.
    let mut table = under("gustavus", Some("8/8/7k/8/4p3/8/3P4/2B1K3 w - - 0 1"));
    play(&mut table, "d4");
    let fen = position(&table);
    assert_eq!(position(&under("gustavus", Some(&fen))), fen);
    play(&mut table, "exd3");
    point_out(&mut table, WHITE).expect("an unsaid check");
    assert_eq!(position(&table), fen);
    assert!(refused(&mut table, "exd3"));
    assert_eq!(end(&table), None);
}

#[test]
fn laws_section_3_an_agreed_take_back_leaves_the_check_as_it_was_said() {
    let table = || with(but("gustavus", "take-back", "agreement"), Some(ROOK));
    let take_back = |table: &mut Table, by: Seat, of: Seat| {
        table.apply(Intent::AskTakeBack(by)).expect("a request");
        answer(table, of, PromptKind::TakeBack, Answer::Accept).expect("yes");
    };
    // Pointed out, answered, and the answer taken back: it still has to be answered.
    let mut said = table();
    play(&mut said, "Ra8");
    point_out(&mut said, WHITE).expect("an unsaid check");
    play(&mut said, "Kg7");
    take_back(&mut said, BLACK, WHITE);
    assert_eq!(marked(&said, Mark::Check), ["g8"]);
    assert!(refused(&mut said, "h6"));
    // The check taken back and given again: nobody has said that one.
    take_back(&mut said, WHITE, BLACK);
    play(&mut said, "Ra8 h6");
    assert_eq!(written(&said), ["Ra8", "h6"]);
    assert_eq!(end(&said), None);
    // The word that was set for the next move is gone with the move before it.
    let mut set = table();
    play(&mut set, "Ra8 Kg7");
    set.apply(Intent::SayCheck(WHITE)).expect("the word");
    take_back(&mut set, WHITE, BLACK);
    assert!(!set.view().seats[0].says_check);
    assert_eq!(end(&set), None);
}

#[test]
fn laws_section_5_the_clock_goes_on_with_the_turn_that_comes_back() {
    let mut start = unsaid("").record().start.clone();
    start.controls = Some(vec![Control::from_minutes("5").expect("a control"); 2]);
    let mut table = Table::sit_down(start).expect("a game");
    let running = |table: &Table| {
        let faces = table.view().clock.expect("clocks").faces;
        faces
            .into_iter()
            .find(|face| face.running)
            .map(|face| face.seat)
    };
    table.tell_time(0);
    for (now, text) in [(1_000, "Ra8"), (2_000, "h6")] {
        table.tell_time(now);
        play(&mut table, text);
    }
    assert_eq!(running(&table), Some(WHITE));
    point_out(&mut table, WHITE).expect("an unsaid check");
    assert_eq!(running(&table), Some(BLACK));
    play(&mut table, "Kg7");
    assert_eq!(running(&table), Some(WHITE));
}

#[test]
fn gustavus_18_and_29_a_game_with_a_check_that_is_forgotten_goes_on_to_its_mate() {
    // Legal's mate; but White forgets the word, and Black overlooks the check.
    let mut table = under("gustavus", None);
    play(&mut table, "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7");
    assert!(marked(&table, Mark::Check).is_empty());
    play(&mut table, "Nf6");
    assert_eq!(end(&table), None);
    let happened = point_out(&mut table, WHITE);
    assert_eq!(happened, remarked(Remark::PointedOut, WHITE, 1));
    assert_eq!(marked(&table, Mark::Check), ["e8"]);
    play(&mut table, "Ke7");
    say_check(&mut table, "Nd5");
    assert_eq!(end(&table), ended("1-0", "checkmate", ""));
    assert_eq!(written(&table)[10..], ["Bxf7+", "Ke7", "Nd5#"]);
}
