//! What a hand does to play a step.

use rochade_table::{Check, Intent, Laws, SayCheck, Seat, Task, View};

use crate::scene::Play;

/// Returns the intents by which a seat plays a step, which gives a check or doesn't: it says
/// "check" where the laws have that said, and never falsely.
pub(crate) fn play(view: &View, laws: &Laws, seat: Seat, play: &Play, check: Check) -> Vec<Intent> {
    let mut intents: Vec<Intent> = play.blow.map(Intent::Blow).into_iter().collect();
    let Some(step) = &play.step else {
        return intents;
    };
    let shown = view.seat(seat);
    let is_said = laws.say_check != SayCheck::Nothing;
    if let Some(shown) = shown.filter(|_| is_said) {
        let says = check != Check::None;
        if shown.can_say_check && shown.says_check != says {
            intents.push(Intent::SayCheck(seat));
        }
    }
    if let Some(&from) = step.path.first() {
        // Where somebody has said at its seat that a man is only put straight, that is this one;
        // but where a capture is owed, it captures by being touched.
        let captures = view
            .duty
            .as_ref()
            .is_some_and(|duty| matches!(duty.task, Task::Capture(..)));
        if shown.is_some_and(|shown| shown.is_adjusting) && !captures {
            intents.push(Intent::Touch(from));
        }
        intents.push(Intent::Touch(from));
    }
    for &square in step.path.iter().skip(1) {
        intents.push(Intent::LetGo(Some(square)));
    }
    if play.stops {
        intents.push(Intent::Done);
    }
    if let Some(kind) = step.choice {
        intents.push(Intent::Choose(kind));
    }
    intents
}
