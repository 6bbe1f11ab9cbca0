//! Reading a text game by game, in as many slices as one likes.

use std::borrow::Cow;
use std::ops::Range;

use rochade_chess::{FenError, Position};
use rochade_draughts as draughts;
use rochade_pgn::sheet::Format;
use rochade_pgn::{Event, Games, Mark, Place, Scanner};
use rochade_table::{GameKind, Laws};

use crate::fault::{self, Fault};
use crate::incoming::{Incoming, LAWS};
use crate::kind::{self, Kind};
use crate::score::{self, Score, set_up};
use crate::text::decode;

/// A game of a text, or why it can't be read.
pub type Reading = Result<Incoming, Fault>;

/// A game as it stands in a text.
pub(crate) struct ReadGame {
    pub(crate) game: TheGame,
    /// The laws that it is played under.
    pub(crate) laws: Laws,
    /// Where it begins.
    pub(crate) place: Place,
}

/// A game, by what is played.
pub(crate) enum TheGame {
    Chess(rochade_pgn::Game),
    Draughts(rochade_pdn::Game),
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
    /// What was played in the last game that showed it.
    kind: Kind,
    source: Source,
    /// Where the last game stands in the text.
    last: Range<usize>,
    done: bool,
}

/// What a text holds, and how far it has been read.
#[derive(Debug)]
enum Source {
    /// Games as PGN or PDN.
    Games(Mark),
    /// Positions: how many bytes and lines of them have been read.
    Positions(usize, usize),
}

impl Reader {
    /// Reads a file: UTF-8, or else Latin-1. Positions are played under these laws; games say their
    /// own.
    pub fn new(file: Vec<u8>, laws: Laws) -> Reader {
        let text = decode(file);
        let source = if holds_positions(&text) {
            Source::Positions(0, 0)
        } else {
            Source::Games(Games::new(&text).mark())
        };
        Reader {
            text,
            laws,
            kind: Kind::Chess,
            source,
            last: 0..0,
            done: false,
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
        let next = match self.source {
            _ if self.done => None,
            Source::Games(mark) => self.next_game(mark),
            Source::Positions(offset, number) => {
                let next = self.next_position(offset, number);
                next.map(|game| game.map_err(Torn::from))
            }
        };
        self.done = next.is_none();
        self.last = began..self.offset();
        next
    }

    fn next_game(&mut self, mark: Mark) -> Option<Result<ReadGame, Torn>> {
        let kind = kind::of_game(&self.text, mark).unwrap_or(self.kind);
        match kind {
            Kind::Chess => {
                self.kind = kind;
                self.next_chess(mark)
            }
            Kind::Draughts => {
                self.kind = kind;
                self.next_draughts(mark)
            }
            Kind::Other => self.next_other(mark),
        }
    }

    /// Passes over a game of another kind; the fault stands at the tag that shows it.
    fn next_other(&mut self, mark: Mark) -> Option<Result<ReadGame, Torn>> {
        let mut games = Games::resume(&self.text, mark);
        games.next()?.ok();
        self.source = Source::Games(games.mark());
        let tag = self.tag(mark, kind::is_of_other);
        let (place, value) = tag.unwrap_or((mark.place, Cow::default()));
        Some(Err(Fault::other_game(place, &value).into()))
    }

    fn next_chess(&mut self, mark: Mark) -> Option<Result<ReadGame, Torn>> {
        let mut games = Games::resume(&self.text, mark);
        let (next, torn) = (games.next(), games.torn());
        self.source = Source::Games(games.mark());
        Some(match next? {
            Ok(game) => ReadGame::new(game, mark.place, TheGame::Chess)
                .map_err(|fault| self.at_tag(mark, fault).into()),
            Err(error) => {
                let so_far = torn.map(|game| ReadGame::new(game, mark.place, TheGame::Chess));
                Err(Torn::new(error, so_far))
            }
        })
    }

    fn next_draughts(&mut self, mark: Mark) -> Option<Result<ReadGame, Torn>> {
        let usual = laws_of(GameKind::Draughts, &self.laws);
        let mut games = score::draughts::games(&self.text, &usual, mark);
        let (next, torn) = (games.next(), games.torn());
        self.source = Source::Games(games.mark());
        Some(match next? {
            Ok(game) => ReadGame::new(game, mark.place, TheGame::Draughts).map_err(Torn::from),
            Err(error) => {
                let so_far = torn.map(|game| ReadGame::new(game, mark.place, TheGame::Draughts));
                Err(Torn::new(error, so_far))
            }
        })
    }

    /// Moves a fault in the laws of a game to their tag; other faults stand where the game begins.
    /// (Games of draughts can't be read without their rules, so their reader gives the place.)
    fn at_tag(&self, mark: Mark, mut fault: Fault) -> Fault {
        if fault.word == Fault::LAWS
            && let Some((place, _)) = self.tag(mark, |name, _| name == LAWS)
        {
            fault.place = place;
        }
        fault
    }

    /// The first tag with such a name and value in what follows: where it stands, and its value.
    fn tag(&self, mark: Mark, is_it: impl Fn(&str, &str) -> bool) -> Option<(Place, Cow<'_, str>)> {
        let mut scanner = Scanner::resume(&self.text, Format::Pgn, mark);
        let mut tags = scanner.by_ref().flatten().filter_map(|token| {
            let Event::Tag { name, value } = token.event else {
                return None;
            };
            is_it(name, &value).then_some((token.at, value))
        });
        let (at, value) = tags.next()?;
        Some((scanner.place(at), value))
    }

    fn next_position(
        &mut self,
        mut offset: usize,
        mut number: usize,
    ) -> Option<Result<ReadGame, Fault>> {
        let mut lines = self.text.get(offset..)?.split_inclusive('\n');
        let line = loop {
            let line = lines.next()?;
            (offset, number) = (offset + line.len(), number + 1);
            if !bare(line).is_empty() {
                break line;
            }
        };
        self.source = Source::Positions(offset, number);
        Some(position(line, number, &self.laws))
    }
}

impl Iterator for Reader {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        let game = self.read_next()?.map_err(|torn| torn.fault);
        Some(game.and_then(ReadGame::seated))
    }
}

