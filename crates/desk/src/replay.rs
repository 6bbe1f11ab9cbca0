//! A game with all that is said of it, to be looked at move by move, and the list of the games
//! beside which it stands.

mod drawn;
mod line;
mod title;

use rochade_pgn::Branch;
use rochade_table::saved::{Telling, Unreadable};
use rochade_table::{
    BareKing, Control, DeadPosition, FiftyMoves, Laws, PerpetualCheck, Repetition, Start,
};
use serde::Serialize;

pub use self::drawn::{Arrow, Drawn, Spot};
pub use self::line::{Line, Ply};
pub use self::title::Title;
use crate::Fault;
use crate::batch::Outgoing;
use crate::incoming::{self, start};
use crate::reader::{ReadGame, Reader, TheGame, Torn};
use crate::score::Score;
use crate::sit_down::{Seated, sit_down};

/// The most titles that are given: more games than any file of a page with a board has.
const MOST_TITLES: usize = 20_000;

/// A game to be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replayed {
    /// The word for what is played.
    pub game: &'static str,
    /// What it is called.
    pub title: Title,
    /// The game as a saved text, without its times.
    pub saved: String,
    /// The number of plies at the table before the first one of the text.
    pub before: usize,
    /// The same before its first move: all lines but the first are played from there.
    pub start: String,
    /// The number of the first move.
    pub round: u32,
    /// Whether it is that of the side which moves second.
    pub second: bool,
    /// The number of the seat that makes it.
    pub mover: u8,
    /// Of several seats, some of which are passed over: the round of each move; else empty.
    pub rounds: Vec<u32>,
    /// The same for the seat that makes it.
    pub movers: Vec<u8>,
    /// What the clocks showed at the start, in the order of seats and in milliseconds, if the text
    /// has the time control.
    pub clocks: Vec<Option<u32>>,
    /// The game, and then its variations, each after the one in which it stands.
    pub lines: Vec<Line>,
}

/// What was read since the batch before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ReplayBatch {
    /// What the games are called, in the order of the file.
    pub titles: Vec<Title>,
    /// Whether there are more games than titles.
    pub full: bool,
    /// The game that was asked for, as far as it can be read.
    pub replayed: Option<Replayed>,
    /// Why it can't be read, or not to its end.
    pub fault: Option<Fault>,
    /// Its text as it stands in the file, read or not; of a position, that of a game from there.
    pub text: Option<String>,
    /// How much of the file has been read, from 0 to 1.
    pub progress: f64,
    /// Whether this is the last batch.
    pub done: bool,
}

/// A file in which a game is looked for.
#[derive(Debug)]
pub struct Replay {
    reader: Reader,
    /// The number of the game that is asked for, counted from 0.
    number: usize,
    /// How many games have been read.
    read: usize,
    /// Whether the titles of all are wanted.
    wants_titles: bool,
}

impl Replay {
    /// Takes the text of a file, of which the game of this number is wanted, and the titles of all
    /// games or none.
    pub fn new(text: String, number: usize, wants_titles: bool) -> Replay {
        Replay {
            reader: Reader::new(text, Laws::MODERN),
            number,
            read: 0,
            wants_titles,
        }
    }

    /// Takes a game that is kept, with the text that came with it.
    ///
    /// # Errors
    ///
    /// Why it can't be read.
    pub fn of_kept(kept: &Outgoing) -> Result<Replay, Unreadable> {
        Ok(Replay::new(kept.to_text(&[])?, 0, false))
    }

    /// Reads at least one game, and goes on until `time_is_up`.
    pub fn batch(&mut self, mut time_is_up: impl FnMut() -> bool) -> ReplayBatch {
        let mut batch = ReplayBatch::default();
        while !batch.done {
            match self.reader.read_next() {
                Some(read) => self.take(read, &mut batch),
                None => batch.done = true,
            }
            if time_is_up() {
                break;
            }
        }
        batch.progress = self.reader.progress();
        batch
    }

    fn take(&mut self, read: Result<ReadGame, Torn>, batch: &mut ReplayBatch) {
        let (game, fault) = match read {
            Ok(game) => (Some(game), None),
            Err(torn) => torn.shown(),
        };
        let lists = self.wants_titles && self.read < MOST_TITLES;
        if lists {
            let title = game.as_ref().map(|read| Title::of_game(&read.game));
            batch.titles.push(title.unwrap_or_default());
        }
        if self.read == self.number {
            batch.text = Some(self.text_of(game.as_ref()));
            match game.map(replayed).transpose() {
                Ok(replayed) => (batch.replayed, batch.fault) = (replayed, fault),
                Err(too_long) => batch.fault = Some(too_long),
            }
        }
        self.read += 1;
        let goes_on = self.wants_titles && self.read < MOST_TITLES;
        batch.done = self.read > self.number && !goes_on;
        batch.full = self.wants_titles && batch.done && !goes_on && self.reader.has_more();
    }

