//! Who plays in each seat: a person, or the computer at a level (opponent.md, section 1).

use rochade_table::{Computer, Player, Seat};

use super::form::{Form, PlayerForm, seat};
use crate::embed::usually_near;

/// The level of a computer that nobody has chosen one for.
pub(super) const FIRST_LEVEL: u8 = 2;

/// Who plays in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Hand {
    /// A person.
    #[default]
    Person,
    /// The computer.
    Computer,
}

impl Hand {
    /// Both of them.
    pub(super) const ALL: [Hand; 2] = [Hand::Person, Hand::Computer];

    /// The word that the page's contract uses.
    pub(super) fn word(self) -> &'static str {
        match self {
            Hand::Person => "person",
            Hand::Computer => "computer",
        }
    }

    /// Returns the one with this word.
    pub(super) fn of_word(word: &str) -> Option<Hand> {
        Hand::ALL.into_iter().find(|hand| hand.word() == word)
    }
}

/// With whom a game is played, where that can be said in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Against {
    /// Persons only.
    People,
    /// A person, and computers in all other seats.
    Computer,
}

impl Against {
    /// Both of them.
    pub(super) const ALL: [Against; 2] = [Against::People, Against::Computer];

    /// The word that the page's contract uses.
    pub(super) fn word(self) -> &'static str {
        match self {
            Against::People => "people",
            Against::Computer => "computer",
        }
    }

    /// Returns the one with this word.
    pub(super) fn of_word(word: &str) -> Option<Against> {
        let mut all = Against::ALL.into_iter();
        all.find(|against| against.word() == word)
    }
}

/// Returns the level that a number means, if it means one.
pub(super) fn level(number: f64) -> Option<u8> {
    let computer = Computer::new(number as u8, 0).filter(|it| f64::from(it.level) == number);
    computer.map(|computer| computer.level)
}

impl Form {
    /// The computer that plays in the seat with this place in their order; its chance is drawn when
    /// the game starts.
    pub(super) fn computer(&self, place: usize) -> Option<Computer> {
        let player = self.playing().get(place)?;
        Computer::new(player.level, 0).filter(|_| player.hand == Hand::Computer)
    }

    /// Returns how many computers play.
    fn computers(&self) -> usize {
        let places = 0..self.seats();
        places
            .filter(|&place| self.computer(place).is_some())
            .count()
    }

    /// Returns whether a computer plays.
    pub(super) fn has_computer(&self) -> bool {
        self.computers() > 0
    }

    /// Returns whether computers play alone.
    pub(super) fn has_only_computers(&self) -> bool {
        self.computers() == self.seats()
    }

    /// Returns whether there is a person who may want hints.
    pub(super) fn asks_for_hints(&self) -> bool {
        self.has_computer() && !self.has_only_computers()
    }

    /// Returns with whom the game is played; `None` if several persons play with computers, or
    /// computers alone.
    pub(super) fn against(&self) -> Option<Against> {
        match self.computers() {
            0 => Some(Against::People),
            computers if computers + 1 == self.seats() => Some(Against::Computer),
            _ => None,
        }
    }

    /// Chooses who plays in all seats: where computers do, a person has the seat at the bottom.
    pub(super) fn play_against(&mut self, against: Against) {
        let near = usually_near(&self.game().plan());
        for (place, player) in self.players.iter_mut().enumerate() {
            player.hand = match against {
                Against::Computer if seat(place) != near => Hand::Computer,
                _ => Hand::Person,
            };
        }
    }

