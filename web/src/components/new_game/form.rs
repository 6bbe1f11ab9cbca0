//! What is filled in, and how the game starts with that.

use rochade_table::{Avatar, GameKind, Laws, Odds, Player, Press, Seat, Setup, Start};

use super::clocks::USUAL;
use super::hands::{self, Against, Hand};
use super::odds;
use super::played::Played;
use super::remembered;
pub(super) use crate::offered::NO_CLOCK;
use crate::offered::Offered;
use crate::page;
use crate::say;
use crate::settings::Seating;
use crate::text::Texts;
use crate::words;

/// The choice of the players' own clocks.
pub(super) const OWN_CLOCK: &str = "own";

/// What is filled in.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Form {
    /// The players, in the order of seats; those who have none in the game that is chosen wait
    /// behind them.
    pub(super) players: Vec<PlayerForm>,
    /// What is played.
    pub(super) played: Played,
    /// What was chosen in other games.
    pub(super) others: Vec<Played>,
    /// Whether the score of those who have played before goes on.
    pub(super) scored: bool,
    /// The clock: [`NO_CLOCK`], a usual one, or [`OWN_CLOCK`].
    pub(super) clock: String,
    /// The players' own time controls, as typed, in the same order.
    pub(super) own: Vec<String>,
    /// What changes the clocks.
    pub(super) press: Press,
    /// How the players sit.
    pub(super) seating: Seating,
    /// The odds. They are not remembered.
    pub(super) odds: odds::Chosen,
    /// The position to play from, where it isn't the usual one. It is not remembered.
    pub(super) setup: Option<Setup>,
    /// Whether a person may ask for hints, against computers.
    pub(super) hints: bool,
    /// Whether computers may resign.
    pub(super) computers_resign: bool,
}

/// What is filled in for a player.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PlayerForm {
    /// The name of a person. It stays while a computer plays instead.
    pub(super) name: String,
    /// The person's picture.
    pub(super) avatar: Avatar,
    /// Who plays.
    pub(super) hand: Hand,
    /// The level of the computer, for as soon as it plays.
    pub(super) level: u8,
}

impl Default for PlayerForm {
    fn default() -> PlayerForm {
        PlayerForm {
            name: String::new(),
            avatar: Avatar::default(),
            hand: Hand::default(),
            level: hands::FIRST_LEVEL,
        }
    }
}

/// How a sitting starts, and what the lot has said about that, in words.
pub(super) type Drawn = (Start, String);

/// The seat with this place in the order of seats.
pub(super) fn seat(place: usize) -> Seat {
    Seat(place as u8)
}

impl Default for Form {
    fn default() -> Form {
        let mut form = Form {
            players: Vec::new(),
            played: Laws::MODERN.into(),
            others: Vec::new(),
            scored: true,
            clock: NO_CLOCK.to_owned(),
            own: Vec::new(),
            press: Press::default(),
            seating: Seating::default(),
            odds: odds::Chosen::default(),
            setup: None,
            hints: true,
            computers_resign: false,
        };
        form.make_room();
        form
    }
}

impl Form {
    /// The form with the players who sit at the table and what the page's address offers, or else
    /// with what was chosen last.
    pub(super) fn remembered(seated: &[Player], offered: &Offered, seating: Seating) -> Form {
        let mut form = remembered::form();
        if let Some(laws) = &offered.laws {
            form.play(laws.game);
            form.played.choose(laws.clone().into());
        }
        if let Some(clock) = &offered.clock {
            form.choose_clock(clock);
        }
        if let Some(level) = offered.computer {
            form.offer_computer(level);
        }
        form.seat_all(seated);
        Form { seating, ..form }
    }

    /// Returns what is played.
    pub(super) fn game(&self) -> GameKind {
        self.played.game()
    }

    /// Chooses the clock of a time control, as it is typed, or none.
    fn choose_clock(&mut self, control: &str) {
        let is_choice = control == NO_CLOCK || USUAL.contains(&control);
        self.clock = if is_choice { control } else { OWN_CLOCK }.to_owned();
        if !is_choice {
            self.own.fill(String::new());
            self.type_control(seat(0), control.to_owned());
        }
    }

    /// Takes over a clock that was chosen once: what is not offered any more is the players' own.
    pub(super) fn take_clock(&mut self, clock: &str) {
        if clock == OWN_CLOCK {
            self.clock = clock.to_owned();
        } else {
            self.choose_clock(clock);
        }
    }

