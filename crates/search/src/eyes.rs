//! What a player sees: the dials that make it weak in the way people are.

/// What a player sees in one turn. Whatever it does not see in that turn, it sees nowhere in the
/// tree, of its own moves and of the opponent's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    /// What all chance of this turn comes from: a hash of the game's seed and the ply
    /// ([`Eyes::in_turn`]).
    pub seed: u64,
    /// How many of a thousand usual moves it overlooks.
    pub blind: u32,
    /// How much more it overlooks with each ply that a move lies deeper in a line, in thousandths,
    /// where sixteen moves can be played; less where the ply was all but forced.
    pub depth_factor: u32,
    /// How much more it overlooks for each other noisy move that could be played, in thousandths.
    pub distraction: u32,
    /// How far it wavers between moves: it draws among them by e^(score / scatter), in hundredths
    /// of a pawn. Zero takes the best.
    pub scatter: i32,
    /// What a good habit is worth to it where it chooses ([`Game::habit`](crate::Game::habit)), in
    /// hundredths of a pawn.
    pub habit: i32,
    /// How many in a thousand gifts of the greatest kind it notices when it looks once more.
    pub second_look: u32,
}

impl Eyes {
    /// Eyes that see everything, and take the best.
    pub const OPEN: Eyes = Eyes {
        seed: 0,
        blind: 0,
        depth_factor: 1000,
        distraction: 0,
        scatter: 0,
        habit: 0,
        second_look: 0,
    };

    /// The same eyes in a turn of a game: what they miss changes from ply to ply.
    #[must_use]
    pub fn in_turn(self, seed: u64, ply: usize) -> Eyes {
        let seed = mix(seed ^ mix(ply as u64));
        Eyes { seed, ..self }
    }

    /// Returns whether they miss the move with this number, which is `obscurity` thousandths as
    /// easily overlooked as the usual one, where that is `effort` thousandths of what it is at the
    /// root. What they miss at some effort they miss at any greater one.
    pub(crate) fn miss(&self, index: usize, obscurity: u32, effort: u32) -> bool {
        if self.blind == 0 {
            return false;
        }
        let usual = u64::from(self.blind) * u64::from(effort) / 1000;
        let chance = (usual * u64::from(obscurity)).min(MOST);
        mix(self.seed ^ index as u64) % 1_000_000 < chance
    }

    /// Returns the effort of seeing moves a ply deeper than `effort`, past a node with so many
    /// moves.
    pub(crate) fn deeper(&self, effort: u32, moves: usize) -> u32 {
        let more = self.depth_factor.saturating_sub(1000) * moves.max(1).ilog2() / 4;
        let effort = u64::from(effort) * u64::from(1000 + more) / 1000;
        effort.min(MOST) as u32
    }

    /// Returns the effort of seeing one of so many noisy moves.
    pub(crate) fn distracted(&self, effort: u32, noisy: usize) -> u32 {
        let others = noisy.saturating_sub(1).min(16) as u32;
        let effort = u64::from(effort) * u64::from(1000 + self.distraction * others) / 1000;
        effort.min(MOST) as u32
    }

    /// A number below `below` that the seed alone decides, another one for each `draw`.
    pub fn draw(&self, draw: u64, below: u64) -> u64 {
        mix(self.seed ^ mix(!draw)) % below.max(1)
    }
}

/// The effort of seeing a move at the root.
pub(crate) const ROOT_EFFORT: u32 = 1000;

/// The greatest chance with which a move is missed, in millionths.
const MOST: u64 = 980_000;

/// The output function of the splitmix64 generator: neighbours have nothing in common any more.
pub fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_eyes_miss_nothing() {
        assert!((0..1000).all(|index| !Eyes::OPEN.miss(index, 1400, 9000)));
    }

    #[test]
    fn eyes_miss_as_much_as_they_are_said_to() {
        let blind = Eyes {
            blind: 300,
            ..Eyes::OPEN
        };
        let eyes = blind.in_turn(7, 12);
        let missed = |obscurity| {
            (0..10_000)
                .filter(|&i| eyes.miss(i, obscurity, 1000))
                .count()
        };
        assert!((2_800..3_200).contains(&missed(1000)), "{}", missed(1000));
        assert!((350..550).contains(&missed(150)), "{}", missed(150));
    }

    #[test]
    fn eyes_miss_more_the_deeper_a_move_lies() {
        let blind = Eyes {
            blind: 100,
            depth_factor: 2000,
            ..Eyes::OPEN
        };
        let eyes = blind.in_turn(3, 8);
        let missed = |effort| -> Vec<usize> {
            (0..10_000)
                .filter(|&i| eyes.miss(i, 1000, effort))
                .collect()
        };
        let root = missed(ROOT_EFFORT);
        let forced = missed(eyes.deeper(ROOT_EFFORT, 1));
        let deeper = missed(eyes.deeper(ROOT_EFFORT, 16));
        let deepest = missed(eyes.deeper(eyes.deeper(ROOT_EFFORT, 16), 16));
        assert_eq!(root, forced);
        assert!((900..1_100).contains(&root.len()), "{}", root.len());
        assert!((1_800..2_200).contains(&deeper.len()), "{}", deeper.len());
        assert!((3_700..4_300).contains(&deepest.len()), "{}", deepest.len());
        assert!(root.iter().all(|index| deepest.contains(index)));
        let endless = (0..40).fold(ROOT_EFFORT, |effort, _| eyes.deeper(effort, 32));
        assert!(missed(endless).len() < 10_000);
    }

    #[test]
    fn other_noisy_moves_distract() {
        let eyes = Eyes {
            distraction: 500,
            ..Eyes::OPEN
        };
        let efforts = [0, 1, 2, 5].map(|noisy| eyes.distracted(ROOT_EFFORT, noisy));
        assert_eq!(efforts, [1000, 1000, 1500, 3000]);
    }

    #[test]
    fn another_turn_misses_other_moves() {
        let blind = Eyes {
            blind: 500,
            ..Eyes::OPEN
        };
        let missed = |ply| {
            let eyes = blind.in_turn(1, ply);
            (0..64)
                .filter(|&i| eyes.miss(i, 1000, 1000))
                .collect::<Vec<_>>()
        };
        assert_ne!(missed(3), missed(4));
        assert_eq!(missed(3), missed(3));
    }
}
