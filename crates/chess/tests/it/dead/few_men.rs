//! Every position of a few men, solved backwards from the mates: what a search finds must agree.

use std::collections::{HashMap, HashSet};

use rochade_chess::{Color, Piece, Position, Role, Setup, Square, Winnable};
use rochade_testkit::Chance;

use super::replay;

/// What each side has beside its king.
type Men = [Option<Role>; 2];

/// From which positions a side can mate by some series of moves, for each set of men.
struct Solved {
    winner: Color,
    tables: HashMap<Men, Vec<bool>>,
}

/// The squares of the kings and the men; 64 for no man.
type Places = [usize; 4];

const SQUARES: usize = 64;

impl Solved {
    /// Solves a set of men, and before it those that captures and promotions lead to.
    fn solve(&mut self, men: Men) {
        if self.tables.contains_key(&men) {
            return;
        }
        let [white, black] = men;
        for less in [[None, black], [white, None]]
            .into_iter()
            .filter(|less| *less != men)
        {
            self.solve(less);
        }
        for promoted in Role::PROMOTIONS {
            if white == Some(Role::Pawn) {
                self.solve([Some(promoted), black]);
            }
            if black == Some(Role::Pawn) {
                self.solve([white, Some(promoted)]);
            }
        }
        self.tables.insert(men, vec![false; 2 * SQUARES.pow(4)]);
        let places =
            |position: &Position| (places(position).map(|place| place as u8), position.turn());
        let mut open: Vec<_> = positions(men).map(|position| places(&position)).collect();
        loop {
            let before = open.len();
            open.retain(|&(places, turn)| {
                let position = set_up(men, places.map(usize::from), turn);
                let won = position.filter(|position| self.leads_on(position));
                if let (Some(position), Some(table)) = (won, self.tables.get_mut(&men)) {
                    table[index(&position)] = true;
                }
                won.is_none()
            });
            if open.len() == before {
                return;
            }
        }
    }

    /// Returns whether it is mate, or a move leads to a position that is known to be won.
    fn leads_on(&self, position: &Position) -> bool {
        let mut moves = position.legal_moves().peekable();
        if moves.peek().is_none() {
            return position.is_check() && position.turn() != self.winner;
        }
        moves.any(|mv| {
            let next = position.play_unchecked(mv);
            // A capture in passing is no part of what a table knows.
            self.is_won(&next) || next.en_passant().is_some() && self.leads_on(&next)
        })
    }

    fn is_won(&self, position: &Position) -> bool {
        self.tables[&men_of(position)][index(position)]
    }
}

fn men_of(position: &Position) -> Men {
    Color::ALL.map(|color| {
        let mut men = position.pieces().map(|(_, piece)| piece);
        let man = men.find(|piece| piece.color == color && piece.role != Role::King);
        man.map(|piece| piece.role)
    })
}

fn places(position: &Position) -> Places {
    let mut places = [SQUARES; 4];
    for (square, piece) in position.pieces() {
        let man = usize::from(piece.role != Role::King);
        places[2 * man + piece.color.index()] = square.index();
    }
    places
}

/// Returns where a position stands in its table. Without pawns, positions that look the same turned
/// or in a mirror are one.
fn index(position: &Position) -> usize {
    let mut places = places(position).map(|place| place % SQUARES);
    let has_pawn = position.pieces().any(|(_, piece)| piece.role == Role::Pawn);
    let king = places[0];
    let across = if king % 8 > 3 { 7 } else { 0 };
    let up = if !has_pawn && king / 8 > 3 { 56 } else { 0 };
    places = places.map(|place| place ^ across ^ up);
    if !has_pawn && places[0] % 8 < places[0] / 8 {
        places = places.map(|place| place % 8 * 8 + place / 8);
    }
    places
        .into_iter()
        .fold(position.turn().index(), |sum, place| sum * SQUARES + place)
}

/// Returns all positions of these men that an index can name.
fn positions(men: Men) -> impl Iterator<Item = Position> {
    let has_pawn = men.contains(&Some(Role::Pawn));
    let kings = (0..SQUARES).filter(move |king| {
        let (file, rank) = (king % 8, king / 8);
        file < 4 && (has_pawn || rank < 4 && file >= rank)
    });
    let places = |man: Option<Role>| match man {
        Some(_) => 0..SQUARES,
        None => SQUARES..SQUARES + 1,
    };
    kings
        .flat_map(|king| (0..SQUARES).map(move |other| (king, other)))
        .flat_map(move |kings| places(men[0]).map(move |man| (kings, man)))
        .flat_map(move |(kings, man)| {
            places(men[1]).map(move |other| [kings.0, kings.1, man, other])
        })
        .flat_map(move |places| Color::ALL.map(|turn| set_up(men, places, turn)))
        .flatten()
}

