//! From a game in a text to one at the table.

use rochade_gametext::{Notes, Place};
use rochade_table::saved;
use rochade_table::{Control, Laws, Outcome, Player, Start, Termination};
use serde::Serialize;

use crate::fault::Fault;
use crate::odds;
use crate::replay::Title;
use crate::said::{besides, offers_draw};
use crate::score::Score;
use crate::sit_down::{Seated, sit_down};

/// The tag with the laws that a game was played under, as [`Laws::text`] writes them. A game
/// without it has the usual ones.
pub(crate) const LAWS: &str = "Laws";

/// What the tag `Termination` says of games whose saved text says the same.
const ENDS: [&str; 3] = ["normal", "time forfeit", "unterminated"];

/// How many characters are kept of an event: the list on a device has little room.
const MOST_OF_EVENT: usize = 40;

/// A game that has been read. The parts that stay on the device are called as there
/// (`web/src/store/entry.rs`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Incoming {
    /// The word for what is played.
    pub game: &'static str,
    /// The game as a saved text.
    pub saved: String,
    /// The players' names, in the order of seats; empty where they are not known.
    pub players: Vec<String>,
    /// The day, `2026-11-20`; empty if it is not known.
    pub day: String,
    /// The same, or as much of it as is known: `1858`.
    pub date: String,
    /// The event at which it was played, or else where that was; empty if neither is known. Of a
    /// long one, what a line of the list has room for.
    pub event: String,
    /// Whether there is something to read: moves, or words before them. What is left is a position
    /// to be played.
    pub read: bool,
    /// The result, as the game writes it.
    pub result: &'static str,
    /// Why the game ended, in the word of the page's contract; empty if that is not known.
    pub termination: &'static str,
    /// How many plies there are at the table.
    #[serde(skip)]
    pub plies: usize,
    /// How many things have happened: moves, times, offers, the end.
    pub events: usize,
    /// The position at the end, in the game's own notation.
    pub position: String,
    /// Whether the game goes on in its text after it has ended by the laws of the table, say by a
    /// repetition that nobody claimed. The extra then holds all of it.
    pub cut: bool,
    /// The game as a text, if it says more than the saved text does: without its moves, if that
    /// is said by tags alone.
    pub extra: String,
}

impl Incoming {
    /// Brings a game to the table that is played under these laws, and begins at this place of its
    /// text.
    ///
    /// # Errors
    ///
    /// That it is too long for a saved text.
    pub(crate) fn new<G: Score>(game: &G, laws: Laws, place: Place) -> Result<Incoming, Fault> {
        let start = start(game, laws);
        let seated =
            sit_down(game, &start).and_then(|seated| Some((seated.telling.text()?, seated)));
        let (saved, seated) = seated.ok_or(Fault::too_long(place))?;
        Ok(Incoming::of(game, saved, &seated))
    }

    fn of<G: Score>(game: &G, saved: String, seated: &Seated) -> Incoming {
        let table = seated.telling.table();
        let has_controls = table.record().start.controls.is_some();
        let cut = table.plies() < seated.before + game.len();
        let outcome = table.outcome();
        let told = outcome.map(|outcome| outcome.result);
        let result = told.unwrap_or(game.result());
        let is_told = result == game.result() && (told.is_some() || !game.is_told());
        let players = table.record().start.players.iter();
        let players: Vec<String> = players.map(|player| player.name.clone()).collect();
        let is_all = seated.all_said && is_told && !cut;
        let preface = game.sheet().preface.as_str();
        // Nobody has offered a draw before the first move, unless it was agreed on there.
        let is_agreed = outcome.is_some_and(|end| end.termination == Termination::Agreement);
        let is_offer = offers_draw(preface) && !(is_agreed && table.plies() == 0);
        let is_bare = besides(preface).is_empty() && !is_offer;
        let is_prefaced = !(seated.from_comment || is_bare);
        let has_tags = has_more_tags(game, &table.record().start, &players, outcome);
        let view = table.view();
        // A draw without moves tells that no offer stands in the text.
        let offers = view.entries.last().is_some_and(|last| last.offer);
        let tells_offer = offers && !seated.adds_offer && has_tags;
        let is_annotated = is_annotated(game, has_controls);
        let Title {
            event, site, date, ..
        } = Title::new(game);
        let extra = if !is_all || is_prefaced || is_annotated || tells_offer {
            game.to_string()
        } else if has_tags || seated.adds_offer {
            game.without_moves().to_string()
        } else {
            String::new()
        };
        Incoming {
            game: view.game.word(),
            saved,
            players,
            day: day(game.sheet().tags().get("Date").unwrap_or_default()),
            date,
            event: if event.is_empty() { &site } else { &event }
                .chars()
                .take(MOST_OF_EVENT)
                .collect(),
            read: !game.is_empty() || is_prefaced,
            result,
            termination: outcome.map_or("", |outcome| outcome.termination.word()),
            plies: table.plies(),
            events: table.record().events.len(),
            position: view.position,
            cut,
            extra,
        }
    }
}

