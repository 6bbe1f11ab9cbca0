//! Positions as text: what is read, and what is refused where and why (many-position-text.md).

use rochade_many::{Board, Frozen, Position, Rules, Seat, Takers, TextField, Turns};

/// Bare kings and a row for what a test needs: rows 14 to 1, C's king on h1.
fn four(row_4: &str, row_2: &str, rest: &str) -> String {
    format!("3AK4/8/8/14/14/14/14/BK12DK/14/14/{row_4}/8/{row_2}/4CK3 {rest}")
}

#[track_caller]
fn refused(text: &str, rules: &Rules, field: Option<TextField>, message: &str) {
    let error = Position::from_text(text, rules).expect_err(text);
    assert_eq!(error.field(), field, "{text}");
    assert_eq!(error.to_string(), message, "{text}");
    assert!(error.word().starts_with("many-"));
}

#[track_caller]
fn refused_four(text: &str, field: TextField, message: &str) {
    let message = format!("{field}: {message}");
    refused(text, &Rules::FOUR, Some(field), &message);
}

#[track_caller]
fn same(text: &str, rules: &Rules) -> Position {
    let position = Position::from_text(text, rules).expect(text);
    assert_eq!(position.to_string(), text);
    position
}

#[test]
fn what_is_read_is_written() {
    same(&four("3CP10", "4CP3", "C - - - -"), &Rules::FOUR);
    same(&four("2DP11", "8", "B - - - A15B15C15D14"), &Rules::FOUR);
    let played = same(&four("3CP10", "8", "D - Cd3:DB - -"), &Rules::FOUR);
    let passed: Vec<_> = played.passed().collect();
    assert_eq!(passed.len(), 1);
    assert_eq!(passed[0].owner, Seat::C);
    same(&four("3CP10", "8", "A - Cd3:B - -"), &Rules::FOUR);
}

#[test]
fn placement_is_refused_with_its_row() {
    let check = |text: &str, message: &str| refused_four(text, TextField::Placement, message);
    check("", "14 rows wanted, 1 found");
    check("8/8 C - - - -", "14 rows wanted, 2 found");
    check(
        &four("13", "8", "C - - - -"),
        "14 squares wanted in row 4, 13 found",
    );
    check(
        &four("15", "8", "C - - - -"),
        "14 squares wanted in row 4, 15 found",
    );
    check(
        &four("14", "07", "C - - - -"),
        "'07' in row 2 is no man and no number of squares",
    );
    check(
        &four("14", "CP0CP6", "C - - - -"),
        "'0CP6' in row 2 is no man and no number of squares",
    );
    check(
        &four("14", "Cp7", "C - - - -"),
        "'Cp7' in row 2 is no man and no number of squares",
    );
    check(
        &four("14", "kP7", "C - - - -"),
        "'kP7' in row 2 is no man and no number of squares",
    );
    check(
        &four("14", "CK7", "C - - - -"),
        "one king wanted of C, 2 found",
    );
    check(
        &four("CP13", "8", "C - - - -"),
        "the pawn on a4 would have become an officer",
    );
    let no_king = four("14", "8", "C - - - -").replace("AK", "AQ");
    check(&no_king, "one king wanted of A, 0 found");
}

#[test]
fn turn_is_refused() {
    for turn in ["", "E", "c", "CC", "-"] {
        let text = four("14", "8", &format!("{turn} - - - -"));
        refused_four(&text, TextField::Turn, &format!("'{turn}' is no player"));
    }
    refused_four(
        four("14", "8", "").trim_end(),
        TextField::Turn,
        "the field is missing",
    );
}

#[test]
fn castling_is_refused() {
    for castling in ["", "K", "CK-", "CQK", "CKK", "CKCQ", "DKCK", "CkQ", "C"] {
        let text = four("14", "8", &format!("C {castling} - - -"));
        let position = Position::from_text(&text, &Rules::FOUR).expect_err(&text);
        assert_eq!(position.field(), Some(TextField::Castling), "{text}");
    }
    refused_four(
        &four("14", "8", "C CK - - -"),
        TextField::Castling,
        "C may castle without king and rook in place",
    );
    // The game for three has no such field (3p-40).
    let three = Position::initial(&Rules::THREE).to_string();
    let message = "too many fields: '-' stands after the last one";
    refused(&format!("{three} -"), &Rules::THREE, None, message);
}

