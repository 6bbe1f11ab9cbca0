//! Choosing what is played: draughts beside chess, in the panel for a new game, in the address, in
//! the list of games, and from one game of a sitting to the next (draughts.md; play.md, section 1).

use rochade_e2e::{Hand, Page, Visit};

use crate::games::{FOOLS_MATE, START};
use crate::laws_form::{expect_laws, go_to, open_at};
use crate::links::link;
use crate::resume::HOLD_LATER;
use crate::sitting::start;
use crate::words::text;

/// The sets of laws for draughts, each with the seat that begins, and the own choice.
const SETS: [(&str, &str); 8] = [
    ("noris", "w"),
    ("schlagzwang", "w"),
    ("german", "w"),
    ("russian", "w"),
    ("brazilian", "w"),
    ("english", "b"),
    ("czech", "w"),
    ("pool", "b"),
];

/// Twelve men of each side.
const MEN: &str = "Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

/// The single laws of draughts, in the order of the panel.
const LAWS: &str = "law-begins,law-first-game,law-later-games,law-capture,law-huff,law-chain,law-preference,law-men-capture,\
    law-removal,law-king-move,law-landing,law-promotion-in-capture,law-take-back,law-draw-offer,law-clock";

/// What a control of the panel says.
fn field(name: &str) -> String {
    format!("document.querySelector('dialog [name=\"{name}\"]')?.value")
}

/// Waits until the panel offers this game under these laws.
async fn expect_offered(page: &Page, game: &str, laws: &str) {
    page.expect(format!(
        "{} === '{game}' && {} === '{laws}'",
        field("game"),
        field("laws")
    ))
    .await;
}

/// Waits until a game is on the board.
async fn expect_game(page: &Page, game: &str) {
    page.expect(format!(
        "document.documentElement.dataset.game === '{game}' && document.querySelector('dialog') === null"
    ))
    .await;
}

/// Waits until a seat's bar names a player, and shows this score.
async fn expect_at_seat(page: &Page, seat: &str, player: &str, score: &str) {
    page.expect(format!(
        "[...document.querySelectorAll('[data-seat={seat}]')].some(e => e.textContent.includes('{player}'))
            && document.querySelector('[data-score={seat}]').textContent.trim() === '{score}'"
    ))
    .await;
}

/// Begins the next game, as the panel offers it but for the game, with the colours as they are.
async fn go_on_with(page: &Page, game: &str) {
    page.action("new-game").await;
    page.set_field("game", game).await;
    page.expect(format!("{} === '{game}'", field("game"))).await;
    if page.eval(&format!("{} ?? ''", field("colours"))).await != "" {
        page.set_field("colours", "hand").await;
    }
    page.action("start-game").await;
    expect_game(page, game).await;
}

