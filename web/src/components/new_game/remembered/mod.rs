//! What the device remembers of the form: an object with the players, the clock, what changes the
//! clocks, the game that was chosen, and what was chosen in each game. Older builds wrote lines,
//! under a key of their own ([`legacy`]); those are read as long as there is no object.

mod legacy;

use rochade_table::{Avatar, GameKind};
use serde::Serialize;

use super::clocks;
use super::form::{Form, PlayerForm};
use super::hands::{Hand, level};
use super::played::Played;
use crate::json::{self, Object};
use crate::page;

/// Where the device keeps what was chosen last.
const REMEMBERED: &str = "rochade.new-game.2";

/// What is kept of the form.
#[derive(Serialize)]
struct Kept {
    /// The players, in the order of seats.
    players: Vec<KeptPlayer>,
    /// The clock.
    clock: String,
    /// What changes the clocks.
    press: &'static str,
    /// The game.
    game: &'static str,
    /// What was chosen in each game, the one that was chosen last at the end.
    played: Vec<KeptPlayed>,
    /// Whether nobody may ask for hints.
    #[serde(skip_serializing_if = "is_off")]
    no_hints: bool,
    /// Whether computers may resign.
    #[serde(skip_serializing_if = "is_off")]
    computers_resign: bool,
}

/// What is kept of a player.
#[derive(Serialize)]
struct KeptPlayer {
    name: String,
    /// The letter of the picture.
    avatar: &'static str,
    /// The own time control, as typed.
    own: String,
    /// Who plays, unless it is a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<&'static str>,
    /// The level of the computer, unless it is [`KEPT_LEVEL`].
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
}

/// What is kept of a game.
#[derive(Serialize)]
struct KeptPlayed {
    /// The laws, as a text.
    laws: String,
    /// `on` where lots are drawn.
    lots: String,
}

/// The level of a computer of which none is kept.
const KEPT_LEVEL: u8 = 3;

/// Returns whether a part is as it is where nothing is kept of it.
fn is_off(on: &bool) -> bool {
    !on
}

/// Returns what was chosen last.
pub(super) fn form() -> Form {
    of(page::remembered(REMEMBERED), || {
        page::remembered(legacy::REMEMBERED)
    })
}

/// Keeps what was chosen for the next time.
pub(super) fn keep(form: &Form) {
    if let Some(kept) = write(form) {
        page::remember(REMEMBERED, &kept);
    }
}

/// Forgets what was chosen, names and all.
pub(crate) fn forget() {
    for key in [REMEMBERED, legacy::REMEMBERED] {
        // What could not be kept is not there.
        let _ = page::store(key, None);
    }
}

/// Returns what was chosen, from an object, or else from the lines of older builds.
fn of(kept: Option<String>, lines: impl FnOnce() -> Option<String>) -> Form {
    match kept {
        Some(kept) => Object::parse(&kept).map_or_else(Form::default, |kept| read(&kept)),
        None => legacy::read(&lines().unwrap_or_default()),
    }
}

fn read(kept: &Object) -> Form {
    let text = |name| kept.text(name).unwrap_or_default();
    let players = kept.objects("players").unwrap_or_default();
    let (players, own) = players.iter().map(read_player).unzip();
    let mut form = Form {
        players,
        own,
        press: clocks::press(&text("press")),
        hints: !kept.flag("no_hints"),
        computers_resign: kept.flag("computers_resign"),
        ..Form::default()
    };
    form.make_room();
    if let Some(clock) = kept.text("clock").filter(|clock| !clock.is_empty()) {
        form.take_clock(&clock);
    }
    for played in kept.objects("played").unwrap_or_default() {
        let text = |name| played.text(name).unwrap_or_default();
        if let Some(played) = Played::parse(&text("laws"), &text("lots")) {
            form.remember_played(played);
        }
    }
    form.play(GameKind::of_word(&text("game")).unwrap_or(GameKind::Chess));
    form
}

fn read_player(kept: &Object) -> (PlayerForm, String) {
    let text = |name| kept.text(name).unwrap_or_default();
    let player = PlayerForm {
        name: text("name"),
        avatar: avatar(&text("avatar")),
        hand: Hand::of_word(&text("hand")).unwrap_or_default(),
        level: kept.number("level").and_then(level).unwrap_or(KEPT_LEVEL),
    };
    (player, text("own"))
}

fn write(form: &Form) -> Option<String> {
    let player = |(player, own): (&PlayerForm, &String)| KeptPlayer {
        name: player.name.clone(),
        avatar: player.avatar.letter(),
        own: own.clone(),
        hand: Some(player.hand.word()).filter(|_| player.hand != Hand::default()),
        level: Some(player.level).filter(|&level| level != KEPT_LEVEL),
    };
    let played = |played: &Played| {
        let [laws, lots] = played.print();
        KeptPlayed { laws, lots }
    };
    json::write(&Kept {
        players: form.players.iter().zip(&form.own).map(player).collect(),
        clock: form.clock.clone(),
        press: form.press.word(),
        game: form.game().word(),
        played: form
            .others
            .iter()
            .chain([&form.played])
            .map(played)
            .collect(),
        no_hints: !form.hints,
        computers_resign: form.computers_resign,
    })
}

