//! The settings: one value, which every component can ask for. The root element's attributes follow
//! it, and the device remembers it. How the players sit belongs to it.

mod handle;
mod seating;

use std::rc::Rc;

pub(crate) use rochade_settings::Setting;
use yew::Reducible;

pub(crate) use self::handle::{SettingsHandle, use_own_settings, use_settings};
pub(crate) use self::seating::Seating;
use crate::page;
use crate::root;
use crate::store::StoreError;

/// Where the device remembers the settings, as lines `name=value`. The start script reads them,
/// too.
const SETTINGS: &str = "rochade.settings";

/// Where the device remembers how the players sat last.
const SEATING: &str = "rochade.seating";

/// Where a tablet for everybody remembers the same of its visitors, until the next ones come. The
/// start script reads the settings there, too.
const VISITORS: [&str; 2] = ["rochade.visitors.settings", "rochade.visitors.seating"];

/// What the user has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Settings {
    /// How the players sit.
    pub(crate) seating: Seating,
    /// For each setting which of its choices it is.
    chosen: [u8; Setting::ALL.len()],
}

/// A change of the settings.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A choice is made in a setting: its word.
    Set(Setting, String),
    /// The players sit in another way.
    Sit(Seating),
    /// All is as it was before visitors came.
    Restore(Settings),
}

impl Reducible for Settings {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::new(self.after(&change))
    }
}

impl Settings {
    /// The settings with which the page was opened: those that stand at the root element, where the
    /// start script has written what the device remembers, and how the players sat last.
    fn at_start() -> Settings {
        let mut settings = Settings::default();
        for setting in Setting::ALL {
            let word = root::get(&attribute(setting)).unwrap_or_default();
            settings.set(setting, &word);
        }
        let [_, visitors] = VISITORS;
        let seating = page::is_kiosk()
            .then(|| page::remembered(visitors))
            .flatten();
        let seating = seating.or_else(|| page::remembered(SEATING));
        settings.seating = seating_of(seating);
        settings
    }

    /// The settings of the device, whatever visitors have chosen.
    pub(crate) fn of_club() -> Settings {
        let lines = page::remembered(SETTINGS).unwrap_or_default();
        Settings {
            seating: seating_of(page::remembered(SEATING)),
            ..Settings::of_lines(&lines)
        }
    }

    /// The settings that stand in such lines.
    fn of_lines(lines: &str) -> Settings {
        let mut settings = Settings::default();
        for setting in Setting::ALL {
            let mut lines = lines.lines().filter_map(|line| line.split_once('='));
            if let Some((_, word)) = lines.find(|(name, _)| *name == setting.name()) {
                settings.set(setting, word);
            }
        }
        settings
    }

    /// The word for what is chosen.
    pub(crate) fn get(&self, setting: Setting) -> &'static str {
        let index = usize::from(self.chosen[setting as usize]);
        setting.choices().get(index).copied().unwrap_or_default()
    }

    /// Returns whether something is switched on.
    pub(crate) fn is_on(&self, setting: Setting) -> bool {
        self.get(setting) == "on"
    }

    /// The word for what is chosen, where it is not the first choice.
    fn get_changed(&self, setting: Setting) -> Option<&'static str> {
        (self.chosen[setting as usize] != 0).then(|| self.get(setting))
    }

    /// Makes a choice. Words that are none change nothing.
    fn set(&mut self, setting: Setting, word: &str) {
        let mut choices = setting.choices().iter();
        if let Some(index) = choices.position(|choice| *choice == word) {
            self.chosen[setting as usize] = index as u8;
        }
    }

    fn after(mut self, change: &Change) -> Settings {
        match change {
            Change::Set(setting, word) => self.set(*setting, word),
            Change::Sit(seating) => self.seating = *seating,
            Change::Restore(settings) => self = *settings,
        }
        self
    }

    /// Writes what is chosen to the root element, for the style sheet and for others (contract.md,
    /// section 1). What is chosen at first is not written.
    fn publish(&self) {
        for setting in Setting::ALL {
            let name = attribute(setting);
            match self.get_changed(setting) {
                Some(word) => root::set(&name, word),
                None => root::remove(&name),
            }
        }
        root::dye_bars(self.get_changed(Setting::Theme));
        root::set("data-seating", self.seating.way.word());
        root::set("data-far-men", self.seating.far_men_word());
    }

    /// Returns what the device is to remember of the settings; nothing where the first choice holds
    /// in all of them.
    fn lines(&self) -> Option<String> {
        let lines = Setting::ALL.into_iter().filter_map(|setting| {
            let word = self.get_changed(setting)?;
            Some([setting.name(), "=", word].concat())
        });
        let lines: Vec<String> = lines.collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Lets the device remember a change that was made.
    fn remember(&self, change: &Change) -> Result<(), StoreError> {
        let is_kiosk = page::is_kiosk();
        let [visitors_settings, visitors_seating] = VISITORS;
        match change {
            // What the club has chosen must not come through where visitors want the first choice.
            Change::Set(..) if is_kiosk => {
                page::store(visitors_settings, Some(&self.lines().unwrap_or_default()))
            }
            Change::Set(..) => page::store(SETTINGS, self.lines().as_deref()),
            Change::Sit(seating) => {
                let key = if is_kiosk { visitors_seating } else { SEATING };
                page::store(key, Some(&seating.write()))
            }
            Change::Restore(_) => VISITORS
                .into_iter()
                .try_for_each(|key| page::store(key, None)),
        }
    }
}

