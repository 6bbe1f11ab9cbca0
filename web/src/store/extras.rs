//! What came with imported games and is no part of them (comments, variations, tags), as PGN under
//! the game's name. It may be many times what the games are, and the storage that those stand in is
//! small: so this is in a database of the browser.

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbTransaction, IdbTransactionMode};

const DATABASE: &str = "rochade";
const VERSION: u32 = 1;
const EXTRAS: &str = "extras";

/// Stores extras, given as pairs of name and text; whether the device could.
pub(crate) async fn store(extras: &[(&str, &str)]) -> bool {
    extras.is_empty() || try_store(extras).await.is_ok()
}

async fn try_store(extras: &[(&str, &str)]) -> Result<(), JsValue> {
    let (change, store) = begin(IdbTransactionMode::Readwrite).await?;
    for (name, extra) in extras {
        store.put_with_key(&(*extra).into(), &(*name).into())?;
    }
    end_of(&change).await
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
    end_of(&change).await?;
    let text = |request: web_sys::IdbRequest| request.result().ok()?.as_string();
    let texts = requests.into_iter().map(text);
    Ok(texts.map(Option::unwrap_or_default).collect())
}

/// Forgets what came with a game.
pub(crate) async fn remove(name: &str) {
    // Where that fails, there is nothing.
    let _ = try_remove(name).await;
}

async fn try_remove(name: &str) -> Result<(), JsValue> {
    let (change, store) = begin(IdbTransactionMode::Readwrite).await?;
    store.delete(&name.into())?;
    end_of(&change).await
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
    event(|done, failed| {
        request.set_onsuccess(Some(done));
        request.set_onerror(Some(failed));
    })
    .await?;
    request.result()?.dyn_into()
}

fn make_store(request: &IdbOpenDbRequest) -> Result<(), JsValue> {
    let database: IdbDatabase = request.result()?.dyn_into()?;
    database.create_object_store(EXTRAS)?;
    Ok(())
}

/// Waits until all that was asked for has been done.
async fn end_of(change: &IdbTransaction) -> Result<(), JsValue> {
    event(|done, failed| {
        change.set_oncomplete(Some(done));
        change.set_onabort(Some(failed));
    })
    .await
}

/// Waits for one of two events: `listen` is given what is to be called by them.
async fn event(listen: impl Fn(&Function, &Function)) -> Result<(), JsValue> {
    Promise::new(&mut |done, failed| listen(&done, &failed)).await?;
    Ok(())
}
