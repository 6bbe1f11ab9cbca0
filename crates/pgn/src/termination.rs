use rochade_chess::Ending;

use crate::game::Game;
use crate::outcome::Outcome;

/// How a game ended (play.md section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// By itself.
    Board(Ending),
    /// A draw offer was accepted.
    Agreement,
    /// A player resigned.
    Resignation,
    /// A clock ran out.
    Time,
    /// An arbiter decided, or a player left.
    Forfeit,
}

/// Words of the tag `Termination`, the most telling first: those of the format's section 9.8.1, and
/// those in the sentences that the large sites write there ("Anna won by resignation").
const WORDS: [(&str, Termination); 9] = [
    ("time", Termination::Time),
    ("timeout", Termination::Time),
    ("resignation", Termination::Resignation),
    ("agreement", Termination::Agreement),
    ("abandoned", Termination::Forfeit),
    ("abandonment", Termination::Forfeit),
    ("adjudication", Termination::Forfeit),
    ("infraction", Termination::Forfeit),
    ("forfeit", Termination::Forfeit),
];

impl Termination {
    /// The word for it in the page's public contract and on the command line (play.md section 6).
    pub const fn word(self) -> &'static str {
        match self {
            Termination::Board(ending) => ending.word(),
            Termination::Agreement => "agreement",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
            Termination::Forfeit => "forfeit",
        }
    }

    /// The value of the tag `Termination` that says so.
    pub const fn tag(self) -> &'static str {
        match self {
            Termination::Board(_) | Termination::Agreement | Termination::Resignation => "normal",
            Termination::Time => "time forfeit",
            Termination::Forfeit => "rules infraction",
        }
    }

    /// What a value of the tag means for a game with this result that did not end by itself.
    fn from_tag(tag: &str, result: Outcome) -> Option<Termination> {
        let says = |word: &str| tag.split(' ').any(|found| found.eq_ignore_ascii_case(word));
        let told = WORDS.iter().find(|(word, _)| says(word));
        match (told, result) {
            (_, Outcome::Unknown) => None,
            (Some((_, termination)), _) => Some(*termination),
            (None, Outcome::Draw) if says("normal") => Some(Termination::Agreement),
            (None, _) if says("normal") => Some(Termination::Resignation),
            _ => None,
        }
    }
}

impl Game {
    /// How the game ended: what the board shows, else what the tag `Termination` says together with the
    /// result. Nothing if neither tells, and for a game that isn't finished.
    pub fn termination(&self) -> Option<Termination> {
        match self.line().ending() {
            Some(ending) => Some(Termination::Board(ending)),
            None => Termination::from_tag(self.tags.get("Termination")?, self.result),
        }
    }
}
