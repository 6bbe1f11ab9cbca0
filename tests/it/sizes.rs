//! The page on very many sizes of window, one page resized: nothing is cut, nothing lies on
//! anything else, and no target is too small for a thumb.

use rochade_e2e::{Page, Visit};
use serde_json::json;

/// All that is wrong with where things stand, within what the device's edges leave free: above,
/// right, below, left. Where the window is smaller than the page needs, the page may scroll down,
/// but never sideways. A place in the laws stands amid words, and has more room for a finger than
/// its words take.
pub(crate) const FAULTS: &str = "((insets, letters = 1) => {
    const faults = [], root = document.documentElement;
    const said = e => e.outerHTML.replace(/<svg.*/s, '').slice(0, 90);
    const [top, right, bottom, left] = insets;
    const [wide, high] = [(innerWidth - left - right) / letters, (innerHeight - top - bottom) / letters];
    const small = wide < 320 || high < 256 || (wide < 480 && high < 480);
    if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
    if (!small && root.scrollHeight > innerHeight) faults.push(`scrolls down: ${root.scrollHeight} > ${innerHeight}`);
    const end = small ? Math.max(root.scrollHeight, innerHeight) : innerHeight;
    const seen = e => !e.closest('.unseen, .typed:not(:focus-within)') && e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const things = [...document.querySelectorAll(`[role=grid], main button, main input, h1, main p, .name b, [data-captured], [data-score]`)]
        .filter(e => seen(e) && !(e.closest('[role=grid]') && e.role !== 'grid') && (e.textContent || e.name || e.dataset.action))
        .map(e => [e, e.getBoundingClientRect()])
        .filter(([e, box]) => box.width && box.height);
    for (const [e, { width, height, left: l, top: t, right: r, bottom: b }] of things) {
        const scrolled = e.closest('.plies, .run');
        if (!scrolled && (l < left - 0.5 || t + scrollY < top - 0.5 || r > innerWidth - right + 0.5 || b + scrollY > end - bottom + 0.5)) faults.push(`not in view: ${said(e)} ${l},${t} to ${r},${b}`);
        const reach = getComputedStyle(e, '::after');
        if (e.matches('button[data-law]') && Math.min(parseFloat(reach.width), parseFloat(reach.height)) < 43.98) faults.push(`small: ${reach.width} x ${reach.height} ${said(e)}`);
        if (e.matches('button:not([data-law]), input') && !e.closest('.latest, .plies') && Math.min(width, height) < 43.98) faults.push(`small: ${width}x${height} ${said(e)}`);
        if (e.matches('button:not(.avatar, [data-law]), .turn, .reason, .notice') && !scrolled && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline') faults.push(`cut: ${e.scrollWidth} in ${e.clientWidth} ${said(e)}`);
        const room = e.closest('.tools, .head');
        if (room && !scrolled) {
            const around = room.getBoundingClientRect();
            if ((t < around.top - 0.5 || b > around.bottom + 0.5) && !small && getComputedStyle(e.closest('.sheet') ?? e).position !== 'fixed') faults.push(`cut off: ${said(e)} ${t} to ${b} in ${around.top} to ${around.bottom}`);
        }
    }
    const apart = things.filter(([e]) => !e.closest('.plies, .run') && getComputedStyle(e.closest('.sheet') ?? e).position !== 'fixed');
    for (const [index, [e, one]] of apart.entries()) {
        for (const [other, two] of apart.slice(index + 1)) {
            if (e.contains(other) || other.contains(e)) continue;
            const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left), high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (wide > 1 && high > 1) faults.push(`${said(e)} lies on ${said(other)} by ${wide.toFixed(1)}x${high.toFixed(1)}`);
        }
    }
    return faults;
})";

/// The twelve sizes of screens that stand for all, the smallest first.
pub(crate) const TWELVE: [(u32, u32); 12] = [
    (320, 256),
    (320, 480),
    (390, 844),
    (512, 384),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (960, 945),
    (900, 850),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
];

/// Lets the device keep pixels free at its edges: above, right, below, left.
async fn keep_free(page: &Page, [top, right, bottom, left]: [u32; 4]) {
    let edges = json!({ "insets": { "top": top, "right": right, "bottom": bottom, "left": left } });
    page.do_command("Emulation.setSafeAreaInsetsOverride", edges)
        .await;
}

