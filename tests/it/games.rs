//! Games that tests play, as the squares of each move.

/// Morphy's game at the opera: captures, castling, checks and a mate in 33 plies.
pub(crate) const OPERA: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 \
    d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 \
    d1d8";

/// How it ends.
pub(crate) const OPERA_END: &str = "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5";

/// The quickest mate.
pub(crate) const FOOLS_MATE: &str = "f2f3 e7e5 g2g4 d8h4";

/// How the pieces stand at the start.
pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The starting position for the third time.
pub(crate) const REPETITION: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
