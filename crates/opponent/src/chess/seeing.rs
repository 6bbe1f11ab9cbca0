//! Chess as it stands on the table, and how a computer goes about it.

use rochade_chess::{Color, Move, Position, Role, Terms, TolerantPosition};
use rochade_review::Sentence;
use rochade_search::{Choice, Game};
use rochade_table::chess::{move_of, seat, step};
use rochade_table::{Entry, GameKind, Kind, Restart, Seat, Table, View};

use super::{Chess, Ends, Node, book, levels, sentence};
use crate::level::{Level, Weakness};
use crate::mind::Mind;
use crate::scene::Scene;
use crate::sentence::Seen;

impl Mind for Chess {
    const OPENING: usize = book::OPENING;
    const LONG: usize = 60;
    const FEW: usize = 10;
    const WEAKNESSES: [Weakness; 10] = levels::WEAKNESSES;

    fn usual() -> Chess {
        Chess::new(Ends::MODERN)
    }

    fn knows(game: GameKind) -> bool {
        game == GameKind::Chess
    }

    fn keep_to(&mut self, table: &Table, is_counting: bool) -> bool {
        self.set_ends(Ends::by(&table.record().start.laws, is_counting))
    }

    fn play_for_ever(&mut self) -> bool {
        self.set_ends(self.ends().without_draws())
    }

    fn look_at(&self, table: &Table) -> Option<Scene<Chess>> {
        let view = table.view();
        let texts = table.positions(usize::MAX);
        let (now, past) = texts.split_last()?;
        let position: TolerantPosition = now.parse().ok()?;
        let quiet = quiet_plies(&view, table.record().start.laws.restart);
        let known = |position: &TolerantPosition| position.to_position().ok();
        let last = view.entries.last().and_then(|it| move_of(&it.deed.step));
        let node = known(&position).map(|position| Node {
            came_to: last.map(|mv| mv.to),
            ..self.node(position, quiet)
        });
        let mut scene: Scene<Chess> = Scene {
            node,
            choices: Vec::new(),
            plays: Vec::new(),
            others: Vec::new(),
            before: Vec::new(),
            plies: table.plies(),
            is_ahead: view.ahead > 1,
        };
        for text in past {
            let position = text.parse().ok().as_ref().and_then(known);
            let key = position.map_or(0, |position| self.key(&self.node(position, 0)));
            scene.before.push(key);
        }
        for step in table.steps() {
            let made = move_of(&step).and_then(|mv| Some((mv, after(&position, mv)?)));
            match made {
                Some((mv, next)) => {
                    let node = match scene.node {
                        Some(node) if node.position().is_legal(mv) => self.play(&node, mv),
                        _ => self.node(next, quiet + 1),
                    };
                    scene.choices.push(Choice { mv, node });
                    scene.plays.push(step.into());
                }
                None => scene.others.push(step.into()),
            }
        }
        Some(scene)
    }

    fn read(&self, position: &str) -> Option<Node> {
        let position = position.parse::<TolerantPosition>().ok()?;
        Some(self.usual_node(position.to_position().ok()?))
    }

    fn side_of(&self, of: Seat) -> Option<usize> {
        let mut colors = Color::ALL.into_iter();
        let color = colors.find(|&color| seat(color) == of);
        color.map(Color::index)
    }

    fn says_check(&self, _: Option<&Node>, choice: &Choice<Move, Node>) -> bool {
        choice.node.is_check
    }

    fn text(&self, _: &Node, mv: Move) -> String {
        mv.to_string()
    }

    /// With a queen or a rook against a bare king.
    fn wins_easily(&self, node: &Node) -> bool {
        let board = node.position.board();
        let us = node.position.turn();
        let men = |color: Color, role: Role| board.men(color, role).any();
        board.color(us.other()).len() == 1 && (men(us, Role::Queen) || men(us, Role::Rook))
    }

    fn opening(&self, scene: &Scene<Chess>, level: Level, seed: u64) -> Option<usize> {
        book::choice(scene, level, seed)
    }

    fn is_in_book(&self, plies: usize, node: &Node) -> bool {
        book::knows(plies, node.position)
    }

    fn sentence(&self, seen: &Seen<'_, Chess>) -> Sentence {
        sentence::sentence(self, seen)
    }

    /// Since the last capture or pawn move.
    fn quiet_plies(&self, view: &View) -> u32 {
        let position = view.position.parse::<TolerantPosition>();
        position.map_or(0, |position| position.halfmove_clock())
    }
}

impl Scene<Chess> {
    /// The key of the present position, for the scenes after it; 0 where it has none.
    pub fn key(&self) -> u64 {
        self.node.map_or(0, |node| node.key)
    }

    /// Sees a position of chess after a move: every legal move can be played.
    pub fn after(position: Position, mv: Move, chess: &Chess) -> Scene {
        let mut scene = Scene::of_position(position, Vec::new(), chess);
        scene.node = scene.node.map(|node| Node {
            came_to: Some(mv.to),
            ..node
        });
        scene
    }

    /// Sees a position of chess by itself: every legal move can be played.
    pub fn of_position(position: Position, before: Vec<u64>, chess: &Chess) -> Scene {
        let node = chess.usual_node(position);
        let (mut choices, mut plays) = (Vec::new(), Vec::new());
        for mv in position.legal_moves() {
            let node = chess.play(&node, mv);
            choices.push(Choice { mv, node });
            plays.push(step(mv).into());
        }
        Scene {
            node: Some(node),
            choices,
            plays,
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
