//! What of an embedded page is drawn without the rules, and what lets them come.

use rochade_e2e::Key;

use crate::embed::{GAME, board, with};

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_focus_alone_wakes_no_board_and_the_first_key_does() {
    for asked in ["", "pgn=1.%20e4%20e5"] {
        board(asked).run(async |page| {
            page.key(Key::Tab).await;
            page.expect("document.activeElement.getAttribute('role') === 'grid'")
                .await;
            page.expect("getComputedStyle(document.activeElement, '::after').boxShadow !== 'none'")
                .await;
            page.expect_asleep().await;
            page.eval(
                "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))",
            )
            .await;
            page.expect_asleep().await;
            page.key(Key::Right).await;
            page.expect_awake().await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_shows_what_its_position_says_even_without_kings() {
    with(
        "fen",
        "8/8/8/2pp4/2PP4/8/8/8 w - - 0 1",
        "&interactive=none",
    )
    .run(async |page| {
        page.expect_piece("d4", "wP").await;
        page.expect("document.querySelectorAll('[data-piece]').length === 4")
            .await;
        page.expect_asleep().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn clocks_that_rest_are_drawn_without_the_rules() {
    for (asked, shown) in [
        ("5%2B3", "5:00"),
        ("40/120%2B30:20/60:15b10", "2:00:00"),
        ("90s", "1:30"),
    ] {
        board(&format!("clock={asked}")).run(async |page| {
            page.expect_asleep().await;
            let clocks = format!(
                "[...document.querySelectorAll('.clock')].map((clock) => clock.textContent).join() === '{shown},{shown}'"
            );
            page.expect(&clocks).await;
            page.wake().await;
            page.expect("document.querySelectorAll('[data-clock]').length === 2")
                .await;
            page.expect(clocks).await;
        });
    }
    // Told, or tenths that a setting says something about.
    for asked in ["0%2B5", "30s"] {
        board(&format!("clock={asked}")).run(async |page| page.expect_awake().await);
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_of_draughts_is_drawn_without_the_rules() {
    let begins = [
        "[GameType \"25,W,8,8,A0,0\"] 1. c3-d4 *",
        "[Laws \"noris\"] 1. c3-d4 *",
    ];
    for game in begins {
        with("pgn", game, "").run(async |page| {
            page.expect_piece("a1", "wM").await;
            page.expect_piece("b8", "bM").await;
            page.expect_asleep().await;
            page.wake().await;
            page.expect_piece("a1", "wM").await;
        });
    }
    let endgame = "[GameType \"29\"][FEN \"B:Wc3,Kd4:Bf6,b6\"] 1. ... f6-g5 *";
    with("pgn", endgame, "").run(async |page| {
        page.expect_piece("d4", "wK").await;
        page.expect_asleep().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_of_draughts_comes_with_the_rules_where_only_they_know_its_board() {
    // Black begins, and squares have numbers.
    with("pgn", "[GameType \"21\"] 1. 11-15 *", "").run(async |page| {
        page.expect_awake().await;
        page.expect("document.querySelectorAll('[data-piece$=M]').length === 24")
            .await;
    });
    with("fen", "W:W21,22:B1,2", "&game=draughts").run(async |page| {
        page.expect_awake().await;
        page.expect("document.querySelectorAll('[data-piece]').length > 0")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_untouched_file_says_how_many_games_it_has() {
    let games = [GAME, GAME, GAME].join("\n\n");
    for (more, said) in [
        ("&lang=nl", "Naspelen: 3\u{a0}partijen"),
        ("&lang=en&open=2", "Play through: 3\u{a0}games"),
        ("&lang=de&game=1", "Nachspielen"),
    ] {
        with("pgn", &games, more).run(async |page| {
            page.expect(format!(
                "document.querySelector('[data-action=replay]')?.textContent === '{said}'"
            ))
            .await;
            page.expect_asleep().await;
        });
    }
}

/// What is no move of the keyboard on a board is left to the browser, and to the page around.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn keys_that_mean_nothing_on_a_board_pass_through_it() {
    for asked in ["", "pgn=1.%20e4%20e5"] {
        board(asked).run(async |page| {
            page.key(Key::Tab).await;
            page.expect("document.activeElement.getAttribute('role') === 'grid'")
                .await;
            page.eval("window.passed = [], addEventListener('keydown', (event) => passed.push(event.key + event.defaultPrevented)), null")
                .await;
            for key in ["F5", "F12", "Control", "PageDown", "Escape", "CapsLock", "MediaPlayPause", "/", "x"] {
                // Whatever the browser does with it comes after what the page does.
                let event = serde_json::json!({ "type": "rawKeyDown", "key": key, "windowsVirtualKeyCode": 0 });
                page.do_command("Input.dispatchKeyEvent", event).await;
                page.expect(format!("passed.pop() === '{key}false'")).await;
            }
            page.expect_asleep().await;
        });
    }
}
