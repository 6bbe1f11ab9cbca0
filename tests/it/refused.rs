//! Every reason why a text is no saved game is given: for a link; and some for a game that was
//! left, and for one in the list, which ask the same reader.

use rochade_e2e::{Page, Visit};
use serde_json::json;

use crate::links;
use crate::resume::keys;
use crate::stored::{entry, find};
use crate::words::{self, text};

/// For every key of a reason, a text that is refused for it. All but the first two have a checksum
/// that is right.
fn refused() -> Vec<(&'static str, String)> {
    [
        ("refused-foreign", "hello"),
        // A game of Anna's and Ben's, without its last letter.
        ("refused-damaged", "2iG0t7wAEUIldDAQByWK"),
        // It has law number 9,999.
        ("refused-newer", "2iG0t7wAEUIldD48inEAoAj6wr"),
        // A name that turns the writing round.
        ("refused-name", "2i-_t_Isb3ABBIowyuBAoAN1Jb"),
        // A time control that reads "soon".
        ("refused-clock", "2iG0t7wAEUIldDoM_9b3AAKzgBDAgCvDYG"),
        // Anna alone.
        ("refused-seats", "2iG0t7wAAUARniS"),
        // A board without kings.
        (
            "refused-position",
            "2iG0t7wAEUIldDwg7FuXA4eh7FuX4eB4ehD0dQtABtABDUMAAKAkVn5",
        ),
        // Anna resigns twice.
        ("refused-nonsense", "2iG0t7wAEUIldDAIWGShHAdA0x4W"),
    ]
    .map(|(key, text)| (key, text.to_owned()))
    .into_iter()
    .chain([("refused-long", format!("2{}", "A".repeat(70_000)))])
    .collect()
}

/// Waits for a message of this kind that says exactly this.
pub(crate) async fn expect_said(page: &Page, kind: &str, said: &str) {
    page.expect(format!(
        "document.querySelector('[data-notice={kind}]')?.textContent.trim() === {said:?}"
    ))
    .await;
}

#[test]
fn no_reason_is_left_out() {
    let mut known: Vec<&str> = refused().iter().map(|(key, _)| *key).collect();
    let mut reasons = words::keys("refused-");
    known.sort_unstable();
    reasons.sort_unstable();
    assert_eq!(known, reasons);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_link_is_refused_with_its_reason_and_changes_nothing() {
    Visit::default().speaking("de").run(async |page| {
        page.type_moves("e2e4 e7e5").await;
        let position = page.html_attr("data-position").await;
        for (key, link) in refused() {
            links::open(page, &link).await;
            expect_said(page, "told", &text("de", key)).await;
            assert_eq!(page.html_attr("data-position").await, position, "{key}");
        }
        page.tap_moves("g1f3").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_was_left_is_refused_with_its_reason_and_set_aside() {
    Visit::default().speaking("nl").run(async |page| {
        for (key, saved) in refused().into_iter().step_by(3) {
            let kept = entry(json!({ "saved": saved }));
            find(page, &[("rochade.2.open.one", &kept)]).await;
            let said = [text("nl", key), text("nl", "lost-stays")].join(" ");
            expect_said(page, "lost", &said).await;
            assert_eq!(keys(page, "rochade.2.").await, ["rochade.2.lost.one"]);
            page.action("close").await;
            page.expect_placement_to_stay(crate::games::START).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_in_the_list_is_refused_with_its_reason_and_stays() {
    Visit::default().run(async |page| {
        for (key, saved) in refused().into_iter().skip(1).step_by(4) {
            let kept = entry(json!({ "saved": saved, "result": "1-0" }));
            find(page, &[("rochade.2.done.one", &kept)]).await;
            page.action("games").await;
            page.action("open-game").await;
            expect_said(page, "games", &text("en", key)).await;
            assert_eq!(keys(page, "rochade.2.").await, ["rochade.2.done.one"]);
            page.expect_placement_to_stay(crate::games::START).await;
        }
    });
}
