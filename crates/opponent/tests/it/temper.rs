//! What it does beside moving, a test or more for each row of opponent.md, section 3.6.

use rochade_opponent::draughts::Draughts;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Claim, FiftyMoves, GameKind, Intent, Laws, PromptKind, Question, Repetition, Seat,
    Start, Table,
};

/// A game under the laws with this text, from a position.
fn under(laws: &str, position: &str) -> Table {
    from(Laws::parse(laws).expect("laws"), position)
}

fn from(laws: Laws, position: &str) -> Table {
    Table::from_position(Start::under(laws, Vec::new()), position).expect("a position")
}

/// Laws by which games never end but by mate and stalemate.
fn endless() -> Laws {
    Laws {
        repetition: Repetition::Nothing,
        fifty_moves: FiftyMoves::Nothing,
        ..GameKind::Chess.usual_laws()
    }
}

fn act(level: u8, table: &Table, seat: Seat) -> Vec<Intent> {
    let level = Level::new(level).expect("a level");
    let quick = Limits::NONE.with_nodes(3_000);
    let mut player = Player::with_hash(level, 1, 1 << 16).within(quick);
    player.act(table, seat, true, &mut Unwatched)
}

/// What a seat of this level answers to the only thing that it is asked.
#[track_caller]
fn answer(level: u8, table: &Table, seat: Seat) -> Answer {
    match act(level, table, seat).as_slice() {
        [Intent::Answer(question, answer)] if question.of == seat => *answer,
        other => panic!("{other:?} is no answer"),
    }
}

fn drag(table: &mut Table, from: &str, to: &str) {
    let square = |name| table.view().plan.find(name).expect("a square");
    let (from, to) = (square(from), square(to));
    table.apply(Intent::Touch(from)).expect("a touch");
    table.apply(Intent::LetGo(Some(to))).expect("a drop");
}

fn play(table: &mut Table, moves: &str) {
    for mv in moves.split_whitespace() {
        table.apply(Intent::Type(mv.to_owned())).expect(mv);
    }
}

/// White has a rook more.
const ROOK_UP: &str = "8/8/3k4/8/8/3K4/8/R7 w - - 0 60";
const EVEN: &str = "8/5pk1/6p1/8/8/6P1/5PK1/8 w - - 0 60";

#[test]
fn a_draw_is_accepted_by_who_stands_worse() {
    let mut table = under("club", ROOK_UP);
    table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
    assert_eq!(answer(5, &table, WHITE), Answer::Decline);
    let mut table = under("club", ROOK_UP);
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    assert_eq!(answer(5, &table, BLACK), Answer::Accept);
}

#[test]
fn an_even_ending_is_drawn_an_even_opening_by_no_level() {
    let mut table = under("club", EVEN);
    table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
    assert_eq!(answer(7, &table, WHITE), Answer::Accept);
    let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut table = under("club", initial);
    table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
    for level in [1, 2, 3, 7] {
        assert_eq!(answer(level, &table, WHITE), Answer::Decline);
    }
}

/// A game in which nothing happens but that knights go out and home.
fn shuffled(plies: usize) -> Table {
    let laws = Laws {
        repetition: Repetition::Nothing,
        fifty_moves: FiftyMoves::Nothing,
        ..Laws::parse("club").expect("laws")
    };
    let mut table = Table::new(Start::under(laws, Vec::new()));
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for typed in round.into_iter().cycle().take(plies) {
        play(&mut table, typed);
    }
    table
}

#[test]
fn before_move_20_no_low_level_agrees_to_a_draw_but_where_few_men_are_left() {
    let asked = |mut table: Table| {
        table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
        [1, 3].map(|level| answer(level, &table, WHITE))
    };
    let offered = |plies: usize| asked(shuffled(plies));
    assert_eq!(offered(30), [Answer::Decline; 2]);
    assert_eq!(offered(42), [Answer::Accept; 2]);
    assert_eq!(asked(under("club", EVEN)), [Answer::Accept; 2]);
}

#[test]
fn where_no_law_ends_the_game_two_computers_agree_after_sixty_moves() {
    let long = ROOK_UP.replace("- 0 60", "- 130 160");
    let mut table = from(endless(), &long);
    let acts = act(6, &table, WHITE);
    assert_eq!(acts.first(), Some(&Intent::OfferDraw(WHITE)));
    for intent in acts {
        table.apply(intent).expect("what it does");
    }
    assert_eq!(answer(6, &table, BLACK), Answer::Accept);
    let mut table = from(endless(), &long.replace(" w ", " b "));
    for intent in act(6, &table, BLACK) {
        table.apply(intent).expect("what it does");
    }
    assert_eq!(
        answer(6, &table, WHITE),
        Answer::Accept,
        "though it stands better"
    );
}

