//! Games of draughts in PDN.

use rochade_draughts::{Color, Ply, Position, Rules, Square};
use rochade_gametext::Notes;
use rochade_pdn::{Game, Games, Pdn, Variant};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::draughts::{id, square_of};
use rochade_table::{Entry, Event, GameKind, Laws, Seat, SquareId, Step, Table};

use super::{Score, Turn, by_turns};

/// How texts are read: a game that doesn't name its rules has those of `usual`.
pub(crate) fn dialect(usual: &Laws) -> Pdn {
    let named = rules(usual).and_then(|rules| Variant::of(&rules));
    Pdn::new(named.unwrap_or(Variant::ALL[0])).with_laws(named_rules)
}

/// A game without moves from a position under these laws.
pub(crate) fn set_up(position: Position, laws: &Laws) -> Option<Game> {
    Game::under(&laws.text(), position).ok()
}

/// The rules of laws; `None` if these are no laws of draughts.
pub(crate) fn rules(laws: &Laws) -> Option<Rules> {
    let is_draughts = laws.game == GameKind::Draughts;
    is_draughts.then(|| laws.draughts_rules())
}

/// The same of laws by name.
fn named_rules(laws: &str) -> Option<Rules> {
    rules(&Laws::parse(laws).ok()?)
}

impl Score for Game {
    fn control_tags(&self) -> &'static [&'static str] {
        &["TimeControlWhite", "TimeControlBlack"]
    }

    fn square(&self, name: &str) -> Option<SquareId> {
        name.parse().ok().map(id)
    }

    fn read(text: &str) -> Option<Game> {
        let usual = GameKind::Draughts.usual_laws();
        Games::of(text, dialect(&usual)).flatten().next()
    }

    fn begin(table: &Table, _: usize) -> Option<Game> {
        let laws = &table.record().start.laws;
        let fen = table.positions(0).pop()?;
        let position = Position::from_fen(&fen, &rules(laws)?).ok()?;
        set_up(position, laws)
    }

    fn add(&mut self, entry: &Entry) -> Option<&mut Notes> {
        if let Some(blown) = entry.deed.blown {
            Game::blow(self, square_of(blown.square)?).ok()?;
        }
        let path: Option<Vec<Square>> = entry
            .deed
            .step
            .path
            .iter()
            .copied()
            .map(square_of)
            .collect();
        let mv = Game::position(self).resolve(&path?)?;
        self.play(&mv).ok()
    }

    fn blow(&mut self, at: SquareId) {
        // A man that was taken off at the table could be blown.
        let _ = square_of(at).map(|square| Game::blow(self, square));
    }

    fn without_moves(&self) -> Game {
        let mut bare = self.clone();
        bare.take_moves();
        bare
    }

    fn laws(&self) -> Result<Laws, &str> {
        Laws::parse(self.laws())
    }

    fn position(&self) -> Option<String> {
        let start = self.start();
        let usual = Position::initial(start.rules());
        (start.to_setup() != usual.to_setup()).then(|| start.to_string())
    }

    fn movers(&self) -> impl Iterator<Item = Seat> {
        let first = match self.start().turn() {
            Color::White => WHITE,
            Color::Black => BLACK,
        };
        by_turns(first, self.len())
    }

    fn turns(&self) -> impl Iterator<Item = Turn> {
        self.plies().map(|(ply, _)| turn(ply))
    }

    fn departures(&self, lines: &[&[String]]) -> Vec<String> {
        let mut position = *self.start();
        let departing = |(plies, ((ply, _), line)): (usize, ((&Ply, &Notes), &&[String]))| {
            let bare = Game::under(self.laws(), position).ok();
            let text = bare.map(|bare| departure(bare, plies, ply, line));
            position = after(&position, ply).unwrap_or(position);
            text.unwrap_or_default()
        };
        let plies = self.plies().zip(lines);
        plies.enumerate().map(departing).collect()
    }

    fn last_events(&self) -> Vec<Event> {
        let blown = self.last_blow().map(id);
        blown.map(Event::Blown).into_iter().collect()
    }

    fn has_start_of(&self, other: &Game) -> bool {
        self.start() == other.start()
    }

    fn same_moves(&self, other: &Game) -> usize {
        let pairs = self.plies().zip(other.plies());
        let same = pairs.take_while(|((one, _), (other, _))| one == other);
        same.count()
    }
}

/// The line that could have been played instead of a ply, as far as it can be.
fn departure(mut game: Game, plies: usize, made: &Ply, line: &[String]) -> String {
    for text in line {
        let ply = Game::position(&game).parse_ply(text).ok();
        if ply.and_then(|ply| make(&mut game, &ply)).is_none() {
            break;
        }
    }
    let departs = match (game.plies().next(), game.last_blow()) {
        (Some((first, _)), _) => first != made,
        (None, blown) => blown.is_some(),
    };
    match departs {
        true => game.movetext_after(plies),
        false => String::new(),
    }
}

/// Adds a ply to a game; `None` if it can't be made.
fn make(game: &mut Game, ply: &Ply) -> Option<()> {
    if let Some(man) = ply.blow {
        Game::blow(game, man).ok()?;
    }
    match ply.mv {
        Some(mv) => game.play(&mv).ok().map(|_| ()),
        None => Some(()),
    }
}

/// The position after a ply.
fn after(position: &Position, ply: &Ply) -> Option<Position> {
    let blown = match ply.blow {
        Some(man) => position.blow(man)?,
        None => *position,
    };
    ply.mv.map_or(Some(blown), |mv| blown.play(&mv))
}

fn turn(ply: &Ply) -> Turn {
    let path = ply.mv.iter().flat_map(|mv| mv.path().iter().copied());
    Turn {
        before: ply.blow.map(id).map(Event::Blown).into_iter().collect(),
        ..Turn::new(Step {
            path: path.map(id).collect(),
            choice: None,
        })
    }
}
