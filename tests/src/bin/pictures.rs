//! `cargo xtask pictures`: pictures of the built page for README.md, each light and dark; and the
//! one that messengers show beside a link to the page.
//!
//! What is seen on them is played by hand, as a user plays it.

use std::path::Path;

use rochade_e2e::{Page, Visit};

/// Where they stand.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures");

/// The page between two who sit together.
const TABLET: (u32, u32) = (1024, 768);

/// The page of which only the board is wanted.
const SMALL: (u32, u32) = (600, 760);

/// The page where four of them stand side by side.
const UPRIGHT: (u32, u32) = (480, 640);

/// A game that is replayed, with a line that was not played, and a comment.
const GAME: &str = "[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n[Event \"London\"]\n[Date \"1851.06.21\"]\n\n\
    1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ (3... Nf6 4. Nc3 {is quieter.}) 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 \
    7. d3 Nh5 8. Nh4 Qg5 9. Nf5 {Now both queens are hunted. [%cal Gf5g7]} c6 10. g4 Nf6 11. Rg1 1-0";

/// What messengers show, as wide and high as they want it, and where it stands.
const PREVIEW: (u32, u32) = (1200, 630);
const PREVIEW_FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets/preview.png");

/// What is on it: the name of the page, what is played in its languages, and a corner of a board on
/// which White has just castled. The letters are Palatino's, by any of its names.
const PREVIEW_PAGE: &str = "<style>
    body { margin: 0; display: flex; height: 630px; background: #f7f2e7; color: #2a2018; font-family: P052, Palatino, 'Palatino Linotype', serif }
    main { width: 489px; padding-left: 76px; align-self: center }
    img { display: block; width: 96px; margin-bottom: 38px }
    h1 { margin: 0 0 28px; font-size: 106px; line-height: 1; letter-spacing: -1px }
    p { margin: 0; font-size: 33px; line-height: 1.45; color: #65564a }
    div { position: relative; width: 632px; overflow: hidden; border-left: 3px solid #6e4d30 }
    iframe { position: absolute; right: 0; bottom: 0; width: 632px; height: 632px; border: 0; transform: scale(2); transform-origin: 100% 100% }
</style>
<main><img src='SITEfavicon.svg'><h1>Rochade</h1><p>Schach · Chess · Schaken<br>Dame · Draughts · Dammen</main>
<div><iframe id=board src='SITEembed.html?pgn=1.+e4+e5+2.+Nf3+d6+3.+Be2+Bg4+4.+O-O&start=last&ui=board&coordinates=off&theme=light'></iframe></div>";

fn main() {
    let preview = Visit::default().sized(PREVIEW.0, PREVIEW.1).still();
    preview.in_club(PREVIEW_PAGE).run_bare(async |page| {
        page.expect_in(
            "#board",
            "!!document.querySelector('[data-square=g1][data-marks]')",
        )
        .await;
        page.photograph_in_few_colours("body", Path::new(PREVIEW_FILE))
            .await;
    });
    for dark in [false, true] {
        let visit = |(width, height), address: &str| {
            let visit = Visit::default().sized(width, height).still().at(address);
            if dark { visit.dark() } else { visit }
        };
        let file = |name: &str| {
            let theme = if dark { "dark" } else { "light" };
            Path::new(FOLDER).join(format!("{name}-{theme}.webp"))
        };
        let take = async |page: &Page, name: &str, element: &str| {
            page.eval("document.activeElement.blur()").await;
            page.photograph(element, &file(name)).await;
        };
        visit(TABLET, "").run(async |page| {
            page.type_moves("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6").await;
            page.tap("b5").await;
            page.expect_marked("capture", "a6 c6").await;
            take(page, "board", "body").await;
        });
        visit(SMALL, "").run(async |page| {
            page.type_moves("e2e4 d7d5 e4d5 d8d5 b1c3 d5e5").await;
            page.expect_marked("check", "e1").await;
            take(page, "check", "[role=grid]").await;
        });
        visit(SMALL, "").run(async |page| {
            page.type_moves("e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 h7h6")
                .await;
            page.tap("b7").await;
            page.tap("a8").await;
            page.middle("[data-promotion=Q]").await;
            take(page, "promotion", "[role=grid]").await;
        });
        visit(TABLET, "?laws=noris").run(async |page| {
            page.type_moves("a3-b4 d6-c5 c3-d4").await;
            page.expect_marked("blowable", "b4").await;
            take(page, "huff", "body").await;
        });
        visit(TABLET, "?game=four").run(async |page| {
            for square in "g2 g4 m8 k8 e13 e11 b6 d6 e1 f3 n5 l6 j14".split(' ') {
                page.tap(square).await;
            }
            page.expect_marked("move", "i12 k12").await;
            take(page, "four", "body").await;
        });
        for way in ["fixed", "face", "turning", "pass"] {
            visit(UPRIGHT, "").run(async |page| {
                page.action("seating").await;
                page.click(format!("dialog input[name=seating][value={way}]"))
                    .await;
                page.click("dialog [data-action=close]").await;
                page.type_moves("e2e4 e7e5 g1f3").await;
                let near = if way == "pass" { "b" } else { "w" };
                page.expect(format!(
                    "document.documentElement.dataset.near === '{near}'"
                ))
                .await;
                take(page, &format!("seating-{way}"), "body").await;
            });
        }
        let escaped: String = GAME.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let address = format!("embed.html?pgn={escaped}&start=17");
        visit((760, 420), &address).awake().run(async |page| {
            page.middle("[data-ply=\"17\"][aria-current]").await;
            take(page, "replay", "body").await;
        });
    }
}
