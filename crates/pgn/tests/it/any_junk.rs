//! Whatever stands between and around the moves of a game, none of them is left out: what is read
//! is its beginning, or all of it.

use rochade_chess::{Letters, Move, Position, San};
use rochade_pgn::Games;
use rochade_testkit::{Result, Unstructured, try_seeds};

/// What is no move, and may stand between moves with blanks around it.
const WORDS: [&str; 64] = [
    "hello", "Xx", "Qq", "e", "ex", "exd", "ed", "Nf", "Kf", "N3", "O", "0", "O-", "-O", "00-",
    "x", ":", "-", "--", "—", "–", "=", "+", "#", "!", "?!", "!?", "ch", "mate", "e.p.", "TN",
    "RR", "~", "+-", "∞", "±", "$1", "$300", "$", "$Nf9", "e9", "i4", "Ni5", "12", "1972,", "7)",
    "...", "…", ".", ",", "|", "\\", "/", "&", "&nbsp;", "&ndash;", "&amp;", "<br>", "<br />",
    "</p>", "]", "}", ")", "@@",
];

/// What may hold moves without being one.
const HOLDERS: [&str; 16] = [
    "{e5 2. Nf3}",
    "{[%clk 0:01:02]}",
    "(1. d4 d5)",
    "(e5 (c5) 2. Nf3)",
    "; e5 2. Nf3\n",
    "\n% e5 2. Nf3\n",
    "[%clk 0:01:02]",
    "[e5 2. Nf3]",
    "[diagram]",
    "[#]",
    "<!-- e5 -->",
    "[pgn]",
    "[/pgn]",
    "http://x.org/e5",
    "<a href=\"/e4\">",
    "<e5 2. Nf3>",
];

/// What hides whatever follows.
const OPENERS: [&str; 9] = ["{", "(", ";", "\n%", "[", "[%clk ", "<x ", "&", "\""];

/// What can't become part of a move where it stands right beside one.
const GLUE: [&str; 8] = ["zz", "ü", "_", "@", ",", "<br>", "&nbsp;", "[x]"];

/// How the numbers stand.
#[derive(Clone, Copy, PartialEq)]
enum Numbers {
    /// Before all moves.
    Each,
    /// As PGN writes them.
    Usual,
    /// Without dots.
    Bare,
    None,
}

fn any_game(source: &mut Unstructured) -> Result<(Vec<Move>, Vec<String>)> {
    let mut position = Position::initial();
    let (mut moves, mut texts) = (Vec::new(), Vec::new());
    for _ in 0..source.int_in_range(1..=40)? {
        let legal: Vec<Move> = position.legal_moves().collect();
        if legal.is_empty() {
            break;
        }
        let mv = *source.choose(&legal)?;
        let san = San::of(&position, mv).expect("a legal move");
        texts.push(san.with(&Letters::ENGLISH).to_string());
        position = position.play(mv).expect("a legal move");
        moves.push(mv);
    }
    Ok((moves, texts))
}

fn number(style: Numbers, ply: usize) -> String {
    let number = ply / 2 + 1;
    match (style, ply % 2) {
        (Numbers::Each, 1) => format!("{number}... "),
        (Numbers::Each | Numbers::Usual, 0) => format!("{number}. "),
        (Numbers::Bare, 0) => format!("{number} "),
        _ => String::new(),
    }
}

fn any_junk(source: &mut Unstructured, opens: bool) -> Result<String> {
    let mut junk = String::new();
    for _ in 0..source.int_in_range(1..=3)? {
        junk += match source.int_in_range(0..=9)? {
            0..=5 => source.choose(&WORDS)?,
            6 | 7 => source.choose(&HOLDERS)?,
            // Without a number at each move, nobody can tell what a comment has swallowed.
            _ if opens => source.choose(&OPENERS)?,
            _ => "",
        };
        junk.push(' ');
    }
    Ok(junk)
}

/// What is read of a text is the beginning of these moves, and nothing else is.
#[track_caller]
fn check(text: &str, moves: &[Move]) {
    let mut games = Games::new(text);
    let mut left = moves;
    while let Some(game) = games.next() {
        let game = game.ok().or(games.torn());
        let read: Vec<Move> = game.iter().flat_map(|game| game.real_moves()).collect();
        assert!(left.starts_with(&read), "{read:?}: {text:?}");
        if !read.is_empty() {
            left = &[];
        }
    }
}

const STYLES: [Numbers; 4] = [Numbers::Each, Numbers::Usual, Numbers::Bare, Numbers::None];

#[test]
fn whatever_stands_between_moves_none_is_left_out() {
    try_seeds(6_000, (200, 4_000), |source| {
        let (moves, texts) = any_game(source)?;
        let style = *source.choose(&STYLES)?;
        let mut text = String::new();
        for (ply, san) in texts.iter().enumerate() {
            if source.ratio(1, 6)? {
                text += &any_junk(source, style == Numbers::Each)?;
            }
            text += &number(style, ply);
            // What has swallowed moves may end here, and the number would be lost, too.
            if style != Numbers::Each && source.ratio(1, 8)? {
                text += &any_junk(source, false)?;
            }
            let glued = |source: &mut Unstructured| match source.ratio(1, 30)? {
                true => source.choose(&GLUE).copied(),
                false => Ok(""),
            };
            text += glued(source)?;
            text += san;
            text += glued(source)?;
            text.push(' ');
        }
        check(&(text + "*"), &moves);
        Ok(())
    });
}

#[test]
fn a_move_that_can_t_be_read_ends_the_game() {
    try_seeds(6_000, (200, 4_000), |source| {
        let (moves, texts) = any_game(source)?;
        let style = *source.choose(&STYLES)?;
        let lost = source.int_in_range(0..=texts.len() - 1)?;
        let mut text = String::new();
        for (ply, san) in texts.iter().enumerate() {
            text += &number(style, ply);
            text += match ply == lost {
                false => san,
                true => source.choose(&[
                    "Xx", "hello", "ed", "exd", "Nf", "O", "0", "-", "x", "e9", "$Nf9", "&ndash;",
                    "<e5>", "[e5]", ")", "12", "O-", "h8(", "Q h9",
                ])?,
            };
            text.push(' ');
        }
        check(&(text + "*"), moves.get(..lost).unwrap_or_default());
        Ok(())
    });
}
