//! Chess for four and for three as it stands on the table, and how a computer goes about it.

use rochade_many::{Game as Played, Kind, Move, Position, Rules};
use rochade_search::{Choice, Game};
use rochade_table::many::{move_of, seat_of};
use rochade_table::{GameKind, Repetition, Seat, Table, View};

use super::evaluation::Placement;
use super::{Many, Node};
use crate::level::Level;
use crate::mind::Mind;
use crate::scene::Scene;

impl Mind for Many {
    const OPENING: usize = 16;
    const LONG: usize = 60;
    const FEW: usize = 12;

    fn usual() -> Many {
        Many {
            rules: Rules::FOUR,
            placement: Placement::of(Rules::FOUR.board),
            thinker: Rules::FOUR.first(),
            repetition: true,
        }
    }

    fn knows(game: GameKind) -> bool {
        matches!(game, GameKind::Four | GameKind::Three)
    }

    fn keep_to(&mut self, table: &Table, _: bool) -> bool {
        let laws = &table.record().start.laws;
        let rules = laws.many_rules();
        let repetition = laws.repetition != Repetition::Nothing;
        let is_new = (self.rules, self.repetition) != (rules, repetition);
        if self.placement.board() != rules.board {
            self.placement = Placement::of(rules.board);
        }
        (self.rules, self.repetition) = (rules, repetition);
        self.think_for(table.view().turn) || is_new
    }

    fn think_for(&mut self, seat: Seat) -> bool {
        // Of four, sides are the same for all.
        match seat_of(seat, self.rules.game()) {
            Some(thinker) if self.rules.game() == Played::Three => {
                core::mem::replace(&mut self.thinker, thinker) != thinker
            }
            _ => false,
        }
    }

    fn play_for_ever(&mut self) -> bool {
        core::mem::replace(&mut self.repetition, false)
    }

    fn look_at(&self, table: &Table) -> Option<Scene<Many>> {
        let view = table.view();
        let texts = table.positions(usize::MAX);
        let (now, past) = texts.split_last()?;
        let position = Position::from_text(now, &self.rules).ok()?;
        let quiet = self.quiet_plies(&view);
        let node = self.node(position, quiet);
        let key = |text: &String| {
            let position = Position::from_text(text, &self.rules).ok();
            position.map_or(0, |position| self.key(&self.node(position, 0)))
        };
        // What stood before that can't come again.
        let first = past.len().saturating_sub(quiet as usize);
        let mut scene: Scene<Many> = Scene {
            node: Some(node),
            choices: Vec::new(),
            plays: Vec::new(),
            others: Vec::new(),
            before: past[first..].iter().map(key).collect(),
            plies: table.plies(),
            is_ahead: view.ahead > 1,
        };
        for step in table.steps() {
            let mv = move_of(self.rules.board, &step).filter(|&mv| position.is_legal(mv));
            match mv {
                Some(mv) => {
                    let node = self.play(&node, mv);
                    scene.choices.push(Choice { mv, node });
                    scene.plays.push(step.into());
                }
                None => scene.others.push(step.into()),
            }
        }
        Some(scene)
    }

    fn read(&self, position: &str) -> Option<Node> {
        let position = Position::from_text(position, &self.rules).ok()?;
        Some(self.node(position, 0))
    }

    fn side_of(&self, seat: Seat) -> Option<usize> {
        Some(self.side_of_seat(seat_of(seat, self.rules.game())?))
    }

    /// Returns whether the move attacks a king anew, or in chess for four a queen.
    fn says_check(&self, before: Option<&Node>, choice: &Choice<Move, Node>) -> bool {
        let made = before.and_then(|node| node.position.play(choice.mv).ok());
        made.is_some_and(|(deed, _)| deed.told.any())
    }

    fn text(&self, _: &Node, mv: Move) -> String {
        mv.on(self.rules.board).to_string()
    }

    /// With a queen or a rook, on either seat of a pair, against kings alone.
    fn wins_easily(&self, node: &Node) -> bool {
        let position = &node.position;
        let (game, turn) = (position.game(), position.turn());
        let mut enemies = game.enemies(turn).into_iter();
        let is_heavy = |square| {
            let man = position.man_at(square);
            man.is_some_and(|man| matches!(man.kind, Kind::Queen | Kind::Rook))
        };
        let is_beaten = |enemy| position.frozen(enemy).is_some() || position.men(enemy).len() == 1;
        let mut own = game.side(turn).into_iter();
        enemies.all(is_beaten) && own.any(|seat| position.men(seat).into_iter().any(is_heavy))
    }

    fn opening(&self, scene: &Scene<Many>, _: Level, seed: u64) -> Option<usize> {
        self.begin(scene, seed)
    }

    /// Since the last capture or pawn's move.
    fn quiet_plies(&self, view: &View) -> u32 {
        let pawn = rochade_table::chess::PAWN;
        let entries = view.entries.iter().rev();
        let quiet = entries
            .take_while(|entry| entry.deed.man.kind != pawn && entry.deed.victims.is_empty());
        quiet.count() as u32
    }
}
