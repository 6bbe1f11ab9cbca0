//! The plies before the first one that PGN can express. PGN knows no move against the rules
//! (laws.md, section 4), no check that is ignored (section 5), and no moves in a row by one side
//! (section 6): its moves begin after the last of these.
//!
//! The comment before all moves then holds those before it as squares, `b1b5 e7e5 (=)`; where they
//! began with another position than the usual one, that comes first, as FEN. Between them stands
//! what was said then ([`crate::said`]). The odds' own moves in a row need no such comment: they
//! stand in their tag ([`crate::odds`]).

use rochade_chess::{Move, Position};
use rochade_pgn::Game;
use rochade_table::chess::{move_of, step};
use rochade_table::saved::Telling;
use rochade_table::{Event, Start, Step, Table};

use crate::odds;
use crate::said::{OFFER, Said, let_stand, offer_draw};

/// Returns the number of leading plies that PGN can't express.
pub(crate) fn first_ply(table: &Table) -> usize {
    let view = table.view();
    let positions = table.positions(usize::MAX);
    let tells = |(entry, pair): (&rochade_table::Entry, &[String])| {
        let before: Option<Position> = pair[0].parse().ok();
        let after = before.and_then(|before| before.play(move_of(&entry.deed.step)?).ok());
        !entry.illegal && after.is_some_and(|after| after.to_string() == pair[1])
    };
    let pairs = view.entries.iter().zip(positions.windows(2));
    let told = pairs.rev().take_while(|pair| tells(*pair)).count();
    (view.plies - told).max(odds::ahead(table))
}

/// The position with which the moves of PGN begin, after `plies`. Where a king was just left in an
/// unsaid check, chess doesn't know the position: then it is the last one that chess knows.
pub(crate) fn shown(table: &Table, plies: usize) -> Position {
    let mut positions = table.positions(plies).into_iter().rev();
    let known = positions.find_map(|fen| fen.parse().ok());
    known.unwrap_or_else(Position::initial)
}

/// Writes the comment for the plies before the text; `None` if it needs none.
pub(crate) fn text(table: &Table, first_ply: usize, said_at: &[(usize, Said)]) -> Option<String> {
    let is_early = |(at, _): &(usize, Said)| *at < first_ply;
    if first_ply == odds::ahead(table) && !said_at.iter().any(is_early) {
        return None;
    }
    let start = &table.record().start;
    let mut words: Vec<String> = start.position.iter().cloned().collect();
    let view = table.view();
    for (plies, entry) in view.entries.iter().enumerate().take(first_ply) {
        let said = said_at.iter().filter(|(at, _)| *at == plies);
        words.extend(said.map(|(_, said)| said.command()));
        words.push(move_of(&entry.deed.step)?.to_string());
        words.extend(entry.offer.then(|| OFFER.to_owned()));
    }
    Some(words.join(" "))
}

/// Replays such a comment from the very beginning of the game to the position where the moves of
/// PGN begin; `None` unless it leads there.
pub(crate) fn from_comment(game: &Game, start: &Start) -> Option<Telling> {
    let mut words = game.sheet.preface.as_str().split(' ').peekable();
    let begins_elsewhere = words.peek()?.contains('/');
    let position = begins_elsewhere.then(|| words.by_ref().take(6).collect::<Vec<_>>().join(" "));
    let mut telling = Telling::new(&Start {
        odds: odds::given(game)
            .filter(|_| position.is_none())
            .into_iter()
            .collect(),
        position,
        ..start.clone()
    })?;
    while let Some(word) = words.next() {
        if word == "[%rochade" {
            let said = Said::read(words.next()?.strip_suffix(']')?)?;
            said.tell(&mut telling).ok()?;
            continue;
        }
        let made: Move = word.parse().ok()?;
        if words.next_if_eq(&OFFER).is_some() {
            let mover = telling.table().view().turn;
            offer_draw(&mut telling, mover).ok()?;
        }
        make(&mut telling, step(made))?;
    }
    let table = telling.table();
    let start = shown(table, usize::MAX).to_string();
    let goes_on = table.positions(usize::MAX).pop()? == start;
    (start == game.start().to_string() && (goes_on || game.is_empty())).then_some(telling)
}

/// Makes a move; one against the rules is let stand.
fn make(telling: &mut Telling, step: Step) -> Option<()> {
    let by = telling.table().view().turn;
    if telling.tell(Event::Played(step.clone())).is_ok() {
        return Some(());
    }
    let_stand(telling, step, by).ok()
}
