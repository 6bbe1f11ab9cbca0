//! The panels on windows of all sizes, and with large letters: whatever they hold is in reach of a
//! thumb, and nothing is cut.

use rochade_e2e::{Page, Visit};
use serde_json::json;

use crate::sizes::{TWELVE, resize};

/// All that is wrong with the panel that is open. What is chosen by a label is as large as that; a
/// link stands amid words.
const FAULTS: &str = "(() => {
    const faults = [], dialog = document.querySelector('dialog');
    const said = e => e.outerHTML.replace(/<svg.*/s, '').slice(0, 90);
    const seen = e => !e.closest('.unseen') && e.checkVisibility({ visibilityProperty: true });
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`beyond the window: ${left},${top} to ${right},${bottom}`);
    for (const e of [dialog, ...dialog.querySelectorAll('*')]) {
        const scrolls = e === dialog || ['auto', 'scroll', 'hidden'].includes(getComputedStyle(e).overflowX);
        const holds = !e.matches('input, textarea, select, svg, svg *') && seen(e) && e.clientWidth > 2;
        if (holds && scrolls && e.scrollWidth > e.clientWidth + 1) faults.push(`wider than its room: ${e.scrollWidth} > ${e.clientWidth} ${said(e)}`);
        if (e.matches('button, label, summary') && seen(e) && e.scrollWidth > e.clientWidth + 1) faults.push(`cut: ${e.scrollWidth} in ${e.clientWidth} ${said(e)}`);
    }
    for (const e of dialog.querySelectorAll('button, input, select, textarea, summary')) {
        if (!seen(e)) continue;
        const target = e.matches('[type=checkbox], [type=radio]') ? e.closest('label') : e;
        e.scrollIntoView({ block: 'nearest' });
        const box = target.getBoundingClientRect();
        // The faces of the ten levels are one control: arrows lead from one to the next.
        const least = target.matches('.ladder label') ? 26 : 43.98;
        if (box.width < least || box.height < 43.98) faults.push(`small: ${box.width}x${box.height} ${said(e)}`);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const there = document.elementFromPoint(x, y);
        if (!there || !(target.contains(there) || there.contains(target) && there.matches('label'))) faults.push(`out of reach: ${said(e)} at ${x},${y} is ${there && said(there)}`);
    }
    return faults;
})()";

/// Opens a panel, with all that it can unfold.
async fn open(page: &Page, panel: &str) {
    match panel {
        "clock-only" => crate::clock_only::open(page, "90+30").await,
        "lessons" => {
            page.eval("document.querySelector('[data-action=rules]').click()")
                .await;
            let lessons = "dialog [data-action=lessons]";
            page.expect(format!("document.querySelector('{lessons}') !== null"))
                .await;
            page.eval(&format!("document.querySelector('{lessons}').click()"))
                .await;
            page.expect("document.querySelector('dialog [data-lesson]') !== null")
                .await;
        }
        "code" | "sheet" => {
            page.action("share").await;
            page.click(format!("dialog [data-action={panel}]")).await;
            page.expect("document.querySelector('dialog svg') !== null")
                .await;
        }
        _ => {
            page.eval(&format!(
                "document.querySelector('[data-action={panel}]').click()"
            ))
            .await;
            page.expect("document.querySelector('dialog [data-action=close]') !== null")
                .await;
        }
    }
    if panel == "new-game" {
        page.set_field("laws", "custom").await;
        // What they forbid is said, with the way to the rules.
        page.set_field("law-odds", "no-moves-ahead").await;
        page.set_field("clock", "own").await;
        page.action("more-choices").await;
        page.expect("document.querySelector('[name=law-first-game], [name=clock-white]') !== null")
            .await;
    }
    page.eval("document.querySelectorAll('dialog details').forEach(more => { more.open = true; })")
        .await;
    page.settle().await;
}

/// Every panel at each of these sizes.
async fn look(page: &Page, sizes: &[(u32, u32)]) -> Vec<String> {
    page.type_moves(crate::games::FOOLS_MATE).await;
    page.action("rematch").await;
    page.type_moves("e4 e5").await;
    let mut all = Vec::new();
    let panels = [
        "new-game",
        "settings",
        "seating",
        "games",
        "import",
        "share",
        "code",
        "sheet",
        "rules",
        "clock-only",
        "lessons",
    ];
    for panel in panels {
        open(page, panel).await;
        for &(width, height) in sizes {
            resize(page, width, height).await;
            let found: Vec<String> =
                serde_json::from_value(page.eval(FAULTS).await).expect("a list of words");
            all.extend(
                found
                    .into_iter()
                    .map(|fault| format!("{panel}, {width}x{height}: {fault}")),
            );
        }
        resize(page, 1024, 768).await;
        page.eval("document.querySelector('dialog').close()").await;
        page.expect("document.querySelector('dialog') === null")
            .await;
    }
    all
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn in_every_panel_all_is_in_reach_at_twelve_sizes() {
    Visit::default().speaking("de").still().run(async |page| {
        let faults = look(page, &TWELVE).await;
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn in_every_panel_all_is_in_reach_with_large_letters() {
    Visit::default().speaking("de").still().run(async |page| {
        let sizes = json!({ "fontSizes": { "standard": 32 } });
        page.do_command("Page.setFontSizes", sizes).await;
        page.reload().await;
        page.expect("getComputedStyle(document.body).fontSize === '32px'")
            .await;
        let sizes = [
            (390, 844),
            (844, 390),
            (768, 1024),
            (1024, 768),
            (1440, 900),
            (1920, 1080),
        ];
        let faults = look(page, &sizes).await;
        assert!(faults.is_empty(), "{faults:#?}");
    });
}
