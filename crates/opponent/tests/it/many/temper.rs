//! What it does beside moving where it has a partner, or two opponents (opponent.md, section 3.6).

use rochade_opponent::many::Many;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{
    Answer, Computer, FiftyMoves, GameKind, Intent, Laws, Player as Seated, PromptKind, Question,
    Repetition, Seat, Start, Table,
};
use rochade_testkit::placement;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// A and C have three officers each and more, B and D none.
const LOST: &str = "AKe14 ANf14 ANg14 ABh14 APg13 BKa11 BPb10 CKh1 CNg1 CNf1 CBe1 CPg2 DKn4 DPm5";
/// They have two pawns more.
const WORSE: &str = "AKe14 APe10 APf10 APg10 BKa11 BPb10 BPb9 CKh1 CPg5 CPh5 CPi5 DKn4 DPm5 DPm6";
const EVEN: &str = "AKe14 APe10 APf10 BKa11 BPb10 BPb9 CKh1 CPg5 CPh5 DKn4 DPm5 DPm6";

/// Laws by which games never end but by mates.
fn endless(game: GameKind) -> Laws {
    Laws {
        repetition: Repetition::Nothing,
        fifty_moves: FiftyMoves::Nothing,
        ..game.usual_laws()
    }
}

/// Players of whom these are persons, and the others computers.
fn players(game: GameKind, persons: &[Seat]) -> Vec<Seated> {
    let seats = (0..game.seats() as u8).map(Seat);
    let player = |seat| Seated {
        computer: Computer::new(6, 1).filter(|_| !persons.contains(&seat)),
        ..Seated::default()
    };
    seats.map(player).collect()
}

/// A game for four without an end but by mates, from a position with these men.
fn from(men: &str, turn: char, persons: &[Seat]) -> Table {
    under(endless(GameKind::Four), men, turn, persons)
}

/// A game for four under laws, from a position with these men.
fn under(laws: Laws, men: &str, turn: char, persons: &[Seat]) -> Table {
    let squares = laws.plan().squares.into_iter();
    let squares = squares.map(|place| (place.row, place.name.to_string()));
    let text = format!("{} {turn} - - - -", placement(squares, men));
    let start = Start::under(laws, players(GameKind::Four, persons));
    Table::from_position(start, &text).expect("a position")
}

fn act(level: u8, table: &Table, seat: Seat) -> Vec<Intent> {
    let level = Level::new(level).expect("a level");
    let quick = Limits::NONE.with_nodes(1_000);
    let mut player = Player::<Many>::of(level, 1, 1 << 16).within(quick);
    player.act(table, seat, true, &mut Unwatched)
}

/// Returns what a seat answers to the only thing that it is asked.
#[track_caller]
fn answer(table: &Table, seat: Seat) -> Answer {
    match act(6, table, seat).as_slice() {
        [Intent::Answer(question, answer)] if question.of == seat => *answer,
        other => panic!("{other:?} is no answer"),
    }
}

fn play(table: &mut Table, moves: &str) {
    for mv in moves.split_whitespace() {
        table.apply(Intent::Type(mv.to_owned())).expect(mv);
    }
}

fn resign(table: &mut Table, seat: Seat) {
    table.apply(Intent::Resign(seat)).expect("it may");
    let question = Question {
        kind: PromptKind::Resign,
        of: seat,
        by: seat,
    };
    let sure = Intent::Answer(question, Answer::Confirm);
    table.apply(sure).expect("it is sure");
}

#[test]
fn a_partner_who_resigns_is_answered_by_what_the_position_is_worth() {
    for (men, by_person, by_computer) in [
        (LOST, Answer::Accept, Answer::Accept),
        (WORSE, Answer::Accept, Answer::Decline),
        (EVEN, Answer::Decline, Answer::Decline),
    ] {
        for (persons, expected) in [(vec![B], by_person), (vec![], by_computer)] {
            let mut table = from(men, 'C', &persons);
            resign(&mut table, B);
            assert_eq!(answer(&table, D), expected, "{men} {persons:?}");
        }
    }
}

/// A and C shuffle for some rounds, and so do B and D, from B's move on.
fn shuffled(men: &str, persons: &[Seat], rounds: usize) -> Table {
    let mut table = from(men, 'B', persons);
    for round in 0..rounds {
        play(
            &mut table,
            match round % 2 {
                0 => "Ka11-a10 Kh1-h2 Kn4-n5 Ke14-e13",
                _ => "Ka10-a11 Kh2-h1 Kn5-n4 Ke13-e14",
            },
        );
    }
    table
}

#[test]
fn a_pair_resigns_what_was_lost_four_moves_ago_and_asks_no_partner_twice_in_a_row() {
    assert_ne!(act(6, &shuffled(LOST, &[], 2), B), [Intent::Resign(B)]);
    assert_ne!(act(6, &shuffled(EVEN, &[], 4), B), [Intent::Resign(B)]);
    let mut table = shuffled(LOST, &[D], 4);
    assert_eq!(act(6, &table, B), [Intent::Resign(B)]);
    resign(&mut table, B);
    let question = Question {
        kind: PromptKind::ResignTogether,
        of: D,
        by: B,
    };
    let goes_on = Intent::Answer(question, Answer::Decline);
    table.apply(goes_on).expect("an answer");
    play(&mut table, "Ka11-a10 Kh1-h2 Kn4-n5 Ke14-e13");
    assert_ne!(act(6, &table, B), [Intent::Resign(B)]);
}

