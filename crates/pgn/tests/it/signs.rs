//! What annotators write among the moves beside moves: signs for glyphs, null moves, results of any
//! form.

use rochade_pgn::{GameResult, Games};

use crate::games::{all, check_round_trip, moves, one};

/// The glyphs of the first move in a text.
#[track_caller]
fn glyphs(text: &str) -> Vec<u8> {
    let game = one(text);
    check_round_trip(&game);
    let first = game.plies().next().map(|(_, notes)| notes.nags.clone());
    first.unwrap_or_default()
}

#[test]
fn signs_that_stand_alone_are_glyphs() {
    for (sign, nag) in [
        ("=", 10),
        ("~", 13),
        ("∞", 13),
        ("inf", 13),
        ("+=", 14),
        ("+/=", 14),
        ("⩲", 14),
        ("=+", 15),
        ("=/+", 15),
        ("+/-", 16),
        ("±", 16),
        ("+/−", 16),
        ("-/+", 17),
        ("∓", 17),
        ("+-", 18),
        ("+–", 18),
        ("-+", 19),
        ("−+", 19),
        ("⊙", 22),
        ("↑", 36),
        ("→", 40),
        ("⇆", 132),
        ("∆", 140),
        ("⌓", 142),
        ("N", 146),
        ("RR", 145),
        ("D", 220),
        ("□", 7),
        ("⁉", 5),
    ] {
        let text = format!("1. e4 {sign} e5 2. Nf3 *");
        assert_eq!(glyphs(&text), [nag], "{sign}");
        assert_eq!(one(&text).len(), 3, "{sign}");
    }
    assert_eq!(glyphs("1. e4 ± N $1 {so} = 1... e5 *"), [16, 146, 1, 10]);
}

#[test]
fn signs_may_stand_right_behind_a_move() {
    for (text, nag) in [
        ("e4±", 16),
        ("e4+-", 18),
        ("e4!±", 16),
        ("e4□", 7),
        ("e4+/-", 16),
        ("e4=+", 15),
    ] {
        assert_eq!(
            glyphs(&format!("1. {text} e5 *")).last(),
            Some(&nag),
            "{text}"
        );
    }
    let mate = "[FEN \"7k/8/6K1/8/8/8/8/R7 w - - 0 1\"]\n1. Ra8#+- 1-0";
    assert_eq!(glyphs(mate), [18]);
    // What a pawn becomes is no sign.
    let pawn = "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=N N *";
    assert_eq!((glyphs(pawn), moves(pawn)), (vec![146], "a7a8n".to_owned()));
}

#[test]
fn what_looks_like_a_sign_and_is_none_is_passed_over() {
    assert_eq!(all("1. e4 +-+-+ e5 *"), ["2 *"]);
    assert_eq!(all("1. e4 Nn 1... e5 *"), ["2 *"]);
    assert_eq!(all("1. e4 x±y *"), ["1 *"]);
    // The next game is found behind signs that are longer than a byte.
    assert_eq!(
        all("1. e4 e4 ± ∞ 1-0 1. d4 *"),
        ["1:7 'e4': no such legal move", "1 *"]
    );
}

#[test]
fn a_null_move_leaves_the_board_as_it_is() {
    for null in ["--", "Z0", "@@@@"] {
        let game = one(&format!(
            "1. e4 {null} $1 {{threat}} 2. d4 (2. {null} e5) 2... d5 3. exd5 *"
        ));
        assert_eq!(game.len(), 5);
        let text = check_round_trip(&game);
        assert!(text.contains("1. e4 -- $1 {threat} 2. d4"), "{text}");
        let position = "rnbqkbnr/ppp1pppp/8/3P4/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3";
        assert_eq!(game.position().to_string(), position);
        assert_eq!((game.real_moves().count(), game.line().len()), (1, 1));
        let branches = game.branches();
        assert_eq!(
            (branches.len(), branches[0].line.len(), &branches[0].fault),
            (1, 2, &None)
        );
    }
}

