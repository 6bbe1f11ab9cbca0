//! Why a man can't go there (play.md section 2, point 9).

use crate::man::{Kind, Man};
use crate::moves::Move;
use crate::seat::{Game, Seats};
use crate::square::{Square, Way};
use crate::squares::Squares;

use super::Position;
use super::reach::Reach;

/// Why a man can't go to a square, or can't move at all; made by [`Position::why_not`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// What is in its way.
    pub reason: Reason,
    /// The men that are to blame, as each reason says; none where no man is.
    pub by: Squares,
    /// The square that it is about, as each reason says.
    pub at: Option<Square>,
}

/// What keeps a man from going somewhere. `by` and `at` are those of [`WhyNot`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game has ended.
    Over,
    /// Nothing stands on the square.
    Empty,
    /// The man is another player's.
    NotYourTurn,
    /// The man stands frozen (4p-37, 3p-35).
    Frozen,
    /// A man of this kind doesn't go like that.
    Way,
    /// The man `by` stands in the way.
    Blocked,
    /// The board has no square in the way.
    Hole,
    /// The own man `by` stands there.
    OwnMan,
    /// The ally's man `by` stands there, and is never taken (4p-1).
    AllysMan,
    /// The man `by` stands frozen, and can't be taken (4p-36, 4p-40, 3p-35).
    FrozenMan,
    /// The king `by` is never taken (4p-36, 3p-32).
    King,
    /// The man `by` stands straight ahead of the pawn, which captures only diagonally.
    PawnAhead,
    /// A pawn goes two squares only from where it starts (2p-11).
    PawnTwoSquares,
    /// A pawn goes diagonally only to capture, and there is nothing to capture.
    PawnDiagonal,
    /// The king on `at` is in check from `by`, and that doesn't help (4p-32).
    InCheck,
    /// The same with several men, so that only the king can move.
    DoubleCheck,
    /// It would open the line of `by` to the own king on `at` (4p-32).
    Pinned,
    /// The same, but all of `by` stand frozen (4p-37).
    OpensFrozenLine,
    /// It would open the line of `by`, whose turn is next, to the third king on `at` (3p-41).
    OpensThird,
    /// The king would be in check on `at`, from `by` (4p-32).
    IntoCheck,
    /// The man that the king would take on `at` is protected by `by`.
    Protected,
    /// The king would stand beside the king `by`, on `at`.
    KingsTouch,
    /// The frozen men `by` hold the square `at` against the king (4p-37, 3p-35).
    OntoFrozenLine,
    /// The right to castle with the rook of `at` is gone, or never was.
    NoRight,
    /// Nobody castles in the game for three (3p-40).
    NeverCastles,
    /// Castling: the man `by` stands between king and rook.
    CastlingBlocked,
    /// Castling: the king on `at` is in check from `by`.
    CastlingInCheck,
    /// Castling: the king would pass over `at`, which `by` attack.
    CastlingThrough,
    /// Castling: the king would come to `at`, which `by` attack.
    CastlingInto,
    /// No move at all: the king could go only where it would be in check, or where frozen men hold
    /// the square.
    NoFlight,
    /// No move at all: the man is shut in.
    ShutIn,
}

impl Reason {
    /// Returns whether the man goes like that, but would leave or bring its king in check.
    pub const fn is_exposing(self) -> bool {
        matches!(
            self,
            Reason::InCheck
                | Reason::DoubleCheck
                | Reason::Pinned
                | Reason::OpensFrozenLine
                | Reason::IntoCheck
                | Reason::Protected
                | Reason::KingsTouch
        )
    }

    /// Returns whether the king was meant to castle.
    pub const fn is_about_castling(self) -> bool {
        matches!(
            self,
            Reason::NoRight
                | Reason::NeverCastles
                | Reason::CastlingBlocked
                | Reason::CastlingInCheck
                | Reason::CastlingThrough
                | Reason::CastlingInto
        )
    }
}

impl WhyNot {
    const fn new(reason: Reason, by: Squares, at: Option<Square>) -> WhyNot {
        WhyNot { reason, by, at }
    }

    const fn plain(reason: Reason) -> WhyNot {
        WhyNot::new(reason, Squares::EMPTY, None)
    }

    const fn because_of(reason: Reason, by: Square) -> WhyNot {
        WhyNot::new(reason, Squares::of(by), None)
    }
}

