//! The core of what the page does, in Firefox and in WebKit, by the same harness as all else in
//! Chromium.
//!
//! What their drivers can't do is tested in Chromium alone: insets of a screen, densities, forced
//! colours, the system's dark look and its wish for less motion, other languages, a slow or a
//! blocked network, a second finger and a finger that the system takes away, scripts before the
//! page's, pictures of the board, and what the console says. Besides,
//!
//! * a window of Firefox is never narrower than 500 CSS pixels, and one of WebKitGTK's browser
//!   never narrower than 447;
//! * past the last control of the page, Firefox's Tab key leads to those of the browser, and the
//!   page has no focus then, although the driver sends it keys: tests by keys don't go round;
//! * to WebKitGTK's driver a finger is a mouse: the page gets its taps and drags with the pointer
//!   type `mouse`.

use rochade_e2e::{Hand, Page, Visit};

use crate::computers;
use crate::desk::expect_closed;
use crate::draughts::{CHAIN, expect_position, set_out};
use crate::element::{self, ITALIAN, SCRIPT, ask};
use crate::games::{FOOLS_MATE, OPERA};
use crate::laws_form::open_at;
use crate::many_games;
use crate::offline::goes_on_without_a_network;
use crate::pawns::TO_PROMOTE;
use crate::play::expect_the_end_of_the_opera;
use crate::resume::AFTER_NF3;
use crate::set_out::anew;

/// Makes a test of each of these for each engine. They take turns in the list of tests, so that the
/// engines work side by side.
macro_rules! in_each_engine {
    ($($test:ident)*) => { $(
        mod $test {
            use rochade_e2e::Engine;

            #[test]
            #[ignore = "needs the built site: cargo xtask test"]
            fn firefox() {
                Engine::Firefox.run(super::$test);
            }

            #[test]
            #[ignore = "needs the built site: cargo xtask test"]
            fn webkit() {
                Engine::WebKit.run(super::$test);
            }
        }
    )* };
}

in_each_engine! {
    a_game_by_taps_and_drags
    a_game_by_keys
    promotion_by_finger_and_by_keys
    a_round_of_four
    a_round_of_three
    a_computer_answers
    a_man_is_blown_by_finger
    a_chain_of_jumps_by_finger
    a_new_game_with_a_clock
    settings_and_a_game_are_kept
    games_are_found_and_opened_and_so_is_a_link
    a_game_is_imported
    the_network_is_not_needed
    every_size_holds_all
    a_board_in_another_site
    a_game_as_text_in_another_site
}

fn a_game_by_taps_and_drags(visit: Visit) {
    visit.run(async |page| {
        let mut is_drag = false;
        page.play(OPERA, async |from: &str, to: &str| {
            is_drag = !is_drag;
            if is_drag {
                page.drag(from, to).await;
            } else {
                Hand::Finger.touch(page, from).await;
                Hand::Finger.touch(page, to).await;
            }
        })
        .await;
        expect_the_end_of_the_opera(page).await;
    });
}

