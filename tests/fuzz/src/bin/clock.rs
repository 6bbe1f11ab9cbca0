//! Time controls, as people type them and as PGN has them: what is read reads back equal from both
//! texts.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_table::Control;

fuzz_target!(|text: &str| {
    let read = [Control::from_seconds(text), Control::from_minutes(text)];
    for control in read.into_iter().flatten() {
        let (seconds, minutes) = (control.in_seconds(), control.in_minutes());
        assert_eq!(Control::from_seconds(&seconds).as_ref(), Ok(&control));
        assert_eq!(Control::from_minutes(&minutes).as_ref(), Ok(&control));
    }
});
