//! What can be wrong with where things stand (`sweep.rs` looks for it), and how the board lies
//! under hands and in windows that change.

use rochade_e2e::{Page, Visit};

/// Says all that is wrong with the layout.
pub(crate) const FAULTS: &str = "(() => {
    const faults = [], near = (a, b) => Math.abs(a - b) < 0.02;
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) faults.push(`scrolls down: ${root.scrollHeight} > ${innerHeight}`);
    if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
    const squares = [...document.querySelectorAll('[data-square]')];
    const boxes = squares.map(square => square.getBoundingClientRect());
    const { width } = boxes[0];
    for (const [index, box] of boxes.entries()) {
        const name = squares[index].dataset.square;
        if (!near(box.width, width) || !near(box.height, width)) faults.push(`${name} is no equal square: ${box.width}x${box.height}`);
        if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.02 || box.bottom > innerHeight + 0.02) faults.push(`${name} is not in view`);
    }
    // Browsers lay out in 64ths of a CSS pixel; a whole device pixel can't be met more exactly.
    const pixels = width * devicePixelRatio, grain = devicePixelRatio / 64;
    if (Math.abs(pixels - Math.round(pixels)) > grain) faults.push(`a square is ${pixels} device pixels wide`);
    return faults;
})()";

/// Controls outside the board that a thumb would miss. (A place in the laws stands amid words, and
/// moves in a line or a list, which can be gone through in other ways, too. In the corners of four
/// a clock that no hand presses is only read.)
pub(crate) const SMALL: &str = "[...document.querySelectorAll(
        'button, a[href], input, select, textarea, [role=button], [role=switch], [role=tab]')]
    .filter(e => !e.closest('[role=grid], .latest, .plies, .typed:not(:focus-within)') && !e.disabled && !e.dataset.law)
    .filter(e => !e.matches('[data-game=four]:not([data-press=hand]) .clock'))
    .filter(e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(e => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.98 || box.height < 43.98)
    .map(([html, box]) => `${box.width}x${box.height} ${html}`)";

/// Controls and texts that are cut off by the window or by what they stand in.
pub(crate) const CUT: &str = "[...document.querySelectorAll('button, input, p, .name, [data-score]')]
    .filter(e => !e.closest('.unseen, .plies, .run, .typed:not(:focus-within)') && e.checkVisibility() && (e.textContent || e.name))
    .map(e => [e, e.getBoundingClientRect(), (e.closest('section, :has(> [data-action=move-table])') ?? document.body).getBoundingClientRect()])
    .filter(([e, box, around]) => box.width > 1 && (box.left < -0.5 || box.right > innerWidth + 0.5
        || box.top < around.top - 0.5 || box.bottom > Math.min(around.bottom, innerHeight) + 0.5))
    .map(([e, box, around]) => `${e.outerHTML.slice(0, 60)}: ${box.top} to ${box.bottom} in ${around.top} to ${around.bottom}`)";

/// Buttons of the foot and of the row whose words don't fit into them.
pub(crate) const TIGHT: &str =
    "[...document.querySelectorAll('main > nav > button, main > [role=group] > button')]
    .filter(e => e.scrollWidth > e.clientWidth + 1)
    .map(e => `${e.textContent}: ${e.scrollWidth} in ${e.clientWidth}`)";

/// Whatever of the bars, the tools and the move table lies outside what it stands in, or on one
/// another.
pub(crate) const CROWDED: &str = "(() => {
    const seen = e => !e.closest('.unseen, .run, .typed:not(:focus-within)') && e.checkVisibility();
    const all = selector => [...document.querySelectorAll(selector)].filter(seen).map(e => [e, e.getBoundingClientRect()]);
    const faults = [], said = e => e.outerHTML.slice(0, 80);
    for (const [e, box] of all('[data-seat]:has([data-action=move-table]) button, .tools button, .tools input')) {
        if (!e.matches('[data-ply]') && (box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)) faults.push(`outside: ${said(e)}`);
        if (!e.matches('[data-action=move-table], [data-law], input') && e.scrollWidth > e.clientWidth + (e.matches('[data-ply]') ? 24 : 1)) faults.push(`cut: ${e.scrollWidth} in ${e.clientWidth} ${said(e)}`);
        if (e.matches('input, [data-ply]')) continue;
        const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (e.closest('.sheet, [data-prompt]') && !e.contains(on)) faults.push(`covered by ${on && said(on)}: ${said(e)}`);
    }
    for (const [e] of all('.turn, [data-prompt] > span')) {
        if (e.scrollWidth > e.clientWidth + 1) faults.push(`cut: ${said(e)}`);
    }
    // In the row of a slim column the safe answer stands below, where *Resign* was.
    for (const [e] of all('[data-prompt]:not([data-prompt=resign])')) {
        const lines = new Set([...e.querySelectorAll('button')].map(button => button.getBoundingClientRect().top));
        if (lines.size > 1) faults.push(`on two lines: ${said(e)}`);
    }
    return faults;
})()";

