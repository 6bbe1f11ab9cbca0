//! A position of chess as games of kings need it.

use rochade_chess as chess;

use super::{
    BISHOP, Chess, KNIGHT, QUEEN, ROOK, WORTH, color, dead, duel, facts, id, kind, man, men_on,
    move_of, seat, square_of, step, typed, why,
};
use crate::deed::{Check, Deed, Entry, Step, Victim, Wing};
use crate::laws::{Bare, Bonds, Ending};
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Dead, Outcome, Termination};
use crate::plan::SquareId;
use crate::rules::kings::{Checkers, Falsely, MadeMove, Position, Terms};
use crate::rules::why::WhyNot;
use crate::rules::{Captures, Target, TypedError};

/// What a pawn can become (play.md, section 2, point 5), the first choice first.
const PROMOTIONS: [Kind; 4] = [QUEEN, ROOK, BISHOP, KNIGHT];

impl Position for chess::TolerantPosition {
    type Move = chess::Deed;

    fn seats(&self) -> usize {
        super::SEATS
    }

    fn turn(&self) -> Seat {
        seat(chess::TolerantPosition::turn(self))
    }

    fn round(&self) -> Option<u32> {
        Some(self.fullmove_number())
    }

    fn quiet_plies(&self) -> u32 {
        self.halfmove_clock()
    }

    fn man_at(&self, square: SquareId) -> Option<Man> {
        self.piece_at(square_of(square)?).map(man)
    }

