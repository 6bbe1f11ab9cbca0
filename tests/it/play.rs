//! Whole games, by every means of input.

use rochade_e2e::{Key, Page, Visit};

use crate::games::{OPERA, OPERA_END, START};
use crate::set_out::anew;

pub(crate) async fn expect_the_end_of_the_opera(page: &Page) {
    page.expect_placement(OPERA_END).await;
    page.expect_end("1-0", "checkmate").await;
    page.expect_marked("check", "e8").await;
    page.expect_marked("last", "d1 d8").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_is_played_on_at_once_either_way_round_until_the_game_ends() {
    Visit::default().run(async |page| {
        println!("opens on a playable board");
        page.expect_placement(START).await;
        page.expect_turn("w").await;
        page.expect_no_end().await;
        assert_eq!(page.html_attr("data-game").await, "chess");
        page.tap_moves("e2e4").await;
        page.expect_piece("e4", "wP").await;
        page.expect_piece("e2", "").await;
        page.expect_turn("b").await;
        anew(page).await;
        println!("a typed move that is none changes nothing");
        for text in ["e5", "Nf6", "e2e5", "x", "e9", "💥", "O-O", "e2"] {
            page.write_move(text).await;
            page.expect(format!(
                "document.querySelector('[data-notice=typed]')?.textContent.includes('“{text}”')"
            ))
            .await;
            // What is left in the input is for the player to correct; the test starts anew.
            page.eval("document.querySelector('input[name=move]').value = ''")
                .await;
        }
        page.expect_placement_to_stay(START).await;
        page.expect_turn("w").await;
        page.type_move("e4").await;
        page.expect_piece("e4", "wP").await;
        anew(page).await;
        println!("nothing moves after the end");
        page.type_moves(crate::games::FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        let mated = page.board().await.position;
        page.tap("e2").await;
        page.tap("e4").await;
        page.drag("b1", "c3").await;
        page.expect_nothing_selected().await;
        assert_eq!(page.board().await.position, mated);
        anew(page).await;
        println!("a quick player is not made to wait");
        // No look at the page between these: every tap falls into the gliding of the last move.
        let mut places = Vec::new();
        for square in "e2 e4 e7 e5 g1 f3 b8 c6 f1 b5".split(' ') {
            places.push(page.square(square).await);
        }
        for place in places {
            page.click_at(place).await;
        }
        page.expect_placement("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R")
            .await;
        anew(page).await;
        println!("a turned board plays the same");
        page.action("flip").await;
        let (near, far) = (page.square("h8").await, page.square("a1").await);
        assert!(near.y > far.y && near.x < far.x, "Black is near");
        page.tap_moves("e2e4 e7e5").await;
        page.play("g1f3 b8c6", async |from: &str, to: &str| {
            page.drag(from, to).await;
        })
        .await;
        // Arrows go by what is seen.
        page.tab_to_board().await;
        page.walk_to("f1").await;
        page.key(Key::Down).await;
        page.expect_marked("cursor", "f2").await;
        page.key(Key::Right).await;
        page.expect_marked("cursor", "e2").await;
        page.action("flip").await;
        let (near, far) = (page.square("a1").await, page.square("h8").await);
        assert!(near.y > far.y && near.x < far.x, "White is near again");
    });
}

/// The moves of that game as they are written.
const WRITTEN: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ \
     Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_at_a_desk_by_taps_drags_keys_and_typing() {
    Visit::default().run(async |page| {
        let mut written = WRITTEN.split_whitespace();
        let mut by = ["tap", "drag", "keys", "squares", "notation"]
            .into_iter()
            .cycle();
        page.play(OPERA, async |from: &str, to: &str| {
            let written = written.next().expect("as many moves");
            match by.next() {
                Some("tap") => {
                    page.tap(from).await;
                    page.tap(to).await;
                }
                Some("drag") => page.drag(from, to).await,
                Some("keys") => {
                    page.tab_to_board().await;
                    // Both keys do it.
                    for (square, key) in [(from, Key::Space), (to, Key::Enter)] {
                        page.walk_to(square).await;
                        page.key(key).await;
                    }
                }
                Some("squares") => page.write_move(&[from, to].concat()).await,
                _ => page.write_move(written).await,
            }
        })
        .await;
        expect_the_end_of_the_opera(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_on_a_telephone_by_taps_and_drags_of_a_finger() {
    let phone = Visit::default().sized(390, 844).dense(3.0).touch();
    phone.run(async |page| {
        let mut is_drag = false;
        page.play(OPERA, async |from: &str, to: &str| {
            is_drag = !is_drag;
            if is_drag {
                page.touch_drag(from, to).await;
            } else {
                page.touch_tap(from).await;
                page.touch_tap(to).await;
            }
        })
        .await;
        expect_the_end_of_the_opera(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_with_reduced_motion() {
    Visit::default().still().run(async |page| {
        page.tap_moves("e2e4 d7d5 e4d5 d8d5 b1c3 d5a5").await;
        // Nothing glides or fades; the page stands still at once.
        page.expect_never("document.getAnimations().length > 0")
            .await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.tap_moves(crate::games::FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
    });
}
