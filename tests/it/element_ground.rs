//! A board without a ground of its own (`ground=none`): what is behind it on the page around is
//! seen between its parts.

use rochade_e2e::{Colour, Visit};

use crate::element::{SCRIPT, expect_told};

/// The ground of the page around.
const GROUND: Colour = Colour([0.0, 120.0, 200.0]);

/// A page with such a ground, letters of this colour, and a game.
fn page(letters: &str, attributes: &str) -> Visit {
    let body = format!(
        "<style>body {{ background: rgb(0 120 200); color: {letters}; }}</style>{SCRIPT}
         <rochade-board id=a style='width:400px' pgn='[White \"Anna\"] 1. e4 *' {attributes}></rochade-board>"
    );
    Visit::default().in_club(body)
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_ground_of_the_page_around_is_seen() {
    for (letters, attributes, is_seen) in [
        ("black", "ground=none", true),
        ("white", "ground=none", true),
        ("black", "ground=none theme=dark", true),
        ("black", "", false),
        ("black", "ground=paper", false),
    ] {
        page(letters, attributes).run_bare(async |page| {
            expect_told(page, "ready", 1).await;
            page.expect_in("#a", "document.querySelector('.asleep button') !== null")
                .await;
            let picture = page.picture_of("document.querySelector('#a')", 0.0).await;
            // Below the moves there is nothing.
            let seen = picture.row(0.98)[2] == GROUND;
            assert_eq!(seen, is_seen, "{letters} {attributes}");
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_stays_so_when_the_page_around_becomes_dark() {
    page("black", "ground=none").run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.eval("document.body.style.color = 'white', null").await;
        page.expect_in("#a", "document.documentElement.dataset.theme === 'dark'")
            .await;
        let picture = page.picture_of("document.querySelector('#a')", 0.0).await;
        assert_eq!(picture.row(0.98)[2], GROUND);
    });
}
