//! Draughts for the search: nodes, what a turn does, and what the laws make of endings.

mod evaluation;
mod kings;
mod seeing;
mod sentence;

use std::sync::Arc;

use rochade_draughts::{Capture as Duty, Color, Effect, Huff, Position, Rules, Square};
use rochade_search::{Capture, DRAW, Game, MATE, Margins, NoMoves, mix};

use self::kings::KingEndings;

/// Draughts under some laws, as the search plays it.
#[derive(Debug)]
pub struct Draughts {
    rules: Rules,
    ends: Ends,
    /// The endings of kings, where few men are left.
    endings: Option<Arc<KingEndings>>,
}

/// The divisor of the evaluation where kings can't win.
const HELD: i32 = 16;

/// How games end by law, as far as the search has to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ends {
    /// Whether positions that come again draw.
    repetition: bool,
    /// After how many quiet plies the game is drawn; `None` where they are not counted.
    limit: Option<u32>,
    /// Whether one king each is a draw.
    one_king_each: bool,
}

/// A position as the search goes through it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    position: Position,
    /// Plies since a capture, a huff or a man's move.
    quiet: u32,
}

/// What a side does in its turn: it can blow a man before it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The man that is blown.
    pub blow: Option<Square>,
    /// What the move does; nothing only if the last man was blown, which ends the game.
    pub effect: Option<Effect>,
}

/// How many squares the board has.
const SQUARES: usize = 32;

/// How many numbers a side's turns have: a number for each move, and one for each man that is
/// blown.
const TURNS: usize = SQUARES * SQUARES + SQUARES;

impl Node {
    /// The position after a blow, with the same side to move.
    fn blown(&self, man: Square) -> Option<Position> {
        self.position.blow(man)
    }

    /// Returns whether the side to move can capture.
    fn can_capture(&self) -> bool {
        self.position.capturers().any()
    }
}

impl Draughts {
    /// Returns in how many plies the game is won, and by whom, in an ending of kings; `None` where
    /// that isn't known, or not in time.
    fn win_of_kings(&self, node: &Node) -> Option<(Color, u8)> {
        let known = self.endings.as_ref()?;
        let strong = KingEndings::strong(&node.position)?;
        let plies = known.distance(&node.position, strong)?;
        let is_in_time = |limit| node.quiet + u32::from(plies) <= limit;
        let is_won = self.ends.limit.is_none_or(is_in_time);
        is_won.then_some((strong, plies))
    }

    /// Returns whether kings stand against a single king that they can't catch.
    fn is_held(&self, position: &Position) -> bool {
        let strong = KingEndings::strong(position);
        match (&self.endings, strong) {
            (Some(known), Some(strong)) => known.distance(position, strong).is_none(),
            _ => evaluation::is_on_the_road(position),
        }
    }

    /// Returns what is lost by leaving out a capture: a king, if one would be blown, or else a man;
    /// 0 where nothing is to be captured or blown.
    fn price(&self, position: &Position) -> i32 {
        let can_be_blown = self.rules.huff != Huff::Never && self.rules.capture == Duty::May;
        if !can_be_blown {
            return 0;
        }
        let capturers = position.capturers();
        if capturers.is_empty() {
            return 0;
        }
        let own_kings = position.kings(position.turn());
        let has_king = match self.rules.huff {
            Huff::Able => (capturers & own_kings).any(),
            _ => own_kings == position.men(position.turn()),
        };
        match has_king {
            true => evaluation::king(&self.rules),
            false => evaluation::MAN,
        }
    }
}

impl Game for Draughts {
    type Node = Node;
    type Move = Turn;

    const INDICES: usize = 2 * TURNS;
    const PIECE_TO_INDICES: usize = 2 * 2 * SQUARES;
    const MARGINS: Margins = Margins {
        ply: 40,
        exchange: 60,
        aspiration: 15,
        capture: 60,
        losses: [(300, 1000), (200, 850), (100, 600), (60, 300)],
    };

    fn key(&self, node: &Node) -> u64 {
        let position = &node.position;
        let [white, black] = Color::ALL.map(|color| u64::from(position.men(color).bits()));
        let kings = Color::ALL.map(|color| u64::from(position.kings(color).bits()));
        let men = mix(white | black << 32);
        let rest = kings[0] | kings[1] | u64::from(position.blowable().bits()) << 32;
        mix(men ^ rest) ^ position.turn().index() as u64
    }

    fn side(&self, node: &Node) -> usize {
        node.position.turn().index()
    }

    /// Without a blow first, then with each of them. A move behind a blow is noisy, since the blow
    /// takes a man.
    fn visit(&self, node: &Node, noisy: bool, mut visit: impl FnMut(Turn)) {
        let plain = |effect| Turn {
            blow: None,
            effect: Some(effect),
        };
        node.position
            .for_each_effect(noisy, |effect| visit(plain(effect)));
        for man in node.position.blowable() {
            let Some(next) = node.blown(man) else {
                continue;
            };
            let blow = Some(man);
            if !next.has_men(next.turn().other()) {
                visit(Turn { blow, effect: None });
            }
            next.for_each_effect(false, |effect| {
                visit(Turn {
                    blow,
                    effect: Some(effect),
                });
            });
        }
    }

