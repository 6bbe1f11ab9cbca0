//! The look back at a game (opponent.md, section 1, "Review"): a worker looks, moments come, a
//! better move is tried, the answer is shown, and a game goes on from there.

use rochade_e2e::{Key, Page, Visit};
use rochade_table::saved::{Times, write};
use rochade_table::{GameKind, Intent, Start, Table};

use crate::actions::Tried;
use crate::computers::{KEPT, WORKERS, plies, sit_down};
use crate::decisions::{decide, open_table};
use crate::desk::{CLIPBOARD, expect_closed, paste};
use crate::games::{FOOLS_MATE, START};
use crate::kiosk;
use crate::offline::{aside, open, server};
use crate::reading::to_end;
use crate::words::text;

/// A game in which White has given its queen away on move 6.
pub(crate) const QUEEN_LOST: &str =
    "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 Qb3 O-O Qb6 axb6 h3 Be6 a3 Bxc4 dxc4 Nxe4";

/// Notes with what a worker is asked to look back.
const ASKED: &str = "const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (task) { if (task.reviews) window.asked = task.review; send.call(this, task); };";

/// Returns the script that tells how far a look back has come.
fn stands(state: &str) -> String {
    format!("document.querySelector('.look-back')?.dataset.review === '{state}'")
}

/// Returns the script that tells whether the moment of this number is shown.
fn shows(language: &str, number: usize) -> String {
    let heading = text(language, "review-moment").replace("{number}", &number.to_string());
    let heading = heading.split('{').next().unwrap_or_default();
    format!("document.querySelector('.look-back h2').textContent.startsWith({heading:?})")
}

/// Returns the script that tells whether there is a button.
fn offers(action: &str) -> String {
    format!("document.querySelector('button[data-action={action}]') !== null")
}

/// Lets a game against the computer end, which White gives up.
async fn lose(page: &Page, level: u8) {
    sit_down(page, [0, level], None, QUEEN_LOST).await;
    open_table(page, "w").await;
    decide(page, "resign", "w").await;
    page.answer("resign", "confirm").await;
    page.expect_end("0-1", "resignation").await;
}

/// Looks back at the game to the end.
async fn look_back(page: &Page) {
    page.action("analyse").await;
    page.expect(stands("done")).await;
}