/// How players sit by what is remembered.
fn seating_of(remembered: Option<String>) -> Seating {
    let seating = remembered.and_then(|remembered| Seating::read(&remembered));
    seating.unwrap_or_default()
}

/// The root element's attribute for a setting.
fn attribute(setting: Setting) -> String {
    ["data-", setting.name()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sides::Way;

    fn set(setting: Setting, word: &str) -> Change {
        Change::Set(setting, word.to_owned())
    }

    #[test]
    fn the_first_choice_holds_until_another_is_made() {
        let settings = Settings::default();
        for setting in Setting::ALL {
            assert_eq!(settings.get(setting), setting.choices()[0]);
        }
        let blue = settings.after(&set(Setting::Board, "blue"));
        assert_eq!(blue.get(Setting::Board), "blue");
        assert_eq!(blue.get(Setting::Pieces), "staunton");
    }

    #[test]
    fn words_that_are_no_choice_change_nothing() {
        let mut settings = Settings::default();
        settings.set(Setting::Sound, "off");
        let before = settings;
        for word in ["", "loud", "blue", "Off"] {
            settings.set(Setting::Sound, word);
            assert_eq!(settings, before, "{word}");
        }
    }

    #[test]
    fn only_what_differs_from_the_first_choices_is_remembered() {
        let settings = Settings::default();
        assert_eq!(settings.lines(), None);
        let changes = [
            set(Setting::Language, "nl"),
            set(Setting::Board, "grey"),
            set(Setting::Why, "off"),
        ];
        let changed = changes.iter().fold(settings, Settings::after);
        let lines = changed.lines();
        assert_eq!(lines.as_deref(), Some("board=grey\nwhy=off\nlanguage=nl"));
        let back = changed
            .after(&set(Setting::Board, "wood"))
            .after(&set(Setting::Why, "on"))
            .after(&set(Setting::Language, "system"));
        assert_eq!(back.lines(), None);
    }

    #[test]
    fn lines_are_read_as_they_were_written() {
        let chosen = [("board", "grey"), ("sound", "off"), ("theme", "dark")];
        let lines = chosen.map(|(name, word)| [name, "=", word].concat());
        let settings = Settings::of_lines(&lines.join("\n"));
        assert_eq!(settings.get(Setting::Board), "grey");
        assert_eq!(settings.get(Setting::Theme), "dark");
        let again = Settings::of_lines(&settings.lines().unwrap_or_default());
        assert_eq!(again, settings);
        let odd = Settings::of_lines("board=<b>\n=\nsound\nposition=x");
        assert_eq!(odd, Settings::default());
    }

    #[test]
    fn sitting_otherwise_changes_no_setting() {
        let seating = Seating {
            way: Way::Face,
            far_men_turned: true,
        };
        let settings = Settings::default().after(&Change::Sit(seating));
        assert_eq!(settings.seating, seating);
        assert_eq!(settings.lines(), None);
    }
}
