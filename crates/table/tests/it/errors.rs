//! Every error says in English what is wrong, for developers.

use std::collections::BTreeSet;
use std::error::Error;

use rochade_table::saved::Unreadable;
use rochade_table::{
    ControlError, PositionError, PuzzleFault, Refusal, ReplayError, Subject, TypedError,
};

/// Every variant of a type; the compiler says which one is missing.
macro_rules! every {
    ($type:ident: $($variant:ident $(($value:expr))?),+ $(,)?) => {{
        let _ = |error: &$type| match error {
            $($type::$variant { .. } => (),)+
        };
        [$($type::$variant $(($value))?),+]
    }};
}

/// The texts are short, and none of them says the same as another.
fn check<E: Error>(errors: &[E]) {
    let texts: BTreeSet<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), errors.len(), "{texts:#?}");
    for text in texts {
        assert!(
            (6..80).contains(&text.len()) && !text.ends_with('.'),
            "{text}"
        );
    }
}

fn typed() -> [TypedError; 3] {
    every![TypedError: Unreadable, Illegal, Ambiguous]
}

fn position() -> PositionError {
    PositionError {
        part: "placement".to_owned(),
        word: "no-king",
    }
}

#[test]
fn every_refusal_has_a_text_of_its_own() {
    check(&every![Refusal:
        GameOver, GameGoesOn, NothingToLift, NothingInHand, Unfinished, NoSuchChoice, IllegalMove,
        Reviewing, NoSuchPly, NoSuchSeat, OutOfGame, NotYourTurn, AlreadyAsked, NothingToTakeBack,
        Forbidden(Subject::TakeBack), NothingToClaim, AlreadyCounting, NoEnding, NotCounting,
        LotWanted, AnswerFirst, NotAsked, NoSuchAnswer, NoClock, NotRunning, NotPaused, Paused,
        Typed(TypedError::Illegal), Position(position()), Owed, NoUnsaidCheck, NothingToBlow,
        MoreMovesPassed, TooLateForQueen, NoHints, JumpByJump,
    ]);
    check(&typed());
    check(&typed().map(Refusal::Typed));
}

#[test]
fn every_error_of_a_text_has_a_text_of_its_own() {
    check(&every![Unreadable:
        Foreign, Newer, TooLong, Damaged, Name, Clock, Seats, Position, Nonsense(3),
    ]);
    check(&every![ControlError: Unreadable, OutOfRange, Periods, NeverBegins]);
    let nameless = PositionError {
        part: String::new(),
        word: "",
    };
    check(&[position(), nameless]);
}

#[test]
fn an_error_within_another_is_told_with_its_place() {
    let event = ReplayError::Event {
        index: 7,
        refusal: Refusal::GameOver,
    };
    check(&[
        ReplayError::Start(Refusal::Position(position())),
        event.clone(),
    ]);
    assert_eq!(
        event.to_string(),
        "event 7 can't have happened: the game has ended"
    );
    let fault = PuzzleFault {
        text: "Ke3".to_owned(),
        place: 2,
        error: TypedError::Illegal,
    };
    assert_eq!(
        fault.to_string(),
        "move 2 of the solution, 'Ke3': no such legal move"
    );
}
