//! `rochade replay draughts`.

use rochade_testkit::Chance;

use crate::rochade::{Said, rochade, rochade_reading};

fn replay(rules: &str, text: &str) -> Said {
    let args = ["replay", "draughts", "--rules", rules, "-"];
    rochade_reading(&args, text.as_bytes())
}

/// The last line of a game that is all right.
#[track_caller]
fn last(rules: &str, text: &str) -> String {
    let said = replay(rules, text);
    assert_eq!((said.err.as_str(), said.status), ("", 0), "{text}");
    said.out.lines().last().expect("a line").to_owned()
}

/// Asserts that the tool stops after a number of lines, and says why.
#[track_caller]
fn stops(rules: &str, text: &str, lines: usize, message: &str) {
    let said = replay(rules, text);
    assert_eq!(said.err, format!("rochade: {message}\n"), "{text}");
    assert_eq!(
        (said.out.lines().count(), said.status),
        (lines, 1),
        "{text}"
    );
}

/// Black overlooks that it can capture, and White blows one of the men that could have.
const BLOWN: &str = "\
1\t22-18\tB:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\tongoing
2\t11-15\tW:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15\tongoing
3\t18x11\tB:W11,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12\tongoing
4\t12-16\tW:W11,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,16:X7,8\tongoing
5\t8~11-8\tB:W8,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,16\tongoing
";

/// White takes man after man of Black's, and blows the last one.
const LAST_BLOWN: &str = "23-18 9-14 18x9 11-16 6~21-17 8-11 5~9-6 16-19 2~24x15x8 12-16 27-24 16-19 3~24x15 10-14 \
                          4~17x10x3 1-5 5~";

/// A king each, and other men.
const KINGS: &str = "23-19 10-15 19x10 11-16 6~26-23 1-6 7~10x1 9-13 31-26 8-11 22-17 13x22x31";

/// The kings go out and home again.
const ROUND: &str = "1-19 31-13 19-1 13-31";

/// The kings move 25 times each, without a position that stands for the third time.
const WANDERING: &str = "1-10 31-13 10-1 13-26 1-19 26-13 19-10 13-31 10-19 31-13 19-1 13-31 1-10 31-13 10-14 13-6 \
                         14-18 6-15 18-14 15-18 14-17 18-9 17-26 9-14 26-13 14-10 13-17 10-6 17-26 6-13 26-31 13-9 \
                         31-26 9-13 26-31 13-9 31-13 9-6 13-31 6-1 31-17 1-15 17-26 15-10 26-22 10-15 22-26 15-10 \
                         26-13 10-15";

#[test]
fn moves_by_number_and_by_name_and_men_blown() {
    for text in [
        "1. 22-18 11-15 2. 18x11 12-16 3. 8~11-8",
        "1.c3-d4 f6-e5 2.d4xf6 h6-g5 3.g7~f6-g7",
        "22-18 f6-e5\nd4:f6 h6-g5\n8~ 11-8",
        "22-18 11-15 18-11 12-16 8~ (=) 11-8",
    ] {
        let said = replay("noris", text);
        assert_eq!(
            (said.out.as_str(), said.err.as_str()),
            (BLOWN, ""),
            "{text}"
        );
        let usual = rochade_reading(&["replay", "draughts", "-"], text.as_bytes());
        assert_eq!(usual, said);
    }
}

#[test]
fn a_man_blown_without_a_move_stands_alone() {
    // The last one: the game is over.
    assert_eq!(
        last("noris", LAST_BLOWN),
        "17\t5~\tW:WK3,6,8,15,22,25,26,28,29,30,31,32:B\tno-men"
    );
    stops(
        "noris",
        &format!("{LAST_BLOWN} 3-7"),
        17,
        "ply 17: '3-7': the game has ended: no-men",
    );
    // The text ends there.
    for end in ["8~", "8~ (=)", "g7~"] {
        assert_eq!(
            last("noris", &format!("22-18 11-15 18x11 12-16 {end}")),
            "5\t8~\tW:W11,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,16\tongoing"
        );
    }
}

#[test]
fn a_chain_may_stop_early_or_not() {
    let begun = LAST_BLOWN.split(" 2~").next().expect("the beginning");
    let (whole, stopped) = (format!("{begun} 2~24x15x8"), format!("{begun} 2~24x15"));
    assert!(last("noris", &whole).starts_with("9\t2~24x15x8\tB:W6,8,17,"));
    assert!(last("noris", &stopped).starts_with("9\t2~24x15\tB:W6,15,17,"));
    let forced = "22-18 9-13 26-22 13-17 21x14";
    for mv in ["10x17x26", "10x26", "d6:b4:d2"] {
        let said = last("schlagzwang", &format!("{forced} {mv}"));
        assert!(said.starts_with("6\t10x17x26\tW:"), "{said}");
    }
    stops(
        "schlagzwang",
        &format!("{forced} 10x17"),
        5,
        "ply 6: '10x17': no such legal move",
    );
}

