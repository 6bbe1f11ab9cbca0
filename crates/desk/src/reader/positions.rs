//! Lists of positions, a line each.

use rochade_chess::{FenError, FenMend, Position};
use rochade_draughts as draughts;
use rochade_gametext::Place;
use rochade_many as many;
use rochade_table::{GameKind, Law, Laws};

use super::{ReadGame, TheGame};
use crate::fault::{self, Fault};
use crate::kind::{self, Kind};
use crate::score::{self, set_up};

/// Whether a text is a list of positions: it has some, and between them nothing but words, which
/// may be headings.
pub(super) fn holds_positions(text: &str) -> bool {
    let mut has_one = false;
    for line in text.split('\n') {
        match position_in(line) {
            Some(_) => has_one = true,
            None if has_moves(line) => return false,
            None => {}
        }
    }
    has_one
}

/// Whether a line is one of a game: it begins a tag or a comment, numbers a move, or ends a game.
fn has_moves(line: &str) -> bool {
    let line = bare(line);
    let is_dot = |c| matches!(c, '.' | '…');
    let mut words = line.split_whitespace();
    let ends = |word: &str| matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2");
    line.starts_with(['[', '{', '(']) || words.any(ends) || {
        let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let moves = rest.trim_start_matches(is_dot).trim_start();
        let word = moves.split(' ').next().unwrap_or_default();
        rest.len() < line.len()
            && rest.starts_with(is_dot)
            && Position::initial().parse_move(word).is_ok()
    }
}

/// The position in a line: behind the number or letter that it may have in a list, and within the
/// quotes that may stand around it.
pub(super) fn position_in(line: &str) -> Option<&str> {
    let line = bare(line);
    let whole = unquoted(line);
    if kind::of_position(whole).is_some() {
        return Some(whole);
    }
    let rest = match line.strip_prefix(|c: char| c.is_ascii_alphabetic()) {
        Some(rest) => rest,
        None => line.trim_start_matches(|c: char| c.is_ascii_digit() || c == '#'),
    };
    let behind = rest.trim_start_matches(['.', ')', ':']);
    let is_listed = rest.len() < line.len() && (behind.len() < rest.len() || rest.starts_with(' '));
    let listed = unquoted(behind.trim_start());
    (is_listed && kind::of_position(listed).is_some()).then_some(listed)
}

/// A text without quotes around it, and what may stand behind them.
fn unquoted(text: &str) -> &str {
    let is_quote = |c: char| matches!(c, '"' | '\'' | '`' | '«' | '»' | '‹' | '›' | '‘'..='‟');
    let inner = text.trim_start_matches(is_quote);
    if inner.len() == text.len() {
        return text;
    }
    let is_end = |c: char| is_quote(c) || matches!(c, ',' | ';' | '.') || c.is_whitespace();
    inner.trim_end_matches(is_end).trim_start()
}

/// The laws of a game: these, if they are, or else its usual ones.
pub(super) fn laws_of(kind: GameKind, laws: &Laws) -> Laws {
    match laws.game == kind {
        true => laws.clone(),
        false => kind.usual_laws(),
    }
}

/// A line without what stands around it: blanks, and the mark by which some files begin.
pub(super) fn bare(line: &str) -> &str {
    line.trim_matches(is_margin)
}

pub(super) fn is_margin(char: char) -> bool {
    char == '\u{feff}' || char.is_whitespace()
}

/// Reads the position in a line, which has this number.
pub(super) fn read_position(
    line: &str,
    fen: &str,
    number: usize,
    laws: &Laws,
    notes: &mut Vec<Fault>,
) -> Result<ReadGame, Fault> {
    let before = line.split_once(fen).map_or("", |(before, _)| before);
    let before = before.chars().filter(|&char| char != '\u{feff}').count();
    let last = fen.chars().count().saturating_sub(1);
    let place = |column: usize| Place {
        line: number,
        column: before + column.min(last) + 1,
    };
    let kind = kind::of_position(fen).unwrap_or(Kind::Chess);
    match kind {
        Kind::Chess => chess_from(fen, laws, place, notes),
        Kind::Draughts => draughts_from(fen, laws, place),
        Kind::Many(game) => many_from(fen, game, laws, place),
        Kind::Pgn4 | Kind::Other => Err(Fault::other_game(place(0), kind, fen)),
    }
}

/// A game of chess from a position; `place` says where its characters stand, counted from 0.
fn chess_from(
    fen: &str,
    laws: &Laws,
    place: impl Fn(usize) -> Place,
    notes: &mut Vec<Fault>,
) -> Result<ReadGame, Fault> {
    let (position, mends) = Position::from_found_fen(fen).map_err(|error: FenError| {
        let fields = fen.split(' ').take(fault::field_index(&error));
        let column = fields.map(|field| field.chars().count() + 1).sum();
        Fault::position(place(column), error.word())
    })?;
    let mended = |mend: FenMend| Fault::position(place(0), mend.word());
    notes.extend(mends.into_iter().map(mended));
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

/// The same of chess for four or for three, on the board that the rows of the text have.
fn many_from(
    text: &str,
    game: many::Game,
    laws: &Laws,
    place: impl Fn(usize) -> Place,
) -> Result<ReadGame, Fault> {
    let mut laws = laws_of(
        match game {
            many::Game::Four => GameKind::Four,
            many::Game::Three => GameKind::Three,
        },
        laws,
    );
    if let (Some(board), Some(law)) = (many::Board::of_text(text), Law::find("board")) {
        // Four have one board, and no law about it.
        let _ = law.set(&mut laws, board.word());
    }
    let rules = score::many::rules(&laws);
    let rules = rules.ok_or_else(|| Fault::laws(place(0), &laws.text()))?;
    let position = many::Position::from_text(text, &rules).map_err(|error| {
        let fields = match error.field() {
            Some(field) => many_field(field, game),
            None => text.split(' ').count() - 1,
        };
        let before = text.split(' ').take(fields);
        let column = before.map(|field| field.chars().count() + 1).sum();
        Fault::position(place(column), error.word())
    })?;
    let game = score::many::set_up(position, &laws).ok_or_else(|| Fault::too_long(place(0)))?;
    Ok(ReadGame {
        game: TheGame::Many(Box::new(game)),
        laws,
        place: place(0),
    })
}

/// Counts the fields before one of a position's text: nobody castles in the game for three.
fn many_field(field: many::TextField, game: many::Game) -> usize {
    let place = field as usize;
    match game {
        many::Game::Three if field > many::TextField::Castling => place - 1,
        _ => place,
    }
}

/// How many characters stand before a byte.
fn column_of(text: &str, byte: usize) -> usize {
    let before = text.get(..byte).unwrap_or(text);
    before.chars().count()
}
