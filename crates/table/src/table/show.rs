//! What can be drawn of a table.

use super::Table;
use crate::deed::{Deed, Entry, Path};
use crate::hand::Hand;
use crate::man::{Man, Seat};
use crate::outcome::Frozen;
use crate::plan::SquareId;
use crate::record::Remark;
use crate::rules::{Captures, Missed, Scene};
use crate::view::{CountView, Mark, Marks, MoveMade, Promotion, SeatView, SquareView, View};

impl Table {
    /// All that can be drawn.
    pub fn view(&self) -> View {
        let rules = self.game.rules();
        let entries = self.game.entries();
        let shown_ply = self.shown_ply();
        let shown = &entries[..shown_ply.min(entries.len())];
        let is_present = shown_ply == entries.len();
        let false_move = self.game.false_move().filter(|_| is_present);
        let plies = shown_ply + usize::from(false_move.is_some());
        let scene = rules.scene(plies, self.begun(), self.game.counted_from(shown_ply));
        let last = false_move.or(shown.last());
        let seats = rules.plan().all_seats().zip(rules.captures(shown));
        View {
            game: self.record().start.game(),
            laws: self.record().start.laws.name(),
            plan: rules.plan().clone(),
            squares: self.squares(&scene, last, shown),
            last: last.map_or_else(Path::new, |last| last.deed.step.path.clone()),
            since: self
                .moved_since(last, shown)
                .0
                .iter()
                .filter_map(move_made)
                .collect(),
            can_stop: self.can_stop(),
            promotion: self.promotion(),
            prompts: self.game.questions().prompts().to_vec(),
            seats: seats
                .map(|(seat, captures)| self.seat(seat, captures))
                .collect(),
            begins: self.begins(),
            turn: rules.to_move(),
            ahead: rules.ahead(),
            entries: entries.clone(),
            plies: entries.len(),
            shown_ply,
            clock: self.clock_view(),
            press: self.record().start.press,
            outcome: self.outcome().cloned(),
            law: self.law_of_ending(),
            count: self.count(),
            duty: self.duty(),
            missed: self.missed(),
            blown: rules.blown().filter(|_| is_present),
            draws_lots: self.record().start.laws.draw_lots(),
            position: scene.position,
        }
    }

    fn begins(&self) -> Seat {
        let rules = self.rules();
        match self.game.entries().first() {
            _ if rules.plan().seats.len() == 2 => self.record().start.laws.first_seat(),
            Some(first) => first.deed.man.seat,
            None => rules.to_move(),
        }
    }

    fn seat(&self, seat: Seat, captures: Captures) -> SeatView {
        let player_number = self.sitting.player_at(seat);
        let players = &self.record().start.players;
        let in_game = self.game.must_be_in_game(seat).is_ok();
        let can_act = in_game && self.outcome().is_none();
        let is_active = self.game.must_be_active(seat).is_ok();
        let can_ask = can_act && is_active && self.game.false_move().is_none();
        let counts = can_ask && self.record().start.laws.may_count().is_ok();
        let brought = self
            .brought()
            .map_or(0, |outcome| outcome.share(seat).into());
        SeatView {
            seat,
            letter: self.rules().plan().letter(seat),
            player_number,
            player: players.get(player_number).cloned().unwrap_or_default(),
            score: self.sitting.score(player_number).saturating_add(brought),
            to_move: can_act && seat == self.rules().to_move(),
            in_game,
            frozen: self.rules().frozen(seat),
            can_offer_draw: can_ask && self.game.may_offer_draw(seat).is_ok(),
            has_offered_draw: self.game.questions().has_offered(seat),
            takes_back: self.record().start.laws.may_take_back().is_ok(),
            can_ask_take_back: (can_ask || self.outcome().is_some())
                && self.can_ask_take_back(seat),
            can_resign: can_act && self.game.may_resign(seat).is_ok(),
            claims: if can_ask {
                self.game.claims(seat)
            } else {
                Vec::new()
            },
            can_adjust: can_ask && self.game.may_adjust(seat).is_ok(),
            is_adjusting: can_act && seat == self.rules().to_move() && self.game.is_adjusting(),
            can_start_count: counts && self.game.may_start_count().is_ok(),
            can_ask_strike: counts && self.game.may_ask_strike(seat).is_ok(),
            captures,
            can_say_check: can_ask && self.game.may_say_check(seat).is_ok(),
            says_check: can_act && self.game.says_check(seat),
            can_point_out: can_ask && self.game.can_remark(Remark::PointedOut, seat),
            can_notice: can_ask && self.game.can_remark(Remark::Noticed, seat),
            can_blow: can_ask && self.game.may_blow(seat).is_ok(),
            is_blowing: self.hand == Hand::Blowing && seat == self.rules().to_move(),
            can_want_new_partners: self.may_want_new_partners(seat).is_ok(),
            wants_new_partners: self.wants_new_partners(seat),
            is_asked_for_new_partners: self.is_asked_for_new_partners(seat),
            takes_hints: self.gives_hints(seat),
            can_take_hint: self.may_take_hint(seat).is_ok(),
            hints: self.hints(seat),
        }
    }

    fn count(&self) -> Option<CountView> {
        let (count, half_moves) = self.game.counted()?;
        Some(CountView {
            by: count.by,
            moves: half_moves / 2,
            of: self.record().start.laws.limit_plies.get() / 2,
            struck: !count.goes_on(),
        })
    }

    /// The men that the player to move may take off now.
    fn missed(&self) -> Vec<Missed> {
        if self.review.is_none() && self.outcome().is_none() {
            self.rules().missed()
        } else {
            Vec::new()
        }
    }

