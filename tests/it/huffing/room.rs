//! Where it is told which men have failed to capture, on every screen and however the players sit.

use rochade_e2e::Visit;

use super::{MANY, MISSED, MOVED, button, expect_blown, expect_missed};
use crate::clocks;
use crate::laws_form::open_at;
use crate::layout::{CUT, FAULTS, found};
use crate::seating::{bar, sit};

/// How far what is told of missed captures is turned.
const TURNED: &str = "getComputedStyle(document.querySelector('[data-missed]')).rotate";

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
            expect_missed(page, "b4", "b").await;
            let faces = way == "face";
            page.expect(format!(
                "{TURNED} === '{}'",
                if faces { "180deg" } else { "none" }
            ))
            .await;
            page.expect(format!(
                "getComputedStyle(document.querySelector('{}')).rotate === '{}'",
                bar("b"),
                if faces { "180deg" } else { "none" }
            ))
            .await;
            page.click([&bar("b"), " ", &button("b4")].concat()).await;
            expect_blown(page, "b4").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_has_room_on_every_screen_and_moves_nothing() {
    let corner =
        "JSON.stringify(document.querySelector('[data-square=a1]').getBoundingClientRect())";
    let mut all = Vec::new();
    for (width, height) in [
        (320, 480),
        (360, 640),
        (390, 844),
        (360, 780),
        (412, 740),
        (768, 1024),
        (1024, 768),
        (844, 390),
        (568, 320),
    ] {
        for language in ["en", "de", "nl"] {
            for moves in [MOVED, MANY] {
                let screen = Visit::default()
                    .sized(width, height)
                    .touch()
                    .speaking(language);
                screen.run(async |page| {
                    open_at(page, "?laws=noris").await;
                    clocks::start(page, "5+0").await;
                    let (most, last) = moves.rsplit_once(' ').expect("several moves");
                    page.type_moves(most).await;
                    let before = page.eval(corner).await;
                    page.type_moves(last).await;
                    page.expect("document.querySelector('[data-missed]') !== null")
                        .await;
                    let mut faults = found(page, FAULTS).await;
                    faults.extend(found(page, CUT).await);
                    if page.eval(corner).await != before {
                        faults.push("the board has moved".to_owned());
                    }
                    if !faults.is_empty() {
                        all.push((width, height, language, moves, faults));
                    }
                });
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}
