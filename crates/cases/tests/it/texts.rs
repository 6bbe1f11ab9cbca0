//! The texts of cases: in three languages, and unreadable ones with line and reason.

use rochade_cases::{Chapter, in_language};

use crate::data::files;

#[test]
fn every_title_idea_and_task_stands_there_in_three_languages() {
    for folder in ["learn", "try"] {
        for (name, text) in files(folder) {
            let [english, german, dutch] =
                ["en", "de", "nl"].map(|language| shape(&in_language(&text, language)));
            assert_eq!(german, english, "{name}");
            assert_eq!(dutch, english, "{name}");
        }
    }
}

/// Returns the lines of a text, of titles, ideas and tasks their first word alone.
fn shape(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| match line.split_once(' ') {
        Some((word @ ("title" | "idea" | "task"), _)) => word,
        _ => line,
    });
    lines.map(str::to_owned).collect()
}

#[test]
fn what_can_not_be_read_is_told_with_its_line() {
    for (text, line, why) in [
        ("laws modern\nlesson rook", 2, "no chapter before this"),
        ("chapter chess\nlesson rook", 2, "no laws before this"),
        ("chapter chess\nlaws chess", 2, "chess is no law"),
        (
            "chapter chess\nlaws modern\ncase",
            3,
            "no lesson before this",
        ),
        (
            "chapter chess\nlaws modern\nlesson rook\ncase\nexpect fun",
            5,
            "nothing is known as 'fun'",
        ),
        (
            "chapter chess\nlaws modern\nlesson rook\nmoves many",
            4,
            "many is no number",
        ),
        (
            "chapter chess\nlaws modern\nlesson rook\ncase\nsing a song",
            5,
            "sing says nothing",
        ),
    ] {
        let fault = Chapter::read(text).expect_err(text);
        assert_eq!((fault.line, &*fault.why), (line, why), "{text}");
    }
}

#[test]
fn whatever_is_read_never_panics() {
    let texts: Vec<String> = ["learn", "try"]
        .into_iter()
        .flat_map(files)
        .map(|(_, text)| in_language(&text, "en"))
        .collect();
    arbtest::arbtest(|u| {
        let text = u.choose(&texts)?;
        let mut lines: Vec<&str> = text.lines().collect();
        for _ in 0..u.int_in_range(1..=5)? {
            let at = u.choose_index(lines.len())?;
            let other = u.choose_index(lines.len())?;
            let line = lines[other];
            let end = line.floor_char_boundary(u.int_in_range(0..=line.len())?);
            lines[at] = &line[..end];
        }
        let damaged = lines.join("\n");
        for case in Chapter::read(&damaged)
            .into_iter()
            .flatten()
            .flat_map(|chapter| chapter.parts)
            .flat_map(|part| part.cases)
        {
            if let Ok((mut practice, _)) = rochade_cases::Practice::begin(case) {
                let table = practice.again(true).expect("it began before");
                let _ = practice.next(&table);
            }
        }
        Ok(())
    })
    .budget_ms(1500);
}
