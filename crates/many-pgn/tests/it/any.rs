//! Any text is read without a panic, and any game that is written reads back equal.

use rochade_gametext::{Eval, Text, Variations};
use rochade_many::{Position, Rules, Turns};
use rochade_many_pgn::{Game, Leaving};
use rochade_testkit::{Result, SIGNS, Unstructured, any_text, try_seeds};

use crate::games::{check_round_trip, games};

/// What texts are made of: all that means something in the format, and some that doesn't.
const PIECES: [&[&str]; 3] = [
    &SIGNS,
    &[
        "/", "full AC", "half BD", "full k", "draw", "..", "2...", "d2-d4", "m7-l7", "Nj14-i12",
        "b5-c5", "c2-c4", "l3-i3", "b3xd3", "O-O", "b5xa6=Q", "✗", "#", "S", "-", "R", "Tw",
        "full", "half",
    ],
    &[
        "[Variant \"three\"]",
        "[Laws \"four\"]",
        "[Red \"Anna\"]",
        "[%eval #-3]",
    ],
];

/// Positions where somebody is soon mated, castles, takes in passing or becomes an officer.
const STARTS: [&str; 6] = [
    "4AR1AK1/8/8/14/14/14/BK13/14/13DK/14/14/8/8/CR3CK2CR C CKQ - - -",
    "3AK4/8/8/14/BK11CP1/1CQ12/14/14/13DK/1DP12/14/8/8/4CK2AQ D - - - -",
    "3AK4/8/8/BK9CR3/9AR4/14/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - Bm -",
    "12/12/12/12/12/1wK10/7wQ2rK1/6rN5/3kK4/3kQ4 r - - -",
    "12/12/4kQ7/12/12/1wK9rR/12/12/3kK4/6rKkR k - - k3r3w2",
    "12/1kP10/12/wP11/12/wK11/11rK/12/4kK3/8 k - - -",
];

fn any_comment(source: &mut Unstructured) -> Result<Text> {
    match source.ratio(1, 4)? {
        true => Ok(Text::new(&any_text(source, &PIECES, 20)?).expect("not too long")),
        false => Ok(Text::EMPTY),
    }
}

fn any_variations(source: &mut Unstructured) -> Result<Variations> {
    match source.ratio(1, 6)? {
        // Not everything is a variation.
        true => Ok(format!("({})", any_text(source, &PIECES, 20)?)
            .parse()
            .unwrap_or_default()),
        false => Ok(Variations::EMPTY),
    }
}

/// A start, and the laws under which it is one.
fn any_start(source: &mut Unstructured) -> Result<(Position, &'static str)> {
    let left = Rules {
        turns: Turns::Left,
        ..Rules::FOUR
    };
    let text = *source.choose(&STARTS)?;
    let usual = source.ratio(1, 2)?;
    let is_four = text.contains("AK");
    let (rules, laws) = match is_four {
        true if source.ratio(1, 3)? => (left, "four,direction:left"),
        true => (Rules::FOUR, "four"),
        false => (Rules::THREE, "three"),
    };
    let first = *source.choose(&rules.game().seats().collect::<Vec<_>>())?;
    let position = match usual {
        true => Position::beginning_with(&rules, first).expect("a seat"),
        false => {
            Position::from_text(text, &rules).unwrap_or_else(|error| panic!("{text}: {error}"))
        }
    };
    Ok((position, laws))
}

fn any_eval(source: &mut Unstructured) -> Result<Eval> {
    let number = source.int_in_range(-100_000..=100_000)?;
    Ok(match source.arbitrary()? {
        true => Eval::Score(number),
        false => Eval::Mate(number),
    })
}

fn any_game(source: &mut Unstructured) -> Result<Game> {
    let (start, laws) = any_start(source)?;
    let mut game = Game::under(laws, start).expect("short laws");
    for _ in 0..source.int_in_range(0..=6)? {
        let name = source.choose(&["Event", "Date", "Black", "C", "Red", "Termination", "x:y"])?;
        let value = any_text(source, &PIECES, 8)?;
        // Nothing but question marks is no name.
        if !value.bytes().all(|byte| byte == b'?') {
            game.sheet.set_tag(name, &value).expect("a tag");
        }
    }
    let result = *source.choose(&["full AC", "half BD", "incomplete k", "draw", "*"])?;
    let _ = game.set_result(result);
    game.sheet.preface = any_comment(source)?;
    for _ in 0..source.int_in_range(0..=60)? {
        if source.ratio(1, 20)? {
            let seats: Vec<_> = game.game().seats().collect();
            let how = *source.choose(&[Leaving::Resigned, Leaving::Time])?;
            let _ = game.leave(*source.choose(&seats)?, how);
        }
        let moves = game.position().legal_moves();
        if moves.is_empty() || source.ratio(1, 60)? {
            break;
        }
        let mv = *source.choose(&moves)?;
        let legal = game.play(mv).is_ok();
        if !legal {
            // The pair has left.
            break;
        }
        if source.ratio(1, 10)? {
            false_move(&mut game, source)?;
        }
        let Some(notes) = game.sheet.notes_mut(game.len() - 1) else {
            break;
        };
        notes.before = any_comment(source)?;
        notes.after = any_comment(source)?;
        notes.variations = any_variations(source)?;
        if source.ratio(1, 3)? {
            notes.clock = Some(source.arbitrary()?);
        }
        if source.ratio(1, 3)? {
            notes.eval = Some(any_eval(source)?);
        }
        if source.ratio(1, 4)? {
            notes.nags = source.arbitrary()?;
        }
    }
    Ok(game)
}

/// A man is dropped somewhere, and that stands.
fn false_move(game: &mut Game, source: &mut Unstructured) -> Result<()> {
    let position = *game.position();
    let men: Vec<_> = position.men(position.turn()).into_iter().collect();
    let from = *source.choose(&men)?;
    let targets: Vec<_> = position.false_targets(from).into_iter().collect();
    if !targets.is_empty() {
        let to = *source.choose(&targets)?;
        let promotion = None;
        let _ = game.let_stand(rochade_many::Move {
            from,
            to,
            promotion,
        });
    }
    Ok(())
}

/// The text is read to its end; what can be read of it can be written and read back.
fn check(text: &str) {
    let mut last = 0;
    let mut games = games(text);
    while let Some(game) = games.next() {
        assert!(games.offset() > last, "no progress: {text:?}");
        last = games.offset();
        match game {
            Ok(game) => {
                check_round_trip(&game);
            }
            Err(error) => {
                let lines: Vec<&str> = text.split('\n').flat_map(|line| line.split('\r')).collect();
                assert!(
                    error.place.line <= lines.len() && error.place.column > 0,
                    "{text:?}"
                );
                assert!(!error.to_string().contains(['\n', '\r']), "{text:?}");
            }
        }
    }
    assert_eq!(games.offset(), text.len());
    assert!(games.next().is_none());
}

#[test]
fn any_game_reads_back() {
    let mut signs = std::collections::BTreeSet::new();
    try_seeds(2_000, (200, 8_000), |source| {
        let text = check_round_trip(&any_game(source)?);
        let words = text.split_whitespace();
        signs.extend(words.filter(|word| word.len() == 1).map(str::to_owned));
        Ok(())
    });
    for sign in ["#", "S", "-", "R", "T"] {
        assert!(signs.contains(sign), "no {sign}: {signs:?}");
    }
}

#[test]
fn any_text_is_read_to_its_end() {
    try_seeds(20_000, (20, 2_000), |source| {
        check(&any_text(source, &PIECES, 100)?);
        Ok(())
    });
}
