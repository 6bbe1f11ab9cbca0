//! The browser's storage, as far as the page may use it.
//!
//! (`gloo-storage` stops the page where the browser forbids storage, and writes every text as
//! JSON.)

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::JsValue;

use crate::page::{self, StoreError};

/// Texts under keys. Where the browser forbids all access, there is nothing to read.
pub(super) trait Storage {
    /// All keys.
    fn keys(&self) -> Vec<String>;

    /// The text under a key, unless it is empty.
    fn get(&self, key: &str) -> Option<String>;

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    fn remove(&self, key: &str);
}

/// Where the page writes.
#[derive(Debug)]
pub(super) enum BrowserStorage {
    /// A storage of the browser.
    Browser(web_sys::Storage),
    /// Nowhere: the browser forbids it.
    Forbidden,
    /// Nowhere but here, since nothing is to be kept.
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
        if !page::keeps() {
            return BrowserStorage::Page(RefCell::default());
        }
        match find(&page::window()) {
            Ok(Some(storage)) => BrowserStorage::Browser(storage),
            _ => BrowserStorage::Forbidden,
        }
    }
}

impl Storage for BrowserStorage {
    fn keys(&self) -> Vec<String> {
        match self {
            BrowserStorage::Browser(storage) => {
                let count = storage.length().unwrap_or_default();
                (0..count)
                    .filter_map(|index| storage.key(index).ok().flatten())
                    .collect()
            }
            BrowserStorage::Forbidden => Vec::new(),
            BrowserStorage::Page(texts) => texts.borrow().keys().cloned().collect(),
        }
    }

    fn get(&self, key: &str) -> Option<String> {
        let text = match self {
            BrowserStorage::Browser(storage) => storage.get_item(key).ok().flatten(),
            BrowserStorage::Forbidden => None,
            BrowserStorage::Page(texts) => texts.borrow().get(key).cloned(),
        };
        text.filter(|text| !text.is_empty())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self {
            BrowserStorage::Browser(storage) => return Ok(storage.set_item(key, text)?),
            BrowserStorage::Forbidden => return Err(StoreError::Forbidden),
            BrowserStorage::Page(texts) => {
                texts.borrow_mut().insert(key.to_owned(), text.to_owned())
            }
        };
        Ok(())
    }

    fn remove(&self, key: &str) {
        match self {
            BrowserStorage::Browser(storage) => {
                // What can't be removed stays.
                let _ = storage.remove_item(key);
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
    }

    impl Map {
        pub(crate) fn of(texts: &[(&str, &str)]) -> Map {
            let map = Map::default();
            for (key, text) in texts {
                map.set(key, text).expect("there is room");
            }
            map
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
            self.texts
                .borrow_mut()
                .insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) {
            self.texts.borrow_mut().remove(key);
        }
    }
}
