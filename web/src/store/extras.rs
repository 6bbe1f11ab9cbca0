//! What came with imported games and is no part of them (comments, variations, tags), as PGN under
//! the game's name. It may be many times what the games are, and the storage that those stand in is
//! small: so this is in a database of the browser.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Interval;
use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;
use web_sys::{
    IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use super::reviews;

const DATABASE: &str = "rochade";
const VERSION: u32 = 1;
const EXTRAS: &str = "extras";

/// How long a silent database is waited for, in milliseconds, before it counts as refused: browsers
/// have had some that never answer.
const PATIENCE: u32 = 5000;

/// Stores extras, given as pairs of name and text; whether the device could.
pub(crate) async fn store(extras: &[(&str, &str)]) -> bool {
    extras.is_empty() || try_store(extras).await.is_ok()
}

async fn try_store(extras: &[(&str, &str)]) -> Result<(), JsValue> {
    let (change, store) = begin(IdbTransactionMode::Readwrite).await?;
    let puts = extras
        .iter()
        .map(|(name, extra)| store.put_with_key(&(*extra).into(), &(*name).into()));
    let puts = puts.collect::<Result<Vec<_>, _>>()?;
    end_of(&change, &puts).await
}

/// The extras of games by their names, empty where there is none.
pub(crate) async fn find(names: &[&str]) -> Vec<String> {
    let found = try_find(names).await;
    found.unwrap_or_else(|_| vec![String::new(); names.len()])
}

async fn try_find(names: &[&str]) -> Result<Vec<String>, JsValue> {
    let (change, store) = begin(IdbTransactionMode::Readonly).await?;
    let requests = names.iter().map(|name| store.get(&(*name).into()));
    let requests = requests.collect::<Result<Vec<_>, _>>()?;
    end_of(&change, &requests).await?;
    let text = |request: IdbRequest| request.result().ok()?.as_string();
    let texts = requests.into_iter().map(text);
    Ok(texts.map(Option::unwrap_or_default).collect())
}

/// Forgets the text that came with a game, and its review.
pub(crate) async fn remove(name: &str) {
    // Where that fails, there is nothing.
    let _ = try_remove(name).await;
}

async fn try_remove(name: &str) -> Result<(), JsValue> {
    let (change, store) = begin(IdbTransactionMode::Readwrite).await?;
    let deletions = [
        store.delete(&name.into())?,
        store.delete(&reviews::name(name).into())?,
    ];
    end_of(&change, &deletions).await
}

/// Begins to read or to change the extras.
async fn begin(mode: IdbTransactionMode) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
    let database = open().await?;
    let change = database.transaction_with_str_and_mode(EXTRAS, mode)?;
    // It closes when all that follows has been done.
    database.close();
    let store = change.object_store(EXTRAS)?;
    Ok((change, store))
}

/// Opens the database, which the first one who does makes.
async fn open() -> Result<IdbDatabase, JsValue> {
    let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
    let request = factory
        .ok_or(JsValue::NULL)?
        .open_with_u32(DATABASE, VERSION)?;
    let make = {
        let request = request.clone();
        Closure::once_into_js(move || make_store(&request))
    };
    request.set_onupgradeneeded(Some(make.unchecked_ref()));
    let is_heard = Rc::default();
    event(&is_heard, |done, failed| {
        request.set_onsuccess(Some(done));
        request.set_onerror(Some(failed));
        request.set_onblocked(Some(failed));
    })
    .await?;
    request.result()?.dyn_into()
}

fn make_store(request: &IdbOpenDbRequest) -> Result<(), JsValue> {
    let database: IdbDatabase = request.result()?.dyn_into()?;
    database.create_object_store(EXTRAS)?;
    Ok(())
}

/// Waits until all that was asked for has been done, one request after the other.
async fn end_of(change: &IdbTransaction, requests: &[IdbRequest]) -> Result<(), JsValue> {
    let is_heard = Rc::new(Cell::new(false));
    let hear = {
        let is_heard = Rc::clone(&is_heard);
        Closure::<dyn Fn()>::new(move || is_heard.set(true))
    };
    for request in requests {
        request.set_onsuccess(Some(hear.as_ref().unchecked_ref()));
    }
    let ended = event(&is_heard, |done, failed| {
        change.set_oncomplete(Some(done));
        change.set_onabort(Some(failed));
    });
    let ended = ended.await;
    for request in requests {
        request.set_onsuccess(None);
    }
    ended
}

/// Waits for one of two events: `listen` is given what is to be called by them. Where nothing is
/// heard any more, the second one has come.
async fn event(
    is_heard: &Rc<Cell<bool>>,
    listen: impl Fn(&Function, &Function),
) -> Result<(), JsValue> {
    let mut watch = None;
    let ended = Promise::new(&mut |done, failed| {
        listen(&done, &failed);
        let is_heard = Rc::clone(is_heard);
        watch = Some(Interval::new(PATIENCE, move || {
            if !is_heard.replace(false) {
                // It throws nothing.
                let _ = failed.call0(&JsValue::NULL);
            }
        }));
    });
    ended.await?;
    drop(watch);
    Ok(())
}