#[test]
fn games_end() {
    let blocked = "22-18 11-15 18x11 12-16 8~21-17 16-20 23-18 10-15 7~11-8 9-14 4~17x10 2-7 3~18x11x2 5-9 6~2x13 \
                   1-6 13x2";
    assert!(last("noris", blocked).ends_with(":B20\tblocked"));
    let taken = "22-17 10-14 17x10 9-13 6~25-22 12-16 7~23-19 5-9 16~10-7 13-17 3~22x13x6 11-16 1~19x12x3 4-8 \
                 2~3x12";
    assert!(last("noris", taken).ends_with(":B\tno-men"));
    let twice = format!("{KINGS} {ROUND}");
    assert!(last("noris", &twice).ends_with("\tongoing"));
    assert!(last("noris", &format!("{twice} {ROUND}")).ends_with("\trepetition"));
    let long = last("noris", &format!("{KINGS} {WANDERING}"));
    assert!(long.starts_with("62\t10-15\t") && long.ends_with("\tno-progress"));
}

#[test]
fn as_json() {
    let said = rochade_reading(&["replay", "draughts", "--json", "-"], b"c3-d4");
    let wanted = "{\"ply\":1,\"move\":\"22-18\",\"position\":\"B:W18,21,23,24,25,26,27,28,29,30,31,32:\
                  B1,2,3,4,5,6,7,8,9,10,11,12\",\"status\":\"ongoing\",\"claims\":[],\"count\":null}\n";
    assert_eq!((said.out.as_str(), said.status), (wanted, 0));
}

#[test]
fn what_is_not_allowed() {
    stops(
        "noris",
        "22-18 9~10-14",
        1,
        "ply 2: '9~': no man there can be blown",
    );
    stops(
        "noris",
        "22-18 11-15 18x11 12-16 8~ 7~",
        4,
        "ply 5: '7~': no man there can be blown",
    );
    stops("noris", "22-18 11-15 33~", 2, "ply 3: '33~': not a move");
    stops("noris", "22-18 hello", 1, "ply 2: 'hello': not a move");
    stops("noris", "22-14", 0, "ply 1: '22-14': no such legal move");
    stops(
        "schlagzwang",
        "22-18 11-15 24-20",
        2,
        "ply 3: '24-20': no such legal move",
    );
    stops(
        "schlagzwang",
        "22-18 9~10-14",
        1,
        "ply 2: '9~': the laws of this game don't allow it",
    );
    stops("english", "22-18", 0, "ply 1: '22-18': no such legal move");
    stops(
        "russian",
        "22-18 claim",
        1,
        "ply 2: 'claim': nothing can be claimed",
    );
    stops(
        "russian",
        "22-18 count",
        1,
        "ply 2: 'count': the laws of this game don't allow it",
    );
}

#[test]
fn draws_are_offered_at_any_time() {
    for rules in ["noris", "german"] {
        assert!(last(rules, "(=) 22-18 11-15 (=) 18x11 (=)").starts_with("3\t18x11\t"));
    }
}

#[test]
fn every_ply_that_is_listed_is_read_and_told_as_it_is_listed() {
    let mut chance = Chance::new(5);
    for rules in [
        "noris",
        "noris",
        "schlagzwang",
        "russian",
        "pool",
        "english",
    ] {
        let (mut plies, mut text): (Vec<String>, String) = Default::default();
        for _ in 0..40 {
            let position = match plies.is_empty() {
                true => Vec::new(),
                false => {
                    let told = last(rules, &plies.join(" "));
                    let columns: Vec<&str> = told.split('\t').collect();
                    assert_eq!(columns[1], text, "{plies:?}");
                    if columns[3] != "ongoing" {
                        break;
                    }
                    vec![columns[2].to_owned()]
                }
            };
            let mut args = vec!["moves", "draughts", "--rules", rules];
            args.extend(position.iter().map(String::as_str));
            let listed = rochade(&args).out;
            let listed: Vec<&str> = listed.lines().collect();
            text = (*chance.pick(&listed)).to_owned();
            plies.push(text.clone());
        }
        assert!(plies.len() > 10, "{plies:?}");
    }
}
