//! Seats and men, as every game at this table has them.

/// One player's side of the table, in the order of turns: 0 is White in the games for two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// White, or whoever has the first seat.
    pub const FIRST: Seat = Seat(0);
    /// Black, or whoever has the second seat.
    pub const SECOND: Seat = Seat(1);

    /// Both seats of the games for two, in the order of turns.
    pub const PAIR: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

    /// The other seat, in the games for two.
    pub fn opposite(self) -> Seat {
        match self {
            Seat::FIRST => Seat::SECOND,
            _ => Seat::FIRST,
        }
    }

    /// The seat as an index into lists that are ordered by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The letter that the page's contract uses for the seat (contract.md, section 1).
    pub fn letter(self) -> char {
        match self.0 {
            0 => 'w',
            _ => 'b',
        }
    }
}

/// What a man is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
}

impl Kind {
    /// Every kind, the least valuable first.
    pub const ALL: [Kind; 6] = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
    ];

    /// What a man of this kind counts in the material difference (play.md, section 4, point 3). Kings are not captured.
    pub fn points(self) -> u32 {
        match self {
            Kind::Pawn => 1,
            Kind::Knight | Kind::Bishop => 3,
            Kind::Rook => 5,
            Kind::Queen => 9,
            Kind::King => 0,
        }
    }

    /// The kind's FEN letter, in capitals.
    pub fn letter(self) -> char {
        match self {
            Kind::Pawn => 'P',
            Kind::Knight => 'N',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Queen => 'Q',
            Kind::King => 'K',
        }
    }
}

/// A man of one of the armies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// The seat whose man it is.
    pub seat: Seat,
    /// What it is.
    pub kind: Kind,
}

impl Man {
    /// The man as `data-piece` has it: colour letter and FEN letter in capitals (contract.md, section 2).
    pub fn code(self) -> &'static str {
        const CODES: [[&str; 6]; 2] = [
            ["wP", "wN", "wB", "wR", "wQ", "wK"],
            ["bP", "bN", "bB", "bR", "bQ", "bK"],
        ];
        CODES[self.seat.index().min(1)][self.kind as usize]
    }
}