/// A seat resigns.
pub(crate) async fn resign(page: &Page, seat: &str) {
    if page
        .eval("document.querySelector('[data-action=resign]') === null")
        .await
        == true
    {
        page.click(format!("[data-action=move-table][data-seat={seat}]"))
            .await;
    }
    page.click(format!("[data-action=resign][data-seat={seat}]"))
        .await;
    page.answer("resign", "confirm").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn draughts_is_chosen_and_begins() {
    Hand::each(async |page, hand| {
        hand.action(page, "new-game").await;
        hand.choose(page, "game", "draughts").await;
        expect_offered(page, "draughts", "noris").await;
        hand.choose(page, "colours", "hand").await;
        hand.action(page, "start-game").await;
        expect_game(page, "draughts").await;
        expect_laws(page, "noris").await;
        page.expect_turn("w").await;
        page.expect_piece("c3", "wM").await;
        hand.play(page, "c3d4").await;
        page.expect_turn("b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_set_of_laws_says_what_it_is_and_shows_the_board() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            page.action("new-game").await;
            page.set_field("game", "draughts").await;
            page.expect(format!(
                "[...document.querySelector('select[name=laws]').options].map(e => e.value).join() === '{},custom'",
                SETS.map(|(name, _)| name).join(",")
            ))
            .await;
            for (name, first) in SETS {
                page.set_field("laws", name).await;
                expect_offered(page, "draughts", name).await;
                let words = text(language, &["preset-", name].concat());
                let about = words.split('|').nth(1).expect("a sentence").trim().to_owned();
                let side = text(language, if first == "w" { "white" } else { "black" });
                let begins = text(language, "begins").replace("{side}", &side);
                let position = format!("{}:{MEN}", first.to_uppercase());
                page.expect(format!(
                    "(dialog => dialog.textContent.includes({about:?}) && dialog.textContent.includes({begins:?})
                        && dialog.querySelector('[role=img][data-start]').dataset.start === '{position}'
                        && dialog.querySelectorAll('[data-start] [data-man=wM]').length === 12
                        && dialog.querySelectorAll('[data-start] [data-man=bM]').length === 12)(document.querySelector('dialog'))"
                ))
                .await;
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_begins_as_it_was_shown() {
    for (name, first) in SETS {
        Visit::default().run(async |page| {
            page.action("new-game").await;
            page.set_field("game", "draughts").await;
            page.set_field("laws", name).await;
            let shown = page
                .eval("document.querySelector('[data-start]').dataset.start")
                .await;
            page.action("start-game").await;
            expect_game(page, "draughts").await;
            expect_laws(page, name).await;
            page.expect_turn(first).await;
            assert_eq!(shown, page.html_attr("data-position").await);
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn single_laws_of_draughts_are_its_own_and_what_only_chess_has_is_not_there() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            page.action("new-game").await;
            page.set_field("game", "draughts").await;
            page.set_field("laws", "custom").await;
            page.expect(format!(
                "[...document.querySelectorAll('dialog [name^=\"law-\"]')].map(e => e.name).join() === '{LAWS}'"
            ))
            .await;
            page.expect(
                "[...document.querySelectorAll('dialog select[name^=law-]')].every(law => law.checkVisibility() &&
                    law.labels[0].firstElementChild.textContent.trim() &&
                    [...law.options].every(choice => choice.value && choice.textContent.trim()))",
            )
            .await;
            // Nothing gives away the first move.
            page.expect(
                "![...document.querySelectorAll('dialog option')].some(e => /first-move/.test(e.value))
                    && ['odds', 'setup', 'first'].every(name => document.querySelector(`dialog [name=${name}]`) === null)",
            )
            .await;
            page.set_field("law-begins", "black").await;
            page.expect("document.querySelector('[data-start]').dataset.start.startsWith('B:')")
                .await;
            page.set_field("game", "chess").await;
            page.expect(
                "document.querySelector('[data-start]') === null
                    && ['odds', 'setup'].every(name => document.querySelector(`dialog [name=${name}]`) !== null)",
            )
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_chosen_in_each_game_is_offered_again() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("laws", "club").await;
        page.set_field("game", "draughts").await;
        page.set_field("laws", "pool").await;
        page.set_field("game", "chess").await;
        expect_offered(page, "chess", "club").await;
        page.set_field("game", "draughts").await;
        expect_offered(page, "draughts", "pool").await;
        page.action("start-game").await;
        expect_game(page, "draughts").await;
        page.reload().await;
        page.action("new-game").await;
        expect_offered(page, "draughts", "pool").await;
        page.set_field("game", "chess").await;
        expect_offered(page, "chess", "club").await;
        page.action("start-game").await;
        expect_game(page, "chess").await;
        page.action("new-game").await;
        expect_offered(page, "chess", "club").await;
        page.set_field("game", "draughts").await;
        expect_offered(page, "draughts", "pool").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn laws_of_draughts_in_the_address_open_draughts() {
    Visit::default().run(async |page| {
        open_at(page, "?laws=english").await;
        expect_game(page, "draughts").await;
        expect_laws(page, "english").await;
        page.expect_turn("b").await;
        page.action("new-game").await;
        expect_offered(page, "draughts", "english").await;
        page.action("close").await;
        open_at(page, "?laws=noris,first-game:lot-for-first-move").await;
        page.expect(
            "document.querySelector('[data-notice]')?.textContent.includes('first-game:lot-for-first-move')",
        )
        .await;
        expect_game(page, "chess").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_address_that_opens_draughts_never_shows_chess() {
    for (laws, _) in SETS {
        Visit::default().after_script(HOLD_LATER).run(async |page| {
            go_to(page, &["?laws=", laws].concat()).await;
            page.expect("window.go instanceof Function").await;
            page.expect_piece("c3", "wM").await;
            page.expect_piece("b8", "bM").await;
            page.expect("document.querySelectorAll('[data-piece]').length === 24")
                .await;
            page.eval("void window.go()").await;
            expect_laws(page, laws).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_score_goes_on_from_chess_to_draughts_and_back() {
    Visit::default().run(async |page| {
        start(page, "Anna", "Ben").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        go_on_with(page, "draughts").await;
        expect_at_seat(page, "w", "Anna", "0").await;
        expect_at_seat(page, "b", "Ben", "1").await;
        page.reload().await;
        expect_game(page, "draughts").await;
        expect_at_seat(page, "b", "Ben", "1").await;
        page.tap_moves("c3d4").await;
        resign(page, "w").await;
        page.expect_end("0-1", "resignation").await;
        expect_at_seat(page, "b", "Ben", "2").await;
        // A rematch is draughts again, with colours changed.
        page.action("rematch").await;
        page.expect_end("", "").await;
        expect_game(page, "draughts").await;
        expect_at_seat(page, "w", "Ben", "2").await;
        expect_at_seat(page, "b", "Anna", "0").await;
        resign(page, "w").await;
        go_on_with(page, "chess").await;
        page.expect_placement(START).await;
        expect_at_seat(page, "w", "Ben", "2").await;
        expect_at_seat(page, "b", "Anna", "1").await;
        // Anna has sat at the bottom all the time.
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_sitting_begins_anew_with_other_names_or_if_the_players_want_it() {
    Visit::default().run(async |page| {
        start(page, "Anna", "Ben").await;
        page.action("new-game").await;
        page.middle("[data-action=start-game]").await;
        page.expect_to_stay("document.querySelector('[name=score]') === null")
            .await;
        page.action("close").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.action("new-game").await;
        page.expect("document.querySelector('[name=score]').checked")
            .await;
        page.set_field("black", "Cleo").await;
        page.expect("document.querySelector('[name=score]') === null")
            .await;
        page.action("start-game").await;
        expect_at_seat(page, "w", "Anna", "0").await;
        expect_at_seat(page, "b", "Cleo", "0").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.action("new-game").await;
        page.set_field("score", "off").await;
        page.action("start-game").await;
        page.expect_end("", "").await;
        expect_at_seat(page, "b", "Cleo", "0").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_list_of_games_says_which_game_each_one_is() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            let (chess, draughts) = (text(language, "game-chess"), text(language, "draughts"));
            page.tap_moves("e2e4").await;
            go_on_with(page, "draughts").await;
            page.tap_moves("c3d4").await;
            let position = page.html_attr("data-position").await;
            go_on_with(page, "chess").await;
            page.tap_moves("d2d4").await;
            page.action("games").await;
            page.expect(format!(
                "(games => games.length === 2 && games[0].includes('{draughts}') && games[1].includes('{chess}'))(
                    [...document.querySelectorAll('[data-action=open-game]')].map(game => game.textContent))"
            ))
            .await;
            // It is found by that, too.
            page.set_field("search", &draughts).await;
            page.expect("document.querySelectorAll('[data-action=open-game]').length === 1")
                .await;
            page.action("open-game").await;
            expect_game(page, "draughts").await;
            page.expect(format!(
                "document.documentElement.dataset.position === '{position}'"
            ))
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_link_to_a_game_of_draughts_opens_elsewhere() {
    let mut sent = (String::new(), String::new());
    Visit::default().run(async |page| {
        open_at(page, "?laws=schlagzwang").await;
        page.tap_moves("c3d4 f6e5").await;
        sent = (link(page).await, page.html_attr("data-position").await);
    });
    let (link, position) = sent;
    let (_, saved) = link.split_once('#').expect("a text behind the address");
    Visit::default().sized(390, 844).touch().run(async |page| {
        open_at(page, &["#", saved].concat()).await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{position}'"
        ))
        .await;
        expect_laws(page, "schlagzwang").await;
        // White must capture.
        page.tap_moves("d4f6").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_of_draughts_is_shared_without_what_only_chess_has() {
    Visit::default().run(async |page| {
        open_at(page, "?laws=noris").await;
        page.expect("document.querySelector('input[name=move]').placeholder.includes('c3-d4')")
            .await;
        page.write_move("Nf3").await;
        page.expect("document.querySelector('[data-notice=typed]')?.textContent.includes('c3-d4')")
            .await;
        page.action("share").await;
        page.expect(
            "document.querySelector('[data-action=copy-fen]') !== null
                && document.querySelector('[data-action=copy-pgn], [data-action=download-pgn]') === null",
        )
        .await;
    });
}
