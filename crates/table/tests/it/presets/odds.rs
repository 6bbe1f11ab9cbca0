//! Odds (laws.md, section 6): what the Handbuch says behind its § 9 (000), and the Dutch reglement
//! (001).

use rochade_table::Reason;
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Control, GameKind, Intent, LaterGames, Laws, Odds, OddsKind, Preset, PromptKind,
    Refusal, Seat, Start, Subject, Table, TypedError,
};

use super::{claims, laws};
use crate::saved_games::{assert_same, read, text};
use crate::table::{answer, drag, man, play, position, scores, square, start};

/// A game with odds under the laws of a preset.
fn given(preset: &str, odds: Odds) -> Table {
    try_given(laws(preset), odds).expect("odds that may be given")
}

fn try_given(laws: Laws, odds: Odds) -> Result<Table, Refusal> {
    Table::sit_down(Start {
        laws,
        odds: vec![odds],
        ..start("Anna", "Ben")
    })
}

fn from_file(kind: OddsKind, giver: Seat, file: u8) -> Odds {
    Odds {
        file,
        ..Odds::new(kind, giver)
    }
}

/// The player to move resigns, and the next game begins.
fn next_game(table: &mut Table) {
    let loser = table.view().turn;
    table.apply(Intent::Resign(loser)).expect("a question");
    answer(table, loser, PromptKind::Resign, Answer::Confirm).expect("the end");
    let intent = match table.view().draws_lots {
        true => Intent::RematchByLot(1),
        false => Intent::Rematch,
    };
    table.apply(intent).expect("a rematch");
}

/// Who sits at White's, whose turn it is, and who gives, by name.
fn seated(table: &Table) -> [String; 3] {
    let view = table.view();
    let giver = table.record().start.odds[0].giver;
    [WHITE, view.turn, giver].map(|seat| view.seats[seat.index()].player.name.clone())
}

#[test]
fn handbuch_odds_of_the_kings_bishops_pawn() {
    for preset in ["handbuch-early", "handbuch-late"] {
        let table = given(preset, Odds::new(OddsKind::Pawn, BLACK));
        let board = "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(position(&table), format!("{board} b KQkq - 0 1"));
        let table = given(preset, Odds::new(OddsKind::PawnMove, BLACK));
        assert_eq!(position(&table), format!("{board} w KQkq - 0 1"));
        let table = given(preset, Odds::new(OddsKind::PawnMove, WHITE));
        let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR";
        assert_eq!(position(&table), format!("{board} b KQkq - 0 1"));
    }
}

#[test]
fn handbuch_odds_of_moves_are_made_in_a_row_and_count_as_one() {
    for (kind, moves) in [
        (OddsKind::Pawn2, "e4 d4"),
        (OddsKind::Pawn3, "e4 d4 Nf3"),
        (OddsKind::Pawn4, "e4 Nf3 Bc4 O-O"),
    ] {
        for giver in [BLACK, WHITE] {
            let moves = match giver {
                BLACK => moves.to_owned(),
                _ => moves.replace('4', "5").replace('3', "6"),
            };
            let mut table = given("handbuch-late", Odds::new(kind, giver));
            let other = table.view().turn;
            assert_ne!(other, giver);
            for (left, mv) in (1..=moves.split(' ').count()).rev().zip(moves.split(' ')) {
                let view = table.view();
                assert_eq!((view.turn, view.ahead), (other, left), "{mv}");
                play(&mut table, mv);
            }
            let view = table.view();
            assert_eq!((view.turn, view.ahead), (giver, 0));
            assert_same(&read(&text(&table)), &table);
            let counters = view.position.rsplit(' ').take(2).collect::<Vec<_>>();
            let quiet = if kind == OddsKind::Pawn2 { "0" } else { "1" };
            let number = if giver == BLACK { "1" } else { "2" };
            assert_eq!(counters, [number, quiet], "{}", view.position);
        }
    }
    let mut table = given("handbuch-late", Odds::new(OddsKind::Pawn2, BLACK));
    play(&mut table, "e4 d4");
    let fen = "rnbqkbnr/ppppp1pp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(position(&table), fen);
    let rounds = table
        .view()
        .entries
        .iter()
        .map(|entry| entry.round)
        .collect::<Vec<_>>();
    assert_eq!(rounds, [1, 1]);
}

