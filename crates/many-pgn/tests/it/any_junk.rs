//! Whatever stands between the moves of a game, none of them is left out.

use rochade_many::{Position, Rules};
use rochade_many_pgn::{Act, Game};
use rochade_testkit::{Result, Unstructured, any_piece, try_seeds};

use crate::games::games;

/// Texts that may stand between moves and are none.
const JUNK: [&[&str]; 2] = [
    &[
        "hello", "x", ":", "12", "7)", "0", "...", ",", "<br>", "&nbsp;", ")", "]", "$1", "$",
        "d2", "Nj14", "[d2-d4]",
    ],
    &[
        "{d2-d4 m7-l7}",
        "(d2-d4 (m7-l7))",
        "; d2-d4\n",
        "<e d2-d4>",
        "\n% d2-d4\n",
    ],
];

/// Texts that hide what follows, up to where something else ends them.
const OPENERS: [&str; 3] = ["{", "(", "[%clk "];

/// Texts in place of a move that can't be read.
const LOST: [&str; 7] = ["hello", "x", "d2", "d2-", "Nj14", "9-9", "<d2-d4>"];

fn any_game(source: &mut Unstructured) -> Result<Game> {
    let (rules, laws) = match source.arbitrary()? {
        true => (Rules::FOUR, "four"),
        false => (Rules::THREE, "three"),
    };
    let mut seats = rules.game().seats();
    let first = seats.next().expect("a seat");
    let start = Position::beginning_with(&rules, first).expect("a seat");
    let mut game = Game::under(laws, start).expect("short laws");
    for _ in 0..source.int_in_range(1..=30)? {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(*source.choose(&moves)?).expect("a legal move");
    }
    Ok(game)
}

/// Checks that what is read of a text is the beginning of these acts, and nothing else is.
#[track_caller]
fn check(text: &str, acts: &[Act]) {
    let mut games = games(text);
    let mut left = acts;
    while let Some(game) = games.next() {
        let game = game.ok().or(games.torn());
        let read: Vec<Act> = game.iter().flat_map(|game| game.acts().cloned()).collect();
        assert!(
            left.starts_with(&read),
            "{} of {}: {text}",
            read.len(),
            left.len()
        );
        if !read.is_empty() {
            left = &[];
        }
    }
}

#[test]
fn whatever_stands_between_moves_none_is_left_out() {
    let mut whole = 0;
    try_seeds(1_500, (200, 4_000), |source| {
        let game = any_game(source)?;
        let acts: Vec<Act> = game.acts().cloned().collect();
        let written = game.to_string();
        let (tags, moves) = written.split_once("\n\n").expect("tags");
        let lost = match source.arbitrary()? {
            true => source.int_in_range(0..=acts.len() - 1)?,
            false => acts.len(),
        };
        let mut text = format!("{tags}\n\n");
        // A man of another army can't move instead: after a whole round, the next one can.
        let round = game.game().seats().len();
        let span = *source.choose(&[1, round])?;
        let mut ply = 0;
        for word in moves.split_whitespace() {
            let is_move = word.contains(['-', 'x']) || word.contains('O');
            // What has swallowed moves may end here, and the number would be lost, too.
            if !is_move && source.ratio(1, 10)? {
                text += any_piece(source, &JUNK)?;
                text.push(' ');
            }
            // A game from a position may begin with any number.
            let is_number = ply > 0 && word.starts_with(|c: char| c.is_ascii_digit());
            if is_number && source.ratio(1, 10)? {
                text += source.choose(&OPENERS)?;
                text.push(' ');
            }
            text += match is_move && (lost..lost + span).contains(&ply) {
                true => source.choose(&LOST)?,
                false => word,
            };
            ply += usize::from(is_move);
            text.push(' ');
        }
        check(&text, acts.get(..lost).unwrap_or(&acts));
        whole += usize::from(ply == acts.len());
        Ok(())
    });
    assert!(whole > 1_000, "moves are counted as they are written");
}