#[test]
fn an_even_ending_is_offered_as_a_draw_once_in_twenty_moves() {
    let mut table = from(endless(), EVEN);
    for _ in 0..10 {
        play(&mut table, "Kf3 Kf6 Kg2 Kg7");
    }
    assert_eq!(
        act(6, &table, WHITE).first(),
        Some(&Intent::OfferDraw(WHITE))
    );
    play(&mut table, "Kf3 Kf6 Kg2 Kg7");
    assert_ne!(
        act(6, &table, WHITE).first(),
        Some(&Intent::OfferDraw(WHITE))
    );
}

#[test]
fn who_stands_worse_claims() {
    let laws = Laws {
        fifty_moves: FiftyMoves::Claimed,
        ..GameKind::Chess.usual_laws()
    };
    let mut table = from(laws, &ROOK_UP.replace("- 0 60", "- 98 110"));
    play(&mut table, "Ra2 Kd5");
    let claim = Intent::Claim(Claim::FiftyMoves, BLACK);
    assert_eq!(act(4, &table, BLACK), [claim]);
    assert!(matches!(
        act(4, &table, WHITE).last(),
        Some(Intent::LetGo(_))
    ));
}

/// 001, art. 26: who has nothing left but the king asks for the count.
#[test]
fn a_bare_king_asks_for_the_count() {
    let table = under("gustavus", &ROOK_UP.replace(" w ", " b "));
    assert_eq!(act(3, &table, BLACK), [Intent::StartCount(BLACK)]);
    let table = under("gustavus", ROOK_UP);
    assert_ne!(act(3, &table, WHITE), [Intent::StartCount(WHITE)]);
}

/// White has lost a queen long ago, and shuffles.
fn lost() -> Table {
    let mut table = from(endless(), "3qk3/5ppp/8/8/8/8/5PPP/6K1 w - - 0 40");
    play(&mut table, "h3 h6 g3 g6 h4 h5 f3 f6");
    table
}

#[test]
fn the_higher_levels_resign_what_was_lost_four_moves_ago() {
    let mut table = lost();
    assert_eq!(act(6, &table, WHITE), [Intent::Resign(WHITE)]);
    table.apply(Intent::Resign(WHITE)).expect("it may");
    assert_eq!(answer(6, &table, WHITE), Answer::Confirm);
    assert_ne!(act(4, &lost(), WHITE), [Intent::Resign(WHITE)]);
    let mut never = Player::with_hash(Level::FULL, 1, 1 << 16);
    never.set_ceiling(Limits::NONE.with_nodes(3_000));
    let acts = never.act(&lost(), WHITE, false, &mut Unwatched);
    assert_ne!(acts, [Intent::Resign(WHITE)]);
}

#[test]
fn a_move_may_always_be_taken_back() {
    let mut table = under("modern", ROOK_UP);
    play(&mut table, "Ra6+");
    table.apply(Intent::AskTakeBack(WHITE)).expect("it may");
    assert_eq!(answer(9, &table, BLACK), Answer::Accept);
}

/// 001, art. 6: White has touched a knight and moved a pawn.
#[test]
fn the_low_levels_insist_on_no_touch() {
    let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut table = under("gustavus", initial);
    let b1 = table.view().plan.find("b1").expect("a square");
    table.apply(Intent::Touch(b1)).expect("a touch");
    table.apply(Intent::Cancel).expect("it goes back");
    let e2 = table.view().plan.find("e2").expect("a square");
    table.apply(Intent::Touch(e2)).expect("a touch");
    assert_eq!(answer(2, &table, BLACK), Answer::Decline);
    let question = Question {
        kind: PromptKind::Touched,
        of: BLACK,
        by: WHITE,
    };
    let severe = answer(8, &table, BLACK);
    table
        .apply(Intent::Answer(question, severe))
        .expect("one of the answers");
}

