//! A position of chess for four or for three as games of kings need it.

use rochade_many as many;
use rochade_sort::insertion_sort;

use super::board::{id, man, move_of, seat, seat_of, square_of, squares};
use super::made::{self, Made};
use super::plan::{BISHOP, KNIGHT, QUEEN, ROOK};
use super::worth::worth;
use super::{text, why};
use crate::deed::Step;
use crate::laws::{Ending, Worth};
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Dead, Frozen, Outcome, Termination};
use crate::plan::SquareId;
use crate::rules::kings::{Attack, Checkers, Course, Falsely, Position, Terms};
use crate::rules::why::WhyNot;
use crate::rules::{Target, TypedError};

/// What a pawn can become (4p-31), the first choice first.
const PROMOTIONS: [Kind; 4] = [QUEEN, ROOK, BISHOP, KNIGHT];

impl Position for many::Position {
    type Move = Made;

    fn seats(&self) -> usize {
        self.game().seats().len()
    }

    fn turn(&self) -> Seat {
        seat(self.turn())
    }

    fn turns_between(&self, from: Seat, to: Seat) -> usize {
        let seats = self.seats();
        let right = (to.index() + seats - from.index()) % seats;
        match self.rules().turns {
            many::Turns::Right => right,
            many::Turns::Left => (seats - right) % seats,
        }
    }

    fn man_at(&self, square: SquareId) -> Option<Man> {
        self.man_at(square_of(self.rules().board, square)?).map(man)
    }

