//! The panel about the page, and the imprint of whoever has put it on the web.

use rochade_e2e::{Page, Visit};

use crate::access::faults;
use crate::actions::Tried;
use crate::settings::press;

/// A server that answers so where a club's imprint would be.
pub(crate) fn answering(answer: &str) -> String {
    format!(
        "const {{ fetch }} = window;
         window.fetch = (what, ...how) => /imprint.txt/.test(what)
             ? Promise.resolve(new Response({answer})) : fetch(what, ...how);"
    )
}

const PANEL: &str = "document.querySelector('dialog.about-page')";

async fn open(page: &Page) {
    press(page, "about").await;
    page.middle("dialog [data-action=close]").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_says_the_version_and_the_imprint_line_by_line() {
    let club = answering("'\\ufeffSchachklub <b>Eins</b>\\n\\nMarktplatz 1\\n'");
    for (width, height) in [(390, 844), (1280, 800)] {
        let visit = Visit::default().sized(width, height).speaking("de");
        visit.after_script(&club).run(async |page| {
            open(page).await;
            page.expect(format!(
                "{PANEL}.querySelector('.imprint p')?.textContent === 'Schachklub <b>Eins</b>\\n\\nMarktplatz 1'"
            ))
            .await;
            page.expect(format!(
                "/Version \\d+\\.\\d+\\.\\d+, \\d{{4}}-\\d\\d-\\d\\d \\([0-9a-f]{{8}}\\)/.test({PANEL}.textContent)"
            ))
            .await;
            page.expect(format!("{PANEL}.textContent.includes('MIT')"))
                .await;
            let faults = faults(page).await;
            assert!(faults.is_empty(), "{faults:#?}");
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_there_is_no_imprint_nothing_is_said_of_it() {
    for answer in [
        "'', { status: 404 }",
        "'<!doctype html><p>Log in'",
        "' \\n'",
    ] {
        Visit::default()
            .after_script(answering(answer))
            .run(async |page| {
                open(page).await;
                page.expect(format!("/Version .*\\(/.test({PANEL}.textContent)"))
                    .await;
                page.expect_never(format!(
                    "{PANEL}.querySelector('.imprint, [role=alert]') !== null"
                ))
                .await;
            });
    }
}

/// Presses what leads here, and what leads back to the contents of the rules.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    tried
        .does(page, "about", format!("{PANEL}?.open === true"))
        .await;
    page.action("close").await;
    page.action("rules").await;
    page.expect("document.querySelector('dialog svg') !== null")
        .await;
    page.eval("document.querySelector('.leaf').scrollTop = 2000")
        .await;
    let at_contents = "document.activeElement?.id === 'rules-chess' && document.querySelector('.leaf').scrollTop < 100";
    tried.does(page, "contents", at_contents).await;
    page.action("close").await;
}
