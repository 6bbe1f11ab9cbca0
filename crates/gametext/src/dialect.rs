//! What a format of games has of its own.

use core::fmt::{Debug, Display};

use crate::draft::Draft;
use crate::error::Flaw;
use crate::games::Attempt;
use crate::notes::Notes;
use crate::order::Due;
use crate::outline::Outline;
use crate::scan::{Event, Fault, Format, Scanner};
use crate::sheet::Sheet;

/// A format of games: its tags, its moves, its start and its reasons. A value of it is what is
/// known of a game before its first move: what the caller has set, and then what the tags say.
pub trait Dialect: Clone + Debug {
    /// How the scanner reads it.
    const FORMAT: Format;

    /// The tags that a game keeps as something else, besides those that every game does.
    const OWN_TAGS: &'static [&'static str] = &[];

    /// A game, with what the text tells besides its moves.
    type Game: Clone + Debug + AsRef<Sheet> + AsMut<Sheet>;

    /// Why a game can't be read.
    type Reason: Reason;

    /// Takes a tag that says something of the start or the end, and returns whether it is one; the
    /// sheet keeps any other. The rest of the text is still to be scanned. Fails if such a game is
    /// not read.
    fn tag(
        &mut self,
        at: usize,
        name: &str,
        value: &str,
        sheet: &mut Sheet,
        outline: &mut Outline<'_>,
        rest: &Scanner<'_>,
    ) -> Result<bool, Self::Reason>;

    /// Returns the game that begins as the tags say, without what the sheet tells of it. Fails at
    /// the tag for which there is no such game.
    fn begin(
        &mut self,
        sheet: &Sheet,
        outline: &mut Outline<'_>,
    ) -> Result<Self::Game, Fault<Self::Reason>>;

    /// Returns whether a word is a move as far as that can be known before the first one: words
    /// that are none are a heading there.
    fn is_move(&self, word: &str) -> bool;

    /// Returns which number is due; there is no game before the first move.
    fn due(&self, game: Option<&Self::Game>) -> Due;

    /// Makes the move that a word stands for, and returns its notes; none, if the word is a sign in
    /// the place of a move.
    fn make_move<'g>(
        &mut self,
        game: &'g mut Self::Game,
        outline: &mut Outline<'_>,
        at: usize,
        word: &str,
    ) -> Result<Option<&'g mut Notes>, Self::Reason>;

    /// Returns the part of a game that is certain where a wrong number ends it: its first `plies`
    /// plies, or fewer; `None` if none is.
    fn cut(game: Self::Game, plies: usize, flaw: &Flaw) -> Option<Self::Game>;

    /// Takes what only this format knows among the moves, and returns whether that is all there is
    /// to it.
    fn take(
        draft: &mut Draft<'_, Self>,
        at: usize,
        event: &Event<'_>,
    ) -> Result<bool, Fault<Self::Reason>> {
        let _ = (draft, at, event);
        Ok(false)
    }

    /// Takes what ends a game, such as a result, and returns whether this does.
    fn end(
        draft: &mut Draft<'_, Self>,
        at: usize,
        event: &Event<'_>,
        scanner: &Scanner<'_>,
    ) -> Result<bool, Fault<Self::Reason>>;

    /// Adds to a game that is over what only its end tells.
    fn finish(&self, game: &mut Self::Game) {
        let _ = game;
    }

    /// Returns what could be read of a game that a fault cuts.
    fn torn(draft: &mut Draft<'_, Self>) -> Option<Self::Game> {
        draft.game.take()
    }

    /// Returns the byte of the first null move (`--`).
    fn null_move(&self) -> Option<usize> {
        None
    }

    /// Reads the next game; if it can be read in several ways, then in the one that goes furthest.
    fn read(&self, scanner: &mut Scanner<'_>) -> Attempt<Self> {
        Attempt::new(scanner, self.clone())
    }
}

/// Why a game can't be read.
pub trait Reason: Clone + Debug + Display + From<Flaw> {
    /// Returns whether the fault was found among the tags, so that the rest of them are still to
    /// come.
    fn is_in_tags(&self) -> bool;

    /// Returns whether what comes before is a game; else all of it is refused.
    fn cuts(&self) -> bool {
        !self.is_in_tags()
    }

    /// Returns a word for it, for those who have texts for it in a language, and the text that is
    /// to blame; that is empty where the word says all.
    fn told(&self) -> (&'static str, &str);
}
