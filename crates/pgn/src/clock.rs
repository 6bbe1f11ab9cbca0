//! The command `[%clk H:MM:SS]` in comments: what was left on the player's clock after the move.

/// The longest command that is understood, in bytes; longer ones stay text.
const LONGEST: usize = 40;

/// A command at the end of a text.
pub(crate) struct Command {
    /// Where it begins.
    pub(crate) start: usize,
    /// What was left, in milliseconds; nothing for `%emt`, which is the time taken.
    pub(crate) left: Option<u32>,
}

/// The command that the text ends with, if that is one for the clock.
pub(crate) fn command_at_end(text: &str) -> Option<Command> {
    let bytes = text.as_bytes();
    let tail = bytes.len().saturating_sub(LONGEST);
    let start = tail + bytes.get(tail..)?.iter().rposition(|&byte| byte == b'[')?;
    let inner = text.get(start..)?.strip_prefix("[%")?.strip_suffix(']')?;
    let (name, time) = inner.split_once(' ')?;
    let time = milliseconds(time.trim_end_matches(' '))?;
    let left = match name {
        "clk" => Some(time),
        "emt" => None,
        _ => return None,
    };
    Some(Command { start, left })
}

/// Reads `H:MM:SS`, `MM:SS` or `SS`, with or without a fraction of a second.
fn milliseconds(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut seconds: u64 = 0;
    for (index, field) in whole.split(':').enumerate() {
        if index == 3 {
            return None;
        }
        seconds = seconds * 60 + u64::from(number(field)?);
    }
    number(fraction.get(..9.min(fraction.len()))?)?;
    let thousandths = fraction.bytes().chain([b'0'; 3]).take(3);
    let rest = thousandths.fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
    u32::try_from(seconds * 1000 + rest).ok()
}

/// Reads digits only; `u32::from_str` would take a plus sign.
fn number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Writes the command, with tenths or thousandths only where they are needed.
pub(crate) fn command(left: u32) -> String {
    let (seconds, rest) = (left / 1000, left % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let fraction = match rest {
        0 => String::new(),
        _ if rest % 100 == 0 => format!(".{}", rest / 100),
        _ => format!(".{rest:03}"),
    };
    format!("[%clk {hours}:{minutes:02}:{seconds:02}{fraction}]")
}
