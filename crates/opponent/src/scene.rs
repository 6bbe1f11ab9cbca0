//! The table as the search sees it: what can be played, what each step leads to, and what stood
//! before.

use rochade_chess::{Move, Position, Terms, TolerantPosition};
use rochade_search::{Choice, Game};
use rochade_table::chess::{move_of, step};
use rochade_table::{Entry, GameKind, Kind, Restart, Step, Table, View};

use crate::chess::{Chess, Ends, Node};

/// What is to be thought about.
#[derive(Debug)]
pub struct Scene {
    /// The present position; `None` if the rules of chess don't know it, since a check was ignored
    /// that nobody had said.
    pub(crate) node: Option<Node>,
    /// What can be played, and what it leads to.
    pub(crate) choices: Vec<Choice<Move, Node>>,
    /// The step of each choice.
    pub(crate) steps: Vec<Step>,
    /// The steps that lead to positions which the rules of chess don't know.
    pub(crate) others: Vec<Step>,
    /// The keys of the positions that stood before.
    pub(crate) before: Vec<u64>,
    /// How many plies stand.
    pub(crate) plies: usize,
    /// Whether the side to move makes several moves in a row.
    pub(crate) is_ahead: bool,
}

impl Scene {
    /// Sees a game of chess on the table; what its laws make of endings, `chess` is told. `None`
    /// for another game.
    pub fn of(table: &Table, chess: &mut Chess) -> Option<Scene> {
        let laws = &table.record().start.laws;
        if laws.game != GameKind::Chess {
            return None;
        }
        let view = table.view();
        chess.set_ends(Ends::by(
            laws,
            view.count.as_ref().is_some_and(|count| !count.struck),
        ));
        let texts = table.positions(usize::MAX);
        let (now, past) = texts.split_last()?;
        let position: TolerantPosition = now.parse().ok()?;
        let quiet = quiet_plies(&view, laws.restart);
        let known = |position: &TolerantPosition| position.to_position().ok();
        let node = known(&position).map(|position| chess.node(position, quiet));
        let mut scene = Scene {
            node,
            choices: Vec::new(),
            steps: Vec::new(),
            others: Vec::new(),
            before: Vec::new(),
            plies: table.plies(),
            is_ahead: view.ahead > 1,
        };
        for text in past {
            let position = text.parse().ok().as_ref().and_then(known);
            let key = position.map_or(0, |position| chess.key(&chess.node(position, 0)));
            scene.before.push(key);
        }
        for step in table.steps() {
            let made = move_of(&step).and_then(|mv| Some((mv, after(&position, mv)?)));
            match made {
                Some((mv, next)) => {
                    let node = match scene.node {
                        Some(node) if node.position().is_legal(mv) => chess.play(&node, mv),
                        _ => chess.node(next, quiet + 1),
                    };
                    scene.choices.push(Choice { mv, node });
                    scene.steps.push(step);
                }
                None => scene.others.push(step),
            }
        }
        Some(scene)
    }

    /// The key of the present position, for the scenes after it; 0 where it has none.
    pub fn key(&self) -> u64 {
        self.node.map_or(0, |node| node.key)
    }

    /// Sees a position of chess by itself: every legal move can be played.
    pub fn of_position(position: Position, before: Vec<u64>, chess: &Chess) -> Scene {
        let node = chess.usual_node(position);
        let (mut choices, mut steps) = (Vec::new(), Vec::new());
        for mv in position.legal_moves() {
            let node = chess.play(&node, mv);
            choices.push(Choice { mv, node });
            steps.push(step(mv));
        }
        Scene {
            node: Some(node),
            choices,
            steps,
            others: Vec::new(),
            before,
            plies: 2 * position.fullmove_number() as usize,
            is_ahead: false,
        }
    }
}

/// The position after a move that the laws let be played, if the rules of chess know it: by then
/// every check is answered.
fn after(position: &TolerantPosition, mv: Move) -> Option<Position> {
    let made = position.play(mv, &Terms::FREE);
    let made = made.or_else(|_| position.play(mv, &Terms::FREE.ignoring_check()));
    made.ok()?.1.to_position().ok()
}

/// Plies since what begins their number anew.
fn quiet_plies(view: &View, restart: Restart) -> u32 {
    if let Some(count) = &view.count {
        return count.moves * 2;
    }
    let position = view.position.parse::<TolerantPosition>();
    if restart == Restart::PawnOrCapture {
        return position.map_or(0, |position| position.halfmove_clock());
    }
    let pawn = Kind(0);
    let is_new = |entry: &&Entry| {
        let deed = &entry.deed;
        let takes = !deed.victims.is_empty();
        match restart {
            Restart::PawnOrCapture => takes || deed.man.kind == pawn,
            Restart::CastlingToo => takes || deed.man.kind == pawn || deed.castling.is_some(),
            Restart::CaptureOrPromotion => takes || deed.step.choice.is_some(),
            Restart::Nothing => false,
        }
    };
    let quiet = view.entries.iter().rev().take_while(|entry| !is_new(entry));
    quiet.count() as u32
}
