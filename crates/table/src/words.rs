//! Enums of which each value has a word of the page's contract.

/// Makes such an enum: its values with their words, and lists of them all in the order in which
/// they stand. Where a saved game has their numbers (laws, subjects), a new value comes last.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident:
        $($(#[doc = $means:literal])* $(#[cfg($made:meta)])? $choice:ident = $word:literal,)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[doc = $means])* $(#[cfg($made)])? $choice,)+
        }

        impl $name {
            /// Every choice.
            pub const ALL: &[$name] = &[$($(#[cfg($made)])? $name::$choice,)+];

            /// The words of all choices, in the same order.
            pub const WORDS: &[&str] = &[$($(#[cfg($made)])? $word,)+];

            /// The word that the page's contract uses.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }
        }
    };
}

pub(crate) use choices;
