//! Clocks in comments: `[%clk H:MM:SS]` tells what was left on the player's after the move. PDN 3.0
//! tells both by another command, `[%clock w0:02:59 B0:03:00]`, which stays in its comment.

use crate::text::is_blank;

/// How the command for both clocks begins.
const BOTH: &str = "[%clock";

/// Returns what a comment tells of the clock of one side, in milliseconds, if it tells both: `w` is
/// the letter of White's.
pub fn clock_of_side(comment: &str, side: char) -> Option<u32> {
    let (_, command) = comment.split_once(BOTH)?;
    // A line may end in the command.
    let (clocks, _) = command.strip_prefix(is_blank)?.split_once(']')?;
    let mut times = clocks.split(is_blank).filter_map(|clock| {
        let time = clock.strip_prefix([side, side.to_ascii_uppercase()])?;
        milliseconds(time)
    });
    times.next()
}

/// Reads `H:MM:SS` or `SS`, with or without a fraction of a second. Of `1:30` nobody knows whether
/// it is minutes or hours.
pub(crate) fn milliseconds(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let mut seconds: u64 = 0;
    if !matches!(whole.matches(':').count(), 0 | 2) {
        return None;
    }
    for field in whole.split(':') {
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
