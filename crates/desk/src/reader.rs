//! Reading a text game by game, in as many slices as one likes.

mod misled;
mod positions;

use std::borrow::Cow;
use std::ops::Range;

use rochade_gametext::{Dialect, Event, Format, Games, Mark, Place, Scanner};
use rochade_pgn::Pgn;
use rochade_table::{GameKind, Laws};

use self::positions::{bare, holds_positions, is_margin, laws_of, position_in, read_position};
use crate::fault::Fault;
use crate::incoming::{Incoming, LAWS};
use crate::kind::{self, Kind};
use crate::score::{self, Score};

/// What became of a game of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The game as far as it can be read, if there is anything of it.
    pub game: Option<Incoming>,
    /// Why it can't be read, or not to its end.
    pub fault: Option<Fault>,
    /// What was mended or passed over in it.
    pub notes: Vec<Fault>,
}

/// A game as it stands in a text.
pub(crate) struct ReadGame {
    pub(crate) game: TheGame,
    /// The laws that it is played under.
    pub(crate) laws: Laws,
    /// Where it begins.
    pub(crate) place: Place,
}

/// A game, by what is played.
#[derive(Debug)]
pub(crate) enum TheGame {
    Chess(rochade_pgn::Game),
    Draughts(rochade_pdn::Game),
    Many(Box<rochade_many_pgn::Game>),
}

impl TheGame {
    /// A game of four or three, which is larger than the others.
    fn many(game: rochade_many_pgn::Game) -> TheGame {
        TheGame::Many(Box::new(game))
    }
}

/// Why a game can't be read to its end.
pub(crate) struct Torn {
    pub(crate) fault: Fault,
    /// The game up to there, if it has moves.
    pub(crate) so_far: Option<Box<ReadGame>>,
}

/// Reads the games of a text one by one. In a text that is nothing but positions, a line each, each
/// is a game that begins there.
#[derive(Debug)]
pub struct Reader {
    text: String,
    /// The laws under which positions of their game are played.
    laws: Laws,
    /// Those of games of draughts that name none; `None`, if they have the first ones that fit.
    draughts: Option<Laws>,
    /// What was played in the last game that showed it.
    kind: Kind,
    source: Source,
    /// Where the last game stands in the text.
    last: Range<usize>,
    /// What was mended or passed over there.
    notes: Vec<Fault>,
    /// The place of its first null move (`--`), which no table knows.
    passed: Option<Place>,
    done: bool,
}

/// What a text holds, and how far it has been read.
#[derive(Debug)]
enum Source {
    /// Games, each in its own format.
    Games(Mark),
    /// Positions: how many bytes and lines of them have been read.
    Positions(usize, usize),
}

impl Reader {
    /// Takes a text. Positions are played under these laws; games say their own.
    pub fn new(text: String, laws: Laws) -> Reader {
        let source = if holds_positions(&text) {
            Source::Positions(0, 0)
        } else {
            Source::Games(Mark::start(&text))
        };
        Reader {
            text,
            laws,
            draughts: None,
            kind: Kind::Chess,
            source,
            last: 0..0,
            notes: Vec::new(),
            passed: None,
            done: false,
        }
    }

    /// Sets the laws of games of draughts that name none.
    pub(crate) fn with_draughts(self, laws: Laws) -> Reader {
        Reader {
            draughts: Some(laws),
            ..self
        }
    }

