//! Positions to solve that come from the look back at the device's own games: some are offered on
//! the first screen, and are solved one after the other, as a game that is read at its end.

use std::vec::IntoIter;

use rochade_review::Exercise;
use rochade_table::saved::{self, Times};
use rochade_table::{Puzzle, Stage, Table};
use yew::prelude::*;

use super::first::First;
use super::session::Session;
use super::{GameTable, Redraw};
use crate::command::Learn;
use crate::components::review::CARD;
use crate::components::review::exercise::{ExerciseCard, in_words};
use crate::components::strip;
use crate::desk::replay::{GAME, Game};
use crate::exercises;
use crate::say;
use crate::words;

/// The positions that are solved one after the other.
pub(super) struct Exercising {
    /// The one on the board.
    shown: Exercise,
    /// Its number, counted from 0, and the number of all.
    number: usize,
    count: usize,
    /// Whose move it is, in words.
    turn: &'static str,
    /// Whether its result was noted.
    is_noted: bool,
    /// Those that follow.
    ahead: IntoIter<Laid>,
}

/// A position to solve as it is laid on the board.
struct Laid {
    exercise: Exercise,
    /// The game before its first move.
    begun: Table,
    /// The game with the position at its end.
    table: Table,
    puzzle: Puzzle,
    game: Game,
}

impl Laid {
    /// Lays out a position; `None` where it can't be read.
    fn of(exercise: &Exercise) -> Option<Laid> {
        let table = saved::read(&exercise.saved).ok()?;
        let names = vec![String::new(); table.view().seats.len()];
        Some(Laid {
            exercise: exercise.clone(),
            puzzle: Puzzle::of_moves(&table, &exercise.good)?,
            game: Game::of_table(&table, names)?,
            begun: table.until(0)?,
            table,
        })
    }
}

impl GameTable {
    /// Returns how many positions the first screen offers: none on a tablet for everybody.
    pub(super) fn exercises_due(&self) -> usize {
        match self.kiosk {
            Some(_) => 0,
            None => exercises::due().len(),
        }
    }

    /// Keeps those moments of the game of this table to be solved where one move is clearly best
    /// and a person was to find it.
    pub(super) fn keep_exercises(&self) {
        let own = self.reading.as_ref().and_then(|it| it.kept.as_ref());
        let (Some(own), Some(look), Some(game)) = (own, &self.look_back, self.replayed()) else {
            return;
        };
        if self.kiosk.is_some() {
            return;
        }
        let laws = self.laws_here();
        for moment in look.clear_moments() {
            let mover = look
                .mover(moment.ply)
                .and_then(|seat| own.view().seat(seat));
            let place = moment.ply.checked_sub(game.before());
            let table = mover
                .filter(|mover| mover.player.computer.is_none())
                .and_then(|_| game.playable(GAME, place?, &laws));
            if let Some(saved) = table.and_then(|table| saved::write(&table, Times::Kept)) {
                exercises::add(saved, moment.good.clone());
            }
        }
    }

    /// Does what the reader asks of the positions to solve.
    pub(super) fn learn(&mut self, ctx: &Context<Self>, learn: Learn) -> Redraw {
        match learn {
            Learn::Begin => self.begin_exercises(ctx),
            Learn::Show => self.show_exercise(ctx),
            Learn::Next => self.open_next_exercise(ctx),
            Learn::Leave => self.leave_exercises(),
        }
    }

    fn begin_exercises(&mut self, ctx: &Context<Self>) -> Redraw {
        if self.exercises_due() == 0 || self.first() != First::Games {
            return Redraw::No;
        }
        let mut laid = Vec::new();
        for exercise in exercises::due() {
            match Laid::of(&exercise) {
                Some(exercise) => laid.push(exercise),
                // What can't be read goes as what is solved does.
                None => exercises::note(&exercise.saved, true),
            }
        }
        let count = laid.len();
        let mut ahead = laid.into_iter();
        if let Some(first) = ahead.next() {
            self.open_exercise(ctx, first, (0, count), ahead);
        }
        Redraw::Yes
    }

