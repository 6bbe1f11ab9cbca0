//! Whatever stands between the moves of a game, none of them is left out.

use rochade_draughts::{Move, Names, Position, Rules};
use rochade_pdn::{Games, Pdn, Variant};
use rochade_testkit::{Result, Unstructured, any_piece, try_seeds};

/// What may stand between moves, and is none.
const JUNK: [&[&str]; 2] = [
    &[
        "hello", "x", "-", "–", ":", "12", "11 15", "7)", "11", "0", "...", ",", "<br>", "&nbsp;",
        ")", "]", "$1", "$", "; 9-13\n", "[9-13]", "<e 9-13>",
    ],
    &["{9-13 22-18}", "(9-13 (10-14) 22-18)", "\n% 9-13\n"],
];

fn any_game(source: &mut Unstructured) -> Result<(Vec<Move>, Vec<String>)> {
    let mut position = Position::initial(&Rules::ENGLISH);
    let (mut moves, mut texts) = (Vec::new(), Vec::new());
    for _ in 0..source.int_in_range(1..=40)? {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = *source.choose(&legal)?;
        texts.push(position.short(&mv, Names::Numeric));
        position = position.play(&mv).expect("a legal move");
        moves.push(mv);
    }
    Ok((moves, texts))
}

/// What is read of a text is the beginning of these moves, and nothing else is.
#[track_caller]
fn check(text: &str, moves: &[Move]) {
    let usual = Variant::find("english").expect("its rules");
    let mut games = Games::of(text, Pdn::new(usual));
    let mut left = moves;
    while let Some(game) = games.next() {
        let game = game.ok().or(games.torn());
        let plies = game.iter().flat_map(|game| game.plies());
        let read: Vec<Move> = plies.filter_map(|(ply, _)| ply.mv).collect();
        assert!(left.starts_with(&read), "{read:?}: {text:?}");
        if !read.is_empty() {
            left = &[];
        }
    }
}

#[test]
fn whatever_stands_between_moves_none_is_left_out() {
    try_seeds(2_000, (200, 4_000), |source| {
        let (moves, texts) = any_game(source)?;
        let is_numbered: bool = source.arbitrary()?;
        let lost = match source.arbitrary()? {
            true => source.int_in_range(0..=texts.len() - 1)?,
            false => texts.len(),
        };
        let mut text = String::new();
        for (ply, written) in texts.iter().enumerate() {
            if is_numbered && ply % 2 == 0 {
                text += &format!("{}. ", ply / 2 + 1);
            }
            if source.ratio(1, 8)? {
                text += any_piece(source, &JUNK)?;
                text.push(' ');
            }
            text += match ply == lost {
                false => written,
                true => {
                    source.choose(&["hello", "11", "11 15", "-", "x", "9-", "33-28", "<9-13>"])?
                }
            };
            text.push(' ');
        }
        check(&(text + "*"), moves.get(..lost).unwrap_or(&moves));
        Ok(())
    });
}
