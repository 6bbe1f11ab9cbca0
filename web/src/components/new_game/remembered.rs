//! What the device remembers of the form.
//!
//! There is a line each for both players' names and pictures, whether lots are drawn in chess, the clock, both own time controls, what
//! changes the clocks, and the laws of chess as a text; then for the game that was chosen, and for what was chosen in each other game:
//! its laws and, behind a blank, whether lots are drawn.
//!
//! Older builds read those lines that they know, and newer ones may have added more. (Before there were other laws than the modern
//! ones, the line for them was `off` if no moves were taken back; before there were other games, it was the last one.)

use rochade_table::{Avatar, GameKind, Laws};

use super::clocks;
use super::form::{Form, NO_CLOCK, PlayerForm};
use super::played::Played;
use crate::page;

/// Where the device keeps what was chosen last.
const REMEMBERED: &str = "rochade.new-game";

/// What was chosen last.
pub(super) fn form() -> Form {
    parse(&page::remembered(REMEMBERED).unwrap_or_default())
}

/// Keeps what was chosen for the next time.
pub(super) fn keep(form: &Form) {
    page::remember(REMEMBERED, &print(form));
}

pub(super) fn parse(lines: &str) -> Form {
    let mut lines = lines.split('\n').map(str::to_owned);
    let mut next = || lines.next().unwrap_or_default();
    let mut player = || PlayerForm {
        name: next(),
        avatar: avatar(&next()),
    };
    let players = vec![player(), player()];
    let lots = next();
    let clock = Some(next()).filter(|clock| !clock.is_empty());
    let own = [next(), next()];
    let press = clocks::press(&next());
    let laws = match next() {
        laws if laws == "off" => "modern,take-back:never".to_owned(),
        laws => laws,
    };
    let game = GameKind::of_word(&next());
    let mut form = Form {
        players,
        clock: clock.unwrap_or_else(|| NO_CLOCK.to_owned()),
        own,
        press,
        ..Form::default()
    };
    form.played.lots = lots == "on";
    let others = lines.filter_map(|line| {
        let (laws, lots) = line.split_once(' ')?;
        Played::parse(laws, lots)
    });
    for played in Played::parse(&laws, &lots).into_iter().chain(others) {
        form.remember_played(played);
    }
    form.play(game.unwrap_or(GameKind::Chess));
    form
}

fn print(form: &Form) -> String {
    let players = form.players.iter();
    let players =
        players.flat_map(|player| [player.name.clone(), player.avatar.letter().to_owned()]);
    let all = || form.others.iter().chain([&form.played]);
    let chess = all().find(|played| played.game() == GameKind::Chess);
    let [laws, lots] = chess.map_or_else(|| Played::from(Laws::MODERN).print(), Played::print);
    let [white, black] = form.own.clone();
    let press = form.press.word().to_owned();
    let game = form.game().word().to_owned();
    let others = all().filter(|played| played.game() != GameKind::Chess);
    let others = others.map(|played| played.print().join(" "));
    let rest = [lots, form.clock.clone(), white, black, press, laws, game];
    let lines: Vec<String> = players.chain(rest).chain(others).collect();
    lines.join("\n")
}

fn avatar(letter: &str) -> Avatar {
    let named = Avatar::ALL
        .into_iter()
        .find(|picture| picture.letter() == letter);
    named.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use rochade_table::{Preset, Press};

    use super::super::form::OWN_CLOCK;
    use super::*;

    fn chosen(name: &str) -> super::super::laws::Chosen {
        Preset::find(name).expect("laws").laws.clone().into()
    }

    #[test]
    fn what_was_chosen_comes_back() {
        let mut form = parse("");
        assert_eq!(form.players[1], PlayerForm::default());
        form.players[1] = PlayerForm {
            name: "Anna".to_owned(),
            avatar: Avatar::Rook,
        };
        form.played.lots = true;
        form.clock = OWN_CLOCK.to_owned();
        form.own = ["5+3".to_owned(), String::new()];
        form.press = Press::Hand;
        form.played.let_take_back(false);
        assert!(!form.played.takes_back());
        assert_eq!(parse(&print(&form)), form);
        form.played.choose(chosen("handbuch-late"));
        assert_eq!(parse(&print(&form)), form);
    }

    #[test]
    fn what_was_chosen_in_each_game_comes_back() {
        let mut form = parse("");
        form.played.choose(chosen("club"));
        form.played.lots = false;
        form.play(GameKind::Draughts);
        assert_eq!(form.played.laws(), &Laws::NORIS);
        form.played.choose(chosen("pool"));
        let mut again = parse(&print(&form));
        assert_eq!(again, form);
        again.play(GameKind::Chess);
        assert_eq!(
            (again.played.laws().name(), again.played.lots),
            ("club", false)
        );
        again.play(GameKind::Draughts);
        assert_eq!(
            (again.played.laws().name(), again.played.lots),
            ("pool", true)
        );
    }

    #[test]
    fn older_builds_remembered_only_whether_moves_are_taken_back() {
        let lines = |last| parse(&["Anna\nK\n\nQ\n\nnone\n\n\nauto\n", last].concat());
        assert_eq!(lines("").played.laws(), &Laws::MODERN);
        assert_eq!(lines("off").played.laws().text(), "modern,take-back:never");
        assert_eq!(lines("of-the-moon").played.laws(), &Laws::MODERN);
    }

    #[test]
    fn older_builds_find_the_laws_of_chess_where_they_were() {
        let old = "Anna\nK\nBen\nQ\non\n5+0\n\n\nauto\nclub";
        let mut form = parse(old);
        form.play(GameKind::Draughts);
        assert_eq!(print(&form), [old, "\ndraughts\nnoris on"].concat());
    }

    #[test]
    fn what_newer_builds_remember_is_passed_over() {
        let lines = "Anna\nK\nBen\nQ\n\nnone\n\n\nauto\nclub\nhalma\nhalma:six on\nnoris \nmore";
        let mut form = parse(lines);
        assert_eq!(form.played.laws().name(), "club");
        form.play(GameKind::Draughts);
        assert!(!form.played.lots);
    }
}
