//! What stands on the board of a diagram.

use rochade_chess::{Board, Color, Square};
use rochade_draughts as draughts;
use rochade_many as many;

use super::Spot;
use super::symbols::{code, code_of_many};

/// The men of a game on its board.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Position {
    Chess(Board),
    Draughts(draughts::Setup),
    Many(Box<many::Position>),
}

impl Position {
    /// Reads the board field of a FEN, a FEN of draughts, which has colons, or the text of a
    /// position for four or three.
    pub(super) fn read(text: &str) -> Result<Position, String> {
        if let Some(board) = many::Board::of_text(text) {
            let read = many::Position::from_text(text, &rules(board));
            let read = read.map_err(|why| format!("{text}: {why}"))?;
            // The turn rule changes nothing in a position as it is written.
            return match read.to_string() == text {
                true => Ok(Position::Many(Box::new(read))),
                false => Err(format!("{text}: it would be {read}")),
            };
        }
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

    /// How many columns and rows the board has.
    pub(super) fn size(&self) -> (usize, usize) {
        match self {
            Position::Chess(_) | Position::Draughts(_) => (8, 8),
            Position::Many(position) => {
                let board = position.rules().board;
                (board.columns().len(), board.height().into())
            }
        }
    }

    /// The word for the board, where it is none of 8x8.
    pub(super) fn board(&self) -> Option<&'static str> {
        match self {
            Position::Chess(_) | Position::Draughts(_) => None,
            Position::Many(position) => Some(position.rules().board.word()),
        }
    }

    /// The square of this name.
    pub(super) fn spot(&self, name: &str) -> Result<Spot, String> {
        let spot = match self {
            Position::Chess(_) | Position::Draughts(_) => {
                name.parse().ok().map(|square: Square| square.into())
            }
            Position::Many(position) => position.rules().board.square(name).map(of_many),
        };
        spot.ok_or_else(|| format!("{name} is no square"))
    }

    /// The men with the names of their symbols.
    pub(super) fn men(&self) -> Vec<(Spot, String)> {
        match self {
            Position::Chess(board) => board
                .pieces()
                .map(|(square, piece)| (square.into(), code(piece.color, piece.role.letter())))
                .collect(),
            Position::Draughts(setup) => draughtsmen(setup),
            Position::Many(position) => {
                let game = position.game();
                let men = position.rules().board.squares().filter_map(|square| {
                    let man = position.man_at(square)?;
                    let code = code_of_many(game.letter(man.seat), man.kind.letter());
                    Some((of_many(square), code))
                });
                men.collect()
            }
        }
    }

    /// The men that may be blown.
    pub(super) fn blowable(&self) -> Vec<Spot> {
        match self {
            Position::Chess(_) | Position::Many(_) => Vec::new(),
            Position::Draughts(setup) => setup.blowable.into_iter().map(of_chess).collect(),
        }
    }

    /// The men that stand frozen.
    pub(super) fn frozen(&self) -> Vec<Spot> {
        match self {
            Position::Chess(_) | Position::Draughts(_) => Vec::new(),
            Position::Many(position) => {
                let frozen = position.all_frozen().into_iter();
                let men = frozen.flat_map(|seat| position.men(seat));
                men.map(of_many).collect()
            }
        }
    }
}

/// The usual rules on a board.
fn rules(board: many::Board) -> many::Rules {
    let usual = match board.game() {
        many::Game::Four => many::Rules::FOUR,
        many::Game::Three => many::Rules::THREE,
    };
    many::Rules { board, ..usual }
}

fn of_many(square: many::Square) -> Spot {
    Spot {
        column: square.column().into(),
        row: square.row().into(),
    }
}

fn draughtsmen(setup: &draughts::Setup) -> Vec<(Spot, String)> {
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

fn of_chess(square: draughts::Square) -> Spot {
    let [column, row] = [square.file(), square.rank()].map(usize::from);
    Spot { column, row }
}
