//! Questions to the players: what is asked of whom, and what can be answered.

use crate::man::Seat;

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptKind {
    /// Whether to accept the draw that the opponent has offered (play.md, section 5, point 1).
    DrawOffer,
    /// Whether the opponent may take its last move back (play.md, section 5, point 3).
    TakeBack,
    /// Whether the player means it: asked of the one who resigns (play.md, section 5, point 2).
    Resign,
}

impl PromptKind {
    /// Every kind.
    pub const ALL: [PromptKind; 3] = [
        PromptKind::DrawOffer,
        PromptKind::TakeBack,
        PromptKind::Resign,
    ];

    /// The word that the page's contract uses (`data-prompt`).
    pub fn word(self) -> &'static str {
        match self {
            PromptKind::DrawOffer => "draw-offer",
            PromptKind::TakeBack => "take-back",
            PromptKind::Resign => "resign",
        }
    }

    /// What can be answered, the answer that goes along first.
    pub fn answers(self) -> &'static [Answer] {
        match self {
            PromptKind::DrawOffer | PromptKind::TakeBack => &[Answer::Accept, Answer::Decline],
            PromptKind::Resign => &[Answer::Confirm, Answer::Cancel],
        }
    }
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The player agrees to what the opponent asks.
    Accept,
    /// The player does not agree.
    Decline,
    /// The player means it.
    Confirm,
    /// The player does not mean it.
    Cancel,
}

impl Answer {
    /// The word that the page's contract uses (`data-answer`).
    pub fn word(self) -> &'static str {
        match self {
            Answer::Accept => "accept",
            Answer::Decline => "decline",
            Answer::Confirm => "confirm",
            Answer::Cancel => "cancel",
        }
    }
}

/// A question that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What is asked.
    pub kind: PromptKind,
    /// The seat that is asked.
    pub seat: Seat,
    /// What it can answer.
    pub answers: &'static [Answer],
}
