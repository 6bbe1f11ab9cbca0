//! What programs play by UCI: a game under laws.

use rochade_table::{
    DeadPosition, FiftyMoves, GameKind, Laws, Player, Repetition, Seat, Start, Table,
};

use crate::many;

/// A game under laws, as the command line names it.
pub(crate) struct Played {
    pub(crate) laws: Laws,
    /// Whether the laws say a board that was named, whatever a position tells.
    pub(crate) has_named_board: bool,
    /// The words after `uci` by which this program plays it.
    pub(crate) words: Vec<String>,
}

impl Played {
    /// Chess for two.
    pub(crate) fn chess() -> Played {
        Played {
            laws: GameKind::Chess.usual_laws(),
            has_named_board: false,
            words: Vec::new(),
        }
    }

    pub(crate) fn game(&self) -> GameKind {
        self.laws.game
    }

    /// The same, but chess for two with no law that ends a game early: whoever asks by UCI knows
    /// when it is drawn.
    pub(crate) fn unjudged(mut self) -> Played {
        if self.game() == GameKind::Chess {
            self.laws = Laws {
                repetition: Repetition::Claimed,
                fifty_moves: FiftyMoves::Claimed,
                dead_position: DeadPosition::Nothing,
                ..self.laws
            };
        }
        self
    }

    /// Returns the laws by which a game goes on from a position, which may tell the board.
    pub(crate) fn laws_from(&self, position: &str) -> Laws {
        let mut laws = self.laws.clone();
        if !self.has_named_board {
            many::set_told_board(&mut laws, position);
        }
        laws
    }

    /// Sits down to a game that begins with a position; without one, with the usual one.
    pub(crate) fn sit_down(&self, position: Option<&str>) -> Result<Table, String> {
        let players = vec![Player::default(); self.game().seats()];
        let Some(position) = position else {
            return Ok(Table::new(Start::under(self.laws.clone(), players)));
        };
        let start = Start::under(self.laws_from(position), players);
        Table::from_position(start, position).map_err(|error| error.to_string())
    }

    /// Returns who plays together: each seat alone, or with its partner.
    pub(crate) fn sides(&self) -> Vec<Vec<Seat>> {
        let plan = self.laws.plan();
        let seats = (0..plan.seats.len()).map(|seat| Seat(seat as u8));
        let first = |seat: &Seat| plan.partner(*seat).is_none_or(|partner| *seat < partner);
        let with_partner = |seat| [Some(seat), plan.partner(seat)].into_iter().flatten();
        let firsts = seats.filter(first);
        firsts.map(|seat| with_partner(seat).collect()).collect()
    }
}