    /// Chooses a game. What was chosen in the one before is there again when that is.
    pub(super) fn play(&mut self, game: GameKind) {
        let (against, level) = (self.against(), self.first_level());
        let known = self.others.iter().position(|other| other.game() == game);
        let next = match known {
            Some(place) => self.others.swap_remove(place),
            None if game == self.game() => return,
            None => game.usual_laws().into(),
        };
        self.others.push(std::mem::replace(&mut self.played, next));
        self.make_room();
        // Whoever plays against the computer does so in another game, too.
        if against == Some(Against::Computer) && self.against() != against {
            self.offer_computer(level);
        }
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

    /// Returns whether the game is one in which odds are given.
    pub(super) fn knows_odds(&self) -> bool {
        !self.game().odds().is_empty()
    }

    /// Returns whether a position was set up that the game is to begin from.
    pub(super) fn is_set_up(&self) -> bool {
        self.setup.is_some() && Setup::usual(self.game()).is_some()
    }

    /// Returns how the sitting starts, or what is wrong with the form. The lot, if one is wanted,
    /// is drawn here: the table has no random source.
    pub(super) fn start(&self, texts: &Texts) -> Result<Drawn, String> {
        let on = if self.played.lots {
            draw(self.seats())
        } else {
            0
        };
        let (mut players, odds) = self.moved_on(on);
        for computer in players.iter_mut().filter_map(|it| it.computer.as_mut()) {
            computer.seed = page::seed();
        }
        let odds = odds.into_iter().collect();
        let controls = self.controls(texts)?;
        let mut start = Start::under(self.played.laws().clone(), players);
        let mut said = self.played.lots.then(|| lot_drawn(texts, &start)).flatten();
        if self.asks_first() {
            start.first = self
                .played
                .first
                .unwrap_or_else(|| seat(draw(self.seats())));
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
            hints: self.hints || !self.asks_for_hints(),
            computers_resign: self.computers_resign && self.has_computer(),
            position: self
                .setup
                .as_ref()
                .filter(|_| self.is_set_up())
                .map(Setup::text),
            ..start
        };
        Ok((start, said.unwrap_or_default()))
    }

    /// The odds that are given: none in a position that was set up, nor any that the laws don't
    /// know.
    pub(super) fn odds(&self) -> Option<Odds> {
        let odds = self.odds.odds(self.played.laws());
        odds.filter(|_| self.knows_odds() && !self.is_set_up())
    }

    /// Returns whether somebody has to say who has the first move: a position and odds say that
    /// themselves.
    pub(super) fn asks_first(&self) -> bool {
        self.played.laws().first_move_by_lot() && !self.is_set_up() && self.odds().is_none()
    }
}

/// Draws a number below `of` by lot.
fn draw(of: usize) -> usize {
    // Chance is below 1.
    let drawn = (js_sys::Math::random() * of as f64) as usize;
    of.saturating_sub(1 + drawn)
}

/// Returns who sits where by lot, if the players have names, or all but one are computers.
fn lot_drawn(texts: &Texts, start: &Start) -> Option<String> {
    let side = |place| words::of(start.game()).side(texts, seat(place));
    let is_computer = |player: &Player| player.computer.is_some();
    let computers = start.players.iter().filter(|it| is_computer(it)).count();
    if computers > 0 && computers + 1 == start.players.len() {
        let person = start.players.iter().position(|it| !is_computer(it))?;
        return Some(match start.players.len() {
            2 => texts.lot_computer(side(1 - person)),
            _ => texts.sits_near(side(person)),
        });
    }
    let names: Vec<String> = start.players.iter().map(|it| it.name.clone()).collect();
    let told = !names.first()?.is_empty();
    told.then(|| say::players::by_lot(texts, start.game(), &names))
}

/// The name that a seat's player goes by before the game has begun.
fn name(texts: &Texts, start: &Start, seat: Seat) -> String {
    let named = start.players.get(seat.index());
    let named = named.filter(|player| !player.name.is_empty());
    named.map_or_else(
        || words::of(start.game()).side(texts, seat).to_owned(),
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
            (GameKind::Draughts, Vec::new(), None)
        );
        form.play(GameKind::Chess);
        form.setup = None;
        assert!(form.odds().is_some(), "it is there again");
    }

    #[test]
    fn two_people_can_play_for_four_with_a_pair_each() {
        let mut form = Form::default();
        form.play(GameKind::Four);
        for (player, name) in form.players.iter_mut().zip(["Anna", "Ben", "Anna", "Ben"]) {
            player.name = name.to_owned();
        }
        form.played.first = Some(seat(1));
        let (start, _) = form.start(texts("en")).expect("a start");
        let names: Vec<_> = start.players.iter().map(|player| &*player.name).collect();
        assert_eq!(names, ["Anna", "Ben", "Anna", "Ben"]);
        assert_eq!((start.game(), start.first), (GameKind::Four, seat(1)));
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
    fn a_clock_that_is_offered_is_a_usual_one_or_the_players_own() {
        let mut form = Form::default();
        for (offered, clock, own) in [
            ("5+0", "5+0", ""),
            ("40/90:30", OWN_CLOCK, "40/90:30"),
            (NO_CLOCK, NO_CLOCK, "40/90:30"),
        ] {
            form.choose_clock(offered);
            assert_eq!((&*form.clock, &*form.own[0]), (clock, own), "{offered}");
        }
    }
}
