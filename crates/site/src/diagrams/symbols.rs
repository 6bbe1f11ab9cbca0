//! What the pictures of the rules pages are made of.

use std::fmt::Write as _;

use rochade_chess::{Color, Role, Square};
use rochade_many as many;

use super::{SIDE, Spot};

/// The armies of games for four and three that are neither white nor black, in the order of the
/// picture that has their colours: the letter, whose shape the men have, and its fill. A band at
/// the foot tells them apart without colours.
const ARMIES: [(char, Color, &str); 3] = [
    ('A', Color::White, "#f8efdb"),
    ('D', Color::Black, "#3a2e25"),
    ('r', Color::Black, "#3a2e25"),
];

/// What the pictures are made of: the board, the marks, and the men from the page's pictures of all
/// men of a game, each of which stands there behind a comment with its name. The picture of further
/// armies has their colours.
///
/// # Errors
///
/// Which man or colour is missing in a picture.
pub(crate) fn symbols(chessmen: &str, draughtsmen: &str, armies: &str) -> Result<String, String> {
    let mut symbols = board();
    symbols.extend(many::Board::ALL.map(board_of_many));
    symbols.push_str(
        "<circle id=\"rules-goal\" class=\"diagram-path\" fill=\"none\" cx=\"50\" cy=\"50\" r=\"36\"/>\
         <path id=\"rules-frozen\" class=\"diagram-path\" d=\"M8 92L92 8M8 50L50 8M50 92L92 50\"/>\
         <path id=\"rules-band\" stroke=\"#fff8e4\" stroke-width=\"6\" d=\"M26 80h48\"/>\
         <rect id=\"rules-last\" class=\"diagram-last\" width=\"100\" height=\"100\"/>\
         <circle id=\"rules-dot\" class=\"diagram-target\" cx=\"50\" cy=\"50\" r=\"14\"/>\
         <path id=\"rules-take\" class=\"diagram-target\" \
         d=\"M0 0h24L0 24zM100 0v24L76 0zM100 100H76l24-24zM0 100V76l24 24z\"/>",
    );
    // A light rim first, so that they are seen on any man.
    symbols.push_str(
        "<g id=\"rules-victim\"><path class=\"diagram-rim\" d=\"M22 22l56 56m0-56l-56 56\"/>\
         <path class=\"diagram-line\" d=\"M22 22l56 56m0-56l-56 56\"/></g>\
         <g id=\"rules-blowable\"><circle class=\"diagram-rim\" cx=\"50\" cy=\"50\" r=\"43\"/>\
         <circle class=\"diagram-line diagram-ring\" cx=\"50\" cy=\"50\" r=\"43\"/></g>",
    );
    for color in Color::ALL {
        let row = color.index();
        for role in Role::ALL {
            // King first, pawn last; White above.
            let man = Man::new(chessmen, color, role.letter(), (5 - role.index(), row));
            man.write("rules-", &mut symbols)?;
        }
        for (column, letter) in ['K', 'M'].into_iter().enumerate() {
            let man = Man::new(draughtsmen, color, letter, (column, row));
            man.write("rules-man-", &mut symbols)?;
        }
    }
    let mut colors = fills(armies);
    for (letter, color, fill) in ARMIES {
        let lacks = || format!("the picture of further armies lacks the colour of {letter}");
        let own = colors.next().ok_or_else(lacks)?;
        for role in Role::ALL {
            let place = (5 - role.index(), color.index());
            let man = Man::new(chessmen, color, role.letter(), place);
            let code = [letter, role.letter()].into_iter().collect();
            man.write_dyed(code, fill, own, &mut symbols)?;
        }
    }
    Ok(format!("<svg>{symbols}</svg>"))
}

/// The fills of the armies in the picture of all their men.
fn fills(armies: &str) -> impl Iterator<Item = &str> {
    let uses = armies.split("<use href=\"#m\"").skip(1);
    uses.filter_map(|army| army.split_once("fill=\"")?.1.split('"').next())
}

/// A man in the picture of all men of its game.
struct Man<'a> {
    picture: &'a str,
    /// The man as `data-piece` has it: `wK`.
    code: String,
    /// Its column and row in the picture.
    place: (usize, usize),
}

impl Man<'_> {
    fn new(picture: &str, color: Color, letter: char, place: (usize, usize)) -> Man<'_> {
        let code = code(color, letter);
        Man {
            picture,
            code,
            place,
        }
    }

    fn write(&self, prefix: &str, symbols: &mut String) -> Result<(), String> {
        let (code, view) = (&self.code, self.view());
        let man = self.drawing()?;
        let _ = write!(symbols, "<svg id=\"{prefix}{code}\" {view}>{man}</svg>");
        Ok(())
    }

    /// Writes the man as one of another army, with a band at the foot.
    fn write_dyed(
        &self,
        code: String,
        fill: &str,
        own: &str,
        symbols: &mut String,
    ) -> Result<(), String> {
        let view = self.view();
        let man = self.drawing()?.replace(fill, own);
        let _ = write!(
            symbols,
            "<g id=\"rules-{code}\"><svg {view}>{man}</svg><use href=\"#rules-band\"/></g>"
        );
        Ok(())
    }

    /// What of the picture is seen, and how large.
    fn view(&self) -> String {
        let (x, y) = (200 * self.place.0, 200 * self.place.1);
        format!("viewBox=\"{x} {y} 200 200\" width=\"{SIDE}\" height=\"{SIDE}\"")
    }

    fn drawing(&self) -> Result<&str, String> {
        let code = &self.code;
        let man = self
            .picture
            .split_once(&format!("<!-- {code} -->"))
            .and_then(|(_, behind)| behind.split("<!--").next())
            .ok_or(format!("the picture of the men lacks {code}"))?;
        Ok(man.trim().trim_end_matches("</svg>").trim_end())
    }
}

