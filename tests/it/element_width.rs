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
        for (around, own) in SITUATIONS {
            let body = format!(
                "<body style='margin:0'><div style='width:{column}px'><div id=around style='{around}'><rochade-board id=a style='{own}'></rochade-board></div></div>"
            );
            club(&body).run_bare(async |page| {
                expect_told(page, "ready", 1).await;
                let said = format!("a.offsetWidth >= {least} && a.offsetWidth <= {most} && a.offsetHeight >= {least} && {around:?} !== null && {own:?} !== null");
                page.expect(said).await;
                page.expect_in("#a", format!("innerWidth >= {least} && document.documentElement.scrollWidth <= innerWidth"))
                    .await;
            });
        }
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
