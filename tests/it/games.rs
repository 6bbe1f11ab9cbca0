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

/// The quickest stalemate (Sam Loyd's).
pub(crate) const STALEMATE: &str = "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 \
    d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6";

/// The only move that is left after it leaves two bishops on squares of one colour.
pub(crate) const DEAD: &str = "e2e4 d7d5 e4d5 d8d5 d1h5 d5a2 h5h7 a2b1 h7g8 h8h2 a1a7 h2h1 a7a8 \
    h1g1 a8b8 b1c2 g8g7 c2b2 b8b7 g1g2 b7c7 g2f2 g7f8 e8f8 c7e7 f2d2 e7f7 f8f7 c1d2 b2d2";

/// The starting position for the third time.
pub(crate) const REPETITION: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

/// A hundred plies of knights, no position twice.
pub(crate) const FIFTY: &str = "g1f3 b8c6 f3d4 g8h6 d4b5 c6b8 b5d4 b8a6 b1a3 h6g8 a3c4 a6b4 d4e6 \
    b4d5 c4e5 d5c3 e5d3 c3d5 e6g5 g8f6 g5h3 d5c3 h3g1 c3d5 d3b4 f6g8 g1f3 g8f6 f3h4 d5c3 h4f5 f6d5 \
    f5h4 d5f4 h4f5 f4h5 b4d3 c3e4 d3f4 e4f6 f4e6 h5f4 e6c5 f4e6 f5h4 f6g4 h4f5 g4h6 f5e3 e6g5 e3d5 \
    h6g8 d5c3 g5e4 c5a4 e4f6 c3b5 f6d5 a4c5 d5c3 c5a4 g8f6 a4b6 c3e4 b5d4 e4c3 b6c4 c3e4 c4e3 f6h5 \
    d4b5 e4f6 b5d4 h5f4 d4b3 f4e6 e3g4 f6d5 b3a5 d5e3 a5c4 e3d5 c4e3 e6f4 g4h6 f4g6 e3f5 d5b6 f5g3 \
    b6c4 h6g8 c4a5 g3h5 a5b3 g8h6 g6h4 h6g4 b3d4 h5f4 d4f5";
