//! What the address of an embedded page asks for (contract.md, section 10). A word that is not
//! known is as if it were not there; where a text can't be read, that is told.

use super::near::{self, Near};
use crate::settings::Setting;

/// What is shown of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ui {
    /// The board.
    pub(crate) board: bool,
    /// The players, above and below it.
    pub(crate) players: bool,
    /// Their clocks.
    pub(crate) clock: bool,
    /// The moves.
    pub(crate) moves: bool,
    /// A menu with what a reader may want to take along.
    pub(crate) menu: bool,
}

impl Ui {
    /// What is shown of the page itself, among these parts.
    pub(crate) const OWN: Ui = Ui {
        board: true,
        players: true,
        clock: true,
        moves: false,
        menu: false,
    };
}

/// What a page is for. It never changes after the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// The page itself, at which players sit.
    Own,
    /// An embedded board on which a game is played, or a puzzle solved.
    Play,
    /// An embedded board on which a game is looked at, move by move.
    Replay,
    /// An embedded board on which nothing can be done.
    Picture,
    /// As `Play`, and the host has a say in each move.
    Api,
}

/// What the address of an embedded page can ask for, by its words.
pub(crate) const MODES: [(&str, Mode); 4] = [
    ("play", Mode::Play),
    ("replay", Mode::Replay),
    ("none", Mode::Picture),
    ("api", Mode::Api),
];

/// The word for the computer, which has all seats but the near one.
pub(crate) const COMPUTER: &str = "computer";

/// What the address asks for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Asked {
    /// What is shown.
    pub(crate) ui: Ui,
    /// What the page is for.
    pub(crate) mode: Mode,
    /// Who sits at the near side.
    pub(crate) near: Near,
    /// The position to begin with, as it was written.
    pub(crate) position: Option<String>,
    /// A game as a saved text.
    pub(crate) link: Option<String>,
    /// The solution of the position, as it was written.
    pub(crate) solution: Option<String>,
    /// A game's text, or the address of a file of games.
    pub(crate) games: Option<Games>,
    /// Which game of the file.
    pub(crate) which: Which,
    /// The ply to begin with.
    pub(crate) ply: Ply,
    /// The line of a game in which that is: 0 is the game itself, and then come its variations.
    pub(crate) line: usize,
    /// Whether it says with which.
    pub(crate) starts: bool,
    /// Whether a computer can have seats: where a game is begun, and nobody else has a say in it.
    pub(crate) knows_computer: bool,
    /// Whether readers may let the computer look at its game, on the page itself.
    pub(crate) may_analyse: bool,
    /// The names under which something stands that means nothing, and what that is.
    pub(crate) unknown: Vec<(&'static str, String)>,
}

impl Mode {
    /// Returns what this word of an address asks for.
    pub(crate) fn of_word(word: &str) -> Option<Mode> {
        let known = MODES.iter().find(|(known, _)| *known == word);
        known.map(|(_, mode)| *mode)
    }

    /// Returns whether moves are made on the board, once its game is there.
    pub(crate) fn plays(self) -> bool {
        matches!(self, Mode::Own | Mode::Play | Mode::Api)
    }
}

/// The words that mean something under a name. (What else does, numbers and texts, is looked at
/// where it is read.)
const MEANT: [(&str, &[&str]); 8] = [
    ("interactive", &["play", "replay", "none", "api"]),
    ("flip", &SWITCH),
    ("keep", &SWITCH),
    ("theme", &["auto", "light", "dark"]),
    ("size", &["fit", "flow"]),
    ("ground", &["paper", "none"]),
    ("analyse", &["on", "off"]),
    ("ui", &["board", "players", "clock", "moves", "menu"]),
];

/// The words for on and off.
const SWITCH: [&str; 6] = ["1", "true", "yes", "0", "false", "no"];

/// Games that the address brings, or names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Games {
    /// The text itself.
    Text(String),
    /// The address of a file on the same site.
    File(String),
}

/// Which game of several is shown, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// This one alone.
    Only(usize),
    /// This one at first, and a list of all.
    First(usize),
}

/// A place in a game: where it begins, if nothing is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ply {
    /// After this number of plies.
    After(usize),
    /// After the move of this number that a seat has made.
    Move {
        /// The number.
        number: usize,
        /// The letter of the seat.
        seat: char,
    },
    /// At the end.
    Last,
}

impl Default for Ply {
    fn default() -> Ply {
        Ply::After(0)
    }
}

