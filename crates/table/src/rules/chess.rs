//! Chess for two at the table, by the rules of `rochade-chess`.

mod bound;
mod convert;
mod dead;
mod ending;
mod facts;
mod odds;
mod pending;
mod plan;
mod setup;
mod typed;
mod unsaid;
mod why;

use std::rc::Rc;

use rochade_chess as chess;

use super::why::WhyNot;
use super::{
    Captures, Huffing, Moves, Next, PositionError, Rules, Scene, Target, Typed, TypedError, duel,
};
use crate::deed::{Check, Deed, Entry, Step, Victim, Wing};
use crate::laws::{Bonds, Facts};
use crate::man::{Kind, Man, Seat};
use crate::odds::Odds;
use crate::outcome::{Outcome, Termination};
use crate::plan::{Plan, SquareId};

use self::pending::Pending;

use self::convert::{color, id, kind, man, men_on, role, seat, square_of};
pub use self::ending::ending;
use self::plan::WORTH;
pub use self::plan::{BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE};
pub(crate) use self::plan::{SEATS, plan};
pub use self::setup::{Right, Setup};
pub use self::why::{Loss, Reason, RightLost};

/// What a pawn can become (play.md, section 2, point 5), the first choice first.
const PROMOTIONS: [Kind; 4] = [QUEEN, ROOK, BISHOP, KNIGHT];

/// The course of a game of chess.
#[derive(Clone)]
pub(crate) struct Chess {
    plan: Rc<Plan>,
    line: chess::Line<chess::TolerantPosition>,
    bonds: Bonds,
    /// Whether checks may go unsaid.
    tolerant: bool,
    /// A move against the rules on which the opponent is still to decide.
    pending: Option<Pending>,
    /// How many moves in a row the side with the first move makes, where odds let it make several.
    ahead: u8,
}

impl Chess {
    /// A game that begins from a position in FEN; or as usual, with `first` to move; or with odds. In a `tolerant` game the king can be
    /// attacked that is not to move: somebody has overlooked a check.
    pub(crate) fn set_up(
        position: Option<&str>,
        first: Seat,
        odds: Option<Odds>,
        tolerant: bool,
    ) -> Result<Chess, PositionError> {
        let set_up = match position {
            Some(fen) => initial(fen, tolerant),
            None if odds.is_some() => Ok(odds.and_then(odds::position).unwrap_or_default()),
            None if first == BLACK => initial(BLACK_BEGINS, false),
            None => Ok(chess::TolerantPosition::initial()),
        };
        Ok(Chess {
            plan: Rc::new(plan()),
            line: chess::Line::new(set_up.map_err(setup::error)?),
            bonds: Bonds::default(),
            tolerant,
            pending: None,
            ahead: odds.map_or(0, |odds| odds.kind.moves_ahead()),
        })
    }

    fn position(&self) -> &chess::TolerantPosition {
        self.line.position()
    }

    /// The man of the side to move on a square, if that can move anything.
    fn own_man(&self, square: SquareId) -> Option<(chess::Square, chess::Piece)> {
        if self.pending.is_some() {
            return None;
        }
        let square = square_of(square)?;
        let man = self.position().piece_at(square)?;
        (man.color == self.position().turn()).then_some((square, man))
    }

    /// Where an own man can go; for a rook that was touched first and castles, that is to the king, too.
    fn targets(&self, from: chess::Square) -> chess::Bitboard {
        let targets = self.position().targets(from, &self.terms(&self.bonds));
        targets | self.king_to_castle_with(from)
    }
}

/// The usual position for games in which Black has the first move (laws.md, section 1, "later games").
const BLACK_BEGINS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";

impl Moves for Chess {
    fn man_at(&self, square: SquareId) -> Option<Man> {
        let square = square_of(square)?;
        let piece = match &self.pending {
            Some(pending) => pending.piece_at(square),
            None => self.position().piece_at(square),
        };
        piece.map(man)
    }

    fn ahead(&self) -> usize {
        self.moves_ahead()
    }

    fn next(&self, path: &[SquareId]) -> Next {
        let &[from] = path else {
            return Next::default();
        };
        let position = self.position();
        let Some((from, man)) = self.own_man(from) else {
            return Next::default();
        };
        let pawn = man.role == chess::Role::Pawn;
        let target = |to| Target {
            square: id(to),
            capture: position.piece_at(to).is_some() && position.king(position.turn()) != to
                || pawn && position.en_passant() == Some(to),
        };
        Next {
            targets: self.targets(from).into_iter().map(target).collect(),
            may_stop: false,
        }
    }

    fn goes_to(&self, path: &[SquareId], to: SquareId) -> bool {
        let (&[from], Some(to)) = (path, square_of(to)) else {
            return false;
        };
        let from = self.own_man(from).map(|(from, _)| from);
        from.is_some_and(|from| self.targets(from).contains(to))
    }

    fn choices(&self, path: &[SquareId]) -> Vec<Kind> {
        let &[from, to] = path else {
            return Vec::new();
        };
        let (Some(from), Some(to)) = (square_of(from), square_of(to)) else {
            return Vec::new();
        };
        let pawns = self.position().board().role(chess::Role::Pawn);
        if !pawns.contains(from) {
            return Vec::new();
        }
        let queening = chess::Move::promoting(from, to, chess::Role::Queen);
        if self.is_legal(queening) || self.is_false(queening) {
            PROMOTIONS.to_vec()
        } else {
            Vec::new()
        }
    }

