//! `--laws`: each test is named after its preset.

use crate::rochade::{Said, check, check_refused, rochade_reading};

/// The knights out and home again.
const ROUND: &str = "Nf3 Nf6 Ng1 Ng8";

fn replay(laws: &str, text: &str) -> Said {
    rochade_reading(&["replay", "chess", "--laws", laws, "-"], text.as_bytes())
}

/// The last line without the position: ply, move, status, and what may be claimed.
#[track_caller]
fn last(laws: &str, text: &str) -> Vec<String> {
    let said = replay(laws, text);
    assert_eq!((said.err.as_str(), said.status), ("", 0), "{text}");
    let line = said.out.lines().last().expect("a line");
    let mut columns: Vec<String> = line.split('\t').map(str::to_owned).collect();
    columns.remove(2);
    columns
}

/// Asserts that the tool stops after a number of lines, and says why.
#[track_caller]
fn stops(laws: &str, text: &str, lines: usize, message: &str) {
    let said = replay(laws, text);
    assert_eq!(said.err, format!("rochade: {message}\n"), "{text}");
    assert_eq!(
        (said.out.lines().count(), said.status),
        (lines, 1),
        "{text}"
    );
}

#[test]
fn club_a_position_that_stands_for_the_third_time_is_claimed() {
    let twice = [ROUND; 2].join(" ");
    assert_eq!(last("club", ROUND), ["4", "f6g8", "ongoing"]);
    assert_eq!(last("club", &twice), ["8", "f6g8", "ongoing", "repetition"]);
    assert_eq!(
        last("club", &format!("{twice} claim")),
        ["8", "claim", "repetition"]
    );
    // Whoever plays on can claim when it stands again.
    assert_eq!(
        last("club", &format!("{twice} e4")),
        ["9", "e2e4", "ongoing"]
    );
    stops(
        "club",
        "e4 claim",
        1,
        "ply 2: 'claim': nothing can be claimed",
    );
    stops(
        "club",
        &format!("{twice} claim e4"),
        9,
        "ply 9: 'e4': the game has ended: repetition",
    );
    stops(
        "club",
        &format!("{twice} claim claim"),
        9,
        "ply 9: 'claim': the game has ended: repetition",
    );
}

#[test]
fn leaflet_a_series_ends_the_game() {
    let thrice = [ROUND; 3].join(" ");
    assert_eq!(last("leaflet", &thrice), ["12", "f6g8", "series"]);
    stops(
        "leaflet",
        "e4 count",
        1,
        "ply 2: 'count': the laws of this game don't allow it",
    );
}

#[test]
fn handbuch_early_a_series_is_claimed_and_moves_are_counted_in_endings_only() {
    let thrice = [ROUND; 3].join(" ");
    assert_eq!(
        last("handbuch-early", &thrice),
        ["12", "f6g8", "ongoing", "series"]
    );
    assert_eq!(
        last("handbuch-early", &format!("{thrice} claim")),
        ["12", "claim", "series"]
    );
    stops(
        "handbuch-early",
        "count",
        0,
        "ply 1: 'count': these laws begin a count in endings only",
    );
}

#[test]
fn handbuch_late_a_count_goes_on_to_fifty() {
    let twelve = [ROUND; 3].join(" ");
    assert_eq!(
        last("handbuch-late", "e4 count"),
        ["1", "count", "ongoing", "count 0/50"]
    );
    assert_eq!(
        last("handbuch-late", &format!("count {twelve}")),
        ["12", "f6g8", "ongoing", "series, count 6/50"]
    );
    let fifty = [ROUND; 25].join(" ");
    assert_eq!(
        last("handbuch-late", &format!("count {fifty}")),
        ["100", "f6g8", "count", "count 50/50"]
    );
    // A capture begins it anew.
    assert_eq!(
        last("handbuch-late", "count e4 d5 exd5"),
        ["3", "e4d5", "ongoing", "count 0/50"]
    );
    stops(
        "handbuch-late",
        "count e4 count",
        2,
        "ply 2: 'count': a count was begun already",
    );
}

#[test]
fn modern_draws_are_offered_with_moves() {
    assert_eq!(last("modern", "e4 (=) e5 (=) d4"), ["3", "d2d4", "ongoing"]);
    assert_eq!(last("modern", "(=) e4"), ["1", "e2e4", "ongoing"]);
    stops(
        "modern",
        "e4 (=) (=) (=)",
        1,
        "ply 2: '(=)': it was asked already",
    );
    stops(
        "modern",
        "e4 claim",
        1,
        "ply 2: 'claim': nothing can be claimed",
    );
    assert_eq!(last("modern", &[ROUND; 2].join(" "))[2], "repetition");
}

#[test]
fn club_draws_are_offered_at_any_time() {
    assert_eq!(
        last("club", "(=) e4 e5 (=) d4 (=)"),
        ["3", "d2d4", "ongoing"]
    );
    stops(
        "club",
        "e4 (=) e5 (=) (=) (=)",
        2,
        "ply 3: '(=)': it was asked already",
    );
}

