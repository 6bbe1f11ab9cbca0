//! Every board: its squares stand apart, and the men on both, measured on the pixels of the page as
//! it is drawn. (Marks and coordinates: `contrast.rs`.)

use rochade_e2e::{Colour, Page, Picture, Visit};

use crate::contrast::prefer;
use crate::desk::{expect_closed, paste};
use crate::laws_form::open_at;
use crate::set_out::begin_from;

pub(crate) const BOARDS: [&str; 4] = ["wood", "green", "blue", "grey"];

/// How much lighter a light square is than a dark one: enough to be told apart, and not so much
/// that men are lost on either.
const SQUARES: [f64; 2] = [1.8, 2.5];

/// How much the outline of a man stands out from its square, at least.
const OUTLINE: f64 = 3.0;

/// How much lighter the white men are than the black ones, at least.
const ARMIES: f64 = 7.0;

/// How much what fills a man differs from its square in red, green or blue, at least: it hides the
/// square.
const FILL: f64 = 12.0;

/// Squares where nothing stands in any of the games below: a light one and a dark one.
const EMPTY: [&str; 2] = ["e4", "d4"];

/// Men on the board.
struct Men {
    /// White and black ones of a kind, on a dark square and on a light one where the game has men
    /// on both.
    pairs: &'static [[&'static str; 2]],
    /// Where a man's square shows nothing but him: from left to right, and from top to bottom.
    inside: [[f64; 2]; 2],
}

/// Chess as it begins. King and queen change their squares in the other position.
const CHESS: Men = Men {
    pairs: &[
        ["a1", "h8"],
        ["h1", "a8"],
        ["b1", "g8"],
        ["g1", "b8"],
        ["c1", "f8"],
        ["f1", "c8"],
        ["d1", "d8"],
        ["e1", "e8"],
        ["a2", "a7"],
        ["b2", "b7"],
    ],
    inside: [[0.3, 0.65], [0.3, 0.75]],
};
const CHANGED: &str = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1";

/// A man and a king of each side. The rings of the discs lie around what is looked at.
const DRAUGHTS: Men = Men {
    pairs: &[["c1", "f8"], ["e1", "d8"]],
    inside: [[0.4, 0.52], [0.4, 0.47]],
};
const DRAUGHTSMEN: &str = "W:Wc1,Ke1:BKd8,f8";

/// The commonest colour of a part of a square.
fn commonest(picture: &Picture, square: &str, across: [f64; 2], down: [f64; 2]) -> Colour {
    let pixels = picture.part(square, across, down);
    let alike = |one: &&Colour| pixels.iter().filter(|other| other == one).count();
    *pixels.iter().max_by_key(alike).expect("pixels")
}

/// The colour of a square: near its upper right corner stands neither a man nor a coordinate.
fn ground(picture: &Picture, square: &str) -> Colour {
    commonest(picture, square, [0.88, 0.98], [0.04, 0.12])
}

/// How much a man stands out from his square at most, wherever he does.
fn outline(picture: &Picture, square: &str) -> f64 {
    let ground = ground(picture, square);
    let pixels = picture.part(square, [0.06, 0.94], [0.06, 0.98]);
    let contrasts = pixels.into_iter().map(|pixel| pixel.contrast(ground));
    contrasts.fold(1.0, f64::max)
}

/// How much two colours differ in one of their parts.
fn apart(one: Colour, other: Colour) -> f64 {
    let parts = one.0.into_iter().zip(other.0);
    parts
        .map(|(one, other)| (one - other).abs())
        .fold(0.0, f64::max)
}

/// What can't be told apart on a board.
fn unclear(picture: &Picture, men: &Men) -> Vec<String> {
    let [light, dark] = EMPTY.map(|square| ground(picture, square));
    let squares = light.contrast(dark);
    let mut found = Vec::new();
    if !(SQUARES[0]..=SQUARES[1]).contains(&squares) || light.0[1] < dark.0[1] {
        found.push(format!("squares: {squares:.2}"));
    }
    let fill = |square| commonest(picture, square, men.inside[0], men.inside[1]);
    for pair in men.pairs {
        let [white, black] = pair.map(fill);
        let armies = white.contrast(black);
        if armies < ARMIES || white.0[1] < black.0[1] {
            found.push(format!("{pair:?}, one from the other: {armies:.2}"));
        }
        for square in pair {
            let edge = outline(picture, square);
            if edge < OUTLINE {
                found.push(format!("{square}, outline: {edge:.2}"));
            }
            let filled = apart(fill(square), ground(picture, square));
            if filled < FILL {
                found.push(format!("{square}, fill: {filled}"));
            }
        }
    }
    found
}

/// What can't be told apart on any board, light or dark, with these men.
async fn unclear_anywhere(page: &Page, pieces: &str, men: &Men) -> Vec<String> {
    let mut faults = Vec::new();
    for board in BOARDS {
        page.eval(&format!(
            "Object.assign(document.documentElement.dataset, {{ board: '{board}', pieces: '{pieces}' }})"
        ))
        .await;
        for scheme in ["light", "dark"] {
            prefer(page, &[("prefers-color-scheme", scheme)]).await;
            page.settle().await;
            let found = unclear(&page.picture().await, men);
            let said = found
                .into_iter()
                .map(|fault| format!("{board}, {scheme}, {pieces}: {fault}"));
            faults.extend(said);
        }
    }
    faults
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn squares_and_men_stand_apart_on_every_board() {
    Visit::default().sized(600, 960).run(async |page| {
        let mut faults = unclear_anywhere(page, "staunton", &CHESS).await;
        page.eval("document.documentElement.dataset.pieces = 'mirrored'")
            .await;
        page.expect("performance.getEntriesByType('resource').some(({ name }) => name.includes('mirrored'))")
            .await;
        faults.extend(unclear_anywhere(page, "mirrored", &CHESS).await);
        begin_from(page, "modern", CHANGED).await;
        for pieces in ["staunton", "mirrored"] {
            faults.extend(unclear_anywhere(page, pieces, &CHESS).await);
        }
        open_at(page, "?laws=german").await;
        paste(page, DRAUGHTSMEN).await;
        expect_closed(page).await;
        faults.extend(unclear_anywhere(page, "staunton", &DRAUGHTS).await);
        assert!(faults.is_empty(), "{faults:#?}");
    });
}
