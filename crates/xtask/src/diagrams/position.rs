//! What stands on the board of a diagram.

use rochade_chess::{Board, Color, File, Rank, Square};
use rochade_draughts as draughts;

use super::symbols::code;

/// The men of a game on its board.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Position {
    Chess(Board),
    Draughts(draughts::Setup),
}

impl Position {
    /// Reads the board field of a FEN, or a FEN of draughts, which has colons.
    pub(super) fn read(text: &str) -> Result<Position, String> {
        let position = if text.contains(':') {
            text.parse()
                .map(Position::Draughts)
                .map_err(|why: draughts::FenError| why.to_string())
        } else {
            format!("{text} w - - 0 1")
                .parse()
                .map(|setup: rochade_chess::Setup| Position::Chess(setup.placement))
                .map_err(|why| why.to_string())
        };
        match position {
            Ok(Position::Chess(Board::EMPTY)) => Err(format!("{text}: an empty board")),
            Ok(position) => Ok(position),
            Err(why) => Err(format!("{text}: {why}")),
        }
    }

    /// The men with the names of their symbols.
    pub(super) fn men(&self) -> Vec<(Square, String)> {
        match self {
            Position::Chess(board) => board
                .pieces()
                .map(|(square, piece)| (square, code(piece.color, piece.role.letter())))
                .collect(),
            Position::Draughts(setup) => draughtsmen(setup),
        }
    }

    /// The men that may be blown.
    pub(super) fn blowable(&self) -> Vec<Square> {
        match self {
            Position::Chess(_) => Vec::new(),
            Position::Draughts(setup) => setup.blowable.into_iter().map(of_chess).collect(),
        }
    }
}

fn draughtsmen(setup: &draughts::Setup) -> Vec<(Square, String)> {
    let sides = [(Color::White, setup.white), (Color::Black, setup.black)];
    let men = sides.into_iter().flat_map(|(color, men)| {
        men.into_iter().map(move |square| {
            let letter = if setup.kings.contains(square) {
                'K'
            } else {
                'M'
            };
            (of_chess(square), format!("man-{}", code(color, letter)))
        })
    });
    men.collect()
}

/// The same square of the board of chess.
fn of_chess(square: draughts::Square) -> Square {
    let [file, rank] = [square.file(), square.rank()].map(usize::from);
    Square::new(File::ALL[file], Rank::ALL[rank])
}
