//! What is filled in, and how the game starts with that.

use rochade_table::saved;
use rochade_table::{
    Avatar, Control, GameKind, Laws, Odds, PRESETS, Player, Press, Seat, Setup, Start, moved_on,
};

use super::odds;
use super::played::Played;
use super::remembered;
pub(super) use crate::offered::NO_CLOCK;
use crate::offered::Offered;
use crate::settings::Seating;
use crate::text::Texts;
use crate::words;

/// The names of the fields for the players, in the order of seats (contract.md, section 3).
pub(super) const PLAYERS: [&str; 2] = ["white", "black"];

/// The choice of the players' own clocks.
pub(super) const OWN_CLOCK: &str = "own";

/// What is filled in.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Form {
    /// The players, in the order of seats.
    pub(super) players: Vec<PlayerForm>,
    /// What is played.
    pub(super) played: Played,
    /// What was chosen in other games.
    pub(super) others: Vec<Played>,
    /// Whether the score of those who have played before goes on.
    pub(super) scored: bool,
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

impl Default for Form {
    fn default() -> Form {
        Form {
            players: vec![PlayerForm::default(); PLAYERS.len()],
            played: Laws::MODERN.into(),
            others: Vec::new(),
            scored: true,
            clock: NO_CLOCK.to_owned(),
            own: Default::default(),
            press: Press::default(),
            seating: Seating::default(),
            odds: odds::Chosen::default(),
            setup: None,
        }
    }
}

impl Form {
    /// The form with the players who sit at the table and what the page's address offers, or else with what was chosen last.
    pub(super) fn remembered(seated: &[Player], offered: &Offered, seating: Seating) -> Form {
        let mut form = remembered::form();
        if let Some(laws) = &offered.laws {
            form.play(laws.game);
            form.played.choose(laws.clone().into());
        }
        if let Some(clock) = &offered.clock {
            form.choose_clock(clock);
        }
        for (player, seated) in form.players.iter_mut().zip(seated) {
            if !seated.name.is_empty() {
                *player = PlayerForm {
                    name: seated.name.clone(),
                    avatar: seated.avatar,
                };
            }
        }
        Form { seating, ..form }
    }

    /// What is played.
    pub(super) fn game(&self) -> GameKind {
        self.played.game()
    }

    /// Chooses the clock of a time control, as it is typed, or none.
    fn choose_clock(&mut self, control: &str) {
        let is_choice = control == NO_CLOCK || PRESETS.contains(&control);
        self.clock = if is_choice { control } else { OWN_CLOCK }.to_owned();
        if !is_choice {
            self.own = [control.to_owned(), String::new()];
        }
    }

    /// Chooses a game. What was chosen in the one before is there again when that is.
    pub(super) fn play(&mut self, game: GameKind) {
        let known = self.others.iter().position(|other| other.game() == game);
        let next = match known {
            Some(place) => self.others.swap_remove(place),
            None if game == self.game() => return,
            None => game.usual_laws().into(),
        };
        self.others.push(std::mem::replace(&mut self.played, next));
    }

    /// Puts what was chosen in a game in the place of what is there for it.
    pub(super) fn remember_played(&mut self, played: Played) {
        let game = self.game();
        self.play(played.game());
        self.played = played;
        self.play(game);
    }

    /// The position to play from, if it can be set up in the game.
    pub(super) fn setup(&self) -> Option<Setup> {
        let usual = Setup::usual(self.game())?;
        Some(self.setup.clone().unwrap_or(usual))
    }

    /// The form with a position to play from.
    pub(super) fn set_up(&self, setup: Setup) -> Form {
        let usual = Setup::usual(self.game());
        Form {
            setup: Some(setup).filter(|setup| usual.as_ref() != Some(setup)),
            ..self.clone()
        }
    }

    /// Whether the game is one in which odds are given.
    pub(super) fn knows_odds(&self) -> bool {
        self.game() == GameKind::Chess
    }

    /// Whether a position was set up that the game is to begin from.
    pub(super) fn is_set_up(&self) -> bool {
        self.setup.is_some() && Setup::usual(self.game()).is_some()
    }

    /// Those who sit down, in the order of the fields.
    fn sitting_down(&self) -> Vec<Player> {
        let players = self.players.iter().map(|player| Player {
            name: saved::clean_name(player.name.trim()),
            avatar: player.avatar,
        });
        players.collect()
    }

    /// Whether it is the same players as those who sit at the table, so that their score can go on.
    pub(super) fn still_sit(&self, seated: &[Player]) -> bool {
        moved_on(seated, &self.sitting_down()).is_some()
    }

