//! What the authors' page (`author.html`) asks the compiled page for: the lines to copy for what
//! was chosen, the editor for a position, the solution that is played on the preview, and the game
//! that comes along from the page itself. Its form is HTML (`web/author`), since as components it
//! would make the page heavier for everybody.

mod brought;
mod editor;
mod exports;
mod lines;
mod solution;

use std::pin::Pin;

use js_sys::Function;
use rochade_table::{GameKind, Law, Preset};
use wasm_bindgen::prelude::*;
use web_sys::Worker;

use self::lines::Size;
use self::solution::Solving;
use crate::desk;
use crate::embed::written::{Choices, LOOKS, Source, mode, ui};
use crate::embed::{Mode, Ply};
use crate::platform::trusted;

/// What the authors' page can ask for, as the later part of the page has it.
#[derive(Debug)]
pub(crate) struct Author {
    lines: fn(&str, &str, &[String]) -> Vec<String>,
    desk: fn() -> Result<Worker, JsValue>,
    solution: fn(&str, usize) -> String,
    brought: fn(String) -> LocalFuture<Vec<String>>,
    editor: fn(String, Function) -> LocalFuture<Result<(), JsValue>>,
}

/// A future of any type.
type LocalFuture<T> = Pin<Box<dyn Future<Output = T>>>;

impl Author {
    /// What there is.
    pub(crate) const WHOLE: Author = Author {
        lines: lines_of,
        desk: start_desk,
        solution: solution::moves,
        brought: |saved| Box::pin(brought::controls_of(saved)),
        editor: |position, hear| Box::pin(editor::open(position, hear)),
    };
}

/// The lines for a board on another page.
///
/// What is chosen comes as names of controls, each with its value behind it. Rochade is in the
/// folder `base`; a frame is called `title`. The answer is, in this order: the address of the
/// preview; the games that it is to be given by message, since they are too long for an address;
/// the lines with the element; the frame; the block; what can be done on the board; the parts that
/// are shown; width and height of the frame; where a solution is played on the preview, the game
/// there as a saved text; the moves of the solution, as far as they can be made; what is wrong with
/// the next one, as a word, and how that one is written. What there is not is empty.
fn lines_of(base: &str, title: &str, chosen: &[String]) -> Vec<String> {
    let mut choices = Choices::default();
    let mut size = Size::default();
    for pair in chosen.chunks_exact(2) {
        choose(&mut choices, &mut size, &pair[0], &pair[1]);
    }
    let mut words = choices.words();
    let asked = choices.asked();
    let size = size.or_usual(asked.ui);
    let element = lines::element(base, &words, title);
    let block = lines::block(base, &words).unwrap_or_default();
    let mut address = lines::address(base, &words);
    let mut frame = lines::frame(&address, title, &size, &words);
    let mut by_message = String::new();
    let (interactive, shown) = (mode(asked.mode).to_owned(), ui(asked.ui));
    if lines::is_too_long(&address) {
        by_message = lines::take_games(&mut words);
        // Without games, something else would be usual.
        for (name, value) in [("interactive", &interactive), ("ui", &shown)] {
            if !words.iter().any(|(known, _)| *known == name) {
                words.push((name, value.clone()));
            }
        }
        address = lines::address(base, &words);
        frame.clear();
    }
    let mut solving = match choices.source {
        Source::Puzzle => Solving::of(&choices),
        _ => Solving::default(),
    };
    if chosen.chunks_exact(2).any(|pair| pair == ["tried", "on"]) {
        solving.link.clear();
    }
    if !solving.link.is_empty() {
        address = lines::address(base, &solution::played_on(words));
    }
    let Size { width, height } = size;
    [
        address,
        by_message,
        element,
        frame,
        block,
        interactive,
        shown,
        width,
        height,
        solving.link,
        solving.moves,
        solving.fault.to_owned(),
        solving.blamed,
    ]
    .into()
}

/// Starts the worker that reads the games which an author has given.
fn start_desk() -> Result<Worker, JsValue> {
    trusted::start_worker(desk::WORKER)
}

