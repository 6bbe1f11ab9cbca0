//! Chess for the search: nodes, what the laws make of endings, and what moves look like.

mod bitbase;
mod book;
mod ends;
mod evaluation;
mod habit;
mod levels;
mod node;
mod obscurity;
mod see;
mod seeing;
mod sentence;
mod zobrist;

pub use ends::Ends;
pub use node::Node;

use rochade_chess::{Move, Role, Square};
use rochade_search::{Capture, Game, Margins, NoMoves};

use zobrist::Zobrist;

/// Chess under some laws, as the search plays it.
#[derive(Debug)]
pub struct Chess {
    keys: Zobrist,
    ends: Ends,
}

impl Chess {
    /// Chess in which games end by these rules.
    pub fn new(ends: Ends) -> Chess {
        Chess {
            keys: Zobrist::new(),
            ends,
        }
    }

    /// How games end.
    pub fn ends(&self) -> Ends {
        self.ends
    }

    /// Lets games end like this from now on; returns whether that is new.
    pub fn set_ends(&mut self, ends: Ends) -> bool {
        let is_new = self.ends != ends;
        self.ends = ends;
        is_new
    }
}

impl Game for Chess {
    type Node = Node;
    type Move = Move;

    const INDICES: usize = 2 * 64 * 64;
    const PIECE_TO_INDICES: usize = 2 * 6 * 64;
    const MARGINS: Margins = Margins {
        ply: 80,
        exchange: 90,
        aspiration: 20,
        capture: 150,
        losses: [(800, 1000), (440, 850), (240, 600), (80, 300)],
    };

    fn key(&self, node: &Node) -> u64 {
        node.key
    }

    fn side(&self, node: &Node) -> usize {
        node.position.turn().index()
    }

    fn visit(&self, node: &Node, noisy: bool, mut visit: impl FnMut(Move)) {
        if !noisy {
            node.position.legal_moves().for_each(visit);
            return;
        }
        for mv in node.position.captures_and_promotions() {
            let is_modest = mv.promotion.is_some_and(|role| role != Role::Queen);
            if !is_modest || node.position.piece_at(mv.to).is_some() {
                visit(mv);
            }
        }
    }

    fn play(&self, node: &Node, mv: Move) -> Node {
        node.after(mv, &self.keys, &self.ends)
    }

    fn null_move(&self, node: &Node) -> Option<Node> {
        let board = node.position.board();
        let own = board.color(node.position.turn());
        let plain = board.role(Role::Pawn) | board.role(Role::King);
        // With pawns alone, it is often a burden to have to move.
        (own - plain)
            .any()
            .then(|| node.after_null_move(&self.keys))?
    }

    fn evaluate(&self, node: &Node) -> i32 {
        evaluation::evaluate(node)
    }

    fn in_check(&self, node: &Node) -> bool {
        node.is_check
    }

    fn gives_check(&self, node: &Node, mv: Move) -> bool {
        node.gives_check(mv)
    }

    fn ending(&self, node: &Node) -> Option<i32> {
        self.ends.ending(node)
    }

    fn no_moves(&self, node: &Node) -> NoMoves {
        match node.is_check {
            true => NoMoves::Lost,
            false => NoMoves::Drawn,
        }
    }

    fn reversible(&self, node: &Node) -> usize {
        match self.ends.repetition {
            true => node.position.halfmove_clock() as usize,
            false => 0,
        }
    }

    fn capture(&self, node: &Node, mv: Move) -> Option<Capture> {
        see::capture(&node.position, mv)
    }

    fn see(&self, node: &Node, mv: Move) -> i32 {
        see::see(&node.position, mv)
    }

    fn index(&self, node: &Node, mv: Move) -> usize {
        (node.position.turn().index() * 64 + mv.from.index()) * 64 + mv.to.index()
    }

    fn piece_to(&self, node: &Node, mv: Move) -> usize {
        let role = node.role_at(mv.from);
        (node.position.turn().index() * 6 + role.index()) * 64 + mv.to.index()
    }

    fn obscurity(&self, node: &Node, mv: Move, _: Option<Move>) -> u32 {
        obscurity::obscurity(node, mv)
    }

    fn habit(&self, node: &Node, mv: Move) -> i32 {
        habit::habit(node, mv)
    }
}

/// How many king's steps lie between two squares.
pub(crate) fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks)
}
