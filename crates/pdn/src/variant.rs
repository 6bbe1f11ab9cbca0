//! The rules of a game, as PDN names them.

use rochade_draughts::{Color, Names, Rules};

/// Rules with a name (draughts.md, section 2.1).
#[derive(Debug, PartialEq, Eq)]
pub struct Variant {
    /// The name, as laws have it.
    pub name: &'static str,
    /// The rules.
    pub rules: Rules,
    /// The value of the tag `GameType` in full; the German games have none.
    pub game_type: Option<&'static str>,
    /// What stands between the squares of a capture.
    pub(crate) capture: &'static str,
}

/// The numbers of games that the standard knows and that have another board than 8x8, a board that
/// lies otherwise, or rules that are not known here; the first ones are chess and its kin, the last
/// one Othello.
const OTHER_GAMES: [u32; 10] = [20, 22, 24, 27, 28, 30, 31, 40, 41, 50];

/// What a value of the tag `GameType` says.
pub(crate) enum GameType {
    /// A game that is known, and who begins, if the value says so.
    Known(&'static Variant, Option<Color>),
    /// A game that is not played here.
    Other,
    /// A value without a known meaning.
    Unknown,
}

impl Variant {
    /// All of them.
    pub const ALL: [&'static Variant; 8] = [
        &Variant::plain("noris", Rules::NORIS),
        &Variant::plain("schlagzwang", Rules::SCHLAGZWANG),
        &Variant::plain("german", Rules::GERMAN),
        &Variant {
            capture: ":",
            ..Variant::typed("russian", Rules::RUSSIAN, "25,W,8,8,A0,0")
        },
        &Variant::typed("brazilian", Rules::BRAZILIAN, "26,W,8,8,A0,0"),
        &Variant::typed("english", Rules::ENGLISH, "21,B,8,8,N1,0"),
        &Variant::typed("czech", Rules::CZECH, "29,W,8,8,A0,0"),
        &Variant::typed("pool", Rules::POOL, "23,B,8,8,N1,0"),
    ];

    const fn plain(name: &'static str, rules: Rules) -> Variant {
        Variant {
            name,
            rules,
            game_type: None,
            capture: "x",
        }
    }

    const fn typed(name: &'static str, rules: Rules, game_type: &'static str) -> Variant {
        Variant {
            game_type: Some(game_type),
            ..Variant::plain(name, rules)
        }
    }

    /// The rules with this name.
    pub fn find(name: &str) -> Option<&'static Variant> {
        let mut all = Variant::ALL.into_iter();
        all.find(|variant| variant.name.eq_ignore_ascii_case(name))
    }

    /// The name of rules, if they have one.
    pub fn of(rules: &Rules) -> Option<&'static Variant> {
        let mut all = Variant::ALL.into_iter();
        all.find(|variant| variant.rules == *rules)
    }

    /// Whether squares have numbers or letters in texts of this game.
    pub(crate) fn names(&self) -> Names {
        if self.game_type.is_some_and(|text| text.contains('N')) {
            Names::Numeric
        } else {
            Names::Algebraic
        }
    }

    fn number(&self) -> Option<u32> {
        self.game_type?.split(',').next()?.parse().ok()
    }
}

impl GameType {
    /// Reads `TYPE[,COLOUR,WIDTH,HEIGHT,NOTATION[,INVERTED]]`.
    pub(crate) fn read(text: &str) -> GameType {
        let text = text.trim().trim_start_matches('#');
        let mut fields = text.split(',').map(str::trim);
        let number: Option<u32> = fields.next().and_then(|field| field.parse().ok());
        let first = match fields.next() {
            Some("W" | "w") => Some(Color::White),
            Some("B" | "b") => Some(Color::Black),
            _ => None,
        };
        let mut has = |usual: &str| fields.next().is_none_or(|field| field == usual);
        let is_our_board = has("8") && has("8");
        let inverted = fields.nth(1);
        let Some(number) = number else {
            return GameType::Unknown;
        };
        let mut known = Variant::ALL.into_iter();
        match known.find(|variant| variant.number() == Some(number)) {
            _ if !is_our_board || inverted == Some("1") => GameType::Other,
            Some(variant) => GameType::Known(variant, first),
            None if number < 20 || OTHER_GAMES.contains(&number) => GameType::Other,
            None => GameType::Unknown,
        }
    }
}