/// Takes over what a control says.
fn choose(choices: &mut Choices, size: &mut Size, name: &str, value: &str) {
    let number = value.trim().parse::<usize>().ok();
    match name {
        "source" => {
            choices.source = match value {
                "position" => Source::Position,
                "puzzle" => Source::Puzzle,
                "games" => Source::Games,
                "file" => Source::File,
                _ => Source::Usual,
            }
        }
        "game" => choices.play(GameKind::of_word(value).unwrap_or(choices.game)),
        "laws" => {
            choices.laws =
                Preset::find(value).map_or(choices.laws.clone(), |preset| preset.laws.clone())
        }
        "clock" => choices.clock = value.to_owned(),
        "computer" => choices.computer = value.to_owned(),
        "fen" => choices.position = value.to_owned(),
        "solution" => choices.solution = value.to_owned(),
        "games" => choices.games = value.to_owned(),
        "url" => choices.file = value.trim().to_owned(),
        // People count from 1.
        "number" => choices.number = number.and_then(|number| number.checked_sub(1)),
        "start" if value == "last" => choices.ply = Ply::Last,
        "ply" => choices.ply = Ply::After(number.unwrap_or_default()),
        "orientation" => choices.near.seat = Some(value.to_owned()),
        "interactive" => choices.mode = Mode::of_word(value),
        "ui" => choices.set_ui(value),
        "width" => size.width = lines::length(value),
        "height" => size.height = lines::length(value),
        _ if name.starts_with("law-") => {
            let law = name.strip_prefix("law-").and_then(Law::find);
            // What is none of its choices changes nothing.
            let _ = law.map(|law| law.set(&mut choices.laws, value));
        }
        _ => {
            let place = LOOKS.iter().position(|(look, _)| *look == name);
            if let Some(place) = place {
                choices.looks[place] = value.to_owned();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::solution::moves;
    use super::*;

    fn lines(pairs: &[(&str, &str)]) -> Vec<String> {
        let chosen = pairs.iter().flat_map(|(name, value)| [*name, *value]);
        let chosen: Vec<String> = chosen.map(str::to_owned).collect();
        lines_of("https://club.example/", "Board", &chosen)
    }

    #[test]
    fn the_preview_is_at_the_address_of_the_frame() {
        let lines = lines(&[("source", "position"), ("fen", "8/8 w"), ("board", "green")]);
        assert_eq!(
            lines[0],
            "https://club.example/embed.html?fen=8/8%20w&board=green"
        );
        assert!(lines[3].contains(&lines[0].replace('&', "&amp;")));
        assert!(lines[2].contains("<rochade-board fen=\"8/8 w\" board=\"green\">"));
        assert_eq!((&*lines[1], &*lines[4]), ("", ""));
    }

    #[test]
    fn what_can_be_done_and_is_shown_is_told_where_nobody_has_chosen_it() {
        let [usual, picture] = [&[][..], &[("interactive", "none")]].map(lines);
        assert_eq!(usual[5..9], ["play", "board,players", "400", "540"]);
        assert_eq!(picture[5..9], ["none", "board", "400", "400"]);
        assert!(usual[9..].iter().all(String::is_empty));
    }

    #[test]
    fn the_board_of_three_and_the_way_round_are_laws() {
        let asked = |pairs: &[(&str, &str)]| {
            let address = lines(pairs)[0].clone();
            address.split_once('?').map(|(_, asked)| asked.to_owned())
        };
        let three = [
            ("game", "three"),
            ("laws", "three"),
            ("law-board", "t112"),
            ("law-direction", "right"),
        ];
        assert_eq!(asked(&three).as_deref(), Some("game=three"));
        let own = [
            ("game", "three"),
            ("laws", "gustavus-three"),
            ("law-board", "t120"),
            ("orientation", "red"),
        ];
        assert_eq!(
            asked(&own).as_deref(),
            Some("game=three&laws=gustavus-three,board:t120&orientation=red")
        );
        assert_eq!(
            asked(&[("game", "four"), ("law-direction", "up")]).as_deref(),
            Some("game=four")
        );
    }

    #[test]
    fn a_solution_is_played_on_the_preview_until_it_is_tried() {
        let puzzle = [
            ("source", "puzzle"),
            ("fen", "r5k1/5ppp/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1"),
            ("solution", "Qd8+ Rxd8 Rd9"),
            ("orientation", "black"),
        ];
        let played = lines(&puzzle);
        let address = "https://club.example/embed.html?orientation=black&link=.&interactive=play";
        assert_eq!(played[0], address);
        assert_eq!(played[10..], ["1. Qd8+ Rxd8", "move-unreadable", "Rd9"]);
        assert!(played[2].contains(" solution=\"Qd8+ Rxd8 Rd9\" orientation=\"black\">"));
        assert_eq!(moves(&played[9], 0), "1. Qd8+ Rxd8");
        assert_eq!(moves(&played[9], 1), "1. Qd8+");
        assert_eq!(moves(&played[9], 9), "");
        let tried = lines(&[&puzzle[..], &[("tried", "on")]].concat());
        assert!(tried[3].contains(&tried[0].replace('&', "&amp;")));
        assert_eq!(tried[9], "");
        assert_eq!(tried[2..9], played[2..9]);
    }

    #[test]
    fn a_solution_waits_for_a_position_and_for_moves() {
        let puzzle = |fen| lines(&[("source", "puzzle"), ("fen", fen)]);
        let unset = puzzle("");
        assert!(!unset[9].is_empty() && unset[10..].iter().all(String::is_empty));
        // What is wrong with a position, the preview says.
        let unread = puzzle("8/8 w");
        assert!(unread[0].ends_with("?fen=8/8%20w") && unread[9].is_empty());
    }

    #[test]
    fn games_that_are_too_long_for_an_address_come_by_message() {
        let games = "1. e4 e5 *\n\n".repeat(900);
        let lines = lines(&[
            ("source", "games"),
            ("games", &games),
            ("start", "last"),
            ("number", "2"),
        ]);
        assert_eq!(
            lines[0],
            "https://club.example/embed.html?game=1&start=last&interactive=replay&ui=board,players,moves"
        );
        assert_eq!((&*lines[1], &*lines[3]), (games.trim(), ""));
        assert!(lines[4].contains(games.trim()));
    }

    #[test]
    fn words_that_are_none_change_nothing() {
        let plain = lines(&[]);
        for pair in [
            ("laws", "none"),
            ("game", "go"),
            ("interactive", "x"),
            ("width", "9 m"),
            ("x", "y"),
        ] {
            assert_eq!(lines(&[pair]), plain, "{pair:?}");
        }
    }
}
