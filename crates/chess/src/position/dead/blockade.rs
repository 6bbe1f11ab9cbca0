//! Fortress detection in blockades: which men can never move and never be captured, and which
//! squares every other man can ever reach. It finds more squares than any real series of moves
//! reaches, and never fewer.
//!
//! Each man begins on its square alone, and nothing yields. What a man could enter then is added to
//! its squares, what it could capture there no longer stands for ever, and so on until nothing is
//! added. Every legal move from the position is among those considered, so that what is out of
//! reach in the end stays out of reach. The idea is from M. Ambrona, "A Practical Algorithm for
//! Chess Unwinnability" (FUN 2022).

use crate::attacks::{self, Tables, tables};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::square::Square;

use super::super::Position;
use super::{mates, stalemates};

/// Fortress detection: returns whether the loser's king can never reach a square on which it could
/// be mated.
pub(super) fn is_blockade(position: &Position, winner: Color) -> bool {
    if !position.castling.is_empty() {
        return false;
    }
    let mut reach = Reach::new(position, winner);
    reach.look_around();
    // What is possible once stays possible: most positions are decided long before nothing is
    // added.
    while !mates::is_mate_possible(&reach, winner) {
        if !reach.widen() {
            return true;
        }
    }
    false
}

/// A man, and what it can ever do.
#[derive(Clone, Debug)]
pub(super) struct Man {
    pub(super) piece: Piece,
    pub(super) home: Square,
    /// The squares on which it can stand as what it is.
    pub(super) stands: Bitboard,
    /// The squares on which it can stand as what it was promoted to.
    pub(super) promoted: Bitboard,
    /// The squares on which it can capture.
    captures: Bitboard,
    /// Whether it can be captured.
    can_fall: bool,
}

impl Man {
    /// Returns all squares on which it can stand.
    pub(super) fn squares(&self) -> Bitboard {
        self.stands | self.promoted
    }

    pub(super) fn is_king(&self) -> bool {
        self.piece.role == Role::King
    }

    /// Returns what it attacks for ever, with men nowhere else than on the given squares.
    pub(super) fn watches(&self, t: &Tables, anywhere: Bitboard) -> Bitboard {
        if self.can_fall || self.promoted.any() {
            return Bitboard::EMPTY;
        }
        let attacked = |from| attacks_from(t, self.piece, from, anywhere);
        let stands = self.stands.into_iter();
        stands.fold(Bitboard::FULL, |all, from| all & attacked(from))
    }
}

/// The squares that all men can reach.
#[derive(Debug)]
pub(super) struct Reach {
    pub(super) tables: &'static Tables,
    pub(super) men: Vec<Man>,
    /// Who is to mate.
    pub(super) winner: Color,
    /// The winner's only man beside the king: where it falls, nothing is won any more.
    last: Option<Square>,
    /// The men of each side that stay on their squares for ever.
    pub(super) fixed: [Bitboard; 2],
    /// The squares that each side can't enter, since a man stands there for ever that it can't
    /// capture.
    pub(super) walls: [Bitboard; 2],
    /// The squares on which each side, by its index, can lose a man.
    prey: [Bitboard; 2],
    /// The squares that each side attacks for ever.
    watched: [Bitboard; 2],
    /// The squares on which any man can stand.
    pub(super) anywhere: Bitboard,
    /// The men that can't be captured and have two squares at most.
    stuck: Vec<usize>,
}

impl Reach {
    fn new(position: &Position, winner: Color) -> Reach {
        let board = &position.board;
        let mut men: Vec<Man> = position
            .pieces()
            .map(|(home, piece)| Man {
                piece,
                home,
                stands: Bitboard::of(home),
                promoted: Bitboard::EMPTY,
                captures: Bitboard::EMPTY,
                can_fall: false,
            })
            .collect();
        if let Some(passed) = position.en_passant() {
            // The pawn can be captured as if it had stopped there.
            let pawn = attacks::forward(position.turn.other(), Bitboard::of(passed));
            for man in men.iter_mut().filter(|man| man.stands == pawn) {
                man.stands |= Bitboard::of(passed);
            }
        }
        let beside = board.color(winner) - board.role(Role::King);
        Reach {
            tables: tables(),
            men,
            winner,
            last: beside.first().filter(|_| !beside.many()),
            fixed: [Bitboard::EMPTY; 2],
            walls: [Bitboard::EMPTY; 2],
            prey: [Bitboard::EMPTY; 2],
            watched: [Bitboard::EMPTY; 2],
            anywhere: Bitboard::EMPTY,
            stuck: Vec::new(),
        }
    }

    /// Adds what is possible beyond what was found so far; returns whether that is anything.
    fn widen(&mut self) -> bool {
        let mut more = false;
        for at in 0..self.men.len() {
            let mut man = self.men[at].clone();
            let before = (man.stands, man.promoted, man.captures);
            self.spread(at, &mut man);
            more |= before != (man.stands, man.promoted, man.captures);
            self.men[at] = man;
        }
        for at in 0..self.men.len() {
            let man = &self.men[at];
            if man.can_fall || man.is_king() || Some(man.home) == self.last {
                continue;
            }
            let falls = self
                .men
                .iter()
                .any(|by| by.piece.color != man.piece.color && (by.captures & man.squares()).any());
            self.men[at].can_fall = falls;
            more |= falls;
        }
        self.look_around();
        more
    }

