//! From a game at the table to a text.

use std::ops::RangeInclusive;

use rochade_gametext::{Flaw, Text};
use rochade_review::Review;
use rochade_table::saved::{self, Unreadable};
use rochade_table::{Computer, Event, GameKind, Player, Table, Termination, View};

use crate::annotate::annotate;
use crate::batch::Outgoing;
use crate::odds;
use crate::said::{self, offers_draw, said_at};
use crate::score::Score;

/// Writes a saved game, chess as PGN, draughts as PDN, chess for four and for three as
/// [`rochade_many_pgn`] has it: the seven tags, the start and the laws if they are not the usual
/// ones, the clocks with all times, how the game ended, what the players said as comments, and what
/// the extra says beyond that.
///
/// `day` is the day of the game, as in `2026-11-20`; empty if it is not known. The extra is the
/// text that came with the game ([`Incoming::extra`](crate::Incoming::extra)), or empty.
///
/// # Errors
///
/// Why the text can't be read, or that its game is too long for one.
pub fn to_text(saved: &str, day: &str, extra: &str) -> Result<String, Unreadable> {
    let game = Outgoing {
        saved: saved.to_owned(),
        day: day.to_owned(),
        extra: extra.to_owned(),
        review: None,
    };
    game.to_text(&[])
}

impl Outgoing {
    /// Writes the game as [`to_text`] does, with what the look back at it has found. The computer
    /// has a name at each level, the first one first, in a language that this crate doesn't know;
    /// without one it is called by the program and its level.
    ///
    /// # Errors
    ///
    /// The same.
    pub fn to_text(&self, levels: &[String]) -> Result<String, Unreadable> {
        let table = saved::read(&self.saved)?;
        let told = Told {
            day: &self.day,
            extra: &self.extra,
            review: self
                .review
                .as_deref()
                .and_then(|text| Review::read(text).ok()),
            levels,
        };
        let text = match table.record().start.game() {
            GameKind::Chess => written::<rochade_pgn::Game>(&table, &told),
            GameKind::Draughts => written::<rochade_pdn::Game>(&table, &told),
            GameKind::Four | GameKind::Three => written::<rochade_many_pgn::Game>(&table, &told),
        };
        text.ok_or(Unreadable::TooLong)
    }
}

/// What a text says that the table doesn't know.
struct Told<'a> {
    day: &'a str,
    extra: &'a str,
    review: Option<Review>,
    levels: &'a [String],
}

/// The text of a game; `None` if it has no room for it.
fn written<G: Score>(table: &Table, told: &Told<'_>) -> Option<String> {
    let extra = G::read(told.extra);
    let mut game: G = moves(table, !extra.as_ref().is_some_and(is_drawn_without_offer))?;
    let is_cut = |whole: &G| {
        // By the laws of the table it was over before.
        whole.len() > game.len() && begins_with(whole, &game) && is_over(table)
    };
    match extra {
        // The extra is all of it.
        Some(whole) if is_cut(&whole) => game = whole,
        extra => {
            if let Some(extra) = extra {
                take_over(&mut game, &extra);
            }
            // What is too long for a tag was too long for a name, a control or a day already.
            let _ = set_tags(&mut game, table, told);
        }
    }
    if let Some(review) = &told.review {
        annotate(&mut game, review, G::first_ply(table));
    }
    Some(game.to_string())
}

/// Returns whether a game is a draw of which no offer is told with its last move, as in the texts
/// of others.
fn is_drawn_without_offer<G: Score>(game: &G) -> bool {
    let last = game.sheet().notes().next_back();
    game.is_drawn() && !last.is_some_and(|notes| offers_draw(notes.after.as_str()))
}

/// The game with its moves and times, and what was said, if wanted also that the draw which was
/// agreed on was offered with the last move; it begins with the first move that the text can
/// express.
fn moves<G: Score>(table: &Table, tells_last_offer: bool) -> Option<G> {
    let first_ply = G::first_ply(table);
    let mut game = G::begin(table, first_ply)?;
    let said_at = said_at(table, first_ply);
    let said_in = |plies: RangeInclusive<usize>, offer| {
        let then = said_at.iter().filter(|(at, _)| plies.contains(at));
        said::comment(offer, then.map(|(_, said)| *said))
    };
    let preface = match G::comment_before(table, first_ply, &said_at) {
        Some(before) => [&before, &*said_in(first_ply..=first_ply, false)].join(" "),
        None => said_in(0..=first_ply, false),
    };
    game.sheet_mut().preface = Text::new(&preface).ok()?;
    let View { entries, blown, .. } = table.view();
    let mut leavings = game.leavings(table).into_iter().peekable();
    for (plies, entry) in (1..).zip(entries.iter()).skip(first_ply) {
        while let Some((_, event)) = leavings.next_if(|(left, _)| *left < plies) {
            game.leave(&event);
        }
        let notes = game.add(entry)?;
        notes.clock = entry.time_left;
        let is_told = entry.offer && (tells_last_offer || plies < entries.len());
        notes.after = Text::new(&said_in(plies..=plies, is_told)).ok()?;
    }
    if let Some(last) = blown {
        game.blow(last.square);
    }
    for (_, event) in leavings {
        game.leave(&event);
    }
    // Half a win of chess is written as the game writes it: as a draw.
    if let Some(outcome) = table.outcome() {
        game.set_result(outcome.result);
    }
    Some(game)
}

