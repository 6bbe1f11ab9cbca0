//! Every board: the squares lead to the pieces, and every mark is seen on both.

use rochade_e2e::Visit;
use serde_json::Value;

/// Colours as the custom properties give them, laid over the squares: how far they stand out there.
const MEASURED: &str = "(() => {
    const { documentElement: root } = document;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const value = name => getComputedStyle(root).getPropertyValue(name).trim();
    const over = (...colours) => {
        canvas.clearRect(0, 0, 1, 1);
        for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const linear = c => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    const lab = rgb => {
        const [r, g, b] = rgb.map(linear);
        const f = t => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
        const [x, y, z] = [0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b,
            0.0193 * r + 0.1192 * g + 0.9505 * b].map((t, i) => f(t / [0.9505, 1, 1.089][i]));
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
    };
    const apart = (a, b) => Math.hypot(...lab(a).map((t, i) => t - lab(b)[i]));
    const found = [['squares', contrast(over(value('--board-light')), over(value('--board-dark'))), 1.8, 2.5]];
    for (const shade of ['light', 'dark']) {
        const square = value(`--board-${shade}`);
        const bare = over(square);
        const marked = name => over(square, value(name));
        found.push([`target on ${shade}`, contrast(marked('--target'), bare), 1.4, 9]);
        found.push([`last on ${shade}`, apart(marked('--last'), bare), 15, 200]);
        found.push([`selected on ${shade}`, apart(marked('--selected'), bare), 25, 200]);
        found.push([`selected against last on ${shade}`, apart(marked('--selected'), marked('--last')), 15, 200]);
        found.push([`check on ${shade}`, apart(over(`rgb(${value('--check')})`), bare), 40, 200]);
        found.push([`coordinate on ${shade}`, contrast(over(value(`--on-${shade}`)), bare), 2.8, 21]);
        for (const man of ['#f8efdb', '#3a2e25', '#2b2018']) {
            const line = man === '#f8efdb' ? '#2b2018' : man;
            found.push([`${man} on ${shade}`, contrast(over(line), bare), 3, 21]);
        }
    }
    return found.filter(([, much, least, most]) => !(much >= least && much <= most));
})()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn squares_and_marks_stand_apart_on_every_board() {
    for visit in [Visit::default(), Visit::default().dark()] {
        visit.run(async |page| {
            page.action("settings").await;
            page.middle("dialog [data-action=close]").await;
            for board in ["wood", "green", "blue", "grey"] {
                page.click(format!("input[name=board][value={board}]"))
                    .await;
                page.frame().await;
                let faults = page.eval(MEASURED).await;
                assert_eq!(faults, Value::Array(Vec::new()), "{board}");
            }
        });
    }
}
