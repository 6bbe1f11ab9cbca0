use rochade_many::{Deed, Frozen, Happening, Seat};

/// How a player left a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// By resigning.
    Resigned,
    /// By the clock.
    Time,
}

impl Leaving {
    /// Both ways.
    const ALL: [Leaving; 2] = [Leaving::Resigned, Leaving::Time];

    /// The sign for it: `R` or `T`.
    pub(crate) const fn sign(self) -> char {
        match self {
            Leaving::Resigned => 'R',
            Leaving::Time => 'T',
        }
    }

    /// The way for which a sign stands.
    pub(crate) fn of_sign(sign: char) -> Option<Leaving> {
        Leaving::ALL.into_iter().find(|how| how.sign() == sign)
    }
}

/// What happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A move was made.
    Move {
        /// What it did.
        deed: Deed,
        /// Whether it attacks a king anew.
        check: bool,
        /// Whether it was against the rules, and was let stand.
        illegal: bool,
    },
    /// A player left.
    Left {
        /// Who.
        seat: Seat,
        /// How.
        how: Leaving,
        /// Whether it was this player's turn.
        in_turn: bool,
        /// What the turn rule brought.
        happenings: Vec<Happening>,
    },
}

/// A turn that was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Whose it was.
    pub seat: Seat,
    /// How that player stands frozen; `None` for one who isn't (3p-33).
    pub frozen: Option<Frozen>,
}

impl Act {
    /// The turns that were passed over before the next move. The one with which a player left is
    /// not among them.
    pub fn passes(&self) -> impl Iterator<Item = Pass> {
        let (happenings, own) = match self {
            Act::Move { deed, .. } => (&deed.happenings, None),
            Act::Left {
                seat,
                in_turn,
                happenings,
                ..
            } => (happenings, in_turn.then_some(*seat)),
        };
        let passes = happenings.iter().filter_map(|happening| match *happening {
            // That is the leaving itself.
            Happening::Frozen(_, Frozen::Left) | Happening::Released(_) => None,
            Happening::Frozen(seat, how) | Happening::StaysFrozen(seat, how) => Some(Pass {
                seat,
                frozen: Some(how),
            }),
            Happening::Passed(seat) => Some(Pass { seat, frozen: None }),
        });
        let is_own = move |index: usize, pass: &Pass| index == 0 && Some(pass.seat) == own;
        let passes = passes.enumerate();
        passes
            .filter(move |(index, pass)| !is_own(*index, pass))
            .map(|(_, pass)| pass)
    }
}
