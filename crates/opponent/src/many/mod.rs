//! Chess for four and for three for the search: nodes, sides, and what endings are worth.
//!
//! Of four, the sides are the pairs. Of three, the side that thinks is alone against both others,
//! who are taken to play against it together (paranoid search).

mod evaluation;
mod exchange;
mod opening;
mod seeing;

use rochade_many::{Game as Played, Kind, Man, Move, Position, Rules, Seat, Square, Verdict};
use rochade_search::{Capture, DRAW, Game, HALF_WIN, MATE, Margins, NoMoves, mix};

use evaluation::{Placement, worth};
use exchange::exchange;

/// Chess for four or for three under some laws, as the search plays it.
#[derive(Debug)]
pub struct Many {
    rules: Rules,
    placement: Placement,
    /// Who thinks.
    thinker: Seat,
    /// Whether positions that come again draw.
    repetition: bool,
}

/// A position as the search goes through it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    position: Position,
    /// The key of the men.
    men: u64,
    in_check: bool,
    /// Plies since a capture or a pawn's move.
    quiet: u32,
}

/// How many rows and columns a board has at most.
const SIDE: usize = 14;

/// How many places a square can have.
const PLACES: usize = SIDE * SIDE;

fn place(square: Square) -> usize {
    usize::from(square.row()) * SIDE + usize::from(square.column())
}

/// The part of a key that is one man's.
fn man_key(man: Man, square: Square) -> u64 {
    mix((man.seat.index() * 8 + man.kind as usize) as u64 * PLACES as u64 + place(square) as u64)
}

impl Many {
    fn node(&self, position: Position, quiet: u32) -> Node {
        let mut men = 0;
        for seat in position.game().seats() {
            for square in position.men(seat) {
                if let Some(man) = position.man_at(square) {
                    men ^= man_key(man, square);
                }
            }
        }
        Node {
            position,
            men,
            in_check: position.checks(position.turn()).any(),
            quiet,
        }
    }

    /// The side of a seat: of four, A and C are a pair; of three, who thinks stands alone.
    fn side_of_seat(&self, seat: Seat) -> usize {
        match self.rules.game() {
            Played::Four => seat.index() % 2,
            Played::Three => usize::from(seat != self.thinker),
        }
    }
}

/// Returns whether a move is castling: the king goes over two squares.
fn is_castling(man: Man, mv: Move) -> bool {
    let steps = mv.from.column().abs_diff(mv.to.column()) + mv.from.row().abs_diff(mv.to.row());
    let in_line = mv.from.column() == mv.to.column() || mv.from.row() == mv.to.row();
    man.kind == Kind::King && in_line && steps == 2
}

/// Returns what a move takes; `None` if it takes nothing.
fn taken(position: &Position, mv: Move) -> Option<i32> {
    let victim = position.man_at(position.victim(mv)?)?;
    Some(worth(victim.kind))
}

/// Returns what a pawn gains that is promoted by a move.
fn crowned(mv: Move) -> i32 {
    let gained = |kind| worth(kind) - worth(Kind::Pawn);
    mv.promotion.map_or(0, gained)
}

/// How many moves of a king it is from a square to another.
fn distance(from: Square, to: Square) -> i32 {
    let columns = from.column().abs_diff(to.column());
    columns.max(from.row().abs_diff(to.row())).into()
}

impl Game for Many {
    type Node = Node;
    type Move = Move;

    const INDICES: usize = 4 * PLACES * PLACES;
    const PIECE_TO_INDICES: usize = 6 * PLACES;
    const MARGINS: Margins = Margins {
        ply: 100,
        exchange: 110,
        aspiration: 30,
        capture: 180,
        losses: [(800, 1000), (440, 850), (240, 600), (80, 300)],
    };

    fn key(&self, node: &Node) -> u64 {
        let position = &node.position;
        let mut state = position.turn().index() as u64;
        for seat in position.game().seats() {
            let frozen = position.frozen(seat).map_or(0, |how| how as u64 + 1);
            let [short, long] = position.castling(seat).map(u64::from);
            state = state << 4 | frozen << 2 | short << 1 | long;
        }
        let passed = position
            .passed()
            .fold(0, |key, passed| mix(key ^ place(passed.square) as u64));
        node.men ^ mix(state) ^ passed
    }

    fn side(&self, node: &Node) -> usize {
        self.side_of_seat(node.position.turn())
    }

    fn visit(&self, node: &Node, noisy: bool, visit: impl FnMut(Move)) {
        node.position.for_each_move(noisy, visit);
    }