/// Returns how the game starts under these laws.
pub(crate) fn start<G: Score>(game: &G, laws: Laws) -> Start {
    let player = |tag: &&str| Player {
        name: saved::clean_name(game.sheet().tags().get(tag).unwrap_or_default()),
        ..Player::default()
    };
    let players = game.name_tags().iter().map(player);
    let start = Start::under(laws, players.collect());
    Start {
        position: game.position(),
        controls: controls_to_set(game),
        first: game.first().unwrap_or(start.first),
        ..start
    }
}

/// Returns the time controls with which a game starts; `None` if some move tells no time: the
/// clocks would then show what stands nowhere.
fn controls_to_set<G: Score>(game: &G) -> Option<Vec<Control>> {
    if game.is_empty() || game.sheet().notes().any(|notes| notes.clock.is_none()) {
        return None;
    }
    controls(game).into_iter().collect()
}

/// The time controls in the tags, in the order of seats.
pub(crate) fn controls<G: Score>(game: &G) -> Vec<Option<Control>> {
    let tags = game.sheet().tags();
    let all = tags.get("TimeControl");
    let control = |tag: &&str| Control::from_seconds(tags.get(tag).or(all)?).ok();
    game.control_tags().iter().map(control).collect()
}

/// Returns whether the moves say more than they are: comments, glyphs, evals, variations, or times
/// without a clock.
fn is_annotated<G: Score>(game: &G, has_controls: bool) -> bool {
    let says_more = |notes: &Notes| {
        !(notes.nags.is_empty()
            && notes.eval.is_none()
            && notes.before.is_empty()
            && notes.variations.is_empty()
            && besides(notes.after.as_str()).is_empty()
            && (notes.clock.is_none() || has_controls))
    };
    game.sheet().notes().any(says_more)
}

/// Returns whether there are tags that the saved text does not say.
fn has_more_tags<G: Score>(
    game: &G,
    start: &Start,
    names: &[String],
    outcome: Option<&Outcome>,
) -> bool {
    let ended = outcome.map(|outcome| outcome.termination.word());
    let changed = |tag, name: &String| game.sheet().tags().get(tag).unwrap_or_default() != name;
    let more = |tag: &str, value: &str| match tag {
        "Termination" => {
            let mut ends = ENDS.into_iter().chain(ended);
            !ends.any(|end| end.eq_ignore_ascii_case(value))
        }
        _ if tag == "TimeControl" || game.control_tags().contains(&tag) => start.controls.is_none(),
        odds::TAG => start.odds.is_empty(),
        // What is no day stays as it is written.
        "Date" => day(value).is_empty(),
        _ => !(tag == LAWS || game.name_tags().contains(&tag)),
    };
    let mut names = game.name_tags().iter().zip(names);
    names.any(|(tag, name)| changed(tag, name))
        || game
            .sheet()
            .tags()
            .iter()
            .any(|(tag, value)| more(tag, value))
}

/// A date of PGN, `2026.11.20`, as ISO 8601 has it; empty unless the day is known.
pub(crate) fn day(date: &str) -> String {
    let shape = |(index, byte): (usize, u8)| match index {
        4 | 7 => byte == b'.',
        _ => byte.is_ascii_digit(),
    };
    let is_whole = date.len() == 10 && date.bytes().enumerate().all(shape);
    if is_whole {
        date.replace('.', "-")
    } else {
        String::new()
    }
}
