//! How much the scanner looks at, in bytes and tokens. It is counted for tests alone: no text may
//! cost more than its length.

use std::cell::Cell;

thread_local! {
    static LOOKED_AT: Cell<usize> = const { Cell::new(0) };
}

/// Counts what is looked at.
pub(super) fn count(much: usize) {
    LOOKED_AT.set(LOOKED_AT.get() + much);
}

/// Takes what this thread has looked at since it was asked last.
pub fn take() -> usize {
    LOOKED_AT.take()
}