    fn play(&self, node: &Node, turn: Turn) -> Node {
        let blown = turn.blow.and_then(|man| node.blown(man));
        let before = blown.unwrap_or(node.position);
        let position = match turn.effect {
            Some(effect) => before.play_unchecked(&effect),
            None => before,
        };
        let is_quiet = position.quiet_plies() > 0;
        Node {
            position,
            quiet: if is_quiet { node.quiet + 1 } else { 0 },
        }
    }

    /// Passing is no threat in draughts, where it is often a burden to have to move.
    fn null_move(&self, _: &Node) -> Option<Node> {
        None
    }

    /// Evaluates as if no capture were made, less the man that would be blown for that.
    fn evaluate(&self, node: &Node) -> i32 {
        let position = &node.position;
        let worth = evaluation::evaluate(position) - self.price(position);
        match self.is_held(position) {
            true => worth / HELD,
            false => worth,
        }
    }

    /// Returns whether the side to move must capture.
    fn in_check(&self, node: &Node) -> bool {
        self.rules.capture == Duty::Must && node.can_capture()
    }

    fn gives_check(&self, _: &Node, _: Turn) -> bool {
        false
    }

    /// What must be captured is looked at beyond the horizon anyway.
    fn is_extended(&self, _: &Node) -> bool {
        false
    }

    fn ending(&self, node: &Node) -> Option<i32> {
        let position = &node.position;
        if !position.has_men(position.turn().other()) {
            return Some(MATE);
        }
        if let Some((strong, plies)) = self.win_of_kings(node) {
            let worth = MATE - i32::from(plies);
            return Some(if position.turn() == strong {
                worth
            } else {
                -worth
            });
        }
        let is_drawn = self.ends.limit.is_some_and(|limit| node.quiet >= limit)
            || self.ends.one_king_each && position.is_one_king_each();
        (is_drawn && !position.is_blocked()).then_some(DRAW)
    }

    fn no_moves(&self, _: &Node) -> NoMoves {
        NoMoves::Lost
    }

    fn reversible(&self, node: &Node) -> usize {
        match self.ends.repetition {
            true => node.quiet as usize,
            false => 0,
        }
    }

    fn capture(&self, node: &Node, turn: Turn) -> Option<Capture> {
        let kings = node.position.kings(node.position.turn().other());
        let king = evaluation::king(&self.rules);
        let worth = |is_king: bool| if is_king { king } else { evaluation::MAN };
        let victims = turn.effect.map(|effect| effect.victims).unwrap_or_default();
        let blown = turn.blow.map_or(0, |man| worth(kings.contains(man)));
        let taken: i32 = victims
            .into_iter()
            .map(|at| worth(kings.contains(at)))
            .sum();
        let crowned = match turn.effect {
            Some(effect) if effect.promotes => king - evaluation::MAN,
            _ => 0,
        };
        let takes = blown + taken + crowned;
        (takes > 0).then_some(Capture {
            mvv_lva: takes,
            takes,
            loss: 0,
        })
    }

    fn see(&self, _: &Node, _: Turn) -> i32 {
        0
    }

    /// All turns in which the same man is blown have one number: who overlooks that it can be
    /// blown, overlooks them all.
    fn index(&self, node: &Node, turn: Turn) -> usize {
        let [from, to] = ends_of(turn);
        let place = match turn.blow {
            Some(man) => SQUARES * SQUARES + man.index(),
            None => from * SQUARES + to,
        };
        node.position.turn().index() * TURNS + place
    }

    fn piece_to(&self, node: &Node, turn: Turn) -> usize {
        let side = node.position.turn();
        let [_, to] = ends_of(turn);
        let is_king = turn
            .effect
            .is_some_and(|effect| node.position.kings(side).contains(effect.from));
        (side.index() * 2 + usize::from(is_king)) * SQUARES + to
    }

    fn obscurity(&self, node: &Node, turn: Turn, before: Option<Turn>) -> u32 {
        let Some(effect) = turn.effect.filter(|_| turn.blow.is_none()) else {
            return HUFF;
        };
        let mut thousandths = 1000;
        let mut times = |factor: u32| thousandths = thousandths * factor / 1000;
        let [from, to] = [effect.from, effect.to];
        let long = from
            .rank()
            .abs_diff(to.rank())
            .max(from.file().abs_diff(to.file()));
        if long >= 4 {
            times(1400);
        }
        let is_backward = match node.position.turn() {
            Color::White => to.rank() < from.rank(),
            Color::Black => to.rank() > from.rank(),
        };
        if is_backward {
            times(1400);
        }
        match effect.victims.len() {
            0 => {}
            1 => times(500),
            _ => times(700),
        }
        let taken_back = |before: Turn| {
            before
                .effect
                .is_some_and(|before| effect.victims.contains(before.to))
        };
        if before.is_some_and(taken_back) {
            times(150);
        }
        thousandths
    }
}

/// How easily a huff is overlooked: nothing on the board shows what was missed.
const HUFF: u32 = 1200;

/// The squares from and to which a turn's move goes; where there is none, the first ones.
fn ends_of(turn: Turn) -> [usize; 2] {
    turn.effect
        .map_or([0, 0], |effect| [effect.from.index(), effect.to.index()])
}
