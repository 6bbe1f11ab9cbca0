//! The look back at a game goes out with it, and stands in what comes in.

use rochade_desk::{Export, Outgoing, Replayed};
use rochade_testkit::{damage, try_seeds};

use crate::coming_in::game as incoming;
use crate::laws::{play, preset, there_and_back, under};
use crate::replays::{game, texts};

/// A game as it goes out with a review, in the moves of its text.
fn annotated(text: &str, review: &str) -> String {
    let text = written(text, Some(review));
    text.split_once("\n\n").expect("tags").1.to_owned()
}

fn written(text: &str, review: Option<&str>) -> String {
    let came = incoming(text);
    let game = Outgoing {
        saved: came.saved,
        day: came.day,
        extra: came.extra,
        review: review.map(str::to_owned),
    };
    Export::new(vec![game]).batch(|| false).text
}

fn evals(game: &Replayed) -> Vec<&str> {
    let plies = game.lines[0].plies.iter();
    plies
        .map(|ply| ply.eval.as_deref().unwrap_or_default())
        .collect()
}

const MATE: &str = "1. f3 e5 2. g4 Qh4# 0-1";

const OF_MATE: &str = "1 40000 done
0.30;i;e4 e5 Nf3
-0.20;o;e5
-0.25;b;d4 exd4 Qxd4
#-1;;Qh4#
#-1;;
!2;;d4;allows-mate;1;";