    /// Chooses who plays in a seat.
    pub(super) fn choose_hand(&mut self, seat: Seat, hand: Hand) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.hand = hand;
        }
    }

    /// Returns the level of the first computer.
    pub(super) fn first_level(&self) -> u8 {
        let mut computers = (0..self.seats()).filter_map(|place| self.computer(place));
        computers.next().map_or(FIRST_LEVEL, |it| it.level)
    }

    /// Chooses how well the computer plays in a seat, or all computers.
    pub(super) fn choose_level(&mut self, seat: Option<Seat>, level: u8) {
        for (place, player) in self.players.iter_mut().enumerate() {
            if seat.is_none_or(|seat| seat.index() == place) {
                player.level = level;
            }
        }
    }

    /// Chooses the computer at a level for all seats but the one at the bottom.
    pub(super) fn offer_computer(&mut self, level: u8) {
        self.play_against(Against::Computer);
        self.choose_level(None, level);
    }

    /// Takes over who sits at the table, in the order of seats. Of persons without a name nothing
    /// is known, unless a computer sits with them.
    pub(super) fn seat_all(&mut self, seated: &[Player]) {
        let has_computer = seated.iter().any(|player| player.computer.is_some());
        for (player, seated) in self.players.iter_mut().zip(seated) {
            let level = seated.computer.map_or(player.level, |it| it.level);
            let hand = match seated.computer {
                Some(_) => Hand::Computer,
                None => Hand::Person,
            };
            if !seated.name.is_empty() {
                *player = PlayerForm {
                    name: seated.name.clone(),
                    avatar: seated.avatar,
                    hand,
                    level,
                };
            } else if has_computer {
                (player.hand, player.level) = (hand, level);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::GameKind;

    use super::*;

    fn hands(form: &Form) -> Vec<(Hand, u8)> {
        let players = form.playing().iter();
        players.map(|player| (player.hand, player.level)).collect()
    }

    fn seated(name: &str, level: Option<u8>) -> Player {
        Player {
            name: name.to_owned(),
            computer: level.and_then(|level| Computer::new(level, 7)),
            ..Player::default()
        }
    }

    #[test]
    fn one_choice_seats_the_computer_opposite_the_person_at_the_bottom() {
        let mut form = Form::default();
        assert_eq!(form.against(), Some(Against::People));
        form.players[1].level = 4;
        form.play_against(Against::Computer);
        assert_eq!(hands(&form), [(Hand::Person, 2), (Hand::Computer, 4)]);
        assert_eq!(form.against(), Some(Against::Computer));
        assert!(form.asks_for_hints());
        // The fields of the seats say more.
        form.players[0].hand = Hand::Computer;
        assert_eq!((form.against(), form.asks_for_hints()), (None, false));
        assert!(form.has_only_computers());
        form.players[1].hand = Hand::Person;
        assert_eq!(form.against(), Some(Against::Computer), "it has White");
        form.play_against(Against::People);
        assert_eq!(hands(&form), [(Hand::Person, 2), (Hand::Person, 4)]);
    }

    #[test]
    fn whoever_plays_the_computer_does_so_in_another_game() {
        let mut form = Form::default();
        form.offer_computer(5);
        for (game, computers) in [
            (GameKind::Draughts, 1),
            (GameKind::Four, 3),
            (GameKind::Three, 2),
            (GameKind::Chess, 1),
        ] {
            form.play(game);
            assert_eq!(form.against(), Some(Against::Computer), "{game:?}");
            assert_eq!((form.computers(), form.first_level()), (computers, 5));
        }
        form.play(GameKind::Four);
        form.choose_level(Some(seat(0)), 9);
        assert_eq!(form.playing().iter().filter(|it| it.level == 9).count(), 1);
        form.choose_level(None, 3);
        assert!(form.playing().iter().all(|it| it.level == 3));
        form.play_against(Against::People);
        form.play(GameKind::Three);
        assert!(!form.has_computer());
    }

    #[test]
    fn a_computer_has_neither_the_name_nor_the_picture_of_who_sat_there() {
        let mut form = Form::default();
        form.players[1].name = "Ben".to_owned();
        form.play_against(Against::Computer);
        let (players, _) = form.moved_on(1);
        assert_eq!((&*players[0].name, &*players[1].name), ("", ""));
        assert_eq!(players[0].computer.map(|computer| computer.level), Some(2));
        assert_eq!(players[1].computer, None);
    }

    #[test]
    fn the_score_goes_on_against_the_same_level_only() {
        let mut form = Form::default();
        form.players[0].name = "Anna".to_owned();
        form.play_against(Against::Computer);
        let before = [seated("Anna", None), seated("", Some(2))];
        assert!(form.still_sit(&before));
        form.players[1].level = 4;
        assert!(!form.still_sit(&before));
    }

    #[test]
    fn who_sits_at_the_table_is_there_again() {
        let mut form = Form::default();
        form.offer_computer(5);
        form.seat_all(&[seated("", None), seated("", None)]);
        assert_eq!(hands(&form), [(Hand::Person, 5), (Hand::Computer, 5)]);
        form.seat_all(&[seated("", Some(8)), seated("Anna", None)]);
        assert_eq!(hands(&form), [(Hand::Computer, 8), (Hand::Person, 5)]);
        form.seat_all(&[seated("Anna", None), seated("Ben", None)]);
        assert_eq!(form.against(), Some(Against::People));
    }

    #[test]
    fn not_every_number_is_a_level() {
        for odd in [0.0, 11.0, 2.5, 260.0, -1.0, f64::NAN] {
            assert_eq!(level(odd), None, "{odd}");
        }
        assert_eq!([1.0, 10.0].map(level), [Some(1), Some(10)]);
    }
}
