//! Which way the arrows point between the rooms of `crates/table/src`: a room uses only those that
//! stand before it in the list.

/// Where the rooms are: each is a file, or a folder with the file of its name.
const HOUSE: &str = "crates/table/src/";

/// The rooms, the lowest first. `lib.rs` may use them all.
const ROOMS: &[&str] = &[
    "words",
    "man",
    "game_kind",
    "plan",
    "geometry",
    "outcome",
    "player",
    "clock",
    "odds",
    "deed",
    "prompt",
    "laws",
    "count",
    "rules",
    "start",
    "sitting",
    "record",
    "intent",
    "questions",
    "game",
    "hand",
    "view",
    "table",
    "puzzle",
    "saved",
];

/// What a file uses that its room may not, in words. Tests within a file may use anything.
pub(super) fn wrong_arrows(name: &str, text: &str) -> Vec<String> {
    let Some(room) = room_of(name) else {
        return Vec::new();
    };
    let floor = |room: &str| ROOMS.iter().position(|known| *known == room);
    let Some(own) = floor(room) else {
        return vec![format!(
            "{name} is in no room that crates/xtask/src/lint/rooms.rs knows"
        )];
    };
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.starts_with("//"));
    let used = lines.flat_map(|line| line.split("crate::").skip(1));
    let used = used.map(|path| {
        path.split([':', ';', ' ', ')', ','])
            .next()
            .unwrap_or_default()
    });
    used.filter(|used| floor(used).is_none_or(|floor| floor > own))
        .map(|used| format!("{name} uses `{used}`, which stands above `{room}`"))
        .collect()
}

/// The room that a file is in; `None` outside of the house, and for its front door.
fn room_of(name: &str) -> Option<&str> {
    let place = name.strip_prefix(HOUSE)?;
    let room = place.split('/').next()?;
    let room = room.strip_suffix(".rs").unwrap_or(room);
    (room != "lib").then_some(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_point_down() {
        let uses = |name: &str, used: &str| {
            let text = format!("use std::fmt;\n\nuse crate::{used};\n");
            wrong_arrows(&format!("{HOUSE}{name}"), &text).len()
        };
        assert_eq!(uses("rules/chess.rs", "laws::{Bonds, Facts}"), 0);
        assert_eq!(uses("rules/chess.rs", "rules::TypedError"), 0);
        assert_eq!(uses("laws/touch.rs", "rules::Rules"), 1);
        assert_eq!(uses("prompt.rs", "nowhere::Man"), 1);
        assert_eq!(uses("laws/touch.rs", "{man::Man, rules::Rules}"), 1);
        let inline = "pub use crate::rules::Rules;\nfn turn() -> crate::table::Table {}\n";
        assert_eq!(wrong_arrows(&format!("{HOUSE}plan.rs"), inline).len(), 2);
        assert_eq!(uses("lib.rs", "table::Table"), 0);
        assert_eq!(uses("attic.rs", "man::Man"), 1);
    }

    #[test]
    fn tests_and_other_houses_may_use_anything() {
        let test =
            "use crate::man::Man;\n\n#[cfg(test)]\nmod tests {\n    use crate::table::Table;\n}\n";
        assert!(wrong_arrows("crates/table/src/plan.rs", test).is_empty());
        assert!(wrong_arrows("web/src/say.rs", "use crate::anything;\n").is_empty());
    }
}
