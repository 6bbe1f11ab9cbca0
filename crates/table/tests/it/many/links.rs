//! Links of games for four and for three. They are out in the world: they are read for ever, and
//! what they mean never changes (many-position-text.md, section 5).

use rochade_table::saved::Unreadable;
use rochade_table::{Answer, Control, Intent, Laws, Player, PromptKind, Sitting, Start, Table};

use super::{
    A, B, BLACK, C, D, RED, WHITE, answer, at, drop, play, position, sit_down, square, tap,
};
use crate::numbers::Numbers;
use crate::saved_games::{assert_same, read, text};
use crate::saved_refused::refusal;

/// C's pawn takes two steps past one of B's, which takes it; A castles.
fn in_passing() -> Table {
    let men = "AKg14 ARd14 ARk14 BKa7 BPc4 CKh1 CPd2 DKn8";
    let mut table = at("four", &position("four", men, "C AKQ - - -"));
    play(&mut table, "d2-d4 n8-n9 O-O c4xd3");
    table
}

/// A's pawn takes a rook on B's edge and becomes a knight.
fn promoted() -> Table {
    let men = "AKg14 APb8 BKa5 BRa7 CKh1 DKn8 DRn4";
    let mut table = at("four", &position("four", men, "A - - - -"));
    play(&mut table, "b8xa7=N a5-a6 h1-h2");
    table
}

/// B is mated, stands frozen for a round, and is set free.
pub(super) fn released() -> Table {
    let men = "AKg14 ARj10 BKa11 BNf6 CKh1 CRk9 DKn8 DPm4";
    let mut table = at("four", &position("four", men, "C - - - -"));
    play(
        &mut table,
        "k9-k11 n8-n7 g14-g13 k11-k12 m4-l4 g13-g14 a11-b11",
    );
    table
}

/// By the articles: a man touched and another moved, a move against the rules that stands, a
/// "check" said, a count begun and struck.
fn by_the_articles() -> Table {
    let mut table = sit_down("gustavus-four,say-check:announced");
    table.apply(Intent::Adjust(C)).expect("it may be said");
    tap(&mut table, "e2").expect("it is put straight");
    table
        .apply(Intent::Touch(square(&table, "d2")))
        .expect("a touch");
    play(&mut table, "d2-d4");
    drop(&mut table, "m7", "j7");
    answer(&mut table, (PromptKind::IllegalMove, A, D), Answer::Stand);
    table.apply(Intent::StartCount(A)).expect("a count");
    table.apply(Intent::SayCheck(A)).expect("it may be said");
    play(&mut table, "j14-i12 b5-c5");
    table.apply(Intent::AskStrike(B)).expect("an enemy asks");
    answer(&mut table, (PromptKind::Tempo, A, B), Answer::Accept);
    table
}

/// Every law of its own, and another one first.
fn by_other_laws() -> Table {
    let laws = "four,direction:left,en-passant:next-enemy,count-of:each,fifty-limit:50";
    let mut start = Start::under(Laws::parse(laws).expect("laws"), Vec::new());
    start.first = D;
    let mut table = Table::sit_down(start).expect("a game");
    play(&mut table, "m7-k7 d2-d4");
    table
}

fn named(name: &str) -> Player {
    Player {
        name: name.to_owned(),
        ..Player::default()
    }
}

/// With names and clocks, in the third game of a sitting in which the partners have changed.
fn timed() -> Table {
    let control = |text| Control::from_seconds(text).expect("a control");
    let names = ["Anna", "Ben", "Chris", "Dora"];
    let start = Start {
        controls: Some(["300+2", "60", "300", "90"].map(control).to_vec()),
        ..Start::under(
            Laws::parse("four").expect("laws"),
            names.map(named).to_vec(),
        )
    };
    let mut table = Table::sit_down(start).expect("a game");
    table = table.in_sitting(Sitting {
        games_before: 2,
        moved_on: 1,
        order: 3,
        scores: vec![24, 42, 6, 24],
    });
    for (time, typed) in [(0, "d2-d4"), (7_000, "m7-l7"), (9_500, "g13-g11")] {
        table.tell_time(time);
        play(&mut table, typed);
    }
    table
        .apply(Intent::AskTakeBack(A))
        .expect("it may be asked");
    for seat in [B, C, D] {
        answer(&mut table, (PromptKind::TakeBack, seat, A), Answer::Accept);
    }
    table.apply(Intent::Pause).expect("a clock that runs");
    table
}

