//! Games of four and of three by chance under any laws, to text and back.

use std::collections::BTreeSet;

use rochade_table::{
    Answer, Claim, GameKind, Intent, Law, Laws, Mark, Preset, PromptKind, Question, Seat, SquareId,
    Table, View,
};
use rochade_testkit::{Result, Unstructured, try_seeds};

use crate::laws::{act, changed, there_and_back, under};

/// Positions where somebody is soon mated, castles, takes in passing or becomes an officer.
const OF_FOUR: [&str; 3] = [
    "4AR1AK1/8/8/14/14/14/BK13/14/13DK/14/14/8/8/CR3CK2CR C CKQ - - -",
    "3AK4/8/8/14/BK11CP1/1CQ12/14/14/13DK/1DP12/14/8/8/4CK2AQ D - - - -",
    "3AK4/8/8/BK13/9AR4/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -",
];
const OF_THREE: [&str; 2] = [
    "12/12/4kQ7/12/12/1wK9rR/12/12/3kK4/6rKkR k - - k3r3w2",
    "12/1kP10/12/wP11/12/wK11/11rK/12/4kK3/8 k - - -",
];

/// A preset, or what players made of it.
fn any_laws(source: &mut Unstructured) -> Result<Laws> {
    let game = *source.choose(&[GameKind::Four, GameKind::Three])?;
    let presets: Vec<&Preset> = Preset::of(game).collect();
    let laws = source.choose(&presets)?.laws.clone();
    changed(laws, source)
}

/// The usual array, or a position on the usual board.
fn any_start(source: &mut Unstructured, laws: &Laws) -> Result<Option<&'static str>> {
    let is_usual = Law::find("board").and_then(|law| law.says(laws)) == Some("t112");
    let some: &[&str] = match laws.game {
        GameKind::Four => &OF_FOUR,
        _ if is_usual => &OF_THREE,
        _ => &[],
    };
    if some.is_empty() || source.ratio(1, 3)? {
        return Ok(None);
    }
    Ok(Some(*source.choose(some)?))
}

/// Whatever players do by buttons, refused or not.
fn say(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let View { prompts, seats, .. } = table.view();
    let by = Seat(source.int_in_range(0..=seats.len() as u8 - 1)?);
    let intent = match source.int_in_range(0..=11)? {
        0 => Intent::OfferDraw(by),
        1..=2 => Intent::AskTakeBack(by),
        3 => Intent::Claim(*source.choose(&Claim::ALL)?, by),
        4 => {
            let _ = table.apply(Intent::Resign(by));
            let question = Question {
                kind: PromptKind::Resign,
                of: by,
                by,
            };
            Intent::Answer(question, Answer::Confirm)
        }
        5 => Intent::StartCount(by),
        6 => Intent::AskStrike(by),
        _ if prompts.is_empty() => return Ok(()),
        _ => {
            let prompt = source.choose(&prompts)?;
            Intent::Answer(prompt.question, *source.choose(&prompt.answers)?)
        }
    };
    let _ = table.apply(intent);
    Ok(())
}

/// A legal move, or one against the rules where players judge that.
fn move_on(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let view = table.view();
    let own = |index: &usize| {
        let man = view.squares[*index].man;
        man.is_some_and(|man| man.seat == view.turn)
    };
    let men: Vec<usize> = (0..view.squares.len()).filter(own).collect();
    if men.is_empty() {
        return Ok(());
    }
    for _ in 0..20 {
        let from = SquareId(*source.choose(&men)? as u16);
        let _ = table.apply(Intent::Touch(from));
        let targets = table.view();
        let can = |index: &usize| {
            let marks = targets.squares[*index].marks;
            marks.has(Mark::Move) || marks.has(Mark::Capture)
        };
        let targets: Vec<usize> = (0..targets.squares.len()).filter(can).collect();
        let is_false = source.ratio(1, 30)?;
        let to = match targets.is_empty() || is_false {
            true => source.int_in_range(0..=view.squares.len() - 1)?,
            false => *source.choose(&targets)?,
        };
        let _ = table.apply(Intent::LetGo(Some(SquareId(to as u16))));
        let choices = table.view().promotion.map(|promotion| promotion.choices);
        if let Some(choices) = choices {
            act(table, Intent::Choose(*source.choose(&choices)?));
        }
        let _ = table.apply(Intent::Cancel);
        let prompts = table.view().prompts;
        for prompt in prompts {
            if prompt.answers.contains(&Answer::Stand) && source.ratio(2, 3)? {
                let _ = table.apply(Intent::Answer(prompt.question, Answer::Stand));
            }
        }
        if table.plies() > view.plies {
            break;
        }
    }
    Ok(())
}

#[test]
fn any_game_of_four_or_three_comes_back() {
    let mut ends = BTreeSet::new();
    let mut signs = BTreeSet::new();
    try_seeds(100, (200, 3_000), |source| {
        let laws = any_laws(source)?;
        let start = any_start(source, &laws)?;
        let mut table = under(laws, start);
        while !source.is_empty() && table.outcome().is_none() {
            if source.ratio(1, 12)? {
                say(&mut table, source)?;
            } else {
                move_on(&mut table, source)?;
            }
        }
        ends.extend(table.outcome().map(|outcome| outcome.termination.word()));
        let text = there_and_back(&table);
        let words = text.split_whitespace().map(|word| match word {
            word if word.contains('✗') => "✗",
            word if word.len() <= 2 => word,
            _ => "",
        });
        signs.extend(words.map(str::to_owned));
        Ok(())
    });
    for end in ["count", "resignation"] {
        assert!(ends.contains(end), "no game ended by {end}: {ends:?}");
    }
    for sign in ["#", "R", "✗"] {
        assert!(signs.contains(sign), "no {sign}: {signs:?}");
    }
}
