//! What is filled in, from what the device remembers to how the sitting starts.

use rochade_table::saved;
use rochade_table::{
    Avatar, Control, GameKind, Law, Laws, Odds, Player, Press, Seat, Setup, Start,
};

use super::laws::Chosen;
use super::odds;
use crate::page;
use crate::settings::Seating;
use crate::text::Texts;
use crate::words;

/// Where the device keeps what was chosen last: a line each for both players' names and pictures, the lot, the clock, both own
/// time controls, what changes the clocks, and the laws as a text. (Before there were other laws than the modern ones, that line
/// was `off` if no moves were taken back.)
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
    /// The laws.
    pub(super) chosen: Chosen,
    /// Whether the lot decides who has White.
    pub(super) lots: bool,
    /// Who has the first move where the laws leave it to the lot, if it is not left to it.
    pub(super) first: Option<Seat>,
    /// The clock: [`NO_CLOCK`], a preset, or [`OWN_CLOCK`].
    pub(super) clock: String,
    /// The players' own time controls, as typed.
    pub(super) own: [String; 2],
    /// What changes the clocks.
    pub(super) press: Press,
    /// How the players sit.
    pub(super) seating: Seating,
    /// The odds. They are not remembered.
    pub(super) odds: odds::Chosen,
    /// The position to play from, where it isn't the usual one. It is not remembered.
    pub(super) setup: Option<Setup>,
}

/// What is filled in for a player.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct PlayerForm {
    pub(super) name: String,
    pub(super) avatar: Avatar,
}

/// How a sitting starts, and what the lot has said about that, in words.
pub(super) type Drawn = (Start, String);

/// The seat with this place in the order of seats.
pub(super) fn seat(place: usize) -> Seat {
    Seat(place as u8)
}

