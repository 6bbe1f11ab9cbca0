//! A position to be solved on an embedded board: what is tried goes to the puzzle, which judges it,
//! and what comes of it is shown.

use gloo_timers::callback::Timeout;
use rochade_table::{Happening, Intent, Puzzle, PuzzleFault, Refusal, Stage, Table};
use yew::prelude::*;

use crate::components::puzzle::{PuzzleLine, said};
use crate::components::status::Status;
use crate::embed::Report;
use crate::game_table::due::{Due, after};
use crate::game_table::session::Session;
use crate::game_table::{GameTable, Props, Redraw};
use crate::root;
use crate::text::Texts;
use crate::words;

/// After how many milliseconds a reply comes, and each move of a solution that is shown.
const PAUSE: u32 = 700;

/// Where the focus goes once a button of the puzzle is gone.
const SQUARE: &str = ".squares [tabindex=\"0\"]";

/// A puzzle on the board.
pub(super) struct Puzzling {
    pub(super) puzzle: Puzzle,
    /// Its next move, where that comes by itself.
    next: Option<Timeout>,
}

/// Puts the puzzle that the address asks for on the board. Returns it, and what the reader is to be
/// told, as why there is none.
pub(super) fn open(props: &Props, session: &mut Session) -> (Option<Puzzling>, Option<String>) {
    let embedded = props.embedded.as_ref();
    let Some(solution) = embedded.and_then(|embedded| embedded.0.asked.solution.as_deref()) else {
        return (None, None);
    };
    match Puzzle::read(session.table(), solution) {
        Ok(puzzle) => {
            session.let_moves_wait(!puzzle.is_over());
            root::set("data-puzzle", puzzle.stage().word());
            (Some(Puzzling { puzzle, next: None }), None)
        }
        Err(fault) => (None, Some(in_words(props.texts, session, &fault))),
    }
}

/// Says what is wrong with a solution, and where.
fn in_words(texts: &Texts, session: &Session, fault: &PuzzleFault) -> String {
    let place = texts.embed_solution(&fault.place.to_string());
    if fault.text.is_empty() {
        return place;
    }
    let game = session.view().game;
    let why = words::of(game).typed_error(texts, fault.error, &fault.text);
    [&place, " ", &why].concat()
}

impl GameTable {
    /// Returns whether there is a puzzle that is not solved.
    pub(in super::super) fn is_to_be_solved(&self) -> bool {
        let puzzling = self.embedding.puzzling.as_ref();
        puzzling.is_some_and(|puzzling| !puzzling.puzzle.is_over())
    }

    /// Returns how far the puzzle has come, if there is one.
    pub(in super::super) fn stage(&self) -> Option<Stage> {
        let puzzling = self.embedding.puzzling.as_ref()?;
        Some(puzzling.puzzle.stage())
    }

    /// Returns whether somebody can try a move now.
    pub(in super::super) fn can_try(&self) -> bool {
        self.stage() == Some(Stage::Asked)
    }

    /// Lets the position that was laid on the board be solved.
    pub(in super::super) fn set_puzzle(&mut self, puzzle: Puzzle) {
        self.session.let_moves_wait(true);
        root::set("data-puzzle", puzzle.stage().word());
        self.embedding.puzzling = Some(Puzzling { puzzle, next: None });
    }

    /// Takes the puzzle off, with the game that goes.
    pub(in super::super) fn drop_puzzle(&mut self) {
        if self.embedding.puzzling.take().is_some() {
            self.session.let_moves_wait(false);
            root::remove("data-puzzle");
        }
    }

    /// Does at the table what the one who solves the puzzle wants: moves are tried, and nothing is
    /// asked or offered.
    pub(in super::super) fn try_intent(&mut self, ctx: &Context<Self>, intent: Intent) -> Redraw {
        let is_try = matches!(
            intent,
            Intent::Touch(_)
                | Intent::LetGo(_)
                | Intent::Done
                | Intent::AskChoice(_)
                | Intent::Choose(_)
                | Intent::Cancel
                | Intent::Type(_)
        );
        match self.stage() {
            _ if matches!(intent, Intent::Review(_)) => self.apply(ctx, intent),
            Some(Stage::Asked) if is_try => self.apply(ctx, intent),
            Some(Stage::Wrong) if matches!(intent, Intent::Cancel) => self.try_again(ctx),
            Some(Stage::Wrong) if matches!(intent, Intent::Touch(_)) => {
                self.try_again(ctx);
                self.apply(ctx, intent)
            }
            _ => Redraw::No,
        }
    }

    /// Judges the move that waits, if there is a puzzle.
    pub(in super::super) fn judge_try(&mut self, ctx: &Context<Self>) {
        self.act_on_puzzle(ctx, Puzzle::judge);
    }

    /// Puts a wrong move back.
    pub(in super::super) fn try_again(&mut self, ctx: &Context<Self>) -> Redraw {
        self.focus.next = Some(SQUARE.to_owned());
        self.act_on_puzzle(ctx, Puzzle::retry)
    }

    /// Lets the solution be shown.
    pub(in super::super) fn show_solution(&mut self, ctx: &Context<Self>) -> Redraw {
        self.focus.next = Some(SQUARE.to_owned());
        self.act_on_puzzle(ctx, Puzzle::show)
    }

    /// Makes the next move of the puzzle that comes by itself.
    pub(in super::super) fn make_next_of_puzzle(&mut self, ctx: &Context<Self>) -> Redraw {
        self.act_on_puzzle(ctx, Puzzle::make_next)
    }

    /// Lets the puzzle, if there is one, do something at the table. Shows what comes of it, tells
    /// how far the puzzle has come, and lets its next move come where nobody is to find it.
    fn act_on_puzzle(
        &mut self,
        ctx: &Context<Self>,
        act: impl FnOnce(&mut Puzzle, &mut Table) -> Result<Vec<Happening>, Refusal>,
    ) -> Redraw {
        let Some(Puzzling { puzzle, .. }) = &mut self.embedding.puzzling else {
            return Redraw::No;
        };
        let happenings = self.session.act(|table| act(puzzle, table));
        self.take_in(ctx, happenings);
        let Some(Puzzling { puzzle, next }) = &mut self.embedding.puzzling else {
            return Redraw::Yes;
        };
        let (stage, wrong) = (puzzle.stage(), puzzle.wrong());
        let moves = puzzle.moves_by_itself();
        *next = moves.then(|| after(PAUSE, ctx, Due::PuzzleMove));
        self.session.let_moves_wait(!puzzle.is_over());
        root::set("data-puzzle", stage.word());
        self.note_exercise(stage);
        if let Some(said) = said(self.texts, stage) {
            self.messages.say(said);
        }
        if stage == Stage::Solved
            && let Some(host) = &self.embedding.host
        {
            let told = Report {
                wrong: Some(wrong),
                ..Report::default()
            };
            host.tell("solved", &told);
        }
        Redraw::Yes
    }

    /// The line of the puzzle, if there is one.
    pub(super) fn puzzle_line(&self) -> Option<Html> {
        let stage = self.stage()?;
        Some(html! {
            <PuzzleLine {stage}><Status standing={self.standing()} whole=true /></PuzzleLine>
        })
    }
}