    /// Computes the sums over all men (`fixed`, `walls`, `prey` …) from what each can do so far.
    fn look_around(&mut self) {
        self.fixed = [Bitboard::EMPTY; 2];
        self.walls = [Bitboard::EMPTY; 2];
        self.prey = [Bitboard::EMPTY; 2];
        self.watched = [Bitboard::EMPTY; 2];
        let all = self.men.iter();
        let anywhere = all.fold(Bitboard::EMPTY, |sum, man| sum | man.squares());
        self.stuck.clear();
        for (at, man) in self.men.iter().enumerate() {
            let color = man.piece.color;
            let (us, them) = (color.index(), color.other().index());
            let safe = man.is_king() || Some(man.home) == self.last;
            if !safe {
                self.prey[us] |= man.squares();
            }
            if man.can_fall {
                continue;
            }
            if man.squares().len() <= 2 {
                self.stuck.push(at);
            }
            if !man.squares().many() {
                self.fixed[us] |= man.stands;
                self.walls[us] |= man.stands;
                if safe {
                    self.walls[them] |= man.stands;
                }
            }
            self.watched[us] |= man.watches(self.tables, anywhere);
        }
        self.anywhere = anywhere;
    }

    /// Lets one man go wherever it can.
    fn spread(&self, at: usize, man: &mut Man) {
        let mut waiting = man.stands;
        while let Some(from) = waiting.first() {
            waiting = waiting - Bitboard::of(from);
            let (steps, captures) = match man.piece.role {
                Role::Pawn => self.pawn_steps(at, man, from),
                role => {
                    let steps = self.steps(at, man.piece.color, role, from);
                    (steps, steps)
                }
            };
            waiting |= steps - man.stands;
            man.stands |= steps;
            man.captures |= captures;
        }
        if man.piece.role != Role::Pawn {
            return;
        }
        let mut waiting = man.stands & attacks::last_rank(man.piece.color);
        man.promoted |= waiting;
        waiting = man.promoted;
        while let Some(from) = waiting.first() {
            waiting = waiting - Bitboard::of(from);
            let steps = self.steps(at, man.piece.color, Role::Queen, from)
                | self.steps(at, man.piece.color, Role::Knight, from);
            waiting |= steps - man.promoted;
            man.promoted |= steps;
            man.captures |= steps;
        }
    }

    /// Returns where an officer can go in a single step; sliders go square by square.
    fn steps(&self, at: usize, color: Color, role: Role, from: Square) -> Bitboard {
        let t = self.tables;
        let near = t.king(from);
        let lines = t.lines(from);
        let mut steps = match role {
            Role::Knight => t.knight(from),
            Role::Bishop => near & lines.diagonal(),
            Role::Rook => near & lines.straight(),
            _ => near,
        } - self.walls[color.index()];
        if role == Role::King {
            steps = steps - self.watched[color.other().index()];
        }
        steps
            .into_iter()
            .filter(|&to| !self.is_in_the_way(at, from, to, false))
            .filter(|&to| role != Role::King || !stalemates::stalemates(self, color, from, to))
            .collect()
    }

    /// Returns where a pawn can go in a single step, and where of these by capturing.
    fn pawn_steps(&self, at: usize, man: &Man, from: Square) -> (Bitboard, Bitboard) {
        let color = man.piece.color;
        let pawn = Bitboard::of(from);
        let fixed = self.fixed[0] | self.fixed[1];
        let ahead = attacks::forward(color, pawn) - fixed;
        let ahead: Bitboard = ahead
            .into_iter()
            .filter(|&to| !self.is_in_the_way(at, from, to, true) && !self.is_opposed(at, man, to))
            .collect();
        let prey = self.prey[color.other().index()] - self.walls[color.index()];
        let captures = attacks::pawn_attacks(color, pawn) & prey;
        let captures: Bitboard = captures
            .into_iter()
            .filter(|&to| !self.is_in_the_way(at, from, to, false))
            .collect();
        (ahead | captures, captures)
    }

    /// Returns whether another man stands on one of these two squares for ever, so that it stands
    /// on the second when the first is left, and can't be captured there.
    fn is_in_the_way(&self, at: usize, from: Square, to: Square, pushes: bool) -> bool {
        let squares = Bitboard::of(from) | Bitboard::of(to);
        let color = self.men[at].piece.color;
        self.stuck.iter().any(|&other| {
            let man = &self.men[other];
            other != at
                && (man.squares() - squares).is_empty()
                && (pushes
                    || man.is_king()
                    || man.piece.color == color
                    || Some(man.home) == self.last)
        })
    }

    /// Returns whether a pawn that never leaves its file would pass another one that never leaves
    /// it.
    fn is_opposed(&self, at: usize, man: &Man, to: Square) -> bool {
        let file = Bitboard::file(to.file());
        if (man.squares() - file).any() {
            return false;
        }
        let beyond = |square: Square| match man.piece.color {
            Color::White => Bitboard(!0 << square.index() & !(1 << square.index())),
            Color::Black => Bitboard(!(!0 << square.index())),
        };
        let ahead = file & beyond(man.home);
        self.men.iter().enumerate().any(|(other, pawn)| {
            other != at
                && pawn.piece.role == Role::Pawn
                && !pawn.can_fall
                && ahead.contains(pawn.home)
                && (pawn.squares() - file).is_empty()
                && (pawn.squares() & beyond(to)).is_empty()
        })
    }
}

/// Returns what a man attacks from a square, with sliders stopped by the given men.
pub(super) fn attacks_from(t: &Tables, piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => attacks::pawn_attacks(piece.color, Bitboard::of(from)),
        Role::Knight => t.knight(from),
        Role::Bishop => t.bishop(from, occupied),
        Role::Rook => t.rook(from, occupied),
        Role::Queen => t.bishop(from, occupied) | t.rook(from, occupied),
        Role::King => t.king(from),
    }
}
