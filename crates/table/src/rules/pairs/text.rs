//! A position as text: the men of each seat, whose turn it is, quiet plies, who stands frozen and
//! how, the round: `Kc1,c2,d1/e3,Kf3,f4/d5,c6,Kd6/a3,Ka4,b4 C 0 - 1`; frozen is `BmCs`, `m` for
//! mated and `s` for stalemated.

use super::board::{GUARD, KING, LETTERS, SEATS, name};
use super::state::{State, all_seats};
use crate::laws::Bonds;
use crate::man::{Man, Seat};
use crate::outcome::Frozen;
use crate::plan::Plan;
use crate::rules::PositionError;
use crate::rules::kings::Terms;

/// Writes a position.
pub(super) fn write(state: &State) -> String {
    let army = |seat: Seat| {
        let men = state.army(seat).map(|(square, kind)| {
            let sign = if kind == KING { "K" } else { "" };
            [sign, &name(square)].concat()
        });
        men.collect::<Vec<_>>().join(",")
    };
    let armies: Vec<String> = all_seats().map(army).collect();
    let frozen = all_seats().zip(state.frozen);
    let frozen =
        frozen.filter_map(|(seat, how)| Some([LETTERS[seat.index()], letter(how?)].concat()));
    let frozen: String = frozen.collect();
    format!(
        "{} {} {} {} {}",
        armies.join("/"),
        LETTERS[state.turn.index()],
        state.quiet,
        if frozen.is_empty() { "-" } else { &frozen },
        state.round
    )
}

fn letter(how: Frozen) -> &'static str {
    match how {
        Frozen::Mated => "m",
        Frozen::Stalemated => "s",
    }
}

/// Reads a position.
pub(super) fn read(plan: &Plan, text: &str) -> Result<State, PositionError> {
    let wrong = |part: &str| PositionError {
        part: part.to_owned(),
        word: "",
    };
    let fields: Vec<&str> = text.split(' ').collect();
    let &[armies, turn, quiet, frozen, round] = fields.as_slice() else {
        return Err(wrong("fields"));
    };
    let state = State {
        men: men(plan, armies).ok_or(wrong("men"))?,
        turn: plan.seat(turn).ok_or(wrong("turn"))?,
        frozen: seats_frozen(plan, frozen).ok_or(wrong("frozen"))?,
        quiet: quiet.parse().map_err(|_| wrong("quiet"))?,
        round: round.parse().map_err(|_| wrong("round"))?,
    };
    let has_king = |seat: Seat| state.army(seat).filter(|(_, kind)| *kind == KING).count() == 1;
    if !all_seats().all(has_king) {
        Err(wrong("men"))
    } else if state.fallen().is_none()
        && (state.is_frozen(state.turn) || !state.can_move(&Terms::free(&Bonds::default())))
    {
        Err(wrong("turn"))
    } else {
        Ok(state)
    }
}

fn men(plan: &Plan, text: &str) -> Option<Vec<Option<Man>>> {
    let mut men = vec![None; plan.squares.len()];
    let armies: Vec<&str> = text.split('/').collect();
    if armies.len() != SEATS {
        return None;
    }
    for (seat, army) in all_seats().zip(armies) {
        for name in army.split(',') {
            let (kind, name) = match name.strip_prefix('K') {
                Some(name) => (KING, name),
                None => (GUARD, name),
            };
            let slot = &mut men[plan.find(name)?.index()];
            if slot.replace(Man { seat, kind }).is_some() {
                return None;
            }
        }
    }
    Some(men)
}

fn seats_frozen(plan: &Plan, text: &str) -> Option<[Option<Frozen>; SEATS]> {
    let mut frozen = [None; SEATS];
    let mut letters = text.chars();
    while let Some(seat) = letters.next().filter(|_| text != "-") {
        let seat = plan.seat(seat.encode_utf8(&mut [0; 4]))?;
        frozen[seat.index()] = Some(match letters.next()? {
            'm' => Frozen::Mated,
            's' => Frozen::Stalemated,
            _ => return None,
        });
    }
    Some(frozen)
}
