//! The questions that wait for an answer: what follows from offers, requests, answers and moves.

use crate::man::Seat;
use crate::prompt::{Prompt, PromptKind};

/// A draw offer, from its words to its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Offer {
    /// There is none.
    #[default]
    None,
    /// This seat has offered a draw, and is still to make its move.
    BeforeMove(Seat),
    /// This seat has offered a draw and made its move: the other one is asked.
    Asked(Seat),
}

/// What a seat has asked for since the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Request {
    /// Nothing.
    #[default]
    None,
    /// The other seat has not answered yet.
    Open,
    /// The other seat declined; there is no asking again before the next move.
    Declined,
}

/// What the players at the table have been asked, and may ask. Seats other than those of [`Seat::PAIR`] must not get in
/// here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Questions {
    draw: Offer,
    /// By the seat that asks to take back.
    take_back: [Request; 2],
    /// By the seat that wants to resign and is asked whether it means it.
    resign: [bool; 2],
}

impl Questions {
    /// Whether a seat waits to be answered on this.
    pub(crate) fn is_asked(&self, kind: PromptKind, seat: Seat) -> bool {
        match kind {
            PromptKind::DrawOffer => self.draw == Offer::Asked(seat.opposite()),
            PromptKind::TakeBack => self.requests_take_back(seat.opposite()),
            PromptKind::Resign => self.resign[seat.index()],
        }
    }

    /// All questions that wait for an answer, by kind, then by seat.
    pub(crate) fn prompts(&self) -> Vec<Prompt> {
        let mut prompts = Vec::new();
        for kind in PromptKind::ALL {
            for seat in Seat::PAIR {
                if self.is_asked(kind, seat) {
                    let answers = kind.answers();
                    prompts.push(Prompt {
                        kind,
                        seat,
                        answers,
                    });
                }
            }
        }
        prompts
    }

    /// Whether a seat has offered a draw and is still to make the move that goes with it.
    pub(crate) fn has_offered(&self, seat: Seat) -> bool {
        self.draw == Offer::BeforeMove(seat)
    }

    /// Whether no draw offer stands.
    pub(crate) fn is_draw_open(&self) -> bool {
        self.draw == Offer::None
    }

    pub(crate) fn offer_draw(&mut self, seat: Seat) {
        self.draw = Offer::BeforeMove(seat);
    }

    pub(crate) fn decline_draw(&mut self) {
        self.draw = Offer::None;
    }

    /// Whether a seat has asked to take back and waits for the answer.
    pub(crate) fn requests_take_back(&self, seat: Seat) -> bool {
        self.take_back[seat.index()] == Request::Open
    }

    /// Whether a seat has not yet asked to take back since the last move.
    pub(crate) fn is_take_back_open(&self, seat: Seat) -> bool {
        self.take_back[seat.index()] == Request::None
    }

    pub(crate) fn ask_take_back(&mut self, seat: Seat) {
        self.take_back[seat.index()] = Request::Open;
    }

    /// Enters that `seat` does not let the other one take back.
    pub(crate) fn decline_take_back(&mut self, seat: Seat) {
        self.take_back[seat.opposite().index()] = Request::Declined;
    }

    /// Asks a seat whether it means to resign, or (`false`) asks no longer.
    pub(crate) fn ask_resign(&mut self, seat: Seat, asked: bool) {
        self.resign[seat.index()] = asked;
    }

    /// After a move no question is left but the draw that came with it, which is now put to the other seat.
    pub(crate) fn move_on(&mut self, mover: Seat) {
        let offered = self.has_offered(mover);
        *self = Questions::default();
        if offered {
            self.draw = Offer::Asked(mover);
        }
    }
}
