//! Positions to solve that come from a player's own games, and when each comes again.
//!
//! Their text has a line for each: how often it was solved in a row, the day when it is due, its
//! good moves with commas between, and the saved game that begins with it, with blanks between.

use std::fmt;

use rochade_sort::insertion_sort;

/// After how many days an exercise comes again that was solved once, twice, three times in a row;
/// after that it goes.
const AGAIN: [u32; 3] = [1, 3, 7];

/// The most exercises that are kept; the oldest ones go.
const MOST: usize = 60;

/// The most exercises that are offered at once.
const OFFERED: usize = 5;

/// A position to solve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The saved game that begins with it.
    pub saved: String,
    /// The moves that solve it, as they can be typed, the best one first.
    pub good: Vec<String>,
    /// The day when it is due, counted from any day.
    due: u32,
    /// How often it was solved in a row.
    solved: usize,
}

/// The positions to solve on a device, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exercises(Vec<Exercise>);

impl Exercises {
    /// Reads what [`Exercises`]' `Display` writes; lines that are nothing of that are passed over.
    pub fn read(text: &str) -> Exercises {
        Exercises(text.lines().filter_map(Exercise::read).collect())
    }

    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a position, from the day after today on, unless it is there already.
    pub fn add(&mut self, saved: String, good: Vec<String>, today: u32) {
        if good.is_empty() || self.0.iter().any(|known| known.saved == saved) {
            return;
        }
        self.0.push(Exercise {
            saved,
            good,
            due: today + AGAIN[0],
            solved: 0,
        });
        let excess = self.0.len().saturating_sub(MOST);
        self.0.drain(..excess);
    }

    /// Returns those that are offered today, the one that has waited longest first.
    pub fn due(&self, today: u32) -> Vec<&Exercise> {
        let mut due: Vec<&Exercise> = self.0.iter().filter(|it| it.due <= today).collect();
        insertion_sort(&mut due, |exercise| exercise.due);
        due.truncate(OFFERED);
        due
    }

    /// Notes that the position of a saved game was solved today, or that its solution was shown: it
    /// comes again later, or goes.
    pub fn note(&mut self, saved: &str, is_solved: bool, today: u32) {
        let Some(place) = self.0.iter().position(|known| known.saved == saved) else {
            return;
        };
        let exercise = &mut self.0[place];
        let days = match is_solved {
            true => AGAIN.get(exercise.solved).copied(),
            false => Some(AGAIN[0]),
        };
        match days {
            Some(days) => {
                exercise.solved = if is_solved { exercise.solved + 1 } else { 0 };
                exercise.due = today + days;
            }
            None => drop(self.0.remove(place)),
        }
    }
}

impl fmt::Display for Exercises {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|exercise| {
            let Exercise {
                saved,
                good,
                due,
                solved,
            } = exercise;
            writeln!(f, "{solved} {due} {} {saved}", good.join(","))
        })
    }
}

impl Exercise {
    fn read(line: &str) -> Option<Exercise> {
        let mut parts = line.splitn(4, ' ');
        let solved = parts.next()?.parse().ok()?;
        let due = parts.next()?.parse().ok()?;
        let good = parts.next()?.split(',').filter(|good| !good.is_empty());
        let good: Vec<String> = good.map(str::to_owned).collect();
        let saved = parts.next()?.to_owned();
        let is_whole = !good.is_empty() && !saved.is_empty() && due < u32::MAX / 2;
        is_whole.then_some(Exercise {
            saved,
            good,
            due,
            solved,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exercises(saved: &[&str]) -> Exercises {
        let mut exercises = Exercises::default();
        for saved in saved {
            exercises.add((*saved).to_owned(), vec!["Nf6".to_owned()], 100);
        }
        exercises
    }

    #[track_caller]
    fn check_due(exercises: &Exercises, today: u32, wanted: &[&str]) {
        let due: Vec<&str> = exercises.due(today).iter().map(|it| &*it.saved).collect();
        assert_eq!(due, wanted, "on day {today}");
    }

    #[test]
    fn what_is_solved_comes_again_after_1_3_and_7_days_and_then_goes() {
        let mut exercises = exercises(&["a"]);
        let mut today = 101;
        check_due(&exercises, 100, &[]);
        for days in AGAIN {
            check_due(&exercises, today, &["a"]);
            exercises.note("a", true, today);
            check_due(&exercises, today + days - 1, &[]);
            today += days;
        }
        check_due(&exercises, today, &["a"]);
        exercises.note("a", true, today);
        assert!(exercises.is_empty());
    }

    #[test]
    fn what_is_shown_begins_anew() {
        let mut exercises = exercises(&["a"]);
        exercises.note("a", true, 101);
        exercises.note("a", false, 102);
        check_due(&exercises, 103, &["a"]);
        exercises.note("a", true, 103);
        check_due(&exercises, 104, &["a"]);
        exercises.note("gone", true, 104);
    }

    #[test]
    fn some_are_offered_each_once_and_the_oldest_go() {
        let names: Vec<String> = (0..MOST + 5).map(|number| number.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut all = exercises(&names);
        all.add("7".to_owned(), vec!["e4".to_owned()], 100);
        all.add("none".to_owned(), Vec::new(), 100);
        assert_eq!(all.0.len(), MOST);
        check_due(&all, 200, &["5", "6", "7", "8", "9"]);
    }

    #[test]
    fn what_is_written_reads_back_and_damage_is_passed_over() {
        let mut two = exercises(&["a", "b c"]);
        two.note("a", true, 101);
        assert_eq!(two.to_string(), "1 102 Nf6 a\n0 101 Nf6 b c\n");
        assert_eq!(Exercises::read(&two.to_string()), two);
        let damaged = "1 102 Nf6 a\n1 x Nf6 c\n\n0 7 ,  \n-1 7 e4 d\n0 101 Nf6 b c";
        assert_eq!(Exercises::read(damaged), two);
    }
}
