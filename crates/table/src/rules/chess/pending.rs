//! Moves against the rules (laws.md, section 4).

use rochade_chess as chess;

use super::bound::answering;
use super::{Chess, deed, id, men_on, move_of, seat, square_of, typed};
use crate::deed::{Entry, FalseMove, Step};
use crate::plan::SquareId;
use crate::rules::{Overlooked, Scene, TypedError, UnsaidCheck};

/// A move against the rules that stands on the board, but not yet in the game.
#[derive(Clone)]
pub(super) struct Pending {
    /// What it does; a check that was not said is none.
    deed: chess::Deed,
    /// The board with it.
    shown: chess::Setup,
    /// The position after it; `None` if it leaves the mover's king in check.
    next: Option<chess::TolerantPosition>,
}

impl Overlooked for Chess {
    fn may_drop(&self, path: &[SquareId]) -> bool {
        self.can_drop(path).unwrap_or_default()
    }

    fn false_move(&mut self, step: &Step) -> Option<FalseMove> {
        self.make_false_move(step)
    }

    fn decide(&mut self, stands: bool) {
        if let Some(pending) = self.pending.take()
            && stands
        {
            pending.enter(&mut self.line);
        }
    }

    fn unsaid_checks(&self) -> Vec<UnsaidCheck> {
        let unsaid = chess::Color::ALL.into_iter().filter_map(|king| {
            let since = self.unsaid_since(king)?;
            let (giver, checked) = (seat(king.other()), seat(king));
            Some(UnsaidCheck {
                giver,
                checked,
                since,
            })
        });
        unsaid.collect()
    }

    fn say_check(&mut self, _: UnsaidCheck, last: &mut Entry) {
        self.count_as_said(last);
    }
}

impl Chess {
    /// Whether a move can be made on the board, but is against the rules.
    pub(super) fn is_false(&self, mv: chess::Move) -> bool {
        self.made_falsely(mv).is_some()
    }

    fn made_falsely(&self, mv: chess::Move) -> Option<chess::FalseMove> {
        if self.pending.is_some() {
            return None;
        }
        self.position().false_move(mv, &self.terms(&self.bonds))
    }

    /// Whether a man can be dropped at the end of a path, but not by the rules; `None` for what is no path of chess.
    pub(super) fn can_drop(&self, path: &[SquareId]) -> Option<bool> {
        let &[from, to] = path else {
            return None;
        };
        let ((from, _), to) = (self.own_man(from)?, square_of(to)?);
        let terms = self.terms(&self.bonds);
        Some(self.position().false_targets(from, &terms).contains(to))
    }

    /// Makes a move against the rules on the board.
    pub(super) fn make_false_move(&mut self, step: &Step) -> Option<FalseMove> {
        let made = self.made_falsely(move_of(step)?)?;
        let before = self.position();
        let done = self.as_said(*made.deed());
        let next = made
            .let_stand()
            .map(|next| self.moved_to(answering(&done, next)));
        let castled = done.castling.map(|wing| wing.rook_from(before.turn()));
        let false_move = FalseMove {
            entry: Entry {
                round: before.fullmove_number(),
                deed: deed(step.clone(), &done),
                notation: before.false_san(&done).to_string(),
                offer: false,
                illegal: true,
                check_said: false,
                time_left: None,
            },
            castled: castled
                .map(|rook| vec![id(done.from), id(rook)])
                .unwrap_or_default(),
            can_stand: next.is_some(),
        };
        self.pending = Some(Pending {
            deed: done,
            shown: made.shown(),
            next,
        });
        Some(false_move)
    }
}

impl Pending {
    /// What stands on a square with it.
    pub(super) fn piece_at(&self, square: chess::Square) -> Option<chess::Piece> {
        self.shown.placement.piece_at(square)
    }

    /// Whether it goes from there to there.
    pub(super) fn goes(&self, from: SquareId, to: Option<SquareId>) -> bool {
        (from, to) == (id(self.deed.from), Some(id(self.deed.to)))
    }

    /// Reads the opponent's reply, as if it stood already.
    pub(super) fn read_on(&self, text: &str) -> Result<Step, TypedError> {
        let is_reply = |next: &&chess::TolerantPosition| next.turn() != self.deed.man.color;
        let next = self.next.as_ref().filter(is_reply);
        let next = next.ok_or(TypedError::Illegal)?;
        let terms = match self.deed.check {
            chess::Check::None => chess::Terms::FREE.ignoring_check(),
            chess::Check::Check | chess::Check::Mate => chess::Terms::FREE,
        };
        typed::read(next, &terms, text)
    }

    /// It stands: it is the last move of the game now.
    pub(super) fn enter(self, line: &mut chess::Line<chess::TolerantPosition>) {
        if let Some(next) = self.next {
            line.enter(self.deed, next);
        }
    }

    /// The board with it. The mover's king is in check if that is why it can't stand.
    pub(super) fn scene(&self) -> Scene {
        let mover = self.deed.man.color;
        let is_given = self.deed.check != chess::Check::None;
        let checked = [(mover, self.next.is_none()), (mover.other(), is_given)];
        let checked = checked.into_iter().filter(|(_, is_checked)| *is_checked);
        let kings = checked.filter_map(|(color, _)| self.king(color));
        Scene {
            checked: kings.collect(),
            victims: Vec::new(),
            men: men_on(&self.shown.placement),
            position: self.shown.to_string(),
        }
    }

    fn king(&self, color: chess::Color) -> Option<SquareId> {
        let king = self.shown.placement.men(color, chess::Role::King);
        king.into_iter().next().map(id)
    }
}
