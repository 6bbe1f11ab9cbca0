//! Games of four and of three, to text and back.

use rochade_desk::{Account, Accounts, Reader};
use rochade_table::{
    Answer, Event, Intent, Laws, Odds, OddsKind, PromptKind, Question, Seat, Start, Table,
};

use crate::coming_in::game;
use crate::laws::{act, export, play, preset, there_and_back, under};
use crate::reading::fault;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);
const BLACK: Seat = Seat(0);
const RED: Seat = Seat(1);
const WHITE: Seat = Seat(2);

/// B's king in the corner is mated once C's rook is on row 11.
const CORNER: &str = "3AK4/8/8/BK13/9AR4/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -";

fn resign(table: &mut Table, seat: Seat) {
    act(table, Intent::Resign(seat));
    answer(table, (PromptKind::Resign, seat, seat), Answer::Confirm);
}

fn answer(table: &mut Table, (kind, of, by): (PromptKind, Seat, Seat), answer: Answer) {
    act(table, Intent::Answer(Question { kind, of, by }, answer));
}

/// The moves of a text.
fn moves(text: &str) -> &str {
    text.split_once("\n\n").expect("tags").1.trim_end()
}

#[test]
fn a_game_of_four_looks_as_the_spec_has_it() {
    let mut table = under(preset("gustavus-four"), None);
    play(&mut table, "d2-d4 m7-l7 Nj14-i12 b5-c5 e2-e3");
    let text = there_and_back(&table);
    assert_eq!(
        text,
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[A \"?\"]\n[B \"?\"]\n[C \"?\"]\n[D \"?\"]\n\
         [Result \"*\"]\n[Variant \"four\"]\n[Laws \"gustavus-four,say-check:needed\"]\n[Termination \"unterminated\"]\n\n\
         1. d2-d4 .. m7-l7 .. Nj14-i12 .. b5-c5\n2. e2-e3\n*\n"
    );
}

#[test]
fn four_who_begins_by_lot_stands_in_the_position() {
    let mut start = rochade_table::Start::under(preset("four"), Vec::new());
    start.first = B;
    let mut table = Table::sit_down(start).expect("a game");
    play(&mut table, "b5-c5 d2-d4");
    let text = there_and_back(&table);
    assert!(text.contains(" B AKQBKQCKQDKQ - - -\"]\n"), "{text}");
    let back = game(&text);
    let table = rochade_table::saved::read(&back.saved).expect("a saved game");
    assert_eq!(
        (table.record().start.first, &table.record().start.position),
        (B, &None)
    );
}

#[test]
fn four_r36_a_mate_and_a_release_come_back() {
    let mut table = under(preset("four"), Some(CORNER));
    play(
        &mut table,
        "k9-k11 n8-n7 g14-g13 h1-h2 n7-n8 g13-g14 k11-k12 n8-n7 g14-g13 f6-g8",
    );
    let text = there_and_back(&table);
    assert_eq!(
        moves(&text),
        "1. Rk9-k11+ .. Kn8-n7 .. Kg14-g13 .. #\n2. Kh1-h2 .. Kn7-n8 .. Kg13-g14 .. #\n\
         3. Rk11-k12 .. Kn8-n7 .. Kg14-g13 .. Nf6-g8\n*"
    );
}

#[test]
fn four_c11_a_pair_resigns_together_in_turn_or_out_of_turn() {
    for (seat, partner, wanted) in [
        (D, B, "1. d2-d4 .. R\nfull AC"),
        (C, A, "1. d2-d4 RC\nfull BD"),
    ] {
        let mut table = under(preset("four"), None);
        play(&mut table, "d2-d4");
        resign(&mut table, seat);
        answer(
            &mut table,
            (PromptKind::ResignTogether, partner, seat),
            Answer::Accept,
        );
        assert_eq!(moves(&there_and_back(&table)), wanted);
    }
}

#[test]
fn four_c11_a_pair_that_played_on_has_not_resigned() {
    let mut table = under(preset("four"), None);
    resign(&mut table, C);
    answer(
        &mut table,
        (PromptKind::ResignTogether, A, C),
        Answer::Decline,
    );
    play(&mut table, "d2-d4");
    assert_eq!(moves(&there_and_back(&table)), "1. d2-d4\n*");
}

#[test]
fn three_c11_who_leaves_is_passed_over_and_the_others_go_on() {
    let mut table = under(preset("three"), None);
    play(&mut table, "c2-c4");
    resign(&mut table, WHITE);
    play(&mut table, "l3-i3 d2-d3 l4-k4");
    resign(&mut table, BLACK);
    let text = there_and_back(&table);
    assert_eq!(
        moves(&text),
        "1. c2-c4 Rw .. l3-i3 .. R\n2. d2-d3 .. l4-k4 .. R\n3. R\nfull r"
    );
    assert!(text.contains("[Termination \"normal\"]"), "{text}");
}

#[test]
fn a_draw_takes_the_word_of_all_who_move() {
    let mut table = under(preset("three"), None);
    play(&mut table, "c2-c4 l3-i3");
    act(&mut table, Intent::OfferDraw(RED));
    answer(
        &mut table,
        (PromptKind::DrawOffer, BLACK, RED),
        Answer::Accept,
    );
    answer(
        &mut table,
        (PromptKind::DrawOffer, WHITE, RED),
        Answer::Accept,
    );
    let text = there_and_back(&table);
    assert_eq!(moves(&text), "1. c2-c4 .. l3-i3 {(=)}\ndraw");
    // A text of others tells only that it was drawn.
    let back = game("[Variant \"three\"]\n\n1. c2-c4 .. l3-i3 draw");
    assert_eq!((back.result, back.termination), ("draw", "agreement"));
}

#[test]
fn four_counts_of_either_enemy_come_back() {
    let mut table = under(preset("gustavus-four"), Some(CORNER));
    play(&mut table, "k9-k10");
    act(&mut table, Intent::StartCount(B));
    play(&mut table, "n8-n7");
    let text = there_and_back(&table);
    assert_eq!(
        moves(&text),
        "1. Rk9-k10 {[%rochade start-count,B]} .. Kn8-n7\n*"
    );
}

#[test]
fn four_r6_a_move_against_the_rules_that_stands_comes_back() {
    let mut table = under(preset("gustavus-four"), None);
    let square = |table: &Table, name| table.view().plan.find(name).expect("a square");
    let (from, to) = (square(&table, "d2"), square(&table, "g6"));
    act(&mut table, Intent::Touch(from));
    act(&mut table, Intent::LetGo(Some(to)));
    answer(&mut table, (PromptKind::IllegalMove, B, C), Answer::Stand);
    play(&mut table, "m7-l7");
    assert_eq!(moves(&there_and_back(&table)), "1. d2-g6✗ .. m7-l7\n*");
}

#[test]
fn four_r7_checks_that_nobody_said_come_back() {
    // C's rook attacks D's king and B's queen, and nobody is told; it takes the queen all the same.
    let men = "3AK4/3AP4/8/1BP12/14/14/BK13/2BQ10DK/14/14/4CR7DP1/8/8/4CK3 C - - - -";
    let mut table = under(preset("gustavus-four"), Some(men));
    play(&mut table, "e4-e7 m4-l4 g13-g12 b11-c11");
    let square = |table: &Table, name| table.view().plan.find(name).expect("a square");
    let (from, to) = (square(&table, "e7"), square(&table, "c7"));
    act(&mut table, Intent::Touch(from));
    act(&mut table, Intent::LetGo(Some(to)));
    answer(&mut table, (PromptKind::IllegalMove, D, C), Answer::Stand);
    play(&mut table, "l4-k4");
    act(&mut table, Intent::PointOutCheck(A));
    play(&mut table, "n7-n8 g12-g11 a8-a9");
    act(&mut table, Intent::SayCheck(C));
    play(&mut table, "h1-h2");
    let text = there_and_back(&table);
    assert_eq!(
        moves(&text),
        "1. Re4-e7+ .. m4-l4 .. g13-g12 .. b11-c11 {[%rochade say-check,C]}\n\
         2. Re7xc7+✗ .. Kn7-n8 .. g12-g11 .. Ka8-a9 {[%rochade say-check,C]}\n\
         3. Kh1-h2\n*"
    );
}

#[test]
fn odds_of_four_and_three_come_back() {
    let begin = |laws: &str, odds: &[Odds]| {
        let start = Start {
            odds: odds.to_vec(),
            ..Start::under(preset(laws), Vec::new())
        };
        Table::sit_down(start).expect("a game")
    };
    let rook = Odds::new(OddsKind::Rook, A);
    let mut four = begin("gustavus-four", &[rook]);
    play(&mut four, "d13-d12");
    let text = there_and_back(&four);
    assert!(text.contains("[Odds \"rook A k14\"]\n"), "{text}");
    let men = [
        Odds::new(OddsKind::Bishop, RED),
        Odds::new(OddsKind::Pawn, RED),
    ];
    let mut three = begin("three", &men);
    play(&mut three, "l3-k3");
    let text = there_and_back(&three);
    assert!(
        text.contains("[Odds \"bishop r m5 pawn r l8\"]\n"),
        "{text}"
    );
    let back = rochade_table::saved::read(&game(&text).saved).expect("a saved game");
    assert_eq!(back.record().start.odds, men);
    // What isn't so stays a tag.
    let wrong = text.replace("pawn r l8", "pawn r l9");
    let back = rochade_table::saved::read(&game(&wrong).saved).expect("a saved game");
    assert!(back.record().start.odds.is_empty());
}

#[test]
fn in_older_files_check_was_only_announced() {
    let laws = |text: &str| {
        let back = game(&format!(
            "[Variant \"four\"]\n[Laws \"{text}\"]\n\n1. d2-d4"
        ));
        let table = rochade_table::saved::read(&back.saved).expect("a saved game");
        table.record().start.laws.text()
    };
    assert_eq!(laws("gustavus-four"), "gustavus-four,say-check:announced");
    assert_eq!(laws("gustavus-four,say-check:needed"), "gustavus-four");
    assert_eq!(laws("four"), "four");
}

#[test]
fn names_clocks_and_comments_come_back() {
    let text = "[Event \"Club\"]\n[Site \"?\"]\n[Date \"2026.11.20\"]\n[Round \"?\"]\n[Black \"Anna\"]\n[Red \"Ben\"]\n\
                [White \"Cor\"]\n[Result \"*\"]\n[Variant \"three\"]\n[Laws \"three,board:t120\"]\n[TimeControlBlack \"300\"]\n\
                [TimeControlRed \"600\"]\n[TimeControlWhite \"300+5\"]\n[Termination \"unterminated\"]\n\n\
                {first} 1. c2-c4 {[%clk 0:04:50]} {good} .. l4-i4 {[%clk 0:09:00]} .. b5-d5 {[%clk 0:05:05]}\n*\n";
    let back = game(text);
    assert_eq!(
        (back.game, back.players),
        ("three", ["Anna", "Ben", "Cor"].map(str::to_owned).to_vec())
    );
    let table = rochade_table::saved::read(&back.saved).expect("a saved game");
    let left: Vec<_> = table
        .view()
        .entries
        .iter()
        .map(|entry| entry.time_left)
        .collect();
    assert_eq!(left, [Some(290_000), Some(540_000), Some(305_000)]);
    let written = rochade_desk::to_text(&back.saved, &back.day, &back.extra).expect("a text");
    assert_eq!(
        written,
        text.replace("{first} 1.", "{first}\n1.")
            .replace("b5-d5 {", "b5-d5\n{")
    );
}

#[test]
fn faults_have_their_words() {
    let position = "[Variant \"three\"]\n[Position \"12/12 k - - -\"]\n\n*";
    for (text, line, word) in [
        ("[Variant \"four\"]\n\n1. d2-d5", 3, "move-illegal"),
        ("[Variant \"four\"]\n\n1. m77", 3, "move-unreadable"),
        ("[Variant \"four\"]\n\n1. d2-d4 .. #", 3, "sign"),
        (
            "[Laws \"gustavus-four\"]\n[Variant \"three\"]\n\n1. d2-d4",
            1,
            "laws",
        ),
        (position, 2, "many-placement"),
        (
            "12/12/12/12/12/1wK10/12/7rK4/3kK4/8 r - o - -",
            1,
            "many-surplus",
        ),
        (
            "12/12/12/12/12/1wK10/12/7rK4/3kK4/8 r - kx -",
            1,
            "many-frozen",
        ),
    ] {
        let (found, _, said, _) = fault(text);
        assert_eq!((found, said), (line, word), "{text}");
    }
}

#[test]
fn positions_in_a_list_have_the_board_of_their_rows() {
    let t120 = "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP8rPrN/wRwP8rPrR/8/\
                kPkPkPkPkPkPkPkP/kRkNkBkQkKkBkNkR k - - -";
    let accounts: Vec<Account> = Accounts::new(format!("{CORNER}\n{t120}\n")).collect();
    let told = |account: &Account| (account.kind, account.laws.clone());
    let told: Vec<_> = accounts.iter().map(told).collect();
    let wanted = ["four", "three,board:t120"].map(|laws| ("position", laws.to_owned()));
    assert_eq!(told, wanted);
    assert_eq!(accounts[0].position.as_deref(), Some(CORNER));
    // Where the page plays by other laws of the game, these are the ones.
    let laws = Laws::parse("gustavus-four").expect("laws");
    let reading = Reader::new(CORNER.to_owned(), laws).next().expect("a game");
    let saved = reading.game.expect("a game").saved;
    let table = rochade_table::saved::read(&saved).expect("a saved game");
    assert_eq!(table.record().start.laws.text(), "gustavus-four");
}

#[test]
fn the_terminal_is_told_of_all_players() {
    let text = "[A \"Anna\"]\n[C \"Cor\"]\n[Variant \"four\"]\n\n1. d2-d4 .. m7-l7 .. R full BD";
    let account = Accounts::new(text.to_owned()).next().expect("a game");
    assert_eq!(
        (account.kind, &*account.laws, account.plies),
        ("four", "four", 2)
    );
    assert_eq!(account.players, ["Anna", "", "Cor", ""]);
    assert_eq!(
        (account.moves, account.result),
        (vec!["d2d4".to_owned(), "m7l7".to_owned()], "full BD")
    );
    assert_eq!(account.cut, None);
}

#[test]
fn three_a_flag_comes_back_as_one() {
    let text = "[Variant \"three\"]\n\n1. c2-c4 .. T .. b5-d5\n2. d2-d3 .. T .. b6-d6\n*";
    let back = game(text);
    let table = rochade_table::saved::read(&back.saved).expect("a saved game");
    assert!(table.record().events.contains(&Event::FlagFallen(RED)));
    assert!(export(&table).ends_with("1. c2-c4 .. T .. b5-d5\n2. d2-d3 .. T .. b6-d6\n*\n"));
}
