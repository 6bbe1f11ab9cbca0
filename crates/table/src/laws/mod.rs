//! The laws that a game is played under (laws.md, section 1).
//!
//! A game's rules say what is the case ([`Facts`]) and which moves there would be ([`Bound`]);
//! whether that ends the game, may be claimed, or means nothing is a matter of law. Only this
//! module reads what each of [`Laws`] says; the table asks it by methods with a name
//! ([`Laws::want_check_said`], [`Laws::draughts_rules`]).
//!
//! No type of a rules crate leaves the table. Desk and terminal, which read long files and deep
//! trees by the rules alone, are given the rules of draughts as a text, and ask how a game of chess
//! ends by the table's own steps (`rules/chess/ending.rs`).

mod choices;
mod claim;
mod draughts;
mod duty;
mod facts;
mod false_move;
mod first;
mod has_choice;
mod many;
mod presets;
#[cfg(feature = "proof")]
mod proof;
mod rights;
mod subject;
mod table;
mod text;
mod touch;

use std::num::NonZeroU32;

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
pub(crate) use facts::{Bare, Bound, Facts};
pub use many::{BoardOfThree, CountOf, EnPassant, Turns, TwoStalemates};
pub use presets::Preset;
pub use subject::Subject;
pub use table::Law;
pub(crate) use touch::{Follows, Touched, king_move};

use crate::game_kind::GameKind;
use crate::odds::OddsKind;
use crate::outcome::Termination;