/// Returns the picture with this letter.
fn avatar(letter: &str) -> Avatar {
    let mut pictures = Avatar::ALL.into_iter();
    let named = pictures.find(|picture| picture.letter() == letter);
    named.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use rochade_table::{Laws, Preset, Press};

    use super::super::form::OWN_CLOCK;
    use super::super::hands::Against;
    use super::*;

    fn again(form: &Form) -> Form {
        of(write(form), || panic!("lines are not asked for"))
    }

    fn chosen(name: &str) -> super::super::laws::Chosen {
        Preset::find(name).expect("laws").laws.clone().into()
    }

    #[test]
    fn the_form_is_the_one_that_every_build_reads() {
        let kept = r#"{"players":[{"name":"Anna","avatar":"K","own":""},{"name":"","avatar":"Q","own":"5+3"}],"clock":"own","press":"auto","game":"chess","played":[{"laws":"noris","lots":"on"},{"laws":"club","lots":""}]}"#;
        let form = of(Some(kept.to_owned()), || None);
        assert_eq!(write(&form).as_deref(), Some(kept));
        assert_eq!((&*form.players[0].name, &*form.own[1]), ("Anna", "5+3"));
        assert_eq!(form.played.laws().name(), "club");
    }

    #[test]
    fn what_was_chosen_comes_back() {
        let mut form = Form::default();
        assert_eq!(again(&form), form);
        form.players[1] = PlayerForm {
            name: "Anna\n\"Ann\" van Dijk".to_owned(),
            avatar: Avatar::Rook,
            hand: Hand::Computer,
            level: 8,
        };
        form.hints = false;
        form.computers_resign = true;
        form.played.lots = true;
        form.clock = OWN_CLOCK.to_owned();
        form.own[0] = "5+3".to_owned();
        form.press = Press::Hand;
        form.played.let_take_back(false);
        assert_eq!(again(&form), form);
        form.played.choose(chosen("handbuch-late"));
        assert_eq!(again(&form), form);
    }

    #[test]
    fn what_was_chosen_in_each_game_comes_back() {
        let mut form = Form::default();
        form.played.choose(chosen("club"));
        form.played.lots = false;
        form.play(GameKind::Draughts);
        assert_eq!(form.played.laws(), &Laws::NORIS);
        form.played.choose(chosen("pool"));
        let mut again = again(&form);
        assert_eq!(again, form);
        again.play(GameKind::Chess);
        let played = |form: &Form| (form.played.laws().name(), form.played.lots);
        assert_eq!(played(&again), ("club", false));
        again.play(GameKind::Draughts);
        assert_eq!(played(&again), ("pool", true));
    }

    #[test]
    fn who_has_no_seat_in_the_game_that_is_chosen_is_remembered_behind_the_others() {
        let mut form = Form::default();
        form.play(GameKind::Three);
        form.players[2].name = "Cleo".to_owned();
        form.own[2] = "5 + 3".to_owned();
        form.play(GameKind::Chess);
        form.others.clear();
        assert_eq!(again(&form), form);
        assert_eq!(form.playing().len(), 2, "chess has no third player");
    }

    #[test]
    fn who_plays_is_kept_beside_what_every_build_reads() {
        let kept = r#"{"players":[{"name":"Anna","avatar":"K","own":""},{"name":"","avatar":"K","own":"","hand":"computer","level":4}],"clock":"none","press":"auto","game":"chess","played":[{"laws":"modern","lots":""}]}"#;
        let mut form = of(Some(kept.to_owned()), || None);
        assert_eq!(write(&form).as_deref(), Some(kept));
        assert_eq!(form.against(), Some(Against::Computer));
        // The level waits for the computer to play again.
        form.play_against(Against::People);
        let form = again(&form);
        assert_eq!(form.against(), Some(Against::People));
        assert_eq!(form.players[1].level, 4);
    }

    #[test]
    fn what_newer_builds_remember_is_passed_over_and_damage_is_nothing() {
        let kept = r#"{"players":[{"name":"Anna","hand":"engine","level":"high"},{"hand":"computer","level":12}],"game":"halma","played":[{"laws":"halma:six"},{"laws":"noris"},7],"more":[1]}"#;
        let mut form = of(Some(kept.to_owned()), || None);
        assert_eq!((form.players.len(), &*form.players[0].name), (2, "Anna"));
        let hands = [&form.players[0], &form.players[1]].map(|player| (player.hand, player.level));
        assert_eq!(
            hands,
            [(Hand::Person, KEPT_LEVEL), (Hand::Computer, KEPT_LEVEL)]
        );
        assert_eq!((form.game(), &*form.clock), (GameKind::Chess, "none"));
        form.play(GameKind::Draughts);
        assert!(!form.played.lots);
        for odd in ["", "{", "[]", "7", "null", r#"{"players":7,"played":{}}"#] {
            assert_eq!(of(Some(odd.to_owned()), || None), Form::default(), "{odd}");
        }
    }

    #[test]
    fn the_lines_of_older_builds_are_read_as_long_as_there_is_nothing_else() {
        let lines = || Some("Anna\nK\nBen\nQ".to_owned());
        let form = of(None, lines);
        assert_eq!(form.players[1].name, "Ben");
        assert_eq!(of(write(&Form::default()), lines), Form::default());
    }
}
