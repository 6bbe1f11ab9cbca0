use std::collections::{BTreeMap, HashMap};

/// The rows of a position as a text has them, highest first, from men like `CKh1` or `kPc2` and the
/// squares of the board, each with its row: empty squares are counted.
pub fn placement(squares: impl IntoIterator<Item = (u8, String)>, men: &str) -> String {
    let men = men.split_whitespace().map(|man| man.split_at(2));
    let mut men: HashMap<&str, &str> = men.map(|(man, at)| (at, man)).collect();
    let mut rows = BTreeMap::<u8, Vec<Option<&str>>>::new();
    for (row, name) in squares {
        rows.entry(row).or_default().push(men.remove(&*name));
    }
    assert!(men.is_empty(), "no such squares: {men:?}");
    let row = |row: &Vec<Option<&str>>| {
        let parts = row.chunk_by(|one, other| one.or(*other).is_none());
        let parts = parts.map(|part| part[0].map_or(part.len().to_string(), str::to_owned));
        parts.collect::<String>()
    };
    rows.values().rev().map(row).collect::<Vec<_>>().join("/")
}
