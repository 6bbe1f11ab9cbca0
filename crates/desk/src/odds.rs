//! Odds in PGN (laws.md, section 6): the tag `Odds` holds what is given in the word of the page's
//! contract, the giver's letter, the file if another man is given than is usual, and the moves made
//! in a row before the game that PGN can tell, as in `pawn-2 b e2e4 d2d4` or `knight w g`.

pub(crate) mod many;

use rochade_chess::{File, Move};
use rochade_pgn::Game;
use rochade_table::chess::{move_of, step};
use rochade_table::saved::Telling;
use rochade_table::{Event, GameKind, Odds, OddsKind, Start, Table};

/// The tag's name.
pub(crate) const TAG: &str = "Odds";

/// With how many moves in a row the game on a table has begun.
pub(crate) fn ahead(table: &Table) -> usize {
    let odds = table.record().start.odds.first();
    let ahead = odds.map_or(0, |odds| odds.kind.moves_ahead());
    table.plies().min(ahead.into())
}

/// Returns what the tag holds; `None` for a game without odds.
pub(crate) fn text(table: &Table) -> Option<String> {
    let &odds = table.record().start.odds.first()?;
    if table.record().start.game() != GameKind::Chess {
        return many::text(table);
    }
    let plan = GameKind::Chess.plan();
    let mut words = vec![odds.kind.word().to_owned()];
    words.push(plan.letter(odds.giver).to_owned());
    if odds != Odds::new(odds.kind, odds.giver) {
        words.push(File::from_index(odds.file.into())?.letter().to_string());
    }
    for entry in &table.view().entries[..ahead(table)] {
        words.push(move_of(&entry.deed.step)?.to_string());
    }
    Some(words.join(" "))
}

/// Begins a game with the odds of its tag, and the moves that they allowed; `None` unless these
/// lead to the position with which its text begins.
pub(crate) fn begun(game: &Game, start: &Start) -> Option<Telling> {
    let (odds, moves) = parse(game.sheet.tags().get(TAG)?)?;
    let start = Start {
        position: None,
        odds: vec![odds],
        ..start.clone()
    };
    let mut telling = Telling::new(&start)?;
    for &mv in &moves {
        telling.tell(Event::Played(step(mv))).ok()?;
    }
    let table = telling.table();
    let position = table.positions(moves.len()).pop()?;
    let is_all = ahead(table) == moves.len() && position == game.start().to_string();
    is_all.then_some(telling)
}

/// The odds in the tag.
pub(crate) fn given(game: &Game) -> Option<Odds> {
    parse(game.sheet.tags().get(TAG)?).map(|(odds, _)| odds)
}

fn parse(text: &str) -> Option<(Odds, Vec<Move>)> {
    let mut words = text.split(' ').peekable();
    let kind = OddsKind::of_word(words.next()?)?;
    let letter = words.next()?;
    let plan = GameKind::Chess.plan();
    let giver = plan.all_seats().find(|&seat| plan.letter(seat) == letter)?;
    let mut odds = Odds::new(kind, giver);
    let file = |word: &str| {
        File::ALL
            .into_iter()
            .find(|file| word == file.letter().to_string())
    };
    if let Some(file) = words.peek().and_then(|word| file(word)) {
        odds.file = file.index() as u8;
        words.next();
    }
    let moves: Result<Vec<Move>, _> = words.map(str::parse).collect();
    Some((odds, moves.ok()?))
}
