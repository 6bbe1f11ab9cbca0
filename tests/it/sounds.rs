//! Sounds: after the first touch, and only if they are wanted.

use rochade_e2e::{Page, Visit};

use crate::settings::flip;

// How long each sound is heard, in milliseconds: from its first knock to the end of its last one.
const MOVE: u32 = 90;
const CAPTURE: u32 = 145;
const CHECK: u32 = 200;
pub(crate) const LOW_TIME: u32 = 250;
const END: u32 = 390;

/// Notes of every sound how long it is heard, in milliseconds, if there is anything to be heard in
/// it.
pub(crate) const HEARD: &str = "window.heard = [];
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
        start() {
            super.start();
            const loud = this.buffer.getChannelData(0).some(level => Math.abs(level) > 0.2);
            if (loud) heard.push(Math.round(this.buffer.duration * 1000));
        }
    };";

/// Waits until one sound of this length was heard since the last time.
async fn expect_heard(page: &Page, milliseconds: u32) {
    page.expect(&format!(
        "heard.length === 1 && heard[0] === {milliseconds}"
    ))
    .await;
    page.eval("heard.length = 0").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_captures_checks_and_the_end_are_heard() {
    Visit::default().after_script(HEARD).run(async |page| {
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.tap("e4").await;
        expect_heard(page, MOVE).await;
        page.tap_moves("f7f5").await;
        expect_heard(page, MOVE).await;
        page.tap_moves("e4f5").await;
        expect_heard(page, CAPTURE).await;
        page.tap_moves("g7g5").await;
        expect_heard(page, MOVE).await;
        page.tap_moves("d1h5").await;
        expect_heard(page, END).await;
        page.action("rematch").await;
        page.tap_moves("e2e4 f7f6").await;
        page.expect("heard.length === 2").await;
        page.eval("heard.length = 0").await;
        page.tap_moves("d1h5").await;
        expect_heard(page, CHECK).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_heard_when_sounds_are_off() {
    Visit::default().after_script(HEARD).run(async |page| {
        page.tap_moves("e2e4").await;
        page.action("settings").await;
        flip(page, "sound").await;
        page.click("dialog [data-action=close]").await;
        page.eval("heard.length = 0").await;
        page.tap_moves("e7e5 g1f3").await;
        page.expect_never("heard.length > 0").await;
    });
}
