//! Who is asked to sit at the near side of an embedded board: a seat, by its letter or its word.

use rochade_table::{GameKind, Plan, Seat, Turn};

/// Who is asked to sit at the near side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Near {
    /// The letter or the word of a seat; nothing, where that is as usual.
    pub(crate) seat: Option<String>,
    /// Whether the one opposite sits there instead.
    pub(crate) flipped: bool,
}

impl Near {
    /// Returns the seat that is meant at a table.
    pub(crate) fn at(&self, plan: &Plan) -> Seat {
        let named = self.seat.as_ref().and_then(|name| seat(plan, name));
        let seat = named.unwrap_or_else(|| usual(plan));
        if self.flipped {
            opposite(plan, seat)
        } else {
            seat
        }
    }
}

/// Returns the seat with this letter, or this word.
pub(crate) fn seat(plan: &Plan, name: &str) -> Option<Seat> {
    let by_word = || {
        let word = |seat: &Seat| plan.seats[seat.index()].word == name;
        plan.all_seats().find(word)
    };
    plan.seat(name).or_else(by_word)
}

/// Returns whether a seat is called so in any game that is played here.
pub(crate) fn is_seat(name: &str) -> bool {
    GameKind::ALL
        .iter()
        .any(|game| seat(&game.plan(), name).is_some())
}

/// Returns who sits at the near side as long as nobody is asked to: whose men stand below.
pub(crate) fn usual(plan: &Plan) -> Seat {
    let is_below = |&seat: &Seat| plan.home(seat) == Turn::None;
    plan.all_seats().find(is_below).unwrap_or(Seat(0))
}

/// Returns who sits opposite a seat, or where nobody does, next to it.
fn opposite(plan: &Plan, seat: Seat) -> Seat {
    let is_opposite = |&other: &Seat| plan.home(other).beyond(plan.home(seat)) == Turn::Half;
    let next = (seat.index() + 1) % plan.seats.len().max(1);
    let next = || plan.all_seats().nth(next).unwrap_or(Seat(0));
    plan.all_seats().find(is_opposite).unwrap_or_else(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the letter of who sits at the near side of a game's board.
    fn near(game: GameKind, asked: &str) -> &'static str {
        let (name, flipped) = match asked.strip_suffix(" flipped") {
            Some(name) => (name, true),
            None => (asked, false),
        };
        let seat = Some(name.to_owned()).filter(|name| !name.is_empty());
        let plan = game.plan();
        plan.seats[Near { seat, flipped }.at(&plan).index()].letter
    }

    #[test]
    fn a_seat_is_meant_by_its_letter_or_its_word() {
        for game in [GameKind::Chess, GameKind::Draughts] {
            assert_eq!(
                ["", "white", "w", "up"].map(|name| near(game, name)),
                ["w"; 4]
            );
            assert_eq!(
                ["black", "b", " flipped", "w flipped"].map(|name| near(game, name)),
                ["b"; 4]
            );
            assert_eq!(near(game, "black flipped"), "w");
        }
    }

    #[test]
    fn any_seat_of_a_game_for_more_can_sit_there() {
        let four = ["", "A", "gold", "D", "D flipped", "C flipped"];
        assert_eq!(
            four.map(|name| near(GameKind::Four, name)),
            ["C", "A", "A", "D", "B", "A"]
        );
        // Nobody sits opposite Black at a table for three.
        let three = ["", "w", "red", "k flipped", "w flipped"];
        assert_eq!(
            three.map(|name| near(GameKind::Three, name)),
            ["k", "w", "r", "r", "r"]
        );
    }
}
