//! No false sentence: what is said of the moments of games that weak computers played is proved a
//! second time.

use std::collections::BTreeMap;

use rochade_review::{Man, Pattern, Review};
use rochade_table::{GameKind, Intent, Laws, Preset, Start, Table};

use crate::review::{game_of, played, reviewed};
use crate::{sentences_of_chess as of_chess, sentences_of_draughts as of_draughts};

/// How often each pattern was said.
type Counts = BTreeMap<&'static str, usize>;

/// Returns the positions of a line of typed moves from a position on, with what was blown.
fn line(laws: &Laws, position: &str, typed: &[String]) -> Vec<(String, Option<String>)> {
    let start = Start::under(laws.clone(), Vec::new());
    let mut table = Table::from_position(start, position).expect(position);
    let mut line = vec![(position.to_owned(), None)];
    for typed in typed {
        table.apply(Intent::Type(typed.clone())).expect(typed);
        let now = table.positions(usize::MAX).pop().expect("a position");
        let view = table.view();
        let blown = view.entries.get(line.len() - 1);
        let blown = blown.and_then(|entry| entry.deed.blown);
        line.push((now, blown.map(|man| view.plan.name(man.square).to_string())));
    }
    line
}

/// Proves all that is said in a review.
fn prove(table: &Table, review: &Review, mates: u32, counts: &mut Counts) {
    let laws = &table.record().start.laws;
    let positions = table.positions(usize::MAX);
    for moment in &review.moments {
        let ply = moment.ply;
        *counts.entry(moment.sentence.pattern.word()).or_default() += 1;
        let best = line(laws, &positions[ply], &review.positions[ply].line);
        let answer = &review.positions[ply + 1].line;
        let made = &table.view().entries[ply];
        let blown = made.deed.blown;
        let blown = blown.map(|man| table.view().plan.name(man.square).to_string());
        let mut answered = match answer.is_empty() {
            true => vec![(positions[ply + 1].clone(), None)],
            false => line(laws, &positions[ply + 1], answer),
        };
        answered[0].1 = blown;
        answered.insert(0, (positions[ply].clone(), None));
        let proved = match laws.game {
            GameKind::Chess => {
                let read = |line: Vec<(String, _)>| {
                    let read = |(it, _): &(String, _)| it.parse().expect(it);
                    line.iter().map(read).collect()
                };
                of_chess::prove(&of_chess::Case {
                    sentence: &moment.sentence,
                    best: read(best),
                    made: read(answered),
                    mates,
                })
            }
            _ => {
                let rules = laws.draughts_rules();
                let read = |line: Vec<(String, Option<String>)>| {
                    let read = |(it, blown): &(String, Option<String>)| {
                        let position = rochade_draughts::Position::from_fen(it, &rules).expect(it);
                        (position, blown.as_ref().map(|at| at.parse().expect(at)))
                    };
                    line.iter().map(read).collect()
                };
                of_draughts::prove(&of_draughts::Case {
                    sentence: &moment.sentence,
                    best: read(best),
                    made: read(answered),
                })
            }
        };
        if let Err(wrong) = proved {
            let after = &review.positions[ply + 1];
            panic!(
                "{}, made {}: {wrong}\n{moment:?}\nbest {:?}\nanswer {:?}",
                positions[ply], made.notation, review.positions[ply], after
            );
        }
    }
}

/// Plays games with these numbers, looks back at them, and proves what is said.
fn games(numbers: std::ops::Range<u64>, nodes: u32, mates: u32) -> Counts {
    let mut counts = Counts::new();
    let draughts: Vec<&Preset> = Preset::of(GameKind::Draughts).collect();
    for number in numbers {
        let level = 1 + (number % 5) as u8;
        let start = match number % 4 {
            3 => {
                let preset = draughts[(number / 4) as usize % draughts.len()];
                Start::under(preset.laws.clone(), Vec::new())
            }
            _ => Start::new(GameKind::Chess, Vec::new()),
        };
        let table = game_of(start, level, number, 70);
        let review = reviewed(&table, nodes);
        prove(&table, &review, mates, &mut counts);
    }
    counts
}

#[test]
fn the_queen_that_was_left_is_named_with_the_answer() {
    let table = played(GameKind::Chess, "e4 e5 Qh5 Nc6 Qxh7 Rxh7 Nf3");
    let review = reviewed(&table, 1_500);
    let moment = review.moments.iter().find(|moment| moment.ply == 4);
    let moment = moment.expect("a moment");
    let queen = Man {
        kind: 'Q',
        square: "h7".into(),
    };
    assert_eq!(moment.sentence.pattern, Pattern::Hangs);
    assert_eq!(moment.sentence.men, [queen]);
    assert_eq!(review.positions[5].line[0], "Rxh7");
}

#[test]
fn no_sentence_is_false() {
    let counts = games(0..36, 300, 2);
    println!("{counts:?}");
    let all: usize = counts.values().sum();
    assert!(all > 80 && counts["better"] * 4 < all * 3, "{counts:?}");
}

#[test]
#[ignore = "200 games take minutes"]
fn no_sentence_is_false_in_200_games() {
    let counts = games(0..200, 2_000, 3);
    println!("{counts:?}");
}
