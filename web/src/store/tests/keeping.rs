//! When the browser is asked not to clear what is stored.

use super::device::{Desk, TabDevice, game};
use crate::store::Store;
use crate::store::storage::tests::Map;

/// How often the browser was asked when a game begins, after a move, after a further one, and when
/// the list is opened.
fn asked(asks_user: bool) -> [u32; 4] {
    let desk = Desk::default();
    let device = TabDevice {
        asks_user,
        ..TabDevice::new(&desk)
    };
    let store = Store::on(device.clone(), desk.storage.clone(), Map::default());
    assert!(desk.alone(store.take_up()).is_none(), "nothing was left");
    let after = |saved: &str| {
        store.save(game(saved, ""), false).expect("room for a game");
        device.asked.get()
    };
    let [begun, moved, moved_on] = ["a:", "a:1", "a:12"].map(after);
    store.ask_to_keep();
    [begun, moved, moved_on, device.asked.get()]
}

#[test]
fn a_browser_that_asks_nobody_is_asked_once_there_is_something_to_lose() {
    assert_eq!(asked(false), [0, 1, 1, 1]);
}

#[test]
fn a_browser_that_asks_the_user_is_asked_when_the_list_is_opened() {
    assert_eq!(asked(true), [0, 0, 0, 1]);
}
