//! Typed moves: the laws in the first line, the position in the second, and then what is typed, a
//! line each. What is refused changes nothing; what was played is kept, and reads back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_table::saved::{self, Times};
use rochade_table::{Intent, Laws, Start, Table};

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let Ok(laws) = Laws::parse(lines.next().unwrap_or_default()) else {
        return;
    };
    let position = lines.next().filter(|line| !line.is_empty());
    let start = Start {
        position: position.map(str::to_owned),
        ..Start::under(laws, Vec::new())
    };
    let Ok(mut table) = Table::sit_down(start) else {
        return;
    };
    for line in lines.take(200) {
        let before = table.record().clone();
        if table.apply(Intent::Type(line.to_owned())).is_err() {
            assert_eq!(table.record(), &before);
        }
        table.view();
    }
    let replayed = Table::replay(table.record()).expect("what was played");
    let text = saved::write(&table, Times::Kept).expect("a short game");
    let back = saved::read(&text).expect("what was written");
    assert_eq!(back.record(), table.record());
    assert_eq!(back.view(), replayed.view());
});
