//! Whether the move table is open, from the start and later.

use rochade_table::{GameKind, Seat, View};
use web_sys::MediaQueryList;
use yew::Context;

use super::first::First;
use super::{GameTable, Redraw, play};
use crate::embed::Mode;
use crate::page;

/// Where the device remembers that the move table was closed on a page that has room for it from
/// the start.
const REMEMBERED: &str = "rochade.moves";

/// The word for it.
const CLOSED: &str = "closed";

/// Pages on which the move table has room beside the board from the start: `--wide` and
/// `--lying-large` of `style/situations.css`.
const ROOMY: &str = "(orientation: landscape) and (min-width: 75em) and (min-height: 23.76em), \
                     (orientation: landscape) and (min-width: 64em) and (min-height: 48em)";

/// Upright pages on which it has room below a board for more than two: `--below` of
/// `style/situations.css`.
const ROOMY_BELOW: &str = "(orientation: portrait) and (max-width: 37.49em) and \
                           (max-aspect-ratio: 47 / 100) and (min-height: 46em)";

/// Those on which it has room below that of four: `--below-four`.
const ROOMY_BELOW_FOUR: &str = "(orientation: portrait) and (max-aspect-ratio: 3 / 5) and \
                                (min-height: 46em), (orientation: portrait) and \
                                (max-aspect-ratio: 3 / 4) and (min-height: 64em)";

/// Returns whether the move table is open when the page is.
pub(super) fn opens_at_start(view: &View) -> bool {
    has_room(view) && page::remembered(REMEMBERED).as_deref() != Some(CLOSED)
}

/// Returns whether there is room for the move table; once a game is over, only beside the board.
fn has_room(view: &View) -> bool {
    let [beside, below, below_four] = room();
    let matches = |query: Option<MediaQueryList>| query.is_some_and(|query| query.matches());
    let has_below = match view.game {
        GameKind::Four => matches(below_four),
        _ => view.seats.len() > 2 && matches(below),
    };
    (has_below && view.outcome.is_none()) || matches(beside)
}

/// The media queries for room beside the board, below it, and below the board of four.
pub(super) fn room() -> [Option<MediaQueryList>; 3] {
    [ROOMY, ROOMY_BELOW, ROOMY_BELOW_FOUR]
        .map(|room| page::window().match_media(room).ok().flatten())
}

impl GameTable {
    /// Returns whether the move table is seen: on the page itself not before the first move, as
    /// long as the five games stand in its place, nor while a game is read.
    pub(super) fn shows_move_table(&self) -> bool {
        let begun = self.mode != Mode::Own || self.first() == First::Play;
        self.move_table_open && begun && self.reading.is_none()
    }

    /// Lets a move table that has opened by itself go where it would cover the board, and come
    /// again where there is room.
    pub(super) fn follow_room(&mut self) -> Redraw {
        if !self.move_table_follows {
            return Redraw::No;
        }
        self.move_table_open = opens_at_start(self.session.view()) && !self.have_edges();
        Redraw::Yes
    }

    /// Opens or closes the move table; by a player's picture, the row acts for that player, too.
    /// Whoever closes it is done with the questions and the looks back that stand in it.
    pub(super) fn toggle_move_table(&mut self, ctx: &Context<Self>, by: Option<Seat>) -> Redraw {
        let shown = self.shows_move_table();
        self.first = First::Play;
        let decides = self.decides().map(|seat| seat.seat);
        let turns_to = by.filter(|&seat| decides != Some(seat) && self.mode == Mode::Own);
        if shown && self.have_edges() && by.is_some_and(|_| by != self.moves_of) {
            self.moves_of = by;
            return Redraw::Yes;
        }
        if shown && turns_to.is_some() && !self.have_edges() {
            self.deciding = turns_to;
            return Redraw::Yes;
        }
        self.move_table_open = !shown;
        self.move_table_follows = false;
        if has_room(self.session.view()) {
            // If the device does not remember it, it holds until the page is left.
            let _ = page::store(REMEMBERED, (!self.move_table_open).then_some(CLOSED));
        }
        if self.move_table_open {
            self.messages.say(self.texts.move_table());
            self.moves_of = by;
            self.deciding = by.filter(|_| self.mode == Mode::Own);
            self.note_opener();
            return Redraw::Yes;
        }
        self.messages.say(self.texts.moves_closed());
        self.deciding = None;
        self.leave_move_table();
        for intent in play::pending_in_move_table(self.session.view()) {
            self.apply(ctx, intent);
        }
        Redraw::Yes
    }
}