impl Position {
    /// Returns why the man on `from` can't go to `to`, or, without a target, why it can't move at
    /// all; `None` if it can.
    pub fn why_not(&self, from: Square, to: Option<Square>) -> Option<WhyNot> {
        let Some(man) = self.man_at(from) else {
            return Some(WhyNot::plain(Reason::Empty));
        };
        if self.outcome.is_some() {
            return Some(WhyNot::plain(Reason::Over));
        }
        if man.seat != self.turn {
            return Some(WhyNot::plain(match self.frozen(man.seat) {
                Some(_) => Reason::Frozen,
                None => Reason::NotYourTurn,
            }));
        }
        let targets = self.targets(from);
        match to {
            None if targets.any() => None,
            Some(to) if targets.contains(to) => None,
            None => Some(self.why_no_move(from, man)),
            Some(to) => {
                let way = self.obstacle(from, to, man);
                Some(way.unwrap_or_else(|| self.danger(from, to, man)))
            }
        }
    }

    /// Returns why no move of a man is legal that could go somewhere by itself; else it is shut in.
    fn why_no_move(&self, from: Square, man: Man) -> WhyNot {
        let reach = Reach::new(self, self.active_enemies(man.seat));
        let reached = match man.kind {
            Kind::Pawn => reach.pawn(from, man.seat),
            kind => reach.officer(from, kind),
        };
        match reached.first() {
            Some(to) if man.kind != Kind::King => self.danger(from, to, man),
            Some(_) => WhyNot::plain(Reason::NoFlight),
            None => WhyNot::plain(Reason::ShutIn),
        }
    }

    /// Returns what the board and the men on it have against a step, whatever becomes of any king.
    fn obstacle(&self, from: Square, to: Square, man: Man) -> Option<WhyNot> {
        if let Some(why) = self.castling_meant(from, to, man) {
            return Some(why);
        }
        match man.kind {
            Kind::Pawn => self.pawn_obstacle(from, to, man),
            Kind::Knight if Way::KNIGHT.iter().any(|way| from.step(*way) == to) => {
                self.guest(to, man)
            }
            Kind::Knight => Some(WhyNot::plain(Reason::Way)),
            kind => {
                let straight = matches!(kind, Kind::King | Kind::Queen | Kind::Rook);
                let diagonal = matches!(kind, Kind::King | Kind::Queen | Kind::Bishop);
                let ways = Way::STRAIGHT.into_iter().filter(|_| straight);
                let mut ways = ways.chain(Way::DIAGONAL.into_iter().filter(|_| diagonal));
                let length = from.line_to(to);
                let way = ways.find(|way| length.is_some_and(|(line, _)| line == *way));
                match (way, length) {
                    (Some(_), Some((_, steps))) if kind == Kind::King && steps > 1 => {
                        Some(WhyNot::plain(Reason::Way))
                    }
                    (Some(way), _) => self
                        .in_the_way(from, to, way)
                        .or_else(|| self.guest(to, man)),
                    _ => Some(WhyNot::plain(Reason::Way)),
                }
            }
        }
    }

    /// The first thing between two squares of a line.
    fn in_the_way(&self, from: Square, to: Square, way: Way) -> Option<WhyNot> {
        let mut between = core::iter::successors(Some(from.step(way)), |at| Some(at.step(way)));
        let first = between.find(|at| *at == to || !self.cells[at.place()].is_empty())?;
        match self.man_at(first) {
            _ if first == to => None,
            Some(_) => Some(WhyNot::because_of(Reason::Blocked, first)),
            None => Some(WhyNot::plain(Reason::Hole)),
        }
    }

    /// Returns who stands on a target and can't be taken.
    fn guest(&self, to: Square, man: Man) -> Option<WhyNot> {
        let guest = self.man_at(to)?;
        let reason = if guest.seat == man.seat {
            Reason::OwnMan
        } else if self.game().ally(man.seat) == Some(guest.seat) {
            Reason::AllysMan
        } else if guest.kind == Kind::King {
            Reason::King
        } else if self.frozen(guest.seat).is_some() {
            Reason::FrozenMan
        } else {
            return None;
        };
        Some(WhyNot::because_of(reason, to))
    }

