//! What positions of four and three are worth, in hundredths of a pawn: our own weights, set by
//! hand.

use rochade_many::{Board, Game, Kind, Man, Move, Position, Seat, Square};

use super::{PLACES, distance, place};

/// What a frozen player is worth, who neither moves nor is taken any more.
const FROZEN: i32 = -900;

/// The seats of a game at most.
const SEATS: usize = 4;

/// The power of the enemies ([`power`]) below which a king has nothing to fear in the middle.
const HARMLESS: i32 = 8;

/// The most men of a player whose king is chased ([`Placement::chase`]).
const BARE: u32 = 3;

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

/// Returns how dangerous a man is to kings.
const fn power(kind: Kind) -> i32 {
    match kind {
        Kind::Queen => 4,
        Kind::Rook => 2,
        Kind::Bishop | Kind::Knight => 1,
        Kind::King | Kind::Pawn => 0,
    }
}

/// What a player has.
#[derive(Clone, Copy, Default)]
struct Army {
    worth: i32,
    power: i32,
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

    /// Returns how much nearer the middle a move brings a man.
    pub(super) fn gain(&self, man: Man, mv: Move) -> i32 {
        self.middle(man.seat, mv.to) - self.middle(man.seat, mv.from)
    }

    /// The static evaluation: what a position is worth to a side.
    pub(super) fn evaluate(
        &self,
        position: &Position,
        side_of: impl Fn(Seat) -> usize,
        side: usize,
    ) -> i32 {
        let mut armies = [Army::default(); SEATS];
        for seat in position.game().seats() {
            armies[seat.index()] = match position.frozen(seat) {
                Some(_) => Army {
                    worth: FROZEN,
                    power: 0,
                },
                None => self.army(position, seat),
            };
        }
        let (mut sums, mut chases) = ([0; 2], [0; 2]);
        for seat in position.game().seats() {
            let (own, army) = (side_of(seat), armies[seat.index()]);
            sums[own] += army.worth;
            if position.frozen(seat).is_some() {
                continue;
            }
            let enemies = position.game().enemies(seat).into_iter();
            let threat = enemies.map(|enemy| armies[enemy.index()].power).sum();
            sums[own] += self.king(position, seat, threat);
            if army.power == 0 && position.men(seat).len() <= BARE {
                let chase = self.chase(position, seat);
                chases[1 - own] = chase.max(chases[1 - own]);
            }
        }
        match position.game() {
            Game::Four => sums[side] - sums[1 - side] + chases[side] - chases[1 - side],
            // The two others are each worth half.
            Game::Three => {
                let alone = sums[0] + chases[0] - (sums[1] + chases[1]) / 2;
                if side == 0 { alone } else { -alone }
            }
        }
    }

    /// What a player's men are worth, the more the nearer they are to an enemy's king, and how
    /// dangerous they are.
    fn army(&self, position: &Position, seat: Seat) -> Army {
        let enemies = position.game().enemies(seat);
        let enemies = enemies.without(position.all_frozen());
        let near = |square: Square, most: i32| {
            let kings = enemies.into_iter().map(|enemy| position.king(enemy));
            kings.fold(0, |best, king| best.max(most - distance(king, square)))
        };
        let mut army = Army::default();
        for square in position.men(seat) {
            let Some(kind) = position.man_at(square).map(|man| man.kind) else {
                continue;
            };
            let [gone, middle] = self.squares[seat.index()][place(square)].map(i32::from);
            army.power += power(kind);
            army.worth += worth(kind);
            army.worth += match kind {
                Kind::Pawn => 4 * gone + 2 * middle,
                Kind::Knight => 6 * middle + 3 * near(square, 9),
                Kind::Bishop => 4 * middle + near(square, 12),
                Kind::Rook => 2 * near(square, 12),
                Kind::Queen => middle + 4 * near(square, 12),
                Kind::King => 0,
            };
        }
        army
    }

    /// What the place of a king is worth: behind its own men as long as the enemies are dangerous,
    /// then in the middle.
    fn king(&self, position: &Position, seat: Seat, threat: i32) -> i32 {
        let king = position.king(seat);
        let middle = self.middle(seat, king);
        if threat < HARMLESS {
            return 10 * middle;
        }
        let men = position.men(seat).into_iter();
        let cover = men.filter(|&at| distance(at, king) == 1).count() as i32;
        cover * threat / 2 - 8 * middle
    }

    /// Mop-up evaluation: returns the bonus for chasing a nearly bare king, the greater the fewer
    /// squares it can go to, the farther it is from the middle and the nearer the enemies are.
    fn chase(&self, position: &Position, seat: Seat) -> i32 {
        let king = position.king(seat);
        let frozen = position.all_frozen();
        let enemies = position.game().enemies(seat).without(frozen);
        let around = |at: u8| at.saturating_sub(1)..=at + 1;
        let squares = around(king.column())
            .flat_map(|column| around(king.row()).filter_map(move |row| Square::at(column, row)));
        let is_free = |&at: &Square| {
            self.board.has(at)
                && !position.men(seat).contains(at)
                && position.attackers_past(at, enemies, king).is_empty()
        };
        let free = squares.filter(is_free).count() as i32;
        let kings = enemies.into_iter().map(|enemy| position.king(enemy));
        let nearest = kings.map(|at| distance(at, king)).min().unwrap_or_default();
        let men = enemies.into_iter().flat_map(|enemy| position.men(enemy));
        let is_heavy = |at: &Square| {
            let man = position.man_at(*at);
            man.is_some_and(|man| matches!(man.kind, Kind::Queen | Kind::Rook))
        };
        let far: i32 = men.filter(is_heavy).map(|at| distance(at, king)).sum();
        400 - 20 * free - 10 * nearest - 10 * self.middle(seat, king) - far
    }

    /// How near the middle a square is.
    fn middle(&self, seat: Seat, square: Square) -> i32 {
        let [_, middle] = self.squares[seat.index()][place(square)];
        middle.into()
    }
}
