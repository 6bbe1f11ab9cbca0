//! What can be heard: the page tells it by events of its window. [`crate::platform::audio`] plays
//! them, and pages around the page may hear them, too.

use rochade_table::{Check, Happening};
use web_sys::Event;

use crate::page;

/// A sound, the weightiest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Sound {
    /// A move.
    Move,
    /// A capture.
    Capture,
    /// A check.
    Check,
    /// A clock with little time left.
    LowTime,
    /// The end of the game.
    End,
}

impl Sound {
    /// All of them.
    pub(crate) const ALL: [Sound; 5] = [
        Sound::Move,
        Sound::Capture,
        Sound::Check,
        Sound::LowTime,
        Sound::End,
    ];

    /// The event that tells of it (contract.md, section 8).
    pub(crate) fn event(self) -> &'static str {
        match self {
            Sound::Move => "rochade-move",
            Sound::Capture => "rochade-capture",
            Sound::Check => "rochade-check",
            Sound::LowTime => "rochade-low-time",
            Sound::End => "rochade-end",
        }
    }

    /// The sound of a happening, if it has one.
    fn of(happening: &Happening) -> Option<Sound> {
        Some(match happening {
            Happening::Ended(_) => Sound::End,
            Happening::TimeLow(_) => Sound::LowTime,
            Happening::CheckSaid(_) => Sound::Check,
            // Each jump of a capture is heard, and so is a man that is taken off.
            Happening::OnTheWay(_) | Happening::Blown(_) => Sound::Capture,
            Happening::Moved(deed) | Happening::FalseMove(deed) => match deed.check {
                Check::None if deed.victims.is_empty() => Sound::Move,
                Check::None => Sound::Capture,
                _ => Sound::Check,
            },
            _ => return None,
        })
    }
}

/// Tells of the weightiest thing that happened, and which it was, if any of it can be heard.
pub(crate) fn tell(happenings: &[Happening]) -> Option<Sound> {
    let sound = happenings.iter().filter_map(Sound::of).max();
    if let Some(sound) = sound {
        make(sound);
    }
    sound
}

/// Tells of a sound.
pub(crate) fn make(sound: Sound) {
    if let Ok(event) = Event::new(sound.event()) {
        // Only an event that is under way already would be refused.
        let _ = page::window().dispatch_event(&event);
    }
}
