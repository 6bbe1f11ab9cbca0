//! How far the search looks, and who may stop it.

use crate::found::Progress;

/// The limits of a search. The first ply is searched whatever they say, but where everything hangs
/// its quiescence search is broken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many plies it plans.
    pub plies: u8,
    /// How many positions it looks at.
    pub nodes: u64,
    /// Whether it looks less far where little is to be expected, as a strong program has to. Else
    /// it looks at every line to the full horizon.
    pub selective: bool,
    /// How much worse than the best one a choice may be and still get an exact score; 0 if only the
    /// best one counts.
    pub width: i32,
}

impl Limits {
    /// No limit: the watch says when it is enough.
    pub const NONE: Limits = Limits {
        plies: 64,
        nodes: u64::MAX,
        selective: true,
        width: 0,
    };

    /// The same with this number of positions.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Limits {
        Limits { nodes, ..self }
    }

    /// The same with this number of plies.
    #[must_use]
    pub const fn with_plies(self, plies: u8) -> Limits {
        Limits { plies, ..self }
    }
}

impl Default for Limits {
    /// [`Limits::NONE`].
    fn default() -> Limits {
        Limits::NONE
    }
}

/// Whoever waits for the search.
pub trait Watch<M> {
    /// Returns whether to stop now; asked every 256 positions, in the first ply, too.
    fn stops(&mut self) -> bool;

    /// Is told that all was looked through to one more ply; returns whether to look further.
    fn goes_on(&mut self, progress: &Progress<'_, M>) -> bool;
}

/// Nobody waits: the limits say when it is enough.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<M> Watch<M> for Unwatched {
    fn stops(&mut self) -> bool {
        false
    }

    fn goes_on(&mut self, _: &Progress<'_, M>) -> bool {
        true
    }
}
