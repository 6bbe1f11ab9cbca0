//! The longest defence of a bare king against king and one officer, by retrograde analysis.

use rochade_chess::{Color, Move, Piece, Position, Role, Setup, Square};

/// How many ways there are to put three men on squares.
const PLACES: usize = 64 * 64 * 64;

/// After how many plies Black, to move, is mated by king and one officer.
pub(crate) struct Defence {
    role: Role,
    plies: Vec<Option<u8>>,
}

impl Defence {
    /// Retrograde analysis: finds the mates from the end backwards, two plies further each time.
    pub(crate) fn of(role: Role) -> Defence {
        let mut lost = Defence {
            role,
            plies: vec![None; PLACES],
        };
        // After how many plies White, to move, has mated.
        let mut won = lost.plies.clone();
        let mut waits = [Color::White, Color::Black].map(|turn| all(role, turn));
        for plies in (0..u8::MAX).step_by(2) {
            let mut is_over = true;
            waits[1].retain(|position| {
                let mut moves = position.legal_moves();
                let is_won = |mv| place(&position.play_unchecked(mv), role).map(|at| won[at]);
                let ends = moves.all(|mv| is_won(mv).flatten().is_some());
                let ends = ends && (position.is_check() || position.has_legal_move());
                if let Some(at) = place(position, role).filter(|_| ends) {
                    lost.plies[at] = Some(plies);
                    is_over = false;
                }
                !ends
            });
            waits[0].retain(|position| {
                let mut moves = position.legal_moves();
                let mates = moves.any(|mv| lost.left(&position.play_unchecked(mv)).is_some());
                if let Some(at) = place(position, role).filter(|_| mates) {
                    won[at] = Some(plies + 1);
                }
                !mates
            });
            if is_over {
                break;
            }
        }
        lost
    }

    /// Returns after how many plies Black, to move, is mated; `None` if never.
    fn left(&self, position: &Position) -> Option<u8> {
        self.plies[place(position, self.role)?]
    }

    /// Returns the move after which the mate is farthest away; `None` if there is no move.
    pub(crate) fn longest(&self, position: &Position) -> Option<Move> {
        position.legal_moves().max_by_key(|&mv| {
            let next = position.play_unchecked(mv);
            let mut moves = next.legal_moves();
            let left = |mv| self.left(&next.play_unchecked(mv));
            // White mates as soon as it can; never, where the officer has been taken.
            moves.by_ref().filter_map(left).min().unwrap_or(u8::MAX)
        })
    }
}

/// The number of a position with two kings and White's officer; `None` if it has been taken.
fn place(position: &Position, role: Role) -> Option<usize> {
    let officer = position.board().men(Color::White, role).first()?;
    let [own, bare] = [Color::White, Color::Black].map(|color| position.king(color).index());
    Some((own * 64 + officer.index()) * 64 + bare)
}

/// All positions with these men.
fn all(role: Role, turn: Color) -> Vec<Position> {
    let men = [
        (Color::White, Role::King),
        (Color::White, role),
        (Color::Black, Role::King),
    ];
    let set_up = |at: usize| {
        let mut setup = Setup::EMPTY;
        setup.turn = turn;
        for ((color, role), index) in men.into_iter().zip([at / 4096, at / 64 % 64, at % 64]) {
            let square = Square::ALL[index];
            if setup.placement.piece_at(square).is_some() {
                return None;
            }
            setup.placement.put(square, Piece::new(color, role));
        }
        Position::from_setup(&setup).ok()
    };
    (0..PLACES).filter_map(set_up).collect()
}

/// A queen mates in at most ten moves, as every table of endings has it; nothing takes longer with
/// Black to move.
#[test]
fn mates_take_as_long_as_they_are_known_to() {
    let defence = Defence::of(Role::Queen);
    assert_eq!(defence.plies.iter().flatten().max(), Some(&20));
}
