//! What older builds remember of the form, in lines.
//!
//! There is a line each for the names and pictures of the first two players, whether lots are drawn
//! in chess, the clock, the own time controls of those two, what changes the clocks, and the laws
//! of chess as a text; then for the game that was chosen, and for what was chosen in each other
//! game: its laws and, behind a blank, whether lots are drawn. What there is of a third player, and
//! of each after that, stands in a line at the end: a mark, the picture, the time control and the
//! name, with tabs between.
//!
//! The oldest wrote fewer. (Before there were other laws than the modern ones, the line for them
//! was `off` if no moves were taken back; before there were other games, it was the last one.)

use rochade_table::GameKind;

use super::super::clocks;
use super::super::form::{Form, NO_CLOCK, PlayerForm};
use super::super::played::Played;
use super::avatar;

/// Where the device keeps them.
pub(super) const REMEMBERED: &str = "rochade.new-game";

/// Reads the lines.
pub(super) fn read(lines: &str) -> Form {
    let mut lines = lines.split('\n').map(str::to_owned);
    let mut next = || lines.next().unwrap_or_default();
    let mut players: Vec<PlayerForm> = (0..HEAD)
        .map(|_| PlayerForm {
            name: next(),
            avatar: avatar(&next()),
            ..PlayerForm::default()
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
        own,
        press,
        ..Form::default()
    };
    form.take_clock(clock.as_deref().unwrap_or(NO_CLOCK));
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

/// How many players have lines of their own: as many as every game had once.
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
        ..PlayerForm::default()
    };
    Some((player, control.to_owned()))
}

#[cfg(test)]
mod tests {
    use rochade_table::{Avatar, Laws};

    use super::*;

    #[test]
    fn all_lines_are_read() {
        let lines = "Anna\nK\nBen\nR\non\nown\n5+3\n\nhand\nclub\ndraughts\nnoris on\n+\tN\t5 + 3\tCleo van Dijk";
        let mut form = read(lines);
        let names: Vec<&str> = form.players.iter().map(|player| &*player.name).collect();
        assert_eq!(names, ["Anna", "Ben", "Cleo van Dijk"]);
        let avatars = [Avatar::King, Avatar::Rook, Avatar::Knight];
        assert!(form.players.iter().map(|player| player.avatar).eq(avatars));
        assert_eq!((&*form.clock, form.press.word()), ("own", "hand"));
        assert_eq!(form.own, ["5+3", "", "5 + 3"]);
        assert_eq!((form.played.laws(), form.played.lots), (&Laws::NORIS, true));
        form.play(GameKind::Chess);
        assert_eq!(
            (form.played.laws().name(), form.played.lots),
            ("club", true)
        );
    }

    #[test]
    fn older_builds_remembered_only_whether_moves_are_taken_back() {
        let lines = |last| read(&["Anna\nK\n\nQ\n\nnone\n\n\nauto\n", last].concat());
        assert_eq!(lines("").played.laws(), &Laws::MODERN);
        assert_eq!(lines("off").played.laws().text(), "modern,take-back:never");
        assert_eq!(lines("of-the-moon").played.laws(), &Laws::MODERN);
    }

    #[test]
    fn what_is_not_known_is_passed_over() {
        let lines = "Anna\nK\nBen\nQ\n\nnone\n\n\nauto\nclub\nhalma\nhalma:six on\nnoris \nmore";
        let mut form = read(lines);
        assert_eq!(form.played.laws().name(), "club");
        form.play(GameKind::Draughts);
        assert!(!form.played.lots);
        assert_eq!(read(""), Form::default());
    }
}
