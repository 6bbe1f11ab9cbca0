//! Up to three kings against one: which positions are won, and in how many plies, by retrograde
//! analysis.

use std::sync::{Arc, Mutex, PoisonError};

use rochade_draughts::{Capture, Color, Huff, Position, Rules, Setup, Square, Squares};
use rochade_sort::insertion_sort;

/// The most kings against one.
const MOST: u32 = 3;

/// How many sets of one to three squares there are.
const SETS: usize = 32 + 496 + 4960;

/// The number of squares for the lonely king, symmetric ones counted once.
const ORBITS: usize = 10;

/// How many positions there are.
const POSITIONS: usize = ORBITS * SETS * 2;

/// Indices behind those of the positions: for a captured lonely king, and for a game that isn't
/// won.
const OVER: usize = POSITIONS;
const NEVER: usize = POSITIONS + 1;

/// The endings of kings under some rules, as far as they are won for the side with more kings.
#[derive(Debug)]
pub(super) struct KingEndings {
    rules: Rules,
    mirrors: Mirrors,
    /// One more than the number of plies until the win; 0 where there is none.
    distances: Vec<u8>,
}

/// The endings that were asked for last, kept since finding them takes too long for each move.
static LAST: Mutex<Option<Arc<KingEndings>>> = Mutex::new(None);

impl KingEndings {
    /// Returns the endings under some rules, found now unless they are those of the last call.
    pub(super) fn under(rules: &Rules) -> Arc<KingEndings> {
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = last.as_ref().filter(|known| known.rules == *rules) {
            return Arc::clone(known);
        }
        let found = Arc::new(KingEndings::find(rules));
        *last = Some(Arc::clone(&found));
        found
    }

    /// Returns which side has the kings against a single one; `None` where others are on the board,
    /// or one can be blown.
    pub(super) fn strong(position: &Position) -> Option<Color> {
        let [white, black] = Color::ALL.map(|color| position.men(color));
        let kings = position.kings(Color::White) | position.kings(Color::Black);
        if kings != white | black || position.blowable().any() {
            return None;
        }
        match (white.len(), black.len()) {
            (1..=MOST, 1) => Some(Color::White),
            (1, 2..=MOST) => Some(Color::Black),
            _ => None,
        }
    }

    /// Returns in how many plies the strong side wins; `None` if it doesn't.
    pub(super) fn distance(&self, position: &Position, strong: Color) -> Option<u8> {
        let index = self.mirrors.index(position, strong)?;
        self.distances[index].checked_sub(1)
    }

    /// Finds the wins by retrograde analysis: those in one ply more each time, until there are no
    /// more.
    fn find(rules: &Rules) -> KingEndings {
        let mirrors = Mirrors::new();
        let [mut defended, mut attacked] = [Color::Black, Color::White]
            .map(|turn| Places::under(&playable(rules), &mirrors, turn));
        let mut distances = vec![0; POSITIONS + 2];
        distances[OVER] = 1;
        for plies in (0..u8::MAX - 2).step_by(2) {
            let is_lost = |after: &[u32]| after.iter().all(|&to| distances[to as usize] > 0);
            let lost = defended.take(is_lost);
            lost.iter().for_each(|&place| distances[place] = plies + 1);
            let is_won = |after: &[u32]| after.iter().any(|&to| distances[to as usize] > 0);
            let won = attacked.take(is_won);
            won.iter().for_each(|&place| distances[place] = plies + 2);
            if won.is_empty() {
                break;
            }
        }
        KingEndings {
            rules: *rules,
            mirrors,
            distances,
        }
    }
}

/// Returns the rules with compulsory captures in place of huffs, which have the same endings: who
/// leaves out a capture loses its only king, or a win.
fn playable(rules: &Rules) -> Rules {
    let capture = match rules.huff {
        Huff::Never => rules.capture,
        Huff::Able | Huff::Moved => Capture::Must,
    };
    Rules {
        capture,
        huff: Huff::Never,
        ..*rules
    }
}

/// The positions with one side to move that aren't known to be won, with their successors.
struct Places {
    unknown: Vec<(usize, std::ops::Range<usize>)>,
    after: Vec<u32>,
}

impl Places {
    /// All positions in which White has one to three kings, Black has one, and `turn` moves.
    fn under(rules: &Rules, mirrors: &Mirrors, turn: Color) -> Places {
        let mut places = Places {
            unknown: Vec::with_capacity(POSITIONS / 2),
            after: Vec::with_capacity(POSITIONS * 8),
        };
        for lonely in mirrors.firsts() {
            for kings in sets().filter(|kings| !kings.contains(lonely)) {
                let setup = Setup {
                    white: kings,
                    black: Squares::of(lonely),
                    kings: kings | Squares::of(lonely),
                    turn,
                    ..Setup::EMPTY
                };
                if let Ok(position) = Position::from_setup(&setup, rules) {
                    places.add(&position, mirrors);
                }
            }
        }
        places
    }

