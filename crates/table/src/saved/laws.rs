//! The laws in a saved game: numbers of laws, each with the number of its choice.

use rochade_sort::insertion_sort;

use super::legacy::{self, Limit};
use crate::laws::{Law, Laws};

/// All laws of a game by their numbers, each with the number of its choice.
pub(super) fn numbers(laws: &Laws) -> Vec<(u32, u32)> {
    let mut numbers = legacy::limits(laws).to_vec();
    let mut chosen: Vec<&Law> = Law::ALL.iter().collect();
    chosen.retain(|law| law.number != Limit::Plies as u32 && !legacy::is_told(laws, law.number));
    insertion_sort(&mut chosen, |law| law.number);
    let says = |law: &Law| Some((law.number, law.choice(laws)? as u32));
    numbers.extend(chosen.into_iter().filter_map(says));
    numbers
}

/// Sets a law to the choice with this number; `None` if there is no such choice.
pub(super) fn set(laws: &mut Laws, law: u32, says: u32) -> Option<()> {
    if let Some(limit) = Limit::numbered(law) {
        legacy::set_limit(laws, limit, says);
        return Some(());
    }
    let law = Law::ALL.iter().find(|known| known.number == law)?;
    law.choose(laws, says as usize)
}
