//! How much of anything a game may have. What goes beyond is refused with its place, so that a
//! hostile text costs no more than its length.

/// The tags of a game, without those that are kept as something else (`Result`, `SetUp`, `FEN`).
pub const TAGS: usize = 256;

/// The bytes of a tag's value.
pub const TAG: usize = 4096;

/// The bytes of a comment, or of several that stand at the same place.
pub const COMMENT: usize = 1 << 16;

/// The bytes of all variations after a move.
pub const VARIATIONS: usize = 1 << 20;

/// How deep variations may stand in one another.
pub const DEPTH: usize = 100;

/// The moves of a game, by both sides together; the longest that the laws allow has fewer than
/// 12,000.
pub const PLIES: usize = 20_000;

/// The variations of a game that are read by the rules.
pub const BRANCHES: usize = 2_000;

/// How deep they may stand in one another then.
pub const BRANCH_DEPTH: usize = 20;

/// The bytes of a result as its tag writes it.
pub const RESULT: usize = 24;

/// The bytes of a tag that has to be mended, or passed over.
pub const ODD_TAG: usize = 512;

/// The bytes of a piece of HTML that is passed over.
pub const MARKUP: usize = 200;
