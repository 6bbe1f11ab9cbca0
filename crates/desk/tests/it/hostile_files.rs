//! Files that somebody has made to do harm: each is read to its end, and what can't be read is told
//! with its place.

use rochade_desk::Replay;

/// A begun game, with `part` behind it `times` times.
fn after_e4(part: &str, times: usize) -> Vec<u8> {
    ["1. e4 ", &part.repeat(times)].concat().into_bytes()
}

fn times(part: &str, times: usize) -> Vec<u8> {
    part.repeat(times).into_bytes()
}

/// A tag with this value, and a game.
fn tag(name: &str, value: &str) -> Vec<u8> {
    format!("[{name} \"{value}\"]\n\n1. e4 *\n").into_bytes()
}

#[test]
fn every_hostile_file_is_read_to_its_end_and_told_at_a_place() {
    let long = "a".repeat(300_000);
    let files = [
        ("open brackets", None, after_e4("(", 200_000)),
        ("closed brackets", None, after_e4(")", 200_000)),
        ("nested variations", None, after_e4("(1. d4 ", 50_000)),
        ("variations side by side", None, after_e4("(1. d4) ", 2_000)),
        ("moves", None, times("Nf3 Nf6 Ng1 Ng8 ", 500)),
        ("signs of judgement", None, after_e4("$1 ", 100_000)),
        (
            "a number without end",
            None,
            after_e4(&format!("${}", "9".repeat(300_000)), 1),
        ),
        ("move numbers", None, times("1. ", 100_000)),
        ("points", None, times(".", 300_000)),
        ("results", None, times("1-0 0-1 * ", 1_000)),
        ("a long word", None, times("e4", 150_000)),
        ("a long name", None, tag("White", &long)),
        ("a long tag", None, tag(&long, "A")),
        ("a long position", None, tag("FEN", &long)),
        ("a long variant", None, tag("Variant", &long)),
        ("a tag without end", None, times("[White \"a", 50_000)),
        ("tags", None, times("[White \"A\"]\n", 5_000)),
        ("tags of games", None, times("[White \"A\"]\n\n", 2_000)),
        ("escapes", None, tag("White", &"\\\\\\\"".repeat(50_000))),
        ("a comment without end", None, after_e4("{ a ", 100_000)),
        (
            "comments",
            None,
            after_e4("{[%cal Ge2e4] [%clk 1:00:00] a} ", 10_000),
        ),
        ("lines of comments", None, after_e4("; a\n", 50_000)),
        ("games", None, times("1. e4 *\n\n", 2_000)),
        ("games without moves", None, times("*\n\n", 2_000)),
        ("zeros", None, times("\0", 300_000)),
        ("bytes that are no text", None, vec![0xff; 300_000]),
        (
            "letters that change the direction",
            None,
            tag("White", &"\u{202e}\u{2066}".repeat(30_000)),
        ),
        ("marks of the beginning", None, times("\u{feff}", 100_000)),
        ("blank lines", None, times("\n", 300_000)),
    ];
    for (what, word, file) in files {
        let mut replay = Replay::new(String::from_utf8_lossy(&file).into_owned(), 0, true);
        let mut fault = None;
        loop {
            let batch = replay.batch(|| false);
            fault = fault.or(batch.fault);
            if batch.done {
                break;
            }
        }
        assert_eq!(fault.as_ref().map(|fault| fault.word), word, "{what}");
        let place = fault.map(|fault| (fault.place.line, fault.place.column));
        let is_told = place.is_none_or(|(line, column)| line >= 1 && column >= 1);
        assert!(is_told, "{what}: {place:?}");
    }
}
