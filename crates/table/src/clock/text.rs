//! Time controls as text: for PGN's `TimeControl` tag, for saving, and as players say and type
//! them.
//!
//! Periods are separated by `:`; one is `moves/time` or `time`, and a bonus follows: `+2`
//! (Fischer), `b2` (Bronstein) or `d2` (simple delay). PGN knows the first only; `b` and `d` are
//! ours.

use super::control::{Bonus, Control, ControlError, Period};

/// More digits than any number that fits.
const MOST_DIGITS: usize = 7;
/// Seconds in a minute.
const MINUTE: u32 = 60;

impl Control {
    /// Reads a control whose times are in seconds: `300+2`, `40/5400:1800` (PGN standard, 9.6.1).
    /// PGN's `-`, `?` and sandclocks are not read.
    ///
    /// # Errors
    ///
    /// Why it is no control.
    pub fn from_seconds(text: &str) -> Result<Control, ControlError> {
        read(text, 1)
    }

    /// Reads a control as players say it, in minutes and seconds of bonus: `5+2`, `40/90:30`. A
    /// time that ends with `s` is in seconds: `30s+1`.
    ///
    /// # Errors
    ///
    /// Why it is no control.
    pub fn from_minutes(text: &str) -> Result<Control, ControlError> {
        read(text, MINUTE)
    }

    /// The control as [`Control::from_seconds`] reads it.
    pub fn in_seconds(&self) -> String {
        let mut text = String::new();
        for period in self.periods() {
            begin(&mut text, period);
            push_number(&mut text, period.seconds);
            push_bonus(&mut text, period.bonus);
        }
        text
    }

    /// The control as players say it, and as [`Control::from_minutes`] reads it: `5+0`, `40/90:30`.
    pub fn in_minutes(&self) -> String {
        let mut text = String::new();
        for period in self.periods() {
            begin(&mut text, period);
            if period.seconds % MINUTE == 0 {
                push_number(&mut text, period.seconds / MINUTE);
            } else {
                push_number(&mut text, period.seconds);
                text.push('s');
            }
            push_bonus(&mut text, period.bonus);
        }
        if let [only] = self.periods()
            && only.bonus == Bonus::None
        {
            text.push_str("+0");
        }
        text
    }
}

/// Writes what stands before a period's time.
fn begin(text: &mut String, period: &Period) {
    if !text.is_empty() {
        text.push(':');
    }
    if let Some(moves) = period.moves {
        push_number(text, u32::from(moves));
        text.push('/');
    }
}

fn push_bonus(text: &mut String, bonus: Bonus) {
    text.push(match bonus {
        Bonus::None => return,
        Bonus::Fischer(_) => '+',
        Bonus::Bronstein(_) => 'b',
        Bonus::Delay(_) => 'd',
    });
    push_number(text, bonus.seconds());
}

/// Writes a number. The standard way to print one would be far more code.
pub(super) fn push_number(text: &mut String, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Reads a control whose times are in units of `unit` seconds.
fn read(text: &str, unit: u32) -> Result<Control, ControlError> {
    let mut rest = text.trim().as_bytes();
    let mut periods = Vec::new();
    loop {
        periods.push(read_period(&mut rest, unit)?);
        match rest {
            [] => return Control::new(periods),
            [b':', after @ ..] => rest = after,
            _ => return Err(ControlError::Unreadable),
        }
    }
}

fn read_period(rest: &mut &[u8], unit: u32) -> Result<Period, ControlError> {
    let mut number = read_number(rest)?;
    let mut moves = None;
    if skip(rest, b'/') {
        moves = Some(u16::try_from(number).map_err(|_| ControlError::OutOfRange)?);
        number = read_number(rest)?;
    }
    let in_seconds = unit != 1 && skip(rest, b's');
    Ok(Period {
        // No number has more than seven digits: the product fits.
        seconds: if in_seconds { number } else { number * unit },
        moves,
        bonus: read_bonus(rest)?,
    })
}

fn read_bonus(rest: &mut &[u8]) -> Result<Bonus, ControlError> {
    Ok(if skip(rest, b'+') {
        Bonus::Fischer(read_number(rest)?)
    } else if skip(rest, b'b') {
        Bonus::Bronstein(read_number(rest)?)
    } else if skip(rest, b'd') {
        Bonus::Delay(read_number(rest)?)
    } else {
        Bonus::None
    })
}

fn read_number(rest: &mut &[u8]) -> Result<u32, ControlError> {
    let mut number = 0;
    let mut digits = 0;
    while let [digit @ b'0'..=b'9', after @ ..] = *rest {
        if digits == MOST_DIGITS {
            return Err(ControlError::OutOfRange);
        }
        number = number * 10 + u32::from(digit - b'0');
        digits += 1;
        *rest = after;
    }
    if digits == 0 {
        return Err(ControlError::Unreadable);
    }
    Ok(number)
}

/// Goes past this byte, if it comes next.
fn skip(rest: &mut &[u8], byte: u8) -> bool {
    let next = rest.first() == Some(&byte);
    if next {
        *rest = &rest[1..];
    }
    next
}
