//! The computer in all games (opponent.md, section 1): met from the first screen, huffing, hinting,
//! and thinking again when the page is loaded again.

use rochade_e2e::{Hand, Page, Visit};
use rochade_table::Preset;

use crate::computers::{WORKERS, begin, reload_and_hurry, seated};
use crate::huffing::MANY;

/// Whether it is the turn of the person at the bottom.
const OWN_TURN: &str =
    "document.documentElement.dataset.turn === document.documentElement.dataset.near";

/// Begins a game under laws by name, with computers at these levels.
async fn sit_down(page: &Page, laws: &str, levels: &[u8], typed: &str) {
    let preset = Preset::find(laws).expect("laws of this name");
    begin(page, seated(preset.laws.clone(), levels), typed).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_game_is_met_from_the_first_screen_and_answered() {
    for (language, hand, game, first) in [
        ("de", Hand::Finger, "draughts", "c3d4"),
        ("en", Hand::Keys, "draughts", "c3d4"),
        ("nl", Hand::Finger, "four", "d2d3"),
        ("de", Hand::Keys, "four", "d2d3"),
        ("en", Hand::Finger, "three", "c2c3"),
        ("nl", Hand::Keys, "three", "c2c3"),
    ] {
        println!("{game} in {language}:");
        let differs = |visit: Visit| visit.at(format!("?lang={language}"));
        hand.goes_on(differs, async |page, hand| {
            hand.action(page, "begin-computer").await;
            hand.pick(page, "game", game).await;
            page.expect(format!(
                "document.documentElement.dataset.game === '{game}'"
            ))
            .await;
            hand.pick(page, "opponent", "1").await;
            let computers = "document.querySelectorAll('.bar[data-hand=computer]').length";
            let all_but_one = "document.querySelectorAll('.bar[data-hand]').length - 1";
            page.expect(format!("{computers} > 0 && {computers} === {all_but_one}"))
                .await;
            // In four and three somebody else may begin.
            page.expect(OWN_TURN).await;
            hand.play(page, first).await;
            page.expect(format!("!({OWN_TURN})")).await;
            page.expect(OWN_TURN).await;
            // What was played is said.
            page.expect(
                "/[a-n][0-9]/.test(document.querySelector('[aria-live=polite]').textContent)",
            )
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_huffs_and_thinks_again_when_the_page_is_loaded_again() {
    Visit::default().after_script(WORKERS).run(async |page| {
        page.eval("sessionStorage.held = 'yes'").await;
        sit_down(page, "noris", &[0, 10], MANY).await;
        reload_and_hurry(page).await;
        // Of three men that have failed to capture it huffs one, and then moves.
        page.expect_piece("f4", "").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_hint_shows_which_man_to_huff_and_a_move_of_any_game() {
    let marked = |squares: &str| {
        format!(
            "[...document.querySelectorAll('[data-marks~=hint]')].map(it => it.dataset.square).join() === '{squares}'"
        )
    };
    Visit::default().run(async |page| {
        sit_down(page, "noris", &[1, 0], MANY).await;
        page.action("hint").await;
        page.expect(marked("f4")).await;
        sit_down(page, "four", &[1, 1, 0, 1], "").await;
        page.expect(OWN_TURN).await;
        page.action("hint").await;
        page.expect("document.querySelectorAll('[data-marks~=hint]').length === 1")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn persons_and_computers_sit_in_any_mix() {
    let hurry = "localStorage.setItem('rochade.settings', 'pace=0.3')";
    Visit::default().after_script(hurry).run(async |page| {
        // Computers alone.
        sit_down(page, "four", &[1, 2, 3, 1], "").await;
        let moved = "document.querySelectorAll('[data-ply]').length";
        page.click(".actions > [data-action=move-table]").await;
        page.expect(format!("{moved} >= 5")).await;
        // Persons and computers in turn, and two persons against one.
        for (laws, levels, moves) in [
            ("four", &[1, 0, 0, 1][..], ["d2-d3", "b9-d9"]),
            ("three", &[0, 1, 0][..], ["c2-c3", "b10-d10"]),
        ] {
            sit_down(page, laws, levels, "").await;
            for mv in moves {
                let is_person = "document.querySelector(`.bar[data-seat=${document.documentElement.dataset.turn}]`)
                    .dataset.hand === 'person'";
                page.expect(is_person).await;
                page.type_moves(mv).await;
            }
        }
    });
}