    fn play(&self, node: &Node, mv: Move) -> Node {
        let old = &node.position;
        let position = old.play_unchecked(mv);
        let Some(man) = old.man_at(mv.from) else {
            return self.node(position, 0);
        };
        if is_castling(man, mv) {
            return self.node(position, node.quiet + 1);
        }
        let kind = mv.promotion.unwrap_or(man.kind);
        let victim = old.victim(mv).and_then(|at| Some((old.man_at(at)?, at)));
        let mut men = node.men ^ man_key(man, mv.from) ^ man_key(Man { kind, ..man }, mv.to);
        if let Some((taken, at)) = victim {
            men ^= man_key(taken, at);
        }
        let is_new = victim.is_some() || man.kind == Kind::Pawn;
        Node {
            position,
            men,
            in_check: position.checks(position.turn()).any(),
            quiet: if is_new { 0 } else { node.quiet + 1 },
        }
    }

    /// Passes, but not without officers, where passing is often best (zugzwang).
    fn null_move(&self, node: &Node) -> Option<Node> {
        let position = &node.position;
        let is_officer = |square: Square| {
            let man = position.man_at(square);
            man.is_some_and(|man| !matches!(man.kind, Kind::King | Kind::Pawn))
        };
        let mut men = position.men(position.turn()).into_iter();
        men.any(is_officer).then(|| {
            let position = position.passed_on();
            Node {
                position,
                in_check: position.checks(position.turn()).any(),
                quiet: 0,
                ..*node
            }
        })
    }

    fn evaluate(&self, node: &Node) -> i32 {
        self.placement.evaluate(
            &node.position,
            |seat| self.side_of_seat(seat),
            self.side(node),
        )
    }

    fn in_check(&self, node: &Node) -> bool {
        node.in_check
    }

    fn gives_check(&self, node: &Node, mv: Move) -> bool {
        node.position.gives_check(mv)
    }

    fn ending(&self, node: &Node) -> Option<i32> {
        let outcome = node.position.outcome()?;
        let side = self.side(node);
        let sign = |winners: rochade_many::Seats| {
            let mut sides = winners.into_iter().map(|seat| self.side_of_seat(seat));
            match sides.any(|winner| winner == side) {
                true => 1,
                false => -1,
            }
        };
        Some(match outcome.verdict {
            Verdict::Full(winners) => sign(winners) * MATE,
            Verdict::Half(winners) => sign(winners) * HALF_WIN,
            Verdict::Draw => DRAW,
        })
    }

    fn no_moves(&self, _: &Node) -> NoMoves {
        NoMoves::Drawn
    }

    fn reversible(&self, node: &Node) -> usize {
        match self.repetition {
            true => node.quiet as usize,
            false => 0,
        }
    }

    fn capture(&self, node: &Node, mv: Move) -> Option<Capture> {
        let position = &node.position;
        let man = position.man_at(mv.from)?;
        let taken = taken(position, mv);
        let takes = taken.unwrap_or(0) + crowned(mv);
        if taken.is_none() && mv.promotion.is_none() {
            return None;
        }
        let own = worth(man.kind);
        // Who takes more than it can lose loses nothing.
        let may_lose = mv.promotion.is_some() || own > takes;
        let brings = if may_lose {
            exchange(position, man, mv, takes)
        } else {
            takes
        };
        Some(Capture {
            mvv_lva: 8 * takes - own / 16,
            takes,
            loss: (-brings).max(0),
        })
    }

    fn see(&self, node: &Node, mv: Move) -> i32 {
        let position = &node.position;
        let takes = taken(position, mv).unwrap_or(0) + crowned(mv);
        let man = position.man_at(mv.from);
        man.map_or(0, |man| exchange(position, man, mv, takes))
    }

    fn index(&self, node: &Node, mv: Move) -> usize {
        let seat = node.position.turn().index();
        (seat * PLACES + place(mv.from)) * PLACES + place(mv.to)
    }

    /// Leaves the seat out, since the continuation history grows with the square of these numbers.
    fn piece_to(&self, node: &Node, mv: Move) -> usize {
        let man = node.position.man_at(mv.from);
        man.map_or(0, |man| man.kind as usize) * PLACES + place(mv.to)
    }

    fn obscurity(&self, node: &Node, mv: Move, before: Option<Move>) -> u32 {
        let position = &node.position;
        let mut thousandths = 1000;
        let mut times = |factor: u32| thousandths = thousandths * factor / 1000;
        let columns = mv.from.column().abs_diff(mv.to.column());
        if columns.max(mv.from.row().abs_diff(mv.to.row())) >= 4 {
            times(1400);
        }
        match position.man_at(mv.from).map(|man| man.kind) {
            Some(Kind::Knight) => times(1200),
            Some(Kind::Pawn) => times(600),
            _ => {}
        }
        let victim = position.victim(mv).and_then(|at| position.man_at(at));
        match victim.map(|man| man.kind) {
            Some(Kind::Rook) => times(500),
            Some(Kind::Queen) => times(300),
            _ => {}
        }
        if before.is_some_and(|before| before.to == mv.to) {
            times(150);
        }
        thousandths
    }
}
