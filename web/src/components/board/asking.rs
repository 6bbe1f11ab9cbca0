//! The keys that ask: single letters on the board, each of which is answered in words. Two of them
//! wait for more: which men, which file or rank.

use std::mem;

use gloo_timers::callback::Timeout;
use rochade_table::{GameKind, View};
use yew::prelude::*;

use super::{Board, Msg, Props};
use crate::command::{Ask, Command};
use crate::say::asked;
use crate::settings::Setting;
use crate::text::Texts;
use crate::words;

/// How long a further digit of a rank is waited for, in milliseconds.
const FURTHER_DIGIT: u32 = 1000;

/// What a key means that was taken for a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// It asks this.
    Ask(Ask),
    /// It asks for the moves of the man under the cursor.
    Moves,
    /// It may go on: a rank can have another digit.
    Unfinished,
}

/// The keys that were pressed so far, and what they can mean.
pub(super) struct Asking {
    texts: &'static Texts,
    game: GameKind,
    /// The files and ranks of the board.
    lines: Vec<String>,
    /// Whether the user wants them answered.
    is_on: bool,
    /// Whether a pointer was the last on the board: then letters write a move.
    is_pointed_at: bool,
    begun: Begun,
}

/// What the last key has begun.
#[derive(Default)]
enum Begun {
    #[default]
    Nothing,
    /// The letter of a kind of men comes next.
    Men,
    /// So much of a file or a rank is there.
    Line(String),
}

impl Asking {
    pub(super) fn new(texts: &'static Texts, view: &View, is_on: bool) -> Asking {
        Asking {
            texts,
            game: view.game,
            lines: asked::lines(&view.plan),
            is_on,
            is_pointed_at: false,
            begun: Begun::Nothing,
        }
    }

    /// Tells whether a pointer is used on the board, or the keyboard.
    pub(super) fn follow(&mut self, pointer: bool) {
        self.is_pointed_at = pointer;
    }

    /// Returns what a key asks, if it does; `shifted` says that it was pressed with Shift.
    pub(super) fn hear(&mut self, key: &str, shifted: bool) -> Option<Heard> {
        if !self.is_on || matches!(key, "Shift" | "CapsLock") {
            return None;
        }
        let is_sign = key != " " && key.chars().count() == 1;
        match mem::take(&mut self.begun) {
            Begun::Men if is_sign => {
                let kind = words::of(self.game).kind_of_key(self.texts, key);
                Some(Heard::Ask(Ask::Men(kind)))
            }
            Begun::Line(typed) if is_sign => {
                Some(self.line([&typed, &*key.to_lowercase()].concat()))
            }
            Begun::Line(typed) if key == "Enter" && !typed.is_empty() => {
                Some(Heard::Ask(Ask::Line(typed)))
            }
            _ if shifted && key != "?" => None,
            _ if self.is_pointed_at && !matches!(key, "t" | "?") => None,
            _ => self.begin(&key.to_lowercase()),
        }
    }

    fn begin(&mut self, key: &str) -> Option<Heard> {
        Some(Heard::Ask(match key {
            "l" => Ask::LastMove,
            "w" => Ask::Turn,
            "t" => Ask::Times,
            "m" => return Some(Heard::Moves),
            "c" => Ask::Captured,
            "o" => Ask::Reply,
            "?" => Ask::Keys,
            "p" => {
                self.begun = Begun::Men;
                Ask::WhichMen
            }
            "s" => {
                self.begun = Begun::Line(String::new());
                Ask::WhichLine
            }
            _ => return None,
        }))
    }

    /// Returns what the name of a file or a rank asks, as far as it is typed.
    fn line(&mut self, typed: String) -> Heard {
        let goes_on = |line: &String| line.len() > typed.len() && line.starts_with(&typed);
        if self.lines.iter().any(goes_on) {
            self.begun = Begun::Line(typed);
            return Heard::Unfinished;
        }
        Heard::Ask(Ask::Line(typed))
    }

    /// Returns what was asked by keys after which no other came.
    fn end(&mut self) -> Option<Ask> {
        match mem::take(&mut self.begun) {
            Begun::Line(typed) if !typed.is_empty() => Some(Ask::Line(typed)),
            _ => None,
        }
    }
}

impl Board {
    /// Lets the keys mean what they mean on the board that is shown.
    pub(super) fn ready_keys(&mut self, props: &Props) {
        let is_on = props.settings.is_on(Setting::AnswerKeys);
        let mut asking = self.asking.borrow_mut();
        *asking = Asking {
            is_pointed_at: asking.is_pointed_at,
            ..Asking::new(self.texts, &props.view, is_on)
        };
    }

    /// Asks what a key has asked.
    pub(super) fn ask(&mut self, ctx: &Context<Self>, heard: Heard) {
        self.further = None;
        let ask = match heard {
            Heard::Ask(ask) => ask,
            Heard::Moves => Ask::Moves(self.cursor.square),
            Heard::Unfinished => {
                let link = ctx.link().clone();
                let end = move || link.send_message(Msg::NothingFurther);
                self.further = Some(Timeout::new(FURTHER_DIGIT, end));
                return;
            }
        };
        ctx.props().commands.emit(Command::Ask(ask));
    }