    fn meant(&self, from: SquareId, to: SquareId) -> SquareId {
        let castling = square_of(from)
            .zip(square_of(to))
            .and_then(|(king, rook)| self.castling(king, rook, &self.bonds));
        castling.map_or(to, |castling| id(castling.to))
    }

    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        match &self.pending {
            Some(pending) if !pending.goes(from, to) => None,
            _ => self.reason_against(from, to),
        }
    }

    fn read(&self, text: &str) -> Result<Typed, TypedError> {
        if let Some(pending) = &self.pending {
            return pending.read_on(text).map(Typed::from);
        }
        let step = typed::read(self.position(), &self.terms(&Bonds::default()), text)?;
        Ok(self.by_touched_rook(&step).unwrap_or(step).into())
    }

    fn play(&mut self, step: &Step) -> Option<Entry> {
        let made = move_of(step).filter(|_| self.pending.is_none())?;
        let made = self
            .castling_by_touched_rook(made.to, made.from)
            .unwrap_or(made);
        let step = Step::new(id(made.from), id(made.to), step.choice);
        let before = *self.position();
        let done = self.make(made)?;
        Some(Entry {
            round: before.fullmove_number(),
            deed: deed(step, &done),
            notation: written(before.san(&done)),
            offer: false,
            illegal: false,
            time_left: None,
            check_said: false,
        })
    }

    fn take_back(&mut self) {
        self.line.take_back();
    }
}

impl Huffing for Chess {}

impl Rules for Chess {
    fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    fn boxed_clone(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }

    fn facts(&self) -> &dyn Facts {
        &self.line
    }

    fn can_win(&self, seat: Seat) -> bool {
        color(seat).is_some_and(|color| self.position().can_mate(color))
    }

    fn outcome(&self, termination: Termination) -> Outcome {
        match termination {
            Termination::Checkmate => duel::won(seat(self.position().turn().other()), termination),
            Termination::BareKing => match facts::bared(self.position()) {
                Some(loser) => duel::won(seat(loser.other()), termination),
                None => duel::drawn(termination),
            },
            Termination::DeadPosition => Outcome {
                dead: dead::dead(self.position()),
                ..duel::drawn(termination)
            },
            _ => duel::drawn(termination),
        }
    }

    fn half_outcome(&self, termination: Termination) -> Outcome {
        duel::half_won(self.outcome(termination))
    }

    fn lose(&mut self, loser: Seat, by: Termination) -> Option<Outcome> {
        let winner = color(loser)?.other();
        Some(duel::won(seat(winner), by))
    }

    fn captures(&self, entries: &[Entry]) -> Vec<Captures> {
        duel::captures(entries, WORTH)
    }

    fn scene(&self, plies: usize, _: &[SquareId]) -> Scene {
        if let Some(pending) = &self.pending
            && plies > self.line.len()
        {
            return pending.scene();
        }
        let position = self.line.position_after(plies);
        let position = position.unwrap_or(self.position());
        Scene {
            men: men_on(position.board()),
            checked: if position.is_check() && self.is_said(plies) {
                vec![id(position.king(position.turn()))]
            } else {
                Vec::new()
            },
            victims: Vec::new(),
            position: self.told(plies, position).to_string(),
        }
    }
}

/// The position of a text in FEN; in a `tolerant` game, one in which the king may be attacked that is not to move.
fn initial(fen: &str, tolerant: bool) -> Result<chess::TolerantPosition, chess::FenError> {
    if tolerant {
        let position: chess::TolerantPosition = fen.parse()?;
        return Ok(position.answering());
    }
    fen.parse().map(chess::Position::into)
}

fn move_of(step: &Step) -> Option<chess::Move> {
    let &[from, to] = step.path.as_slice() else {
        return None;
    };
    Some(chess::Move {
        from: square_of(from)?,
        to: square_of(to)?,
        promotion: match step.choice {
            Some(kind) => Some(role(kind)?),
            None => None,
        },
    })
}

/// A move in SAN, which seldom takes more room than is asked for at once.
fn written(san: chess::San) -> String {
    let mut text = String::with_capacity(8);
    // Writing to a string does not fail.
    let _ = san.with(&chess::Letters::ENGLISH).write_to(&mut text);
    text
}

fn deed(step: Step, done: &chess::Deed) -> Deed {
    let victim = done.capture.map(|(square, role)| Victim {
        man: Man {
            seat: seat(done.man.color.other()),
            kind: kind(role),
        },
        square: id(square),
    });
    Deed {
        man: man(done.man),
        step,
        victims: victim.into_iter().collect(),
        castling: done.castling.map(|wing| match wing {
            chess::Wing::KingSide => Wing::King,
            chess::Wing::QueenSide => Wing::Queen,
        }),
        en_passant: done.en_passant,
        check: match done.check {
            chess::Check::None => Check::None,
            chess::Check::Check => Check::Check,
            chess::Check::Mate => Check::Mate,
        },
        blown: None,
    }
}
