//! Chess for two at the table, by the rules of `rochade-chess`.

mod why;

use std::rc::Rc;

use rochade_chess as chess;

use super::{Rules, Scene, Target};
use crate::intent::TypedError;
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Outcome, Termination, Verdict};
use crate::plan::{Plan, SquareId};
use crate::record::{Check, Deed, Entry, Step, Wing};
use crate::why::WhyNot;

/// What a pawn can become (play.md, section 2, point 5), the first choice first.
const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// The course of a game of chess.
pub(super) struct Chess {
    plan: Rc<Plan>,
    line: chess::Line,
    /// The ending of the present position: asked for with every view, found once a move.
    ending: Option<Outcome>,
}

impl Chess {
    /// A game that begins from a position.
    pub(super) fn new(position: chess::Position) -> Chess {
        let line = chess::Line::new(position);
        Chess {
            plan: Rc::new(Plan::chess()),
            ending: line.ending().map(outcome),
            line,
        }
    }

    fn position(&self) -> &chess::Position {
        self.line.position()
    }
}

impl Rules for Chess {
    fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    fn to_move(&self) -> Seat {
        seat(self.position().turn())
    }

    fn man_at(&self, square: SquareId) -> Option<Man> {
        self.position().piece_at(square_of(square)?).map(man)
    }

    fn targets(&self, from: SquareId) -> Vec<Target> {
        let Some(from) = square_of(from) else {
            return Vec::new();
        };
        let position = self.position();
        let pawn = position
            .piece_at(from)
            .is_some_and(|piece| piece.role == chess::Role::Pawn);
        let target = |to| Target {
            square: id(to),
            capture: position.piece_at(to).is_some() || pawn && position.en_passant() == Some(to),
        };
        position.targets(from).into_iter().map(target).collect()
    }

    fn choices(&self, from: SquareId, to: SquareId) -> &'static [Kind] {
        let (Some(from), Some(to)) = (square_of(from), square_of(to)) else {
            return &[];
        };
        let promotion = Some(chess::Role::Queen);
        if self.position().is_legal(chess::Move {
            from,
            to,
            promotion,
        }) {
            &PROMOTIONS
        } else {
            &[]
        }
    }

    fn meant(&self, from: SquareId, to: SquareId) -> SquareId {
        let castling = square_of(from)
            .zip(square_of(to))
            .and_then(|(king, rook)| self.position().castling_by_rook(king, rook));
        castling.map_or(to, |castling| id(castling.to))
    }

    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        self.reason_against(from, to)
    }

    fn read(&self, text: &str) -> Result<Step, TypedError> {
        match self.position().parse_move(text) {
            Ok(found) => Ok(Step {
                from: id(found.from),
                to: id(found.to),
                choice: found.promotion.map(kind),
            }),
            Err(error) => self.read_open_promotion(text).ok_or(match error {
                chess::MoveTextError::Syntax => TypedError::Unreadable,
                chess::MoveTextError::Illegal => TypedError::Illegal,
                chess::MoveTextError::Ambiguous => TypedError::Ambiguous,
            }),
        }
    }

    fn play(&mut self, step: Step) -> Option<Entry> {
        let made = chess::Move {
            from: square_of(step.from)?,
            to: square_of(step.to)?,
            promotion: step.choice.map(role),
        };
        let number = self.position().fullmove_number();
        let notation = chess::San::of(self.position(), made)?.to_string();
        let done = self.line.play(made).ok()?;
        self.ending = self.line.ending().map(outcome);
        Some(Entry {
            number,
            deed: deed(step, &done),
            notation,
            offer: false,
            time_left: None,
        })
    }

    fn take_back(&mut self) {
        self.line.take_back();
        self.ending = self.line.ending().map(outcome);
    }

    fn restart(&mut self) {
        self.line = chess::Line::new(*self.line.initial());
        self.ending = self.line.ending().map(outcome);
    }

    fn ending(&self) -> Option<Outcome> {
        self.ending
    }

    fn can_win(&self, seat: Seat) -> bool {
        self.position().can_mate(color(seat))
    }

    fn scene(&self, plies: usize) -> Scene {
        let position = self.line.position_after(plies);
        let position = position.unwrap_or(self.position());
        let ids = self.plan.ids();
        Scene {
            men: ids
                .map(|square| position.piece_at(square_of(square)?).map(man))
                .collect(),
            checked: if position.is_check() {
                vec![id(position.king(position.turn()))]
            } else {
                Vec::new()
            },
            position: position.to_string(),
        }
    }
}

impl Chess {
    /// A typed promotion that does not say what the pawn becomes: the table will ask.
    fn read_open_promotion(&self, text: &str) -> Option<Step> {
        let queening = self.position().parse_move(&format!("{}q", text.trim()));
        let found = queening
            .or_else(|_| self.position().parse_move(&format!("{}=Q", text.trim())))
            .ok()?;
        Some(Step {
            from: id(found.from),
            to: id(found.to),
            choice: None,
        })
    }
}

fn deed(step: Step, done: &chess::Deed) -> Deed {
    Deed {
        man: man(done.man),
        step,
        captured: done.capture.map(|(_, role)| Man {
            seat: seat(done.man.color.other()),
            kind: kind(role),
        }),
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
    }
}

fn outcome(ending: chess::Ending) -> Outcome {
    let drawn = |termination| Outcome {
        verdict: Verdict::Drawn,
        termination,
    };
    match ending {
        chess::Ending::Checkmate { winner } => Outcome {
            verdict: Verdict::Won(seat(winner)),
            termination: Termination::Checkmate,
        },
        chess::Ending::Stalemate => drawn(Termination::Stalemate),
        chess::Ending::DeadPosition => drawn(Termination::DeadPosition),
        chess::Ending::Repetition => drawn(Termination::Repetition),
        chess::Ending::FiftyMoves => drawn(Termination::FiftyMoves),
    }
}

fn square_of(square: SquareId) -> Option<chess::Square> {
    chess::Square::from_index(square.index())
}

fn id(square: chess::Square) -> SquareId {
    SquareId(square.index() as u16)
}

fn seat(color: chess::Color) -> Seat {
    match color {
        chess::Color::White => Seat::FIRST,
        chess::Color::Black => Seat::SECOND,
    }
}

fn color(seat: Seat) -> chess::Color {
    match seat {
        Seat::FIRST => chess::Color::White,
        _ => chess::Color::Black,
    }
}

fn man(piece: chess::Piece) -> Man {
    Man {
        seat: seat(piece.color),
        kind: kind(piece.role),
    }
}

fn kind(role: chess::Role) -> Kind {
    match role {
        chess::Role::Pawn => Kind::Pawn,
        chess::Role::Knight => Kind::Knight,
        chess::Role::Bishop => Kind::Bishop,
        chess::Role::Rook => Kind::Rook,
        chess::Role::Queen => Kind::Queen,
        chess::Role::King => Kind::King,
    }
}

fn role(kind: Kind) -> chess::Role {
    match kind {
        Kind::Pawn => chess::Role::Pawn,
        Kind::Knight => chess::Role::Knight,
        Kind::Bishop => chess::Role::Bishop,
        Kind::Rook => chess::Role::Rook,
        Kind::Queen => chess::Role::Queen,
        Kind::King => chess::Role::King,
    }
}
