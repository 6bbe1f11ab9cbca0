//! What is played against the computer, how strong it is, and which colour the person has: all of
//! it can be changed until the first move.

use rochade_table::{GameKind, Seat, View};
use yew::prelude::*;

use crate::command::Command;
use crate::components::character::Ladder;
use crate::components::new_game::games;
use crate::components::new_game::picks::{Pick, Picks};
use crate::context::{use_commands, use_texts};
use crate::solo::Solo;
use crate::words;

/// The value of a colour by lot.
const LOT: &str = "lot";

/// What can be changed.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    pub(crate) game: GameKind,
    /// The level of all computers.
    pub(crate) level: u8,
    /// The seat that the person has.
    pub(crate) person: Seat,
}

impl Props {
    /// Returns what can be changed in a game of one person against computers of one level.
    pub(crate) fn of(view: &View) -> Option<Props> {
        let Solo { person, level } = Solo::of(view)?;
        Some(Props {
            game: view.game,
            level,
            person,
        })
    }
}

/// The choice of the game, of the computer and of the colour.
#[component]
pub(crate) fn Opponent(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props {
        game,
        level,
        person,
    } = *props;
    let plan = game.plan();
    let colours = plan.all_seats();
    let colours = colours.map(|seat| (plan.letter(seat), words::of(game).side(texts, seat)));
    let colours = colours.chain([(LOT, texts.colour_lot())]).map(Pick::from);
    let colours: Vec<Pick> = colours.collect();
    let chosen = plan.letter(person);
    let ongame = commands.reform(move |word: String| {
        let game = GameKind::of_word(&word).unwrap_or(game);
        Command::Meet {
            game,
            level,
            person: None,
        }
    });
    let onlevel = commands.reform(move |level| Command::Meet {
        game,
        level,
        person: Some(person),
    });
    let oncolour = commands.reform(move |colour: String| Command::Meet {
        game,
        level,
        person: Some(seat(game, &colour, person)),
    });
    let games = GameKind::ALL.iter();
    let games = games.map(|&game| Pick::from((game.word(), games::name(texts, game))));
    html! {
        <div class="opponent">
            <Picks name="game" label={texts.game()} picks={games.collect::<Vec<_>>()} chosen={game.word()} onchange={ongame} />
            <Ladder name="opponent" label={texts.level()} {level} onchange={onlevel} />
            <Picks name="colour" label={texts.colour()} picks={colours} {chosen} onchange={oncolour} />
        </div>
    }
}

/// Returns the seat with this colour, or one by lot; `now` is the person's seat.
fn seat(game: GameKind, colour: &str, now: Seat) -> Seat {
    let plan = game.plan();
    plan.seat(colour).unwrap_or_else(|| {
        // Chance is below 1, so that it is one of the seats.
        let drawn = js_sys::Math::random() * plan.seats.len() as f64;
        plan.all_seats().nth(drawn as usize).unwrap_or(now)
    })
}
