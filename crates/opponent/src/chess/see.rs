//! Static exchange evaluation, and the order of captures.

use rochade_chess::{Bitboard, Move, Position, Role, Square};
use rochade_search::Capture;

/// What men are worth in exchanges, in hundredths of a pawn.
pub(crate) const VALUES: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

pub(crate) fn value(role: Role) -> i32 {
    VALUES[role.index()]
}

/// What a move takes: the kind of man, and its square; nothing where it takes nothing.
pub(super) fn taken(position: &Position, mv: Move) -> Option<(Role, Square)> {
    let board = position.board();
    let them = position.turn().other();
    if board.color(them).contains(mv.to) {
        return Some((board.role_at(mv.to)?, mv.to));
    }
    let passes = board.role(Role::Pawn).contains(mv.from) && position.en_passant() == Some(mv.to);
    passes.then(|| (Role::Pawn, Square::new(mv.to.file(), mv.from.rank())))
}

/// What is to be known of a capture or of a promotion to a queen; `None` for all other moves.
pub(crate) fn capture(position: &Position, mv: Move) -> Option<Capture> {
    let taken = taken(position, mv);
    if taken.is_none() && mv.promotion != Some(Role::Queen) {
        return None;
    }
    let role = position.board().role_at(mv.from).unwrap_or(Role::Pawn);
    let victim = taken.map_or(0, |(role, _)| value(role));
    let promoted = mv
        .promotion
        .map_or(0, |role| value(role) - value(Role::Pawn));
    let takes = victim + promoted;
    let loss = match taken.is_none() || value(role) > victim {
        true => (-see(position, mv)).max(0),
        false => 0,
    };
    let is_modest = mv.promotion.is_some_and(|role| role != Role::Queen);
    let mvv_lva = match is_modest {
        true => 0,
        false => takes * 8 + 8 - role.index() as i32,
    };
    Some(Capture {
        mvv_lva,
        takes,
        loss,
    })
}

/// Static exchange evaluation (SEE): what the exchange on the move's target brings the side to
/// move, both sides taking with the least man first and as long as it pays.
pub(crate) fn see(position: &Position, mv: Move) -> i32 {
    let board = position.board();
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen) | board.role(Role::Pawn);
    let mut on_square = board.role_at(mv.from).unwrap_or(Role::Pawn);
    let mut occupied = board.occupied() - Bitboard::of(mv.from);
    let mut gains = [0; 32];
    if let Some((role, square)) = taken(position, mv) {
        gains[0] = value(role);
        occupied = occupied - Bitboard::of(square);
    }
    occupied |= Bitboard::of(mv.to);
    if let Some(role) = mv.promotion {
        gains[0] += value(role) - value(Role::Pawn);
        on_square = role;
    }
    let mut attackers = board.attackers(mv.to, occupied) & occupied;
    let mut side = position.turn().other();
    let mut last = 0;
    while last + 1 < gains.len() {
        let own = attackers & board.color(side);
        let least = Role::ALL
            .into_iter()
            .find_map(|role| Some((role, (own & board.role(role)).first()?)));
        let Some((role, from)) = least else {
            break;
        };
        if role == Role::King && (attackers & board.color(side.other())).any() {
            break;
        }
        last += 1;
        gains[last] = value(on_square) - gains[last - 1];
        on_square = role;
        occupied = occupied - Bitboard::of(from);
        // Another man may have stood behind.
        let opened = match role {
            Role::Rook | Role::Queen if (straight & occupied).any() => true,
            _ => (diagonal & occupied).any(),
        };
        if opened {
            attackers = board.attackers(mv.to, occupied);
        }
        attackers &= occupied;
        side = side.other();
    }
    for place in (1..=last).rev() {
        gains[place - 1] = -gains[place].max(-gains[place - 1]);
    }
    gains[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(fen: &str, mv: &str, wanted: i32) {
        let position: Position = fen.parse().expect(fen);
        let mv: Move = mv.parse().expect(mv);
        assert!(position.is_legal(mv), "{mv} in {fen}");
        assert_eq!(see(&position, mv), wanted, "{mv} in {fen}");
    }

    #[test]
    fn exchanges_bring_what_they_take() {
        check(
            "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1",
            "e1e5",
            100,
        );
        let busy = "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1";
        check(busy, "d3e5", 100 - 320);
        check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 100);
        check("4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0);
        check("4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1", "d1d5", 100 - 950);
    }

    #[test]
    fn quiet_moves_can_lose() {
        check("4k3/8/2p5/8/8/8/8/3QK3 w - - 0 1", "d1d5", -950);
        check("4k3/8/2p5/8/8/8/8/3QK3 w - - 0 1", "d1d4", 0);
    }

    #[test]
    fn pawns_are_taken_in_passing_and_promoted() {
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100);
        check("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850);
        check("1r6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100);
    }

    #[test]
    fn a_king_does_not_step_into_an_attack() {
        check("3rk3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 500);
        check("8/8/4k3/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100);
    }

    #[test]
    fn captures_say_what_they_lose() {
        let position: Position = "4k3/8/2p5/3p4/4P3/8/8/3QK3 w - - 0 1"
            .parse()
            .expect("a position");
        let of = |mv: &str| capture(&position, mv.parse().expect(mv));
        assert!(of("d1d5").is_some_and(|capture| capture.loss == 950 - 200));
        assert!(of("e4d5").is_some_and(|capture| capture.loss == 0 && capture.takes == 100));
        assert_eq!(of("e1e2"), None);
    }
}
