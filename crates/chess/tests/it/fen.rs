//! Reading and writing FEN: the field and the reason of every refusal.

use rochade_chess::{
    Color, EnPassantFault, FenError, FenField, Position, Rank, Role, SetupError, Square, Wing,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn error(fen: &str) -> FenError {
    fen.parse::<Position>().expect_err(fen)
}

fn fault(fen: &str) -> SetupError {
    match error(fen) {
        FenError::Setup(fault) => fault,
        other => panic!("{fen}: {other}"),
    }
}

fn check_message(fen: &str, field: Option<FenField>, message: &str) {
    let error = error(fen);
    assert_eq!(error.field(), field, "{fen}");
    assert_eq!(error.to_string(), message, "{fen}");
}

#[test]
fn start() {
    let position: Position = START.parse().expect(START);
    assert_eq!(position, Position::initial());
    assert_eq!(position, Position::default());
    assert_eq!(position.to_string(), START);
}

#[test]
fn counters_may_be_missing() {
    let four: Position = "4k3/8/8/8/8/8/8/4K3 b - -".parse().expect("four fields");
    assert_eq!(four.to_string(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    let five: Position = "  4k3/8/8/8/8/8/8/4K3\tb - -  7\n"
        .parse()
        .expect("five fields");
    assert_eq!(five.to_string(), "4k3/8/8/8/8/8/8/4K3 b - - 7 1");
    let zero: Position = "4k3/8/8/8/8/8/8/4K3 b - - 0 0".parse().expect("move 0");
    assert_eq!(zero.fullmove_number(), 1);
}

#[test]
fn castling_letters_in_any_order() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w qKkQ - 0 1";
    let position: Position = fen.parse().expect(fen);
    assert_eq!(position.castling().to_string(), "KQkq");
}

#[test]
fn fields_are_named() {
    use FenField::*;
    check_message("", Some(Placement), "placement: the field is missing");
    check_message("8/8/8/8/8/8/8/8", Some(Turn), "turn: the field is missing");
    check_message(
        "8/8/8/8/8/8/8/8 w",
        Some(Castling),
        "castling: the field is missing",
    );
    check_message(
        "8/8/8/8/8/8/8/8 w -",
        Some(EnPassant),
        "en passant: the field is missing",
    );
    let extra = format!("{START} abc");
    check_message(
        &extra,
        None,
        "too many fields: 'abc' stands after the last one",
    );
    check_message(
        "8/8 w - -",
        Some(Placement),
        "placement: 8 ranks wanted, 2 found",
    );
    check_message(
        "8/8/8/7/8/8/8/8 w - -",
        Some(Placement),
        "placement: 8 squares wanted in rank 5, 7 found",
    );
    check_message(
        "8/8/8/8/8/8/ppppppppp/8 w - -",
        Some(Placement),
        "placement: 8 squares wanted in rank 2, 9 found",
    );
    check_message(
        "8/8/8/8/8/8/8/7x w - -",
        Some(Placement),
        "placement: 'x' in rank 1 is no man",
    );
    check_message(
        "8/8/8/8/8/8/8/44 w - -",
        Some(Placement),
        "placement: '4' in rank 1 is no man",
    );
    check_message(
        "8/8/8/8/8/8/8/8 W - -",
        Some(Turn),
        "turn: 'W' is neither w nor b",
    );
    check_message(
        "8/8/8/8/8/8/8/8 w KK -",
        Some(Castling),
        "castling: 'KK' is neither - nor some of KQkq",
    );
    check_message(
        "8/8/8/8/8/8/8/8 w HAha -",
        Some(Castling),
        "castling: 'HAha' is neither - nor some of KQkq",
    );
    check_message(
        "8/8/8/8/8/8/8/8 w - e9",
        Some(EnPassant),
        "en passant: 'e9' is neither - nor a square",
    );
    for number in ["-1", "+1", "x", "65536", "99999999999999999999"] {
        check_message(
            &format!("8/8/8/8/8/8/8/8 w - - {number} 1"),
            Some(HalfmoveClock),
            &format!("halfmove clock: '{number}' is no number, or too large"),
        );
    }
    check_message(
        "8/8/8/8/8/8/8/8 w - - 0 4294967296",
        Some(FullmoveNumber),
        "fullmove number: '4294967296' is no number, or too large",
    );
}

#[test]
fn data_of_errors() {
    assert_eq!(
        error("8/8/8/7/8/8/8/8 w - -"),
        FenError::RankLength {
            rank: Rank::Fifth,
            found: 7
        }
    );
    assert_eq!(
        error("8/8/?7/8/8/8/8/8 w - -"),
        FenError::Letter {
            rank: Rank::Sixth,
            letter: '?'
        }
    );
}

#[test]
fn kings() {
    let no = "8/8/8/8/8/8/8/4K3 w - -";
    assert_eq!(
        fault(no),
        SetupError::NoKing {
            color: Color::Black
        }
    );
    let two = "kk6/8/8/8/8/8/8/4K3 w - -";
    assert_eq!(
        fault(two),
        SetupError::ManyKings {
            color: Color::Black,
            count: 2
        }
    );
    let touching = "8/8/8/8/8/8/4k3/4K3 w - -";
    let by = Square::E1;
    assert_eq!(
        fault(touching),
        SetupError::KingCanBeTaken {
            color: Color::Black,
            by
        }
    );
}

#[test]
fn pawns_on_the_ends() {
    let fault_on = |fen, square| assert_eq!(fault(fen), SetupError::PawnOnEnd { square });
    fault_on("4k3/8/8/8/8/8/8/P3K3 w - -", Square::A1);
    fault_on("4k2P/8/8/8/8/8/8/4K3 w - -", Square::H8);
}

#[test]
fn side_not_to_move_in_check() {
    let fen = "4k3/8/8/8/8/8/8/K3R3 w - -";
    let (color, by) = (Color::Black, Square::E1);
    assert_eq!(fault(fen), SetupError::KingCanBeTaken { color, by });
    assert_eq!(error(fen).field(), Some(FenField::Turn));
    assert_eq!(
        error(fen).to_string(),
        "turn: black is in check from e1 but not to move"
    );
}

#[test]
fn castling_rights_need_their_men() {
    let (color, wing) = (Color::White, Wing::KingSide);
    assert_eq!(
        fault("4k3/8/8/8/8/8/8/4K2B w K -"),
        SetupError::Castling {
            color,
            wing,
            missing: Role::Rook
        }
    );
    assert_eq!(
        fault("4k3/8/8/8/8/8/8/5K1R w K -"),
        SetupError::Castling {
            color,
            wing,
            missing: Role::King
        }
    );
}

#[test]
fn all_faults_are_found() {
    let setup: rochade_chess::Setup = "P7/8/8/8/8/8/8/8 w K e6".parse().expect("readable");
    assert_eq!(setup.faults().len(), 6);
}

// cozy-chess 0.3.2 was the first to look at the square at all.
#[test]
fn en_passant_squares_are_looked_at() {
    let reason = |fen: &str| match fault(fen) {
        SetupError::EnPassant { reason, .. } => reason,
        other => panic!("{fen}: {other}"),
    };
    assert_eq!(
        reason("4k3/8/8/8/4P3/8/8/4K3 w - e3"),
        EnPassantFault::WrongRank
    );
    assert_eq!(
        reason("4k3/8/8/8/4P3/8/8/4K3 b - e4"),
        EnPassantFault::WrongRank
    );
    assert_eq!(
        reason("4k3/8/8/8/4P3/8/8/4K3 b - d3"),
        EnPassantFault::NoPawn
    );
    assert_eq!(
        reason("4k3/8/8/8/4p3/8/8/4K3 b - e3"),
        EnPassantFault::NoPawn
    );
    assert_eq!(
        reason("4k3/8/8/8/4P3/8/4P3/4K3 b - e3"),
        EnPassantFault::WayBlocked
    );
    assert_eq!(
        reason("4k3/8/8/8/4P3/4N3/8/4K3 b - e3"),
        EnPassantFault::WayBlocked
    );
}

#[test]
fn en_passant_is_written_only_where_legal() {
    let printed = |fen: &str| fen.parse::<Position>().expect(fen).to_string();
    let nobody = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(printed(nobody), nobody.replace("e3", "-"));
    let pinned = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1";
    assert_eq!(printed(pinned), pinned.replace("d3", "-"));
    let legal = "4k3/8/8/8/3Pp3/8/8/3K4 b - d3 0 1";
    assert_eq!(printed(legal), legal);
}

// The four of the README, with the numbers it gives.
#[test]
fn unreachable_but_playable() {
    let moves = |fen: &str| fen.parse::<Position>().expect(fen).legal_moves().count();
    assert_eq!(moves("1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1"), 5);
    assert_eq!(moves("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1"), 6);
    assert_eq!(
        moves("rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1"),
        2
    );
    assert_eq!(moves("1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b - - 0 1"), 3);
    // The most moves of any reachable position, and a board full of queens.
    assert_eq!(
        moves("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"),
        218
    );
    assert!(moves("Q1Q1Q1Q1/1Q1Q1Q1Q/Q7/8/4K3/8/7p/7k w - - 0 1") > 100);
}
