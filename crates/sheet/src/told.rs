//! What is printed, as whoever asks tells it.

use serde::{Deserialize, Serialize};

use crate::ink::clean;

/// The paper that a sheet is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub struct Sat {
    /// The name; empty if it is not known.
    pub name: String,
    /// What the side is called: "White".
    pub side: String,
}

/// The article that decided.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub struct Ruling {
    /// Its title.
    pub title: String,
    /// Its text; each line is a paragraph.
    pub text: String,
}

/// A player's score in the sitting.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub struct Points {
    /// The player's name.
    pub name: String,
    /// The points, as they are written: "1½".
    pub points: String,
}

/// A row of the moves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub struct Turn {
    /// The number of the round.
    pub number: u32,
    /// A move of each player, in the order of the players; empty where one has none.
    pub cells: Vec<String>,
}

/// The position that decided.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub struct Position {
    /// The men row by row from the top, as `rochade_table::View::men` writes them.
    pub men: String,
    /// The letters of the columns, from the left.
    pub columns: String,
    /// Whether the square at the lower left is light, or would be if the board had one there.
    pub light_corner: bool,
    /// Whether the men are draughtsmen: a king of chess has the same letters as one of draughts.
    pub draughts: bool,
    /// The names of the squares where the last move began and ended; empty if there is none.
    pub last: Vec<String>,
}

/// The headings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub struct Headings {
    /// Above the moves.
    pub moves: String,
    /// Above the position.
    pub position: String,
    /// Above the score of the sitting.
    pub score: String,
    /// At the foot of several sheets, with `{n}` for the number and `{of}` for how many there are.
    pub sheet: String,
}

/// All that is printed of a game, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub struct Told {
    /// The paper.
    pub paper: Paper,
    /// What is played: "Chess".
    pub title: String,
    /// The players, in the order of the columns of moves: two, three or four.
    pub players: Vec<Sat>,
    /// The event and its place; empty if there is none.
    pub event: String,
    /// The day; empty if it is not known.
    pub date: String,
    /// The result: "1–0".
    pub result: String,
    /// How it ended: "Checkmate".
    pub end: String,
    /// The opening: "C50 Italian Game".
    pub opening: Option<String>,
    /// The name of the laws.
    pub laws: String,
    /// The article that decided, if one did.
    pub ruling: Option<Ruling>,
    /// The score of the sitting; empty if there is none.
    pub score: Vec<Points>,
    /// The moves.
    pub turns: Vec<Turn>,
    /// The position that decided, if one is to be shown.
    pub position: Option<Position>,
    /// The link that becomes a code; empty for none, and one that is too long becomes none.
    pub link: String,
    /// What stands beside the code.
    pub link_caption: String,
    /// The headings.
    pub headings: Headings,
}

impl Paper {
    /// The width and the height, in points.
    pub fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (595.0, 842.0),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

impl Told {
    /// Returns the texts without characters that can't be printed.
    pub(crate) fn cleaned(&self) -> Told {
        let sat = |sat: &Sat| Sat {
            name: clean(&sat.name),
            side: clean(&sat.side),
        };
        let points = |points: &Points| Points {
            name: clean(&points.name),
            points: clean(&points.points),
        };
        let turn = |turn: &Turn| Turn {
            number: turn.number,
            cells: turn.cells.iter().map(|cell| clean(cell)).collect(),
        };
        let paragraphs = |text: &str| {
            let paragraphs = text.lines().map(clean);
            let paragraphs: Vec<_> = paragraphs.filter(|text| !text.is_empty()).collect();
            paragraphs.join("\n")
        };
        let ruling = |ruling: &Ruling| Ruling {
            title: clean(&ruling.title),
            text: paragraphs(&ruling.text),
        };
        // The names of columns alone are printed of it.
        let position = |position: &Position| Position {
            columns: clean(&position.columns),
            ..position.clone()
        };
        Told {
            paper: self.paper,
            title: clean(&self.title),
            players: self.players.iter().map(sat).collect(),
            event: clean(&self.event),
            date: clean(&self.date),
            result: clean(&self.result),
            end: clean(&self.end),
            opening: self.opening.as_deref().map(clean),
            laws: clean(&self.laws),
            ruling: self.ruling.as_ref().map(ruling),
            score: self.score.iter().map(points).collect(),
            turns: self.turns.iter().map(turn).collect(),
            position: self.position.as_ref().map(position),
            // It is not printed, but becomes the code.
            link: self.link.clone(),
            link_caption: clean(&self.link_caption),
            headings: Headings {
                moves: clean(&self.headings.moves),
                position: clean(&self.headings.position),
                score: clean(&self.headings.score),
                sheet: clean(&self.headings.sheet),
            },
        }
    }
}
