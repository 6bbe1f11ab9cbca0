//! Why a man can't go there (play.md section 2, point 9).

use crate::attacks::{self, Tables, tables};
use crate::bitboard::Bitboard;
use crate::castling::Wing;
use crate::piece::{Piece, Role};
use crate::square::{File, Square};

use super::{Position, attackers};

/// Why a man can't go to a square, or can't move at all; made by [`Position::why_not`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// What is in its way.
    pub reason: Reason,
    /// The men that are to blame, as each reason says; none where no man is.
    pub by: Bitboard,
    /// The square that it is about, as each reason says.
    pub at: Option<Square>,
}

/// What keeps a man from going somewhere. `by` and `at` are those of [`WhyNot`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing stands on the square.
    Empty,
    /// The man is the other side's.
    NotYourTurn,
    /// A man of this kind doesn't go like that.
    Way,
    /// The man `by` stands in the way.
    Blocked,
    /// The own man `by` stands there.
    OwnMan,
    /// The man `by` stands straight ahead of the pawn, which captures only diagonally.
    PawnAhead,
    /// A pawn goes two squares only from where it starts.
    PawnTwoSquares,
    /// A pawn goes diagonally only to capture, and there is nothing to capture.
    PawnDiagonal,
    /// The pawn `by` could be captured in passing only right after its move of two squares.
    EnPassantLate,
    /// Capturing in passing would open the way for `by` to the king on `at`.
    EnPassantOpens,
    /// The man is pinned by `by` to the king on `at`.
    Pinned,
    /// The king on `at` is in check from `by`, and that doesn't help.
    InCheck,
    /// The king on `at` is in check from several men, `by`: only the king can move.
    DoubleCheck,
    /// The king would be in check on `at`, from `by`.
    IntoCheck,
    /// The man on `at` can't be captured by the king: `by` protect it.
    Protected,
    /// The king would stand next to the other king, `by`.
    KingsTouch,
    /// The right to castle with the rook of `at` is gone, or never was.
    NoRight,
    /// Castling: the men `by` stand between king and rook.
    CastlingBlocked,
    /// Castling: the king on `at` is in check from `by`.
    CastlingInCheck,
    /// Castling: the king would pass over `at`, which `by` attack.
    CastlingThrough,
    /// Castling: the king would be in check on `at`, from `by`.
    CastlingInto,
    /// No move at all: the men `by` stand in every way.
    ShutIn,
    /// The king has no move: every square around it is attacked, by `by`, or taken by an own man.
    NoFlight,
}

impl WhyNot {
    const fn new(reason: Reason, by: Bitboard, at: Option<Square>) -> WhyNot {
        WhyNot { reason, by, at }
    }

    const fn plain(reason: Reason) -> WhyNot {
        WhyNot::new(reason, Bitboard::EMPTY, None)
    }

    const fn because_of(reason: Reason, by: Bitboard) -> WhyNot {
        WhyNot::new(reason, by, None)
    }
}

impl Position {
    /// Returns why the man on `from` can't go to `to`, or, without a target, why it can't move at
    /// all; `None` if it can. The king sent to its own rook is understood as castling (play.md
    /// section 2).
    ///
    /// The position doesn't know its past: [`Reason::EnPassantLate`] says nothing about whether the
    /// pawn ever made a move of two squares, [`Reason::NoRight`] nothing about what took the right
    /// away.
    pub fn why_not(&self, from: Square, to: Option<Square>) -> Option<WhyNot> {
        Inquiry {
            position: self,
            ignored: Bitboard::EMPTY,
        }
        .answer(from, to, self.targets(from))
    }
}

/// The question why a man can't go there.
pub(super) struct Inquiry<'a> {
    pub(super) position: &'a Position,
    /// Enemy men whose check is ignored; always empty in a [`Position`].
    pub(super) ignored: Bitboard,
}

