//! What is filled in, from what the device remembers to how the sitting starts.

use rochade_table::saved;
use rochade_table::{Avatar, Control, GameKind, Laws, Player, Press, Seat, Setup, Start, TakeBack};

use crate::page;
use crate::settings::Seating;
use crate::text::Texts;

/// Where the device keeps what was chosen last: a line each for both players' names and pictures, the lot, the clock, both own
/// time controls, what changes the clocks, and `off` if no moves are taken back.
const REMEMBERED: &str = "rochade.new-game";

/// The names of the fields for the players of chess, in the order of seats (contract.md, section 3).
pub(super) const PLAYERS: [&str; 2] = ["white", "black"];

/// The choice of no clock.
pub(super) const NO_CLOCK: &str = "none";

/// The choice of the players' own clocks.
pub(super) const OWN_CLOCK: &str = "own";

/// What is filled in.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Form {
    /// The players, in the order of seats.
    pub(super) players: Vec<PlayerForm>,
    /// Whether the lot decides who has White.
    pub(super) lots: bool,
    /// The clock: [`NO_CLOCK`], a preset, or [`OWN_CLOCK`].
    pub(super) clock: String,
    /// The players' own time controls, as typed.
    pub(super) own: [String; 2],
    /// What changes the clocks.
    pub(super) press: Press,
    /// Whether moves may be taken back.
    pub(super) takes_back: bool,
    /// How the players sit.
    pub(super) seating: Seating,
    /// The position to play from, where it isn't the usual one. It is not remembered.
    pub(super) setup: Option<Setup>,
}

/// What is filled in for a player.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct PlayerForm {
    pub(super) name: String,
    pub(super) avatar: Avatar,
}

/// The seat with this place in the order of seats.
pub(super) fn seat(place: usize) -> Seat {
    Seat(place as u8)
}

impl Form {
    /// The form with the players who sit at the table, or else with what was chosen last.
    pub(super) fn remembered(seated: &[Player], seating: Seating) -> Form {
        let lines = page::remembered(REMEMBERED).unwrap_or_default();
        let form = Form::parse(&lines);
        let seated =
            form.players
                .into_iter()
                .enumerate()
                .map(|(seat, before)| match seated.get(seat) {
                    Some(player) if !player.name.is_empty() => PlayerForm {
                        name: player.name.clone(),
                        avatar: player.avatar,
                    },
                    _ => before,
                });
        Form {
            players: seated.collect(),
            seating,
            ..form
        }
    }

    /// The form with a position to play from.
    pub(super) fn set_up(&self, setup: Setup) -> Form {
        let usual = Setup::usual(GameKind::Chess);
        Form {
            setup: Some(setup).filter(|setup| usual.as_ref() != Some(setup)),
            ..self.clone()
        }
    }

    fn parse(lines: &str) -> Form {
        let mut lines = lines.split('\n').map(str::to_owned);
        let mut next = || lines.next().unwrap_or_default();
        let mut player = || PlayerForm {
            name: next(),
            avatar: avatar(&next()),
        };
        Form {
            players: vec![player(), player()],
            lots: next() == "on",
            clock: Some(next())
                .filter(|clock| !clock.is_empty())
                .unwrap_or_else(|| NO_CLOCK.to_owned()),
            own: [next(), next()],
            press: press(&next()),
            takes_back: next() != "off",
            seating: Seating::default(),
            setup: None,
        }
    }

    fn print(&self) -> String {
        let players = self.players.iter();
        let players = players.flat_map(|player| [player.name.as_str(), player.avatar.letter()]);
        let lots = if self.lots { "on" } else { "" };
        let take_back = if self.takes_back { "" } else { "off" };
        let [white, black] = &self.own;
        let press = self.press.word();
        let rest = [lots, &self.clock, white, black, press, take_back];
        players.chain(rest).collect::<Vec<_>>().join("\n")
    }

    /// Keeps what was chosen for the next time.
    pub(super) fn remember(&self) {
        page::remember(REMEMBERED, &self.print());
    }

    /// How the sitting starts, or what is wrong with the form. The lot, if one is wanted, is drawn here: the table has no
    /// random source.
    pub(super) fn start(&self, texts: &Texts) -> Result<Start, String> {
        let players = self.players.iter().map(|player| Player {
            name: saved::clean_name(player.name.trim()),
            avatar: player.avatar,
        });
        let mut players: Vec<Player> = players.collect();
        if self.lots && js_sys::Math::random() < 0.5 {
            players.swap(0, 1);
        }
        let controls = self.controls(texts)?;
        let start = Start::new(GameKind::Chess, players);
        let take_back = match self.takes_back {
            true => TakeBack::Agreement,
            false => TakeBack::Never,
        };
        Ok(Start {
            controls,
            press: self.press,
            laws: Laws {
                take_back,
                ..start.laws
            },
            position: self.setup.as_ref().map(Setup::text),
            ..start
        })
    }

    /// The time controls, or which of them can't be read.
    fn controls(&self, texts: &Texts) -> Result<Option<Vec<Control>>, String> {
        let control = |typed: &str| {
            Control::from_minutes(typed.trim()).map_err(|_| texts.clock_unreadable(typed))
        };
        match self.clock.as_str() {
            NO_CLOCK => Ok(None),
            OWN_CLOCK => {
                let [white, black] = &self.own;
                let same = black.trim().is_empty();
                let controls = [white, if same { white } else { black }];
                controls
                    .into_iter()
                    .map(|typed| control(typed))
                    .collect::<Result<_, _>>()
                    .map(Some)
            }
            preset => Ok(Some(vec![control(preset)?; PLAYERS.len()])),
        }
    }
}

/// What changes the clocks, by its word in the page's contract.
pub(super) fn press(word: &str) -> Press {
    let mut ways = Press::ALL.into_iter();
    ways.find(|press| press.word() == word).unwrap_or_default()
}

fn avatar(letter: &str) -> Avatar {
    let named = Avatar::ALL
        .into_iter()
        .find(|picture| picture.letter() == letter);
    named.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn what_was_chosen_comes_back() {
        let mut form = Form::parse("");
        assert_eq!(form.players[1], PlayerForm::default());
        form.players[1] = PlayerForm {
            name: "Anna".to_owned(),
            avatar: Avatar::Rook,
        };
        form.lots = true;
        form.clock = OWN_CLOCK.to_owned();
        form.own = ["5+3".to_owned(), String::new()];
        form.press = Press::Hand;
        form.takes_back = false;
        assert_eq!(Form::parse(&form.print()), form);
    }

    #[test]
    fn an_own_clock_holds_for_both_unless_they_differ() {
        let mut form = Form::parse("");
        assert_eq!(form.controls(texts("en")), Ok(None));
        form.clock = OWN_CLOCK.to_owned();
        form.own[0] = "5+3".to_owned();
        let same = form
            .controls(texts("en"))
            .expect("controls")
            .expect("clocks");
        assert_eq!(same[0], same[1]);
        form.own[1] = "soon".to_owned();
        assert_eq!(
            form.controls(texts("en")),
            Err(texts("en").clock_unreadable("soon"))
        );
    }
}