#[test]
fn a_draw_is_left_to_a_partner_who_is_a_person() {
    let offered = |persons: &[Seat], by| {
        let mut table = from(LOST, 'C', persons);
        table.apply(Intent::OfferDraw(by)).expect("an offer");
        table
    };
    // C moves, so the others are asked with its move or at once.
    let asked = |persons: &[Seat], by, of| answer(&offered(persons, by), of);
    assert_eq!(asked(&[], B, C), Answer::Decline);
    assert_eq!(asked(&[A], B, C), Answer::Accept, "though it stands better");
    assert_eq!(asked(&[A], A, C), Answer::Accept);
    assert_eq!(asked(&[B, D], A, C), Answer::Decline);
}

#[test]
fn before_move_20_of_each_nobody_agrees_to_a_draw() {
    let round = |table: &mut Table, round: usize| {
        play(
            table,
            match round % 2 {
                0 => "Ne1-f3 Nn5-l6 Nj14-i12 Na10-c9",
                _ => "Nf3-e1 Nl6-n5 Ni12-j14 Nc9-a10",
            },
        );
    };
    let laws = endless(GameKind::Four);
    let mut table = Table::new(Start::under(laws, players(GameKind::Four, &[])));
    for (rounds, expected) in [(0..16, Answer::Decline), (16..22, Answer::Accept)] {
        rounds.for_each(|number| round(&mut table, number));
        let mut offered = Table::replay(table.record()).expect("the same");
        offered.apply(Intent::OfferDraw(D)).expect("an offer");
        assert_eq!(answer(&offered, B), expected);
    }
}

#[test]
fn where_no_law_ends_the_game_four_computers_agree_after_sixty_moves_of_each() {
    let mut table = shuffled(&LOST.replace("BPb10 ", ""), &[], 60);
    let acts = act(3, &table, B);
    assert_eq!(acts.first(), Some(&Intent::OfferDraw(B)));
    for intent in acts {
        table.apply(intent).expect("what it does");
    }
    for seat in [A, C, D] {
        let acts = act(6, &table, seat);
        assert!(
            matches!(acts[..], [Intent::Answer(_, Answer::Accept)]),
            "{acts:?}"
        );
        for intent in acts {
            table.apply(intent).expect("an answer");
        }
    }
    assert!(table.outcome().is_some());
}

/// Of three, Red has a queen more than each other; whose turn it is doesn't matter.
#[test]
fn of_three_everybody_looks_at_the_own_position() {
    const MEN: &str = "kKe1 kPe4 kPf4 rKm5 rPl5 rPl6 rQm6 wKa5 wPb5 wPb6";
    let laws = endless(GameKind::Three);
    let squares = laws.plan().squares.into_iter();
    let squares = squares.map(|place| (place.row, place.name.to_string()));
    let placed = placement(squares, MEN);
    let [black, red, white] = [Seat(0), Seat(1), Seat(2)];
    for (turn, asks, better) in [('k', white, black), ('k', black, white)] {
        let start = Start::under(laws.clone(), players(GameKind::Three, &[]));
        let text = format!("{placed} {turn} - - -");
        let mut table = Table::from_position(start, &text).expect("a position");
        table.apply(Intent::OfferDraw(asks)).expect("an offer");
        assert_eq!(answer(&table, red), Answer::Decline, "{turn}");
        assert_eq!(answer(&table, better), Answer::Accept, "{turn}");
    }
}

/// 4p-18: it is said to a queen, too, that she is attacked. C's knight takes B's queen, and attacks
/// D's.
#[test]
fn check_is_said_to_queens_of_four_too() {
    let men = "AKe14 BKa10 BQg5 CKh1 CPi2 CNf3 DKn8 DQi6";
    let laws = Laws::parse("gustavus-four").expect("laws");
    let mut table = under(laws, men, 'C', &[]);
    let acts = act(8, &table, C);
    assert_eq!(acts.first(), Some(&Intent::SayCheck(C)));
    for intent in acts {
        table.apply(intent).expect("what it does");
    }
    assert!(table.view().entries.iter().all(|entry| entry.check_said));
}

/// 4p-23, 4: C has nothing left but the king; what its partner has counts as well.
#[test]
fn a_pair_asks_for_the_count_where_both_have_little() {
    let counted = |men: &str| {
        let table = under(GameKind::Four.usual_laws(), men, 'C', &[]);
        act(6, &table, C) == [Intent::StartCount(C)]
    };
    assert!(counted("AKe14 BKa10 BQc5 CKh1 DKn8"));
    assert!(!counted("AKe14 AQf13 APg10 BKa10 CKh1 DKn8"));
}

/// 2p-7 by 4p-1: C's bishop is dropped on D's queen, where it can't go.
#[test]
fn a_move_of_four_against_the_rules_stands_only_where_that_is_best() {
    let men = "AKe14 APf12 BKa10 BPc9 CKh1 CPg2 CBg5 DKn8 DPl6 DQi6";
    let laws = Laws::parse("gustavus-four").expect("laws");
    let mut table = under(laws, men, 'C', &[]);
    let square = |name: &str| table.view().plan.find(name).expect("a square");
    let (from, to) = (square("g5"), square("i6"));
    table.apply(Intent::Touch(from)).expect("a touch");
    table.apply(Intent::LetGo(Some(to))).expect("a drop");
    for (seat, level) in [(B, 2), (D, 2), (B, 8), (D, 8)] {
        let acts = act(level, &table, seat);
        let [Intent::Answer(question, answer)] = acts[..] else {
            panic!("{acts:?} is no answer");
        };
        assert_eq!(
            (question.kind, question.of),
            (PromptKind::IllegalMove, seat)
        );
        assert_eq!(
            answer,
            Answer::KingMove,
            "level {level}: nothing else undoes it"
        );
        let mut then = Table::replay(table.record()).expect("the same");
        then.apply(Intent::Answer(question, answer))
            .expect("one of the answers");
    }
}