    /// Asks what was asked by keys after which no other came.
    pub(super) fn end_asking(&mut self, ctx: &Context<Self>) {
        let ask = self.asking.borrow_mut().end();
        if let Some(ask) = ask {
            ctx.props().commands.emit(Command::Ask(ask));
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::chess::{QUEEN, ROOK};
    use rochade_table::{Start, Table, draughts};

    use super::*;
    use crate::text::tests::texts;

    fn asking(language: &str, game: GameKind) -> Asking {
        let view = Table::new(Start::new(game, Vec::new())).view();
        Asking::new(texts(language), &view, true)
    }

    /// What the last of these keys asks.
    fn last(asking: &mut Asking, keys: &[&str]) -> Option<Heard> {
        let heard = keys.iter().map(|key| asking.hear(key, false));
        heard.last().flatten()
    }

    #[test]
    fn a_letter_asks_and_others_are_left_alone() {
        let mut asking = asking("en", GameKind::Chess);
        for (key, ask) in [
            ("l", Ask::LastMove),
            ("W", Ask::Turn),
            ("t", Ask::Times),
            ("c", Ask::Captured),
            ("o", Ask::Reply),
        ] {
            assert_eq!(asking.hear(key, false), Some(Heard::Ask(ask)), "{key}");
            assert_eq!(asking.hear(key, true), None, "{key} with Shift");
        }
        assert_eq!(asking.hear("?", true), Some(Heard::Ask(Ask::Keys)));
        assert_eq!(asking.hear("m", false), Some(Heard::Moves));
        for key in ["e", "1", " ", "Enter", "ArrowUp", "Tab", "F1"] {
            assert_eq!(asking.hear(key, false), None, "{key}");
        }
    }

    #[test]
    fn men_are_asked_for_by_letters_of_the_language_and_by_english_ones() {
        let men = |language, game, letter| {
            last(&mut asking(language, game), &["p", letter]).expect("an answer")
        };
        let ask = |kind| Heard::Ask(Ask::Men(kind));
        assert_eq!(men("de", GameKind::Chess, "d"), ask(Some(QUEEN)));
        assert_eq!(men("de", GameKind::Four, "q"), ask(Some(QUEEN)));
        assert_eq!(men("de", GameKind::Three, "T"), ask(Some(ROOK)));
        assert_eq!(men("en", GameKind::Chess, "x"), ask(None));
        for (language, letter) in [("en", "k"), ("de", "d"), ("nl", "d"), ("nl", "k")] {
            let king = men(language, GameKind::Draughts, letter);
            assert_eq!(king, ask(Some(draughts::KING)), "{language}");
        }
    }

    #[test]
    fn a_rank_may_have_a_second_digit_where_the_board_has_such() {
        let line = |name: &str| Some(Heard::Ask(Ask::Line(name.to_owned())));
        let mut two = asking("en", GameKind::Chess);
        assert_eq!(last(&mut two, &["s", "E"]), line("e"));
        assert_eq!(last(&mut two, &["s", "1"]), line("1"));
        assert_eq!(
            last(&mut two, &["s", "9"]),
            line("9"),
            "that there is none is told"
        );
        let mut four = asking("en", GameKind::Four);
        assert_eq!(last(&mut four, &["s", "2"]), line("2"));
        assert_eq!(last(&mut four, &["s", "1"]), Some(Heard::Unfinished));
        assert_eq!(four.hear("4", false), line("14"));
        assert_eq!(last(&mut four, &["s", "1", "Enter"]), line("1"));
        last(&mut four, &["s", "1"]);
        assert_eq!(four.end(), Some(Ask::Line("1".to_owned())));
        assert_eq!(four.end(), None);
    }

    #[test]
    fn a_key_that_is_no_sign_ends_what_was_begun() {
        let mut asking = asking("en", GameKind::Chess);
        assert_eq!(last(&mut asking, &["p", "ArrowUp"]), None);
        assert_eq!(asking.hear("l", false), Some(Heard::Ask(Ask::LastMove)));
        assert_eq!(
            last(&mut asking, &["s", "Shift", "e"]),
            Some(Heard::Ask(Ask::Line("e".to_owned())))
        );
        assert_eq!(last(&mut asking, &["s", "Enter"]), None);
    }

    #[test]
    fn who_uses_a_pointer_writes_moves_with_letters() {
        let mut asking = asking("en", GameKind::Chess);
        asking.follow(true);
        assert_eq!(asking.hear("c", false), None);
        assert_eq!(asking.hear("t", false), Some(Heard::Ask(Ask::Times)));
        asking.follow(false);
        assert_eq!(asking.hear("c", false), Some(Heard::Ask(Ask::Captured)));
    }

    #[test]
    fn who_does_not_want_them_keeps_the_keys() {
        let view = Table::new(Start::new(GameKind::Chess, Vec::new())).view();
        let mut off = Asking::new(texts("en"), &view, false);
        for key in ["l", "t", "p", "?"] {
            assert_eq!(off.hear(key, false), None, "{key}");
        }
    }
}
