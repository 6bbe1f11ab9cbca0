//! Questions to the players: what is asked of whom by whom, and what can be answered.

use crate::man::{Man, Seat};
use crate::plan::SquareId;

/// What a player is asked, the most urgent first: without an answer to that the game doesn't go on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PromptKind {
    /// What is to become of an illegal move (laws.md, section 4).
    IllegalMove,
    /// Whether to accept the draw that another player has offered (play.md, section 5, point 1).
    DrawOffer,
    /// Whether another player may take the last move back (play.md, section 5, point 3).
    TakeBack,
    /// Whether the player means it: asked of a player who resigns (play.md, section 5, point 2).
    Resign,
    /// Whether the partner of a player who resigns does so, too: a pair leaves together
    /// (many-laws.md, section 2, C11).
    ResignTogether,
    /// Whether the count that the player has asked for may be struck (laws.md, section 2, point 4).
    Tempo,
    /// What is to follow a touch whose obligation can't be met, or isn't (laws.md, section 3).
    Touched,
    /// Whether to take back the answer to a check that was said and was none (laws.md, section 5).
    FalseCheck,
}

impl PromptKind {
    /// Every kind.
    pub const ALL: [PromptKind; 8] = [
        PromptKind::IllegalMove,
        PromptKind::DrawOffer,
        PromptKind::TakeBack,
        PromptKind::Resign,
        PromptKind::ResignTogether,
        PromptKind::Tempo,
        PromptKind::Touched,
        PromptKind::FalseCheck,
    ];

    /// Returns whether one of those who are asked decides for all (many-laws.md, R3): what a player
    /// did against the rules, either enemy may hold against it. To an offer all must agree.
    pub fn any_decides(self) -> bool {
        matches!(self, PromptKind::Touched | PromptKind::IllegalMove)
    }

    /// Returns whether moves of others than the one who is asked leave it standing.
    pub(crate) fn outlasts_moves(self) -> bool {
        matches!(self, PromptKind::DrawOffer | PromptKind::ResignTogether)
    }

    /// The word that the page's contract uses (`data-prompt`).
    pub fn word(self) -> &'static str {
        match self {
            PromptKind::DrawOffer => "draw-offer",
            PromptKind::TakeBack => "take-back",
            PromptKind::Resign => "resign",
            PromptKind::ResignTogether => "resign-together",
            PromptKind::Tempo => "tempo",
            PromptKind::Touched => "touched",
            PromptKind::IllegalMove => "illegal-move",
            PromptKind::FalseCheck => "false-check",
        }
    }
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The player agrees to what the other one asks.
    Accept,
    /// The player does not agree.
    Decline,
    /// The player means it.
    Confirm,
    /// The player does not mean it.
    Cancel,
    /// The opponent has to move the king.
    KingMove,
    /// The opponent has to capture the man that was touched, or dropped on.
    Capture,
    /// The illegal move stands.
    Stand,
    /// The move is taken back.
    TakeBack,
}

impl Answer {
    /// Every answer.
    pub const ALL: [Answer; 8] = [
        Answer::Accept,
        Answer::Decline,
        Answer::Confirm,
        Answer::Cancel,
        Answer::KingMove,
        Answer::Capture,
        Answer::Stand,
        Answer::TakeBack,
    ];

    /// The word that the page's contract uses (`data-answer`).
    pub fn word(self) -> &'static str {
        match self {
            Answer::Accept => "accept",
            Answer::Decline => "decline",
            Answer::Confirm => "confirm",
            Answer::Cancel => "cancel",
            Answer::KingMove => "king-move",
            Answer::Capture => "capture",
            Answer::Stand => "stand",
            Answer::TakeBack => "take-back",
        }
    }
}

/// A question: what is asked of whom by whom. No two that wait at one time are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Question {
    /// What is asked.
    pub kind: PromptKind,
    /// The seat that is asked.
    pub of: Seat,
    /// The seat that asks; the same one, if a player is asked whether something is meant.
    pub by: Seat,
}

/// A question that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What is asked of whom by whom.
    pub question: Question,
    /// What can be answered now, the answer that goes along first.
    pub answers: Vec<Answer>,
    /// Whether nothing can be touched on the board before it is answered.
    pub blocks: bool,
    /// The man that was touched, where it is asked what is to follow from that.
    pub touched: Option<ManAt>,
    /// Where the laws say that this is asked (`data-law`), where only some do.
    pub law: Option<String>,
}

/// A man, and where it stands, or stood when it was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ManAt {
    /// The man.
    pub man: Man,
    /// Its square.
    pub square: SquareId,
}

impl Prompt {
    /// The question as it is put at first: with all its answers, and waiting in nobody's way. Which
    /// answers there are to what a player has done on the board, the case decides: it is put with
    /// [`Questions::put`](crate::questions::Questions::put).
    pub(crate) fn new(question: Question) -> Prompt {
        let answers = match question.kind {
            PromptKind::DrawOffer
            | PromptKind::TakeBack
            | PromptKind::ResignTogether
            | PromptKind::Tempo => vec![Answer::Accept, Answer::Decline],
            PromptKind::Resign => vec![Answer::Confirm, Answer::Cancel],
            PromptKind::Touched | PromptKind::IllegalMove => Vec::new(),
            PromptKind::FalseCheck => vec![Answer::TakeBack, Answer::Decline],
        };
        Prompt {
            question,
            answers,
            blocks: false,
            touched: None,
            law: None,
        }
    }
}
