//! The table of many-laws.md, section 3: every cell against what the sets of laws say.

use rochade_table::{GameKind, Law, Laws, Preset};

const SPEC: &str = include_str!("../../../../../docs/spec/many-laws.md");

/// A row of the table: the word of a law, and its cells without what explains them.
struct Row {
    law: &'static str,
    cells: Vec<String>,
}

/// Takes off what stands in brackets, and what makes letters bold.
fn plain(cell: &str) -> String {
    let mut depth = 0;
    let kept = cell.chars().filter(|letter| {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => return depth == 0 && *letter != '*',
        }
        false
    });
    kept.collect::<String>().trim().to_owned()
}

/// The rows; one that is about several laws is as many.
fn rows() -> Vec<Row> {
    let table = SPEC.split("| law | two").nth(1).expect("the table");
    let lines = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    let mut rows = Vec::new();
    for line in lines {
        let cells: Vec<String> = line.trim_matches('|').split('|').map(plain).collect();
        let laws: Vec<&str> = cells[0].split(", ").collect();
        for (number, word) in laws.iter().enumerate() {
            let law = Law::find(word).unwrap_or_else(|| panic!("no such law: {word}"));
            let part = |cell: &String| {
                let parts: Vec<&str> = cell.split(", ").collect();
                match parts.len() == laws.len() {
                    true => parts[number].to_owned(),
                    false => cell.clone(),
                }
            };
            let cells = cells[1..].iter().map(part).collect();
            rows.push(Row {
                law: law.word,
                cells,
            });
        }
    }
    rows
}

impl Row {
    /// What the sets for two, four and three by the articles say, and the usual ones for four and
    /// for three.
    fn says(&self) -> [&str; 5] {
        let or = |cell: usize, left| match self.cells[cell].as_str() {
            "the same" => left,
            says => says,
        };
        let two = self.cells[0].as_str();
        let four = or(1, two);
        let three = or(2, four);
        let usual = match self.cells[3].split_once(" / ") {
            Some(both) => both,
            None => (or(3, four), or(3, three)),
        };
        [two, four, three, usual.0, usual.1]
    }
}

fn laws(preset: &str) -> &'static Laws {
    &Preset::find(preset).expect("a preset").laws
}

#[test]
fn many_laws_section_3_every_cell_of_the_table() {
    let presets = [
        "gustavus",
        "gustavus-four",
        "gustavus-three",
        "four",
        "three",
    ];
    let mut cells = 0;
    for row in rows() {
        let law = Law::find(row.law).expect("a law");
        for (preset, says) in presets.into_iter().zip(row.says()) {
            let laws = laws(preset);
            if says == "–" {
                let mut known = Law::of(laws.game);
                assert!(
                    known.all(|law| law.word != row.law),
                    "{} in {preset}",
                    row.law
                );
            } else {
                assert_eq!(law.says(laws), Some(says), "{} in {preset}", row.law);
            }
            cells += 1;
        }
    }
    assert_eq!(cells, 5 * 27);
}

#[test]
fn many_laws_section_3_every_law_has_its_row() {
    let rows: Vec<&str> = rows().into_iter().map(|row| row.law).collect();
    for game in [GameKind::Four, GameKind::Three] {
        for law in Law::of(game) {
            assert!(rows.contains(&law.word), "{}", law.word);
        }
    }
}

#[test]
fn many_laws_section_3_every_other_choice_is_one() {
    for row in rows() {
        let law = Law::find(row.law).expect("a law");
        let others = row.cells[4].split(';').next().unwrap_or_default();
        let others = others.split(", ").filter(|word| law.choices.contains(word));
        for other in others {
            let has = |game| law.choices_in(game).any(|choice| choice == other);
            let mut games = [GameKind::Four, GameKind::Three].into_iter();
            assert!(games.any(has), "{other} of {}", row.law);
        }
    }
}
