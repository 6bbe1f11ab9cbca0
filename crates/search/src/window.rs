//! The window of a search.

use crate::score::INFINITE;

/// The window of an alpha-beta search: a score of at most `alpha` or at least `beta` is only a
/// bound.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// The window in which every score is exact.
    pub(crate) const FULL: Window = Window {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// A null window: it only tells whether a score is above `alpha`.
    pub(crate) fn null(alpha: i32) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// Returns whether it has room for an exact score, as in the nodes of the principal variation.
    pub(crate) fn is_pv(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same window from the other side.
    pub(crate) fn flipped(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}
