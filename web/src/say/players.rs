//! What the players of a game are called that is known by its text alone.

use rochade_table::{GameKind, Seat};

use crate::text::{Texts, isolated};
use crate::words;
use crate::words::characters;

/// Returns the name of the player of a seat, or where there is none, of the side, if the game has
/// it.
pub(crate) fn called<'a>(
    texts: &Texts,
    game: Option<GameKind>,
    seat: usize,
    name: &'a str,
) -> &'a str {
    match game.filter(|game| name.is_empty() && seat < game.seats()) {
        Some(game) => words::of(game).side(texts, Seat(seat as u8)),
        None => name,
    }
}

/// Returns the names of all players, in the order of seats.
pub(crate) fn names(texts: &Texts, game: Option<GameKind>, players: &[String]) -> String {
    names_with(texts, game, players, &[])
}

/// Returns the players' names in a game in which computers play at these levels, 0 being a person.
pub(crate) fn names_with(
    texts: &Texts,
    game: Option<GameKind>,
    players: &[String],
    levels: &[u8],
) -> String {
    let names = players.iter().enumerate();
    let names = names.map(|(seat, name)| {
        let level = levels.get(seat).filter(|&&level| level > 0);
        isolated(match level.filter(|_| name.is_empty()) {
            Some(&level) => characters::name(texts, level),
            None => called(texts, game, seat, name),
        })
    });
    let names: Vec<_> = names.filter(|name| !name.is_empty()).collect();
    names.join(" – ")
}

/// Returns what the lot has said about those who play, in the order of seats: who has White, or at
/// a table for more than two, who has which colour.
pub(crate) fn by_lot(texts: &Texts, game: GameKind, players: &[String]) -> String {
    if let [first, _] = players {
        return texts.lot_drawn(&isolated(called(texts, Some(game), 0, first)));
    }
    let seated = players.iter().enumerate();
    let seated = seated.filter(|(_, name)| !name.is_empty());
    let seated = seated.map(|(seat, name)| {
        let side = words::of(game).side(texts, Seat(seat as u8));
        [side, ": ", &isolated(name)].concat()
    });
    texts.lot_seated(&seated.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn of_more_than_two_the_lot_says_who_has_which_colour() {
        let told = |game, names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            by_lot(texts("en"), game, &names)
        };
        assert_eq!(told(GameKind::Chess, &["Anna", "Ben"]), "Anna drew White.");
        assert_eq!(
            told(GameKind::Three, &["Anna", "", "Cleo"]),
            "Lots drawn: Black: Anna, White: Cleo."
        );
    }

    #[test]
    fn who_has_no_name_is_called_by_the_side_where_that_is_known() {
        let names = |game, names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            super::names(texts("en"), game, &names)
        };
        assert_eq!(names(Some(GameKind::Chess), &["Anna", ""]), "Anna – Black");
        let four = names(Some(GameKind::Four), &["Anna", "", "Ben", ""]);
        assert_eq!(four.split(" – ").count(), 4, "{four}");
        assert_eq!(names(Some(GameKind::Chess), &["A", "B", ""]), "A – B");
        assert_eq!(names(None, &["", "Ben"]), "Ben");
        let players = ["Anna", ""].map(str::to_owned);
        let game = Some(GameKind::Chess);
        let with_computer = super::names_with(texts("en"), game, &players, &[0, 2]);
        assert_eq!(with_computer, "Anna – Mop");
    }
}