/// All four draw.
fn agreed() -> Table {
    let mut table = sit_down("four");
    play(&mut table, "d2-d4");
    table.apply(Intent::OfferDraw(B)).expect("an offer");
    for seat in [A, C, D] {
        answer(&mut table, (PromptKind::DrawOffer, seat, B), Answer::Accept);
    }
    table
}

/// B resigns, and D, too.
fn resigned() -> Table {
    let mut table = sit_down("four");
    table.apply(Intent::Resign(B)).expect("a question");
    answer(&mut table, (PromptKind::Resign, B, B), Answer::Confirm);
    answer(
        &mut table,
        (PromptKind::ResignTogether, D, B),
        Answer::Accept,
    );
    table
}

/// White leaves the game for three, and then Red.
fn left() -> Table {
    let mut table = sit_down("three");
    play(&mut table, "c2xb3 l3-i3");
    for (seat, moves) in [(WHITE, "d2-d4"), (RED, "")] {
        table.apply(Intent::Resign(seat)).expect("a question");
        answer(
            &mut table,
            (PromptKind::Resign, seat, seat),
            Answer::Confirm,
        );
        if !moves.is_empty() {
            play(&mut table, moves);
        }
    }
    table
}

/// Red stands mated and White stalemated.
fn incomplete() -> Table {
    let men = "kKg1 kRd9 kRb8 rKm10 wKa3 kRf4 kRk10";
    let mut table = at("three", &position("three", men, "k - rm -"));
    play(&mut table, "g1-h1");
    table
}

/// By the articles, on another board: a rook is touched that can't move, and White demands a move
/// of the king for that.
fn three_by_the_articles() -> Table {
    let mut table =
        sit_down("gustavus-three,board:t120,say-check:announced,two-stalemates:incomplete");
    play(&mut table, "g2-g3 l5-k5 b5-c5");
    tap(&mut table, "c1").expect("a touch");
    play(&mut table, "d2-d4");
    answer(
        &mut table,
        (PromptKind::Touched, RED, BLACK),
        Answer::Decline,
    );
    answer(
        &mut table,
        (PromptKind::Touched, WHITE, BLACK),
        Answer::KingMove,
    );
    play(&mut table, "g1-g2");
    table
}

/// C's rook checks D and attacks B's queen, which nobody says: D ignores it, C takes the queen all
/// the same, and it stands. Then it is pointed out.
fn unsaid() -> Table {
    let men = "AKg14 APg13 BKa8 BQc7 BPb11 CKh1 CRe4 DKn7 DPm4";
    let laws = "gustavus-four";
    let mut table = at(laws, &position(laws, men, "C - - - -"));
    play(&mut table, "e4-e7 m4-l4 g13-g12 b11-c11");
    drop(&mut table, "e7", "c7");
    answer(&mut table, (PromptKind::IllegalMove, D, C), Answer::Stand);
    play(&mut table, "l4-k4");
    table
        .apply(Intent::PointOutCheck(A))
        .expect("an unsaid one");
    play(&mut table, "n7-n8 g12-g11 a8-a9");
    table.apply(Intent::SayCheck(C)).expect("it may be said");
    play(&mut table, "c7-c8");
    table
}

/// Red ignores a check that Black has not said, and notices it.
fn three_unsaid() -> Table {
    let men = "kKg1 kRe4 rKm7 rPl3 wKa6 wPb9";
    let laws = "gustavus-three";
    let mut table = at(laws, &position(laws, men, "k - - -"));
    play(&mut table, "e4-e7 l3-k3");
    table
        .apply(Intent::NoticeCheck(RED))
        .expect("an unsaid one");
    play(&mut table, "m7-m8");
    table
}

pub(crate) fn games() -> Vec<Table> {
    vec![
        sit_down("four"),
        in_passing(),
        promoted(),
        released(),
        by_the_articles(),
        by_other_laws(),
        timed(),
        agreed(),
        resigned(),
        sit_down("three"),
        left(),
        incomplete(),
        three_by_the_articles(),
        unsaid(),
        three_unsaid(),
    ]
}

