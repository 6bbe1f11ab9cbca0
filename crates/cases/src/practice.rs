//! A case while it is played: each act of the reader is judged by the conditions of the case, and
//! in a lesson the opponent replies.

use rochade_table::{Intent, Seat, SquareId, Step, Table, View};

use crate::act::{Act, ActError};
use crate::case::Case;
use crate::expect::{Expect, Seen};

/// A case while it is played at a table.
#[derive(Clone, Debug)]
pub struct Practice {
    case: Case,
    /// The seat that has to solve it.
    solver: Seat,
    /// The positions after each of the solver's moves in the solution of the case.
    line: Vec<String>,
    /// The number of plies when the solver's turn came.
    plies: usize,
    /// The number of moves that the solver has made.
    made: u32,
    /// The number of acts of the solution that were shown.
    shown: usize,
    /// The number of replies that were made.
    replied: usize,
    stage: Stage,
}

/// The state of a case that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The reader is asked to act.
    Asked,
    /// Others reply; then this mistake is told, if there is one.
    Replying(Option<Wrong>),
    /// The try was a mistake.
    Wrong(Wrong),
    /// The reader has done it.
    Solved,
    /// The solution is being shown.
    Showing,
    /// The solution was shown.
    Shown,
}

/// A kind of mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The man that moved can be captured, and is.
    Taken,
    /// A man had to capture, and is blown for it.
    Huffed,
    /// The game is over, and the task not done.
    Over,
    /// The task is not done in the number of moves.
    NotYet,
}

impl Stage {
    /// Returns the contract's word for the state (`data-puzzle`).
    pub fn word(self) -> &'static str {
        match self {
            Stage::Asked => "asked",
            Stage::Replying(_) => "right",
            Stage::Wrong(_) => "wrong",
            Stage::Solved => "solved",
            Stage::Showing => "showing",
            Stage::Shown => "shown",
        }
    }
}

impl Practice {
    /// Begins a case, and returns its table, too.
    ///
    /// # Errors
    ///
    /// The table's refusal of the case or of its solution.
    pub fn begin(case: Case) -> Result<(Practice, Table), ActError> {
        let table = case.table()?;
        let mut practice = Practice {
            solver: table.view().turn,
            line: Vec::new(),
            plies: table.plies(),
            made: 0,
            shown: 0,
            replied: 0,
            stage: Stage::Asked,
            case,
        };
        practice.line = practice.positions(table.clone())?;
        Ok((practice, table))
    }

    /// Returns the case.
    pub fn case(&self) -> &Case {
        &self.case
    }

    /// Returns the state.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the seat that the reader plays; `None` if the reader plays all.
    pub fn solver(&self) -> Option<Seat> {
        (self.case.moves > 0).then_some(self.solver)
    }

    /// Returns the number of moves that the solver still has.
    pub fn moves_left(&self) -> u32 {
        self.case.moves.saturating_sub(self.made)
    }

    /// Returns whether the next act is a reply, or one of the shown solution.
    pub fn moves_by_itself(&self) -> bool {
        matches!(self.stage, Stage::Replying(_) | Stage::Showing)
    }

    /// Judges the reader's last act by the table as it is seen now.
    pub fn judge(&mut self, seen: &Seen<'_>) {
        if self.stage != Stage::Asked {
            return;
        }
        let has_moved = seen.table.plies() > self.plies;
        if self.is_done(seen) && (has_moved || self.expects_no_move()) {
            self.stage = Stage::Solved;
        } else if self.case.moves > 0 && has_moved {
            self.made += 1;
            self.take_in_move(seen);
        }
    }

    /// Takes the next intents that are not the reader's: those of a reply, or of the shown
    /// solution. The caller applies them, and then calls [`Practice::go_on`].
    pub fn next(&mut self, table: &Table) -> Vec<Intent> {
        match self.stage {
            Stage::Showing => self.next_shown(table),
            Stage::Replying(_) => self.next_reply(table),
            _ => Vec::new(),
        }
    }

    /// Goes on to the next state, after the intents of [`Practice::next`] were applied.
    pub fn go_on(&mut self, seen: &Seen<'_>) {
        let view = seen.view;
        match self.stage {
            Stage::Replying(wrong) => {
                let is_solvers = view.turn == self.solver && view.blown.is_none();
                let is_over = view.outcome.is_some();
                if wrong.is_some() || is_solvers || is_over {
                    self.plies = view.plies;
                    self.stage = match wrong {
                        Some(wrong) => Stage::Wrong(wrong),
                        None if !is_over => Stage::Asked,
                        None if self.is_done(seen) => Stage::Solved,
                        None => Stage::Wrong(Wrong::Over),
                    };
                }
            }
            Stage::Showing if self.shown >= self.case.play.len() => self.stage = Stage::Shown,
            _ => {}
        }
    }

    /// Begins the case again, to be solved or to be shown, and returns its table.
    ///
    /// # Errors
    ///
    /// The table's refusal of the case.
    pub fn again(&mut self, shows: bool) -> Result<Table, ActError> {
        let table = self.case.table()?;
        (self.made, self.shown, self.replied) = (0, 0, 0);
        self.plies = table.plies();
        self.stage = if shows { Stage::Showing } else { Stage::Asked };
        Ok(table)
    }

    fn is_done(&self, seen: &Seen<'_>) -> bool {
        self.case.expect.iter().all(|expect| expect.holds(seen))
    }

    /// Returns whether the task can be done without a move, as by a button.
    fn expects_no_move(&self) -> bool {
        self.case.moves == 0 || self.line.is_empty()
    }

