//! Games that are replayed in another page: with variations, comments, and the list of the games of
//! a file.

use rochade_e2e::{Key, Page, Visit};

/// The address of an embedded page with this game.
fn address(pgn: &str, more: &str) -> String {
    let escaped: String = pgn.bytes().map(|byte| format!("%{byte:02x}")).collect();
    format!("embed.html?pgn={escaped}{more}")
}

fn replay(pgn: &str, more: &str) -> Visit {
    Visit::default().at(address(pgn, more)).awake()
}

const TREE: &str = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n[Date \"2026.11.20\"]\n[Round \"3\"]\n\n\
    {A quiet start.} 1. e4 e5 $2 {Not best. [%cal Ge7e5]} (1... c5! 2. Nf3 (2. c3 d5 $10) 2... d6) (1... e6) 2. Nf3 Nc6 1-0";

const AFTER_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_C5: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_C3: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_E6: &str = "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_ALL: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// The element that holds the moves.
const LIST: &str = "document.querySelector('[data-ply]').closest('[role=group]')";

/// Waits until a move is the only one that is marked, and where the Tab key leads.
async fn expect_current(page: &Page, selector: &str) {
    page.expect(format!(
        "((list) => ['[aria-current]', '[tabindex=\"0\"]'].every((mark) =>
            list.querySelectorAll(mark).length === 1 && list.querySelector(mark).matches(`{selector}`)))({LIST})"
    ))
    .await;
}

/// Waits until the text with the moves says this, blanks aside.
async fn expect_text(page: &Page, text: &str) {
    page.expect(format!(
        "document.querySelector('[data-ply]') && {LIST}.textContent.replace(/\\s+/g, ' ').includes({text:?})"
    ))
    .await;
}

