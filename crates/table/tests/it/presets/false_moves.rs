//! Moves against the rules (laws.md, section 4): 000, §§ 4, 5 and 9; 001, art. 7 and 15.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Control, Event, Happening, Intent, Laws, Mark, Press, PromptKind, Refusal, Review,
    Seat, Start, Table,
};

use super::{but, claims, end, ended, laws, under, with};
use crate::saved_games::{assert_same, read, text};
use crate::table::{
    answer, drag, let_go, man, marked, play, position, prompts, question, square, start, tap, touch,
};

use Answer::{Capture, KingMove, Stand, TakeBack};
use PromptKind::IllegalMove;

const HANDBUCH: [&str; 2] = ["handbuch-early", "handbuch-late"];

/// What the opponent can answer to the move against the rules, and whether the board waits for it.
fn asked(table: &Table) -> Option<(Vec<Answer>, bool)> {
    let prompts = table.view().prompts;
    let prompt = prompts
        .iter()
        .find(|prompt| prompt.question.kind == IllegalMove)?;
    assert_ne!(prompt.question.of, prompt.question.by);
    assert_eq!(prompt.question.of, table.view().turn);
    Some((prompt.answers.clone(), prompt.blocks))
}

/// The answers, where the opponent may also just play on.
fn open(answers: &[Answer]) -> Option<(Vec<Answer>, bool)> {
    Some((answers.to_vec(), false))
}

/// The answers, where the game can't go on with the move.
fn blocking(answers: &[Answer]) -> Option<(Vec<Answer>, bool)> {
    Some((answers.to_vec(), true))
}

/// The opponent decides.
fn decide(table: &mut Table, verdict: Answer) -> Vec<Happening> {
    let of = table.view().turn;
    let happened = answer(table, of, IllegalMove, verdict).expect("one of the answers");
    assert_same(&read(&text(table)), table);
    happened
}

/// The squares to which the man on a square can go; it is put back.
fn targets(table: &mut Table, from: &str) -> Vec<String> {
    touch(table, from).expect("an own man");
    let mut targets = marked(table, Mark::Move);
    targets.extend(marked(table, Mark::Capture));
    targets.sort();
    table.apply(Intent::Cancel).expect("a man in hand");
    targets
}

/// The board, without the rest of the position.
fn board(table: &Table) -> String {
    let position = position(table);
    position.split(' ').next().unwrap_or_default().to_owned()
}

/// The notation of the moves that stand, and whether each was against the rules.
fn moves(table: &Table) -> Vec<(String, bool)> {
    let view = table.view();
    let entries = view.entries.iter();
    entries
        .map(|entry| (entry.notation.clone(), entry.illegal))
        .collect()
}

fn told(happened: &[Happening]) -> bool {
    matches!(happened, [.., Happening::Misplayed(_), Happening::Asked(_)])
}

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
        assert_eq!(targets(&mut table, "h1"), [""; 0]);
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
    assert_eq!(targets(&mut table, "e2"), ["e3", "e4"]);
    play(&mut table, "Nc3");
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
    let nothing = [Happening::Lifted(square(&table, "e2")), Happening::PutBack];
    for to in ["e1", "a1", "e8", "d1"] {
        assert_eq!(drag(&mut table, "e2", to), nothing, "{to}");
    }
    touch(&mut table, "e2").expect("an own man");
    assert_eq!(
        table.apply(Intent::LetGo(None)),
        Ok(vec![Happening::PutBack])
    );
    touch(&mut table, "e2").expect("an own man");
    assert_eq!(table.apply(Intent::Cancel), Ok(vec![Happening::PutBack]));
    assert_eq!(table.record().events, []);
    assert!(told(&drag(&mut table, "e2", "e5")));
}

