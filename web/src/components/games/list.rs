//! What the list of games shows.

use std::rc::Rc;

use yew::Reducible;

use super::game::Game;
use crate::platform::locale::{Dates, lower_case};
use crate::store::Listed;
use crate::text::Texts;

/// How many games are shown at first, and how many more each time.
pub(super) const PAGE: usize = 50;

/// The list, with what is sought in it.
#[derive(Clone, Debug)]
pub(super) struct GameList {
    texts: &'static Texts,
    games: Rc<[Rc<Game>]>,
    dates: Dates,
    /// What is sought, in small letters.
    sought: String,
    /// How many games are shown at most.
    pub(super) shown: usize,
    /// The game that is to be deleted, if the user means it.
    pub(super) asked: Option<Rc<Game>>,
    /// A message to the user, until something else is shown.
    message: Option<String>,
}

/// What happens to the list.
pub(super) enum Action {
    Seek(String),
    ShowMore,
    AskToDelete(Rc<Game>),
    CancelDelete,
    Remove(Rc<Game>),
    /// The games are these, and this is told.
    Renew(Vec<Listed>, &'static str),
    Tell(String),
}

impl GameList {
    pub(super) fn new(texts: &'static Texts, games: Vec<Listed>) -> GameList {
        GameList {
            texts,
            games: in_words(texts, games),
            dates: Dates::new(texts.language_code()),
            sought: String::new(),
            shown: PAGE,
            asked: None,
            message: None,
        }
    }

    /// The games that are found.
    pub(super) fn found(&self) -> impl Iterator<Item = &Rc<Game>> {
        let words = || self.sought.split_whitespace();
        self.games
            .iter()
            .filter(move |game| game.holds(self.texts, &self.dates, words()))
    }

    /// The games that can be read.
    pub(super) fn readable(&self) -> Vec<Rc<Game>> {
        let games = self.games.iter().filter(|game| game.listed.is_readable);
        games.cloned().collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    pub(super) fn dates(&self) -> &Dates {
        &self.dates
    }

    /// Returns what is said to the user.
    pub(super) fn said(&self) -> Option<&str> {
        let nothing = || {
            let text = if self.is_empty() {
                self.texts.none()
            } else {
                self.texts.none_found()
            };
            self.found().next().is_none().then_some(text)
        };
        self.message.as_deref().or_else(nothing)
    }
}

/// The games, with the words for them.
fn in_words(texts: &'static Texts, games: Vec<Listed>) -> Rc<[Rc<Game>]> {
    let games = games.into_iter();
    games.map(|game| Rc::new(Game::new(texts, game))).collect()
}

impl Reducible for GameList {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut list = (*self).clone();
        list.message = None;
        match action {
            Action::Seek(text) => {
                list.sought = lower_case(&text);
                list.shown = PAGE;
            }
            Action::ShowMore => list.shown += PAGE,
            Action::AskToDelete(game) => list.asked = Some(game),
            Action::CancelDelete => list.asked = None,
            Action::Remove(game) => {
                list.asked = None;
                let others = list.games.iter().filter(|other| !Rc::ptr_eq(other, &game));
                list.games = others.cloned().collect();
            }
            Action::Renew(games, text) => {
                list.asked = None;
                list.games = in_words(list.texts, games);
                list.message = Some(text.to_owned());
            }
            Action::Tell(text) => list.message = Some(text),
        }
        Rc::new(list)
    }
}
