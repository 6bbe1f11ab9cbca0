//! Keys of a keyboard.

/// A key that tests press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the keys' own names")]
pub enum Key {
    Tab,
    Enter,
    Space,
    Escape,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    Delete,
}

impl Key {
    /// The key's `key`, `code`, old key number, and the text that it types.
    pub(crate) fn described(self) -> (&'static str, &'static str, u32, &'static str) {
        match self {
            Self::Tab => ("Tab", "Tab", 9, ""),
            Self::Enter => ("Enter", "Enter", 13, "\r"),
            Self::Space => (" ", "Space", 32, " "),
            Self::Escape => ("Escape", "Escape", 27, ""),
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
