//! The menu of an embedded board: what it is given.

use rochade_table::saved::{self, Times};
use yew::prelude::*;

use crate::components::board_menu;
use crate::embed::Embedded;
use crate::game_table::{GameTable, Redraw};

impl GameTable {
    /// Returns what the menu shows.
    pub(super) fn board_menu(&self) -> board_menu::Props {
        let view = self.session.view();
        let has_game = match &self.embedding.replaying {
            Some(_) => self.brought().is_some(),
            None => view.plies > 0,
        };
        board_menu::Props {
            game: view.game,
            has_game,
            whole: self.embedding.whole.clone().map(AttrValue::from),
        }
    }

    /// Looks up the address of the page itself with what is on the board now.
    pub(in super::super) fn look_up_whole(&mut self, ctx: &Context<Self>) -> Redraw {
        let saved = self.saved_here();
        let embedded = ctx.props().embedded.as_ref();
        let page = match embedded.is_none_or(|Embedded(embed)| embed.asked.may_analyse) {
            true => "./#",
            false => "./?analyse=off#",
        };
        self.embedding.whole = saved.map(|saved| [page, &saved].concat());
        Redraw::Yes
    }

    /// Returns the game as a saved text: one that is looked at, as it stands at the place that is
    /// shown.
    fn saved_here(&self) -> Option<String> {
        if !self.replays() {
            return saved::write(self.session.table(), Times::Kept);
        }
        let (game, (line, ply)) = self.replayed_place()?;
        let table = game.table_until(line, ply)?;
        saved::write(&table, Times::Kept)
    }
}
