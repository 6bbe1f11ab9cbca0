//! The legal moves.

use crate::man::Color;
use crate::moves::Move;
use crate::rules::{Capture, Preference};
use crate::square::{Direction, Square};
use crate::squares::Squares;

use super::Position;
use super::chain::{Captures, Jumper, is_forward, last_row};

impl Position {
    /// The legal moves: first the captures, then the plain moves, each man by man in the order of
    /// the squares. Blowing a man is no move, see [`Position::blow`]. Where a side has no men the
    /// game is over, and nothing is legal.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.enemies().is_empty() {
            return Vec::new();
        }
        let mut moves = self.captures();
        if moves.is_empty() || self.rules.capture == Capture::May {
            for from in self.own() {
                self.plain_moves(from, &mut moves);
            }
        }
        moves
    }

    /// Whether a move is among the legal ones.
    pub fn is_legal(&self, mv: &Move) -> bool {
        self.legal_moves().contains(mv)
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        // Who can't move can only be able to capture.
        let moves = |from| self.plain_targets(from).any();
        self.enemies().any() && (self.own().into_iter().any(moves) || self.capturers().any())
    }

    /// The men of the side to move that can jump somebody, whatever the rules prefer.
    pub fn capturers(&self) -> Squares {
        let can = |from: &Square| Jumper::new(self, *from).prey_around(*from).any();
        let flying = match self.rules.flying {
            true => self.own() & self.kings,
            false => Squares::EMPTY,
        };
        let mut found: Squares = flying.into_iter().filter(can).collect();
        let empty = !self.occupied();
        for direction in Direction::ALL {
            let back = direction.reversed();
            let jumps = (self.enemies() & empty.next(back)).next(back);
            let is_open = self.rules.men_capture_back || is_forward(self.turn, direction);
            let jumpers = match is_open {
                true => self.own(),
                false => self.own() & self.kings,
            };
            found |= jumps & (jumpers - flying);
        }
        found
    }

    /// The men and kings of a side that could go to an empty square next to them.
    pub fn mobile(&self, color: Color) -> Squares {
        let empty = !self.occupied();
        let mut found = Squares::EMPTY;
        for direction in Direction::ALL {
            let movers = match is_forward(color, direction) {
                true => self.men(color),
                false => self.kings(color),
            };
            found |= movers & empty.next(direction.reversed());
        }
        found
    }

    /// All captures among which one can choose.
    pub(super) fn captures(&self) -> Vec<Move> {
        let mut captures = Vec::new();
        for from in self.capturers() {
            Captures::gather(self, from, &mut captures);
        }
        match self.rules.preference {
            Preference::None => {}
            Preference::MostPieces => {
                let most = captures.iter().map(|mv| mv.victims().len()).max();
                captures.retain(|mv| Some(mv.victims().len()) == most);
            }
            Preference::KingFirst => {
                let by_king = |mv: &Move| self.kings.contains(mv.from());
                if captures.iter().any(by_king) {
                    captures.retain(by_king);
                }
            }
        }
        captures
    }

    /// Where the man on a square of the side to move can go without a capture, if nothing obliges
    /// it to capture.
    pub(super) fn plain_targets(&self, from: Square) -> Squares {
        let king = self.kings.contains(from);
        let flies = king && self.rules.flying;
        let empty = !self.occupied();
        let mut targets = Squares::EMPTY;
        for direction in Direction::ALL {
            if !king && !is_forward(self.turn, direction) {
                continue;
            }
            let mut reached = Squares::of(from).next(direction) & empty;
            while reached.any() {
                targets |= reached;
                reached = match flies {
                    true => reached.next(direction) & empty,
                    false => Squares::EMPTY,
                };
            }
        }
        targets
    }

    fn plain_moves(&self, from: Square, moves: &mut Vec<Move>) {
        for to in self.plain_targets(from) {
            let promotes = !self.kings.contains(from) && last_row(self.turn).contains(to);
            moves.push(Move::plain(from, to, promotes));
        }
    }
}
