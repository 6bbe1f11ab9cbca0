//! What a written game looks like.

use rochade_gametext::Text;

use crate::games::{check_round_trip, one};

#[test]
fn the_german_games_tell_their_laws() {
    let game =
        one("[White \"Anna\"]\n[Annotator \"x\"]\n\n1. c3-b4 d6-c5 2. e3-f4 {~b4} c5-d4 0-1");
    assert_eq!(
        check_round_trip(&game),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Anna\"]\n[Black \"?\"]\n\
         [Result \"0-1\"]\n[Laws \"noris\"]\n[Annotator \"x\"]\n\n\
         1. c3-b4 d6-c5 2. e3-f4 2... {~b4} c5-d4 0-1\n"
    );
}

#[test]
fn games_with_a_type_have_its_notation() {
    let text = "[GameType \"21\"]\n[FEN \"W:W22:B18,K1\"]\n\n1. c3xe5";
    let written = check_round_trip(&one(text));
    let wanted =
        "[GameType \"21,B,8,8,N1,0\"]\n[SetUp \"1\"]\n[FEN \"W:W22:BK1,18\"]\n\n1... 22x15 *\n";
    assert!(written.ends_with(wanted), "{written}");
    let text = "[GameType \"25\"]\n\n1. c3-b4 d6-c5 2. b4xd6 e7xc5";
    let written = check_round_trip(&one(text));
    let wanted = "[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-b4 d6-c5 2. b4:d6 e7:c5 *\n";
    assert!(written.ends_with(wanted), "{written}");
}

#[test]
fn a_capture_has_all_its_squares_only_where_that_is_needed() {
    let fen = "[FEN \"W:Wc1:Bd2,d4,d6,f4,f6\"]\n";
    for (read, written) in [
        ("c1xe3xc5", "1. c1xc5 *"),
        ("c1xe3xc5xe7", "1. c1xe3xc5xe7 *"),
    ] {
        let text = check_round_trip(&one(&format!("{fen}{read}")));
        assert!(text.ends_with(&format!("\n{written}\n")), "{text}");
    }
}

#[test]
fn a_comment_is_taken_for_no_huff() {
    let mut game = one("1. c3-b4 d6-c5 2. e3-f4");
    game.sheet.notes_mut(2).expect("notes").after = Text::new("~b4").expect("a comment");
    assert!(check_round_trip(&game).ends_with("2. e3-f4 { ~b4} *\n"));
}