impl Form {
    /// The form with the players who sit at the table and the laws that the page's address offers, or else with what was chosen
    /// last.
    pub(super) fn remembered(seated: &[Player], offered: Option<&Laws>, seating: Seating) -> Form {
        let lines = page::remembered(REMEMBERED).unwrap_or_default();
        let mut form = Form::parse(&lines);
        if let Some(laws) = offered {
            form.choose(laws.clone().into());
        }
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

    /// Chooses laws. Where they say something else about the lot than those before, it is as they want it.
    pub(super) fn choose(&mut self, chosen: Chosen) {
        let wants = |laws: &Laws| (laws.colours_by_lot(), laws.first_move_by_lot());
        if wants(&chosen.laws) != wants(&self.chosen.laws) {
            self.lots = chosen.laws.colours_by_lot();
            self.first = None;
        }
        self.chosen = chosen;
    }

    /// The law about taking back, and what it says.
    fn take_back(&self) -> Option<(&'static Law, &'static str)> {
        let law = Law::find("take-back")?;
        Some((law, law.says(&self.chosen.laws)?))
    }

    /// Whether moves may be taken back.
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

    fn parse(lines: &str) -> Form {
        let mut lines = lines.split('\n').map(str::to_owned);
        let mut next = || lines.next().unwrap_or_default();
        let mut player = || PlayerForm {
            name: next(),
            avatar: avatar(&next()),
        };
        Form {
            players: vec![player(), player()],
            first: None,
            lots: next() == "on",
            clock: Some(next())
                .filter(|clock| !clock.is_empty())
                .unwrap_or_else(|| NO_CLOCK.to_owned()),
            own: [next(), next()],
            press: press(&next()),
            chosen: laws(&next()).into(),
            seating: Seating::default(),
            odds: odds::Chosen::default(),
            setup: None,
        }
    }

    fn print(&self) -> String {
        let laws = self.chosen.laws.text();
        let players = self.players.iter();
        let players = players.flat_map(|player| [player.name.as_str(), player.avatar.letter()]);
        let lots = if self.lots { "on" } else { "" };
        let [white, black] = &self.own;
        let press = self.press.word();
        let rest = [lots, &self.clock, white, black, press, &laws];
        players.chain(rest).collect::<Vec<_>>().join("\n")
    }

    /// Keeps what was chosen for the next time.
    pub(super) fn remember(&self) {
        page::remember(REMEMBERED, &self.print());
    }

    /// How the sitting starts, or what is wrong with the form. The lot, if one is wanted, is drawn here: the table has no
    /// random source.
    pub(super) fn start(&self, texts: &Texts) -> Result<Drawn, String> {
        let players = self.players.iter().map(|player| Player {
            name: saved::clean_name(player.name.trim()),
            avatar: player.avatar,
        });
        let mut players: Vec<Player> = players.collect();
        let mut odds = self.odds();
        if self.lots && draw() {
            players.swap(0, 1);
            // The player gives them, whatever the colour.
            if let Some(odds) = &mut odds {
                odds.giver = seat(usize::from(odds.giver == seat(0)));
            }
        }
        let controls = self.controls(texts)?;
        let mut start = Start::new(GameKind::Chess, players);
        let mut said = self.lots.then(|| lot_drawn(texts, &start)).flatten();
        if self.asks_first() {
            start.first = self.first.unwrap_or_else(|| seat(usize::from(draw())));
            if self.first.is_none() {
                let begins = texts.lot_begins(&name(texts, &start, start.first));
                said = Some(
                    said.into_iter()
                        .chain([begins])
                        .collect::<Vec<_>>()
                        .join(" "),
                );
            }
        }
        let start = Start {
            controls,
            press: self.press,
            laws: self.chosen.laws.clone(),
            odds,
            position: self.setup.as_ref().map(Setup::text),
            ..start
        };
        Ok((start, said.unwrap_or_default()))
    }

    /// The odds that are given: none in a position that was set up, nor any that the laws don't know.
    fn odds(&self) -> Option<Odds> {
        let odds = self.odds.odds(&self.chosen.laws);
        odds.filter(|_| self.setup.is_none())
    }

    /// Whether somebody has to say who has the first move: a position and odds say that themselves.
    pub(super) fn asks_first(&self) -> bool {
        self.chosen.laws.first_move_by_lot() && self.setup.is_none() && self.odds().is_none()
    }

    /// The names that the players go by, in the order of seats.
    pub(super) fn names(&self, texts: &Texts) -> [String; 2] {
        [0, 1].map(|place| {
            let named = self.players.get(place).map(|player| player.name.trim());
            let side = || words::side(texts, GameKind::Chess, seat(place));
            let name = named.filter(|name| !name.is_empty());
            name.unwrap_or_else(side).to_owned()
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

/// What the law about taking back can say.
const NEVER: &str = "never";
const AGREEMENT: &str = "agreement";

/// The laws that the device remembers. What it can't read any more, or not yet, is as at first.
fn laws(remembered: &str) -> Laws {
    let text = match remembered {
        "off" => "modern,take-back:never",
        text => text,
    };
    Laws::parse(text).unwrap_or(Laws::MODERN)
}

/// One of two, by lot.
fn draw() -> bool {
    js_sys::Math::random() < 0.5
}

/// Who has White by lot, if that player has a name.
fn lot_drawn(texts: &Texts, start: &Start) -> Option<String> {
    let white = start.players.first()?;
    (!white.name.is_empty()).then(|| texts.lot_drawn(&white.name))
}

/// The name that a seat's player goes by before the game has begun.
fn name(texts: &Texts, start: &Start, seat: Seat) -> String {
    let named = start.players.get(seat.index());
    let named = named.filter(|player| !player.name.is_empty());
    named.map_or_else(
        || words::side(texts, start.game(), seat).to_owned(),
        |player| player.name.clone(),
    )
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
    use rochade_table::Preset;

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
        form.let_take_back(false);
        assert!(!form.takes_back());
        assert_eq!(Form::parse(&form.print()), form);
        form.choose(Preset::ALL[4].laws.clone().into());
        assert_eq!(Form::parse(&form.print()), form);
    }

    #[test]
    fn older_builds_remembered_only_whether_moves_are_taken_back() {
        let lines = |last| Form::parse(&["Anna\nK\n\nQ\n\nnone\n\n\nauto\n", last].concat());
        assert_eq!(lines("").chosen.laws, Laws::MODERN);
        assert_eq!(lines("off").chosen.laws.text(), "modern,take-back:never");
        assert_eq!(lines("of-the-moon").chosen.laws, Laws::MODERN);
    }

    #[test]
    fn the_lot_is_drawn_as_the_laws_want_it_until_the_players_say_otherwise() {
        let mut form = Form::parse("");
        let set = |name| Preset::find(name).expect("laws").laws.clone().into();
        assert!(!form.lots && !form.asks_first());
        form.choose(set("club"));
        assert!(form.lots && !form.asks_first());
        form.lots = false;
        form.let_take_back(true);
        form.choose(form.chosen.clone());
        assert!(!form.lots, "another law says nothing about the lot");
        form.choose(set("gustavus"));
        assert!(!form.lots && form.asks_first());
        form.first = Some(seat(1));
        form.choose(set("modern"));
        assert_eq!((form.lots, form.first), (false, None));
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
