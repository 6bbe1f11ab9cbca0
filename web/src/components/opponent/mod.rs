//! Which computer is met, and which colour the person has: both can be changed until the first
//! move.

use rochade_table::{Seat, View};
use yew::prelude::*;

use crate::command::Command;
use crate::components::character::Ladder;
use crate::components::new_game::picks::{Pick, Picks};
use crate::context::{use_commands, use_texts};

/// The value of a colour by lot.
const LOT: &str = "lot";

/// What can be changed.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    /// The computer's level.
    pub(crate) level: u8,
    /// The seat that the person has, by its letter.
    pub(crate) person: &'static str,
}

impl Props {
    /// Returns what can be changed in a game of one person and one computer.
    pub(crate) fn of(view: &View) -> Option<Props> {
        let [first, second] = &view.seats[..] else {
            return None;
        };
        match (first.player.computer, second.player.computer) {
            (None, Some(computer)) => Some((first.letter, computer.level)),
            (Some(computer), None) => Some((second.letter, computer.level)),
            _ => None,
        }
        .map(|(person, level)| Props { level, person })
    }
}

/// The choice of the computer and of the colour.
#[component]
pub(crate) fn Opponent(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props { level, person } = *props;
    let seat = |colour: &str| match colour {
        "w" => Seat(0),
        "b" => Seat(1),
        // Nobody knows what comes.
        _ => Seat(u8::from(js_sys::Math::random() < 0.5)),
    };
    let onlevel = commands.reform(move |level| Command::Meet {
        level,
        person: seat(person),
    });
    let oncolour = commands.reform(move |colour: String| Command::Meet {
        level,
        person: seat(&colour),
    });
    let picks = [
        ("w", texts.white()),
        ("b", texts.black()),
        (LOT, texts.colour_lot()),
    ];
    html! {
        <div class="opponent">
            <Ladder name="opponent" label={texts.level()} {level} onchange={onlevel} />
            <Picks name="colour" label={texts.colour()} picks={picks.map(Pick::from).to_vec()} chosen={person} onchange={oncolour} />
        </div>
    }
}