/// The links of [`games`], each with the position and the result that come of it.
const FROZEN: [(&str, &str, &str); 15] = [
    (
        "2BBRBIKARBAiCAQBU2zw",
        "ARANABAKAQABANAR/APAPAPAPAPAPAPAP/8/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP10DPDQ/BBBP10DPDB/BNBP10DPDN/BRBP10DPDR/8/CPCPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR C AKQBKQCKQDKQ - - -",
        "*",
    ),
    (
        "2BBRBIKARBAiCwEUqsgLBzCK9FuX4eBxo9KGtXxoBviNj4yXCXCxm9KGtXxoBvkJEasYvwBvGC92LaDXCzANEUwlRBBtA1CULAAjFjA8QLd",
        "1AKAR4AR/8/8/14/14/13DK/14/BK13/14/14/14/BP7/8/4CK3 C - - - -",
        "*",
    ),
    (
        "2BBRBIKARBAiCwML4SavA4eh7VMaviB0eFj2rYBhCxiRc5LhSjBzeFj2LhLjBzeFbGRpvwBvw9i2wlzABBB1CULQtABtAAgeDvbk2",
        "3AK4/8/8/14/14/14/13DK/AN13/BK13/14/13DR/8/4CK3/8 D - - - -",
        "*",
    ),
    (
        "2BBRBIKARBAiCwML4SavA4eh7lwlxmBvyFUKtXxgBDlO7VsZEXCviR7VNhOxBviR7VMZEhCxeh7FuX0GCLnBaIoWgaBgaBqFAwe7NxsRA7KQd",
        "3AK4/8/7CR/1BK12/9AR4/14/14/13DK/5BN8/14/11DP2/8/8/4CK3 C - - - -",
        "*",
    ),
    (
        "2BBRBIKARBAiC4QAcgGORDHpgzUwpaAHrAwmPcw_RIW8KXxvHgArCDBwQR0QaNQgJ15dR2AAWA77rV",
        "ARANABAKAQAB1AR/APAPAPAPAPAPAPAP/5AN2/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP7DP3DQ/BBBP10DPDB/BN1BP9DPDN/BRBP1CP8DPDR/8/1CPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR C AKQBKQCKQDKQ - - -",
        "*",
    ),
    (
        "2BBRBIKARBAiCgMcEIHOiBBHyggjZAAAWCB0K05",
        "ARANABAKAQABANAR/APAPAPAPAPAPAPAP/8/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP8DP2DQ/BBBP10DPDB/BNBP10DPDN/BRBP1CP8DPDR/8/1CPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR B AKQBKQCKQDKQ Cd3:B - -",
        "*",
    ),
    (
        "2BBRD62dYACVYZ3AEdIa5pnDQUivlHGAGCNYqBGYFzgBblMAFbAwAUmBDGgSOwAAo8ASndC8wiJ2mLhqsCQwZ9AnlEAAABn1DcWkAAABn1DcW2AAAoA5seg",
        "ARANABAKAQABANAR/APAPAPAPAPAPAPAP/8/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP9DP1DQ/BBBP10DPDB/BNBP10DPDN/BRBP1CP8DPDR/8/1CPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR A AKQBKQCKQDKQ Cd3:B - -",
        "*",
    ),
    (
        "2BBRBIKARBAiCAIvC8IAABAThaFwzGADBAUA2nVl",
        "ARANABAKAQABANAR/APAPAPAPAPAPAPAP/8/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP10DPDQ/BBBP10DPDB/BNBP10DPDN/BRBP1CP8DPDR/8/1CPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR D AKQBKQCKQDKQ Cd3:DB - -",
        "draw",
    ),
    (
        "2BBRBIKARBAiCAgbvgVFABAUA7GwT",
        "ARANABAKAQABANAR/APAPAPAPAPAPAPAP/8/BRBP10DPDR/BNBP10DPDN/BBBP10DPDB/BQBP10DPDK/BKBP10DPDQ/BBBP10DPDB/BNBP10DPDN/BRBP10DPDR/8/CPCPCPCPCPCPCPCP/CRCNCBCQCKCBCNCR C AKQBKQCKQDKQ - - -",
        "full AC",
    ),
    (
        "2hBRBIKARBAALAFWYQ",
        "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP8rPrN/wRwP8rPrR/kPkPkPkPkPkPkPkP/kRkNkBkQkKkBkNkR k - - -",
        "*",
    ),
    (
        "2hBRBIKARBAgkpVRhDBAtFTM",
        "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP1kP6rPrN/wRkP6rP2rR/2kPkPkPkPkPkP/kRkNkBkQkKkBkNkR r kd3:rw rowo -",
        "full k",
    ),
    (
        "2hBRBIKARBAmcrlGT-yXAzWLF3rYrlCxg9KmsXxkBviJ7Vt1StBvuvMWsX4eB0WvcGo1gaBgk3GULAgAALIho",
        "9kR1rK/3kR8/1kR10/12/12/12/5kR6/wK11/8/5kK2 k - rmws -",
        "incomplete k",
    ),
    (
        "2hBRBIKARBAHCgD0wJa4ASBnpgTlwxCBnxAhTZQAAyU8jYSHyAABfTMASUEAWLZN",
        "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wN1wP6rP1rN/wRwP8rPrR/4kP3/kPkPkPkPkKkPkPkP/kRkNkBkQ1kBkNkR r - - -",
        "*",
    ),
    (
        "2BBRBIKARBAiCwML4SavAzCCl2LcviBChGT2rY0eBxo9S4yYzeByEGNGMiLfBxo9KGtX0GCSvREasX4eB4eRb4yZgGCgaBqFoWgaBAOEAHohT0AHpgzUwpa4AWCgKfPco-NMggpApwQMACFwJgzLYIA9BHrL6",
        "3AK4/8/8/2BP3AP7/14/BK13/2CR10DK/14/14/14/11DP2/8/8/4CK3 D - - - -",
        "*",
    ),
    (
        "2hBRBIKARBAmYyeF7O0YAweFT2rYxkDLfdfZsYviByeRbt0bviBwkDN2LcvoBrXOD0aQtABtA1CwhA4ABDnohjUwZKAnKhjlAo2BBBcAheyp",
        "12/1wP10/11rK/4kR7/wK11/12/12/10rP1/8/4kK3 w - - -",
        "*",
    ),
];

