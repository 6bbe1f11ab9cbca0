//! Moves against the rules, which some laws let stand.

use rochade_many::{Board, Kind, Move, Position, Reason, Seat};
use rochade_testkit::Chance;

use crate::chance_texts::beginning;
use crate::rulings::{four, three};

fn mv(board: Board, text: &str) -> Move {
    Move::read(text, board).expect(text)
}

#[test]
fn r4p_34_a_king_left_in_check_may_stand_and_is_protected_later() {
    // C leaves the check of B's rook; D and A move before it is C's turn again.
    let position = four("AKg14 ARd9 BKa7 BRh8 CKh1 CPd2 DKn11", "C - - - -");
    let step = mv(Board::Four, "d2d3");
    let made = position.false_move(step).expect("a false move");
    assert_eq!(made.exposed_to().len(), 1);
    let why = position
        .why_not(step.from, Some(step.to))
        .expect("a reason");
    assert_eq!(why.reason, Reason::InCheck);
    let (happenings, next) = made.let_stand();
    assert_eq!((happenings.len(), next.turn()), (0, Seat::D));
    // Nobody takes the king (4p-36), and the ally may help.
    let (_, next) = next.play(mv(Board::Four, "n11n10")).expect("legal");
    let (_, next) = next.play(mv(Board::Four, "d9h9")).expect("legal");
    let (_, next) = next.play(mv(Board::Four, "a7a6")).expect("legal");
    assert!(next.checks(Seat::C).any());
    assert!(
        next.legal_moves()
            .iter()
            .all(|mv| mv.from == next.king(Seat::C))
    );
}

#[test]
fn r6_no_king_no_own_no_allys_and_no_frozen_man_is_dropped_on() {
    let men = "AKg14 APe5 ARj10 ARj11 BKa11 BNf6 CKh1 CRe3 CPh3 DKn8 DPm4";
    let position = four(men, "C - - Bm -");
    let rook = Board::Four.square("e3").expect("e3");
    let targets = position.false_targets(rook);
    for (name, can) in [
        ("n8", false),
        ("a11", false),
        ("f6", false),
        ("e5", false),
        ("h3", false),
        ("m4", true),
        ("f5", true),
        ("e4", false),
    ] {
        let square = Board::Four.square(name).expect(name);
        assert_eq!(targets.contains(square), can, "{name}");
    }
}

#[test]
fn r6_what_3p_41_bars_may_stand() {
    let position = three("kKf2 kQf1 rKl8 rNg3 wKb5 wQh4", "r - - -");
    let made = position
        .false_move(mv(Board::T112, "g3f1"))
        .expect("a false move");
    assert!(made.exposed_to().is_empty());
    let (_, next) = made.let_stand();
    assert!(next.checks(Seat::BLACK).any());
}

#[test]
fn r2p_15_a_wrong_castling_takes_the_rook_along() {
    let position = four("AKg14 BKa7 BRi6 CKh1 CRk1 DKn8", "C CK - - -");
    let made = position
        .false_move(mv(Board::Four, "h1j1"))
        .expect("a false move");
    assert!(made.deed().rook.is_some());
    let alone = four("AKg14 BKa7 CKh1 CPd2 DKn8", "C - - - -");
    let made = alone
        .false_move(mv(Board::Four, "h1j1"))
        .expect("a false move");
    assert!(made.deed().rook.is_none());
}

#[test]
fn whatever_is_let_stand_can_be_written_and_read() {
    let mut chance = Chance::new(41);
    let mut stood = 0;
    for round in 0..3_000 {
        let board = Board::ALL[round % 5];
        let mut position = beginning(&mut chance, board);
        for _ in 0..6 {
            let men: Vec<_> = position.men(position.turn()).into_iter().collect();
            let from = *chance.pick(&men);
            let targets: Vec<_> = position.false_targets(from).into_iter().collect();
            if targets.is_empty() {
                break;
            }
            let to = *chance.pick(&targets);
            let made = [None, Some(Kind::Queen)].into_iter().find_map(|promotion| {
                position.false_move(Move {
                    from,
                    to,
                    promotion,
                })
            });
            let made = made.expect("a false move");
            assert!(position.play(made.deed().mv).is_err());
            let (_, next) = made.let_stand();
            let text = next.to_string();
            let back = Position::from_text(&text, next.rules()).expect(&text);
            assert_eq!(back.to_string(), text, "{position}");
            stood += 1;
            position = next;
        }
    }
    assert!(stood > 5_000, "only {stood} stood");
}
