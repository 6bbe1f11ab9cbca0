//! How far a look back can be relied on: better moves are better, and blunders are found.

use std::time::Instant;

use rochade_opponent::chess::Chess;
use rochade_opponent::draughts::Draughts;
use rochade_opponent::many::Many;
use rochade_opponent::{Level, LookBack, Mind, Player};
use rochade_review::{Eval, Judgement, NODES, Position, Review, slope};
use rochade_search::{Limits, Unwatched};
use rochade_table::chess::WHITE;
use rochade_table::{GameKind, Intent, Start, Table};
use rochade_testkit::Chance;

use crate::review::{game_of, reviewed};

/// How many of the better moves are better by a longer search, and of how many.
struct Better {
    really: usize,
    all: usize,
}

/// Plays games by weak computers, looks back at them with so many nodes, and looks ten times as
/// long at moves that were judged and at what is told to be better.
fn better<M: Mind>(game: GameKind, games: u64, nodes: u32) -> Better {
    let mut chance = Chance::new(games);
    let long = Limits::NONE.with_nodes(10 * u64::from(nodes));
    let mut player = Player::<M>::of(Level::FULL, 0, 1 << 24).within(long);
    let mut worth = |table: &Table, ply: usize, typed: &str| {
        let mut table = table.until(ply).expect("a ply");
        let mover = table.view().turn;
        table
            .apply(Intent::Type(typed.to_owned()))
            .expect("a legal move");
        if table.outcome().is_some() {
            return None;
        }
        player.search().forget();
        let thought = player.think(&table, &mut Unwatched)?;
        let mind = player.search().game();
        let is_own = mind.side_of(table.view().turn) == mind.side_of(mover);
        let score = if is_own {
            thought.score
        } else {
            -thought.score
        };
        Some(Eval::Score(score).chances(slope(game)))
    };
    let (mut really, mut all) = (0, 0);
    for seed in 0..games {
        let level = 1 + chance.below(4) as u8;
        let table = game_of(Start::new(game, Vec::new()), level, seed, 40);
        let review = reviewed(&table, nodes);
        let entries = table.view().entries;
        let judged = review.positions.iter().enumerate();
        let judged: Vec<_> = judged.filter(|(_, it)| it.judgement.is_some()).collect();
        // Each game has one say.
        let Some(&(ply, found)) = chance.choose(&judged) else {
            continue;
        };
        let made = worth(&table, ply, &entries[ply].notation);
        let told = worth(&table, ply, &found.line[0]);
        if let Some((made, told)) = made.zip(told) {
            all += 1;
            really += usize::from(told > made);
        }
    }
    println!("{game:?}: {really} of {all} are better");
    Better { really, all }
}

#[test]
fn what_is_told_to_be_better_is_better() {
    for Better { really, all } in [
        better::<Chess>(GameKind::Chess, 10, 500),
        better::<Draughts>(GameKind::Draughts, 10, 500),
        better::<Many>(GameKind::Four, 3, 500),
    ] {
        assert!(really * 100 >= all * 85, "{really} of {all}");
    }
}

#[test]
#[ignore = "takes some minutes"]
fn of_a_hundred_better_moves_ninety_five_are_better() {
    let Better { really, all } = better::<Chess>(GameKind::Chess, 105, NODES);
    assert!(all >= 100 && really * 100 >= all * 95, "{really} of {all}");
}

#[test]
#[ignore = "only prints how long it takes"]
fn a_game_of_eighty_plies_takes_so_long() {
    for &game in GameKind::ALL {
        let table = game_of(Start::new(game, Vec::new()), 4, 1, 80);
        let begun = Instant::now();
        let mut look = LookBack::new(&table, Review::default());
        while look.step(&mut Unwatched) {}
        println!("{game:?}: {} plies {:?}", table.plies(), begun.elapsed());
    }
}

/// The file is named by `ROCHADE_PUZZLES`: rating, name, position before the blunder, and the
/// moves from the blunder on, with tabs between.
#[test]
#[ignore = "takes some minutes, and a file of puzzles"]
fn known_blunders_are_found() {
    let file = std::env::var_os("ROCHADE_PUZZLES").expect("a file of puzzles");
    let text = std::fs::read_to_string(file).expect("a text");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let (mut found, mut all, mut lost) = (0, 0, 0);
    for line in lines.iter().step_by(lines.len() / 115) {
        let fields: Vec<&str> = line.split('\t').collect();
        let mut start = Start::new(GameKind::Chess, Vec::new());
        start.position = Some(fields[2].to_owned());
        let mut table = Table::sit_down(start).expect(line);
        let mover = table.view().turn;
        for typed in fields[3].split_whitespace() {
            table.apply(Intent::Type(typed.to_owned())).expect(line);
        }
        let review = reviewed(&table, NODES);
        let Position {
            evals, judgement, ..
        } = &review.positions[0];
        let eval = if mover == WHITE {
            evals[0]
        } else {
            evals[0].flipped()
        };
        let is_moment = review.moments.iter().any(|moment| moment.ply == 0);
        if is_moment && *judgement >= Some(Judgement::Mistake) {
            found += 1;
        } else if eval.chances(slope(GameKind::Chess)) < 0.1 {
            // Who is lost anyway has no more to give away.
            lost += 1;
            continue;
        } else {
            println!(
                "{line} {eval:?} {judgement:?} {:?}",
                review.positions[1].evals
            );
        }
        all += 1;
    }
    println!("{found} of {all} blunders are among the moments, {lost} were lost before");
    // The aim is 95.
    assert!(found * 100 >= all * 90, "{found} of {all}");
}