    fn add(&mut self, position: &Position, mirrors: &Mirrors) {
        let Some(index) = mirrors.index(position, Color::White) else {
            return;
        };
        let from = self.after.len();
        let after = &mut self.after;
        match position.is_one_king_each() {
            true => after.push(NEVER as u32),
            false => position.for_each_effect(false, |effect| {
                let next = position.play_unchecked(&effect);
                let is_over = !next.has_men(Color::Black);
                let place = if is_over {
                    Some(OVER)
                } else {
                    mirrors.index(&next, Color::White)
                };
                after.push(place.unwrap_or(NEVER) as u32);
            }),
        }
        self.unknown.push((index, from..after.len()));
    }

    /// Removes the unknown positions whose successors satisfy a predicate, and returns their
    /// indices.
    fn take(&mut self, is_known: impl Fn(&[u32]) -> bool) -> Vec<usize> {
        let mut taken = Vec::new();
        let after = &self.after;
        self.unknown.retain(|(place, range)| {
            let is_known = is_known(&after[range.clone()]);
            if is_known {
                taken.push(*place);
            }
            !is_known
        });
        taken
    }
}

/// All sets of one to three squares.
fn sets() -> impl Iterator<Item = Squares> {
    Square::all().flat_map(|first| {
        let one = Squares::of(first);
        let others = move || Square::all().filter(move |other| *other < first);
        let two = others().map(move |second| one | Squares::of(second));
        let three = others().flat_map(move |second| {
            let thirds = Square::all().filter(move |third| *third < second);
            thirds.map(move |third| one | Squares::of(second) | Squares::of(third))
        });
        std::iter::once(one).chain(two).chain(three)
    })
}

/// The symmetries of the board, by which ten squares are enough for the lonely king: kings move
/// alike in all directions.
#[derive(Debug)]
struct Mirrors {
    /// The image of each square under identity, half turn and the reflections at both diagonals.
    images: [[u8; 32]; 4],
    /// The symmetry that is applied for each square of the lonely king, and its orbit's number.
    orbits: [(usize, usize); 32],
}

impl Mirrors {
    fn new() -> Mirrors {
        let mut images = [[0; 32]; 4];
        for square in Square::all() {
            let (file, rank) = (square.file(), square.rank());
            let to = [
                (file, rank),
                (7 - file, 7 - rank),
                (rank, file),
                (7 - rank, 7 - file),
            ];
            for (image, (file, rank)) in images.iter_mut().zip(to) {
                let to = Square::at(file, rank).unwrap_or(square);
                image[square.index()] = to.index() as u8;
            }
        }
        let mut orbits = [(0, 0); 32];
        let mut count = 0;
        for square in 0..32 {
            let first = (0..4).min_by_key(|&image| images[image][square]);
            let image = first.unwrap_or_default();
            let to = usize::from(images[image][square]);
            if to == square {
                orbits[square] = (image, count);
                count += 1;
            } else {
                orbits[square] = (image, orbits[to].1);
            }
        }
        Mirrors { images, orbits }
    }

    /// Returns the squares that stand for their orbits.
    fn firsts(&self) -> impl Iterator<Item = Square> {
        Square::all().filter(|square| {
            let (image, _) = self.orbits[square.index()];
            usize::from(self.images[image][square.index()]) == square.index()
        })
    }

    /// The number of a position; `None` where it is none of these endings.
    fn index(&self, position: &Position, strong: Color) -> Option<usize> {
        let lonely = position.men(strong.other()).first()?;
        let kings = position.men(strong);
        let (image, orbit) = self.orbits[lonely.index()];
        let image = &self.images[image];
        let mut places = [0; MOST as usize];
        let count = kings.len() as usize;
        for (place, square) in places.get_mut(..count)?.iter_mut().zip(kings) {
            *place = usize::from(image[square.index()]);
        }
        insertion_sort(&mut places[..count], |place| *place);
        let [a, b, c] = places;
        let set = match count {
            1 => a,
            2 => 32 + b * (b - 1) / 2 + a,
            3 => 32 + 496 + c * (c - 1) * (c - 2) / 6 + b * (b - 1) / 2 + a,
            _ => return None,
        };
        let moves = usize::from(position.turn() == strong);
        Some((orbit * SETS + set) * 2 + moves)
    }
}
