//! Games of chess for four and for three.

mod tag;

use rochade_gametext::{Notes, Termination};
use rochade_many::{self as many, Frozen, Move, Position, Rules, Square};
use rochade_many_pgn::{Act, Game, Games, Leaving, ManyPgn, control_tags, name_tags};
use rochade_sort::insertion_sort;
use rochade_table::many::{id, move_of, seat, seat_of, step};
use rochade_table::{
    Answer, Entry, Event, GameKind, Laws, PromptKind, Question, Seat, SquareId, Start, Table,
    Termination as Ended,
};

use self::tag::{of_tag, tag};
use super::{Begun, End, Score, Turn};
use crate::odds;

/// How texts are read: where nothing tells what is played, it is `usual`.
pub(crate) fn dialect(usual: many::Game) -> ManyPgn {
    ManyPgn::new(usual).with_laws(named_rules)
}

/// A game without moves from a position, as a text has it, under these laws; `None` if the laws are
/// too long for a text.
pub(crate) fn set_up(position: Position, laws: &Laws) -> Option<Game> {
    Game::under(&tag(laws), position).ok()
}

/// Returns the rules of laws; `None` if these are laws of another game.
pub(crate) fn rules(laws: &Laws) -> Option<Rules> {
    let is_many = matches!(laws.game, GameKind::Four | GameKind::Three);
    is_many.then(|| laws.many_rules())
}

/// The same of laws by name.
fn named_rules(laws: &str) -> Option<Rules> {
    rules(&of_tag(laws).ok()?)
}

impl Score for Game {
    fn name_tags(&self) -> &'static [&'static str] {
        name_tags(self.game())
    }

    fn control_tags(&self) -> &'static [&'static str] {
        control_tags(self.game())
    }

    fn square(&self, name: &str) -> Option<SquareId> {
        let board = self.start().rules().board;
        id(board, board.square(name)?)
    }

    fn read(text: &str) -> Option<Game> {
        let games = Games::of(text, dialect(many::Game::Four));
        games.flatten().next()
    }

    fn begin(table: &Table, _: usize) -> Option<Game> {
        let start = &table.record().start;
        let rules = rules(&start.laws)?;
        let position = match &start.position {
            Some(text) => Position::from_text(text, &rules).ok()?,
            None => {
                let plan = start.laws.plan();
                let squares = start.odds.iter().filter_map(|&odds| {
                    let square = start.laws.square_given(odds)?;
                    rules.board.square(plan.name(square))
                });
                let given: Vec<Square> = squares.collect();
                Position::beginning_without(&rules, seat_of(start.first, rules.game())?, &given)?
            }
        };
        set_up(position, &start.laws)
    }

    fn add(&mut self, entry: &Entry) -> Option<&mut Notes> {
        let mv = move_of(self.start().rules().board, &entry.deed.step)?;
        let added = match entry.illegal {
            false => self.play(mv),
            true => self.let_stand(mv),
        };
        added.ok()
    }

    fn leavings(&self, table: &Table) -> Vec<(usize, Event)> {
        let mut leavings = match self.game() {
            many::Game::Four => Vec::new(),
            many::Game::Three => leavings_of_three(table),
        };
        let ended = ending(table).filter(|end| {
            let seat = leaver(end);
            !leavings.iter().any(|(_, event)| leaver(event) == seat)
        });
        leavings.extend(ended.map(|end| (table.plies(), end)));
        leavings
    }

    fn leave(&mut self, event: &Event) {
        let how = match event {
            Event::FlagFallen(_) => Leaving::Time,
            _ => Leaving::Resigned,
        };
        let seat = leaver(event).and_then(|seat| seat_of(seat, self.start().rules().game()));
        // Who has left at the table could.
        let _ = seat.map(|seat| Game::leave(self, seat, how));
    }

    fn without_moves(&self) -> Game {
        let mut bare = self.clone();
        bare.take_moves();
        bare
    }

    fn result(&self) -> &'static str {
        self.result()
    }

    fn set_result(&mut self, text: &str) {
        // The table writes results as the text does.
        let _ = Game::set_result(self, text);
    }

    fn is_drawn(&self) -> bool {
        self.result() == "draw"
    }

    /// Who left stands in the text, and nobody is taken for one who resigned.
    fn by_result(&self) -> End {
        match Score::is_drawn(self) && !Score::is_empty(self) {
            true => End::Agreed,
            false => End::Nothing,
        }
    }

    fn laws(&self) -> Result<Laws, &str> {
        of_tag(self.laws())
    }

    fn position(&self) -> Option<String> {
        first_of_array(self)
            .is_none()
            .then(|| self.start().to_string())
    }

    fn first(&self) -> Option<Seat> {
        first_of_array(self)
    }

    fn movers(&self) -> impl Iterator<Item = Seat> {
        let moved = self.acts().filter_map(|act| match act {
            Act::Move { deed, .. } => Some(deed.man.seat),
            Act::Left { .. } => None,
        });
        let next = Game::position(self).turn();
        moved.chain([next]).map(seat)
    }

    fn turns(&self) -> impl Iterator<Item = Turn> {
        let board = self.start().rules().board;
        let mut before = Vec::new();
        self.acts().filter_map(move |act| match act {
            Act::Move { deed, illegal, .. } => Some(Turn {
                before: std::mem::take(&mut before),
                step: step(board, deed.mv)?,
                illegal: *illegal,
            }),
            Act::Left { seat, how, .. } => {
                before.push(left(*seat, *how));
                None
            }
        })
    }

    fn departures(&self, lines: &[&[String]]) -> Vec<String> {
        let mut so_far = Score::without_moves(self);
        let mut turns = 0;
        let mut lines = lines.iter();
        let mut texts = Vec::new();
        for act in self.acts() {
            if let Act::Move { deed, .. } = act {
                let Some(line) = lines.next() else { break };
                let begun = Game::under(self.laws(), *Game::position(&so_far)).ok();
                let text = begun.map(|begun| departure(begun, turns, deed.mv, line));
                texts.push(text.unwrap_or_default());
            }
            let in_turn = !matches!(act, Act::Left { in_turn: false, .. });
            turns += usize::from(in_turn) + act.passes().count();
            if repeat(&mut so_far, act).is_none() {
                break;
            }
        }
        texts
    }

    fn last_events(&self) -> Vec<Event> {
        let mut events: Vec<Event> = self
            .acts()
            .rev()
            .map_while(|act| match act {
                Act::Move { .. } => None,
                Act::Left { seat, how, .. } => Some(left(*seat, *how)),
            })
            .collect();
        events.reverse();
        events
    }

    fn termination(&self) -> Option<Termination> {
        None
    }

    /// The text expresses all plies.
    fn begun(&self, start: &Start) -> Option<Begun> {
        Some(Begun {
            telling: odds::many::begun(self, start)?,
            from_comment: false,
        })
    }

    fn has_start_of(&self, other: &Game) -> bool {
        self.start().to_string() == other.start().to_string()
            && of_tag(self.laws()) == of_tag(other.laws())
    }

    fn same_moves(&self, other: &Game) -> usize {
        let moves = |game: &Game| -> Vec<(Move, bool)> {
            let moves = game.acts().filter_map(|act| match act {
                Act::Move { deed, illegal, .. } => Some((deed.mv, *illegal)),
                Act::Left { .. } => None,
            });
            moves.collect()
        };
        let (own, others) = (moves(self), moves(other));
        let pairs = own.iter().zip(&others);
        pairs.take_while(|(one, other)| one == other).count()
    }
}

