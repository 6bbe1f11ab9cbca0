//! The page on screens of every size.

use rochade_e2e::{Page, Visit};

/// Phones, tablets and desktops, the smallest first; with densities that systems really use.
const SCREENS: [(u32, u32, f64); 9] = [
    (320, 480, 1.0),
    (390, 844, 3.0),
    (412, 915, 2.625),
    (768, 1024, 2.0),
    (1024, 768, 1.0),
    (1024, 768, 1.25),
    (1440, 900, 1.0),
    (1440, 900, 1.5),
    (844, 390, 3.0),
];

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

/// Controls outside the board that a thumb would miss.
const SMALL: &str = "[...document.querySelectorAll(
        'button, a[href], input, select, textarea, [role=button], [role=switch], [role=tab]')]
    .filter(e => !e.closest('[role=grid]') && !e.disabled)
    .filter(e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(e => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
    .filter(([, box]) => box.width < 44 || box.height < 44)
    .map(([html, box]) => `${box.width}x${box.height} ${html}`)";

/// Controls and texts that are cut off by the window or by what they stand in.
pub(crate) const CUT: &str = "[...document.querySelectorAll('button, input, p, .name, [data-score]')]
    .filter(e => !e.closest('.unseen') && e.checkVisibility() && (e.textContent || e.name))
    .map(e => [e, e.getBoundingClientRect(), (e.closest('section, header, :has(> [data-action=move-table])') ?? document.body).getBoundingClientRect()])
    .filter(([e, box, around]) => box.width > 1 && (box.left < -0.5 || box.right > innerWidth + 0.5
        || box.top < around.top - 0.5 || box.bottom > Math.min(around.bottom, innerHeight) + 0.5))
    .map(([e, box, around]) => `${e.outerHTML.slice(0, 60)}: ${box.top} to ${box.bottom} in ${around.top} to ${around.bottom}`)";

/// Header buttons whose words don't fit into them.
pub(crate) const TIGHT: &str = "[...document.querySelectorAll('header button')]
    .filter(e => e.scrollWidth > e.clientWidth + 1)
    .map(e => `${e.textContent}: ${e.scrollWidth} in ${e.clientWidth}`)";

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

fn on_every_screen(touch: bool, faults: &str) {
    let mut all = Vec::new();
    for (width, height, density) in SCREENS {
        let screen = Visit::default().sized(width, height).dense(density);
        let screen = if touch { screen.touch() } else { screen };
        screen.run(async |page| {
            let at_start = found(page, faults).await;
            page.tap_moves(crate::games::FOOLS_MATE).await;
            page.expect_end("0-1", "checkmate").await;
            page.middle("button[data-action=rematch]").await;
            let at_end = found(page, faults).await;
            if !(at_start.is_empty() && at_end.is_empty()) {
                all.push((width, height, density, at_start, at_end));
            }
        });
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_is_whole_and_sharp_and_nothing_scrolls() {
    on_every_screen(true, FAULTS);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_is_whole_and_sharp_with_a_mouse() {
    on_every_screen(false, FAULTS);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn controls_are_large_enough_for_thumbs() {
    on_every_screen(true, SMALL);
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

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_cut_off_whatever_the_names_and_the_language() {
    let long = "Maximiliane Freifrau von Hohenlohe-Oehr";
    let screens = [
        (320, 480),
        (375, 553),
        (360, 640),
        (390, 664),
        (390, 844),
        (480, 320),
        (568, 320),
        (667, 375),
        (600, 800),
        (768, 1024),
        (800, 600),
        (1024, 768),
        (1440, 900),
        (2560, 1440),
    ];
    let mut all = Vec::new();
    for language in ["de", "en", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            for (moves, result) in [
                (crate::games::FOOLS_MATE, "0-1"),
                (crate::games::REPETITION, "1/2-1/2"),
            ] {
                crate::sitting::start(page, long, long).await;
                for ended in [false, true] {
                    if ended {
                        page.type_moves(moves).await;
                        page.expect(&format!(
                            "document.documentElement.dataset.result === '{result}'"
                        ))
                        .await;
                    }
                    for (width, height) in screens {
                        resize(page, width, height).await;
                        let mut faults = found(page, CUT).await;
                        faults.extend(found(page, TIGHT).await);
                        if !faults.is_empty() {
                            all.push((language, width, height, ended, faults));
                        }
                    }
                    resize(page, 1024, 768).await;
                }
            }
        });
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// Whatever of the bars, the tools and the move table lies outside what it stands in, or on one
/// another.
const CROWDED: &str = "(() => {
    const seen = e => !e.closest('.unseen') && e.checkVisibility();
    const all = selector => [...document.querySelectorAll(selector)].filter(seen).map(e => [e, e.getBoundingClientRect()]);
    const faults = [], said = e => e.outerHTML.slice(0, 80);
    for (const [e, box] of all('[data-seat]:has([data-action=move-table]) button, .tools button, .tools input')) {
        if (!e.matches('[data-ply]') && (box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)) faults.push(`outside: ${said(e)}`);
        if (!e.matches('[data-action=move-table], input') && e.scrollWidth > e.clientWidth + 1) faults.push(`cut: ${e.scrollWidth} in ${e.clientWidth} ${said(e)}`);
        if (e.matches('input, [data-ply]')) continue;
        const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (e.closest('.sheet, [data-prompt]') && !e.contains(on)) faults.push(`covered by ${on && said(on)}: ${said(e)}`);
    }
    for (const [e] of all('.turn, [data-prompt] > span')) {
        if (e.scrollWidth > e.clientWidth + 1) faults.push(`cut: ${said(e)}`);
    }
    for (const [e] of all('[data-prompt]')) {
        const lines = new Set([...e.querySelectorAll('button')].map(button => button.getBoundingClientRect().top));
        if (lines.size > 1) faults.push(`on two lines: ${said(e)}`);
    }
    return faults;
})()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn clocks_questions_and_the_move_table_have_room() {
    let screens = [
        (320, 480),
        (360, 640),
        (390, 844),
        (768, 1024),
        (844, 390),
        (1024, 768),
        (1280, 1024),
        (1440, 900),
    ];
    let mut all = Vec::new();
    for language in ["de", "en", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            crate::clocks::start(page, "90+30").await;
            page.tap_moves("e2e4 d7d5 e4d5").await;
            let mut look = async |state: &str| {
                for (width, height) in screens {
                    resize(page, width, height).await;
                    let mut faults = found(page, CROWDED).await;
                    faults.extend(found(page, TIGHT).await);
                    if !faults.is_empty() {
                        all.push((language, width, height, state.to_owned(), faults));
                    }
                }
                resize(page, 1024, 768).await;
            };
            look("playing").await;
            page.click("[data-action=move-table][data-seat=w]").await;
            look("table").await;
            page.click("[data-action=resign][data-seat=b]").await;
            page.expect("!!document.querySelector('[data-prompt=resign]')")
                .await;
            look("resigning").await;
            page.click("[data-answer=cancel]").await;
            page.click("[data-action=take-back][data-seat=w]").await;
            page.expect("!!document.querySelector('[data-prompt=take-back]')")
                .await;
            look("taking back").await;
        });
    }
    assert!(all.is_empty(), "{all:#?}");
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