    fn men(&self) -> Vec<Option<Man>> {
        men_on(self.board())
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn king(&self, of: Seat) -> Option<SquareId> {
        Some(id(chess::TolerantPosition::king(self, color(of)?)))
    }

    fn checkers(&self, of: Seat) -> Checkers {
        let Some(color) = color(of) else {
            return Checkers::new();
        };
        let giver = seat(color.other());
        let men = chess::TolerantPosition::checkers(self, color).into_iter();
        men.map(|square| (giver, id(square))).collect()
    }

    fn shows_check(&self, of: Seat) -> bool {
        of == Position::turn(self)
    }

    fn targets(&self, from: SquareId, terms: &Terms) -> Vec<Target> {
        let Some(from) = square_of(from) else {
            return Vec::new();
        };
        let is_pawn = self.board().role(chess::Role::Pawn).contains(from);
        let target = |to| Target {
            square: id(to),
            capture: self.piece_at(to).is_some() || is_pawn && self.en_passant() == Some(to),
        };
        let targets = self.targets(from, &chess_terms(self, terms));
        targets.into_iter().map(target).collect()
    }

    fn goes_to(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool {
        let ends = square_of(from).zip(square_of(to));
        ends.is_some_and(|(from, to)| self.targets(from, &chess_terms(self, terms)).contains(to))
    }

    fn has_move(&self, terms: &Terms) -> bool {
        self.has_move(&chess_terms(self, terms))
    }

    fn promotions(&self, from: SquareId, to: SquareId) -> &'static [Kind] {
        let Some((from, to)) = square_of(from).zip(square_of(to)) else {
            return &[];
        };
        let is_pawn = self.board().role(chess::Role::Pawn).contains(from);
        let last = chess::TolerantPosition::turn(self).other().home_rank();
        if is_pawn && chess::Bitboard::rank(last).contains(to) {
            &PROMOTIONS
        } else {
            &[]
        }
    }

    fn castling(&self, king: SquareId, rook: SquareId, terms: &Terms) -> Option<Step> {
        let (king, rook) = square_of(king).zip(square_of(rook))?;
        let castling = self.castling_by_rook(king, rook, &chess_terms(self, terms))?;
        Some(step(castling))
    }

    fn play(&self, step: &Step, terms: &Terms) -> Option<(chess::Deed, Self)> {
        self.play(move_of(step)?, &chess_terms(self, terms)).ok()
    }

    fn can_drop(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool {
        let ends = square_of(from).zip(square_of(to));
        let terms = chess_terms(self, terms);
        ends.is_some_and(|(from, to)| self.false_targets(from, &terms).contains(to))
    }

    fn false_move(&self, step: &Step, terms: &Terms) -> Option<Falsely<Self>> {
        let falsely = self.false_move(move_of(step)?, &chess_terms(self, terms))?;
        let made = *falsely.deed();
        let is_exposed = falsely.exposed_to().any();
        let castled = made.castling.map(|wing| {
            let rook = wing.rook_from(made.man.color);
            vec![id(made.from), id(rook)]
        });
        Some(Falsely {
            made,
            shown: falsely.shown(),
            next: falsely.shown(),
            is_exposed,
            is_only_exposed: false,
            can_stand: !is_exposed,
            castled: castled.unwrap_or_default(),
        })
    }

    /// SAN, which seldom takes more room than is asked for at once.
    fn notation(&self, made: &chess::Deed, is_false: bool) -> String {
        if is_false {
            return self.false_san(made).to_string();
        }
        let mut text = String::with_capacity(8);
        // Writing to a string does not fail.
        let _ = self
            .san(made)
            .with(&chess::Letters::ENGLISH)
            .write_to(&mut text);
        text
    }

    fn read(&self, text: &str, terms: &Terms) -> Result<Step, TypedError> {
        typed::read(self, &chess_terms(self, terms), text)
    }

    fn why_not(course: &Chess, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        why::reason_against(course, from, to)
    }

    fn answering(self) -> Self {
        chess::TolerantPosition::answering(&self)
    }

    fn again(&self) -> Option<Self> {
        self.again()
    }

    fn ends_without_move(&self) -> bool {
        true
    }

    fn dead(&self) -> Option<Dead> {
        dead::dead(self)
    }

    fn bare(&self) -> Option<Bare> {
        facts::bare(self)
    }

    fn is_endgame(&self) -> bool {
        facts::is_endgame(self)
    }

    fn can_win(&self, seat: Seat) -> bool {
        color(seat).is_some_and(|color| dead::can_mate(self, color))
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        duel::outcome(seat(chess::TolerantPosition::turn(self)), ending)
    }

    fn lost(&self, loser: Seat, by: Termination) -> Option<Outcome> {
        Some(duel::won(seat(color(loser)?.other()), by))
    }

    fn captures(&self, entries: &[Entry]) -> Vec<Captures> {
        duel::captures(entries, WORTH)
    }
}

impl MadeMove for chess::Deed {
    fn seat(&self) -> Seat {
        seat(self.man.color)
    }

    fn check(&self) -> Check {
        match self.check {
            chess::Check::None => Check::None,
            chess::Check::Check => Check::Check,
            chess::Check::Mate => Check::Mate,
        }
    }

    fn set_check(&mut self, check: Check) {
        self.check = match check {
            Check::None => chess::Check::None,
            Check::Check => chess::Check::Check,
            Check::Mate => chess::Check::Mate,
        };
    }

    fn is_castling(&self) -> bool {
        self.castling.is_some()
    }

    fn changes_men(&self) -> bool {
        self.capture.is_some() || self.promotion.is_some()
    }

    fn is_same(&self, other: &chess::Deed) -> bool {
        (self.man, self.from, self.to) == (other.man, other.from, other.to)
    }

    fn tell(&self, step: Step) -> Deed {
        let victim = self.capture.map(|(square, role)| Victim {
            man: Man {
                seat: seat(self.man.color.other()),
                kind: kind(role),
            },
            square: id(square),
        });
        Deed {
            man: man(self.man),
            step,
            victims: victim.into_iter().collect(),
            castling: self.castling.map(|wing| match wing {
                chess::Wing::KingSide => Wing::King,
                chess::Wing::QueenSide => Wing::Queen,
            }),
            en_passant: self.en_passant,
            check: self.check(),
            blown: None,
        }
    }
}

/// Returns what these terms mean for the men of chess.
pub(super) fn chess_terms(position: &chess::TolerantPosition, terms: &Terms) -> chess::Terms {
    let mut told = bound(terms.bonds);
    if !terms.ignored.is_empty() {
        told = told.ignoring_check();
    }
    if terms.in_a_row {
        told = told.within(chess::Bitboard::half(position.turn()));
    }
    told
}

/// Returns what bonds mean for the men of chess.
fn bound(bonds: &Bonds) -> chess::Terms {
    let mut terms = chess::Terms::FREE;
    if let Some(men) = &bonds.men {
        terms = terms.only(men.iter().copied().filter_map(square_of).collect());
    }
    if let Some(victim) = bonds.victim.and_then(square_of) {
        terms = terms.capturing(victim);
    }
    if bonds.no_castling {
        terms = terms.without_castling();
    }
    terms
}
