//! A search of all lines finds what plain minimax finds.

use rochade_search::{Eyes, Game, Limits, MATE, Search, Unwatched, mate_in};

use crate::plain;
use crate::tree::{Node, Tree};

/// Everything, to a horizon.
fn all(plies: u8, width: i32) -> Limits {
    Limits {
        selective: false,
        width,
        ..Limits::NONE.with_plies(plies)
    }
}

/// What each choice is worth by definition.
fn wanted(game: &Tree, depth: u8) -> Vec<i32> {
    let root = Node::ROOT;
    let choices = game.choices(&root);
    let values = choices.iter().map(|choice| {
        let value = plain::value(game, &choice.node, u32::from(depth) - 1, 1);
        match game.side(&choice.node) == game.side(&root) {
            true => value,
            false => -value,
        }
    });
    values.collect()
}

#[test]
fn all_values_are_those_of_plain_minimax() {
    arbtest::arbtest(|u| {
        let seed = u.arbitrary()?;
        let is_wild = u.arbitrary()?;
        let depth = u.int_in_range(1..=6)?;
        let wanted = wanted(&Tree { seed, is_wild }, depth);
        let mut search = Search::new(Tree { seed, is_wild }, 1 << 14);
        let choices = search.game().choices(&Node::ROOT);
        let limits = all(depth, 100_000);
        let found = search.think(
            &Node::ROOT,
            &choices,
            &[],
            limits,
            Eyes::OPEN,
            &mut Unwatched,
        );
        if let Some(Some(mate)) = found.worths.first().map(|best| mate_in(best.score)) {
            // It doesn't look on where the game is decided.
            assert!(mate.unsigned_abs() <= u32::from(depth) + 20);
            if found.plies < depth {
                return Ok(());
            }
        }
        for worth in &found.worths {
            assert_eq!(
                worth.score, wanted[worth.choice],
                "depth {depth}, seed {seed}"
            );
        }
        Ok(())
    });
}

#[test]
fn the_best_choice_is_that_of_plain_minimax() {
    arbtest::arbtest(|u| {
        let seed = u.arbitrary()?;
        let depth = u.int_in_range(1..=7)?;
        let wanted = wanted(
            &Tree {
                seed,
                is_wild: true,
            },
            depth,
        );
        let mut search = Search::new(
            Tree {
                seed,
                is_wild: true,
            },
            1 << 12,
        );
        let choices = search.game().choices(&Node::ROOT);
        let limits = all(depth, 0);
        let found = search.think(
            &Node::ROOT,
            &choices,
            &[],
            limits,
            Eyes::OPEN,
            &mut Unwatched,
        );
        let best = found.worths.first().expect("a choice");
        if found.plies == depth {
            assert_eq!(
                Some(&best.score),
                wanted.iter().max(),
                "depth {depth}, seed {seed}"
            );
            assert_eq!(
                wanted[best.choice], best.score,
                "depth {depth}, seed {seed}"
            );
        } else {
            assert!(best.score.abs() > MATE - 100);
        }
        Ok(())
    });
}