    /// The text of the game that came last.
    fn text_of(&self, game: Option<&ReadGame>) -> String {
        let written = game.filter(|_| self.reader.holds_positions());
        match written.map(|read| &read.game) {
            Some(TheGame::Chess(game)) => game.to_string(),
            Some(TheGame::Draughts(game)) => game.to_string(),
            Some(TheGame::Many(game)) => game.to_string(),
            None => [self.reader.last_text(), "\n"].concat(),
        }
    }
}

/// A game with its lines.
fn replayed(read: ReadGame) -> Result<Replayed, Fault> {
    let title = Title::of_game(&read.game);
    let ReadGame { game, laws, place } = read;
    match &game {
        TheGame::Chess(game) => seat(game, title, &laws, Some(game.branches())),
        TheGame::Draughts(game) => seat(game, title, &laws, None),
        TheGame::Many(game) => seat(&**game, title, &laws, None),
    }
    .ok_or(Fault::too_long(place))
}

/// Brings a game to the table with its variations; `None` where nobody judges them.
fn seat<G: Score>(
    game: &G,
    title: Title,
    laws: &Laws,
    branches: Option<Vec<Branch>>,
) -> Option<Replayed> {
    let seated = sit_down_whole(game, laws)?;
    let Seated {
        telling, before, ..
    } = &seated;
    let (table, before) = (telling.table(), *before);
    let view = table.view();
    let moves = view.entries.get(before..)?;
    // Made once: a game may have very many null moves.
    let start = untimed(game, without_draws(laws));
    let laid = |position: Option<String>| {
        let mut start = start.clone();
        start.position = position.or(start.position);
        Telling::new(&start)?.text()
    };
    let begin = |position: &str| laid(Some(position.to_owned()));
    let unjudged = branches.is_none();
    let own = Line::of_game(game, moves, unjudged, seated.from_comment, &begin);
    let variations = branches.iter().flatten();
    let variations = variations.map(|branch| Line::of_branch(branch, &begin));
    let first = game.movers().next()?;
    let is_duel = view.plan.seats.len() == 2;
    let counted = if is_duel { &[] } else { moves };
    Some(Replayed {
        game: view.game.word(),
        title,
        saved: telling.text()?,
        before,
        start: laid(None)?,
        round: moves.first().map_or(1, |entry| entry.round),
        second: is_duel && first != laws.first_seat(),
        mover: first.0,
        rounds: counted.iter().map(|entry| entry.round).collect(),
        movers: counted.iter().map(|entry| entry.deed.man.seat.0).collect(),
        clocks: times(game),
        lines: [own].into_iter().chain(variations).collect(),
    })
}

/// Brings a game to the table without its times; where it was over by these laws before its text
/// ends, its players went on.
pub(crate) fn sit_down_whole<G: Score>(game: &G, laws: &Laws) -> Option<Seated> {
    let seated = sit_down(game, &untimed(game, laws.clone()))?;
    match seated.telling.table().plies() < seated.before + game.len() {
        true => sit_down(game, &untimed(game, without_draws(laws))),
        false => Some(seated),
    }
}

/// Returns how a game starts that is only looked at: what its clocks showed is not shown.
fn untimed<G: Score>(game: &G, laws: Laws) -> Start {
    Start {
        controls: None,
        ..start(game, laws)
    }
}

/// Returns what the clocks showed at the start, as far as it stands in the tags.
fn times<G: Score>(game: &G) -> Vec<Option<u32>> {
    let controls = incoming::controls(game).into_iter();
    let left = |control: Control| Some(control.periods().first()?.seconds.saturating_mul(1000));
    controls.map(|control| control.and_then(left)).collect()
}

/// The same laws without draws by repetition, counts and dead positions: a replayed game is shown
/// to its end, even beyond those.
fn without_draws(laws: &Laws) -> Laws {
    Laws {
        repetition: Repetition::Nothing,
        perpetual_check: PerpetualCheck::Nothing,
        fifty_moves: FiftyMoves::Nothing,
        dead_position: DeadPosition::Nothing,
        bare_king: BareKing::Nothing,
        ..laws.clone()
    }
}
