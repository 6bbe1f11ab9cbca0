//! A long evening: many moves and many games leave no traces behind.

use std::panic::Location;

use rochade_e2e::{Page, Visit};
use serde_json::json;

/// The page's nodes, and the bytes of its WebAssembly memory and its script heap, after a clean-up.
async fn used(page: &Page) -> (i64, i64) {
    page.do_command("HeapProfiler.collectGarbage", json!({}))
        .await;
    let counters = page.do_command("Memory.getDOMCounters", json!({})).await;
    let heap = page.do_command("Runtime.getHeapUsage", json!({})).await;
    let number = |value: &serde_json::Value| value.as_f64().unwrap_or(-1.0) as i64;
    (number(&counters["nodes"]), number(&heap["usedSize"]))
}

/// Knights go out and home again, never to the same position three times, since pawns step between.
async fn plies(page: &Page, count: usize) {
    const DANCE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
    const STEPS: [[&str; 2]; 12] = [
        ["a3", "a6"],
        ["b3", "b6"],
        ["c3", "c6"],
        ["d3", "d6"],
        ["e3", "e6"],
        ["g3", "g6"],
        ["h3", "h6"],
        ["a4", "a5"],
        ["b4", "b5"],
        ["c4", "c5"],
        ["d4", "d5"],
        ["e4", "e5"],
    ];
    let dances = STEPS.iter().flat_map(|step| DANCE.iter().chain(step));
    for text in dances.take(count) {
        page.type_move(text).await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn many_moves_and_games_leave_memory_and_nodes_level() {
    Visit::default().still().run(async |page| {
        let round = async || {
            for _ in 0..5 {
                page.type_moves("f3 e5 g4 Qh4#").await;
                page.action("rematch").await;
                page.expect_end("", "").await;
            }
            plies(page, 72).await;
            page.action("new-game").await;
            page.action("start-game").await;
            page.expect("document.documentElement.dataset.position.endsWith(' 0 1')")
                .await;
        };
        round().await;
        let (nodes, heap) = used(page).await;
        for _ in 0..3 {
            round().await;
        }
        // What one pass takes away may hold what only a later one can.
        let level = async || match used(page).await {
            (after, _) if after > nodes + nodes / 10 => {
                Err(format!("{nodes} nodes became {after}"))
            }
            (_, after) if after > heap + 1_000_000 => Err(format!("{heap} bytes became {after}")),
            _ => Ok(()),
        };
        page.until(Location::caller(), level).await;
    });
}
