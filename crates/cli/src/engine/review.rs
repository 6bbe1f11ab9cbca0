//! The look back at the games of a file.

use std::io::{self, IsTerminal, Write};

use rochade_desk::{Fault, Studies, Study};
use rochade_opponent::LookBack;
use rochade_review::{Judgement, Review};
use rochade_search::Unwatched;
use rochade_table::Laws;
use serde_json::json;

use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// Annotates each game of a file: what the positions are worth, how the moves are judged, and the
/// better lines. How far it is goes to standard error, and so does what can't be read.
pub(crate) fn review(
    output: &mut Output,
    file: &Source,
    nodes: Option<u32>,
    draughts: Option<Laws>,
) -> Result<(), Failure> {
    let (mut games, mut faulty, mut written) = (0, 0, 0);
    for (study, fault) in Studies::new(file.read_games()?, draughts) {
        games += 1;
        if let Some(study) = study {
            let review = look_back(games, &study, nodes);
            let text = study.annotated(&review);
            let gap = if written > 0 { "\n" } else { "" };
            output.answer(
                || [gap, &text].concat(),
                || json!({ "game": games, "review": review.to_string(), "text": text }),
            )?;
            output.flush()?;
            written += 1;
        }
        if let Some(Fault {
            place,
            word,
            detail,
        }) = fault
        {
            faulty += 1;
            say(format!("game {games}: {place} {word} {detail}").trim_end());
        }
    }
    match faulty {
        0 => Ok(()),
        _ => Err(Failure::Error(format!(
            "games that can't be read, or not to their ends: {faulty} of {games}"
        ))),
    }
}

/// Looks back at a game, and says how far that is.
fn look_back(number: usize, study: &Study, nodes: Option<u32>) -> Review {
    let (table, begun) = (study.table(), Review::default());
    let mut look = match nodes {
        Some(nodes) => LookBack::with_nodes(table, begun, nodes),
        None => LookBack::new(table, begun),
    };
    let shows = io::stderr().is_terminal();
    while look.step(&mut Unwatched) {
        if shows {
            let _ = write!(
                io::stderr(),
                "\rgame {number}: {:.0} %",
                look.progress() * 100.0
            );
        }
    }
    let review = look.review();
    let [inaccuracies, mistakes, blunders] = Judgement::ALL.map(|of| review.count(of, |_| true));
    let found = format!("inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}");
    let back = if shows { "\r" } else { "" };
    say(&format!("{back}game {number}: {found}"));
    review.clone()
}

/// Says something on standard error. If that can't be written to, the answers still can.
fn say(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