/// The line that could have been played instead of a move, as far as it can be.
fn departure(mut game: Game, turns: usize, made: Move, line: &[String]) -> String {
    for text in line {
        let Some(mv) = game.read_move(text) else {
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    let first = game.acts().find_map(|act| match act {
        Act::Move { deed, .. } => Some(deed.mv),
        Act::Left { .. } => None,
    });
    match first {
        Some(first) if first != made => game.movetext_after(turns),
        _ => String::new(),
    }
}

/// Adds what happened in another game; `None` if it can't happen here.
fn repeat(game: &mut Game, act: &Act) -> Option<()> {
    match act {
        Act::Move {
            deed,
            illegal: false,
            ..
        } => game.play(deed.mv).ok().map(|_| ()),
        Act::Move { deed, .. } => game.let_stand(deed.mv).ok().map(|_| ()),
        Act::Left { seat, how, .. } => Game::leave(game, *seat, *how).ok(),
    }
}

/// Returns who begins, if a game begins with the usual array, and with somebody who can have the
/// first move of a game: of three, that is Black (3p-38).
fn first_of_array(game: &Game) -> Option<Seat> {
    let start = game.start();
    if game.game() == many::Game::Three && start.turn() != start.rules().first() {
        return None;
    }
    let usual = Position::beginning_with(start.rules(), start.turn())?;
    (usual.to_string() == start.to_string()).then(|| seat(start.turn()))
}

/// Returns who left the game for three, and after how many plies: the positions tell it.
fn leavings_of_three(table: &Table) -> Vec<(usize, Event)> {
    let record = table.record();
    let plan = record.start.laws.plan();
    let before = record.start.position.clone();
    let positions: Vec<String> = table.positions(usize::MAX);
    let has_left = |text: &str, letter: &str| {
        let frozen = text.split(' ').nth(3).unwrap_or_default();
        let mark = [letter, &Frozen::Left.letter().to_string()].concat();
        frozen.contains(&mark)
    };
    let mut leavings: Vec<(usize, Event)> = plan
        .all_seats()
        .filter_map(|seat| {
            let letter = plan.letter(seat);
            if before.as_deref().is_some_and(|text| has_left(text, letter)) {
                return None;
            }
            let plies = positions.iter().position(|text| has_left(text, letter))?;
            let flag = Event::FlagFallen(seat);
            Some(match record.events.contains(&flag) {
                true => (plies, flag),
                false => (plies, Event::Resigned(seat)),
            })
        })
        .collect();
    insertion_sort(&mut leavings, |(plies, event)| {
        let when = record.events.iter().position(|other| other == event);
        (*plies, when)
    });
    leavings
}

/// Returns what a player did who has ended the game by leaving it.
fn ending(table: &Table) -> Option<Event> {
    let ended = table.outcome()?.termination;
    let last = table.record().events.iter().rev();
    last.filter(|_| matches!(ended, Ended::Resignation | Ended::Time))
        .find_map(|event| match *event {
            Event::Resigned(seat) => Some(Event::Resigned(seat)),
            Event::FlagFallen(seat) => Some(Event::FlagFallen(seat)),
            Event::Answered(
                Question {
                    kind: PromptKind::ResignTogether,
                    by,
                    ..
                },
                Answer::Accept,
            ) => Some(Event::Resigned(by)),
            _ => None,
        })
}

/// Returns who leaves by an event.
fn leaver(event: &Event) -> Option<Seat> {
    match event {
        Event::Resigned(seat) | Event::FlagFallen(seat) => Some(*seat),
        _ => None,
    }
}

fn left(who: many::Seat, how: Leaving) -> Event {
    match how {
        Leaving::Resigned => Event::Resigned(seat(who)),
        Leaving::Time => Event::FlagFallen(seat(who)),
    }
}
