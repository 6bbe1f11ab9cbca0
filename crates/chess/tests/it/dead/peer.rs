//! chasolver as the second opinion: it stands on other rules and another search.

use rochade_chess::{Color, Piece, Position, Role, Setup, Square, Unwinnable, Winnable};
use rochade_testkit::Chance;

use super::replay;
use crate::walks::walk;

const SIDES: [(Color, chess::Color); 2] = [
    (Color::White, chess::Color::White),
    (Color::Black, chess::Color::Black),
];

/// Holds both answers against each other, where both have one.
fn check(position: &Position) {
    let board: chess::Board = position.to_string().parse().expect("a FEN");
    for (color, theirs) in SIDES {
        let (ours, _) = position.winnable(color, 20_000);
        replay(position, color, &ours);
        let ours = match ours {
            Winnable::Yes(_) => true,
            Winnable::No(_) => false,
            Winnable::Undetermined => continue,
        };
        if let Some(answer) = chasolver::winnability(&board, theirs) {
            let theirs = answer != chasolver::Winnability::Unwinnable;
            assert_eq!(ours, theirs, "{color:?} {position}");
        }
    }
}

#[test]
fn positions_of_random_games_are_judged_alike() {
    let mut chance = Chance::new(9);
    for _ in 0..20 {
        let mut plies = 0;
        walk(&mut chance, |position, _, _| {
            plies += 1;
            if plies % 5 == 0 {
                check(position);
            }
        });
    }
}

#[test]
fn men_thrown_on_the_board_are_judged_alike() {
    let mut chance = Chance::new(10);
    let mut asked = 0;
    while asked < 400 {
        if let Some(position) = thrown(&mut chance) {
            check(&position);
            asked += 1;
        }
    }
}

#[test]
fn hard_positions_that_are_changed_a_little_are_judged_alike() {
    let text = include_str!("../../data/dead/hard.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let hard: Vec<Position> = lines
        .filter_map(|line| line.split_once(' ')?.1.parse().ok())
        .collect();
    let mut chance = Chance::new(13);
    let mut locked = 0;
    while locked < 60 {
        let Some(position) = changed(&mut chance, &hard) else {
            continue;
        };
        for (color, theirs) in SIDES {
            // Only what is locked: a search of its own would take long where the other's does.
            let answer = position.winnable(color, 501).0;
            if answer == Winnable::No(Unwinnable::Locked) {
                let board: chess::Board = position.to_string().parse().expect("a FEN");
                let theirs = chasolver::winnability(&board, theirs);
                let agrees = theirs.is_none_or(|it| it == chasolver::Winnability::Unwinnable);
                assert!(agrees, "{color:?} {position}");
                locked += 1;
            }
        }
    }
}

/// One of these positions with up to three men taken off or put elsewhere, and maybe the other side
/// to move.
fn changed(chance: &mut Chance, positions: &[Position]) -> Option<Position> {
    let mut setup = chance.pick(positions).to_setup();
    setup.en_passant = None;
    if chance.one_in(2) {
        setup.turn = setup.turn.other();
    }
    for _ in 0..=chance.below(3) {
        let from = Square::from_index(chance.below(64))?;
        let to = Square::from_index(chance.below(64))?;
        if let Some(man) = setup.placement.piece_at(from)
            && setup.placement.piece_at(to).is_none()
        {
            setup.placement.remove(from);
            if man.role == Role::King || chance.one_in(2) {
                setup.placement.put(to, man);
            }
        }
    }
    Position::from_setup(&setup).ok()
}

/// Two kings with few men beside them, most of them pawns and bishops, of which dead positions are
/// made.
pub(super) fn thrown(chance: &mut Chance) -> Option<Position> {
    let roles = [
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Bishop,
        Role::Bishop,
        Role::Knight,
    ];
    let mut setup = Setup {
        turn: *chance.pick(&Color::ALL),
        ..Setup::EMPTY
    };
    let kings = Color::ALL.map(|color| Piece::new(color, Role::King));
    let men =
        (0..chance.below(8)).map(|_| Piece::new(*chance.pick(&Color::ALL), *chance.pick(&roles)));
    let men: Vec<Piece> = kings.into_iter().chain(men).collect();
    for man in men {
        let square = Square::from_index(chance.below(64))?;
        setup.placement.put(square, man);
        if man.role == Role::Pawn && chance.one_in(2) {
            // Most pawns block each other.
            let ahead = square.offset(0, if man.color == Color::White { 1 } else { -1 })?;
            setup
                .placement
                .put(ahead, Piece::new(man.color.other(), Role::Pawn));
        }
    }
    Position::from_setup(&setup).ok()
}