fn a_game_by_keys(visit: Visit) {
    visit.run(async |page| {
        Hand::Keys.play(page, FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect("document.querySelector('main').innerText.includes('Black wins')")
            .await;
        Hand::Keys.action(page, "rematch").await;
        page.expect_end("", "").await;
    });
}

fn a_round_of_four(visit: Visit) {
    visit.at("?game=four").run(async |page| {
        let round = [
            ("d2", "d4", "D"),
            ("m6", "k6", "A"),
            ("g13", "g11", "B"),
            ("b7", "d7", "C"),
        ];
        many_games::play(page, Hand::Finger, &round).await;
    });
}

fn a_round_of_three(visit: Visit) {
    visit.at("?game=three").run(async |page| {
        let round = [("c2", "c4", "r"), ("l3", "i3", "w"), ("b5", "d5", "k")];
        many_games::play(page, Hand::Keys, &round).await;
    });
}

fn a_computer_answers(visit: Visit) {
    visit.run(async |page| {
        computers::sit_down(page, [0, 1], None, "").await;
        Hand::Finger.play(page, "e2e4").await;
        page.expect(computers::plies(2)).await;
        page.expect_turn("w").await;
    });
}

fn a_man_is_blown_by_finger(visit: Visit) {
    visit.run(async |page| {
        open_at(page, "?laws=noris").await;
        for square in ["c3", "d4", "f6", "e5", "a3", "b4"] {
            Hand::Finger.touch(page, square).await;
        }
        page.expect_marked("blowable", "d4").await;
        page.click("[data-action=blow]").await;
        page.expect_piece("d4", "").await;
        page.expect_marked("victim", "d4").await;
    });
}

/// It stops on the way.
fn a_chain_of_jumps_by_finger(visit: Visit) {
    visit.run(async |page| {
        set_out(page, "noris", CHAIN).await;
        for square in ["c1", "e3", "c5"] {
            Hand::Finger.touch(page, square).await;
        }
        page.expect_marked("path", "c1 e3").await;
        Hand::Finger.action(page, "done").await;
        expect_position(page, "B:Wc5:Bf4,d6").await;
    });
}

fn promotion_by_finger_and_by_keys(visit: Visit) {
    visit.run(async |page| {
        for (hand, piece) in [(Hand::Keys, "N"), (Hand::Finger, "Q")] {
            hand.play(page, TO_PROMOTE).await;
            hand.touch(page, "b7").await;
            page.expect_marked("capture", "a8 c8").await;
            hand.touch(page, "a8").await;
            hand.press(page, &format!("button[data-promotion={piece}]"))
                .await;
            page.expect_piece("a8", &format!("w{piece}")).await;
            page.expect_turn("b").await;
            anew(page).await;
        }
    });
}

fn a_new_game_with_a_clock(visit: Visit) {
    visit.run(async |page| {
        Hand::Finger.action(page, "new-game").await;
        Hand::Finger.pick(page, "clock", "own").await;
        Hand::Finger
            .fill(page, "input[name=clock-white]", "5+3")
            .await;
        Hand::Finger
            .fill(page, "input[name=white]", "Anna Smith")
            .await;
        Hand::Finger.action(page, "start-game").await;
        expect_closed(page).await;
        page.expect("document.querySelector('main').innerText.includes('Anna Smith')")
            .await;
        page.expect("document.querySelector('[data-clock=w]').dataset.ms === '300000'")
            .await;
        page.tap_moves("e2e4 e7e5").await;
        page.expect("document.querySelector('[data-clock=w]').dataset.ms < 300000")
            .await;
        // Whoever closes the panel goes on with the game.
        Hand::Finger.action(page, "new-game").await;
        page.click("dialog [data-action=close]").await;
        expect_closed(page).await;
        page.expect_piece("e4", "wP").await;
    });
}

fn settings_and_a_game_are_kept(visit: Visit) {
    visit.run(async |page| {
        page.action("settings").await;
        page.click("input[name=board][value=green]").await;
        page.expect("document.documentElement.dataset.board === 'green'")
            .await;
        page.click("dialog [data-action=close]").await;
        expect_closed(page).await;
        page.tap_moves("e2e4 e7e5 g1f3").await;
        page.reload().await;
        page.expect("document.documentElement.dataset.board === 'green'")
            .await;
        page.expect_placement(AFTER_NF3).await;
        page.tap_moves("b8c6").await;
        // The rules are read meanwhile.
        page.action("rules").await;
        page.expect("document.querySelectorAll('.rules section').length > 3")
            .await;
        page.click("dialog [data-action=close]").await;
        expect_closed(page).await;
    });
}

fn games_are_found_and_opened_and_so_is_a_link(visit: Visit) {
    visit.run(async |page| {
        page.tap_moves("e2e4 e7e5 g1f3").await;
        let link = crate::links::link(page).await;
        anew(page).await;
        page.action("games").await;
        page.expect("document.querySelectorAll('dialog [data-action=open-game]').length === 1")
            .await;
        page.action("open-game").await;
        expect_closed(page).await;
        page.expect_placement(AFTER_NF3).await;
        anew(page).await;
        crate::links::open(page, &link).await;
        page.expect_placement(AFTER_NF3).await;
    });
}

fn a_game_is_imported(visit: Visit) {
    visit.run(async |page| {
        page.action("import").await;
        Hand::Finger
            .fill(page, "textarea[name=import]", "1. Ke3")
            .await;
        page.click("dialog [data-answer=confirm]").await;
        page.expect("document.querySelector('dialog [data-fault]') !== null")
            .await;
        Hand::Finger
            .fill(page, "textarea[name=import]", "1. e4 e5 2. Nf3 *")
            .await;
        page.click("dialog [data-answer=confirm]").await;
        expect_closed(page).await;
        crate::reading::to_end(page).await;
        page.expect_placement(AFTER_NF3).await;
    });
}

fn the_network_is_not_needed(visit: Visit) {
    visit.run_bare(goes_on_without_a_network);
}

fn a_board_in_another_site(visit: Visit) {
    let board = element::board(&format!("fen='{ITALIAN}'")) + "<div id=there></div>";
    visit
        .in_club([SCRIPT, &board].concat())
        .run_bare(async |page| {
            element::expect_told(page, "ready", 1).await;
            element::expect_position(page, ITALIAN).await;
            page.click_in("#a", "g8").await;
            page.click_in("#a", "f6").await;
            let made = element::expect_told(page, "movefinished", 1).await;
            assert_eq!(made[1]["san"], "Nf6");
            assert_eq!(ask(page, "move('d3')").await["ply"], 2);
            assert_eq!(ask(page, "move('d3')").await, "!illegal");
            page.eval("there.append(a)").await;
            page.expect_in(
                "#a",
                "document.documentElement.dataset.position.includes('3P1N2/PPP2PPP')",
            )
            .await;
            assert_eq!(ask(page, "goto(0)").await["plies"], 2);
        });
}

fn a_game_as_text_in_another_site(visit: Visit) {
    let text = "<pre class=rochade>[White &#8220;Anna&#8221;]<br>[Black &#8220;Ben&#8221;]<br><br>1. e4 e5 2. Nf3 1&#8211;0</pre>";
    let body = [SCRIPT, text].concat();
    visit.in_club(body).run_bare(async |page| {
        page.expect("document.querySelector('rochade-board') !== null")
            .await;
        page.expect_in("rochade-board", "document.body.innerText.includes('Anna')")
            .await;
        assert_eq!(ask(page, "goto(3)").await["ply"], 3);
        element::expect_position(page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b").await;
    });
}

fn every_size_holds_all(visit: Visit) {
    for (width, height) in [(500, 860), (844, 390), (1440, 900)] {
        println!("{width} × {height}:");
        visit
            .clone()
            .sized(width, height)
            .run(async |page| nothing_is_wrong(page).await);
    }
}

async fn nothing_is_wrong(page: &Page) {
    use crate::layout::{CUT, FAULTS, TIGHT, found};
    for faults in [FAULTS, CUT, TIGHT] {
        assert_eq!(found(page, faults).await, Vec::<String>::new());
    }
    page.type_moves(FOOLS_MATE).await;
    page.middle("button[data-action=rematch]").await;
    for faults in [FAULTS, CUT, TIGHT] {
        assert_eq!(found(page, faults).await, Vec::<String>::new());
    }
}