const SAID: &str = "document.querySelector('.look-back .said')";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moments_come_one_after_the_other_and_a_game_goes_on_from_there() {
    Visit::default().run(async |page| {
        lose(page, 2).await;
        look_back(page).await;
        // The position before the queen was given away; what was better is not told yet.
        page.expect_piece("b3", "wQ").await;
        page.expect(format!("{SAID} === null")).await;
        page.expect("document.querySelector('.look-back .played').textContent.endsWith('7. Qb6')")
            .await;
        page.action("try-moment").await;
        page.expect("document.documentElement.dataset.puzzle === 'asked'")
            .await;
        page.tap("b3").await;
        page.tap("b6").await;
        page.expect("document.documentElement.dataset.puzzle === 'wrong'")
            .await;
        page.action("try-again").await;
        page.expect_piece("b3", "wQ").await;
        page.action("show-moment").await;
        page.expect(format!("{SAID}?.dataset.pattern === 'hangs'"))
            .await;
        page.expect("!('puzzle' in document.documentElement.dataset)")
            .await;
        // The better line is made on the board, move by move.
        let before = page.html_attr("data-position").await;
        page.action("better").await;
        page.expect(format!(
            "document.documentElement.dataset.position !== {before:?}"
        ))
        .await;
        page.action("all-moves").await;
        let judged = "document.querySelector('.movetext [data-judgement=blunder]').textContent";
        page.expect(format!("{judged} === 'Qb6??'")).await;
        page.action("moments").await;
        page.action("show-moment").await;
        page.action("play-on").await;
        page.expect(plies(7)).await;
        page.expect_no_end().await;
        page.expect(format!(
            "document.querySelector('.bar [data-action=level]')?.textContent === '{}'",
            text("en", "level-of").replace("{level}", "2")
        ))
        .await;
        page.type_moves("Qc2").await;
        page.expect("document.documentElement.dataset.turn === 'w'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_found_stays_and_the_game_is_there_again() {
    let visit = Visit::default().sized(360, 740).touch().speaking("de");
    visit
        .after_script([WORKERS, CLIPBOARD].join(";"))
        .run(async |page| {
            page.type_moves(FOOLS_MATE).await;
            page.expect_end("0-1", "checkmate").await;
            page.eval("sessionStorage.missing = 'yes'").await;
            page.action("analyse").await;
            page.expect(stands("failed")).await;
            page.eval("delete sessionStorage.missing, sessionStorage.held = 'yes'")
                .await;
            page.action("analyse").await;
            page.expect(stands("looking")).await;
            page.action("stop-analysis").await;
            page.expect(stands("stopped")).await;
            page.eval("delete sessionStorage.held").await;
            page.action("analyse").await;
            page.expect(stands("done")).await;
            page.expect(shows("de", 1)).await;
            page.action("leave-review").await;
            page.expect_end("0-1", "checkmate").await;
            page.expect("document.activeElement.dataset.action === 'analyse'")
                .await;
            // After the page was loaded again all of it is there, without any worker.
            page.reload().await;
            page.expect_end("0-1", "checkmate").await;
            page.eval("sessionStorage.missing = 'yes'").await;
            look_back(page).await;
            page.action("leave-review").await;
            page.expect_end("0-1", "checkmate").await;
            // And it goes along in the game's text.
            page.eval("delete sessionStorage.missing").await;
            page.action("share").await;
            page.action("copy-pgn").await;
            page.expect("window.copied?.includes('[%eval #-1]') && window.copied.includes('$4')")
                .await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_look_goes_on_where_it_was_when_the_page_is_loaded_again() {
    Visit::default().after_script(ASKED).run(async |page| {
        page.type_moves(QUEEN_LOST).await;
        page.type_moves("O-O f5 Be3 Kh8 Bxc5 dxc5 Nbd2 Nxd2 Nxd2 Qg5 Nf3 Qh5 Rfe1 Rae8")
            .await;
        decide(page, "resign", "w").await;
        page.answer("resign", "confirm").await;
        page.action("analyse").await;
        page.expect("document.querySelector('.look-back progress')?.value > 15")
            .await;
        page.reload().await;
        page.expect_end("0-1", "resignation").await;
        page.action("analyse").await;
        page.expect("window.asked?.split('\\n').length > 4").await;
        page.expect(stands("done")).await;
        page.key(Key::Escape).await;
        page.expect_end("0-1", "resignation").await;
    });
}

/// A game of each other kind, and how many evals its positions have.
const OTHERS: [(&str, &str, usize); 3] = [
    (
        "draughts",
        "[GameType \"25\"]\n\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *",
        1,
    ),
    (
        "four",
        "[Variant \"four\"]\n\n1. d2-d4 .. m4-k4 .. d13-d11 *",
        1,
    ),
    ("three", "[Variant \"three\"]\n\n1. c2-c4 *", 3),
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_game_is_looked_back_at_without_a_network() {
    Visit::default().staying().run_bare(async |page| {
        let server = aside(server);
        let url = server.url();
        open(page, &url).await;
        page.expect("!!navigator.serviceWorker.controller").await;
        page.expect(format!("{KEPT}.then((kept) => kept.length === 2)"))
            .await;
        aside(move || drop(server));
        open(page, &url).await;
        for (game, text, evals) in OTHERS {
            println!("{game}");
            paste(page, text).await;
            expect_closed(page).await;
            page.expect(format!(
                "document.documentElement.dataset.game === {game:?}"
            ))
            .await;
            to_end(page).await;
            look_back(page).await;
            page.expect(format!(
                "document.querySelector('.eval-bar').dataset.eval.split(' ').length === {evals}"
            ))
            .await;
            let counted = "document.querySelectorAll('.judged [data-seat]').length";
            page.expect(format!(
                "{counted} === document.querySelectorAll('.bar').length"
            ))
            .await;
            page.action("leave-review").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn games_that_are_read_are_looked_back_at_but_none_that_goes_on() {
    Visit::default().run(async |page| {
        paste(page, "1. e4 e5 2. Qh5 Ke7 {oh} (2... Nc6) *").await;
        expect_closed(page).await;
        to_end(page).await;
        look_back(page).await;
        page.action("all-moves").await;
        page.expect("document.querySelector('.movetext').textContent.includes('oh')")
            .await;
        page.action("leave-review").await;
        page.expect("document.querySelector('.look-back') === null && document.querySelector('.movetext') !== null")
            .await;
        page.action("play-on").await;
        page.expect_never(offers("analyse")).await;
    });
    Visit::default().sized(1280, 900).run(async |page| {
        kiosk::come(page).await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect_never(offers("analyse")).await;
    });
    Visit::default()
        .at("?kiosk=1&analyse=on")
        .run(async |page| {
            page.type_moves(FOOLS_MATE).await;
            page.expect(offers("analyse")).await;
        });
    Visit::default().at("?analyse=off").run(async |page| {
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect_never(offers("analyse")).await;
    });
}

/// The moves before which White can mate with the queen.
const MATE_IN_ONE: &str = "e4 e5 Qh5 Nc6 Bc4 Nf6";

/// Moves before which Black can take a bishop for nothing.
const FREE_BISHOP: &str = "e4 e5 Ba6";

/// Returns the line that the device keeps of a position to solve.
fn exercise(typed: &str, good: &str) -> String {
    let start = Start::new(GameKind::Chess, vec![Default::default(); 2]);
    let mut table = Table::sit_down(start).expect("a game");
    for typed in typed.split_whitespace() {
        table.apply(Intent::Type(typed.into())).expect("a move");
    }
    let saved = write(&table, Times::Kept).expect("a saved game");
    format!("0 1 {good} {saved}")
}

/// Lets the device have these positions to solve, and loads the page again.
async fn keep_exercises(page: &Page, lines: &[String]) {
    let kept = format!(
        "localStorage.setItem('rochade.exercises', {:?})",
        lines.join("\n")
    );
    page.eval(&kept).await;
    page.reload().await;
}

/// Returns the script that tells whether a position of this number is to be solved.
fn asks(number: &str, of: &str) -> String {
    let heading = text("en", "exercise-number");
    let heading = heading.replace("{number}", number).replace("{count}", of);
    format!(
        "document.querySelector('.exercise h2')?.textContent === {heading:?}
         && document.documentElement.dataset.puzzle === 'asked'"
    )
}

/// The first screen.
const STRIP: &str = "document.querySelector('.strip') !== null";

/// Which positions the device keeps, and how often each was solved.
const SOLVED: &str =
    "localStorage.getItem('rochade.exercises').trim().split('\\n').map(line => line[0]).join()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn positions_of_own_games_are_solved_from_the_first_screen() {
    Visit::default().touch().sized(360, 740).run(async |page| {
        page.expect_never(offers("learn")).await;
        let lines = [
            exercise(MATE_IN_ONE, "Qxf7#"),
            exercise(FREE_BISHOP, "Nxa6,bxa6"),
        ];
        keep_exercises(page, &lines).await;
        page.action("learn").await;
        page.expect(asks("1", "2")).await;
        page.expect_piece("h5", "wQ").await;
        page.tap("h5").await;
        page.tap("f7").await;
        page.expect("document.documentElement.dataset.puzzle === 'solved'")
            .await;
        page.action("next-exercise").await;
        page.expect(asks("2", "2")).await;
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
        page.tap("b8").await;
        page.tap("c6").await;
        page.expect("document.documentElement.dataset.puzzle === 'wrong'")
            .await;
        page.action("try-again").await;
        page.tap("b8").await;
        page.tap("a6").await;
        page.expect("document.documentElement.dataset.puzzle === 'solved'")
            .await;
        page.action("next-exercise").await;
        page.expect(STRIP).await;
        page.expect_placement(START).await;
        page.expect_never(offers("learn")).await;
        page.expect(format!("{SOLVED} === '1,0'")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_clear_moment_is_kept_to_be_solved() {
    Visit::default().run(async |page| {
        page.type_moves(&[MATE_IN_ONE, " Nc3 d6 Qxf7"].concat())
            .await;
        page.expect_end("1-0", "checkmate").await;
        look_back(page).await;
        page.expect("localStorage.getItem('rochade.exercises').includes(' Qxf7# ')")
            .await;
        page.action("leave-review").await;
    });
}

/// Tries all that can be wanted of positions to solve.
pub(crate) async fn try_exercises(page: &Page, tried: &Tried) {
    let lines = [
        exercise(MATE_IN_ONE, "Qxf7#"),
        exercise(FREE_BISHOP, "Nxa6,bxa6"),
    ];
    keep_exercises(page, &lines).await;
    tried.does(page, "learn", asks("1", "2")).await;
    let shown = "document.documentElement.dataset.puzzle === 'shown'";
    tried.does(page, "show-exercise", shown).await;
    tried.does(page, "next-exercise", asks("2", "2")).await;
    tried.does(page, "leave-exercises", STRIP).await;
}

/// Tries all that can be wanted of a look back.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    page.type_moves("e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4 Be2 Nf3")
        .await;
    page.expect_end("0-1", "checkmate").await;
    page.eval("sessionStorage.held = 'yes'").await;
    tried.does(page, "analyse", stands("looking")).await;
    tried.does(page, "stop-analysis", stands("stopped")).await;
    page.eval("delete sessionStorage.held").await;
    look_back(page).await;
    let tries = "document.documentElement.dataset.puzzle === 'asked'";
    tried.does(page, "try-moment", tries).await;
    let answered = format!("{SAID} !== null");
    tried.does(page, "show-moment", answered).await;
    let before = page.html_attr("data-position").await;
    let made = format!("document.documentElement.dataset.position !== {before:?}");
    tried.does(page, "better", made).await;
    tried.does(page, "next-moment", shows("en", 2)).await;
    tried.does(page, "previous-moment", shows("en", 1)).await;
    let moves = "document.querySelector('.movetext') !== null";
    tried.does(page, "all-moves", moves).await;
    let judged =
        "document.querySelector('.movetext [aria-current]').dataset.judgement !== undefined";
    tried.does(page, "next-mistake", judged).await;
    tried.does(page, "moments", shows("en", 1)).await;
    let closed = "document.querySelector('.look-back') === null";
    tried.does(page, "leave-review", closed).await;
}
