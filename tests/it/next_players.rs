//! The tablet at the club (`?kiosk=1`) that nobody has touched for three minutes: it offers to
//! begin afresh.

use rochade_e2e::{Key, Page, Visit};

use crate::actions::Tried;
use crate::games::START;
use crate::laws_form::open_at;
use crate::resume::keys;
use crate::settings::{choose, flip, open};

/// The page's three minutes last as long as the test wants. (The browser fills no screen for a key
/// that leads out of one.)
pub(crate) const SOON: &str = "const later = setTimeout;
    window.setTimeout = (act, wait, ...more) => later(act, wait === 180000 ? window.still ?? wait : wait, ...more);
    Element.prototype.requestFullscreen = async () => {};
    if (!localStorage.getItem('rochade.settings')) localStorage.setItem('rochade.settings', 'board=green');";

/// What the club offers.
const CLUB: &str = "?kiosk=1&clock=5%2B3&lang=de";

const ASKS: &str = "document.querySelector('dialog.next-players[open]') !== null";

/// Lets three minutes pass after a last touch, in the blink of an eye.
async fn leave(page: &Page) {
    page.eval("window.still = 200").await;
    page.key(Key::Escape).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_next_players_find_what_the_club_offers_and_nothing_of_those_before() {
    Visit::default()
        .after_script(SOON)
        .at(CLUB)
        .run(async |page| {
            open(page).await;
            choose(page, "language", "nl").await;
            page.expect("document.documentElement.lang === 'nl'").await;
            page.expect_whole().await;
            open(page).await;
            page.click("dialog input[name=board][value=blue]").await;
            flip(page, "sound").await;
            page.click("dialog [data-action=close]").await;
            page.action("new-game").await;
            page.eval("document.querySelector('[name=white]').focus()")
                .await;
            page.write("Anna").await;
            page.set_field("clock", "none").await;
            page.action("start-game").await;
            page.type_moves("e4 e5").await;
            // They hold until then, and the club's own are kept meanwhile.
            page.reload().await;
            page.expect_whole().await;
            assert_eq!(page.html_attr("data-board").await, "blue");
            assert_eq!(page.html_attr("lang").await, "nl");
            assert_eq!(
                page.eval("localStorage.getItem('rochade.settings')").await,
                "board=green"
            );

            leave(page).await;
            page.expect(ASKS).await;
            page.eval("window.still = undefined").await;
            let button = "document.activeElement.matches('[data-action=next-players]')";
            page.expect(button).await;
            page.click("[data-action=next-players]").await;
            page.expect("document.documentElement.lang === 'de'").await;
            page.expect_whole().await;
            page.expect_placement(START).await;
            page.expect("document.querySelectorAll('[data-clock]').length === 2")
                .await;
            assert_eq!(page.html_attr("data-board").await, "green");
            assert_eq!(page.html_attr("data-sound").await, "");
            page.expect("!document.body.textContent.includes('Anna')")
                .await;
            page.action("new-game").await;
            page.expect("document.querySelector('[name=white]').value === ''")
                .await;
            page.action("close").await;
            assert_eq!(keys(page, "rochade.visitors.").await, [""; 0]);
            assert_eq!(keys(page, "rochade.new-game").await, [""; 0]);
            // The game itself is in the list.
            assert_eq!(keys(page, "rochade.2.done.").await.len(), 1);
            page.expect_never(ASKS).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nobody_is_asked_while_a_clock_runs_and_any_touch_says_that_somebody_is_there() {
    Visit::default()
        .after_script(SOON)
        .at(CLUB)
        .run(async |page| {
            page.type_moves("e4 e5").await;
            leave(page).await;
            page.expect_never(ASKS).await;
            page.action("pause").await;
            page.expect(ASKS).await;
            page.eval("window.still = undefined").await;
            page.click("dialog.next-players p").await;
            page.expect(format!("!({ASKS})")).await;
            // The game is still there; its men are hidden while the clocks rest.
            page.expect(
            "document.documentElement.dataset.position.startsWith('rnbqkbnr/pppp1ppp/8/4p3/4P3/')",
        )
        .await;
            page.expect("document.documentElement.dataset.playing === ''")
                .await;
            // On any other page nobody is asked.
            open_at(page, "?clock=none").await;
            leave(page).await;
            page.expect_never(ASKS).await;
        });
}

/// Presses the button of this question.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    open_at(page, "?kiosk=1").await;
    page.type_moves("e4").await;
    leave(page).await;
    let begins = format!("document.documentElement.dataset.position.startsWith('{START}')");
    page.expect(ASKS).await;
    tried.does(page, "next-players", begins).await;
}
