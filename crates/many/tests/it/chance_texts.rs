//! Positions by chance: texts with few men, some of whose players stand frozen, and games that go
//! on from them.

use rochade_many::{Board, Game, Kind, Man, Move, Position, Rules, Seat, Square};
use rochade_testkit::Chance;

pub(crate) fn rules(board: Board) -> Rules {
    let usual = match board.game() {
        Game::Four => Rules::FOUR,
        Game::Three => Rules::THREE,
    };
    Rules { board, ..usual }
}

/// Men by square, as somebody writes them down.
type Men = Vec<(Square, Man)>;

/// The array with some of its men gone.
fn thinned(chance: &mut Chance, board: Board) -> Men {
    let start = Position::initial(&rules(board));
    let share = 1 + chance.below(5);
    let men = board
        .squares()
        .filter_map(|square| Some((square, start.man_at(square)?)));
    let mut men: Men = men.collect();
    men.retain(|(_, man)| man.kind == Kind::King || chance.below(6) < share);
    men
}

/// A king each, often at an edge, and few or many others anywhere.
fn scattered(chance: &mut Chance, board: Board) -> Men {
    let squares: Vec<Square> = board.squares().collect();
    let (width, height) = (board.columns().len() as u8, board.height());
    let edge = |square: &&Square| {
        [0, width - 1].contains(&square.column()) || [0, height - 1].contains(&square.row())
    };
    let edges: Vec<Square> = squares.iter().filter(edge).copied().collect();
    let seats: Vec<Seat> = board.game().seats().collect();
    let mut men: Men = Vec::new();
    for seat in &seats {
        let among = if chance.one_in(3) { &squares } else { &edges };
        let mut square = *chance.pick(among);
        while men.iter().any(|(at, _)| *at == square) {
            square = *chance.pick(&squares);
        }
        let kind = Kind::King;
        men.push((square, Man { seat: *seat, kind }));
    }
    for _ in 0..chance.below(12 * seats.len()) {
        let square = *chance.pick(&squares);
        if men.iter().all(|(at, _)| *at != square) {
            let kind = *chance.pick(&Kind::ALL[1..]);
            let seat = *chance.pick(&seats);
            men.push((square, Man { seat, kind }));
        }
    }
    men
}

fn placement(men: &Men, board: Board) -> String {
    let mut rows = vec![Vec::new(); usize::from(board.height())];
    for square in board.squares() {
        let man = men.iter().find(|(at, _)| *at == square);
        rows[usize::from(square.row())].push(man.map(|(_, man)| *man));
    }
    let rows = rows.iter().rev().map(|row| {
        let empty = |man: &Option<Man>| man.is_none();
        let parts = row.chunk_by(|one, other| empty(one) && empty(other));
        let parts = parts.map(|part| match part[0] {
            None => part.len().to_string(),
            Some(Man { seat, kind }) => {
                format!("{}{}", board.game().letter(seat), kind.letter())
            }
        });
        parts.collect::<String>()
    });
    rows.collect::<Vec<String>>().join("/")
}

/// Rights to castle of all who have their men in place.
fn castling(men: &Men, board: Board) -> String {
    let start = Position::initial(&rules(board));
    let rights = board.game().seats().filter_map(|seat| {
        let own = men.iter().filter(|(at, man)| {
            man.seat == seat && start.man_at(*at) == Some(*man) && man.kind != Kind::Pawn
        });
        let own: Vec<_> = own.collect();
        let home = own
            .iter()
            .filter(|(_, man)| [Kind::King, Kind::Rook].contains(&man.kind));
        (home.count() == 3).then(|| format!("{}KQ", board.game().letter(seat)))
    });
    let rights: String = rights.collect();
    or_dash(rights)
}

/// A text with men by chance, some of whose players stand frozen; not always one that can be read.
pub(crate) fn any_text(chance: &mut Chance, board: Board) -> String {
    let game = board.game();
    let men = match chance.one_in(3) {
        true => thinned(chance, board),
        false => scattered(chance, board),
    };
    let mut fields = vec![placement(&men, board)];
    let seats: Vec<Seat> = game.seats().collect();
    fields.push(game.letter(*chance.pick(&seats)).to_string());
    let (letters, limit) = match game {
        Game::Four => (['m', 's', 's'], 18),
        Game::Three => (['m', 's', 'o'], 55),
    };
    if game == Game::Four {
        fields.push(castling(&men, board));
    }
    fields.push("-".to_owned());
    let frozen = seats.iter().filter(|_| chance.one_in(6)).copied();
    let frozen: Vec<Seat> = frozen.collect();
    let frozen = frozen.into_iter();
    let frozen = frozen.map(|seat| format!("{}{}", game.letter(seat), chance.pick(&letters)));
    fields.push(or_dash(frozen.collect()));
    let counted = if chance.one_in(4) { &seats[..] } else { &[] };
    let counted = counted.iter();
    let counted = counted.map(|seat| format!("{}{}", game.letter(*seat), chance.below(limit)));
    fields.push(or_dash(counted.collect()));
    fields.join(" ")
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

/// A position to begin with: a text by chance, or the array.
pub(crate) fn beginning(chance: &mut Chance, board: Board) -> Position {
    if chance.one_in(8) {
        let seats: Vec<Seat> = board.game().seats().collect();
        let first = *chance.pick(&seats);
        return Position::beginning_with(&rules(board), first).expect("a seat");
    }
    loop {
        if let Ok(position) = Position::from_text(&any_text(chance, board), &rules(board)) {
            return position;
        }
    }
}

/// A legal move by chance, and often a rare one, if there is one: that freezes or releases
/// somebody, promotes, castles, or takes in passing.
pub(crate) fn any_move(chance: &mut Chance, position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    let telling = |mv: &&Move| {
        let (deed, _) = position.play(**mv).expect("a legal move");
        let taken = deed.capture.is_some_and(|(square, _)| square != mv.to);
        !deed.happenings.is_empty() || mv.promotion.is_some() || deed.rook.is_some() || taken
    };
    let telling = match chance.one_in(2) {
        true => moves.iter().filter(telling).copied().collect(),
        false => Vec::new(),
    };
    let among = if telling.is_empty() { &moves } else { &telling };
    Some(*chance.pick(among))
}
