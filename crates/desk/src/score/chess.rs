//! Games of chess in PGN.

use rochade_chess::{Move, Position, San};
use rochade_gametext::{Flaw, Notes, Termination};
use rochade_pgn::{Game, Games, NULL, after};
use rochade_table::chess::{move_of, seat, step};
use rochade_table::{Entry, GameKind, Laws, Seat, SquareId, Start, Table, chess};

use super::{Begun, Score, Turn, WrittenMove, by_turns};
use crate::incoming::LAWS;
use crate::said::Said;
use crate::{before, odds};

impl Score for Game {
    fn control_tags(&self) -> &'static [&'static str] {
        &["WhiteTimeControl", "BlackTimeControl"]
    }

    fn square(&self, name: &str) -> Option<SquareId> {
        name.parse().ok().map(chess::id)
    }

    fn read(text: &str) -> Option<Game> {
        Games::new(text).flatten().next()
    }

    fn first_ply(table: &Table) -> usize {
        before::first_ply(table)
    }

    fn begin(table: &Table, first_ply: usize) -> Option<Game> {
        Some(Game::new(before::shown(table, first_ply)))
    }

    fn comment_before(
        table: &Table,
        first_ply: usize,
        said_at: &[(usize, Said)],
    ) -> Option<String> {
        before::text(table, first_ply, said_at)
    }

    fn add(&mut self, entry: &Entry) -> Option<&mut Notes> {
        self.play(move_of(&entry.deed.step)?).ok()
    }

    fn without_moves(&self) -> Game {
        let mut bare = Game::new(*self.start());
        bare.sheet = self.sheet.without_moves();
        bare
    }

    fn laws(&self) -> Result<Laws, &str> {
        let Some(text) = self.sheet.tags().get(LAWS) else {
            return Ok(GameKind::Chess.usual_laws());
        };
        let laws = Laws::parse(text)?;
        let is_chess = laws.game == GameKind::Chess;
        is_chess.then_some(laws).ok_or(text)
    }

    fn set_laws(&mut self, laws: &Laws) -> Result<(), Flaw> {
        if *laws == GameKind::Chess.usual_laws() {
            return Ok(());
        }
        self.sheet.set_tag(LAWS, &laws.text())
    }

    fn position(&self) -> Option<String> {
        let start = self.start().to_string();
        (start != Position::initial().to_string()).then_some(start)
    }

    fn movers(&self) -> impl Iterator<Item = Seat> {
        by_turns(seat(self.start().turn()), self.len())
    }

    fn turns(&self) -> impl Iterator<Item = Turn> {
        self.real_moves().map(|mv| Turn::new(step(mv)))
    }

    fn termination(&self) -> Option<Termination> {
        self.termination()
    }

    fn ends_by_itself(&self, start: &Start) -> bool {
        let steps = self.real_moves().map(step);
        chess::ending(&start.laws, &self.start().to_string(), steps).is_some()
    }

    fn begun(&self, start: &Start) -> Option<Begun> {
        let from_comment = before::from_comment(self, start);
        let is_from_comment = from_comment.is_some();
        Some(Begun {
            telling: from_comment.or_else(|| odds::begun(self, start))?,
            from_comment: is_from_comment,
        })
    }

    fn departures(&self, lines: &[&[String]]) -> Vec<String> {
        let mut position = *self.start();
        let departing = |(mv, line): (Option<Move>, &&[String])| {
            let text = departure(position, mv, line);
            position = after(&position, mv);
            text
        };
        self.moves().zip(lines).map(departing).collect()
    }

    fn has_start_of(&self, other: &Game) -> bool {
        self.start() == other.start()
    }

    fn written_moves(&self) -> Vec<WrittenMove> {
        let mut position = *self.start();
        let told = |mv: Option<Move>| {
            let text = mv.map_or(NULL.to_owned(), |mv| written(&position, mv));
            position = after(&position, mv);
            let passed = mv.is_none().then(|| position.to_string());
            WrittenMove { text, passed }
        };
        self.moves().map(told).collect()
    }

    fn same_moves(&self, other: &Game) -> usize {
        let pairs = self.moves().zip(other.moves());
        pairs.take_while(|(one, other)| one == other).count()
    }
}

/// The line that could have been played instead of a move, as far as it can be.
fn departure(position: Position, made: Option<Move>, line: &[String]) -> String {
    let mut game = Game::new(position);
    for text in line {
        let mv = Game::position(&game).parse_move(text).ok();
        if mv.and_then(|mv| game.play(mv).ok()).is_none() {
            break;
        }
    }
    match game.moves().next() {
        Some(first) if first != made => game.movetext(),
        _ => String::new(),
    }
}

fn written(position: &Position, mv: Move) -> String {
    San::of(position, mv).map_or_else(|| mv.to_string(), |san| san.to_string())
}
