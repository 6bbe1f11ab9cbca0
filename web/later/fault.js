// Why a game can't be read, in words; `word` is that of the desk (crates/desk/src/fault.rs).
export function faultText(text, word) {
  const reasons = {
    'move-unreadable': text.faultMoveUnreadable,
    'move-illegal': text.faultMoveIllegal,
    'move-ambiguous': text.faultMoveAmbiguous,
    tag: text.faultTag,
    nag: text.faultNag,
    'open-tag': text.faultOpenTag,
    'open-comment': text.faultOpenComment,
    'open-variation': text.faultOpenVariation,
    'fen-placement': text.faultFenPlacement,
    'fen-turn': text.faultFenTurn,
    'fen-castling': text.faultFenCastling,
    'fen-en-passant': text.faultFenEnPassant,
    'fen-counters': text.faultFenCounters,
    'fen-surplus': text.faultFenSurplus,
    'fen-no-king': text.faultFenNoKing,
    'fen-many-kings': text.faultFenManyKings,
    'fen-pawn-on-end': text.faultFenPawnOnEnd,
    'fen-king-can-be-taken': text.faultFenKingCanBeTaken,
  };
  return reasons[word] || text.faultLimit;
}