impl Inquiry<'_> {
    /// Returns what [`Position::why_not`] says of a man that has these targets.
    pub(super) fn answer(
        &self,
        from: Square,
        to: Option<Square>,
        targets: Bitboard,
    ) -> Option<WhyNot> {
        let Some(Piece { color, role }) = self.position.piece_at(from) else {
            return Some(WhyNot::plain(Reason::Empty));
        };
        if color != self.position.turn {
            return Some(WhyNot::plain(Reason::NotYourTurn));
        }
        let Some(to) = to else {
            return targets.is_empty().then(|| self.why_no_move(role, from));
        };
        let castling = self.castling_meant(role, from, to);
        let to = castling.map_or(to, |wing| wing.king_to(self.position.turn));
        if targets.contains(to) {
            return None;
        }
        Some(match (role, castling) {
            (_, Some(wing)) => self.why_not_castle(from, wing),
            (Role::Pawn, None) => self.why_not_pawn(from, to),
            (role, None) => self.why_not_piece(role, from, to),
        })
    }

    /// The wing, if the king is sent two squares aside from where it starts, or to its own rook.
    fn castling_meant(&self, role: Role, from: Square, to: Square) -> Option<Wing> {
        let us = self.position.turn;
        if role != Role::King || from != Square::new(File::E, us.home_rank()) {
            return None;
        }
        let rooks = self.position.board.men(us, Role::Rook);
        Wing::ALL.into_iter().find(|wing| {
            let rook = wing.rook_from(us);
            to == wing.king_to(us) || to == rook && rooks.contains(rook)
        })
    }

    fn why_not_castle(&self, king: Square, wing: Wing) -> WhyNot {
        let us = self.position.turn;
        let rook = wing.rook_from(us);
        if !self.position.castling.has(us, wing) {
            return WhyNot::new(Reason::NoRight, Bitboard::EMPTY, Some(rook));
        }
        let checkers = self.checkers();
        if checkers.any() {
            return WhyNot::new(Reason::CastlingInCheck, checkers, Some(king));
        }
        let between = tables().between(king, rook) & self.position.board.occupied();
        if between.any() {
            return WhyNot::because_of(Reason::CastlingBlocked, between);
        }
        let (over, to) = (wing.rook_to(us), wing.king_to(us));
        let by = self.attackers_behind_king(over);
        if by.any() {
            return WhyNot::new(Reason::CastlingThrough, by, Some(over));
        }
        WhyNot::new(
            Reason::CastlingInto,
            self.attackers_behind_king(to),
            Some(to),
        )
    }

    fn why_not_pawn(&self, from: Square, to: Square) -> WhyNot {
        let us = self.position.turn;
        let pawn = Bitboard::of(from);
        let one = attacks::forward(us, pawn);
        if (one | attacks::forward(us, one)).contains(to) {
            self.why_not_ahead(from, to, one)
        } else if attacks::pawn_attacks(us, pawn).contains(to) {
            self.why_not_aslant(from, to)
        } else {
            WhyNot::plain(Reason::Way)
        }
    }

    /// A pawn can't go one square ahead, or two, of which the first is `one`.
    fn why_not_ahead(&self, from: Square, to: Square, one: Bitboard) -> WhyNot {
        let us = self.position.turn;
        if !one.contains(to) && (one & attacks::third_rank(us)).is_empty() {
            return WhyNot::plain(Reason::PawnTwoSquares);
        }
        let men = self.position.board.occupied();
        let passed = (one & men) - Bitboard::of(to);
        if passed.any() {
            return WhyNot::because_of(Reason::Blocked, passed);
        }
        if self.position.board.color(us.other()).contains(to) {
            return WhyNot::because_of(Reason::PawnAhead, Bitboard::of(to));
        }
        self.why_not_there(from, to)
    }

    /// A pawn can't go to a square that it attacks.
    fn why_not_aslant(&self, from: Square, to: Square) -> WhyNot {
        if self.position.board.occupied().contains(to) {
            return self.why_not_there(from, to);
        }
        let them = self.position.turn.other();
        let passing =
            attacks::forward(them, Bitboard::of(to)) & self.position.board.men(them, Role::Pawn);
        if passing.is_empty() || !attacks::third_rank(them).contains(to) {
            return WhyNot::plain(Reason::PawnDiagonal);
        }
        let danger = self.danger(from, to, passing);
        if danger.is_empty() {
            return WhyNot::because_of(Reason::EnPassantLate, passing);
        }
        self.why_exposed(Reason::EnPassantOpens, danger)
    }

    fn why_not_piece(&self, role: Role, from: Square, to: Square) -> WhyNot {
        let t = tables();
        if !attacks_of(t, role, from, Bitboard::EMPTY).contains(to) {
            return WhyNot::plain(Reason::Way);
        }
        let men = self.position.board.occupied();
        let nearest = t.between(from, to) & men & attacks_of(t, role, from, men);
        if nearest.any() {
            return WhyNot::because_of(Reason::Blocked, nearest);
        }
        if role == Role::King && !self.position.board.color(self.position.turn).contains(to) {
            return self.why_not_enter(to);
        }
        self.why_not_there(from, to)
    }

    /// The king can't enter this square, although no own man stands there.
    fn why_not_enter(&self, to: Square) -> WhyNot {
        let by = self.attackers_behind_king(to);
        let other_king = by & self.position.board.role(Role::King);
        if other_king.any() {
            return WhyNot::because_of(Reason::KingsTouch, other_king);
        }
        let reason = if self.position.board.occupied().contains(to) {
            Reason::Protected
        } else {
            Reason::IntoCheck
        };
        WhyNot::new(reason, by, Some(to))
    }

    /// The man reaches the square: an own man stands there, or the own king would be taken.
    fn why_not_there(&self, from: Square, to: Square) -> WhyNot {
        if self.position.board.color(self.position.turn).contains(to) {
            return WhyNot::because_of(Reason::OwnMan, Bitboard::of(to));
        }
        let king = self.position.board.role(Role::King) & Bitboard::of(to);
        if king.any() {
            // Only an ignored check lets a man come so far. No king is captured.
            return WhyNot::because_of(Reason::Blocked, king);
        }
        self.why_exposed(Reason::Pinned, self.danger(from, to, Bitboard::EMPTY))
    }

    /// The reason against a move that leaves the own king attacked by `danger`: a check that stood
    /// before the move, or else `otherwise`.
    fn why_exposed(&self, otherwise: Reason, danger: Bitboard) -> WhyNot {
        let king = Some(self.position.king(self.position.turn));
        let checkers = self.checkers();
        if checkers.many() {
            WhyNot::new(Reason::DoubleCheck, checkers, king)
        } else if (danger & checkers).any() {
            WhyNot::new(Reason::InCheck, checkers, king)
        } else {
            WhyNot::new(otherwise, danger, king)
        }
    }

    fn why_no_move(&self, role: Role, from: Square) -> WhyNot {
        let t = tables();
        let us = self.position.turn;
        let stops = self.position.board.color(us) | self.position.board.role(Role::King);
        let (near, reach) = if role == Role::Pawn {
            let ahead = attacks::forward(us, Bitboard::of(from));
            (ahead, self.position.pawn_reach(us, from) - stops)
        } else {
            let reach = attacks_of(t, role, from, self.position.board.occupied());
            (reach & stops, reach - stops)
        };
        if role == Role::King {
            let mut by = Bitboard::EMPTY;
            for square in reach {
                by |= self.attackers_behind_king(square);
            }
            return match by.any() {
                true => WhyNot::because_of(Reason::NoFlight, by),
                false => WhyNot::because_of(Reason::ShutIn, near),
            };
        }
        let checkers = self.checkers();
        if reach.is_empty() && checkers.is_empty() {
            return WhyNot::because_of(Reason::ShutIn, near);
        }
        // If only a pin keeps the man from parrying the check, the pin is the reason.
        for to in reach {
            let danger = self.danger(from, to, Bitboard::EMPTY);
            if (danger & checkers).is_empty() {
                return self.why_exposed(Reason::Pinned, danger);
            }
        }
        self.why_exposed(Reason::Pinned, checkers)
    }

    /// The enemy men that give check.
    fn checkers(&self) -> Bitboard {
        self.position.checkers() - self.ignored
    }

    /// The enemy men that attack the own king after a man other than the king has gone from one
    /// square to another, capturing what stands there and, in passing, what is `taken`.
    fn danger(&self, from: Square, to: Square, taken: Bitboard) -> Bitboard {
        let to = Bitboard::of(to);
        let occupied = (self.position.board.occupied() - Bitboard::of(from) - taken) | to;
        let us = self.position.turn;
        let danger = attackers(
            &self.position.board,
            self.position.king(us),
            us.other(),
            occupied,
        );
        danger - taken - to - self.ignored
    }

    /// The enemy men that would attack the own king on a square: it doesn't shelter what lies
    /// behind it.
    fn attackers_behind_king(&self, square: Square) -> Bitboard {
        let us = self.position.turn;
        let occupied = self.position.board.occupied() - Bitboard::of(self.position.king(us));
        attackers(&self.position.board, square, us.other(), occupied)
    }
}

/// Returns where a piece goes if such men stand on the board, captures of own men included.
fn attacks_of(t: &Tables, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::King => t.king(from),
        Role::Knight => t.knight(from),
        Role::Bishop => t.bishop(from, occupied),
        Role::Rook => t.rook(from, occupied),
        Role::Queen => t.bishop(from, occupied) | t.rook(from, occupied),
        Role::Pawn => Bitboard::EMPTY,
    }
}
