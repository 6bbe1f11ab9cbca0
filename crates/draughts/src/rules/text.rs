//! The rules as a text: each flag with what it says, in the order of the table in draughts.md,
//! section 2.1.

use std::fmt;
use std::str::FromStr;

use super::{Capture, Chain, Huff, Landing, Preference, Promotion, Removal, Rules};
use crate::man::Color;

/// Why a text is not a valid set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// The first flag that isn't there, or says what it can't; empty if there is more than all
    /// flags.
    pub flag: &'static str,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.flag {
            "" => f.write_str("more than all flags"),
            flag => write!(f, "no such flag: {flag}"),
        }
    }
}

impl std::error::Error for RulesError {}

/// What a flag can say, in words.
trait Word: Copy + Sized {
    fn word(self) -> &'static str;
    fn of_word(word: &str) -> Option<Self>;
}

impl Word for bool {
    fn word(self) -> &'static str {
        if self { "yes" } else { "no" }
    }

    fn of_word(word: &str) -> Option<bool> {
        match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// Gives each choice of a flag its word.
macro_rules! words {
    ($flag:ident: $($choice:ident = $word:literal),+) => {
        impl Word for $flag {
            fn word(self) -> &'static str {
                match self {
                    $($flag::$choice => $word,)+
                }
            }

            fn of_word(word: &str) -> Option<$flag> {
                match word {
                    $($word => Some($flag::$choice),)+
                    _ => None,
                }
            }
        }
    };
}

words!(Landing: Any = "any", Behind = "behind");
words!(Removal: Now = "now", End = "end");
words!(Promotion: Stop = "stop", GoOn = "go-on", PassOn = "pass-on");
words!(Capture: May = "may", Must = "must");
words!(Chain: MayStop = "may-stop", Must = "must");
words!(Preference: None = "none", MostPieces = "most-pieces", KingFirst = "king-first");
words!(Huff: Never = "never", Able = "able", Moved = "moved");
words!(Color: White = "white", Black = "black");

impl fmt::Display for Rules {
    /// A flag that is added has to be named here, since all are.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules {
            men_capture_back,
            flying,
            landing,
            removal,
            promotion,
            capture,
            chain,
            preference,
            huff,
            first,
        } = *self;
        let flags = [
            (MEN_CAPTURE_BACK, men_capture_back.word()),
            (FLYING, flying.word()),
            (LANDING, landing.word()),
            (REMOVAL, removal.word()),
            (PROMOTION, promotion.word()),
            (CAPTURE, capture.word()),
            (CHAIN, chain.word()),
            (PREFERENCE, preference.word()),
            (HUFF, huff.word()),
            (FIRST, first.word()),
        ];
        for (place, (flag, word)) in flags.into_iter().enumerate() {
            let before = if place == 0 { "" } else { " " };
            write!(f, "{before}{flag}={word}")?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    /// Reads what [`Display`](fmt::Display) writes, and nothing else: no flag has a usual value.
    fn from_str(text: &str) -> Result<Rules, RulesError> {
        let mut flags = text.split(' ');
        let rules = Rules {
            men_capture_back: read(flags.next(), MEN_CAPTURE_BACK)?,
            flying: read(flags.next(), FLYING)?,
            landing: read(flags.next(), LANDING)?,
            removal: read(flags.next(), REMOVAL)?,
            promotion: read(flags.next(), PROMOTION)?,
            capture: read(flags.next(), CAPTURE)?,
            chain: read(flags.next(), CHAIN)?,
            preference: read(flags.next(), PREFERENCE)?,
            huff: read(flags.next(), HUFF)?,
            first: read(flags.next(), FIRST)?,
        };
        match flags.next() {
            None => Ok(rules),
            Some(_) => Err(RulesError { flag: "" }),
        }
    }
}

const MEN_CAPTURE_BACK: &str = "men-capture-back";
const FLYING: &str = "flying";
const LANDING: &str = "landing";
const REMOVAL: &str = "removal";
const PROMOTION: &str = "promotion";
const CAPTURE: &str = "capture";
const CHAIN: &str = "chain";
const PREFERENCE: &str = "preference";
const HUFF: &str = "huff";
const FIRST: &str = "first";

/// What this flag says.
fn read<W: Word>(said: Option<&str>, flag: &'static str) -> Result<W, RulesError> {
    let said = said.and_then(|said| said.split_once('='));
    let word = said.filter(|&(name, _)| name == flag);
    word.and_then(|(_, word)| W::of_word(word))
        .ok_or(RulesError { flag })
}
