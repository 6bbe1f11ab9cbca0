//! A game that was left comes back, whatever else was opened meanwhile.

use rochade_e2e::{Page, Visit};
use thirtyfour::WindowHandle;

use crate::games::START;
use crate::resume::keys;

const AFTER_E4_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

pub(crate) async fn switch(page: &Page, to: &WindowHandle) {
    let switched = page.driver().switch_to_window(to.clone()).await;
    switched.expect("the tab is there");
}

/// Opens the page in a tab of its own, waits for all of it, and gives the tab.
pub(crate) async fn open_tab(page: &Page) -> WindowHandle {
    let tab = page.driver().new_tab().await.expect("a tab");
    switch(page, &tab).await;
    let opened = page.driver().goto(&page.url()).await;
    opened.expect("the page opens");
    page.expect_whole().await;
    tab
}

pub(crate) async fn close_tab(page: &Page, tab: &WindowHandle) {
    switch(page, tab).await;
    page.driver().close_window().await.expect("the tab closes");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tab_in_which_nothing_was_played_hides_no_game() {
    for first_closed_first in [true, false] {
        Visit::default().run(async |page| {
            let handles = page.driver().windows().await.expect("windows");
            let first = page.driver().window().await.expect("a window");
            let other = handles.into_iter().find(|handle| *handle != first);
            let other = other.expect("the window that stays");
            page.type_moves("e4 e5").await;
            let second = open_tab(page).await;
            page.expect_placement_to_stay(START).await;
            let order = if first_closed_first {
                [&first, &second]
            } else {
                [&second, &first]
            };
            for tab in order {
                close_tab(page, tab).await;
            }
            switch(page, &other).await;
            open_tab(page).await;
            page.expect_placement_to_stay(AFTER_E4_E5).await;
            page.type_moves("Nf3").await;
            assert_eq!(keys(page, "rochade.2.open.").await.len(), 1);
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_new_game_that_was_not_begun_comes_back_to_its_own_tab() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        let first = page.driver().window().await.expect("a window");
        let second = open_tab(page).await;
        page.action("new-game").await;
        page.set_field("white", "Anna").await;
        page.eval("document.querySelector('[data-action=start-game]').click()")
            .await;
        page.expect("document.querySelector('dialog') === null")
            .await;
        page.reload().await;
        page.expect_placement_to_stay(START).await;
        page.expect("document.body.textContent.includes('Anna')")
            .await;
        close_tab(page, &second).await;
        switch(page, &first).await;
    });
}
