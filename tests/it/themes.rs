//! Every board: the squares lead to the pieces, and every mark is seen on both.

use rochade_e2e::{Colour, Page, Picture, Point, Visit};
use serde_json::Value;

use crate::desk::{expect_closed, paste};

const BOARDS: [&str; 4] = ["wood", "green", "blue", "grey"];

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
fn squares_coordinates_and_men_stand_apart_on_every_board() {
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

/// A position in which Black's rook goes from a8 to a7, and then White's knight on d3 may capture on c5; and a check to the
/// king on e8. The second of each is the mirror of the first, so that each mark is seen on light and dark squares.
const MOVED: [&str; 2] = [
    "r3k3/8/8/2p5/8/3N4/8/4K3 b - - 0 1",
    "3k3r/8/8/5p2/8/4N3/8/3K4 b - - 0 1",
];
const CHECKED: [&str; 2] = [
    "4k3/8/8/8/8/8/8/4R1K1 b - - 0 1",
    "3k4/8/8/8/8/8/8/1K1R4 b - - 0 1",
];

/// The square that lies as this one does in the mirror.
fn mirrored(square: &str) -> String {
    let (file, rank) = square.split_at(1);
    let file = file.bytes().map(|file| char::from(b'a' + b'h' - file));
    file.chain(rank.chars()).collect()
}

/// Where a mark is seen, and how much it has to stand out from what is not marked.
struct Sign {
    name: &'static str,
    /// The square that has the mark, and one of the same colour that has none, or another one.
    squares: [&'static str; 2],
    /// The part of the square to look at.
    across: [f64; 2],
    down: [f64; 2],
    /// The least distance of the colours.
    distance: f64,
    /// The least contrast where no colours are seen; with coloured marks, some signs are nothing but colours.
    contrast: Option<f64>,
}

/// The left edge, at half height, where no man stands.
const LEFT: ([f64; 2], [f64; 2]) = ([0.0, 0.1], [0.3, 0.7]);
const MIDDLE: ([f64; 2], [f64; 2]) = ([0.45, 0.55], [0.45, 0.55]);
const CORNER: ([f64; 2], [f64; 2]) = ([0.03, 0.07], [0.03, 0.07]);

const fn sign(
    name: &'static str,
    squares: [&'static str; 2],
    (across, down): ([f64; 2], [f64; 2]),
    distance: f64,
    contrast: Option<f64>,
) -> Sign {
    Sign {
        name,
        squares,
        across,
        down,
        distance,
        contrast,
    }
}

/// What is seen when the knight is touched, and what of a check.
const MOVED_SIGNS: [Sign; 6] = [
    sign("a target", ["f4", "b6"], MIDDLE, 10.0, Some(1.4)),
    sign("a capture", ["c5", "g5"], CORNER, 10.0, Some(1.4)),
    sign("where it came from", ["a8", "g6"], LEFT, 15.0, None),
    sign("where it went", ["a7", "g5"], LEFT, 15.0, None),
    sign("selected", ["d3", "g6"], LEFT, 25.0, Some(1.4)),
    sign("selected, not moved", ["d3", "a8"], LEFT, 15.0, None),
];
const CHECKED_SIGNS: [Sign; 1] = [sign("a check", ["e8", "g6"], LEFT, 40.0, Some(1.3))];

/// With marks that need no colour, each has to stand out like this.
const SHAPES: f64 = 2.5;

impl Sign {
    /// What is wrong with the sign in a picture, if anything is.
    fn fault(&self, picture: &Picture, mirror: bool, shapes: bool) -> Option<String> {
        let [marked, other] = self.squares.map(|square| {
            let mirrored = mirrored(square);
            let square = if mirror { &mirrored } else { square };
            picture.part(square, self.across, self.down)
        });
        let other = Colour::mean(&other);
        let distance = Colour::mean(&marked).distance(other);
        let contrast = marked.iter().map(|pixel| pixel.contrast(other));
        let contrast = contrast.fold(1.0, f64::max);
        let seen = if shapes {
            contrast >= SHAPES
        } else {
            distance >= self.distance && self.contrast.is_none_or(|least| contrast >= least)
        };
        let fault = format!(
            "{}: distance {distance:.1}, contrast {contrast:.2}",
            self.name
        );
        (!seen).then_some(fault)
    }
}

/// Looks at these signs on every board, with both kinds of marks.
async fn look_at(page: &Page, signs: &[Sign], mirror: bool) -> Vec<String> {
    page.mouse_hover(Point { x: 2.0, y: 2.0 }).await;
    let mut faults = Vec::new();
    for marks in ["colours", "shapes"] {
        for board in BOARDS {
            page.eval(&format!(
                "Object.assign(document.documentElement.dataset, {{ board: '{board}', marks: '{marks}' }})"
            ))
            .await;
            page.settle().await;
            let picture = page.picture().await;
            let found = signs
                .iter()
                .filter_map(|sign| sign.fault(&picture, mirror, marks == "shapes"));
            let lies = if mirror { "mirrored" } else { "" };
            faults.extend(found.map(|fault| format!("{board} {marks} {lies}: {fault}")));
        }
    }
    faults
}

fn every_mark_is_seen(visit: Visit) {
    visit.run(async |page| {
        // With the panel come the styles of all boards.
        page.action("settings").await;
        page.middle("dialog [data-action=close]").await;
        page.action("close").await;
        let mut faults = Vec::new();
        for mirror in [false, true] {
            let name = |square: &str| {
                if mirror {
                    mirrored(square)
                } else {
                    square.to_owned()
                }
            };
            paste(page, MOVED[usize::from(mirror)]).await;
            expect_closed(page).await;
            page.type_move(&[name("a8"), name("a7")].concat()).await;
            page.tap(&name("d3")).await;
            page.expect_marked("selected", &name("d3")).await;
            faults.extend(look_at(page, &MOVED_SIGNS, mirror).await);
            paste(page, CHECKED[usize::from(mirror)]).await;
            page.answer("replace", "accept").await;
            expect_closed(page).await;
            page.expect_marked("check", &name("e8")).await;
            faults.extend(look_at(page, &CHECKED_SIGNS, mirror).await);
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_mark_is_seen_on_every_board_in_light() {
    every_mark_is_seen(Visit::default());
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_mark_is_seen_on_every_board_in_dark() {
    every_mark_is_seen(Visit::default().dark());
}
