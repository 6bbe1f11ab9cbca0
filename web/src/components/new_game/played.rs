//! What is played: a game, its laws, and what is left to the lot.

use rochade_table::{GameKind, Law, Laws, Seat};

use super::laws::Chosen;

/// What is played, and who begins.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    /// The laws. They say what the game is.
    pub(super) chosen: Chosen,
    /// Whether the lot decides who has White.
    pub(super) lots: bool,
    /// Who has the first move where the laws leave it to the lot, if it is not left to it.
    pub(super) first: Option<Seat>,
}

impl From<Laws> for Played {
    /// The lot decides what the laws want it to decide.
    fn from(laws: Laws) -> Played {
        Played {
            lots: laws.colours_by_lot(),
            first: None,
            chosen: laws.into(),
        }
    }
}

/// What the law about taking back can say.
const NEVER: &str = "never";
const AGREEMENT: &str = "agreement";

impl Played {
    /// Returns what the device remembers of a game: its laws as a text, and whether lots are drawn.
    /// What it can't read any more, or not yet, is nothing.
    pub(super) fn parse(laws: &str, lots: &str) -> Option<Played> {
        let laws = Laws::parse(laws).ok()?;
        Some(Played {
            lots: lots == ON,
            ..laws.into()
        })
    }

    /// Returns what is read as it again: the laws, and whether lots are drawn.
    pub(super) fn print(&self) -> [String; 2] {
        let lots = if self.lots { ON } else { "" };
        [self.laws().text(), lots.to_owned()]
    }

    pub(super) fn laws(&self) -> &Laws {
        &self.chosen.laws
    }

    pub(super) fn game(&self) -> GameKind {
        self.chosen.laws.game
    }

    /// Chooses laws. Where they say something else about the lot than those before, it is as they
    /// want it.
    pub(super) fn choose(&mut self, chosen: Chosen) {
        let wants = |laws: &Laws| (laws.colours_by_lot(), laws.first_move_by_lot());
        if wants(&chosen.laws) != wants(self.laws()) {
            *self = chosen.laws.clone().into();
        }
        self.chosen = chosen;
    }

    /// The law about taking back, and what it says.
    fn take_back(&self) -> Option<(&'static Law, &'static str)> {
        let law = Law::find("take-back")?;
        Some((law, law.says(self.laws())?))
    }

    /// Returns whether moves may be taken back.
    pub(super) fn takes_back(&self) -> bool {
        self.take_back().is_some_and(|(_, says)| says != NEVER)
    }

    /// Lets moves be taken back, or not.
    pub(super) fn let_take_back(&mut self, may: bool) {
        if let Some((law, _)) = self.take_back() {
            let says = if may { AGREEMENT } else { NEVER };
            self.chosen = self.chosen.set(law, says);
        }
    }
}

/// What is remembered where lots are drawn.
const ON: &str = "on";

#[cfg(test)]
mod tests {
    use rochade_table::Preset;

    use super::*;

    fn set(name: &str) -> Chosen {
        Preset::find(name).expect("laws").laws.clone().into()
    }

    #[test]
    fn the_lot_is_drawn_as_the_laws_want_it_until_the_players_say_otherwise() {
        let mut played = Played::from(Laws::MODERN);
        assert!(!played.lots);
        played.choose(set("club"));
        assert!(played.lots);
        played.lots = false;
        played.let_take_back(true);
        played.choose(played.chosen.clone());
        assert!(!played.lots, "another law says nothing about the lot");
        played.choose(set("gustavus"));
        assert!(!played.lots, "they say the same: who begins has White");
        played.choose(set("modern"));
        played.choose(set("gustavus"));
        assert!(played.lots);
        played.choose(set("handbuch-early"));
        assert!(!played.lots && played.laws().first_move_by_lot());
        played.first = Some(Seat(1));
        played.choose(set("modern"));
        assert_eq!((played.lots, played.first), (false, None));
    }

    #[test]
    fn draughts_is_begun_by_lot_as_the_leaflet_wants_it() {
        let usual = Played::from(GameKind::Draughts.usual_laws());
        assert_eq!(usual.chosen, set("noris"));
        assert!(usual.lots);
    }

    #[test]
    fn what_is_remembered_is_read_again() {
        for name in ["modern", "gustavus", "noris", "pool"] {
            for lots in [true, false] {
                let mut played = Played::from(set(name).laws);
                played.lots = lots;
                played.let_take_back(false);
                let [laws, lots] = played.print();
                assert_eq!(Played::parse(&laws, &lots), Some(played));
            }
        }
        assert_eq!(Played::parse("of-the-moon", ON), None);
    }
}
