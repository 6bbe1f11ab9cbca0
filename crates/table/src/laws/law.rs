//! The laws one by one: each is declared once, with all that forms, addresses, saved games and the
//! sets of laws need of it.

use std::fmt;
use std::num::NonZeroU32;

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

const ANY: &[GameKind] = GameKind::ALL;
/// The games of kings, for which the articles of chess hold.
pub(super) const KINGS: &[GameKind] = &[GameKind::Chess, GameKind::Four, GameKind::Three];
pub(super) const CHESS: &[GameKind] = &[GameKind::Chess];
pub(super) const CHESS_AND_FOUR: &[GameKind] = &[GameKind::Chess, GameKind::Four];
const MANY: &[GameKind] = &[GameKind::Four, GameKind::Three];
pub(super) const FOUR: &[GameKind] = &[GameKind::Four];
const THREE: &[GameKind] = &[GameKind::Three];
const DRAUGHTS: &[GameKind] = &[GameKind::Draughts];

const THIRD_TIME: NonZeroU32 = NonZeroU32::new(3).unwrap();
const FIFTY_MOVES: NonZeroU32 = NonZeroU32::new(100).unwrap();

/// The limits of moves that have a word, each with its number of plies and the games that know it:
/// what has always been usual, Labourdonnais' number, and that of the game for four (4p-23).
const LIMITS: [(&str, NonZeroU32, &[GameKind]); 3] = [
    ("50", FIFTY_MOVES, ANY),
    ("60", NonZeroU32::new(120).unwrap(), ANY),
    ("30", NonZeroU32::new(60).unwrap(), MANY),
];

/// What a law can say.
pub(super) trait Choice: Copy + 'static {
    /// The words of all choices.
    const WORDS: &'static [&'static str];

    /// The number of this choice; `None` for a number that has no word.
    fn number(self) -> Option<usize>;

    /// The choice with a number.
    fn numbered(number: usize) -> Option<Self>;

    /// Returns which games know this choice, of those that the law is about.
    fn games(self) -> &'static [GameKind];
}

/// Makes an enum of what a law can say ([`choices!`](crate::words::choices)). A choice that only
/// some games know names them behind `in`.
macro_rules! law_choices {
    (@games) => {
        $crate::game_kind::GameKind::ALL
    };
    (@games $games:ident) => {
        $games
    };
    ($(#[$about:meta])* $name:ident:
        $($(#[doc = $means:literal])* $choice:ident = $word:literal $(in $games:ident)?,)+
    ) => {
        $crate::words::choices! {
            $(#[$about])*
            $name:
            $($(#[doc = $means])* $choice = $word,)+
        }

        impl $crate::laws::law::Choice for $name {
            const WORDS: &'static [&'static str] = $name::WORDS;

            fn number(self) -> Option<usize> {
                Some(self as usize)
            }

            fn numbered(number: usize) -> Option<$name> {
                $name::ALL.get(number).copied()
            }

            fn games(self) -> &'static [$crate::game_kind::GameKind] {
                match self {
                    $(Self::$choice => $crate::laws::law::law_choices!(@games $($games)?),)+
                }
            }
        }
    };
}

pub(super) use law_choices;

impl Choice for NonZeroU32 {
    const WORDS: &'static [&'static str] = &[LIMITS[0].0, LIMITS[1].0, LIMITS[2].0];

    fn number(self) -> Option<usize> {
        LIMITS.iter().position(|limit| limit.1 == self)
    }

    fn numbered(number: usize) -> Option<NonZeroU32> {
        LIMITS.get(number).map(|limit| limit.1)
    }

    fn games(self) -> &'static [GameKind] {
        self.number().map_or(&[], |number| LIMITS[number].2)
    }
}

/// One law, and what it can say.
pub struct Law {
    /// The games that it is about.
    games: &'static [GameKind],
    /// What it belongs to.
    group: LawGroup,
    /// Its name in the page's contract, behind `law-`.
    pub word: &'static str,
    /// Its number in a saved game.
    pub(crate) number: u32,
    /// The words for what it can say.
    pub choices: &'static [&'static str],
    get: fn(&Laws) -> Option<usize>,
    set: fn(&mut Laws, usize) -> Option<()>,
    knows: fn(GameKind, usize) -> bool,
}

/// What laws are about, in the order in which a form offers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LawGroup {
    /// How games begin.
    Beginning,
    /// The board and the turn that goes round it.
    BoardAndTurns,
    /// Capturing, in draughts.
    Capturing,
    /// The kings of draughts.
    Kings,
    /// Touching men.
    Touching,
    /// Illegal moves, unsaid checks, taking back.
    Mistakes,
    /// Draws.
    Draws,
    /// The clock and the rest.
    Rest,
}

