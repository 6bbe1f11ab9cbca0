//! The host: the page in which an embedded one is. The early script (`web/early/host.js`) sees to
//! it that nobody else speaks, or is spoken to.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::printed::Printed;

#[wasm_bindgen]
extern "C" {
    /// The page in which this one is embedded.
    #[derive(Clone, Debug)]
    pub type Host;

    #[wasm_bindgen(method)]
    fn post(this: &Host, kind: &str, detail: &JsValue, id: &JsValue);

    #[wasm_bindgen(method, js_name = printMoves)]
    fn print_moves_of(this: &Host, printed: &JsValue);

    /// Says in the console why something is refused.
    #[wasm_bindgen(method)]
    pub(crate) fn refuse(this: &Host, reason: &str);

    /// Sets who hears what it says: the type of each message, its id, and an object with the rest.
    #[wasm_bindgen(method, setter)]
    pub(crate) fn set_hear(this: &Host, hear: &js_sys::Function);

    /// The prefix of all keys under which something is kept; `None` if nothing is kept.
    #[wasm_bindgen(method, getter, js_name = keptUnder)]
    pub(crate) fn kept_under(this: &Host) -> Option<String>;

    /// The games that the address names, where they have come.
    #[wasm_bindgen(method, getter)]
    pub(crate) fn text(this: &Host) -> Option<String>;

    /// The saved text that it has greeted with; empty without one.
    #[wasm_bindgen(method, getter)]
    pub(crate) fn link(this: &Host) -> Option<String>;

    /// Fetches a file of games of the same site: an object with its text, or why there is none.
    #[wasm_bindgen(method, js_name = fetchGames)]
    pub(crate) async fn fetch_games(this: &Host, address: &str) -> JsValue;

    /// Why they have not: a word (`web/early/games.js`).
    #[wasm_bindgen(method, getter)]
    pub(crate) fn fault(this: &Host) -> Option<String>;
}

/// What a message tells: the parts that it has, and no others.
#[derive(Clone, Default, Debug, Serialize)]
pub(crate) struct Report<'a> {
    /// The square where a man stood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<&'a str>,
    /// The square where it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<&'a str>,
    /// The man, as `data-piece` has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) piece: Option<&'a str>,
    /// The move, in the game's own notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) san: Option<&'a str>,
    /// The number by which a move that waits is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<u32>,
    /// The position that is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<&'a str>,
    /// The ply after which that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ply: Option<usize>,
    /// How many plies stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) plies: Option<usize>,
    /// The seat at the near side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) near: Option<&'a str>,
    /// The game as a saved text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) link: Option<&'a str>,
    /// Which game of its file it is, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) game: Option<usize>,
    /// Which line of that game is shown: 0 is the game itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// The game as PGN or PDN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pgn: Option<&'a str>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<&'a str>,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) termination: Option<&'a str>,
    /// How many moves were wrong before a position was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wrong: Option<u32>,
    /// Why something was not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) error: Option<&'a str>,
}

impl Report<'_> {
    /// Returns what is answered where something is refused, for this reason.
    pub(crate) fn refused(error: &str) -> Report<'_> {
        Report {
            error: Some(error),
            ..Report::default()
        }
    }
}

impl Host {
    /// Tells it something.
    pub(crate) fn tell(&self, kind: &str, told: &Report<'_>) {
        self.send(kind, told, &JsValue::UNDEFINED);
    }

    /// Answers what it has asked under an id. Where it gave none, it does not want to know, and
    /// only what was refused is said.
    pub(crate) fn answer(&self, id: &JsValue, told: &Report<'_>) {
        match told.error {
            Some(reason) if id.is_undefined() => self.refuse(reason),
            _ if id.is_undefined() => {}
            _ => self.send("answer", told, id),
        }
    }

    /// Sets what it may print of the game from now on.
    pub(crate) fn print_moves(&self, printed: &Printed) {
        let detail = printed.serialize(&Serializer::json_compatible());
        self.print_moves_of(&detail.unwrap_or_default());
    }

    fn send(&self, kind: &str, told: &Report<'_>, id: &JsValue) {
        // Texts and numbers always make an object.
        let detail = told.serialize(&Serializer::json_compatible());
        self.post(kind, &detail.unwrap_or_default(), id);
    }
}