impl Torn {
    fn new(fault: impl Into<Fault>, so_far: Option<Result<ReadGame, Fault>>) -> Torn {
        Torn {
            fault: fault.into(),
            so_far: so_far.and_then(Result::ok).map(Box::new),
        }
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

    /// The same at the table.
    fn seated(self) -> Reading {
        let ReadGame { game, laws, place } = self;
        match game {
            TheGame::Chess(game) => Incoming::new(&game, laws, place),
            TheGame::Draughts(game) => Incoming::new(&game, laws, place),
        }
    }
}

/// Returns whether all lines of a text look like positions, but for those in which nothing stands.
fn holds_positions(text: &str) -> bool {
    let mut lines = text
        .split('\n')
        .map(bare)
        .filter(|line| !line.is_empty())
        .peekable();
    lines.peek().is_some() && lines.all(|line| kind::of_position(line).is_some())
}

/// The laws of a game: these, if they are, or else its usual ones.
fn laws_of(kind: GameKind, laws: &Laws) -> Laws {
    match laws.game == kind {
        true => laws.clone(),
        false => kind.usual_laws(),
    }
}

/// A line without what stands around it: blanks, and the mark by which some files begin.
fn bare(line: &str) -> &str {
    line.trim_matches(is_margin)
}

fn is_margin(char: char) -> bool {
    char == '\u{feff}' || char.is_whitespace()
}

/// The position in a line, which has this number.
fn position(line: &str, number: usize, laws: &Laws) -> Result<ReadGame, Fault> {
    let fen = bare(line);
    let margin = line.chars().take_while(|&char| is_margin(char));
    let margin = margin.filter(|&char| char != '\u{feff}').count();
    let last = fen.chars().count().saturating_sub(1);
    let place = |column: usize| Place {
        line: number,
        column: margin + column.min(last) + 1,
    };
    match kind::of_position(fen).unwrap_or(Kind::Chess) {
        Kind::Chess => chess_from(fen, laws, place),
        Kind::Draughts => draughts_from(fen, laws, place),
        Kind::Other => Err(Fault::other_game(place(0), fen)),
    }
}

/// A game of chess from a position; `place` says where its characters stand, counted from 0.
fn chess_from(fen: &str, laws: &Laws, place: impl Fn(usize) -> Place) -> Result<ReadGame, Fault> {
    let position: Position = fen.parse().map_err(|error: FenError| {
        let fields = fen.split(' ').take(fault::field_index(&error));
        let column = fields.map(|field| field.chars().count() + 1).sum();
        Fault::position(place(column), error.word())
    })?;
    Ok(ReadGame {
        game: TheGame::Chess(rochade_pgn::Game::new(position)),
        laws: laws_of(GameKind::Chess, laws),
        place: place(0),
    })
}

/// The same of draughts.
fn draughts_from(
    fen: &str,
    laws: &Laws,
    place: impl Fn(usize) -> Place,
) -> Result<ReadGame, Fault> {
    let laws = laws_of(GameKind::Draughts, laws);
    let rules = score::draughts::rules(&laws);
    let rules = rules.ok_or_else(|| Fault::laws(place(0), &laws.text()))?;
    let position = draughts::Position::from_fen(fen, &rules)
        .map_err(|error| Fault::position(place(column_of(fen, error.at)), error.word()))?;
    let game = set_up(position, &laws).ok_or_else(|| Fault::too_long(place(0)))?;
    Ok(ReadGame {
        game: TheGame::Draughts(game),
        laws,
        place: place(0),
    })
}

/// Returns how many characters stand before a byte.
fn column_of(text: &str, byte: usize) -> usize {
    let before = text.get(..byte).unwrap_or(text);
    before.chars().count()
}
