//! What a hand does to play a step.

use rochade_table::{Check, Intent, Laws, SayCheck, Seat, Task, View};

use crate::scene::Play;

/// Returns the intents by which a seat plays one of all its plays, which gives a check or doesn't:
/// it says "check" where the laws have that said, and never falsely.
pub(crate) fn play(
    view: &View,
    laws: &Laws,
    seat: Seat,
    (play, all): (&Play, &[Play]),
    check: Check,
) -> Vec<Intent> {
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
    if all.iter().any(|longer| goes_on(play, longer)) {
        intents.push(Intent::Done);
    }
    if let Some(kind) = step.choice {
        intents.push(Intent::Choose(kind));
    }
    intents
}

/// Returns whether a longer play begins with all jumps of this one.
fn goes_on(play: &Play, longer: &Play) -> bool {
    let steps = play.step.as_ref().zip(longer.step.as_ref());
    play.blow == longer.blow
        && steps.is_some_and(|(step, longer)| {
            longer.path.len() > step.path.len() && longer.path.starts_with(&step.path)
        })
}

#[cfg(test)]
mod tests {
    use rochade_table::{Check, Laws, Start, Table};

    use crate::draughts::Draughts;
    use crate::{Level, Player};

    /// A king that captures can stop on its way, in two rows here.
    #[test]
    fn each_play_is_done_to_its_end_and_no_further() {
        let position = "W:Wa1,c3,Kd8:Be5,g5,d6,e7,g7,b8";
        let sit_down = || {
            let start = Start::under(Laws::NORIS, Vec::new());
            Table::from_position(start, position).expect("a position")
        };
        let view = sit_down().view();
        let mut player = Player::<Draughts>::of(Level::FULL, 0, 1 << 10);
        let plays = player.scene(&sit_down()).expect("a game").plays;
        for play in &plays {
            let mut table = sit_down();
            let all = (play, plays.as_slice());
            for intent in super::play(&view, &Laws::NORIS, view.turn, all, Check::None) {
                table.apply(intent).expect("what a hand does");
            }
            let view = table.view();
            let made = view.entries.last().map(|entry| &entry.deed.step);
            assert_eq!(made, play.step.as_ref());
        }
        let jumps = plays.iter().filter_map(|play| play.step.as_ref());
        assert!(jumps.filter(|step| step.path.len() > 2).count() > 0);
    }
}