    fn pawn_obstacle(&self, from: Square, to: Square, man: Man) -> Option<WhyNot> {
        let home = self.home(man.seat);
        let step = from.step(home.forward);
        let double = step.step(home.forward);
        if home.captures().iter().any(|way| from.step(*way) == to) {
            let passing = self.passing_victim(man.seat, to).is_some();
            return match self.man_at(to) {
                Some(_) => self.guest(to, man),
                None if passing => None,
                None => Some(WhyNot::plain(Reason::PawnDiagonal)),
            };
        }
        let in_front = [step, to].into_iter().find(|at| self.man_at(*at).is_some());
        match in_front {
            _ if to != step && to != double => Some(WhyNot::plain(Reason::Way)),
            _ if to == double && !home.pawns.contains(from) => {
                Some(WhyNot::plain(Reason::PawnTwoSquares))
            }
            Some(man) => Some(WhyNot::because_of(Reason::PawnAhead, man)),
            None => None,
        }
    }

    /// Returns why a king can't castle that is sent two squares towards a rook.
    fn castling_meant(&self, from: Square, to: Square, man: Man) -> Option<WhyNot> {
        let promotion = None;
        let meant = Move {
            from,
            to,
            promotion,
        };
        let (rook, passed) = self.rook_of(meant, man)?;
        let side = self
            .home(man.seat)
            .rooks
            .iter()
            .position(|at| *at == rook)?;
        if !self.castling(man.seat)[side] {
            return Some(match self.game() {
                Game::Four => WhyNot::new(Reason::NoRight, Squares::EMPTY, Some(rook)),
                Game::Three => WhyNot::plain(Reason::NeverCastles),
            });
        }
        let checks = self.unignored(self.checks(man.seat));
        if checks.any() {
            return Some(WhyNot::new(Reason::CastlingInCheck, checks, Some(from)));
        }
        let (way, _) = from.line_to(to)?;
        let between = self.first_man(from, way, None);
        if between != rook {
            return Some(WhyNot::because_of(Reason::CastlingBlocked, between));
        }
        let enemies = self.game().enemies(man.seat);
        let hits = |at: &Square| self.is_attacked(*at, enemies, Some(from));
        let at = [passed, to].into_iter().find(hits)?;
        let by = self.without(from).attackers(at, enemies);
        let reason = match at == to {
            true => Reason::CastlingInto,
            false => Reason::CastlingThrough,
        };
        Some(WhyNot::new(reason, by, Some(at)))
    }

    /// Returns how a king keeps a man from going where it could go by itself.
    fn danger(&self, from: Square, to: Square, man: Man) -> WhyNot {
        let terms = self.terms(man.seat);
        let victim = self.passing_victim(man.seat, to);
        let victim = victim.filter(|_| man.kind == Kind::Pawn && self.man_at(to).is_none());
        let mut after = self.without(from);
        after.lift(victim.unwrap_or(to));
        after.put(to, man);
        let king = after.king(man.seat);
        let checks = self.unignored(self.checks(man.seat));
        let mut now = after.attackers(king, terms.active);
        if man.kind != Kind::King {
            now = self.unignored(now);
        }
        let lines = after.attackers(king, terms.frozen);
        if man.kind == Kind::King {
            let is_king = |at: Square| after.man_at(at).is_some_and(|by| by.kind == Kind::King);
            return if !now.any() {
                WhyNot::new(Reason::OntoFrozenLine, lines, Some(to))
            } else if self.man_at(to).is_some() {
                WhyNot::new(Reason::Protected, now, Some(to))
            } else if now.into_iter().any(is_king) {
                WhyNot::new(Reason::KingsTouch, now, Some(to))
            } else {
                WhyNot::new(Reason::IntoCheck, now, Some(to))
            };
        }
        let old = self.attackers(king, terms.active) | self.attackers(king, terms.frozen);
        let opened = (now | lines) - old;
        if opened.any() {
            let is_frozen = |at: Square| {
                let by = self.man_at(at);
                by.is_some_and(|by| self.frozen(by.seat).is_some())
            };
            let reason = match opened.into_iter().all(is_frozen) {
                true => Reason::OpensFrozenLine,
                false => Reason::Pinned,
            };
            return WhyNot::new(reason, opened, Some(king));
        }
        if now.any() {
            let reason = match checks.len() {
                0 | 1 => Reason::InCheck,
                _ => Reason::DoubleCheck,
            };
            return WhyNot::new(reason, checks, Some(king));
        }
        let third = terms.third.map(|(next, other)| {
            let king = self.king(other);
            let next = Seats::of(next);
            let opened = after.attackers(king, next) - self.attackers(king, next);
            WhyNot::new(Reason::OpensThird, opened, Some(king))
        });
        third.unwrap_or(WhyNot::plain(Reason::Way))
    }

    /// The board without a man.
    fn without(&self, square: Square) -> Position {
        let mut after = *self;
        after.lift(square);
        after
    }
}
