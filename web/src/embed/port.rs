//! What the host of an embedded page asks for by messages (contract.md, section 11). The early
//! script has refused what is not from it, and what has other parts than its type has; here it is
//! read what they say.

use super::{Asked, near};
use crate::json::Object;

/// Something that the host asks for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Request {
    /// Another position or game on the board.
    Load(Box<Load>),
    /// A move, in the game's own notation.
    Move(String),
    /// The board turned to the next side, or to that of the seat with this letter or word.
    Flip(Option<String>),
    /// The position after this number of plies.
    GoTo(usize),
    /// The position that is shown.
    Position,
    /// The game as PGN or PDN.
    Pgn,
    /// The games of the file that is shown, whose text has changed. The early script says it, and
    /// nobody else can.
    Renew(String),
    /// Whether the move of this number may be made.
    May {
        /// The move.
        id: u32,
        /// Whether it may.
        yes: bool,
    },
}

/// What is to be put on the board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Load {
    /// What the address would ask for with the same words.
    pub(crate) asked: Asked,
    /// Whether it says from which side the board is seen.
    pub(crate) turns: bool,
    /// The game, by its word.
    pub(crate) game: Option<String>,
    /// The laws, as the address has them.
    pub(crate) laws: Option<String>,
    /// The time that the players have.
    pub(crate) clock: Option<String>,
}

impl Request {
    /// Reads a message.
    ///
    /// # Errors
    ///
    /// Why that is refused: a word of the contract.
    pub(crate) fn read(kind: &str, detail: &Object) -> Result<Request, &'static str> {
        let text = |name| detail.text(name).filter(|text| !text.is_empty());
        Ok(match kind {
            "load" => Request::Load(Box::new(load(detail)?)),
            "move" => Request::Move(text("move").ok_or("unreadable")?),
            "flip" => Request::Flip(match text("orientation") {
                Some(name) if !near::is_seat(&name) => return Err("orientation"),
                name => name,
            }),
            "goto" => Request::GoTo(whole(detail.number("ply")).ok_or("no-such-ply")? as usize),
            "position" => Request::Position,
            "pgn" => Request::Pgn,
            "renew" => Request::Renew(text("pgn").ok_or("nothing")?),
            "may" => Request::May {
                id: whole(detail.number("id")).ok_or("not-waiting")?,
                yes: detail.flag("yes"),
            },
            _ => return Err("unknown"),
        })
    }
}

fn load(detail: &Object) -> Result<Load, &'static str> {
    let text = |name: &str| detail.text(name).filter(|text| !text.is_empty());
    let brings = ["fen", "pgn", "url", "link", "game", "laws", "clock"];
    if !brings.iter().any(|name| text(name).is_some()) {
        return Err("nothing");
    }
    Ok(Load {
        asked: Asked::read(text),
        turns: text("orientation").is_some() || text("flip").is_some(),
        game: text("game"),
        laws: text("laws"),
        clock: text("clock"),
    })
}

/// A number that counts something.
fn whole(number: Option<f64>) -> Option<u32> {
    let number = number?;
    let whole = number as u32;
    (f64::from(whole) == number).then_some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embed::asked::{Games, Ply};

    fn read(kind: &str, detail: &str) -> Result<Request, &'static str> {
        Request::read(kind, &Object::parse(detail).expect("an object"))
    }

    #[test]
    fn each_type_is_a_request() {
        for (kind, detail, request) in [
            ("move", r#"{"move":"Nf3"}"#, Request::Move("Nf3".into())),
            ("flip", "{}", Request::Flip(None)),
            (
                "renew",
                r#"{"pgn":"1. e4 *"}"#,
                Request::Renew("1. e4 *".into()),
            ),
            (
                "flip",
                r#"{"orientation":"black"}"#,
                Request::Flip(Some("black".into())),
            ),
            ("goto", r#"{"ply":12}"#, Request::GoTo(12)),
            ("position", "{}", Request::Position),
            ("pgn", "{}", Request::Pgn),
            (
                "may",
                r#"{"id":3,"yes":false}"#,
                Request::May { id: 3, yes: false },
            ),
        ] {
            assert_eq!(read(kind, detail), Ok(request));
        }
    }

    #[test]
    fn nonsense_is_refused_with_a_word() {
        for (kind, detail, word) in [
            ("dance", "{}", "unknown"),
            ("move", r#"{"move":""}"#, "unreadable"),
            ("move", r#"{"move":7}"#, "unreadable"),
            ("flip", r#"{"orientation":"up"}"#, "orientation"),
            ("goto", r#"{"ply":-1}"#, "no-such-ply"),
            ("goto", r#"{"ply":1.5}"#, "no-such-ply"),
            ("goto", r#"{"ply":1e300}"#, "no-such-ply"),
            ("goto", r#"{"ply":"3"}"#, "no-such-ply"),
            ("may", r#"{"id":null,"yes":true}"#, "not-waiting"),
            ("load", "{}", "nothing"),
            ("load", r#"{"start":"3"}"#, "nothing"),
        ] {
            assert_eq!(read(kind, detail), Err(word), "{kind} {detail}");
        }
    }

    #[test]
    fn what_is_loaded_has_the_words_of_the_address() {
        let detail = r#"{"pgn":"1. e4","start":"last","orientation":"black"}"#;
        let Ok(Request::Load(load)) = read("load", detail) else {
            panic!("it is to be loaded");
        };
        assert_eq!(load.asked.games, Some(Games::Text("1. e4".into())));
        assert_eq!(load.asked.ply, Ply::Last);
        assert_eq!(load.asked.near.seat.as_deref(), Some("black"));
        assert!(load.turns && load.laws.is_none());
    }
}
