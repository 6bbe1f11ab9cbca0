//! The worked examples of draughts.md, section 5, which `tests/data/examples.txt` repeats.

use rochade_draughts::{Names, Position, Setup};

use crate::walks::named_rules;

fn legal(setup: &Setup, rules: &str) -> Vec<String> {
    let position = Position::from_setup(setup, &named_rules(rules)).expect(rules);
    let moves = position.legal_moves();
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn blowable_after(setup: &Setup, text: &str) -> Vec<String> {
    let position = Position::from_setup(setup, &named_rules("noris")).expect(text);
    let mv = position.parse_move(text).expect(text);
    let next = position.play(&mv).expect(text);
    let mut squares: Vec<String> = next.blowable().into_iter().map(|s| s.to_string()).collect();
    squares.sort();
    squares
}

#[test]
fn worked_examples_hold() {
    let mut example = "";
    let mut setup = Setup::EMPTY;
    let mut checked = 0;
    for line in include_str!("../data/examples.txt").lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut words = rest.split(' ');
        match word {
            "" | "#" => continue,
            "example" => {
                example = rest;
                continue;
            }
            "fen" => setup = rest.parse().expect(rest),
            "numeric" => {
                assert_eq!(rest.parse(), Ok(setup), "{example}");
                let written = setup.fen(Names::Numeric).to_string();
                assert_eq!(written.parse(), Ok(setup), "{example}");
            }
            "after" => {
                let mv = words.next().expect(line);
                let wanted: Vec<&str> = words.collect();
                assert_eq!(blowable_after(&setup, mv), wanted, "{example}: after {mv}");
            }
            rules => {
                let rules = if rules == "changed" {
                    words.next().expect(line)
                } else {
                    rules
                };
                let wanted: Vec<&str> = words.collect();
                assert_eq!(legal(&setup, rules), wanted, "{example}: {rules}");
            }
        }
        checked += 1;
    }
    assert_eq!(checked, 62, "lines of examples");
}
