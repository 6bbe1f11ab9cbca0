//! A game of nothing but exchanges, none of which ever ends: what the search may cost at most.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use rochade_search::{
    Capture, Choice, Eyes, Found, Game, Limits, Margins, NoMoves, Progress, Search, Unwatched,
    Watch,
};

/// A game in which everybody can take `wide` men, again and again. It counts what is played, and
/// knows what was evaluated.
struct Brawl {
    wide: u8,
    /// Whether moves take nothing after all.
    is_quiet: bool,
    plays: Cell<u64>,
    evaluated: RefCell<Vec<Node>>,
}

/// A node: how it was reached.
type Node = u64;

impl Brawl {
    fn search(wide: u8) -> Search<Brawl> {
        let brawl = Brawl {
            wide,
            is_quiet: false,
            plays: Cell::new(0),
            evaluated: RefCell::new(Vec::new()),
        };
        Search::new(brawl, 1 << 16)
    }

    fn choices(&self) -> Vec<Choice<u8, Node>> {
        let choice = |mv| Choice {
            mv,
            node: self.play(&0, mv),
        };
        (0..self.wide).map(choice).collect()
    }
}

impl Game for Brawl {
    type Node = Node;
    type Move = u8;

    const INDICES: usize = 256;
    const PIECE_TO_INDICES: usize = 1;
    const MARGINS: Margins = Margins {
        ply: 50,
        exchange: 50,
        aspiration: 20,
        capture: 100,
        losses: [(800, 1000), (440, 850), (240, 600), (80, 300)],
    };

    fn key(&self, node: &Node) -> u64 {
        *node
    }

    fn side(&self, node: &Node) -> usize {
        (node % 2) as usize
    }

    fn visit(&self, _: &Node, noisy: bool, visit: impl FnMut(u8)) {
        if !(noisy && self.is_quiet) {
            (0..self.wide).for_each(visit);
        }
    }

    fn play(&self, node: &Node, mv: u8) -> Node {
        self.plays.set(self.plays.get() + 1);
        let mixed = (node + u64::from(mv) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The last bit is the side.
        (mixed ^ (mixed >> 29)) & !1 | ((node + 1) % 2)
    }

    fn null_move(&self, _: &Node) -> Option<Node> {
        None
    }

    fn evaluate(&self, node: &Node) -> i32 {
        self.evaluated.borrow_mut().push(*node);
        // Whoever moves thinks that taking will help.
        -((node >> 7) as i32 & 127)
    }

    fn in_check(&self, node: &Node) -> bool {
        node >> 20 & 7 == 0
    }

    fn gives_check(&self, _: &Node, _: u8) -> bool {
        false
    }

    fn ending(&self, _: &Node) -> Option<i32> {
        None
    }

    fn no_moves(&self, _: &Node) -> NoMoves {
        NoMoves::Drawn
    }

    fn reversible(&self, _: &Node) -> usize {
        0
    }

    fn capture(&self, _: &Node, mv: u8) -> Option<Capture> {
        let takes = i32::from(mv) + 1;
        (!self.is_quiet).then_some(Capture {
            mvv_lva: takes,
            takes,
            loss: 0,
        })
    }

    fn see(&self, _: &Node, mv: u8) -> i32 {
        i32::from(mv) + 1
    }

    fn index(&self, _: &Node, mv: u8) -> usize {
        mv.into()
    }

    fn piece_to(&self, _: &Node, _: u8) -> usize {
        0
    }

    fn obscurity(&self, _: &Node, _: u8, _: Option<u8>) -> u32 {
        1000
    }
}

const WIDE: u8 = 60;

/// What is found in a wide brawl.
fn think(limits: Limits, watch: &mut dyn Watch<u8>) -> Found<u8> {
    let mut search = Brawl::search(WIDE);
    let choices = search.game().choices();
    search.think(&0, &choices, &[], limits, Eyes::OPEN, watch)
}

#[test]
fn exchanges_have_an_end() {
    let mut search = Brawl::search(1);
    let choices = search.game().choices();
    let before = search.game().plays.get();
    search.at_once(&0, &choices[0]);
    assert_eq!(search.game().plays.get() - before, 16);
}

#[test]
fn the_first_ply_takes_no_more_than_it_may() {
    for (nodes, most) in [(0, 1 << 14), (20_000, 20_000), (u64::MAX, 1 << 18)] {
        for (selective, width) in [(false, 0), (false, 500), (true, 0), (true, 500)] {
            let limits = Limits {
                plies: 1,
                nodes,
                selective,
                width,
            };
            let found = think(limits, &mut Unwatched);
            assert_eq!(found.plies, 1);
            let most = most + 2 * u64::from(WIDE);
            assert!(found.nodes <= most, "{limits:?}: {}", found.nodes);
            assert!(found.worths.iter().all(|worth| worth.score.abs() <= 1_000));
        }
    }
}

/// What was evaluated once is in the table, also where nothing was searched.
#[test]
fn no_node_is_evaluated_twice() {
    let brawl = Brawl {
        wide: 5,
        is_quiet: true,
        plays: Cell::new(0),
        evaluated: RefCell::new(Vec::new()),
    };
    let mut search = Search::new(brawl, 1 << 24);
    let choices = search.game().choices();
    let limits = Limits::NONE.with_nodes(50_000);
    search.think(&0, &choices, &[], limits, Eyes::OPEN, &mut Unwatched);
    let evaluated = search.game().evaluated.borrow();
    let (all, once) = (evaluated.len(), BTreeSet::from_iter(evaluated.iter()).len());
    assert_eq!(all, once);
}

#[test]
fn a_second_look_takes_no_more_than_it_may() {
    let mut search = Brawl::search(WIDE);
    let choices = search.game().choices();
    let eyes = Eyes {
        scatter: 60,
        second_look: 1_000,
        ..Eyes::OPEN
    };
    let limits = Limits {
        selective: false,
        width: eyes.width(),
        ..Limits::NONE.with_plies(1)
    };
    let found = search.think(&0, &choices, &[], limits, eyes, &mut Unwatched);
    let before = search.game().plays.get();
    assert!(search.choose(&0, &choices, &found, eyes).is_some());
    let plays = search.game().plays.get() - before;
    assert!(plays <= (1 << 17) + u64::from(WIDE), "{plays}");
}

/// Somebody who stops the search when asked this number of times.
struct Impatient(u32);

impl Watch<u8> for Impatient {
    fn stops(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }

    fn goes_on(&mut self, _: &Progress<'_, u8>) -> bool {
        false
    }
}

#[test]
fn it_can_be_stopped_in_the_first_ply() {
    for width in [0, 500] {
        let limits = Limits {
            width,
            ..Limits::NONE
        };
        // Whatever was not looked at stays in order.
        let stopped = think(limits, &mut Impatient(1));
        assert_eq!((stopped.plies, stopped.nodes), (0, 256));
        assert_eq!(stopped.worths[0].choice, 0);
        assert!(stopped.worths[0].score.abs() <= 1_000);
        // Of what was looked at, the best is first.
        let later = think(limits, &mut Impatient(400));
        assert_eq!((later.plies, later.nodes), (0, 400 * 256));
        let scores = later.worths.iter().map(|worth| worth.score);
        let looked_at = scores.filter(|score| score.abs() <= 1_000);
        assert!(looked_at.clone().count() > 1);
        assert_eq!(looked_at.max(), Some(later.worths[0].score));
    }
}
