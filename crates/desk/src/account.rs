//! What stands in a file, told game by game for programs: the terminal's `rochade read`.

use rochade_table::Laws;
use serde::{Serialize, Serializer};

use crate::reader::{ReadGame, Reader, TheGame, Torn};
use crate::score::Score;
use crate::{Fault, to_text};

/// A game, or a position, as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Its number in the file, counted from 1.
    pub game: usize,
    /// `chess`, `draughts`, `four`, `three`, or `position` for a position in a list; empty where
    /// the game is refused.
    pub kind: &'static str,
    /// The laws that it is played under.
    pub laws: String,
    /// The name of White, where somebody plays white.
    pub white: String,
    /// The name of Black, where somebody plays black.
    pub black: String,
    /// The names of all players, in the order of seats.
    pub players: Vec<String>,
    /// The position, in the game's own notation, if it is one.
    pub position: Option<String>,
    /// How many moves there are, by all players together.
    pub plies: usize,
    /// The moves, as squares.
    pub moves: Vec<String>,
    /// The result, as the game writes it.
    pub result: &'static str,
    /// Why the game ends before its text does.
    #[serde(serialize_with = "reason")]
    pub cut: Option<Fault>,
    /// Why there is no game.
    #[serde(serialize_with = "reason")]
    pub refused: Option<Fault>,
    /// What was mended or passed over.
    #[serde(serialize_with = "what")]
    pub notes: Vec<Fault>,
    /// What the export would write.
    #[serde(skip)]
    pub written: String,
}

/// An iterator over all that stands in a file.
#[derive(Debug)]
pub struct Accounts {
    reader: Reader,
    read: usize,
}

impl Accounts {
    /// Takes the text of a file.
    pub fn new(text: String) -> Accounts {
        Accounts {
            reader: Reader::new(text, Laws::MODERN),
            read: 0,
        }
    }
}

impl Iterator for Accounts {
    type Item = Account;

    fn next(&mut self) -> Option<Account> {
        let read = self.reader.read_next()?;
        self.read += 1;
        let (game, fault) = match read {
            Ok(game) => match self.reader.take_passed() {
                Some(fault) => (Some(game.before_null()), Some(fault)),
                None => (Some(game), None),
            },
            Err(Torn { fault, so_far }) => (so_far.map(|game| *game), Some(fault)),
        };
        let account = Account {
            game: self.read,
            notes: self.reader.take_notes(),
            ..Account::default()
        };
        let is_list = self.reader.holds_positions();
        Some(account.about(game, fault, is_list))
    }
}

impl Account {
    fn about(self, read: Option<ReadGame>, fault: Option<Fault>, is_list: bool) -> Account {
        let Some(read) = read else {
            let refused = fault.map(Fault::into_refusal);
            return Account { refused, ..self };
        };
        let mut account = match &read.game {
            TheGame::Chess(game) => self.filled(game, &read.laws),
            TheGame::Draughts(game) => self.filled(game, &read.laws),
            TheGame::Many(game) => self.filled(&**game, &read.laws),
        };
        if is_list {
            account.kind = "position";
            account.position = Some(match &read.game {
                TheGame::Chess(game) => game.start().to_string(),
                TheGame::Draughts(game) => game.start().to_string(),
                TheGame::Many(game) => game.start().to_string(),
            });
        }
        account.cut = fault;
        if let Ok(incoming) = read.seated() {
            let written = to_text(&incoming.saved, &incoming.day, &incoming.extra);
            account.written = written.unwrap_or_default();
        }
        account
    }

    fn filled<G: Score>(self, game: &G, laws: &Laws) -> Account {
        let plan = laws.plan();
        let moves = game.turns().map(|turn| {
            let squares = turn.step.path.iter();
            let mut text: String = squares.map(|square| plan.name(*square)).collect();
            let choice = turn.step.choice.map(|choice| plan.kind_letter(choice));
            text.extend(choice.map(str::to_ascii_lowercase));
            text
        });
        let moves: Vec<String> = moves.collect();
        let name = |tag| game.sheet().tags().get(tag).unwrap_or_default().to_owned();
        let players = game.name_tags().iter().map(|tag| name(tag));
        Account {
            players: players.collect(),
            kind: laws.game.word(),
            laws: laws.text(),
            white: name("White"),
            black: name("Black"),
            plies: moves.len(),
            moves,
            result: game.result(),
            ..self
        }
    }
}

/// Tells a fault as a reason.
fn reason<S: Serializer>(fault: &Option<Fault>, to: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Told<'a> {
        line: usize,
        column: usize,
        reason: &'static str,
        detail: &'a str,
    }
    let told = fault.as_ref().map(|fault| Told {
        line: fault.place.line,
        column: fault.place.column,
        reason: fault.word,
        detail: &fault.detail,
    });
    told.serialize(to)
}

/// Tells what was mended or passed over.
fn what<S: Serializer>(notes: &[Fault], to: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Told<'a> {
        line: usize,
        column: usize,
        what: &'static str,
        detail: &'a str,
    }
    to.collect_seq(notes.iter().map(|note| Told {
        line: note.place.line,
        column: note.place.column,
        what: note.word,
        detail: &note.detail,
    }))
}
