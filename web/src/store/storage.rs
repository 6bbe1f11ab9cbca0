//! The browser's storage, as far as the page may use it.
//!
//! (`gloo-storage` stops the page where the browser forbids storage, and writes every text as
//! JSON.)

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::JsValue;

use crate::page::{self, StoreError};

/// Texts under keys. Where the browser forbids all access, there is nothing to read.
pub(crate) trait Storage {
    /// All keys.
    fn keys(&self) -> Vec<String>;

    /// The text under a key, unless it is empty.
    fn get(&self, key: &str) -> Option<String>;

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    fn remove(&self, key: &str);
}

/// Where the page writes.
#[derive(Debug)]
pub(crate) enum BrowserStorage {
    /// A storage of the browser, with what stands before all keys there.
    Browser(web_sys::Storage, String),
    /// Nowhere: the browser forbids it.
    Forbidden,
    /// In this page's memory only, since nothing is to be kept.
    Page(RefCell<BTreeMap<String, String>>),
}

impl BrowserStorage {
    /// Returns what all pages of this address share, and what stays.
    pub(super) fn local() -> BrowserStorage {
        BrowserStorage::new(web_sys::Window::local_storage)
    }

    /// Returns what this tab has for itself, even when the page is loaded again.
    pub(super) fn session() -> BrowserStorage {
        BrowserStorage::new(web_sys::Window::session_storage)
    }

    fn new(
        find: impl FnOnce(&web_sys::Window) -> Result<Option<web_sys::Storage>, JsValue>,
    ) -> BrowserStorage {
        let Some(start) = page::key("") else {
            return BrowserStorage::Page(RefCell::default());
        };
        match find(&page::window()) {
            Ok(Some(storage)) => BrowserStorage::Browser(storage, start),
            _ => BrowserStorage::Forbidden,
        }
    }

    /// Returns what a key of the browser is called here, if it is one of these.
    pub(super) fn own_key<'a>(&self, key: &'a str) -> Option<&'a str> {
        match self {
            BrowserStorage::Browser(_, start) => key.strip_prefix(&**start),
            BrowserStorage::Forbidden | BrowserStorage::Page(_) => None,
        }
    }
}

impl Storage for BrowserStorage {
    fn keys(&self) -> Vec<String> {
        match self {
            BrowserStorage::Browser(storage, _) => {
                let count = storage.length().unwrap_or_default();
                (0..count)
                    .filter_map(|index| storage.key(index).ok().flatten())
                    .filter_map(|key| self.own_key(&key).map(str::to_owned))
                    .collect()
            }
            BrowserStorage::Forbidden => Vec::new(),
            BrowserStorage::Page(texts) => texts.borrow().keys().cloned().collect(),
        }
    }

    fn get(&self, key: &str) -> Option<String> {
        let text = match self {
            BrowserStorage::Browser(storage, start) => {
                storage.get_item(&[start, key].concat()).ok().flatten()
            }
            BrowserStorage::Forbidden => None,
            BrowserStorage::Page(texts) => texts.borrow().get(key).cloned(),
        };
        text.filter(|text| !text.is_empty())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self {
            BrowserStorage::Browser(storage, start) => {
                return Ok(storage.set_item(&[start, key].concat(), text)?);
            }
            BrowserStorage::Forbidden => return Err(StoreError::Forbidden),
            BrowserStorage::Page(texts) => {
                texts.borrow_mut().insert(key.to_owned(), text.to_owned())
            }
        };
        Ok(())
    }

    fn remove(&self, key: &str) {
        match self {
            BrowserStorage::Browser(storage, start) => {
                // What can't be removed stays.
                let _ = storage.remove_item(&[start, key].concat());
            }
            BrowserStorage::Forbidden => {}
            BrowserStorage::Page(texts) => {
                texts.borrow_mut().remove(key);
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;
    use std::rc::Rc;

    use super::*;

    /// A storage for tests. What is cloned is the same storage.
    #[derive(Clone, Debug, Default)]
    pub(crate) struct Map {
        texts: Rc<RefCell<BTreeMap<String, String>>>,
        /// What setting a text fails with.
        pub(crate) error: Rc<Cell<Option<StoreError>>>,
        /// The trouble to come, and after how many changes.
        pub(crate) trouble: Rc<Cell<Option<(Trouble, usize)>>>,
        /// Whether the trouble has come.
        pub(crate) troubled: Rc<Cell<bool>>,
    }

    /// A failure of the storage.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Trouble {
        /// One text can't be set.
        OneFails,
        /// No text can be set any more, as where there is no room.
        AllFail,
        /// The device stops, or the tab is closed: nothing is done any more.
        Stops,
    }

    impl Map {
        pub(crate) fn of(texts: &[(&str, &str)]) -> Map {
            let map = Map::default();
            for (key, text) in texts {
                map.set(key, text).expect("there is room");
            }
            map
        }

        /// Returns the same texts as another tab has them, without this tab's troubles.
        pub(crate) fn elsewhere(&self) -> Map {
            Map {
                texts: Rc::clone(&self.texts),
                ..Map::default()
            }
        }

        /// A copy, of which the other knows nothing any more.
        pub(crate) fn copied(&self) -> Map {
            let copy = Map::default();
            copy.texts.replace(self.texts.borrow().clone());
            copy
        }

        /// Returns whether nothing is done any more.
        pub(crate) fn has_stopped(&self) -> bool {
            let stops = matches!(self.trouble.get(), Some((Trouble::Stops, _)));
            stops && self.troubled.get()
        }

        /// Returns what happens instead of the next change.
        fn trouble(&self, sets: bool) -> Option<Trouble> {
            let (trouble, left) = self.trouble.get()?;
            // What is removed needs no room.
            if !sets && trouble != Trouble::Stops {
                return None;
            }
            if let Some(left) = left.checked_sub(1) {
                self.trouble.set(Some((trouble, left)));
                return None;
            }
            self.troubled.set(true);
            if trouble == Trouble::OneFails {
                self.trouble.set(None);
            }
            Some(trouble)
        }
    }

    impl Storage for Map {
        fn keys(&self) -> Vec<String> {
            self.texts.borrow().keys().cloned().collect()
        }

        fn get(&self, key: &str) -> Option<String> {
            let text = self.texts.borrow().get(key).cloned()?;
            (!text.is_empty()).then_some(text)
        }

        fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
            if let Some(error) = self.error.get() {
                return Err(error);
            }
            match self.trouble(true) {
                Some(Trouble::Stops) => return Ok(()),
                Some(Trouble::OneFails | Trouble::AllFail) => return Err(StoreError::Full),
                None => {}
            }
            self.texts
                .borrow_mut()
                .insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) {
            if self.trouble(false).is_none() {
                self.texts.borrow_mut().remove(key);
            }
        }
    }
}
