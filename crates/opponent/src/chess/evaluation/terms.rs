//! The terms, and the numbers of their weights.

use rochade_chess::{Bitboard, Color, File, Position, Rank, Role};

use super::sum::Sum;
use super::{kings, men, pawns};

/// What a man is worth on each square: six kinds, eight ranks, four files.
pub(super) const SQUARES: usize = 0;
/// How many squares an officer can go to: knights 0–8, bishops 0–13, rooks 0–14, queens 0–27.
pub(super) const MOBILITY: [usize; 4] = [192, 201, 215, 230];
/// A passed pawn, by its rank.
pub(super) const PASSED: usize = 258;
/// A passed pawn with a free square before it, by its rank.
pub(super) const FREE: usize = 266;
/// How far the own king is from the square before it, and how far the enemy's.
pub(super) const ESCORT: usize = 274;
pub(super) const PURSUIT: usize = 282;
/// A passed pawn that a pawn protects.
pub(super) const PROTECTED: usize = 290;
pub(super) const ISOLATED: usize = 291;
pub(super) const DOUBLED: usize = 292;
pub(super) const BACKWARD: usize = 293;
/// A pawn that a pawn protects or stands beside, by its rank.
pub(super) const CONNECTED: usize = 294;
pub(super) const PAIR: usize = 302;
/// A rook on a file without pawns, without own pawns, on the seventh rank.
pub(super) const OPEN: usize = 303;
pub(super) const HALF_OPEN: usize = 304;
pub(super) const SEVENTH: usize = 305;
/// A knight, a bishop that a pawn protects and no pawn can attack.
pub(super) const OUTPOST: [usize; 2] = [306, 307];
/// Before the king, on three files: how near the own pawn is, how near the enemy's; 0 for none.
pub(super) const SHELTER: usize = 308;
pub(super) const STORM: usize = 316;
/// How much attacks the squares around the king.
pub(super) const DANGER: usize = 324;
/// A check that knight, bishop, rook, queen could give without being taken.
pub(super) const CHECKS: usize = 348;
/// What pawns, minor officers, rooks attack, by what that is.
pub(super) const BY_PAWN: usize = 352;
pub(super) const BY_MINOR: usize = 358;
pub(super) const BY_ROOK: usize = 364;
/// An attacked man that nothing protects.
pub(super) const HANGING: usize = 370;
/// The right to move.
pub(super) const TEMPO: usize = 371;
/// A pawn on the colour of its own bishop.
pub(super) const OWN_COLOUR: usize = 372;

/// What one side's men attack.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    pub(super) all: Bitboard,
    pub(super) twice: Bitboard,
    pub(super) by: [Bitboard; 6],
}

impl Reach {
    pub(super) fn add(&mut self, role: Role, squares: Bitboard) {
        self.twice |= self.all & squares;
        self.all |= squares;
        self.by[role.index()] |= squares;
    }
}

/// Gives all terms of a position, but for the squares of men and the right to move.
pub(super) fn all(position: &Position, sum: &mut Sum) {
    let board = position.board();
    let mut reach = [Reach::default(); 2];
    for color in Color::ALL {
        let own = &mut reach[color.index()];
        let pawns = board.men(color, Role::Pawn);
        let (left, right) = attacks(color, pawns);
        own.add(Role::Pawn, left);
        own.add(Role::Pawn, right);
        let king = rochade_chess::Piece::new(color, Role::King);
        own.add(
            Role::King,
            king.reach(position.king(color), Bitboard::EMPTY),
        );
    }
    for color in Color::ALL {
        pawns::terms(position, color, sum);
        men::terms(position, color, &mut reach, sum);
    }
    for color in Color::ALL {
        kings::terms(position, color, &reach, sum);
        men::threats(position, color, &reach, sum);
    }
}

/// The squares that pawns attack, on either side.
pub(super) fn attacks(color: Color, pawns: Bitboard) -> (Bitboard, Bitboard) {
    let to_left = pawns - Bitboard::file(File::A);
    let to_right = pawns - Bitboard::file(File::H);
    match color {
        Color::White => (to_left << 7, to_right << 9),
        Color::Black => (to_left >> 9, to_right >> 7),
    }
}

/// All squares from these on, towards the enemy, themselves included.
pub(super) fn ahead(color: Color, squares: Bitboard) -> Bitboard {
    let mut all = squares;
    for step in [8, 16, 32] {
        all |= match color {
            Color::White => all << step,
            Color::Black => all >> step,
        };
    }
    all
}

/// The squares one step towards the enemy.
pub(super) fn step(color: Color, squares: Bitboard) -> Bitboard {
    match color {
        Color::White => squares << 8,
        Color::Black => squares >> 8,
    }
}

/// The squares beside these.
pub(super) fn beside(squares: Bitboard) -> Bitboard {
    (squares - Bitboard::file(File::A)) >> 1 | (squares - Bitboard::file(File::H)) << 1
}

/// The rank of a square as its own side counts it, 0 to 7.
pub(super) fn own_rank(color: Color, rank: Rank) -> usize {
    match color {
        Color::White => rank.index(),
        Color::Black => 7 - rank.index(),
    }
}
