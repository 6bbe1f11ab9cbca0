//! The answers for chess for four and for three. A position is judged by the rules alone; a replay
//! is played at a table.

use rochade_many::{Board as Squares, Game as Rulebook, Position};
use rochade_table::{Deed, GameKind, Law, Laws, Mark, Plan, SquareId, View};

use crate::board::{Board, EMPTY, Root};
use crate::failure::{Failure, shown};
use crate::game::Game;

/// Chess for four.
pub(crate) static FOUR: Many = Many(GameKind::Four);

/// Chess for three.
pub(crate) static THREE: Many = Many(GameKind::Three);

/// Chess for four or for three.
pub(crate) struct Many(GameKind);

impl Game for Many {
    fn usual_laws(&self) -> Laws {
        self.0.usual_laws()
    }

    /// Which way the turn goes round, and on which board, are laws.
    fn counts_by_laws(&self) -> bool {
        true
    }

    fn is_aloud(&self) -> bool {
        false
    }

    fn root(&self, text: Option<&str>, laws: &Laws) -> Result<Box<dyn Root>, Failure> {
        Ok(Box::new(position(text, laws)?))
    }

    fn board(&self, text: Option<&str>, laws: &Laws) -> Result<Box<dyn Board>, Failure> {
        Ok(Box::new(position(text, laws)?))
    }

    fn written(&self, deed: &Deed, plan: &Plan) -> String {
        let squares = deed.step.path.iter().map(|&square| plan.name(square));
        let becomes = deed.step.choice.map(|kind| plan.kind_letter(kind));
        squares.collect::<String>() + &becomes.unwrap_or_default().to_ascii_lowercase()
    }

    /// The result stands behind the word for the end, and a check is one of who is to move.
    fn status(&self, view: &View) -> String {
        if let Some(outcome) = &view.outcome {
            return format!("{} {}", outcome.termination.word(), outcome.result);
        }
        let is_checked = view.squares.iter().any(|square| {
            let is_own = square.man.is_some_and(|man| man.seat == view.turn);
            is_own && square.marks.has(Mark::Check)
        });
        let word = if is_checked { "check" } else { "ongoing" };
        word.to_owned()
    }
}

/// Reads a position; without a text, it is the initial one.
fn position(text: Option<&str>, laws: &Laws) -> Result<Position, Failure> {
    let rules = laws.many_rules();
    match text {
        None => Ok(Position::initial(&rules)),
        Some(text) => Position::from_text(text, &rules)
            .map_err(|error| Failure::Error(format!("unreadable position: {error}"))),
    }
}

/// Lets the laws say the board that was named, or, where none was, the one that the rows of a
/// position tell.
pub(crate) fn set_board(
    laws: &mut Laws,
    named: Option<&str>,
    position: Option<&str>,
) -> Result<(), Failure> {
    let of_game = |board: &Squares| rulebook(laws.game) == Some(board.game());
    let Some(word) = named else {
        if let Some(position) = position {
            set_told_board(laws, position);
        }
        return Ok(());
    };
    let board = Squares::from_word(word).filter(of_game);
    let board = board.ok_or_else(|| {
        let known = Squares::ALL.iter().filter(|board| of_game(board));
        let known: Vec<&str> = known.map(|board| board.word()).collect();
        let known = known.join(", ");
        let word = shown(word);
        Failure::Usage(format!("no such board: {word} (there are {known})"))
    })?;
    put_on(laws, board);
    Ok(())
}

/// Lets the laws say the board that the rows of a position tell, if that is one of their game.
pub(crate) fn set_told_board(laws: &mut Laws, position: &str) {
    if let Some(board) = Squares::of_text(position)
        && rulebook(laws.game) == Some(board.game())
    {
        put_on(laws, board);
    }
}

/// Lets the laws say a board. Four have one board, and no law about it.
fn put_on(laws: &mut Laws, board: Squares) {
    if let Some(law) = Law::find("board") {
        let _ = law.set(laws, board.word());
    }
}

/// The rules of a game; `None` for games of two.
fn rulebook(kind: GameKind) -> Option<Rulebook> {
    match kind {
        GameKind::Four => Some(Rulebook::Four),
        GameKind::Three => Some(Rulebook::Three),
        GameKind::Chess | GameKind::Draughts => None,
    }
}

/// Lets the laws say which way the turn goes round.
pub(crate) fn set_turns(laws: &mut Laws, named: Option<&str>) -> Result<(), Failure> {
    let Some(word) = named else {
        return Ok(());
    };
    let law = Law::find("direction");
    law.and_then(|law| law.set(laws, word)).ok_or_else(|| {
        let message = format!("turns go to the right or left, not {}", shown(word));
        Failure::Usage(message)
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
        match self.outcome() {
            Some(outcome) => {
                let verdict = outcome.verdict.of(self.game());
                format!("{} {verdict}", outcome.end.word())
            }
            None if self.checks(self.turn()).any() => "check".to_owned(),
            None => "ongoing".to_owned(),
        }
    }

    fn plan(&self) -> Plan {
        let game = match self.game() {
            Rulebook::Four => GameKind::Four,
            Rulebook::Three => GameKind::Three,
        };
        let mut laws = game.usual_laws();
        if let Some(law) = Law::find("board") {
            let _ = law.set(&mut laws, self.rules().board.word());
        }
        laws.plan()
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