#[test]
fn a_null_move_ends_the_right_to_capture_in_passing_and_is_none_in_check() {
    let passing = "1. e4 a6 2. e5 d5 3. -- -- 4. exd6 *";
    assert_eq!(all(passing), ["1:31 'exd6': no such legal move"]);
    assert_eq!(
        all("1. e4 f5 2. Qh5+ -- *"),
        ["1:18 '--': no such legal move"]
    );
}

#[test]
fn castling_is_read_in_any_spelling() {
    let start = "[FEN \"5k2/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. ";
    for text in [
        "O-O",
        "O-O+",
        "0-0+",
        "O‒O",
        "o — o",
        "0 - 0",
        "OO",
        "00",
        "O-O=",
        "O-O!",
        "O&nbsp;-&nbsp;O",
    ] {
        let read = all(&format!("{start}{text} Ke7 *"));
        let is_read = !text.contains('&');
        assert_eq!(read == ["2 *"], is_read, "{text}: {read:?}");
        // What is not read ends the game.
        assert!(
            is_read || read[0].contains("not a move"),
            "{text}: {read:?}"
        );
    }
}

#[test]
fn a_letter_before_blanks_is_a_man_or_a_sign() {
    assert_eq!(
        moves("1. e4 e5 2. N f3 Nc6 3. B b5 *"),
        "e2e4 e7e5 g1f3 b8c6 f1b5"
    );
    assert_eq!(moves("1. e4 N e5 2. Nf3 N Nc6 *"), "e2e4 e7e5 g1f3 b8c6");
    // Both fit: the knight goes there, or the pawn.
    assert_eq!(
        all("1. e4 N c6 *"),
        ["1:7 'N c6': more than one legal move fits"]
    );
    let queens = "1. d4 d5 2. Lf4 D d6 *";
    assert_eq!(all(queens), ["4 *"]);
    assert_eq!(
        all("1. e4 e5 2. Knight f3 *"),
        ["1:13 'Knight': not a move"]
    );
}

#[test]
fn results_are_read_in_any_spelling() {
    for (text, result) in [
        ("1:0", GameResult::White),
        ("1–0", GameResult::White),
        ("0:1", GameResult::Black),
        ("0—1", GameResult::Black),
        ("½", GameResult::Draw),
        ("½:½", GameResult::Draw),
        ("½–½", GameResult::Draw),
        ("1/2:1/2", GameResult::Draw),
        ("1/2−1/2", GameResult::Draw),
    ] {
        let games: Vec<_> = Games::new(&format!("1. e4 {text} 1. d4 *")).collect();
        let results: Vec<_> = games
            .iter()
            .map(|game| game.as_ref().map(|game| game.sheet.result))
            .collect();
        assert_eq!(results, [Ok(result), Ok(GameResult::Unknown)], "{text}");
        let tag = one(&format!("[Result \"{text}\"]\n\n1. e4"));
        assert_eq!(tag.sheet.result, result, "{text}");
    }
    assert_eq!(
        moves("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *")
            .split(' ')
            .count(),
        7
    );
}

#[test]
fn a_letter_is_another_man_s_rather_than_a_pawn_s() {
    // In Dutch the knight is a "Paard".
    for (text, wanted) in [
        ("1. Pf3 Pc6 2. g3 *", "g1f3 b8c6 g2g3"),
        ("1. e4 e5 2. Pf3 Pc6 3. Lb5 *", "e2e4 e7e5 g1f3 b8c6 f1b5"),
        // No knight goes there.
        ("1. Pe4 Pe5 2. Nf3 *", "e2e4 e7e5 g1f3"),
        ("1. Pe2-e4 Pe7-e5 2. Pf2-f4 *", "e2e4 e7e5 f2f4"),
    ] {
        assert_eq!(moves(text), wanted, "{text}");
    }
}
