//! Mates: found where brute force finds them, and given where they are easy.

use std::collections::HashMap;

use rochade_chess::{Color, Move, Piece, Position, Rank, Role, Setup, Square};
use rochade_opponent::chess::{Chess, Ends};
use rochade_opponent::{Level, Player, Scene};
use rochade_search::{Choice, Eyes, Game, Limits, Search, Unwatched, mate_in};
use rochade_testkit::Chance;

use crate::defence::Defence;

/// What brute force knows: whether the side to move mates within a number of moves.
type Known = HashMap<(Position, u32), bool>;

/// Returns in how many moves the side to move mates, if it does within `most`: by trying all.
fn brute(known: &mut Known, position: &Position, most: u32) -> Option<u32> {
    (1..=most).find(|&moves| mates(known, position, moves))
}

fn mates(known: &mut Known, position: &Position, moves: u32) -> bool {
    if let Some(&mates) = known.get(&(*position, moves)) {
        return mates;
    }
    let mates = position.legal_moves().any(|mv| {
        let next = position.play_unchecked(mv);
        if !next.has_legal_move() {
            return next.is_check();
        }
        let mut replies = next.legal_moves();
        moves > 1 && replies.all(|reply| mates(known, &next.play_unchecked(reply), moves - 1))
    });
    known.insert((*position, moves), mates);
    mates
}

/// Returns in how many moves the search mates.
fn searched(search: &mut Search<Chess>, position: Position, plies: u8) -> Option<i32> {
    let game = search.game();
    let root = game.usual_node(position);
    let choices: Vec<Choice<Move, _>> = position
        .legal_moves()
        .map(|mv| Choice {
            mv,
            node: game.play(&root, mv),
        })
        .collect();
    let limits = Limits {
        selective: false,
        ..Limits::NONE.with_plies(plies)
    };
    let found = search.think(&root, &choices, &[], limits, Eyes::OPEN, &mut Unwatched);
    let mate = mate_in(found.worths.first()?.score).filter(|&plies| plies > 0)?;
    Some((mate + 1) / 2)
}

/// A random position with these men, White to move; `None` if they can't stand so.
fn scatter(men: &str, chance: &mut Chance) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    for letter in men.chars() {
        let man = Piece::from_letter(letter).expect("a man");
        let square = *chance.pick(&Square::ALL);
        let ends = [Rank::First, Rank::Eighth];
        let is_bad_pawn = man.role == Role::Pawn && ends.contains(&square.rank());
        if setup.placement.piece_at(square).is_some() || is_bad_pawn {
            return None;
        }
        setup.placement.put(square, man);
    }
    Position::from_setup(&setup).ok()
}

#[test]
fn mates_are_those_of_brute_force() {
    let mut search = Search::new(Chess::new(Ends::MODERN), 1 << 20);
    let mut chance = Chance::new(17);
    let mut found = [0; 5];
    for men in ["KQk", "KRk", "KRRk", "KQkr", "KQNkp", "KBBk", "KRPkb"] {
        for _ in 0..100 {
            let mut known = Known::new();
            let Some(position) = scatter(men, &mut chance) else {
                continue;
            };
            let most = if men.len() > 3 { 2 } else { 3 };
            let wanted = brute(&mut known, &position, most);
            search.forget();
            let mate = searched(&mut search, position, 2 * most as u8 - 1);
            let mate = mate.filter(|&moves| moves <= most as i32);
            assert_eq!(mate, wanted.map(|moves| moves as i32), "{position}");
            found[wanted.unwrap_or(0) as usize] += 1;
        }
    }
    assert!(found[1] > 2 && found[2] > 8 && found[3] > 3, "{found:?}");
}

/// Mates in four, each checked by brute force.
#[test]
fn mates_in_four_are_found() {
    let mut search = Search::new(Chess::new(Ends::MODERN), 1 << 20);
    let mut chance = Chance::new(4);
    let mut found = 0;
    let mut known = Known::new();
    while found < 6 {
        let Some(position) = scatter("KQk", &mut chance) else {
            continue;
        };
        if brute(&mut known, &position, 4) == Some(4) {
            search.forget();
            assert_eq!(searched(&mut search, position, 7), Some(4), "{position}");
            found += 1;
        }
    }
}