#[test]
fn passed_pawns_are_refused_with_the_reason() {
    let check = |row: &str, turn: &str, passed: &str, reason: &str| {
        let text = four(row, "8", &format!("{turn} - {passed} - -"));
        refused_four(
            &text,
            TextField::EnPassant,
            &format!("'{passed}': {reason}"),
        );
    };
    check(
        "3CP10",
        "D",
        "Cd4:D",
        "no pawn of this player passes that square",
    );
    check(
        "14",
        "D",
        "Cd3:DB",
        "no pawn of this player stands behind the square",
    );
    check(
        "3CP10",
        "D",
        "Cd3:A",
        "it names somebody who may not take there",
    );
    check(
        "3CP10",
        "D",
        "Cd3:BD",
        "players wanted in the order of their turns, each once",
    );
    check(
        "3CP10",
        "D",
        "Cd3:DD",
        "players wanted in the order of their turns, each once",
    );
    check(
        "3CP10",
        "B",
        "Cd3:D",
        "it names somebody who has had a turn since",
    );
    check(
        "3CP10",
        "C",
        "Cd3:B",
        "it names somebody who has had a turn since",
    );
    let filled = four("3CP10", "8", "D - Cd3:DB - -").replacen("/8/8/4CK3", "/BR7/8/4CK3", 1);
    refused_four(
        &filled,
        TextField::EnPassant,
        "'Cd3:DB': somebody stands on the square",
    );
    let frozen = four("3CP10", "8", "D - Cd3:DB Cm -");
    refused_four(
        &frozen,
        TextField::EnPassant,
        "'Cd3:DB': this player is frozen",
    );
    for passed in [
        "", "Cd3", "Cd3:", "Ed3:D", "Cz3:D", "Cd3:DB,", "Cd3:x", "d3:D",
    ] {
        let text = four("3CP10", "8", &format!("D - {passed} - -"));
        let error = Position::from_text(&text, &Rules::FOUR).expect_err(&text);
        assert_eq!(error.field(), Some(TextField::EnPassant), "{text}");
        assert!(
            error
                .to_string()
                .ends_with("is neither - nor a list like Cd3:DB")
        );
    }
}

#[test]
fn passed_pawns_stand_with_the_oldest_first() {
    let old_first = four("3CP8DP1", "8", "A - Cd3:B,Dl5:A - -");
    let old_first = old_first.replacen("/14/3CP8DP1/", "/10DP3/3CP10/", 1);
    same(&old_first, &Rules::FOUR);
    let turned = old_first.replace("Cd3:B,Dl5:A", "Dl5:A,Cd3:B");
    let message = "'Cd3:B': the oldest step wanted first, and one a player";
    refused_four(&turned, TextField::EnPassant, message);
    let twice = old_first.replace("Cd3:B,Dl5:A", "Cd3:B,Cd3:B");
    refused_four(&twice, TextField::EnPassant, message);
}

#[test]
fn frozen_players_are_refused() {
    for frozen in ["", "m", "Am-", "AmAs", "BmAm", "Ax", "A", "Ao", "AmB"] {
        let text = four("14", "CQ7", &format!("C - - {frozen} -"));
        let error = Position::from_text(&text, &Rules::FOUR).expect_err(&text);
        assert_eq!(error.field(), Some(TextField::Frozen), "{text}");
    }
}

#[test]
fn counts_are_refused() {
    for count in [
        "",
        "0",
        "A1B1C1",
        "A1B1C1D1E1",
        "A01B1C1D1",
        "A1B1C1D1000",
        "B1A1C1D1",
        "A1B1C1D",
        "A1B1C1D-1",
    ] {
        let text = four("14", "CQ7", &format!("C - - - {count}"));
        let error = Position::from_text(&text, &Rules::FOUR).expect_err(&text);
        assert_eq!(error.field(), Some(TextField::Count), "{text}");
    }
    same(&four("14", "CQ7", "C - - - A0B0C0D999"), &Rules::FOUR);
}

#[test]
fn fields_are_parted_by_one_blank_each() {
    let text = four("14", "CQ7", "C - - - -");
    for spoilt in [
        format!(" {text}"),
        format!("{text} "),
        text.replacen(' ', "  ", 1),
        text.replacen(' ', "\t", 1),
        format!("{text}\n"),
    ] {
        assert!(
            Position::from_text(&spoilt, &Rules::FOUR).is_err(),
            "{spoilt:?}"
        );
    }
}

#[test]
fn a_text_is_read_under_the_direction_of_the_laws() {
    let left = Rules {
        turns: Turns::Left,
        ..Rules::FOUR
    };
    // By many-laws.md, section 2, C14, after C the turn comes to B first.
    let text = four("3CP10", "8", "B - Cd3:BD - -");
    same(&text, &left);
    assert!(Position::from_text(&text, &Rules::FOUR).is_err());
    let next_only = Rules {
        en_passant: Takers::NextEnemy,
        ..Rules::FOUR
    };
    same(&four("3CP10", "8", "D - Cd3:D - -"), &next_only);
    assert!(Position::from_text(&four("3CP10", "8", "D - Cd3:DB - -"), &next_only).is_err());
}

#[test]
fn the_rows_tell_the_board() {
    for board in Board::ALL {
        let start = Position::initial(&crate::chance_texts::rules(board)).to_string();
        for other in Board::ALL {
            let read = Position::from_text(&start, &crate::chance_texts::rules(other));
            assert_eq!(read.is_ok(), board == other, "{board:?} as {other:?}");
        }
    }
    for text in ["", "8/8/8/8/8/8/8/8 w - -", "/", "14/14"] {
        assert_eq!(Board::of_text(text), None);
    }
}

#[test]
fn who_has_left_three_stays_frozen() {
    let text = "kR11/12/12/12/12/12/12/wK10rK/8/3kK4 k - ro -";
    let position = same(text, &Rules::THREE);
    assert_eq!(position.frozen(Seat::RED), Some(Frozen::Left));
    // It has a move, and is passed over all the same.
    let mv = position.parse_move("a10a9").expect("a move");
    let (_, next) = position.play(mv).expect("legal");
    assert_eq!(next.turn(), Seat::WHITE);
}
