use crate::board::{Board, number};
use crate::man::{Kind, Man};
use crate::square::Square;

use super::error::{TextError, excerpt};

impl Board {
    /// The board on which the men of a position's text stand, by the length of its rows; `None` if
    /// no board has such rows.
    pub fn of_text(text: &str) -> Option<Board> {
        let placement = text.split(' ').next()?;
        let fits = |board: &Board| {
            let wanted = board.rows().collect::<Vec<_>>().into_iter().rev();
            let mut found = placement.split('/').map(|row| length(row, *board));
            let mut rows = wanted.map(|(_, length)| Some(usize::from(length)));
            rows.all(|row| found.next() == Some(row)) && found.next().is_none()
        };
        Board::ALL.into_iter().find(fits)
    }
}

/// The men of a placement.
pub(super) fn read(text: &str, board: Board) -> Result<Vec<(Square, Man)>, TextError> {
    let found = text.split('/').count();
    if found != usize::from(board.height()) {
        let wanted = board.height();
        return Err(TextError::RowCount { wanted, found });
    }
    let rows: Vec<(u8, u8)> = board.rows().collect();
    let mut men = Vec::new();
    let numbered = (0..board.height()).zip(rows).rev();
    for ((row, (first, wanted)), text) in numbered.zip(text.split('/')) {
        let mut column = usize::from(first);
        let mut rest = text;
        while !rest.is_empty() {
            let (part, behind) = part(rest, board).ok_or_else(|| TextError::NoMan {
                row: row + 1,
                text: excerpt(rest),
            })?;
            if let Part::Man(man) = part {
                let at = u8::try_from(column).ok();
                let square = at.and_then(|column| Square::at(column, row));
                men.extend(square.map(|square| (square, man)));
            }
            column += part.length();
            rest = behind;
        }
        let found = column - usize::from(first);
        if found != usize::from(wanted) {
            return Err(TextError::RowLength {
                row: row + 1,
                wanted,
                found,
            });
        }
    }
    check(&men, board)?;
    Ok(men)
}

/// Returns whether each player has one king, and no pawn stands where it would be none (4p-31,
/// 3p-12).
fn check(men: &[(Square, Man)], board: Board) -> Result<(), TextError> {
    let game = board.game();
    for seat in game.seats() {
        let kings = men.iter().filter(|(_, man)| {
            *man == Man {
                seat,
                kind: Kind::King,
            }
        });
        let found = kings.count();
        if found != 1 {
            let player = game.letter(seat);
            return Err(TextError::Kings { player, found });
        }
    }
    let promoted = men.iter().find(|(square, man)| {
        let home = board.geometry().home(man.seat);
        man.kind == Kind::Pawn && home.promotion.contains(*square)
    });
    match promoted {
        Some((square, _)) => Err(TextError::PromotedPawn {
            square: board.name(*square).to_string(),
        }),
        None => Ok(()),
    }
}

/// A part of a row.
enum Part {
    Man(Man),
    Gap(u16),
}

impl Part {
    fn length(&self) -> usize {
        match self {
            Part::Man(_) => 1,
            Part::Gap(squares) => usize::from(*squares),
        }
    }
}

/// The first part of a row, and what is behind it.
fn part(text: &str, board: Board) -> Option<(Part, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        let (gap, rest) = text.split_at(digits);
        let squares = number(gap).filter(|squares| *squares > 0)?;
        return Some((Part::Gap(squares), rest));
    }
    let mut chars = text.chars();
    let seat = board.game().seat(chars.next()?)?;
    let kind = Kind::from_letter(chars.next()?)?;
    Some((Part::Man(Man { seat, kind }), chars.as_str()))
}

/// Returns how many squares a row has; `None` if it can't be read.
fn length(mut row: &str, board: Board) -> Option<usize> {
    let mut squares = 0;
    while !row.is_empty() {
        let (part, rest) = part(row, board)?;
        squares += part.length();
        row = rest;
    }
    Some(squares)
}
