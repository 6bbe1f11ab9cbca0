//! What is played in a text: chess, as PGN or FEN tells it, or draughts, as PDN and its FEN do.
//!
//! A position shows it by its shape. A game shows it by the first of these that is there: the tags `GameType`, `Laws`, `Variant` and
//! `FEN`, a position between slashes, its first move. From the usual start no move of chess goes from one dark square to another
//! along a diagonal, and every move of draughts does; numbers with a sign between are draughts, too.

use rochade_draughts::Square;
use rochade_pdn::Variant;
use rochade_pgn::sheet::Format;
use rochade_pgn::{Event, Mark, Scanner};
use rochade_table::{GameKind, Laws};

/// The longest line that is taken for a position, in bytes.
const LONGEST_FEN: usize = 200;

/// What is played from a position, if a text looks like one: ranks between slashes, or sides between colons.
pub(crate) fn of_position(text: &str) -> Option<GameKind> {
    if text.len() > LONGEST_FEN || text.contains(['\r', '[']) {
        return None;
    }
    let placement = text.split(' ').next().unwrap_or_default();
    if placement.matches('/').count() >= 6 {
        return Some(GameKind::Chess);
    }
    let mut sections = text.split(':').map(str::trim_start);
    let is_turn = sections.next().is_some_and(|turn| is_side(turn.trim_end()));
    let sides = sections.filter(|section| section.get(..1).is_some_and(is_side));
    (is_turn && sides.count() >= 2).then_some(GameKind::Draughts)
}

fn is_side(text: &str) -> bool {
    matches!(text, "W" | "B" | "w" | "b")
}

/// What is played in the game that begins at a place of a text; `None` if nothing shows it.
pub(crate) fn of_game(text: &str, mark: Mark) -> Option<GameKind> {
    let mut told = Told::default();
    // What is wrong in a game is told by those who read it.
    for token in Scanner::resume(text, Format::Pdn, mark).map_while(Result::ok) {
        match token.event {
            Event::Tag { name, value } => told.tag(name, &value),
            Event::Setup(_) => return told.kind().or(Some(GameKind::Draughts)),
            Event::Move(text) => return told.kind().or(of_move(text)),
            Event::Result(_) => break,
            _ => {}
        }
    }
    told.kind()
}

/// What the tags of a game tell.
#[derive(Default)]
struct Told {
    game_type: Option<GameKind>,
    laws: Option<GameKind>,
    variant: Option<GameKind>,
    position: Option<GameKind>,
}

impl Told {
    fn tag(&mut self, name: &str, value: &str) {
        let first = |end: char| value.split(end).next().unwrap_or_default();
        match name {
            "GameType" => {
                // In the standard of PDN all numbers but this one mean other games than chess.
                self.game_type = Some(match first(',').trim() {
                    "0" => GameKind::Chess,
                    _ => GameKind::Draughts,
                });
            }
            "Laws" => self.laws = Laws::parse(first(',')).ok().map(|laws| laws.game),
            "Variant" => {
                self.variant = Variant::find(first(' ')).map(|_| GameKind::Draughts);
            }
            _ if name.eq_ignore_ascii_case("FEN") => self.position = of_position(value),
            _ => {}
        }
    }

    fn kind(&self) -> Option<GameKind> {
        let told = self.game_type.or(self.laws).or(self.variant);
        told.or(self.position)
    }
}

/// What is played if a game begins with this move.
fn of_move(text: &str) -> Option<GameKind> {
    let is_sign = |c: char| matches!(c, '-' | 'x' | 'X' | ':' | '×');
    let mut numbers = text.split(is_sign);
    let is_number = |part: &str| Square::from_number(part.parse().unwrap_or_default()).is_some();
    if text.contains(is_sign) && numbers.all(is_number) {
        return Some(GameKind::Draughts);
    }
    let names = text.replace(is_sign, "");
    let square = |at: usize| names.get(at..at + 2)?.parse::<Square>().ok();
    let diagonal = square(0).zip(square(2)).is_some_and(|(from, to)| {
        from.file().abs_diff(to.file()) == from.rank().abs_diff(to.rank())
    });
    Some(match diagonal {
        true => GameKind::Draughts,
        false => GameKind::Chess,
    })
}
