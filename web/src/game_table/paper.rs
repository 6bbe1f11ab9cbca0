//! The page on paper: its game as text, beside the board. It is drawn by hand, since browsers print
//! before Yew draws again.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use rochade_table::{Seat, View};
use web_sys::Element;

use crate::components::replay;
use crate::desk::replay::TheGame;
use crate::notation::Notation;
use crate::page;
use crate::printed::Printed;
use crate::text::Texts;

/// What the style sheet for paper knows the text by (`style/paper.css`).
const CLASS: &str = "printed";

/// A game that is printed, and how its moves are written.
pub(super) enum Game {
    /// One that is played, as it is seen, and the seat that moves first in it.
    Played(Rc<View>, Seat, Notation),
    /// One that is read.
    Read(TheGame, Notation),
}

impl Game {
    fn printed(&self, texts: &Texts) -> Printed {
        match self {
            Game::Played(view, first, notation) => {
                Printed::of_table(texts, view, *first, *notation)
            }
            Game::Read(game, notation) => replay::printed(texts, &game.0, *notation),
        }
    }
}

/// What comes on paper.
pub(super) struct Paper {
    game: Rc<RefCell<Option<Game>>>,
    _listeners: [EventListener; 2],
}

impl Paper {
    /// Draws the game whenever the page is printed, and takes it away then.
    pub(super) fn new(texts: &'static Texts) -> Paper {
        let game: Rc<RefCell<Option<Game>>> = Rc::default();
        let drawn: Rc<RefCell<Option<Element>>> = Rc::default();
        let (printed, last) = (game.clone(), drawn.clone());
        let window = page::window();
        let draws = EventListener::new(&window, "beforeprint", move |_| {
            take_away(&last);
            if let Some(game) = &*printed.borrow() {
                last.replace(draw(&game.printed(texts)));
            }
        });
        let ends = EventListener::new(&window, "afterprint", move |_| take_away(&drawn));
        Paper {
            game,
            _listeners: [draws, ends],
        }
    }

    /// Prints this game from now on.
    pub(super) fn lay_out(&self, game: Game) {
        self.game.replace(Some(game));
    }
}

/// Draws a game behind all else of the page.
fn draw(printed: &Printed) -> Option<Element> {
    let section = element("section")?;
    section.set_class_name(CLASS);
    for (name, text) in [("h2", &printed.title), ("p", &printed.text)] {
        let part = element(name)?;
        part.set_text_content(Some(text));
        // What was just made can stand anywhere.
        let _ = section.append_child(&part);
    }
    let _ = page::document().body()?.append_child(&section);
    Some(section)
}

fn element(name: &str) -> Option<Element> {
    page::document().create_element(name).ok()
}

fn take_away(drawn: &RefCell<Option<Element>>) {
    if let Some(drawn) = drawn.take() {
        drawn.remove();
    }
}
