//! What is said as a game begins: who plays what, and whose turn it is.

use rochade_table::{SeatView, View};

use super::{name, player, plays_both, turn};
use crate::text::Texts;
use crate::words;

/// Returns that a game has begun, in which colours, and whose turn it is: "New game: you are White,
/// the computer, level 2, is Black. White to move."
pub(super) fn sentence(texts: &Texts, view: &View) -> String {
    let (turn, players) = (whose_turn(texts, view), players(texts, view));
    match players.is_empty() {
        true => texts.game_began(&turn),
        false => texts.game_began_with(&players.join(", "), &turn),
    }
}

/// Returns who plays what, as far as that isn't plain: nothing where persons without names play.
fn players(texts: &Texts, view: &View) -> Vec<String> {
    let level = |seat: &SeatView| Some(seat.player.computer?.level);
    let (computers, persons): (Vec<_>, Vec<_>) =
        view.seats.iter().partition(|seat| level(seat).is_some());
    let side = |seat: &SeatView| words::of(view.game).side(texts, seat.seat);
    let alike = computers
        .windows(2)
        .all(|two| level(two[0]) == level(two[1]));
    let meets = |seat: &&SeatView| {
        let level = level(seat)?.to_string();
        Some(texts.began_computer(&level, side(seat)))
    };
    match (&persons[..], &computers[..]) {
        ([you], [first, _, ..]) if alike => {
            let level = level(first).unwrap_or_default().to_string();
            let others = texts.began_computers(&level);
            vec![texts.began_you(side(you)), others]
        }
        ([you], [_, ..]) => {
            let you = texts.began_you(side(you));
            [you]
                .into_iter()
                .chain(computers.iter().filter_map(meets))
                .collect()
        }
        _ => {
            let named = |seat: &&SeatView| !seat.player.name.is_empty();
            let of = |seat: &SeatView| match meets(&seat) {
                Some(computer) => computer,
                None => texts.began_player(&name(texts, view.game, seat), side(seat)),
            };
            let told = |seat: &&SeatView| named(seat) || level(seat).is_some();
            view.seats.iter().filter(told).map(of).collect()
        }
    }
}

/// Returns whose turn it is; where more than two play, with the player's name and the partner:
/// "Anna (Blue) is to move, with Ben".
pub(crate) fn whose_turn(texts: &Texts, view: &View) -> String {
    let seat = view.seat(view.turn).filter(|_| view.seats.len() > 2);
    let Some(seat) = seat else {
        return turn(texts, view).to_owned();
    };
    let side = words::of(view.game).side(texts, seat.seat);
    let named = name(texts, view.game, seat);
    let turn = match named == side {
        true => turn(texts, view).to_owned(),
        false => texts.other_to_move(&format!("{named} ({side})")),
    };
    let partner = view.plan.partner(seat.seat);
    match partner.filter(|_| !plays_both(view, seat.seat)) {
        Some(partner) => texts.turn_with(&turn, &player(texts, view, partner)),
        None => turn,
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::{Computer, GameKind, Player, Start, Table};

    use super::*;
    use crate::text::tests::texts;

    /// Returns what is said as a game begins with these players: a name, or a level.
    fn began(language: &str, game: GameKind, players: &[&str]) -> String {
        let players = players.iter().map(|player| match player.parse() {
            Ok(level) => Player {
                computer: Computer::new(level, 1),
                ..Player::default()
            },
            Err(_) => Player {
                name: (*player).to_owned(),
                ..Player::default()
            },
        });
        let view = Table::new(Start::new(game, players.collect())).view();
        sentence(texts(language), &view)
    }

    #[test]
    fn a_game_begins_with_who_plays_what() {
        let chess = |language, players: &[&str]| began(language, GameKind::Chess, players);
        assert_eq!(chess("en", &["", ""]), "New game. White to move.");
        for (language, wanted) in [
            (
                "en",
                "New game: you are White, the computer, level 2, is Black. White to move.",
            ),
            (
                "de",
                "Neue Partie: eigene Farbe Weiß, der Computer, Stufe 2, hat Schwarz. Weiß am Zug.",
            ),
            (
                "nl",
                "Nieuwe partij: je hebt Wit, de computer, niveau 2, heeft Zwart. Wit aan zet.",
            ),
        ] {
            assert_eq!(chess(language, &["", "2"]), wanted);
        }
        assert_eq!(
            chess("en", &["Anna", "Ben"]),
            "New game: Anna is White, Ben is Black. White to move."
        );
        assert_eq!(
            chess("en", &["3", "4"]),
            "New game: the computer, level 3, is White, the computer, level 4, is Black. \
             White to move."
        );
    }

    #[test]
    fn of_four_the_turn_is_told_with_the_name_and_the_partner() {
        let four = |players: &[&str]| began("en", GameKind::Four, players);
        let unnamed = four(&["", "", "", ""]);
        assert!(unnamed.ends_with(" to move, with Gold."), "{unnamed}");
        let named = four(&["Anna", "Ben", "Cleo", "Dan"]);
        assert!(
            named.starts_with("New game: Anna is Gold, Ben is Black"),
            "{named}"
        );
        assert!(
            named.ends_with("Cleo (White) is to move, with Anna."),
            "{named}"
        );
        let alone = four(&["", "2", "2", "2"]);
        let wanted = "New game: you are Gold, the computers, level 2, are the others.";
        assert!(alone.starts_with(wanted), "{alone}");
    }
}
