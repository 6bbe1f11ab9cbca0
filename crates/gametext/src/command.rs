//! Commands in comments that tell of a move what no person reads there: `[%clk H:MM:SS]`, what was
//! left on the player's clock after it, and `[%eval 0.35]`, what the position after it is worth.

use core::fmt;

use crate::clock;
use crate::eval::Eval;

/// The longest command that is understood, in bytes; longer ones stay text.
const LONGEST: usize = 40;

/// What commands tell of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Commands {
    /// What was left on the player's clock, in milliseconds.
    pub(crate) clock: Option<u32>,
    /// What the position is worth.
    pub(crate) eval: Option<Eval>,
}

impl Commands {
    /// Takes away the command that a text ends with, if it is one of these.
    pub(crate) fn take_from_end(&mut self, text: &mut String) {
        if let Some((start, told)) = at_end(text) {
            text.truncate(start);
            *self = told.or(*self);
        }
    }

    /// Returns whether nothing is told.
    pub(crate) const fn is_empty(self) -> bool {
        self.clock.is_none() && self.eval.is_none()
    }

    /// Returns this, and of the other what this doesn't tell.
    pub(crate) fn or(self, other: Commands) -> Commands {
        Commands {
            clock: self.clock.or(other.clock),
            eval: self.eval.or(other.eval),
        }
    }
}

/// Writes the commands with blanks between, in the order of the best known site.
impl fmt::Display for Commands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let eval = self.eval.map(|eval| format!("[%eval {eval}]"));
        let clock = self.clock.map(clock::command);
        let commands: Vec<String> = eval.into_iter().chain(clock).collect();
        f.write_str(&commands.join(" "))
    }
}

/// Returns where the command begins that a text ends with, and what it tells.
fn at_end(text: &str) -> Option<(usize, Commands)> {
    let bytes = text.as_bytes();
    let tail = bytes.len().saturating_sub(LONGEST);
    let start = tail + bytes.get(tail..)?.iter().rposition(|&byte| byte == b'[')?;
    let command = text.get(start..)?.strip_prefix("[%")?.strip_suffix(']')?;
    let (name, value) = command.trim_end_matches(' ').split_once(' ')?;
    let mut told = Commands::default();
    match name {
        "clk" => told.clock = Some(clock::milliseconds(value)?),
        "eval" => told.eval = Some(eval(value)?),
        _ => return None,
    }
    Some((start, told))
}

/// Reads `0.35` or `#-3`, with or without the depth of the search behind a comma. Of `35` nobody
/// knows whether it is pawns or hundredths of them.
fn eval(text: &str) -> Option<Eval> {
    let (value, depth) = text.split_once(',').unwrap_or((text, "0"));
    let has_depth = !depth.is_empty() && depth.bytes().all(|byte| byte.is_ascii_digit());
    let is_certain = has_depth && (value.starts_with('#') || value.contains('.'));
    is_certain.then(|| value.parse().ok()).flatten()
}
