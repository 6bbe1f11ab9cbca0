//! Codes: what a reader looks for in them, and how long a text may be.

use rochade_sheet::Code;

/// A finder pattern: a ring of dark modules, a light one, and a dark square.
fn is_finder(code: &Code, left: usize, top: usize) -> bool {
    (0..7usize).all(|x| {
        (0..7usize).all(|y| {
            let ring = x.abs_diff(3).max(y.abs_diff(3));
            code.dark(left + x, top + y) == (ring != 2)
        })
    })
}

#[test]
fn a_code_has_its_finders_in_three_corners() {
    for length in [1, 20, 100, 700, 1273] {
        let code = Code::of(&"a".repeat(length)).expect("a code");
        let far = code.size() - 7;
        assert!(is_finder(&code, 0, 0) && is_finder(&code, far, 0) && is_finder(&code, 0, far));
        assert!(!is_finder(&code, far, far), "{length}");
        assert!((21..=117).contains(&code.size()), "{length}");
    }
}

#[test]
fn a_text_that_a_phone_could_not_read_from_a_screen_has_no_code() {
    assert!(Code::of(&"a".repeat(1274)).is_none());
    assert!(Code::of("").is_some());
}

#[test]
fn the_picture_has_the_dark_modules_and_a_margin_of_four() {
    let code = Code::of("https://example.org/#g=abc").expect("a code");
    let svg = code.svg();
    let read = roxmltree::Document::parse(&svg).expect("XML");
    let side = code.size() + 8;
    let viewed = read.root_element().attribute("viewBox");
    assert_eq!(viewed, Some(&*format!("0 0 {side} {side}")));
    let paths: Vec<_> = read
        .descendants()
        .filter_map(|node| node.attribute("d"))
        .collect();
    assert_eq!(paths.len(), 2);
    let runs = paths[1].split('M').skip(1).map(|run| {
        let numbers = run.split(|letter: char| !letter.is_ascii_digit());
        let numbers: Vec<usize> = numbers.filter_map(|text| text.parse().ok()).collect();
        (numbers[0], numbers[1], numbers[2])
    });
    let mut drawn = vec![false; side * side];
    for (x, y, run) in runs {
        drawn[y * side + x..y * side + x + run].fill(true);
    }
    for y in 0..side {
        for x in 0..side {
            let dark = x >= 4 && y >= 4 && code.dark(x - 4, y - 4);
            assert_eq!(drawn[y * side + x], dark, "{x} {y}");
        }
    }
}
