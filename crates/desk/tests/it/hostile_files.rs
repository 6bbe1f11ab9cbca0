//! Files that somebody has made to do harm: each is read to its end, and what can't be read is told with its place.

use rochade_desk::Replay;

/// A begun game, and so much of something.
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
        ("open brackets", after_e4("(", 200_000)),
        ("closed brackets", after_e4(")", 200_000)),
        ("nested variations", after_e4("(1. d4 ", 50_000)),
        ("variations side by side", after_e4("(1. d4) ", 2_000)),
        ("moves", times("Nf3 Nf6 Ng1 Ng8 ", 500)),
        ("signs of judgement", after_e4("$1 ", 100_000)),
        (
            "a number without end",
            after_e4(&format!("${}", "9".repeat(300_000)), 1),
        ),
        ("move numbers", times("1. ", 100_000)),
        ("points", times(".", 300_000)),
        ("results", times("1-0 0-1 * ", 1_000)),
        ("a long word", times("e4", 150_000)),
        ("a long name", tag("White", &long)),
        ("a long tag", tag(&long, "A")),
        ("a long position", tag("FEN", &long)),
        ("a long variant", tag("Variant", &long)),
        ("a tag without end", times("[White \"a", 50_000)),
        ("tags", times("[White \"A\"]\n", 5_000)),
        ("tags of games", times("[White \"A\"]\n\n", 2_000)),
        ("escapes", tag("White", &"\\\\\\\"".repeat(50_000))),
        ("a comment without end", after_e4("{ a ", 100_000)),
        (
            "comments",
            after_e4("{[%cal Ge2e4] [%clk 1:00:00] a} ", 10_000),
        ),
        ("lines of comments", after_e4("; a\n", 50_000)),
        ("games", times("1. e4 *\n\n", 2_000)),
        ("games without moves", times("*\n\n", 2_000)),
        ("zeros", times("\0", 300_000)),
        ("bytes that are no text", vec![0xff; 300_000]),
        (
            "letters that change the direction",
            tag("White", &"\u{202e}\u{2066}".repeat(30_000)),
        ),
        ("marks of the beginning", times("\u{feff}", 100_000)),
        ("blank lines", times("\n", 300_000)),
    ];
    for (what, file) in files {
        let mut replay = Replay::new(file, 0, true);
        let mut batches = (0..).map(|_| replay.batch(|| false));
        let mut told = batches.next().expect("a batch");
        while !told.done {
            let next = batches.next().expect("a batch");
            told.fault = told.fault.or(next.fault);
            told.done = next.done;
        }
        if let Some(fault) = told.fault {
            assert!(
                fault.place.line >= 1 && fault.place.column >= 1,
                "{what}: {fault:?}"
            );
        }
    }
}
