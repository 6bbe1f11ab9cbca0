//! Writing a game: a round a line, two dots between players.

use core::fmt::{self, Write};

use rochade_gametext::{Lines, Notes, write_tag};
use rochade_many::{self as many, Position};

use crate::act::Act;
use crate::dialect::{LAWS, POSITION, VARIANT};
use crate::game::Game;
use crate::names;

/// What stands behind a move against the rules that was let stand.
pub(crate) const ILLEGAL: char = '✗';

/// The tags of PGN that every game has, before the names, and what stands for an unknown value.
const FIRST: [(&str, &str); 4] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
];

/// Writes the text, with a line break at the end. Between games there has to be an empty line.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = self.sheet.tags();
        let players = names::name_tags(self.game());
        let players = players.iter().map(|name| (*name, "?"));
        let first: Vec<(&str, &str)> = FIRST.into_iter().chain(players).collect();
        for (name, unknown) in &first {
            write_tag(f, name, tags.get(name).unwrap_or(unknown))?;
        }
        write_tag(f, "Result", self.result())?;
        write_tag(f, VARIANT, names::word(self.game()))?;
        write_tag(f, LAWS, self.laws())?;
        let start = self.start().to_string();
        if start != Position::initial(self.start().rules()).to_string() {
            write_tag(f, POSITION, &start)?;
        }
        let is_written = |name: &str| first.iter().any(|(first, _)| *first == name);
        for (name, value) in tags.iter().filter(|(name, _)| !is_written(name)) {
            write_tag(f, name, value)?;
        }
        f.write_char('\n')?;
        let mut lines = Lines::new(f);
        Rounds::new(&mut lines, self.game(), 0).write(self)?;
        lines.next_line()?;
        lines.word(self.result())?;
        f.write_char('\n')
    }
}

impl Game {
    /// Returns the moves as they stand in a text, with what is said of them, where they depart from
    /// a game after so many turns of it.
    pub fn movetext_after(&self, turns: usize) -> String {
        let write = |f: &mut fmt::Formatter<'_>| {
            let mut lines = Lines::new(f);
            Rounds::new(&mut lines, self.game(), turns).write(self)
        };
        fmt::from_fn(write).to_string()
    }
}

/// The moves, put together to rounds.
struct Rounds<'l, 'a, 'f> {
    lines: &'l mut Lines<'a, 'f>,
    players: usize,
    /// How many turns are written.
    turns: usize,
}

impl<'l, 'a, 'f> Rounds<'l, 'a, 'f> {
    fn new(lines: &'l mut Lines<'a, 'f>, game: many::Game, turns: usize) -> Rounds<'l, 'a, 'f> {
        Rounds {
            lines,
            players: game.seats().len(),
            turns,
        }
    }

    fn write(mut self, game: &Game) -> fmt::Result {
        self.lines.comment(game.sheet.preface.as_str())?;
        let mut notes = game.sheet.notes();
        for act in game.acts() {
            match act {
                Act::Move {
                    deed,
                    check,
                    illegal,
                } => {
                    let board = game.start().rules().board;
                    let mut text = match illegal {
                        true => deed.squares(board),
                        false => deed.long(board),
                    };
                    text.extend(check.then_some('+'));
                    text.extend(illegal.then_some(ILLEGAL));
                    self.make_move(&text, notes.next())?;
                }
                Act::Left {
                    seat, how, in_turn, ..
                } => {
                    if *in_turn {
                        self.begin_turn()?;
                    }
                    self.lines
                        .word(&game.sign_of_leaving(*seat, *how, *in_turn))?;
                }
            }
            for pass in act.passes() {
                self.begin_turn()?;
                self.lines.word(&game.sign(&pass).to_string())?;
            }
        }
        Ok(())
    }

    fn make_move(&mut self, text: &str, notes: Option<&Notes>) -> fmt::Result {
        self.begin_turn()?;
        let Some(notes) = notes else {
            return self.lines.word(text);
        };
        self.lines.comment(notes.before.as_str())?;
        self.lines.word(text)?;
        self.lines.notes(notes)
    }

    /// Writes what stands before a turn: the number of the round on a new line, or two dots.
    fn begin_turn(&mut self) -> fmt::Result {
        let (round, place) = (self.turns / self.players + 1, self.turns % self.players);
        self.turns += 1;
        if place > 0 {
            return self.lines.word("..");
        }
        self.lines.next_line()?;
        self.lines.word(&format!("{round}."))
    }
}
