//! Games of draughts that come in as PDN or FEN, and go out again.

use rochade_e2e::{Page, Visit};

use crate::desk::{CLIPBOARD, FILES, expect_closed, expect_notice, paste};

/// What is played on the board, and under which laws.
async fn expect_game(page: &Page, game: &str, laws: &str) {
    let root = "document.documentElement.dataset";
    page.expect(&format!(
        "{root}.game === '{game}' && {root}.laws === '{laws}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_pasted_game_of_draughts_goes_out_as_it_came() {
    Visit::default().after_script(CLIPBOARD).run(async |page| {
        paste(
            page,
            "[Event \"Club\"]\n[Laws \"noris\"]\n\n1. c3-b4 d6-c5 2. e3-f4 {~b4} c5-d4 *",
        )
        .await;
        expect_closed(page).await;
        expect_game(page, "draughts", "noris").await;
        page.expect("document.documentElement.dataset.position.startsWith('W:W')")
            .await;
        page.action("share").await;
        page.click("dialog [data-action=copy-pdn]").await;
        expect_notice(page, "PDN").await;
        for part in ["[Event \"Club\"]", "2. e3-f4 2... {~b4} c5-d4 *"] {
            page.expect(&format!("window.copied?.includes({part:?})"))
                .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_of_draughts_is_saved_under_its_own_ending() {
    Visit::default().after_script(FILES).run(async |page| {
        paste(page, "[GameType \"25\"]\n\n1. c3-b4 d6-c5 2. b4:d6 *").await;
        expect_closed(page).await;
        expect_game(page, "draughts", "russian").await;
        page.action("share").await;
        page.click("dialog [data-action=download-pdn]").await;
        page.expect("window.saved?.endsWith('.pdn') && window.content?.endsWith('2. b4:d6 *\\n')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_shape_of_a_position_tells_the_game() {
    Visit::default().run(async |page| {
        paste(page, "W:Wc3,Kd4:Bh8").await;
        expect_closed(page).await;
        expect_game(page, "draughts", "noris").await;
        page.expect_piece("d4", "wK").await;
        paste(page, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
        expect_closed(page).await;
        expect_game(page, "chess", "modern").await;
    });
}
