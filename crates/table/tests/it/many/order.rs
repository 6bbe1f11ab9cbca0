//! The order of legal moves, which links number (many-position-text.md, section 5). A digest of
//! many random games holds it: if this fails, links that are out in the world mean other games.

use rochade_many as many;
use rochade_table::{Intent, Laws, Start, Table};

use super::{A, B, C, D, play, sit_down};
use crate::saved_games::text;

/// Adds a text to a digest (FNV-1a, 64 bits).
fn add(digest: u64, text: &str) -> u64 {
    let add = |digest: u64, byte| (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    text.bytes().fold(digest, add)
}

/// The legal moves as texts, in the order of letters: so the game doesn't depend on any other.
fn moves(table: &Table, rules: &many::Rules) -> Vec<String> {
    let position = table.view().position;
    let position = many::Position::from_text(&position, rules).expect("a position");
    let moves = position.legal_moves().into_iter();
    let mut moves: Vec<String> = moves.map(|mv| mv.on(rules.board).to_string()).collect();
    moves.sort_unstable();
    moves
}

/// Plays a game by chance, which the seed says, and returns its link.
fn random_game(laws: &str, rules: &many::Rules, seed: u64) -> String {
    let mut table = sit_down(laws);
    let mut chance = seed;
    while table.plies() < 160 && table.outcome().is_none() {
        let moves = moves(&table, rules);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005);
        chance = chance.wrapping_add(1_442_695_040_888_963_407);
        let wanted = (chance >> 33) as usize % moves.len();
        let typed = Intent::Type(moves[wanted].clone());
        table.apply(typed).expect("a legal move");
    }
    text(&table)
}

#[test]
fn the_order_of_legal_moves_is_fixed() {
    let left = many::Rules {
        turns: many::Turns::Left,
        ..many::Rules::FOUR
    };
    let on = |board| many::Rules {
        board,
        ..many::Rules::THREE
    };
    let mut wrong = Vec::new();
    for (laws, rules, digest) in [
        ("four", many::Rules::FOUR, 0x74eb_139b_a284_2996),
        ("four,direction:left", left, 0x9cdf_79e6_c40c_ece1),
        ("three", on(many::Board::T112), 0x288e_2aa4_b7c4_0412),
        (
            "three,board:cross128",
            on(many::Board::Cross128),
            0x7f9c_5e7e_53b5_8d08,
        ),
        (
            "three,board:t120",
            on(many::Board::T120),
            0x4d3d_65f3_5572_c692,
        ),
        (
            "three,board:rect",
            on(many::Board::Rect),
            0xf753_91fc_6ba6_71df,
        ),
    ] {
        let games = (1..=4).map(|seed| random_game(laws, &rules, seed));
        let found = games.fold(0xcbf2_9ce4_8422_2325, |digest, link| add(digest, &link));
        if found != digest {
            wrong.push(format!("{laws}: {found:#018x}"));
        }
    }
    assert_eq!(wrong, [] as [&str; 0]);
}

#[test]
fn to_the_left_turns_go_against_the_list_of_seats() {
    let left = sit_down("four,direction:left").view().plan;
    assert!(left.in_turn(C).eq([C, B, A, D]));
    assert!(left.enemies(C).eq([B, D]));
    let right = sit_down("four").view().plan;
    assert!(right.in_turn(C).eq([C, D, A, B]));
    assert!(right.enemies(C).eq([D, B]));
}

#[test]
fn a_round_begins_with_who_has_made_the_first_move() {
    let mut start = Start::under(Laws::parse("four").expect("laws"), Vec::new());
    assert_eq!(Table::new(start.clone()).view().begins, C);
    start.first = B;
    let mut table = Table::new(start);
    assert_eq!(table.view().begins, B);
    play(&mut table, "b6-d6");
    assert_eq!((table.view().begins, table.view().turn), (B, C));
}
