//! Chess for four and for three on boards in other pages: by address, element and message, and as
//! the authors' page offers them.

use rochade_e2e::Visit;
use serde_json::json;

use crate::author::author;
use crate::element::{ask, board, club, expect_position};
use crate::embed;

/// B's king in the corner is mated once C's rook is on row 11.
const CORNER: &str = "3AK4/8/8/BK13/9AR4/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -";

/// Three on the board whose southern wing has three rows.
const T120: &str = "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP8rPrN/wRwP8rPrR/8/kPkPkPkPkPkPkPkP/kRkNkBkQkKkBkNkR k - - -";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_address_says_the_game_and_who_sits_at_the_near_side() {
    embed::board("game=four&orientation=gold")
        .run(async |page| {
            page.expect("document.querySelectorAll('.squares [data-square]').length === 160")
                .await;
            page.expect("document.querySelector('.squares > :last-child > :first-child').dataset.square === 'k14'")
                .await;
            page.wake().await;
            page.expect_turn("C").await;
            assert_eq!(page.html_attr("data-near").await, "A");
            // A finger on the men of the one to move moves them; on the others it scrolls.
            page.expect(
                "['d2', 'd13'].map(square => getComputedStyle(document.querySelector(`[data-square=${square}]`)).touchAction).join()
                    === 'none,auto'",
            )
            .await;
            page.tap_moves("d2d4").await;
            page.expect_turn("D").await;
        });
    embed::board("laws=gustavus-three,board:t120").run(async |page| {
        page.expect("document.querySelectorAll('.squares [data-square]').length === 120")
            .await;
        assert_eq!(page.html_attr("data-turn").await, "k");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_of_a_position_needs_no_rules() {
    let four = embed::with("fen", CORNER, "&game=four&interactive=none&lang=en");
    four.run(async |page| {
        page.expect_piece("a11", "BK").await;
        page.expect("document.querySelector('.board').ariaLabel === 'Position. Gold: king g14, rook j10. Black: king a11, knight f6. \
            White: king h1, rook k9. Blue: king n8, pawn m4. White to move.'")
            .await;
        page.expect_asleep().await;
    });
    let three = embed::with("fen", T120, "&game=three&interactive=none&orientation=red");
    three.run(async |page| {
        page.expect("document.querySelectorAll('.squares [data-square]').length === 120")
            .await;
        page.expect("document.querySelector('.squares > :last-child > :first-child').dataset.square === 'm4'")
            .await;
        page.expect_asleep().await;
    });
    // Which board it is, only the rules know.
    let own = embed::board("laws=three,board:t120&interactive=none");
    own.run(async |page| page.expect_awake().await);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tablet_for_everybody_opens_with_four() {
    Visit::default().at("?kiosk=1&game=four").run(async |page| {
        assert_eq!(page.html_attr("data-kiosk").await, "yes");
        page.expect_turn("C").await;
        page.tap_moves("d2d4").await;
        page.expect_turn("D").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_element_plays_for_four_and_loads_what_is_for_three() {
    let visit = club(&board("game=four"));
    visit.run_bare(async |page| {
        let moved = ask(page, "move('d2-d4')").await;
        assert_eq!((&moved["ply"], &moved["near"]), (&json!(1), &json!("C")));
        ask(page, "flip()").await;
        assert_eq!(ask(page, "move('m4-k4')").await["ply"], 2);
        // A position shows by itself what is played.
        let position = ask(page, &format!("load({{ fen: '{CORNER}' }})")).await;
        assert_eq!(position["position"], CORNER);
        for (asked, refused) in [
            (format!("{{ fen: '{T120}' }}"), "!position"),
            ("{ laws: 'three,board:t999' }".to_owned(), "!laws"),
            ("{ game: 'five' }".to_owned(), "!game"),
            (
                format!("{{ fen: '{}' }}", CORNER.replace("C -", "E -")),
                "!position",
            ),
        ] {
            assert_eq!(
                ask(page, &format!("load({asked})")).await,
                refused,
                "{asked}"
            );
            expect_position(page, CORNER).await;
        }
        let three =
            format!("load({{ fen: '{T120}', laws: 'three,board:t120', orientation: 'red' }})");
        assert_eq!(ask(page, &three).await["near"], "r");
        expect_position(page, T120).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_of_four_is_looked_at_from_the_move_of_a_seat() {
    let game = "[Variant \"four\"] [A \"Anna\"] 1. d2-d4 .. m4-k4 .. d13-d11 .. b4-d4 2. e2-e4 *";
    embed::with("pgn", game, "&start=1D").run(async |page| {
        page.expect("document.querySelector('[data-ply=\"2\"]')?.ariaCurrent === 'true'")
            .await;
        page.expect_piece("k4", "DP").await;
        page.action("forward").await;
        page.expect_piece("d11", "AP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_cannot_be_read_is_told_and_a_game_begins() {
    for (asked, told) in [
        ("game=four&orientation=up", "orientation"),
        ("game=three&laws=gustavus-three,board:t999", "board:t999"),
    ] {
        embed::board(asked).run(async |page| {
            page.expect_awake().await;
            page.expect(format!(
                "document.querySelector('[data-notice]')?.textContent.includes('{told}')"
            ))
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn authors_choose_them_with_their_boards() {
    author(Visit::default(), async |page| {
        page.set_field("game", "three").await;
        page.eval("(field => { field.value = 't120'; field.dispatchEvent(new Event('input', { bubbles: true })); })(document.querySelector('[name=law-board]'))")
            .await;
        page.expect(
            "document.querySelector('[name=lines-element]').value.includes('<rochade-board game=\"three\" laws=\"three,board:t120\">')
                && document.querySelector('.preview iframe').contentDocument?.querySelectorAll('[data-square]').length === 120",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn authors_are_offered_what_the_page_plays() {
    author(Visit::default(), async |page| {
        page.expect("[...document.querySelectorAll('select[name=game] option')].map(e => e.value).join() === 'chess,draughts,four,three'")
            .await;
    });
}
