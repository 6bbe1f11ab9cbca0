//! What each law can say: named choices, with the words of the page's contract.

use super::law::{CHESS, CHESS_AND_FOUR, FOUR, KINGS, law_choices};

law_choices! {
    /// What it means that a position stands again and again, or that a series of moves is played
    /// so.
    Repetition:
    /// A position that has stood so often ends the game.
    AtOnce = "at-once",
    /// A position that has stood so often lets either player claim a draw.
    Claimed = "claimed",
    /// A series of moves that both sides repeat in a row often enough ends the game (laws.md,
    /// section 2, point 2).
    SeriesAtOnce = "series-at-once" in CHESS,
    /// They let either player claim a draw.
    SeriesClaimed = "series-claimed" in CHESS,
    /// Nothing.
    Nothing = "nothing",
}

law_choices! {
    /// What perpetual check means.
    PerpetualCheck:
    /// Nothing: it is left to repetition.
    Nothing = "nothing",
    /// It ends the game.
    AtOnce = "at-once",
    /// It lets either player claim a draw.
    Claimed = "claimed",
}

law_choices! {
    /// What many moves without a result mean.
    FiftyMoves:
    /// They end the game.
    AtOnce = "at-once" in CHESS,
    /// They let either player claim a draw.
    Claimed = "claimed" in CHESS,
    /// They end the game if a player has asked for the count, from then on (laws.md, section 2,
    /// point 4).
    Counted = "counted",
    /// Nothing.
    Nothing = "nothing",
}

law_choices! {
    /// What begins the number of moves anew.
    Restart:
    /// A pawn move or a capture.
    PawnOrCapture = "pawn-or-capture",
    /// Castling, too.
    CastlingToo = "castling-too",
    /// A capture or a promotion: what changes the number of men of a kind (000, later text, § 6,
    /// note 1).
    CaptureOrPromotion = "capture-or-promotion",
    /// Nothing does.
    Nothing = "nothing",
}

law_choices! {
    /// From when on a count may be asked for.
    CountBegins:
    /// In endings: when one side has neither pawn nor queen.
    InEndings = "in-endings",
    /// At any time (000, later text, § 6, note 1).
    AnyTime = "any-time",
}

law_choices! {
    /// Whether a count that was asked for can be struck.
    CountStruck:
    /// It can't.
    Never = "never",
    /// The side that doesn't count asks for it, and the other one agrees (001, art. 27).
    Agreement = "agreement",
}

law_choices! {
    /// What a position means in which nobody can win any more.
    DeadPosition:
    /// Nothing.
    Nothing = "nothing",
    /// It ends the game.
    AtOnce = "at-once",
}

law_choices! {
    /// When a draw is offered, and how long the offer stands.
    DrawOffer:
    /// The player to move offers it before the move; the others are asked after it.
    WithMove = "with-move",
    /// Anybody, at any time; it stands until the player who is asked moves or declines.
    AnyTime = "any-time",
}

law_choices! {
    /// Whether players may take moves back.
    TakeBack:
    /// They may not.
    Never = "never",
    /// They may if the others agree.
    Agreement = "agreement",
}

law_choices! {
    /// What the fall of a flag means.
    Flag:
    /// It loses, unless nobody else could win: then it draws.
    LosesToMate = "loses-to-mate",
    /// It loses, whatever the others have.
    Loses = "loses",
}

law_choices! {
    /// What it means to have nothing left but the king, while the other side has more.
    BareKing:
    /// Nothing.
    Nothing = "nothing",
    /// Half a win for the other side, if it has more than pawns (Spain, Lopez 1584).
    HalfWin = "half-win",
    /// A loss (the medieval Orient).
    Loss = "loss",
}

law_choices! {
    /// How the first game of a sitting is begun.
    FirstGame:
    /// Who offers the game plays White.
    Offer = "offer",
    /// The lot gives the colours, and White begins.
    LotForColours = "lot-for-colours",
    /// The lot gives the first move.
    LotForFirstMove = "lot-for-first-move" in KINGS,
}

law_choices! {
    /// What follows for the next game of a sitting.
    LaterGames:
    /// Every player moves on by one seat, and the first move stays with the seat: colours change.
    SeatsChange = "seats-change",
    /// Every player keeps the seat, and the first move goes on to the next one.
    FirstMoveChanges = "first-move-changes" in CHESS_AND_FOUR,
    /// The lot gives the seats again.
    Lot = "lot",
    /// The first move goes on, and after a drawn game the partners change, in games of pairs (001,
    /// four, art. 43).
    NewPartners = "new-partners" in FOUR,
}

law_choices! {
    /// What it obliges to that a player has touched an own man (laws.md, section 3).
    TouchedOwn:
    /// Nothing.
    Free = "free",
    /// To move it, if it can move.
    Move = "move",
    /// The same; if it can't, the opponent may demand a king's move (000, § 3).
    MoveElseKing = "move-else-king",
    /// To move it, or the king instead if the opponent demands that (001, art. 6).
    MoveOrKing = "move-or-king",
}

law_choices! {
    /// What it obliges to that a player has touched a man of the opponent (laws.md, section 3).
    TouchedEnemy:
    /// Nothing.
    Free = "free",
    /// To capture it, if it can be captured.
    Capture = "capture",
    /// The same; if it can't, the opponent may demand a king's move (000, § 4).
    CaptureElseKing = "capture-else-king",
    /// To capture it, or to move the king instead if the opponent demands that (001, art. 7).
    CaptureOrKing = "capture-or-king",
}

law_choices! {
    /// Who sees to it that a touched man is moved or captured (laws.md, section 3).
    Insists:
    /// The app: nothing else can be played.
    App = "app",
    /// The opponent, who may waive it, or demand the penalty that the law has if it can't be done
    /// or is not done.
    Opponent = "opponent",
}

law_choices! {
    /// Whether a man can be put straight without an obligation, if that is said first ("j'adoube").
    Adjusting:
    /// It can't.
    Never = "never",
    /// It can.
    Allowed = "allowed",
}

law_choices! {
    /// Which man is to be touched first for castling.
    CastlingTouch:
    /// King or rook.
    Any = "any",
    /// The king: a rook that was touched first moves alone.
    KingFirst = "king-first",
}

law_choices! {
    /// What follows a move that is not legal (laws.md, section 4).
    IllegalMove:
    /// It is put back, and another one has to be made.
    Replaced = "replaced",
    /// The opponent lets it stand, has it taken back, or demands a king's move.
    StandBackOrKing = "stand-back-or-king",
    /// The opponent lets it stand, has the man captured on which it was dropped, or demands a
    /// king's move.
    StandCaptureOrKing = "stand-capture-or-king",
    /// The same in games of pairs, where a move that leaves the own king in check may stand, too
    /// (001, four, art. 34).
    StandInCheckToo = "stand-in-check-too" in FOUR,
}

law_choices! {
    /// What it means to say "check" (laws.md, section 5).
    SayCheck:
    /// Nothing: it can't be said.
    Nothing = "nothing",
    /// It is announced.
    Announced = "announced",
    /// A check that was not said needn't be answered.
    Needed = "needed",
}

law_choices! {
    /// Which odds may be given (laws.md, section 6).
    OddsAllowed:
    /// All.
    All = "all",
    /// Not those of several moves (001, art. 9).
    NoMovesAhead = "no-moves-ahead",
}
