//! The field of double steps that can still be answered.

use crate::man::{Kind, Man};
use crate::passed::Passed;
use crate::position::Position;
use crate::seat::Seats;

use super::error::{PassedFault, TextError, TextField, excerpt};
use super::fields::is_nothing;

pub(super) fn read(text: &str, position: &mut Position) -> Result<(), TextError> {
    if is_nothing(text) {
        return Ok(());
    }
    let mut newest = None;
    for entry in text.split(',') {
        let passed = read_entry(entry, position).ok_or_else(|| TextError::Text {
            field: TextField::EnPassant,
            text: excerpt(entry),
        })?;
        let age = age(&passed.0, position);
        let older = newest.is_none_or(|newest| newest > age);
        let fault = fault(&passed, position).or((!older).then_some(PassedFault::Order));
        if let Some(fault) = fault {
            let text = excerpt(entry);
            return Err(TextError::Passed { text, fault });
        }
        newest = Some(age);
        position.passed_list_mut().push(passed.0);
    }
    Ok(())
}

/// Returns how many turns ago it was made.
fn age(passed: &Passed, position: &Position) -> u8 {
    let turns = position.rules().turns;
    let game = position.game();
    game.distance(passed.owner, position.turn(), turns)
}

/// An entry, and whether its takers stand in the order of their turns.
fn read_entry(text: &str, position: &Position) -> Option<(Passed, bool)> {
    let game = position.game();
    let mut letters = text.chars();
    let owner = game.seat(letters.next()?)?;
    let (name, takers) = letters.as_str().split_once(':')?;
    let square = position.rules().board.square(name)?;
    let mut named = Seats::NONE;
    let mut last = None;
    let mut in_order = true;
    for letter in takers.chars() {
        let taker = game.seat(letter)?;
        let due = game.distance(position.turn(), taker, position.rules().turns);
        in_order &= last.is_none_or(|last| last < due);
        last = Some(due);
        named = named.with(taker);
    }
    let passed = Passed {
        owner,
        square,
        takers: named,
    };
    (!named.is_empty()).then_some((passed, in_order))
}

fn fault((passed, in_order): &(Passed, bool), position: &Position) -> Option<PassedFault> {
    let game = position.game();
    let turns = position.rules().turns;
    let Passed {
        owner,
        square,
        takers,
    } = *passed;
    let home = position.home(owner);
    let pawn = Man {
        seat: owner,
        kind: Kind::Pawn,
    };
    let due = |seat| game.distance(position.turn(), seat, turns);
    let mut late = takers.into_iter().filter(|taker| due(*taker) >= due(owner));
    if !home.pawns.contains(square.step(home.forward.back())) {
        Some(PassedFault::NoStep)
    } else if position.man_at(square).is_some() {
        Some(PassedFault::Filled)
    } else if position.man_at(square.step(home.forward)) != Some(pawn) {
        Some(PassedFault::NoPawn)
    } else if position.frozen(owner).is_some() {
        Some(PassedFault::OwnerFrozen)
    } else if !takers.without(position.takers_of(owner)).is_empty() {
        Some(PassedFault::NoTaker)
    } else if late.next().is_some() {
        Some(PassedFault::TurnOver)
    } else if !in_order {
        Some(PassedFault::TakerOrder)
    } else {
        None
    }
}
