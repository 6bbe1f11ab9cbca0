//! The settings and their choices, in the words that stand in the root element's attributes, in what the device remembers, and
//! in the controls of the panel (contract.md, sections 1 and 7).

/// Something that the user can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
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
    /// The language of the page.
    Language,
}

impl Setting {
    /// All of them, in the order in which the device remembers them.
    pub(crate) const ALL: [Setting; 11] = [
        Setting::Board,
        Setting::Pieces,
        Setting::Coordinates,
        Setting::Marks,
        Setting::Notation,
        Setting::BoardSide,
        Setting::ClockSide,
        Setting::Animation,
        Setting::Sound,
        Setting::Why,
        Setting::Language,
    ];

    /// The name of the setting. The root element's attribute has `data-` before it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Setting::Board => "board",
            Setting::Pieces => "pieces",
            Setting::Coordinates => "coordinates",
            Setting::Marks => "marks",
            Setting::Notation => "notation",
            Setting::BoardSide => "board-side",
            Setting::ClockSide => "clock-side",
            Setting::Animation => "animation",
            Setting::Sound => "sound",
            Setting::Why => "why",
            Setting::Language => "language",
        }
    }

    /// The choices. The first one holds until another is made.
    pub(crate) fn choices(self) -> &'static [&'static str] {
        match self {
            Setting::Board => &["wood", "green", "blue", "grey"],
            Setting::Pieces => &["staunton", "mirrored"],
            Setting::Coordinates => &["inside", "outside", "off"],
            Setting::Marks => &["colours", "shapes"],
            Setting::Notation => &["long", "figurine", "en", "de", "nl"],
            Setting::BoardSide => &["left", "right"],
            Setting::ClockSide => &["right", "left"],
            Setting::Animation => &["system", "on", "off"],
            Setting::Sound | Setting::Why => &["on", "off"],
            Setting::Language => &["system", "de", "en", "nl"],
        }
    }
}
