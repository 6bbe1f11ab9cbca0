//! The settings and their choices in words.

use crate::settings::Setting;
use crate::text::Texts;

/// Returns what a setting is called.
pub(crate) fn label(texts: &Texts, setting: Setting) -> &'static str {
    match setting {
        Setting::Theme => texts.setting_theme(),
        Setting::Board => texts.setting_board(),
        Setting::Pieces => texts.pieces(),
        Setting::Coordinates => texts.coordinates(),
        Setting::Marks => texts.marks(),
        Setting::Notation => texts.notation(),
        Setting::Spoken => texts.spoken(),
        Setting::BoardSide => texts.board_side(),
        Setting::ClockSide => texts.clock_side(),
        Setting::Animation => texts.animation(),
        Setting::Sound => texts.sound(),
        Setting::Why => texts.why(),
        Setting::HuffHint => texts.setting_huff_hint(),
        Setting::Input => texts.setting_input(),
        Setting::Release => texts.setting_release(),
        Setting::Ghost => texts.setting_ghost(),
        Setting::Lift => texts.setting_lift(),
        Setting::Queen => texts.setting_queen(),
        Setting::Tenths => texts.setting_tenths(),
        Setting::Haptics => texts.setting_haptics(),
        Setting::Pace => texts.pace(),
        Setting::Suggest => texts.suggest(),
        Setting::AnswerKeys => texts.setting_answer_keys(),
        Setting::Language => texts.language(),
    }
}

/// Returns what a setting is good for, in one sentence or two short ones.
pub(crate) fn about(texts: &Texts, setting: Setting) -> &'static str {
    match setting {
        Setting::Theme => texts.about_theme(),
        Setting::Board => texts.about_board(),
        Setting::Pieces => texts.about_pieces(),
        Setting::Coordinates => texts.about_coordinates(),
        Setting::Marks => texts.about_marks(),
        Setting::Notation => texts.about_notation(),
        Setting::Spoken => texts.about_spoken(),
        Setting::BoardSide => texts.about_board_side(),
        Setting::ClockSide => texts.about_clock_side(),
        Setting::Animation => texts.about_animation(),
        Setting::Sound => texts.about_sound(),
        Setting::Why => texts.about_why(),
        Setting::HuffHint => texts.about_huff_hint(),
        Setting::Input => texts.about_input(),
        Setting::Release => texts.about_release(),
        Setting::Ghost => texts.about_ghost(),
        Setting::Lift => texts.about_lift(),
        Setting::Queen => texts.about_queen(),
        Setting::Tenths => texts.about_tenths(),
        Setting::Haptics => texts.about_haptics(),
        Setting::Pace => texts.about_pace(),
        Setting::Suggest => texts.about_suggest(),
        Setting::AnswerKeys => texts.about_answer_keys(),
        Setting::Language => texts.about_language(),
    }
}

/// The choices, each with what it is called. Switches need no words for theirs.
pub(crate) fn options(texts: &Texts, setting: Setting) -> Vec<(&'static str, &'static str)> {
    let called = match setting {
        Setting::Theme => vec![texts.as_system(), texts.theme_light(), texts.theme_dark()],
        Setting::Board => vec![
            texts.board_wood(),
            texts.board_green(),
            texts.board_blue(),
            texts.board_grey(),
        ],
        Setting::Pieces => vec![texts.pieces_staunton(), texts.pieces_mirrored()],
        Setting::Coordinates => vec![
            texts.coordinates_inside(),
            texts.coordinates_outside(),
            texts.off(),
        ],
        Setting::Marks => vec![texts.marks_colours(), texts.marks_shapes()],
        Setting::Notation => vec![
            texts.notation_long(),
            texts.notation_figurine(),
            texts.notation_en(),
            texts.notation_de(),
            texts.notation_nl(),
        ],
        Setting::Spoken => vec![
            texts.spoken_words(),
            texts.spoken_letters(),
            texts.spoken_written(),
        ],
        Setting::BoardSide => vec![texts.left(), texts.right()],
        Setting::ClockSide => vec![texts.right(), texts.left()],
        Setting::Animation => vec![texts.as_system(), texts.on(), texts.off()],
        Setting::Input => vec![texts.input_either(), texts.input_tap(), texts.input_drag()],
        Setting::Tenths => vec![
            texts.tenths_last(),
            texts.tenths_never(),
            texts.tenths_always(),
        ],
        Setting::Pace => vec![texts.pace_1(), texts.pace_quick(), texts.pace_slow()],
        Setting::Language => vec![
            texts.as_system(),
            texts.language_de(),
            texts.language_en(),
            texts.language_nl(),
        ],
        _ => Vec::new(),
    };
    setting.choices().iter().copied().zip(called).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    #[test]
    fn every_setting_has_a_sentence_of_its_own() {
        for language in LANGUAGES {
            let mut said = Setting::ALL.map(|setting| about(texts(language), setting));
            for (setting, about) in Setting::ALL.into_iter().zip(said) {
                assert!(about.ends_with('.'), "{setting:?}");
                let label = label(texts(language), setting);
                assert_ne!(about.trim_end_matches('.'), label, "{setting:?}");
            }
            said.sort_unstable();
            assert!(said.windows(2).all(|pair| pair[0] != pair[1]));
        }
    }

    #[test]
    fn every_choice_has_a_text_of_its_own() {
        for language in LANGUAGES {
            for setting in Setting::ALL {
                let is_switch = setting.choices().contains(&"on") && setting.choices().len() == 2;
                let mut called: Vec<&str> = options(texts(language), setting)
                    .into_iter()
                    .map(|(_, text)| text)
                    .collect();
                assert!(!called.contains(&""), "{setting:?}");
                assert!(is_switch || called.len() == setting.choices().len());
                let count = called.len();
                called.sort_unstable();
                called.dedup();
                assert_eq!(called.len(), count, "{setting:?}");
            }
        }
    }
    /// They stand in the panel whatever is on the board: they are for the next game, too.
    #[test]
    fn what_only_one_game_knows_names_that_game() {
        for (language, chess, draughts) in [
            ("en", "chess", "draughts"),
            ("de", "schach", "(dame)"),
            ("nl", "scha", "dammen"),
        ] {
            for (setting, game) in [
                (Setting::Pieces, chess),
                (Setting::Queen, chess),
                (Setting::HuffHint, draughts),
            ] {
                let label = label(texts(language), setting).to_lowercase();
                assert!(label.contains(game), "{label}");
            }
        }
    }
}
