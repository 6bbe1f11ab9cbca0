//! The settings and their choices in words.

use crate::settings::Setting;
use crate::text::Texts;

/// What a setting is called.
pub(super) fn label(texts: &Texts, setting: Setting) -> &'static str {
    match setting {
        Setting::Board => texts.setting_board(),
        Setting::Pieces => texts.pieces(),
        Setting::Coordinates => texts.coordinates(),
        Setting::Marks => texts.marks(),
        Setting::Notation => texts.notation(),
        Setting::BoardSide => texts.board_side(),
        Setting::ClockSide => texts.clock_side(),
        Setting::Animation => texts.animation(),
        Setting::Sound => texts.sound(),
        Setting::Why => texts.why(),
        Setting::Language => texts.language(),
    }
}

/// The choices, each with what it is called.
pub(super) fn options(texts: &Texts, setting: Setting) -> Vec<(&'static str, &'static str)> {
    let choices = setting.choices().iter();
    choices
        .map(|&choice| (choice, called(texts, setting, choice)))
        .collect()
}

fn called(texts: &Texts, setting: Setting, choice: &str) -> &'static str {
    match (setting, choice) {
        (Setting::Board, "wood") => texts.board_wood(),
        (Setting::Board, "green") => texts.board_green(),
        (Setting::Board, "blue") => texts.board_blue(),
        (Setting::Board, "grey") => texts.board_grey(),
        (Setting::Pieces, "staunton") => texts.pieces_staunton(),
        (Setting::Pieces, "mirrored") => texts.pieces_mirrored(),
        (Setting::Coordinates, "inside") => texts.coordinates_inside(),
        (Setting::Coordinates, "outside") => texts.coordinates_outside(),
        (Setting::Marks, "colours") => texts.marks_colours(),
        (Setting::Marks, "shapes") => texts.marks_shapes(),
        (Setting::Notation, "long") => texts.notation_long(),
        (Setting::Notation, "figurine") => texts.notation_figurine(),
        (Setting::Notation, "en") => texts.notation_en(),
        (Setting::Notation, "de") => texts.notation_de(),
        (Setting::Notation, "nl") => texts.notation_nl(),
        (Setting::Language, "en") => texts.language_en(),
        (Setting::Language, "de") => texts.language_de(),
        (Setting::Language, "nl") => texts.language_nl(),
        (_, "left") => texts.left(),
        (_, "right") => texts.right(),
        (_, "system") => texts.as_system(),
        (_, "on") => texts.on(),
        (_, "off") => texts.off(),
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn every_choice_has_a_text_of_its_own() {
        for language in ["en", "de", "nl"] {
            for setting in Setting::ALL {
                let mut called: Vec<&str> = options(texts(language), setting)
                    .into_iter()
                    .map(|(_, text)| text)
                    .collect();
                assert!(!called.contains(&""), "{setting:?}");
                let count = called.len();
                called.sort_unstable();
                called.dedup();
                assert_eq!(called.len(), count, "{setting:?}");
            }
        }
    }
}