/// Declares the laws: from a row with a field, its choices, what it says in the chess of today, the
/// number in a saved game, the word in the contract, the games that it is about and its group come
/// [`Laws`], [`Laws::MODERN`] and [`Law::ALL`].
macro_rules! laws {
    ($($(#[doc = $about:literal])+
        $field:ident: $choices:ident = $usual:expr,
        $number:literal, $word:literal, $games:ident, $group:ident;
    )+) => {
        /// The laws of a game: plain data, a field a law. A game keeps to those that are about it
        /// ([`Law::of`]).
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Laws {
            /// Which game they are about.
            pub game: GameKind,
            /// How often a position has to stand, or a series to be played, until that means
            /// something ([`Laws::repetition`]).
            pub times: NonZeroU32,
            $($(#[doc = $about])+ pub $field: $choices,)+
        }

        impl Laws {
            /// Chess of today (laws.md, section 1, column "modern").
            pub const MODERN: Laws = Laws {
                game: GameKind::Chess,
                times: THIRD_TIME,
                $($field: $usual,)+
            };
        }

        impl Law {
            /// Every law that is chosen by words, in the order in which a form offers them.
            pub const ALL: &[Law] = &[$(Law {
                games: $games,
                group: LawGroup::$group,
                word: $word,
                number: $number,
                choices: <$choices as Choice>::WORDS,
                get: |laws| laws.$field.number(),
                set: |laws, number| {
                    laws.$field = $choices::numbered(number)?;
                    Some(())
                },
                knows: |game, number| {
                    let choice = $choices::numbered(number);
                    choice.is_some_and(|choice| choice.games().contains(&game))
                },
            },)+];
        }
    };
}

laws! {
    /// In draughts: who has the first move.
    begins: Begins = Begins::White, 24, "begins", DRAUGHTS, Beginning;
    /// How the first game of a sitting begins. The caller has to see to it, since the table draws
    /// no lots.
    first_game: FirstGame = FirstGame::Offer, 15, "first-game", ANY, Beginning;
    /// What follows for the next game of the sitting.
    later_games: LaterGames = LaterGames::SeatsChange, 5, "later-games", ANY, Beginning;
    /// On which board three play.
    board: BoardOfThree = BoardOfThree::T112, 35, "board", THREE, BoardAndTurns;
    /// In chess for four and for three: which way the turn goes round.
    direction: Turns = Turns::Right, 34, "direction", MANY, BoardAndTurns;
    /// Who may take a pawn in passing.
    en_passant: EnPassant = EnPassant::EachEnemy, 36, "en-passant", MANY, BoardAndTurns;
    /// Whether who can capture must.
    capture: Capture = Capture::May, 25, "capture", DRAUGHTS, Capturing;
    /// What follows if a player could have captured and did not.
    huff: Huff = Huff::Never, 27, "huff", DRAUGHTS, Capturing;
    /// Whether a chain of jumps has to be finished.
    chain: Chain = Chain::MayStop, 26, "chain", DRAUGHTS, Capturing;
    /// Which of several captures is to be made.
    preference: Preference = Preference::Any, 28, "preference", DRAUGHTS, Capturing;
    /// In which directions men capture.
    men_capture: MenCapture = MenCapture::Forward, 29, "men-capture", DRAUGHTS, Capturing;
    /// When captured men are lifted.
    removal: Removal = Removal::AtOnce, 33, "removal", DRAUGHTS, Capturing;
    /// How far kings move.
    king_move: KingMove = KingMove::Flying, 31, "king-move", DRAUGHTS, Kings;
    /// Where a flying king lands when it captures.
    landing: Landing = Landing::Any, 32, "landing", DRAUGHTS, Kings;
    /// What becomes of a man that reaches the last row in capturing.
    promotion_in_capture: PromotionInCapture = PromotionInCapture::Stop, 30, "promotion-in-capture", DRAUGHTS, Kings;
    /// What it obliges to that an own man was touched.
    touched_own: TouchedOwn = TouchedOwn::Free, 16, "touched-own", KINGS, Touching;
    /// What it obliges to that a man of the opponent was touched.
    touched_enemy: TouchedEnemy = TouchedEnemy::Free, 17, "touched-enemy", KINGS, Touching;
    /// Whether men can be put straight without an obligation.
    adjusting: Adjusting = Adjusting::Never, 18, "adjusting", KINGS, Touching;
    /// Who sees to it that a touched man is moved or captured.
    insists: Insists = Insists::App, 19, "insists", KINGS, Touching;
    /// Which man is to be touched first for castling.
    castling: CastlingTouch = CastlingTouch::Any, 20, "castling", CHESS_AND_FOUR, Touching;
    /// What follows a move that is not legal.
    illegal_move: IllegalMove = IllegalMove::Replaced, 21, "illegal-move", KINGS, Mistakes;
    /// What it means to say "check".
    say_check: SayCheck = SayCheck::Nothing, 22, "say-check", KINGS, Mistakes;
    /// Whether players may take moves back.
    take_back: TakeBack = TakeBack::Agreement, 4, "take-back", ANY, Mistakes;
    /// What a position means in which nobody can win any more.
    dead_position: DeadPosition = DeadPosition::AtOnce, 3, "dead-position", CHESS, Draws;
    /// What a position that stands again and again means, or a series of moves.
    repetition: Repetition = Repetition::AtOnce, 6, "repetition", KINGS, Draws;
    /// What perpetual check means (laws.md, section 2, point 3).
    perpetual_check: PerpetualCheck = PerpetualCheck::Nothing, 11, "perpetual-check", KINGS, Draws;
    /// What many moves without a result mean.
    fifty_moves: FiftyMoves = FiftyMoves::AtOnce, 7, "fifty-moves", KINGS, Draws;
    /// How many plies the limit of moves has.
    limit_plies: NonZeroU32 = FIFTY_MOVES, 2, "fifty-limit", KINGS, Draws;
    /// What begins their number anew.
    restart: Restart = Restart::PawnOrCapture, 8, "fifty-restart", CHESS, Draws;
    /// Whose moves a count is of.
    count_of: CountOf = CountOf::Each, 38, "count-of", FOUR, Draws;
    /// From when on a count may be asked for.
    count_begins: CountBegins = CountBegins::InEndings, 9, "count-begins", KINGS, Draws;
    /// Whether a count that was asked for can be struck (001, art. 27).
    count_struck: CountStruck = CountStruck::Never, 10, "count-struck", KINGS, Draws;
    /// What two stalemates are worth.
    two_stalemates: TwoStalemates = TwoStalemates::Full, 37, "two-stalemates", THREE, Draws;
    /// When a draw is offered, and how long the offer stands.
    draw_offer: DrawOffer = DrawOffer::WithMove, 12, "draw-offer", ANY, Draws;
    /// What the fall of a flag means.
    flag: Flag = Flag::LosesToMate, 13, "clock", ANY, Rest;
    /// What it means to have nothing left but the king.
    bare_king: BareKing = BareKing::Nothing, 14, "bare-king", CHESS, Rest;
    /// Which odds may be given.
    odds: OddsAllowed = OddsAllowed::All, 23, "odds", CHESS, Rest;
}

impl Law {
    /// The laws that are about a game.
    pub fn of(game: GameKind) -> impl Iterator<Item = &'static Law> {
        let all = Law::ALL.iter();
        all.filter(move |law| law.games.contains(&game))
    }

    /// The law with this word.
    pub fn find(word: &str) -> Option<&'static Law> {
        Law::ALL.iter().find(|law| law.word == word)
    }

    /// Returns with which others a game offers the law. Draughts have too few of some kinds for a
    /// group.
    pub fn group_in(&self, game: GameKind) -> LawGroup {
        match (self.group, game) {
            (LawGroup::Mistakes | LawGroup::Draws, GameKind::Draughts) => LawGroup::Rest,
            (group, _) => group,
        }
    }

    /// Returns what the law can say in a game.
    pub fn choices_in(&self, game: GameKind) -> impl Iterator<Item = &'static str> + use<> {
        let (choices, knows) = (self.choices.iter().copied().enumerate(), self.knows);
        choices.filter_map(move |(number, word)| knows(game, number).then_some(word))
    }

    /// Returns what the law says: the word of one of its choices. `None` for a number that has no
    /// word.
    pub fn says(&self, laws: &Laws) -> Option<&'static str> {
        self.choices.get(self.choice(laws)?).copied()
    }

    /// Returns which of its choices it says; `None` for a number that has no word.
    pub(crate) fn choice(&self, laws: &Laws) -> Option<usize> {
        (self.get)(laws)
    }

    /// Sets the law to the choice with this word; `None`, and nothing changed, if the game has no
    /// such choice.
    pub fn set(&self, laws: &mut Laws, word: &str) -> Option<()> {
        let choice = self.choices.iter().position(|&choice| choice == word)?;
        self.choose(laws, choice)
    }

    /// Sets the law to the choice with this number; `None`, and nothing changed, if the game has no
    /// such choice.
    pub(crate) fn choose(&self, laws: &mut Laws, number: usize) -> Option<()> {
        let is_known = (self.knows)(laws.game, number);
        is_known.then(|| (self.set)(laws, number)).flatten()
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
