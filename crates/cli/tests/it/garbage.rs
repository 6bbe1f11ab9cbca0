//! Whatever the tool is fed, it answers or refuses; it never panics (which would be status 101).

use rochade_testkit::{Chance, garble};

use crate::rochade::{rochade, rochade_reading};

const PIECES: [&str; 37] = [
    "",
    "-",
    "--",
    "---",
    "-x",
    "--json",
    "--file",
    "--laws",
    "--rules",
    "club",
    "pool",
    "chess",
    "draughts",
    "four",
    "three",
    "--board",
    "--turns",
    "--game",
    "uci",
    "--position",
    "left",
    "rect",
    "perft",
    "divide",
    "moves",
    "status",
    "show",
    "replay",
    "dead",
    "pgn",
    "3",
    "-1",
    "♞",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "W:W31-32:BK1",
    "B:Wc3:Bd4:Xc3",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

#[test]
fn command_lines() {
    let mut chance = Chance::new(1);
    for _ in 0..400 {
        let args: Vec<&str> = (0..chance.below(6))
            .map(|_| *chance.pick(&PIECES))
            .collect();
        let said = rochade(&args);
        assert!((0..=2).contains(&said.status), "{args:?}: {said:?}");
        assert_eq!(said.status == 0, said.err.is_empty(), "{args:?}: {said:?}");
    }
}

#[test]
fn texts() {
    let mut chance = Chance::new(2);
    let letters = b"abcdefgh12345678KQRBNPkqrbnpwx-/ .+#=O0\n\xe2\x99\x9e\xff\x00{}()[]\"%;$*!";
    for round in 0..200 {
        let input: Vec<u8> = (0..chance.below(300))
            .map(|_| *chance.pick(letters))
            .collect();
        let args: &[&str] = match round % 5 {
            4 => &["replay", "draughts", "-"],
            0 => &["replay", "chess", "-"],
            3 => &["replay", "chess", "-", "--laws", "gustavus"],
            1 => &["dead", "--file", "-"],
            _ => &["pgn", "-"],
        };
        let said = rochade_reading(args, &input);
        assert!((0..=1).contains(&said.status), "{input:?}: {said:?}");
    }
}

#[test]
fn positions_and_moves_of_other_programs() {
    let mut chance = Chance::new(3);
    let letters = " abcdefghABCDwkrKQRBNPx-~:/,.0123456789fenmovsW♞";
    for game in ["chess", "noris", "russian", "four", "three"] {
        let kind = match game {
            "noris" | "russian" => "draughts",
            other => other,
        };
        let shown = rochade(&["show", kind]).out;
        let text = shown.lines().last().expect("a position");
        let moves = rochade(&["moves", kind]).out;
        let mv = moves.lines().next().expect("a move");
        let usual = [
            format!("startpos moves {mv}"),
            format!("fen {text}"),
            format!("fen {text} moves {mv} {mv}"),
            "fen W:W32,K1:B17,4:X17 moves 17~32-28 4-8".to_owned(),
        ];
        let lines = (0..60).map(|_| {
            let usual = chance.pick(&usual).clone();
            let position = garble(&mut chance, &usual, letters);
            format!("position {position}\ngo depth 1\n")
        });
        let lines: String = lines.collect();
        let said = rochade_reading(&["uci", "--game", game], lines.as_bytes());
        assert_eq!((said.status, said.err.as_str()), (0, ""), "{game}");
        let answers = said.out.lines().filter(|line| line.starts_with("bestmove"));
        assert_eq!(answers.count(), 60, "{game}");
    }
}
