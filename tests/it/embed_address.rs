//! What the address of an embedded page asks for, and what is told where it can't be read.

use rochade_e2e::Visit;

use crate::contrast::prefer;
use crate::embed::{GAME, ITALIAN, board, shown, with};
use crate::games::START;
use crate::resume::keys;
use crate::words::text;

const AWAKE: &str = "document.documentElement.dataset.embed === 'awake'";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

/// Waits for a message that has these words in it, and checks that a board is there.
fn tells(visit: Visit, words: &str) {
    visit.run(async |page| {
        page.expect(format!(
            "[...document.querySelectorAll('[data-notice]')].some((notice) => notice.textContent.includes({words:?}))"
        ))
        .await;
        page.expect("document.querySelectorAll('[data-square]').length === 64")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_has_no_meaning_is_told_in_the_language_of_the_board() {
    tells(board("interactive=dance"), "interactive=dance");
    tells(board("ui=bored&lang=de"), "das hat dort keine Bedeutung");
    tells(board("start=soon&lang=nl"), "dat heeft daar geen betekenis");
    tells(board("laws=imaginary&start=x"), "imaginary");
    tells(board("clock=soon"), "“soon” is not a time control");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn settings_that_have_a_meaning_wake_no_rules() {
    board("board=green&pieces=staunton&sound=off&tenths=last&coordinates=").run(async |page| {
        page.expect("document.documentElement.dataset.board === 'green'")
            .await;
        page.expect_asleep().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_that_cannot_be_read_is_told_with_the_reason() {
    tells(
        with("fen", "8/8/8/8/8/8/8/8 w - - 0 1", "").awake(),
        &text("en", "fault-fen-no-king"),
    );
    tells(
        with("fen", "nonsense", "&interactive=none"),
        &text("en", "fault-fen-placement"),
    );
    // What else was asked for holds.
    with("fen", "nonsense", "&clock=5%2B3&orientation=black").run(async |page| {
        page.expect_awake().await;
        page.expect("document.querySelectorAll('[data-clock]').length === 2")
            .await;
        page.expect_lower_left("h8").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_told_on_a_small_board_goes_when_it_is_tapped() {
    board("ui=board&theme=pink")
        .sized(160, 160)
        .run(async |page| {
            page.expect("document.querySelector('[data-notice]')?.getClientRects().length === 1")
                .await;
            page.click("[data-notice]").await;
            page.expect("document.querySelector('[data-notice]') === null")
                .await;
            page.expect_unmarked("selected").await;
            page.tap("e2").await;
            page.expect_marked("selected", "e2").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_cannot_be_read_is_told() {
    let nothing = with("pgn", "no game at all", "");
    tells(nothing, &text("en", "import-none"));
    tells(with("pgn", "1. Ke3", "").awake(), &text("en", "unreadable"));
    // Nobody can play on from the middle of a game; and it is told where no moves are shown, too.
    tells(
        with("pgn", "1. e4 e5 2. Ke3", "&interactive=play").awake(),
        &text("en", "unreadable"),
    );
    tells(board("link=nonsense"), &text("en", "refused-foreign"));
    tells(with("pgn", GAME, "&start=99"), "after 7 half-moves");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_place_is_named_by_the_number_of_a_move_and_its_side() {
    let late = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 41. Kd2 Kd6 *";
    let draughts = "[GameType \"25,W,8,8,A0,0\"] 1. c3-d4 b6-a5 2. d4-c5 *";
    for (game, place, ply) in [(GAME, "2b", "4"), (late, "41w", "2"), (draughts, "2w", "3")] {
        with("pgn", game, &["&ply=", place].concat()).run(async |page| {
            page.expect_awake().await;
            page.expect(format!(
                "document.querySelector('[aria-current]')?.dataset.ply === '{ply}'"
            ))
            .await;
            page.expect_never("document.querySelector('[data-notice]') !== null")
                .await;
        });
    }
    tells(with("pgn", GAME, "&ply=9b"), "after 7 half-moves");
    tells(with("pgn", late, "&ply=39w"), "ply=39w");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_shared_game_opens_after_a_move_too() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5 Nf3").await;
        let link = crate::links::link(page).await;
        let text = link.split_once('#').expect("a link").1;
        for (place, ply) in [("1w", "1"), ("1b", "2"), ("2w", "3")] {
            let address = format!("{}embed.html?link={text}&ply={place}", page.url());
            page.driver().goto(&address).await.expect("the page opens");
            page.expect(format!(
                "document.querySelector('[aria-current]')?.dataset.ply === '{ply}'"
            ))
            .await;
        }
        for (place, told) in [("2b", "after 3 half-moves"), ("9w", "after 3 half-moves")] {
            let address = format!("{}embed.html?link={text}&ply={place}", page.url());
            page.driver().goto(&address).await.expect("the page opens");
            page.expect(format!(
                "document.querySelector('[data-notice]')?.textContent.includes({told:?})"
            ))
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn files_are_fetched_from_the_same_site_only_and_without_cookies() {
    let served = "{
        const fetched = window.fetch;
        window.asked = [];
        window.fetch = (address, how) => {
            const name = String(address);
            if (!name.endsWith('.pgn')) return fetched(address, how);
            asked.push(`${how.credentials} ${how.mode}`);
            const text = '[White \"Anna\"]\\n\\n1. e4 *\\n\\n[White \"Jos\\u00e9\"]\\n\\n1. d4 *';
            const bytes = Uint8Array.from(name.includes('large') ? { length: 5e6 } : text, (letter) => letter ? letter.charCodeAt() : 32);
            return Promise.resolve(new Response(bytes));
        };
    }";
    let site = || board("url=games/last.pgn&game=1").after_script(served);
    site().run(async |page| {
        page.expect("document.querySelector('main').innerText.includes('José')")
            .await;
        page.expect_asleep().await;
        assert_eq!(page.eval("asked.join()").await, "omit same-origin");
        page.wake().await;
        page.expect("document.querySelector('[data-ply=\"1\"]')?.textContent.includes('d4')")
            .await;
        assert_eq!(page.eval("asked.length").await, 1);
    });
    // The board is drawn once before the file has come, and once after, and lies the same way both
    // times.
    let turned = board("url=games/last.pgn&game=1&orientation=black").after_script(served);
    turned.run(async |page| {
        page.expect("document.querySelector('main').innerText.includes('José')")
            .await;
        page.expect_lower_left("h8").await;
        page.expect_asleep().await;
    });
    tells(
        board("url=https://example.org/a.pgn").after_script(served),
        &text("en", "embed-elsewhere"),
    );
    tells(
        board("url=data:,1.e4.pgn").after_script(served),
        &text("en", "embed-elsewhere"),
    );
    tells(
        board("pgn=large.pgn").after_script(served),
        &text("en", "embed-large"),
    );
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_that_is_not_there_is_told() {
    board("url=missing.pgn").run_bare(async |page| {
        let words = text("en", "replay-no-file");
        page.expect(format!(
            "document.querySelector('[data-notice]')?.textContent === {words:?}"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_without_a_board_come_by_themselves() {
    for size in ["flow", "fit"] {
        // Chromium remarks, after some seconds, that nobody has needed the picture of the men.
        with("pgn", GAME, &format!("&ui=moves&size={size}")).run_bare(async |page| {
            page.expect(
                "document.querySelector('[data-ply=\"1\"]')?.getBoundingClientRect().height > 10",
            )
            .await;
            page.expect("document.querySelector('[role=group]:has([data-ply])').clientHeight > 80")
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_it_looks_like_is_in_the_address() {
    with(
        "fen",
        ITALIAN,
        "&orientation=black&flip=0&board=green&pieces=mirrored&coordinates=off&lang=de",
    )
    .run(async |page| {
        page.expect_lower_left("h8").await;
        page.expect_asleep().await;
        assert_eq!(page.html_attr("data-board").await, "green");
        assert_eq!(page.html_attr("lang").await, "de");
        assert!(shown(page).await.contains("Schwarz am Zug"));
        page.wake().await;
        page.expect_lower_left("h8").await;
        assert_eq!(page.html_attr("data-pieces").await, "mirrored");
    });
    board("orientation=black&flip=1").run(async |page| page.expect_lower_left("a1").await);
    board("game=draughts").run(async |page| {
        page.expect_piece("a1", "wM").await;
        page.expect_asleep().await;
        page.tap("c3").await;
        page.expect_marked("selected", "c3").await;
        page.expect("document.documentElement.dataset.laws === 'noris'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_theme_is_the_one_that_is_asked_for() {
    const PAPER: &str = "getComputedStyle(document.body).backgroundColor";
    let (light, dark) = ("rgb(247, 242, 231)", "rgb(24, 20, 18)");
    for (asked, bright, at_night) in [
        ("", light, dark),
        ("theme=dark", dark, dark),
        ("theme=light&board=green", light, light),
    ] {
        board(asked).run(async |page| {
            assert_eq!(page.eval(PAPER).await, bright, "{asked}");
            prefer(page, &[("prefers-color-scheme", "dark")]).await;
            assert_eq!(page.eval(PAPER).await, at_night, "{asked}");
            page.wake().await;
            assert_eq!(page.eval(PAPER).await, at_night, "{asked}, awake");
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_kept_unless_the_address_says_so() {
    // Each use of what a browser keeps is noted.
    let watch = "window.used = [];
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
            const owner = name in Window.prototype ? Window.prototype : window;
            const { get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
            if (get) Object.defineProperty(owner, name, { get() { used.push(name); return get.call(this); }, configurable: true });
        }";
    board("").after_script(watch).staying().run(async |page| {
        page.tap("e2").await;
        page.tap("e4").await;
        page.expect_turn("b").await;
        page.settle().await;
        assert_eq!(page.eval("used.join()").await, "");
        let workers = "navigator.serviceWorker.getRegistrations().then((all) => all.length)";
        assert_eq!(page.eval(workers).await, 0);
    });
    board("keep=1").run(async |page| {
        page.expect_awake().await;
        page.tap("e2").await;
        page.tap("e4").await;
        page.expect_turn("b").await;
        page.reload().await;
        page.expect_awake().await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_kept_under_another_origin_is_kept_apart() {
    // The same site, as far as browsers part what pages keep, but another port.
    let body = "<iframe id=board src='SITEembed.html?keep=1' style='width: 500px; height: 600px'></iframe>";
    let placed =
        |placement| format!("document.documentElement.dataset.position.startsWith('{placement} ')");
    Visit::default().in_club(body).run_bare(async |page| {
        let club = page.driver().current_url().await.expect("an address");
        let go = async |address: &str| {
            let opened = page.driver().goto(address).await;
            opened.expect("the page opens");
        };
        go(&page.url()).await;
        page.expect_whole().await;
        page.type_moves("d4 d5").await;
        page.eval("localStorage.setItem('rochade.settings', 'board=green')")
            .await;

        go(club.as_str()).await;
        let fresh = [
            &*placed(START),
            "!document.documentElement.dataset.board",
            AWAKE,
        ]
        .join(" && ");
        page.expect_in("#board", fresh).await;
        page.click_in("#board", "e2").await;
        page.click_in("#board", "e4").await;
        page.expect_in("#board", placed(AFTER_E4)).await;
        go(club.as_str()).await;
        page.expect_in("#board", placed(AFTER_E4)).await;

        go(&page.url()).await;
        page.expect_piece("d5", "bP").await;
        assert_eq!(keys(page, "rochade.2.").await.len(), 1);
        let apart = [
            "rochade.at ",
            club.as_str().trim_end_matches('/'),
            " rochade.2.open.",
        ]
        .concat();
        assert_eq!(keys(page, &apart).await.len(), 1);
    });
}
