//! Games of one person against computers of one level.

use rochade_table::{Seat, View, WHOLE};

use crate::command::Strength;

/// How many games are played before another level is suggested.
const GAMES: u32 = 3;

/// Who plays in such a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Solo {
    /// The person's seat.
    pub(crate) person: Seat,
    /// The level of the computers.
    pub(crate) level: u8,
}

impl Solo {
    /// Returns who plays; `None` if several persons do, or computers alone or of several levels.
    pub(crate) fn of(view: &View) -> Option<Solo> {
        let (mut person, mut level) = (None, None);
        for seat in &view.seats {
            let (known, is_same) = match seat.player.computer {
                Some(it) => (level.is_some(), level.replace(it.level) == Some(it.level)),
                None => (person.replace(seat.seat).is_some(), false),
            };
            if known && !is_same {
                return None;
            }
        }
        let (person, level) = person.zip(level)?;
        Some(Solo { person, level })
    }

    /// Returns which level suits the person better after a game that is over, the last of `games`
    /// of a sitting: another one if the side that has won it has four points of five.
    pub(crate) fn suggests(self, view: &View, games: u32) -> Option<Strength> {
        let outcome = view.outcome.as_ref()?;
        let winners = u32::try_from(outcome.winners.len()).ok()?;
        // Partners share what a game is worth.
        let most = games * u32::from(WHOLE).checked_div(winners)?;
        let points = view.seat(self.person)?.score;
        let strength = match outcome.winners.contains(&self.person) {
            true => Strength::Harder,
            false => Strength::Easier,
        };
        let is_clear = match strength {
            Strength::Harder => 5 * points >= 4 * most,
            Strength::Easier => 5 * points <= most,
        };
        let has_other = strength.of(self.level).is_some();
        (games >= GAMES && is_clear && has_other).then_some(strength)
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::{Answer, Computer, GameKind, Intent, Player, PromptKind, Start, Table};

    use super::Solo;
    use crate::command::Strength;

    /// Who plays where computers have these levels, 0 being a person.
    fn solo(game: GameKind, levels: &[u8]) -> Option<(u8, u8)> {
        let players = levels.iter().map(|&level| Player {
            computer: Computer::new(level, 7),
            ..Player::default()
        });
        let view = Table::new(Start::new(game, players.collect())).view();
        Solo::of(&view).map(|it| (it.person.0, it.level))
    }

    #[test]
    fn one_person_plays_computers_of_one_level() {
        assert_eq!(solo(GameKind::Chess, &[0, 4]), Some((0, 4)));
        assert_eq!(solo(GameKind::Draughts, &[3, 0]), Some((1, 3)));
        assert_eq!(solo(GameKind::Four, &[2, 0, 2, 2]), Some((1, 2)));
        assert_eq!(solo(GameKind::Three, &[2, 0, 3]), None);
        assert_eq!(solo(GameKind::Four, &[0, 0, 2, 2]), None);
        assert_eq!(solo(GameKind::Chess, &[0, 0]), None);
        assert_eq!(solo(GameKind::Chess, &[4, 4]), None);
    }

    /// Plays games against a level, in each of which who is named resigns, and returns what is
    /// suggested after the last one.
    fn suggested(level: u8, resigns: &str) -> Option<Strength> {
        let players = [0, level].map(|level| Player {
            computer: Computer::new(level, 7),
            ..Player::default()
        });
        let mut table = Table::new(Start::new(GameKind::Chess, players.to_vec()));
        for (game, who) in resigns.chars().enumerate() {
            if game > 0 {
                table.apply(Intent::Rematch).expect("a rematch");
            }
            let is_person = |seat: &&rochade_table::SeatView| seat.player.computer.is_none();
            let view = table.view();
            let wanted = who == 'p';
            let seat = view.seats.iter().find(|seat| is_person(seat) == wanted);
            let seat = seat.expect("a seat").seat;
            table.apply(Intent::Resign(seat)).expect("a question");
            let asked = table.view().prompts.into_iter();
            for prompt in asked.filter(|it| it.question.kind == PromptKind::Resign) {
                let answer = Intent::Answer(prompt.question, Answer::Confirm);
                table.apply(answer).expect("an answer");
            }
        }
        let view = table.view();
        let games = table.sitting().games_before + 1;
        Solo::of(&view)?.suggests(&view, games)
    }

    #[test]
    fn another_level_is_suggested_after_three_games_that_one_side_has_won() {
        assert_eq!(suggested(4, "pp"), None);
        assert_eq!(suggested(4, "ppp"), Some(Strength::Easier));
        assert_eq!(suggested(4, "ccc"), Some(Strength::Harder));
        assert_eq!(suggested(4, "pcp"), None);
        assert_eq!(suggested(4, "cpppp"), Some(Strength::Easier));
        assert_eq!(suggested(1, "ppp"), None);
        assert_eq!(suggested(10, "ccc"), None);
    }
}
