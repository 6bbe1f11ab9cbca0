//! A game that is made up: a net of nodes in which everything follows from a seed.

use rochade_search::{Capture, Choice, Game, HALF_WIN, Margins, NoMoves};
use rochade_testkit::Chance;

/// How many nodes each ply has, so that different lines meet.
const WIDE: u64 = 40;

/// A game by a seed. Which side moves depends on the ply alone, and may be the same twice.
pub(crate) struct Tree {
    pub(crate) seed: u64,
    /// Whether sides can be in check, and games end by law.
    pub(crate) is_wild: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    ply: u64,
    place: u64,
}

impl Node {
    pub(crate) const ROOT: Node = Node { ply: 0, place: 0 };
}

impl Tree {
    fn hash(&self, node: &Node, what: u64) -> u64 {
        mix(mix(self.seed ^ (node.ply * WIDE + node.place)) ^ what)
    }

    fn wild(&self, node: &Node, what: u64, of: u64) -> bool {
        self.is_wild && node.ply > 0 && self.hash(node, what).is_multiple_of(of)
    }

    /// All that can be played at a node.
    pub(crate) fn choices(&self, node: &Node) -> Vec<Choice<u8, Node>> {
        let mut choices = Vec::new();
        self.visit(node, false, |mv| {
            let node = self.play(node, mv);
            choices.push(Choice { mv, node });
        });
        choices
    }
}

impl Game for Tree {
    type Node = Node;
    type Move = u8;

    const INDICES: usize = 2 * 8;
    const PIECE_TO_INDICES: usize = 8;
    const MARGINS: Margins = Margins {
        ply: 50,
        exchange: 50,
        aspiration: 20,
        capture: 100,
        losses: [(800, 1000), (440, 850), (240, 600), (80, 300)],
    };

    fn key(&self, node: &Node) -> u64 {
        self.hash(node, 1)
    }

    fn side(&self, node: &Node) -> usize {
        (mix(self.seed ^ !node.ply) % 2) as usize
    }

    fn visit(&self, node: &Node, noisy: bool, mut visit: impl FnMut(u8)) {
        if node.ply > 14 {
            return;
        }
        let count = match self.wild(node, 2, 6) {
            true => 0,
            false => 1 + self.hash(node, 3) % 5,
        };
        for mv in 0..count as u8 {
            if !noisy || self.capture(node, mv).is_some() {
                visit(mv);
            }
        }
    }

    fn play(&self, node: &Node, mv: u8) -> Node {
        Node {
            ply: node.ply + 1,
            place: self.hash(node, 100 + u64::from(mv)) % WIDE,
        }
    }

    fn null_move(&self, _: &Node) -> Option<Node> {
        None
    }

    fn evaluate(&self, node: &Node) -> i32 {
        (self.hash(node, 4) % 400) as i32 - 200
    }

    fn in_check(&self, node: &Node) -> bool {
        self.wild(node, 5, 4)
    }

    fn gives_check(&self, node: &Node, mv: u8) -> bool {
        self.in_check(&self.play(node, mv))
    }

    fn ending(&self, node: &Node) -> Option<i32> {
        if self.wild(node, 6, 15) {
            return Some(0);
        }
        self.wild(node, 7, 25).then_some(-HALF_WIN)
    }

    fn no_moves(&self, node: &Node) -> NoMoves {
        match self.hash(node, 8) % 2 {
            0 => NoMoves::Lost,
            _ => NoMoves::Drawn,
        }
    }

    fn reversible(&self, _: &Node) -> usize {
        0
    }

    fn capture(&self, node: &Node, mv: u8) -> Option<Capture> {
        let (takes, loss) = match self.hash(node, 200 + u64::from(mv)) % 9 {
            0 => (50, 50),
            takes @ 1..=2 => (100 * takes as i32, 0),
            _ => return None,
        };
        Some(Capture {
            mvv_lva: takes,
            takes,
            loss,
        })
    }

    fn see(&self, node: &Node, mv: u8) -> i32 {
        let capture = self.capture(node, mv);
        capture.map_or(0, |capture| match capture.loss {
            0 => capture.takes,
            loss => -loss,
        })
    }

    fn index(&self, node: &Node, mv: u8) -> usize {
        self.side(node) * 8 + usize::from(mv)
    }

    fn piece_to(&self, _: &Node, mv: u8) -> usize {
        usize::from(mv)
    }

    fn obscurity(&self, _: &Node, _: u8, _: Option<u8>) -> u32 {
        1000
    }

    fn habit(&self, _: &Node, mv: u8) -> i32 {
        if mv == 0 { 1000 } else { 0 }
    }
}

fn mix(n: u64) -> u64 {
    Chance::new(n).next_u64()
}