#[test]
fn links_of_four_and_three_mean_the_same_for_ever() {
    let games = games();
    assert_eq!(games.len(), FROZEN.len());
    for ((link, position, result), game) in FROZEN.into_iter().zip(games) {
        let linked = read(link);
        let ended = linked.outcome().map_or("*", |outcome| outcome.result);
        assert_eq!((linked.view().position.as_str(), ended), (position, result));
        assert_eq!(text(&game), link);
        assert_same(&linked, &game);
    }
    for preset in ["four", "gustavus-four", "three", "gustavus-three"] {
        let mut games = FROZEN.into_iter().map(|(link, ..)| read(link));
        let is_its = |game: Table| game.record().start.laws.nearest().0.name == preset;
        assert!(games.any(is_its), "{preset}");
    }
}

/// A game of this number, by players without names.
fn head(game: u32, seats: usize) -> Numbers {
    let nobody = |numbers: Numbers, _| numbers.part(PLAYER).below(8, KING).text("");
    (0..seats).fold(Numbers::new().part(GAME).any(game), nobody)
}

/// The names of the parts of a text, the numbers of the games, and the picture of who has chosen
/// none.
const GAME: u32 = 1;
const PLAYER: u32 = 2;
const FOUR: u32 = 2;
const THREE: u32 = 3;
const KING: u32 = 5;

#[test]
fn the_description_is_enough_to_write_games_of_four_and_three() {
    // Of C's 20 moves the pawn's on the first square of the second row, two steps: the knights on
    // the first row come before it, with two each.
    let four = head(FOUR, 4).begun().below(21, 5);
    let mut table = sit_down("four");
    play(&mut table, "d2-d4");
    assert_eq!(four.end(20), text(&table));
    // Of Black's 22 the pawn's on the edge, which goes one step, two, or takes on b3: rows count
    // from below, and each from the left.
    let three = head(THREE, 3).begun().below(23, 4);
    let mut table = sit_down("three");
    play(&mut table, "c2xb3");
    assert_eq!(three.end(21), text(&table));
}

/// The numbers of laws.
const REPETITION: u32 = 6;
const FIFTY_MOVES: u32 = 7;

/// A build that doesn't know the number of a game says so before it reads on: as this one does of
/// the next number, builds before the games for four and three do of theirs. The page sets aside
/// what it can't read, as it is (`tests/it/stored.rs`).
#[test]
fn a_build_that_does_not_know_a_game_refuses_it_as_newer_and_not_as_damaged() {
    let unknown = head(THREE + 1, 5).begun().below(99, 98).below(16, 15);
    assert_eq!(refusal(&unknown.sealed('2')), Unreadable::Newer);
    for (link, ..) in FROZEN {
        let cut = &link[..link.len() - 1];
        assert_eq!(refusal(cut), Unreadable::Damaged, "{link}");
    }
    // Nor does it take one seat for another, or a law for the nearest that it knows.
    assert_eq!(refusal(&head(FOUR, 3).begun().end(20)), Unreadable::Seats);
    let law = |number, says| head(FOUR, 4).law(number, says).begun().end(20);
    assert_eq!(refusal(&law(39, 0)), Unreadable::Newer);
    // A series is not repeated by four, nor is a count claimed.
    for (number, says) in [(REPETITION, 2), (FIFTY_MOVES, 0)] {
        assert_eq!(refusal(&law(number, says)), Unreadable::Newer, "{number}");
    }
}
