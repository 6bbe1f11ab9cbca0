//! What can be drawn of a table.

use super::Table;
use crate::hand::Hand;
use crate::man::{Kind, Seat};
use crate::plan::SquareId;
use crate::record::Entry;
use crate::rules::Scene;
use crate::view::{Mark, Promotion, SeatView, SquareView, View};

/// How many men of each kind a seat has captured more than its opponent, less where below 0; in the order of
/// [`Kind::ALL`].
type Balance = [i32; Kind::ALL.len()];

impl Table {
    /// All that can be drawn.
    pub fn view(&self) -> View {
        let rules = self.game.rules();
        let entries = self.game.entries();
        let shown_ply = self.shown_ply();
        let scene = rules.scene(shown_ply);
        let shown = &entries[..shown_ply.min(entries.len())];
        let last = shown
            .last()
            .map(|entry| (entry.deed.step.from, entry.deed.step.to));
        let balance = balance(shown);
        View {
            game: self.record().start.game.word(),
            plan: rules.plan().clone(),
            squares: self.squares(&scene, last),
            last,
            promotion: self.promotion(),
            prompts: self.game.questions().prompts(),
            seats: Seat::PAIR.map(|seat| self.seat(seat, &balance)).into(),
            turn: rules.to_move(),
            entries: entries.clone(),
            plies: entries.len(),
            shown_ply,
            clock: self.clock_view(),
            outcome: self.outcome(),
            position: scene.position,
        }
    }

    fn seat(&self, seat: Seat, balance: &Balance) -> SeatView {
        let player_number = self.sitting.player_at(seat);
        let goes_on = self.outcome().is_none();
        let questions = self.game.questions();
        let (surplus, points_ahead) = surplus(seat, balance);
        SeatView {
            seat,
            player_number,
            player: self.record().start.players[player_number].clone(),
            half_points: self.score().half_points(seat),
            to_move: goes_on && seat == self.game.rules().to_move(),
            can_offer_draw: goes_on && self.game.may_offer_draw(seat).is_ok(),
            has_offered_draw: questions.has_offered(seat),
            can_ask_take_back: goes_on && self.game.may_take_back(seat).is_ok(),
            can_resign: goes_on,
            surplus,
            points_ahead,
        }
    }

    fn promotion(&self) -> Option<Promotion> {
        let Hand::Promoting { from, to } = self.hand else {
            return None;
        };
        Some(Promotion {
            seat: self.game.rules().to_move(),
            from,
            to,
            choices: self.game.rules().choices(from, to),
        })
    }

    fn squares(&self, scene: &Scene, last: Option<(SquareId, SquareId)>) -> Vec<SquareView> {
        let bare = |&man| SquareView {
            man,
            ..SquareView::default()
        };
        let mut squares: Vec<SquareView> = scene.men.iter().map(bare).collect();
        let mut mark = |square: SquareId, mark| {
            if let Some(view) = squares.get_mut(square.index()) {
                view.marks.set(mark);
            }
        };
        if let Some((from, to)) = last {
            mark(from, Mark::LastFrom);
            mark(to, Mark::LastTo);
        }
        for &king in &scene.checked {
            mark(king, Mark::Check);
        }
        if let Some(held) = self.hand.square() {
            mark(held, Mark::Selected);
        }
        if let Hand::Holding { square, .. } = self.hand {
            for target in self.game.rules().targets(square) {
                let kind = if target.capture {
                    Mark::Capture
                } else {
                    Mark::Move
                };
                mark(target.square, kind);
            }
        }
        squares
    }
}

/// What the first seat has captured more than the second one with these moves.
fn balance(entries: &[Entry]) -> Balance {
    let mut balance = Balance::default();
    for entry in entries {
        if let Some(captured) = entry.deed.captured {
            let by_first = entry.deed.man.seat == Seat::FIRST;
            balance[captured.kind as usize] += if by_first { 1 } else { -1 };
        }
    }
    balance
}

/// The men that a seat has captured more than its opponent, and by how many points all its captures are ahead.
fn surplus(seat: Seat, balance: &Balance) -> (Vec<Kind>, u32) {
    let sign = if seat == Seat::FIRST { 1 } else { -1 };
    let mut surplus = Vec::new();
    let mut points = 0;
    for kind in Kind::ALL.into_iter().rev() {
        let more = sign * balance[kind as usize];
        for _ in 0..more {
            surplus.push(kind);
        }
        points += more * kind.points() as i32;
    }
    (surplus, points.max(0) as u32)
}