    /// The path that the hand has begun and the board shows as gone.
    fn begun(&self) -> &[SquareId] {
        match &self.hand {
            Hand::Holding { path, .. } => path,
            Hand::Waiting(waiting) => &waiting.entry.deed.step.path,
            Hand::Empty | Hand::Blowing | Hand::Choosing { .. } => &[],
        }
    }

    /// Returns whether the man in hand may stay where it has come to. A move that waits has stopped
    /// already.
    fn can_stop(&self) -> bool {
        let Hand::Holding { path, .. } = &self.hand else {
            return false;
        };
        path.len() > 1 && self.next(path).may_stop
    }

    fn promotion(&self) -> Option<Promotion> {
        let Hand::Choosing { path } = &self.hand else {
            return None;
        };
        Some(Promotion {
            seat: self.game.rules().to_move(),
            from: *path.first()?,
            to: *path.last()?,
            choices: self.game.rules().choices(path),
        })
    }

    /// A man whose move waits stands where it will be.
    fn bring_to_target(&self, squares: &mut [SquareView]) {
        let step = self.waiting().map(|entry| &entry.deed.step);
        let Some((from, to)) = step.and_then(|step| step.from().zip(step.to())) else {
            return;
        };
        let man = squares.get_mut(from.index()).and_then(|at| at.man.take());
        if let Some(square) = squares.get_mut(to.index()) {
            square.man = man.or(square.man);
        }
    }

    fn squares(&self, scene: &Scene, last: Option<&Entry>, shown: &[Entry]) -> Vec<SquareView> {
        let bare = |&man: &Option<Man>| {
            let seat = man.map(|man| man.seat);
            let mut marks = Marks::default();
            for (seats, mark) in [(&scene.frozen, Mark::Frozen), (&scene.left, Mark::Left)] {
                if seat.is_some_and(|seat| seats.contains(&seat)) {
                    marks.set(mark);
                }
            }
            SquareView {
                man,
                marks,
                moved: None,
            }
        };
        let mut squares: Vec<SquareView> = scene.men.iter().map(bare).collect();
        self.bring_to_target(&mut squares);
        let (since, has_last) = self.moved_since(last, shown);
        for entry in &since[..since.len() - usize::from(has_last)] {
            for &square in &entry.deed.step.path {
                if let Some(view) = squares.get_mut(square.index()) {
                    view.moved = Some(entry.deed.man.seat);
                }
            }
        }
        let mut mark = |square: SquareId, mark| {
            if let Some(view) = squares.get_mut(square.index()) {
                view.marks.set(mark);
            }
        };
        if self.review.is_none() && self.outcome().is_none() {
            self.mark_duty(&mut mark);
        }
        for missed in self.missed() {
            mark(missed.at, Mark::Blowable);
        }
        if let Some(blown) = self.game.rules().blown().filter(|_| self.review.is_none()) {
            mark(blown.square, Mark::Victim);
        }
        if let Some(last) = last {
            mark_last(&last.deed, &mut mark);
        }
        for &square in &scene.victims {
            mark(square, Mark::Victim);
        }
        for &king in &scene.checked {
            mark(king, Mark::Check);
        }
        for &queen in &scene.attacked {
            mark(queen, Mark::Attacked);
        }
        for &(king, how) in &scene.frozen_kings {
            mark(
                king,
                match how {
                    Frozen::Mated => Mark::Mated,
                    Frozen::Stalemated => Mark::Stalemated,
                },
            );
        }
        match &self.hand {
            Hand::Empty | Hand::Blowing | Hand::Waiting(_) => {}
            Hand::Choosing { path } => path
                .first()
                .iter()
                .for_each(|at| mark(**at, Mark::Selected)),
            Hand::Holding { path, .. } => {
                if let Some((&at, gone)) = path.split_last() {
                    mark(at, Mark::Selected);
                    gone.iter().for_each(|&square| mark(square, Mark::Path));
                }
                for target in self.next(path).targets {
                    let kind = if target.capture {
                        Mark::Capture
                    } else {
                        Mark::Move
                    };
                    mark(target.square, kind);
                }
            }
        }
        squares
    }

    /// Returns what others have moved since the seat that is to move did, the oldest first, and
    /// whether the last move is among it. Where two play it is nothing, even if one moves several
    /// times in a row.
    fn moved_since<'a>(&self, last: Option<&Entry>, shown: &'a [Entry]) -> (&'a [Entry], bool) {
        if self.rules().plan().seats.len() == 2 {
            return (&[], false);
        }
        // A move that is only tried stands beside those that are entered.
        let is_entered = last.is_none_or(|last| shown.last() == Some(last)) && !shown.is_empty();
        let before = &shown[..shown.len() - usize::from(is_entered)];
        let next = self.game.entries().get(shown.len());
        let next = next.map_or(self.rules().to_move(), |entry| entry.deed.man.seat);
        let own = before.iter().rposition(|entry| entry.deed.man.seat == next);
        (&shown[own.map_or(0, |own| own + 1)..], is_entered)
    }
}

/// Returns where a move began and ended.
fn move_made(entry: &Entry) -> Option<MoveMade> {
    let path = &entry.deed.step.path;
    Some(MoveMade {
        seat: entry.deed.man.seat,
        from: *path.first()?,
        to: *path.last()?,
    })
}

/// Marks the squares of the last move, and the men that it took beside its way's end.
fn mark_last(deed: &Deed, mark: &mut impl FnMut(SquareId, Mark)) {
    let Some((&to, from)) = deed.step.path.split_last() else {
        return;
    };
    mark(to, Mark::LastTo);
    for &square in from {
        mark(square, Mark::LastFrom);
    }
    let jumped = deed.victims.iter().filter(|_| !deed.en_passant);
    for victim in jumped.chain(&deed.blown) {
        if victim.square != to {
            mark(victim.square, Mark::Victim);
        }
    }
}
