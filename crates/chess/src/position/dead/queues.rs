//! The open list of the helpmate search: the positions that it has still to look at, in two orders.

use std::collections::VecDeque;

use crate::color::Color;
use crate::piece::Role;

use super::super::Position;

/// The positions from the most to the least hopeful, and beside them from the rarest men and pawns
/// to the commonest: where hope leads round in circles, what was seldom met leads out.
pub(super) struct Queues {
    /// By grade; the last to come is the first to go, so that a way is followed to its end.
    hopeful: Vec<Vec<u32>>,
    /// No grade below this one has a position left.
    best: usize,
    /// By how often, in powers of two, such men and pawns were met before; the first to come is the
    /// first to go.
    rare: Vec<VecDeque<u32>>,
    /// How often each kind of position was met.
    met: Vec<u16>,
    /// A bit for each position that was taken from either queue.
    taken: Vec<u64>,
    turns: u32,
}

const GRADES: usize = 512;
const KINDS: usize = 1 << 12;
/// After this number of positions, one is the rarest instead of the most hopeful.
const RARE_EVERY: u32 = 8;

impl Queues {
    pub(super) fn new() -> Queues {
        Queues {
            hopeful: vec![Vec::new(); GRADES],
            best: GRADES,
            rare: vec![VecDeque::new(); 17],
            met: vec![0; KINDS],
            taken: Vec::new(),
            turns: 0,
        }
    }

    /// Adds a position; they are numbered as they come.
    pub(super) fn push(&mut self, at: u32, position: &Position, grade: usize) {
        if at & 63 == 0 {
            self.taken.push(0);
        }
        let grade = grade.min(GRADES - 1);
        self.hopeful[grade].push(at);
        self.best = self.best.min(grade);
        let met = &mut self.met[kind(position)];
        *met = met.saturating_add(1);
        self.rare[16 - met.leading_zeros() as usize].push_back(at);
    }

    /// Takes the next position to look at; nothing if none is left.
    pub(super) fn pop(&mut self) -> Option<u32> {
        self.turns = self.turns.wrapping_add(1);
        if self.turns.is_multiple_of(RARE_EVERY) {
            return self.rarest();
        }
        while let Some(grade) = self.hopeful.get_mut(self.best) {
            while let Some(at) = grade.pop() {
                if take(&mut self.taken, at) {
                    return Some(at);
                }
            }
            self.best += 1;
        }
        None
    }

    fn rarest(&mut self) -> Option<u32> {
        for queue in &mut self.rare {
            while let Some(at) = queue.pop_front() {
                if take(&mut self.taken, at) {
                    return Some(at);
                }
            }
        }
        None
    }
}

/// Marks a position as taken; returns whether it wasn't.
fn take(taken: &mut [u64], at: u32) -> bool {
    let bit = 1 << (at & 63);
    let marks = &mut taken[at as usize >> 6];
    let is_new = *marks & bit == 0;
    *marks |= bit;
    is_new
}

/// Returns a number for the pawns where they stand, and for how many men of each kind there are.
fn kind(position: &Position) -> usize {
    let board = &position.board;
    let mut sum = 0_u64;
    for color in Color::ALL {
        for role in Role::ALL {
            let men = board.men(color, role);
            let told = match role {
                Role::Pawn => men.0,
                _ => u64::from(men.len()),
            };
            sum = (sum ^ told).wrapping_mul(0xff51_afd7_ed55_8ccd);
            sum ^= sum >> 32;
        }
    }
    (sum >> 20) as usize & (KINDS - 1)
}
