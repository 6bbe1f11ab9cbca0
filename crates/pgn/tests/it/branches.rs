//! Variations that are read by the rules.

use rochade_pgn::{Branch, Text, limits};

use crate::games::one;

/// The variations of the only game: from where they depart, their moves, and what is wrong with
/// them.
#[track_caller]
fn branches(text: &str) -> Vec<String> {
    let branch = |branch: &Branch| {
        let parent = branch
            .parent
            .map_or("game".to_owned(), |parent| parent.to_string());
        let moves = branch.line.moves().map(|mv| match mv {
            Some(mv) => format!(" {mv}"),
            None => " --".to_owned(),
        });
        let fault = branch.fault.iter().map(|reason| format!(" ({reason})"));
        let rest: String = moves.chain(fault).collect();
        format!("{parent} {}:{rest}", branch.at)
    };
    one(text).branches().iter().map(branch).collect()
}

#[test]
fn each_departs_before_the_move_that_it_follows() {
    let text = "1. e4 (1. d4 d5 2. c4) 1... e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *";
    assert_eq!(
        branches(text),
        [
            "game 0: d2d4 d7d5 c2c4",
            "game 1: c7c5 g1f3",
            "game 1: e7e6"
        ]
    );
}

#[test]
fn they_stand_in_one_another() {
    let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6 3. e5)) 2... d6) 2. Nf3 (2. f4) *";
    assert_eq!(
        branches(text),
        [
            "game 1: c7c5 g1f3 d7d6",
            "0 2: c2c3 d7d5",
            "1 3: g8f6 e4e5",
            "game 2: f2f4"
        ]
    );
}

#[test]
fn their_positions_are_those_of_the_line() {
    let game = one("1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5)) *");
    let starts: Vec<String> = game
        .branches()
        .iter()
        .map(|branch| branch.line.start().to_string())
        .collect();
    assert_eq!(
        starts,
        [
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2"
        ]
    );
}

#[test]
fn what_is_said_in_them_is_kept() {
    let game = one("1. e4 ({Or} 1. {quietly} d4! $10 {[%clk 0:01:00] calm} d5 {so}) *");
    let [branch] = &game.branches()[..] else {
        panic!("one variation");
    };
    assert_eq!(branch.line.sheet.preface.as_str(), "Or");
    let plies: Vec<_> = branch
        .line
        .plies()
        .map(|(_, notes)| notes.clone())
        .collect();
    assert_eq!(plies[0].before.as_str(), "quietly");
    assert_eq!(
        (&plies[0].nags[..], plies[0].clock),
        (&[1, 10][..], Some(60_000))
    );
    assert_eq!(
        (plies[0].after.as_str(), plies[1].after.as_str()),
        ("calm", "so")
    );
}

#[test]
fn what_is_wrong_ends_one_and_nothing_else() {
    let text = "1. e4 (1. d4 {good} Ke7 2. c4 (2. Nf3)) (1. c4 c5 (1... e5)) (x) (1. Nf3 $999) ([) \
                1... e5 (1... d5 2. exd5 1-0) *";
    assert_eq!(
        branches(text),
        [
            "game 0: d2d4 ('Ke7': no such legal move)",
            "game 0: c2c4 c7c5",
            "1 1: e7e5",
            "game 0:",
            "game 0: g1f3",
            "game 0:",
            "game 1: d7d5 e4d5"
        ]
    );
    let game = one(text);
    let first = game.branches().swap_remove(0);
    let said = first
        .line
        .plies()
        .next()
        .map(|(_, notes)| notes.after.clone());
    assert_eq!(said, Text::new("good").ok());
}

#[test]
fn a_hostile_number_of_them_costs_no_more_than_the_first() {
    let many = format!("1. e4 {} *", "(1. d4)".repeat(limits::BRANCHES + 50));
    let found = branches(&many);
    assert_eq!(found.len(), limits::BRANCHES + 1);
    assert_eq!(found[limits::BRANCHES - 1], "game 0: d2d4");
    assert_eq!(found[limits::BRANCHES], "game 0: (one variation too many)");
}

#[test]
fn hostile_depths_end_where_they_begin() {
    let open = "(1. d4 ".repeat(limits::DEPTH);
    let found = branches(&format!(
        "1. e4 {open}{} 1... e5 (1... c5) *",
        ")".repeat(limits::DEPTH)
    ));
    assert_eq!(found.len(), limits::BRANCH_DEPTH + 2);
    assert_eq!(
        found[limits::BRANCH_DEPTH],
        format!(
            "{} 0: (too many variations in one another)",
            limits::BRANCH_DEPTH - 1
        )
    );
    assert_eq!(found[limits::BRANCH_DEPTH + 1], "game 1: c7c5");
}

#[test]
fn a_hostile_number_of_moves_ends_with_a_reason() {
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(limits::PLIES / 8);
    let found = branches(&format!("1. e4 ({long}) ({long}) ({long}) (1. d4) *"));
    assert_eq!(found.len(), 3);
    assert_eq!(found[2], "game 0: (one move too many)");
}
