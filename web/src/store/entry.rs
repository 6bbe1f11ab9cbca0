//! How a game is written on the device: as JSON, an object with the parts of an [`Entry`].
//!
//! Damage, older builds and newer ones may have left anything there. So a part that is missing, or
//! of another kind than here, is as in [`Entry::default`], and what is more than here is not read.

use serde::Serialize;

use super::legacy;
use crate::json::{self, Object};

/// A game on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Entry {
    /// When it was written, as ISO 8601 has it.
    pub(crate) written: String,
    /// The word for what is played.
    pub(crate) game: String,
    /// The name of the laws; empty for the usual ones.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) laws: String,
    /// The players' names, in the order of the seats.
    pub(crate) players: Vec<String>,
    /// The levels at which computers play, in the same order, 0 being a person; empty where none
    /// does, or that is not known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) levels: Vec<u8>,
    /// The number of the player at the bottom of the page.
    pub(crate) near: usize,
    /// How the board is turned for that player: `none`, `quarter`, `half`, `three-quarters`.
    pub(crate) turn: String,
    /// The result; empty while the game goes on, `*` if it was left before its end.
    pub(crate) result: String,
    /// Why the game ended.
    pub(crate) termination: String,
    /// How much has happened, where that is known.
    pub(crate) events: Option<usize>,
    /// The position, in the game's own notation.
    pub(crate) position: String,
    /// The men, for the board that is seen before the rules are there (`web/early/board.js`): row
    /// by row from its top, as nobody has turned it, with `/` between rows, a `-` for an empty
    /// square, a `_` for a hole. Older builds wrote no `/`, and only eight rows of eight squares.
    /// Only what this page has had on its board has them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) men: String,
    /// `light` where the corner at the lower left is, or would be if the board had no hole there.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) corner: String,
    /// The letters of the board's columns, from the left, where they are not `a`, `b`, `c` and so
    /// on.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) files: String,
    /// The text that all of the game is read from. Without it a game can't be read.
    pub(crate) saved: String,
    /// Whether two people play it by passing a link.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) linked: bool,
    /// Whether it comes from a text, and is read. Whoever plays on in it makes it a game of the
    /// table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) read: bool,
    /// The event at which a game that is read was played, or else where that was.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) event: String,
    /// The day when it was played, `2026-11-20`, or as much of that as its text tells: `1858`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) date: String,
    /// The file in which it came with others: the name of the first game of it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) file: String,
    /// Which game of that file it is, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<usize>,
}

impl Entry {
    /// The game that a value holds.
    pub(crate) fn parse(value: &str) -> Entry {
        if value.starts_with('{') {
            Object::parse(value)
                .map(|object| Entry::from_object(&object))
                .unwrap_or_default()
        } else {
            legacy::read(value)
        }
    }

    pub(super) fn from_object(object: &Object) -> Entry {
        let text = |name| object.text(name).unwrap_or_default();
        Entry {
            written: text("written"),
            game: text("game"),
            laws: text("laws"),
            players: object.texts("players").unwrap_or_default(),
            levels: levels(object.numbers("levels").unwrap_or_default()),
            near: object.number("near").and_then(count).unwrap_or_default(),
            turn: text("turn"),
            result: text("result"),
            termination: text("termination"),
            events: object.number("events").and_then(count),
            position: text("position"),
            men: text("men"),
            corner: text("corner"),
            files: text("files"),
            saved: text("saved"),
            linked: object.flag("linked"),
            read: object.flag("read"),
            event: text("event"),
            date: text("date"),
            file: text("file"),
            number: object.number("number").and_then(count),
        }
    }

    /// Returns whether both count their events and this entry of the game has fewer.
    pub(super) fn is_behind(&self, other: &Entry) -> bool {
        let can_be_read = !self.saved.is_empty() && !other.saved.is_empty();
        can_be_read
            && self
                .events
                .is_some_and(|events| Some(events) < other.events)
    }

    /// The value for the game.
    pub(crate) fn to_value(&self) -> String {
        json::write(self).unwrap_or_default()
    }
}

/// The number, if it counts something: if it is whole, and not below zero.
fn count(number: f64) -> Option<usize> {
    let count = number as usize;
    (count as f64 == number).then_some(count)
}

/// Returns the levels that numbers stand for; what is none counts as a person (0).
fn levels(numbers: Vec<f64>) -> Vec<u8> {
    let level = |number: f64| number as u8;
    let known = |number: &f64| f64::from(level(*number)) == *number;
    let read = numbers.into_iter();
    read.map(|number| if known(&number) { level(number) } else { 0 })
        .collect()
}

#[cfg(test)]
pub(super) mod tests {
    use rochade_table::saved;
    use serde_json::{Value, json};

    use super::*;

    pub(in crate::store) fn entry() -> Entry {
        Entry {
            written: "2026-11-22T01:40:15.809Z".to_owned(),
            game: "chess".to_owned(),
            players: vec!["Anna".to_owned(), "Ben".to_owned()],
            levels: Vec::new(),
            near: 1,
            turn: "half".to_owned(),
            result: String::new(),
            termination: String::new(),
            events: Some(3),
            position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2".to_owned(),
            saved: "1AoBd7OMgKEldDAAAA64LAnmf2".to_owned(),
            ..Entry::default()
        }
    }

    #[test]
    fn the_form_is_the_one_that_every_build_reads() {
        let value = r#"{"written":"2026-11-22T01:40:15.809Z","game":"chess","players":["Anna","Ben"],"near":1,"turn":"half","result":"","termination":"","events":3,"position":"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2","saved":"1AoBd7OMgKEldDAAAA64LAnmf2"}"#;
        assert_eq!(entry().to_value(), value);
        assert_eq!(Entry::parse(value), entry());
    }

