//! The cases of the laws.

use crate::Reader;
use crate::data::{chapters, each_case};

#[test]
fn every_case_is_ruled_as_it_expects() {
    let mut faults = Vec::new();
    each_case("try", |name, _, case| {
        let mut reader = Reader::begin(name, case);
        if reader.missing().is_empty() {
            faults.push(format!("{name}: all of it is so before anything is done"));
        }
        for act in &case.play {
            reader.act(act);
        }
        let missing = reader.missing();
        if !missing.is_empty() {
            let position = reader.table.view().position;
            faults.push(format!(
                "{name}: {missing:?} in {position}, {:?}",
                reader.refusal
            ));
        }
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_article_has_cases_with_a_task_and_a_solution() {
    for chapter in chapters("try") {
        for part in &chapter.parts {
            assert!(!part.cases.is_empty(), "{}:{}", chapter.name, part.name);
            for case in &part.cases {
                assert!(case.moves == 0 && !case.play.is_empty() && !case.task.is_empty());
            }
        }
    }
}
