use core::fmt::{self, Write};

use crate::position::Position;
use crate::seat::Seat;
use crate::square::Square;

use super::fields::has_castling;

/// Writes the position as many-position-text.md has it, which reads back the same.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        placement(self, f)?;
        write!(f, " {} ", self.game().letter(self.turn()))?;
        if has_castling(self.game()) {
            let rights = |seat: Seat| match self.castling(seat) {
                [false, false] => None,
                [true, false] => Some("K"),
                [false, true] => Some("Q"),
                [true, true] => Some("KQ"),
            };
            by_player(self, f, rights)?;
            f.write_char(' ')?;
        }
        passed(self, f)?;
        f.write_char(' ')?;
        by_player(self, f, |seat| Some(self.frozen(seat)?.letter()))?;
        f.write_char(' ')?;
        by_player(self, f, |seat| self.counted(seat))
    }
}

fn placement(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let board = position.rules().board;
    let rows: Vec<(u8, (u8, u8))> = (0..).zip(board.rows()).collect();
    for (index, (row, (first, length))) in rows.into_iter().rev().enumerate() {
        if index > 0 {
            f.write_char('/')?;
        }
        let mut gap = 0;
        for column in first..first + length {
            let man = Square::at(column, row).and_then(|square| position.man_at(square));
            let Some(man) = man else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                write!(f, "{gap}")?;
                gap = 0;
            }
            f.write_char(position.game().letter(man.seat))?;
            f.write_char(man.kind.letter())?;
        }
        if gap > 0 {
            write!(f, "{gap}")?;
        }
    }
    Ok(())
}

/// Returns what is to be said of each player, behind the letter; `-` if of nobody.
fn by_player<T: fmt::Display>(
    position: &Position,
    f: &mut fmt::Formatter<'_>,
    said: impl Fn(Seat) -> Option<T>,
) -> fmt::Result {
    let mut nobody = true;
    for seat in position.game().seats() {
        if let Some(said) = said(seat) {
            nobody = false;
            write!(f, "{}{said}", position.game().letter(seat))?;
        }
    }
    match nobody {
        true => f.write_char('-'),
        false => Ok(()),
    }
}

fn passed(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let game = position.game();
    let rules = position.rules();
    let mut sign = None;
    for passed in position.passed() {
        if let Some(sign) = sign {
            f.write_char(sign)?;
        }
        sign = Some(',');
        let square = rules.board.name(passed.square);
        write!(f, "{}{square}:", game.letter(passed.owner))?;
        let mut seat = position.turn();
        for _ in game.seats() {
            if passed.takers.contains(seat) {
                f.write_char(game.letter(seat))?;
            }
            seat = game.next(seat, rules.turns);
        }
    }
    match sign {
        None => f.write_char('-'),
        Some(_) => Ok(()),
    }
}
