//! Variations, judged by the rules: each is a line of its own.

use rochade_chess::Position;
use rochade_gametext::{Draft, Event, Flaw, Part, Scanner, limits};

use crate::dialect::Pgn;
use crate::error::Reason;
use crate::game::{Game, after};

/// A variation: a line that departs from the game, or from another variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The variation in which it stands, by its place in the list; `None` for one of the game's
    /// own.
    pub parent: Option<usize>,
    /// The number of plies before it, from the start of the game. The next one of the line from
    /// which it departs is the move that it replaces.
    pub at: usize,
    /// Its moves, from the position before that move, and what is said of them. It has no tags and
    /// no result.
    pub line: Game,
    /// Why it ends there, if not all of it can be read.
    pub fault: Option<Reason>,
}

impl Game {
    /// The variations, and those within them, in the order in which they begin in the text.
    ///
    /// What is wrong in a variation ends that one where it stands, and nothing else. Beyond
    /// [`limits::BRANCHES`], [`limits::BRANCH_DEPTH`] and [`limits::PLIES`] (for all of them
    /// together) they are left out; the first that is has the reason.
    pub fn branches(&self) -> Vec<Branch> {
        let mut branches = Branches::default();
        branches.leave(self, None, 0, 0);
        branches.found
    }
}

#[derive(Default)]
struct Branches {
    found: Vec<Branch>,
    /// How many moves they have together.
    plies: usize,
    is_full: bool,
}

impl Branches {
    /// Finds what departs from a line, which departs from the game after `begun` plies and is
    /// nested `depth` deep.
    fn leave(&mut self, line: &Game, parent: Option<usize>, begun: usize, depth: usize) {
        let mut position = *line.start();
        for (at, (mv, notes)) in (begun..).zip(line.plies()) {
            // What has been kept as variations can be parted again.
            for token in Scanner::new(notes.variations.as_str()).flatten() {
                if let Event::Variation(text) = token.event
                    && !self.is_full
                {
                    self.add(text, position, (parent, at), depth + 1);
                }
            }
            position = after(&position, mv);
        }
    }

    fn add(
        &mut self,
        text: &str,
        position: Position,
        (parent, at): (Option<usize>, usize),
        depth: usize,
    ) {
        let left_out = self.has_no_room(depth);
        let (line, fault) = match left_out {
            Some(flaw) => (Game::new(position), Some(flaw.into())),
            None => read(text, position),
        };
        self.plies += line.len();
        let number = self.found.len();
        self.found.push(Branch {
            parent,
            at,
            line: Game::default(),
            fault,
        });
        self.leave(&line, Some(number), at, depth);
        self.found[number].line = line;
    }

    /// Why no variation so deep is read any more.
    fn has_no_room(&mut self, depth: usize) -> Option<Flaw> {
        let too_many = if self.found.len() >= limits::BRANCHES {
            Some(Part::Variation)
        } else if self.plies >= limits::PLIES {
            Some(Part::Move)
        } else {
            None
        };
        self.is_full = too_many.is_some();
        let too_deep = (depth > limits::BRANCH_DEPTH).then_some(Flaw::TooDeep);
        too_many.map(Flaw::TooMany).or(too_deep)
    }
}

/// Reads a variation from its position on, as far as that can be done.
fn read(text: &str, position: Position) -> (Game, Option<Reason>) {
    let mut draft = Draft::new(Pgn::from_position(position));
    draft.outline.order.set_up();
    let mut scanner = Scanner::new(text);
    let fault = loop {
        let added = match scanner.token() {
            Ok(None) => break None,
            Ok(Some(token)) => match token.event {
                Event::Tag { .. } => Err(Flaw::stray("[").into()),
                // Some programs write a result behind a variation, too.
                Event::Result(_) => Ok(()),
                event => draft.add(token.at, &event).map_err(|fault| fault.reason),
            },
            Err(fault) => Err(fault.reason.into()),
        };
        if let Err(reason) = added {
            break Some(reason);
        }
    };
    // A line begins with its position, whatever stands in it.
    let flaw = draft.finish().ok().flatten();
    let line = draft.game.unwrap_or_else(|| Game::new(position));
    (line, fault.or(flaw.map(Reason::from)))
}
