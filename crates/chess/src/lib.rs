//! The rules of two-player chess.