    /// Returns how much of the text has been read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.done {
            return 1.0;
        }
        self.offset() as f64 / self.text.len().max(1) as f64
    }

    /// Returns how many bytes of the text have been read.
    const fn offset(&self) -> usize {
        match self.source {
            Source::Games(mark) => mark.offset,
            Source::Positions(offset, _) => offset,
        }
    }

    /// Returns whether anything stands in the text that has not been read.
    pub(crate) fn has_more(&self) -> bool {
        let rest = self.text.get(self.offset()..).unwrap_or_default();
        !rest.trim_matches(is_margin).is_empty()
    }

    /// Returns whether the text is nothing but positions.
    pub(crate) const fn holds_positions(&self) -> bool {
        matches!(self.source, Source::Positions(..))
    }

    /// The text of the game that came last, as it stands in the file.
    pub(crate) fn last_text(&self) -> &str {
        let text = self.text.get(self.last.clone()).unwrap_or_default();
        text.trim_matches(is_margin)
    }

    /// Reads the next game, without seating it at a table; `None` at the end of the text.
    pub(crate) fn read_next(&mut self) -> Option<Result<ReadGame, Torn>> {
        let began = self.offset();
        self.notes.clear();
        self.passed = None;
        let next = match self.source {
            _ if self.done => None,
            Source::Games(mark) => self.next_by_itself(mark),
            Source::Positions(offset, number) => {
                let next = self.next_position(offset, number);
                next.map(|game| game.map_err(Torn::from))
            }
        };
        self.done = next.is_none();
        self.last = began..self.offset();
        next
    }

    /// What was mended or passed over in the game that came last.
    pub(crate) fn take_notes(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.notes)
    }

    /// The null move at which the game that came last ends at a table.
    pub(crate) fn take_passed(&mut self) -> Option<Fault> {
        self.passed.take().map(Fault::null_move)
    }

    fn next_game(&mut self, mark: Mark) -> Option<Result<ReadGame, Torn>> {
        let kind = kind::of_game(&self.text, mark).unwrap_or(self.kind);
        if !matches!(kind, Kind::Pgn4 | Kind::Other) {
            self.kind = kind;
        }
        match kind {
            Kind::Chess => self.next_in(Pgn::default(), mark, TheGame::Chess),
            Kind::Draughts => {
                let dialect = match &self.draughts {
                    Some(laws) => score::draughts::dialect(laws),
                    None => {
                        let usual = laws_of(GameKind::Draughts, &self.laws);
                        score::draughts::dialect(&usual).guessing()
                    }
                };
                self.next_in(dialect, mark, TheGame::Draughts)
            }
            Kind::Many(usual) => self.next_in(score::many::dialect(usual), mark, TheGame::many),
            Kind::Pgn4 | Kind::Other => self.next_other(mark, kind),
        }
    }

    /// Passes over a game of another kind; the fault stands at the tag that shows it.
    fn next_other(&mut self, mark: Mark, kind: Kind) -> Option<Result<ReadGame, Torn>> {
        let mut games = Games::resume(&self.text, Pgn::default(), mark);
        games.next()?.ok();
        self.source = Source::Games(games.mark());
        let tag = self.tag(mark, kind::is_of_other);
        let (place, value) = tag.unwrap_or((mark.place, Cow::default()));
        Some(Err(Fault::other_game(place, kind, &value).into()))
    }

    fn next_in<D: Dialect<Game: Score>>(
        &mut self,
        dialect: D,
        mark: Mark,
        kind: fn(D::Game) -> TheGame,
    ) -> Option<Result<ReadGame, Torn>> {
        let mut games = Games::resume(&self.text, dialect, mark);
        let (next, torn) = (games.next(), games.torn());
        self.notes = games.remarks().into_iter().map(Fault::from).collect();
        self.passed = games.null_move();
        self.source = Source::Games(games.mark());
        Some(match next? {
            Ok(game) => ReadGame::new(game, mark.place, kind)
                .map_err(|fault| self.at_tag(mark, fault).into()),
            Err(error) => {
                let so_far = torn.map(|game| ReadGame::new(game, mark.place, kind));
                Err(Torn::new(error, so_far))
            }
        })
    }

    /// Moves a fault in the laws of a game to their tag; other faults stand where the game begins.
    fn at_tag(&self, mark: Mark, mut fault: Fault) -> Fault {
        if fault.word == Fault::LAWS
            && let Some((place, _)) = self.tag(mark, |name, _| name == LAWS)
        {
            fault.place = place;
        }
        fault
    }

    /// The first tag with such a name and value in the game that came last: its place and value.
    fn tag(&self, mark: Mark, is_it: impl Fn(&str, &str) -> bool) -> Option<(Place, Cow<'_, str>)> {
        let own = self.text.get(..self.offset()).unwrap_or_default();
        let mut scanner = Scanner::resume(own, Format::Pgn, mark);
        let mut tags = scanner.by_ref().flatten().filter_map(|token| {
            let Event::Tag { name, value } = token.event else {
                return None;
            };
            is_it(name, &value).then_some((token.at, value))
        });
        let (at, value) = tags.next()?;
        Some((scanner.place(at), value))
    }

    /// Reads the next line with a position; others are passed over, and noted.
    fn next_position(
        &mut self,
        mut offset: usize,
        mut number: usize,
    ) -> Option<Result<ReadGame, Fault>> {
        let mut passed = Vec::new();
        let mut lines = self.text.get(offset..)?.split_inclusive('\n');
        let (line, position) = loop {
            let line = lines.next()?;
            (offset, number) = (offset + line.len(), number + 1);
            match position_in(line) {
                Some(position) => break (line, position),
                None if bare(line).is_empty() => {}
                None => passed.push(Fault::passed_over(number, bare(line))),
            }
        };
        self.source = Source::Positions(offset, number);
        let laws = self.laws.clone();
        self.notes = passed;
        Some(read_position(
            line,
            position,
            number,
            &laws,
            &mut self.notes,
        ))
    }
}