    fn men(&self) -> Vec<Option<Man>> {
        let board = self.rules().board;
        let ids = (0..squares(board) as u16).map(SquareId);
        ids.map(|square| Position::man_at(self, square)).collect()
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn king(&self, of: Seat) -> Option<SquareId> {
        id(self.rules().board, self.king(seat_of(of, self.game())?))
    }

    fn checkers(&self, of: Seat) -> Checkers {
        let Some(of) = seat_of(of, self.game()) else {
            return Checkers::new();
        };
        let men = self.checks(of).into_iter();
        let mut checkers: Checkers = men
            .filter_map(|square| {
                let giver = self.man_at(square)?.seat;
                Some((seat(giver), id(self.rules().board, square)?))
            })
            .collect();
        insertion_sort(&mut checkers, |checker| *checker);
        checkers
    }

    /// Of four players, the one whose queen is attacked is told so (4p-18); men of a frozen one
    /// can't be taken.
    fn attacks(&self) -> Vec<Attack> {
        let board = self.rules().board;
        let mut attacks = Vec::new();
        for by in self.game().seats() {
            for queen in self.queens_to_tell(by) {
                let Some(of) = self.man_at(queen).map(|man| seat(man.seat)) else {
                    continue;
                };
                let men = self.attackers_of(queen).into_iter();
                let own = men.filter(|from| self.men(by).contains(*from));
                attacks.extend(own.filter_map(|from| {
                    let (from, at) = id(board, from).zip(id(board, queen))?;
                    let by = seat(by);
                    Some(Attack { by, from, of, at })
                }));
            }
        }
        attacks
    }

    fn shows_check(&self, _: Seat) -> bool {
        true
    }

    fn frozen(&self, seat: Seat) -> Option<Frozen> {
        match self.frozen(seat_of(seat, self.game())?)? {
            many::Frozen::Mated => Some(Frozen::Mated),
            many::Frozen::Stalemated => Some(Frozen::Stalemated),
            many::Frozen::Left => None,
        }
    }

    fn is_in_game(&self, seat: Seat) -> bool {
        let is_left = |seat| many::Position::frozen(self, seat) == Some(many::Frozen::Left);
        seat_of(seat, self.game()).is_some_and(|seat| !is_left(seat))
    }

    fn targets(&self, from: SquareId, terms: &Terms) -> Vec<Target> {
        let board = self.rules().board;
        let Some(square) = square_of(board, from).filter(|_| may_move(from, terms)) else {
            return Vec::new();
        };
        let position = ignoring_unsaid(self, terms);
        let targets = position.targets(square).into_iter();
        let targets = targets.filter(|&to| fits(self, square, to, terms));
        let target = targets.filter_map(|to| {
            Some(Target {
                square: id(board, to)?,
                capture: self.victim(plain(square, to)).is_some(),
            })
        });
        target.collect()
    }

    fn goes_to(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool {
        let board = self.rules().board;
        let ends = square_of(board, from).zip(square_of(board, to));
        may_move(from, terms)
            && ends.is_some_and(|(from, to)| {
                ignoring_unsaid(self, terms).targets(from).contains(to)
                    && fits(self, from, to, terms)
            })
    }

    fn has_move(&self, terms: &Terms) -> bool {
        let board = self.rules().board;
        let position = ignoring_unsaid(self, terms);
        let mut men = self.men(self.turn()).into_iter();
        men.any(|from| {
            let may_move = id(board, from).is_some_and(|from| may_move(from, terms));
            let mut targets = position.targets(from).into_iter();
            may_move && targets.any(|to| fits(self, from, to, terms))
        })
    }

    fn promotions(&self, from: SquareId, to: SquareId) -> &'static [Kind] {
        let board = self.rules().board;
        let ends = square_of(board, from).zip(square_of(board, to));
        if ends.is_some_and(|(from, to)| self.promotes(from, to)) {
            &PROMOTIONS
        } else {
            &[]
        }
    }

    fn castling(&self, king: SquareId, rook: SquareId, terms: &Terms) -> Option<Step> {
        let board = self.rules().board;
        let (from, rook_at) = square_of(board, king).zip(square_of(board, rook))?;
        let to = id(board, castling_to(self, from, rook_at)?)?;
        Position::goes_to(self, king, to, terms).then(|| Step::new(king, to, None))
    }

    fn play(&self, step: &Step, terms: &Terms) -> Option<(Made, Self)> {
        let (from, to) = step.from().zip(step.to())?;
        if !Position::goes_to(self, from, to, terms) {
            return None;
        }
        let mv = move_of(self.rules().board, step)?;
        let (deed, next) = ignoring_unsaid(self, terms).play(mv).ok()?;
        Some((Made::new(deed, self), next))
    }

    fn can_drop(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool {
        let board = self.rules().board;
        let ends = square_of(board, from).zip(square_of(board, to));
        ends.is_some_and(|(from, to)| {
            let position = ignoring_unsaid(self, terms);
            position.false_targets(from).contains(to)
                || position.targets(from).contains(to) && is_untold(self, from, to, terms)
        })
    }

    /// In the game for four, a king that is left in check can't be taken before its own turn
    /// (4p-34, 4p-36): the move may stand.
    fn false_move(&self, step: &Step, terms: &Terms) -> Option<Falsely<Self>> {
        let board = self.rules().board;
        let mv = move_of(board, step)?;
        let position = ignoring_unsaid(self, terms);
        let falsely = match is_untold(self, mv.from, mv.to, terms) {
            true => position.false_capture(mv)?,
            false => position.false_move(mv)?,
        };
        let deed = falsely.deed().clone();
        let castled = deed.rook.and_then(|(rook, _)| {
            let (king, rook) = id(board, mv.from).zip(id(board, rook))?;
            Some(vec![king, rook])
        });
        let is_exposed = falsely.exposed_to().any();
        Some(Falsely {
            made: Made::new(deed, self),
            shown: *falsely.shown(),
            next: falsely.let_stand().1,
            is_exposed,
            is_only_exposed: is_exposed && is_only_exposing(&position, mv),
            can_stand: !is_exposed || self.game() == many::Game::Four,
            castled: castled.unwrap_or_default(),
        })
    }

    fn notation(&self, made: &Made, _: bool) -> String {
        made::write(made)
    }

    fn read(&self, text: &str, terms: &Terms) -> Result<Step, TypedError> {
        let step = text::read(&ignoring_unsaid(self, terms), text)?;
        let ends = step.from().zip(step.to());
        match ends.is_some_and(|ends| terms.untold.contains(&ends)) {
            true => Err(TypedError::Illegal),
            false => Ok(step),
        }
    }

    fn why_not(course: &Course<Self>, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        why::reason_against(course, from, to)
    }

    fn ends_without_move(&self) -> bool {
        false
    }

    /// Bare kings end the game by what it is about ([`Position::over`]); nothing else is looked for
    /// (many-handed.md, N21).
    fn dead(&self) -> Option<Dead> {
        None
    }

    fn counting(self, movers: &[Seat]) -> Self {
        let mut moves = [0_u16; 4];
        for mover in movers {
            if let Some(moves) = moves.get_mut(mover.index()) {
                *moves = moves.saturating_add(1);
            }
        }
        many::Position::counting(&self, moves)
    }

    fn is_counting(&self) -> bool {
        self.counted(self.turn()).is_some()
    }

    fn over(&self) -> Option<Ending> {
        let outcome = many::Position::outcome(self)?;
        let worth = match outcome.verdict {
            many::Verdict::Full(winners) if winners.contains(self.turn()) => Worth::Won,
            many::Verdict::Full(_) => Worth::Lost,
            many::Verdict::Half(winners) if winners.contains(self.turn()) => Worth::HalfWon,
            many::Verdict::Half(_) => Worth::HalfLost,
            many::Verdict::Draw => Worth::Drawn,
        };
        let termination = match outcome.end {
            many::End::Checkmate => Termination::Checkmate,
            many::End::Stalemate => Termination::Stalemate,
            many::End::DeadPosition => Termination::DeadPosition,
            many::End::Count => Termination::Count,
            many::End::NobodyMoves => Termination::NobodyMoves,
        };
        Some(Ending { termination, worth })
    }

    /// A side can win as long as it has more than its kings.
    fn can_win(&self, seat: Seat) -> bool {
        let side = seat_of(seat, self.game()).map(|seat| self.game().side(seat));
        let mut side = side.into_iter().flatten();
        side.any(|seat| self.men(seat).len() > 1)
    }

    /// What it is worth, the position itself says: to each seat, not only to the one to move.
    fn outcome(&self, ending: Ending) -> Outcome {
        let verdict = match ending.termination {
            Termination::Repetition | Termination::PerpetualCheck | Termination::Count => {
                self.verdict_of_draw()
            }
            _ => {
                many::Position::outcome(self).map_or(many::Verdict::Draw, |outcome| outcome.verdict)
            }
        };
        worth(self.game(), verdict, ending.termination)
    }

    /// A pair loses together; of three, the game ends with the second one who leaves it or can't
    /// move (many-laws.md, C11).
    fn lost(&self, loser: Seat, by: Termination) -> Option<Outcome> {
        let game = self.game();
        let verdict = match game {
            many::Game::Four => many::Verdict::Full(game.enemies(seat_of(loser, game)?)),
            many::Game::Three => many::Position::outcome(self)?.verdict,
        };
        Some(worth(game, verdict, by))
    }

    fn leave(&self, seat: Seat) -> Option<Self> {
        let (_, next) = many::Position::leave(self, seat_of(seat, self.game())?)?;
        Some(next)
    }
}

/// Returns where the king to move comes to if it castles with the own rook of a square, whatever
/// else is in its way; `None` if they don't stand in a line.
pub(super) fn castling_to(
    position: &many::Position,
    king: many::Square,
    rook: many::Square,
) -> Option<many::Square> {
    let own = |square, kind| {
        let man = position.man_at(square);
        man.is_some_and(|man| man.seat == position.turn() && man.kind == kind)
    };
    let in_line = king.column() == rook.column() || king.row() == rook.row();
    if !in_line || !own(king, many::Kind::King) || !own(rook, many::Kind::Rook) {
        return None;
    }
    let two_steps = |at: u8, to: u8| match to.cmp(&at) {
        std::cmp::Ordering::Less => at.checked_sub(2),
        std::cmp::Ordering::Equal => Some(at),
        std::cmp::Ordering::Greater => Some(at + 2),
    };
    let column = two_steps(king.column(), rook.column())?;
    many::Square::at(column, two_steps(king.row(), rook.row())?)
}

/// Returns whether nothing else is wrong with a move than that it leaves the own king in check: the
/// man goes like that.
fn is_only_exposing(position: &many::Position, mv: many::Move) -> bool {
    let why = position.why_not(mv.from, Some(mv.to));
    why.is_some_and(|why| why.reason.is_exposing())
}

/// Returns the position in which the player to move may ignore the checks that nobody has said.
pub(super) fn ignoring_unsaid(position: &many::Position, terms: &Terms) -> many::Position {
    let is_ignored = |square: &many::Square| {
        let giver = position.man_at(*square);
        giver.is_some_and(|giver| terms.ignored.contains(&seat(giver.seat)))
    };
    let checks = position.checks(position.turn()).into_iter();
    position.ignoring(checks.filter(is_ignored).collect())
}

/// Returns whether a man can't take another since nobody was told of the attack.
fn is_untold(
    position: &many::Position,
    from: many::Square,
    to: many::Square,
    terms: &Terms,
) -> bool {
    let board = position.rules().board;
    let ends = id(board, from).zip(id(board, to));
    ends.is_some_and(|ends| terms.untold.contains(&ends))
}

/// Returns whether the bonds let the man on a square move.
fn may_move(from: SquareId, terms: &Terms) -> bool {
    let men = terms.bonds.men.as_ref();
    men.is_none_or(|men| men.contains(&from))
}

/// Returns whether a legal way of a man fits what else binds the turn.
fn fits(position: &many::Position, from: many::Square, to: many::Square, terms: &Terms) -> bool {
    let board = position.rules().board;
    let takes = |victim: SquareId| {
        let taken = position.victim(plain(from, to));
        taken.and_then(|square| id(board, square)) == Some(victim)
    };
    let is_king = position.king(position.turn()) == from;
    let steps = from.column().abs_diff(to.column()) + from.row().abs_diff(to.row());
    let castles = is_king && steps == 2 && (from.column() == to.column() || from.row() == to.row());
    terms.bonds.victim.is_none_or(takes)
        && !(castles && terms.bonds.no_castling)
        && !is_untold(position, from, to, terms)
}

/// Returns the move from one square to another, whatever a pawn becomes there.
fn plain(from: many::Square, to: many::Square) -> many::Move {
    many::Move {
        from,
        to,
        promotion: None,
    }
}
