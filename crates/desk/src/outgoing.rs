//! From a game at the table to PGN.

use std::ops::RangeInclusive;

use rochade_pgn::{Game, GameResult, Games, Reason, Text};
use rochade_table::saved::{self, Unreadable};
use rochade_table::{Event, GameKind, Table, Termination, View};

use crate::before;
use crate::incoming::LAWS;
use crate::men::move_of;
use crate::odds;
use crate::said::{self, said_at};

/// Writes a saved game as PGN: the seven tags, the start and the laws if they are not the usual ones, the clocks with all times,
/// how the game ended, what the players said as comments, and what the extra says beyond that.
///
/// `day` is the day of the game, as in `2026-11-20`; empty if it is not known. The extra is PGN that came with the game
/// ([`Incoming::extra`](crate::Incoming::extra)), or empty.
///
/// # Errors
///
/// Why the text is no saved game of chess: PGN knows no other.
pub fn to_pgn(saved: &str, day: &str, extra: &str) -> Result<String, Unreadable> {
    let table = saved::read(saved)?;
    if table.record().start.game() != GameKind::Chess {
        return Err(Unreadable::Foreign);
    }
    let mut game = moves(&table).map_err(|_| Unreadable::TooLong)?;
    let extra = Games::new(extra).flatten().next();
    match &extra {
        // The game was cut where the laws of the table end it: the extra is all of it.
        Some(whole) if whole.len() > game.len() && begins_with(whole, &game) && is_over(&table) => {
            return Ok(whole.to_string());
        }
        Some(extra) => take_over(&mut game, extra),
        None => {}
    }
    // What is too long for PGN was too long for a name, a control or a day already.
    let _ = set_tags(&mut game, &table, day);
    Ok(game.to_string())
}

/// The game with its moves and times, and what was said; from the first move on that PGN can tell.
fn moves(table: &Table) -> Result<Game, Reason> {
    let untold = before::untold(table);
    let mut game = Game::new(before::shown(table, untold));
    let said_at = said_at(table, untold);
    let said_in = |plies: RangeInclusive<usize>, offer| {
        let then = said_at.iter().filter(|(at, _)| plies.contains(at));
        said::comment(offer, then.map(|(_, said)| *said))
    };
    game.preface = match before::text(table, untold, &said_at) {
        Some(before) => Text::new(&[&before, &*said_in(untold..=untold, false)].join(" "))?,
        None => Text::new(&said_in(0..=untold, false))?,
    };
    for (plies, entry) in (1..).zip(table.view().entries.iter()).skip(untold) {
        let Some(mv) = move_of(&entry.deed.step) else {
            break;
        };
        let notes = game.play(mv)?;
        notes.clock = entry.time_left;
        notes.after = Text::new(&said_in(plies..=plies, entry.offer))?;
    }
    // Half a win is written as the game writes it: as a draw.
    let result = table.outcome().map(|outcome| outcome.result);
    game.result = result.and_then(GameResult::from_text).unwrap_or_default();
    Ok(game)
}

/// Sets the tags that tell of the table.
fn set_tags(game: &mut Game, table: &Table, day: &str) -> Result<(), Reason> {
    let View { seats, .. } = table.view();
    for (tag, seat) in ["White", "Black"].into_iter().zip(&seats) {
        // The extra may know more of a name than fits the table.
        let known = game.tags.get(tag).unwrap_or_default();
        if saved::clean_name(known) != saved::clean_name(&seat.player.name) {
            let name = if seat.player.name.is_empty() {
                "?"
            } else {
                &seat.player.name
            };
            game.tags.set(tag, name)?;
        }
    }
    if let Some(odds) = odds::text(table) {
        game.tags.set(odds::TAG, &odds)?;
    }
    if !day.is_empty() && game.tags.get("Date").is_none() {
        game.tags.set("Date", &day.replace('-', "."))?;
    }
    if let Some([first, second]) = table.record().start.controls.as_deref() {
        if first == second {
            game.tags.set("TimeControl", &first.in_seconds())?;
        } else {
            game.tags.set("WhiteTimeControl", &first.in_seconds())?;
            game.tags.set("BlackTimeControl", &second.in_seconds())?;
        }
    }
    let laws = &table.record().start.laws;
    if *laws != laws.game.usual_laws() {
        game.tags.set(LAWS, &laws.text())?;
    }
    if game.tags.get("Termination").is_none() {
        game.tags.set("Termination", termination(table))?;
    }
    Ok(())
}

/// How the game ended, as the tag says it: in the format's own words, but for what was claimed and what they don't know.
fn termination(table: &Table) -> &'static str {
    let claimed = matches!(table.record().events.last(), Some(Event::Claimed(..)));
    match table.outcome().map(|outcome| outcome.termination) {
        None => "unterminated",
        Some(Termination::Time) => "time forfeit",
        Some(
            own @ (Termination::Series
            | Termination::PerpetualCheck
            | Termination::Count
            | Termination::BareKing),
        ) => own.word(),
        Some(own) if claimed => own.word(),
        Some(_) => "normal",
    }
}

/// Takes over what the extra says of the moves that are the same, and its tags.
fn take_over(game: &mut Game, extra: &Game) {
    let same_moves = same_moves(game, extra);
    let goes_on = is_told(game) && game.result != extra.result
        || !extra.is_empty() && game.len() > same_moves;
    for (tag, value) in extra.tags.iter() {
        // How it ended then is not how it ended at last.
        if !(goes_on && tag == "Termination") {
            // Its tags were read from PGN, and fit.
            let _ = game.tags.set(tag, value);
        }
    }
    if game.start() == extra.start() {
        game.preface = joined(&extra.preface, &game.preface);
    }
    for (index, (_, theirs)) in extra.plies().enumerate().take(same_moves) {
        if let Some(ours) = game.notes_mut(index) {
            let clock = ours.clock.or(theirs.clock);
            let after = joined(&theirs.after, &ours.after);
            *ours = theirs.clone();
            ours.clock = clock;
            ours.after = after;
        }
    }
    let is_all = same_moves == game.len() && (extra.is_empty() || extra.len() == game.len());
    if !is_told(game) && is_all {
        game.result = extra.result;
    }
}

/// A comment that came with the game, and what was said there since. If there is no room for that, it is left out.
fn joined(came: &Text, since: &Text) -> Text {
    let joined = said::joined(came.as_str(), since.as_str());
    Text::new(&joined).unwrap_or_else(|_| came.clone())
}

fn is_told(game: &Game) -> bool {
    game.result != GameResult::Unknown
}

fn is_over(table: &Table) -> bool {
    table.outcome().is_some()
}

/// Whether the longer game begins with all of the shorter one.
fn begins_with(longer: &Game, shorter: &Game) -> bool {
    same_moves(longer, shorter) == shorter.len() && longer.start() == shorter.start()
}

/// For how many moves two games are the same.
fn same_moves(one: &Game, other: &Game) -> usize {
    if one.start() != other.start() {
        return 0;
    }
    let pairs = one.moves().zip(other.moves());
    pairs.take_while(|(one, other)| one == other).count()
}
