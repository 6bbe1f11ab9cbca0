//! What stands above the squares: that the game rests, that an earlier moment is shown, and why a
//! touch came to nothing.

use rochade_table::{Intent, Review, SquareId, View};
use yew::prelude::*;

use super::bubble::{Bubble, Room};
use super::{Blame, Board, Props};
use crate::command::Command;
use crate::components::notice::Message;
use crate::context::{use_commands, use_texts};

/// What stands above the squares.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Above {
    /// Why a touch came to nothing, while that is told.
    pub(crate) why: Option<Message>,
    /// Whether the player who is told sits at the far side, and reads it from there.
    pub(crate) reads_from_afar: bool,
    /// Whether the game is paused: then nobody sees how it stands.
    pub(crate) rests: bool,
    /// Whether an earlier moment is told as such.
    pub(crate) tells_moment: bool,
}

impl Above {
    /// Returns whether it is told that an earlier moment is shown.
    pub(super) fn tells_moment_of(&self, view: &View) -> bool {
        self.tells_moment && !self.rests && view.shown_ply < view.plies
    }
}

impl Board {
    /// Returns what stands above the squares.
    pub(super) fn above(&self, props: &Props) -> Html {
        let Props { view, above, .. } = props;
        let why = above.why.clone().filter(|_| !above.rests);
        let room = props.blame.as_deref().filter(|_| why.is_some());
        let room = room.and_then(|blame| self.room(blame, above.reads_from_afar));
        html! {
            <>
                <Bubble message={why} {room} />
                if above.tells_moment_of(view) {
                    <Moment shown={round(view, view.shown_ply)} last={round(view, view.plies)} at_top={self.moves_below(view)} />
                }
                if above.rests {
                    <Veil />
                }
            </>
        }
    }

    /// Returns where on the board a reason can be told.
    fn room(&self, blame: &Blame, reads_from_afar: bool) -> Option<Room> {
        let Blame { at, by, about } = blame;
        let cell = |id| self.geometry.cell(id);
        Some(Room {
            columns: self.geometry.columns(),
            rows: self.geometry.rows(),
            at: cell(*at)?,
            spared: by.iter().chain(about).filter_map(|&id| cell(id)).collect(),
            below_first: reads_from_afar,
        })
    }

    /// Returns whether the move that is shown began or ended on the lowest row.
    fn moves_below(&self, view: &View) -> bool {
        let is_lowest = |&id: &SquareId| {
            let cell = self.geometry.cell(id);
            cell.is_some_and(|cell| cell.row + 1 == self.geometry.rows())
        };
        view.last.iter().any(is_lowest)
    }
}

/// Returns the number of the round to which the last of `plies` plies belongs; 0 before the first.
fn round(view: &View, plies: usize) -> u32 {
    let last = plies.checked_sub(1).and_then(|last| view.entries.get(last));
    last.map_or(0, |entry| entry.round)
}

#[derive(Properties, PartialEq)]
struct MomentProps {
    /// The number of the move that is shown, as the move table has it.
    shown: u32,
    /// The number of the last one.
    last: u32,
    /// Whether it is told at the upper edge.
    at_top: bool,
}

/// Tells which moment is shown, and leads back to the present.
#[component]
fn Moment(props: &MomentProps) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let MomentProps {
        shown,
        last,
        at_top,
    } = *props;
    let moment = match shown {
        0 => texts.moment_first().to_owned(),
        _ => texts.moment(&shown.to_string(), &last.to_string()),
    };
    let onclick = commands.reform(|_| Command::Intent(Intent::Review(Review::Last)));
    html! {
        <button type="button" class={classes!("moment", at_top.then_some("top"))} data-action="back-to-game" {onclick}>
            <span>{ moment }</span>{ " " }<b>{ texts.back_to_game() }</b>
        </button>
    }
}

/// Hides the game while it rests. A tap anywhere on it goes on.
#[component]
fn Veil() -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let onclick = commands.reform(|_| Command::Pause);
    html! {
        <div class="veil" {onclick}>
            <p>{ texts.paused() }</p>
            <button type="button" class="main" data-action="go-on">{ texts.go_on() }</button>
        </div>
    }
}
