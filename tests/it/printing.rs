//! What comes on paper: of a page around boards, of a board in a frame, and of the page itself.

use rochade_e2e::{Page, Visit};
use serde_json::{Value, json};

use crate::element::{ask, club};
use crate::embed::{ITALIAN, with};

/// A game with a comment, and variations in one another.
const GAME: &str = "[White \"Anna\"]\n[Black \"Bert\"]\n[Event \"Club\"]\n[Result \"1-0\"]\n
1. e4 {Best by test.} e5 2. Nf3 (2. f4 exf4 (2... d5 $1 3. exd5) 3. Nf3) 2... Nc6 $6 3. Bb5 1-0";

/// What is printed of it.
const PRINTED: [&str; 5] = [
    "Anna – Bert",
    "Club",
    "1. e4 Best by test. 1… e5 2. Nf3",
    "(2. f4 exf4 (2… d5! 3. exd5) 3. Nf3)",
    "2… Nc6?! 3. Bb5 1–0",
];

/// A file of two games, for whoever fetches one.
const FILE: &str = "window.fetch = ((fetch) => (what, ...more) => /\\.pgn$/.test(what)
    ? Promise.resolve(new Response('[White \"Cleo\"]\\n[Black \"Dirk\"]\\n\\n1. d4 d5 *\\n\\n[White \"Emma\"]\\n[Black \"Finn\"]\\n\\n1. c4 c5 *\\n'))
    : fetch(what, ...more))(fetch);";

/// A block so high that nothing below it is near the screen.
const FAR: &str = "<div style='height:9000px'></div>";

/// Returns what an expression is while the page is printed. In it, `lines` and `height` tell of a
/// board what is printed of its moves, and how high its frame is.
async fn on_paper(page: &Page, expression: &str) -> Value {
    let script = format!(
        "(() => {{
            const lines = (board) => [...board.shadowRoot.querySelectorAll('p')].map((line) => line.textContent);
            const height = (board) => board.shadowRoot.querySelector('div').getBoundingClientRect().height;
            let seen;
            const look = () => {{ seen = {expression}; }};
            addEventListener('beforeprint', look, {{ once: true }});
            dispatchEvent(new Event('beforeprint'));
            dispatchEvent(new Event('afterprint'));
            return seen;
        }})()"
    );
    page.eval(&script).await
}

/// Waits until these lines are printed of a board.
async fn expect_printed(page: &Page, board: &str, lines: &[&str]) {
    let lines = json!(lines);
    page.expect(format!(
        "(() => {{
            dispatchEvent(new Event('beforeprint'));
            const lines = [...document.querySelector('{board}').shadowRoot.querySelectorAll('p')].map((line) => line.textContent);
            dispatchEvent(new Event('afterprint'));
            return JSON.stringify(lines) === JSON.stringify({lines}) || lines.join('|');
        }})()"
    ))
    .await;
}

/// Waits until the frame of a board has said that it is there.
async fn expect_ready(page: &Page, board: &str) {
    page.expect(format!(
        "told.some(([name, , , id]) => name === 'ready' && id === '{board}')"
    ))
    .await;
}

