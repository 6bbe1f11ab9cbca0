//! Keys of a keyboard.

/// A key that tests press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the keys' own names")]
pub enum Key {
    Tab,
    Enter,
    Space,
    Escape,
    T,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    Delete,
}

impl Key {
    /// The character that stands for the key in WebDriver.
    pub(crate) fn character(self) -> char {
        match self {
            Self::Tab => '\u{E004}',
            Self::Enter => '\u{E007}',
            Self::Space => ' ',
            Self::Escape => '\u{E00C}',
            Self::Left => '\u{E012}',
            Self::Up => '\u{E013}',
            Self::Right => '\u{E014}',
            Self::Down => '\u{E015}',
            Self::End => '\u{E010}',
            Self::Home => '\u{E011}',
            Self::Delete => '\u{E017}',
            Self::T => 't',
        }
    }

    /// The key's `key`, `code`, old key number, and the text that it types.
    pub(crate) fn described(self) -> (&'static str, &'static str, u32, &'static str) {
        match self {
            Self::Tab => ("Tab", "Tab", 9, ""),
            Self::Enter => ("Enter", "Enter", 13, "\r"),
            Self::Space => (" ", "Space", 32, " "),
            Self::Escape => ("Escape", "Escape", 27, ""),
            Self::T => ("t", "KeyT", 84, "t"),
            Self::Left => ("ArrowLeft", "ArrowLeft", 37, ""),
            Self::Right => ("ArrowRight", "ArrowRight", 39, ""),
            Self::Up => ("ArrowUp", "ArrowUp", 38, ""),
            Self::Down => ("ArrowDown", "ArrowDown", 40, ""),
            Self::Home => ("Home", "Home", 36, ""),
            Self::End => ("End", "End", 35, ""),
            Self::Delete => ("Delete", "Delete", 46, ""),
        }
    }
}
