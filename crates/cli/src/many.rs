//! The answers for chess for four and for three. The rules alone answer: what the table makes of
//! laws is not asked here.

use rochade_many::{Board as Squares, Game, IllegalMove, Line, Position, Rules, Turns};
use rochade_table::{Place, Plan, Shade, SquareId};
use serde_json::json;

use crate::args::shown;
use crate::board::{Board, EMPTY, Root};
use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;
use crate::replay::without_number;

/// What the command line says of the rules.
pub(crate) struct Wanted {
    pub(crate) game: Game,
    pub(crate) board: Option<String>,
    pub(crate) turns: Option<String>,
}

/// The game that a word means.
pub(crate) fn game(word: &str) -> Option<Game> {
    match word {
        "four" => Some(Game::Four),
        "three" => Some(Game::Three),
        _ => None,
    }
}

/// Reads a position; without a text, it is the initial one. Where no board is named, the text's
/// rows tell it.
pub(crate) fn position(wanted: &Wanted, text: Option<&str>) -> Result<Position, Failure> {
    let rules = rules(wanted, text)?;
    match text {
        None => Ok(Position::initial(&rules)),
        Some(text) => Position::from_text(text, &rules)
            .map_err(|error| Failure::Error(format!("unreadable position: {error}"))),
    }
}

fn rules(wanted: &Wanted, text: Option<&str>) -> Result<Rules, Failure> {
    let usual = match wanted.game {
        Game::Four => Rules::FOUR,
        Game::Three => Rules::THREE,
    };
    let of_game = |board: &Squares| board.game() == wanted.game;
    let board = match &wanted.board {
        None => text.and_then(Squares::of_text).filter(of_game),
        Some(word) => {
            let named = Squares::from_word(word).filter(of_game);
            let known = Squares::ALL.iter().filter(|board| of_game(board));
            let known: Vec<&str> = known.map(|board| board.word()).collect();
            Some(named.ok_or_else(|| {
                let known = known.join(", ");
                let word = shown(word);
                Failure::Usage(format!("no such board: {word} (there are {known})"))
            })?)
        }
    };
    let turns = match wanted.turns.as_deref() {
        None => usual.turns,
        Some("right") => Turns::Right,
        Some("left") => Turns::Left,
        Some(word) => {
            let message = format!("turns go to the right or left, not {}", shown(word));
            return Err(Failure::Usage(message));
        }
    };
    let board = board.unwrap_or(usual.board);
    Ok(Rules {
        board,
        turns,
        ..usual
    })
}

impl Root for Position {
    fn perft(&self, depth: u8) -> u64 {
        Position::perft(self, depth)
    }

    fn divide(&self, depth: u8) -> Vec<(String, u64)> {
        let board = self.rules().board;
        let parts = Position::divide(self, depth).into_iter();
        parts
            .map(|(mv, nodes)| (mv.on(board).to_string(), nodes))
            .collect()
    }
}

impl Board for Position {
    fn plies(&self) -> Vec<String> {
        let moves = self.legal_moves().into_iter();
        moves
            .map(|mv| mv.on(self.rules().board).to_string())
            .collect()
    }

    fn status(&self) -> String {
        status(&Line::new(*self))
    }

    fn plan(&self) -> Plan {
        let board = self.rules().board;
        let squares = board.squares().map(|square| Place {
            name: board.name(square).to_string(),
            column: square.column(),
            row: square.row(),
            shade: match board.is_light(square) {
                true => Shade::Light,
                false => Shade::Dark,
            },
        });
        Plan {
            columns: board.columns().len() as u8,
            rows: board.height(),
            squares: squares.collect(),
            seats: Vec::new(),
            kinds: Vec::new(),
        }
    }

    fn shown(&self, square: SquareId) -> String {
        let square = self.rules().board.squares().nth(square.index());
        let man = square.and_then(|square| self.man_at(square));
        man.map_or(EMPTY.to_owned(), |man| {
            [self.game().letter(man.seat), man.kind.letter()]
                .iter()
                .collect()
        })
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

/// Returns how the game has ended, with its result, or that it goes on.
fn status(line: &Line) -> String {
    let position = line.position();
    match line.outcome() {
        Some(outcome) => {
            let verdict = outcome.verdict.of(position.game());
            format!("{} {verdict}", outcome.end.word())
        }
        None if position.checks(position.turn()).any() => "check".to_owned(),
        None => "ongoing".to_owned(),
    }
}

/// Plays the moves of a text.
pub(crate) fn replay(output: &mut Output, file: &Source, start: Position) -> Result<(), Failure> {
    let text = file.read()?;
    let words = text.split_whitespace().map(without_number);
    let mut line = Line::new(start);
    for word in words.filter(|word| !word.is_empty()) {
        make_move(&mut line, word).map_err(|reason| {
            let ply = line.len() + 1;
            Failure::Error(format!("ply {ply}: {}: {reason}", shown(word)))
        })?;
        let (plies, position, status) = (line.len(), line.position().to_string(), status(&line));
        output.answer(
            || format!("{plies}\t{word}\t{position}\t{status}\n"),
            || json!({ "ply": plies, "move": word, "position": position, "status": status }),
        )?;
    }
    Ok(())
}

fn make_move(line: &mut Line, word: &str) -> Result<(), String> {
    if line.outcome().is_some() {
        return Err(format!("the game has ended: {}", status(line)));
    }
    let board = line.position().rules().board;
    let mv = rochade_many::Move::read(word, board).ok_or("not a move")?;
    let played = line.play(mv).map(|_| ());
    played.map_err(|error: IllegalMove| error.to_string())
}
