//! Texts that version 1.0.0 wrote: a game under each set of laws. They are read for ever, and what
//! they mean never changes; a later version adds a file of its own (docs/formats.md).

use rochade_table::Preset;

use crate::saved_games::read;

/// A line a game: the set of laws, the text, how many plies, the result, the position.
const OF_1_0_0: &str = include_str!("../data/saved-1.0.0.txt");

/// The lines, in their parts.
fn games() -> impl Iterator<Item = Vec<&'static str>> {
    let lines = OF_1_0_0.lines();
    lines.map(|line| line.split(" | ").collect())
}

#[test]
fn section_9_what_1_0_0_wrote_is_read_for_ever() {
    for game in games() {
        let [laws, text, plies, result, position] = game[..] else {
            panic!("five parts: {game:?}");
        };
        let table = read(text);
        let view = table.view();
        let outcome = view.outcome.as_ref().map_or("*", |outcome| outcome.result);
        assert_eq!(
            (view.laws, view.plies.to_string().as_str(), outcome),
            (laws, plies, result),
            "{text}"
        );
        assert_eq!(view.position, position, "{text}");
        let names = &table.record().start.players;
        assert_eq!(names.first().map(|player| &*player.name), Some("Anna"));
    }
}

#[test]
fn each_set_of_laws_of_1_0_0_has_a_game() {
    let names: Vec<&str> = games().map(|game| game[0]).collect();
    assert_eq!(names.len(), 18);
    for name in names {
        assert!(Preset::find(name).is_some(), "{name}");
    }
}
