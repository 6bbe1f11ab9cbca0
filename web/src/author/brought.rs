//! What comes along from the page itself, where its link leads to the authors' page.

use rochade_table::{Table, saved};

use crate::desk::{self, Outgoing};
use crate::text::Texts;

/// Returns the controls that a saved game changes, by their selectors, each with its value behind
/// it; nothing if it can't be read.
pub(super) async fn controls_of(saved: String) -> Vec<String> {
    let Ok(table) = saved::read(&saved) else {
        return Vec::new();
    };
    let games = match table.plies() {
        0 => String::new(),
        _ => written(saved).await.unwrap_or_default(),
    };
    controls(&table, games)
}

/// Writes a game as PGN, PDN or our own text.
async fn written(saved: String) -> Option<String> {
    let texts = Texts::load().await.ok()?;
    let game = Outgoing {
        saved,
        day: String::new(),
        extra: String::new(),
        review: String::new(),
    };
    let written = desk::export(texts, &[game], |_| ()).await.ok()?;
    Some(written.text)
}

/// The controls that say what is on the board: its game, and its position, which is there for a
/// puzzle, too.
fn controls(table: &Table, games: String) -> Vec<String> {
    let (start, view) = (&table.record().start, table.view());
    let source = if !games.is_empty() {
        "games"
    } else if table.plies() > 0 || start.position.is_some() {
        "position"
    } else {
        "usual"
    };
    let position = match source {
        "usual" => String::new(),
        _ => view.position,
    };
    let mut controls = Vec::new();
    let mut set = |control: &str, value: &str| {
        controls.extend([control.to_owned(), value.to_owned()]);
    };
    set("[name=source]", source);
    set("[name=game]", view.game.word());
    set("[name=fen]", &position);
    set("[name=games]", &games);
    if let Some(laws) = start.laws.preset() {
        let control = ["[name=laws]:has([value=", laws.name, "])"].concat();
        set(&control, laws.name);
    }
    controls
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Intent, Player, Start};

    use super::*;

    fn table(game: GameKind, position: Option<&str>) -> Table {
        let laws = game.usual_laws();
        let start = Start {
            position: position.map(str::to_owned),
            ..Start::under(laws, vec![Player::default(); 2])
        };
        Table::sit_down(start).expect("a table")
    }

    fn values(table: &Table, games: &str) -> Vec<String> {
        let controls = controls(table, games.to_owned());
        controls.into_iter().skip(1).step_by(2).collect()
    }

    #[test]
    fn a_game_comes_with_its_position_and_its_laws() {
        let mut played = table(GameKind::Chess, None);
        assert_eq!(values(&played, ""), ["usual", "chess", "", "", "modern"]);
        let made = played.apply(Intent::Type("e4".to_owned()));
        assert!(made.is_ok());
        let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        let game = ["games", "chess", after, "1. e4 *", "modern"];
        assert_eq!(values(&played, "1. e4 *"), game);
        assert_eq!(values(&played, "")[..3], ["position", "chess", after]);
    }

    #[test]
    fn a_position_of_draughts_is_one() {
        let position = "W:Wc3:Bd4,f6";
        let set_up = values(&table(GameKind::Draughts, Some(position)), "");
        assert_eq!(set_up[..2], ["position", "draughts"]);
        assert!(set_up[2].starts_with("W:Wc3:Bd4,f6"), "{set_up:?}");
    }
}
