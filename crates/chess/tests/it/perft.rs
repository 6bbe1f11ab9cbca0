//! The numbers of `tests/data/perft.txt`: those up to a limit, which `PERFT_LIMIT` in the
//! environment raises.

use rochade_chess::Position;

const NODE_LIMIT: u64 = 5_000_000;

#[test]
fn counts_are_right() {
    let limit = std::env::var("PERFT_LIMIT")
        .ok()
        .and_then(|limit| limit.parse().ok());
    let limit = limit.unwrap_or(NODE_LIMIT);
    let (mut id, mut position) = ("", None);
    let mut checked = 0;
    for line in include_str!("../data/perft.txt").lines() {
        match line.split_once(' ') {
            Some(("id", name)) => id = name,
            Some(("fen", fen)) => position = Some(fen.parse::<Position>().expect(id)),
            Some(("perft", counts)) => {
                let position = position.take().expect(id);
                for (depth, count) in (1..).zip(counts.split(' ')) {
                    let count: u64 = count.parse().expect(id);
                    if count <= limit {
                        assert_eq!(position.perft(depth), count, "{id}, depth {depth}");
                        checked += 1;
                    }
                }
            }
            _ => assert!(
                line.is_empty() || line.starts_with('#'),
                "unreadable: {line}"
            ),
        }
    }
    assert!(checked > 150, "only {checked} counts were checked");
}

// The deepest count there is, where every ply has a single move.
#[test]
fn deep_counts_fit_the_stack() {
    let forced = "2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1";
    assert_eq!(forced.parse::<Position>().expect(forced).perft(u8::MAX), 1);
}
