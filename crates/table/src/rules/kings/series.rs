//! Series of moves and perpetual check, whoever moves after whom (laws.md, section 2, points 2 and
//! 3; 001, art. 22 and 23).

/// One move of a game, as perpetual check is about it.
pub(super) struct Made {
    /// Whether the seat has made it that may give check for ever.
    pub(super) by_the_seat: bool,
    /// Whether it gave check.
    pub(super) checks: bool,
    /// Whether it led to a position that is the same as the present one.
    pub(super) led_here: bool,
}

/// Returns whether the last moves are the same series `times` times. Each move is compared as a
/// whole, its man included, so that a series is one of all who moved in it. Of each length that a
/// series can have, mostly the first move is another one already.
pub(super) fn is_series<T>(moves: &[T], times: u32, is_same: impl Fn(&T, &T) -> bool) -> bool {
    let times = usize::try_from(times).unwrap_or(usize::MAX).max(1);
    (2..=moves.len() / times).any(|length| {
        let first = moves.len() - length * times;
        let mut places = (first + length..moves.len()).rev();
        places.all(|at| is_same(&moves[at], &moves[at - length]))
    })
}

/// Returns whether a seat has given check with each of its last moves, and the present position has
/// stood three times since the first of them. The moves come the last one first.
pub(super) fn checks_for_ever(moves: impl Iterator<Item = Made>) -> bool {
    let (mut stood, mut stood_since_check) = (0, 0);
    for made in moves {
        if made.by_the_seat && !made.checks {
            break;
        }
        stood += u32::from(made.led_here);
        if made.by_the_seat {
            stood_since_check = stood;
        }
    }
    stood_since_check >= 3
}