/// The faults that a page has: those that stay for twenty frames, since something may still be on
/// its way to its place.
pub(crate) async fn found(page: &Page, faults: &str) -> Vec<String> {
    for _ in 0..20 {
        let found = look_for(page, faults).await;
        if found.is_empty() {
            return found;
        }
        page.frame().await;
    }
    look_for(page, faults).await
}

async fn look_for(page: &Page, faults: &str) -> Vec<String> {
    let found = page.eval(faults).await;
    serde_json::from_value(found).expect("a list of words")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_follows_the_window() {
    Visit::default().run(async |page| {
        for (width, height) in [(600, 900), (1300, 700), (360, 640)] {
            page.do_command(
                "Emulation.setDeviceMetricsOverride",
                serde_json::json!({
                    "width": width, "height": height, "deviceScaleFactor": 1.5, "mobile": false,
                }),
            )
            .await;
            page.expect(&format!("({FAULTS}).length === 0")).await;
            page.tap("e2").await;
            page.expect_marked("selected", "e2").await;
            page.tap("e2").await;
            page.expect_nothing_selected().await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_drag_selects_no_text_and_opens_no_menu() {
    Visit::default().run(async |page| {
        page.eval(
            "window.menus = 0; addEventListener('contextmenu', e => e.defaultPrevented || menus++)",
        )
        .await;
        page.drag("e2", "h8").await;
        let place = page.square("d4").await;
        page.right_click_at(place).await;
        page.settle().await;
        assert_eq!(page.eval("getSelection().toString()").await, "");
        assert_eq!(page.eval("menus").await, 0);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_on_the_board_neither_scrolls_nor_zooms() {
    let phone = Visit::default().sized(390, 844).dense(2.0).touch();
    phone.run(async |page| {
        let (one, two) = (page.square("d4").await, page.square("e5").await);
        let (far_one, far_two) = (page.square("a1").await, page.square("h8").await);
        page.finger_down(0, one).await;
        page.finger_down(1, two).await;
        for step in 1..=5 {
            let part = f64::from(step) / 5.0;
            page.finger_move(0, one.towards(far_one, part)).await;
            page.finger_move(1, two.towards(far_two, part)).await;
        }
        page.finger_up(0, far_one).await;
        page.finger_up(1, far_two).await;
        page.touch_drag("d5", "d1").await;
        page.settle().await;
        assert_eq!(page.eval("visualViewport.scale").await, 1);
        assert_eq!(page.eval("scrollX + scrollY").await, 0);
    });
}

/// Gives the window another size, and waits until all stands.
pub(crate) async fn resize(page: &Page, width: u32, height: u32) {
    page.do_command(
        "Emulation.setDeviceMetricsOverride",
        serde_json::json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        }),
    )
    .await;
    page.expect(&format!("innerWidth === {width}")).await;
    page.expect("document.getAnimations().every(moving => moving.playState !== 'running')")
        .await;
}