#[test]
fn without_laws_a_file_holds_moves_only() {
    for word in ["claim", "count", "(=)"] {
        let said = rochade_reading(&["replay", "chess", "-"], format!("e4 {word}").as_bytes());
        assert_eq!(said.err, format!("rochade: ply 2: '{word}': not a move\n"));
    }
}

#[test]
fn as_json() {
    let args = ["replay", "chess", "--laws", "handbuch-late", "--json", "-"];
    let said = rochade_reading(&args, b"e4 count");
    let wanted = "\
{\"ply\":1,\"move\":\"e2e4\",\"position\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\",\
\"status\":\"ongoing\",\"claims\":[],\"count\":null}
{\"ply\":1,\"move\":\"count\",\"position\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\",\
\"status\":\"ongoing\",\"claims\":[],\"count\":\"0/50\"}
";
    assert_eq!((said.out.as_str(), said.status), (wanted, 0));
}

#[test]
fn a_promotion_says_what_the_pawn_becomes() {
    let text = "a4 b5 axb5 a6 bxa6 Bb7 a7 Bc6";
    assert_eq!(last("modern", &format!("{text} axb8=N"))[1], "a7b8n");
    stops(
        "modern",
        &format!("{text} axb8"),
        8,
        "ply 9: 'axb8': no such legal move",
    );
}

#[test]
fn positions_are_judged_by_the_laws() {
    let fifty = "4k3/8/8/8/8/8/8/R3K3_w_-_-_100_80";
    for (laws, word) in [
        ("modern", "fifty-moves"),
        ("club", "ongoing"),
        ("leaflet", "ongoing"),
    ] {
        check(
            &format!("status chess --laws {laws} {fifty}"),
            &format!("{word}\n"),
        );
    }
    check(
        "status chess --laws gustavus 4k3/8/8/8/8/8/8/4K3_w_-_-",
        "dead-position\n",
    );
    check(
        "moves chess --laws club 7k/8/8/8/8/8/8/K7_w_-_-",
        "a1a2\na1b1\na1b2\n",
    );
    let shown = rochade_reading(&["show", "chess", "--laws", "leaflet"], b"");
    assert_eq!(shown, rochade_reading(&["show", "chess"], b""));
}

#[test]
fn gustavus_18_a_king_may_have_been_left_in_an_unsaid_check() {
    let ignored = "R5k1/5p2/7p/8/8/8/5PPP/6K1_w_-_-_0_2";
    check(
        &format!("status chess --laws gustavus {ignored}"),
        "ongoing\n",
    );
    let shown = rochade_reading(
        &[
            "show",
            "chess",
            "--laws",
            "gustavus",
            &ignored.replace('_', " "),
        ],
        b"",
    );
    assert!(
        shown
            .out
            .ends_with("\nR5k1/5p2/7p/8/8/8/5PPP/6K1 w - - 0 2\n")
    );
    let moves = [
        "moves",
        "chess",
        "--laws",
        "gustavus",
        &ignored.replace('_', " "),
    ];
    let moves = rochade_reading(&moves, b"").out;
    assert!(
        moves.contains("a8f8\n") && !moves.contains("a8g8\n"),
        "{moves}"
    );
    // Whose turn it is has to answer the check that stands.
    check(
        "moves chess --laws gustavus R5k1/5p1p/8/8/8/8/5PPP/6K1_b_-_-",
        "g8g7\n",
    );
    for laws in ["modern", "leaflet", "handbuch-late"] {
        let message = "unreadable FEN: turn: black is in check from a8 but not to move";
        check_refused(&format!("status chess --laws {laws} {ignored}"), 1, message);
    }
}

#[test]
fn laws_that_there_are_not() {
    let known = "modern, club, leaflet, handbuch-early, handbuch-late, gustavus";
    let message = format!("no such laws: 'mine' (there are {known})");
    for command in [
        "moves chess",
        "status chess",
        "show chess",
        "replay chess -",
    ] {
        check_refused(&format!("{command} --laws mine"), 2, &message);
        check_refused(&format!("{command} --rules mine"), 2, &message);
    }
    check_refused("perft chess 1 --laws club", 2, "--laws has no meaning here");
    check_refused("pgn - --laws club", 2, "--laws has no meaning here");
}

#[test]
fn pgn_is_judged_by_the_laws_of_its_tag() {
    let thrice = [ROUND; 3].join(" ");
    for (laws, word) in [
        ("leaflet", "series"),
        ("handbuch-late", "agreement"),
        ("club,repetition:at-once", "repetition"),
        ("mine", "agreement"),
    ] {
        let text = format!("[Laws \"{laws}\"]\n[Termination \"normal\"]\n\n{thrice} 1/2-1/2");
        let said = rochade_reading(&["pgn", "-"], text.as_bytes());
        assert_eq!(said.out, format!("1 ok 12 1/2-1/2 {word}\n"), "{laws}");
    }
}
