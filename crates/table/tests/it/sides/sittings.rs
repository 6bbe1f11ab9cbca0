//! Who sits where from game to game, and what laws a game knows.

use rochade_table::{
    Answer, GameKind, Intent, Law, Player, PromptKind, Start, Table, seats_before,
};

use super::{B, D, answer};
use crate::saved_games::{assert_same, read, text};

fn seated(names: &[&str]) -> Start {
    let player = |name: &&str| Player {
        name: (*name).to_owned(),
        ..Player::default()
    };
    Start::new(GameKind::Pairs, names.iter().map(player).collect())
}

/// B resigns, and the partner, too.
fn resign(table: &mut Table) {
    table.apply(Intent::Resign(B)).expect("a question");
    answer(table, (PromptKind::Resign, B, B), Answer::Confirm).expect("it is meant");
    answer(table, (PromptKind::ResignTogether, D, B), Answer::Accept).expect("D's word");
}

/// Name and score of each player, in the order of seats.
fn scores(table: &Table) -> Vec<(String, u32)> {
    let seats = table.view().seats.into_iter();
    seats.map(|seat| (seat.player.name, seat.score)).collect()
}

#[test]
fn l24_new_partners_keep_the_score() {
    let mut table = Table::sit_down(seated(&["Anna", "Ben", "Cleo", "Dora"])).expect("a game");
    resign(&mut table);
    let all = |scores: [(&str, u32); 4]| scores.map(|(name, score)| (name.to_owned(), score));
    // Anna and Cleo have won together; now Anna and Ben sit face to face.
    let start = seated(&["Dora", "Anna", "Cleo", "Ben"]);
    table.apply(Intent::GoOn(start)).expect("the next game");
    let expected = all([("Dora", 0), ("Anna", 24), ("Cleo", 24), ("Ben", 0)]);
    assert_eq!(scores(&table), expected);
    assert_eq!(table.sitting().games_before, 1);
    assert_same(&read(&text(&table)), &table);
    // From there the lot may let them move on: whoever sits beside whom stays there.
    resign(&mut table);
    let expected = all([("Dora", 24), ("Anna", 24), ("Cleo", 48), ("Ben", 0)]);
    assert_eq!(scores(&table), expected);
    // Back to the first order, the score is still everybody's own.
    let start = seated(&["Anna", "Ben", "Cleo", "Dora"]);
    table.apply(Intent::GoOn(start)).expect("the next game");
    let expected = all([("Anna", 24), ("Ben", 0), ("Cleo", 48), ("Dora", 24)]);
    assert_eq!(scores(&table), expected);
}

#[test]
fn l24_every_order_is_found_again() {
    let players = seated(&["Anna", "Ben", "Cleo", "Dora"]).players;
    for seats in [[0, 1, 2, 3], [3, 0, 1, 2], [1, 0, 2, 3], [2, 3, 1, 0]] {
        let now = seats.map(|seat: usize| players[seat].clone());
        assert_eq!(seats_before(&players, &now), Some(seats.into()));
    }
    let others = seated(&["Anna", "Ben", "Cleo", "Emil"]).players;
    assert_eq!(seats_before(&players, &others), None);
}

#[test]
fn l18_a_law_of_kings_is_one_of_every_game_of_kings() {
    let words = |game| Law::of(game).map(|law| law.word).collect::<Vec<_>>();
    let (pairs, chess) = (words(GameKind::Pairs), words(GameKind::Chess));
    for shared in [
        "touched-own",
        "touched-enemy",
        "insists",
        "illegal-move",
        "say-check",
        "repetition",
        "perpetual-check",
        "fifty-moves",
        "odds",
    ] {
        assert!(
            pairs.contains(&shared) && chess.contains(&shared),
            "{shared}"
        );
    }
    // Nobody castles there, and a bare king is chess's alone.
    for own in ["castling", "bare-king"] {
        assert!(!pairs.contains(&own) && chess.contains(&own), "{own}");
    }
    assert!(!words(GameKind::Draughts).contains(&"touched-own"));
}
