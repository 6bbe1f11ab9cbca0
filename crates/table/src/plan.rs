//! The plan of a game: its squares, each with a name and a place; its seats; its kinds of men. Any
//! shape on a lattice and any number of seats will do.

use crate::man::{Kind, Man, Seat};

/// A square of the board on the table: its number in the [`Plan`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SquareId(pub u16);

impl SquareId {
    /// The square as an index into lists that are ordered like the plan.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The colour of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shade {
    /// A light square.
    Light,
    /// A dark square.
    Dark,
}

/// How far the board is turned, clockwise, from the first seat's view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// The first seat is at the bottom.
    #[default]
    None,
    /// A quarter turn clockwise.
    Quarter,
    /// A half turn: in chess for two, Black is at the bottom.
    Half,
    /// A quarter turn counter-clockwise.
    ThreeQuarters,
}

impl Turn {
    /// Every turn, a quarter further each.
    pub const ALL: [Turn; 4] = [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters];

    /// Returns how far this turn is beyond another one, clockwise.
    pub fn beyond(self, other: Turn) -> Turn {
        Turn::ALL[(self as usize + Turn::ALL.len() - other as usize) % Turn::ALL.len()]
    }
}

/// One square: what it is called and where it lies, seen from the first seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The square's name, as `data-square` has it (`e4`).
    pub name: String,
    /// Columns to the right of the leftmost one.
    pub column: u8,
    /// Rows above the lowest one.
    pub row: u8,
    /// Light or dark.
    pub shade: Shade,
}

/// One seat, as the game has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPlan {
    /// The letter that the page's contract uses for the seat (contract.md, section 2): `w`.
    pub letter: &'static str,
    /// The word that the contract uses where a letter is too little (contract.md, section 3):
    /// `white`.
    pub word: &'static str,
    /// How the board is turned to have the men of this seat at the bottom.
    pub home: Turn,
    /// The seat that this one plays together with, in games of pairs.
    pub partner: Option<Seat>,
}

/// A kind of men, as the game has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindPlan {
    /// The letter for it in positions and codes, a capital: `N`.
    pub letter: &'static str,
    /// Its picture as a character: `♞`.
    pub figurine: &'static str,
}

/// The plan of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Number of columns of the lattice.
    pub columns: u8,
    /// Number of rows of the lattice.
    pub rows: u8,
    /// The squares; a [`SquareId`] is an index into this list.
    pub squares: Vec<Place>,
    /// The seats, each with the next one at its right; a [`Seat`] is an index into this list.
    pub seats: Vec<SeatPlan>,
    /// Whether the turn goes on to the left, against the list of seats.
    pub turns_left: bool,
    /// The kinds of men, the least valuable first; a [`Kind`] is an index into this list.
    pub kinds: Vec<KindPlan>,
}

impl Plan {
    /// The place of a square, or `None` for a square that is not on this board.
    pub fn place(&self, square: SquareId) -> Option<&Place> {
        self.squares.get(square.index())
    }

    /// The name of a square; empty for a square that is not on this board.
    pub fn name(&self, square: SquareId) -> &str {
        self.place(square).map_or("", |place| &place.name)
    }

    /// Every square, in the plan's order.
    pub fn ids(&self) -> impl Iterator<Item = SquareId> + use<> {
        (0..self.squares.len() as u16).map(SquareId)
    }

    /// Every seat, in the order of the list.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// Every seat, in the order of turns, beginning with the one given.
    pub fn in_turn(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, turns_left) = (self.seats.len(), self.turns_left);
        (0..seats).map(move |turns| {
            let steps = if turns_left { seats - turns } else { turns };
            Seat(((first.index() + steps) % seats) as u8)
        })
    }

    /// The seat that plays together with this one, in games of pairs.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.seats.get(seat.index())?.partner
    }

    /// Returns whether two seats play against each other; a seat that nobody has plays against
    /// none.
    pub fn are_enemies(&self, one: Seat, other: Seat) -> bool {
        let exist = one.index().max(other.index()) < self.seats.len();
        exist && one != other && self.partner(one) != Some(other)
    }

    /// The enemies of a seat, beginning with the first one that moves after it.
    pub fn enemies(&self, of: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.in_turn(of)
            .filter(move |&seat| self.are_enemies(of, seat))
    }

    /// The square with this name.
    pub fn find(&self, name: &str) -> Option<SquareId> {
        self.ids().find(|&id| self.name(id) == name)
    }

    /// The letter of a seat; empty for a seat that nobody has in this game.
    pub fn letter(&self, seat: Seat) -> &'static str {
        self.seats.get(seat.index()).map_or("", |seat| seat.letter)
    }

    /// The word of a seat; empty for a seat that nobody has in this game.
    pub fn word(&self, seat: Seat) -> &'static str {
        self.seats.get(seat.index()).map_or("", |seat| seat.word)
    }

    /// The seat with this letter.
    pub fn seat(&self, letter: &str) -> Option<Seat> {
        self.all_seats().find(|&seat| self.letter(seat) == letter)
    }

    /// Returns how the board is turned to have the men of a seat at the bottom.
    pub fn home(&self, seat: Seat) -> Turn {
        self.seats
            .get(seat.index())
            .map_or(Turn::None, |seat| seat.home)
    }

    /// Returns what is known of a kind; `None` for a kind that this game doesn't have.
    pub fn kind(&self, kind: Kind) -> Option<&KindPlan> {
        self.kinds.get(kind.index())
    }

    /// The letter of a kind; empty for a kind that this game doesn't have.
    pub fn kind_letter(&self, kind: Kind) -> &'static str {
        self.kind(kind).map_or("", |kind| kind.letter)
    }

    /// The picture of a kind as a character; empty for a kind that this game doesn't have.
    pub fn figurine(&self, kind: Kind) -> &'static str {
        self.kind(kind).map_or("", |kind| kind.figurine)
    }

    /// The man as `data-piece` has it: the letters of its seat and its kind (contract.md, section
    /// 2).
    pub fn code(&self, man: Man) -> String {
        [self.letter(man.seat), self.kind_letter(man.kind)].concat()
    }
}
