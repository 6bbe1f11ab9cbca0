//! Endings of which more is known than a sum says.

use rochade_chess::{Bitboard, Color, File, Role, Square};
use rochade_search::DRAW;

use super::sign;
use crate::chess::see::value;
use crate::chess::{Node, bitbase, distance};

/// What a scale is of.
pub(super) const WHOLE: i32 = 64;

/// What a won ending is worth beyond the men.
const WON: i32 = 600;

/// The squares of one colour, those of a1 and h8.
const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// Returns what an ending is worth to the side to move, where it is known: with a bare king, or
/// with king and pawn against king.
pub(super) fn known(node: &Node) -> Option<i32> {
    let board = node.position.board();
    let is_bare = |color: Color| board.color(color).len() == 1;
    let winner = match (is_bare(Color::White), is_bare(Color::Black)) {
        (false, true) => Color::White,
        (true, false) => Color::Black,
        (true, true) => return Some(DRAW),
        (false, false) => return None,
    };
    let own = sign(winner) * sign(node.position.turn());
    let pawns = board.role(Role::Pawn);
    let men = board.color(winner) - board.role(Role::King);
    if (men - pawns).is_empty() {
        if men.many() {
            return None;
        }
        let won = bitbase::is_won(&node.position, winner)?;
        let rank = super::terms::own_rank(winner, men.first()?.rank());
        let worth = if won { WON + 20 * rank as i32 } else { DRAW };
        return Some(own * worth);
    }
    mop_up(node, winner).map(|worth| own * worth)
}

/// Mop-up evaluation: returns the bonus for a bare king near the edge, or, against bishop and
/// knight, near a corner of the bishop's colour. `None` with pawns on the board.
fn mop_up(node: &Node, winner: Color) -> Option<i32> {
    let board = node.position.board();
    let of = |role| board.men(winner, role);
    if of(Role::Pawn).any() {
        return None;
    }
    let (bishops, knights) = (of(Role::Bishop), of(Role::Knight));
    let heavy = of(Role::Rook) | of(Role::Queen);
    let (dark, light) = (bishops & DARK, bishops - DARK);
    let mates = heavy.any()
        || dark.any() && light.any()
        || bishops.any() && knights.any()
        || knights.len() > 2;
    if !mates {
        return Some(DRAW);
    }
    let (own, bare) = (
        node.position.king(winner),
        node.position.king(winner.other()),
    );
    let men = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter();
    let material: i32 = men.map(|role| of(role).len() as i32 * value(role)).sum();
    let near = 7 - distance(own, bare) as i32;
    let only_light_or_dark = heavy.is_empty() && (dark.is_empty() || light.is_empty());
    let place = if only_light_or_dark {
        let corners = match dark.any() {
            true => [Square::A1, Square::H8],
            false => [Square::A8, Square::H1],
        };
        let far = corners.map(|corner| steps(corner, bare)).into_iter().min();
        let beside = (knights | bishops).into_iter();
        let beside: i32 = beside.map(|man| distance(man, bare) as i32).sum();
        40 * (14 - far.unwrap_or_default()) - 2 * beside + 10 * off_centre(bare)
    } else {
        20 * off_centre(bare)
    };
    Some(WON + material + place + 10 * near)
}

/// How far a square is from the middle, 0 to 6.
fn off_centre(square: Square) -> i32 {
    let off = |at: usize| if at < 4 { 3 - at } else { at - 4 };
    (off(square.file().index()) + off(square.rank().index())) as i32
}

/// How many steps along ranks and files lie between two squares.
fn steps(a: Square, b: Square) -> i32 {
    let files = a.file().index().abs_diff(b.file().index());
    (files + a.rank().index().abs_diff(b.rank().index())) as i32
}

/// The scale factor of an endgame: how much of its advantage the better side can hope to keep, of
/// [`WHOLE`].
pub(super) fn scale(node: &Node, eg: i32) -> i32 {
    let board = node.position.board();
    let better = if eg >= 0 { Color::White } else { Color::Black };
    let officers = |color: Color| {
        let men = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter();
        men.map(|role| board.men(color, role).len() as i32 * value(role))
            .sum::<i32>()
    };
    let (own, other) = (officers(better), officers(better.other()));
    let pawns = board.men(better, Role::Pawn);
    if pawns.is_empty() && own - other <= value(Role::Bishop) {
        return if own < value(Role::Rook) { 0 } else { 10 };
    }
    if own == value(Role::Bishop) && other == 0 && is_wrong_corner(node, better) {
        return 0;
    }
    let bishops = board.role(Role::Bishop);
    let is_opposite = [Color::White, Color::Black]
        .into_iter()
        .all(|color| (bishops & board.color(color)).len() == 1)
        && (bishops & DARK).len() == 1;
    if is_opposite {
        let only = own == other && own == value(Role::Bishop);
        return if only {
            24 + 4 * pawns.len() as i32
        } else {
            50
        };
    }
    (44 + 5 * pawns.len() as i32).min(WHOLE)
}

/// Wrong rook pawn: returns whether the pawns all stand on a file at the edge, in whose corner the
/// enemy king stands, and the bishop can't drive it out.
fn is_wrong_corner(node: &Node, color: Color) -> bool {
    let board = node.position.board();
    let pawns = board.men(color, Role::Pawn);
    let bishop = board.men(color, Role::Bishop);
    [File::A, File::H].into_iter().any(|file| {
        let corner = Square::new(file, color.other().home_rank());
        let is_wrong = bishop
            .into_iter()
            .all(|from| from.is_dark() != corner.is_dark());
        let king = node.position.king(color.other());
        is_wrong
            && pawns.any()
            && (pawns - Bitboard::file(file)).is_empty()
            && distance(king, corner) <= 1
    })
}
