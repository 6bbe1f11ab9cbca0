//! Saved games, as links and devices hold them: whatever can be read is a game that is written as a
//! text and reads back equal.
//!
//! A checksum keeps chance out, so it is put right before the text is read; what it is made for is
//! tried as well.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_table::saved::{self, Times};
use rochade_table::{Table, View};

#[path = "../../../../crates/table/tests/it/numbers.rs"]
#[allow(dead_code)]
mod numbers;

fuzz_target!(|text: &str| {
    let _ = saved::read(text);
    let mut chars = text.chars();
    let Some(version) = chars.next() else {
        return;
    };
    // What follows may be a whole link of the tests, or what is left of one.
    let stream = chars.as_str();
    for stream in [
        stream,
        stream
            .get(..stream.len().saturating_sub(4))
            .unwrap_or_default(),
    ] {
        if let Ok(table) = saved::read(&numbers::sealed(version, stream)) {
            check(&table);
        }
    }
});

fn check(table: &Table) {
    let text = saved::write(table, Times::Kept).expect("no longer than what was read");
    let back = saved::read(&text).expect("what was written");
    assert_eq!(back.record(), table.record());
    assert_eq!(back.sitting(), table.sitting());
    assert_eq!(back.view(), table.view());
    let bare = saved::write(table, Times::LeftOut).expect("shorter still");
    let View {
        position, entries, ..
    } = saved::read(&bare).expect("what was written").view();
    assert_eq!(position, table.view().position);
    assert_eq!(entries.len(), table.view().entries.len());
}