/// Returns how many sheets the page takes, as the browser prints it.
pub(crate) async fn sheets(page: &Page) -> Value {
    let printed = page.do_command("Page.printToPDF", json!({})).await;
    let data = printed["data"].as_str().unwrap_or_default();
    page.eval(&format!(
        "atob('{data}').match(/\\/Type \\/Page\\b/g).length"
    ))
    .await
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_position_of_a_page_that_nobody_has_scrolled_is_on_paper() {
    let boards: String = (0..20)
        .map(|number| match number % 4 {
            0 => format!("<rochade-board id=b{number} fen='{ITALIAN}'></rochade-board>"),
            1 => format!(
                "<rochade-board fen='{ITALIAN}' interactive=none orientation=black></rochade-board>"
            ),
            2 => "<rochade-board game=draughts></rochade-board>".to_owned(),
            _ => format!("<pre class=rochade>{GAME}</pre>"),
        })
        .collect();
    club(&boards).run_bare(async |page| {
        expect_ready(page, "b0").await;
        // The browser itself prints.
        page.eval(
            "addEventListener('beforeprint', () => {
                window.seen = [...document.querySelectorAll('rochade-board')].map(({ shadowRoot }) => {
                    const drawn = shadowRoot.querySelector('svg');
                    return drawn ? drawn.querySelectorAll('text, circle').length : shadowRoot.querySelector('div').offsetHeight;
                });
            })",
        )
        .await;
        sheets(page).await;
        // Framed boards are high; of the others 16 coordinates are drawn, black men once, and white
        // ones twice: filled, and with an outline.
        page.expect("seen.length === 20 && seen[0] > 300").await;
        let men = [16 + 32 + 16, 16 + 32 + 16, 16 + 24, 16 + 32 + 16];
        page.expect(format!(
            "seen.slice(8).every((count, place) => count === {men:?}[place % 4])"
        ))
        .await;
        page.expect("document.querySelectorAll('rochade-board').values().every(({ shadowRoot }) => shadowRoot.querySelector('svg') === null)")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_that_is_drawn_on_paper_lies_as_the_board_does() {
    let boards = [("a", "white"), ("b", "black")].map(|(id, orientation)| {
        format!("<rochade-board id={id} fen='8/8/8/8/4P3/8/8/8 w - - 0 1' interactive=none orientation={orientation}></rochade-board>")
    });
    club(&[FAR, &boards.concat()].concat()).run_bare(async |page| {
        let seen = on_paper(page, "[a, b].map(({ shadowRoot }) => [...shadowRoot.querySelectorAll('text')].find(({ textContent }) => textContent === '♟').getAttribute('x'))").await;
        assert_eq!(seen, json!(["4.5", "3.5"]));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn boards_are_not_cut_at_the_end_of_a_sheet() {
    let body =
        format!("<rochade-board id=a></rochade-board>{FAR}<rochade-board id=b></rochade-board>");
    club(&body).run_bare(async |page| {
        expect_ready(page, "a").await;
        let seen = on_paper(
            page,
            "[a.shadowRoot.querySelector('iframe').parentNode, b.shadowRoot.querySelector('svg')].map((part) => getComputedStyle(part).breakInside)",
        )
        .await;
        assert_eq!(seen, json!(["avoid", "avoid"]));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn all_moves_of_a_game_are_on_paper_asleep_and_awake() {
    for game in [
        format!("<rochade-board id=a><pre>{GAME}</pre></rochade-board>"),
        format!("<pre class=rochade>{GAME}</pre>"),
        format!("{FAR}<rochade-board><pre>{GAME}</pre></rochade-board>"),
    ] {
        club(&game).run_bare(async |page| {
            expect_printed(page, "rochade-board", &PRINTED).await;
            let told = ask(page, "goto(1)").await;
            assert_eq!(told["ply"], 1);
            page.expect_in(
                "rochade-board",
                "document.documentElement.dataset.embed === 'awake'",
            )
            .await;
            expect_printed(page, "rochade-board", &PRINTED).await;
            // On the screen they are nowhere but in the frame.
            page.expect(
                "document.querySelector('rochade-board').shadowRoot.querySelector('p') === null",
            )
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_on_paper_have_the_readers_letters() {
    for (attribute, expected, before) in [
        ("lang=de", "1. Sf3 d5", ""),
        ("notation=figurine", "1. ♞f3 d5", FAR),
    ] {
        let body = format!("{before}<rochade-board {attribute}>1. Nf3 d5 *</rochade-board>");
        club(&body).run_bare(async |page| {
            expect_printed(page, "rochade-board", &[expected]).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_game_that_is_shown_is_the_one_on_paper() {
    let body = "<rochade-board id=a url='SITEgames.pgn'></rochade-board>";
    club(body).after_script(FILE).run_bare(async |page| {
        expect_printed(page, "#a", &["Cleo – Dirk", "1. d4 d5"]).await;
        page.expect_in("#a", "document.querySelector('[data-action=replay]')?.click() === undefined && document.querySelector('.movetext') !== null")
            .await;
        page.eval_in("#a", "document.querySelector('[data-action=next-game]').click()").await;
        expect_printed(page, "#a", &["Emma – Finn", "1. c4 c5"]).await;
        // What is loaded has other moves, or none.
        ask(page, "load({ pgn: '1. f4 *' })").await;
        expect_printed(page, "#a", &["White – Black", "1. f4"]).await;
        ask(page, "load({ pgn: 'There is no game.' })").await;
        expect_printed(page, "#a", &[]).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_only_a_file_knows_is_framed_when_nothing_else_is_to_be_done() {
    let body = format!(
        "{FAR}<rochade-board id=a url='SITEgames.pgn'></rochade-board><rochade-board id=b fen='{ITALIAN}'></rochade-board>
         <div hidden><rochade-board id=c url='SITEgames.pgn'></rochade-board></div>"
    );
    club(&body).after_script(FILE).run_bare(async |page| {
        expect_printed(page, "#a", &["Cleo – Dirk", "1. d4 d5"]).await;
        page.expect("scrollY === 0 && b.shadowRoot.querySelector('iframe') === null && c.shadowRoot.querySelector('iframe') === null")
            .await;
    });
    // Who pays for every byte gets what is near.
    let thrifty = [
        FILE,
        "Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });",
    ]
    .concat();
    let body = format!(
        "{FAR}<rochade-board id=a url='SITEgames.pgn'><a href='games.pgn'>Games</a></rochade-board>"
    );
    club(&body).after_script(thrifty).run_bare(async |page| {
        page.expect_to_stay("a.shadowRoot.querySelector('iframe') === null")
            .await;
        // What stands in it is on paper, and on paper only.
        let link = "a.querySelector('a').checkVisibility()";
        assert_eq!(on_paper(page, link).await, true);
        assert_eq!(page.eval(link).await, false);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_without_a_board_leave_no_hole_and_a_board_without_moves_tells_none() {
    let body = format!(
        "<rochade-board id=a ui=moves><pre>{GAME}</pre></rochade-board><rochade-board id=b ui=board><pre>{GAME}</pre></rochade-board>"
    );
    club(&body).run_bare(async |page| {
        expect_ready(page, "a").await;
        expect_ready(page, "b").await;
        expect_printed(page, "#a", &PRINTED).await;
        let seen = on_paper(page, "[height(a), height(b) > 300, lines(b)]").await;
        assert_eq!(seen, json!([0, true, []]));
        // Then all is as it was.
        page.expect("a.shadowRoot.querySelector('div').offsetHeight > 100")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_frame_by_itself_prints_its_moves_and_no_buttons() {
    with("pgn", GAME, "&theme=dark").run(async |page| {
        page.expect("document.querySelector('[data-action=replay]').checkVisibility()").await;
        page.do_command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        page.expect("document.querySelector('.printed').checkVisibility() && !document.querySelector('[data-action=replay]').checkVisibility()")
            .await;
        page.expect(format!(
            "document.querySelector('.printed').textContent === {}",
            json!(PRINTED[2..].join("\n"))
        ))
        .await;
        page.expect("getComputedStyle(document.body).color === 'rgb(0, 0, 0)'").await;
        page.do_command("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
        page.wake().await;
        page.do_command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        page.expect("document.querySelector('.movetext').checkVisibility() && !document.querySelector('[data-action=forward]').checkVisibility()")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_page_prints_its_game_on_one_sheet_in_light_colours() {
    Visit::default().dark().run(async |page| {
        page.type_moves("f3 e5 g4 Qh4#").await;
        page.expect_end("0-1", "checkmate").await;
        page.eval(
            "addEventListener('beforeprint', () => { window.seen = document.querySelector('.printed').innerText; }, { once: true })",
        )
        .await;
        assert_eq!(sheets(page).await, 1);
        page.expect("seen.includes('White – Black') && seen.includes('1. f3 e5 2. g4 Qh4# 0–1')").await;
        let dark = json!([{ "name": "prefers-color-scheme", "value": "dark" }]);
        page.do_command("Emulation.setEmulatedMedia", json!({ "media": "print", "features": dark })).await;
        page.eval("dispatchEvent(new Event('beforeprint'))").await;
        page.expect(
            "document.querySelector('.printed h2').checkVisibility() && document.querySelector('.board').checkVisibility()
                && ![...document.querySelectorAll('button, header, .bar')].some((part) => part.checkVisibility())
                && getComputedStyle(document.body).color === 'rgb(0, 0, 0)'
                && getComputedStyle(document.documentElement).getPropertyValue('--board-light').trim() === '#ecd9b4'",
        )
        .await;
        page.eval("dispatchEvent(new Event('afterprint'))").await;
        page.expect("document.querySelector('.printed') === null").await;
    });
}
