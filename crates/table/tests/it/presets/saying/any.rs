//! Any sequence of checks said, not said, pointed out, noticed: the game goes on or ends, and
//! replays.

use rochade_testkit::{Result, Unstructured, try_seeds};

use super::*;
use crate::any::check;
use crate::every::{can_move, one_move, seat};

/// Positions in which there is much check.
const POSITIONS: [&str; 5] = [
    ROOK,
    PERPETUAL,
    "4k2r/8/8/q7/8/8/8/R3K2R w KQk - 0 1",
    "8/8/7k/8/1p2p1p1/8/P2P2PP/Q1B1K3 w - - 0 1",
    "r3k2r/1b3q2/8/8/8/8/1B3Q2/R3K2R w KQkq - 0 1",
];

fn intent(table: &Table, source: &mut Unstructured) -> Result<Option<Intent>> {
    let view = table.view();
    Ok(Some(match source.int_in_range(0..=15)? {
        0..=1 => Intent::SayCheck(view.turn),
        2..=3 => Intent::PointOutCheck(*source.choose(&[WHITE, BLACK])?),
        4..=5 => Intent::NoticeCheck(*source.choose(&[WHITE, BLACK])?),
        6 if !view.prompts.is_empty() => {
            let prompt = source.choose(&view.prompts)?;
            Intent::Answer(prompt.question, *source.choose(&prompt.answers)?)
        }
        7 => Intent::AskTakeBack(seat(source)?),
        _ => return Ok(None),
    }))
}

#[test]
fn whatever_is_said_the_game_goes_on_and_replays() {
    let (mut ignored, mut remarked, mut answered) = (0, 0, 0);
    try_seeds(20, (400, 2_000), |source| {
        let laws = but("gustavus", "take-back", "agreement");
        let mut table = with(laws, Some(*source.choose(&POSITIONS)?));
        while !source.is_empty() && can_move(&table) {
            match intent(&table, source)? {
                Some(intent) => {
                    for news in table.apply(intent.clone()).unwrap_or_default() {
                        let answers = matches!(intent, Intent::Answer(..));
                        remarked += u32::from(matches!(news, Happening::Remarked(..)));
                        answered += u32::from(answers && news == Happening::TakenBack(1));
                    }
                }
                None => one_move(&mut table, source)?,
            }
            ignored += u32::from(!is_chess(&position(&table)));
            check(&table);
        }
        end(&table);
        Ok(())
    });
    assert!(
        ignored > 20 && remarked > 10 && answered > 5,
        "{ignored} {remarked} {answered}"
    );
}
