//! What the page's address offers (contract.md, section 9), as a club may want it on its own page:
//! the game, the clock and the computer with which the page opens, and with which the panel for a
//! new game begins.

use rochade_table::{Computer, Control, GameKind, Laws};

use crate::embed::COMPUTER;
use crate::page;
use crate::settings::Setting;
use crate::text::Texts;

/// The word for no clock.
pub(crate) const NO_CLOCK: &str = "none";

/// The name under which an address says whether games can be looked back at.
const ANALYSE: &str = "analyse";

/// What the address offers.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Offered {
    /// The laws; they say what is played.
    pub(crate) laws: Option<Laws>,
    /// The time control, as it is typed; or [`NO_CLOCK`].
    pub(crate) clock: Option<String>,
    /// The level of the computer, which has all seats but the one at the bottom. Its game is the
    /// one that the laws say.
    pub(crate) computer: Option<u8>,
    /// Whether games can be looked back at, where the address says so.
    pub(crate) analyse: Option<bool>,
}

impl Offered {
    /// Returns what the address of this page offers, and in words the first that is not understood
    /// of it.
    /// (What it says of a computer may mean nothing here.)
    pub(crate) fn here(texts: &Texts, knows_computer: bool) -> (Offered, Option<String>) {
        let is_read = |name: &str| knows_computer || name != COMPUTER;
        Offered::read(texts, |name| {
            page::asked_for(name).filter(|_| is_read(name))
        })
    }

    fn read(texts: &Texts, named: impl Fn(&str) -> Option<String>) -> (Offered, Option<String>) {
        let laws = named("laws")
            .map(|text| Laws::parse(&text).map_err(|unknown| texts.laws_unknown(unknown)));
        // A number says which game of a file.
        let number = |word: &String| word.starts_with(|letter: char| letter.is_ascii_digit());
        let word = named("game").filter(|word| !number(word));
        let game = word.as_deref().and_then(GameKind::of_word);
        let (laws, no_laws) = match laws {
            Some(Ok(laws)) => (Some(laws), None),
            Some(Err(fault)) => (None, Some(fault)),
            None => (game.map(GameKind::usual_laws), None),
        };
        // Who asks for the computer alone wants chess.
        let computer = named(COMPUTER);
        let laws = laws.or_else(|| computer.as_ref().map(|_| GameKind::Chess.usual_laws()));
        let level = computer.as_deref().and_then(level);
        let fits = game.is_some() && laws.as_ref().is_none_or(|laws| game == Some(laws.game));
        let is_clock = |text: &String| text == NO_CLOCK || Control::from_minutes(text).is_ok();
        // In an address, a plus sign is a blank; what is no clock even so is told as it was
        // written.
        let clock = named("clock").map(|text| {
            let text = text.trim();
            Some(text.replace(' ', "+"))
                .filter(is_clock)
                .unwrap_or_else(|| text.to_owned())
        });
        let fault = no_laws
            .or_else(|| Some(texts.game_unknown(&word.filter(|_| !fits)?)))
            .or_else(|| {
                Some(texts.clock_unreadable(clock.as_ref().filter(|text| !is_clock(text))?))
            })
            .or_else(|| {
                Some(texts.computer_unknown(computer.as_ref().filter(|_| level.is_none())?))
            })
            .or_else(|| {
                Some(texts.language_unknown(&named("lang").filter(|tag| !is_spoken(tag))?))
            });
        let clock = clock.filter(is_clock);
        let offered = Offered {
            laws,
            clock,
            computer: level,
            analyse: named(ANALYSE).and_then(|word| match &*word {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            }),
        };
        (offered, fault)
    }

    /// The time control of both players.
    pub(crate) fn control(&self) -> Option<Control> {
        Control::from_minutes(self.clock.as_deref()?).ok()
    }
}

/// Returns the level that is written.
fn level(text: &str) -> Option<u8> {
    let computer = Computer::new(text.trim().parse().ok()?, 0)?;
    Some(computer.level)
}

