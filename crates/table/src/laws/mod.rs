//! The laws that a game is played under (laws.md, section 1).
//!
//! A game's rules say what is the case ([`Facts`]) and which moves there would be ([`Bound`]);
//! whether that ends the game, may be claimed, or means nothing is a matter of law. Only this
//! module reads what each of [`Laws`] says; the table asks it by methods with a name
//! ([`Laws::want_check_said`], [`Laws::draughts_rules`]).
//!
//! Desk, terminal and computer, which read long files and deep trees by the rules alone, ask here
//! which rules the laws mean ([`Laws::many_rules`]). The page knows no type of a rules crate.

mod choices;
mod claim;
mod draughts;
mod duty;
mod ending;
mod facts;
mod false_move;
mod first;
mod law;
mod many;
mod presets;
mod rights;
mod subject;
mod text;
mod touch;

pub use choices::{
    Adjusting, BareKing, CastlingTouch, CountBegins, CountStruck, DeadPosition, DrawOffer,
    FiftyMoves, FirstGame, Flag, IllegalMove, Insists, LaterGames, OddsAllowed, PerpetualCheck,
    Repetition, Restart, SayCheck, TakeBack, TouchedEnemy, TouchedOwn,
};
pub use claim::Claim;
pub use draughts::{
    Begins, Capture, Chain, Huff, KingMove, Landing, MenCapture, Preference, PromotionInCapture,
    Removal,
};
pub use duty::Task;
pub(crate) use duty::{Bonds, Duty};
pub use ending::{Ending, Worth};
pub(crate) use facts::{Bare, Bound, Facts};
pub use law::{Law, LawGroup, Laws};
pub use many::{BoardOfThree, CountOf, EnPassant, Turns, TwoStalemates};
pub use presets::Preset;
pub use subject::Subject;
pub(crate) use touch::{Follows, Touched, king_move};

use crate::odds::OddsKind;

impl Laws {
    /// Returns whether the lot gives the colours in the first game of a sitting. The lot for the
    /// first move does so, too, where White begins every game.
    pub fn colours_by_lot(&self) -> bool {
        match self.first_game {
            FirstGame::Offer => false,
            FirstGame::LotForColours => true,
            FirstGame::LotForFirstMove => !self.first_move_changes(),
        }
    }

    /// Returns whether the lot gives the first move there, whatever colour goes with it.
    pub fn first_move_by_lot(&self) -> bool {
        self.first_game == FirstGame::LotForFirstMove && self.first_move_changes()
    }

    /// Returns whether the first move goes round while players keep their colours. Else it goes
    /// with a colour.
    pub(crate) fn first_move_changes(&self) -> bool {
        matches!(
            self.later_games,
            LaterGames::FirstMoveChanges | LaterGames::NewPartners
        )
    }

    /// Returns whether such odds may be given.
    pub fn know_odds(&self, kind: OddsKind) -> bool {
        self.odds == OddsAllowed::All || kind.moves_ahead() == 0
    }

    /// Returns whether a check counts only if it is said, and need not be answered otherwise.
    pub fn want_check_said(&self) -> bool {
        self.say_check == SayCheck::Needed
    }

    /// All that restricts the moves of a player with this duty, who says "check" with the move or
    /// doesn't.
    pub(crate) fn bonds(&self, duty: Option<&Duty>, says_check: bool) -> Bonds {
        Bonds {
            silent: self.want_check_said() && !says_check,
            rook_castles: self.castling == CastlingTouch::Any,
            ..duty.map_or_else(Bonds::default, |duty| duty.bonds.clone())
        }
    }

    /// Returns whether this number of plies has reached the limit of the laws.
    pub(crate) fn is_full(&self, plies: u32) -> bool {
        plies >= self.limit_plies.get()
    }
}
