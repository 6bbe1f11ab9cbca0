//! Reading moves from text.

use core::fmt;

use crate::fen::read_square;
use crate::moves::{Move, Ply};
use crate::notation::is_dash;
use crate::position::Position;
use crate::square::Square;

/// Why a text is no ply of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveTextError {
    /// It is no move anywhere.
    NotAMove,
    /// No legal move is written like that.
    NoSuchMove,
    /// Several moves are; one with more squares says which.
    Ambiguous,
    /// The man on that square can't be blown.
    NotBlowable(Square),
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::NotAMove => f.write_str("not a move like c3-d4 or 22x15"),
            MoveTextError::NoSuchMove => f.write_str("no legal move"),
            MoveTextError::Ambiguous => f.write_str("several moves are written like that"),
            MoveTextError::NotBlowable(square) => {
                write!(f, "the man on {square} can't be blown")
            }
        }
    }
}

impl core::error::Error for MoveTextError {}

/// The most squares that a text can name.
const MOST_SQUARES: usize = 40;

impl Position {
    /// Reads a legal move: first and last square, or more of them, by name or number, with `-`, `x`
    /// or `:` between. A capture can be written with `-`, too, if no plain move is meant.
    ///
    /// # Errors
    ///
    /// Why it is no move.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let text = Text::read(text).ok_or(MoveTextError::NotAMove)?;
        let moves = self.legal_moves();
        let exactly = moves.iter().find(|mv| text.squares == mv.path());
        let whole = exactly.copied().or_else(|| self.resolve(&text.squares));
        if let Some(mv) = whole.filter(|mv| mv.is_capture() || !text.captures) {
            return Ok(mv);
        }
        let mut meant = moves.iter().filter(|mv| mv.is_capture() && text.tells(mv));
        match (meant.next(), meant.next()) {
            (Some(mv), None) => Ok(*mv),
            (Some(_), Some(_)) => Err(MoveTextError::Ambiguous),
            (None, _) => Err(MoveTextError::NoSuchMove),
        }
    }

    /// Reads a move as [`Position::parse_move`] does, with a man blown before it: `b4~ c3-d4`; or
    /// alone, if it was the last one: `b4~`.
    ///
    /// # Errors
    ///
    /// Why it is no ply here.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, MoveTextError> {
        let Some((man, text)) = text.split_once('~') else {
            let mv = Some(self.parse_move(text)?);
            return Ok(Ply { blow: None, mv });
        };
        let man = read_square(man.trim()).map_err(|_| MoveTextError::NotAMove)?;
        let next = self.blow(man).ok_or(MoveTextError::NotBlowable(man))?;
        let mv = match text.trim() {
            "" if !next.has_men(next.turn().other()) => None,
            text => Some(next.parse_move(text)?),
        };
        let blow = Some(man);
        Ok(Ply { blow, mv })
    }
}

/// What a text says of a move.
struct Text {
    squares: Vec<Square>,
    /// Whether it says that somebody is captured.
    captures: bool,
}

impl Text {
    fn read(text: &str) -> Option<Text> {
        let mut squares = Vec::new();
        let mut captures = false;
        let mut rest = text.trim();
        loop {
            let end =
                rest.find(|c: char| !c.is_ascii_digit() && !matches!(c, 'a'..='h' | 'A'..='H'));
            let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
            for name in names(word) {
                squares.push(read_square(name).ok()?);
            }
            rest = behind.trim_start();
            let Some(sign) = rest.chars().next() else {
                break;
            };
            match sign {
                sign if is_dash(sign) => {}
                'x' | 'X' | ':' | '×' => captures = true,
                _ => return None,
            }
            rest = rest[sign.len_utf8()..].trim_start();
            if squares.len() >= MOST_SQUARES {
                return None;
            }
        }
        (squares.len() > 1).then_some(Text { squares, captures })
    }

    /// Whether these are squares of a move's path, in their order, among them the first and the
    /// last.
    fn tells(&self, mv: &Move) -> bool {
        let mut path = mv.path().iter();
        self.squares.first() == Some(&mv.from())
            && self.squares.last() == Some(&mv.to())
            && self.squares.iter().all(|square| path.any(|s| s == square))
    }
}

/// The squares of a word: letters may stand together without a sign, as hurried people type them
/// (`c3d4`), numbers can't.
fn names(word: &str) -> impl Iterator<Item = &str> {
    let has_letters = word.starts_with(|c: char| c.is_ascii_alphabetic());
    let length = if has_letters { 2 } else { word.len().max(1) };
    (0..word.len().max(1))
        .step_by(length)
        .map(move |from| &word[from..word.len().min(from + length)])
}
