//! How far the search looks, and that it answers alike.

use rochade_search::{Eyes, Found, Limits, Progress, Search, Unwatched, Watch};

use crate::tree::{Node, Tree};

const TREE: Tree = Tree {
    seed: 3,
    is_wild: false,
};

fn ask(limits: Limits, watch: &mut dyn Watch<u8>) -> Found<u8> {
    let mut search = Search::new(TREE, 1 << 16);
    let choices = TREE.choices(&Node::ROOT);
    search.think(&Node::ROOT, &choices, &[], limits, Eyes::OPEN, watch)
}

#[test]
fn one_question_has_one_answer() {
    for selective in [false, true] {
        let limits = Limits {
            selective,
            ..Limits::NONE.with_nodes(5_000)
        };
        assert_eq!(ask(limits, &mut Unwatched), ask(limits, &mut Unwatched));
    }
}

#[test]
fn nodes_and_plies_are_kept_to() {
    let found = ask(Limits::NONE.with_nodes(500), &mut Unwatched);
    assert!(found.nodes <= 501, "{}", found.nodes);
    let found = ask(Limits::NONE.with_plies(4), &mut Unwatched);
    assert_eq!(found.plies, 4);
}

#[test]
fn one_ply_is_always_looked_through() {
    let found = ask(Limits::NONE.with_nodes(0), &mut Unwatched);
    assert_eq!(found.plies, 1);
    assert!(found.worths.iter().all(|worth| worth.score > -1_000));
}

/// Somebody who has no time.
struct Hurried {
    plies: u8,
}

impl Watch<u8> for Hurried {
    fn stops(&mut self) -> bool {
        true
    }

    fn goes_on(&mut self, progress: &Progress<'_, u8>) -> bool {
        self.plies = progress.plies;
        assert_eq!(
            progress.pv.first(),
            progress.worths.first().map(|best| &best.mv)
        );
        true
    }
}

#[test]
fn the_watch_can_stop_it() {
    let mut hurried = Hurried { plies: 0 };
    let stopped = ask(Limits::NONE, &mut hurried);
    let whole = ask(Limits::NONE.with_plies(14), &mut Unwatched);
    assert!(stopped.nodes < whole.nodes);
    assert_eq!(stopped.plies, hurried.plies);
}

#[test]
fn nothing_comes_of_no_choices() {
    let mut search = Search::new(TREE, 1 << 10);
    let (limits, eyes) = (Limits::NONE, Eyes::OPEN);
    let found = search.think(&Node::ROOT, &[], &[], limits, eyes, &mut Unwatched);
    assert!(found.worths.is_empty() && found.pv.is_empty());
    assert_eq!(search.choose(&Node::ROOT, &[], &found, Eyes::OPEN), None);
}