/// Returns whether the page speaks the language of a tag such as `de` or `de-AT`; the start script
/// chooses it by the same letters.
fn is_spoken(tag: &str) -> bool {
    let code = tag.get(..2).unwrap_or_default().to_ascii_lowercase();
    Setting::Language.choices().contains(&code.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    fn read(address: &str) -> (Offered, Option<String>) {
        let pairs: Vec<_> = address
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .collect();
        Offered::read(texts("en"), |name| {
            let found = pairs.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_game_is_offered_under_its_usual_laws_unless_the_address_names_some() {
        let laws = |address| read(address).0.laws;
        assert_eq!(laws(""), None);
        assert_eq!(laws("game=draughts"), Some(Laws::NORIS));
        assert_eq!(laws("game=chess"), Some(Laws::MODERN));
        assert_eq!(laws("game=3"), None);
        let english = Laws::parse("english").ok();
        assert_eq!(laws("game=draughts&laws=english"), english);
        assert_eq!(laws("game=chess&laws=english"), english, "the laws win");
    }

    #[test]
    fn every_game_is_opened_by_its_word_or_its_laws() {
        for (address, game) in [
            ("game=chess", GameKind::Chess),
            ("game=four", GameKind::Four),
            ("laws=gustavus-three", GameKind::Three),
            ("game=three&laws=three", GameKind::Three),
        ] {
            let (offered, fault) = read(address);
            assert_eq!(offered.laws.map(|laws| laws.game), Some(game), "{address}");
            assert_eq!(fault, None, "{address}");
        }
    }

    #[test]
    fn a_control_is_read_though_its_plus_sign_has_become_a_blank() {
        let (offered, fault) = read("clock=5 3");
        assert_eq!(offered.control(), Control::from_minutes("5+3").ok());
        assert!(offered.control().is_some() && fault.is_none());
        let odd = read("clock=5 min").1;
        assert!(
            odd.is_some_and(|told| told.contains("5 min")),
            "as it was written"
        );
        assert_eq!(read("clock=none").0.clock.as_deref(), Some(NO_CLOCK));
        assert_eq!(read("clock=none").0.control(), None);
    }

    #[test]
    fn a_computer_is_offered_for_any_game() {
        let offered = |address| {
            let offered = read(address).0;
            (offered.laws.map(|laws| laws.game), offered.computer)
        };
        let chess = Some(GameKind::Chess);
        assert_eq!(offered("computer=4"), (chess, Some(4)));
        assert_eq!(offered("computer=10&laws=club"), (chess, Some(10)));
        assert_eq!(read("computer=10&laws=club&clock=5+3").1, None);
        let draughts = Some(GameKind::Draughts);
        assert_eq!(offered("computer=4&game=draughts"), (draughts, Some(4)));
        assert_eq!(offered("computer=11"), (chess, None));
    }

    #[test]
    fn whatever_is_not_understood_is_told() {
        let en = texts("en");
        for (address, told) in [
            ("lang=fr", en.language_unknown("fr")),
            ("lang=system", en.language_unknown("system")),
            ("laws=none", en.laws_unknown("none")),
            ("game=go", en.game_unknown("go")),
            ("game=draughts&laws=club", en.game_unknown("draughts")),
            ("clock=soon", en.clock_unreadable("soon")),
            ("computer=0", en.computer_unknown("0")),
            ("computer=11&game=draughts", en.computer_unknown("11")),
            ("computer=x", en.computer_unknown("x")),
        ] {
            assert_eq!(read(address).1, Some(told), "{address}");
        }
        let known = "lang=de-AT&game=draughts&laws=noris&clock=40/90:30&computer=4";
        assert_eq!(read(known).1, None);
        let first = read("game=go&clock=soon").1;
        assert_eq!(first, Some(en.game_unknown("go")));
    }
}