#[test]
fn a_game_goes_out_with_evals_glyphs_and_better_lines() {
    let wanted = "\
1. f3 $6 {[%eval -0.20]} (1. e4 e5 2. Nf3) 1... e5 $7 {[%eval -0.25]} 2. g4 $4
{[%eval #-1]} (2. d4 exd4 3. Qxd4) 2... Qh4# 0-1
";
    assert_eq!(annotated(MATE, OF_MATE), wanted);
}

#[test]
fn what_went_out_comes_in_alike_and_goes_out_alike() {
    let went = written(MATE, Some(OF_MATE));
    let back = game(&went);
    assert_eq!(evals(&back), ["-0.20", "-0.25", "#-1", ""]);
    let nags: Vec<_> = back.lines[0].plies.iter().map(|ply| &*ply.nags).collect();
    assert_eq!(nags, [&[6][..], &[7], &[4], &[]]);
    let lines: Vec<_> = back
        .lines
        .iter()
        .map(|line| (line.at, texts(line)))
        .collect();
    assert_eq!(lines[1], (0, vec!["e4", "e5", "Nf3"]));
    assert_eq!(lines[2], (2, vec!["d4", "exd4", "Qxd4"]));
    assert_eq!(written(&went, None), went);
    // Nothing is said twice.
    assert_eq!(written(&went, Some(OF_MATE)), went);
}

#[test]
fn what_a_text_says_already_stays() {
    let text =
        "1. f3 $2 $10 {bad} {[%eval 0.11] [%clk 0:00:59]} (1. d4) 1... e5 $1 {[%eval 0.22]} *";
    let review = "1 40000\n0.30;b;e4\n-0.20;o;e5";
    let wanted = "\
1. f3 $2 $10 {[%eval -0.20] [%clk 0:00:59]} {bad} (1. d4) (1. e4) 1... e5 $1
{[%eval 0.22]} *
";
    assert_eq!(annotated(text, review), wanted);
}

#[test]
fn a_line_that_is_no_other_is_left_out() {
    for line in ["f3 e5", "f2f3", "Ke2", "nonsense", ""] {
        let moves = annotated(MATE, &format!("1 40000\n0.30;b;{line}"));
        assert_eq!(moves, "1. f3 $4 e5 2. g4 Qh4# 0-1\n", "{line}");
    }
    // It is written as far as it goes.
    let moves = annotated(MATE, "1 40000\n0.30;b;e2e4 Ke7 d4");
    assert_eq!(moves, "1. f3 $4 (1. e4) 1... e5 2. g4 Qh4# 0-1\n");
}

#[test]
fn a_damaged_review_loses_nothing() {
    for review in ["", "half", "1 40000\n0.30;?;", "2 40000\n0.30;b;e4"] {
        assert_eq!(written(MATE, Some(review)), written(MATE, None), "{review}");
    }
    // One that is longer than the game is written as far as that goes.
    let long = format!("1 40000{}", "\n0.30;b;a3".repeat(50));
    assert!(annotated("1. f3 *", &long).starts_with("1. f3 $4 {[%eval 0.30]} (1. a3) *"));
}

#[test]
fn a_game_that_went_on_beyond_its_end_is_annotated_up_to_there() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    let review = format!("1 40000{}", "\n0.30;;".repeat(17));
    let moves = annotated(&format!("{shuffle}*"), &review);
    assert_eq!(moves.matches("[%eval 0.30]").count(), 16, "{moves}");
    assert_eq!(moves.matches("Nf3").count(), 5, "{moves}");
}

#[test]
fn numbers_are_those_of_the_game() {
    let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 41. e3 *";
    let review = "1 40000\n3.00;m;Ke7 e4\n3.00;m;e4 Ke6";
    let moves = annotated(text, review);
    assert!(
        moves
            .starts_with("40... Kd7 $2 {[%eval 3.00]} (40... Ke7 41. e4) 41. e3 $2 (41. e4 Ke6) *"),
        "{moves}"
    );
}

#[test]
fn draughts_goes_out_so_too() {
    let text = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 *";
    let review = "1 40000 done\n0.10;;\n0.05;b;h6-g5 g3-h4\n1.35;o;\n1.30;;";
    let went = written(text, Some(review));
    let moves = went.split_once("\n\n").expect("tags").1;
    assert_eq!(
        moves,
        "1. c3-d4 {[%eval 0.05]} 1... d6-c5 $4 {[%eval 1.35]} (1... h6-g5 2. g3-h4) 2.\n\
         b2-c3 $7 {[%eval 1.30]} *\n"
    );
    let back = game(&went);
    assert_eq!(evals(&back), ["+0.05", "+1.35", "+1.30"]);
    assert_eq!(back.lines[0].plies[1].unjudged, "(1... h6-g5 2. g3-h4)");
    assert_eq!(written(&went, Some(review)), went);
}

#[test]
fn a_man_that_is_blown_stands_in_the_line() {
    let text =
        "[Laws \"noris\"]\n[SetUp \"1\"]\n[FEN \"W:Wc3,a1:Bd4,h8\"]\n\n1. a1-b2 {~c3} h8-g7 *";
    let review = "1 40000\n0.10;b;c3xe5\n0.05;b;c3~d4-e3 b2-c3\n-1.00;;";
    let moves = annotated(text, review);
    assert_eq!(
        moves,
        "1. a1-b2 $4 {[%eval 0.05]} (1. c3xe5) 1... {~c3} h8-g7 $4 {[%eval -1.00]} (1...\n\
         {~c3} d4-e3 2. b2-c3) *\n"
    );
}

#[test]
fn four_goes_out_so_too_and_three_without_evals() {
    let mut table = under(preset("gustavus-four"), None);
    play(&mut table, "d2-d4 m7-l7 Nj14-i12 b5-c5 e2-e3");
    let text = there_and_back(&table);
    let review = "1 40000\n0.30;;\n0.20;m;m8-l8 Nj14-i12\n0.90;;\n0.90;;\n0.90;b;f2-f3 m8l8";
    let moves = annotated(&text, review);
    assert_eq!(
        moves,
        "1. d2-d4 {[%eval 0.20]} .. m7-l7 $2 {[%eval 0.90]} (.. m8-l8 .. Nj14-i12) ..\n\
         Nj14-i12 {[%eval 0.90]} .. b5-c5 {[%eval 0.90]}\n2. e2-e3 $4 (2. f2-f3 .. m8-l8)\n*\n"
    );
    let went = written(&text, Some(review));
    let back = game(&went);
    assert_eq!(evals(&back), ["+0.20", "+0.90", "+0.90", "+0.90", ""]);
    assert_eq!(back.lines[0].plies[1].unjudged, "(.. m8-l8 .. Nj14-i12)");
    assert_eq!(written(&went, Some(review)), went);

    let mut table = under(preset("three"), None);
    play(&mut table, "c2-c4 l3-i3");
    let text = there_and_back(&table);
    let review = "1 40000\n0.30,0.10,-0.40;m;d2-d3 l3i3\n0.30,0.10,-0.40;;";
    assert_eq!(
        annotated(&text, review),
        "1. c2-c4 $2 (1. d2-d3 .. l3-i3) .. l3-i3\n*\n"
    );
}

#[test]
fn whatever_a_review_says_the_game_stays_the_same() {
    let words = [
        "e4", "Nf3", "d2d4", "c3-d4", "h6-g5", "d2-d4", "~", "(", "{", "0.30", "#-3", "#0", ",",
        ";", "i", "b", "o", "\n", " ",
    ];
    let texts = [
        MATE,
        "[GameType \"25\"]\n\n1. c3-d4 {x} d6-c5 2. b2-c3 *",
        "[Variant \"four\"]\n\n1. d2-d4 .. m7-l7 .. Nj14-i12 *",
    ];
    try_seeds(600, (100, 2_000), |source| {
        let text = source.choose(&texts)?;
        let mut review = "1 40000".to_owned();
        for _ in 0..source.int_in_range(0..=6)? {
            let line = [source.choose(&words)?, source.choose(&words)?].map(|word| word.trim());
            let letter = source.choose(&["", "i", "m", "b", "o"])?;
            review += &format!("\n0.30;{letter};{}", line.join(" "));
        }
        if source.ratio(1, 3)? {
            damage(source, &mut review, &[&words])?;
        }
        let went = written(text, Some(&review));
        assert_eq!(incoming(&went).saved, incoming(text).saved, "{review}");
        assert_eq!(written(&went, None), went, "{review}");
        Ok(())
    });
}
