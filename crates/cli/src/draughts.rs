//! The answers for draughts: squares are called by PDN's numbers.

use rochade_draughts::{Man, Names, Ply, Position, Setup, Square};
use rochade_table::{Deed, GameKind, Laws, Plan, SquareId, Start, Table};

use crate::board::{Board, EMPTY, Root};
use crate::failure::Failure;
use crate::game::Game;

/// Reads a position in PDN's FEN; without a text, it is the initial one.
fn under_laws(text: Option<&str>, laws: &Laws) -> Result<UnderLaws, Failure> {
    let rules = laws.draughts_rules();
    let position = match text {
        Some(text) => Position::from_fen(text, &rules)
            .map_err(|error| Failure::Error(format!("unreadable FEN: {error}")))?,
        None => Position::initial(&rules),
    };
    Ok(UnderLaws {
        position,
        laws: laws.clone(),
    })
}

/// Draughts on 64 squares.
pub(crate) struct Draughts;

impl Game for Draughts {
    fn usual_laws(&self) -> Laws {
        Laws::NORIS
    }

    fn counts_by_laws(&self) -> bool {
        true
    }

    fn is_aloud(&self) -> bool {
        true
    }

    fn root(&self, text: Option<&str>, laws: &Laws) -> Result<Box<dyn Root>, Failure> {
        Ok(Box::new(under_laws(text, laws)?))
    }

    fn board(&self, text: Option<&str>, laws: &Laws) -> Result<Box<dyn Board>, Failure> {
        Ok(Box::new(under_laws(text, laws)?))
    }

    /// A ply with every square passed, and the man blown before it: `17~9x18x25`.
    fn written(&self, deed: &Deed, plan: &Plan) -> String {
        let blow = deed.blown.map(|man| self.blown(man.square, plan));
        let squares = deed.step.path.iter();
        let squares: Vec<String> = squares.map(|&square| number(square, plan)).collect();
        let sign = if deed.victims.is_empty() { "-" } else { "x" };
        blow.unwrap_or_default() + &squares.join(sign)
    }

    fn blown(&self, square: SquareId, plan: &Plan) -> String {
        number(square, plan) + "~"
    }

    fn position(&self, text: &str) -> String {
        let setup: Result<Setup, _> = text.parse();
        setup.map_or_else(
            |_| text.to_owned(),
            |setup| setup.fen(Names::Numeric).to_string(),
        )
    }
}

struct UnderLaws {
    position: Position,
    laws: Laws,
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
    fn status(&self) -> String {
        let start = Start {
            position: Some(self.position.to_string()),
            ..Start::under(self.laws.clone(), Vec::new())
        };
        let outcome = Table::sit_down(start)
            .ok()
            .and_then(|table| table.view().outcome);
        let word = outcome.map_or("ongoing", |outcome| outcome.termination.word());
        word.to_owned()
    }

    fn plan(&self) -> Plan {
        GameKind::Draughts.plan()
    }

    /// Nothing ever stands on a light square.
    fn shown(&self, square: SquareId) -> String {
        let index = square.index() as u8;
        let square = Square::at(index % 8, index / 8);
        let man = square.map(|square| self.position.man_at(square));
        man.map_or_else(String::new, |man| {
            man.map_or(EMPTY.to_owned(), |man| letter(man).to_string())
        })
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

fn number(square: SquareId, plan: &Plan) -> String {
    let square: Result<Square, _> = plan.name(square).parse();
    square.map_or_else(|_| String::new(), |square| square.number().to_string())
}
