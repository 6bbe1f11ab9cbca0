//! Moves against the rules of the Handbuch: 000, §§ 4, 5 and 9.

use super::*;

#[test]
fn handbuch_4_the_opponent_lets_stand_takes_back_or_demands_the_king() {
    for preset in HANDBUCH {
        let mut table = under(preset, None);
        assert!(told(&drag(&mut table, "b1", "b5")));
        assert_eq!(asked(&table), open(&[Stand, TakeBack, KingMove]));
        let view = table.view();
        assert_eq!((view.turn, view.plies), (BLACK, 0));
        assert_eq!(
            position(&table),
            "rnbqkbnr/pppppppp/8/1N6/8/8/PPPPPPPP/R1BQKBNR b KQkq - 1 1"
        );
        assert_eq!(marked(&table, Mark::LastFrom), ["b1"]);
        assert_eq!(marked(&table, Mark::LastTo), ["b5"]);
        assert_eq!(end(&table), None);

        decide(&mut table, TakeBack);
        let view = table.view();
        assert_eq!((view.turn, view.plies), (WHITE, 0));
        assert_eq!(man(&table, "b1").as_deref(), Some("wN"));
        assert_eq!(prompts(&table), []);
        play(&mut table, "e4");
    }
}

#[test]
fn handbuch_4_a_move_let_stand_is_a_move_of_the_game() {
    for preset in HANDBUCH {
        let mut table = under(preset, None);
        drag(&mut table, "b1", "b5");
        let happened = decide(&mut table, Stand);
        assert!(matches!(happened[..], [Happening::Answered(_, Stand)]));
        assert_eq!(moves(&table), [("Nb1b5".to_owned(), true)]);
        play(&mut table, "e5 Nxc7+ Qxc7");
        assert_eq!(table.view().seats[1].captures.points_ahead, 2);
        assert_eq!(end(&table), None);
    }
}

#[test]
fn handbuch_4_touching_an_own_man_lets_the_move_stand() {
    for preset in HANDBUCH {
        let mut table = under(preset, None);
        drag(&mut table, "b1", "b5");
        // Neither an empty square nor an enemy man is touched by it.
        assert!(touch(&mut table, "e4").is_err());
        assert!(touch(&mut table, "e2").is_err());
        assert!(asked(&table).is_some());
        let happened = touch(&mut table, "e7").expect("an own man");
        assert_eq!(
            happened.last(),
            Some(&Happening::Lifted(square(&table, "e7")))
        );
        assert_eq!(table.view().plies, 1);
        assert_eq!(marked(&table, Mark::Move), ["e5", "e6"]);
        let_go(&mut table, "e5").expect("a move");
        assert_eq!(table.view().plies, 2);
        assert_eq!(end(&table), None);
    }
}

#[test]
fn handbuch_4_a_typed_reply_lets_the_move_stand_and_typing_makes_no_false_move() {
    let mut table = under("handbuch-late", None);
    let refused = table.apply(Intent::Type("b1b5".to_owned()));
    assert!(matches!(refused, Err(Refusal::Typed(_))));
    drag(&mut table, "b1", "b5");
    let before = table.view();
    let refused = table.apply(Intent::Type("e7e4".to_owned()));
    assert!(matches!(refused, Err(Refusal::Typed(_))));
    assert_eq!(table.view(), before, "a refused move decides nothing");
    play(&mut table, "cxb5".replace("cxb5", "c6").as_str());
    assert_eq!(
        moves(&table),
        [("Nb1b5".to_owned(), true), ("c6".to_owned(), false)]
    );
    assert_eq!(end(&table), None);
}

#[test]
fn handbuch_4_the_king_must_move_and_not_castle() {
    for preset in HANDBUCH {
        let mut table = under(preset, Some("4k3/8/8/8/8/8/P7/4K2R w K - 0 1"));
        drag(&mut table, "a2", "b4");
        decide(&mut table, KingMove);
        assert_eq!(table.view().turn, WHITE);
        let law = format!("{preset}:4");
        assert_eq!(duty(&table), Some((Task::MoveKing, law)));
        assert_eq!(must(&table), ["e1"]);
        assert_eq!(
            targets(&mut table, "e1"),
            ["d1", "d2", "e2", "f1", "f2"],
            "not g1"
        );
        drag(&mut table, "e1", "e2");
        assert_eq!(moves(&table), [("Ke2".to_owned(), false)]);
        // It was a penalty for this turn only.
        play(&mut table, "Kd7 a3");
        assert_eq!(end(&table), None);
    }
}

#[test]
fn handbuch_4_without_a_king_s_move_the_turn_is_free_again() {
    let mut table = under("handbuch-late", None);
    drag(&mut table, "b1", "b5");
    decide(&mut table, KingMove);
    assert_eq!(duty(&table), None);
    assert_eq!(targets(&mut table, "e2"), ["e3", "e4"]);
}

