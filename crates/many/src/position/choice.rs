use crate::man::Kind;
use crate::seat::Seats;
use crate::square::{Square, Way};
use crate::squares::Squares;

use super::Position;
use super::bonds::{Terms, line_of, shields};
use super::reach::Reach;

/// What a player can choose among, on some terms.
pub(super) struct Choice<'a> {
    position: &'a Position,
    terms: Terms,
    reach: Reach<'a>,
    king: Square,
    is_check: bool,
    /// Where men other than the king must go: anywhere, or, in check, between it and who gives it,
    /// or onto that (4p-32).
    answers: Squares,
    /// The men that shield the own king.
    shields: Squares,
    /// The men that shield the third king (3p-41).
    third_shields: Squares,
}

impl<'a> Choice<'a> {
    pub(super) fn new(position: &'a Position, terms: Terms) -> Choice<'a> {
        let king = position.king(terms.seat);
        let checks = position.unignored(position.attackers(king, terms.active));
        let (mut own, mut third) = (Squares::EMPTY, Squares::EMPTY);
        let danger = danger(&terms);
        shields(position, king, terms.seat, danger, |at, _| own.insert(at));
        if let Some((next, other)) = terms.third {
            let (next, king) = (Seats::of(next), position.king(other));
            shields(position, king, terms.seat, next, |at, _| third.insert(at));
        }
        Choice {
            position,
            terms,
            // Also who gives no check on these terms can be taken; only frozen men can't be (4p-36,
            // 3p-35).
            reach: Reach::new(position, position.active_enemies(terms.seat)),
            king,
            is_check: checks.any(),
            answers: match checks.len() {
                0 => Squares::ALL,
                1 => answers(position, king, checks),
                _ => Squares::EMPTY,
            },
            shields: own,
            third_shields: third,
        }
    }

    /// Returns where the man on a square can go.
    #[inline]
    pub(super) fn targets(&self, from: Square) -> Squares {
        let Some(man) = self.position.man_at(from) else {
            return Squares::EMPTY;
        };
        match man.kind {
            Kind::King => self.king_targets(),
            Kind::Pawn => {
                let plain = self.bind(from, self.reach.pawn(from, man.seat) & self.answers);
                match self.position.passed.is_empty() {
                    true => plain,
                    false => plain | self.position.passing_targets(from, &self.terms),
                }
            }
            kind => self.bind(from, self.reach.officer(from, kind) & self.answers),
        }
    }

    /// Without what would open a line onto the own king (4p-32, many-handed.md, section 4, N19) or
    /// the third one (N14).
    #[inline]
    fn bind(&self, from: Square, mut targets: Squares) -> Squares {
        if self.shields.contains(from) {
            let danger = danger(&self.terms);
            targets &= self.lines(self.king, danger, from);
        }
        if let Some((next, other)) = self.terms.third
            && self.third_shields.contains(from)
        {
            targets &= self.lines(self.position.king(other), Seats::of(next), from);
        }
        targets
    }

    /// Returns where a man may go that shields a square: only along the lines that it shields.
    fn lines(&self, square: Square, by: Seats, shield: Square) -> Squares {
        let mut lines = Squares::ALL;
        shields(self.position, square, self.terms.seat, by, |at, way| {
            if at == shield {
                lines &= line_of(self.position, square, way, shield);
            }
        });
        lines
    }

    /// Returns where the king can go: not onto a line of any enemy man, frozen or not (4p-37,
    /// 3p-35). One that shields the third king is in check itself, and its flight is never barred
    /// (many-laws.md, section 2, C4).
    fn king_targets(&self) -> Squares {
        let mut targets = self.reach.officer(self.king, Kind::King);
        for to in targets {
            if self.is_dangerous(to) {
                targets.remove(to);
            }
        }
        if self.position.castling(self.terms.seat) != [false; 2] && !self.is_check {
            targets |= self.castlings();
        }
        targets
    }

    fn is_dangerous(&self, to: Square) -> bool {
        let danger = danger(&self.terms);
        self.position.is_attacked(to, danger, Some(self.king))
    }

    /// The squares two steps from the king to which it can castle (2p-13 to 2p-15 by 4p-1;
    /// many-handed.md, section 4, N8).
    fn castlings(&self) -> Squares {
        let home = self.position.home(self.terms.seat);
        let allowed = self.position.castling(self.terms.seat);
        let ways = [home.right, home.right.back()];
        let sides = allowed.into_iter().zip(ways).zip(home.rooks);
        let open = sides.filter(|&((allowed, way), rook)| {
            let passed = self.king.step(way);
            allowed
                && self.position.first_man(self.king, way, None) == rook
                && !self.is_dangerous(passed)
                && !self.is_dangerous(passed.step(way))
        });
        open.map(|((_, way), _)| self.king.step(way).step(way))
            .collect()
    }
}

/// Returns whose lines no king may enter.
fn danger(terms: &Terms) -> Seats {
    terms.frozen.into_iter().fold(terms.active, Seats::with)
}

/// The squares between a king and the one man that checks it, and that man's.
fn answers(position: &Position, king: Square, checks: Squares) -> Squares {
    let ways = Way::STRAIGHT.into_iter().chain(Way::DIAGONAL);
    for way in ways {
        let first = position.first_man(king, way, None);
        if checks.contains(first) {
            let steps = core::iter::successors(Some(king.step(way)), |at| {
                (*at != first).then(|| at.step(way))
            });
            return steps.collect();
        }
    }
    checks
}
