//! What the device remembers of the form.
//!
//! There is a line each for the names and pictures of the first two players, whether lots are drawn
//! in chess, the clock, the own time controls of those two, what changes the clocks, and the laws
//! of chess as a text; then for the game that was chosen, and for what was chosen in each other
//! game: its laws and, behind a blank, whether lots are drawn. What there is of a third player, and
//! of each after that, stands in a line at the end: a mark, the picture, the time control and the
//! name, with tabs between.
//!
//! Older builds read those lines that they know, and newer ones may have added more. (Before there
//! were other laws than the modern ones, the line for them was `off` if no moves were taken back;
//! before there were other games, it was the last one.)

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
    let mut players: Vec<PlayerForm> = (0..HEAD)
        .map(|_| PlayerForm {
            name: next(),
            avatar: avatar(&next()),
        })
        .collect();
    let lots = next();
    let clock = Some(next()).filter(|clock| !clock.is_empty());
    let mut own: Vec<String> = (0..HEAD).map(|_| next()).collect();
    let press = clocks::press(&next());
    let laws = match next() {
        laws if laws == "off" => "modern,take-back:never".to_owned(),
        laws => laws,
    };
    let game = GameKind::of_word(&next());
    let rest: Vec<String> = lines.collect();
    for (player, control) in rest.iter().filter_map(|line| further(line)) {
        players.push(player);
        own.push(control);
    }
    let mut form = Form {
        players,
        clock: clock.unwrap_or_else(|| NO_CLOCK.to_owned()),
        own,
        press,
        ..Form::default()
    };
    form.played.lots = lots == "on";
    let others = rest.iter().filter_map(|line| {
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
    let picture = |player: &PlayerForm| player.avatar.letter().to_owned();
    let players = form.players.iter().take(HEAD);
    let players = players.flat_map(|player| [player.name.clone(), picture(player)]);
    let own = form.own.iter().take(HEAD).cloned();
    let all = || form.others.iter().chain([&form.played]);
    let chess = all().find(|played| played.game() == GameKind::Chess);
    let [laws, lots] = chess.map_or_else(|| Played::from(Laws::MODERN).print(), Played::print);
    let press = form.press.word().to_owned();
    let game = form.game().word().to_owned();
    let others = all().filter(|played| played.game() != GameKind::Chess);
    let others = others.map(|played| played.print().join(" "));
    let further = form.players.iter().zip(&form.own).skip(HEAD);
    let further = further
        .map(|(player, control)| [FURTHER, &picture(player), control, &player.name].join("\t"));
    let lines = players.chain([lots, form.clock.clone()]).chain(own);
    let lines = lines.chain([press, laws, game]).chain(others);
    let lines: Vec<String> = lines.chain(further).collect();
    lines.join("\n")
}

/// So many players have lines of their own: as many as there were in every game once.
const HEAD: usize = 2;

/// How the line of a further player begins.
const FURTHER: &str = "+";

/// A further player, and the own time control.
fn further(line: &str) -> Option<(PlayerForm, String)> {
    let mut parts = line.splitn(4, '\t');
    if parts.next() != Some(FURTHER) {
        return None;
    }
    let (picture, control, name) = (parts.next()?, parts.next()?, parts.next()?);
    let player = PlayerForm {
        name: name.to_owned(),
        avatar: avatar(picture),
    };
    Some((player, control.to_owned()))
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
        form.own[0] = "5+3".to_owned();
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

    #[cfg(feature = "proof")]
    #[test]
    fn a_third_player_comes_back_behind_all_that_older_builds_read() {
        let two = print(&parse("Anna\nK\nBen\nQ"));
        let mut form = parse(&two);
        form.play(GameKind::Proof);
        form.players[2] = PlayerForm {
            name: "Cleo van Dijk".to_owned(),
            avatar: Avatar::Knight,
        };
        form.own[2] = "5 + 3".to_owned();
        form.play(GameKind::Chess);
        form.others.clear();
        assert_eq!(
            print(&form),
            [&*two, "\n+\tN\t5 + 3\tCleo van Dijk"].concat()
        );
        assert_eq!(parse(&print(&form)), form);
        assert_eq!(form.playing().len(), 2, "chess has no third player");
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
