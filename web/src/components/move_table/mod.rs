//! The move table behind the avatars: the moves, a look at earlier positions, and what players
//! decide.

mod decisions;
mod line;
mod opening;
mod plies;
mod pull;
mod rounds;
mod rows;
mod steps;
mod story;

use std::rc::Rc;

use rochade_table::{Entry, GameKind, Intent, Plan, Review};
use yew::prelude::*;

use self::decisions::Decisions;
pub(crate) use self::decisions::Seat;
pub(crate) use self::line::Line as MoveLine;
use self::opening::Opening;
use self::plies::Plies;
use self::rounds::Head;
use self::steps::Steps;
pub(crate) use self::story::Line;
use crate::command::Command;
use crate::components::player_bar::rights::{self, Rights};
use crate::context::{use_commands, use_texts};
use crate::notation::Notation;
use crate::platform::keys;
use crate::words;

/// What the move table shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: GameKind,
    /// The plan, for names and figurines.
    pub(crate) plan: Rc<Plan>,
    /// The moves.
    pub(crate) entries: Rc<Vec<Entry>>,
    /// The ply after which the position is shown.
    pub(crate) shown_ply: usize,
    /// The word for the result, and the result as it is read, once the game is over.
    pub(crate) ended: Option<(&'static str, String)>,
    /// How moves are written.
    pub(crate) notation: Notation,
    /// The positions of the game up to the one that is shown; openings have their names by them.
    pub(crate) positions: Rc<Vec<String>>,
    /// The rulings so far, with their paragraphs.
    pub(crate) story: Vec<Line>,
    /// What each seat can decide, in the order of turns, the one that begins first.
    pub(crate) seats: Vec<Seat>,
    /// The button with which a player begins to count moves, where it is among the moves.
    pub(crate) counts: Option<rights::Props>,
    /// Whether they decide anything here.
    pub(crate) decides: bool,
    /// Whether it can be closed.
    pub(crate) closes: bool,
}

/// The move table.
#[component]
pub(crate) fn MoveTable(props: &Props) -> Html {
    let texts = use_texts();
    let Props {
        game,
        plan,
        entries,
        shown_ply,
        ended,
        notation,
        positions,
        story,
        seats,
        counts,
        decides,
        closes,
    } = props;
    let columns: Vec<_> = seats.iter().map(|seat| seat.seat.seat).collect();
    let head = |of: &Seat| Head {
        man: [of.seat.letter, of.seat.player.avatar.letter()].concat(),
        // Computers of one level have one name.
        name: match of.seat.player.computer {
            Some(_) => words::of(*game).side(texts, of.seat.seat).to_owned(),
            None => of.name.clone(),
        },
    };
    let heads: Vec<Head> = seats.iter().map(head).collect();
    let onkeydown = on_key(use_commands(), *shown_ply, entries, &columns);
    html! {
        <section class="moves" aria-label={texts.move_table()} {onkeydown}>
            <Plies game={*game} {plan} {entries} shown_ply={*shown_ply} ended={ended.clone()} notation={*notation} {columns} {heads}
                story={story.clone()} />
            if *game == GameKind::Chess {
                <Opening {positions} />
            }
            <Steps at_start={*shown_ply == 0} at_end={*shown_ply == entries.len()} closes={*closes} />
            if let Some(counts) = counts.clone() {
                <Rights ..counts />
            }
            if *decides {
                <Decisions seats={seats.clone()} />
            }
        </section>
    }
}

/// Arrows look at earlier positions: a ply to the side, a row up or down.
fn on_key(
    commands: Callback<Command>,
    shown: usize,
    entries: &Rc<Vec<Entry>>,
    columns: &[rochade_table::Seat],
) -> Callback<KeyboardEvent> {
    let (entries, columns) = (entries.clone(), columns.to_vec());
    Callback::from(move |event: KeyboardEvent| {
        let review = match event.key().as_str() {
            _ if keys::is_the_browsers(&event) => return,
            "ArrowLeft" => Review::Back,
            "ArrowRight" => Review::Forward,
            "ArrowUp" => Review::Ply(rows::above(shown, &entries, &columns)),
            "ArrowDown" => Review::Ply(rows::below(shown, &entries, &columns)),
            "Home" => Review::First,
            "End" => Review::Last,
            _ => return,
        };
        event.prevent_default();
        commands.emit(Command::Intent(Intent::Review(review)));
    })
}
