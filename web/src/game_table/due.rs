//! The timers: what comes after a while, though nobody does anything.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::{GameTable, Msg, Redraw};

/// What comes when a timer has run out.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Due {
    /// Nobody has touched a tablet for everybody for a while.
    NobodyThere,
    /// A clock shows something else.
    Tick,
    /// The device may be passed on to the player to move.
    PassOn,
    /// A reason has been on the board long enough.
    EndBlame,
    /// The next move of a puzzle comes by itself.
    PuzzleMove,
    /// The next reply or shown act of an exercise.
    Practice,
    /// What is wanted of the later part of the page has waited for a while.
    LaterIsLong,
    /// The host is told where a step has led.
    Step,
    /// A computer does what it has decided.
    ComputersTurn,
    /// A computer has taken long: it can be told to move.
    ComputerIsLong,
    /// It is said that a computer is thinking.
    SayThinking,
    /// The computers' worker has been silent for too long.
    WorkerIsSilent,
    /// The worker that looks back at a game has been silent for too long.
    LookBackIsSilent,
    /// The computers' worker goes, if it has nothing to do.
    EndWorker,
}

/// Starts a timer that runs for `wait` milliseconds, unless it is dropped.
pub(super) fn after(wait: u32, ctx: &Context<GameTable>, due: Due) -> Timeout {
    let link = ctx.link().clone();
    Timeout::new(wait, move || link.send_message(Msg::Due(due)))
}

impl GameTable {
    /// Does what is due.
    pub(super) fn do_due(&mut self, ctx: &Context<Self>, due: Due) -> Redraw {
        match due {
            Due::NobodyThere => self.ask_for_next_players(ctx),
            Due::Tick => self.tick(ctx),
            Due::PassOn => self.pass_on(ctx),
            Due::EndBlame => self.end_blame(),
            Due::ComputersTurn => self.do_computers_turn(ctx),
            Due::ComputerIsLong => self.let_tell_computer(),
            Due::SayThinking => self.say_thinking(),
            Due::WorkerIsSilent => self.miss_worker(),
            Due::LaterIsLong => self.tell_waiting(),
            Due::EndWorker => self.end_worker(),
            Due::PuzzleMove | Due::Practice | Due::Step | Due::LookBackIsSilent => {
                self.do_later(ctx, Msg::Due(due))
            }
        }
    }

    /// Lets the table know the time; where nothing happened, only the clocks show something else.
    fn tick(&mut self, ctx: &Context<Self>) -> Redraw {
        let happenings = self.session.tell_time();
        let happened = self.take_in(ctx, happenings);
        if happened == Redraw::No {
            self.show_clocks(ctx);
        }
        happened
    }
}
