//! The example pages (`web/examples/`): a club's start page, a blog post and a league table, as
//! visitors use them.

use rochade_e2e::{Page, Point, Visit};
use serde_json::Value;

/// All pages of the folder.
const PAGES: [&str; 4] = ["index.html", "start.html", "post.html", "league.html"];

/// What a board's element frames is nobody's business but its own; a test looks in all the same.
/// `boards()` has the window of each board in the page's order, and `within(board, selector)` the
/// middle of an element in one.
const EYES: &str = "(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
        return attachShadow.call(this, { ...init, mode: 'open' });
    };
    const frame = (place) => place.localName === 'iframe' ? place : place.shadowRoot?.querySelector('iframe');
    window.places = () => [...document.querySelectorAll('rochade-board, iframe')];
    window.boards = () => places().map((place) => frame(place)?.contentWindow);
    window.root = (board) => boards()[board]?.document.documentElement;
    window.men = (board) => root(board)?.querySelectorAll('[data-square][data-piece]').length;
    window.within = (board, selector) => {
        const outer = frame(places()[board])?.getBoundingClientRect();
        const found = root(board)?.querySelector(selector);
        if (!outer || !found) return null;
        found.scrollIntoView({ block: 'nearest' });
        const inner = found.getBoundingClientRect();
        return inner.width ? [outer.x + inner.x + inner.width / 2, outer.y + inner.y + inner.height / 2] : null;
    };
})()";

/// Whether a board has asked for the rules.
const AWAKE: &str =
    "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.wasm'))";

fn visit(page: &str) -> Visit {
    Visit::default()
        .at(format!("examples/{page}"))
        .after_script(EYES)
}

/// Scrolls to a board, which is framed then.
async fn look_at(page: &Page, board: usize) {
    let place = format!("places()[{board}]");
    page.expect(format!("!!{place}")).await;
    page.eval(&format!("{place}.scrollIntoView({{ block: 'center' }})"))
        .await;
    page.expect(format!("men({board}) > 0")).await;
    for _ in 0..3 {
        page.frame().await;
    }
}

/// Clicks something in a board.
async fn click(page: &Page, board: usize, selector: &str) {
    let ask = format!("within({board}, `{selector}`)");
    page.expect(format!("!!{ask}")).await;
    let middle: Value = page.eval(&ask).await;
    let [x, y]: [f64; 2] = serde_json::from_value(middle).expect("a place");
    page.click_at(Point { x, y }).await;
}

async fn expect_position(page: &Page, board: usize, placement: &str) {
    page.expect(format!(
        "root({board}).dataset.position.split(' ')[0] === '{placement}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn twenty_boards_stand_on_the_start_page_and_load_no_rules() {
    visit("start.html").run_bare(async |page| {
        page.expect("places().length === 20").await;
        for board in 0..20 {
            look_at(page, board).await;
            page.expect(format!(
                "[places()[{board}].getAttribute('fen') || root({board}).dataset.position]\
                 .every((fen) => fen.split(' ')[0].replace(/[^a-z]/gi, '').length === men({board}))"
            ))
            .await;
        }
        page.expect(format!("boards().every(({{ performance }}) => !{AWAKE})"))
            .await;
        page.check_manners().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_visitor_plays_on_the_start_page() {
    visit("start.html").run_bare(async |page| {
        look_at(page, 0).await;
        click(page, 0, "[data-square=e2]").await;
        click(page, 0, "[data-square=e4]").await;
        expect_position(page, 0, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").await;
        look_at(page, 1).await;
        click(page, 1, "[data-square=d5]").await;
        click(page, 1, "[data-square=d8]").await;
        // Black replies, and White mates.
        expect_position(page, 1, "r1bb1k1r/ppp2ppp/8/1B6/5q2/2P5/PPP2PPP/R3R1K1").await;
        click(page, 1, "[data-square=e1]").await;
        click(page, 1, "[data-square=e8]").await;
        page.expect("root(1).dataset.puzzle === 'solved'").await;
        // A picture stays one.
        look_at(page, 2).await;
        click(page, 2, "[data-square=f7]").await;
        page.expect(format!(
            "boards().slice(2).every((board) => !board || !(({{ performance }}) => {AWAKE})(board))"
        ))
        .await;
        page.check_manners().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_games_of_the_post_are_played_through() {
    visit("post.html").run_bare(async |page| {
        let ends = [
            "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5",
            "rn1q1bnr/ppp1kB1p/3p2p1/3NN3/4P3/8/PPPP1PPP/R1BbK2R",
            "rnbB1b1r/ppk2ppp/2p5/4q3/4n3/8/PPP2PPP/2KR1BNR",
            "r3kb1r/p2B1ppp/6q1/4p1B1/4P3/6Q1/PPP2PPP/3R1RK1",
        ];
        page.expect("places().length === 4").await;
        for (board, end) in ends.into_iter().enumerate() {
            look_at(page, board).await;
            // The rules come when they are wanted, unless the game is to begin in its middle.
            if board != 2 {
                click(page, board, ".moves button").await;
            }
            click(page, board, "[data-action=last]").await;
            expect_position(page, board, end).await;
            click(page, board, "[data-action=back]").await;
            page.expect(format!(
                "!root({board}).dataset.position.startsWith('{end}')"
            ))
            .await;
        }
        page.check_manners().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_third_game_of_the_post_begins_where_its_line_says() {
    visit("post.html").run_bare(async |page| {
        look_at(page, 2).await;
        expect_position(page, 2, "rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn frames_of_nine_sizes_show_their_game_whole() {
    visit("league.html").run_bare(async |page| {
        page.expect("places().length === 9").await;
        for board in 0..9 {
            look_at(page, board).await;
            page.expect(format!(
                "(({{ scrollWidth, clientWidth, scrollHeight, clientHeight }}) =>\
                 scrollWidth <= clientWidth && scrollHeight <= clientHeight)(root({board}))"
            ))
            .await;
            page.expect(format!(
                "((squares, {{ clientWidth, clientHeight }}) => squares.left >= 0 && squares.top >= 0 \
                 && squares.right <= clientWidth && squares.bottom <= clientHeight && squares.width >= 150)\
                 (root({board}).querySelector('.squares').getBoundingClientRect(), root({board}))"
            ))
            .await;
            let shown = format!("root({board}).querySelector('.table').textContent");
            page.expect(format!(
                "{shown}.includes(places()[{board}].title.split(' – ')[0].split(' ').pop())"
            ))
            .await;
        }
        page.check_manners().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn boards_on_a_clubs_pages_keep_nothing_and_ask_nobody() {
    for example in PAGES {
        visit(example).run_bare(async |page| {
            page.expect("places().length > 0").await;
            let boards = page.eval("Math.min(places().length, 3)").await;
            for board in 0..usize::try_from(boards.as_u64().unwrap_or(0)).unwrap_or(0) {
                look_at(page, board).await;
                click(page, board, ".squares [data-square=d2]").await;
            }
            page.expect("boards().some((board) => board?.document.querySelector('[tabindex]'))")
                .await;
            let home = page.url().split("examples/").next().unwrap_or_default().to_owned();
            page.expect(format!(
                "boards().filter(Boolean).flatMap(({{ performance }}) => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)))\
                 .every(({{ name, responseStatus }}) => name.startsWith('{home}') && responseStatus === 200)"
            ))
            .await;
            page.expect("localStorage.length === 0 && sessionStorage.length === 0 && document.cookie === ''")
                .await;
            page.expect("indexedDB.databases().then((kept) => kept.length === 0)")
                .await;
            page.check_manners().await;
        });
    }
}