impl Asked {
    /// Returns what is asked for by an address in which `named` finds what stands under a name.
    pub(crate) fn read(named: impl Fn(&str) -> Option<String>) -> Asked {
        let named = |name: &str| {
            let value = named(name)?;
            let value = value.trim();
            (!value.is_empty()).then(|| value.to_owned())
        };
        let games = games(named("pgn"), named("url"));
        let link = named("link");
        let brings_game = games.is_some() || link.is_some();
        let mode = named("interactive").and_then(|word| Mode::of_word(&word));
        let mode = mode.unwrap_or(match brings_game {
            true => Mode::Replay,
            false => Mode::Play,
        });
        // Only where moves are made from a position is there something to be solved; and nobody but
        // the puzzle has a say in them then.
        let can_be_solved = mode.plays() && games.is_none();
        let solution = named("solution").filter(|_| can_be_solved);
        // Nor has anybody else a say in what is learnt or tried.
        let practises = ["learn", "try"]
            .into_iter()
            .any(|word| named(word).is_some());
        let mode = match solution.is_some() || practises {
            true => Mode::Play,
            false => mode,
        };
        let number = |name| named(name).and_then(|word| word.parse().ok());
        let first = || Which::First(number("open").unwrap_or_default());
        let which = number("game").map_or_else(first, Which::Only);
        let knows_computer = mode == Mode::Play && solution.is_none() && !brings_game;
        Asked {
            ui: ui(named("ui").as_deref(), mode, named("clock").is_some()),
            mode,
            near: Near {
                seat: named("orientation"),
                flipped: is_on(named("flip")),
            },
            position: named("fen"),
            solution,
            link,
            games,
            which,
            ply: ply(named("start").or_else(|| named("ply"))),
            line: number("line").unwrap_or_default(),
            starts: named("start").or_else(|| named("ply")).is_some(),
            knows_computer,
            may_analyse: named("analyse").as_deref() != Some("off"),
            unknown: unknown(named, can_be_solved, knows_computer),
        }
    }
}

/// Returns what means nothing.
fn unknown(
    named: impl Fn(&str) -> Option<String>,
    can_be_solved: bool,
    knows_computer: bool,
) -> Vec<(&'static str, String)> {
    let words = MEANT.into_iter().filter(|(name, words)| {
        let value = named(name).unwrap_or_default();
        let is_list = *name == "ui";
        let mut parts = value.split(|sign| is_list && sign == ',').map(str::trim);
        parts.any(|part| !part.is_empty() && !words.contains(&part))
    });
    let settings = Setting::ALL.into_iter().filter(|setting| {
        // What a page around says of the theme is another word.
        let value = named(setting.name()).filter(|_| *setting != Setting::Theme);
        value.is_some_and(|value| !setting.choices().contains(&value.as_str()))
    });
    let plies = ["start", "ply"].into_iter();
    let plies = plies.filter(|name| named(name).is_some_and(|value| place(&value).is_none()));
    let is_count =
        |value: String| value.len() <= 5 && value.bytes().all(|sign| sign.is_ascii_digit());
    let refresh = ["refresh"].into_iter();
    let refresh = refresh.filter(|name| named(name).is_some_and(|value| !is_count(value)));
    let seat = ["orientation"].into_iter();
    let seat = seat.filter(|name| named(name).is_some_and(|value| !near::is_seat(&value)));
    let names = words.map(|(name, _)| name).chain(seat);
    let names = names.chain(plies).chain(refresh);
    let names = names.chain(settings.map(Setting::name));
    let solution = Some("solution").filter(|name| !can_be_solved && named(name).is_some());
    // What is no level is told where it is read.
    let computer = Some(COMPUTER).filter(|name| !knows_computer && named(name).is_some());
    let names = names.chain(solution).chain(computer);
    let unknown = names.map(|name| (name, named(name).unwrap_or_default()));
    // The element flows whatever its author has written, and tells that here.
    unknown
        .chain(named("odd-size").map(|size| ("size", size)))
        .collect()
}

fn games(text: Option<String>, file: Option<String>) -> Option<Games> {
    // No address has a blank, and no game has none: its tags and its moves do.
    let is_text = |text: &String| text.contains([' ', '\n', '\r', '[']);
    match text {
        Some(text) if is_text(&text) => Some(Games::Text(text)),
        address => address.or(file).map(Games::File),
    }
}

fn ui(words: Option<&str>, mode: Mode, has_clock: bool) -> Ui {
    let has = |part| words.is_some_and(|words| words.split(',').any(|word| word.trim() == part));
    let listed = Ui {
        board: has("board"),
        players: has("players"),
        clock: has("clock"),
        moves: has("moves"),
        menu: has("menu"),
    };
    // The menu comes with the other parts that are listed, or with those that are usual.
    let menu = listed.menu;
    if listed
        != (Ui {
            menu,
            ..Ui::default()
        })
    {
        return listed;
    }
    let is_picture = mode == Mode::Picture;
    Ui {
        board: true,
        players: !is_picture,
        clock: !is_picture && has_clock,
        moves: mode == Mode::Replay,
        menu,
    }
}

fn is_on(word: Option<String>) -> bool {
    matches!(word.as_deref(), Some("1" | "true" | "yes" | "on"))
}

fn ply(word: Option<String>) -> Ply {
    word.and_then(|word| place(&word)).unwrap_or_default()
}

/// The longest number of a move.
const DIGITS: usize = 4;

/// The place that a word means: a number of plies, the number of a move with the side that has made
/// it, or the end.
fn place(word: &str) -> Option<Ply> {
    if word == "last" {
        return Some(Ply::Last);
    }
    let (number, seat) = match word.char_indices().next_back()? {
        (_, digit) if digit.is_ascii_digit() => return word.parse().ok().map(Ply::After),
        (end, letter) => (&word[..end], letter),
    };
    let is_number = number.len() <= DIGITS && number.bytes().all(|sign| sign.is_ascii_digit());
    let is_move = is_number && near::is_seat(seat.encode_utf8(&mut [0; 4]));
    let number = number.parse().ok().filter(|&number| is_move && number > 0);
    number.map(|number| Ply::Move { number, seat })
}

// By its path, since the fuzz targets have this file under another name.
#[cfg(test)]
#[path = "asked/tests.rs"]
mod tests;