    fn take_in_move(&mut self, seen: &Seen<'_>) {
        let on_line = self.line.get(self.made as usize - 1) == Some(&seen.view.position);
        let has_reply = on_line && self.replied < self.case.reply.len();
        let wrong = if seen.view.outcome.is_some() {
            Some(Wrong::Over)
        } else if has_reply {
            None
        } else if !seen.view.missed.is_empty() {
            Some(Wrong::Huffed)
        } else if punishing(seen.table, seen.view).is_some() {
            Some(Wrong::Taken)
        } else if self.made >= self.case.moves {
            Some(Wrong::NotYet)
        } else {
            None
        };
        let is_answered = match wrong {
            Some(Wrong::Over) => false,
            // How a king gets away from what should have been mate is seen.
            Some(Wrong::NotYet) => self.case.expect.iter().any(is_ending),
            _ => true,
        };
        self.stage = match wrong {
            Some(wrong) if !is_answered => Stage::Wrong(wrong),
            wrong => Stage::Replying(wrong),
        };
    }

    fn next_shown(&mut self, table: &Table) -> Vec<Intent> {
        let is_reply = self.case.moves > 0 && table.view().turn != self.solver;
        if is_reply && self.shown > 0 {
            return self.next_reply(table);
        }
        let act = self.case.play.get(self.shown);
        self.shown += 1;
        let intents = act.and_then(|act| act.intents(table).ok());
        intents.unwrap_or_default()
    }

    fn next_reply(&mut self, table: &Table) -> Vec<Intent> {
        let view = table.view();
        let wrong = match self.stage {
            Stage::Replying(wrong) => wrong,
            _ => None,
        };
        match wrong {
            Some(Wrong::Huffed) => {
                let missed = view.missed.first();
                return missed.map_or(Vec::new(), |man| vec![Intent::Blow(man.at)]);
            }
            Some(Wrong::Taken) => {
                let step = punishing(table, &view);
                return step.map_or(Vec::new(), |step| hands(table, &step));
            }
            _ => {}
        }
        let scripted = self.case.reply.get(self.replied);
        let scripted = scripted.and_then(|act| playable(act, table));
        self.replied += 1;
        scripted.unwrap_or_else(|| {
            let step = harmless(table);
            step.map_or(Vec::new(), |step| hands(table, &step))
        })
    }

    /// Returns the positions after each move of the solution, replies being made in between.
    fn positions(&self, mut table: Table) -> Result<Vec<String>, ActError> {
        let mut positions = Vec::new();
        let mut showing = self.clone();
        if self.case.moves == 0 {
            return Ok(positions);
        }
        for act in &self.case.play {
            let plies = table.plies();
            act.apply(&mut table)?;
            if table.plies() > plies {
                positions.push(table.view().position);
            }
            while table.outcome().is_none() && table.plies() > plies {
                if table.view().turn == self.solver {
                    break;
                }
                let intents = showing.next_reply(&table);
                if intents.is_empty() {
                    break;
                }
                for intent in intents {
                    table.apply(intent).map_err(ActError::Refused)?;
                }
            }
        }
        Ok(positions)
    }
}

/// Returns whether a condition is about the end of the game.
fn is_ending(expect: &Expect) -> bool {
    matches!(expect, Expect::Result(..))
}

/// Returns the intents of an act, if the table takes them all.
fn playable(act: &Act, table: &Table) -> Option<Vec<Intent>> {
    let intents = act.intents(table).ok()?;
    let mut copy = table.clone();
    act.apply(&mut copy).ok()?;
    (copy.plies() > table.plies()).then_some(intents)
}

/// Returns a move that captures the man that moved last; in draughts, any capture.
fn punishing(table: &Table, view: &View) -> Option<Step> {
    let moved = view.last.last().copied();
    let captures = |step: &Step| match taken(table, step) {
        taken if view.game == rochade_table::GameKind::Draughts => !taken.is_empty(),
        taken => taken.iter().any(|square| Some(*square) == moved),
    };
    table.steps().into_iter().find(captures)
}

/// Returns a move that captures nothing, if there is one.
fn harmless(table: &Table) -> Option<Step> {
    let mut steps = table.steps();
    let quiet = steps.iter().position(|step| taken(table, step).is_empty());
    match quiet {
        Some(place) => Some(steps.swap_remove(place)),
        None => steps.into_iter().next(),
    }
}

/// Returns the squares on which a move captures.
fn taken(table: &Table, step: &Step) -> Vec<SquareId> {
    let mut copy = table.clone();
    for intent in hands(table, step) {
        let _ = copy.apply(intent);
    }
    let view = copy.view();
    let last = view.entries.last().filter(|_| view.plies > table.plies());
    let victims = last.map(|entry| entry.deed.victims.iter().map(|victim| victim.square));
    victims.map(Iterator::collect).unwrap_or_default()
}

/// Returns the intents of a hand that makes a move.
pub fn hands(table: &Table, step: &Step) -> Vec<Intent> {
    let mut copy = table.clone();
    let mut intents = Vec::new();
    let mut push = |intent: Intent| {
        let _ = copy.apply(intent.clone());
        intents.push(intent);
        copy.view().can_stop
    };
    let mut can_stop = false;
    for (place, &square) in step.path.iter().enumerate() {
        can_stop = push(match place {
            0 => Intent::Touch(square),
            _ => Intent::LetGo(Some(square)),
        });
    }
    if can_stop {
        push(Intent::Done);
    }
    if let Some(kind) = step.choice {
        push(Intent::Choose(kind));
    }
    intents
}