#[test]
fn handbuch_odds_of_moves_do_not_pass_the_middle_of_the_board() {
    let mut table = given("handbuch-early", Odds::new(OddsKind::Pawn2, BLACK));
    play(&mut table, "e4");
    let beyond = Err(Refusal::Typed(TypedError::Illegal));
    for text in ["e5", "Bb5", "Qh5", "e4e5"] {
        assert_eq!(table.apply(Intent::Type(text.to_owned())), beyond, "{text}");
    }
    drag(&mut table, "d1", "h5");
    assert_eq!(man(&table, "h5"), None);
    assert_eq!(table.plies(), 1);
    let why = |from: &str, to: Option<&str>| {
        let to = to.map(|name| square(&table, name));
        let why = table.why_not(square(&table, from), to)?;
        Some(why.reason)
    };
    let middle = Some(Reason::BeyondMiddle);
    assert_eq!(why("d1", Some("h5")), middle);
    assert_eq!(why("e4", None), middle);
    assert_eq!(why("d1", Some("g4")), None);
    play(&mut table, "Qg4 Nf6 Qg5");
    // Black's end are the ranks 5 to 8.
    let mut table = given("handbuch-early", Odds::new(OddsKind::Pawn3, WHITE));
    assert_eq!(table.apply(Intent::Type("e5".into())).map(|_| ()), Ok(()));
    assert_eq!(table.apply(Intent::Type("e4".into())), beyond);
    assert_eq!(table.apply(Intent::Type("Qh4".into())), beyond);
    play(&mut table, "Bc5 Qf6 g3");
}

#[test]
fn handbuch_odds_of_a_move_know_no_middle() {
    let mut table = given("handbuch-early", Odds::new(OddsKind::PawnMove, BLACK));
    assert_eq!(table.view().ahead, 0);
    play(&mut table, "e4 e5");
}

