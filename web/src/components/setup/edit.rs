//! What comes of touches, keys and fields.

use rochade_table::{Intent, Man, Seat, Setup, SquareId, SquareView};
use yew::prelude::*;

use super::{SetUp, Tool};
use crate::components::board::keys::direction;
use crate::platform::live_region;
use crate::say;
use crate::words::{self, Words};

impl SetUp {
    /// What a pointer does on the board.
    pub(super) fn handle(&mut self, intent: &Intent) {
        match *intent {
            Intent::Touch(square) => self.touch(square),
            Intent::LetGo(square) => self.let_go(square),
            _ => (self.held, self.touched) = (None, None),
        }
    }

    /// Touches a square and lets go of it.
    pub(super) fn tap(&mut self, square: SquareId) {
        self.touch(square);
        self.let_go(Some(square));
    }

    /// Takes what stands on a square in hand, so that it can be dragged; or lets the man in hand go
    /// there.
    fn touch(&mut self, square: SquareId) {
        match self.held.take() {
            Some(held) if held != square => self.go(held, Some(square)),
            held => {
                self.touched = Some((square, held.is_some()));
                self.held = self.setup.man_at(square).is_some().then_some(square);
            }
        }
    }

    /// A man that is let go elsewhere goes there, or off the board; on its own square, what is done
    /// is the tool's.
    fn let_go(&mut self, to: Option<SquareId>) {
        let Some((from, was_held)) = self.touched.take() else {
            return;
        };
        let man = self.setup.man_at(from);
        if to != Some(from) {
            self.held = None;
            self.go(from, to);
        } else if let Tool::Man(put) = self.tool {
            self.put(from, Some(put).filter(|put| man != Some(*put)));
        } else if self.tool == Tool::Off {
            self.put(from, None);
        } else if was_held {
            self.held = None;
        }
    }

    fn go(&mut self, from: SquareId, to: Option<SquareId>) {
        let man = self.setup.man_at(from);
        self.put(from, None);
        if let Some(to) = to {
            self.put(to, man);
        }
    }

    /// Puts a man on a square, or takes off what stands there, and says so.
    pub(super) fn put(&mut self, square: SquareId, man: Option<Man>) {
        let mut setup = self.setup.clone();
        setup.put(square, man);
        self.set(setup);
        let shown = SquareView {
            man,
            ..SquareView::default()
        };
        let words = Words {
            texts: self.texts,
            game: self.game,
        };
        let mut said = say::square(words, self.geometry.plan().name(square), &shown);
        if man.is_none() {
            said.push_str(", ");
            said.push_str(self.texts.empty());
        }
        live_region::say(&said);
    }

    /// Has another position; what was typed is forgotten.
    pub(super) fn set(&mut self, setup: Setup) {
        self.setup = setup;
        (self.held, self.typed, self.unread) = (None, None, None);
    }

    /// What a key pressed on the board means.
    pub(super) fn press(&mut self, event: &KeyboardEvent) {
        let key = &*event.key();
        if event.alt_key() || event.meta_key() {
            return;
        }
        if let Some(direction) = direction(key, event.ctrl_key()) {
            self.cursor = self.geometry.step(self.cursor, direction);
            self.squares.focus(&self.geometry, self.cursor);
        } else if event.ctrl_key() {
            // The browser's.
        } else if (key == "Enter" || key == " ") && !event.repeat() {
            self.tap(self.cursor);
        } else if key == "Delete" || key == "Backspace" {
            self.put(self.cursor, None);
        } else if key == "Escape" {
            self.held = None;
        } else if let Some(kind) = words::of(self.game).kind_of_key(self.texts, key) {
            let seat = self.seat_of_key(event.shift_key());
            self.put(self.cursor, Some(Man { seat, kind }));
        }
    }

    /// Whose man a key puts on the board: that of the tool, or else of the first seat; with Shift
    /// the next one.
    fn seat_of_key(&self, shift: bool) -> Seat {
        let seat = match self.tool {
            Tool::Man(man) => man.seat,
            _ => Seat(0),
        };
        Seat((seat.0 + u8::from(shift)) % self.geometry.plan().seats.len() as u8)
    }

    /// Changes what a field says of the position.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup.clone();
        change(&mut setup);
        self.set(setup);
    }

    /// Has another position altogether, and says which.
    pub(super) fn lay_out(&mut self, setup: Option<Setup>, said: &str) {
        if let Some(setup) = setup {
            self.set(setup);
            live_region::say(said);
        }
    }

    /// Reads a position that is being typed, which stays as it is typed.
    pub(super) fn read(&mut self, text: String) {
        match self.setup.read(&text) {
            Ok(setup) => self.set(setup),
            Err(error) => self.unread = Some(error),
        }
        self.typed = Some(text);
    }

    /// What was typed has been read; now what is wrong with it is said.
    pub(super) fn finish_typing(&mut self) {
        self.refused = true;
        if self.unread.is_none() {
            self.typed = None;
        }
    }
}

/// Returns whether the browser is to leave a key on the board to the editor. Escape closes the
/// editor if nothing is in hand.
pub(super) fn is_ours(event: &KeyboardEvent, holds: bool) -> bool {
    match &*event.key() {
        _ if event.alt_key() || event.meta_key() => false,
        "Enter" | " " | "Delete" | "Backspace" => true,
        "Escape" => holds,
        key => direction(key, event.ctrl_key()).is_some(),
    }
}
