//! King and pawn against king: which positions are won.

use std::sync::LazyLock;

use rochade_chess::{Color, Position, Role, Square};

use super::distance;

/// The bitbase: a bit for each position with a white pawn on the files a to d, set if it is won. It
/// is found once, since it is faster made than sent.
static WON: LazyLock<Vec<u64>> = LazyLock::new(retrograde_analysis);

/// Returns whether the side with the pawn wins; `None` if the position isn't king and pawn against
/// king.
pub(crate) fn is_won(position: &Position, winner: Color) -> Option<bool> {
    let board = position.board();
    let pawn = board.men(winner, Role::Pawn).first()?;
    if board.occupied().len() != 3 {
        return None;
    }
    let turned = |square: Square| {
        let (file, rank) = (square.file().index(), square.rank().index());
        let file = if pawn.file().index() > 3 {
            7 - file
        } else {
            file
        };
        let rank = if winner == Color::Black {
            7 - rank
        } else {
            rank
        };
        rank * 8 + file
    };
    let place = Place {
        strong: turned(position.king(winner)),
        weak: turned(position.king(winner.other())),
        pawn: turned(pawn),
        moves: position.turn() == winner,
    };
    Some(place.is_in(&WON))
}

/// A position, its squares as numbers, White with the pawn.
#[derive(Clone, Copy)]
struct Place {
    strong: usize,
    weak: usize,
    pawn: usize,
    /// Whether the strong side moves.
    moves: bool,
}

const PLACES: usize = 24 * 64 * 64 * 2;

impl Place {
    fn index(self) -> usize {
        let pawn = (self.pawn / 8 - 1) * 4 + self.pawn % 8;
        ((pawn * 64 + self.strong) * 64 + self.weak) * 2 + usize::from(self.moves)
    }

    fn of(index: usize) -> Place {
        let pawn = index / (64 * 64 * 2);
        Place {
            strong: index / 128 % 64,
            weak: index / 2 % 64,
            pawn: (pawn / 4 + 1) * 8 + pawn % 4,
            moves: index % 2 == 1,
        }
    }

    fn is_in(self, set: &[u64]) -> bool {
        let index = self.index();
        set[index / 64] >> (index % 64) & 1 != 0
    }

    /// Returns whether the men can stand so.
    fn is_possible(self) -> bool {
        let Place {
            strong, weak, pawn, ..
        } = self;
        strong != pawn
            && weak != pawn
            && !near(strong, weak)
            && strong != weak
            && !(self.moves && attacks(pawn, weak))
    }

    /// Returns whether the position is won, if those are that are known to be.
    fn wins(self, known: &[u64]) -> bool {
        if self.moves {
            self.some_move_wins(known)
        } else {
            self.all_moves_lose(known)
        }
    }

    fn some_move_wins(self, known: &[u64]) -> bool {
        let Place {
            strong, weak, pawn, ..
        } = self;
        let next = Place {
            moves: false,
            ..self
        };
        let walks = steps(strong).any(|strong| {
            let next = Place { strong, ..next };
            next.is_possible() && next.is_in(known)
        });
        let ahead = pawn + 8;
        if walks || ahead == strong || ahead == weak {
            return walks;
        }
        if ahead >= 56 {
            // The new queen stays unless the weak king takes it.
            return !near(weak, ahead) || near(strong, ahead);
        }
        let far = ahead + 8;
        let one = Place {
            pawn: ahead,
            ..next
        };
        let two = Place { pawn: far, ..next };
        one.is_in(known) || pawn < 16 && far != strong && far != weak && two.is_in(known)
    }

    fn all_moves_lose(self, known: &[u64]) -> bool {
        let mut moves = 0;
        for weak in steps(self.weak) {
            if near(weak, self.strong) || attacks(self.pawn, weak) {
                continue;
            }
            if weak == self.pawn {
                return false;
            }
            moves += 1;
            let next = Place {
                weak,
                moves: true,
                ..self
            };
            if !next.is_in(known) {
                return false;
            }
        }
        // Without a move it is stalemate, or mate by a pawn.
        moves > 0 || attacks(self.pawn, self.weak)
    }
}

/// Retrograde analysis: finds the won positions from the end backwards, until nothing is added.
fn retrograde_analysis() -> Vec<u64> {
    let mut known = vec![0u64; PLACES / 64];
    loop {
        let mut grew = false;
        for index in 0..PLACES {
            let place = Place::of(index);
            if !place.is_in(&known) && place.is_possible() && place.wins(&known) {
                known[index / 64] |= 1 << (index % 64);
                grew = true;
            }
        }
        if !grew {
            return known;
        }
    }
}

fn square(index: usize) -> Option<Square> {
    Square::from_index(index)
}

fn near(a: usize, b: usize) -> bool {
    let ends = square(a).zip(square(b));
    ends.is_some_and(|(a, b)| distance(a, b) <= 1)
}

/// The squares a king's step away.
fn steps(from: usize) -> impl Iterator<Item = usize> {
    let (file, rank) = (from as i32 % 8, from as i32 / 8);
    let all = (-1..=1).flat_map(move |up| (-1..=1).map(move |right| (file + right, rank + up)));
    all.filter(|(file, rank)| (0..8).contains(file) && (0..8).contains(rank))
        .map(|(file, rank)| (rank * 8 + file) as usize)
        .filter(move |&to| to != from)
}

fn attacks(pawn: usize, square: usize) -> bool {
    let file = pawn % 8;
    file > 0 && square == pawn + 7 || file < 7 && square == pawn + 9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(fen: &str, wanted: bool) {
        let position: Position = fen.parse().expect(fen);
        let winner = match position.board().men(Color::White, Role::Pawn).any() {
            true => Color::White,
            false => Color::Black,
        };
        assert_eq!(is_won(&position, winner), Some(wanted), "{fen}");
    }

    /// The endings that every book has.
    #[test]
    fn verdicts_are_those_of_the_books() {
        check("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", true);
        check("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", true);
        check("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1", false);
        check("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1", true);
        check("8/8/8/8/4p3/4k3/8/4K3 w - - 0 1", true);
        check("8/8/8/8/8/4pk2/8/5K2 w - - 0 1", true);
        check("7k/7P/6K1/8/8/8/8/8 b - - 0 1", false);
        check("k7/P7/1K6/8/8/8/8/8 b - - 0 1", false);
        check("8/8/8/8/8/k7/P7/K7 w - - 0 1", false);
        check("8/8/8/7k/P7/8/8/K7 w - - 0 1", true);
    }

    /// The number of won positions, with either side to move, is the one that others have counted.
    #[test]
    fn as_many_are_won_as_others_have_counted() {
        let won: u32 = WON.iter().map(|bits| bits.count_ones()).sum();
        assert_eq!(won, 111_282);
    }
}
