//! Without locks, a game is another tab's as long as it was written just now.

use super::device::{Desk, TabDevice};
use crate::store::Store;
use crate::store::storage::tests::Map;

/// Whether a tab takes a game that is so old.
fn is_taken(age: f64) -> bool {
    let desk = Desk::default();
    desk.put("rochade.2.open.left", "left:12", "");
    let device = TabDevice {
        has_locks: false,
        age,
        ..TabDevice::new(&desk)
    };
    let store = Store::on(device, desk.storage.clone(), Map::default());
    desk.alone(store.take_up()).is_some()
}

#[test]
fn a_game_that_was_written_just_now_is_another_tabs() {
    assert!(!is_taken(0.0));
    assert!(!is_taken(4999.0));
    assert!(is_taken(5000.0));
}

#[test]
fn a_clock_that_was_set_back_hides_no_game() {
    assert!(is_taken(-1.0));
    assert!(is_taken(-3.6e6));
    assert!(is_taken(f64::NAN));
}
