//! A game for somebody across the table: the link as a code to scan, and sheets for paper.

use rochade_e2e::{Page, Picture, Visit};
use rochade_table::saved::{Times, write};
use rochade_table::{Intent, Laws, Start, Table};

use crate::actions::Tried;
use crate::games::FOOLS_MATE;
use crate::links;
use crate::printing::sheets;
use crate::words::text;

/// The code that is shown.
const CODE: &str = "document.querySelector('.panel.code .drawn-code svg')";

/// What saving would write to a file goes to `pictures`, as base64.
const PICTURES: &str = "window.pictures = [];
    URL.createObjectURL = (blob) => {
        const reader = new FileReader();
        reader.onload = () => pictures.push(reader.result.split(',')[1]);
        reader.readAsDataURL(blob);
        return '#';
    };
    HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };";

/// Opens a panel from the one with the link.
async fn open(page: &Page, action: &str, shown: &str) {
    // At the end of a game, several buttons share it.
    page.eval("document.querySelector('[data-action=share]').click()")
        .await;
    page.click(format!("dialog [data-action={action}]")).await;
    page.expect(format!("{shown} !== null")).await;
}

/// Reads the code that is shown.
async fn read(page: &Page) -> Option<String> {
    page.picture_of(CODE, 0.0).await.code()
}

/// Opens the sheets, and returns how many there are, and what stands on them.
async fn open_sheets(page: &Page) -> (usize, String) {
    open(
        page,
        "sheet",
        "document.querySelector('.panel.game-sheet .sheet-page svg')",
    )
    .await;
    let shown = page
        .eval(
            "(() => {
                const sheets = [...document.querySelectorAll('.panel.game-sheet .sheet-page > svg')];
                return [sheets.length, sheets.flatMap((sheet) => [...sheet.querySelectorAll('text')])
                    .map((line) => line.textContent).join(' ')];
            })()",
        )
        .await;
    serde_json::from_value(shown).expect("sheets")
}

/// A game in which knights go to and fro, so long.
fn knights(rounds: usize) -> String {
    let laws = Laws::parse("handbuch-late").expect("laws");
    let mut table = Table::new(Start::under(laws, Vec::new()));
    for _ in 0..rounds {
        for san in ["Nf3", "Nf6", "Ng1", "Ng8"] {
            table
                .apply(Intent::Type(san.to_owned()))
                .expect("a legal move");
        }
    }
    write(&table, Times::Kept).expect("a saved game")
}

/// Opens that game.
async fn open_knights(page: &Page, rounds: usize) {
    page.eval(&format!("location.hash = '{}'", knights(rounds)))
        .await;
    expect_knights(page, rounds).await;
}

/// Waits until that game is on the board.
async fn expect_knights(page: &Page, rounds: usize) {
    let next = format!(" {}'", 2 * rounds + 1);
    page.expect(format!(
        "`${{document.documentElement.dataset.position}}'`.endsWith(\"{next}\")"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_code_is_read_as_the_link_in_any_look() {
    let visits = [
        Visit::default().sized(390, 844).touch(),
        Visit::default().dark(),
        Visit::default().sized(320, 480),
    ];
    for visit in visits {
        visit.still().run(async |page| {
            page.type_moves("e4 e5 Nf3").await;
            page.action("share").await;
            let link = page
                .eval("document.querySelector('[name=link]').value")
                .await;
            page.click("dialog [data-action=code]").await;
            page.expect(format!("{CODE} !== null")).await;
            assert_eq!(read(page).await.as_deref(), link.as_str());
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_a_game_too_long_for_a_code_the_position_is_offered() {
    Visit::default().still().run(async |page| {
        open_knights(page, 400).await;
        let position = page.html_attr("data-position").await;
        open(
            page,
            "code",
            "document.querySelector('[data-action=code-position]')",
        )
        .await;
        let long = text("en", "code-too-long");
        page.expect(format!(
            "document.querySelector('.panel.code').textContent.includes({long:?})"
        ))
        .await;
        page.click("[data-action=code-position]").await;
        page.expect(format!("{CODE} !== null")).await;
        let link = read(page).await.expect("a code");
        let saved = link.split_once('#').expect("a link").1;
        let table = rochade_table::saved::read(saved).expect("a saved game");
        assert_eq!((table.plies(), table.view().position), (0, position));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_sheet_tells_the_game_and_is_printed_and_saved() {
    Visit::default()
        .sized(390, 844)
        .dark()
        .still()
        .after_script(PICTURES)
        .run(async |page| {
            page.type_moves(FOOLS_MATE).await;
            let link = links::link(page).await;
            let (count, told) = open_sheets(page).await;
            assert_eq!(count, 1);
            let mate = text("en", "end-checkmate");
            for part in ["0–1", &mate, "Qh4#", &text("en", "sheet-decisive").to_uppercase()] {
                assert!(told.contains(part), "{part:?} is missing in {told}");
            }
            println!("it is printed, on one sheet and without the page");
            page.eval(
                "addEventListener('beforeprint', () => {
                    window.printed = [...document.body.children].filter((part) => part.matches('.sheets')).length;
                }, { once: true })",
            )
            .await;
            assert_eq!(sheets(page).await, 1);
            page.expect("window.printed === 1 && document.querySelector('.sheets') === null")
                .await;
            println!("its picture shows what the screen shows: its code can be read");
            page.click("[data-action=save-sheet]").await;
            page.expect("pictures.length === 1 && saved.endsWith('.png')")
                .await;
            let picture = page.eval("pictures[0]").await;
            let picture = Picture::of_png(picture.as_str().unwrap_or_default());
            assert_eq!(picture.code(), Some(link));
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_long_game_takes_several_sheets_and_an_article_is_quoted() {
    Visit::default().speaking("de").still().run(async |page| {
        open_knights(page, 150).await;
        let (count, told) = open_sheets(page).await;
        assert!(count > 1, "{told}");
        assert_eq!(sheets(page).await, count);
        assert!(told.contains("300"), "{told}");
        page.eval("document.querySelector('dialog').close()").await;
        page.decide("resign", "w").await;
        page.answer("resign", "confirm").await;
        page.expect("document.documentElement.dataset.result === '0-1'")
            .await;
        let (_, told) = open_sheets(page).await;
        assert!(told.contains("Zugeständnis"), "{told}");
    });
}

/// Presses every button of the panels with the code and with the sheets.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    page.action("share").await;
    let code = format!("{CODE} !== null");
    tried.does(page, "code", &*code).await;
    page.click("dialog [data-action=close]").await;
    page.action("share").await;
    let sheet = "document.querySelector('.panel.game-sheet .sheet-page svg') !== null";
    tried.does(page, "sheet", sheet).await;
    page.eval("window.print = () => { window.prints = true; }")
        .await;
    tried
        .does(page, "print-sheet", "window.prints === true")
        .await;
    let saved = "window.saved?.endsWith('.png') === true";
    tried.does(page, "save-sheet", saved).await;
    let sent = "window.shared?.endsWith('.png') === true";
    tried.does(page, "send-sheet", sent).await;
    page.click("dialog [data-action=close]").await;
    page.eval(&format!("location.hash = '{}'", knights(400)))
        .await;
    page.answer("replace", "accept").await;
    expect_knights(page, 400).await;
    page.action("share").await;
    page.click("dialog [data-action=code]").await;
    tried.does(page, "code-position", code).await;
    page.click("dialog [data-action=close]").await;
}