#[test]
fn handbuch_odds_moves_in_a_row_are_taken_back_one_by_one() {
    let mut table = given("handbuch-late", Odds::new(OddsKind::Pawn3, BLACK));
    play(&mut table, "e4 d4");
    let before = position(&table);
    play(&mut table, "Nf3");
    let back = |table: &mut Table| {
        table.apply(Intent::AskTakeBack(WHITE)).expect("a question");
        let (kind, accept) = (PromptKind::TakeBack, Answer::Accept);
        answer(table, BLACK, kind, accept).expect("an answer");
    };
    back(&mut table);
    assert_eq!((position(&table), table.view().ahead), (before, 1));
    back(&mut table);
    assert_eq!(table.view().ahead, 2);
    play(&mut table, "d3 c3 e5");
    assert_eq!(table.view().turn, WHITE);
    assert_same(&Table::replay(table.record()).expect("a record"), &table);
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn handbuch_odds_positions_amid_the_moves_never_stood() {
    // The knight's place on f3 with White to move would stand a third time after the second round,
    // were the first one counted.
    let mut table = given("club", Odds::new(OddsKind::Pawn2, BLACK));
    play(&mut table, "Nf3 Ng1 Nc6 Nf3 Nb8");
    play(&mut table, "Ng1 Nc6 Nf3 Nb8");
    assert_eq!(claims(&table), [[], []], "it has stood twice");
    play(&mut table, "Ng1 Nc6 Nf3 Nb8");
    assert_eq!(claims(&table)[0].len(), 1, "now three times");
}

#[test]
fn handbuch_odds_of_a_piece_the_giver_begins_every_game() {
    let board = |fen: &str| fen.split(' ').next().map(str::to_owned);
    for (odds, expected) in [
        (Odds::new(OddsKind::Knight, WHITE), "R1BQKBNR w KQkq"),
        (from_file(OddsKind::Knight, WHITE, 6), "RNBQKB1R w KQkq"),
        (Odds::new(OddsKind::Rook, WHITE), "1NBQKBNR w Kkq"),
        (Odds::new(OddsKind::Queen, WHITE), "RNB1KBNR w KQkq"),
    ] {
        let table = given("handbuch-late", odds);
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/{expected} - 0 1");
        assert_eq!(position(&table), fen);
        assert_eq!(board(&fen), board(&position(&table)));
    }
    let mut table = given("handbuch-late", Odds::new(OddsKind::Knight, BLACK));
    for _ in 0..3 {
        // The colours stay; the first move would change without odds.
        assert_eq!(seated(&table), ["Anna", "Ben", "Ben"]);
        next_game(&mut table);
    }
}

#[test]
fn gustavus_3_the_giver_has_the_first_move_in_every_game() {
    for preset in Preset::of(GameKind::Chess) {
        for &kind in GameKind::Chess.odds() {
            let Ok(mut table) = try_given(preset.laws.clone(), Odds::new(kind, WHITE)) else {
                continue;
            };
            for _ in 0..4 {
                let [_, first, giver] = seated(&table);
                assert_eq!(giver, "Anna", "{} {kind:?}", preset.name);
                let is_given = kind == OddsKind::PawnMove || kind.moves_ahead() > 0;
                assert_eq!(first, if is_given { "Ben" } else { "Anna" });
                next_game(&mut table);
            }
        }
    }
}

#[test]
fn laws_section_1_later_games_with_odds_change_the_colours_as_without() {
    for preset in Preset::of(GameKind::Chess) {
        let mut table = given(preset.name, Odds::new(OddsKind::Rook, WHITE));
        next_game(&mut table);
        let stays = preset.laws.later_games == LaterGames::FirstMoveChanges;
        assert_eq!(seated(&table)[0], if stays { "Anna" } else { "Ben" });
        // The rook of the giver's queen's side, whichever colour that is now.
        let off = if stays { "a1" } else { "a8" };
        assert_eq!(man(&table, off), None, "{}", preset.name);
    }
}

#[test]
fn laws_section_6_scores_count_as_in_any_game() {
    let mut table = given("modern", Odds::new(OddsKind::Queen, WHITE));
    next_game(&mut table);
    // Anna resigned as White, and has the black men now.
    assert_eq!(scores(&table), [24, 0]);
}

#[test]
fn gustavus_5_the_man_that_is_meant_unless_another_was_chosen() {
    let off = |odds| {
        let table = given("gustavus", odds);
        let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let squares = files
            .iter()
            .flat_map(|file| [format!("{file}1"), format!("{file}2")]);
        let empty: Vec<String> = squares.filter(|name| man(&table, name).is_none()).collect();
        empty.join(" ")
    };
    assert_eq!(off(Odds::new(OddsKind::Pawn, WHITE)), "f2");
    assert_eq!(off(Odds::new(OddsKind::Knight, WHITE)), "b1");
    assert_eq!(off(Odds::new(OddsKind::Rook, WHITE)), "a1");
    assert_eq!(off(from_file(OddsKind::Rook, WHITE, 7)), "h1");
    assert_eq!(off(from_file(OddsKind::Pawn, WHITE, 2)), "c2");
    // There is no such man: the one that is meant.
    assert_eq!(off(from_file(OddsKind::Knight, WHITE, 4)), "b1");
}

#[test]
fn gustavus_9_several_moves_are_not_given() {
    for preset in Preset::of(GameKind::Chess) {
        for &kind in GameKind::Chess.odds() {
            let table = try_given(preset.laws.clone(), Odds::new(kind, BLACK));
            let forbids = preset.name == "gustavus" && kind.moves_ahead() > 0;
            if forbids {
                let refused = Refusal::Forbidden(Subject::Odds);
                assert_eq!(table.err(), Some(refused), "{kind:?}");
            } else {
                assert!(table.is_ok(), "{} {kind:?}", preset.name);
            }
        }
    }
    assert_eq!(laws("gustavus").cite(Subject::Odds), "gustavus:9");
}

#[test]
fn gustavus_16_no_castling_where_the_rook_is_off() {
    let castles = |odds| {
        let fen = position(&given("gustavus", odds));
        fen.split(' ').nth(2).map(str::to_owned)
    };
    let rook = |giver, file| Some(from_file(OddsKind::Rook, giver, file));
    let rights = [
        rook(WHITE, 0),
        rook(WHITE, 7),
        rook(BLACK, 0),
        rook(BLACK, 7),
    ];
    let rights = rights.map(|odds| castles(odds.expect("odds")).expect("rights"));
    assert_eq!(rights, ["Kkq", "Qkq", "KQk", "KQq"]);
    // Another rook that comes to the corner does not castle.
    let mut table = given("modern", Odds::new(OddsKind::Rook, WHITE));
    play(&mut table, "b3 a6 Bb2 b6 Na3 c6 Qb1 d6 Qa1 e6 Nb1 f6");
    assert!(table.apply(Intent::Type("O-O-O".into())).is_err());
}

#[test]
fn laws_section_6_a_position_that_was_set_up_leaves_no_room_for_odds() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let start = Start {
        odds: vec![Odds::new(OddsKind::Pawn4, WHITE)],
        ..start("Anna", "Ben")
    };
    let table = Table::from_position(start.clone(), fen).expect("a position");
    assert_eq!((position(&table), table.view().ahead), (fen.to_owned(), 0));
    assert_eq!(table.record().start.odds, []);
    assert_eq!(Table::new(start).record().start.odds, []);
    let nobody = try_given(Laws::MODERN, Odds::new(OddsKind::Rook, Seat(2))).expect("a game");
    assert_eq!(
        nobody.record().start,
        Start::new(GameKind::Chess, nobody.record().start.players.clone())
    );
}

#[test]
fn laws_section_6_the_giver_keeps_the_time_and_gives_it_again() {
    let control = |text| Control::from_seconds(text).expect("a control");
    let mut table = Table::sit_down(Start {
        odds: vec![Odds::new(OddsKind::Pawn2, BLACK)],
        controls: Some(vec![control("300"), control("60")]),
        ..start("Anna", "Ben")
    })
    .expect("odds");
    table.tell_time(0);
    play(&mut table, "e4");
    table.tell_time(2_000);
    play(&mut table, "d4");
    let left = |table: &Table| {
        let faces = table.clock_view().expect("clocks").faces;
        faces.iter().map(|face| face.left).collect::<Vec<_>>()
    };
    assert_eq!(left(&table), [298_000, 60_000]);
    table.apply(Intent::Pause).expect("a clock that runs");
    assert_same(&read(&text(&table)), &table);
    next_game(&mut table);
    assert_eq!(left(&table), [60_000, 300_000]);
    assert_eq!(
        table.record().start.odds.first().map(|odds| odds.giver),
        Some(WHITE)
    );
}
