//! The settings of the page and their choices, in the words that stand in the root element's
//! attributes, in what the device remembers, and in the controls of the panel (contract.md,
//! sections 1 and 7): what the page and the build of its scripts both read.

/// Something that the user can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Whether the page is light or dark.
    Theme,
    /// The colours of the board.
    Board,
    /// The drawings of the pieces.
    Pieces,
    /// Where the names of ranks and files stand.
    Coordinates,
    /// How squares are marked.
    Marks,
    /// How moves are written.
    Notation,
    /// How moves are spoken.
    Spoken,
    /// On which side of the page the board stands, where something stands beside it.
    BoardSide,
    /// On which side of a player's bar the clock stands.
    ClockSide,
    /// Whether men glide.
    Animation,
    /// Whether sounds are heard.
    Sound,
    /// Whether it is said why a touch came to nothing.
    Why,
    /// Whether it is told which men have failed to capture.
    HuffHint,
    /// Whether men are tapped or dragged.
    Input,
    /// Whether a target counts only when the hand lets go of it.
    Release,
    /// Whether a faint man stays where a drag began.
    Ghost,
    /// Whether a finger's man is lifted, and the target under it ringed.
    Lift,
    /// Whether a pawn becomes the first of the choices unasked.
    Queen,
    /// When clocks show tenths of a second.
    Tenths,
    /// Whether the device vibrates with what can be heard.
    Haptics,
    /// How long a move of two computers takes at least, in seconds.
    Pace,
    /// Whether another level is suggested after games that one side has won.
    Suggest,
    /// Whether single keys on the board are answered in words.
    AnswerKeys,
    /// The language of the page.
    Language,
}

impl Setting {
    /// All of them, in the order in which the device remembers them.
    pub const ALL: [Setting; 24] = [
        Setting::Theme,
        Setting::Board,
        Setting::Pieces,
        Setting::Coordinates,
        Setting::Marks,
        Setting::Notation,
        Setting::Spoken,
        Setting::BoardSide,
        Setting::ClockSide,
        Setting::Animation,
        Setting::Sound,
        Setting::Why,
        Setting::HuffHint,
        Setting::Input,
        Setting::Release,
        Setting::Ghost,
        Setting::Lift,
        Setting::Queen,
        Setting::Tenths,
        Setting::Haptics,
        Setting::Pace,
        Setting::Suggest,
        Setting::AnswerKeys,
        Setting::Language,
    ];

    /// The name of the setting. The root element's attribute has `data-` before it.
    pub fn name(self) -> &'static str {
        match self {
            Setting::Theme => "theme",
            Setting::Board => "board",
            Setting::Pieces => "pieces",
            Setting::Coordinates => "coordinates",
            Setting::Marks => "marks",
            Setting::Notation => "notation",
            Setting::Spoken => "spoken",
            Setting::BoardSide => "board-side",
            Setting::ClockSide => "clock-side",
            Setting::Animation => "animation",
            Setting::Sound => "sound",
            Setting::Why => "why",
            Setting::HuffHint => "huff-hint",
            Setting::Input => "input",
            Setting::Release => "release",
            Setting::Ghost => "ghost",
            Setting::Lift => "lift",
            Setting::Queen => "queen",
            Setting::Tenths => "tenths",
            Setting::Haptics => "haptics",
            Setting::Pace => "pace",
            Setting::Suggest => "suggest",
            Setting::AnswerKeys => "answer-keys",
            Setting::Language => "language",
        }
    }

    /// The choices. The first one holds until another is made.
    pub fn choices(self) -> &'static [&'static str] {
        match self {
            Setting::Theme => &["system", "light", "dark"],
            Setting::Board => &["wood", "green", "blue", "grey"],
            Setting::Pieces => &["staunton", "mirrored"],
            Setting::Coordinates => &["inside", "outside", "off"],
            Setting::Marks => &["colours", "shapes"],
            Setting::Notation => &["long", "figurine", "en", "de", "nl"],
            Setting::Spoken => &["words", "letters", "written"],
            Setting::BoardSide => &["left", "right"],
            Setting::ClockSide => &["right", "left"],
            Setting::Animation => &["system", "on", "off"],
            Setting::Sound
            | Setting::Why
            | Setting::HuffHint
            | Setting::Ghost
            | Setting::Lift
            | Setting::Suggest
            | Setting::AnswerKeys => &["on", "off"],
            Setting::Release | Setting::Queen | Setting::Haptics => &["off", "on"],
            Setting::Input => &["either", "tap", "drag"],
            Setting::Tenths => &["last", "never", "always"],
            Setting::Pace => &["1", "0.3", "3"],
            Setting::Language => &["system", "de", "en", "nl"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_choices_can_be_attributes_and_lines() {
        let is_sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
        let is_word = |word: &str| word.chars().all(is_sign);
        for setting in Setting::ALL {
            assert!(is_word(setting.name()), "{setting:?}");
            assert!(setting.choices().len() > 1, "{setting:?}");
            assert!(setting.choices().iter().all(|word| is_word(word)));
        }
    }
}
