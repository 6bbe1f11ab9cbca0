//! Reviews of games, beside what came with the games (`extras.rs`): each under its game's name,
//! with the number of events in the game's record then, since a game may go on.

use super::extras;

/// The prefix of the names under which reviews stand.
const REVIEW: &str = "review/";

/// Returns the name under which the review of a game stands.
pub(super) fn name(game: &str) -> String {
    [REVIEW, game].concat()
}

/// Keeps the review of a game with so many events. Where the device can't, nothing is kept.
pub(crate) async fn keep(game: &str, events: usize, review: &str) {
    let text = [&events.to_string(), "\n", review].concat();
    extras::store(&[(&name(game), &text)]).await;
}

/// Returns the reviews of games with so many events each; nothing where none is kept of that.
pub(crate) async fn find(games: &[(&str, usize)]) -> Vec<String> {
    let names: Vec<String> = games.iter().map(|(game, _)| name(game)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let found = extras::find(&names).await.into_iter().zip(games);
    let reviews = found.map(|(kept, (_, events))| review_of(&kept, *events).to_owned());
    reviews.collect()
}

fn review_of(kept: &str, events: usize) -> &str {
    let kept = kept.split_once('\n');
    let kept = kept.filter(|(then, _)| then.parse() == Ok(events));
    kept.map_or("", |(_, review)| review)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_is_of_the_game_as_it_stands() {
        assert_eq!(review_of("12\n1 30000\n0.20;;e4", 12), "1 30000\n0.20;;e4");
        assert_eq!(review_of("12\n1 30000", 14), "");
        assert_eq!(review_of("", 0), "");
    }
}
