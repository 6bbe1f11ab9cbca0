//! What a game is called, in words.

use rochade_table::GameKind;

use crate::desk::replay::Title;
use crate::platform::locale::Dates;
use crate::say;
use crate::text::{Texts, isolated};

/// The players with their titles and ratings; who has no name is called by the side.
pub(crate) fn players(texts: &Texts, title: &Title, game: GameKind) -> String {
    let called = |(seat, name): (usize, &String)| {
        let name = say::players::called(texts, Some(game), seat, name);
        player(title, seat, name)
    };
    let players: Vec<String> = title.players.iter().enumerate().map(called).collect();
    players.join(" – ")
}

/// Returns how it ended; nothing, if that is not known.
pub(crate) fn result(title: &Title) -> String {
    match &*title.result {
        "*" => String::new(),
        "1/2-1/2" => "½–½".to_owned(),
        result => result.replace('-', "–"),
    }
}

/// Returns where and when it was played, and the code of its opening, as far as that is known.
pub(crate) fn about(texts: &Texts, title: &Title) -> String {
    // A game that was played on a server has its address there.
    let site = Some(&*title.site).filter(|site| !site.contains("://"));
    let parts = [
        &*isolated(&title.event),
        &*isolated(site.unwrap_or_default()),
        &*round(texts, title),
        &*day(texts, &title.date),
        &*title.eco,
    ];
    joined(&parts, " · ")
}

/// A day as the reader writes it; of one that is not wholly known, what is.
fn day(texts: &Texts, date: &str) -> String {
    if date.contains('-') {
        Dates::of_days(texts.language_code()).write(date)
    } else {
        date.to_owned()
    }
}

/// Returns where and when it was played, in a line of the list of its file.
pub(super) fn occasion(texts: &Texts, title: &Title) -> String {
    let (round, day) = (round(texts, title), day(texts, &title.date));
    joined(&[&isolated(&title.event), &round, &day], " · ")
}

/// Returns where or at which event a game was played, and when, as far as that is known.
pub(crate) fn occasion_of(texts: &Texts, event: &str, date: &str) -> String {
    joined(&[&isolated(event), &day(texts, date)], " · ")
}

/// Returns where a game was played, in which year, and how it ended.
pub(crate) fn brief(title: &Title) -> String {
    let site = Some(&title.site).filter(|site| !site.is_empty() && !site.contains("://"));
    let place = isolated(site.unwrap_or(&title.event));
    let year = title.date.split('-').next().unwrap_or_default();
    joined(&[&joined(&[&place, year], " "), &result(title)], " · ")
}

/// The round in words; nothing, if that is not known.
fn round(texts: &Texts, title: &Title) -> String {
    match &*title.round {
        "" => String::new(),
        round => texts.replay_round(round),
    }
}

/// A game in the list of its file, at this place, counted from 0.
pub(super) fn listed(texts: &Texts, title: &Title, place: usize) -> String {
    let number = (place + 1).to_string();
    let seats = 0..title.players.len();
    let named = seats.filter(|&seat| !title.players[seat].is_empty());
    let named: Vec<String> = named
        .map(|seat| player(title, seat, &title.players[seat]))
        .collect();
    let text = match &*title.result {
        "" => texts.unreadable().to_owned(),
        _ => joined(
            &[
                &named.join(" – "),
                &title.eco,
                &isolated(&title.event),
                &day(texts, &title.date),
                &result(title),
            ],
            ", ",
        ),
    };
    joined(&[&number, &text], ". ")
}

/// A player's title, name, and rating.
fn player(title: &Title, seat: usize, name: &str) -> String {
    let rating = title.elo.get(seat).copied().flatten();
    let rating = rating.map(|rating| ["(", &rating.to_string(), ")"].concat());
    let word = title.titles.get(seat).map_or("", String::as_str);
    let rating = rating.as_deref().unwrap_or_default();
    joined(&[&isolated(word), &isolated(name), rating], " ")
}

/// Those of some texts that are not empty, with something between them.
fn joined(parts: &[&str], between: &str) -> String {
    let mut parts = parts.to_vec();
    parts.retain(|part| !part.is_empty());
    parts.join(between)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    fn title(names: [&str; 2], result: &str) -> Title {
        Title {
            players: names.map(str::to_owned).into(),
            event: "Club".to_owned(),
            date: "1858".to_owned(),
            result: result.to_owned(),
            ..Title::default()
        }
    }

    #[test]
    fn titles_ratings_and_opening_are_told_with_the_names() {
        let mut title = title(["Berg", ""], "*");
        title.titles = ["GM", ""].map(str::to_owned).into();
        title.elo = vec![Some(2510), Some(1800)];
        (title.site, title.eco) = ("Ulm".to_owned(), "C41".to_owned());
        let told = players(texts("de"), &title, GameKind::Chess);
        assert_eq!(told, "GM Berg (2510) – Schwarz (1800)");
        assert_eq!(about(texts("en"), &title), "Club · Ulm · 1858 · C41");
        title.site = "https://example.org/game".to_owned();
        assert_eq!(about(texts("en"), &title), "Club · 1858 · C41");
    }

    #[test]
    fn a_name_from_right_to_left_leaves_the_result_where_it_is() {
        let texts = texts("en");
        let game = title(["אלון", "Berg"], "1-0");
        let players = players(texts, &game, GameKind::Chess);
        assert_eq!(players, "\u{2068}אלון\u{2069} – Berg");
        let listed = listed(texts, &game, 0);
        assert_eq!(listed, "1. \u{2068}אלון\u{2069} – Berg, Club, 1858, 1–0");
    }

    #[test]
    fn a_game_is_told_by_what_is_known_of_it() {
        let texts = texts("en");
        let opera = title(["Morphy", ""], "1/2-1/2");
        assert_eq!(players(texts, &opera, GameKind::Chess), "Morphy – Black");
        assert_eq!(about(texts, &opera), "Club · 1858");
        assert_eq!(listed(texts, &opera, 2), "3. Morphy, Club, 1858, ½–½");
        assert_eq!(occasion(texts, &opera), "Club · 1858");
        let mut rated = title(["Berg", "Tal"], "0-1");
        rated.titles = ["GM", ""].map(str::to_owned).into();
        (rated.elo, rated.eco) = (vec![Some(2510), None], "B90".to_owned());
        let told = "1. GM Berg (2510) – Tal, B90, Club, 1858, 0–1";
        assert_eq!(listed(texts, &rated, 0), told);
        assert_eq!(result(&title(["", ""], "*")), "");
        assert_eq!(listed(texts, &Title::default(), 0), "1. Unreadable game");
    }
}
