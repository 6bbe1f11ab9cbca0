//! What the list of the games of a file shows of them: those in which all that is sought stands,
//! some at a time.

use std::rc::Rc;

use yew::Reducible;

use crate::desk::replay::Title;

/// How many games are shown at first, and how many more each time.
pub(super) const PAGE: usize = 50;

/// How many games before the one that is shown stand in the list at first.
const BEFORE: usize = 3;

/// The list, with what is sought in it.
#[derive(Clone, Debug)]
pub(super) struct Listing {
    /// Writes a text in small letters.
    lower_case: fn(&str) -> String,
    /// What can be found of each game, in small letters.
    texts: Rc<Vec<String>>,
    /// The numbers of the games that are found.
    pub(super) found: Rc<Vec<usize>>,
    /// Which of those is the first that is shown.
    pub(super) from: usize,
    /// Which comes after the last that is shown; it may be beyond the last that is found.
    pub(super) to: usize,
}

/// What happens to the list.
pub(super) enum Action {
    /// Something is sought.
    Seek(String),
    /// Games before those that are shown are wanted.
    ShowEarlier,
    /// Games after those that are shown are wanted.
    ShowMore,
}

impl Listing {
    /// All games, from a few before this one on.
    pub(super) fn new(titles: &[Title], number: usize, lower_case: fn(&str) -> String) -> Listing {
        let last = titles.len().saturating_sub(PAGE);
        let from = number.saturating_sub(BEFORE).min(last);
        let texts = titles.iter().enumerate();
        let texts = texts.map(|title| lower_case(&findable(title)));
        Listing {
            lower_case,
            texts: Rc::new(texts.collect()),
            found: Rc::new((0..titles.len()).collect()),
            from,
            to: from + PAGE,
        }
    }

    /// The numbers of the games that are shown.
    pub(super) fn shown(&self) -> &[usize] {
        let to = self.to.min(self.found.len());
        self.found.get(self.from..to).unwrap_or_default()
    }

    /// Returns how many games that are found come after those.
    pub(super) fn left(&self) -> usize {
        self.found.len().saturating_sub(self.to)
    }
}

impl Reducible for Listing {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut list = (*self).clone();
        match action {
            Action::Seek(text) => {
                let sought = (list.lower_case)(&text);
                let holds =
                    |text: &String| sought.split_whitespace().all(|word| text.contains(word));
                let found = list.texts.iter().enumerate();
                let found = found
                    .filter(|(_, text)| holds(text))
                    .map(|(number, _)| number);
                list.found = Rc::new(found.collect());
                (list.from, list.to) = (0, PAGE);
            }
            Action::ShowEarlier => list.from = list.from.saturating_sub(PAGE),
            Action::ShowMore => list.to += PAGE,
        }
        Rc::new(list)
    }
}

/// All that a game can be found by.
fn findable((number, title): (usize, &Title)) -> String {
    let elo = title.elo.iter().flatten().map(u16::to_string);
    let names = title.titles.iter().chain(&title.players).cloned();
    let parts = [
        &title.eco,
        &title.event,
        &title.site,
        &title.round,
        &title.date,
        &title.result,
    ];
    let parts = parts.into_iter().cloned();
    let all = names
        .chain(elo)
        .chain(parts)
        .chain([(number + 1).to_string()]);
    let all: Vec<String> = all.filter(|part| !part.is_empty()).collect();
    all.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titles(count: usize) -> Vec<Title> {
        let title = |number: usize| Title {
            players: vec![format!("Player{number}"), "Berg, Anna".to_owned()],
            elo: vec![Some(2000 + number as u16), None],
            eco: if number.is_multiple_of(2) {
                "C41"
            } else {
                "B90"
            }
            .to_owned(),
            result: "1/2-1/2".to_owned(),
            ..Title::default()
        };
        (0..count).map(title).collect()
    }

    fn after(list: Listing, action: Action) -> Listing {
        (*Rc::new(list).reduce(action)).clone()
    }

    fn seek(list: &Listing, text: &str) -> Vec<usize> {
        after(list.clone(), Action::Seek(text.to_owned()))
            .found
            .to_vec()
    }

    #[test]
    fn all_words_are_sought_in_all_that_is_known_of_a_game() {
        let list = Listing::new(&titles(12), 0, str::to_lowercase);
        assert_eq!(seek(&list, "player7"), [7]);
        assert_eq!(seek(&list, " BERG  b90 "), [1, 3, 5, 7, 9, 11]);
        assert_eq!(seek(&list, "2011 1/2"), [11]);
        assert!(seek(&list, "anna nobody").is_empty());
        assert_eq!(seek(&list, "").len(), 12);
    }

    #[test]
    fn some_are_shown_around_the_game_and_more_when_they_are_wanted() {
        let list = Listing::new(&titles(2_700), 2_500, str::to_lowercase);
        assert_eq!(
            (list.shown().len(), list.shown()[0], list.left()),
            (50, 2_497, 153)
        );
        let earlier = after(list.clone(), Action::ShowEarlier);
        assert_eq!((earlier.shown().len(), earlier.shown()[0]), (100, 2_447));
        let more = after(list.clone(), Action::ShowMore);
        assert_eq!((more.shown().len(), more.left()), (100, 103));
        let found = after(list, Action::Seek("c41".to_owned()));
        assert_eq!(
            (found.shown().len(), found.from, found.left()),
            (50, 0, 1_300)
        );
        let last = Listing::new(&titles(3), 2, str::to_lowercase);
        assert_eq!(
            (last.shown(), last.from, last.left()),
            (&[0, 1, 2][..], 0, 0)
        );
        assert!(
            Listing::new(&titles(0), 4, str::to_lowercase)
                .shown()
                .is_empty()
        );
    }
}
