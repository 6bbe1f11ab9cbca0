//! The lessons: each can be solved as it is shown, and whatever else is done is told to be wrong.

use rochade_cases::{Stage, hands};
use rochade_testkit::Chance;

use crate::Reader;
use crate::data::{chapters, each_case};

#[test]
fn every_position_is_solved_by_what_is_shown() {
    let mut faults = Vec::new();
    each_case("learn", |name, _, case| {
        let mut reader = Reader::begin(name, case);
        reader.table = reader.practice.again(true).expect("a table");
        reader.wait();
        let missing = reader.missing();
        if !missing.is_empty() || reader.practice.stage() != Stage::Shown {
            let position = reader.table.view().position;
            faults.push(format!("{name}: shown, but {missing:?} in {position}"));
        }
        // By hand, act by act, it is the same.
        let mut reader = Reader::begin(name, case);
        for act in &case.play {
            reader.act(act);
            reader.wait();
        }
        if reader.practice.stage() != Stage::Solved {
            let (stage, position) = (reader.practice.stage(), reader.table.view().position);
            faults.push(format!(
                "{name}: played, but {stage:?}, {:?} in {position}, {:?}",
                reader.missing(),
                reader.refusal
            ));
        }
        assert!(case.moves > 0 && !case.task.is_empty(), "{name}");
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn whatever_else_is_played_is_told_to_be_wrong_and_can_be_tried_again() {
    let mut faults = Vec::new();
    each_case("learn", |name, _, case| {
        let mut chance = Chance::new(7);
        let (mut solved, mut wrong) = (0, 0);
        for _ in 0..24 {
            let mut reader = Reader::begin(name, case);
            let mut moves = 0;
            while reader.practice.stage() == Stage::Asked && moves <= case.moves {
                let steps = reader.table.steps();
                if steps.is_empty() {
                    break;
                }
                let step = chance.pick(&steps);
                hands(&reader.table, step).into_iter().for_each(|intent| {
                    let _ = reader.table.apply(intent);
                });
                reader.judge();
                reader.wait();
                moves += 1;
            }
            match reader.practice.stage() {
                Stage::Solved => solved += 1,
                Stage::Wrong(_) => wrong += 1,
                stage => faults.push(format!("{name}: {stage:?} after {moves} moves")),
            }
            reader.table = reader.practice.again(false).expect("a table");
            assert_eq!(reader.practice.stage(), Stage::Asked);
        }
        if wrong == 0 {
            faults.push(format!("{name}: whatever is played is right ({solved})"));
        }
    });
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn lessons_have_three_to_nine_positions_and_arrows_on_the_first_one_only() {
    for chapter in chapters("learn") {
        for part in &chapter.parts {
            let count = part.cases.len();
            assert!(
                (3..=9).contains(&count),
                "{}:{}: {count}",
                chapter.name,
                part.name
            );
            for (number, case) in part.cases.iter().enumerate() {
                let has_arrows = !case.arrows.is_empty();
                assert_eq!(has_arrows, number == 0, "{}:{}", chapter.name, part.name);
            }
        }
    }
}
