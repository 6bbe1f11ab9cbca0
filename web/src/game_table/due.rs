//! What is due after a while, though nobody does anything.

use yew::prelude::*;

use super::GameTable;

/// What is due.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Due {
    /// A clock shows something else.
    Tick,
    /// The device may be passed on to the player to move.
    PassOn,
    /// A reason has been on the board long enough.
    EndBlame,
    /// The next move of a puzzle comes by itself.
    PuzzleMove,
    /// The page around is told where a step has led.
    Step,
}

impl GameTable {
    /// Does what is due. Returns whether the page must be redrawn.
    pub(super) fn do_due(&mut self, ctx: &Context<Self>, due: Due) -> bool {
        match due {
            Due::Tick => self.tick(ctx),
            Due::PassOn => self.pass_on(ctx),
            Due::EndBlame => self.hand.blame.take().is_some(),
            Due::PuzzleMove => self.make_next_of_puzzle(ctx),
            Due::Step => self.tell_step(ctx),
        }
    }

    /// Lets the table know the time; where nothing happened, only the clocks show something else.
    fn tick(&mut self, ctx: &Context<Self>) -> bool {
        let happenings = self.session.tell_time();
        let happened = self.take_in(ctx, happenings);
        if !happened {
            self.show_clocks(ctx);
        }
        happened
    }
}
