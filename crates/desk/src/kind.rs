//! What is played in a text: chess, in PGN or FEN; draughts, in PDN and its FEN; chess for four and
//! for three, in the text that we write of it.
//!
//! Any other game is known as such, and refused as such: it is never taken for chess.
//!
//! A position shows it by its shape. A game shows it by the first of these that is there: the tags
//! `GameType`, those of PGN4 alone, `Laws`, `Variant`, `Position` and `FEN`, a position between
//! slashes, its first move. From the usual start no move of chess goes from one dark square to
//! another along a diagonal, and every move of draughts does; numbers with a sign between are
//! draughts, too.

use rochade_draughts::{Square, is_dash};
use rochade_gametext::{Event, Format, Mark, Outline, Scanner};
use rochade_many::Game as Rulebook;
use rochade_pdn::Variant;
use rochade_table::{GameKind, Laws};

/// The longest line that is taken for a position, in bytes.
const LONGEST_FEN: usize = 300;

/// The fewest slashes of a larger board than that of chess: 7 part its ranks, and a slip or two are
/// still errors of chess.
const LARGER_BOARD: usize = 9;

/// The number of the last square on a board of ten by ten.
const LARGEST_SQUARE: u32 = 50;

/// The slashes of the board for four.
const BOARD_OF_FOUR: usize = 13;

/// The values with which the tag `Variant` begins in PGN4, which others use for their games of
/// four: there the turn goes the other way round, and nobody is frozen.
const PGN4: [&str; 5] = ["FFA", "Teams", "Solo", "Diplomacy", "4PC"];

/// What is played in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Chess,
    Draughts,
    /// Chess for four or for three.
    Many(Rulebook),
    /// A game for four by the rules of others.
    Pgn4,
    /// A game that is neither read nor written.
    Other,
}

impl Kind {
    pub(crate) fn of(game: GameKind) -> Kind {
        match game {
            GameKind::Chess => Kind::Chess,
            GameKind::Draughts => Kind::Draughts,
            GameKind::Four => Kind::Many(Rulebook::Four),
            GameKind::Three => Kind::Many(Rulebook::Three),
        }
    }
}

/// Returns what is played from a position, if a text looks like one: ranks between slashes, or
/// sides between colons.
pub(crate) fn of_position(text: &str) -> Option<Kind> {
    if text.len() > LONGEST_FEN || text.contains('\r') || text.starts_with('[') {
        return None;
    }
    // In an address, underscores stand for the blanks.
    let placement = text.split([' ', '_']).next().unwrap_or_default();
    match placement.matches('/').count() {
        LARGER_BOARD.. => return Some(of_larger_board(placement)),
        6.. => return Some(Kind::Chess),
        _ => {}
    }
    let mut sections = text.split(':').map(str::trim_start);
    let is_turn = sections.next().is_some_and(|turn| is_side(turn.trim_end()));
    let sides = sections.filter(|section| section.get(..1).is_some_and(is_side));
    (is_turn && sides.count() >= 2).then_some(Kind::Draughts)
}

/// Returns what is played on a board of many rows, by its men.
fn of_larger_board(placement: &str) -> Kind {
    if placement.contains(',') {
        return Kind::Pgn4;
    }
    let has_kings = |seats: [&str; 2]| seats.iter().all(|king| placement.contains(king));
    let rows = placement.matches('/').count();
    if has_kings(["kK", "rK"]) {
        Kind::Many(Rulebook::Three)
    } else if has_kings(["AK", "DK"]) || rows == BOARD_OF_FOUR {
        Kind::Many(Rulebook::Four)
    } else {
        Kind::Other
    }
}

fn is_side(text: &str) -> bool {
    matches!(text, "W" | "B" | "w" | "b")
}

