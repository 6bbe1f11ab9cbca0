//! Games of one person against computers of one level.

use rochade_table::{Seat, View};

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
}

#[cfg(test)]
mod tests {
    use rochade_table::{Computer, GameKind, Player, Start, Table};

    use super::Solo;

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
}