    /// How the sitting starts, or what is wrong with the form. The lot, if one is wanted, is drawn here: the table has no
    /// random source.
    pub(super) fn start(&self, texts: &Texts) -> Result<Drawn, String> {
        let mut players = self.sitting_down();
        let mut odds = self.odds();
        if self.played.lots && draw() {
            players.swap(0, 1);
            // The player gives them, whatever the colour.
            if let Some(odds) = &mut odds {
                odds.giver = seat(usize::from(odds.giver == seat(0)));
            }
        }
        let controls = self.controls(texts)?;
        let mut start = Start::under(self.played.laws().clone(), players);
        let mut said = self.played.lots.then(|| lot_drawn(texts, &start)).flatten();
        if self.asks_first() {
            start.first = self
                .played
                .first
                .unwrap_or_else(|| seat(usize::from(draw())));
            if self.played.first.is_none() {
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
            odds,
            position: self
                .setup
                .as_ref()
                .filter(|_| self.is_set_up())
                .map(Setup::text),
            ..start
        };
        Ok((start, said.unwrap_or_default()))
    }

    /// The odds that are given: none in a position that was set up, nor any that the laws don't know.
    fn odds(&self) -> Option<Odds> {
        let odds = self.odds.odds(self.played.laws());
        odds.filter(|_| self.knows_odds() && !self.is_set_up())
    }

    /// Whether somebody has to say who has the first move: a position and odds say that themselves.
    pub(super) fn asks_first(&self) -> bool {
        self.played.laws().first_move_by_lot() && !self.is_set_up() && self.odds().is_none()
    }

    /// The names that the players go by, in the order of seats.
    pub(super) fn names(&self, texts: &Texts) -> [String; 2] {
        [0, 1].map(|place| {
            let named = self.players.get(place).map(|player| player.name.trim());
            let side = || words::side(texts, self.game(), seat(place));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn what_only_chess_knows_is_left_out_of_draughts() {
        let mut form = Form::default();
        form.odds = form.odds.choose("rook");
        form.setup = form.setup().map(|setup| setup.empty());
        assert!(form.is_set_up());
        form.setup = None;
        assert!(form.odds().is_some());
        form.play(GameKind::Draughts);
        form.setup = Setup::usual(GameKind::Chess);
        assert!(!form.is_set_up() && form.setup().is_none() && form.odds().is_none());
        form.played.lots = false;
        let (start, _) = form.start(texts("en")).expect("a start");
        assert_eq!(
            (start.game(), start.odds, start.position),
            (GameKind::Draughts, None, None)
        );
        form.play(GameKind::Chess);
        form.setup = None;
        assert!(form.odds().is_some(), "it is there again");
    }

    #[test]
    fn who_has_the_first_move_is_asked_where_the_lot_gives_it() {
        let mut form = Form::default();
        assert!(!form.asks_first());
        let handbuch = Laws::parse("handbuch-early").expect("laws");
        form.played.choose(handbuch.into());
        assert!(form.asks_first());
        form.odds = form.odds.choose("rook");
        assert!(!form.asks_first(), "the giver begins");
    }

    #[test]
    fn where_white_begins_every_game_the_lot_for_the_first_move_gives_white() {
        for laws in [
            "gustavus",
            "handbuch-early,later-games:seats-change",
            "handbuch-late,later-games:lot",
        ] {
            let mut form = Form::default();
            form.played.choose(Laws::parse(laws).expect("laws").into());
            assert!(form.played.lots && !form.asks_first(), "{laws}");
        }
    }

    #[test]
    fn the_same_players_sit_as_long_as_no_name_is_changed() {
        let player = |name: &str| Player {
            name: name.to_owned(),
            avatar: Avatar::default(),
        };
        let seated = [player("Anna"), player("Ben")];
        let mut form = Form::default();
        assert!(!form.still_sit(&seated));
        form.players[0].name = "Ben".to_owned();
        form.players[1].name = " Anna ".to_owned();
        assert!(form.still_sit(&seated));
        form.players[1].name = "Cleo".to_owned();
        assert!(!form.still_sit(&seated));
    }

    #[test]
    fn a_clock_that_is_offered_is_a_preset_or_the_players_own() {
        let mut form = Form::default();
        for (offered, clock, own) in [
            ("5+0", "5+0", ""),
            ("5+3", OWN_CLOCK, "5+3"),
            (NO_CLOCK, NO_CLOCK, "5+3"),
        ] {
            form.choose_clock(offered);
            assert_eq!((&*form.clock, &*form.own[0]), (clock, own), "{offered}");
        }
    }

    #[test]
    fn an_own_clock_holds_for_both_unless_they_differ() {
        let mut form = Form::default();
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