/// Returns what is played in the game that begins at a place of a text; `None` if nothing shows it.
///
/// Reads up to the game's first move, and no further than to the next game.
pub(crate) fn of_game(text: &str, mark: Mark) -> Option<Kind> {
    let mut tags = Tags::default();
    let mut outline = Outline::default();
    let mut scanner = Scanner::resume(text, Format::Pdn, mark);
    // The reader of the game finds its errors.
    while let Some(Ok(token)) = scanner.next() {
        match token.event {
            Event::Tag { name, value } => {
                if outline.ends_before(name, || scanner.follows_empty_line(token.at)) {
                    break;
                }
                outline.tag(name);
                tags.read(name, &value);
            }
            Event::Setup(_) => return tags.kind().or(Some(Kind::Draughts)),
            Event::Move(text) => return tags.kind().or(of_move(text)),
            Event::Result(_) => break,
            _ => {}
        }
    }
    tags.kind()
}

/// Returns what a tag by itself shows to be played.
pub(crate) fn of_tag(name: &str, value: &str) -> Option<Kind> {
    let mut tags = Tags::default();
    tags.read(name, value);
    tags.kind()
}

/// Returns whether a tag by itself shows that a game is played that is not read.
pub(crate) fn is_of_other(name: &str, value: &str) -> bool {
    matches!(of_tag(name, value), Some(Kind::Other | Kind::Pgn4))
}

/// What the tags of a game show.
#[derive(Default)]
struct Tags {
    game_type: Option<Kind>,
    laws: Option<Kind>,
    variant: Option<Kind>,
    position: Option<Kind>,
}

impl Tags {
    fn read(&mut self, name: &str, value: &str) {
        let first = |end: char| value.split(end).next().unwrap_or_default();
        match name {
            "GameType" => {
                // In the standard of PDN all numbers but this one mean other games than chess.
                self.game_type = Some(match first(',').trim() {
                    "0" => Kind::Chess,
                    _ => Kind::Draughts,
                });
            }
            "Laws" => self.laws = Laws::parse(first(',')).ok().map(|laws| Kind::of(laws.game)),
            "StartFen4" | "Yellow" | "Green" => self.game_type = Some(Kind::Pgn4),
            "Variant" if PGN4.contains(&first(' ')) => self.variant = Some(Kind::Pgn4),
            "Variant" => {
                let of_many = GameKind::of_word(value).map(Kind::of);
                let of_many = of_many.filter(|kind| matches!(kind, Kind::Many(_)));
                let draughts = Variant::find(first(' ')).map(|_| Kind::Draughts);
                self.variant = of_many.or(draughts);
            }
            _ if name == "Position" || name.eq_ignore_ascii_case("FEN") => {
                self.position = of_position(value)
            }
            _ => {}
        }
    }

    fn kind(&self) -> Option<Kind> {
        let named = self.game_type.or(self.laws).or(self.variant);
        named.or(self.position)
    }
}

/// Returns what is played if a game begins with this move.
fn of_move(text: &str) -> Option<Kind> {
    let is_sign = |c: char| is_dash(c) || matches!(c, 'x' | 'X' | ':' | '×');
    let mut numbers = text.split(is_sign).map(str::trim);
    // A larger board has squares beyond those of this one; its games are refused by their reader.
    let is_number =
        |part: &str| matches!(part.parse::<u32>(), Ok(1..=LARGEST_SQUARE)) && part.len() <= 2;
    if text.contains(is_sign) && numbers.all(is_number) {
        return Some(Kind::Draughts);
    }
    let names = text.replace(|c| is_sign(c) || c.is_whitespace(), "");
    let square = |at: usize| names.get(at..at + 2)?.parse::<Square>().ok();
    let diagonal = square(0).zip(square(2)).is_some_and(|(from, to)| {
        from.file().abs_diff(to.file()) == from.rank().abs_diff(to.rank())
    });
    // Short, as books on Russian draughts write: `cd4`. Chess begins with no capture.
    let is_short = match names.as_bytes() {
        [from @ b'a'..=b'h', to @ b'a'..=b'h', b'1'..=b'8'] => from.abs_diff(*to) == 1,
        _ => false,
    };
    Some(match diagonal || is_short {
        true => Kind::Draughts,
        false => Kind::Chess,
    })
}