/// 000, § 4: a bishop is dropped on the queen, where it can't go.
#[test]
fn a_move_against_the_rules_stands_only_where_that_is_best() {
    let mut table = under("handbuch-early", "4k3/8/8/3q4/8/8/8/1B2K3 w - - 0 1");
    drag(&mut table, "b1", "d5");
    assert_eq!(answer(2, &table, BLACK), Answer::TakeBack);
    assert_ne!(answer(8, &table, BLACK), Answer::Stand);
    let mut gift = under("handbuch-early", "4k3/8/8/3p4/8/8/8/Q3K3 w - - 0 1");
    drag(&mut gift, "a1", "b6");
    assert_eq!(answer(2, &gift, BLACK), Answer::TakeBack);
}

/// 001, art. 18: a check that is not said needn't be answered.
#[test]
fn check_is_said_where_it_is_given_and_nowhere_else() {
    let mate = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    for laws in ["gustavus", "leaflet"] {
        let table = under(laws, mate);
        assert_eq!(
            act(6, &table, WHITE).first(),
            Some(&Intent::SayCheck(WHITE))
        );
    }
    assert_ne!(
        act(6, &under("modern", mate), WHITE).first(),
        Some(&Intent::SayCheck(WHITE))
    );
    let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let quiet = act(6, &under("gustavus", initial), WHITE);
    assert!(!quiet.contains(&Intent::SayCheck(WHITE)));
}

/// 001, art. 19: Black's queen has given check, and nobody said it.
#[test]
fn unsaid_checks_are_answered_too() {
    let mut table = under("gustavus", "4k3/3q4/8/8/8/8/3P4/4K2R b K - 0 1");
    play(&mut table, "Qe7");
    assert!(table.steps().len() > 6, "the check needn't be answered");
    for intent in act(4, &table, WHITE) {
        table.apply(intent).expect("what it does");
    }
    let after = table.view().position.replace(" b ", " w ");
    let position: rochade_chess::TolerantPosition = after.parse().expect("a position");
    assert!(!position.is_check(), "{after}");
}

/// "J'adoube" was said at its seat: the man is put straight, and then moves.
#[test]
fn what_is_to_be_put_straight_is_so_before_it_moves() {
    for position in [
        "8/3k3P/8/8/8/8/8/2K5 w - - 0 33",
        "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
    ] {
        let mut table = under("club", position);
        table.apply(Intent::Adjust(WHITE)).expect("a word");
        for intent in act(6, &table, WHITE) {
            table.apply(intent).expect("what it does");
        }
        assert_eq!(table.plies(), 1, "{position}");
    }
}

/// The same where a capture is owed: the man that captures need only be touched, straight or not.
#[test]
fn what_is_owed_is_captured_whatever_was_to_be_put_straight() {
    let mut table = under("club", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let pawn = table.view().plan.find("d5").expect("a square");
    table.apply(Intent::Touch(pawn)).expect("a touch");
    assert!(table.view().duty.is_some());
    table.apply(Intent::Adjust(WHITE)).expect("a word");
    for intent in act(6, &table, WHITE) {
        table.apply(intent).expect("what it does");
    }
    assert_eq!(table.plies(), 1);
}

/// Kings go to and fro, and no law of draughts ends that.
#[test]
fn in_draughts_two_computers_agree_after_25_moves_of_each_without_a_mans() {
    let laws = Laws {
        repetition: Repetition::Nothing,
        fifty_moves: FiftyMoves::Nothing,
        ..Laws::parse("noris").expect("laws")
    };
    let acts = |plies: usize| {
        let mut table = from(laws.clone(), "W:WKc1,Ke1:BKd8,Kf8");
        let round = ["c1-d2", "f8-e7", "d2-c1", "e7-f8"];
        for typed in round.into_iter().cycle().take(plies) {
            play(&mut table, typed);
        }
        let level = Level::new(6).expect("a level");
        let quick = Limits::NONE.with_nodes(500);
        let mut player = Player::<Draughts>::of(level, 1, 1 << 16).within(quick);
        let acts = player.act(&table, WHITE, true, &mut Unwatched);
        let offers = acts.first() == Some(&Intent::OfferDraw(WHITE));
        for intent in acts {
            table.apply(intent).expect("what it does");
        }
        (offers, player.act(&table, BLACK, true, &mut Unwatched))
    };
    assert!(!acts(30).0);
    let (offers, answer) = acts(50);
    assert!(offers);
    assert!(
        matches!(answer[..], [Intent::Answer(_, Answer::Accept)]),
        "{answer:?}"
    );
}