    /// Opens the next position; after the last one, the first screen.
    fn open_next_exercise(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some(exercising) = self.exercising.take() else {
            return Redraw::No;
        };
        let (number, mut ahead) = (exercising.number + 1, exercising.ahead);
        self.drop_puzzle();
        match ahead.next() {
            Some(next) => self.open_exercise(ctx, next, (number, exercising.count), ahead),
            None => self.show_first_screen(),
        }
        Redraw::Yes
    }

    fn open_exercise(
        &mut self,
        ctx: &Context<Self>,
        laid: Laid,
        (number, count): (usize, usize),
        ahead: IntoIter<Laid>,
    ) {
        let Laid {
            exercise,
            begun,
            table,
            puzzle,
            game,
        } = laid;
        let view = table.view();
        let mover = view.seats.iter().find(|seat| seat.to_move);
        let near = mover.map_or(0, |seat| seat.player_number);
        let before = std::mem::replace(&mut self.session, Session::new(begun, near, false));
        self.clear_board();
        match self.reading {
            Some(_) => self.replay_own(ctx, game),
            None => self.read_kept(ctx, before, game),
        }
        self.session.lay_line(table);
        self.session.refresh_view();
        self.set_puzzle(puzzle);
        self.exercising = Some(Exercising {
            shown: exercise,
            number,
            count,
            turn: say::turn(self.texts, self.session.view()),
            is_noted: false,
            ahead,
        });
        self.focus.next = Some(CARD.to_owned());
        if let Some(exercising) = &self.exercising {
            let said = in_words(self.texts, (number, count), exercising.turn);
            self.messages.say(said);
        }
    }

    /// Makes the best move on the board.
    fn show_exercise(&mut self, ctx: &Context<Self>) -> Redraw {
        if self.exercising.is_none() {
            return Redraw::No;
        }
        let shown = self.show_solution(ctx);
        self.focus.next = Some(CARD.to_owned());
        shown
    }

    /// Notes once whether the position on the board was solved: at the first wrong move it was not,
    /// nor where its solution is shown.
    pub(super) fn note_exercise(&mut self, stage: Stage) {
        let is_solved = match stage {
            Stage::Asked | Stage::Right => return,
            Stage::Solved => true,
            Stage::Wrong | Stage::Showing | Stage::Shown => false,
        };
        if let Some(exercising) = &mut self.exercising
            && !std::mem::replace(&mut exercising.is_noted, true)
        {
            exercises::note(&exercising.shown.saved, is_solved);
        }
    }

    /// Closes the positions to solve.
    fn leave_exercises(&mut self) -> Redraw {
        if self.exercising.is_none() {
            return Redraw::No;
        }
        self.show_first_screen();
        Redraw::Yes
    }

    fn show_first_screen(&mut self) {
        self.leave_reading();
        self.session.refresh_view();
        self.clocks.seat(self.session.view().seats.len());
        self.messages.shown = None;
        let next = match self.exercises_due() {
            0 => strip::GAMES,
            _ => strip::LEARN,
        };
        self.focus.next = Some(next.to_owned());
    }

    /// Drops the positions to solve, where another game comes.
    pub(super) fn drop_exercises(&mut self) {
        if self.exercising.take().is_some() {
            self.drop_puzzle();
        }
    }

    /// Returns what is shown of the position to solve, if there is one.
    pub(super) fn exercise_card(&self, ctx: &Context<Self>) -> Html {
        let Some(exercising) = &self.exercising else {
            return Html::default();
        };
        let best = exercising.shown.good.first().map_or("", String::as_str);
        let best = words::of(self.session.view().game).in_text(self.notation_in_text(ctx), best);
        html! {
            <ExerciseCard number={exercising.number} count={exercising.count} turn={exercising.turn}
                stage={self.stage()} {best} />
        }
    }
}