/// The man as `data-piece` has it: `wK`.
pub(super) fn code(color: Color, letter: char) -> String {
    [color.letter(), letter].into_iter().collect()
}

/// The name of the symbol for a man of four or three: two armies have those of chess.
pub(super) fn code_of_many(seat: char, letter: char) -> String {
    let army = match seat {
        'B' | 'k' => 'b',
        'C' | 'w' => 'w',
        other => other,
    };
    [army, letter].into_iter().collect()
}

/// The empty board, with the names of files and ranks in the corners of its outer squares, as on
/// the page.
fn board() -> String {
    let side = 8 * SIDE;
    let mut dark = String::new();
    let mut names = String::new();
    for square in Square::ALL {
        let (x, y) = Spot::from(square).corner(8);
        let ground = if square.is_dark() { "dark" } else { "light" };
        if square.is_dark() {
            let _ = write!(dark, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
        if x == 0 {
            let (name, y) = (square.rank().digit(), y + 24);
            let _ = write!(
                names,
                "<text class=\"diagram-on-{ground}\" x=\"5\" y=\"{y}\">{name}</text>"
            );
        }
        if y == 7 * SIDE {
            let (name, x) = (square.file().letter(), x + 95);
            let _ = write!(
                names,
                "<text class=\"diagram-on-{ground} diagram-file\" x=\"{x}\" y=\"793\">{name}</text>"
            );
        }
    }
    format!(
        "<g id=\"rules-board\"><rect class=\"diagram-light\" width=\"{side}\" height=\"{side}\"/>\
         <path class=\"diagram-dark\" d=\"{dark}\"/>{names}</g>"
    )
}

/// An empty board with holes, with the names of columns and rows in the outermost squares.
fn board_of_many(board: many::Board) -> String {
    let rows = usize::from(board.height());
    let squares: Vec<many::Square> = board.squares().collect();
    let has = |column: u8, row: u8| {
        let square = many::Square::at(column, row);
        square.is_some_and(|square| board.has(square))
    };
    let [mut light, mut dark, mut names] = [const { String::new() }; 3];
    for square in squares {
        let (column, row) = (square.column(), square.row());
        let spot = Spot {
            column: column.into(),
            row: row.into(),
        };
        let (x, y) = spot.corner(rows);
        let (ground, path) = match board.is_light(square) {
            true => ("light", &mut light),
            false => ("dark", &mut dark),
        };
        let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        if (0..column).all(|left| !has(left, row)) {
            let (name, y) = (row + 1, y + 24);
            let _ = write!(
                names,
                "<text class=\"diagram-on-{ground}\" x=\"{}\" y=\"{y}\">{name}</text>",
                x + 5
            );
        }
        if (0..row).all(|below| !has(column, below)) {
            let name = board.columns().chars().nth(column.into()).unwrap_or('?');
            let _ = write!(
                names,
                "<text class=\"diagram-on-{ground} diagram-file\" x=\"{}\" y=\"{}\">{name}</text>",
                x + 95,
                y + 93
            );
        }
    }
    let word = board.word();
    format!(
        "<g id=\"rules-board-{word}\"><path class=\"diagram-light\" d=\"{light}\"/>\
         <path class=\"diagram-dark\" d=\"{dark}\"/>{names}</g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_that_a_picture_lacks_is_named() {
        assert!(symbols("<svg></svg>", "", "").is_err_and(|why| why.contains("wP")));
        let chessmen: String = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| code(color, role.letter())))
            .map(|code| format!("<!-- {code} -->"))
            .collect();
        let without_king = symbols(&chessmen, "<!-- wM -->", "");
        assert!(without_king.is_err_and(|why| why.contains("wK")));
        let draughtsmen = ["wK", "wM", "bK", "bM"].map(|code| format!("<!-- {code} -->"));
        let without_blue = symbols(
            &chessmen,
            &draughtsmen.concat(),
            r##"<use href="#m" fill="red"/>"##,
        );
        assert!(without_blue.is_err_and(|why| why.contains("of D")));
    }

    #[test]
    fn the_armies_have_the_colours_of_their_men_on_the_page() {
        let armies = include_str!("../../../../web/assets/pieces/armies.svg");
        assert_eq!(fills(armies).count(), ARMIES.len());
        let chessmen = include_str!("../../../../web/assets/pieces/staunton.svg");
        let draughtsmen = include_str!("../../../../web/assets/pieces/draughts.svg");
        let drawn = symbols(chessmen, draughtsmen, armies).expect("symbols");
        assert!(fills(armies).all(|fill| drawn.contains(fill)));
    }

    #[test]
    fn dark_squares_are_half_the_board_and_a1_is_one_of_them() {
        let board = board();
        assert_eq!(board.matches("h100v100").count(), 32);
        assert!(board.contains("M0 700h"));
        assert_eq!(board.matches("<text").count(), 16);
    }

    #[test]
    fn boards_with_holes_name_every_column_and_row() {
        for (board, squares, names) in [
            (many::Board::Four, 160, 28),
            (many::Board::T112, 112, 22),
            (many::Board::Rect, 120, 22),
        ] {
            let drawn = board_of_many(board);
            assert_eq!(drawn.matches("h100v100").count(), squares, "{board:?}");
            assert_eq!(drawn.matches("<text").count(), names, "{board:?}");
        }
    }
}
