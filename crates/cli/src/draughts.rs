//! The answers for draughts: squares are called by PDN's numbers.

use rochade_draughts::{Man, Names, Ply, Position, Rules, Setup, Square};
use rochade_table::{Deed, Laws, Plan, SquareId, Start, Table};

use crate::board::{Board, Root};
use crate::failure::Failure;

/// Reads a position in PDN's FEN; without a text, it is the initial one.
pub(crate) fn board(text: Option<&str>, laws: &'static Laws) -> Result<UnderLaws, Failure> {
    let rules: Rules = laws
        .draughts_rules()
        .parse()
        .map_err(|error| Failure::Error(format!("unreadable rules: {error}")))?;
    let position = match text {
        Some(text) => Position::from_fen(text, &rules)
            .map_err(|error| Failure::Error(format!("unreadable FEN: {error}")))?,
        None => Position::initial(&rules),
    };
    Ok(UnderLaws { position, laws })
}

pub(crate) struct UnderLaws {
    position: Position,
    laws: &'static Laws,
}

impl Root for UnderLaws {
    fn perft(&self, depth: u8) -> u64 {
        self.position.perft(depth)
    }

    fn divide(&self, depth: u8) -> Vec<(String, u64)> {
        let plies = self.position.divide(depth).into_iter();
        plies.map(|(ply, nodes)| (text_of(ply), nodes)).collect()
    }
}

impl Board for UnderLaws {
    fn plies(&self) -> Vec<String> {
        let plies = self.position.divide(1).into_iter();
        plies.map(|(ply, _)| text_of(ply)).collect()
    }

    /// The table judges it.
    fn status(&self) -> &'static str {
        let start = Start {
            position: Some(self.position.to_string()),
            ..Start::under(self.laws.clone(), Vec::new())
        };
        let outcome = Table::sit_down(start)
            .ok()
            .and_then(|table| table.view().outcome);
        outcome.map_or("ongoing", |outcome| outcome.termination.word())
    }

    /// Nothing ever stands on a light square.
    fn rows(&self) -> [[char; 8]; 8] {
        let letter = |file, rank| match Square::at(file, rank) {
            Some(square) => self.position.man_at(square).map_or('.', letter),
            None => ' ',
        };
        [7, 6, 5, 4, 3, 2, 1, 0].map(|rank| [0, 1, 2, 3, 4, 5, 6, 7].map(|file| letter(file, rank)))
    }

    fn text(&self) -> String {
        self.position.to_setup().fen(Names::Numeric).to_string()
    }
}

/// A large letter for a king.
fn letter(man: Man) -> char {
    let letter = man.color.letter();
    if man.king {
        letter
    } else {
        letter.to_ascii_lowercase()
    }
}

/// A ply with every square passed, and the man blown before it: `17~9x18x25`.
fn text_of(ply: Ply) -> String {
    let blow = ply.blow.map(|man| format!("{}~", man.number()));
    let mv = ply.mv.map(|mv| mv.full(Names::Numeric).to_string());
    [blow, mv].into_iter().flatten().collect()
}

/// The same of a move that was made at the table.
pub(crate) fn written(deed: &Deed, plan: &Plan) -> String {
    let blow = deed.blown.map(|man| blown(man.square, plan));
    let squares = deed.step.path.iter();
    let squares: Vec<String> = squares.map(|&square| number(square, plan)).collect();
    let sign = if deed.victims.is_empty() { "-" } else { "x" };
    blow.unwrap_or_default() + &squares.join(sign)
}

/// A man that was blown, before the move or without one: `17~`.
pub(crate) fn blown(square: SquareId, plan: &Plan) -> String {
    number(square, plan) + "~"
}

fn number(square: SquareId, plan: &Plan) -> String {
    let square: Result<Square, _> = plan.name(square).parse();
    square.map_or_else(|_| String::new(), |square| square.number().to_string())
}

/// A position of the table, with numbers.
pub(crate) fn numbered(position: &str) -> String {
    let setup: Result<Setup, _> = position.parse();
    setup.map_or_else(
        |_| position.to_owned(),
        |setup| setup.fen(Names::Numeric).to_string(),
    )
}
