//! Playing on in a game that is read.

use rochade_table::{Event, Laws, Player, Record, Start, Table};

use super::Game;

impl Game {
    /// Returns the game as it is played on under these laws after `ply` plies of a line, by players
    /// without names and without clocks; `None` where it is over there.
    pub(crate) fn playable(&self, line: usize, ply: usize, laws: &Laws) -> Option<Table> {
        self.playable_by(line, ply, laws, Vec::new())
    }

    /// The same by these players.
    pub(crate) fn playable_by(
        &self,
        line: usize,
        ply: usize,
        laws: &Laws,
        players: Vec<Player>,
    ) -> Option<Table> {
        let told = self.table_until(line, ply)?;
        let Record { start, events } = told.record();
        let kept = events.iter().rposition(|event| !is_said(event));
        let kept = kept.map_or(0, |last| last + 1);
        let start = Start {
            players: match players.len() == start.players.len() {
                true => players,
                false => vec![Player::default(); start.players.len()],
            },
            controls: None,
            ..start.clone()
        };
        let under = |laws: &Laws| {
            let record = Record {
                start: Start {
                    laws: laws.clone(),
                    ..start.clone()
                },
                events: events[..kept].to_vec(),
            };
            Table::replay(&record).ok()
        };
        // By its laws it was over before; its players went on.
        let table = under(laws).or_else(|| under(&start.laws))?;
        table.outcome().is_none().then_some(table)
    }
}

/// Returns whether an event is no more than what somebody said, or what a clock showed: behind the
/// last move it ends the game, or leads nowhere.
fn is_said(event: &Event) -> bool {
    matches!(
        event,
        Event::DrawOffered(_)
            | Event::TakeBackAsked(_)
            | Event::Answered(..)
            | Event::Claimed(..)
            | Event::StrikeAsked(_)
            | Event::Resigned(_)
            | Event::FlagFallen(_)
            | Event::TimeLeft(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::replay::GAME;
    use crate::desk::replay::tests::game;

    fn plies(text: &str, line: usize, ply: usize) -> Option<usize> {
        let game = game(text);
        let table = game.playable(line, ply, &Laws::MODERN)?;
        let players = &table.record().start.players;
        assert!(players.iter().all(|player| player.name.is_empty()));
        Some(table.plies())
    }

    #[test]
    fn a_game_is_played_on_from_any_place() {
        let text = "[White \"Anna\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 1-0";
        for (line, ply) in [(GAME, 0), (GAME, 2), (GAME, 3), (1, 2), (1, 3)] {
            assert_eq!(plies(text, line, ply), Some(ply), "{line} {ply}");
        }
        assert_eq!(plies(text, 1, 4), None);
    }

    #[test]
    fn a_mate_is_the_end() {
        let text = "1. f3 e5 2. g4 Qh4# 0-1";
        assert_eq!(plies(text, GAME, 3), Some(3));
        assert_eq!(plies(text, GAME, 4), None);
    }

    #[test]
    fn its_own_laws_hold() {
        let game = game("1. e4 e5 (1... c5) *");
        let club = Laws::parse("club").expect("the laws of a club");
        let table = game.playable(1, 2, &club).expect("a game that goes on");
        assert_eq!(table.record().start.laws, club);
    }
}