/// The laws of a game: plain data, a field a law. A game keeps to those that are about it
/// ([`Law::of`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laws {
    /// Which game they are about.
    pub game: GameKind,
    /// What a position that stands again and again means, or a series of moves.
    pub repetition: Repetition,
    /// How often the position has to stand, or the series to be played.
    pub times: NonZeroU32,
    /// What perpetual check means (laws.md, section 2, point 3).
    pub perpetual_check: PerpetualCheck,
    /// What many moves without a result mean.
    pub fifty_moves: FiftyMoves,
    /// How many plies the limit of moves has.
    pub limit_plies: NonZeroU32,
    /// What begins their number anew.
    pub restart: Restart,
    /// From when on a count may be asked for.
    pub count_begins: CountBegins,
    /// Whether a count that was asked for can be struck (001, art. 27).
    pub count_struck: CountStruck,
    /// What a position means in which nobody can win any more.
    pub dead_position: DeadPosition,
    /// When a draw is offered, and how long the offer stands.
    pub draw_offer: DrawOffer,
    /// Whether players may take moves back.
    pub take_back: TakeBack,
    /// What the fall of a flag means.
    pub flag: Flag,
    /// What it means to have nothing left but the king.
    pub bare_king: BareKing,
    /// How the first game of a sitting begins. The caller has to see to it, since the table draws
    /// no lots.
    pub first_game: FirstGame,
    /// What follows for the next game of the sitting.
    pub later_games: LaterGames,
    /// What it obliges to that an own man was touched.
    pub touched_own: TouchedOwn,
    /// What it obliges to that a man of the opponent was touched.
    pub touched_enemy: TouchedEnemy,
    /// Whether men can be put straight without an obligation.
    pub adjusting: Adjusting,
    /// Who sees to it that a touched man is moved or captured.
    pub insists: Insists,
    /// Which man is to be touched first for castling.
    pub castling: CastlingTouch,
    /// What follows a move that is not legal.
    pub illegal_move: IllegalMove,
    /// What it means to say "check".
    pub say_check: SayCheck,
    /// Which odds may be given.
    pub odds: OddsAllowed,
    /// In draughts: who has the first move.
    pub begins: Begins,
    /// In which directions men capture.
    pub men_capture: MenCapture,
    /// How far kings move.
    pub king_move: KingMove,
    /// Where a flying king lands when it captures.
    pub landing: Landing,
    /// When captured men are lifted.
    pub removal: Removal,
    /// What becomes of a man that reaches the last row in capturing.
    pub promotion_in_capture: PromotionInCapture,
    /// Whether who can capture must.
    pub capture: Capture,
    /// Whether a chain of jumps has to be finished.
    pub chain: Chain,
    /// Which of several captures is to be made.
    pub preference: Preference,
    /// What follows if a player could have captured and did not.
    pub huff: Huff,
    /// In chess for four and for three: which way the turn goes round.
    pub direction: Turns,
    /// On which board three play.
    pub board: BoardOfThree,
    /// Who may take a pawn in passing.
    pub en_passant: EnPassant,
    /// What two stalemates are worth.
    pub two_stalemates: TwoStalemates,
    /// Whose moves a count is of.
    pub count_of: CountOf,
}

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

    /// Returns which ending, if any, these facts amount to. What the game itself counts as its end
    /// comes first, so that a mate on the board counts before any draw that arises with it
    /// (play.md, section 6); then the bare king, before the position that is dead by it (laws.md,
    /// section 2, point 5). Facts that no law asks for are not worked out.
    pub(crate) fn ending(&self, facts: &dyn Facts) -> Option<Termination> {
        if let Some(over) = facts.over() {
            Some(over)
        } else if facts.no_move() {
            Some(if facts.check() {
                Termination::Checkmate
            } else {
                Termination::Stalemate
            })
        } else if self.is_bared(facts) {
            Some(Termination::BareKing)
        } else if self.dead_position == DeadPosition::AtOnce && facts.dead() {
            Some(Termination::DeadPosition)
        } else if self.perpetual_check == PerpetualCheck::AtOnce && facts.perpetual_check() {
            Some(Termination::PerpetualCheck)
        } else {
            self.ending_by_number(facts)
        }
    }

    /// The endings for which something is counted.
    fn ending_by_number(&self, facts: &dyn Facts) -> Option<Termination> {
        match self.repetition {
            Repetition::AtOnce if facts.occurrences() >= self.times.get() => {
                return Some(Termination::Repetition);
            }
            Repetition::SeriesAtOnce if facts.series(self.times.get()) => {
                return Some(Termination::Series);
            }
            _ => {}
        }
        let full =
            self.fifty_moves == FiftyMoves::AtOnce && self.is_full(facts.moves_since(self.restart));
        full.then_some(Termination::FiftyMoves)
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

    /// Returns whether who wins by this ending wins half a game only.
    pub(crate) fn win_half_by(&self, termination: Termination) -> bool {
        termination == Termination::BareKing && self.bare_king == BareKing::HalfWin
    }

    /// Returns whether a king is bare, and that ends the game.
    fn is_bared(&self, facts: &dyn Facts) -> bool {
        match self.bare_king {
            BareKing::Nothing => false,
            BareKing::HalfWin => facts.bare() == Some(Bare::AgainstOfficers),
            BareKing::Loss => facts.bare().is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game in which all this is the case.
    #[derive(Clone, Default)]
    struct Case {
        no_move: bool,
        dead: bool,
        occurrences: u32,
        plies: u32,
    }

    impl Facts for Case {
        fn check(&self) -> bool {
            self.no_move && self.dead
        }

        fn no_move(&self) -> bool {
            self.no_move
        }

        fn dead(&self) -> bool {
            self.dead
        }

        fn occurrences(&self) -> u32 {
            self.occurrences
        }

        fn plies_since(&self, _: Restart) -> u32 {
            self.plies
        }
    }

    const THIRD_TIME: Case = Case {
        no_move: false,
        dead: false,
        occurrences: 3,
        plies: 100,
    };

    #[test]
    fn modern_mate_counts_before_any_draw() {
        let mate = Case {
            no_move: true,
            dead: true,
            ..THIRD_TIME
        };
        assert_eq!(Laws::MODERN.ending(&mate), Some(Termination::Checkmate));
    }

    #[test]
    fn modern_draws_come_in_their_order() {
        let dead = Case {
            dead: true,
            ..THIRD_TIME
        };
        let modern = Laws::MODERN;
        assert_eq!(modern.ending(&dead), Some(Termination::DeadPosition));
        assert_eq!(modern.ending(&THIRD_TIME), Some(Termination::Repetition));
        let second = Case {
            occurrences: 2,
            ..THIRD_TIME
        };
        assert_eq!(modern.ending(&second), Some(Termination::FiftyMoves));
        assert_eq!(modern.ending(&Case::default()), None);
    }

    #[test]
    fn what_the_laws_do_not_know_means_nothing() {
        let silent = Laws {
            repetition: Repetition::Nothing,
            fifty_moves: FiftyMoves::Nothing,
            dead_position: DeadPosition::Nothing,
            ..Laws::MODERN
        };
        let dead = Case {
            dead: true,
            ..THIRD_TIME
        };
        assert_eq!(silent.ending(&dead), None);
        let stalemate = Case {
            no_move: true,
            ..THIRD_TIME
        };
        assert_eq!(silent.ending(&stalemate), Some(Termination::Stalemate));
    }

    /// A game that can't even be asked for what a law doesn't need.
    struct OnlyModern;

    impl Facts for OnlyModern {
        fn no_move(&self) -> bool {
            false
        }

        fn plies_since(&self, restart: Restart) -> u32 {
            assert_eq!(restart, Restart::PawnOrCapture);
            0
        }

        fn series(&self, _: u32) -> bool {
            panic!("no modern law asks for a series")
        }

        fn perpetual_check(&self) -> bool {
            panic!("no modern law asks for perpetual check")
        }

        fn bare(&self) -> Option<Bare> {
            panic!("no modern law asks for a bare king")
        }

        fn endgame(&self) -> bool {
            panic!("no modern law asks for the count")
        }
    }

    #[test]
    fn what_no_law_asks_for_is_not_worked_out() {
        assert_eq!(Laws::MODERN.ending(&OnlyModern), None);
        assert!(Laws::MODERN.claims(&OnlyModern).is_empty());
    }
}
