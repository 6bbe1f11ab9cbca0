//! Lessons and cases of the laws, which the build makes of `crates/cases/data`.

use std::cell::RefCell;
use std::rc::Rc;

use rochade_cases::Chapter;
use rochade_table::GameKind;
use wasm_bindgen::prelude::*;

pub(crate) use super::fetch::NotFetched;

#[wasm_bindgen(module = "/platform/addresses.js")]
extern "C" {
    // The address of the lessons in a language.
    #[wasm_bindgen(js_name = lessons)]
    fn address_of_lessons(language: &str) -> String;

    // The address of the cases of laws in a language.
    #[wasm_bindgen(js_name = tries)]
    fn address_of_tries(language: &str) -> String;
}

/// A file of exercises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Set {
    /// The lessons of the games.
    Lessons,
    /// The cases of the laws.
    Tries,
}

impl Set {
    /// Returns the set of a chapter: lessons have the name of their game.
    pub(crate) fn of_chapter(name: &str) -> Set {
        match GameKind::of_word(name) {
            Some(_) => Set::Lessons,
            None => Set::Tries,
        }
    }
}

thread_local! {
    /// The fetched chapters, lessons and cases, for as long as the page lives.
    static LOADED: RefCell<[Option<Rc<[Chapter]>>; 2]> = const { RefCell::new([None, None]) };
}

/// Fetches the chapters of a set in a language, once.
pub(crate) async fn load(set: Set, language: &str) -> Result<Rc<[Chapter]>, NotFetched> {
    let place = set as usize;
    if let Some(loaded) = LOADED.with_borrow(|loaded| loaded[place].clone()) {
        return Ok(loaded);
    }
    let address = match set {
        Set::Lessons => address_of_lessons(language),
        Set::Tries => address_of_tries(language),
    };
    let text = super::fetch::text(&address).await?;
    // What a network that wants a login answers with is no chapter.
    let chapters: Rc<[Chapter]> = Chapter::read(&text).map_err(|_| NotFetched)?.into();
    LOADED.with_borrow_mut(|loaded| loaded[place] = Some(chapters.clone()));
    Ok(chapters)
}
