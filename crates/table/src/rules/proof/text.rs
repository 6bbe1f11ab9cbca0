//! A position as text: the stones of each seat, whose turn it is, quiet plies, who is out, the
//! round: `c1,d1,e1,d2/g3,f4,g4,g5/a3,a4,b4,a5 w 0 - 1`.

use super::board::seats;
use super::state::State;
use crate::man::Seat;
use crate::plan::Plan;
use crate::rules::PositionError;

/// Writes a position.
pub(super) fn write(plan: &Plan, state: &State) -> String {
    let army = |seat: Seat| {
        let own = plan.ids().filter(|&id| state.stone(id) == Some(seat));
        let names: Vec<&str> = own.map(|id| plan.name(id)).collect();
        or_dash(names.join(","))
    };
    let armies: Vec<String> = seats().map(army).collect();
    let out: Vec<&str> = state.out.iter().map(|&seat| plan.letter(seat)).collect();
    format!(
        "{} {} {} {} {}",
        armies.join("/"),
        plan.letter(state.turn),
        state.quiet,
        or_dash(out.concat()),
        state.round
    )
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

/// Reads a position.
pub(super) fn read(plan: &Plan, text: &str) -> Result<State, PositionError> {
    let wrong = |part: &str| PositionError {
        part: part.to_owned(),
        word: "",
    };
    let fields: Vec<&str> = text.split(' ').collect();
    let &[armies, turn, quiet, out, round] = fields.as_slice() else {
        return Err(wrong("fields"));
    };
    let state = State {
        stones: stones(plan, armies).ok_or(wrong("stones"))?,
        turn: plan.seat(turn).ok_or(wrong("turn"))?,
        quiet: number(quiet).ok_or(wrong("quiet"))?,
        out: seats_out(plan, out).ok_or(wrong("out"))?,
        round: number(round).ok_or(wrong("round"))?,
    };
    let bare = |seat: Seat| !state.stones.contains(&Some(seat));
    let can_move = |seat: Seat| state.can_move(plan, seat);
    if state.standing().any(bare) {
        Err(wrong("out"))
    } else if !state.is_in_game(state.turn)
        // Who can't move is passed over, unless nobody can.
        || !can_move(state.turn) && state.standing().any(can_move)
    {
        Err(wrong("turn"))
    } else {
        Ok(state)
    }
}

/// A number as [`write`] writes it.
fn number(text: &str) -> Option<u32> {
    let number: u32 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn stones(plan: &Plan, text: &str) -> Option<Vec<Option<Seat>>> {
    let mut stones = vec![None; plan.squares.len()];
    let armies: Vec<&str> = text.split('/').collect();
    if armies.len() != seats().count() {
        return None;
    }
    for (seat, army) in seats().zip(armies) {
        for name in army.split(',').filter(|_| army != "-") {
            let slot = &mut stones[plan.find(name)?.index()];
            if slot.replace(seat).is_some() {
                return None;
            }
        }
    }
    Some(stones)
}

fn seats_out(plan: &Plan, text: &str) -> Option<Vec<Seat>> {
    let mut out = Vec::new();
    if text.is_empty() {
        return None;
    }
    for letter in text.chars().filter(|_| text != "-") {
        let seat = plan.seat(letter.encode_utf8(&mut [0; 4]))?;
        if out.contains(&seat) {
            return None;
        }
        out.push(seat);
    }
    Some(out)
}
