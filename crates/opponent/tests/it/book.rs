//! The lines of the book: whole, legal, and beginnings of openings that have a name. Whoever
//! changes those selects anew: `cargo test --release -p rochade-opponent --test it -- --ignored
//! the_book_is_written_anew`.

use std::collections::{BTreeSet, HashMap};

use rochade_chess::Position;
use rochade_opponent::{Level, Player, Scene};
use rochade_search::{Limits, Unwatched};

/// The openings that have a name.
const NAMED: &str = include_str!("../../../../web/openings.txt");

const BOOK: &str = include_str!("../../src/chess/book.txt");

/// Where the book is.
const PLACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/chess/book.txt");

/// The lengths of lines, in plies.
const SHORTEST: usize = 4;
const LONGEST: usize = 10;

/// The moves of the named openings.
fn named() -> impl Iterator<Item = Vec<&'static str>> {
    let lines = NAMED.lines().filter(|line| !line.starts_with('#'));
    let moves = lines.filter_map(|line| line.split('|').next());
    moves.map(|moves| moves.split_whitespace().collect())
}

#[test]
fn lines_are_legal_beginnings_of_named_openings() {
    let known: BTreeSet<String> = named()
        .flat_map(|moves| (0..=moves.len()).map(move |plies| moves[..plies].join(" ")))
        .collect();
    for line in BOOK.lines() {
        let plies = line.split(' ').count();
        assert!((SHORTEST..=LONGEST).contains(&plies), "{line}");
        assert!(known.contains(line), "{line}");
        let mut position = Position::initial();
        for typed in line.split(' ') {
            let mv = position.parse_move(typed).expect(line);
            position = position.play(mv).expect(line);
        }
    }
    let different: BTreeSet<&str> = BOOK.lines().collect();
    assert_eq!(different.len(), BOOK.lines().count());
    assert!(different.len() > 200, "{}", different.len());
}

/// What a position is worth to its side to move, by 20,000 nodes.
fn worth(known: &mut HashMap<Position, i32>, position: Position) -> i32 {
    *known.entry(position).or_insert_with(|| {
        let limits = Limits::NONE.with_nodes(20_000);
        let mut player = Player::with_hash(Level::FULL, 0, 1 << 20).within(limits);
        let scene = Scene::of_position(position, Vec::new(), player.search().game());
        let thought = player.think_of(&scene, &mut Unwatched);
        thought.expect("a move").score
    })
}

#[test]
#[ignore = "writes the file that the other test reads"]
fn the_book_is_written_anew() {
    let mut worths = HashMap::new();
    let mut lines = BTreeSet::new();
    for moves in named() {
        let mut position = Position::initial();
        let mut plies = 0;
        for typed in moves.iter().take(LONGEST) {
            let mv = position.parse_move(typed).expect("a move");
            let next = position.play(mv).expect("a legal move");
            let loss = worth(&mut worths, position) + worth(&mut worths, next);
            if loss >= 100 {
                println!("{} loses {loss}", moves[..=plies].join(" "));
                break;
            }
            position = next;
            plies += 1;
        }
        if plies >= SHORTEST {
            lines.insert(moves[..plies].join(" ") + "\n");
        }
    }
    let text: String = lines.into_iter().collect();
    std::fs::write(PLACE, text).expect("a file");
}
