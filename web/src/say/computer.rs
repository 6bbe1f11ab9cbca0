//! What the computer is called: each of its levels is a character.

use rochade_table::{Computer, Player, SeatView, View};

use crate::text::{Texts, isolated};
use crate::words::{self, characters};

/// Returns the name of a level with its number: "Mop (level 2)".
pub(crate) fn with_level(texts: &Texts, level: u8) -> String {
    texts.computer_level(characters::name(texts, level), &level.to_string())
}

/// Returns the names of all levels with their numbers, the weakest first.
pub(crate) fn levels(texts: &Texts) -> impl Iterator<Item = String> {
    (1..=Computer::STRONGEST).map(|level| with_level(texts, level))
}

/// Returns what a player is called wherever the side is not told: by the name, or the computer by
/// its level; nothing where a person gave no name.
pub(crate) fn own_name(texts: &Texts, player: &Player) -> String {
    match (player.name.as_str(), player.computer) {
        ("", Some(computer)) => characters::name(texts, computer.level).to_owned(),
        (name, _) => isolated(name).into_owned(),
    }
}

/// Returns whether another seat has a computer of the same name: then the side tells them apart.
pub(crate) fn has_double(view: &View, player: &Player) -> bool {
    let level = |player: &Player| player.computer.map(|it| (it.level, player.name.clone()));
    let alike = view.seats.iter();
    let alike = alike.filter(|seat| level(&seat.player) == level(player));
    player.computer.is_some() && alike.count() > 1
}

/// Returns what stands beside a player's name in the bar: how strong a computer is, and of a person
/// the side, unless that is the name, and the partner.
pub(crate) fn beside_name(texts: &Texts, view: &View, seat: &SeatView) -> String {
    let side = words::of(view.game).side(texts, seat.seat);
    let partner = view.plan.partner(seat.seat).and_then(|it| view.seat(it));
    let partner = partner.filter(|_| !super::plays_both(view, seat.seat));
    let partner = partner.map(|it| texts.plays_with(&super::of_seat(texts, view, it)));
    match seat.player.computer {
        Some(it) if has_double(view, &seat.player) => {
            [&texts.level_of(&it.level.to_string()), " · ", side].concat()
        }
        Some(it) => texts.level_of(&it.level.to_string()),
        None if seat.player.name.is_empty() => partner.unwrap_or_default(),
        None => match partner {
            Some(partner) => [side, " · ", &partner].concat(),
            None => side.to_owned(),
        },
    }
}
