//! Where it is told which men have failed to capture, however the players sit.

use rochade_e2e::Visit;

use super::{MISSED, button, expect_blown, expect_missed};
use crate::face::expect_turned;
use crate::laws_form::open_at;
use crate::seating::{bar, sit};

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn however_they_sit_the_right_player_is_asked_the_right_way_round() {
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        for way in ["fixed", "face", "turning", "pass"] {
            open_at(page, "?laws=noris").await;
            page.action("new-game").await;
            page.action("start-game").await;
            page.expect("document.querySelector('dialog') === null")
                .await;
            sit(page, way).await;
            page.type_moves(MISSED).await;
            if way == "pass" {
                page.expect("document.documentElement.dataset.near === 'b'")
                    .await;
            }
            expect_missed(page, "b4", "b").await;
            let faces = way == "face";
            expect_turned(page, "[data-missed]", if faces { 180 } else { 0 }).await;
            page.expect(format!(
                "getComputedStyle(document.querySelector('{}')).rotate === '{}'",
                bar("b"),
                if faces { "180deg" } else { "none" }
            ))
            .await;
            // Each has the own buttons at the own edge; else who is to move has them in the line.
            if faces {
                page.click([&bar("b"), " ", &button("b4")].concat()).await;
            } else {
                page.click(button("b4")).await;
            }
            expect_blown(page, "b4").await;
        }
    });
}
