//! The panel for a new game where more than two play, and with whom they play the next one.

use rochade_e2e::{Page, Visit};

use crate::actions::Tried;
use crate::layout::resize;
use crate::many_moves::can_be_hit;
use crate::seating::sit;

/// Fills in who sits at each seat, by the words of the seats.
async fn seat(page: &Page, players: &[(&str, &str)]) {
    for (seat, name) in players {
        page.eval(&format!(
            "document.querySelector('input[name={seat}]').focus()"
        ))
        .await;
        page.write(name).await;
    }
}

/// Starts the game of the panel, and waits for a board with this number of squares.
async fn start(page: &Page, squares: usize) {
    page.action("start-game").await;
    page.expect(format!(
        "!document.querySelector('[data-action=start-game]')?.checkVisibility()
            && document.querySelectorAll('.squares [data-square]').length === {squares}"
    ))
    .await;
}

/// Waits until these names stand at the seats with these letters.
async fn expect_names(page: &Page, names: &[(&str, &str)]) {
    for (seat, name) in names {
        page.expect(format!(
            "document.querySelector('.bar[data-seat={seat}] .who b')?.textContent === '{name}'"
        ))
        .await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn four_sit_down_in_pairs_play_to_the_left_and_change_partners() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("game", "four").await;
        page.expect(
            "[...document.querySelectorAll('dialog fieldset[data-game=four] legend')].map(e => e.textContent.trim()).join() === \
                'Goldwith White,Blackwith Blue,Whitewith Gold,Bluewith Black'
                && document.querySelectorAll('.sketch > span').length === 160
                && document.querySelector('dialog [name=law-board]') === null",
        )
        .await;
        page.set_field("law-direction", "left").await;
        page.set_field("first", "C").await;
        seat(page, &[("gold", "Anna"), ("black", "Ben"), ("white", "Cleo"), ("blue", "Dora")]).await;
        start(page, 160).await;
        page.expect_turn("C").await;
        page.tap_moves("d2d4").await;
        page.expect_turn("B").await;

        // A resigns, and C agrees; so B and D have won, and the losers want other partners.
        page.click("[data-action=move-table][data-seat=A]").await;
        page.decide("resign", "A").await;
        page.answer("resign", "confirm").await;
        page.answer("resign-together", "accept").await;
        page.expect_end("full BD", "resignation").await;
        page.expect("[...document.querySelectorAll('[data-action=new-partners]')].map(e => e.dataset.seat).sort().join() === 'A,C'")
            .await;
        page.eval("document.querySelector('.sheet [data-action=close]')?.click()")
            .await;
        for (size, way) in [
            ((390, 844), "fixed"),
            ((320, 480), "fixed"),
            ((768, 1024), "fixed"),
            ((1024, 768), "fixed"),
            ((1024, 768), "face"),
            ((768, 1024), "face"),
        ] {
            resize(page, size.0, size.1).await;
            if page.html_attr("data-seating").await != way {
                sit(page, way).await;
            }
            page.expect(can_be_hit("[data-action=new-partners]")).await;
        }
        for seat in ["A", "C"] {
            page.click(format!("[data-action=new-partners][data-seat={seat}]")).await;
            page.expect(format!("document.querySelector('[data-action=new-partners][data-seat={seat}]').ariaPressed === 'true'"))
                .await;
            // Who is left is asked.
            let asked = if seat == "A" { "C by A" } else { "" };
            page.expect(format!(
                "[...document.querySelectorAll('[data-action=new-partners][data-by]')]
                    .map(e => `${{e.dataset.seat}} by ${{e.dataset.by}}`).join() === '{asked}'"
            ))
            .await;
        }
        page.action("rematch").await;
        expect_names(page, &[("A", "Anna"), ("B", "Cleo"), ("C", "Dora"), ("D", "Ben")]).await;
    });
}

/// Tries what only a game of pairs has, on a page that opens one.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    page.tap_moves("d2d4").await;
    page.click("[data-action=move-table][data-seat=A]").await;
    page.decide("resign", "A").await;
    page.answer("resign", "confirm").await;
    page.answer("resign-together", "accept").await;
    page.expect_end("full BD", "resignation").await;
    let wanted =
        "document.querySelector('[data-action=new-partners][data-seat=A]')?.ariaPressed === 'true'";
    tried
        .does_at(page, "new-partners", "[data-seat=A]", wanted)
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn two_people_play_for_four_with_a_pair_each() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("game", "four").await;
        seat(
            page,
            &[
                ("gold", "Anna"),
                ("black", "Ben"),
                ("white", "Anna"),
                ("blue", "Ben"),
            ],
        )
        .await;
        start(page, 160).await;
        expect_names(
            page,
            &[("A", "Anna"), ("B", "Ben"), ("C", "Anna"), ("D", "Ben")],
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn three_choose_among_the_boards() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("game", "three").await;
        for (board, squares) in [
            ("t112", 112),
            ("cross128", 128),
            ("rect", 120),
            ("t120", 120),
        ] {
            page.set_field("law-board", board).await;
            page.expect(format!(
                "document.querySelectorAll('.sketch > span').length === {squares}"
            ))
            .await;
        }
        start(page, 120).await;
        page.expect_turn("k").await;
        assert_eq!(page.html_attr("data-laws").await, "custom");
    });
}
