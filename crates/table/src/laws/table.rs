//! The laws one by one, by word and by number: for forms, for addresses and for saved games.

use std::fmt;
use std::num::NonZeroU32;

use super::Laws;
use super::choices::{
    Adjusting, BareKing, CastlingTouch, CountBegins, CountStruck, DeadPosition, DrawOffer,
    FiftyMoves, FirstGame, Flag, IllegalMove, Insists, LaterGames, OddsAllowed, PerpetualCheck,
    Repetition, Restart, SayCheck, TakeBack, TouchedEnemy, TouchedOwn,
};
use super::draughts::{
    Begins, Capture, Chain, Huff, KingMove, Landing, MenCapture, Preference, PromotionInCapture,
    Removal,
};
use super::many::{BoardOfThree, CountOf, EnPassant, Turns, TwoStalemates};
use crate::game_kind::GameKind;

/// One law, and what it can say.
pub struct Law {
    /// The games that it is about.
    games: &'static [GameKind],
    /// Its name in the page's contract, behind `law-`.
    pub word: &'static str,
    /// Its number in a saved game.
    pub(crate) number: u32,
    /// The words for what it can say.
    pub choices: &'static [&'static str],
    get: fn(&Laws) -> Option<usize>,
    set: fn(&mut Laws, usize) -> Option<()>,
}

/// The limits that the fifty-move rule can have, in moves of each side: what has always been usual,
/// Labourdonnais' number, and that of the game for four (4p-23).
const LIMITS: [(&str, NonZeroU32); 3] = [
    ("50", NonZeroU32::new(100).unwrap()),
    ("60", NonZeroU32::new(120).unwrap()),
    ("30", NonZeroU32::new(60).unwrap()),
];

const ANY: &[GameKind] = GameKind::ALL;
const CHESS: &[GameKind] = &[GameKind::Chess];
/// The games of kings, for which the articles of chess hold.
const KINGS: &[GameKind] = &[
    GameKind::Chess,
    GameKind::Four,
    GameKind::Three,
    #[cfg(feature = "proof")]
    GameKind::Pairs,
];
const TWO: &[GameKind] = &[
    GameKind::Chess,
    #[cfg(feature = "proof")]
    GameKind::Pairs,
];
const CASTLING: &[GameKind] = &[GameKind::Chess, GameKind::Four];
const MANY: &[GameKind] = &[GameKind::Four, GameKind::Three];
const FOUR: &[GameKind] = &[GameKind::Four];
const THREE: &[GameKind] = &[GameKind::Three];
const DRAUGHTS: &[GameKind] = &[GameKind::Draughts];

/// A law that is a field with named choices.
macro_rules! law {
    ($games:ident, $number:literal, $word:literal, $field:ident: $choices:ident) => {
        Law {
            games: $games,
            word: $word,
            number: $number,
            choices: $choices::WORDS,
            get: |laws| Some(laws.$field as usize),
            set: |laws, choice| {
                laws.$field = *$choices::ALL.get(choice)?;
                Some(())
            },
        }
    };
}

impl Law {
    /// Every law that is chosen by words, in the order of laws.md.
    pub const ALL: &[Law] = &[
        law!(ANY, 15, "first-game", first_game: FirstGame),
        law!(ANY, 5, "later-games", later_games: LaterGames),
        law!(KINGS, 16, "touched-own", touched_own: TouchedOwn),
        law!(KINGS, 17, "touched-enemy", touched_enemy: TouchedEnemy),
        law!(KINGS, 18, "adjusting", adjusting: Adjusting),
        law!(KINGS, 19, "insists", insists: Insists),
        law!(CASTLING, 20, "castling", castling: CastlingTouch),
        law!(KINGS, 21, "illegal-move", illegal_move: IllegalMove),
        law!(KINGS, 22, "say-check", say_check: SayCheck),
        law!(ANY, 4, "take-back", take_back: TakeBack),
        law!(TWO, 3, "dead-position", dead_position: DeadPosition),
        law!(KINGS, 6, "repetition", repetition: Repetition),
        law!(KINGS, 11, "perpetual-check", perpetual_check: PerpetualCheck),
        law!(KINGS, 7, "fifty-moves", fifty_moves: FiftyMoves),
        Law {
            games: KINGS,
            word: "fifty-limit",
            number: LIMIT,
            choices: &[LIMITS[0].0, LIMITS[1].0, LIMITS[2].0],
            get: |laws| LIMITS.iter().position(|limit| limit.1 == laws.limit_plies),
            set: |laws, choice| {
                laws.limit_plies = LIMITS.get(choice)?.1;
                Some(())
            },
        },
        law!(TWO, 8, "fifty-restart", restart: Restart),
        law!(KINGS, 9, "count-begins", count_begins: CountBegins),
        law!(KINGS, 10, "count-struck", count_struck: CountStruck),
        law!(ANY, 12, "draw-offer", draw_offer: DrawOffer),
        law!(ANY, 13, "clock", flag: Flag),
        law!(CHESS, 14, "bare-king", bare_king: BareKing),
        law!(TWO, 23, "odds", odds: OddsAllowed),
        law!(DRAUGHTS, 24, "begins", begins: Begins),
        law!(DRAUGHTS, 25, "capture", capture: Capture),
        law!(DRAUGHTS, 26, "chain", chain: Chain),
        law!(DRAUGHTS, 27, "huff", huff: Huff),
        law!(DRAUGHTS, 28, "preference", preference: Preference),
        law!(DRAUGHTS, 29, "men-capture", men_capture: MenCapture),
        law!(DRAUGHTS, 30, "promotion-in-capture", promotion_in_capture: PromotionInCapture),
        law!(DRAUGHTS, 31, "king-move", king_move: KingMove),
        law!(DRAUGHTS, 32, "landing", landing: Landing),
        law!(DRAUGHTS, 33, "removal", removal: Removal),
        law!(MANY, 34, "direction", direction: Turns),
        law!(THREE, 35, "board", board: BoardOfThree),
        law!(MANY, 36, "en-passant", en_passant: EnPassant),
        law!(THREE, 37, "two-stalemates", two_stalemates: TwoStalemates),
        law!(FOUR, 38, "count-of", count_of: CountOf),
    ];

