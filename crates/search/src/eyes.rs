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
    /// How far it wavers between moves: it draws among them by e^(score / scatter), in hundredths
    /// of a pawn. Zero takes the best.
    pub scatter: i32,
    /// How many in a thousand gifts of the greatest kind it notices when it looks once more.
    pub second_look: u32,
}

impl Eyes {
    /// Eyes that see everything, and take the best.
    pub const OPEN: Eyes = Eyes {
        seed: 0,
        blind: 0,
        scatter: 0,
        second_look: 0,
    };

    /// The same eyes in a turn of a game: what they miss changes from ply to ply.
    #[must_use]
    pub fn in_turn(self, seed: u64, ply: usize) -> Eyes {
        let seed = mix(seed ^ mix(ply as u64));
        Eyes { seed, ..self }
    }

    /// Returns whether they miss the move with this number, which is `obscurity` thousandths as
    /// easily overlooked as the usual one.
    pub(crate) fn miss(&self, index: usize, obscurity: u32) -> bool {
        if self.blind == 0 {
            return false;
        }
        let chance = u64::from(self.blind) * u64::from(obscurity);
        mix(self.seed ^ index as u64) % 1_000_000 < chance
    }

    /// A number below `below` that the seed alone decides, another one for each `draw`.
    pub fn draw(&self, draw: u64, below: u64) -> u64 {
        mix(self.seed ^ mix(!draw)) % below.max(1)
    }
}

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
        assert!((0..1000).all(|index| !Eyes::OPEN.miss(index, 1400)));
    }

    #[test]
    fn eyes_miss_as_much_as_they_are_said_to() {
        let blind = Eyes {
            blind: 300,
            ..Eyes::OPEN
        };
        let eyes = blind.in_turn(7, 12);
        let missed = |obscurity| (0..10_000).filter(|&i| eyes.miss(i, obscurity)).count();
        assert!((2_800..3_200).contains(&missed(1000)), "{}", missed(1000));
        assert!((350..550).contains(&missed(150)), "{}", missed(150));
    }

    #[test]
    fn another_turn_misses_other_moves() {
        let blind = Eyes {
            blind: 500,
            ..Eyes::OPEN
        };
        let missed = |ply| {
            let eyes = blind.in_turn(1, ply);
            (0..64).filter(|&i| eyes.miss(i, 1000)).collect::<Vec<_>>()
        };
        assert_ne!(missed(3), missed(4));
        assert_eq!(missed(3), missed(3));
    }
}