fn set_up(men: Men, places: Places, turn: Color) -> Option<Position> {
    let pieces = [
        Some((Color::White, Role::King)),
        Some((Color::Black, Role::King)),
        men[0].map(|role| (Color::White, role)),
        men[1].map(|role| (Color::Black, role)),
    ];
    let mut setup = Setup {
        turn,
        ..Setup::EMPTY
    };
    for (piece, place) in pieces.into_iter().zip(places) {
        let (Some((color, role)), Some(square)) = (piece, Square::from_index(place)) else {
            continue;
        };
        if setup.placement.piece_at(square).is_some() {
            return None;
        }
        setup.placement.put(square, Piece::new(color, role));
    }
    Position::from_setup(&setup).ok()
}

/// Holds the search against the tables on a sample of the positions with these men. Of a hundred,
/// one may stay open.
fn check(winner: Color, men: &[Men], sample: usize) {
    let mut solved = Solved {
        winner,
        tables: HashMap::new(),
    };
    let (mut asked, mut open) = (0, 0);
    for &men in men {
        solved.solve(men);
        for position in positions(men).step_by(sample) {
            let (answer, _) = position.winnable(winner, 100_000);
            replay(&position, winner, &answer);
            asked += 1;
            let won = match answer {
                Winnable::Yes(_) => true,
                Winnable::No(_) => false,
                Winnable::Undetermined => {
                    open += 1;
                    continue;
                }
            };
            assert_eq!(won, solved.is_won(&position), "{winner:?} {position}");
        }
    }
    assert!(100 * open <= asked, "{open} of {asked} are open");
}

#[test]
fn two_knights_and_two_bishops_agree_with_all_that_can_follow() {
    let (knight, bishop) = (Some(Role::Knight), Some(Role::Bishop));
    check(Color::White, &[[knight, knight], [bishop, bishop]], 9_973);
}

/// Returns whether a mate can follow by any legal moves: looks at every position that does.
fn can_follow(position: &Position, winner: Color) -> bool {
    let mut met = HashSet::new();
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        let mut moves = position.legal_moves().peekable();
        if moves.peek().is_none() && position.is_check() && position.turn() != winner {
            return true;
        }
        let next = moves.map(|mv| position.play_unchecked(mv));
        open.extend(
            next.filter(|next| !is_bare(next, winner))
                .filter(|next| met.insert((places(next), men_of(next), next.turn()))),
        );
    }
    false
}

/// Returns whether a side has nothing but its king, or one minor piece against such a king.
fn is_bare(position: &Position, winner: Color) -> bool {
    let minor = [Role::Knight, Role::Bishop];
    let men = men_of(position);
    match (men[winner.index()], men[winner.other().index()]) {
        (None, _) => true,
        (Some(own), None) => minor.contains(&own),
        (Some(_), Some(_)) => false,
    }
}

/// Holds the search against all that can follow, where these men are thrown on the board and the
/// side to move has a single move: nearly all that is lost is lost by force. A mate that was found
/// needs no other proof. Returns how many positions are lost.
fn check_single_moves(winner: Color, men: Men, chance: &mut Chance) -> usize {
    let (mut asked, mut lost) = (0, 0);
    while asked < 700 {
        let places = [(); 4].map(|()| chance.below(SQUARES));
        let position = set_up(men, places, *chance.pick(&Color::ALL));
        let Some(position) = position.filter(|it| it.legal_moves().take(2).count() == 1) else {
            continue;
        };
        asked += 1;
        let (answer, _) = position.winnable(winner, 10_000);
        replay(&position, winner, &answer);
        if let Winnable::No(_) = answer {
            lost += 1;
            assert!(!can_follow(&position, winner), "{winner:?} {position}");
        }
    }
    lost
}

#[test]
fn single_moves_with_pawns_agree_with_all_that_can_follow() {
    let (knight, bishop, pawn) = (Some(Role::Knight), Some(Role::Bishop), Some(Role::Pawn));
    let mut chance = Chance::new(11);
    let mut lost = 0;
    for men in [[pawn, bishop], [knight, pawn], [pawn, pawn]] {
        for winner in Color::ALL {
            lost += check_single_moves(winner, men, &mut chance);
        }
    }
    assert!(lost > 0, "no position is lost");
}

#[test]
#[ignore = "takes some minutes: cargo test --release -p rochade-chess few_men -- --include-ignored"]
fn pawns_agree_with_all_that_can_follow() {
    let (knight, bishop, pawn) = (Some(Role::Knight), Some(Role::Bishop), Some(Role::Pawn));
    for winner in Color::ALL {
        check(
            winner,
            &[[pawn, bishop], [knight, pawn], [pawn, pawn]],
            19_997,
        );
    }
}
