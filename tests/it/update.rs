//! A new build while the page is open: it is told between games, and let in when the user wants it.

use rochade_e2e::{Page, Visit};
use thirtyfour::WindowHandle;

use crate::desk::paste;
use crate::offline::open;
use crate::two_builds::{Build, CACHES, Place, WAITS, expect_build};

const FOOLS_MATE: &str = "f3 e5 g4 Qh4#";
pub(crate) const OFFERED: &str = "document.querySelector('[data-notice=update]') !== null";

/// The page looks for a new build, as it does every hour.
async fn look(page: &Page) {
    page.eval("navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)")
        .await;
    page.expect(WAITS).await;
}

/// Opens the first build, which the browser then keeps.
async fn open_kept(page: &Page, url: &str) {
    open(page, url).await;
    page.expect("!!navigator.serviceWorker.controller").await;
    expect_build(page, &Build::first(), "to move").await;
}

/// What is offered lies neither over the board nor over a clock.
async fn expect_aside(page: &Page) {
    page.expect(OFFERED).await;
    let covers = "(() => {
        const notice = document.querySelector('[data-notice=update]').getBoundingClientRect();
        return [...document.querySelectorAll('[role=grid], [data-clock], [role=group][data-seat]')].some(part => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < notice.right && notice.left < right && top < notice.bottom && notice.top < bottom;
        });
    })()";
    assert_eq!(page.eval(covers).await, false);
}

async fn go_to(page: &Page, tab: &WindowHandle) {
    let gone = page.driver().switch_to_window(tab.clone()).await;
    gone.expect("the tab is there");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_new_build_waits_for_the_end_of_the_game_and_comes_when_it_is_wanted() {
    Visit::default().staying().run_bare(async |page| {
        let (first, place) = (Build::first(), Place::new("update"));
        let second = first.next();
        first.put(&place.folder());
        open_kept(page, &place.url("club/")).await;
        page.type_moves("f3 e5 g4").await;
        second.put(&place.folder());
        look(page).await;
        page.expect_never(OFFERED).await;
        page.type_move("Qh4#").await;
        expect_aside(page).await;

        // Put away, it is out of the way until the next game is over.
        page.action("dismiss").await;
        page.expect_never(OFFERED).await;
        page.action("rematch").await;
        page.expect_never(OFFERED).await;
        page.type_moves(FOOLS_MATE).await;
        expect_aside(page).await;
        page.action("rematch").await;
        expect_aside(page).await;
        page.type_move("d4").await;
        page.expect(format!("!({OFFERED})")).await;
        page.type_moves("d5").await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect_placement(crate::games::START).await;

        // Nothing but what the browser keeps is needed; what was on the board is there again.
        let placement = page.html_attr("data-position").await;
        place.take_away();
        page.action("reload").await;
        expect_build(page, &second, "on turn").await;
        assert_eq!(page.html_attr("data-position").await, placement);
        page.expect(format!("{CACHES}.then(count => count === 1)"))
            .await;
        page.expect(format!("{WAITS}.then(waits => waits === false)"))
            .await;
        page.expect_never(OFFERED).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tab_of_the_old_build_goes_on_with_files_that_the_server_has_lost() {
    Visit::default().staying().run_bare(async |page| {
        let (first, place) = (Build::first(), Place::new("update-of-two"));
        let second = first.next();
        first.put(&place.folder());
        let url = place.url("club/");
        open_kept(page, &url).await;
        page.type_moves("f3 e5 g4").await;
        let old = page.driver().window().await.expect("a window");
        let other = page.driver().new_tab().await.expect("a tab");
        go_to(page, &other).await;
        open(page, &url).await;
        expect_build(page, &first, "to move").await;
        second.put(&place.folder());
        look(page).await;
        page.action("reload").await;
        expect_build(page, &second, "on turn").await;
        page.expect(format!("{WAITS}.then(waits => waits === false)"))
            .await;

        // The game of the old tab was not disturbed; it still gets what it has not asked for yet,
        // the worker for PGN among that.
        go_to(page, &old).await;
        page.expect_never(OFFERED).await;
        page.type_move("Qh4#").await;
        // What is offered now may lie over the foot.
        page.eval("document.querySelector('[data-action=rules]').click()")
            .await;
        page.expect("document.querySelectorAll('.rules section').length > 3")
            .await;
        page.click("dialog [data-action=close]").await;
        paste(page, "1. d4 d5 *").await;
        crate::reading::play_on(page).await;
        page.expect_piece("d5", "bP").await;
        expect_build(page, &first, "to move").await;

        // It is let in there, too, and then nothing of the old build is kept.
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect_placement(crate::games::START).await;
        page.action("reload").await;
        expect_build(page, &second, "on turn").await;
        page.expect(format!("{CACHES}.then(count => count === 1)"))
            .await;
        go_to(page, &other).await;
        page.driver().close_window().await.expect("the tab closes");
        go_to(page, &old).await;
        place.take_away();
    });
}