/// The name of a player in a text; that of a computer without one says how strong it plays.
fn name_of(player: &Player, levels: &[String]) -> String {
    match (player.name.as_str(), player.computer) {
        ("", Some(Computer { level, .. })) => {
            let named = levels.get(usize::from(level).wrapping_sub(1)).cloned();
            named.unwrap_or_else(|| format!("Rochade, level {level}"))
        }
        ("", None) => "?".to_owned(),
        (name, _) => name.to_owned(),
    }
}

/// Sets the tags for names, date, odds, times, laws and the end.
fn set_tags<G: Score>(game: &mut G, table: &Table, told: &Told<'_>) -> Result<(), Flaw> {
    let Told { day, levels, .. } = told;
    let View { seats, .. } = table.view();
    for (tag, seat) in game.name_tags().iter().zip(&seats) {
        // The extra may know more of a name than fits the table.
        let known = game.sheet().tags().get(tag).unwrap_or_default();
        if saved::clean_name(known) != saved::clean_name(&seat.player.name)
            || seat.player.computer.is_some()
        {
            game.sheet_mut()
                .set_tag(tag, &name_of(&seat.player, levels))?;
        }
    }
    if let Some(odds) = odds::text(table) {
        game.sheet_mut().set_tag(odds::TAG, &odds)?;
    }
    if !day.is_empty() && game.sheet().tags().get("Date").is_none() {
        game.sheet_mut().set_tag("Date", &day.replace('-', "."))?;
    }
    if let Some([first, others @ ..]) = table.record().start.controls.as_deref() {
        if others.iter().all(|other| other == first) {
            game.sheet_mut()
                .set_tag("TimeControl", &first.in_seconds())?;
        } else {
            let controls = [first].into_iter().chain(others);
            for (tag, control) in game.control_tags().iter().zip(controls) {
                game.sheet_mut().set_tag(tag, &control.in_seconds())?;
            }
        }
    }
    game.set_laws(&table.record().start.laws)?;
    if game.sheet().tags().get("Termination").is_none() {
        game.sheet_mut()
            .set_tag("Termination", termination(table))?;
    }
    Ok(())
}

/// Returns how the game ended, as the tag says it: in the format's own words, but for what was
/// claimed and what they don't know.
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
fn take_over<G: Score>(game: &mut G, extra: &G) {
    let same_start = game.has_start_of(extra);
    let same_moves = if same_start {
        game.same_moves(extra)
    } else {
        0
    };
    let goes_on = game.is_told() && game.result() != extra.result()
        || !extra.is_empty() && game.len() > same_moves;
    for (tag, value) in extra.sheet().tags().iter() {
        // How it ended then is not how it ended at last.
        if !(goes_on && tag == "Termination") {
            // Its tags were read, and fit.
            let _ = game.sheet_mut().set_tag(tag, value);
        }
    }
    if same_start {
        game.sheet_mut().preface = joined(&extra.sheet().preface, &game.sheet().preface);
    }
    for (index, theirs) in extra.sheet().notes().enumerate().take(same_moves) {
        if let Some(ours) = game.sheet_mut().notes_mut(index) {
            let clock = ours.clock.or(theirs.clock);
            let after = joined(&theirs.after, &ours.after);
            *ours = theirs.clone();
            ours.clock = clock;
            ours.after = after;
        }
    }
    let is_all = same_moves == game.len() && (extra.is_empty() || extra.len() == game.len());
    if !game.is_told() && is_all {
        game.set_result(extra.result());
    }
}

/// A comment that came with the game, and what was said there since. If there is no room for that,
/// it is left out.
fn joined(came: &Text, since: &Text) -> Text {
    let joined = said::joined(came.as_str(), since.as_str());
    Text::new(&joined).unwrap_or_else(|_| came.clone())
}

fn is_over(table: &Table) -> bool {
    table.outcome().is_some()
}

/// Returns whether the longer game begins with all of the shorter one.
fn begins_with<G: Score>(longer: &G, shorter: &G) -> bool {
    longer.has_start_of(shorter) && longer.same_moves(shorter) == shorter.len()
}
