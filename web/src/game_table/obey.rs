//! What the user wants: the one place where a [`Command`] is obeyed.

use rochade_table::{ClockState, Intent, Review};
use yew::prelude::*;

use super::{GameTable, Msg, Redraw, focus};
use crate::command::{Command, Look};
use crate::components::board::in_hand;
use crate::drawn::Drawn;
use crate::page;

/// Returns whether an intent is a hand's that moves men.
fn moves_men(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Touch(_)
            | Intent::LetGo(_)
            | Intent::Done
            | Intent::AskChoice(_)
            | Intent::Choose(_)
            | Intent::Type(_)
            | Intent::Blow(_)
    )
}

impl GameTable {
    /// Carries out a command.
    pub(super) fn obey(&mut self, ctx: &Context<Self>, command: Command) -> Redraw {
        if self.practises() {
            self.end_practice_for(&command);
        }
        match command {
            Command::Intent(intent) => self.want(ctx, intent),
            Command::Escape => self.escape(ctx),
            Command::StartGame { begin, drawn } => self.start_if(ctx, begin, drawn),
            Command::BeginAfresh => self.begin_afresh(ctx),
            Command::StayHere => self.stop_asking(),
            Command::UndoNewGame => self.undo_new_game(ctx),
            Command::Pause => self.pause(ctx),
            Command::Flip => self.flip(),
            Command::Sit(seating) => self.sit(ctx, seating),
            Command::ToggleMoveTable(_) if self.learns() => Redraw::No,
            Command::ToggleMoveTable(seat) => self.toggle_move_table(ctx, seat),
            Command::Begin(begin) => self.begin(ctx, begin),
            Command::Meet {
                game,
                level,
                person,
            } => self.meet(ctx, game, level, person),
            Command::ToBoard => {
                page::focus(focus::SQUARE);
                Redraw::No
            }
            Command::TypeMove => self.focus_field(),
            Command::Close => {
                focus::take_to_board();
                self.panels.close()
            }
            Command::PutOnBoard(table, held) => {
                self.store.choose(*held);
                self.put_on_board(*table, false, true)
            }
            Command::AskToReplace(answer) => self.ask_to_replace(answer),
            Command::Draw(shape) => self.draw_on_board(self.drawn.with(shape)),
            Command::Wipe => self.draw_on_board(Drawn::default()),
            Command::Hint(seat) => self.want_hint(ctx, seat),
            Command::MoveNow => self.move_now(ctx),
            Command::FetchLater => self.try_later_again(ctx),
            Command::FetchComputer => self.try_computer_again(),
            Command::ChangeLevel(seat, strength) => self.change_level(ctx, seat, strength),
            Command::RematchAt(strength) => self.rematch_at(ctx, strength),
            Command::Tell(text) => {
                self.messages.tell_first("told", text);
                Redraw::Yes
            }
            Command::Say(text) => {
                self.messages.say(text);
                Redraw::No
            }
            Command::Dismiss => Redraw::when(self.messages.shown.take().is_some()),
            Command::Typed(_)
            | Command::Ask(_)
            | Command::Open(_)
            | Command::Read(..)
            | Command::PlayOn
            | Command::Share
            | Command::ShowCode(_)
            | Command::ShowSheet(_)
            | Command::Export(_)
            | Command::Show { .. }
            | Command::Step(_)
            | Command::LookUpWhole
            | Command::TryAgain
            | Command::ShowSolution
            | Command::ChooseGame(_)
            | Command::Look(_)
            | Command::Learn(_)
            | Command::Practise(_) => self.do_later(ctx, Msg::Do(command)),
        }
    }

    /// Does what a person wants at the board, be it played on or looked at, or a puzzle.
    pub(super) fn want(&mut self, ctx: &Context<Self>, intent: Intent) -> Redraw {
        if let Intent::Answer(question, _) = intent
            && self.is_deaf(question)
        {
            Redraw::No
        } else if self.practises() || !self.takes_moves() || self.is_to_be_solved() {
            self.pass_intent_on(ctx, intent)
        } else if self.is_computers_turn() && moves_men(&intent) {
            self.refuse_hand(&intent)
        } else {
            self.apply(ctx, intent)
        }
    }

    /// Puts back what is in hand; where nothing is, closes the move table or a look back, or
    /// returns from an earlier position.
    fn escape(&mut self, ctx: &Context<Self>) -> Redraw {
        let is_free = in_hand(self.session.view()).is_none();
        if self.takes_moves() && self.move_table_open && is_free {
            return self.toggle_move_table(ctx, None);
        }
        if is_free && self.look_back.is_some() {
            return self.do_later(ctx, Msg::Do(Command::Look(Look::Leave)));
        }
        let view = self.session.view();
        if self.takes_moves() && is_free && view.shown_ply < view.plies {
            return self.want(ctx, Intent::Review(Review::Last));
        }
        self.want(ctx, Intent::Cancel)
    }

    fn pause(&mut self, ctx: &Context<Self>) -> Redraw {
        if self.computers_rest().is_some() {
            return self.let_computers_rest();
        }
        let clock = self.session.view().clock.as_ref();
        let intent = match clock.map(|clock| clock.state) {
            Some(ClockState::Paused) => Intent::Resume,
            _ => Intent::Pause,
        };
        self.veil(intent == Intent::Pause);
        self.apply(ctx, intent)
    }

    /// Turns the board to the next side of the table, where it stays until the next move.
    pub(super) fn flip(&mut self) -> Redraw {
        self.passing_on = None;
        let next = self.session.sides().next_player();
        self.seat_near(next);
        self.say_who_sits_near();
        Redraw::Yes
    }

    fn draw_on_board(&mut self, drawn: Drawn) -> Redraw {
        self.drawn = drawn;
        Redraw::Yes
    }

    /// Shows a message that something was done, or why not.
    pub(super) fn tell(&mut self, text: impl Into<String>) -> Redraw {
        self.messages.tell("told", text.into());
        Redraw::Yes
    }
}