#[test]
fn handbuch_5_a_king_left_in_check_blocks_the_board() {
    for preset in HANDBUCH {
        let mut table = under(preset, Some("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1"));
        drag(&mut table, "a2", "b3");
        assert_eq!(asked(&table), blocking(&[TakeBack, KingMove]));
        assert_eq!(board(&table), "4r1k1/8/8/8/8/1P6/8/4K3");
        assert_eq!(marked(&table, Mark::Check), ["e1"]);
        assert_eq!(touch(&mut table, "e8"), Err(Refusal::AnswerFirst));
        let refused = table.apply(Intent::Type("Kg7".to_owned()));
        assert_eq!(refused, Err(Refusal::AnswerFirst));
        assert_eq!(
            answer(&mut table, BLACK, IllegalMove, Stand),
            Err(Refusal::NoSuchAnswer)
        );
        assert_eq!(end(&table), None);
        decide(&mut table, TakeBack);
        play(&mut table, "Kf1");
    }
}

#[test]
fn handbuch_5_a_false_move_may_be_what_answers_the_check() {
    let mut table = under("handbuch-early", Some("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1"));
    drag(&mut table, "a2", "e2");
    assert_eq!(asked(&table), open(&[Stand, TakeBack, KingMove]));
    decide(&mut table, Stand);
    assert_eq!(marked(&table, Mark::Check), [""; 0]);
    play(&mut table, "Rxe2+");
}

#[test]
fn handbuch_4_neither_own_men_nor_kings_nor_a_pawn_s_first_rank() {
    let mut table = under("handbuch-late", Some("4k3/8/8/8/8/8/4P3/K7 w - - 0 1"));
    for to in ["e1", "a1", "e8", "d1"] {
        assert_eq!(
            drag(&mut table, "e2", to).last(),
            Some(&Happening::PutBack),
            "{to}"
        );
    }
    touch(&mut table, "e2").expect("an own man");
    assert_eq!(
        table.apply(Intent::LetGo(None)),
        Ok(vec![Happening::PutBack])
    );
    touch(&mut table, "e2").expect("an own man");
    assert_eq!(table.apply(Intent::Cancel), Ok(vec![Happening::PutBack]));
    assert_eq!(asked(&table), None);
    assert!(told(&drag(&mut table, "e2", "e5")));
}

#[test]
fn handbuch_4_by_taps_and_keys_as_by_drag() {
    let mut table = under("handbuch-early", None);
    tap(&mut table, "b1");
    // On its own square it is put down.
    tap(&mut table, "b1");
    assert_eq!(marked(&table, Mark::Selected), [""; 0]);
    tap(&mut table, "b1");
    assert!(told(&tap(&mut table, "g5")));
    assert_eq!(asked(&table), open(&[Stand, TakeBack, KingMove]));
    assert_eq!(moves(&table), []);
    assert_eq!(end(&table), None);
}

#[test]
fn handbuch_4_rights_to_castle_go_as_if_the_move_were_legal() {
    let mut table = under("handbuch-late", None);
    drag(&mut table, "a1", "a3");
    decide(&mut table, Stand);
    assert_eq!(
        position(&table),
        "rnbqkbnr/pppppppp/8/8/8/R7/PPPPPPPP/1NBQKBNR b Kkq - 1 1"
    );
    assert_eq!(end(&table), None);
}

#[test]
fn handbuch_4_castling_against_the_rules_moves_the_rook_too() {
    let mut table = under("handbuch-early", Some("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1"));
    drag(&mut table, "e1", "g1");
    assert_eq!(asked(&table), open(&[Stand, TakeBack, KingMove]));
    assert_eq!(board(&table), "4r1k1/8/8/8/8/8/8/5RK1");
    decide(&mut table, Stand);
    assert_eq!(moves(&table), [("O-O".to_owned(), true)]);
    assert_eq!(end(&table), None);
}

#[test]
fn handbuch_9_a_pawn_dropped_on_the_last_rank_is_promoted() {
    for by_drag in [true, false] {
        let mut table = under("handbuch-late", None);
        let happened = if by_drag {
            drag(&mut table, "a2", "b8")
        } else {
            tap(&mut table, "a2");
            touch(&mut table, "b8").expect("a square to drop it on")
        };
        assert_eq!(happened.last(), Some(&Happening::PromotionAsked));
        let promotion = table.view().promotion.expect("the question");
        assert_eq!(promotion.choices.len(), 4);
        let knight = promotion.choices[3];
        let happened = table.apply(Intent::Choose(knight)).expect("a choice");
        assert!(told(&happened));
        assert_eq!(board(&table), "rNbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR");
        assert_eq!(end(&table), None);
        decide(&mut table, Stand);
        assert_eq!(moves(&table), [("a2xb8=N".to_owned(), true)]);
        assert_eq!(end(&table), None);
    }
}

