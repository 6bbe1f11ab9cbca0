//! How games ended, in the words of play.md section 6.

use rochade_pgn::Termination;

use crate::games::one;

#[track_caller]
fn check(text: &str, word: &str) {
    let found = one(text).termination().map_or("-", Termination::word);
    assert_eq!(found, word, "{text}");
}

#[test]
fn from_the_board() {
    check("f3 e5 g4 Qh4# 0-1", "checkmate");
    check(
        "[Termination \"time forfeit\"] f3 e5 g4 Qh4# *",
        "checkmate",
    );
    check(
        "[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"] Qf7 1/2-1/2",
        "stalemate",
    );
}

// No PGN says under which laws a game was played.
#[test]
fn what_ends_a_game_by_law_only_is_not_read_from_the_board() {
    for draw in [
        "[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"] Kxe2",
        "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
        "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"] Ra2",
    ] {
        check(&format!("{draw} *"), "-");
        check(&format!("{draw} 1/2-1/2"), "-");
        let tagged = format!("[Termination \"normal\"]\n{draw} 1/2-1/2");
        check(&tagged, "agreement");
    }
}

#[test]
fn from_the_tag() {
    let tagged = |tag: &str, result: &str, word: &str| {
        check(&format!("[Termination \"{tag}\"]\n\n1. e4 {result}"), word);
    };
    tagged("time forfeit", "1-0", "time");
    tagged("Time forfeit", "1/2-1/2", "time");
    tagged("abandoned", "0-1", "forfeit");
    tagged("adjudication", "1/2-1/2", "forfeit");
    tagged("rules infraction", "0-1", "forfeit");
    tagged("Rules infraction", "0-1", "forfeit");
    tagged("normal", "1-0", "resignation");
    tagged("Normal", "0-1", "resignation");
    tagged("Normal", "1/2-1/2", "agreement");
    tagged("Anna won on time", "1-0", "time");
    tagged("Anna won by resignation", "1-0", "resignation");
    tagged("Game drawn by agreement", "1/2-1/2", "agreement");
    tagged("unterminated", "1-0", "-");
    tagged("death", "1-0", "-");
    // Unfinished, whatever the tag says.
    tagged("normal", "*", "-");
    tagged("time forfeit", "*", "-");
    check("e4 1-0", "-");
    check("e4", "-");
}

#[test]
fn what_the_tag_would_say() {
    assert_eq!(Termination::Checkmate.tag(), "normal");
    assert_eq!(Termination::Stalemate.tag(), "normal");
    for (termination, result) in [
        (Termination::Agreement, "1/2-1/2"),
        (Termination::Resignation, "1-0"),
        (Termination::Time, "0-1"),
        (Termination::Forfeit, "1-0"),
        (Termination::Repetition, "1/2-1/2"),
        (Termination::Series, "1/2-1/2"),
        (Termination::PerpetualCheck, "1/2-1/2"),
        (Termination::FiftyMoves, "1/2-1/2"),
        (Termination::Count, "1/2-1/2"),
        (Termination::BareKing, "1-0"),
    ] {
        check(
            &format!("[Termination \"{}\"] e4 {result}", termination.tag()),
            termination.word(),
        );
    }
}
