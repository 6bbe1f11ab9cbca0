//! The head of the first sheet: who played, how it ended, and where and when that was.

use crate::face::Type;
use crate::ink::{Anchor, BLACK, FAINT, GREY, Ink};
use crate::told::{Sat, Told};

/// Draws the head from its top left corner, and returns the height at which it ends.
pub(crate) fn draw(ink: &mut Ink, told: &Told, (x, y): (f64, f64), width: f64) -> f64 {
    let middle = x + width / 2.0;
    let title = Type::spaced(8.5);
    let text = title.cut(&told.title.to_uppercase(), width);
    ink.text((middle, y + 6.0), title, Anchor::Middle, &text);
    let below = match told.players.as_slice() {
        [left, right] => two(ink, told, [left, right], (x, y), width),
        players => many(ink, told, players, (x, y), width),
    };
    ink.rule((x, below), width, 1.0, BLACK);
    ink.rule((x, below + 2.2), width, 0.3, BLACK);
    about(ink, told, (middle, below + 4.0), width)
}

/// Returns the name of a player, or the side of one without a name.
fn name(player: &Sat) -> &str {
    if player.name.is_empty() {
        &player.side
    } else {
        &player.name
    }
}

/// Returns the side in capitals; empty where it stands in place of the name.
fn side(player: &Sat) -> String {
    if player.name.is_empty() {
        String::new()
    } else {
        player.side.to_uppercase()
    }
}

/// Draws two names left and right of the result, and returns the height at which they end.
fn two(ink: &mut Ink, told: &Told, players: [&Sat; 2], (x, y): (f64, f64), width: f64) -> f64 {
    let middle = x + width / 2.0;
    let result = Type::roman(21.0).fitting(&told.result, width * 0.3, 10.0);
    let text = result.cut(&told.result, width * 0.3);
    ink.text((middle, y + 38.0), result, Anchor::Middle, &text);
    let room = (width - result.width(&text)) / 2.0 - 16.0;
    let small = Type::spaced(6.8);
    let places = [(x, Anchor::Start), (x + width, Anchor::End)];
    let sizes = players.map(|player| Type::roman(19.0).fitting(name(player), room, 9.5).size);
    // Both names in one size, that of the longer one.
    let large = Type::roman(sizes[0].min(sizes[1]));
    for (player, (at, anchor)) in players.into_iter().zip(places) {
        let name = large.cut(name(player), room);
        ink.text((at, y + 38.0), large, anchor, &name);
        let side = small.cut(&side(player), room);
        ink.dyed((at, y + 52.0), small, anchor, GREY, &side);
    }
    let italic = Type::italic(11.0).fitting(&told.end, width * 0.6, 8.0);
    let end = italic.cut(&told.end, width * 0.6);
    ink.text((middle, y + 54.0), italic, Anchor::Middle, &end);
    y + 64.0
}

/// Sets any number of players beside one another, and the result below them.
fn many(ink: &mut Ink, told: &Told, players: &[Sat], (x, y): (f64, f64), width: f64) -> f64 {
    let middle = x + width / 2.0;
    let share = width / players.len().max(1) as f64;
    let room = share - 16.0;
    let sizes = players
        .iter()
        .map(|player| Type::roman(15.0).fitting(name(player), room, 9.5).size);
    let (large, small) = (Type::roman(sizes.fold(15.0, f64::min)), Type::spaced(6.8));
    for (index, player) in players.iter().enumerate() {
        let at = x + share * (index as f64 + 0.5);
        let name = large.cut(name(player), room);
        ink.text((at, y + 33.0), large, Anchor::Middle, &name);
        let side = small.cut(&side(player), room);
        ink.dyed((at, y + 45.0), small, Anchor::Middle, GREY, &side);
    }
    let mut below = y + 52.0;
    if !told.result.is_empty() {
        let result = Type::roman(17.0).fitting(&told.result, width, 9.0);
        let text = result.cut(&told.result, width);
        below += 17.0;
        ink.text((middle, below), result, Anchor::Middle, &text);
        below += 2.0;
    }
    if !told.end.is_empty() {
        let italic = Type::italic(11.0).fitting(&told.end, width, 8.0);
        let end = italic.cut(&told.end, width);
        below += 13.0;
        ink.text((middle, below), italic, Anchor::Middle, &end);
        below += 2.0;
    }
    below + 8.0
}

/// Sets where and when it was, what was played, and by which laws.
fn about(ink: &mut Ink, told: &Told, (middle, y): (f64, f64), width: f64) -> f64 {
    let set = Type::roman(9.5);
    let opening = told.opening.as_deref().unwrap_or_default();
    let join = |parts: &[&str]| {
        let parts: Vec<&str> = parts
            .iter()
            .copied()
            .filter(|part| !part.is_empty())
            .collect();
        parts.join("  ·  ")
    };
    let whole = join(&[&told.event, &told.date, opening, &told.laws]);
    let texts = match set.width(&whole) <= width {
        true => vec![whole],
        false => vec![
            join(&[&told.event, &told.date]),
            join(&[opening, &told.laws]),
        ],
    };
    let mut line = y;
    for text in texts.iter().filter(|text| !text.is_empty()) {
        line += 13.0;
        ink.text((middle, line), set, Anchor::Middle, &set.cut(text, width));
    }
    if line > y {
        line += 6.0;
        ink.rule((middle - width / 2.0, line), width, 0.3, BLACK);
    }
    line
}

/// Sets the line at the head of a further sheet.
pub(crate) fn running(ink: &mut Ink, told: &Told, (x, y): (f64, f64), width: f64) -> f64 {
    let set = Type::italic(9.5);
    let names: Vec<&str> = told.players.iter().map(name).collect();
    let names = names.join(" – ");
    let result = set.cut(&told.result, width * 0.35);
    let room = width - set.width(&result) - 16.0;
    ink.text((x, y + 6.0), set, Anchor::Start, &set.cut(&names, room));
    ink.text((x + width, y + 6.0), set, Anchor::End, &result);
    ink.rule((x, y + 12.0), width, 0.5, FAINT);
    y + 12.0
}
