use core::fmt;

/// How much of an unreadable text an error keeps, in characters.
const EXCERPT: usize = 24;

/// The beginning of a text, for an error.
pub(super) fn excerpt(text: &str) -> String {
    text.chars().take(EXCERPT).collect()
}

/// The fields of a position's text, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum TextField {
    /// Which man stands where.
    Placement,
    /// The player to move.
    Turn,
    /// The rights to castle; only in the game for four.
    Castling,
    /// The double steps that can still be answered.
    EnPassant,
    /// Who stands frozen.
    Frozen,
    /// The moves since a count was claimed.
    Count,
}

impl fmt::Display for TextField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TextField::Placement => "placement",
            TextField::Turn => "turn",
            TextField::Castling => "castling",
            TextField::EnPassant => "en passant",
            TextField::Frozen => "frozen",
            TextField::Count => "count",
        })
    }
}

/// Why a text is no position, and in which field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TextError {
    /// The text ends before this field.
    Missing(TextField),
    /// There is something after the last field.
    Surplus {
        /// Its beginning.
        text: String,
    },
    /// The placement has more or less rows than the board.
    RowCount {
        /// How many the board has.
        wanted: u8,
        /// How many there are.
        found: usize,
    },
    /// A row has more or less squares than the board's.
    RowLength {
        /// The row, counted from 1 below.
        row: u8,
        /// How many the board's has.
        wanted: u8,
        /// How many it has.
        found: usize,
    },
    /// What is neither a man nor a number of empty squares.
    NoMan {
        /// The row, counted from 1 below.
        row: u8,
        /// The beginning of it.
        text: String,
    },
    /// A player has no king, or several.
    Kings {
        /// The player's letter.
        player: char,
        /// How many kings there are.
        found: usize,
    },
    /// A pawn on a square where it would have become an officer.
    PromotedPawn {
        /// The square's name.
        square: String,
    },
    /// The field's text means nothing.
    Text {
        /// The field.
        field: TextField,
        /// The beginning of its text.
        text: String,
    },
    /// A right to castle without king and rook on their initial squares.
    CastlingMen {
        /// The player's letter.
        player: char,
    },
    /// A double step that can't have been made, or not be answered like that.
    Passed {
        /// The beginning of its entry.
        text: String,
        /// Why not.
        fault: PassedFault,
    },
}

/// Why a double step can't have been made, or not be answered like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PassedFault {
    /// No initial square of the owner's pawns is before the square passed.
    NoStep,
    /// Somebody stands on the square passed.
    Filled,
    /// No pawn of the owner's is behind the square passed.
    NoPawn,
    /// The owner is frozen, and so can't just have moved.
    OwnerFrozen,
    /// It names somebody who is no enemy of the owner, or may not take by these rules.
    NoTaker,
    /// It names somebody who has had a turn since.
    TurnOver,
    /// It names players in another order than that of their turns, or one twice.
    TakerOrder,
    /// It does not stand behind all older ones.
    Order,
}

impl TextError {
    /// The field that is to blame; nothing if there are too many.
    pub const fn field(&self) -> Option<TextField> {
        match self {
            TextError::Missing(field) | TextError::Text { field, .. } => Some(*field),
            TextError::Surplus { .. } => None,
            TextError::CastlingMen { .. } => Some(TextField::Castling),
            TextError::Passed { .. } => Some(TextField::EnPassant),
            _ => Some(TextField::Placement),
        }
    }

    /// A word for the reason, for those who have texts for it in a language.
    pub const fn word(&self) -> &'static str {
        match (self, self.field()) {
            (TextError::Kings { .. }, _) => "many-kings",
            (TextError::PromotedPawn { .. }, _) => "many-promoted-pawn",
            (TextError::CastlingMen { .. }, _) => "many-castling-men",
            (TextError::Passed { .. }, _) => "many-passed",
            (_, Some(TextField::Placement)) => "many-placement",
            (_, Some(TextField::Turn)) => "many-turn",
            (_, Some(TextField::Castling)) => "many-castling",
            (_, Some(TextField::EnPassant)) => "many-en-passant",
            (_, Some(TextField::Frozen)) => "many-frozen",
            (_, Some(TextField::Count)) => "many-count",
            (_, None) => "many-surplus",
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field() {
            Some(field) => write!(f, "{field}: ")?,
            None => f.write_str("too many fields: ")?,
        }
        match self {
            TextError::Missing(_) => f.write_str("the field is missing"),
            TextError::Surplus { text } => {
                write!(f, "'{}' stands after the last one", text.escape_debug())
            }
            TextError::RowCount { wanted, found } => {
                write!(f, "{wanted} rows wanted, {found} found")
            }
            TextError::RowLength { row, wanted, found } => {
                write!(f, "{wanted} squares wanted in row {row}, {found} found")
            }
            TextError::NoMan { row, text } => {
                let text = text.escape_debug();
                write!(
                    f,
                    "'{text}' in row {row} is no man and no number of squares"
                )
            }
            TextError::Kings { player, found } => {
                write!(f, "one king wanted of {player}, {found} found")
            }
            TextError::PromotedPawn { square } => {
                write!(f, "the pawn on {square} would have become an officer")
            }
            TextError::Text { field, text } => {
                let wanted = match field {
                    TextField::Turn => "no player",
                    TextField::Castling => "neither - nor players with K, Q or KQ",
                    TextField::EnPassant => "neither - nor a list like Cd3:DB",
                    TextField::Frozen => "neither - nor players with a letter for how",
                    _ => "neither - nor every player with a number up to 999",
                };
                write!(f, "'{}' is {wanted}", text.escape_debug())
            }
            TextError::CastlingMen { player } => {
                write!(f, "{player} may castle without king and rook in place")
            }
            TextError::Passed { text, fault } => {
                write!(f, "'{}': {}", text.escape_debug(), fault.reason())
            }
        }
    }
}

impl core::error::Error for TextError {}

impl PassedFault {
    const fn reason(self) -> &'static str {
        match self {
            PassedFault::NoStep => "no pawn of this player passes that square",
            PassedFault::Filled => "somebody stands on the square",
            PassedFault::NoPawn => "no pawn of this player stands behind the square",
            PassedFault::OwnerFrozen => "this player is frozen",
            PassedFault::NoTaker => "it names somebody who may not take there",
            PassedFault::TurnOver => "it names somebody who has had a turn since",
            PassedFault::TakerOrder => "players wanted in the order of their turns, each once",
            PassedFault::Order => "the oldest step wanted first, and one a player",
        }
    }
}
