//! Laws as a text, as addresses have them: what is read reads back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_table::Laws;

fuzz_target!(|text: &str| {
    match Laws::parse(text) {
        Ok(laws) => assert_eq!(Laws::parse(&laws.text()), Ok(laws)),
        Err(unknown) => assert!(text.contains(unknown)),
    }
});
