//! The fields behind the placement, but for the double steps.

use crate::board::number;
use crate::frozen::Frozen;
use crate::man::{Kind, Man};
use crate::notation::is_dash;
use crate::position::Position;
use crate::seat::{Game, Seat};

use super::error::{TextError, TextField, excerpt};

/// Returns whether the game's texts have a field for castling (3p-40: those for three don't).
pub(super) fn has_castling(game: Game) -> bool {
    game == Game::Four
}

/// Returns whether a field says that there is nothing: by a hyphen, or what programs make of one.
pub(super) fn is_nothing(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next().is_some_and(is_dash) && signs.as_str().is_empty()
}

fn unreadable(field: TextField, text: &str) -> TextError {
    let text = excerpt(text);
    TextError::Text { field, text }
}

pub(super) fn turn(text: &str, game: Game) -> Result<Seat, TextError> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(|letter| game.seat(letter));
    seat.filter(|_| letters.as_str().is_empty())
        .ok_or_else(|| unreadable(TextField::Turn, text))
}

pub(super) fn castling(text: &str, position: &mut Position) -> Result<(), TextError> {
    for (seat, letters) in by_player(text, TextField::Castling, position.game())? {
        let sides: &[bool] = match letters {
            "K" => &[false],
            "Q" => &[true],
            "KQ" => &[false, true],
            _ => return Err(unreadable(TextField::Castling, text)),
        };
        let home = position.home(seat);
        let king = position.man_at(home.king) == Some(man(seat, Kind::King));
        for long in sides {
            let rook = home.rooks[usize::from(*long)];
            if !king || position.man_at(rook) != Some(man(seat, Kind::Rook)) {
                let player = position.game().letter(seat);
                return Err(TextError::CastlingMen { player });
            }
            position.allow_castling(seat, *long);
        }
    }
    Ok(())
}

const fn man(seat: Seat, kind: Kind) -> Man {
    Man { seat, kind }
}

pub(super) fn frozen(text: &str, position: &mut Position) -> Result<(), TextError> {
    for (seat, letter) in by_player(text, TextField::Frozen, position.game())? {
        let how = match (letter, position.game()) {
            ("m", _) => Frozen::Mated,
            ("s", _) => Frozen::Stalemated,
            // In the game for four the pair leaves, and the game has ended (many-laws.md, section
            // 2, C11).
            ("o", Game::Three) => Frozen::Left,
            _ => return Err(unreadable(TextField::Frozen, text)),
        };
        position.freeze(seat, how);
    }
    Ok(())
}

pub(super) fn count(text: &str, position: &mut Position) -> Result<(), TextError> {
    let entries = by_player(text, TextField::Count, position.game())?;
    if entries.is_empty() {
        return Ok(());
    }
    let wrong = || unreadable(TextField::Count, text);
    if entries.len() != position.game().seats().len() {
        return Err(wrong());
    }
    let mut count = [0; 4];
    for (seat, moves) in entries {
        count[seat.index()] = number(moves).ok_or_else(wrong)?;
    }
    position.set_count(Some(count));
    Ok(())
}

/// Returns what a field says of players: each at most once and in the order of their letters, with
/// what stands behind the letter; nothing for a dash.
fn by_player(text: &str, field: TextField, game: Game) -> Result<Vec<(Seat, &str)>, TextError> {
    let mut entries: Vec<(Seat, &str)> = Vec::new();
    if is_nothing(text) {
        return Ok(entries);
    }
    let mut rest = text;
    loop {
        let mut letters = rest.chars();
        let seat = letters.next().and_then(|letter| game.seat(letter));
        let seat = seat.filter(|seat| entries.last().is_none_or(|(last, _)| last < seat));
        let seat = seat.ok_or_else(|| unreadable(field, text))?;
        let behind = letters.as_str();
        let end = behind.find(|letter| game.seat(letter).is_some());
        let (said, next) = behind.split_at(end.unwrap_or(behind.len()));
        entries.push((seat, said));
        if next.is_empty() {
            return Ok(entries);
        }
        rest = next;
    }
}
