//! What a chore says when it can't go on.

use std::fmt;

/// Why a chore stopped, in words for the person who typed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// What could not be done, and where.
    pub what: String,
    /// What was in the way.
    pub why: String,
    /// What the reader can do about it; empty if the reason says it all.
    pub cure: String,
}

impl Trouble {
    /// A trouble with a cure.
    pub fn new(what: impl Into<String>, why: impl ToString, cure: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            why: why.to_string(),
            cure: cure.into(),
        }
    }

    /// What the site is made of does not fit together.
    pub fn odd(why: impl ToString) -> Self {
        Self::plain("the parts of the site do not fit together", why)
    }

    /// A trouble that names its own cure, such as a failed test.
    pub fn plain(what: impl Into<String>, why: impl ToString) -> Self {
        Self::new(what, why, "")
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "✗ {}\n  why: {}", self.what, self.why)?;
        if !self.cure.is_empty() {
            write!(f, "\n  what to do: {}", self.cure)?;
        }
        Ok(())
    }
}

impl std::error::Error for Trouble {}
