//! Draughts as it stands on the table, and how a computer goes about it.

use rochade_draughts::{Chain, Effect, Names, Position, Rules, Square};
use rochade_review::Sentence;
use rochade_search::{Choice, Game};
use rochade_table::draughts::{KING, id, seat, square_of};
use rochade_table::{
    DeadPosition, Entry, Event, FiftyMoves, GameKind, Repetition, Seat, Step, Table, View,
};

use super::kings::KingEndings;
use super::{Draughts, Ends, Node, Turn, sentence};
use crate::level::Level;
use crate::mind::Mind;
use crate::scene::{Play, Scene};
use crate::sentence::Seen;

/// The number of men on the board from which on down the table of king endings is used.
const FEW: usize = 8;

impl Draughts {
    fn node(&self, position: Position, quiet: u32) -> Node {
        Node { position, quiet }
    }

    /// Adds what can be played at a table on which a man was blown, or none.
    fn add(&self, scene: &mut Scene<Draughts>, table: &Table, node: &Node, blow: Option<Square>) {
        let Some(position) = blow.map_or(Some(node.position), |man| node.position.blow(man)) else {
            return;
        };
        for step in table.steps() {
            let (effect, stops) = outcome(&position, &step);
            let play = Play {
                blow: blow.map(id),
                step: Some(step),
                stops,
            };
            match effect {
                Some(effect) => {
                    let mv = Turn {
                        blow,
                        effect: Some(effect),
                    };
                    let node = self.play(node, mv);
                    scene.choices.push(Choice { mv, node });
                    scene.plays.push(play);
                }
                None => scene.others.push(play),
            }
        }
    }
}

/// Returns what a step does, `None` if it is no move, and whether it stops where it could go on.
fn outcome(position: &Position, step: &Step) -> (Option<Effect>, bool) {
    let path: Option<Vec<Square>> = step.path.iter().map(|&at| square_of(at)).collect();
    let path = path.unwrap_or_default();
    let Some(effect) = position.resolve(&path).map(|mv| mv.effect()) else {
        return (None, false);
    };
    let may_stop = effect.victims.any() && position.rules().chain == Chain::MayStop;
    let next = may_stop.then(|| position.next(&path)).flatten();
    (Some(effect), next.is_some_and(|next| next.jumps.any()))
}

impl Mind for Draughts {
    const OPENING: usize = 6;
    const LONG: usize = 25;
    const FEW: usize = 6;

    fn usual() -> Draughts {
        Draughts {
            rules: Rules::NORIS,
            ends: Ends {
                repetition: true,
                limit: Some(50),
                one_king_each: true,
            },
            endings: None,
        }
    }

    fn knows(game: GameKind) -> bool {
        game == GameKind::Draughts
    }

    fn keep_to(&mut self, table: &Table, _: bool) -> bool {
        let laws = &table.record().start.laws;
        let ends = Ends {
            repetition: laws.repetition != Repetition::Nothing,
            limit: (laws.fifty_moves == FiftyMoves::AtOnce).then(|| laws.limit_plies.get()),
            one_king_each: laws.dead_position == DeadPosition::AtOnce,
        };
        let rules = laws.draughts_rules();
        let is_few = table
            .view()
            .squares
            .iter()
            .filter(|it| it.man.is_some())
            .count()
            <= FEW;
        let is_new = self.rules != rules || self.ends != ends || self.endings.is_some() != is_few;
        if is_new {
            (self.rules, self.ends) = (rules, ends);
            self.endings = is_few.then(|| KingEndings::under(&rules));
        }
        is_new
    }

    fn play_for_ever(&mut self) -> bool {
        let ends = Ends {
            repetition: false,
            limit: None,
            ..self.ends
        };
        let is_new = self.ends != ends;
        self.ends = ends;
        is_new
    }

    fn look_at(&self, table: &Table) -> Option<Scene<Draughts>> {
        let view = table.view();
        let texts = table.positions(usize::MAX);
        let (now, past) = texts.split_last()?;
        let position = Position::from_fen(now, &self.rules).ok()?;
        let node = self.node(position, self.quiet_plies(&view));
        let key = |text: &String| {
            let position = Position::from_fen(text, &self.rules).ok();
            position.map_or(0, |position| self.key(&self.node(position, 0)))
        };
        let mut scene = Scene {
            node: Some(node),
            choices: Vec::new(),
            plays: Vec::new(),
            others: Vec::new(),
            before: past.iter().map(key).collect(),
            plies: table.plies(),
            is_ahead: view.ahead > 1,
        };
        self.add(&mut scene, table, &node, None);
        for man in position.blowable() {
            let mut record = table.record().clone();
            record.events.push(Event::Blown(id(man)));
            let Ok(then) = Table::replay(&record) else {
                continue;
            };
            if then.outcome().is_none() {
                self.add(&mut scene, &then, &node, Some(man));
                continue;
            }
            let mv = Turn {
                blow: Some(man),
                effect: None,
            };
            let node = self.play(&node, mv);
            scene.choices.push(Choice { mv, node });
            scene.plays.push(Play {
                blow: Some(id(man)),
                step: None,
                stops: false,
            });
        }
        Some(scene)
    }

    fn read(&self, position: &str) -> Option<Node> {
        let position = Position::from_fen(position, &self.rules).ok()?;
        Some(self.node(position, 0))
    }

    fn side_of(&self, of: Seat) -> Option<usize> {
        let mut sides = rochade_draughts::Color::ALL.into_iter();
        let side = sides.find(|&color| seat(color) == of);
        side.map(|color| color.index())
    }

    fn says_check(&self, _: Option<&Node>, _: &Choice<Turn, Node>) -> bool {
        false
    }

    /// The man that is blown, and every square that is passed.
    fn text(&self, node: &Node, turn: Turn) -> String {
        let blown = turn.blow.map(|man| format!("{}~", man.number()));
        let position = turn.blow.and_then(|man| node.blown(man));
        let moves = position.unwrap_or(node.position).legal_moves();
        let mv = moves.iter().find(|mv| Some(mv.effect()) == turn.effect);
        let mv = mv.map(|mv| mv.full(Names::Numeric).to_string());
        [blown, mv].into_iter().flatten().collect()
    }

    fn wins_easily(&self, node: &Node) -> bool {
        self.win_of_kings(node).is_some()
    }

    /// No lines are kept: first moves are nearly alike, and what is drawn among them is enough to
    /// let games vary.
    fn opening(&self, _: &Scene<Draughts>, _: Level, _: u64) -> Option<usize> {
        None
    }

    fn sentence(&self, seen: &Seen<'_, Draughts>) -> Sentence {
        sentence::sentence(self, seen)
    }

    /// Since the last capture, huff or man's move.
    fn quiet_plies(&self, view: &View) -> u32 {
        let is_quiet = |entry: &&Entry| {
            let deed = &entry.deed;
            deed.man.kind == KING && deed.victims.is_empty() && deed.blown.is_none()
        };
        view.entries.iter().rev().take_while(is_quiet).count() as u32
    }
}
