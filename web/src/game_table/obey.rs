//! What the user wants: the one place where a [`Command`] is obeyed.

use rochade_table::{ClockState, Intent};
use yew::prelude::*;

use super::GameTable;
use crate::command::Command;
use crate::components::board::in_hand;
use crate::drawn::Drawn;

impl GameTable {
    /// Carries out a command. Returns whether the page must be redrawn.
    pub(super) fn obey(&mut self, ctx: &Context<Self>, command: Command) -> bool {
        match command {
            Command::Intent(intent) if !self.takes_moves(ctx) => return self.look_on(ctx, intent),
            Command::Escape if !self.takes_moves(ctx) => return false,
            Command::Intent(intent) if self.is_to_be_solved() => {
                return self.try_intent(ctx, intent);
            }
            Command::TryAgain => return self.try_again(ctx),
            Command::ShowSolution => self.show_solution(ctx),
            Command::Step(step) => return self.step(ctx, step),
            Command::Intent(intent) => return self.apply(ctx, intent),
            Command::Pause => return self.pause(ctx),
            Command::Close => return self.panels.close(),
            Command::StartGame { begin, drawn } => self.start(ctx, begin, drawn),
            Command::Flip => self.flip(),
            Command::Sit(seating) => self.sit(ctx, seating),
            Command::ToggleMoveTable => self.toggle_move_table(ctx),
            Command::Escape => return self.escape(ctx),
            Command::TellTimes => self.tell_times(ctx),
            Command::Open(panel) => self.panels.open(panel),
            Command::PutOnBoard(table) => self.put_on_board(*table, false, true),
            Command::AskToReplace(answer) => self.ask_to_replace(answer),
            Command::Share => self.share(),
            Command::Export(export) => self.export(ctx, export),
            Command::Show { line, ply } => self.show_place(ctx, (line, ply)),
            Command::LookUpWhole => self.look_up_whole(),
            Command::ChooseGame(number) => self.replay_other(ctx, number),
            Command::Draw(shape) => self.drawn = self.drawn.with(shape),
            Command::Wipe => self.drawn = Drawn::default(),
            Command::Tell(text) => return self.tell(text),
            Command::Dismiss => return self.messages.shown.take().is_some(),
        }
        true
    }

    fn start(&mut self, ctx: &Context<Self>, begin: Intent, drawn: String) {
        self.panels.close_all();
        self.apply(ctx, begin);
        if !drawn.is_empty() {
            self.messages.tell("lot", drawn);
        }
    }

    fn pause(&mut self, ctx: &Context<Self>) -> bool {
        let clock = self.session.view().clock.as_ref();
        let intent = match clock.map(|clock| clock.state) {
            Some(ClockState::Paused) => Intent::Resume,
            _ => Intent::Pause,
        };
        self.apply(ctx, intent)
    }

    fn flip(&mut self) {
        let next = self.session.sides().next_player();
        self.seat_near(next);
        self.say_who_sits_near();
    }

    /// Puts back what is in hand; where nothing is, closes the move table.
    fn escape(&mut self, ctx: &Context<Self>) -> bool {
        if self.move_table_open && in_hand(self.session.view()).is_none() {
            self.toggle_move_table(ctx);
            return true;
        }
        match self.is_to_be_solved() {
            true => self.try_intent(ctx, Intent::Cancel),
            false => self.apply(ctx, Intent::Cancel),
        }
    }

    /// Shows a message that something was done, or why not. It is always to be drawn.
    pub(super) fn tell(&mut self, text: impl Into<String>) -> bool {
        self.messages.tell("told", text.into());
        true
    }
}
