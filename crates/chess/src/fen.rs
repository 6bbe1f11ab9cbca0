//! Reading and writing FEN.

use core::fmt;
use core::str::FromStr;

use crate::board::Board;
use crate::castling::{Castling, Wing};
use crate::color::Color;
use crate::notation::is_dash;
use crate::piece::{Piece, Role};
use crate::setup::{Setup, SetupError};
use crate::square::{File, Rank, Square};

/// How much of an unreadable text an error keeps, in characters.
const EXCERPT: usize = 24;

/// The fields of a FEN, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FenField {
    /// Which man stands where.
    Placement,
    /// The side to move.
    Turn,
    /// The rights to castle.
    Castling,
    /// The square that a pawn has just passed over.
    EnPassant,
    /// The moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Placement => "placement",
            FenField::Turn => "turn",
            FenField::Castling => "castling",
            FenField::EnPassant => "en passant",
            FenField::HalfmoveClock => "halfmove clock",
            FenField::FullmoveNumber => "fullmove number",
        })
    }
}

/// Why a FEN can't be read: in which field, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenError {
    /// The text ends before this field. Only the two counters may be left out.
    Missing(FenField),
    /// There is something after the last field.
    Surplus {
        /// Its beginning.
        text: String,
    },
    /// The placement has more or less than eight ranks.
    RankCount {
        /// How many it has.
        found: usize,
    },
    /// A rank has more or less than eight squares.
    RankLength {
        /// The rank.
        rank: Rank,
        /// How many squares it has.
        found: usize,
    },
    /// A character that is neither a man nor a number of empty squares.
    Letter {
        /// The rank in which it stands.
        rank: Rank,
        /// The character.
        letter: char,
    },
    /// The field's text means nothing.
    Text {
        /// The field.
        field: FenField,
        /// The beginning of its text.
        text: String,
    },
    /// The position is one of another game: it has men in hand, checks that are counted, or another
    /// array.
    OtherGame,
    /// All can be read, but the position can't be played on.
    Setup(SetupError),
}

impl FenError {
    /// The text of a field means nothing.
    pub(crate) fn text(field: FenField, text: &str) -> FenError {
        FenError::Text {
            field,
            text: excerpt(text),
        }
    }

    /// The field that is to blame; nothing if there are too many.
    pub const fn field(&self) -> Option<FenField> {
        match self {
            FenError::Missing(field) | FenError::Text { field, .. } => Some(*field),
            FenError::Surplus { .. } => None,
            FenError::RankCount { .. }
            | FenError::RankLength { .. }
            | FenError::Letter { .. }
            | FenError::OtherGame => Some(FenField::Placement),
            FenError::Setup(fault) => Some(match fault {
                SetupError::NoKing { .. }
                | SetupError::ManyKings { .. }
                | SetupError::PawnOnEnd { .. } => FenField::Placement,
                SetupError::KingCanBeTaken { .. } => FenField::Turn,
                SetupError::Castling { .. } => FenField::Castling,
                SetupError::EnPassant { .. } => FenField::EnPassant,
            }),
        }
    }

    /// A word for the reason, for those who have texts for it in a language.
    pub const fn word(&self) -> &'static str {
        match (self, self.field()) {
            (FenError::OtherGame, _) => "variant",
            (FenError::Setup(SetupError::NoKing { .. }), _) => "fen-no-king",
            (FenError::Setup(SetupError::ManyKings { .. }), _) => "fen-many-kings",
            (FenError::Setup(SetupError::PawnOnEnd { .. }), _) => "fen-pawn-on-end",
            (FenError::Setup(SetupError::KingCanBeTaken { .. }), _) => "fen-king-can-be-taken",
            (FenError::Setup(SetupError::Castling { .. }), _) => "fen-castling-men",
            (_, Some(FenField::Placement)) => "fen-placement",
            (_, Some(FenField::Turn)) => "fen-turn",
            (_, Some(FenField::Castling)) => "fen-castling",
            (_, Some(FenField::EnPassant)) => "fen-en-passant",
            (_, Some(FenField::HalfmoveClock | FenField::FullmoveNumber)) => "fen-counters",
            (_, None) => "fen-surplus",
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field() {
            Some(field) => write!(f, "{field}: ")?,
            None => f.write_str("too many fields: ")?,
        }
        match self {
            FenError::Missing(_) => f.write_str("the field is missing"),
            FenError::OtherGame => f.write_str("a position of another game"),
            FenError::Surplus { text } => write!(f, "'{text}' stands after the last one"),
            FenError::RankCount { found } => write!(f, "8 ranks wanted, {found} found"),
            FenError::RankLength { rank, found } => {
                write!(f, "8 squares wanted in rank {rank}, {found} found")
            }
            FenError::Letter { rank, letter } => {
                write!(f, "'{}' in rank {rank} is no man", letter.escape_debug())
            }
            FenError::Text { field, text } => {
                let wanted = match field {
                    FenField::Turn => "neither w nor b",
                    FenField::Castling => "neither - nor some of KQkq",
                    FenField::EnPassant => "neither - nor a square",
                    _ => "no number, or too large",
                };
                write!(f, "'{}' is {wanted}", text.escape_debug())
            }
            FenError::Setup(fault) => fmt::Display::fmt(fault, f),
        }
    }
}

impl core::error::Error for FenError {}

impl From<SetupError> for FenError {
    fn from(fault: SetupError) -> FenError {
        FenError::Setup(fault)
    }
}

