//! A story that is kept is the same as one that is told anew, whatever has happened.

use rochade_table::{Story, Table};
use rochade_testkit::try_seeds;

use super::laws::go_back;
use crate::every::{any_table, can_move, for_every_game, one_move};

#[test]
fn a_story_that_is_kept_is_the_same_as_one_told_anew() {
    let mut longest = 0;
    for_every_game(|game| {
        try_seeds(40, (500, 4_000), |source| {
            let mut table = any_table(game, source)?;
            let mut kept = Story::default();
            while !source.is_empty() {
                if source.ratio(1, 4)? && can_move(&table) {
                    one_move(&mut table, source)?;
                } else if source.ratio(1, 20)? {
                    go_back(&mut table);
                } else {
                    let intent = super::intent(&table.view(), source)?;
                    let _ = table.apply(intent);
                }
                // Nobody asks after everything that happens.
                if source.ratio(2, 3)? {
                    longest = longest.max(assert_same(&mut kept, &table));
                }
            }
            assert_same(&mut kept, &table);
            Ok(())
        });
    });
    assert!(longest > 9, "only {longest} lines were ever told");
}

/// How many lines are told.
fn assert_same(kept: &mut Story, table: &Table) -> usize {
    let mut anew = Story::default();
    assert_eq!(kept.of(table), anew.of(table));
    assert_eq!(kept.rulings(), anew.rulings());
    anew.rulings().len()
}
