//! Every board: its squares stand apart, and the men on both. (Marks and coordinates: `contrast.rs`.)

use rochade_e2e::Visit;
use serde_json::Value;

pub(crate) const BOARDS: [&str; 4] = ["wood", "green", "blue", "grey"];

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
    const found = [['squares', contrast(over(value('--board-light')), over(value('--board-dark'))), 1.8, 2.5]];
    for (const shade of ['light', 'dark']) {
        const square = value(`--board-${shade}`);
        const bare = over(square);
        for (const man of ['#f8efdb', '#3a2e25', '#2b2018']) {
            const line = man === '#f8efdb' ? '#2b2018' : man;
            found.push([`${man} on ${shade}`, contrast(over(line), bare), 3, 21]);
        }
    }
    return found.filter(([, much, least, most]) => !(much >= least && much <= most));
})()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn squares_and_men_stand_apart_on_every_board() {
    for visit in [Visit::default(), Visit::default().dark()] {
        visit.run(async |page| {
            page.action("settings").await;
            page.middle("dialog [data-action=close]").await;
            for board in BOARDS {
                page.click(format!("input[name=board][value={board}]"))
                    .await;
                page.frame().await;
                let faults = page.eval(MEASURED).await;
                assert_eq!(faults, Value::Array(Vec::new()), "{board}");
            }
        });
    }
}
