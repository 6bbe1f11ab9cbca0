//! What the board tells above its squares.

use rochade_table::ClockState;
use yew::prelude::*;

use super::GameTable;
use crate::components::board::Above;
use crate::embed::Mode;
use crate::root;
use crate::sides::Side;

impl GameTable {
    /// Returns what stands above the board's squares.
    pub(super) fn above_board(&self, ctx: &Context<Self>) -> Above {
        let way = ctx.props().settings.seating.way;
        let faced = root::faced(self.session.view(), &self.session.sides(), way);
        Above {
            why: self.told_at_square(),
            reads_from_afar: faced == Some(Side::Far),
            rests: self.is_veiled(),
            tells_moment: self.mode == Mode::Own && !self.replays(),
        }
    }

    /// Veils the board as long as the game rests because a player wanted a pause. A game that rests
    /// for another reason, since the device has slept or the page was left, stays in sight.
    pub(super) fn veil(&mut self, paused: bool) {
        self.veiled = paused;
    }

    /// Takes the veil away once the game goes on, by whatever that came.
    pub(super) fn lift_veil(&mut self) {
        self.veiled &= self.is_veiled();
    }

    /// Returns whether the board is hidden because a player has paused the game.
    pub(super) fn is_veiled(&self) -> bool {
        let view = self.session.view();
        let clock = view.clock.as_ref();
        let rests = clock.is_some_and(|clock| clock.state == ClockState::Paused);
        self.veiled && rests && view.outcome.is_none()
    }
}