pub(crate) async fn resize(page: &Page, width: u32, height: u32) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    page.do_command("Emulation.setDeviceMetricsOverride", size)
        .await;
    page.frame().await;
}

/// What is wrong with nothing but the clocks: they fill the screen, and all that they hold stands
/// within what the device's edges leave free.
const CLOCK_FAULTS: &str = "(([top, right, bottom, left]) => {
    const dialog = document.querySelector('dialog');
    const place = e => (({ left, top, right, bottom }) => [left, top, right, bottom])(e.getBoundingClientRect());
    const faults = [], [l, t, r, b] = place(dialog);
    if (l !== 0 || t !== 0 || r !== innerWidth || b !== innerHeight) faults.push(`the clocks: ${l},${t} to ${r},${b}`);
    for (const e of dialog.querySelectorAll('button, button *')) {
        const [l, t, r, b] = place(e);
        if (l < left - 0.5 || t < top - 0.5 || r > innerWidth - right + 0.5 || b > innerHeight - bottom + 0.5)
            faults.push(`${e.outerHTML.slice(0, 60)}: ${l},${t} to ${r},${b}`);
    }
    return faults;
})";

/// What telephones and tablets keep free at their edges.
const EDGES: [[u32; 4]; 3] = [[0, 47, 21, 47], [47, 0, 34, 0], [24, 0, 20, 0]];

/// Sizes of such, in the same order.
const DEVICES: [[(u32, u32); 3]; 3] = [
    [(667, 375), (844, 390), (932, 430)],
    [(375, 812), (390, 844), (430, 932)],
    [(820, 1180), (1024, 768), (1180, 820)],
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_clocks_alone_fill_the_screen_within_its_edges() {
    Visit::default().speaking("de").still().run(async |page| {
        crate::clock_only::open(page, "90+30").await;
        for (insets, sizes) in EDGES.into_iter().zip(DEVICES) {
            keep_free(page, insets).await;
            for (width, height) in sizes {
                resize(page, width, height).await;
                let faults = page.eval(&format!("{CLOCK_FAULTS}({insets:?})")).await;
                assert_eq!(faults, json!([]), "{insets:?}, {width}x{height}");
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn large_letters_of_the_user_count_and_lose_nothing() {
    Visit::default().speaking("de").still().run(async |page| {
        for (letters, times) in [(24, 1.5), (32, 2.0)] {
            let sizes = json!({ "fontSizes": { "standard": letters } });
            page.do_command("Page.setFontSizes", sizes).await;
            page.reload().await;
            page.expect(&format!(
                "getComputedStyle(document.body).fontSize === '{letters}px'"
            ))
            .await;
            for (width, height) in [
                (390, 844),
                (844, 390),
                (1024, 768),
                (1440, 900),
                (768, 1024),
                (1920, 1080),
            ] {
                resize(page, width, height).await;
                let found = page.eval(&format!("{FAULTS}([0, 0, 0, 0], {times})")).await;
                assert_eq!(found, json!([]), "{letters} at {width}x{height}");
            }
            resize(page, 1024, 768).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn large_letters_leave_four_with_clocks_the_turn_and_the_decisions() {
    let visit = Visit::default().sized(1024, 768).still();
    visit.at("?game=four&clock=15%2B0").run(async |page| {
        let sizes = json!({ "fontSizes": { "standard": 24 } });
        page.do_command("Page.setFontSizes", sizes).await;
        page.reload().await;
        page.expect("getComputedStyle(document.body).fontSize === '24px'")
            .await;
        page.tap_moves("d2d4").await;
        page.expect(
            "['.whose', '[data-action=offer-draw]', '[data-action=resign]'].every(part => {
                const e = document.querySelector(part), { left, top, right, bottom } = e.getBoundingClientRect();
                return [top + 2, bottom - 2].every(y => document.elementFromPoint((left + right) / 2, y) === e);
            })",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn zoom_makes_the_letters_of_tall_screens_larger() {
    // At 200 % a page has half as many CSS pixels each way: twice as large is what has as many of
    // them as before.
    Visit::default().run(async |page| {
        let size = "getComputedStyle(document.querySelector('[data-action=new-game]')).fontSize
            + getComputedStyle(document.querySelector('.whose')).fontSize";
        resize(page, 2560, 1440).await;
        let before = page.eval(size).await;
        resize(page, 1280, 720).await;
        assert_eq!(page.eval(size).await, before);
    });
}