#[test]
fn handbuch_4_by_taps_and_keys_as_by_drag() {
    let mut table = under("handbuch-early", None);
    tap(&mut table, "b1");
    // On its own square it is put down, on another own man that one is taken.
    tap(&mut table, "b1");
    tap(&mut table, "b1");
    tap(&mut table, "g1");
    assert_eq!(marked(&table, Mark::Selected), ["g1"]);
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
    assert_eq!(table.record().events, []);
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

#[test]
fn gustavus_7_the_opponent_lets_stand_or_demands_the_king() {
    let mut table = under("gustavus", None);
    drag(&mut table, "b1", "b5");
    assert_eq!(asked(&table), open(&[Stand, KingMove]));
    decide(&mut table, Stand);
    assert_eq!(moves(&table), [("Nb1b5".to_owned(), true)]);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_7_the_man_dropped_on_is_captured_by_one_that_can() {
    let position = Some("4k3/8/8/4p3/8/2B5/8/1N2K3 w - - 0 1");
    let mut table = under("gustavus", position);
    drag(&mut table, "b1", "e5");
    assert_eq!(asked(&table), open(&[Stand, Capture, KingMove]));
    decide(&mut table, Capture);
    assert_eq!(targets(&mut table, "b1"), [""; 0]);
    assert_eq!(targets(&mut table, "c3"), ["e5"]);
    assert_eq!(targets(&mut table, "e1"), [""; 0]);
    drag(&mut table, "c3", "e5");
    assert_eq!(moves(&table), [("Bxe5".to_owned(), false)]);
    assert_eq!(end(&table), None);
    // The Handbuch knows no such demand.
    let mut table = under("handbuch-late", position);
    drag(&mut table, "b1", "e5");
    assert_eq!(asked(&table), open(&[Stand, TakeBack, KingMove]));
}

#[test]
fn gustavus_7_what_no_man_can_capture_is_not_demanded() {
    let mut table = under("gustavus", Some("4k3/8/8/4p3/8/8/8/1N2K3 w - - 0 1"));
    drag(&mut table, "b1", "e5");
    assert_eq!(asked(&table), open(&[Stand, KingMove]));
}

#[test]
fn gustavus_7_what_is_owed_may_be_dropped_falsely_and_what_only_the_duty_forbids_is_put_back() {
    let mut table = under("gustavus", Some("4k3/8/8/4p3/8/2B5/8/1N2K3 w - - 0 1"));
    drag(&mut table, "b1", "e5");
    decide(&mut table, Capture);
    let events = table.record().events.len();
    assert_eq!(
        drag(&mut table, "c3", "d4").last(),
        Some(&Happening::PutBack)
    );
    assert_eq!(
        drag(&mut table, "b1", "a3").last(),
        Some(&Happening::PutBack)
    );
    let played = |event: &Event| matches!(event, Event::Misplayed(_) | Event::Played(_));
    assert!(!table.record().events[events..].iter().any(played));
    assert!(told(&drag(&mut table, "c3", "c4")));
    assert_eq!(asked(&table), open(&[Stand, KingMove]));
    decide(&mut table, KingMove);
    assert_eq!(targets(&mut table, "c3"), [""; 0], "the king is owed now");
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_15_wrong_castling_stands_or_is_redone_with_king_or_rook() {
    // Without the right to it.
    let position = Some("4k3/8/8/8/8/8/P7/4K2R w - - 0 1");
    let mut table = under("gustavus", position);
    drag(&mut table, "e1", "g1");
    assert_eq!(asked(&table), open(&[Stand, TakeBack]));
    assert_eq!(board(&table), "4k3/8/8/8/8/8/P7/5RK1");
    decide(&mut table, TakeBack);
    assert_eq!(targets(&mut table, "a2"), [""; 0]);
    assert_eq!(targets(&mut table, "e1").len(), 5);
    assert_eq!(targets(&mut table, "h1").len(), 9);
    drag(&mut table, "h1", "g1");
    assert_eq!(moves(&table), [("Rg1".to_owned(), false)]);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_15_castling_on_the_other_wing_is_no_way_to_redo_it() {
    // On the king's wing the rook on f8 attacks f1.
    let mut table = under("gustavus", Some("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    drag(&mut table, "e1", "g1");
    decide(&mut table, TakeBack);
    assert_eq!(targets(&mut table, "e1"), ["d1", "d2", "e2"]);
    assert_eq!(targets(&mut table, "a1"), [""; 0]);
}

#[test]
fn gustavus_15_castling_into_check_can_t_stand() {
    let mut table = under("gustavus", Some("6rk/8/8/8/8/8/8/4K2R w K - 0 1"));
    drag(&mut table, "e1", "g1");
    assert_eq!(asked(&table), blocking(&[TakeBack]));
    decide(&mut table, TakeBack);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_7_a_king_left_in_check_leaves_the_king_s_move() {
    let mut table = under("gustavus", Some("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1"));
    drag(&mut table, "a2", "b3");
    assert_eq!(asked(&table), blocking(&[KingMove]));
    decide(&mut table, KingMove);
    assert_eq!(targets(&mut table, "a2"), [""; 0]);
    assert_eq!(end(&table), None);
}

#[test]
fn other_presets_know_no_false_moves() {
    for preset in ["modern", "club", "leaflet"] {
        let mut table = under(preset, None);
        drag(&mut table, "b1", "b5");
        let _ = table.apply(Intent::Cancel);
        tap(&mut table, "b1");
        tap(&mut table, "b5");
        drag(&mut table, "a2", "b8");
        assert_eq!(table.view().promotion, None, "{preset}");
        let b8 = square(&table, "b8");
        touch(&mut table, "b2").expect("an own man");
        assert!(table.apply(Intent::AskChoice(b8)).is_err());
        assert_eq!((table.plies(), table.view().turn), (0, WHITE));
        let mut record = table.record().clone();
        let made = table.record().events.len();
        let step = rochade_table::Step::new(square(&table, "b1"), square(&table, "b5"), None);
        record.events.push(Event::Misplayed(step));
        assert!(Table::replay(&record).is_err(), "{preset}");
        assert_eq!(table.record().events.len(), made);
    }
}

#[test]
fn custom_laws_may_know_false_moves_alone() {
    let mut table = with(but("modern", "illegal-move", "stand-back-or-king"), None);
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    drag(&mut table, "b1", "b5");
    assert_eq!(prompts(&table), [(IllegalMove, BLACK)]);
    decide(&mut table, TakeBack);
    assert!(table.view().seats[0].has_offered_draw);
    drag(&mut table, "b1", "b5");
    decide(&mut table, Stand);
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    assert_eq!(end(&table), None);
}

/// A game with a minute for each player and five seconds a move.
fn timed(laws: Laws, press: Press) -> Table {
    let control = Control::from_seconds("60+5").expect("a control");
    let mut table = Table::sit_down(Start {
        laws,
        controls: Some(vec![control.clone(), control]),
        press,
        ..start("Anna", "Ben")
    })
    .expect("a game");
    table.tell_time(0);
    table.apply(Intent::PressClock(BLACK)).expect("it starts");
    table
}

/// What each seat has left, and whose clock runs.
fn clocks(table: &Table) -> (Vec<u32>, Option<Seat>) {
    let faces = table.clock_view().expect("clocks").faces;
    let running = faces.iter().find(|face| face.running);
    (
        faces.iter().map(|face| face.left / 1000).collect(),
        running.map(|face| face.seat),
    )
}

#[test]
fn laws_section_4_the_opponent_s_clock_runs_while_he_decides() {
    let mut table = timed(laws("handbuch-late"), Press::Auto);
    table.tell_time(10_000);
    drag(&mut table, "b1", "b5");
    assert_eq!(clocks(&table), (vec![55, 60], Some(BLACK)));
    table.tell_time(13_000);
    decide_timed(&mut table, TakeBack);
    assert_eq!(clocks(&table), (vec![55, 57], Some(WHITE)));
    drag(&mut table, "b1", "b5");
    table.tell_time(20_000);
    decide_timed(&mut table, Stand);
    assert_eq!(clocks(&table), (vec![60, 50], Some(BLACK)));
    assert_eq!(table.view().entries[0].time_left, Some(60_000));
}

#[test]
fn laws_section_4_a_press_by_hand_belongs_to_the_move_that_is_decided_on() {
    let mut table = timed(laws("handbuch-late"), Press::Hand);
    play(&mut table, "e4");
    table.apply(Intent::PressClock(WHITE)).expect("a press");
    table.tell_time(10_000);
    drag(&mut table, "b8", "b4");
    assert_eq!(table.view().awaited(), Some(BLACK));
    assert_eq!(clocks(&table).1, Some(BLACK));
    let before = table.view().entries[0].time_left;
    table.tell_time(12_000);
    table.apply(Intent::PressClock(BLACK)).expect("a press");
    assert_eq!(table.view().entries[0].time_left, before);
    assert_eq!(clocks(&table).1, Some(WHITE));
    decide_timed(&mut table, Stand);
    assert_eq!(table.view().entries[1].time_left, Some(53_000));
    // Taken back before the press, it is the same turn still.
    drag(&mut table, "b1", "b5");
    decide_timed(&mut table, TakeBack);
    assert_eq!(
        (table.view().awaited(), clocks(&table).1),
        (None, Some(WHITE))
    );
    // A reply is the press, too.
    drag(&mut table, "b1", "b5");
    play(&mut table, "a6");
    assert!(table.view().entries[2].time_left.is_some());
}

#[test]
fn laws_section_4_a_flag_may_fall_while_it_is_decided() {
    let mut table = timed(laws("handbuch-late"), Press::Auto);
    drag(&mut table, "b1", "b5");
    table.tell_time(100_000);
    let outcome = table.outcome().expect("the end");
    assert_eq!(
        (outcome.result, outcome.termination.word()),
        ("1-0", "time")
    );
    assert_eq!(man(&table, "b1").as_deref(), Some("wN"));
}

/// The opponent decides in a game with clocks, which rest in what is read again.
fn decide_timed(table: &mut Table, verdict: Answer) {
    let of = table.view().turn;
    answer(table, of, IllegalMove, verdict).expect("one of the answers");
    let again = read(&text(table));
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view().entries, table.view().entries);
    assert_eq!(clocks(&again).0, clocks(table).0);
}

#[test]
fn laws_section_4_what_nobody_was_asked_is_not_answered() {
    let mut table = under("handbuch-late", None);
    let asked = question(IllegalMove, BLACK);
    assert_eq!(
        table.apply(Intent::Answer(asked, Stand)),
        Err(Refusal::NotAsked)
    );
}
