//! From a game in PGN to one at the table.

use rochade_chess::{Color, Move, Position};
use rochade_pgn::{Game, GameResult, Notes, Termination};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved;
use rochade_table::{
    Answer, Clocks, Control, Event, GameKind, Player, PromptKind, Question, Record, Seat, Start,
    Table,
};
use serde::Serialize;

use crate::men::{course, seat, step};
use crate::odds;

/// The comment that stands for a draw offered with a move.
pub(crate) const OFFER: &str = "(=)";

/// Tags that are not needed beside a saved text: it says the same, or the list of games does.
const HELD: [&str; 3] = ["White", "Black", "Date"];

/// What the tag `Termination` says of games whose saved text says the same.
const ENDS: [&str; 3] = ["normal", "time forfeit", "unterminated"];

/// The tags with the players' names, in the order of seats.
const TAGS: [&str; 2] = ["White", "Black"];

/// A game that has been read. The parts that stay on the device are called as there (`web/src/store/entry.rs`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Incoming {
    /// The word for what is played.
    pub game: &'static str,
    /// The game as a saved text.
    pub saved: String,
    /// The players' names, in the order of seats; empty where they are not known.
    pub players: Vec<String>,
    /// The day, `2026-11-20`; empty if it is not known.
    pub day: String,
    /// The result, as PGN writes it.
    pub result: &'static str,
    /// Why the game ended, in the word of the page's contract; empty if that is not known.
    pub termination: &'static str,
    /// How many plies there are at the table.
    #[serde(skip)]
    pub plies: usize,
    /// How many things have happened: moves, times, offers, the end.
    pub events: usize,
    /// The position at the end, as FEN.
    pub position: String,
    /// Whether the game goes on in PGN after it has ended by the laws of the table, say by a repetition that nobody
    /// claimed. The extra then holds all of it.
    pub cut: bool,
    /// The game as PGN, if it says more than the saved text does: without its moves, if that is said by tags alone.
    pub extra: String,
}

impl Incoming {
    /// Brings a game to the table; `None` if it is too long for a saved text.
    pub fn new(game: &Game) -> Option<Incoming> {
        let start = start(game);
        let (start, ahead) = odds::read(game, &start).unwrap_or((start, Vec::new()));
        let has_controls = start.controls.is_some();
        let has_odds = start.odds.is_some();
        let (saved, table) = sit_down(game, start, &ahead)?;
        let cut = table.plies() < ahead.len() + game.len();
        let outcome = table.outcome();
        let told = outcome.map(|outcome| outcome.result);
        let result = told.unwrap_or(game.result.text());
        let is_told = result == game.result.text() && (told.is_some() || result == "*");
        let players = table.record().start.players.iter();
        let players: Vec<String> = players.map(|player| player.name.clone()).collect();
        let extra = if is_annotated(game, has_controls) || cut || !is_told {
            game.to_string()
        } else if has_more_tags(game, has_controls, has_odds, &players) {
            without_moves(game).to_string()
        } else {
            String::new()
        };
        let view = table.view();
        Some(Incoming {
            game: view.game.word(),
            saved,
            players,
            day: day(game.tags.get("Date").unwrap_or_default()),
            result,
            termination: outcome.map_or("", |outcome| outcome.termination.word()),
            plies: table.plies(),
            events: table.record().events.len(),
            position: view.position,
            cut,
            extra,
        })
    }
}

/// How the game starts.
fn start(game: &Game) -> Start {
    let player = |tag| Player {
        name: saved::clean_name(game.tags.get(tag).unwrap_or_default()),
        ..Player::default()
    };
    let usual = game.start().to_string() == Position::initial().to_string();
    let mut start = Start::new(GameKind::Chess, TAGS.map(player).into());
    start.position = (!usual).then(|| game.start().to_string());
    start.controls = controls(game);
    start
}

/// The time controls, if times are told by which the clocks can be set.
fn controls(game: &Game) -> Option<Vec<Control>> {
    if game.plies().all(|(_, notes)| notes.clock.is_none()) {
        return None;
    }
    let both = game.tags.get("TimeControl");
    let control = |tag| Control::from_seconds(game.tags.get(tag).or(both)?).ok();
    let controls = ["WhiteTimeControl", "BlackTimeControl"].map(control);
    controls.into_iter().collect()
}

/// The game as a saved text, as far as the laws of the table let it go on, and the table with it; `None` if it is too long.
fn sit_down(game: &Game, start: Start, ahead: &[Move]) -> Option<(String, Table)> {
    let termination = game.termination();
    let agreed = is_agreed(game, termination);
    let mut record = Record {
        events: events(game, &start, ahead, agreed),
        start,
    };
    let moves = record.events.len();
    record.events.extend(decision(game, termination, agreed));
    let (saved, table) = saved::write_record(&record)?;
    if contradicts(&table, game.result) {
        // A flag fell without the loss that the result tells of: the result counts.
        record.events.truncate(moves);
        record.events.extend(resigned(game.result));
        return saved::write_record(&record);
    }
    Some((saved, table))
}

/// Whether the table tells of another result than the game does, though the board does not decide it.
fn contradicts(table: &Table, result: GameResult) -> bool {
    let flag = matches!(table.record().events.last(), Some(Event::FlagFallen(_)));
    flag && table.outcome().map(|outcome| outcome.result) != Some(result.text())
}

