//! How wide `<rochade-board>` is where its width is not given: 576 pixels, or what there is.

use crate::element::{club, expect_told};

/// Styles of what stands around an element, and its own, in which the width of a thing comes from
/// its content.
const SITUATIONS: [(&str, &str); 12] = [
    ("", ""),
    ("display:flex", ""),
    ("display:flex;flex-wrap:wrap;gap:8px", ""),
    ("display:flex;flex-direction:column;align-items:center", ""),
    ("display:grid;place-items:center", ""),
    ("display:grid;justify-content:center", ""),
    ("", "float:left"),
    ("", "display:inline-block"),
    ("position:relative;height:700px", "position:absolute;left:0"),
    ("", "width:fit-content"),
    ("display:table-cell", ""),
    ("column-count:1", ""),
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_has_a_width_of_its_own_wherever_it_stands() {
    for (column, least, most) in [(700, 576, 700), (390, 390, 390), (220, 220, 220)] {
        let boards: String = SITUATIONS
            .iter()
            .enumerate()
            .map(|(at, (around, own))| {
                format!("<div style='width:{column}px'><div style='{around}'><rochade-board id=a{at} style='{own}'></rochade-board></div></div>")
            })
            .collect();
        let body = format!("<body style='margin:0'>{boards}");
        // All of them are near.
        club(&body).sized(1000, 9000).run_bare(async |page| {
            expect_told(page, "ready", SITUATIONS.len()).await;
            for (at, situation) in SITUATIONS.iter().enumerate() {
                println!("{column}: {situation:?}");
                page.expect(format!("a{at}.offsetWidth >= {least} && a{at}.offsetWidth <= {most} && a{at}.offsetHeight >= {least}"))
                    .await;
                page.expect_in(format!("#a{at}"), format!("innerWidth >= {least} && document.documentElement.scrollWidth <= innerWidth"))
                    .await;
            }
        });
    }
}

/// Beside others in a row it gives way, and no style of its own makes it wider than its column.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_is_never_wider_than_its_column() {
    let body = "<body style='margin:0'><div style='width:390px'><rochade-board id=a style='width:900px'></rochade-board></div>
        <div id=row style='display:flex;width:390px'><rochade-board id=b></rochade-board><p style='flex:none;width:150px'>Beside</p></div>";
    club(body).run_bare(async |page| {
        expect_told(page, "ready", 2).await;
        page.expect("a.offsetWidth === 390 && b.offsetWidth === 240 && row.scrollWidth === 390")
            .await;
    });
}
