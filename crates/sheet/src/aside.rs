//! The column beside the moves: the position, the score of the sitting, the code.

use crate::board::Board;
use crate::code::Code;
use crate::face::Type;
use crate::ink::{Anchor, BLACK, FAINT, Ink, Points};
use crate::told::Told;

/// Room between two parts.
const BETWEEN: f64 = 24.0;

/// From the top of a part with a heading to what stands below it.
const HEADING: f64 = 11.0;

/// The distance of two lines of the score.
const SCORE: f64 = 13.5;

/// The most players of whom a score is told.
const MOST_SCORES: usize = 8;

/// The smallest (0.4 mm) and the largest side of a module, in points.
const MODULES: (f64, f64) = (1.15, 2.6);

/// The side of a code whose modules are neither too small nor too large then, in points.
const USUAL: f64 = 112.0;

/// The caption of the code.
const CAPTION: Type = Type::italic(8.5);
const CAPTION_PITCH: f64 = 10.5;
const MOST_CAPTION: usize = 4;

/// What stands beside the moves.
pub(crate) struct Aside<'a> {
    told: &'a Told,
    board: Option<Board<'a>>,
    code: Option<Code>,
}

/// Sets a heading, and returns where what belongs to it begins.
pub(crate) fn heading(ink: &mut Ink, (x, y): (f64, f64), width: f64, text: &str) -> f64 {
    if text.is_empty() {
        return y;
    }
    let set = Type::spaced(7.2);
    let text = set.cut(&text.to_uppercase(), width);
    ink.text((x, y + 6.0), set, Anchor::Start, &text);
    y + HEADING
}

impl<'a> Aside<'a> {
    /// Gathers the parts of the column; `None` if there are none.
    pub(crate) fn of(told: &'a Told) -> Option<Aside<'a>> {
        let board = told.position.as_ref().and_then(Board::of);
        let code = match told.link.as_str() {
            "" => None,
            link => Code::of(link),
        };
        let is_empty = board.is_none() && code.is_none() && told.score.is_empty();
        (!is_empty).then_some(Aside { told, board, code })
    }

    /// Returns the width of the column, in points.
    pub(crate) fn width(&self) -> f64 {
        match &self.board {
            Some(board) if board.is_large() => 194.0,
            _ => 172.0,
        }
    }

    /// Draws the column from its top left corner.
    pub(crate) fn draw(&self, ink: &mut Ink, (x, y): (f64, f64), bottom: f64) {
        let (told, width) = (self.told, self.width());
        let mut top = y;
        if let Some(board) = &self.board {
            top = heading(ink, (x, top), width, &told.headings.position);
            board.draw(ink, (x, top), width);
            top += board.height(width) + BETWEEN;
        }
        if !told.score.is_empty() {
            top = heading(ink, (x, top), width, &told.headings.score);
            top = self.score(ink, (x, top)) + BETWEEN;
        }
        if let Some(code) = &self.code {
            self.code(ink, code, (x, top), bottom);
        }
    }

    fn score(&self, ink: &mut Ink, (x, y): (f64, f64)) -> f64 {
        let (set, width) = (Type::roman(10.0), self.width());
        let mut line = y;
        ink.rule((x, line), width, 0.5, BLACK);
        for (row, player) in self.told.score.iter().take(MOST_SCORES).enumerate() {
            if row > 0 {
                ink.rule((x, line), width, 0.3, FAINT);
            }
            let points = set.cut(&player.points, width / 2.0);
            let name = set.cut(&player.name, width - set.width(&points) - 10.0);
            ink.text((x, line + 9.8), set, Anchor::Start, &name);
            ink.text((x + width, line + 9.8), set, Anchor::End, &points);
            line += SCORE;
        }
        line
    }

    /// Draws the code with its caption, no lower than the foot of the column. The margin that it
    /// needs is the paper around it.
    fn code(&self, ink: &mut Ink, code: &Code, (x, y): (f64, f64), bottom: f64) {
        let width = self.width();
        let mut caption = CAPTION.lines(&self.told.link_caption, width);
        caption.truncate(MOST_CAPTION);
        let modules = code.size() as f64;
        let margin = (code.side() as f64 - modules) / 2.0;
        let below = CAPTION_PITCH * caption.len() as f64;
        let room = (bottom - y - below) / (modules + margin);
        let module = room.min(USUAL / modules).clamp(MODULES.0, MODULES.1);
        let corner = (Points(x - module * margin), Points(y - module * margin));
        ink.picture(format_args!(
            "<path shape-rendering=\"crispEdges\" \
             transform=\"translate({} {}) scale({})\" d=\"{}\"/>",
            corner.0,
            corner.1,
            Points(module),
            code.path()
        ));
        let under = y + module * (modules + margin);
        for (line, text) in caption.iter().enumerate() {
            let base = under + CAPTION_PITCH * (line as f64 + 0.7);
            ink.text((x, base), CAPTION, Anchor::Start, text);
        }
    }
}
