//! The numbers of `tests/data/perft.txt`, which are those of draughts.md, section 4: up to a limit,
//! which `PERFT_LIMIT` in the environment raises.

use rochade_draughts::Position;

use crate::walks::named_rules;

const NODE_LIMIT: u64 = 25_000_000;

#[test]
fn counts_are_right() {
    let limit = std::env::var("PERFT_LIMIT")
        .ok()
        .and_then(|limit| limit.parse().ok());
    let limit = limit.unwrap_or(NODE_LIMIT);
    let mut fen = None;
    let mut checked = 0;
    for line in include_str!("../data/perft.txt").lines() {
        let Some((name, counts)) = line.split_once(' ') else {
            assert!(line.is_empty(), "unreadable: {line}");
            continue;
        };
        match name {
            "#" => {}
            "initial" => fen = None,
            "fen" => fen = Some(counts),
            _ => {
                let rules = named_rules(name);
                let position = fen.map_or_else(
                    || Position::initial(&rules),
                    |fen| Position::from_fen(fen, &rules).expect(fen),
                );
                for (depth, count) in (1..).zip(counts.split_whitespace()) {
                    let count: u64 = count.parse().expect(line);
                    if count <= limit {
                        assert_eq!(
                            position.perft(depth),
                            count,
                            "{fen:?} {name}, depth {depth}"
                        );
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 200, "only {checked} counts were checked");
}
