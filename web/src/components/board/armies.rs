//! The colours of armies: whoever doesn't see all colours tells them apart, too (the pictures in
//! `web/assets/pieces`).

use std::f64::consts::PI;

const STAUNTON: &str = include_str!("../../../assets/pieces/staunton.svg");
const ARMIES: &str = include_str!("../../../assets/pieces/armies.svg");

/// So far apart are two armies at least, in units of ΔE2000.
const APART: f64 = 20.0;

/// The opacity of a frozen man, which is the same in `frozen.css`.
const FROZEN: f64 = 0.8;

/// How light of red, green and blue is seen, whole and without one kind of cones (Machado, Oliveira
/// and Fernandes, 2009, severity 1).
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// Lightness, and the two axes of colour (CIE L*a*b*, daylight D65).
type Lab = [f64; 3];

/// The colour that stands behind `fill="` next after a mark.
fn fill(picture: &str, mark: &str) -> [f64; 3] {
    let (_, after) = picture.split_once(mark).expect("the mark");
    let (_, colour) = after.split_once("fill=\"#").expect("a colour");
    [0, 2, 4].map(|at| {
        let part = u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits");
        f64::from(part) / 255.0
    })
}

/// A colour as eyes see it.
fn seen(colour: [f64; 3], eyes: [[f64; 3]; 3]) -> Lab {
    let linear = colour.map(|part| match part {
        dim @ ..=0.04045 => dim / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    });
    let dot = |row: [f64; 3], by: [f64; 3]| row.iter().zip(by).map(|(a, b)| a * b).sum::<f64>();
    let light = eyes.map(|row| dot(row, linear).clamp(0.0, 1.0));
    let [x, y, z] = [
        [
            0.4124564 / 0.95047,
            0.3575761 / 0.95047,
            0.1804375 / 0.95047,
        ],
        [0.2126729, 0.7151522, 0.0721750],
        [
            0.0193339 / 1.08883,
            0.1191920 / 1.08883,
            0.9503041 / 1.08883,
        ],
    ]
    .map(|row| match dot(row, light) {
        dim @ ..=0.008856 => 7.787 * dim + 16.0 / 116.0,
        part => part.cbrt(),
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far apart two colours are (ΔE2000, after Sharma, Wu and Dalal, 2005).
fn difference(one: Lab, other: Lab) -> f64 {
    let weight = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let mean = (one[1].hypot(one[2]) + other[1].hypot(other[2])) / 2.0;
    let stretch = 1.5 - 0.5 * weight(mean);
    let polar = |[_, a, b]: Lab| {
        let hue = b.atan2(a * stretch).to_degrees().rem_euclid(360.0);
        ((a * stretch).hypot(b), hue)
    };
    let ((chroma, hue), (chroma_2, hue_2)) = (polar(one), polar(other));
    let (lighter, stronger) = (other[0] - one[0], chroma_2 - chroma);
    let turn = match hue_2 - hue {
        back @ ..-180.0 => back + 360.0,
        far if far > 180.0 => far - 360.0,
        near => near,
    };
    let turned = 2.0 * (chroma * chroma_2).sqrt() * (turn / 2.0 * PI / 180.0).sin();
    let light = (one[0] + other[0]) / 2.0 - 50.0;
    let chroma = (chroma + chroma_2) / 2.0;
    let hue = (hue + turn / 2.0).rem_euclid(360.0);
    let wave = |times: f64, from: f64| (times * hue + from).to_radians().cos();
    let hues = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
        - 0.2 * wave(4.0, -63.0);
    let blue = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let lighter = lighter / (1.0 + 0.015 * light.powi(2) / (20.0 + light.powi(2)).sqrt());
    let stronger = stronger / (1.0 + 0.045 * chroma);
    let turned = turned / (1.0 + 0.015 * chroma * hues);
    let both = -(2.0 * blue).to_radians().sin() * 2.0 * weight(chroma) * stronger * turned;
    (lighter.powi(2) + stronger.powi(2) + turned.powi(2) + both).sqrt()
}

#[test]
fn the_difference_of_colours_is_reckoned_as_its_authors_do() {
    // Pairs 1, 7, 13, 17 and 25 of their table.
    for (one, other, wanted) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0011, -2.4900], 4.7461),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        (
            [60.2574, -34.0099, 36.2677],
            [60.4626, -34.1751, 39.4387],
            1.2644,
        ),
    ] {
        let found = difference(one, other);
        assert!((found - wanted).abs() < 1e-4, "{found}, not {wanted}");
    }
}

/// The armies of four and those of three, each with its colour.
fn armies() -> [Vec<(&'static str, [f64; 3])>; 2] {
    let [ivory, black] = ["<!-- wK -->", "<!-- bK -->"].map(|mark| fill(STAUNTON, mark));
    let [gold, blue, red] = ["\"#m\"", "y=\"200\"", "y=\"400\""].map(|mark| fill(ARMIES, mark));
    [
        vec![("C", ivory), ("A", gold), ("B", black), ("D", blue)],
        vec![("k", black), ("r", red), ("w", ivory)],
    ]
}

/// One colour above another one.
fn over(above: [f64; 3], share: f64, below: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|part| above[part] * share + below[part] * (1.0 - share))
}

#[test]
fn a_frozen_army_keeps_its_colour() {
    let (light, dark) = (
        fill("light fill=\"#ecd9b4", "light"),
        fill("dark fill=\"#b5875c", "dark"),
    );
    let whole = EYES[0].1;
    for armies in armies() {
        for (army, colour) in &armies {
            for square in [light, dark] {
                let shown = seen(over(*colour, FROZEN, square), whole);
                for (other, colour) in &armies {
                    let far = difference(shown, seen(*colour, whole));
                    let is_as_meant = if other == army {
                        far <= 14.0
                    } else {
                        far >= APART
                    };
                    assert!(is_as_meant, "{army} and {other}: {far}");
                }
            }
        }
    }
}

#[test]
fn hatching_leaves_two_thirds_of_a_man_at_any_size() {
    let sheet = include_str!("frozen.css");
    let after = |mark: &str| {
        let (_, after) = sheet.split_once(mark).expect("the mark");
        let numbers = after.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let mut numbers = numbers.filter_map(|number| number.parse::<f64>().ok());
        [(); 2].map(|()| numbers.next().expect("a number"))
    };
    let (line, period) = (after("var(--hatch) 0 max("), after("transparent 0 max("));
    let long = |[least, share]: [f64; 2], square: f64| least.max(share * square);
    for square in [26.0, 32.0, 51.0] {
        assert!(long(line, square) / long(period, square) < 1.0 / 3.0);
    }
    let opacity = format!("opacity: {FROZEN};");
    assert!(sheet.contains(&opacity));
}

#[test]
fn armies_are_told_apart_by_all_eyes() {
    for (name, eyes) in EYES {
        for armies in armies() {
            for (index, (one, colour)) in armies.iter().enumerate() {
                for (other, colour_2) in &armies[index + 1..] {
                    let apart = difference(seen(*colour, eyes), seen(*colour_2, eyes));
                    assert!(apart >= APART, "{one} and {other}, {name}: {apart}");
                }
            }
        }
    }
}