/// Reads FEN: four to six fields with blanks between. Whether the position can be played on is not
/// asked here.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Setup, FenError> {
        let mut fields = text.split_whitespace();
        let mut wanted = |field| fields.next().ok_or(FenError::Missing(field));
        let placement = parse_placement(wanted(FenField::Placement)?)?;
        let turn = parse_turn(wanted(FenField::Turn)?)?;
        let castling = parse_castling(wanted(FenField::Castling)?)?;
        let en_passant = parse_en_passant(wanted(FenField::EnPassant)?)?;
        let mut number = |field| {
            fields
                .next()
                .map(|text| parse_number(field, text))
                .transpose()
        };
        let halfmove = number(FenField::HalfmoveClock)?.unwrap_or(0);
        let fullmove = number(FenField::FullmoveNumber)?.unwrap_or(1);
        if let Some(text) = fields.next() {
            return Err(FenError::Surplus {
                text: excerpt(text),
            });
        }
        let halfmove = u16::try_from(halfmove).map_err(|_| FenError::Text {
            field: FenField::HalfmoveClock,
            text: halfmove.to_string(),
        })?;
        Ok(Setup {
            placement,
            turn,
            castling,
            en_passant,
            halfmove,
            fullmove,
        })
    }
}

/// Writes FEN with all six fields, as the setup says it.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.placement, f)?;
        write!(f, " {} {} ", self.turn.letter(), self.castling)?;
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmove, self.fullmove)
    }
}

fn excerpt(text: &str) -> String {
    text.chars().take(EXCERPT).collect()
}

fn parse_placement(text: &str) -> Result<Board, FenError> {
    let found = text.split('/').count();
    if found != 8 {
        return Err(FenError::RankCount { found });
    }
    let mut board = Board::EMPTY;
    for (row, &rank) in text.split('/').zip(Rank::ALL.iter().rev()) {
        let mut file: usize = 0;
        let mut after_number = false;
        for letter in row.chars() {
            match letter {
                // Two numbers in a row are no FEN: "44" is a slip for "8" at best.
                '1'..='8' if !after_number => {
                    file = file.saturating_add(letter as usize - '0' as usize);
                    after_number = true;
                }
                _ => {
                    let piece =
                        Piece::from_letter(letter).ok_or(FenError::Letter { rank, letter })?;
                    if let Some(file) = File::from_index(file) {
                        board.put(Square::new(file, rank), piece);
                    }
                    file = file.saturating_add(1);
                    after_number = false;
                }
            }
        }
        if file != 8 {
            return Err(FenError::RankLength { rank, found: file });
        }
    }
    Ok(board)
}

/// Returns whether a field is empty: a hyphen, or one of the dashes that programs make of it.
pub(crate) fn is_nothing(field: &str) -> bool {
    let mut signs = field.chars();
    signs.next().is_some_and(is_dash) && signs.as_str().is_empty()
}

fn parse_turn(text: &str) -> Result<Color, FenError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Color::from_letter), letters.next()) {
        (Some(color), None) => Ok(color),
        _ => Err(FenError::Text {
            field: FenField::Turn,
            text: excerpt(text),
        }),
    }
}

fn parse_castling(text: &str) -> Result<Castling, FenError> {
    let unreadable = || FenError::Text {
        field: FenField::Castling,
        text: excerpt(text),
    };
    let mut castling = Castling::NONE;
    if is_nothing(text) {
        return Ok(castling);
    }
    for letter in text.chars() {
        let (color, wing) = match letter {
            'K' => (Color::White, Wing::KingSide),
            'Q' => (Color::White, Wing::QueenSide),
            'k' => (Color::Black, Wing::KingSide),
            'q' => (Color::Black, Wing::QueenSide),
            _ => return Err(unreadable()),
        };
        if castling.has(color, wing) {
            return Err(unreadable());
        }
        castling = castling.with(color, wing);
    }
    Ok(castling)
}

fn parse_en_passant(text: &str) -> Result<Option<Square>, FenError> {
    match text {
        _ if is_nothing(text) => Ok(None),
        _ => text.parse().map(Some).map_err(|_| FenError::Text {
            field: FenField::EnPassant,
            text: excerpt(text),
        }),
    }
}

fn parse_number(field: FenField, text: &str) -> Result<u32, FenError> {
    // `u32::from_str` would take a plus sign.
    text.chars()
        .all(|c| c.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten()
        .ok_or_else(|| FenError::Text {
            field,
            text: excerpt(text),
        })
}

/// The letter of the man on each square, from a1 on.
fn letters(board: &Board) -> [Option<char>; 64] {
    let mut letters = [None; 64];
    for color in Color::ALL {
        for role in Role::ALL {
            let letter = Piece::new(color, role).letter();
            for square in board.men(color, role) {
                letters[square.index()] = Some(letter);
            }
        }
    }
    letters
}

fn write_placement(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    use fmt::Write;
    // Written for every view of a board: a character costs a fraction of a formatted number, and
    // the men taken kind by kind a fraction of asking for each square.
    let letters = letters(board);
    let digit = |empty: u8| char::from(b'0' + empty);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match letters[Square::new(file, rank).index()] {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        f.write_char(digit(empty))?;
                    }
                    empty = 0;
                    f.write_char(letter)?;
                }
            }
        }
        if empty > 0 {
            f.write_char(digit(empty))?;
        }
        if rank != Rank::First {
            f.write_char('/')?;
        }
    }
    Ok(())
}