    /// The laws that are about a game.
    pub fn of(game: GameKind) -> impl Iterator<Item = &'static Law> {
        let all = Law::ALL.iter();
        all.filter(move |law| law.games.contains(&game))
    }

    /// The law with this word.
    pub fn find(word: &str) -> Option<&'static Law> {
        Law::ALL.iter().find(|law| law.word == word)
    }

    /// Returns what the law can say in a game.
    pub fn choices_in(&self, game: GameKind) -> impl Iterator<Item = &'static str> + use<> {
        let (word, choices) = (self.word, self.choices.iter().copied());
        choices.filter(move |choice| game.has_choice(word, choice))
    }

    /// Returns what the law says: the word of one of its choices. `None` for a number that has no
    /// word.
    pub fn says(&self, laws: &Laws) -> Option<&'static str> {
        self.choices.get((self.get)(laws)?).copied()
    }

    /// Sets the law to the choice with this word; `None`, and nothing changed, if the game has no
    /// such choice.
    pub fn set(&self, laws: &mut Laws, word: &str) -> Option<()> {
        let word = self.choices_in(laws.game).find(|&choice| choice == word)?;
        let choice = self.choices.iter().position(|&choice| choice == word)?;
        (self.set)(laws, choice)
    }
}

/// The pointers to functions say nothing.
impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Law")
            .field("word", &self.word)
            .finish_non_exhaustive()
    }
}

/// The laws that are a number: how often a position has to stand, and how many plies there may be
/// without a result.
const TIMES: u32 = 1;
const LIMIT: u32 = 2;

/// The laws that say what that number means.
const REPETITION: u32 = 6;
const FIFTY_MOVES: u32 = 7;

/// The highest number of a law: none is left out, and the first one is chosen by no word.
const LAST: u32 = Law::ALL.len() as u32 + 1;

impl Laws {
    /// All laws by their numbers in a saved game, each with the number of its choice.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = (u32, u32)> + use<'_> {
        // A limit that is not in force and has its usual number is written as 0.
        let no_times = self.repetition == Repetition::Nothing && self.times == Laws::MODERN.times;
        let usual_limit = self.game.usual_laws().limit_plies;
        let no_limit = self.fifty_moves == FiftyMoves::Nothing && self.limit_plies == usual_limit;
        let number = |none: bool, number: NonZeroU32| if none { 0 } else { number.get() };
        let limits = [
            (TIMES, number(no_times, self.times)),
            (LIMIT, number(no_limit, self.limit_plies)),
        ];
        let says = move |law: &Law| match law.number {
            // The limit of 0 says so already.
            REPETITION if no_times => None,
            FIFTY_MOVES if no_limit => None,
            _ => (law.get)(self),
        };
        // In the order of their numbers, not of the list.
        let chosen = (LIMIT + 1..=LAST)
            .filter_map(|number| Law::ALL.iter().find(|law| law.number == number));
        let chosen = chosen.filter_map(move |law| Some((law.number, says(law)? as u32)));
        limits.into_iter().chain(chosen)
    }

    /// Sets a law to the choice with this number in a saved game; `None` if there is no such
    /// choice. A limit of 0 stands for no limit; any other ends the game unless a later law says
    /// more, since older texts knew no other choice.
    pub(crate) fn set_number(&mut self, law: u32, says: u32) -> Option<()> {
        match (law, NonZeroU32::new(says)) {
            (TIMES, Some(times)) => {
                self.times = times;
                if self.repetition == Repetition::Nothing {
                    self.repetition = Repetition::AtOnce;
                }
            }
            (LIMIT, Some(plies)) => {
                self.limit_plies = plies;
                if self.fifty_moves == FiftyMoves::Nothing {
                    self.fifty_moves = FiftyMoves::AtOnce;
                }
            }
            (TIMES, None) => self.repetition = Repetition::Nothing,
            (LIMIT, None) => self.fifty_moves = FiftyMoves::Nothing,
            _ => {
                let found = Law::ALL.iter().find(|known| known.number == law)?;
                // A choice that the game doesn't have may get a meaning one day.
                let word = found.choices.get(says as usize)?;
                let has = self.game.has_choice(found.word, word);
                return (found.set)(self, says as usize).filter(|()| has);
            }
        }
        Some(())
    }
}
