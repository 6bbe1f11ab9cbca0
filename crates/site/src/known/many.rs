//! What the scripts know of chess for four and for three, as they draw its positions.

use rochade_table::{GameKind, Law, Place, Plan, Preset, SeatPlan, Shade, Turn};

use super::{bare, first, object};

const GAMES: [GameKind; 2] = [GameKind::Four, GameKind::Three];

/// The sets of laws of the games, by their words.
pub(super) fn laws() -> String {
    bare(GAMES.map(|game| {
        let laws = Preset::of(game).map(|preset| preset.name);
        (game.word(), laws.collect::<Vec<_>>())
    }))
}

/// The games by their words: each as it is kept when it has just begun (web/src/store/entry.rs),
/// with the number of the seat that begins, how many squares the rows of its boards have, and its
/// seats.
pub(super) fn games() -> String {
    let games = GAMES.map(|game| {
        let (view, plan) = (first(game), game.plan());
        let kept = [
            ("game", game.word().to_owned()),
            ("position", view.position.clone()),
            ("men", view.men()),
            ("corner", corner(&plan).to_owned()),
            ("files", files(&plan)),
        ];
        let seats: Vec<String> = plan.seats.iter().map(seat).collect();
        format!(
            "{:?}: {{ ...{}, first: {}, boards: {:?}, seats: [{}] }}",
            game.word(),
            object(kept),
            view.turn.0,
            boards(game),
            seats.join(", ")
        )
    });
    format!("{{ __proto__: null, {} }}", games.join(", "))
}

/// A seat: its letter, its word, and how the board is turned to have its men at the bottom.
fn seat(seat: &SeatPlan) -> String {
    let home = match seat.home {
        Turn::None => "none",
        Turn::Quarter => "quarter",
        Turn::Half => "half",
        Turn::ThreeQuarters => "three-quarters",
    };
    object([("letter", seat.letter), ("word", seat.word), ("home", home)])
}

/// The shade of the corner at the lower left, or that it would have if the board had no hole there.
fn corner(plan: &Plan) -> &'static str {
    let is_as_there = |place: &&Place| (place.column + place.row).is_multiple_of(2);
    let found = plan.squares.iter().find(is_as_there);
    match found.map(|place| place.shade) {
        Some(Shade::Light) => "light",
        _ => "dark",
    }
}

/// The letters of the columns.
fn files(plan: &Plan) -> String {
    let letter = |column| {
        let mut squares = plan.squares.iter();
        let square = squares.find(|place| place.column == column);
        square.and_then(|place| place.name.chars().next())
    };
    (0..plan.columns).filter_map(letter).collect()
}

/// How many squares the rows of each board have on which a game can be played, from the top.
fn boards(game: GameKind) -> Vec<String> {
    let usual = game.usual_laws();
    let law = Law::of(game).find(|law| law.word == "board");
    let on = |board: &str| {
        let mut laws = usual.clone();
        law?.set(&mut laws, board).map(|()| laws)
    };
    let choices = law.map_or(&[""][..], |law| law.choices);
    let boards = choices
        .iter()
        .map(|board| on(board).unwrap_or_else(|| usual.clone()));
    boards.map(|laws| rows(&laws.plan())).collect()
}

fn rows(plan: &Plan) -> String {
    let in_row = |row| plan.squares.iter().filter(|place| place.row == row).count();
    let rows = (0..plan.rows).rev().map(|row| in_row(row).to_string());
    rows.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_known_by_their_rows() {
        assert_eq!(
            boards(GameKind::Four),
            ["8,8,8,14,14,14,14,14,14,14,14,8,8,8"]
        );
        let three = boards(GameKind::Three);
        assert_eq!(three.len(), 4);
        assert!(three.contains(&"12,12,12,12,12,12,12,12,8,8,8".to_owned()));
    }

    #[test]
    fn the_games_are_told_as_they_begin() {
        let games = games();
        for part in [
            r#""four": { ...{ "game": "four", "position": "ARANABAKAQABANAR/"#,
            r#""corner": "light", "files": "abcdefghiklm""#,
            r#"seats: [{ "letter": "A", "word": "gold", "home": "half" }, "#,
        ] {
            assert!(games.contains(part), "{part} is not in {games}");
        }
        let laws = laws();
        let three = r#""three": ["three", "gustavus-three"]"#;
        assert!(laws.contains(three), "{three} is not in {laws}");
    }
}
