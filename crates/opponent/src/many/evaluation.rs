//! What positions of four and three are worth, in hundredths of a pawn: our own weights, set by
//! hand.

use rochade_many::{Board, Game, Kind, Move, Position, Seat, Square};

use super::{PLACES, place};

/// What a frozen enemy is worth, who neither moves nor is taken any more.
const FROZEN: i32 = 900;

/// The seats of a game at most.
const SEATS: usize = 4;

/// Returns what a man of a kind is worth.
pub(super) const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::King => 0,
        Kind::Queen => 950,
        Kind::Rook => 520,
        Kind::Bishop => 360,
        Kind::Knight => 300,
        Kind::Pawn => 100,
    }
}

/// What the squares of a board are worth to each seat's men.
#[derive(Debug)]
pub(super) struct Placement {
    board: Board,
    /// How many rows before its own pawns a square lies for a seat, and how near the middle.
    squares: Box<[[[i8; 2]; PLACES]; SEATS]>,
}

impl Placement {
    pub(super) fn of(board: Board) -> Placement {
        let all: Vec<Square> = board.squares().collect();
        let most = |of: fn(Square) -> u8| all.iter().copied().map(of).max().unwrap_or(0);
        let (width, height) = (most(Square::column), most(Square::row));
        let middle = |square: Square| {
            let off = |at: u8, most: u8| (2 * i32::from(at) - i32::from(most)).abs() / 2;
            7 - off(square.column(), width).max(off(square.row(), height))
        };
        let mut squares = Box::new([[[0; 2]; PLACES]; SEATS]);
        for seat in board.game().seats() {
            let home = |file| board.home(seat, Kind::Pawn, file);
            let Some((first, second)) = home(0).zip(home(1)) else {
                continue;
            };
            let is_row = first.row() == second.row();
            let line = |square: Square| {
                i32::from(if is_row {
                    square.row()
                } else {
                    square.column()
                })
            };
            let far = i32::from(if is_row { height } else { width });
            let from = line(first);
            for &square in &all {
                let gone = line(square) - from;
                let gone = if 2 * from < far { gone } else { -gone };
                squares[seat.index()][place(square)] = [gone as i8, middle(square) as i8];
            }
        }
        Placement { board, squares }
    }

    /// The board that this is about.
    pub(super) fn board(&self) -> Board {
        self.board
    }

    /// The static evaluation: what a position is worth to a side.
    pub(super) fn evaluate(
        &self,
        position: &Position,
        side_of: impl Fn(Seat) -> usize,
        side: usize,
    ) -> i32 {
        let mut sums = [0; 2];
        for seat in position.game().seats() {
            let own = side_of(seat);
            sums[own] += match position.frozen(seat) {
                Some(_) => -FROZEN,
                None => self.army(position, seat),
            };
        }
        match position.game() {
            Game::Four => sums[side] - sums[1 - side],
            // The two others are each worth half.
            Game::Three => {
                let alone = sums[0] - sums[1] / 2;
                if side == 0 { alone } else { -alone }
            }
        }
    }

    fn army(&self, position: &Position, seat: Seat) -> i32 {
        let squares = &self.squares[seat.index()];
        let men = position.men(seat).into_iter();
        men.filter_map(|square| Some((position.man_at(square)?.kind, squares[place(square)])))
            .map(|(kind, [gone, middle])| {
                let (gone, middle) = (i32::from(gone), i32::from(middle));
                worth(kind)
                    + match kind {
                        Kind::Pawn => 4 * gone + 2 * middle,
                        Kind::Knight => 6 * middle,
                        Kind::Bishop => 4 * middle,
                        Kind::Queen => middle,
                        Kind::Rook => 0,
                        Kind::King => -8 * middle,
                    }
            })
            .sum()
    }
}

/// Returns whether an enemy of a seat could take back what the seat takes with a move.
pub(super) fn is_guarded(position: &Position, seat: Seat, mv: Move) -> bool {
    let after = position.play_unchecked(mv);
    after.man_at(mv.to).is_some_and(|man| man.seat == seat) && after.attackers_of(mv.to).any()
}
