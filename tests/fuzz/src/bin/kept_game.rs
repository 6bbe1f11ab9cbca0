//! Games as devices keep them. The page is no library, so its file is read here as a part of this
//! program; without a browser, `serde_json` stands for the browser's JSON.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../../../web/src/store/entry.rs"]
#[allow(dead_code)]
mod entry;
#[path = "../../../../web/src/json.rs"]
#[allow(dead_code)]
mod json;
#[path = "../../../../web/src/store/legacy.rs"]
#[allow(dead_code)]
mod legacy;

use entry::Entry;

fuzz_target!(|value: &str| {
    let entry = Entry::parse(value);
    // The page counts with 32 bits, which JSON's numbers hold; this program, with 64, which they
    // don't.
    if entry.events.max(Some(entry.near)) > Some(u32::MAX as usize) {
        return;
    }
    assert_eq!(Entry::parse(&entry.to_value()), entry);
    let _ = rochade_table::saved::read(&entry.saved);
});
