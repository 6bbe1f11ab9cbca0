//! How far a look back can be relied on.

use std::time::Instant;

use rochade_review::NODES;
use rochade_table::{GameKind, Start};

use crate::review::{game_of, reviewed};

#[test]
#[ignore = "takes time, and is only looked at"]
fn it_takes_so_long() {
    for game in [
        GameKind::Chess,
        GameKind::Draughts,
        GameKind::Four,
        GameKind::Three,
    ] {
        let table = game_of(Start::new(game, Vec::new()), 4, 1, 80);
        let nodes = if game == GameKind::Chess || game == GameKind::Draughts {
            NODES
        } else {
            NODES / 4
        };
        for nodes in [1, nodes] {
            let begun = Instant::now();
            let review = reviewed(&table, nodes);
            println!(
                "{game:?} {} {nodes} {:?} {}",
                table.plies(),
                begun.elapsed(),
                review.moments.len()
            );
        }
    }
}