impl Iterator for Reader {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        let (game, fault) = match self.read_next()? {
            Ok(game) => (Some(game), self.take_passed()),
            Err(torn) => torn.shown(),
        };
        let notes = self.take_notes();
        Some(match game.map(ReadGame::seated).transpose() {
            Ok(game) => Reading { game, fault, notes },
            Err(too_long) => Reading {
                fault: Some(too_long),
                ..Reading::default()
            },
        })
    }
}

impl Torn {
    fn new(fault: impl Into<Fault>, so_far: Option<Result<ReadGame, Fault>>) -> Torn {
        Torn {
            fault: fault.into(),
            so_far: so_far.and_then(Result::ok).map(Box::new),
        }
    }

    /// What there is to see of the game, if it has begun; and the fault.
    pub(crate) fn shown(self) -> (Option<ReadGame>, Option<Fault>) {
        let so_far = self.so_far.map(|game| *game);
        (so_far.filter(ReadGame::is_begun), Some(self.fault))
    }
}

impl From<Fault> for Torn {
    fn from(fault: Fault) -> Torn {
        Torn {
            fault,
            so_far: None,
        }
    }
}

impl ReadGame {
    fn new<G: Score>(game: G, place: Place, kind: fn(G) -> TheGame) -> Result<ReadGame, Fault> {
        let laws = game.laws().map_err(|unknown| Fault::laws(place, unknown))?;
        Ok(ReadGame {
            game: kind(game),
            laws,
            place,
        })
    }

    /// Returns whether there is more to see than the men where they always stand.
    fn is_begun(&self) -> bool {
        match &self.game {
            TheGame::Chess(game) => is_begun(game),
            TheGame::Draughts(game) => is_begun(game),
            TheGame::Many(game) => is_begun(&**game),
        }
    }

    /// The same up to the first null move.
    pub(crate) fn before_null(self) -> ReadGame {
        let game = match self.game {
            TheGame::Chess(game) => TheGame::Chess(game.before_null()),
            game => game,
        };
        ReadGame { game, ..self }
    }

    /// The same at the table.
    pub(crate) fn seated(self) -> Result<Incoming, Fault> {
        let ReadGame { game, laws, place } = self;
        match game {
            TheGame::Chess(game) => Incoming::new(&game, laws, place),
            TheGame::Draughts(game) => Incoming::new(&game, laws, place),
            TheGame::Many(game) => Incoming::new(&*game, laws, place),
        }
    }
}

fn is_begun<G: Score>(game: &G) -> bool {
    !game.is_empty() || game.position().is_some()
}