/// Plays an ending out, and returns after how many moves it is mate; `None` if it isn't within
/// fifty.
fn convert(
    white: &mut Player,
    black: &mut impl FnMut(Position, &[u64]) -> Option<Move>,
    mut position: Position,
) -> Option<usize> {
    white.search().forget();
    let mut before = Vec::new();
    for ply in 0..100_usize {
        let scene = Scene::of_position(position, before.clone(), white.search().game());
        let mv = match ply % 2 {
            0 => white.think_of(&scene, &mut Unwatched)?.mv,
            _ => black(position, &before),
        };
        before.push(scene.key());
        let Some(mv) = mv else {
            return position.is_check().then_some(ply.div_ceil(2));
        };
        position = position.play(mv).expect("a legal move");
    }
    let is_mate = position.is_check() && !position.has_legal_move();
    is_mate.then_some(50)
}

#[test]
fn queen_and_rook_mate_the_bare_king_within_fifty_moves() {
    let mut chance = Chance::new(5);
    for (men, role) in [("KQk", Role::Queen), ("KRk", Role::Rook)] {
        let defence = Defence::of(role);
        let mut black = |position: Position, _: &[u64]| defence.longest(&position);
        for level in [3, 5, 6, 7, 10] {
            let level = Level::new(level).expect("a level");
            let attack = Limits::NONE.with_nodes(20_000);
            let mut white = Player::with_hash(level, 2, 1 << 20).within(attack);
            for _ in 0..3 {
                let position = ending(men, &mut chance);
                let mate = convert(&mut white, &mut black, position);
                assert!(mate.is_some(), "level {}: {position}", level.number());
            }
        }
    }
}

/// Positions in which a horizon of three plies was not enough.
#[test]
fn levels_with_short_horizons_mate_with_a_rook() {
    let defence = Defence::of(Role::Rook);
    let mut black = |position: Position, _: &[u64]| defence.longest(&position);
    for level in [3, 4] {
        let level = Level::new(level).expect("a level");
        let mut white = Player::new(level, 1);
        for position in [
            "6K1/8/5k2/7R/8/8/8/8 w - - 0 1",
            "8/8/8/8/8/3k4/8/KR6 w - - 0 1",
            "8/7K/5k2/8/8/R7/8/8 w - - 0 1",
            "K7/8/3k4/8/8/1R6/8/8 w - - 0 1",
            "7K/8/7k/6R1/8/8/8/8 w - - 0 1",
        ] {
            let start = position.parse().expect(position);
            assert!(
                convert(&mut white, &mut black, start).is_some(),
                "{position}"
            );
        }
    }
}

/// A random position with these men that can be won.
fn ending(men: &str, chance: &mut Chance) -> Position {
    loop {
        let position = scatter(men, chance);
        let can_win =
            |position: &Position| position.has_legal_move() && position.can_mate(Color::White);
        if let Some(position) = position.filter(can_win) {
            return position;
        }
    }
}

/// Prints how many of a thousand endings are won, against the longest defence of queen and rook, or
/// else the computer's own (opponent.md, section 4, point 8); `cargo xtask bench opponent` runs it.
#[test]
#[ignore = "takes an hour, and is a measure"]
fn a_thousand_endings() {
    let most = Limits::NONE.with_nodes(50_000);
    let levels = |men| {
        if matches!(men, "KQk" | "KRk") {
            3..=10
        } else {
            10..=10
        }
    };
    for men in ["KQk", "KRk", "KBBk", "KBNk"] {
        let defence = match men {
            "KQk" => Some(Defence::of(Role::Queen)),
            "KRk" => Some(Defence::of(Role::Rook)),
            _ => None,
        };
        for level in levels(men) {
            let level = Level::new(level).expect("a level");
            let mut white = Player::new(level, 1).within(most);
            let mut other = Player::new(Level::FULL, 1).within(most);
            let mut black = |position: Position, before: &[u64]| match &defence {
                Some(defence) => defence.longest(&position),
                None => {
                    let scene =
                        Scene::of_position(position, before.to_vec(), other.search().game());
                    other.think_of(&scene, &mut Unwatched)?.mv
                }
            };
            let mut chance = Chance::new(1);
            let endings = (0..1000).map(|_| ending(men, &mut chance));
            let mates = endings.filter_map(|start| convert(&mut white, &mut black, start));
            let (count, longest) = mates.fold((0, 0), |(count, longest), moves| {
                (count + 1, longest.max(moves))
            });
            let level = level.number();
            println!("{men}, level {level}: {count} of 1000, in at most {longest} moves");
        }
    }
}