    #[test]
    fn it_is_written_of_a_game_only_if_it_is_passed_by_link() {
        let linked = Entry {
            linked: true,
            ..entry()
        };
        assert!(linked.to_value().ends_with(",\"linked\":true}"));
        assert_eq!(Entry::parse(&linked.to_value()), linked);
    }

    #[test]
    fn what_a_text_tells_is_written_of_a_game_that_is_read() {
        let read = Entry {
            read: true,
            event: "Paris".to_owned(),
            date: "1858".to_owned(),
            file: "3".to_owned(),
            number: Some(1),
            ..entry()
        };
        let written = r#","read":true,"event":"Paris","date":"1858","file":"3","number":1}"#;
        assert!(read.to_value().ends_with(written));
        assert_eq!(Entry::parse(&read.to_value()), read);
    }

    #[test]
    fn men_are_written_where_they_are_known() {
        let drawn = Entry {
            men: "wK-/_bK".to_owned(),
            corner: "light".to_owned(),
            files: "ik".to_owned(),
            ..entry()
        };
        let written = ",\"men\":\"wK-/_bK\",\"corner\":\"light\",\"files\":\"ik\",\"saved\"";
        assert!(drawn.to_value().contains(written));
        assert_eq!(Entry::parse(&drawn.to_value()), drawn);
    }

    #[test]
    fn laws_are_named_where_they_are_not_the_usual_ones() {
        let club = Entry {
            laws: "club".to_owned(),
            ..entry()
        };
        assert!(club.to_value().contains(",\"laws\":\"club\",\"players\""));
        assert_eq!(Entry::parse(&club.to_value()), club);
    }

    /// What 1.0.0 kept of a game of each kind, a line each (docs/formats.md).
    const OF_1_0_0: &str = include_str!("tests/kept-1.0.0.txt");

    #[test]
    fn what_1_0_0_kept_is_read_for_ever() {
        let mut games = Vec::new();
        for line in OF_1_0_0.lines() {
            let entry = Entry::parse(line);
            let table = saved::read(&entry.saved).expect("a game that can be read");
            assert_eq!(table.view().position, entry.position);
            assert_eq!(Some(table.record().events.len()), entry.events);
            // Later versions may write more, and nothing in place of what there was.
            let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
            let (kept, again) = (value(line), value(&entry.to_value()));
            for (name, part) in kept.as_object().expect("parts") {
                assert_eq!(&again[name], part, "{name} in {line}");
            }
            games.push(entry.game);
        }
        assert_eq!(games, ["chess", "draughts", "four", "three"]);
    }

    /// An entry, and what may stand in place of its parts: the early board is tried with that, too.
    const ENTRIES: &str = include_str!("../../../tests/scripts/entries.json");

    #[test]
    fn the_levels_of_computers_are_told_and_numbers_that_are_none_are_not() {
        let entry = Entry {
            levels: vec![0, 10],
            ..Entry::default()
        };
        let value = entry.to_value();
        assert!(value.contains("\"levels\":[0,10]"), "{value}");
        assert_eq!(Entry::parse(&value), entry);
        let odd = Entry::parse(r#"{"levels":[2.5,-1,"x",300,7]}"#);
        assert_eq!(odd.levels, [0, 0, 0, 0, 7]);
        assert!(!Entry::default().to_value().contains("levels"));
    }

    #[test]
    fn a_part_of_another_kind_is_as_if_it_were_missing() {
        let entries: Value = serde_json::from_str(ENTRIES).expect("entries");
        let (all, odds) = (&entries["entry"], entries["odd"].as_array());
        let default = serde_json::to_value(Entry::default()).expect("an object");
        for part in all.as_object().expect("an object").keys() {
            for odd in odds.expect("a list") {
                let mut value = all.clone();
                value[part] = odd.clone();
                let read =
                    serde_json::to_value(Entry::parse(&value.to_string())).expect("an object");
                let is_same_kind =
                    odd.is_string() && all[part].is_string() || *odd == 7 && all[part].is_number();
                let expected = if is_same_kind {
                    odd
                } else if part == "players" && odd.is_array() {
                    &json!(["", "x"])
                } else {
                    &default[part]
                };
                assert_eq!(&read[part], expected, "{part}: {odd}");
                // Some parts are written only where there is something to write.
                match read.get(part) {
                    Some(read) => value[part] = read.clone(),
                    None => drop(value.as_object_mut().expect("an object").remove(part)),
                }
                assert_eq!(read, value, "{part}: {odd} changed another part");
            }
            let mut value = all.clone();
            value.as_object_mut().expect("an object").remove(part);
            value["more"] = json!([{}]);
            let read = serde_json::to_value(Entry::parse(&value.to_string())).expect("an object");
            assert_eq!(read[part], default[part], "{part}");
        }
    }

    #[test]
    fn damage_leaves_no_text_to_read_a_game_from() {
        let value = entry().to_value();
        for end in 0..value.len() - 1 {
            assert_eq!(Entry::parse(&value[..end]).saved, "", "{end}");
        }
        for odd in [
            "[1]",
            "{}",
            "null",
            "7",
            "{\"saved\":7}",
            "2026-11-22T01:40:15.809Z\n1b",
            "\u{0}",
        ] {
            assert_eq!(Entry::parse(odd).saved, "", "{odd}");
        }
    }
}
