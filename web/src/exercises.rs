//! The positions to solve that the device keeps, from games that were looked back at on it
//! (opponent.md, section 1, "Review").

use js_sys::Date;
use rochade_review::{Exercise, Exercises};

use crate::page;

/// Where the device keeps them.
const EXERCISES: &str = "rochade.exercises";

/// Returns those that are offered today.
pub(crate) fn due() -> Vec<Exercise> {
    kept().due(today()).into_iter().cloned().collect()
}

/// Adds a position by the saved game that begins with it and the moves that solve it.
pub(crate) fn add(saved: String, good: Vec<String>) {
    change(|exercises| exercises.add(saved, good, today()));
}

/// Notes that the position of a saved game was solved, or that it was not.
pub(crate) fn note(saved: &str, is_solved: bool) {
    change(|exercises| exercises.note(saved, is_solved, today()));
}

fn kept() -> Exercises {
    Exercises::read(&page::remembered(EXERCISES).unwrap_or_default())
}

fn change(change: impl FnOnce(&mut Exercises)) {
    let mut exercises = kept();
    change(&mut exercises);
    page::remember(EXERCISES, &exercises.to_string());
}

/// Returns the day where the user is, counted from the first one of 1970.
fn today() -> u32 {
    const MINUTE: f64 = 60_000.0;
    const DAY: f64 = 1440.0 * MINUTE;
    let now = Date::new_0();
    ((now.get_time() - now.get_timezone_offset() * MINUTE) / DAY) as u32
}
