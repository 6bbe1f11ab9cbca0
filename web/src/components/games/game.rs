//! A game of the list, in words.

use std::cell::{Cell, OnceCell};

use rochade_table::GameKind;

use crate::components::replay::title;
use crate::platform::locale::{Dates, lower_case};
use crate::say;
use crate::store::{Entry, Listed, NOON};
use crate::text::Texts;
use crate::words::{self, laws};

/// A game of the list, with the words for it.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) listed: Listed,
    /// The players' names, or that the game can't be read.
    pub(super) players: String,
    /// What the game is called, and the laws if they are not the usual ones; nothing that this
    /// build doesn't know.
    pub(super) about: String,
    /// Whether it is being deleted.
    pub(super) leaves: Cell<bool>,
    /// When it was played.
    date: OnceCell<String>,
    /// What is looked through when a game is sought.
    index: OnceCell<String>,
}

impl Game {
    pub(super) fn new(texts: &Texts, listed: Listed) -> Game {
        Game {
            players: players(texts, &listed),
            about: about(texts, &listed),
            listed,
            leaves: Cell::default(),
            date: OnceCell::new(),
            index: OnceCell::new(),
        }
    }

    /// When it was played. Dates take their time to be written, so they are written when they are
    /// needed, and once.
    pub(super) fn date(&self, texts: &Texts, dates: &Dates) -> &str {
        self.date.get_or_init(|| when(texts, dates, &self.listed))
    }

    /// Returns what is played, if this build knows the game.
    pub(super) fn kind(&self) -> Option<GameKind> {
        kind(&self.listed)
    }

    /// Returns how it ended, or that it did not.
    pub(super) fn result(&self, texts: &Texts) -> String {
        match &*self.listed.entry.result {
            "1/2-1/2" => "½–½".to_owned(),
            "*" => texts.unfinished().to_owned(),
            result => result.replace('-', "–"),
        }
    }

    /// Returns whether all these words, which are in small letters, stand in what is told of it.
    pub(super) fn holds<'a>(
        &self,
        texts: &Texts,
        dates: &Dates,
        mut words: impl Iterator<Item = &'a str>,
    ) -> bool {
        let entry = &self.listed.entry;
        let index = || {
            let parts = [
                &*self.players,
                &*self.about,
                &*entry.written,
                self.date(texts, dates),
                &*entry.result,
            ];
            lower_case(&parts.join(" "))
        };
        words.all(|word| self.index.get_or_init(index).contains(word))
    }
}

/// Returns what is played, if this build knows the game, and it can be read.
fn kind(listed: &Listed) -> Option<GameKind> {
    GameKind::of_word(&listed.entry.game).filter(|_| listed.is_readable)
}

/// Returns what is played in it, under which laws.
fn about(texts: &Texts, listed: &Listed) -> String {
    let Some(game) = kind(listed) else {
        return String::new();
    };
    let name = words::of(game).name(texts);
    match listed.entry.laws.as_str() {
        "" => name.to_owned(),
        laws => [name, ", ", laws::name(texts, laws)].concat(),
    }
}

/// Returns when it was played: of a game that is read, where and when, as its text tells it.
fn when(texts: &Texts, dates: &Dates, listed: &Listed) -> String {
    let Entry {
        read,
        event,
        date,
        written,
        ..
    } = &listed.entry;
    let days = || Dates::of_days(texts.language_code());
    match read {
        true => title::occasion_of(texts, event, date),
        // Builds before this one have kept of such a game that it was played at noon.
        false if written.ends_with(NOON) => days().write(written),
        false => dates.write(written),
    }
}

/// The names of the players. Who has none is called by the side, where the game is known.
fn players(texts: &Texts, listed: &Listed) -> String {
    if !listed.is_readable {
        return texts.unreadable().to_owned();
    }
    let entry = &listed.entry;
    say::players::names_with(texts, kind(listed), &entry.players, &entry.levels)
}