#[test]
fn handbuch_9_the_hand_that_chooses_may_put_the_pawn_back() {
    let mut table = under("handbuch-late", None);
    drag(&mut table, "a2", "b8");
    assert_eq!(table.apply(Intent::Cancel), Ok(vec![Happening::PutBack]));
    assert_eq!(asked(&table), None);
    touch(&mut table, "a2").expect("an own man");
    let (b8, b3) = (square(&table, "b8"), square(&table, "b3"));
    assert_eq!(
        table.apply(Intent::AskChoice(b3)),
        Err(Refusal::NoSuchChoice)
    );
    let asks = table.apply(Intent::AskChoice(b8));
    assert_eq!(asks, Ok(vec![Happening::PromotionAsked]));
}

#[test]
fn handbuch_4_a_false_move_mates_once_it_stands() {
    let mut table = under("handbuch-late", Some("6k1/5ppp/8/8/8/8/1R6/4K3 w - - 0 1"));
    drag(&mut table, "b2", "a8");
    assert_eq!(table.outcome(), None);
    decide(&mut table, Stand);
    assert_eq!(end(&table), ended("1-0", "checkmate", ""));
    // By a touch, too; nothing is lifted then.
    let mut table = under("handbuch-late", Some("6k1/5ppp/8/8/8/8/1R6/4K3 w - - 0 1"));
    drag(&mut table, "b2", "a8");
    let happened = touch(&mut table, "g8").expect("an own man");
    assert!(matches!(happened.last(), Some(Happening::Ended(_))));
    assert_eq!(end(&table), ended("1-0", "checkmate", ""));
}

#[test]
fn handbuch_4_a_move_let_stand_is_taken_back_by_agreement() {
    let mut table = under("handbuch-late", None);
    drag(&mut table, "b1", "b5");
    decide(&mut table, Stand);
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept).expect("an answer");
    assert_eq!(moves(&table), []);
    assert_eq!(prompts(&table), [], "what was answered is not asked again");
    assert_eq!(man(&table, "b1").as_deref(), Some("wN"));
    assert_eq!(end(&table), None);
    play(&mut table, "e4");
}

#[test]
fn handbuch_4_until_it_is_decided_nothing_else_is_asked_or_claimed() {
    let mut table = under("handbuch-late", None);
    play(
        &mut table,
        "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
    );
    assert_ne!(claims(&table), [[], []]);
    drag(&mut table, "b1", "b5");
    assert_eq!(claims(&table), [[], []]);
    for seat in [WHITE, BLACK] {
        for intent in [
            Intent::OfferDraw(seat),
            Intent::AskTakeBack(seat),
            Intent::StartCount(seat),
            Intent::Claim(rochade_table::Claim::Series, seat),
        ] {
            assert_eq!(table.apply(intent), Err(Refusal::AnswerFirst));
        }
        let view = table.view();
        let seat = view.seat(seat).expect("a seat");
        assert!(!seat.can_offer_draw && !seat.can_ask_take_back && !seat.can_start_count);
        assert!(seat.can_resign);
    }
    // What stood before may be claimed again by the one who is to move again, and by nobody else.
    decide(&mut table, TakeBack);
    assert_eq!(claims(&table), [vec![rochade_table::Claim::Series], vec![]]);
}

#[test]
fn handbuch_4_a_false_move_declines_what_was_asked_and_the_mover_s_offer_stands() {
    let mut table = under("handbuch-late", None);
    play(&mut table, "e4 e5");
    table.apply(Intent::AskTakeBack(BLACK)).expect("a request");
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    drag(&mut table, "b1", "b5");
    assert_eq!(
        prompts(&table),
        [(IllegalMove, BLACK), (PromptKind::DrawOffer, BLACK)]
    );
    decide(&mut table, TakeBack);
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    drag(&mut table, "b1", "b5");
    decide(&mut table, Stand);
    assert!(table.view().entries[2].offer);
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    drag(&mut table, "b8", "b3");
    assert_eq!(prompts(&table), [(IllegalMove, WHITE)]);
    assert_eq!(end(&table), None);
}

#[test]
fn handbuch_4_who_ends_the_game_before_it_is_decided_ends_it_before_the_move() {
    let mut table = under("handbuch-late", None);
    drag(&mut table, "b1", "b5");
    table.apply(Intent::Resign(BLACK)).expect("a question");
    answer(&mut table, BLACK, PromptKind::Resign, Answer::Confirm).expect("an answer");
    assert_eq!(end(&table), ended("1-0", "resignation", "handbuch-late:6"));
    assert_eq!(man(&table, "b1").as_deref(), Some("wN"));
    assert_eq!(moves(&table), []);
}

#[test]
fn handbuch_4_earlier_moments_are_shown_while_it_is_decided() {
    let mut table = under("handbuch-late", None);
    play(&mut table, "e4 e5");
    drag(&mut table, "b1", "b5");
    table.apply(Intent::Review(Review::Back)).expect("a moment");
    assert_eq!(man(&table, "b5"), None);
    assert_eq!(marked(&table, Mark::LastTo), ["e4"]);
    assert_eq!(touch(&mut table, "d7"), Err(Refusal::Reviewing));
    table.apply(Intent::Review(Review::Last)).expect("a moment");
    assert_eq!(marked(&table, Mark::LastTo), ["b5"]);
    assert_eq!(table.positions(9).len(), 3);
}