/// Chooses a game of the list.
async fn choose(page: &Page, number: &str) {
    page.set_field("game", number).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_told_as_in_a_magazine_and_replayed_by_taps_buttons_and_keys() {
    replay(TREE, "").run(async |page| {
        println!("a game is told as in a magazine");
        expect_text(page, "A quiet start. 1.e4 e5? Not best. 1…c5! 2.Nf3 2.c3 d5= 2…d6 1…e6 2.Nf3 Nc6 1–0").await;
        page.expect("/Anna – Bert 1–0Club · round 3 · Nov 20, 2026/.test(document.querySelector('h2').textContent)")
            .await;
        page.expect("document.querySelector('[title=mistake]')?.dataset.ply === '2'")
            .await;
        page.expect("document.querySelector('[role=img][aria-label=equal]') !== null")
            .await;
        println!("tapping a move of a variation shows its position");
        page.click("[data-ply='2'][data-line='1']").await;
        page.expect_placement(AFTER_C5).await;
        expect_current(page, "[data-ply='2'][data-line='1']").await;
        page.expect_marked("last", "c7 c5").await;
        page.click("[data-ply='3'][data-line='2']").await;
        page.expect_placement(AFTER_C3).await;
        expect_current(page, "[data-ply='3'][data-line='2']").await;
        page.click("[data-ply='2']:not([data-line])").await;
        page.expect_placement(AFTER_E5).await;
        expect_current(page, "[data-ply='2']:not([data-line])").await;
        page.expect_end("1-0", "resignation").await;
        println!("the buttons go along the line that is shown");
        page.click("[data-ply='3'][data-line='2']").await;
        page.expect_placement(AFTER_C3).await;
        page.action("back").await;
        page.expect_placement(AFTER_C5).await;
        expect_current(page, "[data-ply='2'][data-line='1']").await;
        page.action("back").await;
        page.expect_placement(AFTER_E4).await;
        expect_current(page, "[data-ply='1']:not([data-line])").await;
        page.action("forward").await;
        page.expect_placement(AFTER_E5).await;
        page.action("last").await;
        page.expect_placement(AFTER_ALL).await;
        page.action("first").await;
        page.expect_placement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
            .await;
        page.expect(format!("{LIST}.querySelector('[aria-current]') === null"))
            .await;
        println!("arrow keys go along lines and into variations");
        page.click("[data-ply='1']").await;
        for (key, placement) in [
            (Key::Right, AFTER_E5),
            (Key::Down, AFTER_C5),
            (Key::Down, AFTER_E6),
            (Key::Up, AFTER_C5),
            (Key::Up, AFTER_E5),
            (Key::Left, AFTER_E4),
            (Key::End, AFTER_ALL),
        ] {
            page.key(key).await;
            page.expect_placement(placement).await;
            page.expect("document.activeElement.matches('[data-ply][aria-current]')")
                .await;
        }
        page.key(Key::Home).await;
        expect_text(page, "A quiet start.").await;
        page.expect("document.activeElement.matches('[data-ply=\"1\"]:not([aria-current])')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_letters_are_as_chosen() {
    replay("1. Nf3 Nf6 *", "&lang=de&notation=nl").run(async |page| {
        expect_text(page, "1.Pf3 Pf6").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_replay_begins_where_the_address_says() {
    replay(TREE, "&start=2").run(async |page| {
        page.expect_placement(AFTER_E5).await;
        expect_current(page, "[data-ply='2']:not([data-line])").await;
    });
    replay(TREE, "&start=last").run(async |page| page.expect_placement(AFTER_ALL).await);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_replayed_is_only_looked_at() {
    replay("1. e4 (1. d4) *", "&start=last").run(async |page| {
        page.expect_placement(AFTER_E4).await;
        page.tap("e7").await;
        page.tap("e5").await;
        page.expect_placement_to_stay(AFTER_E4).await;
        page.click("[data-line='1']").await;
        page.tap("d7").await;
        page.tap("d5").await;
        page.expect_placement_to_stay("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR")
            .await;
        assert_eq!(page.eval("localStorage.length").await, 0);
    });
}

/// Serves games without a server: what is asked for stays in `window.asked`.
const SERVED: &str = "{
    const fetched = window.fetch;
    window.asked = [];
    window.fetch = (address, how) => {
        if (!String(address).endsWith('.pgn')) return fetched(address, how);
        asked.push(`${how.credentials} ${how.mode}`);
        const games = '[White \"Anna\"]\\n\\n1. e4 e5 *\\n\\n[White \"Carla\"]\\n\\n1. d4 *\\n\\n[White \"X\"]\\n\\n1. e5 *';
        return Promise.resolve(new Response(games));
    };
}";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_several_games_one_is_chosen_from_a_list() {
    Visit::default()
        .after_script(SERVED)
        .at("embed.html?url=last.pgn&open=1&start=last")
        .run(async |page| {
            let after_d4 = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
            page.expect_placement(after_d4).await;
            page.expect("document.querySelector('select[name=game]')?.value === '1'")
                .await;
            page.expect(
                "[...document.querySelectorAll('select[name=game] option')].map((game) => game.textContent).join('|')
                    === '1. Anna|2. Carla|3. Unreadable game'",
            )
            .await;
            assert_eq!(page.eval("asked.join()").await, "omit same-origin");
            choose(page, "0").await;
            expect_text(page, "1.e4 e5").await;
            page.action("last").await;
            page.expect_placement(AFTER_E5).await;
            choose(page, "2").await;
            page.expect("document.querySelector('[data-notice=replay]')?.dataset.fault === '11:4'")
                .await;
            choose(page, "1").await;
            expect_text(page, "1.d4").await;
            page.action("last").await;
            page.expect_placement(after_d4).await;
            page.expect("document.querySelector('select[name=game]').value === '1'")
                .await;
            assert_eq!(page.eval("asked.length").await, 1);
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn hostile_games_stay_text() {
    let hostile = "<img src=x onerror=window.hacked=1><script>window.hacked=2</script>\"'";
    let quoted = hostile.replace('"', "\\\"");
    let pgn = format!(
        "[White \"{quoted}\"]\n[Event \"{quoted}\"]\n[Round \"{quoted}\"]\n[Date \"{quoted}\"]\n\n\
         {{{hostile}}} 1. e4 {{{hostile} \u{202e}mirrored}} ({{{hostile}}} 1. <b> {{{hostile}}}) 1... e5 *\n\n1. d4 *"
    );
    replay(&pgn, "").run(async |page| {
        expect_text(page, "<img src=x").await;
        for selector in ["h2", "h2 small", "select", "[data-ply='1']"] {
            page.expect(format!(
                "(found => (found.dataset.ply ? found.closest('[role=group]') : found)
                    .textContent.includes('<script>window.hacked=2</script>'))(document.querySelector(`{selector}`))"
            ))
            .await;
        }
        expect_text(page, "mirrored").await;
        page.expect_to_stay(HARMLESS).await;
    });
    // Another script shows the names before that.
    Visit::default().at(address(&pgn, "")).run(async |page| {
        for selector in [".bar", ".event"] {
            page.expect(format!(
                "[...document.querySelectorAll('main {selector}')].some(part => part.textContent.includes('<script>window.hacked=2</script>'))"
            ))
            .await;
        }
        page.expect_asleep().await;
        page.expect_to_stay(HARMLESS).await;
    });
}

/// Nothing of a text has become an element.
const HARMLESS: &str = "document.querySelector('img, main script, main b b, [onerror]') === null && window.hacked === undefined";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_can_not_be_read_is_told_in_words() {
    replay("1. Ke3 e5 *", "").run(async |page| {
        page.expect("document.querySelector('[data-notice=replay]')?.dataset.fault === '1:4'")
            .await;
        page.expect("document.querySelector('[data-notice=replay]').textContent.includes('Line 1, column 4: “Ke3” is not possible')")
            .await;
    });
    replay(
        "1. e4 (1. d4 Ke7 {lost} 2. c4) 1... e5 (1... c5) *",
        "&lang=de",
    )
    .run(async |page| {
        expect_text(page, "1.e4 1.d4 „Ke7“").await;
        page.click("[data-line='2']").await;
        page.expect_placement(AFTER_C5).await;
    });
    replay("no game at all in [here", "").run(async |page| {
        page.expect("document.querySelector('[data-notice=replay]') !== null")
            .await;
    });
    replay("1. e4 *", "&game=7").run(async |page| {
        page.expect(
            "document.querySelector('[data-notice=replay]')?.textContent.includes('There is no game 7 here')",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_shown_up_to_where_it_can_be_read() {
    let pgn = "[White \"Anna\"]\n\n1. e4 e5 (1... c5) 2. Ke3 {lost} Nc6 1-0";
    replay(pgn, "").run(async |page| {
        expect_text(
            page,
            "1.e4 e5 1…c5 Line 3, column 23: “Ke3” is not possible",
        )
        .await;
        page.expect("document.querySelector('[role=group] [data-fault=\"3:23\"]') !== null")
            .await;
        page.expect("document.querySelector('h2').textContent.startsWith('Anna')")
            .await;
        page.action("last").await;
        page.expect_placement(AFTER_E5).await;
    });
    let pdn = "[GameType \"25\"]\n\n1. c3-d4 b6-c5 2. a1-h8 *";
    replay(pdn, "").run(async |page| {
        expect_text(
            page,
            "1.c3–d4 b6–c5 Line 3, column 19: “a1-h8” is not possible",
        )
        .await;
        page.action("last").await;
        page.expect("document.querySelector('[data-square=c5]')?.dataset.piece === 'bM'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn long_games_scroll_in_their_list_only() {
    let comment =
        "{A long remark that needs some lines in a narrow column of the page, as remarks do.} ";
    let moves = "Nf3 Nf6 Ng1 Ng8".split(' ').cycle().take(80);
    let text: String = moves.map(|mv| format!("{mv} {comment}")).collect();
    replay(&format!("{text} *"), "")
        .sized(400, 640)
        .run(async |page| {
            page.action("last").await;
            expect_current(page, "[data-ply='80']").await;
            page.expect(format!(
            "((list, move) => list.scrollTop > 0 && move.top >= list.getBoundingClientRect().top - 1
                && move.bottom <= list.getBoundingClientRect().bottom + 1)
                ({LIST}, {LIST}.querySelector('[aria-current]').getBoundingClientRect())"
        ))
            .await;
            page.expect_to_stay(
                "scrollY === 0 && document.documentElement.scrollHeight <= innerHeight",
            )
            .await;
            page.action("first").await;
            page.expect(format!("{LIST}.scrollTop === 0")).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn draughts_are_replayed_too() {
    replay(
        "[GameType \"25\"]\n\n1. c3-d4 {so} (1. e3-f4) b6-c5 2. d4xb6 a7xc5 *",
        "&start=1",
    )
    .run(async |page| {
        page.expect("document.documentElement.dataset.game === 'draughts'")
            .await;
        page.expect_piece("d4", "wM").await;
        expect_text(page, "1.c3–d4 so (1. e3-f4) 1…b6–c5 2.d4×b6").await;
        page.click("[data-ply='3']").await;
        page.expect_piece("b6", "wM").await;
    });
}
