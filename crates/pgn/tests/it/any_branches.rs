//! Whatever stands in a variation: what is read of it can be played, and what was written is read.

use rochade_chess::{Color, Move, Position, San};
use rochade_pgn::{Branch, Game, after, limits};
use rochade_testkit::{Result, Unstructured, any_text, try_seeds};

use crate::any::PIECES;
use crate::games::one;

/// A variation that was written: from which one it departs and after how many plies, and its moves.
type Written = (Option<usize>, usize, Vec<Move>);

/// Writes a line with variations of its moves, and those within them.
struct Writer<'a, 's> {
    source: &'a mut Unstructured<'s>,
    text: String,
    written: Vec<Written>,
}

impl Writer<'_, '_> {
    /// Writes at most `length` moves from a position, and returns them.
    fn line(
        &mut self,
        mut position: Position,
        at: (Option<usize>, usize),
        depth: u32,
    ) -> Result<Vec<Move>> {
        let (line, mut ply) = at;
        let mut moves = Vec::new();
        for _ in 0..self.source.int_in_range(0..=8)? {
            let legal: Vec<Move> = position.legal_moves().collect();
            if legal.is_empty() {
                break;
            }
            let mv = *self.source.choose(&legal)?;
            self.write(&position, mv);
            while depth < 4 && !self.source.ratio(4, 5)? {
                self.branch(position, (line, ply), depth + 1)?;
            }
            position = position.play_unchecked(mv);
            moves.push(mv);
            ply += 1;
        }
        Ok(moves)
    }

    fn branch(&mut self, position: Position, at: (Option<usize>, usize), depth: u32) -> Result<()> {
        // An empty pair of brackets is no variation.
        self.text.push_str("({say} ");
        let number = self.written.len();
        self.written.push((at.0, at.1, Vec::new()));
        let moves = self.line(position, (Some(number), at.1), depth)?;
        self.written[number].2 = moves;
        self.text.push_str(") ");
        Ok(())
    }

    fn write(&mut self, position: &Position, mv: Move) {
        let dots = if position.turn() == Color::White {
            "."
        } else {
            "..."
        };
        let san = San::of(position, mv).expect("a legal move");
        let number = position.fullmove_number();
        self.text.push_str(&format!("{number}{dots} {san} "));
    }
}

/// Every variation departs from a line that is there, in a position of that line.
fn check(game: &Game) {
    let branches = game.branches();
    assert!(branches.len() <= limits::BRANCHES + 1);
    for (
        number,
        Branch {
            parent, at, line, ..
        },
    ) in branches.iter().enumerate()
    {
        assert!(parent.is_none_or(|parent| parent < number), "{game}");
        let (from, begun) = match parent {
            None => (game, 0),
            Some(parent) => (&branches[*parent].line, branches[*parent].at),
        };
        let own = at.checked_sub(begun).expect("it departs from that line");
        assert!(own < from.len(), "{game}");
        let before = from.moves().take(own);
        let position = before.fold(*from.start(), |position, mv| after(&position, mv));
        assert_eq!(line.start(), &position, "{game}");
    }
}

#[test]
fn any_tree_is_read_as_it_was_written() {
    try_seeds(2_000, (200, 6_000), |source| {
        let mut writer = Writer {
            source,
            text: String::new(),
            written: Vec::new(),
        };
        writer.line(Position::initial(), (None, 0), 0)?;
        let Writer { text, written, .. } = writer;
        let game = one(&format!("{text}*"));
        let read: Vec<Written> = game
            .branches()
            .into_iter()
            .map(|branch| (branch.parent, branch.at, branch.line.real_moves().collect()))
            .collect();
        assert_eq!(read, written, "{text}");
        assert!(game.branches().iter().all(|branch| branch.fault.is_none()));
        check(&game);
        Ok(())
    });
}

#[test]
fn any_text_may_stand_in_them() {
    try_seeds(10_000, (100, 2_000), |source| {
        let variations = format!("({})", any_text(source, &PIECES, 80)?).parse();
        let mut game = one("1. e4 e5 2. Nf3 *");
        if let Some(notes) = game.sheet.notes_mut(source.int_in_range(0..=2)?) {
            notes.variations = variations.unwrap_or_default();
        }
        check(&game);
        Ok(())
    });
}
