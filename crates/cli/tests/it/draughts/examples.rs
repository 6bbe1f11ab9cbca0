//! The worked examples E01 to E11 of draughts.md, section 5, in numbers.

use crate::rochade::check;

const EXAMPLES: &str = include_str!("../../../../draughts/tests/data/examples.txt");

/// The number of a square (draughts.md, section 3).
fn number(square: &str) -> u32 {
    let [file, rank] = square.as_bytes() else {
        panic!("no square: {square}")
    };
    u32::from((b'8' - rank) * 4 + (file - b'a') / 2 + 1)
}

/// A move with numbers.
fn numbered(mv: &str) -> String {
    let sign = if mv.contains('x') { "x" } else { "-" };
    let squares = mv.split(sign).map(|square| number(square).to_string());
    squares.collect::<Vec<_>>().join(sign)
}

#[test]
fn legal_moves_are_as_listed() {
    let mut checked = 0;
    let mut fens: Vec<&str> = Vec::new();
    for line in EXAMPLES.lines() {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        match name {
            "example" => fens.clear(),
            "fen" | "numeric" => fens.push(rest),
            "noris" | "schlagzwang" => {
                let mut moves: Vec<String> = rest.split(' ').map(numbered).collect();
                moves.sort();
                let wanted: String = moves.iter().map(|mv| format!("{mv}\n")).collect();
                for fen in &fens {
                    check(&format!("moves draughts --rules {name} {fen}"), &wanted);
                    checked += 1;
                }
            }
            _ => {}
        }
    }
    assert!(
        checked >= 44,
        "eleven examples, in two notations, by two rules"
    );
}

#[test]
fn what_is_shown_of_them_is_read_again() {
    for fen in EXAMPLES
        .lines()
        .filter_map(|line| line.strip_prefix("numeric "))
    {
        let said = crate::rochade::call(&format!("show draughts {fen}"));
        assert_eq!(said.out.lines().last(), Some(fen));
    }
}
