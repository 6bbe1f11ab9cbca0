//! Who plays, and with which time: as many as the game has seats.

use rochade_table::saved;
use rochade_table::{Control, Odds, Player, Seat, seats_before};

use super::form::{Form, NO_CLOCK, OWN_CLOCK, PlayerForm, seat};
use crate::text::Texts;
use crate::words;

impl Form {
    /// Returns how many play.
    pub(super) fn seats(&self) -> usize {
        self.game().plan().seats.len()
    }

    /// Makes room for all who play.
    pub(super) fn make_room(&mut self) {
        let seats = self.seats();
        let (players, own) = (self.players.len(), self.own.len());
        self.players
            .resize_with(players.max(seats), PlayerForm::default);
        self.own.resize_with(own.max(seats), String::new);
    }

    /// Those who play, in the order of seats.
    pub(super) fn playing(&self) -> &[PlayerForm] {
        &self.players[..self.seats().min(self.players.len())]
    }

    /// Changes a player.
    pub(super) fn seat_player(&mut self, seat: Seat, player: PlayerForm) {
        if let Some(seated) = self.players.get_mut(seat.index()) {
            *seated = player;
        }
    }

    /// Changes a player's own time control.
    pub(super) fn type_control(&mut self, seat: Seat, typed: String) {
        if let Some(own) = self.own.get_mut(seat.index()) {
            *own = typed;
        }
    }

    /// Those who sit down, in the order of the fields.
    fn sitting_down(&self) -> Vec<Player> {
        let players = (0..self.seats()).zip(self.playing());
        let players = players.map(|(place, player)| match self.computer(place) {
            Some(computer) => Player {
                computer: Some(computer),
                ..Player::default()
            },
            None => Player {
                name: saved::clean_name(player.name.trim()),
                avatar: player.avatar,
                computer: None,
            },
        });
        players.collect()
    }

    /// Returns whether it is the same players as those who sit at the table, so that their score
    /// can go on.
    pub(super) fn still_sit(&self, seated: &[Player]) -> bool {
        seats_before(seated, &self.sitting_down()).is_some()
    }

    /// The players after each has moved on by `on` seats, and the odds, which stay with the player
    /// who gives them, whatever the colour.
    pub(super) fn moved_on(&self, on: usize) -> (Vec<Player>, Option<Odds>) {
        let mut players = self.sitting_down();
        let seats = players.len().max(1);
        players.rotate_right(on % seats);
        let odds = self.odds().map(|odds| Odds {
            giver: seat((odds.giver.index() + on) % seats),
            ..odds
        });
        (players, odds)
    }

    /// The names that the players go by, in the order of seats.
    pub(super) fn names(&self, texts: &Texts) -> Vec<String> {
        let players = self.playing().iter().enumerate();
        let names = players.map(|(place, player)| match player.name.trim() {
            name if !name.is_empty() && self.computer(place).is_none() => name,
            _ => words::of(self.game()).side(texts, seat(place)),
        });
        names.map(str::to_owned).collect()
    }

    /// The time controls, or which of them can't be read.
    pub(super) fn controls(&self, texts: &Texts) -> Result<Option<Vec<Control>>, String> {
        let control = |typed: &str| {
            Control::from_minutes(typed.trim()).map_err(|_| texts.clock_unreadable(typed))
        };
        match self.clock.as_str() {
            NO_CLOCK => Ok(None),
            OWN_CLOCK => {
                let first = self.own.first().map_or("", |typed| typed.trim());
                let own = self.own.iter().take(self.seats());
                let own = own.map(|typed| match typed.trim() {
                    "" => first,
                    typed => typed,
                });
                own.map(control).collect::<Result<_, _>>().map(Some)
            }
            preset => Ok(Some(vec![control(preset)?; self.seats()])),
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::GameKind;

    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn the_same_players_sit_as_long_as_no_name_is_changed() {
        let player = |name: &str| Player {
            name: name.to_owned(),
            ..Player::default()
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

    /// A form in which three play.
    fn three() -> Form {
        let mut form = Form::default();
        form.play(GameKind::Three);
        for (player, name) in form.players.iter_mut().zip(["Anna", "Ben", "Cleo"]) {
            player.name = name.to_owned();
        }
        form
    }

    #[test]
    fn the_lot_moves_all_who_play_on_by_as_many_seats() {
        let form = three();
        for (on, names) in [
            (0, ["Anna", "Ben", "Cleo"]),
            (1, ["Cleo", "Anna", "Ben"]),
            (2, ["Ben", "Cleo", "Anna"]),
        ] {
            let (players, _) = form.moved_on(on);
            let seated: Vec<_> = players.iter().map(|player| &*player.name).collect();
            assert_eq!(seated, names);
        }
    }

    #[test]
    fn as_many_play_as_the_game_has_seats() {
        let mut form = three();
        form.played.lots = false;
        form.clock = "5+0".to_owned();
        let (start, _) = form.start(texts("en")).expect("a start");
        assert_eq!(
            (start.players.len(), start.controls.map(|all| all.len())),
            (3, Some(3))
        );
        form.clock = OWN_CLOCK.to_owned();
        form.type_control(seat(0), "5+3".to_owned());
        form.type_control(seat(2), "10+0".to_owned());
        let control = |minutes| Control::from_minutes(minutes).expect("a control");
        let own = ["5+3", "5+3", "10+0"].map(control).to_vec();
        assert_eq!(form.controls(texts("en")), Ok(Some(own)));
        form.play(GameKind::Chess);
        assert_eq!(form.names(texts("en")), ["Anna", "Ben"]);
        assert_eq!(
            form.controls(texts("en"))
                .map(|all| all.map(|all| all.len())),
            Ok(Some(2))
        );
        form.play(GameKind::Three);
        assert_eq!(
            form.names(texts("en")),
            ["Anna", "Ben", "Cleo"],
            "who waited is there again"
        );
    }

    #[test]
    fn who_gives_odds_gives_them_with_the_other_colour_too() {
        let mut form = Form::default();
        form.odds = form.odds.choose("rook");
        let giver = |on| form.moved_on(on).1.map(|odds| odds.giver);
        assert_eq!([giver(0), giver(1)], [Some(seat(0)), Some(seat(1))]);
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
