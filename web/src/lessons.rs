//! The reader's progress in lessons, as the device keeps it.

use rochade_cases::{Chapter, Progress};

use crate::page;

/// The key in the device's storage.
const SOLVED: &str = "rochade.lessons";

/// Returns the progress; none on a tablet for everybody.
pub(crate) fn progress() -> Progress {
    match page::is_kiosk() {
        true => Progress::default(),
        false => Progress::read(&page::remembered(SOLVED).unwrap_or_default()),
    }
}

/// Notes that a position of a lesson was solved, counted from 0.
pub(crate) fn note(chapter: &str, lesson: &str, number: usize) {
    let mut progress = progress();
    progress.add(chapter, lesson, number);
    page::remember(SOLVED, &progress.to_string());
}

/// Forgets the progress.
pub(crate) fn forget() {
    // What can't be forgotten was never kept.
    let _ = page::store(SOLVED, None);
}

/// Returns the first position that was not solved, by the numbers of lesson and position; `None` if
/// all were solved.
pub(crate) fn first_open(chapter: &Chapter) -> Option<(usize, usize)> {
    let progress = progress();
    let mut lessons = chapter.parts.iter().enumerate();
    lessons.find_map(|(place, lesson)| {
        let mut numbers = 0..lesson.cases.len();
        let open = numbers.find(|&number| !progress.has(&chapter.name, &lesson.name, number))?;
        Some((place, open))
    })
}
