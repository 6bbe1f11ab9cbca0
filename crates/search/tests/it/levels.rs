//! What weak eyes do: miss moves, waver, and look once more.

use rochade_search::{Eyes, Found, Limits, Search, Unwatched, Worth};

use crate::tree::{Node, Tree};

/// What eyes choose in a game by a seed, and what they have found.
fn choose(seed: u64, eyes: Eyes) -> (Option<Worth<u8>>, Found<u8>, usize) {
    let tree = || Tree {
        seed,
        is_wild: false,
    };
    let mut search = Search::new(tree(), 1 << 12);
    let choices = tree().choices(&Node::ROOT);
    let limits = Limits {
        selective: false,
        width: eyes.width(),
        ..Limits::NONE.with_plies(2)
    };
    let found = search.think(&Node::ROOT, &choices, &[], limits, eyes, &mut Unwatched);
    let chosen = search.choose(&Node::ROOT, &choices, &found, eyes);
    (chosen, found, choices.len())
}

const WAVERING: Eyes = Eyes {
    scatter: 60,
    ..Eyes::OPEN
};

#[test]
fn open_eyes_take_the_best() {
    for seed in 0..50 {
        let (chosen, found, all) = choose(seed, Eyes::OPEN);
        assert_eq!(chosen.as_ref(), found.worths.first());
        assert_eq!(found.worths.len(), all);
    }
}

#[test]
fn wavering_eyes_take_others_too_and_worse_ones_less_often() {
    let (mut best, mut other) = (0, 0);
    for seed in 0..300 {
        let (chosen, found, _) = choose(seed, WAVERING.in_turn(seed, 0));
        let chosen = chosen.expect("a choice");
        assert!(chosen.score >= found.worths[0].score - WAVERING.width());
        match chosen == found.worths[0] {
            true => best += 1,
            false => other += 1,
        }
    }
    assert!(best > other && other > 30, "{best} and {other}");
}

#[test]
fn habits_are_followed_at_their_price() {
    let followed = |habit| {
        let eyes = Eyes { habit, ..WAVERING };
        let mut followed = 0;
        for seed in 0..300 {
            let (chosen, found, _) = choose(seed, eyes.in_turn(seed, 0));
            let chosen = chosen.expect("a choice");
            assert!(chosen.score >= found.worths[0].score - eyes.width());
            followed += usize::from(chosen.mv == 0);
        }
        followed
    };
    let (without, with) = (followed(0), followed(100));
    assert!(with > without + 40 && with < 300, "{without}, {with}");
}

#[test]
fn one_seed_draws_one_choice() {
    let draw = |seed, ply| choose(9, WAVERING.in_turn(seed, ply)).0;
    assert_eq!(draw(1, 1), draw(1, 1));
    let others = (0..40).filter(|&ply| draw(1, ply) != draw(1, 0)).count();
    assert!(others > 3, "{others}");
}

#[test]
fn blind_eyes_miss_choices_but_never_all() {
    let mut missed = 0;
    for seed in 0..200 {
        let eyes = Eyes {
            blind: 900,
            ..Eyes::OPEN
        };
        let (chosen, found, all) = choose(seed, eyes.in_turn(seed, 7));
        assert!(chosen.is_some());
        missed += all - found.worths.len();
    }
    assert!(missed > 100, "{missed}");
}

#[test]
fn a_second_look_gives_less_away() {
    let gifts = |scatter, second_look| {
        let mut gifts = 0;
        for seed in 0..300 {
            let eyes = Eyes {
                scatter,
                second_look,
                ..Eyes::OPEN
            };
            let (chosen, ..) = choose(seed, eyes.in_turn(seed, 0));
            let tree = Tree {
                seed,
                is_wild: false,
            };
            let mut search = Search::new(tree, 1 << 10);
            let choices = search.game().choices(&Node::ROOT);
            let values: Vec<i32> = choices
                .iter()
                .map(|choice| search.at_once(&Node::ROOT, choice))
                .collect();
            let best = values.iter().max().expect("a choice");
            let chosen = chosen.expect("a choice");
            gifts += usize::from(best - values[chosen.choice] >= 240);
        }
        gifts
    };
    // Also where nothing else that it likes is left.
    for scatter in [400, 1] {
        let (without, with) = (gifts(scatter, 0), gifts(scatter, 1000));
        assert!(with * 10 < without * 7, "{with} of {without}");
    }
}
