//! What the players of a game are called that is known by its text alone.

use rochade_table::{GameKind, Seat};

use crate::text::{Texts, isolated};
use crate::words;

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
    let names = players.iter().enumerate();
    let names = names.map(|(seat, name)| isolated(called(texts, game, seat, name)));
    let names: Vec<_> = names.filter(|name| !name.is_empty()).collect();
    names.join(" – ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

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
    }
}