/// The moves with their times and offers; before them those with which odds let one side begin.
fn events(game: &Game, start: &Start, ahead: &[Move], agreed: bool) -> Vec<Event> {
    let mut events = Vec::with_capacity(ahead.len() + game.len() + 2);
    let mut color = game.start().turn();
    let mut mover = seat(color);
    let first = if ahead.is_empty() { mover } else { start.first };
    let mut clocks = start
        .controls
        .clone()
        .map(|controls| Clocks::new(controls, first));
    for (&mv, left) in ahead.iter().zip((0..ahead.len()).rev()) {
        let next = if left > 0 { first } else { mover };
        if let Some(clocks) = &mut clocks {
            clocks.finish_move(next);
        }
        events.push(Event::Played(step(mv)));
    }
    for (ply, (mv, notes)) in game.plies().enumerate() {
        let offered_last = agreed && ply + 1 == game.len();
        if offered_last || offers_draw(notes) {
            events.push(Event::DrawOffered(mover));
        }
        color = color.other();
        let next = seat(color);
        if let Some(clocks) = &mut clocks {
            events.extend(notes.clock.and_then(|left| run_down(clocks, left, next)));
            clocks.finish_move(next);
        }
        events.push(Event::Played(step(mv)));
        mover = next;
    }
    events
}

/// Runs the clock of the seat to move down, so that it shows `left` when its move is made; and the event that tells so,
/// unless it shows that anyway.
fn run_down(clocks: &mut Clocks, left: u32, next: Seat) -> Option<Event> {
    if clocks.clone().finish_move(next) == left {
        return None;
    }
    let mut started = clocks.clone();
    started.start();
    let before = started.left(started.turn());
    let earned = started.finish_move(next).saturating_sub(before);
    let told = left.saturating_sub(earned).min(before);
    clocks.run_down(told);
    Some(Event::TimeLeft(told))
}

/// What ends the game after its moves, if it does not end on the board.
fn decision(game: &Game, termination: Option<Termination>, agreed: bool) -> Option<Event> {
    let by_time = termination == Some(Termination::Time);
    let to_move = game.position().turn();
    match game.result {
        _ if ends_by_itself(game) => None,
        GameResult::Draw if by_time => Some(Event::FlagFallen(seat(to_move))),
        GameResult::Draw => agreed.then(|| accepted(to_move)),
        GameResult::White if by_time => Some(Event::FlagFallen(BLACK)),
        GameResult::Black if by_time => Some(Event::FlagFallen(WHITE)),
        result => resigned(result),
    }
}

/// The loser's resigning.
fn resigned(result: GameResult) -> Option<Event> {
    match result {
        GameResult::White => Some(Event::Resigned(BLACK)),
        GameResult::Black => Some(Event::Resigned(WHITE)),
        GameResult::Draw | GameResult::Unknown => None,
    }
}

/// Whether the players have agreed on a draw: whatever ends a game as a draw but the board and the clock is taken for that.
fn is_agreed(game: &Game, termination: Option<Termination>) -> bool {
    let by_time = termination == Some(Termination::Time);
    game.result == GameResult::Draw && !game.is_empty() && !by_time && !ends_by_itself(game)
}

/// The draw that came with the last move is accepted by the side that is to move after it.
fn accepted(to_move: Color) -> Event {
    let question = Question {
        kind: PromptKind::DrawOffer,
        of: seat(to_move),
        by: seat(to_move.other()),
    };
    Event::Answered(question, Answer::Accept)
}

/// Whether the laws of the table end the game where its moves have brought it.
fn ends_by_itself(game: &Game) -> bool {
    GameKind::Chess.usual_laws().ending(&course(game)).is_some()
}

fn offers_draw(notes: &Notes) -> bool {
    notes.after.as_str().contains(OFFER)
}

/// Whether the moves say more than they are: comments, glyphs, variations, or times without a clock.
fn is_annotated(game: &Game, has_controls: bool) -> bool {
    let says_more = |notes: &Notes| {
        !(notes.nags.is_empty()
            && notes.before.is_empty()
            && notes.variations.is_empty()
            && (notes.after.is_empty() || notes.after.as_str() == OFFER)
            && (notes.clock.is_none() || has_controls))
    };
    !game.preface.is_empty() || game.plies().any(|(_, notes)| says_more(notes))
}

/// Whether there are tags that the saved text does not say.
fn has_more_tags(game: &Game, has_controls: bool, has_odds: bool, names: &[String]) -> bool {
    let changed = |tag, name: &String| game.tags.get(tag).unwrap_or_default() != name;
    let more = |tag: &str, value: &str| match tag {
        "Termination" => !ENDS.iter().any(|end| end.eq_ignore_ascii_case(value)),
        "TimeControl" | "WhiteTimeControl" | "BlackTimeControl" => !has_controls,
        odds::TAG => !has_odds,
        _ => !HELD.contains(&tag),
    };
    let mut names = TAGS.into_iter().zip(names);
    names.any(|(tag, name)| changed(tag, name))
        || game.tags.iter().any(|(tag, value)| more(tag, value))
}

/// The game without its moves.
fn without_moves(game: &Game) -> Game {
    let mut bare = Game::new(*game.start());
    bare.tags = game.tags.clone();
    bare.result = game.result;
    bare
}

/// A date of PGN, `2026.11.20`, as ISO 8601 has it; empty unless the day is known.
fn day(date: &str) -> String {
    let shape = |(index, byte): (usize, u8)| match index {
        4 | 7 => byte == b'.',
        _ => byte.is_ascii_digit(),
    };
    let is_whole = date.len() == 10 && date.bytes().enumerate().all(shape);
    if is_whole {
        date.replace('.', "-")
    } else {
        String::new()
    }
}
