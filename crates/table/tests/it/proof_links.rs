//! Links of the game made for tests, as they were once written. What they mean never changes, as
//! with all links; and a build that has not heard of the game says that they are newer than it.

/// The usual start.
pub(crate) const BEGUN: &str = "2hPRD62dYACVYZ3AEdI7yvBAKAgnvs";

/// The game in `data/proof-game.txt` three plies before its end.
pub(crate) const LATE: &str = "2hPRD62dYACVYZ3AEdI7yvBAKJc08sDIAGvdz";

/// A game that goes on: see `unfinished` in `proof/text.rs`.
pub(crate) const UNFINISHED: &str = "2hPRD62dYACVYZ3AEdI7yvBAK9BVRcFAABA4yHkTMBBAANHAVZGZ";

/// A game that has ended: see `finished` in `proof/text.rs`.
pub(crate) const FINISHED: &str = "2hPRD62dYACVYZ3AEdI7yvBMEAwQgICFbwWFDQZGMklBoE7FtaA6iVDgZcMWAlj9asMWnnBvCPj1YaguDggBqFoYAAEBx0BoiL9CdRW7";

#[cfg(not(feature = "proof"))]
#[test]
fn a_build_without_the_game_says_that_its_links_are_newer() {
    use rochade_table::saved::{self, Unreadable};

    for link in [BEGUN, LATE, UNFINISHED, FINISHED] {
        assert_eq!(saved::read(link).err(), Some(Unreadable::Newer));
        // Not so if something is missing.
        let cut = &link[..link.len() - 1];
        assert_eq!(saved::read(cut).err(), Some(Unreadable::Damaged));
    }
}
